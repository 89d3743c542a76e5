"""Content streams reduced to what paints: no comments, no strings that nobody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import pikepdf
import pypdfium2
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, Stream, String

from app.formats.pdf.content.marked_content import names_layer
from app.formats.pdf.images.image_data import Data, clean_data
from app.formats.pdf.syntax.operators import Instruction, instruction, instructions

# ISO 32000-1, annex A, without compatibility sections and marked points, which paint nothing.
_OPERATORS = frozenset(
    (
        *("b", "B", "b*", "B*", "BDC", "BMC", "BT", "c", "cm", "CS", "cs", "d", "d0", "d1", "Do"),
        *("EMC", "ET", "f", "F", "f*", "G", "g", "gs", "h", "i", "j", "J", "K"),
        *("k", "l", "m", "M", "n", "q", "Q", "re", "RG", "rg", "ri", "s", "S", "SC", "sc", "SCN"),
        *("scn", "sh", "T*", "Tc", "Td", "TD", "Tf", "Tj", "TJ", "TL", "Tm", "Tr", "Ts", "Tw"),
        *("Tz", "v", "w", "W", "W*", "y", "'", '"'),
    )
)
_SHOWS = frozenset({"Tj", "TJ", "'", '"'})
_NAMED_BY = {
    "Tf": "/Font",
    "Do": "/XObject",
    "gs": "/ExtGState",
    "sh": "/Shading",
    "scn": "/Pattern",
    "SCN": "/Pattern",
    "cs": "/ColorSpace",
    "CS": "/ColorSpace",
}
_BUILT_IN = frozenset({"/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/Pattern"})

# What a resource of a category (such as /Font) and of this name is called in clean content.
Rename: TypeAlias = Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class CleanContent:
    """A content stream without anything that it does not paint.

    Attributes:
        used: the original names of the resources that it uses, by category.
        has_inline_images: whether it may also use colour spaces under their original names.
    """

    content: bytes
    used: Mapping[str, set[str]]
    has_inline_images: bool


def clean(
    stream: pikepdf.Page | pikepdf.Object, rename: Rename = lambda _, name: name
) -> CleanContent:
    """What `stream` paints, and nothing else that it holds. Raises `pikepdf.PdfError`.

    Marked content keeps its nesting, since layers depend on it, but not its tags and properties.
    """
    cleaner = _Cleaner(rename)
    out: list[Instruction] = []
    has_inline_images = False
    for operator, parsed in instructions(stream):
        if isinstance(parsed, ContentStreamInlineImage):
            has_inline_images = True
            out.append(bare(parsed))
        elif operator in _OPERATORS:
            out += cleaner.clean(operator, list(parsed.operands))
    content = pikepdf.unparse_content_stream(out)
    return CleanContent(content, cleaner.used, has_inline_images)


class _Cleaner:
    def __init__(self, rename: Rename) -> None:
        self.used: defaultdict[str, set[str]] = defaultdict(set)
        self._rename = rename

    def clean(self, operator: str, operands: list[pikepdf.Object]) -> Iterator[Instruction]:
        """The instruction as it may stay, if it may."""
        if operator in {"BMC", "BDC"}:
            yield self._mark(operator, operands)
        elif operator in _SHOWS:
            yield _show(operator, operands)
        elif not any(isinstance(operand, String | Dictionary) for operand in operands):
            category = _NAMED_BY.get(operator)
            place = 0 if operator == "Tf" else -1
            if category and operands and isinstance(operands[place], Name):
                operands[place] = self._name(category, operands[place])
            yield instruction(operator, *operands)

    def _mark(self, operator: str, operands: list[pikepdf.Object]) -> Instruction:
        if operator == "BDC" and names_layer(operands) and isinstance(operands[1], Name):
            return instruction("BDC", Name("/OC"), self._name("/Properties", operands[1]))
        return instruction("BMC", Name("/Span"))

    def _name(self, category: str, name: pikepdf.Object) -> Name:
        original = str(name)
        if original in _BUILT_IN:
            return Name(original)
        self.used[category].add(original)
        return Name(self._rename(category, original))


def _show(operator: str, operands: list[pikepdf.Object]) -> Instruction:
    # Viewers take the operands that an operator needs; strings before those stay unseen.
    if operator == "TJ":
        elements = operands[-1] if operands else None
        shown = [
            element
            for element in (elements if isinstance(elements, Array) else [])
            if not isinstance(element, Array | Dictionary | Name)
        ]
        return instruction("TJ", Array(shown))
    return instruction(operator, *operands[-3 if operator == '"' else -1 :])


# Entries of inline images that tell of their pixels (ISO 32000-1, 8.9.7).
_KEYS = frozenset(
    (
        *("/BitsPerComponent", "/ColorSpace", "/Decode", "/DecodeParms", "/Filter", "/Height"),
        *("/ImageMask", "/Intent", "/Interpolate", "/Length", "/Width"),
    )
)
_PARAMETERS = frozenset(
    (
        *("/K", "/EndOfLine", "/EncodedByteAlign", "/Columns", "/Rows", "/EndOfBlock"),
        *("/BlackIs1", "/DamagedRowsBeforeError", "/Predictor", "/Colors", "/EarlyChange"),
        *("/BitsPerComponent", "/ColorTransform"),
    )
)


def bare(image: ContentStreamInlineImage) -> ContentStreamInlineImage:
    """The image with its pixels and the entries of the standard only; itself if that is all."""
    entries, data = image.iimage.obj, image.iimage.read_raw_bytes()
    kept = Dictionary({key: _kept(entries[key]) for key in _KEYS if key in entries})
    clean = _clean(data, kept)
    if kept == entries and clean is None:
        return image
    if clean is not None:
        # Letters only, in which nothing looks like the end of the image.
        data = clean.packed.hex().encode() + b">"
        kept.Filter = Array([Name.ASCIIHexDecode, clean.filters])
        if "/DecodeParms" in kept:
            del kept.DecodeParms
        if isinstance(clean.parameters, Dictionary) and len(clean.parameters):
            kept.DecodeParms = Array([None, clean.parameters])
        if "/Length" in kept:
            del kept.Length
    header = b" ".join(
        part for key, value in kept.items() for part in (key.encode(), _written(value))
    )
    data = b"BI " + header + b" ID " + data + b"\nEI"
    with pikepdf.new() as scratch:
        (again,) = pikepdf.parse_content_stream(scratch.make_stream(data))
    if not isinstance(again, ContentStreamInlineImage):
        raise pikepdf.PdfError
    return again


def _clean(data: bytes, entries: Dictionary) -> Data | None:
    """The data without what is no pixel; None where that is all of it."""
    with pikepdf.new() as scratch:
        stream = scratch.make_stream(data, entries)
        try:
            clean = clean_data(stream)
        except (ValueError, pypdfium2.PdfiumError):
            raise pikepdf.PdfError("a damaged picture") from None
        return None if clean.packed == data else clean


def _kept(value: Any) -> Any:
    if isinstance(value, Array):
        palette = len(value) > 0 and value[0] == "/Indexed"
        return Array([_kept(item) for item in value if palette or not isinstance(item, String)])
    if isinstance(value, Dictionary):
        return Dictionary(
            {key: value[key] for key in _PARAMETERS if key in value and _is_plain(value[key])}
        )
    return value


def _is_plain(value: Any) -> bool:
    return not isinstance(value, pikepdf.Object) or isinstance(value, Name)


def _written(value: Any) -> bytes:
    if isinstance(value, pikepdf.Object):
        return value.unparse()
    return str(value).lower().encode()


# Text that a program wants to be read instead of what is painted. PDFium reads it, so that its view
# of a page could not be compared with the glyphs; and no export may hold it.
_KEY = "/ActualText"


def drop_marked_text(pdf: pikepdf.Pdf) -> None:
    """Remove replacement text from all pages and forms that can be unpacked.

    Whether those that cannot matter is seen when the pages are followed.
    """
    for page in pdf.pages:
        _drop_from_properties(page.obj)
        if any(_mentions(stream) for stream in _contents(page)):
            page.obj.Contents = pdf.make_stream(clean(page).content)
    for value in pdf.objects:
        if isinstance(value, Stream) and value.get("/Subtype") == "/Form":
            _drop_from_properties(value)
            if _mentions(value):
                value.write(clean(value).content)


def _contents(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    contents = page.obj.get("/Contents")
    parts = contents if isinstance(contents, Array) else [contents]
    yield from (part for part in parts if isinstance(part, Stream))


def _mentions(stream: pikepdf.Object) -> bool:
    try:
        return _KEY.encode() in stream.read_bytes()
    except (pikepdf.PdfError, pikepdf.DependencyError):
        return False


def _drop_from_properties(holder: pikepdf.Object) -> None:
    resources = holder.get("/Resources")
    properties = resources.get("/Properties") if isinstance(resources, Dictionary) else None
    if isinstance(properties, Dictionary):
        for entry in properties.values():
            if isinstance(entry, Dictionary) and _KEY in entry:
                del entry[_KEY]
