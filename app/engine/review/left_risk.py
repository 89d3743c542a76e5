"""What is expected to be left, weighed by how far each narrows down a person.

Berg and Dalianis 2020 ask for such a measure: a telephone number outweighs units of care, ages and
parts of dates.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding
from app.engine.review.left_over import LeftOver
from app.engine.text.distinctive import PLACES, is_common
from app.engine.text.folding import fold
from app.engine.text.vocabulary import wordlist

_RAREST = 17.0  # bits, as in `app.engine.evaluation.rarity`
_AGES, _DAYS, _YEARS, _MONTHS, _UNITS = (math.log2(many) for many in (90, 31, 100, 12, 64))
_OLDEST, _FIGURES_OF_DAY = 90, 2
_PART_OF_DATE = re.compile(r"\d+|[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class LeftRisk:
    """What is expected to be left, each weighed by the risk of its kind and the rarity of its form.

    The unit is what points to one person alone, such as a telephone number. `least` and `most` are
    those of the count, weighed as the doubtful places are on average.
    """

    expected: float
    least: float
    most: float


def left_risk(near: Sequence[Finding], left: LeftOver | None, text: str) -> LeftRisk | None:
    """`left` weighed as the near misses of `text` are; None where nothing is doubtful."""
    total = math.fsum(one.score for one in near)
    if left is None or not total:
        return None
    each = math.fsum(one.score * _weight(one, text) for one in near) / total
    return LeftRisk(*(round(count * each, 4) for count in (left.expected, left.least, left.most)))


def _weight(finding: Finding, text: str) -> float:
    kind = finding.subcategory
    return schema().subcategories[kind].risk * rarity_by_form(kind, finding.span.of(text))


def rarity_by_form(subcategory: str, literal: str) -> float:
    """0 to 1: bits that an identifier tells by its form; it loads no lists of names.

    Ages below 90, parts of dates and places of common words (`the ICU`) tell less than one of
    131,072; whatever else it is counts whole, which is at least as much as it tells.
    """
    if subcategory == "AGE":
        figures = "".join(filter(str.isdecimal, literal))
        return 1.0 if len(figures) > 1 and int(figures) >= _OLDEST else _AGES / _RAREST
    if subcategory == "DATE":
        return min(1.0, sum(map(_bits_of_date, _PART_OF_DATE.findall(literal))) / _RAREST)
    generic = wordlist("generic_words")
    words = fold(literal).words
    if subcategory in PLACES and all(word in generic or is_common(word) for word in words):
        return _UNITS / _RAREST
    return 1.0


def _bits_of_date(part: str) -> float:
    if not part.isdecimal():
        return _MONTHS
    return _YEARS if len(part) > _FIGURES_OF_DAY else _DAYS
