"""Occupations: another one of about the same length."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from app.engine.surrogates.lists import Lists
from app.engine.surrogates.table import Table, in_case_of


class Professions:
    """Surrogates for occupations."""

    def __init__(self, table: Table, own: Lists) -> None:
        self._table = table
        self._lists = own

    def replacement(self, literal: str) -> str:
        """Another occupation, in the case of `literal`."""
        made = self._table.surrogate("profession", literal, self._drawn)
        return in_case_of(made[:1].upper() + made[1:] if literal[:1].isupper() else made, literal)

    def _drawn(self, rng: Random) -> Iterator[str]:
        yield from rng.sample(self._lists.jobs, len(self._lists.jobs))
