"""The day of an export is not told by its file where the review removes that day."""

from __future__ import annotations

from datetime import date

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Decision, Finding, Review
from app.workflow.naming import removes_day

DAY = date(2026, 11, 21)


def review(text: str, subcategory: str = "DATE", action: Action = Action.ACCEPT) -> Review:
    finding = Finding("f", Span(0, len(text)), subcategory, 1.0, "known")
    return Review(Document("", "text", "", text), (finding,), {"f": Decision("f", action)})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "21/11/2026",
            "11/21/26",
            "2026-11-21",
            "21.11.",
            "21 November 2026",
            "Nov 21",
            "20261121",
        ),
        *("den 21 november", "le 21 novembre 2026"),
    ],
)
def test_the_day_is_seen_in_any_notation(text: str) -> None:
    assert removes_day(review(text), DAY)


@pytest.mark.parametrize("text", ["22/11/2026", "21/11/2025", "2026", "November 2026", "1/2/2026"])
def test_other_days_are_not(text: str) -> None:
    assert not removes_day(review(text), DAY)


def test_only_removed_dates_count() -> None:
    assert not removes_day(review("21/11/2026", action=Action.REJECT), DAY)
    assert not removes_day(review("21/11/2026", "PHONE"), DAY)


def test_equal_day_and_month_are_both_needed() -> None:
    assert removes_day(review("11/11/2026"), date(2026, 11, 11))
    assert not removes_day(review("11/2026"), date(2026, 11, 11))
