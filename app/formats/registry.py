"""The formats that are read and written, and which of them a file is in."""

from __future__ import annotations

from pathlib import Path

from app.errors import Corrupt, InputError, Unsupported
from app.formats import unsupported
from app.formats.base import Format
from app.formats.docx.format import DocxFormat
from app.formats.image.format import ImageFormat
from app.formats.pdf.format import PdfFormat
from app.formats.text.format import TextFormat
from app.formats.xlsx.format import XlsxFormat

# Text last: it takes whatever looks like text.
FORMATS: tuple[Format, ...] = (
    PdfFormat(),
    DocxFormat(),
    XlsxFormat(),
    ImageFormat(),
    TextFormat(),
)
_NAMES = {
    "pdf": "a PDF document",
    "docx": "a Word document",
    "xlsx": "an Excel workbook",
    "image": "a picture",
    "text": "plain text",
}


def by_kind(kind: str) -> Format:
    """The format that writes documents of `kind`. Raises `Unsupported`."""
    for known in FORMATS:
        if known.kind == kind:
            return known
    raise Unsupported("The document is of a type that this version does not know.")


def detect(path: Path) -> Format:
    """The format of a file, by its content; its name must not say anything else.

    Raises `InputError` for a file that cannot be opened, `Corrupt` for an empty one and for one
    whose name does not fit its content, `Encrypted` and `Unsupported` for what is not read.
    """
    head = _head_of(path)
    suffix = path.suffix.lower()
    unsupported.refuse_compound_file(path, head)
    named = next((known for known in FORMATS if suffix in known.suffixes), None)
    found = next((known for known in FORMATS if known.sniff(head)), None)
    if unsupported.is_zip(head):
        found = by_kind(unsupported.office_kind(path))
    if found is None or found.kind == "text" or suffix in unsupported.WITH_MACROS:
        other = unsupported.name_of(head) or unsupported.by_suffix(suffix)
        if other is not None:
            raise unsupported.refusal(other)
    if found is None:
        raise Unsupported("The file contains binary data of a type that cannot be read.")
    promised = named.kind if named else unsupported.by_suffix(suffix)
    if promised not in (None, found.kind):
        raise Corrupt(
            f"The file is named {suffix}, but it is {_NAMES[found.kind]}.",
            hint="Correct the file extension and open it again.",
        )
    return found


def _head_of(path: Path) -> bytes:
    try:
        if not path.exists():
            raise InputError("The file does not exist.")
        if not path.is_file():
            raise InputError("This is not a file.")
        with path.open("rb") as file:
            head = file.read(unsupported.HEAD)
    except OSError as error:
        raise InputError(f"The file cannot be opened: {error.strerror}.") from None
    if not head:
        raise Corrupt("The file is empty.")
    return head
