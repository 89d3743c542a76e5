"""Search a file for what was planted, by means that share no code with the program."""

from __future__ import annotations

import base64
import html
import re
import shutil
import subprocess
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import docx
import pdfplumber
import pikepdf
import pypdfium2
from fontTools.misc.eexec import decrypt

# Squashed: in lower case, without accents, and without all that is no letter or digit.
_WANTED = ("okonkwo", "thaddeus", "40771926", "jonssonbraten")
_HEX = re.compile(r"(?:[0-9A-Fa-f]{2}\s*){5,}")
_TAG = re.compile(r"<[^>]*>")
# Letters of rich text, also as HL7 and JSON escape it, and as numbers.
_RICH = re.compile(r"\\(?:\\|E\\)?(?:u(\d{2,5}) ?\?|['x]([0-9a-fA-F]{2}))")
_ARRAY = re.compile(r"(?:\b\d{2,3}, ?){3,}\d{2,3}\b")
_EEXEC = 55665  # the key of all Type 1 programs
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", "cp1252")

Views = Iterator[tuple[str, str]]


def leaks(path: Path) -> list[str]:
    """The means and places that show something planted, each once."""
    return sorted({place for place, text in _views(path) if _hits(text)})


def sightings(path: Path) -> int:
    """How often all means together see something planted."""
    return sum(_hits(text) for _, text in _views(path))


def traces(path: Path, word: str) -> list[str]:
    """The means and places that show `word`, also in the encrypted part of Type 1 programs."""
    wanted = (_squash(word),)
    return sorted({place for place, text in _views(path) if _hits(text, wanted)})


def shows(text: str) -> bool:
    """Whether a text holds something planted."""
    return _hits(text) > 0


def leaks_by_libreoffice(paths: Iterable[Path], folder: Path, flat: str = "fodt") -> list[str]:
    """Names of the documents in which LibreOffice shows something planted.

    As one XML file it gives all that it read: text, notes, headers, names, authors, properties. On
    131 documents with something planted that showed all that web pages and PDFs of them show.
    """
    named = {f"{number:04}{path.suffix}": path for number, path in enumerate(paths)}
    for name, path in named.items():
        shutil.copy(path, folder / name)
    command = ["soffice", f"-env:UserInstallation={(folder / 'profile').as_uri()}", "--headless"]
    command += ["--convert-to", flat, "--outdir", str(folder)]
    subprocess.run(
        [*command, *(str(folder / name) for name in named)], capture_output=True, check=True
    )
    found = []
    for name, path in named.items():
        read = (folder / name).with_suffix(f".{flat}").read_text("utf-8", "replace")
        if _hits(read) or _hits(_TAG.sub("", read)):
            found.append(path.stem)
    return found


def _hits(text: str, wanted: tuple[str, ...] = _WANTED) -> int:
    squashed = _squash(text)
    found = sum(squashed.count(word) for word in wanted)
    plain = _ARRAY.sub(_letters, _RICH.sub(_letter, html.unescape(unquote(text))))
    if plain != text:
        found = max(found, sum(_squash(plain).count(word) for word in wanted))
    return found


def _letter(escape: re.Match[str]) -> str:
    return chr(int(escape[1]) if escape[1] else int(escape[2], 16))


def _letters(array: re.Match[str]) -> str:
    return "".join(chr(int(number)) for number in array[0].split(","))


class _Squashed(dict[int, str | None]):
    """What a character becomes; None for nothing. Files have millions, of few kinds."""

    def __missing__(self, code: int) -> str | None:
        plain = unicodedata.normalize("NFKD", chr(code)).replace("ø", "o").replace("Ø", "o")
        letters = "".join(c for c in plain if not unicodedata.combining(c)).casefold()
        self[code] = squashed = re.sub(r"[\W_]", "", letters) or None
        return squashed


_SQUASHED = _Squashed()


def _squash(text: str) -> str:
    return text.translate(_SQUASHED)


def _views(path: Path) -> Views:
    data = path.read_bytes()
    yield from _spelled("raw bytes", data)
    if data.startswith(b"PK"):
        yield from _of_zip(path)
    elif b"%PDF-" in data[:1024]:
        yield from _of_pdf(path)


def _spelled(place: str, data: bytes) -> Views:
    """Bytes as text: in single bytes without NULs, in other encodings, and out of hexadecimal."""
    single = data.decode("latin-1").replace("\0", "")
    yield place, single
    for run in _HEX.findall(single):
        digits = "".join(run.split())
        yield f"{place}, hexadecimal", bytes.fromhex(digits).decode("latin-1").replace("\0", "")
    for encoding in _ENCODINGS:
        yield f"{place} as {encoding}", data.decode(encoding, "ignore")
        if encoding.startswith("utf-16"):
            yield f"{place} as {encoding}", data[1:].decode(encoding, "ignore")


def _of_zip(path: Path) -> Views:
    with zipfile.ZipFile(path) as archive:
        yield "archive comment", archive.comment.decode("utf-8", "ignore")
        for info in archive.infolist():
            yield "member name", info.filename
            yield "member remarks", (info.comment + info.extra).decode("utf-8", "ignore")
            member = archive.read(info)
            for place, text in _spelled(info.filename, member):
                yield place, text
                if info.filename.endswith((".xml", ".rels")):
                    yield f"{place} without tags", _TAG.sub("", text)
    if shutil.which("unzip"):
        yield "unzip", output("unzip", "-p", str(path))
        yield "unzip without tags", _TAG.sub("", output("unzip", "-p", str(path)))
    try:
        document = docx.Document(str(path))
    except (ValueError, KeyError):  # a template or a part without a type, which it does not open
        return
    yield "python-docx", "\n".join(paragraph.text for paragraph in document.paragraphs)
    properties = document.core_properties
    yield "python-docx properties", f"{properties.author} {properties.title} {properties.comments}"


def _of_pdf(path: Path) -> Views:
    if shutil.which("pdftotext"):
        for option in ("-raw", "-layout"):
            yield f"pdftotext {option}", output("pdftotext", option, str(path), "-")
    if shutil.which("qpdf"):
        options = ("--qdf", "--object-streams=disable", "--no-warn", "--warning-exit-0")
        unpacked = subprocess.run(
            ["qpdf", *options, str(path), "-"], capture_output=True, check=True
        ).stdout
        yield from _spelled("qpdf --qdf", unpacked)
    yield from _by_pdfplumber(path)
    yield from _by_pdfium(path)
    with pikepdf.open(path) as pdf:
        for number, value in enumerate(pdf.objects):
            yield f"object {number}", "\n".join(_strings(value))
            if isinstance(value, pikepdf.Stream):
                data = _unpacked(value)
                yield from _spelled(f"stream {number}", data)
                if b"eexec" in data:
                    secret, _ = decrypt(data.partition(b"eexec")[2][1:], _EEXEC)
                    yield from _spelled(f"stream {number}, decrypted", secret)
        for page in pdf.pages:
            yield "shown strings", "".join(_shown(page))


def _by_pdfplumber(path: Path) -> Views:
    with pdfplumber.open(path) as document:
        yield "pdfplumber metadata", str(document.metadata)
        for page in document.pages:
            yield "pdfplumber text", page.extract_text()
            yield "pdfplumber characters", "".join(char["text"] for char in page.chars)
            yield "pdfplumber annotations", str([note["data"] for note in page.annots])


def _by_pdfium(path: Path) -> Views:
    document = pypdfium2.PdfDocument(path)
    try:
        yield "pdfium metadata", str(document.get_metadata_dict())
        yield "pdfium bookmarks", str([mark.get_title() for mark in document.get_toc()])
        for page in document:
            text = page.get_textpage()
            yield "pdfium text", text.get_text_range()
            text.close()
            page.close()
    finally:
        document.close()


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, pikepdf.String):
        yield str(value)
        yield bytes(value).decode("latin-1").replace("\0", "")
    elif isinstance(value, pikepdf.Name):
        yield str(value)
    elif isinstance(value, pikepdf.Array):
        for item in value:
            if not getattr(item, "is_indirect", False):
                yield from _strings(item)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for key, member in value.items():
            yield str(key)
            if not getattr(member, "is_indirect", False):
                yield from _strings(member)


def _unpacked(stream: pikepdf.Stream) -> bytes:
    """The data of a stream; of a picture without what packs any kind of data."""
    try:
        return stream.read_bytes()
    except (pikepdf.PdfError, pikepdf.DependencyError):
        data, filters = stream.read_raw_bytes(), stream.Filter
        for name in filters if isinstance(filters, pikepdf.Array) else ():
            if name == "/ASCII85Decode":
                data = base64.a85decode(data.strip().removesuffix(b"~>"))
            elif name == "/FlateDecode":
                data = zlib.decompress(data)
        return data


def _shown(page: pikepdf.Page) -> Iterator[str]:
    for instruction in pikepdf.parse_content_stream(page):
        if isinstance(instruction, pikepdf.ContentStreamInstruction):
            for operand in instruction.operands:
                elements = operand if isinstance(operand, pikepdf.Array) else [operand]
                for element in elements:
                    if isinstance(element, pikepdf.String):
                        yield bytes(element).decode("latin-1")


def output(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, check=True)
    return done.stdout.decode("utf-8", "replace")
