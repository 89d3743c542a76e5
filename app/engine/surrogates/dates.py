"""Dates: all of a case shifted by the same number of days, every notation kept.

Full dates keep the days between them. What has no day is taken at its middle (the 15th of a month,
the middle of a season) and moves to a neighbour where the shift is too short to leave it; a bare
year moves one year in the direction of the shift, and a decade moves ten. Days without a year are
taken in the year that most dates of the document have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.engine.surrogates.date_fields import Fields
from app.engine.surrogates.date_notation import SHAPES, TIMES, WORDS_BESIDE
from app.engine.surrogates.date_shift import DateShift
from app.engine.surrogates.numeric_dates import NumericDates
from app.engine.surrogates.table import NoSurrogate, Table
from app.engine.surrogates.worded_dates import WordedDates
from app.engine.text.folding import fold_word, key_of

# Scanned digits: `l0/27/l974`, `O5/16/2O25`.
_SCANNED = re.compile(r"(?<![^\W\d_])[lIO\d]*(?:[lIO]\d|\d[lIO]|[lIO](?=[\s]?[/-]))[lIO\d]*")
_AS_DIGITS = str.maketrans("lIO", "110")


class Dates:
    """Surrogates for dates."""

    def __init__(self, table: Table, literals: Iterable[str], language: str) -> None:
        """Learn year and order of the fields from all dates of the document.

        Where no date of the document has a field above 12, English puts the month first.
        """
        self._table = table
        shift = DateShift(table, tuple(literals), month_first=language == "en")
        self._writers = {**NumericDates(shift).writers, **WordedDates(shift, language).writers}

    def replacement(self, literal: str) -> str:
        """The same notation of another day. Raises `NoSurrogate` for what names no known day."""
        literal = _SCANNED.sub(lambda match: match[0].translate(_AS_DIGITS), literal)
        pieces: list[str] = []
        position = 0
        for match in SHAPES.finditer(literal):
            pieces += (self._rest(literal[position : match.start()], literal), self._moved(match))
            position = match.end()
        made = "".join((*pieces, self._rest(literal[position:], literal)))
        if key_of(made) == key_of(literal):
            raise NoSurrogate
        return made

    def _rest(self, text: str, literal: str) -> str:
        """What stands between the dates of a literal: times and small words stay."""
        bare = TIMES.sub(lambda match: " " * len(match[0]), text)
        for word in re.findall(r"[^\W\d_]+", bare):
            if fold_word(word) not in WORDS_BESIDE:
                raise NoSurrogate
        pieces: list[str] = []
        position = 0
        for match in re.finditer(r"\d+", bare):
            pieces += (text[position : match.start()], self._digits(match[0], literal))
            position = match.end()
        return "".join((*pieces, text[position:]))

    def _digits(self, digits: str, literal: str) -> str:
        """Digits that are no day of the calendar: others that might be."""
        rng = self._table.random("date digits", literal, digits)
        top = {1: 9, 2: 28}.get(len(digits), 10 ** len(digits) - 1)
        others = [n for n in (rng.randint(1, top) for _ in range(9)) if n != int(digits)]
        return f"{others[0] if others else 1:0{len(digits)}d}"

    def _moved(self, match: re.Match[str]) -> str:
        write = next(w for group, w in self._writers.items() if match[group] is not None)
        try:
            return _rewritten(match, write(match))
        except (ValueError, OverflowError):
            return re.sub(r"\d+", lambda digits: self._digits(digits[0], match[0]), match[0])


def _rewritten(match: re.Match[str], made: Fields) -> str:
    """The matched text with groups replaced."""
    pieces: list[str] = []
    position = match.start()
    for group in sorted(made, key=match.start):
        pieces += (match.string[position : match.start(group)], made[group])
        position = match.end(group)
    return "".join((*pieces, match.string[position : match.end()]))
