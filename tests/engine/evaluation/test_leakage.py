"""Leakage, mistakes, confusion, significance and agreement, worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.marked_text import at

from app.engine.domain.document import Span
from app.engine.evaluation.agreement import (
    krippendorff_alpha,
    marked_only,
    observed_agreement,
    ratings,
)
from app.engine.evaluation.error_analysis import Kind
from app.engine.evaluation.evaluate import evaluate
from app.engine.evaluation.leakage import Leakage, leakage
from app.engine.evaluation.scores import confusion
from app.engine.evaluation.significance import Bootstrap, mcnemar
from app.engine.evaluation.units import Granularity, Pair, Token, tokens

TEXT = "Bo Roe, 71, of Unit 9, call 555-0100 now"
GOLD = (
    at(TEXT, "Bo Roe", "PATIENT"),
    at(TEXT, "71", "AGE"),
    at(TEXT, "Unit 9", "HOSPITAL"),
    at(TEXT, "555-0100", "PHONE"),
)
PREDICTED = (
    at(TEXT, "Bo Roe", "DOCTOR"),
    at(TEXT, "Unit", "HOSPITAL"),
    at(TEXT, "now", "DATE"),
)
PAIR = Pair("a", TEXT, GOLD, PREDICTED)


def test_a_wrong_label_hides_and_an_uncovered_token_leaks() -> None:
    # Identifying: Bo Roe 71 Unit 9 555 0100. Leaked: 71, 9, 555, 0100.
    # Risk: PATIENT 1.0 twice, AGE 0.2, HOSPITAL 0.4 twice, PHONE 1.0 twice = 5.0;
    # leaked 0.2 + 0.4 + 2.0 = 2.6.
    # Characters but spaces: 5 + 2 + 5 + 8 (with the hyphen) = 20; leaked 2 + 1 + 8 = 11.
    found = leakage(PAIR, tokens(PAIR))
    assert (found.tokens, found.leaked) == (7, 4)
    assert found.risk == pytest.approx(5.0)
    assert found.leaked_risk == pytest.approx(2.6)
    assert (found.characters, found.leaked_characters) == (20, 11)
    assert found.rate == pytest.approx(4 / 7)
    assert found.risk_rate == pytest.approx(0.52)
    assert found.character_recall == pytest.approx(9 / 20)


def test_a_common_name_that_leaks_counts_less_than_a_rare_one() -> None:
    text = "Smith and Wojtkowiak"
    gold = at(text, "Smith", "PATIENT"), at(text, "Wojtkowiak", "PATIENT")
    common = Pair("a", text, gold, gold[1:])
    rare = Pair("a", text, gold, gold[:1])
    smith, other = (leakage(pair, tokens(pair)) for pair in (common, rare))
    assert smith.risk_rate == other.risk_rate == 0.5
    assert (smith.rare_risk_rate or 1.0) < 0.3
    assert (other.rare_risk_rate or 0.0) > 0.7


def test_leakage_by_subcategory_adds_up_to_the_whole() -> None:
    result = evaluate([PAIR]).leakage
    assert result.by_subcategory["PATIENT"].rate == 0.0
    assert result.by_subcategory["HOSPITAL"].rate == 0.5
    assert result.by_subcategory["PHONE"].rate == result.by_subcategory["AGE"].rate == 1.0
    summed = sum(result.by_subcategory.values(), Leakage())
    assert (summed.tokens, summed.leaked, summed.leaked_characters) == (7, 4, 11)
    assert result.leaking_documents == 1


def test_leakage_of_nothing_is_not_said_to_be_zero() -> None:
    total = evaluate([Pair("a", "no identifiers", [], [])]).leakage.total
    assert total.rate is total.risk_rate is total.character_recall is None


def test_leakage_is_what_binary_token_recall_lacks() -> None:
    evaluation = evaluate([PAIR])
    token_binary = [r for r in evaluation.results if r.granularity is Granularity.BINARY][1]
    assert evaluation.leakage.total.rate == pytest.approx(1 - token_binary.micro.scores.recall)


def test_mistakes_name_what_went_wrong_with_context_and_hide_text_in_their_repr() -> None:
    found = evaluate([PAIR]).mistakes
    assert [(m.kind, m.text, m.predicted) for m in found] == [
        (Kind.WRONG_LABEL, "Bo Roe", "DOCTOR"),
        (Kind.MISSED, "71", None),
        (Kind.PARTLY_MISSED, "Unit 9", "HOSPITAL"),
        (Kind.MISSED, "555-0100", None),
        (Kind.SPURIOUS, "now", "DATE"),
    ]
    assert (found[1].before, found[1].after) == ("Bo Roe, ", ", of Unit 9, call 555-0100 now")
    assert "Bo" not in repr(found)
    assert "Bo" not in repr(PAIR)


def test_an_identifier_of_mere_punctuation_that_nobody_found_is_a_mistake() -> None:
    pair = Pair("a", "code *** here", [at("code *** here", "***", "IDNUM")], [])
    assert [m.kind for m in evaluate([pair]).mistakes] == [Kind.MISSED]


def test_confusion_counts_gold_by_row_and_prediction_by_column() -> None:
    matrix = confusion(tokens(PAIR), Granularity.CATEGORY)
    assert list(matrix) == ["AGE", "CONTACT", "DATE", "LOCATION", "NAME", "O"]
    assert matrix["NAME"]["NAME"] == 2
    assert matrix["LOCATION"] == dict.fromkeys(matrix, 0) | {"LOCATION": 1, "O": 1}
    assert matrix["O"]["DATE"] == 1
    assert matrix["O"]["O"] == 2  # of, call
    assert sum(sum(row.values()) for row in matrix.values()) == len(tokens(PAIR))


def sequence(gold: str, predicted: str) -> list[Token]:
    names = {"P": "PATIENT", "D": "DOCTOR", ".": None}
    return [
        Token(Span(n, n + 1), names[g], names[p])
        for n, (g, p) in enumerate(zip(gold, predicted, strict=True))
    ]


def test_mcnemar_with_the_correction_of_yates() -> None:
    # First alone right on 10 tokens, second alone on 2: (|10 - 2| - 1)^2 / 12 = 49/12 = 4.0833,
    # p = 0.0433 (chi-squared, one degree of freedom).
    gold = "P" * 12 + "." * 5
    first = sequence(gold, "P" * 10 + ".." + "." * 5)
    second = sequence(gold, "." * 10 + "PP" + "." * 5)
    test = mcnemar(first, second, Granularity.SUBCATEGORY)
    assert (test.only_first, test.only_second) == (10, 2)
    assert test.statistic == pytest.approx(49 / 12)
    assert test.p == pytest.approx(0.0433, abs=5e-5)
    other_way = mcnemar(second, first, Granularity.SUBCATEGORY)
    assert (other_way.statistic, other_way.p) == (test.statistic, test.p)


def test_mcnemar_of_equal_outputs_finds_no_difference() -> None:
    same = sequence("PP.", "P..")
    test = mcnemar(same, same, Granularity.BINARY)
    assert (test.statistic, test.p) == (0.0, 1.0)
    # One against none: the correction takes the difference of 1 away.
    assert mcnemar(sequence("P", "P"), sequence("P", "."), Granularity.BINARY).p == 1.0


def test_mcnemar_looks_at_labels_only_as_finely_as_asked() -> None:
    first, second = sequence("PP", "PP"), sequence("PP", "DD")
    assert mcnemar(first, second, Granularity.SUBCATEGORY).only_first == 2
    assert mcnemar(first, second, Granularity.CATEGORY).only_first == 0


def test_mcnemar_refuses_other_gold_tokens() -> None:
    with pytest.raises(ValueError, match="same gold"):
        mcnemar(sequence("P", "P"), sequence(".", "P"), Granularity.BINARY)


def test_bootstrap_gives_the_same_interval_again_and_holds_the_figure() -> None:
    rows = [(n % 3, 3) for n in range(40)]  # 39 of 120
    one, two = (
        Bootstrap(len(rows), seed=7).interval(rows, lambda s: s[:, 0] / s[:, 1]) for _ in "ab"
    )
    assert one is not None
    assert one == two
    assert one.low < 39 / 120 < one.high
    # The normal approximation for the mean of values 0, 1/3, 2/3: sd .2722 / sqrt 40 * 1.96.
    assert one.high - one.low == pytest.approx(2 * 1.96 * 0.2722 / sqrt(40), rel=0.15)


def test_bootstrap_without_variation_or_documents() -> None:
    sure = Bootstrap(3).interval([(1, 1)] * 3, lambda s: s[:, 0] / s[:, 1])
    assert sure is not None
    assert (sure.low, sure.high) == (1.0, 1.0)
    assert Bootstrap(0).interval([], lambda s: s[:, 0]) is None


# Krippendorff's own example (2011, nominal data, four observers, 12 units): alpha 0.743.
KRIPPENDORFF = [
    ["1", "2", "3", "3", "2", "1", "4", "1", "2", None, None, None],
    ["1", "2", "3", "3", "2", "2", "4", "1", "2", "5", None, "3"],
    [None, "3", "3", "3", "2", "3", "4", "2", "2", "5", "1", None],
    ["1", "2", "3", "3", "2", "4", "4", "1", "2", "5", "1", None],
]


def test_alpha_of_the_published_example() -> None:
    assert krippendorff_alpha(KRIPPENDORFF) == pytest.approx(0.743, abs=5e-4)


def test_observed_agreement_of_three() -> None:
    # Pairs that agree: 3 of 3, 1 of 3, 0 of 3.
    three = [["A", "A", "A"], ["A", "A", "B"], ["A", "B", "C"]]
    assert observed_agreement(three) == pytest.approx(4 / 9)
    # n = 9; within units disagree: unit 2 four ordered pairs, unit 3 six, each / (3 - 1) = 5;
    # labels A 6, B 2, C 1: 81 - 41 = 40. alpha = 1 - 8 * 5 / 40 = 0.
    assert krippendorff_alpha(three) == pytest.approx(0.0)


def test_annotations_become_ratings_of_tokens() -> None:
    text = "Ann Lee slept"
    lee = [at(text, "Lee", "PATIENT")]
    given_ = ratings(text, [[at(text, "Ann Lee", "PATIENT")], lee, lee])
    assert given_ == [["PATIENT", "PATIENT", "O"], ["O", "PATIENT", "O"], ["O", "PATIENT", "O"]]
    assert marked_only(given_) == [["PATIENT", "PATIENT"], ["O", "PATIENT"], ["O", "PATIENT"]]
    assert marked_only([["O"], ["O"]]) == [[], []]


def test_annotators_who_answered_different_items_are_refused() -> None:
    with pytest.raises(ValueError, match="different numbers"):
        observed_agreement([["A"], ["A", "B"]])


labels = st.lists(st.tuples(*[st.sampled_from("ABC")] * 3), min_size=1, max_size=12)


@given(labels)
def test_agreement_is_at_most_one_and_perfect_when_all_say_the_same(
    drawn: list[tuple[str, str, str]],
) -> None:
    rows = [list(row) for row in zip(*drawn, strict=True)]
    assert krippendorff_alpha(rows) <= 1.0
    assert 0.0 <= observed_agreement(rows) <= 1.0
    assert krippendorff_alpha([rows[0]] * 3) == observed_agreement([rows[0]] * 3) == 1.0


@given(labels, st.permutations("ABC"))
def test_agreement_does_not_depend_on_names_or_order(
    drawn: list[tuple[str, str, str]], names: list[str]
) -> None:
    rows = [list(row) for row in zip(*drawn, strict=True)]
    renamed = dict(zip("ABC", names, strict=True))
    other = [[renamed[label] for label in reversed(row)] for row in reversed(rows)]
    assert krippendorff_alpha(rows) == pytest.approx(krippendorff_alpha(other))
    assert observed_agreement(rows) == pytest.approx(observed_agreement(other))
