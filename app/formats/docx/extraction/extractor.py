"""Look at an export with other eyes: every member of the archive, by three independent readers.

python-docx reads the paragraphs; tags cut from the bytes give the text once more; expat lists what
no reader sees. None of them shares code with the reader that chose what to remove.
"""

from __future__ import annotations

import base64
import binascii
import io
import re
import zipfile
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from xml.parsers import expat

import docx
from docx.text.paragraph import Paragraph
from PIL import Image

from app.engine.domain.document import NO_NAME
from app.engine.domain.export import Extract, Layer, Reader
from app.errors import AppError, NeedsOcr, VerificationFailed
from app.file_kinds import PICTURES, is_file, unpackings
from app.formats.docx.extraction.drawn_words import drawn_words
from app.formats.docx.extraction.hidden_values import Hidden, hidden_in
from app.formats.docx.extraction.members import directory_of, members_of, unreadable
from app.formats.docx.markup.known_values import PAGE_NUMBER, is_own_name
from app.formats.docx.markup.shapes import may_draw_codes, shapes_of
from app.formats.docx.markup.tree import parse
from app.formats.docx.opc.package import CONTENT_TYPES, DOCUMENT, TEMPLATE
from app.formats.docx.opc.strict import is_strict, to_transitional
from app.formats.ocr.legibility import require_legible
from app.formats.ocr.looks.other_look import OTHER_LOOK
from app.formats.packed_texts import packed_texts
from app.formats.raster.codes import refuse_code
from app.formats.raster.recognition import read_again
from app.formats.raster.silhouettes import Silhouettes
from app.progress import Cancelled, Reporter, Stage

_XML = (".xml", ".rels")
_LARGEST_UNPACKED = 1 << 24  # bytes
_APART = f"\n{NO_NAME}\n"
_PARAGRAPH = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}p"


def extracts(untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Everything in the file. Raises `VerificationFailed` for a member that cannot be read."""
    data = untrusted_target.read_bytes()
    members = members_of(data)
    unread: list[str] = []
    for done, (name, untrusted_member) in enumerate(members.items()):
        reporter.step(Stage.VERIFY, done, len(members))
        # A foreign file's own names may hold an identifier; the place must not.
        place = name if is_own_name(name) else f"member {done + 1}"
        try:
            if name.endswith(_XML):
                yield from _of_xml(place, untrusted_member, reporter)
            else:
                yield from _of_picture(place, untrusted_member, reporter)
        except NeedsOcr:
            unread.append(place)
    require_legible(unread)
    yield Extract(
        Reader.ZIPFILE, "archive directory", Layer.HIDDEN, directory_of(data, is_own_name)
    )
    yield from _by_python_docx(members, reporter)


def _of_xml(place: str, untrusted_member: bytes, reporter: Reporter) -> Iterator[Extract]:
    try:
        hidden: Hidden = hidden_in(untrusted_member)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise unreadable(place, error) from None
    if hidden.is_story:
        text = text_between_tags(untrusted_member)
        yield Extract(Reader.TAGS, f"part {place}", Layer.TEXT, text)
        text = text_with_symbols(untrusted_member)
        yield Extract(Reader.SYMBOLS, f"{place} symbols", Layer.HIDDEN, text)
    if hidden.labels:
        text = "\n".join(hidden.labels)
        yield Extract(Reader.TAGS, f"part {place} labels", Layer.TEXT, text)
    yield from _drawn(place, untrusted_member, reporter)
    yield Extract(Reader.EXPAT, f"{place} attributes", Layer.HIDDEN, "\n".join(hidden.values))
    kinds = _APART.join("\n".join(values) for values in hidden.by_kind.values())
    yield Extract(Reader.EXPAT, f"{place} attributes by kind", Layer.HIDDEN, kinds)
    yield Extract(Reader.EXPAT, f"{place} figures", Layer.HIDDEN, _APART.join(hidden.figures))
    yield Extract(Reader.EXPAT, f"{place} hidden text", Layer.HIDDEN, "\n".join(hidden.texts))
    for text in (*hidden.texts, *hidden.values):
        for data in decoded(text):
            yield from _of_encoded(place, data, reporter)
    # Not the bytes: `Microsoft`, `Georgia` and `Styles` stand in the markup of every document.
    form = "\n".join((*hidden.form, *sorted(hidden.marks)))
    yield Extract(Reader.EXPAT, f"{place} form", Layer.RAW, form)


def _drawn(place: str, untrusted_member: bytes, reporter: Reporter) -> Iterator[Extract]:
    """Words that shapes draw. Raises `VerificationFailed` for a code."""

    def tick() -> None:
        reporter.step(Stage.VERIFY, 0, 1)

    if not may_draw_codes(untrusted_member):
        return
    silhouettes = Silhouettes(checking=True)
    try:
        root = parse(to_transitional(untrusted_member))
        drawn = list(shapes_of(root))
    except AppError as error:
        raise unreadable(place, error) from None
    if any(True for shapes in drawn for _ in silhouettes.texts(shapes)):
        refuse_code(place)
    for words in drawn_words(root, tick):
        yield Extract(Reader.DRAWINGS, f"part {place}", Layer.TEXT, words)


def _of_picture(place: str, untrusted_member: bytes, reporter: Reporter) -> Iterator[Extract]:
    words = _metadata(place, untrusted_member)
    yield Extract(Reader.PILLOW, f"{place} metadata", Layer.HIDDEN, words)
    # One code point a byte: the search brings the encodings.
    yield Extract(Reader.BYTES, f"{place} bytes", Layer.RAW, untrusted_member.decode("latin-1"))
    for text in packed_texts(untrusted_member):
        yield Extract(Reader.BYTES, f"{place} packed", Layer.HIDDEN, text)
    yield from _recognised(place, untrusted_member, reporter)


def _of_encoded(place: str, untrusted_data: bytes, reporter: Reporter) -> Iterator[Extract]:
    """What letters that stand for bytes hold. Raises `VerificationFailed` for a packed file."""
    if untrusted_data.startswith(PICTURES):
        yield from _recognised(place, untrusted_data, reporter)
    elif any(map(is_file, unpackings(untrusted_data, _LARGEST_UNPACKED))):
        raise VerificationFailed(
            "The export contains a file that could not be searched.", places=(place,)
        )
    for text in as_words(untrusted_data):
        yield Extract(Reader.EXPAT, f"{place} encoded", Layer.HIDDEN, text)


def _recognised(place: str, untrusted_member: bytes, reporter: Reporter) -> Iterator[Extract]:
    """The words of a picture, and of all that lies in its file and is not shown."""

    def tick() -> None:
        reporter.step(Stage.VERIFY, 0, 1)

    try:
        for words in read_again(untrusted_member, tick):
            part, way = f"part {place}", words.way.strip()
            if words.otherwise:
                hidden, look = Layer.HIDDEN, OTHER_LOOK
                yield Extract(Reader.RECOGNITION, part, hidden, words.otherwise, look)
            if words.text:
                yield Extract(Reader.RECOGNITION, part, Layer.TEXT, words.text, way)
    except (Cancelled, GeneratorExit, NeedsOcr):
        raise
    except VerificationFailed as error:
        raise VerificationFailed(error.message, places=(place,), hint=error.hint) from None
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise unreadable(place, error) from None


def _metadata(place: str, untrusted_member: bytes) -> str:
    try:
        with Image.open(io.BytesIO(untrusted_member)) as picture:
            known = [*picture.info.values(), *picture.getexif().values()]
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise unreadable(place, error) from None
    texts = (v.decode("utf-8", errors="replace") if isinstance(v, bytes) else v for v in known)
    return "\n".join(text for text in texts if isinstance(text, str))


def _by_python_docx(members: dict[str, bytes], reporter: Reporter) -> Iterator[Extract]:
    try:
        package = docx.Document(io.BytesIO(_transitional(members))).part.package
        parts = [part for part in package.iter_parts() if hasattr(part, "element")]
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise unreadable("python-docx", error) from None
    for done, part in enumerate(parts):
        reporter.step(Stage.VERIFY, done, len(parts))
        paragraphs = part.element.iter(_PARAGRAPH)
        text = "\n".join(Paragraph(paragraph, part).text for paragraph in paragraphs)
        yield Extract(Reader.PYTHON_DOCX, f"part {done + 1}", Layer.TEXT, text)


def _transitional(members: dict[str, bytes]) -> bytes:
    """The archive again as a transitional document: python-docx opens nothing else."""
    strict = any(is_strict(data) for name, data in members.items() if name.endswith(_XML))
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in members.items():
            xml = strict and name.endswith(_XML)
            changed = to_transitional(data) if xml else data
            if name == CONTENT_TYPES:
                changed = changed.replace(TEMPLATE.encode(), DOCUMENT.encode())
            archive.writestr(name, changed)
    return target.getvalue()


# Files encoded as text, as forms store them in their data.

_SHORTEST = 16
_BASE64 = re.compile(rf"[A-Za-z0-9+/_-]{{{_SHORTEST},}}={{0,2}}")
_HEX = re.compile(rf"(?:[0-9A-Fa-f]{{2}}){{{_SHORTEST // 2},}}")
_BLANK = re.compile(r"\s+")
_URL_LETTERS = str.maketrans("-_", "+/")
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", "cp1252")
_WORDS = re.compile(r"[^\W\d_]{2}|\d{3}")


def decoded(text: str) -> Iterator[bytes]:
    """The bytes of everything in `text` that can be base64 (RFC 4648) or hexadecimal digits.

    Line ends within it count for nothing. Words are decoded too, to bytes that mean nothing.
    """
    for packed in {text, _BLANK.sub("", text)}:
        for run in _HEX.findall(packed):
            yield bytes.fromhex(run)
        for run in _BASE64.findall(packed):
            letters = run.translate(_URL_LETTERS).rstrip("=")
            try:
                yield base64.b64decode(letters[: len(letters) - (len(letters) % 4 == 1)] + "==")
            except binascii.Error:
                continue


def as_words(data: bytes) -> Iterator[str]:
    """What bytes say as text, in every encoding in which they are text."""
    for encoding in _ENCODINGS:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        shown = sum(letter.isprintable() or letter.isspace() for letter in text)
        if shown == len(text) and _WORDS.search(text):
            yield text


# Text between tags, taken from the bytes of a part without an XML parser.

_CODE = re.compile(r"<w:instrText\b[^>]*>([^<]*)</w:instrText>")
_LINE_END = re.compile(r"</(?:\w+:)?p>|<(?:\w+:)?(?:br|cr)\b[^>]*>|</c:(?:v|name)>")
_TAB = re.compile(r"<w:p?tab\b[^>]*>")
_HYPHEN = re.compile(r"<w:noBreakHyphen\b[^>]*>")
_SYMBOL = re.compile(r"<w:sym\b[^>]*\bw:char=([\"'])([0-9A-Fa-f]{1,4})\1[^>]*>")
# Fonts of symbols have their letters at F000 and above.
_OF_SYMBOLS = 0x0FFF
_TAG = re.compile(r"<[^>]*>")


def text_with_symbols(untrusted_part: bytes) -> str:
    """The text of a story part with letters for the symbols of `w:sym`; empty without any."""
    text = untrusted_part.decode("utf-8", errors="replace")
    if not _SYMBOL.search(text):
        return ""
    words = _SYMBOL.sub(lambda one: chr(int(one[2], 16) & _OF_SYMBOLS), text)
    return text_between_tags(words.encode())


def text_between_tags(untrusted_part: bytes) -> str:
    """Paragraph by paragraph, runs joined. Fields other than page numbers show their code."""
    text = untrusted_part.decode("utf-8", errors="replace")
    # `PAGE` must not look like a person called Page.
    text = _CODE.sub(lambda match: "" if PAGE_NUMBER.fullmatch(match[1]) else match[0], text)
    text = _HYPHEN.sub("-", _TAB.sub("\t", _LINE_END.sub("\n", text)))
    return unescape(_TAG.sub("", text))
