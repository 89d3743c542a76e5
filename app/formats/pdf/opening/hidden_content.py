"""What a PDF holds besides its pages. None of it is exported; the reviewer is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pikepdf
from pikepdf import Dictionary

from app.formats.pdf.opening.appearances import has_drawing

_NO_VIEW = 1 << 5
_ENDS = "will be dropped from the export"


def notices(pdf: pikepdf.Pdf) -> tuple[str, ...]:
    """A sentence for every kind of side channel in `pdf`, before annotations are flattened."""
    return tuple(sentence for present, sentence in _CHANNELS if present(pdf))


def is_only_printed(annotation: object) -> bool:
    """Whether an annotation is not seen on the screen but on paper."""
    flags = annotation.get("/F", 0) if isinstance(annotation, Dictionary) else 0
    return isinstance(flags, int) and bool(flags & _NO_VIEW)


def _names(pdf: pikepdf.Pdf) -> pikepdf.Object:
    return _dictionary(pdf.Root.get("/Names"))


def _form(pdf: pikepdf.Pdf) -> pikepdf.Object:
    return _dictionary(pdf.Root.get("/AcroForm"))


def _dictionary(value: object) -> pikepdf.Object:
    return value if isinstance(value, Dictionary) else Dictionary()


def _annotations(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    for page in pdf.pages:
        entries = page.obj.get("/Annots")
        if isinstance(entries, pikepdf.Array):
            yield from (entry for entry in entries if isinstance(entry, Dictionary))


def _has_comments(pdf: pikepdf.Pdf) -> bool:
    return any(
        entry.get("/Subtype") not in {"/Widget", "/Link"}
        and any(key in entry for key in ("/Contents", "/RC", "/T", "/Popup"))
        for entry in _annotations(pdf)
    )


def _has_undrawn(pdf: pikepdf.Pdf) -> bool:
    """Whether there are marks that have no drawing and that PDFium would not draw either."""
    return any(
        entry.get("/Subtype") not in {"/Widget", "/Link", "/Popup"} and not has_drawing(entry)
        for entry in _annotations(pdf)
    )


def _has_print_marks(pdf: pikepdf.Pdf) -> bool:
    return any(is_only_printed(entry) for entry in _annotations(pdf))


def _has_links(pdf: pikepdf.Pdf) -> bool:
    return any(entry.get("/Subtype") == "/Link" for entry in _annotations(pdf))


def _has_attachments(pdf: pikepdf.Pdf) -> bool:
    return (
        "/EmbeddedFiles" in _names(pdf)
        or "/AF" in pdf.Root
        or "/Collection" in pdf.Root
        or any(entry.get("/Subtype") == "/FileAttachment" for entry in _annotations(pdf))
    )


def _has_scripts(pdf: pikepdf.Pdf) -> bool:
    return "/JavaScript" in _names(pdf) or any(key in pdf.Root for key in ("/OpenAction", "/AA"))


def _has_signature(pdf: pikepdf.Pdf) -> bool:
    flags = _form(pdf).get("/SigFlags", 0)
    return "/Perms" in pdf.Root or (isinstance(flags, int) and bool(flags & 1))


def _in_root(*keys: str) -> Callable[[pikepdf.Pdf], bool]:
    return lambda pdf: any(key in pdf.Root for key in keys)


def _on_pages(*keys: str) -> Callable[[pikepdf.Pdf], bool]:
    return lambda pdf: any(key in page.obj for page in pdf.pages for key in keys)


_CHANNELS: tuple[tuple[Callable[[pikepdf.Pdf], bool], str], ...] = (
    (lambda pdf: pdf.is_encrypted, "The file is protected; the export will not be encrypted."),
    (
        lambda pdf: "/Info" in pdf.trailer or "/Metadata" in pdf.Root,
        f"Title, author and other document properties {_ENDS}.",
    ),
    (
        lambda pdf: bool(_form(pdf).get("/Fields")),
        f"Form fields will become plain page content; values that the page does not show {_ENDS}.",
    ),
    (lambda pdf: "/XFA" in _form(pdf), f"The data of an XFA form {_ENDS}."),
    (_has_signature, "A digital signature will end, because the content changes."),
    (
        _has_comments,
        f"Comments will become plain page content; their pop-up texts and authors {_ENDS}.",
    ),
    (_has_undrawn, f"Comments and marks without a drawing of their own {_ENDS}."),
    (_has_print_marks, f"Marks that only appear on paper, not on the screen, {_ENDS}."),
    (_has_links, f"Links and their addresses {_ENDS}; the linked words stay."),
    (_in_root("/Outlines"), f"Bookmarks {_ENDS}."),
    (_has_attachments, f"Attached files {_ENDS}; they were not searched."),
    (_has_scripts, f"Scripts and automatic actions {_ENDS}."),
    (_in_root("/Dests", "/PageLabels", "/Threads"), f"Page labels and named places {_ENDS}."),
    (
        _in_root("/StructTreeRoot"),
        f"Accessibility tags and alternative texts {_ENDS}; screen readers lose them.",
    ),
    (_in_root("/OCProperties"), "Layers keep their state but lose their names."),
    (_on_pages("/PieceInfo"), f"Private data of the program that made the file {_ENDS}."),
    (_on_pages("/Thumb"), f"Thumbnail pictures of pages {_ENDS}."),
)
