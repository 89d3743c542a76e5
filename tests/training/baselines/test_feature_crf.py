"""The feature CRF: its features, that it generalises by them, that its marginals are right."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from app.engine.tagger import bilou
from app.engine.tagger.linear_chain import best_path, marginals
from app.engine.tagger.word_features.features import features
from app.engine.tagger.word_features.phrases import Phrases
from app.engine.tagger.word_features.sentences import CONTEXT, Sentence, sentences
from app.engine.tagger.word_features.table import hashed
from app.training.baselines.examples import Example, examples
from app.training.corpora import inline
from app.training.corpora.tag_schemes import chunks

pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")

from app.training.baselines.feature_crf import FeatureCrf

LISTS = {"surname": ["Quill", "Arp", "Sand"], "hospital": ["St. Orrin's Infirmary"]}
NOTES = "".join(
    f"=== n-{i} | en | note\n{title} [[{label}|{name}]] {rest} on [[DATE|{date}]].\n\n"
    for i, ((title, label), name, (rest, date)) in enumerate(
        product(
            (("Dr.", "DOCTOR"), ("Mrs.", "PATIENT")),
            ("Quill", "Arp", "Ostby"),
            (("came to Ward C", "03/04/2014"), ("was seen", "11/12/2015"), ("left", "1/2/16")),
        )
    )
)


def training() -> list[Example]:
    return [e for note in inline.parse(NOTES, "notes") for e in examples(note)]


@pytest.fixture(scope="module")
def phrases() -> Phrases:
    return Phrases.of(LISTS, "en")


@pytest.fixture(scope="module")
def crf(phrases: Phrases) -> FeatureCrf:
    return FeatureCrf.fit(training(), phrases, iterations=40)


def one(text: str) -> Sentence:
    (sentence,) = sentences(text, "en")
    return sentence


def of_word(text: str, word: str, phrases: Phrases) -> set[str]:
    sentence = one(text)
    return set(features(sentence, phrases)[sentence.words.index(word)])


def test_a_token_has_its_parts_its_shape_and_its_lists(phrases: Phrases) -> None:
    found = of_word("saw McQuill and Quill", "Quill", phrases)
    assert {"w=quill", "begins=qu", "ends=ill", "shape=Xxxxx", "short=Xx", "in=surname"} <= found
    assert {"short=XxXx"} <= of_word("saw McQuill and Quill", "McQuill", phrases)


def test_all_words_of_a_listed_phrase_belong_to_its_list(phrases: Phrases) -> None:
    for word in ("St", "Orrin", "'s", "Infirmary"):
        assert "in=hospital" in of_word("at St. Orrin's Infirmary today", word, phrases)
    assert "in=hospital" not in of_word("at the Infirmary today", "Infirmary", phrases)


@pytest.mark.parametrize(
    ("text", "word", "kind"),
    [
        ("seen 03/04/2014 here", "03/04/2014", "date"),
        ("seen 2014-03-04 here", "2014-03-04", "date"),
        ("seen March 3, 2014 here", "March", "date"),
        ("seen March 3, 2014 here", "2014", "date"),
        ("il 3 marzo 2014 era", "marzo", "date"),
        ("since 1998 well", "1998", "year"),
        ("call (406) 555-0188 now", "406", "phone"),
        ("call 406-555-0188 now", "406-555-0188", "phone"),
    ],
)
def test_patterns_mark_dates_and_telephones(
    text: str, word: str, kind: str, phrases: Phrases
) -> None:
    assert f"is={kind}" in of_word(text, word, phrases)


@pytest.mark.parametrize("text", ["BP 120/80/5000", "Hb 12.5 today", "the market grew"])
def test_patterns_leave_values_alone(text: str, phrases: Phrases) -> None:
    found = {feature for token in features(one(text), phrases) for feature in token}
    assert not {"is=phone", "is=year"} & found


def test_neighbours_up_to_two_away_are_seen_across_sentences(phrases: Phrases) -> None:
    first, last = sentences("Signed by:\nQuill Arp", "en")
    assert {"-1:w=:", "-2:w=by", "1:w=arp", "1:in=surname", "2:edge"} <= set(
        features(last, phrases)[0]
    )
    assert "2:w=arp" in features(first, phrases)[-1]
    reach = {f.partition(":")[0] for f in features(one("a b c d e f g"), phrases)[3]}
    assert {str(d) for d in range(-CONTEXT, CONTEXT + 1) if d} <= reach
    assert not any(
        "w=g" in f or f.startswith("3:") for f in features(one("a b c d e f g"), phrases)[3]
    )


def test_unseen_names_are_found_by_their_neighbours_and_lists(crf: FeatureCrf) -> None:
    labels = crf.labels(one("Dr. Sand left on 5/6/17."))
    assert labels == ("O", "O", "B-DOCTOR", "O", "O", "B-DATE", "O")


def test_marginals_belong_to_the_labels_and_fall_with_doubt(crf: FeatureCrf) -> None:
    known, strange = one("Mrs. Arp left on 1/2/16."), one("Dr. of Mrs. left 5 Arp")
    assert tuple(label for label, _ in crf.confident(known)) == crf.labels(known)
    marginals = [m for _, m in crf.confident(known)]
    assert all(0.0 < m <= 1.0 + 1e-9 for m in marginals)
    assert min(marginals) > min(m for _, m in crf.confident(strange))


def test_the_same_examples_give_the_same_tagger(crf: FeatureCrf, phrases: Phrases) -> None:
    again = FeatureCrf.fit(training(), phrases, iterations=40)
    sentence = one("Mrs. Sand came to Ward C.")
    assert again.confident(sentence) == crf.confident(sentence)


@pytest.mark.parametrize("scheme", ["iob2", "bioes", "bilou"])
def test_the_table_gives_the_labels_and_marginals_of_the_library(
    phrases: Phrases, scheme: str
) -> None:
    """So what the program finds with the pack is what was trained; only the lattice cuts sooner."""
    known = [e for note in inline.parse(NOTES, "notes") for e in examples(note, scheme)]
    crf = FeatureCrf.fit(known, phrases, iterations=40)
    table, transitions = crf.table()
    rows = table.rows()
    permitted = bilou.allowed(len(crf.classes))
    for example in known:
        names = features(example.sentence, phrases)
        scores = table.scores(
            [[rows[h] for name in token if (h := hashed(name)) in rows] for token in names]
        )
        scores[0] += table.first
        scores[-1] += table.last
        lattice = np.where(permitted, transitions, -np.inf).astype(np.float32)
        edges = np.zeros(0, dtype=np.int64)
        path = best_path(scores, lattice, edges)
        tags = bilou.tag_names(crf.classes)
        assert chunks([tags[tag] for tag in path.tolist()]) == chunks(crf.labels(example.sentence))
        outside = marginals(scores, lattice, edges)[:, bilou.OUTSIDE]
        for (label, chance), alone in zip(crf.confident(example.sentence), outside, strict=True):
            if label == "O":
                assert abs(chance - alone) < 0.02
