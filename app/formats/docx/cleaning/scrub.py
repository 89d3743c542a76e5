"""Remove from a part what a reader does not see: names, ids, descriptions, wrappers, stray text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from app.errors import Corrupt
from app.formats.docx.markup.tree import (
    NAMESPACES,
    Element,
    every,
    qualified,
    qualify,
    remove,
    strip_attributes,
    strip_elements,
    texts,
    unwrap,
)
from app.notices import NoticeCode

_WRAPPERS = qualify("w:sdt w:sdtContent w:smartTag w:customXml")
_WRAPPER = _WRAPPERS[0]
_NEVER_SHOWN = qualify(
    "w:sdtPr w:sdtEndPr w:smartTagPr w:customXmlPr w:proofErr w:permStart w:permEnd w:rsid "
    "w:rsids w:tblCaption w:tblDescription w:divId w:docPartPr w:placeholder w:dataBinding "
    "w:aliases w:nsid w:tmpl w14:docId a:extLst wp:extLst pic:extLst c:extLst wps:extLst "
    "wpg:extLst wpc:extLst o:ink o:signatureline o:rules"
)
_COMMENTS = qualify(
    "w:commentRangeStart w:commentRangeEnd w:commentReference w:annotationRef w:comment"
)
_OBJECTS = qualify("o:OLEObject w:objectEmbed w:objectLink w:control w:movie w:contentPart")
_OUTSIDE = qualify(
    "w:subDoc w:altChunk w:printerSettings a:hlinkClick a:hlinkHover a:hlinkMouseOver"
)
_ATTRIBUTES = (
    *qualify(
        "w:rsidR w:rsidRPr w:rsidRDefault w:rsidP w:rsidTr w:rsidDel w:rsidSect w:author w:date "
        "w:initials w:tooltip w:docLocation w:tgtFrame w:history w:fullDate w:tplc w14:paraId "
        "w14:textId w14:anchorId w14:editId wp14:anchorId wp14:editId o:title o:href o:gfxdata "
        "o:tooltip o:althref o:spid o:relid o:oleid o:id"
    ),
    # VML and DrawingML have attributes without a namespace.
    *("descr", "title", "alt", "href", "target", "tooltip", "class", "dgmlayout", "dgmnodekind"),
)
_DESCRIBED = "//@descr|//@alt|//@title|//w:tblCaption|//w:tblDescription"
_NAMED = "//wp:docPr|//*[local-name()='cNvPr']"
_STANDARD_ID = re.compile(r"_x0000_[a-z]+\d+")
_LAYOUT = re.compile(r"-?\d+|left|right|center|inside|outside|top|bottom")
_TEXT = qualify("w:t m:t a:t c:v c:name")
_WHERE = f"{{{NAMESPACES['wp']}}}", f"{{{NAMESPACES['wp14']}}}"


def scrub(root: Element) -> set[NoticeCode]:
    """Clean one part. Whatever is left is text that `blocks` reads, or form."""
    notices = _noticed(root)
    strip_elements(root, (*_NEVER_SHOWN, *_COMMENTS, *_OBJECTS, *_OUTSIDE))
    unwrap(root, _WRAPPERS)
    strip_attributes(root, _ATTRIBUTES)
    _strip_foreign_attributes(root)
    for element in every(root, _NAMED):
        element.set("name", "")
    for element in every(root, "//w:object"):
        # Without its embedded file an object is no more than the picture in it.
        element.tag = _WRAPPER if every(element, "w:drawing") else qualified("w:pict")
        element.attrib.clear()
    unwrap(root, (_WRAPPER,))
    _rename_shapes(root)
    _clear_stray_text(root)
    _fill_empty_cells(root)
    return notices


def _noticed(root: Element) -> set[NoticeCode]:
    present = {
        NoticeCode.DOCX_COMMENTS: any(True for _ in root.iter(*_COMMENTS)),
        NoticeCode.DOCX_OBJECTS: any(True for _ in root.iter(*_OBJECTS)),
        NoticeCode.DOCX_CONTROLS: any(True for _ in root.iter(*_WRAPPERS)),
        NoticeCode.DOCX_DESCRIPTIONS: bool(every(root, f"({_DESCRIBED})[1]")),
        NoticeCode.DOCX_HIDDEN_TEXT: bool(every(root, "(//w:r/w:rPr/w:vanish)[1]")),
    }
    return {notice for notice, found in present.items() if found}


def _strip_foreign_attributes(root: Element) -> None:
    """WordprocessingML knows no attributes without a namespace: nothing shows them."""
    for value in texts(root, "//w:*/@*[namespace-uri()='']"):
        owner = value.getparent()
        if owner is not None and value.attrname is not None:
            del owner.attrib[value.attrname]


def _rename_shapes(root: Element) -> None:
    """Shape ids are names given by users; only those of shape types are referred to."""
    renamed: dict[str, str] = {}
    for element in root.iter(f"{{{NAMESPACES['v']}}}*"):
        identifier = element.get("id")
        if identifier is not None and not _STANDARD_ID.fullmatch(identifier):
            if element.tag == qualified("v:shapetype"):
                renamed[identifier] = element.attrib["id"] = f"_x0000_n{len(renamed) + 1}"
            else:
                del element.attrib["id"]
        kind = element.get("type", "")
        if kind.startswith("#") and not _STANDARD_ID.fullmatch(kind[1:]):
            element.set("type", f"#{renamed.get(kind[1:], '_x0000_t1')}")


def _clear_stray_text(root: Element) -> None:
    """Text between elements or in ones that hold none is shown by no program.

    Raises `Corrupt` where text is cut by markup that Word would not accept.
    """
    if every(root, "(//w:t/*|//a:t/*|//m:t/*)[1]"):
        raise Corrupt("Text in the Word document contains markup.")
    for text in texts(root, _STRAY):
        owner = text.getparent()
        if owner is None:
            continue
        if text.is_tail:
            owner.tail = None
        elif owner.tag in _TEXT and every(
            owner, "ancestor::w:p|ancestor::a:p|self::c:v|self::c:name"
        ):
            continue
        elif not (owner.tag.startswith(_WHERE) and _LAYOUT.fullmatch(text.strip())):
            owner.text = None


_STRAY = (
    "//text()[normalize-space() and not(parent::w:t[parent::w:r/ancestor::w:p])"
    " and not(parent::w:instrText or parent::c:f or parent::c:formatCode)]"
)


def _fill_empty_cells(root: Element) -> None:
    """Word refuses a table cell without a paragraph, which unwrapping can leave behind."""
    for cell in every(root, "//w:tc[not(w:p or w:tbl)]"):
        cell.append(cell.makeelement(qualified("w:p")))


_ANCHOR, _NAME, _ID, _REL = map(qualified, ("w:anchor", "w:name", "w:id", "r:id"))
_LINK_WRAPPER = qualified("w:smartTag")


def neutralise(roots: Sequence[Element]) -> set[NoticeCode]:
    """Clean the links and bookmarks of all story parts of one document.

    Addresses go; jumps inside the document stay under neutral names.
    """
    links = [link for root in roots for link in every(root, "//w:hyperlink")]
    bookmarks = {
        start.get(_NAME, "") for root in roots for start in every(root, "//w:bookmarkStart")
    }
    renamed: dict[str, str] = {}
    notices: set[NoticeCode] = set()
    for link in links:
        anchor = link.get(_ANCHOR)
        inside = anchor is not None and anchor in bookmarks and link.get(_REL) is None
        link.attrib.clear()
        if inside and anchor is not None:
            link.set(_ANCHOR, renamed.setdefault(anchor, f"_b{len(renamed) + 1}"))
        else:
            link.tag = _LINK_WRAPPER
            notices.add(NoticeCode.DOCX_LINKS)
    for root in roots:
        unwrap(root, (_LINK_WRAPPER,))
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
