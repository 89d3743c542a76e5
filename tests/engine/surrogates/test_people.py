"""The table of people and places of a case, and what a reviewer says of it."""

from __future__ import annotations

from dataclasses import replace

from support.marked_text import review_of

from app.engine.domain.case import Case, Correction
from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.engine.surrogates.cases import joined, settled_all
from app.engine.surrogates.people import Named, corrected, merged, named_in, split_off
from app.engine.surrogates.pins import needed_in
from app.workflow.export import plan_export

KEY, ID = bytes(range(32)), "a" * 32
LETTERS = (
    "Patient: <PATIENT|Thaddeus Okonkwo>, with Dr. <DOCTOR|Ingrid Åkerblom> at"
    " <HOSPITAL|Larkmoor Hospital>.",
    "Re: <PATIENT|OKONKWO, T.>. Mr. <PATIENT|Okonkow> came to <HOSPITAL|Larkmore Hospital>."
    " Dr. <DOCTOR|Okonkwo> saw him.",
)
REVIEWS = tuple(
    replace(one, document=replace(one.document, sha256=f"{number}"))
    for number, one in enumerate(map(review_of, LETTERS))
)


def case_of(*corrections: Correction) -> Case:
    (case,) = settled_all((), {ID: joined(ID, REVIEWS)}, KEY, KEY)
    return replace(case, corrections=corrections)


def table(*corrections: Correction) -> dict[str, Named]:
    named = named_in(case_of(*corrections), REVIEWS, KEY, KEY, longest=364)
    return {one.text: one for one in named}


def exported(review: Review, *corrections: Correction) -> str:
    case = needed_in(case_of(*corrections), review.document)
    _, plan = plan_export(review, Mode.SURROGATE, KEY + KEY, case=case)
    return plan.apply(review.document.text)


def test_people_come_before_places_each_with_all_its_ways_of_writing() -> None:
    named = table()
    assert list(named) == [
        *("Thaddeus Okonkwo", "Ingrid Åkerblom", "Okonkow"),
        *("Larkmoor Hospital", "Larkmore Hospital"),
    ]
    variants = [(one.text, one.subcategory) for one in named["Thaddeus Okonkwo"].variants]
    assert ("OKONKWO, T.", "PATIENT") in variants
    assert ("Okonkwo", "DOCTOR") in variants
    assert named["Thaddeus Okonkwo"].mentions == 3


def test_a_misspelled_name_that_is_merged_has_the_same_surrogate_in_its_own_form() -> None:
    named = table()
    said = merged(named["Thaddeus Okonkwo"], named["Okonkow"])
    family = named["Thaddeus Okonkwo"].surrogate.split()[-1]
    assert "Okonkow" not in table(*said)
    assert f"Mr. {family} came" in exported(REVIEWS[1], *said)


def test_a_place_that_is_merged_has_the_same_surrogate() -> None:
    named = table()
    said = merged(named["Larkmoor Hospital"], named["Larkmore Hospital"])
    assert f"came to {named['Larkmoor Hospital'].surrogate}." in exported(REVIEWS[1], *said)


def test_words_of_a_reviewer_stand_in_every_form_of_the_name() -> None:
    named = table()
    said = corrected(named["Thaddeus Okonkwo"], "Marcus Hale")
    assert exported(REVIEWS[0], *said).startswith("Patient: Marcus Hale, with")
    assert exported(REVIEWS[1], *said).startswith("Re: HALE, M..")
    assert {one.surrogate for one in table(*said)["Thaddeus Okonkwo"].variants} == {
        *("Marcus Hale", "HALE, M.", "Hale")
    }


def test_a_clinician_of_the_same_name_can_be_somebody_else() -> None:
    named = table()["Thaddeus Okonkwo"]
    doctor = next(one for one in named.variants if one.subcategory == "DOCTOR")
    said = split_off(case_of(), named, (doctor,), (named.surrogate,), KEY)
    after = table(*said)
    assert after["Okonkwo"].variants[0].subcategory == "DOCTOR"
    assert len(after["Thaddeus Okonkwo"].variants) == len(named.variants) - 1
    family, other = named.surrogate.split()[-1], after["Okonkwo"].surrogate
    assert other != family
    text = exported(REVIEWS[1], *said)
    assert text.startswith(f"Re: {family.upper()}, ")
    assert f"Dr. {other} saw" in text


def test_words_that_tell_an_identifier_become_a_label() -> None:
    said = corrected(table()["Ingrid Åkerblom"], "Thaddeus Hale")
    assert "Dr. [" in exported(REVIEWS[0], *said)


def test_only_what_a_document_holds_is_said_to_it() -> None:
    said = corrected(table()["Ingrid Åkerblom"], "Mary Hale")
    assert needed_in(case_of(*said), REVIEWS[1].document).corrections == ()
