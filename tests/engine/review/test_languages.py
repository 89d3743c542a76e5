"""What a reviewer says of languages, and what everybody is told of those without a model."""

from __future__ import annotations

import itertools

import pytest
from support.languages import ENGLISH, SPANISH

from app.engine.domain.document import Document, Page, Passage, Span
from app.engine.domain.review import Review
from app.engine.review.languages import (
    forget_languages,
    go_on,
    language_at,
    language_notices,
    tell_language,
)
from app.notices import english

MIXED = f"{ENGLISH}\n{SPANISH}\n{ENGLISH}"
START, END = MIXED.index(SPANISH), MIXED.index(SPANISH) + len(SPANISH)
PASSAGES = (
    Passage(Span(0, len(ENGLISH)), "en", 0.99),
    Passage(Span(START, END), "es", 0.99),
    Passage(Span(END + 1, len(MIXED)), "en", 0.99),
)


def mixed(*, paged: bool = False) -> Review:
    edges = (0, START, END, len(MIXED))
    pages = tuple(
        Page(number, first, last, 595.0, 842.0)
        for number, (first, last) in enumerate(itertools.pairwise(edges), start=1)
    )
    document = Document("d", "text", "0" * 64, MIXED, pages if paged else (), passages=PASSAGES)
    return Review(document, (), served=("en",))


def sentences(review: Review) -> list[str]:
    return [english(notice) for notice in language_notices(review)]


def test_a_passage_without_a_model_is_told_with_its_place() -> None:
    line = MIXED.count("\n", 0, START) + 1
    assert [one.language for one in mixed().unserved] == ["es"]
    [said] = sentences(mixed())
    assert said.startswith(f"Text from line {line} on seems to be in Spanish.")
    [said] = sentences(mixed(paged=True))
    assert said.startswith("Text on page 2 seems to be in Spanish.")


def test_a_document_in_one_language_is_told_as_a_whole() -> None:
    whole = (Passage(Span(0, len(SPANISH)), "es", 1.0),)
    document = Document("d", "text", "0" * 64, SPANISH, passages=whole)
    [said] = sentences(Review(document, (), served=("en",)))
    assert said.startswith("The document seems to be in Spanish.")


def test_nothing_is_told_where_a_pack_serves_the_language() -> None:
    assert sentences(Review(mixed().document, (), served=("en", "es"))) == []


def test_without_any_pack_every_language_is_told() -> None:
    assert len(sentences(Review(mixed().document, ()))) == 2


def test_the_reviewer_may_say_another_language_of_all_or_of_lines() -> None:
    assert tell_language(mixed(), "en").unserved == ()
    inside = Span(START + 5, START + 6)
    told = tell_language(mixed(), "en", inside)
    line_end = MIXED.index("\n", START) + 1
    assert told.unserved == (Passage(Span(line_end, END), "es", 0.99),)
    assert language_at(told, START) == "en"
    assert language_at(told, line_end) == "es"
    none = tell_language(mixed(), "", Span(START, END - 1))
    assert none.unserved == ()
    assert language_at(none, START) == ""


def test_what_is_told_later_holds_and_can_be_forgotten() -> None:
    review = tell_language(tell_language(mixed(), "sv"), "it", Span(3, 4))
    assert {one.language for one in review.unserved} == {"sv", "it"}
    assert tell_language(review, "en").passages == (Passage(Span(0, len(MIXED)), "en", 1.0),)
    assert forget_languages(review).passages == PASSAGES


def test_who_goes_on_is_told_all_the_same() -> None:
    review = go_on(mixed())
    assert review.languages.goes_on
    assert sentences(review) == sentences(mixed()) != []


def test_a_language_that_is_not_known_cannot_be_told() -> None:
    with pytest.raises(KeyError):
        tell_language(mixed(), "tlh")
