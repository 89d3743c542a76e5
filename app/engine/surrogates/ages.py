"""Ages: shifted by the same one or two years in a whole case, within childhood or adulthood.

So `62` and `sixty-two` stay the same age, and the years between two members of a family stay.
Ages over 89 narrow a person down and become 90, the category "90 or older" of 45 CFR
164.514(b)(2)(i)(C).
"""

from __future__ import annotations

import re
from random import Random

from app.engine.surrogates.table import SurrogateTable, in_case_of

_UNITS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SPELLED = {
    **{word: number for number, word in enumerate(_UNITS)},
    **{
        f"{ten}-{unit}" if value else ten: 10 * number + value
        for number, ten in enumerate(_TENS, 2)
        for value, unit in enumerate(("", *_UNITS[1:10]))
    },
}
_WRITTEN = {number: word for word, number in _SPELLED.items()}
_NUMBER = re.compile(r"\d+|[^\W\d_]+(?:[-\s][^\W\d_]+)?")
_ADULT, _OLD = 18, 89
OLDEST = 90


class Ages:
    """Surrogates for ages. Differences between the ages of a family stay."""

    def __init__(self, table: SurrogateTable) -> None:
        self._random: Random = table.random("age")
        self._shift = self._random.choice((-2, -1, 1, 2))

    def replacement(self, literal: str) -> str:
        """Every number of `literal` shifted, digits or English words; other words stay."""
        return _NUMBER.sub(self._number, literal)

    def _number(self, match: re.Match[str]) -> str:
        written = match[0]
        if written.isdecimal():
            decade = match.string[match.end() :].startswith(("s", "'s", "’s"))
            age = _years(written)
            return str(self._decade(age) if decade else self.shifted(age))
        number = _SPELLED.get(re.sub(r"\s", "-", written.lower()))
        if number is None:
            return written
        return in_case_of(_WRITTEN.get(self.shifted(number), written), written)

    def shifted(self, age: int) -> int:
        """Another age of the same time of life."""
        if age > _OLD:
            return OLDEST
        other = age + self._shift
        low, high = (0, _ADULT - 1) if age < _ADULT else (_ADULT, _OLD)
        if not low < other <= high:
            other = age - self._shift
        return other if low <= other <= high else age + (1 if age < high else -1)

    def _decade(self, age: int) -> int:
        return age - 10 if (self._shift < 0 and age > 20) or age >= 80 else age + 10


def _years(digits: str) -> int:
    """Their number; that of the very old for digits that no age has, however many they are."""
    significant = digits.lstrip("0")
    return int(significant or 0) if len(significant) <= 3 else OLDEST
