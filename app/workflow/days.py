"""Whether a day is among the dates that a review removes, so that no file date may tell it."""

from __future__ import annotations

import re
from datetime import date

from app.engine.domain.types import Review

_WORD = re.compile(r"[^\W\d_]{3,}")


def removes_day(review: Review, day: date) -> bool:
    """Whether a removed date may be `day`. Takes any order and any word for a month: in doubt, yes.

    A date of another year is not that day; one without a year may be.
    """
    text = review.document.text
    return any(
        _may_be(finding.span.of(text), day)
        for finding in review.redacted
        if finding.subcategory == "DATE"
    )


def _may_be(literal: str, day: date) -> bool:
    if day.strftime("%Y%m%d") in literal or day.strftime("%d%m%Y") in literal:
        return True
    numbers = [int(number) for number in re.findall(r"\d+", literal)]
    years = [number for number in numbers if number > 999]
    if years and day.year not in years:
        return False
    months = numbers.count(day.month) > (day.month == day.day)
    return day.day in numbers and (months or _WORD.search(literal) is not None)
