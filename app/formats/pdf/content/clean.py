"""Content streams reduced to what paints: no comments, no strings that nobody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import pikepdf
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, String

from app.formats.pdf.content.inline_images import bare
from app.formats.pdf.content.marked_content import names_layer
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
