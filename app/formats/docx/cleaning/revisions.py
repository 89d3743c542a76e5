"""Accept tracked changes: what was deleted goes, what was inserted stays, nobody is named."""

from __future__ import annotations

from app.formats.docx.markup.tree import (
    Element,
    every,
    qualified,
    qualify,
    remove,
    strip_elements,
    unwrap,
)
from app.notices import NoticeCode

_REMOVED = qualify(
    "w:del w:moveFrom w:delText w:delInstrText w:cellIns w:cellDel w:cellMerge w:numberingChange "
    "w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblPrExChange w:tblGridChange "
    "w:trPrChange w:tcPrChange w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart "
    "w:moveToRangeEnd w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart "
    "w:customXmlDelRangeEnd w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd "
    "w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd "
    "w14:conflictIns w14:conflictDel w14:customXmlConflictInsRangeStart "
    "w14:customXmlConflictInsRangeEnd w14:customXmlConflictDelRangeStart "
    "w14:customXmlConflictDelRangeEnd"
)
_UNWRAPPED = qualify("w:ins w:moveTo")
_MARKS = (
    "w:del w:ins w:moveFrom w:moveTo w:delText w:rPrChange w:pPrChange w:sectPrChange "
    "w:tblPrChange w:tblPrExChange w:tblGridChange w:trPrChange w:tcPrChange w:cellIns w:cellDel "
    "w:cellMerge w:numberingChange w:customXmlDelRangeStart w:customXmlInsRangeStart "
    "w14:conflictIns w14:conflictDel"
)
_P, _PPR = qualified("w:p"), qualified("w:pPr")
_BLOCKS = (_P, *qualify("w:tbl w:sdt w:sectPr"))


def accept(root: Element) -> set[NoticeCode]:
    """Turn a story part into what it would be after 'accept all changes'."""
    if next(root.iter(*qualify(_MARKS)), None) is None:
        return set()
    for row in every(root, "//w:tr[w:trPr/w:del]"):
        remove(row)
    for cell in every(root, "//w:tc[w:tcPr/w:cellDel]"):
        remove(cell)
    for row in every(root, "//w:tr[not(.//w:tc)]"):
        remove(row)
    for table in every(root, "//w:tbl[not(.//w:tr)]"):
        remove(table)
    # From the end, so that a run of deleted paragraph ends merges into the last one.
    merged = every(root, "//w:p[w:pPr/w:rPr/w:del or w:pPr/w:rPr/w:moveFrom]")
    strip_elements(root, _REMOVED)
    unwrap(root, _UNWRAPPED)
    for paragraph in reversed(merged):
        _merge_into_next(paragraph)
    return {NoticeCode.DOCX_REVISIONS}


def _merge_into_next(paragraph: Element) -> None:
    """A deleted paragraph end joins the paragraph with the next, which keeps its own format."""
    following = next(paragraph.itersiblings(*_BLOCKS), None)
    if following is None or following.tag != _P:
        return
    content = [child for child in paragraph if child.tag != _PPR]
    start = 1 if len(following) and following[0].tag == _PPR else 0
    following[start:start] = content
    remove(paragraph)
