"""The days of a month that name the columns of a rota."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

_FEWEST, _LAST, _LONGEST = 5, 31, 2


def month_days(cells: Sequence[str]) -> list[int]:
    """Which cells of a row, by number, are days of a month; none where they do not follow.

    Other cells may stand between and beside them, such as a name or a total in words.
    """
    written = [cell.strip() for cell in cells]
    found = [n for n, day in enumerate(written) if len(day) <= _LONGEST and day.isdecimal()]
    days = [int(written[n]) for n in found]
    one_by_one = all(after == before + 1 for before, after in pairwise(days))
    is_month = len(days) >= _FEWEST and one_by_one and days[0] >= 1 and days[-1] <= _LAST
    return found if is_month else []
