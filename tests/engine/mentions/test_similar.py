"""Places like a marked one: all that a reader would take for it, and no ordinary word."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.mentions.similar import Likeness, likely_kind, similar, within_one_edit

TEXT = (
    "Thaddeus Okonkwo came. OKONKWO, Thaddeus. Mr. Okonkwo sat. Okonkow left. Thadeus too. "
    "THADDEUS OKONKWO. He walked with Okonwo and a walker. Signed /s/ TO"
)


def found(literal: str, *others: Finding, text: str = TEXT) -> dict[str, Likeness]:
    span = Span(text.index(literal), text.index(literal) + len(literal))
    review = Review(Document("d", "text", "", text), others)
    return {one.span.of(text): one.likeness for one in similar(review, span, "PATIENT")}


def test_the_same_text_variants_initials_and_misspellings_are_offered() -> None:
    assert found("Thaddeus Okonkwo") == {
        "THADDEUS OKONKWO": Likeness.SAME,
        "OKONKWO, Thaddeus": Likeness.VARIANT,
        "Okonkwo": Likeness.VARIANT,
        "TO": Likeness.VARIANT,
        "Okonkow": Likeness.MISSPELT,
        "Thadeus": Likeness.MISSPELT,
        "Okonwo": Likeness.MISSPELT,
    }


def test_what_a_finding_covers_is_not_offered_again() -> None:
    start = TEXT.index("Okonkow ")
    other = Finding("a", Span(start, start + 7), "PATIENT", 0.9, "tagger")
    assert "Okonkow" not in found("Thaddeus Okonkwo", other)


def test_ordinary_and_short_words_are_no_misspellings() -> None:
    assert not found("Walker", text="Walker was seen. He walked; a talker, a walked mile.")
    assert not found("Lee", text="Lee was seen. See Leo.")


def test_a_place_is_offered_once_as_what_it_resembles_most() -> None:
    text = "Okonkwo, okonkwo and Okonkwo"
    assert found("Okonkwo", text=text) == {"okonkwo": Likeness.SAME, "Okonkwo": Likeness.SAME}


def test_only_what_may_name_a_person_is_looked_for_in_parts() -> None:
    assert likely_kind("Thaddeus Okonkwo") == "PATIENT"
    assert likely_kind("Eastholm Family Clinic") == "ORGANIZATION"
    assert likely_kind("(541) 555-0148") == "PHONE"


words = st.text("abc", max_size=6)


@given(words, words)
def test_one_edit_is_what_one_edit_makes(one: str, other: str) -> None:
    letters = "abc"
    places = range(len(one) + 1)
    edits = {one}
    edits |= {one[:i] + one[i + 1 :] for i in places}
    edits |= {one[:i] + c + one[i:] for i in places for c in letters}
    edits |= {one[:i] + c + one[i + 1 :] for i in places for c in letters if i < len(one)}
    edits |= {one[:i] + one[i + 1 : i + 2] + one[i : i + 1] + one[i + 2 :] for i in places}
    assert within_one_edit(one, other) is (other in edits)
