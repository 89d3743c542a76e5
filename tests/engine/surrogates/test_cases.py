"""All documents of a patient have one set of surrogates; two patients share none."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from itertools import permutations
from random import Random
from time import process_time

import pytest
from support.marked_text import review_of

from app.engine.domain.case import Case, Pin
from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.engine.names.gazetteer import lists
from app.engine.names.origins import names_of
from app.engine.surrogates.cases import joined, settled_all
from app.engine.surrogates.pins import needed_in
from app.engine.surrogates.table import shuffled
from app.engine.text.folding import fold, key_of
from app.workflow.export import plan_export

KEY, OTHER_KEY = bytes(range(32)), bytes(32)
ID = "a" * 32
LETTERS = (
    "Patient: <PATIENT|Thaddeus Okonkwo>, born <DATE|07/14/1958>, MRN <MEDICALRECORD|ZQ-140361>."
    " He is <AGE|66>. Seen <DATE|03/12/2025> by Dr. <DOCTOR|Ingrid Åkerblom> at"
    " <HOSPITAL|Larkmoor Hospital>.",
    "Re: <PATIENT|OKONKWO, T.>, MRN <MEDICALRECORD|ZQ-140361>. DOB <DATE|1958-07-14>."
    " Dr <DOCTOR|Åkerblom> saw him on <DATE|2025-03-19>.",
    "Mr. <PATIENT|Okonkwo> was in <HOSPITAL|Larkmoor Hospital> on <DATE|2025-03-26>,"
    " with <DOCTOR|Mary Doyle>.",
    "<PATIENT|Thaddeus> rang <PHONE|(505) 555-0134> on <DATE|2025-04-02>.",
)


def letters(*marked: str) -> list[Review]:
    """Reviews of documents, each with a hash of its own."""
    reviews = map(review_of, marked or LETTERS)
    return [
        replace(one, document=replace(one.document, sha256=f"{number:064x}"))
        for number, one in enumerate(reviews)
    ]


def case_of(reviews: Iterable[Review], *known: Case, case_id: str = ID) -> Case:
    documents = {case_id: joined(case_id, reviews)}
    (made,) = settled_all(known, documents, KEY, OTHER_KEY)
    return made


def exported(review: Review, case: Case) -> str:
    needed = needed_in(case, review.document)
    _, plan = plan_export(review, Mode.SURROGATE, KEY + OTHER_KEY, case=needed)
    return plan.apply(review.document.text)


def test_a_person_has_one_name_number_and_birth_date_in_all_letters_of_the_case() -> None:
    reviews = letters()
    case = case_of(reviews)
    pins = {(pin.kind, pin.key): pin.surrogate for pin in case.pins}
    full, short, title, given = (exported(one, case) for one in reviews)
    first, last = pins["name", "thaddeus"], pins["name", "okonkwo"]
    assert f"Patient: {first} {last}, born" in full
    assert f"Re: {last.upper()}, {first[0]}., MRN {pins['id', 'zq140361']}" in short
    assert pins["id", "zq140361"] in full
    assert title.startswith(f"Mr. {last} was in {pins['place', 'larkmoor']} Hospital")
    assert f"Dr {pins['name', 'akerblom']} saw" in short
    assert given.startswith(f"{first} rang")
    ((_, born),) = case.births
    assert f"DOB {born}." in short
    assert date.fromisoformat(born).strftime("born %m/%d/%Y") in full


def test_all_dates_of_a_case_move_by_one_shift() -> None:
    reviews = letters()
    case = case_of(reviews)
    seen = [exported(one, case).split(" on ")[1][:10] for one in reviews[1:]]
    first, second, third = map(date.fromisoformat, seen)
    assert (second - first).days == (third - second).days == 7
    assert first != date(2025, 3, 19)


def test_the_order_of_documents_changes_nothing() -> None:
    reviews = letters()
    assert len({case_of(order) for order in permutations(reviews)}) == 1


def test_the_order_of_cases_changes_nothing() -> None:
    groups = {
        f"{number:032x}": joined(f"{number}", letters(*LETTERS[number:])) for number in (0, 1)
    }
    back = dict(reversed(groups.items()))
    one, other = (list(settled_all((), some, KEY, OTHER_KEY)) for some in (groups, back))
    assert one == other


def test_a_document_that_comes_twice_changes_nothing() -> None:
    reviews = letters()
    assert case_of([*reviews, reviews[0]]) == case_of(reviews)


def test_later_documents_keep_what_was_settled() -> None:
    reviews = letters()
    before = case_of(reviews[:2])
    after = case_of(reviews[2:], before)
    assert set(before.pins) <= set(after.pins)
    assert before.births == after.births
    assert exported(reviews[0], before) == exported(reviews[0], after)


def test_a_surrogate_that_a_later_document_has_as_a_name_becomes_a_label() -> None:
    """Another surrogate would break the link, and this one would name whom it hides."""
    before = case_of(letters()[:1])
    made = next(pin.surrogate for pin in before.pins if pin.key == "okonkwo")
    (later,) = letters(f"<PATIENT|Thaddeus Okonkwo> met Dr. <DOCTOR|{made}>.")
    text = exported(later, case_of([later], before))
    assert text.startswith("[PATIENT] met Dr. ")
    assert made not in text


def test_no_surrogate_is_a_word_of_another_document_of_the_case() -> None:
    reviews = letters()
    usual = next(pin.surrogate for pin in case_of(reviews).pins if pin.key == "okonkwo")
    case = case_of(letters(*LETTERS, f"The {usual} manoeuvre was done."))
    assert usual not in {pin.surrogate for pin in case.pins}


def test_patients_in_a_list_within_the_case_keep_their_own_shifts() -> None:
    day = "2025-03-12"
    names = ("Thaddeus Okonkwo", "Zephyrina Quillfeather", "Marisol Delacroix", "Ada Lindqvist")
    rows = "\n".join(f"<PATIENT|{name}> seen <DATE|{day}>" for name in names)
    reviews = [*letters(LETTERS[0]), *letters(rows)]
    text = exported(reviews[1], case_of(reviews))
    own, *others = (line[-10:] for line in text.splitlines())
    assert (
        own
        == exported(letters(f"Mr. <PATIENT|Okonkwo> on <DATE|{day}>")[0], case_of(reviews))[-10:]
    )
    assert len({own, *others}) == len(names)


def test_names_are_drawn_in_the_order_in_which_they_always_were() -> None:
    """Else the surrogates of earlier exports could not be continued."""
    for seed, size in enumerate((0, 1, 5, 21, 22, 300)):
        names = [str(number) for number in range(size)]
        assert list(shuffled(names, Random(seed))) == Random(seed).sample(names, size)


def test_another_key_gives_other_surrogates() -> None:
    documents = {ID: joined(ID, letters())}
    one, other = (next(settled_all((), documents, key, key)) for key in (KEY, OTHER_KEY))
    assert {pin.surrogate for pin in one.pins}.isdisjoint(pin.surrogate for pin in other.pins)


def test_a_surrogate_of_another_case_is_drawn_anew() -> None:
    """As if an earlier run had given the name, number and full identity to somebody else."""
    reviews = letters()
    usual = case_of(reviews)
    other = Case("f" * 32, pins=usual.pins, identities=usual.identities)
    made = case_of(reviews, other)
    assert set(made.identities).isdisjoint(usual.identities)
    codes = [
        {p.surrogate for p in case.pins if p.kind in ("id", "phone")} for case in (made, usual)
    ]
    assert codes[0].isdisjoint(codes[1])
    towns = [{p for p in case.pins if p.kind == "place"} for case in (made, usual)]
    assert towns[0] == towns[1]


def test_only_what_may_stand_in_a_document_is_sent_with_it() -> None:
    pins = (Pin("name", "okonkwo", "Doyle", named=True), Pin("name", "lee", "Wu", named=True))
    (review,) = letters("Mr. <PATIENT|Okonkwo>")
    assert needed_in(Case(ID, pins=pins), review.document).pins == pins[:1]


def test_many_names_take_no_longer_than_their_number() -> None:
    """Each given name with a short form, as Rob and Robert, took a second and more."""
    own = lists("en")
    given = sorted(name for name in (*own.female, *own.male) if len(name) > 4)[::40][:60]
    people = [
        f"{name} {own.last[at]}, called {name[:3]} {own.last[at]}" for at, name in enumerate(given)
    ]
    marked = (
        re.sub(r"(\w+ [\w'-]+)(, called )(\w+ [\w'-]+)", r"<DOCTOR|\1>\2<DOCTOR|\3>", one)
        for one in people
    )
    began = process_time()
    assert len(case_of(letters(". ".join(marked))).pins) >= len(given)
    assert process_time() - began < 10


def test_nicknames_of_each_other_have_surrogates() -> None:
    """Each was short for the other, without end: no document of the case could be written."""
    named = " ".join(f"<PATIENT|{name}>." for name in ("Kellie", "Kelly", "Kelly", "Kellie"))
    made = {pin.key for pin in case_of(letters(named)).pins if pin.kind == "name"}
    assert {"kellie", "kelly"} <= made


def test_a_patient_gets_another_origin_when_others_have_all_names_of_the_own_one() -> None:
    """There are 340 Vietnamese names; of 100,000 patients the 341st stopped everything."""
    own = names_of("vietnamese")
    taken = (
        " ".join(sorted((key_of(given), key_of(family))))
        for given in (*own.female, *own.male)
        for family in own.last
    )
    other = Case("f" * 32, identities=tuple(taken))
    (review,) = letters("Patient: <PATIENT|Linh Tran>, <PATIENT|Mrs. Tran>.")
    made = case_of([review], other)
    assert made.identities
    assert set(made.identities).isdisjoint(other.identities)
    assert case_of([review], other, made).pins == made.pins


def test_a_patient_gets_another_letter_when_others_have_all_names_with_the_drawn_one() -> None:
    """`Lee Kidd` was to have one of two names with O, which others had with every family name."""
    own = lists("en")
    (review,) = letters("Patient: <PATIENT|Lee Kidd>.")
    given = next(pin.surrogate for pin in case_of([review]).pins if pin.key == "lee")
    taken = (
        " ".join(sorted((key_of(name), key_of(family))))
        for name in (*own.female, *own.male)
        if name[0] == given[0]
        for family in own.last
    )
    other = Case("f" * 32, identities=tuple(taken))
    made = case_of([review], other)
    assert made.identities
    assert set(made.identities).isdisjoint(other.identities)


def test_more_telephones_than_an_area_has_fictional_ones_all_get_one() -> None:
    """There are ninety in an area; the others got a label, after four thousand draws each."""
    marked = (f"Call <PHONE|(505) 555-{number:04d}>." for number in range(2000, 2120))
    reviews = letters(" ".join(marked))
    case = case_of(reviews)
    made = {pin.surrogate for pin in case.pins if pin.kind == "phone"}
    assert len(made) == 120
    assert all(re.fullmatch(r"\(\d{3}\) 555-01\d\d", one) for one in made)
    assert "[PHONE" not in exported(reviews[0], case)


def _drawn(count: int) -> None:
    """`count` patients, named by chance from the lists from which surrogates come too."""
    rng, own = Random(15), lists("en")
    given, family = (*own.female, *own.male), own.last
    documents = {}
    for number in range(count):
        name = f"{rng.choice(given)} {rng.choice(family)}"
        record = f"{rng.randrange(10**8, 10**9)}"
        review = review_of(f"Patient <PATIENT|{name}>, MRN <MEDICALRECORD|{record}>.")
        case_id = f"{rng.getrandbits(128):032x}"
        documents[case_id] = joined(f"{number}", [review])
    identities: set[str] = set()
    records: set[str] = set()
    for case in settled_all((), documents, KEY, OTHER_KEY):
        original = fold(documents[case.id].document.text)
        made = {key_of(pin.surrogate) for pin in case.pins if pin.kind == "id"}
        assert len(made) == 1
        assert identities.isdisjoint(case.identities)
        assert records.isdisjoint(made)
        assert {key_of(pin.surrogate) for pin in case.pins}.isdisjoint(original.words)
        identities.update(case.identities)
        records |= made
    assert len(records) == count


def test_no_two_patients_share_a_name_or_number() -> None:
    _drawn(40)


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
def test_no_two_of_a_hundred_thousand_patients_share_a_name_or_number() -> None:
    _drawn(100_000)
