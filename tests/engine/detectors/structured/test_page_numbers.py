"""A page's own number at its foot or head is no age."""

from __future__ import annotations

import pytest

from app.engine.detectors.structured.page_numbers import page_number_spans
from app.engine.domain.document import Document, Page


@pytest.mark.parametrize(
    ("pages", "expected"),
    [
        (("Seen well.\n\n1", "2\nWent home."), ["1", "2"]),
        (("Seen well.\n- 1 -",), ["1"]),
        (("Seen well.\n7",), []),
        (("Age\n1\nyear",), []),
        (("",), []),
    ],
)
def test_only_a_number_alone_that_is_the_page_s(
    pages: tuple[str, ...], expected: list[str]
) -> None:
    text, placed = "", []
    for number, shown in enumerate(pages, 1):
        placed.append(Page(number, len(text), len(text) + len(shown), 600, 800))
        text += shown + "\n\n"
    document = Document("d", "pdf", "0" * 64, text, pages=tuple(placed))
    assert [span.of(text) for span in page_number_spans(document)] == expected
