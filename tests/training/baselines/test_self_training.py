"""Self-training: which sentences are kept, how thresholds are set, and when it stops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf

import pytest

from app.engine.tagger.word_features.sentences import Sentence, sentences
from app.progress import Cancelled, NullReporter, Stage
from app.training.baselines.examples import Example
from app.training.baselines.self_training import (
    FALLS,
    Confident,
    Targets,
    Thresholds,
    by_discourse,
    choose,
    co_train,
    self_train,
    slips,
    without_selection,
)
from app.training.corpora.tag_schemes import OUTSIDE


def one(text: str) -> Sentence:
    (sentence,) = sentences(text, "en")
    return sentence


def example(text: str, *labels: str) -> Example:
    return Example(one(text), labels)


@dataclass(frozen=True)
class Table:
    """A tagger that says what a table says, and O with certainty of other words."""

    answers: Mapping[str, tuple[str, float]]

    def confident(self, sentence: Sentence) -> Confident:
        return [self.answers.get(word, (OUTSIDE, 1.0)) for word in sentence.words]


def test_a_sentence_is_kept_only_if_each_token_clears_its_own_threshold() -> None:
    thresholds = Thresholds(outside=0.9, identifying=0.6)
    assert thresholds.clears([("O", 0.9), ("B-CITY", 0.6)])
    assert not thresholds.clears([("O", 0.89), ("B-CITY", 0.99)])
    assert not thresholds.clears([("O", 0.99), ("B-CITY", 0.59)])


def test_thresholds_are_the_lowest_marginals_with_few_enough_errors_above() -> None:
    tagger = Table(
        {
            "a": ("B-CITY", 0.9),
            "b": ("B-CITY", 0.8),
            "c": ("B-CITY", 0.7),
            "d": ("O", 0.95),
            "e": ("O", 0.5),
        }
    )
    gold = example("a b c d e", "B-CITY", "B-CITY", "O", "O", "B-DATE")
    assert choose(tagger, [gold], Targets(0.0, 0.0)) == Thresholds(0.95, 0.8)
    assert choose(tagger, [gold], Targets(1.0, 1.0)) == Thresholds(0.5, 0.7)


def test_equal_marginals_stand_or_fall_together() -> None:
    tagger = Table({"a": ("B-CITY", 0.8), "b": ("B-CITY", 0.8)})
    gold = example("a b", "B-CITY", "O")
    assert choose(tagger, [gold], Targets(1.0, 0.0)).identifying == inf


def test_nothing_clears_where_development_never_shows_the_kind_right() -> None:
    tagger = Table({"a": ("B-CITY", 0.99)})
    thresholds = choose(tagger, [example("a b", "O", "O")], Targets())
    assert thresholds == Thresholds(1.0, inf)
    assert not thresholds.clears([("B-CITY", 1.0)])


def test_kept_sentences_teach_and_the_unsure_ones_wait() -> None:
    """The word `ostby` becomes sure only after the sentence with `quill` was learned."""
    seen: list[int] = []

    def train(known: Sequence[Example]) -> Table:
        seen.append(len(known))
        sure = 0.99 if len(known) > 1 else 0.3
        return Table({"quill": ("B-PATIENT", 0.95), "ostby": ("B-CITY", sure)})

    outcome = self_train(
        train,
        [example("start", "O")],
        [example("quill x", "B-PATIENT", "O")],
        [one("quill slept"), one("ostby slept")],
        NullReporter(),
    )
    assert [(r.taken, r.left) for r in outcome.rounds] == [(1, 1), (1, 0)]
    assert seen == [1, 2, 3]


def test_it_stops_when_no_sentence_clears() -> None:
    table = Table({"quill": ("B-PATIENT", 0.95), "ostby": ("B-CITY", 0.3)})
    outcome = self_train(
        lambda known: table, [], [example("quill", "B-PATIENT")], [one("ostby")], NullReporter()
    )
    assert outcome.rounds == ()
    assert outcome.tagger is table


def test_it_stops_after_three_falls_and_returns_the_best_tagger() -> None:
    waiting = ["ap", "be", "ce", "de", "ef", "ga", "ha", "it", "jo"]
    gold = ["ka", "la", "ma", "na", "op", "pa"]
    made: list[Table] = []

    def train(known: Sequence[Example]) -> Table:
        """Knows one gold word fewer each time, and is sure of one waiting word more."""
        unsure = dict.fromkeys(waiting[len(known) + 1 :], (OUTSIDE, 0.1))
        still = dict.fromkeys(gold[: 6 - len(known)], ("B-CITY", 1.0))
        made.append(Table({**unsure, **still}))
        return made[-1]

    development = [example(" ".join(gold), *["B-CITY"] * 6), example("plain", OUTSIDE)]
    any_share = Targets(1.0, 1.0)
    outcome = self_train(train, [], development, list(map(one, waiting)), NullReporter(), any_share)
    assert len(outcome.rounds) == FALLS
    assert outcome.rounds[-1].left == len(waiting) - FALLS
    assert outcome.tagger is made[0]
    assert outcome.first_f1 > outcome.rounds[0].f1 > outcome.rounds[-1].f1


def test_without_selection_every_sentence_is_taken_once() -> None:
    sizes: list[Sequence[Example]] = []

    def train(known: Sequence[Example]) -> Table:
        sizes.append(known)
        return Table({"ostby": ("B-CITY", 0.01)})

    without_selection(train, [example("start", "O")], [one("ostby slept"), one("slept")])
    assert [len(known) for known in sizes] == [1, 3]
    assert sizes[1][1].labels == ("B-CITY", "O")


def test_it_can_be_cancelled_between_rounds() -> None:
    class Stop:
        def step(self, stage: Stage, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        self_train(lambda known: Table({}), [], [example("a", "O")], [one("b")], Stop())


def test_a_crf_learns_from_what_it_labels_itself() -> None:
    pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")
    from app.engine.tagger.word_features.phrases import Phrases
    from app.training.baselines.feature_crf import FeatureCrf

    labelled = [
        example(f"{title} {name} {rest}", "O", label, "O")
        for title, label in (("Dr", "B-DOCTOR"), ("Mrs", "B-PATIENT"), ("the", "O"))
        for name in ("Quill", "Arp", "Sand")
        for rest in ("slept", "came", "left")
    ]
    outcome = self_train(
        lambda known: FeatureCrf.fit(known, Phrases.of({}, "en"), iterations=30),
        labelled,
        labelled,
        [one("Dr Moor slept"), one("Mrs Fell came"), one("the Moor left"), one("5 of May")],
        NullReporter(),
    )
    assert sum(r.taken for r in outcome.rounds) >= 2
    assert [label for label, _ in outcome.tagger.confident(one("Dr Moor came"))][1] == "B-DOCTOR"


def test_a_word_that_is_sure_elsewhere_in_its_document_makes_a_sentence_sure() -> None:
    thresholds = Thresholds(0.9, 0.9)
    sentences_ = [one("quill slept"), one("quill fell down"), one("quill left"), one("arp fell")]
    sure, unsure = ("B-PATIENT", 0.95), ("I-PATIENT", 0.5)
    tagged: list[Confident] = [
        [sure, ("O", 1.0)],
        [unsure, ("O", 1.0), ("O", 1.0)],
        [unsure, ("O", 0.5)],
        [unsure, ("O", 1.0)],
    ]
    clear = [thresholds.clears(each) for each in tagged]
    assert clear == [True, False, False, False]
    # The third lacks two tokens, and nothing else in the document says what `arp` is.
    assert by_discourse(sentences_, tagged, [1, 1, 1, 1], clear, thresholds) == [
        *(True, True, False, False)
    ]
    assert by_discourse(sentences_, tagged, [1, 2, 2, 2], clear, thresholds) == clear


def test_views_teach_each_other_unless_both_are_sure_of_different_labels() -> None:
    def names(known: Sequence[Example]) -> Table:
        return Table({"quill": ("B-PATIENT", 0.95), "arp": ("B-PATIENT", 0.95)})

    def contexts(known: Sequence[Example]) -> Table:
        return Table({"quill": ("B-PATIENT", 0.3), "arp": ("B-CITY", 0.95)})

    gold = [example("quill", "B-PATIENT"), example("arp", "B-CITY")]
    known, rounds = co_train(
        [names, contexts], [], gold, [one("quill"), one("arp")], NullReporter(), Targets(1.0, 1.0)
    )
    assert [e.labels for e in known] == [("B-PATIENT",)]
    assert [(r.taken, r.left) for r in rounds] == [(1, 1)]


def test_rounds_tell_how_right_their_labels_were_where_people_had_labelled() -> None:
    """The labels of people change nothing of what is taken and learnt."""
    table = Table({"quill": ("B-PATIENT", 0.95), "ostby": ("B-CITY", 0.3), "arp": ("O", 0.99)})
    gold = [example("quill arp", "B-PATIENT", "O")]
    waiting = [one("quill arp"), one("ostby quill")]
    truth = [("B-PATIENT", "B-CITY"), ("O", "B-PATIENT")]
    told = self_train(lambda known: table, [], gold, waiting, NullReporter(), truth=truth)
    untold = self_train(lambda known: table, [], gold, waiting, NullReporter())
    (first,) = told.rounds
    assert first.taken_slips == {"O": (1, 1), "PATIENT": (0, 1)}
    assert first.left_slips == {"CITY": (1, 1), "PATIENT": (0, 1)}
    assert [(r.taken, r.left, r.f1) for r in told.rounds] == [
        (r.taken, r.left, r.f1) for r in untold.rounds
    ]
    assert untold.rounds[0].taken_slips == slips([]) == {}
