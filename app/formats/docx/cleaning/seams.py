"""Where a field or content control begins right behind another: two values, and no word of both."""

from __future__ import annotations

from collections.abc import Iterator

from app.formats.docx.markup.names import qualified, qualify
from app.formats.docx.markup.tree import Element, every

_CONTROLS = qualify("w:sdt w:fldSimple")
_TEXT, _RUN, _MARK, _TYPE = map(qualified, ("w:t", "w:r", "w:fldChar", "w:fldCharType"))
_UNSEEN = qualify("w:bookmarkStart w:bookmarkEnd w:proofErr w:permStart w:permEnd")


def seams(root: Element) -> frozenset[Element]:
    """The first texts of controls that follow another one inside a paragraph."""
    found: list[Element] = []
    for paragraph in every(root, "//w:p[w:sdt|w:fldSimple|w:r/w:fldChar]"):
        ended = False
        for child in paragraph:
            if child.tag in _UNSEEN:
                continue
            if ended and _begins(child):
                found += _first_text(child)
            ended = _ends(child)
    return frozenset(found)


def _begins(element: Element) -> bool:
    return element.tag in _CONTROLS or "begin" in _marks(element)


def _ends(element: Element) -> bool:
    return element.tag in _CONTROLS or "end" in _marks(element)[-1:]


def _marks(element: Element) -> list[str]:
    return [mark.get(_TYPE, "") for mark in element.findall(_MARK)] if element.tag == _RUN else []


def _first_text(control: Element) -> Iterator[Element]:
    """Of a field in several runs it is in one of those behind the first."""
    text = next(control.iter(_TEXT), None)
    if text is None and control.tag == _RUN:
        following = (text for run in control.itersiblings(_RUN) for text in run.iter(_TEXT))
        text = next(following, None)
    if text is not None:
        yield text
