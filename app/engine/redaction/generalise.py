"""Less of an identifier: its year, band of age, postal area, region or broad class."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from app.engine.domain.policy import Policy, Treatment
from app.engine.domain.review import Finding, Review
from app.engine.names.american_places import cities
from app.engine.names.gazetteer import language_of
from app.engine.names.occupations import class_of, is_feminine
from app.engine.names.towns import region_named, region_of_postal_code, regions
from app.engine.text.days import days_named
from app.engine.text.folding import key_of
from app.engine.text.languages import Languages

OLDEST = 90
_BAND = 5
_YEAR = re.compile(r"(?<!\d)(?:1[89]|20)\d\d(?!\d)")
_NUMBER = re.compile(r"(?<!\d)\d{1,3}(?!\d)")
_ZIP = re.compile(r"(\d{3})\d{2}(?:-\d{4})?")
_SPACED = re.compile(r"(\d{3})\s?\d{2}")
SMALL_AREAS = frozenset(
    (
        "036", "059", "063", "102", "203", "205", "369", "556", "692", "753", "772", "790", "821",
        "823", "830", "831", "878", "879", "884", "890", "893",
    )
)  # fmt: skip
"""Three digits of American postal codes under which 20,000 people or fewer live: `000` for them.

Those of the census of 2000, which the Office for Civil Rights prints in its guidance of 2012 on
45 CFR 164.514(b), and those that are said of the census of 2010; a code on either list is one.
"""


class Generaliser:
    """What stands for findings that a policy generalises."""

    def __init__(self, review: Review, policy: Policy) -> None:
        """Learn the languages of `review`, and its newest year."""
        self._text, self._policy = review.document.text, policy
        self._whole = "" if review.passages else language_of(self._text)
        self._languages = Languages.of(review.passages)
        years = [int(year) for year in _YEAR.findall(self._text)]
        self._newest = max(years, default=0)
        self._makers: Mapping[Treatment, Callable[[str, str], str | None]] = {
            Treatment.YEAR: self._year,
            Treatment.ZIP3: _postal_area,
            Treatment.OVER_89: partial(_age, width=1),
            Treatment.AGE_BAND: partial(_age, width=_BAND),
            Treatment.REGION: _region,
            Treatment.CLASS: _class,
        }

    def __call__(self, finding: Finding) -> str | None:
        """What may be told of it; None where that cannot be worked out."""
        literal = finding.span.of(self._text)
        language = self._whole or self._languages.at(finding.span.start)
        treatment = self._policy.of(finding.subcategory).treatment
        return self._makers[treatment](literal, language)

    def _year(self, literal: str, _language: str) -> str | None:
        """The one year of a date; not one that makes somebody older than 89."""
        years = {int(year) for year in _YEAR.findall(literal)}
        years = years or {day.year for named in days_named(literal) for day in named}
        if len(years) != 1:
            return None
        year = years.pop()
        return str(year) if self._newest - year < OLDEST else None


def _postal_area(literal: str, language: str) -> str | None:
    found = (_SPACED if language == "sv" else _ZIP).fullmatch(literal.strip())
    if found is None:
        return None
    return "000" if language == "en" and found[1] in SMALL_AREAS else found[1]


def _age(literal: str, _language: str, width: int) -> str | None:
    """The age itself or the band in which it is. Ages in words are not read."""
    numbers = _NUMBER.findall(literal)
    if len(numbers) != 1:
        return None
    age = int(numbers[0])
    if age >= OLDEST:
        return _NUMBER.sub(f"{OLDEST}+", literal)
    if width == 1:
        return literal
    first = age - age % width
    return _NUMBER.sub(f"{first}-{first + width - 1}", literal)


def _region(literal: str, language: str) -> str | None:
    """The state, province or county in which the only town of this name lies."""
    code = region_of_postal_code(literal, language) if any(map(str.isdigit, literal)) else ""
    if not code:
        key = key_of(literal)
        lie = {
            one.code
            for one in regions(language).values()
            if any(key_of(town) == key for town in one.towns)
            or (language == "en" and any(key_of(town) == key for town in cities()[one.code]))
        }
        code = lie.pop() if len(lie) == 1 else ""
    name = regions(language)[code].name if code else ""
    # Some provinces are called like their town.
    return name if name and not region_named(literal, language) else None


def _class(literal: str, language: str) -> str | None:
    known = class_of(literal, language)
    return known.general[is_feminine(literal, language)] if known else None
