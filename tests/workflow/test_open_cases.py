"""Documents that are open together share what their patient has, and nothing with others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from support.marked_text import review_of

from app.engine.domain.case import Case
from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.errors import InputError, SessionDamaged
from app.progress import NullReporter
from app.workflow.detector_process import settle_cases
from app.workflow.export import plan_export
from app.workflow.open_cases import LinkedReviews, OpenCases, needed_for

KEY, SHIFT = bytes(range(32)), 364
MARKED = {
    "first": "<PATIENT|Thaddeus Okonkwo>, MRN <MEDICALRECORD|ZQ-140361>, <DATE|03/12/2025>",
    "second": "Re: <PATIENT|OKONKWO, T.>, MRN <MEDICALRECORD|ZQ-140361>, <DATE|03/19/2025>",
    "other": "<PATIENT|Thaddeus Okonkwo>, MRN <MEDICALRECORD|ZQ-140361>, <DATE|03/12/2025>",
}
REVIEWS = {
    name: replace(one, document=replace(one.document, sha256=name))
    for name, one in ((name, review_of(text)) for name, text in MARKED.items())
}


def linked(vault: Path | None = None) -> LinkedReviews:
    """Two documents of one patient, and one of another with the same name and number."""
    first, second, other = REVIEWS.values()
    labels = {"first": "p1", "second": "p1", "other": "p2"}
    return LinkedReviews(labels, {"p1": (first, second), "p2": (other,)}, vault)


def settle(
    known: tuple[Case, ...], reviews: Mapping[str, tuple[Review, ...]], root: bytes
) -> tuple[Case, ...]:
    return settle_cases(known, reviews, root, SHIFT, NullReporter())


def exported(cases: OpenCases, name: str, *, keeps: bool = True, shift: int = SHIFT) -> str:
    review = REVIEWS[name]
    case = cases.settled(review, Mode.SURROGATE, KEY, shift, settle)
    assert case is not None
    _, plan = plan_export(review, Mode.SURROGATE, KEY, case=needed_for(review, case))
    if keeps:
        cases.keep(review, case, plan, KEY, shift)
    return plan.apply(review.document.text)


def test_documents_of_a_patient_agree_and_those_of_another_share_nothing() -> None:
    cases = OpenCases()
    cases.link(linked())
    first, second, other = (exported(cases, name).split(", ") for name in REVIEWS)
    assert first[1] == second[2]
    assert f"Re: {first[0].split()[-1].upper()}" == second[0]
    assert set(first).isdisjoint(other)


def test_the_vault_tells_the_next_session_what_was_exported(tmp_path: Path) -> None:
    vault = tmp_path / "ward.cases"
    before, after = OpenCases(), OpenCases()
    before.link(linked(vault))
    first = exported(before, "first")
    assert b"Okonkwo" not in vault.read_bytes()
    # The other document alone would have another patient as its main one.
    (alone,) = (one for name, one in REVIEWS.items() if name == "second")
    after.link(LinkedReviews({"second": "p1"}, {"p1": (alone,)}, vault))
    number = first.split(", ")[1]
    assert number in exported(after, "second")


def test_what_is_only_looked_at_is_kept_nowhere(tmp_path: Path) -> None:
    cases = OpenCases()
    cases.link(linked(tmp_path / "ward.cases"))
    exported(cases, "first", keeps=False)
    assert not (tmp_path / "ward.cases").exists()


def test_a_vault_of_another_key_or_shift_is_refused_and_nothing_is_planned(tmp_path: Path) -> None:
    vault = tmp_path / "ward.cases"
    cases = OpenCases()
    cases.link(linked(vault))
    exported(cases, "first")
    with pytest.raises(InputError, match="364 days"):
        exported(cases, "first", shift=60)
    with pytest.raises(SessionDamaged):
        cases.settled(REVIEWS["first"], Mode.SURROGATE, bytes(32), SHIFT, settle)


def test_documents_of_nobody_and_exports_without_surrogates_ask_for_no_case() -> None:
    cases = OpenCases()
    assert cases.settled(REVIEWS["first"], Mode.SURROGATE, KEY, SHIFT, settle) is None
    cases.link(linked())
    assert cases.settled(REVIEWS["first"], Mode.MASK, KEY, SHIFT, settle) is None
