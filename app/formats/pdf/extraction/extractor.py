"""Looks at an export with other eyes than those that chose what to remove.

PDFium and pdfplumber read the pages, text recognition those that are pictures; qpdf lists every
string and name and unpacks every stream, pictures as far as anything else is packed like them; the
bytes of the file are given as they are. Of programs of embedded fonts the names are given that no
standard has for letters, of colour profiles the words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pdfplumber
import pikepdf
import pypdfium2

from app.engine.domain.export import Extract, Layer, Reader, place_in_words
from app.errors import VerificationFailed
from app.file_kinds import is_file, unpackings
from app.formats.base import EmbeddedSearch
from app.formats.packed_texts import packed_texts
from app.formats.pdf.extraction.binary_programs import Programs, words_of
from app.formats.pdf.extraction.codes import require_no_code_left
from app.formats.pdf.extraction.embedded_streams import (
    LARGEST_UNPACKED,
    OtherStreams,
    embedded_file_extracts,
    texts,
)
from app.formats.pdf.extraction.file_structure import (
    has_revisions,
    holds_bytes_behind,
    holds_bytes_outside,
    holds_unlisted_objects,
)
from app.formats.pdf.extraction.isolated_streams import isolated_stream_extracts
from app.formats.pdf.extraction.recognised_pages import by_recognition
from app.formats.pdf.extraction.replacement_texts import in_content, in_structure
from app.formats.pdf.extraction.stored_images import by_storage
from app.formats.pdf.extraction.strings_by_kind import (
    figures,
    form_data,
    joined,
    page_labels,
    strings_by_kind,
)
from app.formats.pdf.images.image_data import unpacked
from app.formats.pdf.pages.page_readers import pdfium_text, pdfplumber_text
from app.formats.pdf.syntax.known_keys import (
    FORMAT_NAMES,
    KNOWN_KEYS,
    NEUTRAL_NAME,
    STANDARD_STRINGS,
)
from app.formats.pdf.syntax.names import chosen_names, is_reference
from app.formats.pdf.syntax.operators import instructions
from app.formats.pdf.syntax.resources import own_resources
from app.progress import Reporter, Stage

P = ParamSpec("P")
T = TypeVar("T")

_NAME = re.compile(r"/[^\s/<>()[\]{}%]+")
_BYTE_NAME = re.compile(rb"/[^\s/<>()[\]{}%]+")
# What stands in every map from codes to letters, and the keywords of its comments.
_CMAP_WORDS = re.compile(
    rb"%%[A-Za-z]+|\b(?:(?:find|define)resource|currentdict|usecmap|CIDInit|ProcSet|CMap(?:Name|Type)?"
    rb"|CIDSystemInfo|Registry|Ordering|Supplement|Identity"
    rb"|(?:begin|end)(?:cmap|codespacerange|(?:bf|cid|notdef)(?:char|range)))\b"
)
# In a string or among pixels it is none, and harmless.
_REMARK = re.compile(rb"(?:^|[\r\n])[ \t]*%([^\r\n]{8,})")
_MARKS = re.compile(rb"\b(?:BDC|DP)\b")
_SHOW_OPERATORS = "Tj TJ ' \""
_CHUNK = 1 << 24
_OVERLAP = 1 << 10


def extracts(
    untrusted_target: Path, reporter: Reporter, embedded: EmbeddedSearch
) -> Iterator[Extract]:
    """Everything in the file. Raises `VerificationFailed` for a part that cannot be read."""
    yield from _by_pdfium(untrusted_target, reporter)
    yield from _by_pdfplumber(untrusted_target, reporter)
    yield from by_recognition(untrusted_target, reporter)
    yield from by_storage(untrusted_target, reporter)
    require_no_code_left(untrusted_target, reporter)
    yield from _by_qpdf(untrusted_target, reporter, embedded)
    yield from _as_bytes(untrusted_target)
    yield from embedded_file_extracts(untrusted_target, reporter, embedded)


def _by_pdfium(target: Path, reporter: Reporter) -> Iterator[Extract]:
    document = _checked("pdfium", pypdfium2.PdfDocument, target.read_bytes())
    try:
        total = len(document)
        for number in range(1, total + 1):
            part = f"page {number}"
            place = place_in_words(Reader.PDFIUM, part)
            text = _checked(place, pdfium_text, document, number - 1)
            yield Extract(Reader.PDFIUM, part, Layer.TEXT, text, page=number)
            reporter.step(Stage.VERIFY, number, total)
    finally:
        document.close()


def _by_pdfplumber(target: Path, reporter: Reporter) -> Iterator[Extract]:
    with _checked("pdfplumber", pdfplumber.open, target) as document:
        total = len(document.pages)
        for number, page in enumerate(document.pages, start=1):
            part = f"page {number}"
            place = place_in_words(Reader.PDFPLUMBER, part)
            text = _checked(place, pdfplumber_text, page)
            yield Extract(Reader.PDFPLUMBER, part, Layer.TEXT, text, page=number)
            reporter.step(Stage.VERIFY, number, total)


def _by_qpdf(target: Path, reporter: Reporter, embedded: EmbeddedSearch) -> Iterator[Extract]:
    with _checked("qpdf", pikepdf.open, target) as pdf:
        objects, programs = list(pdf.objects), _checked("qpdf", Programs, pdf)
        others = _checked("qpdf", OtherStreams, pdf)
        for number, value in enumerate(objects, start=1):
            place = f"object {number}"
            if _checked(place, _has_script, value):
                raise VerificationFailed(
                    "The export contains a script, which could assemble words.",
                    places=(place,),
                    hint="Remove the scripts from the export and verify it again.",
                )
            hidden = _checked(place, _hidden, value)
            if hidden:
                yield Extract(Reader.QPDF, place, Layer.HIDDEN, "\n".join(hidden))
            if len(hidden) > 1:
                yield Extract(Reader.QPDF, f"{place} joined", Layer.HIDDEN, "".join(hidden))
            numbers = _checked(place, lambda one: "\n".join(map(str, figures(one))), value)
            if numbers:
                yield Extract(Reader.QPDF, f"{place} figures", Layer.HIDDEN, numbers)
            if isinstance(value, pikepdf.Object) and not _is_font(value):
                yield Extract(Reader.QPDF, f"{place} source", Layer.RAW, _source(value))
            if isinstance(value, pikepdf.Stream):
                yield from _stream(place, value, programs)
                if value in others:
                    yield from _other(place, value, reporter, embedded)
            reporter.step(Stage.VERIFY, number, len(objects))
        for number, page in enumerate(pdf.pages, start=1):
            place = f"content of page {number}"
            shown = _checked(place, _shown, page)
            yield Extract(Reader.QPDF, place, Layer.RAW, shown, page=number)
            strings = _checked(place, _marked, page)
            yield Extract(Reader.QPDF, f"{place}, marks", Layer.HIDDEN, strings, page=number)
            text = _checked(place, in_content, page, _properties(page.obj))
            yield Extract(Reader.QPDF, f"{place}, in its place", Layer.HIDDEN, text, page=number)
        text = _checked("structure", in_structure, pdf)
        yield Extract(Reader.QPDF, "structure", Layer.HIDDEN, text)
        yield from _together(pdf)

        def tick() -> None:
            reporter.step(Stage.VERIFY, len(objects), len(objects))

        for number, text in _checked("forms", lambda: list(isolated_stream_extracts(pdf, tick))):
            yield Extract(Reader.QPDF, f"text of object {number}", Layer.HIDDEN, text)


def _together(pdf: pikepdf.Pdf) -> Iterator[Extract]:
    """What several objects say one after the other."""
    kinds = _checked("strings by kind", lambda: joined(strings_by_kind(pdf)))
    yield Extract(Reader.QPDF, "strings by kind", Layer.HIDDEN, kinds)
    labels = _checked("labels of pages", page_labels, pdf)
    yield Extract(Reader.QPDF, "labels of pages", Layer.HIDDEN, labels)
    for text in texts(_checked("form", form_data, pdf)):
        yield Extract(Reader.QPDF, "form", Layer.HIDDEN, text)


def _hidden(value: Any) -> tuple[str, ...]:
    if isinstance(value, pikepdf.Stream | pikepdf.Dictionary | pikepdf.Array | pikepdf.String):
        return *_strings(value), *chosen_names(value, KNOWN_KEYS)
    return ()


def _has_script(value: Any) -> bool:
    """Whether an object, without those that it refers to, holds JavaScript."""
    if isinstance(value, pikepdf.Array):
        return any(_has_script(item) for item in value if not is_reference(item))
    if isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        return "/JS" in value or any(
            _has_script(member) for _, member in value.items() if not is_reference(member)
        )
    return False


def _source(value: pikepdf.Object) -> str:
    """An object as it is written, without the words of the format itself."""
    return _without_format_names(value.unparse(resolved=True).decode("latin-1"))


def _without_format_names(written: str) -> str:
    """What is written without names such as `/Height`, which are no leak of somebody called so."""
    return _NAME.sub(lambda name: "/" if name[0] in FORMAT_NAMES else name[0], written)


def _is_font(value: pikepdf.Object) -> bool:
    """Whether an object is called after a typeface, which would be taken for a leak."""
    names = ("/BaseFont", "/FontName")
    return isinstance(value, pikepdf.Dictionary) and any(name in value for name in names)


def _strings(value: Any) -> Iterator[str]:
    """All strings of an object, without the objects that it refers to."""
    if isinstance(value, pikepdf.String):
        if bytes(value) not in STANDARD_STRINGS and not NEUTRAL_NAME.fullmatch(bytes(value)):
            yield from dict.fromkeys((str(value), bytes(value).decode("utf-8", errors="replace")))
    elif isinstance(value, pikepdf.Array):
        for item in value:
            if not is_reference(item):
                yield from _strings(item)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for key, member in value.items():
            # The identifiers of the file are checksums.
            if key != "/ID" and not is_reference(member):
                yield from _strings(member)


def _stream(place: str, stream: pikepdf.Stream, programs: Programs) -> Iterator[Extract]:
    if _checked(place, holds_bytes_behind, stream):
        raise VerificationFailed("The export contains data after a stream.", places=(place,))
    if stream.get("/Subtype") == "/Image":
        packed, _ = _checked(place, unpacked, stream)
        yield Extract(Reader.QPDF, f"{place} unpacked", Layer.RAW, packed.decode("latin-1"))
        yield from _packed(place, packed)
        return
    data = _checked(place, stream.read_bytes)
    yield from _packed(place, data)
    if stream.get("/Type") == "/ObjStm":
        # Its objects are searched one by one, without what they call typefaces.
        data = _BYTE_NAME.sub(b"/", data)
    if stream in programs:
        yield Extract(Reader.QPDF, f"{place} names", Layer.RAW, words_of(data))
        return
    if b"begincmap" in data:
        data = _CMAP_WORDS.sub(b"", data)
    elif remarks := b"\n".join(_REMARK.findall(data)):
        text = remarks.decode("latin-1")
        yield Extract(Reader.QPDF, f"{place} remarks", Layer.HIDDEN, text)
    yield Extract(Reader.QPDF, f"{place} unpacked", Layer.RAW, data.decode("latin-1"))
    for codec in ("utf-8", "utf-16-be"):
        text = data.decode(codec, errors="replace")
        yield Extract(Reader.QPDF, f"{place} as {codec}", Layer.RAW, text)
    if stream.get("/Subtype") == "/Form" or stream.get("/PatternType") == 1:
        text = _checked(place, _shown, stream)
        yield Extract(Reader.QPDF, f"{place} shown", Layer.RAW, text)
    if _MARKS.search(data):
        text = _checked(place, _marked, stream)
        yield Extract(Reader.QPDF, f"{place} marks", Layer.HIDDEN, text)
        text = _checked(place, in_content, stream, _properties(stream))
        yield Extract(Reader.QPDF, f"{place} in its place", Layer.HIDDEN, text)


def _packed(place: str, data: bytes) -> Iterator[Extract]:
    for text in packed_texts(data):
        yield Extract(Reader.QPDF, f"{place} packed", Layer.HIDDEN, text)


def _other(
    place: str, stream: pikepdf.Stream, reporter: Reporter, embedded: EmbeddedSearch
) -> Iterator[Extract]:
    for data in unpackings(_checked(place, stream.read_bytes), LARGEST_UNPACKED):
        if stream.get("/Type") != "/EmbeddedFile" and is_file(data):
            yield from embedded.extracts(f"{place} file", data, reporter)
        for text in texts(data):
            yield Extract(Reader.QPDF, f"{place} text", Layer.HIDDEN, text)


def _properties(owner: pikepdf.Object) -> object:
    resources = own_resources(owner, pikepdf.Dictionary())
    return resources.get("/Properties") if isinstance(resources, pikepdf.Dictionary) else None


def _marked(stream: pikepdf.Page | pikepdf.Object) -> str:
    """What marked content says of itself, such as alternative texts, decoded."""
    strings: list[str] = []
    for _, one in instructions(stream, "BDC DP"):
        for operand in one.operands:
            strings += _strings(operand)
            strings += chosen_names(operand, KNOWN_KEYS)
    return "\n".join(strings)


def _shown(stream: pikepdf.Page | pikepdf.Object) -> str:
    """The codes of all shown strings, a line for each operator, also where nobody sees them."""
    lines = []
    for _, instruction in instructions(stream, _SHOW_OPERATORS):
        elements = [
            element
            for operand in instruction.operands
            for element in (operand if isinstance(operand, pikepdf.Array) else (operand,))
        ]
        lines.append(b"".join(bytes(e) for e in elements if isinstance(e, pikepdf.String)))
    return b"\n".join(lines).decode("latin-1")


def _as_bytes(target: Path) -> Iterator[Extract]:
    data = target.read_bytes()
    if has_revisions(data, linearised=_checked("file", _is_linearised, target)):
        raise VerificationFailed("The export contains earlier versions.", places=("file",))
    if _checked("file", holds_unlisted_objects, target, data):
        raise VerificationFailed(
            "The export contains objects that its own index does not list.", places=("file",)
        )
    if holds_bytes_outside(data):
        raise VerificationFailed(
            "The export contains data outside its own structure.", places=("file",)
        )
    for start in range(0, len(data), _CHUNK):
        text = data[start : start + _CHUNK + _OVERLAP].decode("latin-1")
        yield Extract(Reader.BYTES, "file", Layer.RAW, _without_format_names(text))


def _is_linearised(target: Path) -> bool:
    """Whether the file has the length that it had when it was made so, without later versions."""
    with pikepdf.open(target) as pdf:
        return pdf.is_linearized


def _checked(place: str, look: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return look(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise VerificationFailed(
            f"The export could not be checked ({type(error).__name__}).", places=(place,)
        ) from None
