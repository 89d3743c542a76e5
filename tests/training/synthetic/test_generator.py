"""The generator: deterministic, consistent, apart from what is held out, and labelled right."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.labels import schema
from app.training.config import Data
from app.training.corpora import inline
from app.training.synthetic import authored, carriers, dates, gazetteers, identifiers, noise, tables
from app.training.synthetic import vocabulary as terms_en
from app.training.synthetic.gazetteers import held_out
from app.training.synthetic.generator import Generator, held_out_negatives, held_out_notes
from app.training.synthetic.parts import Part, join
from app.training.synthetic.persons import People, Person, Renaming
from app.training.synthetic.places import Places
from app.training.synthetic.templates import Filler, blocks, sentences
from app.training.synthetic.vocabulary import exchange, familiar, terms

NOTE = """\
=== note-{i} | en | letter
Dear Dr. [[DOCTOR#2.last|Marsh]], [[PATIENT#1.full|Virgil Stone]]
([[PATIENT#1.last_first|STONE, VIRGIL]], [[PATIENT#1.initials|VS]]), a [[AGE|61]]-year-old
[[PROFESSION|welder]] of [[CITY|Bath]], came on [[DATE|3/14/2019]]. Mr.
[[PATIENT#1.last|Stone]] has a stone. [[DOCTOR#2.full|Prudence Marsh]] at
[[HOSPITAL|Pinecrest]], [[ORGANIZATION|Kroger]], [[LOCATION_OTHER|Elk River]]
MRN [[MEDICALRECORD|44-719]].
"""


def test_the_same_seed_gives_the_same_documents_and_another_seed_others(data: Data) -> None:
    first = list(Generator(data, 1).documents(0))
    assert first == list(Generator(data, 1).documents(0))
    assert first != list(Generator(data, 2).documents(0))
    assert first != list(Generator(data, 1).documents(1))


def test_held_out_notes_texts_and_names_never_enter_training(data: Data) -> None:
    kept = {note.id for note in held_out_notes(data)}
    assert 0 < len(kept) < 40
    assert all(note.id.startswith("note-") for note in held_out_notes(data))
    for name in ("e3c", "mtsamples"):
        split = [
            set(carriers.texts(data.corpora / "text", f"{name}_en", training=training))
            for training in (True, False)
        ]
        assert not split[0] & split[1]
    lists = [
        gazetteers.load(data.corpora / "gazetteers", training=training).native
        for training in (True, False)
    ]
    assert not set(lists[0].surnames) & set(lists[1].surnames)


def test_evaluation_notes_are_never_read(data: Data) -> None:
    assert not any("Zzyzx" in note.text for note in Generator(data, 1).documents(0))


def test_every_template_fills_with_labels_of_the_schema(people: People, places: Places) -> None:
    templates = (
        *sentences("sentences_en"),
        *sentences("negatives_en"),
        *blocks("headers_en"),
        *blocks("closings_en"),
    )
    for number, template in enumerate(templates):
        parts = Filler(people, places, Random(number)).fill(template)
        assert {kind for _, kind in parts} <= {"", *schema().subcategories}
        assert not any("{" in text for text, kind in parts if not kind)


def test_negative_templates_hold_no_identifier(people: People, places: Places) -> None:
    for template in sentences("negatives_en"):
        assert {kind for _, kind in Filler(people, places, Random(1)).fill(template)} == {""}


def test_one_person_keeps_one_name_through_a_refilled_note(people: People, places: Places) -> None:
    (note,) = inline.parse(NOTE.replace("{i}", "0"), "x")
    parts = authored.Refiller(people, places, [note]).refill(note, Random(3), keep=0.0)
    doctor_last, full, reverse, initials, last, doctor_full = (
        text for text, kind in parts if kind in ("PATIENT", "DOCTOR")
    )
    assert "Stone" not in full
    assert full.endswith(last)
    assert reverse == f"{last}, {full.removesuffix(last).strip()}".upper()
    assert initials == full[0] + last[0]
    assert doctor_full.endswith(doctor_last)
    assert last != doctor_last
    assert "has a stone" in "".join(text for text, _ in parts)


def test_a_note_that_keeps_its_identifiers_is_itself(people: People, places: Places) -> None:
    (note,) = inline.parse(NOTE.replace("{i}", "0"), "x")
    parts = authored.Refiller(people, places, [note]).refill(note, Random(3), keep=1.0)
    again = join(note.id, parts)
    assert again.text == note.text
    assert [s.span for s in again.spans] == [s.span for s in note.spans]


@pytest.mark.parametrize(
    ("literal", "form", "wanted"),
    [
        ("Dr. Stone", "last", "Dr. Reed"),
        ("stone", "lowercase", "reed"),
        ("VIRGIL A. STONE, Jr.", "full", "ANNA M. REED, Jr."),
        ("V. Stone", "first_initial_last", "A. Reed"),
        ("Stone's", "last", "Reed's"),
    ],
)
def test_a_renamed_mention_keeps_its_case_titles_and_punctuation(
    literal: str, form: str, wanted: str
) -> None:
    renaming = Renaming(Person("Anna", "Mae", "Reed"), [("Virgil Stone", "full"), (literal, form)])
    made = renaming.apply(literal, form, Random(1))
    assert made.replace("M.", "A.") == wanted.replace("M.", "A.")


@pytest.mark.parametrize(
    "literal", ["3/14/2019", "2019-03-14", "March 3, 2019", "'03", "MAY 2020", "Tue"]
)
def test_a_new_date_keeps_the_notation(literal: str) -> None:
    made = dates.like(literal, Random(5))
    assert [c for c in made if not c.isalnum()] == [c for c in literal if not c.isalnum()]
    assert made.isupper() == literal.isupper()


@given(st.sampled_from(["S21-004417", "MRN 44718", "AB12cd", "(01)123"]), st.integers())
def test_a_new_number_keeps_the_make(literal: str, seed: int) -> None:
    made = identifiers.like(literal, Random(seed))
    assert [c.isdigit() for c in made] == [c.isdigit() for c in literal]


PARTS = st.lists(
    st.tuples(
        st.text(st.sampled_from("abc XYZ.,19\n"), min_size=1, max_size=30),
        st.sampled_from(["", "", "PATIENT", "DATE"]),
    ),
    min_size=1,
    max_size=12,
)


@given(PARTS, st.integers())
def test_noise_keeps_every_identifier_and_its_label(parts: list[Part], seed: int) -> None:
    rng = Random(seed)
    labels = [kind for _, kind in parts if kind]
    for spoilt in (
        noise.recase(parts, rng),
        noise.misread(parts, rng, 0.2),
        noise.glue(parts, rng, 1.0),
        noise.wrap(parts, 20),
        noise.split(parts, rng, 0.5),
        noise.respace(parts, rng),
    ):
        assert [kind for _, kind in spoilt if kind] == labels


@given(PARTS, st.integers())
def test_a_copied_stretch_keeps_its_labels(parts: list[Part], seed: int) -> None:
    copied = noise.copy_forward(parts, Random(seed))
    assert copied[: len(parts)] == parts
    assert {part for part in copied[len(parts) + 1 :] if part[1]} <= set(parts)


@given(PARTS, st.integers(20, 80))
def test_wrapping_changes_nothing_but_white_space(parts: list[Part], width: int) -> None:
    wrapped = noise.wrap(parts, width)
    assert [t.replace("\n", " ") for t, _ in wrapped] == [t.replace("\n", " ") for t, _ in parts]


@given(PARTS, st.integers(), st.integers(5, 60))
def test_cropping_never_cuts_an_identifier(parts: list[Part], seed: int, size: int) -> None:
    identifiers_ = {(text, kind) for text, kind in parts if kind}
    assert {p for p in noise.crop(parts, Random(seed), size) if p[1]} <= identifiers_


@given(PARTS, st.integers(0, 99))
def test_barriers_stand_between_identifiers_and_never_inside_one(
    parts: list[Part], seed: int
) -> None:
    document = join("n", [("\n", ""), *parts, ("\n\nend", "")])
    fenced = noise.fence(document, Random(seed))
    assert len(document.text) - 3 in fenced.barriers
    assert (fenced.text, fenced.spans) == (document.text, document.spans)
    for marked in fenced.spans:
        assert not any(marked.span.start < b < marked.span.end for b in fenced.barriers)


@pytest.mark.parametrize("seed", range(20))
def test_of_a_sheet_of_results_only_its_head_identifies(
    people: People, places: Places, seed: int
) -> None:
    rng = Random(seed)
    document = join("n", tables.sheet(Filler(people, places, rng), rng))
    kinds = {marked.subcategory for marked in document.spans}
    assert kinds <= {"PATIENT", "DOCTOR", "MEDICALRECORD", "DATE", "HOSPITAL"}
    rows = [line for line in document.text.splitlines() if "mg/dL" in line or "mmol/L" in line]
    marked = {m.span.of(document.text) for m in document.spans}
    assert not any(value in row.split() for row in rows for value in marked)


def test_patterns_mark_ages_and_dates_but_no_measurements() -> None:
    parts = carriers.mark(
        "A 61-year-old man, AFP 2000 ng/ml, seen in June 2019, 12 mm, on 3/4/2020."
    )
    assert [part for part in parts if part[1]] == [
        ("61", "AGE"),
        ("June 2019", "DATE"),
        ("3/4/2020", "DATE"),
    ]


def test_ages_of_populations_identify_nobody() -> None:
    assert carriers.mark("Women at age 50 are at risk.", ages=False) == [
        ("Women at age ", ""),
        ("50", ""),
        (" are at risk.", ""),
    ]


def test_the_split_by_hash_keeps_about_a_tenth_aside() -> None:
    share = sum(held_out(f"note {i}") for i in range(2000)) / 2000
    assert 0.07 < share < 0.13


def test_held_out_negatives_come_from_both_sources(data: Data) -> None:
    found = held_out_negatives(data, 3)
    assert {note.id.rsplit("-", 1)[0] for note in found} == {"e3c", "medquad_negatives"}


def test_another_term_of_its_kind_takes_the_place_of_a_term_and_of_no_identifier() -> None:
    drug = next(term for term in terms("drug") if term.isalpha() and len(term) > 3)
    parts = [(f"Takes {drug}, seen by ", ""), (drug, "DOCTOR"), (" for 3 weeks.", "")]
    changed = exchange(parts, Random(1), 1.0)
    assert changed[1:] == parts[1:]
    taken = changed[0][0].removeprefix("Takes ").removesuffix(", seen by ")
    assert taken != drug
    assert taken in terms("drug")
    assert exchange(parts, Random(1), 0.0) == parts


def test_a_familiar_term_is_no_part_of_a_name() -> None:
    known = familiar(["Mercy Warfarin"])
    assert "paracetamol" in known
    assert "warfarin" not in known
    assert {len(word) for word in known} <= set(range(4, 40))


def test_every_term_is_listed_once_and_without_blanks_at_its_ends() -> None:
    for path in Path(terms_en.__file__).with_name("terms_en").glob("*.txt"):
        listed = terms(path.stem)
        assert len(listed) == len(set(listed)) > 500
        assert [term.strip() for term in listed] == list(listed)
