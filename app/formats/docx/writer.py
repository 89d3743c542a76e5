"""Make the edits in the XML. Text moves to the first run touched; all runs keep their format."""

from __future__ import annotations

import re

from app.engine.domain.export import Edit, Plan
from app.errors import ExportError
from app.formats.docx.markup.names import SPACE, qualified, qualify
from app.formats.docx.markup.tree import remove
from app.formats.docx.stories import Atom, Story

_TEXT, _RUN = qualify("w:t w:r")
_WITH_SPACE = (_TEXT, qualified("m:t"))
# Neither may stand in XML; line ends and tabs would be shown as blanks anyway.
_ILLEGAL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")


def apply(plan: Plan, story: Story) -> None:
    """Make every edit of `plan` in the trees of `story`.

    From the end, so that the offsets of the others in the same node stay right. What lies after
    the text of `story` is in pictures. Raises `ExportError` for an edit that covers nothing that
    can be replaced.
    """
    for edit in reversed(plan.edits):
        if edit.span.start < len(story.text):
            _apply(edit, story.touched(edit.span.start, edit.span.end))


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
