"""Occupations: another one of about the same length."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from app.engine.names.gazetteer import Lists
from app.engine.surrogates.table import SurrogateTable, in_case_of


class Professions:
    """Surrogates for occupations."""

    def __init__(self, table: SurrogateTable, own: Lists) -> None:
        self._table = table
        self._lists = own

    def replacement(self, literal: str) -> str:
        """Another occupation, in the case of `literal`, after the same article."""
        vowel = _begins_with_vowel(literal)

        def drawn(rng: Random) -> Iterator[str]:
            jobs = rng.sample(self._lists.jobs, len(self._lists.jobs))
            yield from (job for job in jobs if _begins_with_vowel(job) == vowel)

        made = self._table.surrogate("profession", literal, drawn)
        return in_case_of(made[:1].upper() + made[1:] if literal[:1].isupper() else made, literal)


def _begins_with_vowel(job: str) -> bool:
    """Whether `an` stands before it."""
    return job[:1].lower() in "aeiou"
