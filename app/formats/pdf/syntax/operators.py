"""Content streams as instructions, however damaged they are.

Operands are taken as leniently as viewers take them.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import pikepdf
from pikepdf import ContentStreamInlineImage, ContentStreamInstruction, Operator

from app.formats.pdf.syntax.matrix import Matrix

Instruction: TypeAlias = ContentStreamInstruction | ContentStreamInlineImage


def instructions(
    stream: pikepdf.Page | pikepdf.Object, only: str = ""
) -> Iterator[tuple[str, Instruction]]:
    """The instructions of a stream with their operators; `only` lists operators with spaces.

    Raises `pikepdf.PdfError` for a stream that cannot be unpacked.
    """
    with warnings.catch_warnings():
        # Streams that end too early are common, and what they hold until then is shown.
        warnings.simplefilter("ignore")
        parsed = pikepdf.parse_content_stream(stream, only)
    for instruction in parsed:
        yield operator_of(instruction), instruction


def instruction(operator: str, *operands: float | pikepdf.Object) -> Instruction:
    """A new instruction."""
    return ContentStreamInstruction(operands, Operator(operator))


def operator_of(parsed: Instruction) -> str:
    """The operator, empty where its bytes are no text."""
    try:
        return str(parsed.operator)
    except UnicodeDecodeError:
        return ""


Operands: TypeAlias = Sequence[object]


def number(operand: object) -> float:
    """An operand as a number: 0 for what is none."""
    try:
        return float(operand)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return 0.0


def numbers(operands: Operands, count: int) -> tuple[float, ...]:
    """The last `count` operands as numbers; missing ones are 0."""
    values = [number(operand) for operand in operands[-count:]]
    return (*(0.0 for _ in range(count - len(values))), *values)


def matrix(operands: Operands) -> Matrix:
    """The last six operands as a matrix."""
    a, b, c, d, e, f = numbers(operands, 6)
    return a, b, c, d, e, f
