"""Content streams reduced to what paints: no comments, no strings that nobody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import pikepdf
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, Stream

from app.formats.pdf.content.inline_images import bare
from app.formats.pdf.content.marked_content import names_layer
from app.formats.pdf.content.painted_only import PaintedOnly
from app.formats.pdf.syntax.operands import (
    INTENTS,
    MOST_COLOURS,
    NUMERIC,
    dash,
    elements,
    is_passed_over,
    name,
    number_or_zero,
    numbers_of,
    shown,
    spaced,
    string,
)
from app.formats.pdf.syntax.operators import Instruction, instruction, instructions

_MARKS = frozenset({"BMC", "BDC"})
_SHOWS = frozenset({"Tj", "TJ", "'", '"'})
_NAMED_BY = {
    "Do": "/XObject",
    "gs": "/ExtGState",
    "sh": "/Shading",
    "cs": "/ColorSpace",
    "CS": "/ColorSpace",
}
_PATTERNED = frozenset({"scn", "SCN"})
_COLOURED = {"sc": "cs", "scn": "cs", "SC": "CS", "SCN": "CS"}
_OWN_SPACES = {
    setter: (space, count)
    for space, setters in (("cs", ("g", "rg", "k")), ("CS", ("G", "RG", "K")))
    for setter, count in zip(setters, (1, 3, 4), strict=True)
}
_NO_FONT = Name("/F0")
_BUILT_IN = frozenset({"/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/Pattern"})

# What a resource of a category (such as /Font) and of this name is called in clean content.
Rename: TypeAlias = Callable[[str, str], str]
# How many numbers a colour has in the space of this name, or in the one that a stream begins with.
Colours: TypeAlias = Callable[[str | None], int]


@dataclass(frozen=True, slots=True)
class CleanContent:
    """A content stream without anything that it does not paint.

    Attributes:
        used: the original names of the resources that it uses, by category.
    """

    content: bytes
    used: Mapping[str, set[str]]


def clean(
    stream: pikepdf.Page | pikepdf.Object,
    rename: Rename = lambda _, name: name,
    colours: Colours = lambda _: MOST_COLOURS,
) -> CleanContent:
    """What `stream` paints, and nothing else that it holds. Raises `pikepdf.PdfError`.

    Marked content keeps its nesting, since layers depend on it, but not its tags and properties.
    """
    cleaner, painted = _Cleaner(rename, colours), PaintedOnly()
    names: dict[int, list[tuple[str, str]]] = {}
    for operator, parsed in instructions(stream):
        if isinstance(parsed, ContentStreamInlineImage):
            cleaned: list[Instruction] = [bare(parsed, cleaner.space)]
        else:
            cleaned = list(cleaner.clean(operator, list(parsed.operands)))
        for one in cleaned:
            place = painted.add(operator, one)
            if cleaner.named:
                names[place], cleaner.named = cleaner.named, []
    out: list[Instruction] = []
    used: defaultdict[str, set[str]] = defaultdict(set)
    for place, one in painted.kept():
        out.append(one)
        for category, original in names.get(place, ()):
            used[category].add(original)
    return CleanContent(pikepdf.unparse_content_stream(out), used)


class _Cleaner:
    def __init__(self, rename: Rename, colours: Colours) -> None:
        self.named: list[tuple[str, str]] = []
        self._rename, self._colours = rename, colours
        # How many numbers a colour has, for fills and for strokes; the same before each `q`.
        self._counts = dict.fromkeys(("cs", "CS"), colours(None))
        self._saved: list[dict[str, int]] = []

    def clean(self, operator: str, operands: list[pikepdf.Object]) -> Iterator[Instruction]:
        """The instruction as it may stay, if it may."""
        self._count(operator, operands)
        if operator in _MARKS:
            yield self._mark(operator, operands)
        elif operator in _SHOWS:
            yield _show(operator, operands)
        elif operator in NUMERIC:
            if not is_passed_over(operator, operands):
                yield instruction(operator, *self._numbers(operator, operands))
        elif operator in _NAMED_BY:
            named = name(operands)
            if named is not None:
                yield instruction(operator, self._name(_NAMED_BY[operator], named))
        elif operator == "Tf":
            font = name(operands, -2)
            named = _NO_FONT if font is None else self._name("/Font", font)
            yield instruction("Tf", named, number_or_zero(operands[-1] if operands else 0))
        elif operator == "d":
            dashes = dash(operands)
            if dashes is not None:
                yield instruction("d", *dashes)
        elif operator == "ri" and name(operands) in INTENTS:
            yield instruction("ri", operands[-1])

    def space(self, original: Name) -> Name:
        """What a colour space is called from now on."""
        return self._name("/ColorSpace", original)

    def _count(self, operator: str, operands: list[pikepdf.Object]) -> None:
        """Follow the spaces of colours."""
        if operator == "q":
            self._saved.append(dict(self._counts))
        elif operator == "Q" and self._saved:
            self._counts = self._saved.pop()
        elif operator in self._counts:
            space = name(operands)
            if space is not None:
                self._counts[operator] = self._colours(str(space))
        elif operator in _OWN_SPACES:
            setter, count = _OWN_SPACES[operator]
            self._counts[setter] = count

    def _numbers(self, operator: str, operands: list[pikepdf.Object]) -> Iterator[Any]:
        pattern = name(operands) if operator in _PATTERNED else None
        numbers = operands if pattern is None else operands[:-1]
        if operator in _COLOURED:
            # Viewers take the first.
            numbers = numbers[: self._counts[_COLOURED[operator]]]
        yield from numbers_of(operator, numbers)
        if pattern is not None:
            yield self._name("/Pattern", pattern)

    def _mark(self, operator: str, operands: list[pikepdf.Object]) -> Instruction:
        if operator == "BDC" and names_layer(operands) and isinstance(operands[1], Name):
            return instruction("BDC", Name("/OC"), self._name("/Properties", operands[1]))
        return instruction("BMC", Name("/Span"))

    def _name(self, category: str, named: pikepdf.Object) -> Name:
        original = str(named)
        if original in _BUILT_IN:
            return Name(original)
        self.named.append((category, original))
        return Name(self._rename(category, original))


def _show(operator: str, operands: list[pikepdf.Object]) -> Instruction:
    if operator == "TJ":
        return instruction("TJ", shown(elements(operands[-1] if operands else None)))
    if operator == '"':
        return instruction(operator, *spaced(operands))
    return instruction(operator, string(operands[-1] if operands else None))


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
