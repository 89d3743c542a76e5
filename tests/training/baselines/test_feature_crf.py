"""The feature CRF: its features, that it generalises by them, that its marginals are right."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from app.errors import InputError
from app.training.baselines.feature_crf import features
from app.training.baselines.phrases import Phrases
from app.training.baselines.sentences import CONTEXT, Example, Sentence, examples, sentences
from app.training.corpora import inline

pytest.importorskip("sklearn_crfsuite", reason="needs the extra `train`")

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


def test_a_saved_crf_labels_alike(crf: FeatureCrf, tmp_path: Path) -> None:
    crf.save(tmp_path)
    sentence = one("Mrs. Sand came to St. Orrin's Infirmary.")
    assert FeatureCrf.load(tmp_path).confident(sentence) == crf.confident(sentence)


def test_a_folder_without_a_crf_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError):
        FeatureCrf.load(tmp_path)
