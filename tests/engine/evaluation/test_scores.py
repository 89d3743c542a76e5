"""Figures worked out by hand, and what must hold for any gold standard and any prediction."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.marked_text import Marked, at

from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.engine.evaluation.evaluate import evaluate
from app.engine.evaluation.scores import (
    Counts,
    Level,
    count_entities,
    count_tokens,
    macro,
    micro,
    total,
    weighted,
)
from app.engine.evaluation.units import I2B2_HIPAA, Granularity, Pair, Token, View, tokens

TEXT = "Dr. Ann Lee saw Bo Roe, 71, on May 4 in York."
GOLD = (
    at(TEXT, "Ann Lee", "DOCTOR"),
    at(TEXT, "Bo Roe", "PATIENT"),
    at(TEXT, "71", "AGE"),
    at(TEXT, "May 4", "DATE"),
)
# Right; right place with the wrong label of the same category; missed; too short; spurious.
PREDICTED = (
    at(TEXT, "Ann Lee", "DOCTOR"),
    at(TEXT, "Bo Roe", "DOCTOR"),
    at(TEXT, "May", "DATE"),
    at(TEXT, "York", "CITY"),
)
PAIR = Pair("a", TEXT, GOLD, PREDICTED)


def test_entities_match_exactly_or_not_at_all() -> None:
    # By subcategory DOCTOR is right once and said once too often (for Bo Roe); May is too short.
    assert count_entities(PAIR, Granularity.SUBCATEGORY) == {
        "AGE": Counts(0, 0, 1),
        "CITY": Counts(0, 1, 0),
        "DATE": Counts(0, 1, 1),
        "DOCTOR": Counts(1, 1, 0),
        "PATIENT": Counts(0, 0, 1),
    }
    # By category a doctor for a patient is right.
    assert count_entities(PAIR, Granularity.CATEGORY) == {
        "AGE": Counts(0, 0, 1),
        "DATE": Counts(0, 1, 1),
        "LOCATION": Counts(0, 1, 0),
        "NAME": Counts(2, 0, 0),
    }
    assert micro(count_entities(PAIR, Granularity.BINARY)) == Counts(2, 2, 2)


def test_tokens_are_counted_one_by_one() -> None:
    # Ann, Lee right; Bo, Roe said DOCTOR; 71 missed; May right; 4 missed; York spurious.
    assert count_tokens(tokens(PAIR), Granularity.SUBCATEGORY) == {
        "AGE": Counts(0, 0, 1),
        "CITY": Counts(0, 1, 0),
        "DATE": Counts(1, 0, 1),
        "DOCTOR": Counts(2, 2, 0),
        "PATIENT": Counts(0, 0, 2),
    }
    # Binary: Ann Lee Bo Roe May found, 71 and 4 missed, York spurious: P 5/6, R 5/7.
    counts = micro(count_tokens(tokens(PAIR), Granularity.BINARY))
    assert counts == Counts(5, 1, 2)
    assert counts.scores.precision == pytest.approx(5 / 6)
    assert counts.scores.recall == pytest.approx(5 / 7)
    assert counts.scores.f1 == pytest.approx(10 / 13)


def test_averages_weigh_labels_as_their_names_say() -> None:
    # A: P 1/2, R 1/1, one in gold. B: P 1/1, R 1/3, three in gold.
    table = {"A": Counts(1, 1, 0), "B": Counts(1, 0, 2)}
    assert micro(table) == Counts(2, 1, 2)
    average = macro(table)
    assert average.precision == pytest.approx(3 / 4)
    assert average.recall == pytest.approx(2 / 3)
    # The F1 of the averages (17/12 -> 2 * 1/2 / 17/12), not the average of the F1s (7/12).
    assert average.f1 == pytest.approx(12 / 17)
    assert average.precision_sd == pytest.approx(1 / 4)
    assert average.recall_sd == pytest.approx(1 / 3)
    by_gold = weighted(table)
    assert by_gold.precision == pytest.approx((1 / 2 + 3) / 4)
    assert by_gold.recall == pytest.approx((1 + 3 * 1 / 3) / 4)


def test_nothing_to_divide_scores_zero() -> None:
    assert Counts().scores.f1 == 0.0
    assert macro({}).precision == weighted({}).recall == 0.0


def test_hipaa_view_drops_other_kinds_on_both_sides() -> None:
    # Left are PATIENT, AGE, DATE in gold, and DATE, CITY among the predictions.
    result = evaluate([PAIR]).result(Level.ENTITY, Granularity.BINARY, View.HIPAA)
    assert result.micro == Counts(0, 2, 3)
    assert schema().subcategories.keys() - I2B2_HIPAA == {
        "DOCTOR", "USERNAME", "HOSPITAL", "STATE", "COUNTRY", "LOCATION_OTHER", "PROFESSION",
        "URL", "IPADDRESS", "SPECIAL",
    }  # fmt: skip


def test_half_a_name_is_a_leak_and_half_a_word_is_spurious() -> None:
    text = "Robertson slept"
    pair = Pair("a", text, [at(text, "Robertson", "PATIENT")], [at(text, "Robert", "PATIENT")])
    assert tokens(pair)[0] == Token(Span(0, 9), "PATIENT", None)
    pair = Pair("a", text, [], [at(text, "Robert", "PATIENT")])
    assert tokens(pair)[0] == Token(Span(0, 9), None, "PATIENT")


def test_tokens_are_cut_at_gold_edges_and_predictions_may_join_to_cover_them() -> None:
    text = "GambiaHome e\u0301tienne_1998"
    pair = Pair(
        "a",
        text,
        [at(text, "Gambia", "COUNTRY"), at(text, "e\u0301tienne", "PATIENT")],
        [at(text, "Gam", "COUNTRY"), at(text, "bia", "CITY")],
    )
    assert tokens(pair) == (
        Token(Span(0, 6), "COUNTRY", "COUNTRY"),
        Token(Span(6, 10), None, None),
        Token(Span(11, 19), "PATIENT", None),
        Token(Span(20, 24), None, None),
    )


def test_a_span_behind_the_text_is_refused() -> None:
    with pytest.raises(ValueError, match="behind"):
        Pair("a", "short", [], [Marked(Span(0, 6), "AGE")])


NAMES = sorted(schema().subcategories)


@st.composite
def texts_with_spans(draw: st.DrawFn) -> tuple[str, tuple[Marked, ...], tuple[Marked, ...]]:
    text = draw(st.text("ab1 .'\u0301é\n", max_size=40))

    def spans() -> tuple[Marked, ...]:
        ends = st.integers(0, len(text))
        pairs = draw(st.lists(st.tuples(ends, ends, st.sampled_from(NAMES)), max_size=4))
        return tuple(Marked(Span(a, b), name) for a, b, name in pairs if a < b)

    return text, spans(), spans()


@given(texts_with_spans())
def test_a_perfect_prediction_scores_one_everywhere(
    drawn: tuple[str, tuple[Marked, ...], tuple[Marked, ...]],
) -> None:
    text, gold, _ = drawn
    evaluation = evaluate([Pair("a", text, gold, gold)], draws=2)
    for result in evaluation.results:
        counts = result.micro
        assert counts.fp == counts.fn == 0
        for average in (counts.scores, result.macro, result.weighted):
            assert average.f1 == pytest.approx(1.0 if counts.tp else 0.0)
    assert evaluation.leakage.total.leaked == 0
    assert evaluation.leakage.total.leaked_characters == 0
    assert evaluation.mistakes == ()


@given(texts_with_spans())
def test_coarser_labels_never_score_lower_and_add_up(
    drawn: tuple[str, tuple[Marked, ...], tuple[Marked, ...]],
) -> None:
    text, gold, predicted = drawn
    found = tokens(Pair("a", text, gold, predicted))
    fine, coarse, binary = (micro(count_tokens(found, g)) for g in Granularity)
    assert fine.tp <= coarse.tp <= binary.tp
    assert fine.gold == coarse.gold == binary.gold


@given(texts_with_spans())
def test_exchanging_gold_and_prediction_exchanges_precision_and_recall(
    drawn: tuple[str, tuple[Marked, ...], tuple[Marked, ...]],
) -> None:
    text, gold, predicted = drawn
    one = micro(count_entities(Pair("a", text, gold, predicted), Granularity.SUBCATEGORY))
    other = micro(count_entities(Pair("a", text, predicted, gold), Granularity.SUBCATEGORY))
    assert one == Counts(other.tp, other.fn, other.fp)


@example(
    ("1", (Marked(Span(0, 1), "AGE"),), (Marked(Span(0, 1), "AGE"), Marked(Span(0, 1), "BIOID"))),
    ["ACCOUNT", "BIOID", "AGE", *NAMES[3:]],
)
@given(texts_with_spans(), st.permutations(NAMES))
def test_other_names_for_the_same_labels_change_no_average(
    drawn: tuple[str, tuple[Marked, ...], tuple[Marked, ...]], order: list[str]
) -> None:
    text, gold, predicted = drawn
    renamed = dict(zip(NAMES, order, strict=True))

    def rename(spans: tuple[Marked, ...]) -> tuple[Marked, ...]:
        return tuple(Marked(s.span, renamed[s.subcategory]) for s in spans)

    before = count_tokens(tokens(Pair("a", text, gold, predicted)), Granularity.SUBCATEGORY)
    after = count_tokens(
        tokens(Pair("a", text, rename(gold), rename(predicted))), Granularity.SUBCATEGORY
    )
    assert micro(before) == micro(after)
    assert macro(before).f1 == pytest.approx(macro(after).f1)


@given(texts_with_spans(), texts_with_spans())
def test_counts_of_documents_add_up(
    first: tuple[str, tuple[Marked, ...], tuple[Marked, ...]],
    second: tuple[str, tuple[Marked, ...], tuple[Marked, ...]],
) -> None:
    pairs = [Pair(str(n), *drawn) for n, drawn in enumerate((first, second))]
    tables = [count_entities(pair, Granularity.SUBCATEGORY) for pair in pairs]
    together = evaluate(pairs, draws=2).result(Level.ENTITY, Granularity.SUBCATEGORY)
    assert together.table == total(tables)
    assert micro(together.table) == micro(tables[0]) + micro(tables[1])
