"""Tokens begin and end wherever an identifier can."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.known.known_tokens import bounds
from support.sampling import thinned

import app
from app.engine.tagger.tokens.tokeniser import tokeniser
from app.paths import RESOURCES

AUTHORED = Path(app.__file__).parent / "training" / "authored"
_BETWEEN = ("", ".", ",", "/", "-", "'s ", ")", "kg ", ".com ", "@", "://", "=", "_", "’", "…", "°")


def words(text: str, barriers: tuple[int, ...] = ()) -> list[str]:
    tokens = tokeniser("en")(text, barriers)
    return [
        text[start:end]
        for start, end in zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
    ]


@pytest.mark.parametrize(
    ("text", "identifier"),
    [
        ("lives in GambiaHome meds none", "Gambia"),
        ("47yo M", "47"),
        ("a 47F in bed", "47"),
        ("a 44-year-old man", "44"),
        ("by Dr.Lee,seen today", "Lee"),
        ("DR.LEE HAS SEEN", "LEE"),
        ("Smith/Jones present", "Jones"),
        ("O'Brien's wound", "O'Brien"),
        ("SMITH'S WOUND", "SMITH"),
        ("Doe,John", "John"),
        ("MRN:12345", "12345"),
        ("DOB:1/2/1933", "1/2/1933"),
        ("at 2022-08-17T06:58:02", "2022-08-17"),
        ("Smith_John_MRI", "John"),
        ("PID|1||Doe^Jane", "Jane"),
        ("mail a.lee@clinic.example now", "a.lee@clinic.example"),
        ("room12Smith", "Smith"),
        ("back on Wed. with a list", "Wed"),
        ("in Jan. again", "Jan"),
        ("Doe,Ann,1955-02-11,60614,F", "60614"),
        ("Army 1968-69, cook", "1968"),
        ("antibiotics 11/8-11/9", "11/9"),
        ("in Vietnam '67-'69", "'69"),
        ("|20250314082217|", "20250314"),
        ("until 2019.Lives alone", "2019"),
        ("lot P188A. Next", "P188A"),
        ("PER*IC*ARDITH*TE*5045550139*EM*a.lee@clinic.example~", "ARDITH"),
        ("scan_okoye_1969.pdf", "okoye"),
    ],
)
def test_an_identifier_glued_to_its_neighbours_is_a_token_of_its_own(
    text: str, identifier: str
) -> None:
    assert identifier in words(text)


@pytest.mark.parametrize(
    "name", ["McDonald", "O'Brien", "MacLeod", "DeLuca", "12/03/2020", "1,250,000", "2025-03-14"]
)
def test_a_name_or_date_in_one_piece_stays_in_one_piece(name: str) -> None:
    assert words(f"seen {name} here") == ["seen", name, "here"]


@given(st.text(max_size=200), st.lists(st.integers(0, 200), max_size=6))
def test_tokens_cover_every_visible_character_once_and_cross_no_barrier(
    text: str, offsets: list[int]
) -> None:
    barriers = tuple(sorted(set(offsets)))
    tokens = tokeniser("en")(text, barriers)
    covered = [i for s, e in zip(tokens.starts, tokens.ends, strict=True) for i in range(s, e)]
    assert covered == sorted(set(covered))
    assert {i for i, c in enumerate(text) if not c.isspace()} <= set(covered)
    for start, end in zip(tokens.starts, tokens.ends, strict=True):
        assert not any(start < barrier < end for barrier in barriers)


@pytest.mark.parametrize("language", ["en", "it", "es", "sv"])
def test_each_language_has_a_tokeniser(language: str) -> None:
    assert len(tokeniser(language)("Anna 47.")) >= 2


def test_the_tokeniser_remembers_usual_words_and_no_others() -> None:
    usual = (RESOURCES / "usual_words_en.txt").read_text(encoding="utf-8").split()
    assert len(usual) == 4000
    words("Mrs. (Zyxwvutsrqname), pt. of Dr. Q.Zyxwvuts left")
    kept = {
        word for held in vars(tokeniser("en")).values() if isinstance(held, dict) for word in held
    }
    assert "Dr." in kept
    assert kept <= set(usual)


@pytest.mark.slow
@pytest.mark.parametrize("language", thinned(["en", "xx", "fr", "es", "it", "sv"], 3))
def test_words_are_split_as_spacy_splits_them(language: str) -> None:
    """spaCy is the tokeniser of record; French words have a pattern that others do not have."""
    text = "\n".join(_hard_to_split(Random(len(language))))
    found = tokeniser(language)(text)
    assert (found.starts.tolist(), found.ends.tolist()) == bounds(language, text)


def _hard_to_split(random: Random) -> Iterator[str]:
    """Notes, the program's own documents, words glued together, and every sign beside a letter."""
    for path in (
        AUTHORED / "dev_hard_en.txt",
        AUTHORED / "train_es_2.txt",
        RESOURCES / "manual.md",
    ):
        text = path.read_text(encoding="utf-8")[:15_000]
        yield text
        stretches = text.split()
        for _ in range(200):
            yield random.choice(stretches) + random.choice(_BETWEEN) + random.choice(stretches)
    for code in range(0x21, 0x2FFF, 3):
        sign = chr(code)
        yield f"{sign} a{sign} 4{sign}{random.choice('bB.7')}"


def test_one_who_waits_is_told_now_and_then() -> None:
    told: list[None] = []
    tokeniser("en")("Seen by Keller " * 1000, (5, 9), lambda: told.append(None))
    assert 3 <= len(told) <= 10
