"""Needles that are looked up together stand where each of them would be found alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Extract, Layer, Mode, Reader, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.engine.text.folding import Folded, Keys, fold
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import Needle
from app.engine.verification.occurrences import Occurrences, Wanted
from app.engine.verification.search import Search
from app.engine.verification.spread import SpreadBase64
from app.engine.verification.verify import verify

WORDS = st.text("abé12 -/", min_size=1, max_size=9)


@given(
    st.lists(st.tuples(WORDS, st.booleans(), st.booleans()), max_size=8),
    st.lists(WORDS, max_size=25),
    st.sampled_from(("", " ", "-")),
)
def test_together_is_as_one_by_one(
    sought: list[tuple[str, bool, bool]], pieces: list[str], between: str
) -> None:
    needles = [Needle("DATE", fold(word), distinctive, cut) for word, distinctive, cut in sought]
    text = fold(between.join(pieces))
    disguises = {needle.key[::-1] for needle in needles if len(needle.key) > 2}
    seen = Occurrences(text, Wanted(needles, disguises, shortest=5, within=7))
    for needle in needles:
        if needle.distinctive and needle.long:
            alone = [(first, last) for _, first, last in text.loose(Keys.of([needle.key]))]
        else:
            alone = list(text.strict(needle.phrase))
        assert list(seen.whole(needle)) == alone
        if needle.distinctive and len(needle.key) >= 5:
            assert seen.inside(needle.key) == text.count_inside(needle.key)
            assert list(seen.across(needle.key)) == list(text.across(needle.key))
        if needle.cut and needle.key:
            assert seen.around(needle.key) == text.around(needle.key)
    for key in disguises:
        whole = {first for _, first, _ in text.loose(Keys.of([key]))}
        inside = text.around(key).values() if len(key) >= 7 else ()
        if len(key) >= 7:
            assert seen.disguised(key) == sorted(whole.union(*inside))


def dates(rows: int) -> tuple[Review, RedactionPlan]:
    """A table whose dates move onto dates that other rows had, as shifted dates do."""
    lines, found, edits, start = [], [], [], 0
    for row in range(rows):
        day = f"20{row % 90 + 10}-{row % 12 + 1:02}-{row % 28 + 1:02}"
        moved = f"20{(row + 7) % 90 + 10}-{(row + 7) % 12 + 1:02}-{(row + 7) % 28 + 1:02}"
        lines.append(f"row {day} ward")
        span = Span(start + 4, start + 14)
        found.append(Finding(f"{row}", span, "DATE", 0.9, "rules"))
        edits.append(Edit(span, moved, "DATE"))
        start += len(lines[-1]) + 1
    document = Document("d", "text", "0" * 64, "\n".join(lines))
    return Review(document, tuple(found)), RedactionPlan("d", Mode.SURROGATE, tuple(edits))


def test_a_text_is_not_gone_through_for_one_needle_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: Counter[str] = Counter()

    def counted(name: str) -> None:
        plain = getattr(Folded, name)

        def method(self: Folded, *given: object) -> object:
            if len(self.words) > 100:
                asked[name] += 1
            return plain(self, *given)

        monkeypatch.setattr(Folded, name, method)

    for name in ("strict", "count_inside", "across", "around", "loose"):
        counted(name)
    totals = []
    for rows in (100, 800):
        asked.clear()
        review, plan = dates(rows)
        text = plan.apply(review.document.text)
        assert verify(plan, review, [Extract(Reader.CODEC, "text", Layer.TEXT, text)]).passed
        totals.append(asked.total())
    assert totals[0] == totals[1] < 20


def test_forms_are_compared_with_the_plan_once(monkeypatch: pytest.MonkeyPatch) -> None:
    review, plan = dates(50)
    search = Search.of(plan, review, predicted=True)
    search = replace(search, forms={f"Name{number}": "PATIENT" for number in range(200)})
    asked: list[Folded] = []
    strict = Folded.strict

    def counted(self: Folded, phrase: Folded) -> Iterator[tuple[int, int]]:
        asked.append(self)
        return strict(self, phrase)

    monkeypatch.setattr(Folded, "strict", counted)
    for number in range(100):
        assert not [*search.hidden(Extract(Reader.CODEC, "text", Layer.HIDDEN, f"code {number}"))]
    assert len(asked) == 200


def readings(text: str) -> Iterator[Extract]:
    for encoding in ("utf-8", "cp1252", "iso8859-5"):
        yield Extract(Reader.CODEC, "text", Layer.TEXT, text, encoding)


def test_letters_that_all_encodings_share_are_looked_through_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A text is read in thirty encodings; a table of ten megabytes took gigabytes."""
    passes: list[str] = []
    found_in = MultiPattern.found_in

    def counted(self: MultiPattern, text: str) -> set[str]:
        passes.append(text)
        return found_in(self, text)

    monkeypatch.setattr(MultiPattern, "found_in", counted)
    totals = []
    for encodings in (1, 3):
        needle = Needle("PATIENT", fold("Thaddeus Okonkwo"), distinctive=True)
        spread = SpreadBase64([needle], (), ())
        for extract in islice(readings("VGhhZGRl\ndXMgT2tv\nbmt3bw=="), encodings):
            spread.add(extract)
        assert {leak.subcategory for leak in spread.leaks()} == {"PATIENT"}
        totals.append(len(passes))
        passes.clear()
    assert totals[0] == totals[1]
