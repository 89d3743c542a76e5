"""What comes next is found without looking at everything: there may be thousands of findings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import transitions
from app.ui.review.grouping import Grouping, Rows, fill
from app.ui.review.order import in_order, least_certain_after, undecided_after
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import other_keys

MANY = 2000


def review_of(scores: list[float]) -> Review:
    findings = (
        Finding(f"f{n}", Span(4 * n, 4 * n + 3), "DATE", score, "x")
        for n, score in enumerate(scores)
    )
    return Review(Document("", "text", "", "x" * 4 * len(scores)), tuple(findings))


@st.composite
def places(draw: st.DrawFn) -> tuple[Review, Finding | None, frozenset[str]]:
    """A review with some decisions, perhaps a finding of it, and which ones are wanted."""
    review = review_of(draw(st.lists(st.sampled_from([0.1, 0.5, 0.9]), min_size=1, max_size=12)))
    ids = st.lists(st.sampled_from([one.id for one in review.findings]), unique=True)
    here = draw(st.none() | st.sampled_from(review.findings))
    decided = transitions.decide(review, draw(ids), Action.REJECT)
    return decided, here, frozenset(draw(ids))


@given(places())
def test_the_least_certain_is_the_lowest_behind_else_the_lowest(
    place: tuple[Review, Finding | None, frozenset[str]],
) -> None:
    review, here, wanted = place
    left = sorted(
        (one.score, one.span.start, one.id)
        for one in review.findings
        if review.action(one) is None and one.id in wanted
    )
    behind = [one for one in left if here and one[:2] > (here.score, here.span.start)]
    expected = min(behind or left, default=(0, 0, None))[2]
    assert least_certain_after(review, here, wanted.__contains__) == expected


@pytest.mark.parametrize("after", [undecided_after, least_certain_after])
def test_the_list_is_asked_only_until_one_fits(after: object) -> None:
    asked: list[str] = []

    def wanted(name: str) -> bool:
        asked.append(name)
        return len(asked) == 2

    review = review_of([0.5] * MANY)
    assert callable(after)
    assert after(review, review.findings[7], wanted) == "f9"
    assert asked == ["f8", "f9"]


def test_least_certain_first_they_stand_by_score_then_as_in_the_document() -> None:
    assert in_order(review_of([0.9, 0.1, 0.9, 0.5]), by_score=True) == ["f1", "f3", "f0", "f2"]


def test_a_step_asks_the_list_for_the_next_one_only(opened: MainWindow) -> None:
    asked: list[str] = []

    def listed(name: str) -> bool:
        asked.append(name)
        return True

    review = opened.reviewer.review
    assert review is not None
    opened.reviewer.focus.look_at(review.findings[0].id)
    opened.reviewer.focus.is_listed = listed
    opened.reviewer.focus.step(1)
    assert opened.reviewer.focus.finding is review.findings[1]
    opened.reviewer.focus.step(-1)
    assert opened.reviewer.focus.finding is review.findings[0]
    assert asked == [review.findings[1].id, review.findings[0].id]
    opened.reviewer.focus.step(-1)
    assert opened.reviewer.focus.finding is review.findings[-1]


def test_a_step_that_finds_nothing_else_in_the_list_stays(opened: MainWindow) -> None:
    review = opened.reviewer.review
    assert review is not None
    opened.reviewer.focus.look_at(review.findings[1].id)
    opened.reviewer.focus.is_listed = lambda _: False
    opened.reviewer.focus.step(1)
    assert opened.reviewer.focus.finding is review.findings[1]


@pytest.mark.parametrize("grouping", list(Grouping))
def test_rows_are_made_bit_by_bit_however_they_are_grouped(grouping: Grouping) -> None:
    review, looked = review_of([0.5] * MANY), 0

    def wanted() -> Iterator[tuple[str, Finding]]:
        nonlocal looked
        for one in review.findings:
            looked += 1
            yield "x", one

    rows, before, most = Rows(), 0, 0
    for _ in fill(rows, review, wanted(), grouping, {}):
        most, before = max(most, looked - before), looked
    assert most == 1
    assert len(rows.places) == MANY


def test_of_many_changes_only_as_many_are_told_as_are_asked_for() -> None:
    before = {f"f{n}": n for n in range(MANY)}
    after = {f"f{n}": n + n % 2 for n in range(100, MANY)}
    assert other_keys(before, after) == {f"f{n}" for n in range(MANY) if n < 100 or n % 2}
    assert len(other_keys(before, after, 20)) == 21
    assert other_keys(before, {**before, "f5": 0}, 20) == {"f5"}
