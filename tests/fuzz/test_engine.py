"""No text stops or delays the search for identifiers, nor the plan of an export."""

from __future__ import annotations

import time
from itertools import islice
from random import Random

import pytest
from support.files.torture_texts import UNITS, run, texts
from support.sampling import crossed, thinned

from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode
from app.engine.domain.labels import schema
from app.engine.domain.review import Review
from app.engine.review.transitions import add
from app.progress import NullReporter, Stage
from app.settings import Settings
from app.workflow.export import plan_export
from app.workflow.naming import removes_day
from app.workflow.scan import Scanner

KEY = bytes(32)
SECONDS = 20  # without progress


@pytest.fixture(scope="module")
def scanner() -> Scanner:
    return Scanner.load(Settings())


def document(text: str) -> Document:
    return Document("d" * 16, "text", "0" * 64, text)


class Listener:
    """A reporter that measures the longest silence, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._heard = time.monotonic()

    def step(self, stage: Stage, done: int, total: int) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self._heard)
        self._heard = now


@pytest.mark.slow
@pytest.mark.parametrize(
    "unit", thinned(["_", '""', "(", "-", "\n", "Aa-", "a@", "1/", "\r\n", "1"], 2)
)
def test_a_long_run_is_searched_without_a_long_silence(scanner: Scanner, unit: str) -> None:
    listener = Listener()
    scanner.scan(document(run(unit, 20_000)), listener)
    listener.step(Stage.DETECT, 1, 1)
    assert listener.longest < SECONDS


@pytest.mark.slow
def test_the_time_of_rules_grows_no_faster_than_a_run_of_any_signs() -> None:
    # A pattern that is tried anew at each sign takes half a minute, all of them together .2 s.
    spent = {}
    for unit in UNITS:
        started = time.thread_time()
        RuleDetector().detect(document(run(unit, 20_000)), NullReporter())
        spent[unit] = time.thread_time() - started
    assert [unit for unit, seconds in spent.items() if seconds > 5] == []


@pytest.mark.parametrize(
    ("kind", "digits"),
    crossed(
        sorted(schema().subcategories),
        ["1" * 5000, "0" * 4999 + "7", "1" * 4400 + "/" + "2" * 4400, "٣" * 5000],
        3,
    ),
)
def test_digits_without_end_get_a_surrogate_of_every_kind(digits: str, kind: str) -> None:
    review = Review(document(f"Seen the {digits}th of March."), ())
    review = add(review, [Span(9, 9 + len(digits) + 11)], kind)
    for mode in Mode:
        _, plan = plan_export(review, mode, KEY)
        assert digits not in plan.apply(review.document.text)


def test_a_removed_date_of_thousands_of_digits_is_not_today() -> None:
    from datetime import date

    review = add(Review(document("1" * 5000 + "/5"), ()), [Span(0, 5002)], "DATE")
    assert not removes_day(review, date(2026, 1, 5))


@pytest.mark.slow
def test_random_runs_are_searched_and_planned(scanner: Scanner) -> None:
    for text in islice(texts(Random(11), 2_000), 40):
        started = time.monotonic()
        review = scanner.scan(document(text), NullReporter())
        for mode in Mode:
            plan_export(review, mode, KEY)
        assert time.monotonic() - started < SECONDS
