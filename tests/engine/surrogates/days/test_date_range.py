"""How far dates move at most is chosen; the least, and that weekdays change, is not."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.export import DATE_SHIFTS, USUAL_DATE_SHIFT, Mode
from app.engine.domain.review import Finding, Review
from app.engine.surrogates.days.calendar import Calendar
from app.workflow.export import plan_export

TEXT = "Came on 2024-03-12 and again on 2024-03-19."
FOUND = tuple(
    Finding(f"{start}", Span(start, start + 10), "DATE", 0.9, "known")
    for start in (TEXT.index("2024-03-12"), TEXT.index("2024-03-19"))
)


def moved(number: int, longest: int) -> int:
    """By how many days both dates of a document move."""
    review = Review(Document(f"{number}", "text", f"{number:064}", TEXT), FOUND)
    _, plan = plan_export(review, Mode.SURROGATE, bytes([number]) * 32, longest)
    first, second = (date.fromisoformat(edit.replacement) for edit in plan.edits)
    assert (second - first).days == 7
    return (first - date(2024, 3, 12)).days


@pytest.mark.parametrize("longest", DATE_SHIFTS)
def test_dates_move_within_the_range_and_never_by_whole_weeks(longest: int) -> None:
    days = [moved(number, longest) for number in range(40)]
    assert all(15 <= abs(one) <= longest for one in days)
    assert all(one % 7 for one in days)
    assert max(map(abs, days)) > longest / 2


def test_the_usual_range_is_that_of_before() -> None:
    review = Review(Document("1", "text", "0" * 64, TEXT), FOUND)
    usual, chosen = (
        plan_export(review, Mode.SURROGATE, bytes(32), *days)[1]
        for days in ((), (USUAL_DATE_SHIFT,))
    )
    assert usual == chosen


def test_ranges_are_told_apart() -> None:
    pairs = product(range(3), DATE_SHIFTS)
    assert len({moved(number, longest) for number, longest in pairs}) > len(DATE_SHIFTS)


@pytest.mark.parametrize(
    ("worded", "figures", "days"),
    [("3 June 2025", "12/7/2025", 39), ("June 3, 2025", "7/12/2025", 39),
     ("03-Jun-2025", "7/12/2025", 39)],
)  # fmt: skip
def test_dates_in_words_tell_how_those_in_figures_are_read(
    worded: str, figures: str, days: int
) -> None:
    text = f"Came on {worded}, sodium on {figures}."
    found = tuple(
        Finding(one, Span(text.index(one), text.index(one) + len(one)), "DATE", 0.9, "known")
        for one in (worded, figures)
    )
    calendar = Calendar.of((worded, figures), month_first=True)
    came, sodium = (calendar.read[one][0] for one in (worded, figures))
    assert (sodium - came).days == days
    _, plan = plan_export(
        Review(Document("1", "text", "0" * 64, text), found), Mode.SURROGATE, bytes(32)
    )
    first, second = (edit.replacement for edit in plan.edits)
    moved = Calendar.of((worded, first, second), month_first=calendar.month_first)
    assert (moved.read[second][0] - moved.read[first][0]).days == days
