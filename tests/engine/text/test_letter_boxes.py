"""Letters in boxes of a form are searched as spaced ones, and found in the boxes they stand in."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.text.letter_boxes import LetterBoxes, box_runs


def document(text: str, barriers: tuple[int, ...] = ()) -> Document:
    return Document(id="d", kind="text", sha256="0" * 64, text=text, barriers=barriers)


def in_cells(written: str) -> Document:
    """A letter a line, and a barrier before each."""
    return document("\n".join(written), tuple(range(2, 2 * len(written), 2)))


def found(start: int, end: int, kind: str = "PATIENT", score: float = 0.9) -> Finding:
    span = Span(start, end)
    return Finding(finding_id(span, kind), span, kind, score, "tagger")


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("Surname | Q | U | I | L | L | end", ["Q | U | I | L | L"]),
        ("Surname |Q|U||I|L| end", ["Q|U||I|L"]),
        ("Name\tA\tN N\tA\nWard 3", ["A\tN N\tA"]),
        ("born 1,4,0,3,5,7", ["1,4,0,3,5,7"]),
        ("Q\nU\nI\nL\n\nR", ["Q\nU\nI\nL"]),
        ("E\u0301|B|E|R", ["E\u0301|B|E|R"]),
        ("vitamins A, B, C", []),
        ("H A N D O V E R   0 4 / 1 1", ["H A N D O V E R"]),
        ("controllo a 4 e 8 mesi", []),
        ("pages 1, 2, 3, 4, 5, 6", []),
        ("1|0|1|0", []),
        ("QU|IL|LF|EA", []),
    ],
)
def test_rows_of_single_letters_are_boxes(text: str, rows: list[str]) -> None:
    assert [run.of(text) for run in box_runs(text)] == rows


def test_what_is_searched_has_every_letter_at_its_place_and_nothing_between() -> None:
    form = document("Surname: | Q | U | I | L | L |", (9, 13, 17, 21, 25, 29))
    opened = LetterBoxes(form).opened()
    assert opened.text == "Surname: | Q   U   I   L   L |"
    assert opened.barriers == (9, 29)


@given(st.text(alphabet="AQ7É |\t\n,;x\u0301", max_size=40))
def test_nothing_moves(text: str) -> None:
    opened = LetterBoxes(document(text)).opened()
    assert len(opened.text) == len(text)
    pairs = zip(text, opened.text, strict=True)
    assert all(old == new or (new == " " and not old.isalnum()) for old, new in pairs)


def test_a_row_of_boxes_is_found_whole_and_each_box_by_itself() -> None:
    form = in_cells("QUILL")
    parts = LetterBoxes(form).each([found(0, 5), found(6, 9, score=0.2)])
    assert [part.span.of(form.text) for part in parts] == list("QUILL")
    assert {part.subcategory for part in parts} == {"PATIENT"}
    assert len({part.id for part in parts}) == len(parts)


def test_findings_outside_of_boxes_stay_as_they_are() -> None:
    form = document("Berg | Q | U | I | L")
    finding = found(0, 4)
    assert LetterBoxes(form).each([finding]) == (finding,)


def test_a_finding_in_two_rows_takes_in_both() -> None:
    form = document("A|B|C|D\tE\tF\tG\tH")
    (whole,) = LetterBoxes(form).each([found(4, 11), found(12, 15)])
    assert whole.span == Span(0, len(form.text))


def test_many_rows_take_no_longer_for_each() -> None:
    text = "R|S|S|R|I\n" * 40_000
    barriers = tuple(range(2, len(text), 2))
    began = process_time()
    form = document(text, barriers)
    assert len(LetterBoxes(form).opened().barriers) < len(barriers)
    assert (
        len(LetterBoxes(form).each([found(n, n + 1) for n in range(0, len(text), 10)])) == 200_000
    )
    assert process_time() - began < 20
