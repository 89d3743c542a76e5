"""Occupations by broad class, from `resources/professions.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from app.engine.text.folding import fold, key_of
from app.paths import RESOURCES

_SHORTEST_END = 4
_WOMAN = "trice"
_GENDERED = ("es", "it")
_STUDENT = (" student", " estudiante")
# Those in -a that a man may have.
_OF_EITHER = frozenset(
    (
        "geometra", "guardia", "policia", "atleta", "poeta", "pilota", "collega",
        "psicoterapeuta", "fisioterapeuta", "terapeuta", "logopeda", "pediatra", "psichiatra",
        "psiquiatra", "geriatra", "sentinella", "recluta", "spia", "autodidatta", "burocrata",
        "diplomata", "astronauta",
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class OccupationClass:
    """One broad class in one language.

    Attributes:
        stems: how its words begin, folded.
        jobs: occupations of it, those of men and those of women; none where an invented one would
            mislead.
        general: the class itself, for men and for women.
    """

    stems: tuple[str, ...]
    jobs: tuple[tuple[str, str], ...]
    general: tuple[str, str]


@cache
def occupations(language: str) -> Mapping[str, OccupationClass]:
    """The classes of `en`, `es`, `it` or `sv` by their names."""
    return {
        name: OccupationClass(
            tuple(entry[language]["stems"]),
            tuple(_forms(job) for job in entry[language].get("jobs", ())),
            _forms(str(entry[language]["general"])),
        )
        for name, entry in _table().items()
    }


def class_of(literal: str, language: str) -> OccupationClass | None:
    """The class of an occupation: that of the longest stem that it has; None if none is known."""
    found = _by_job(language).get(key_of(literal))
    if found is not None:
        return found
    words = [
        f"{word[: -len(_WOMAN)]}tor" if language == "it" and word.endswith(_WOMAN) else word
        for word in fold(literal).words
    ]
    begin = f" {' '.join(words)}"
    # `studentessa di Scienze Infermieristiche` is no nurse.
    if language in _GENDERED and begin.startswith(_STUDENT):
        return occupations(language)["students"]
    for stem, one in _by_stem(language):
        if stem in begin:
            return one
        ends = language == "sv" and len(stem) > _SHORTEST_END
        if ends and any(word.endswith(stem[1:]) for word in words):
            return one
    return None


@cache
def _by_stem(language: str) -> Sequence[tuple[str, OccupationClass]]:
    """All stems, with a space in front, and their classes, the longest first."""
    stems = [(f" {stem}", one) for one in occupations(language).values() for stem in one.stems]
    return sorted(stems, key=lambda pair: -len(pair[0]))


@cache
def _by_job(language: str) -> Mapping[str, OccupationClass]:
    return {
        key_of(form): one
        for one in occupations(language).values()
        for job in one.jobs
        for form in job
    }


def is_feminine(literal: str, language: str) -> bool:
    """Whether a Spanish or Italian occupation is written for a woman."""
    first = (fold(literal).words or ("",))[0]
    return language in _GENDERED and (
        (first.endswith("a") and not first.endswith(("ista", "iata")) and first not in _OF_EITHER)
        or first.endswith(("trice", "essa", "triz"))
    )


def is_epicene(literal: str, language: str) -> bool:
    """Whether a Spanish or Italian occupation is written alike for both: `insegnante`."""
    first = (fold(literal).words or ("",))[0]
    return language in _GENDERED and (
        first.endswith(("ista", "iata", "ante", "ente")) or first in _OF_EITHER
    )


def _forms(written: str) -> tuple[str, str]:
    """`camarero/camarera de piso` and `profesor/profesora de música`: both forms, whole."""
    masculine, slash, rest = written.partition("/")
    if not slash:
        return written, written
    behind = "" if " " in masculine else rest.partition(" ")[2]
    return f"{masculine} {behind}".strip(), rest


@cache
def _table() -> Mapping[str, Mapping[str, Mapping[str, list[str] | str]]]:
    return tomllib.loads((RESOURCES / "professions.toml").read_text(encoding="utf-8"))
