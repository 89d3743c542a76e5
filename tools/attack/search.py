"""Everything that other programs get out of an export, searched for a person.

Nothing of the program is used: QPDF, MuPDF, Poppler, ExifTool, ZBar and Tesseract where they are
installed, Python's own archives, and whatever can be unpacked anywhere in the bytes.
"""

from __future__ import annotations

import bz2
import gzip
import html
import io
import lzma
import re
import shutil
import subprocess
import tempfile
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote

import pikepdf
from PIL import Image, ImageSequence

from attack.person import Person

PROGRAMS = (
    "qpdf",
    "mutool",
    "pdftotext",
    "pdfinfo",
    "pdfdetach",
    "pdfimages",
    "pdftoppm",
    "exiftool",
    "zbarimg",
    "tesseract",
    "unzip",
)
# Longer than any program needs: text recognition beside much other work takes minutes.
_SECONDS = 1200
_DEPTH = 3
_LARGEST = 32 << 20
_DOTS = 150
_SMALLEST = 24
_LIGHTER = 32  # times: what is nearly black comes apart
_TURNS = (0, 180)
_HEX = re.compile(rb"(?:[0-9A-Fa-f]{2}\s*){6,}")
_PACKED_HEADS = re.compile(rb"\x78[\x01\x5e\x9c\xda]|\x1f\x8b\x08|PK\x03\x04|BZh[1-9]|\xfd7zXZ\0")
_TAG = re.compile(r"<[^>]*>")

Views = Iterator[tuple[str, bytes]]


def told(path: Path, person: Person, *, pixels: bool = False) -> list[str]:
    """What an export tells of a person and by which means; `pixels` reads pictures and pages."""
    found: set[str] = set()
    for means, data in views(path, pixels=pixels):
        seen: set[str] = set(person.spelled_in(data))
        for text in _texts(data):
            seen.update(person.told_by(text))
        found.update(f"{what} ({means})" for what in seen)
    return sorted(found)


def views(path: Path, *, pixels: bool) -> Views:
    """The bytes that a file gives to each means."""
    data = path.read_bytes()
    yield from _unpacked("bytes", data, _DEPTH)
    if data.startswith(b"PK"):
        yield from _of_archive(path)
    elif b"%PDF-" in data[:1024]:
        yield from _of_pdf(path)
    yield from _by("exiftool", "-a", "-u", "-U", "-ee", "-G1", str(path))
    if pixels:
        yield from _of_pixels(path, data)


def _texts(data: bytes) -> Iterator[str]:
    """Bytes as text in every encoding that could matter, as it is and without escapes and tags."""
    plain = data.replace(b"\0", b"")
    spelled = {plain.decode("latin-1"), plain.decode("utf-8", "ignore")}
    if b"\0" in data or data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        spelled |= {data.decode(code, "ignore") for code in ("utf-16-le", "utf-16-be")}
    for text in spelled:
        yield text
        if not text.isascii():
            decomposed = unicodedata.normalize("NFKD", text)
            yield "".join(c for c in decomposed if not unicodedata.combining(c))
        if "&" in text or "%" in text or "\\" in text:
            yield re.sub(
                r"\\(?:u00|x)([0-9A-Fa-f]{2})",
                lambda escape: chr(int(escape[1], 16)),
                html.unescape(unquote(text)),
            )
            yield re.sub(r"\\([0-7]{3})", lambda escape: chr(int(escape[1], 8) & 255), text)
        if "<" in text:
            yield _TAG.sub("", text)


def _unpacked(means: str, data: bytes, depth: int) -> Views:
    """The data, and what any of it is when it is unpacked, wherever that begins."""
    yield means, data
    for run in _HEX.findall(data):
        digits = b"".join(run.split())
        yield f"{means}, hexadecimal", bytes.fromhex(digits[: len(digits) // 2 * 2].decode())
    if depth:
        for head in _PACKED_HEADS.finditer(data):
            for inner in _inside(data[head.start() :]):
                yield from _unpacked(f"{means}, unpacked", inner, depth - 1)


def _inside(data: bytes) -> Iterator[bytes]:
    with suppress(Exception):
        if data.startswith(b"x"):
            stream = zlib.decompressobj()
            yield stream.decompress(data, _LARGEST)
        elif data.startswith(b"\x1f\x8b"):
            yield gzip.GzipFile(fileobj=io.BytesIO(data)).read(_LARGEST)
        elif data.startswith(b"BZ"):
            yield bz2.BZ2Decompressor().decompress(data, _LARGEST)
        elif data.startswith(b"\xfd"):
            yield lzma.LZMADecompressor().decompress(data, _LARGEST)
        else:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                for member in archive.infolist():
                    yield archive.read(member)


def _of_archive(path: Path) -> Views:
    with zipfile.ZipFile(path) as archive:
        yield "comment of the archive", archive.comment
        for member in archive.infolist():
            yield "names in the archive", member.filename.encode()
            yield "remarks in the archive", member.comment + member.extra
            yield member.filename, archive.read(member)
    yield from _by("unzip", "-p", str(path))


def _of_pdf(path: Path) -> Views:
    for means, data in (
        *_by("qpdf", "--qdf", "--object-streams=disable", "--no-warn", str(path), "-"),
        ("mutool", _cleaned(path)),
    ):
        yield from _unpacked(means, data, 1)
    yield from _by("mutool", "show", str(path), "trailer", "outline", "js", "form")
    yield from _by("mutool", "draw", "-q", "-F", "stext", str(path))
    for option in ("-raw", "-layout", "-bbox"):
        yield from _by("pdftotext", option, str(path), "-")
    yield from _by("pdfinfo", str(path))
    for option in ("-meta", "-js", "-dests", "-url", "-struct-text"):
        yield from _by("pdfinfo", option, str(path))
    yield from _by("pdfdetach", "-list", str(path))
    yield from _by_pikepdf(path)


def _by_pikepdf(path: Path) -> Views:
    with pikepdf.open(path) as pdf:
        for value in pdf.objects:
            yield "strings of objects", "\n".join(_strings(value)).encode()
            if isinstance(value, pikepdf.Stream):
                with suppress(pikepdf.PdfError):
                    yield from _unpacked("streams", value.read_bytes(), 1)
        for page in pdf.pages:
            with suppress(pikepdf.PdfError):
                yield "shown strings", b"".join(_shown(page))


def _strings(value: object, depth: int = 4) -> Iterator[str]:
    if isinstance(value, pikepdf.String):
        yield str(value)
        yield bytes(value).decode("latin-1")
    elif isinstance(value, pikepdf.Name):
        yield str(value)
    elif isinstance(value, pikepdf.Array) and depth:
        for item in value:
            yield from _strings(item, depth - 1)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream) and depth:
        for key, item in value.items():
            yield str(key)
            if not getattr(item, "is_indirect", False):
                yield from _strings(item, depth - 1)


def _shown(page: pikepdf.Page) -> Iterator[bytes]:
    for instruction in pikepdf.parse_content_stream(page):
        if isinstance(instruction, pikepdf.ContentStreamInstruction):
            for operand in instruction.operands:
                for element in operand if isinstance(operand, pikepdf.Array) else (operand,):
                    if isinstance(element, pikepdf.String):
                        yield bytes(element)


def _of_pixels(path: Path, data: bytes) -> Views:
    """What ZBar and Tesseract read on pages as painted, and in every picture as it is stored."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if data.startswith(b"PK"):
            with zipfile.ZipFile(path) as archive:
                for number, member in enumerate(archive.namelist()):
                    if "/media/" in member:
                        (folder / f"{number}{Path(member).suffix}").write_bytes(
                            archive.read(member)
                        )
        elif b"%PDF-" in data[:1024]:
            _run("pdftoppm", "-r", str(_DOTS), "-png", str(path), str(folder / "page"))
            _run("pdfimages", "-png", str(path), str(folder / "image"))
        else:
            (folder / path.name).write_bytes(data)
        for picture in _pictures(sorted(folder.iterdir()), folder):
            yield from _by("zbarimg", "-q", "--raw", str(picture))
            yield from _by("tesseract", str(picture), "-", "--psm", "11")


def _pictures(paths: Iterable[Path], folder: Path) -> Iterator[Path]:
    """Every frame of pictures as PNG, upright, upside down and lighter, with what opacity hides."""
    for path in paths:
        with suppress(OSError), Image.open(path) as picture:
            for number, frame in enumerate(ImageSequence.Iterator(picture)):
                if max(frame.size) < _SMALLEST:
                    continue
                shown = frame.convert("RGBA").convert("RGB")
                for turn in _TURNS:
                    target = folder / f"{path.name}-{number}-{turn}.seen.png"
                    shown.rotate(turn).save(target)
                    yield target
                target = folder / f"{path.name}-{number}-lighter.seen.png"
                shown.point(lambda shade: min(255, _LIGHTER * shade)).save(target)
                yield target


def missing() -> list[str]:
    """Programs that are not installed, so that their views were not searched."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


def _by(program: str, *arguments: str) -> Views:
    yield program, _run(program, *arguments)


def _cleaned(path: Path) -> bytes:
    """A PDF as MuPDF writes it again, which only writes into files."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "cleaned.pdf")
        _run("mutool", "clean", "-d", "-a", str(path), str(target))
        return target.read_bytes() if target.exists() else b""


def _run(program: str, *arguments: str) -> bytes:
    """What a program prints; nothing where it is not installed or fails."""
    if shutil.which(program) is None:
        return b""
    done = subprocess.run((program, *arguments), capture_output=True, check=False, timeout=_SECONDS)
    return done.stdout
