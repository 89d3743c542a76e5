"""Sentences for taggers: nothing lost, labels that come back as the spans they came from."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.tagger.tokens.tokeniser import tokeniser
from app.engine.tagger.word_features.sentences import CONTEXT, sentences
from app.training.baselines.examples import examples, spans
from app.training.corpora import inline
from app.training.corpora.documents import LabelledDocument

NOTE = """=== n-1 | en | note
Seen by Dr. [[DOCTOR|J. Quill]] at [[HOSPITAL|St. Orrin's]] on [[DATE|Jan. 3, 2014]]. He left.
[[PATIENT|Tran]], [[PATIENT|Bi]]/[[PATIENT|Ana]]: [[AGE|47]]yo, [[COUNTRY|Gambia]][[CITY|Home]].
"""


def note() -> LabelledDocument:
    return inline.parse(NOTE, "note")[0]


# The first call loads the tokeniser.
@settings(deadline=None)
@given(st.text(alphabet="aB1. \n!,", max_size=60))
def test_every_token_is_in_exactly_one_sentence(text: str) -> None:
    found = [
        (sentence.start + token.start, sentence.start + token.end)
        for sentence in sentences(text, "en")
        for token in sentence.tokens
    ]
    tokens = tokeniser("en")(text)
    assert found == list(zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True))


def test_abbreviations_and_initials_do_not_end_a_sentence() -> None:
    assert [s.words[0] for s in sentences(note().text, "en")] == ["Seen", "He", "Tran"]


def test_a_sentence_knows_the_words_around_it() -> None:
    middle = sentences("One two three. Four five.\nSix seven eight.", "en")[1]
    assert middle.before == ("three", ".")
    assert middle.after == ("Six", "seven")
    assert len(middle.after) == CONTEXT


def test_gold_labels_mark_the_same_spans_again() -> None:
    document = note()
    found = [s for e in examples(document) for s in spans(e.sentence, e.labels)]
    assert [(s.span, s.subcategory) for s in found] == [
        (s.span, s.subcategory) for s in document.spans
    ]


def test_an_inside_label_starts_a_span_where_nothing_goes_before() -> None:
    (sentence,) = sentences("Ana Tran Leeds", "en")
    found = spans(sentence, ("I-PATIENT", "I-PATIENT", "I-CITY"))
    assert [(s.span.start, s.span.end, s.subcategory) for s in found] == [
        (0, 8, "PATIENT"),
        (9, 14, "CITY"),
    ]
