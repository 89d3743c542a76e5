"""Links: addresses go, jumps inside the document stay under neutral names."""

from __future__ import annotations

from collections.abc import Sequence

from app.formats.docx.markup.names import qualified
from app.formats.docx.markup.tree import Element, every, remove, unwrap
from app.formats.docx.notices import Notice

_ANCHOR, _NAME, _ID, _REL = map(qualified, ("w:anchor", "w:name", "w:id", "r:id"))
_LINK = qualified("w:hyperlink")
_WRAPPER = qualified("w:smartTag")


def neutralise(roots: Sequence[Element]) -> set[Notice]:
    """Clean the links and bookmarks of all story parts of one document."""
    links = [link for root in roots for link in every(root, "//w:hyperlink")]
    bookmarks = {
        start.get(_NAME, "") for root in roots for start in every(root, "//w:bookmarkStart")
    }
    renamed: dict[str, str] = {}
    notices: set[Notice] = set()
    for link in links:
        anchor = link.get(_ANCHOR)
        inside = anchor is not None and anchor in bookmarks and link.get(_REL) is None
        link.attrib.clear()
        if inside and anchor is not None:
            link.set(_ANCHOR, renamed.setdefault(anchor, f"_b{len(renamed) + 1}"))
        else:
            link.tag = _WRAPPER
            notices.add(Notice.LINKS)
    for root in roots:
        unwrap(root, (_WRAPPER,))
        _rename_bookmarks(root, renamed)
    return notices


def _rename_bookmarks(root: Element, renamed: dict[str, str]) -> None:
    kept: set[str | None] = set()
    for start in every(root, "//w:bookmarkStart"):
        name = renamed.get(start.get(_NAME, ""))
        if name is None:
            remove(start)
        else:
            start.set(_NAME, name)
            kept.add(start.get(_ID))
    for end in every(root, "//w:bookmarkEnd"):
        if end.get(_ID) not in kept:
            remove(end)
