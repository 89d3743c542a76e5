"""Turn a package into what will be exported, save for the edits. Cleaning twice changes nothing."""

from __future__ import annotations

from app.errors import NeedsOcr
from app.formats.docx.cleaning import (
    alternatives,
    charts,
    fields,
    pictures,
    revisions,
    styles,
)
from app.formats.docx.cleaning.fields import seams
from app.formats.docx.cleaning.scrub import neutralise, scrub
from app.formats.docx.cleaning.styles import clean_fonts, clean_settings
from app.formats.docx.cleaning.values import keep_form
from app.formats.docx.markup.tree import Element, qualified, remove, texts
from app.formats.docx.opc.package import Package, Part, Picture
from app.formats.docx.opc.relationships import STORIES, Kind
from app.notices import NoticeCode
from app.progress import Reporter, Stage

# These are found by their relationship alone; anything else must be referred to by its id.
_IMPLICIT = frozenset(
    {
        Kind.FOOTNOTES,
        Kind.ENDNOTES,
        Kind.STYLES,
        Kind.SETTINGS,
        Kind.FONTS,
        Kind.NUMBERING,
        Kind.THEME,
    }
)
_USELESS_WITHOUT_TARGET = (qualified("w:headerReference"), qualified("w:footerReference"))


def clean(package: Package, reporter: Reporter, stage: Stage) -> None:
    """Drop everything that the reviewer is not shown. `package.notices` says what it was."""
    notices = package.notices
    total = len(package.parts)
    for done, part in enumerate(package.parts):
        reporter.step(stage, done, total)
        notices |= alternatives.resolve(part.root)
        notices |= _clean_part(part)
        notices |= scrub(part.root)
    notices |= neutralise([part.root for part in package.of(*STORIES)])
    notices |= styles.rename(
        [part.root for part in package.of(Kind.STYLES)], [part.root for part in package.parts]
    )
    _prune(package)
    keep_form(part.root for part in package.parts)
    notices |= _clean_pictures(package, reporter, stage)


def refuse_pictures_only(package: Package, text: str) -> None:
    """Raise `NeedsOcr` for a document that shows pictures and no text, not even in them."""
    shown = {NoticeCode.DOCX_PICTURES, NoticeCode.DOCX_PICTURES_READ, NoticeCode.DOCX_DRAWINGS}
    if not text.strip() and package.notices & shown:
        raise NeedsOcr("The document contains only pictures.")


def _clean_part(part: Part) -> set[NoticeCode]:
    root = part.root
    if part.kind in STORIES:
        part.seams = seams(root)
        return revisions.accept(root) | fields.unlink(root)
    if part.kind is Kind.SETTINGS:
        return clean_settings(root)
    if part.kind is Kind.FONTS:
        return clean_fonts(root)
    if part.kind is Kind.CHART:
        return charts.clean(root)
    if part.kind is Kind.NUMBERING:
        styles.strip_list_names(root)
    elif part.kind is Kind.THEME:
        styles.strip_theme_names(root)
    return set()


def _prune(package: Package) -> None:
    """Renumber the ids in use and leave out all parts that nothing refers to any more."""
    reached: list[Part] = []
    waiting = [package.main]
    while waiting:
        part = waiting.pop(0)
        if part not in reached:
            reached.append(part)
            part.relations = _renumbered(part)
            waiting += [other for other in part.relations.values() if isinstance(other, Part)]
    package.parts = reached


def _renumbered(part: Part) -> dict[str, Part | Picture]:
    new_ids: dict[str, str] = {}
    for value in texts(part.root, "//@r:*"):
        owner = value.getparent()
        if owner is None or value.attrname is None:
            continue
        if str(value) in part.relations:
            new_ids.setdefault(str(value), f"rId{len(new_ids) + 1}")
            owner.set(value.attrname, new_ids[str(value)])
        else:
            _without_target(owner, str(value.attrname))
    for old, other in part.relations.items():
        if isinstance(other, Part) and other.kind in _IMPLICIT:
            new_ids.setdefault(old, f"rId{len(new_ids) + 1}")
    return {new: part.relations[old] for old, new in new_ids.items()}


def _without_target(owner: Element, attribute: str) -> None:
    if owner.tag in _USELESS_WITHOUT_TARGET:
        remove(owner)
    else:
        del owner.attrib[attribute]


def _clean_pictures(package: Package, reporter: Reporter, stage: Stage) -> set[NoticeCode]:
    notices: set[NoticeCode] = set()
    found = {
        other
        for part in package.parts
        for other in part.relations.values()
        if isinstance(other, Picture)
    }
    for done, picture in enumerate(found):
        reporter.step(stage, done, len(found))
        if pictures.is_several(picture.data):
            notices.add(NoticeCode.ANIMATIONS)
        result = pictures.cleaned(picture.data)
        notices.add(NoticeCode.DOCX_DRAWINGS if result is None else NoticeCode.DOCX_PICTURES)
        picture.data, picture.extension = result or pictures.placeholder()
    return notices
