"""The same words are the same however they are written, and offsets lead back to the text."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Span
from app.engine.text.folding import APOSTROPHES, Keys, fold, fold_word, is_long, key_of
from app.engine.text.search import occurrences

NAMES = [
    "Osei-Mensah",
    "José Peña",
    "Finnegan O'Rourke",
    "Björn Åkesson",
    "(508) 555-0148",
    "Łukasz",
]


def found(text: str, literal: str) -> list[str]:
    return [span.of(text) for span in occurrences(text, literal)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "write",
    [
        str.upper,
        str.lower,
        str.swapcase,
        lambda s: unicodedata.normalize("NFD", s),
        lambda s: unicodedata.normalize("NFKC", s),
        lambda s: s.replace(" ", "\n"),
        lambda s: s.replace(" ", "\u00a0\u00a0"),
        lambda s: s.replace("-", "-\n"),
        lambda s: s.replace("-", "\u2011"),
        lambda s: s[:3] + "\u00ad" + s[3:],
        lambda s: s[:3] + "-\n" + s[3:],
        lambda s: s[:4] + "\u200b" + s[4:],
        " ".join,
        lambda s: s.replace("Fi", "ﬁ").replace("fi", "ﬁ"),
        lambda s: "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in s),
    ],
)
def test_a_long_literal_is_found_however_it_is_written(name: str, write: object) -> None:
    written = write(name)  # type: ignore[operator]
    text = f"Seen with {written}, again."
    spans = list(occurrences(text, name))
    assert len(spans) == 1
    assert key_of(spans[0].of(text)) == key_of(name)


@pytest.mark.parametrize(
    ("text", "literal"),
    [
        ("Jose was here", "José"),
        ("Soren, Soeren", "Sören"),
        ("STRASSE", "Straße"),
        ("seen by smith.", "Smith"),
        ("MRN40771926;", "40771926"),
        ("(GambiaHome)", "Gambia"),
        ("Smith's", "Smith"),
        ("smith_john.pdf", "Smith"),
        ("患者王小明入院", "王小明"),
        ("♥ noted", "♥"),
        ("Okonkwo¹ wrote", "Okonkwo"),
        ("Okonkwoᵃ,ᵇ wrote", "Okonkwo"),
        ("Okonkwoª or 3ª", "Okonkwo"),
        ("MRN 40-771-926²", "40-771-926"),
        ("MRN ⁴⁰-⁷⁷¹-⁹²⁶", "40-771-926"),
        ("Okonkwoʼs", "Okonkwo"),
        ("OʼBrien", "O'Brien"),
        ("Oʻ Brien", "O'Brien"),
        ("Mr O’Be, Oʼ Be", "O’ Be, O'Be"),
        ("OKOΝKWO", "Okonkwo"),
        ("Оkоnkwо", "Okonkwo"),
        ("Ivanοv", "Ivanov"),
        ("محـمد", "محمد"),
        ("Ok\U000e0020onkwo", "Okonkwo"),
    ],
)
def test_a_mention_is_found(text: str, literal: str) -> None:
    assert len(found(text, literal)) == 1


@pytest.mark.parametrize(
    ("text", "literal"),
    [
        ("Andersson", "Anders"),
        ("McDonald", "Donald"),
        ("39 and 3.9", "3/9"),
        ("87/124", "87124"),
        ("162 and 620", "62"),
        ("нос", "hoc"),
        ("Ιωάννης", "Iwavvns"),
        ("anything", ""),
        ("anything", " "),
        ("anything", "♥"),
    ],
)
def test_part_of_a_word_or_another_number_is_no_mention(text: str, literal: str) -> None:
    assert found(text, literal) == []


@given(st.text(max_size=60))
def test_words_cover_every_letter_and_digit_in_order(text: str) -> None:
    folded = fold(text)
    position = 0
    covered = set()
    for start, end in zip(folded.starts, folded.ends, strict=True):
        assert position <= start < end
        covered |= set(range(start, end))
        position = end
    marks = re.compile(f"[{APOSTROPHES}]")
    assert {i for i, c in enumerate(text) if c.isalnum() and not marks.match(c)} <= covered
    assert folded.offsets[-1] == len(folded.joined)


@given(st.text(max_size=30) | st.text("ab1ΑаοОвβγΓςΥυПпKſßİŉʼ¹ªﬁЇѐ\u0301", max_size=9))
def test_folding_twice_is_folding_once(word: str) -> None:
    once = fold_word(word)
    assert fold_word(once) == once


@given(st.text(min_size=1, max_size=12), st.text(max_size=12), st.text(max_size=12))
def test_a_literal_between_spaces_is_always_found(literal: str, left: str, right: str) -> None:
    text = f"{left} {literal} {right}"
    whole = Span(len(left) + 1, len(left) + 1 + len(literal))
    if literal.strip():
        assert any(span.overlaps(whole) for span in occurrences(text, literal))


@given(st.lists(st.sampled_from(["ann", "anna", "lee", "an", "nale", "x9"]), max_size=12))
def test_many_keys_in_one_pass_are_what_each_finds_alone(words: list[str]) -> None:
    folded = fold(" ".join(words))
    keys = ("ann", "annlee", "anna", "lee", "annale")
    together = sorted(folded.loose(Keys.of(keys)))
    assert together == sorted(hit for key in keys for hit in folded.loose(Keys.of((key,))))
    for key, first, last in together:
        assert "".join(folded.words[first : last + 1]) == key


def test_words_of_a_span_are_those_it_touches() -> None:
    folded = fold("Seen by Ann Lee")
    assert folded.words_in(Span(9, 12)) == range(2, 4)[:1]
    assert list(folded.words_in(Span(4, 5))) == []


@pytest.mark.parametrize(("key", "expected"), [("lee", False), ("anna", True), ("555014", False)])
def test_short_keys_need_their_own_separators(key: str, expected: bool) -> None:
    assert is_long(key) is expected
