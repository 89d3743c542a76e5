"""The unigram baseline: the most frequent label of a seen token, nothing else."""

from __future__ import annotations

from app.engine.tagger.word_features.sentences import sentences
from app.training.baselines.examples import Example
from app.training.baselines.unigram import Unigram


def example(text: str, *labels: str) -> Example:
    (sentence,) = sentences(text, "en")
    return Example(sentence, labels)


def tags(tagger: Unigram, text: str) -> tuple[str, ...]:
    (sentence,) = sentences(text, "en")
    return tagger.labels(sentence)


def test_the_most_frequent_label_wins_and_unseen_tokens_are_none() -> None:
    tagger = Unigram.fit(
        [
            example("Day slept", "B-PATIENT", "O"),
            example("Day four", "O", "O"),
            example("Day three", "O", "O"),
            example("Ostby Ostby", "B-CITY", "B-HOSPITAL"),
            example("Ostby", "B-CITY"),
        ]
    )
    assert tags(tagger, "Day Ostby Faraway") == ("O", "I-CITY", "O")


def test_a_tie_goes_to_the_identifier() -> None:
    tagger = Unigram.fit([example("May", "O"), example("May", "B-DATE")])
    assert tags(tagger, "May") == ("I-DATE",)


def test_case_is_part_of_a_token() -> None:
    tagger = Unigram.fit([example("Will", "B-PATIENT"), example("will", "O")])
    assert tags(tagger, "Will will WILL") == ("I-PATIENT", "O", "O")


def test_beginning_and_inside_count_together() -> None:
    tagger = Unigram.fit(
        [
            example("Tran", "B-PATIENT"),
            example("Bich Tran", "B-PATIENT", "I-PATIENT"),
            example("Tran", "O"),
        ]
    )
    assert tags(tagger, "Tran") == ("I-PATIENT",)
