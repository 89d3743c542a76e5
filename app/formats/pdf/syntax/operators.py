"""Content streams as instructions, whatever nonsense they hold."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import TypeAlias

import pikepdf
from pikepdf import ContentStreamInlineImage, ContentStreamInstruction, Operator

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
