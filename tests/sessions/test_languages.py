"""What a reviewer said of languages comes back; older files know nothing of languages."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace

import pytest

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import LanguageChoice, ListedWords, Review, SearchedBy
from app.engine.review.languages import forget_languages, go_on, tell_language
from app.sessions.events import ScanResult, StepDone, decode, encode
from app.sessions.history import EventLog, difference

TEXT = "Una carta.\nA letter.\n"
SPANISH = (Passage(Span(0, len(TEXT)), "es", 0.99),)
DOCUMENT = Document("d", "text", "0" * 64, TEXT, passages=SPANISH)


def found(*served: str) -> ScanResult:
    return ScanResult("0" * 64, "", (), None, (), served)


@pytest.mark.parametrize("served", [(), ("en",), ("en", "es", "sv")])
def test_languages_that_were_served_come_back(served: tuple[str, ...]) -> None:
    assert decode(encode(found(*served))) == found(*served)


@pytest.mark.parametrize("served", [(), ("en",), ("en", "es")])
def test_the_pack_that_searched_comes_back_and_goes_into_the_report(
    served: tuple[str, ...],
) -> None:
    pack = SearchedBy("accurate-en", "1.0.0", "ab" * 32, 0.075)
    known = replace(found(*served), searched_by=pack)
    assert decode(encode(known)) == known
    assert EventLog([known]).work(DOCUMENT).review.searched_by == pack


def test_a_search_from_before_was_one_for_english() -> None:
    before = decode(b'["Found","00","",[],null,[]]')
    assert isinstance(before, ScanResult)
    assert before.served == ("en",)
    review = EventLog([before]).work(DOCUMENT).review
    assert [one.language for one in review.unserved] == ["es"]


def test_each_word_of_the_reviewer_comes_back_and_can_be_undone() -> None:
    first = Review(DOCUMENT, (), served=("en",))
    states = [first, tell_language(first, "it"), tell_language(first, "sv", Span(0, 3))]
    states += [go_on(states[2]), forget_languages(states[2])]
    log = EventLog([found("en")])
    for before, after in itertools.pairwise(states):
        log.add(decode(encode(StepDone("step", difference(before, after), None, None))))
    work = log.work(DOCUMENT)
    assert [step.after for step in work.steps] == states[1:]
    assert [step.before for step in work.steps] == states[:-1]
    assert work.review.languages == LanguageChoice()


def test_a_step_that_says_nothing_of_languages_is_written_as_before() -> None:
    first = Review(DOCUMENT, (), served=("en",))
    listed = Review(DOCUMENT, (), listed=(ListedWords("carta", None),), served=("en",))
    for after, length in ((first, 7), (listed, 8), (go_on(first), 9)):
        change = json.loads(encode(StepDone("", difference(first, after), None, None)))[2]
        assert len(change) == length
