"""Words of medicine and of every day that identify nobody: lists in `terms_en/`, one a kind.

Also the lists of words that the generator puts texts together from.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random

from app.training.synthetic.parts import Part

_FOLDER = Path(__file__).parent / "terms_en"
_EXCHANGED = ("drug", "product", "condition", "procedure")
_FAMILIAR = (*_EXCHANGED, "heading", "everyday")
_WORD = re.compile(r"[^\W\d_]{4,}")
_COUNT = re.compile(r"(?:(\d+)× )?(.*)", re.DOTALL)


@cache
def terms(kind: str) -> tuple[str, ...]:
    """The list of one kind, such as `drug`, `eponym` or `abbreviation`."""
    return tuple((_FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines())


def familiar(names: Iterable[str]) -> frozenset[str]:
    """Words of the lists, in lower case, that are no part of anybody's or any place's name.

    Shorter ones than four letters are left out, because people's initials look like them, and so
    are eponyms, scales and abbreviations, which somebody may be called, and the proper names
    among everyday words: somebody may work there.
    """
    known = {
        word
        for kind in _FAMILIAR
        for term in terms(kind)
        if kind != "everyday" or term.islower()
        for word in _words(term)
    }
    return frozenset(known.difference(*map(_words, names)))


def exchange(parts: Iterable[Part], rng: Random, share: float) -> list[Part]:
    """Put other terms of its kind in the place of a `share` of the terms that identify nobody."""
    kinds = _kinds()

    def other(found: re.Match[str]) -> str:
        kind = kinds.get(found[0].lower())
        if kind is None or rng.random() >= share:
            return found[0]
        made = rng.choice(terms(kind))
        return made.upper() if found[0].isupper() else made

    return [part if part[1] else (_WORD.sub(other, part[0]), "") for part in parts]


@cache
def _kinds() -> dict[str, str]:
    return {term.lower(): kind for kind in _EXCHANGED for term in terms(kind)}


def _words(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}


@cache
def words(name: str, language: str = "en") -> tuple[str, ...]:
    """The entries of one of the generator's own lists in `words_LANGUAGE.toml`, in order."""
    joined = _lists(language)[name].strip()
    if "|" not in joined:
        return tuple(joined.split())
    return tuple(word for word in joined.replace("\n", "").split("|") if word)


def pattern(name: str, language: str) -> str:
    """A regular expression of a language, written over several lines."""
    return _lists(language)[name].replace("\n", "")


def known(name: str, language: str) -> bool:
    """Whether a language has a list of its own by that name."""
    return name in _lists(language)


def pick(name: str, language: str, rng: Random) -> str:
    """An entry of a list whose entries may begin with how often they count, such as `3× `."""
    entries, counts = _counted(name, language)
    return rng.choices(entries, counts)[0]


@cache
def _lists(language: str) -> dict[str, str]:
    path = Path(__file__).parent / f"words_{language}.toml"
    return {name: str(text) for name, text in tomllib.loads(path.read_text("utf-8")).items()}


@cache
def _counted(name: str, language: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    parsed = [_COUNT.match(entry) for entry in words(name, language)]
    return (
        tuple(found[2] for found in parsed if found),
        tuple(int(found[1] or 1) for found in parsed if found),
    )
