"""Places at which nothing is shown any more leave a content stream, and nothing else does."""

from __future__ import annotations

import pikepdf
from pikepdf import Operator

from app.formats.pdf.content.idle_moves import without_idle_moves
from app.formats.pdf.syntax.operators import Instruction, instruction


def written(content: list[Instruction]) -> bytes:
    return pikepdf.unparse_content_stream(content)


def test_two_moves_without_text_between_become_one() -> None:
    shown = instruction("Tj", pikepdf.String("x"))
    content = [instruction("Td", 1, 2), instruction("Td", 3, 4), shown]
    assert written(without_idle_moves(content)) == written([instruction("Td", 4, 6), shown])


def test_a_move_before_the_end_of_a_text_goes() -> None:
    assert written(without_idle_moves([instruction("Td", 1, 2), instruction("ET")])) == b"ET"


def test_an_operator_that_is_no_text_stays_where_it_is() -> None:
    with pikepdf.new() as pdf:
        stream = pdf.make_stream(b"BT \xa7\xfe 1 2 Td (x) Tj ET")
        content = pikepdf.parse_content_stream(stream)
        assert any(
            bytes(one.operator) == b"\xa7\xfe" for one in content if one.operator != Operator("BT")
        )
        assert written(without_idle_moves(content)) == written(content)
