"""What holds for surrogates, by a hundred thousand draws (`dev.py test --exhaustive`)."""

from __future__ import annotations

import re
from datetime import date, timedelta
from random import Random

import pytest
from support.surrogates import replaced

from app.engine.names.gazetteer import lists
from app.engine.text.folding import fold, key_of

LANGUAGES = ("en", "es", "it", "sv")
SIZE = 10


def drawn(rng: Random, language: str) -> list[tuple[str, str, str]]:
    """Ten identifiers of a note: people, towns, numbers, days."""
    own = lists(language)
    people = {f"{rng.choice(own.female)} {rng.choice(own.last)}" for _ in range(3)}
    towns = set(rng.sample(own.cities, 2))
    codes = {f"{rng.choice('ABK')}{rng.randrange(10**6, 10**7)}" for _ in range(2)}
    first = date(2019, 1, 1) + timedelta(rng.randrange(1500))
    days = {(first + timedelta(days)).isoformat() for days in (0, rng.randrange(1, 400))}
    kinds = (("PATIENT", people), ("CITY", towns), ("IDNUM", codes), ("DATE", days))
    found = [(language, kind, literal) for kind, all_of in kinds for literal in sorted(all_of)]
    return [*found, (language, "AGE", str(rng.randrange(3, 89)))]


@pytest.mark.parametrize(
    "draws", [400, pytest.param(100_000, marks=pytest.mark.exhaustive)], ids=str
)
def test_surrogates_hold_what_they_promise(draws: int) -> None:
    rng = Random(1)
    for number in range(draws // SIZE):
        marked, key = drawn(rng, LANGUAGES[number % len(LANGUAGES)]), rng.randbytes(32)
        made = dict(zip(marked, replaced(*marked, key=key), strict=True))
        for kind in ("PATIENT", "CITY", "IDNUM"):
            of_kind = [key_of(new) for (_, one, _), new in made.items() if one == kind]
            assert len(set(of_kind)) == len(of_kind), "two originals share one"
        everything = " ".join(made.values())
        for (_, kind, literal), new in made.items():
            assert key_of(new) != key_of(literal)
            if kind == "PATIENT":
                assert not set(fold(literal).words) & set(fold(everything).words), "an original"
            if kind == "IDNUM":
                assert re.fullmatch(r"[A-Z]\d{7}", new)
        before, after = (
            sorted(date.fromisoformat(pair[side]) for pair in days_of(made)) for side in (0, 1)
        )
        assert after[1] - after[0] == before[1] - before[0], "interval"


def days_of(made: dict[tuple[str, str, str], str]) -> list[tuple[str, str]]:
    """Days as they were and as they are."""
    return [(literal, new) for (_, kind, literal), new in made.items() if kind == "DATE"]
