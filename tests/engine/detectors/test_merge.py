"""Merging loses nothing, leaves no overlap, and is done when it is done."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.detectors.merge import merge, trim
from app.engine.domain.document import Document, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding

SUBCATEGORIES = sorted(schema().subcategories)
TEXTS = st.text(alphabet="aB3é .,-'(/)\n\u00a0St", min_size=1, max_size=40)


def document(text: str, barriers: tuple[int, ...] = ()) -> Document:
    return Document("d", "text", "0" * 64, text, barriers=barriers)


def finding(start: int, end: int, subcategory: str, score: float = 0.9, by: str = "a") -> Finding:
    return Finding("", Span(start, end), subcategory, score, by)


def found(text: str, *findings: Finding, barriers: tuple[int, ...] = ()) -> list[tuple[str, str]]:
    merged = merge(findings, document(text, barriers))
    return [(f.subcategory, f.span.of(text)) for f in merged]


@st.composite
def scans(draw: st.DrawFn) -> tuple[Document, tuple[Finding, ...]]:
    text = draw(TEXTS)
    bounds = st.tuples(st.integers(0, len(text) - 1), st.integers(1, 12))
    findings = tuple(
        finding(start, start + size, sub, score, by)
        for (start, size), sub, score, by in draw(
            st.lists(
                st.tuples(
                    bounds,
                    st.sampled_from(SUBCATEGORIES),
                    st.sampled_from((0.5, 0.9, 1.0)),
                    st.sampled_from("abc"),
                ),
                max_size=12,
            )
        )
    )
    barriers = draw(st.sets(st.integers(0, len(text)), max_size=4))
    return document(text, tuple(sorted(barriers))), findings


def covered(findings: tuple[Finding, ...], text: str) -> set[int]:
    return {
        i
        for f in findings
        for i in range(f.span.start, min(f.span.end, len(text)))
        if text[i].isalnum()
    }


@given(scans())
def test_every_letter_that_a_detector_found_stays_found(
    scan: tuple[Document, tuple[Finding, ...]],
) -> None:
    doc, findings = scan
    assert covered(merge(findings, doc), doc.text) >= covered(findings, doc.text)


@given(scans())
def test_result_is_sorted_disjoint_and_between_barriers(
    scan: tuple[Document, tuple[Finding, ...]],
) -> None:
    doc, findings = scan
    merged = merge(findings, doc)
    assert all(a.span.end <= b.span.start for a, b in pairwise(merged))
    assert not any(f.span.start < b < f.span.end for f in merged for b in doc.barriers)
    assert len({f.id for f in merged}) == len(merged)
    for f in merged:
        assert trim(f.span, doc.text) == f.span


@given(scans())
def test_merging_again_changes_nothing(scan: tuple[Document, tuple[Finding, ...]]) -> None:
    doc, findings = scan
    merged = merge(findings, doc)
    assert merge(merged, doc) == merged


@given(scans(), st.randoms())
def test_order_within_a_detector_does_not_matter(
    scan: tuple[Document, tuple[Finding, ...]], random: Random
) -> None:
    doc, findings = scan
    shuffled = random.sample(findings, len(findings))
    first, second = (sorted(one, key=lambda f: f.detector) for one in (findings, shuffled))
    assert merge(first, doc) == merge(second, doc)


def test_overlap_in_one_category_becomes_the_union_named_by_the_better() -> None:
    text = "1200 Main St, Springfield"
    assert found(text, finding(0, 12, "STREET", 0.95), finding(5, 25, "LOCATION_OTHER", 0.6)) == [
        ("STREET", text)
    ]


def test_where_categories_differ_the_better_keeps_its_span_and_the_other_the_rest() -> None:
    text = "Lee 555-0148 x31"
    assert found(text, finding(0, 16, "PATIENT", 0.6), finding(4, 12, "PHONE", 0.9)) == [
        ("PATIENT", "Lee"),
        ("PHONE", "555-0148"),
        ("PATIENT", "x31"),
    ]


def test_at_equal_scores_the_longer_then_the_earlier_detector_names_the_finding() -> None:
    text = "Mary Lee"
    assert found(text, finding(5, 8, "DOCTOR", by="a"), finding(0, 8, "PATIENT", by="b")) == [
        ("PATIENT", text)
    ]
    assert found(text, finding(0, 8, "DOCTOR", by="b"), finding(0, 8, "PATIENT", by="a")) == [
        ("DOCTOR", text)
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (" Lee, ", "Lee"),
        ("(Boston)", "Boston"),
        ("(508) 555-0148", "(508) 555-0148"),
        ("508) 555-0148", "508) 555-0148"),
        ("(508", "508"),
        ("Lee)", "Lee"),
        ("'66.", "'66"),
        ("Columbia, S.C.", "Columbia, S.C."),
        ("Begaye Jr.", "Begaye Jr."),
        ("Lee.", "Lee"),
        ("+44 1632 960158", "+44 1632 960158"),
        ("(01)0871(17)2701", "(01)0871(17)2701"),
    ],
)
def test_edges_lose_punctuation_but_not_what_belongs_to_the_identifier(
    text: str, expected: str
) -> None:
    span = trim(Span(0, len(text)), text)
    assert span is not None
    assert span.of(text) == expected


@pytest.mark.parametrize("text", ["...", " ", "§", "--.", "."])
def test_a_finding_without_letter_or_digit_is_dropped(text: str) -> None:
    assert trim(Span(0, len(text)), text) is None
    assert found(text, finding(0, len(text), "PATIENT")) == []


def test_a_finding_across_a_barrier_is_cut_there() -> None:
    assert found("Ann|Lee", finding(0, 7, "PATIENT"), barriers=(4,)) == [
        ("PATIENT", "Ann"),
        ("PATIENT", "Lee"),
    ]


def test_a_finding_beyond_the_text_is_clipped() -> None:
    assert found("Lee", finding(0, 9, "PATIENT"), finding(5, 9, "PATIENT")) == [("PATIENT", "Lee")]


def test_first_and_last_name_a_space_apart_become_one_name() -> None:
    first, last = finding(0, 3, "PATIENT", 0.7), finding(4, 7, "PATIENT", 0.9, "b")
    merged = merge((first, last), document("Ann Lee"))
    assert [(f.span.of("Ann Lee"), f.score, f.detector) for f in merged] == [("Ann Lee", 0.9, "b")]


@pytest.mark.parametrize(
    ("text", "subcategory", "barriers"),
    [
        ("Ann\nLee", "PATIENT", ()),
        ("Ann Lee", "PATIENT", (4,)),
        ("Ann Lee", "PATIENT", (3,)),
        ("3/9 4/9", "DATE", ()),
    ],
)
def test_neighbours_that_are_not_one_name_stay_apart(
    text: str, subcategory: str, barriers: tuple[int, ...]
) -> None:
    pair = (finding(0, 3, subcategory), finding(4, 7, subcategory))
    assert len(merge(pair, document(text, barriers))) == 2


def test_neighbours_of_different_kinds_stay_apart() -> None:
    assert len(found("Ann Lee", finding(0, 3, "PATIENT"), finding(4, 7, "DOCTOR"))) == 2


def test_progress_is_told_of_every_finding() -> None:
    text = "Ada Lind 2025 " * 300
    starts = range(0, len(text), 14)
    given = [finding(start, start + 8, "PATIENT") for start in starts]
    given += [finding(start + 4, start + 13, "DATE", 0.8, "b") for start in starts]
    told: list[None] = []
    merged = merge(given, document(text), lambda: told.append(None))
    assert [one.subcategory for one in merged] == ["PATIENT", "DATE"] * 300
    assert len(told) >= 3 * len(given)
