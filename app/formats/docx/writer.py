"""Make the edits in the XML, and write the package anew.

Text moves to the first run touched; all runs keep their format. The package has names, ids and
content types of its own: nothing of the kind is taken from the source.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from app.engine.domain.export import Edit, RedactionPlan
from app.errors import ExportError
from app.formats.docx.markup.tree import SPACE, Element, qualified, qualify, remove, serialise
from app.formats.docx.opc.archive import write_archive
from app.formats.docx.opc.package import CONTENT_TYPES, WORD, Package, Part, Picture
from app.formats.docx.opc.relationships import Kind, rels_name
from app.formats.docx.opc.strict import to_strict
from app.formats.docx.stepped_widths import step_widths
from app.formats.docx.stories import Atom, Story

_TEXT, _RUN = qualify("w:t w:r")
_WITH_SPACE = (_TEXT, qualified("m:t"))
# Neither may stand in XML; line ends and tabs would be shown as blanks anyway.
_ILLEGAL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")


def apply(plan: RedactionPlan, story: Story) -> None:
    """Make every edit of `plan` in the trees of `story`.

    From the end, so that the offsets of the others in the same node stay right. What lies after
    the text of `story` is in pictures. Raises `ExportError` for an edit that covers nothing that
    can be replaced.
    """
    around: set[Element] = set()
    for edit in reversed(plan.edits):
        if edit.span.start < len(story.text):
            touched = story.touched(edit.span.start, edit.span.end)
            for atom in touched:
                around.update(atom.element.iterancestors())
            _apply(edit, touched)
    if not plan.layout.exact_places:
        step_widths(around)


def _apply(edit: Edit, touched: tuple[Atom, ...]) -> None:
    replacement = _ILLEGAL.sub(" ", edit.replacement)
    chosen = next((atom for atom in touched if not atom.glyph), None)
    if chosen is None:
        _replace_glyph(touched, replacement)
    for atom in touched:
        if atom.glyph:
            remove(atom.element)
            continue
        start = max(edit.span.start - atom.start, 0)
        end = min(edit.span.end, atom.end) - atom.start
        before = _get(atom)
        _set(atom, before[:start] + (replacement if atom is chosen else "") + before[end:])


def _replace_glyph(touched: tuple[Atom, ...], replacement: str) -> None:
    """Where an edit covers only tabs, breaks or symbols, a text takes the place of the first."""
    glyph = next((atom.element for atom in touched if atom.end > atom.start), None)
    run = None if glyph is None else glyph.getparent()
    if glyph is None or run is None or run.tag != _RUN:
        raise ExportError("A part of the document cannot be replaced.")
    text = glyph.makeelement(_TEXT)
    text.text = replacement
    text.set(SPACE, "preserve")
    glyph.addprevious(text)


def _get(atom: Atom) -> str:
    if atom.attribute is not None:
        return atom.element.get(atom.attribute, "")
    return atom.element.text or ""


def _set(atom: Atom, text: str) -> None:
    if atom.attribute is not None:
        atom.element.set(atom.attribute, text)
        return
    atom.element.text = text
    if atom.element.tag in _WITH_SPACE and text != text.strip():
        atom.element.set(SPACE, "preserve")


_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006/"
_OFFICE = "application/vnd.openxmlformats-officedocument."
_NAMES = {
    Kind.DOCUMENT: "word/document.xml",
    Kind.FOOTNOTES: "word/footnotes.xml",
    Kind.ENDNOTES: "word/endnotes.xml",
    Kind.STYLES: "word/styles.xml",
    Kind.SETTINGS: "word/settings.xml",
    Kind.FONTS: "word/fontTable.xml",
    Kind.NUMBERING: "word/numbering.xml",
    Kind.HEADER: "word/header{}.xml",
    Kind.FOOTER: "word/footer{}.xml",
    Kind.THEME: "word/theme/theme{}.xml",
    Kind.CHART: "word/charts/chart{}.xml",
}
_CONTENT = {
    Kind.THEME: f"{_OFFICE}theme+xml",
    Kind.CHART: f"{_OFFICE}drawingml.chart+xml",
}


def save(package: Package, target: Path) -> None:
    """Write `package` to `target`, which must be cleaned: every part goes out as it is."""
    write_archive(target, _members(package))


def _members(package: Package) -> Iterator[tuple[str, bytes]]:
    names = _named(package)
    finish: Callable[[bytes], bytes] = to_strict if package.strict else bytes
    yield CONTENT_TYPES, _content_types(package, names)
    main = (
        f'<Relationship Id="rId1" Type="{_TYPE}{Kind.DOCUMENT.step}" Target="word/document.xml"/>'
    )
    yield rels_name(""), finish(_relationships(main))
    for item, name in names.items():
        if isinstance(item, Picture):
            yield name, item.data
            continue
        yield name, finish(serialise(item.root))
        if item.relations:
            lines = (
                f'<Relationship Id="{identifier}" Type="{_TYPE}{_step(other)}" '
                f'Target="{posixpath.relpath(names[other], posixpath.dirname(name))}"/>'
                for identifier, other in item.relations.items()
            )
            yield rels_name(name), finish(_relationships("".join(lines)))


def _named(package: Package) -> dict[Part | Picture, str]:
    numbers: Counter[str] = Counter()
    names: dict[Part | Picture, str] = {}
    for part in package.parts:
        pattern = _NAMES[part.kind]
        numbers[pattern] += 1
        names[part] = pattern.format(numbers[pattern])
    for part in package.parts:
        for other in part.relations.values():
            if isinstance(other, Picture) and other not in names:
                numbers["picture"] += 1
                names[other] = f"word/media/image{numbers['picture']}.{other.extension}"
    return names


def _step(item: Part | Picture) -> str:
    return Kind.PICTURE.step if isinstance(item, Picture) else item.kind.step


def _relationships(lines: str) -> bytes:
    return f'{_HEAD}<Relationships xmlns="{_PACKAGE}relationships">{lines}</Relationships>'.encode()


def _content_types(package: Package, names: dict[Part | Picture, str]) -> bytes:
    extensions = sorted({item.extension for item in names if isinstance(item, Picture)})
    lines = [
        '<Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        *(f'<Default Extension="{e}" ContentType="image/{e}"/>' for e in extensions),
    ]
    for item, name in names.items():
        if isinstance(item, Part):
            content_type = (
                package.content_type
                if item.kind is Kind.DOCUMENT
                else _CONTENT.get(item.kind, f"{WORD}{item.kind.step}+xml")
            )
            lines.append(f'<Override PartName="/{name}" ContentType="{content_type}"/>')
    return f'{_HEAD}<Types xmlns="{_PACKAGE}content-types">{"".join(lines)}</Types>'.encode()
