"""What is more likely no identifier than one becomes no other value in a surrogate export."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from support.marked_text import review_of

from app.engine.domain.review import Action, Decision, Review
from app.engine.surrogates.generator import SurrogateGenerator


def doubtful(marked: str, score: float = 0.3) -> Review:
    """A review in which the tagger is unsure of the first finding."""
    review = review_of(marked, "en")
    first, *others = review.findings
    return replace(review, findings=(replace(first, score=score, detector="tagger"), *others))


def shown(review: Review) -> str:
    return SurrogateGenerator(bytes(32), review)(review.findings[0])


@pytest.mark.parametrize(
    "marked",
    [
        "pain <DATE|9/10>, worse at night",
        "CA <DATE|15-3> was 18",
        "admission from <HOSPITAL|ED> expected",
        "wants to leave, <PROFESSION|security> aware",
        "T 37.2, <AGE|112>, SpO2 97",
        "room <IDNUM|0935>",
        "<PATIENT|PT> in side room",
    ],
)
def test_what_nobody_is_sure_of_is_masked(marked: str) -> None:
    assert re.fullmatch(r"\[[A-Z ]+\]", shown(doubtful(marked)))


@pytest.mark.parametrize("marked", ["effusion <DATE|1/3> of the chest", "EPDS <DATE|9/30>, low"])
def test_a_fraction_that_is_no_sure_day_is_masked(marked: str) -> None:
    assert re.fullmatch(r"\[[A-Z ]+\]", shown(doubtful(marked, 0.8)))
    assert not shown(doubtful("seen on <DATE|1/3> at home", 0.9)).startswith("[")
    assert not shown(doubtful("seen on <DATE|1/3/2024> at home", 0.8)).startswith("[")


def test_in_a_note_of_small_letters_whom_no_list_has_is_masked() -> None:
    marked = "h 23.30 <PATIENT|{}>, 1 vomito, tc dr <DOCTOR|marchetti>: neg"
    assert shown(doubtful(marked.format("sonnolento"), 0.6)).startswith("[")
    assert not shown(doubtful(marked.format("giada"), 0.6)).startswith("[")
    assert not shown(doubtful(marked.format("sonnolento"), 0.8)).startswith("[")


def test_what_a_reviewer_accepted_has_a_surrogate() -> None:
    review = doubtful("lives with <PATIENT|Tirza> now")
    accepted = replace(
        review, decisions={review.findings[0].id: Decision(review.findings[0].id, Action.ACCEPT)}
    )
    assert shown(review).startswith("[")
    assert not shown(accepted).startswith("[")


def test_what_shares_a_name_with_a_surer_finding_has_the_same_surrogate() -> None:
    review = doubtful("<PATIENT|Tirza> lives alone. Seen with <PATIENT|Tirza Lindqvist>.")
    whole = SurrogateGenerator(bytes(32), review)(review.findings[1])
    assert shown(review) == whole.split()[0]


def test_what_is_likely_right_has_a_surrogate() -> None:
    assert not shown(doubtful("lives with <PATIENT|Tirza> now", 0.5)).startswith("[")
