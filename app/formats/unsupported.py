"""Name the files that are not read, so that the user learns what a file really is."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from app.errors import Corrupt, Encrypted, Unsupported

HEAD = 4096
_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_SIGNATURES = (
    (b"%PDF-", "a PDF document"),
    (b"{\\rtf", "a rich text (RTF) document"),
    (b"\x89PNG\r\n", "a picture (PNG)"),
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"GIF8", "a picture (GIF)"),
    (b"II*\x00", "a picture (TIFF)"),
    (b"MM\x00*", "a picture (TIFF)"),
    (b"\x1f\x8b", "a compressed file (gzip)"),
    (b"7z\xbc\xaf", "a compressed file (7-Zip)"),
    (b"Rar!", "a compressed file (RAR)"),
    (b"SQLite format 3", "a database"),
)
# Markup hides text from a search: entities, attributes, words cut by tags.
_MARKUP = (
    (re.compile(rb"\s*<(!doctype\s+html|html|head|body)\b", re.IGNORECASE), "a web page (HTML)"),
)
_SUFFIXES = {
    ".doc": "an old Word document (.doc)",
    ".docm": "a Word document that may contain macros (.docm)",
    ".dotm": "a Word template that may contain macros (.dotm)",
    ".dot": "an old Word template (.dot)",
    ".rtf": "a rich text (RTF) document",
    ".odt": "an OpenDocument text",
    ".pages": "a Pages document",
    ".xls": "an old Excel workbook (.xls)",
    ".xlsm": "an Excel workbook that may contain macros (.xlsm)",
    ".xltm": "an Excel template that may contain macros (.xltm)",
    ".xltx": "an Excel template (.xltx)",
    ".xlsb": "a binary Excel workbook (.xlsb)",
    ".ods": "an OpenDocument spreadsheet (.ods)",
    ".pptx": "a PowerPoint presentation",
    ".html": "a web page (HTML)",
    ".htm": "a web page (HTML)",
    ".xhtml": "a web page (HTML)",
    ".mht": "a web page (MHTML)",
    ".yaml": "a YAML file",
    ".yml": "a YAML file",
    ".eml": "an e-mail message",
    ".msg": "an e-mail message",
    ".tex": "a LaTeX document",
    ".ps": "a PostScript document",
}
WITH_MACROS = (".docm", ".dotm", ".xlsm", ".xltm")
# Names in the directory of a ZIP archive or of a compound file.
_IN_ZIP = (
    ("ppt/", "a PowerPoint presentation"),
    ("visio/", "a Visio drawing"),
    ("meta-inf/container.xml", "an e-book (EPUB)"),
    ("meta-inf/manifest.xml", "an OpenDocument file"),
    ("index/document.iwa", "a Pages document"),
)
_IN_COMPOUND = (
    ("WordDocument", "an old Word document (.doc)"),
    ("Workbook", "an old Excel workbook (.xls)"),
    ("PowerPoint Document", "an old PowerPoint presentation (.ppt)"),
    ("__properties_version1.0", "an e-mail message (.msg)"),
)


_WITHOUT_MACROS = "Save it as .docx in Word and open that file."
_AS_WORKBOOK = "Save it as an Excel workbook (.xlsx) and open that file."
_HINTS = {
    "a rich text (RTF) document": "Open it in a word processor, save it as a Word document "
    "(.docx), and open that file.",
    "a Word document that may contain macros (.docm)": _WITHOUT_MACROS,
    "a Word template that may contain macros (.dotm)": _WITHOUT_MACROS,
    "an old Excel workbook (.xls)": _AS_WORKBOOK,
    "an Excel workbook that may contain macros (.xlsm)": _AS_WORKBOOK,
    "an Excel template that may contain macros (.xltm)": _AS_WORKBOOK,
    "an Excel template (.xltx)": _AS_WORKBOOK,
    "a binary Excel workbook (.xlsb)": _AS_WORKBOOK,
    "an OpenDocument spreadsheet (.ods)": _AS_WORKBOOK,
    "an e-mail message": "Print it to PDF, save each attachment as a file of its own, and open "
    "those files.",
}


def refusal(name: str) -> Unsupported:
    """Why a file is not read that is what `name` says."""
    return Unsupported(f"The file is {name}.", hint=_HINTS.get(name))


def by_suffix(suffix: str) -> str | None:
    """What a file name ending promises, of those that are not read."""
    return _SUFFIXES.get(suffix)


def name_of(untrusted_head: bytes) -> str | None:
    """What a file is, by its first bytes; None for anything else, text included."""
    for signature, name in _SIGNATURES:
        if untrusted_head.startswith(signature):
            return name
    if untrusted_head[128:132] == b"DICM":
        return "a medical image (DICOM)"
    text = untrusted_head.lstrip(b"\xef\xbb\xbf\xff\xfe").replace(b"\x00", b"")
    return next((name for pattern, name in _MARKUP if pattern.match(text)), None)


def is_zip(untrusted_head: bytes) -> bool:
    """Whether a file begins like a ZIP archive."""
    return untrusted_head.startswith(_ZIP)


def office_kind(untrusted_path: Path) -> str:
    """Which of the two kinds of Office documents that are read an archive is: `docx` or `xlsx`.

    Raises `Unsupported` for an archive that is neither, `Corrupt` for a damaged one.
    """
    try:
        with zipfile.ZipFile(untrusted_path) as archive:
            names = [name.lower().lstrip("/") for name in archive.namelist()]
    except Exception:  # noqa: BLE001 - a damaged directory can fail in any way
        raise Corrupt("The file is a damaged ZIP archive or Office document.") from None
    for start, what in _IN_ZIP:
        if any(name.startswith(start) for name in names):
            raise Unsupported(f"The file is {what}.")
    if "[content_types].xml" not in names:
        raise Unsupported("The file is a ZIP archive.", hint="Unpack it and open the files in it.")
    return "xlsx" if any(name.startswith("xl/") for name in names) else "docx"


def refuse_compound_file(untrusted_path: Path, untrusted_head: bytes) -> None:
    """Raise `Encrypted` or `Unsupported` for the container of old and of protected Office files."""
    if not untrusted_head.startswith(_COMPOUND):
        return
    data = untrusted_path.read_bytes()
    if "EncryptedPackage".encode("utf-16-le") in data:
        raise Encrypted("The document is protected by a password.")
    for stream, what in _IN_COMPOUND:
        if stream.encode("utf-16-le") in data:
            raise refusal(what)
    raise Unsupported("The file is of an old Office format.")
