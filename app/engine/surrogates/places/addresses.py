"""Which region each place of a document lies in: a state, a province, a county.

City, region, postal code and telephone of one address have surrogates in one other region.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from app.engine.domain.review import Finding
from app.engine.names.american_places import state_of_area
from app.engine.names.countries import (
    country_meant,
    country_of_city,
    has_town,
    only_country_of,
)
from app.engine.names.homes import CLOSE, UNKNOWN, USUAL
from app.engine.names.towns import (
    BRITISH,
    OUTWARD,
    region_named,
    region_of_postal_code,
    regions,
)
from app.engine.text.folding import key_of

_BETWEEN = re.compile(r"[,)^]{0,2}\s{0,3}[(–·-]?\s?")
_IN_ONE_ADDRESS = re.compile(r"\)?,\s{1,3}")
_IN = re.compile(r"\s(?:i|in|en)\s")
_POSTAL = {
    "en": re.compile(r"\d{5}(?:-\d{4})?"),
    BRITISH: re.compile(rf"{OUTWARD.pattern}.*"),
    "sv": re.compile(r"\d{3} ?\d{2}"),
}
_FIVE_DIGITS = re.compile(r"\d{5}")
_AREA = re.compile(r"(?:\+?1[-. ]?)?\(?([2-9]\d\d)\)?[-. /]{0,2}\d{3}[-. ]?\d{4}")
ADDRESS = frozenset(("CITY", "STATE", "ZIP", "COUNTRY"))
"""Kinds of places that make one address."""
_UNKNOWN = "?"
_FEW = 40  # towns of a document that are looked for in all the world


def home_code(language: str) -> str:
    """The code of the country whose towns stand for others; `UNKNOWN` where no list has them."""
    return language[3:] or USUAL[language]


@dataclass(frozen=True, slots=True)
class Addresses:
    """Regions by code.

    Attributes:
        language: whose country it is: that of the note, and its country where that is not the
            usual one, such as `en-GB`.
        home: the region that the document names most often; empty if it names none.
        of_place: of cities and postal codes beside a region, by their key.
        city_of: the city beside a postal code, by the key and by the beginning of it.
        region_of_state: of regions of no list that are named beside a place, by their key.
        country_of: codes of the countries of cities and regions abroad, by their key.
        cities: keys of all cities.
    """

    language: str = "en"
    home: str = ""
    of_place: dict[str, str] = field(default_factory=dict, repr=False)
    city_of: dict[str, str] = field(default_factory=dict, repr=False)
    region_of_state: dict[str, str] = field(default_factory=dict, repr=False)
    country_of: dict[str, str] = field(default_factory=dict, repr=False)
    cities: frozenset[str] = field(default=frozenset(), repr=False)

    @classmethod
    def of(
        cls, findings: Iterable[Finding], text: str, language: str = "en", country: str = ""
    ) -> Addresses:
        """As the places that stand beside each other tell; postal codes may come before.

        `country` is that of the document, as `home_of` tells it; empty for the usual one.
        """
        findings = tuple(findings)
        if country and country != USUAL[language]:
            language = f"{language}-{country}"
        counted: Counter[str] = Counter()
        of_place: dict[str, str] = {}
        city_of: dict[str, str] = {}
        region_of_state: dict[str, str] = {}
        country_of = _abroad(findings, text, language)
        groups = tuple(_groups(findings, text))
        for group in groups:
            kinds = {one.subcategory: one.span.of(text) for one in group}
            if any(
                key_of(kinds[kind]) in country_of for kind in ("CITY", "STATE") if kind in kinds
            ):
                continue
            named = region_named(kinds.get("STATE", ""), language)
            region = named or region_of_zip(kinds.get("ZIP", ""), language)
            counted[region] += bool(region)
            if "STATE" in kinds and "CITY" in kinds and not named:
                key = key_of(kinds["STATE"])
                region = region_of_state.setdefault(key, region or f"{_UNKNOWN}{key}")
            if region:
                for kind in ("CITY", "ZIP"):
                    if kind in kinds:
                        of_place.setdefault(key_of(kinds[kind]), region)
            if "CITY" in kinds and region_of_zip(kinds.get("ZIP", ""), language):
                key = key_of(kinds["ZIP"])
                city_of.setdefault(key, kinds["CITY"])
                city_of.setdefault(beginning(kinds["ZIP"]), kinds["CITY"])
        for one, other in _beside(groups, text):
            # `Newlyn, Penzance TR18 5JP`, `Laguna de Duero (47140), Valladolid`
            known = of_place.get(other)
            if known is not None and one not in country_of:
                of_place.setdefault(one, known)
        cities = frozenset(
            key_of(one.span.of(text)) for one in findings if one.subcategory == "CITY"
        )
        home = max(counted, key=lambda code: counted[code], default="")
        return cls(language, home, of_place, city_of, region_of_state, country_of, cities)

    def region(self, literal: str) -> str:
        """The code of the region of a city or a postal code; empty if nothing is known."""
        known = self.of_place.get(key_of(literal)) or region_of_zip(literal, self.language)
        if self.language == BRITISH:
            return known or _of_town(literal)
        # In one state of America there are many towns; elsewhere a region is small.
        return known or (self.home if self.language == "en" else "")

    def city(self, literal: str) -> str:
        """The city of a postal code; empty if none is known."""
        return self.city_of.get(key_of(literal)) or self.city_of.get(beginning(literal), "")

    def state_of_phone(self, literal: str) -> str:
        """The code of the state of a telephone number; empty if nothing is known."""
        area = _AREA.match(literal.strip())
        return (state_of_area(area[1]) if area else "") or self.home


def _groups(findings: Iterable[Finding], text: str) -> Iterator[list[Finding]]:
    """Places that stand beside each other; of one kind no more than one."""
    group: list[Finding] = []
    for finding in findings:
        if finding.subcategory not in ADDRESS:
            continue
        between = (group[-1].span.end, finding.span.start) if group else (0, 0)
        apart = not _BETWEEN.fullmatch(text, *between) and not (
            finding.subcategory == "COUNTRY" and _IN.fullmatch(text, *between)
        )
        if (group and apart) or any(one.subcategory == finding.subcategory for one in group):
            yield group
            group = []
        group.append(finding)
    yield group


def _beside(groups: Sequence[list[Finding]], text: str) -> Iterator[tuple[str, str]]:
    """Keys of two cities that stand beside each other in one address, each with the other."""
    for group, following in pairwise(groups):
        if not group or not following:
            continue
        if not _IN_ONE_ADDRESS.fullmatch(text, group[-1].span.end, following[0].span.start):
            continue
        cities = [
            key_of(one.span.of(text)) for one in (*group, *following) if one.subcategory == "CITY"
        ]
        if len(cities) == 2:
            yield cities[0], cities[1]
            yield cities[1], cities[0]


def _abroad(findings: Iterable[Finding], text: str, language: str) -> dict[str, str]:
    """Codes of countries by the keys of their cities and regions.

    Those of places beside the country, and of towns of any country that the document names.
    """
    spoken = language[:2]
    found: dict[str, str] = {}
    home, named = home_code(language), set[str]()
    for group in _groups(findings, text):
        kinds = {one.subcategory: one.span.of(text) for one in group}
        mention = country_meant(kinds.get("COUNTRY", ""), spoken)
        if mention is None or mention.country.code == home:
            continue
        named.add(mention.country.code)
        # `Padova. Albanese` are no address.
        for kind in ("CITY", "STATE") if mention.form is None else ():
            if kind in kinds:
                found.setdefault(key_of(kinds[kind]), mention.country.code)
    cities = (one.span.of(text) for one in findings if one.subcategory == "CITY")
    elsewhere = {
        literal: key
        for literal in dict.fromkeys(cities)
        if (key := key_of(literal)) not in found
        and not has_town(home, key)
        and not region_named(literal, language)
    }
    for key in elsewhere.values():
        for code in sorted(named):
            if has_town(code, key):
                found[key] = code
    if len(elsewhere) > _FEW:
        return found
    # American villages are called like towns of all the world, but beside a state alone.
    in_address = _in_address(findings, text) if home == "US" else frozenset()
    for literal, key in elsewhere.items():
        if key not in found and key not in in_address and (code := _far(literal, home, spoken)):
            found[key] = code
    return found


def _far(town: str, home: str, spoken: str) -> str:
    """The code of the country of a town that is in no other, where that is not home."""
    code = country_of_city(town) if home in ("US", UNKNOWN) else only_country_of(town)
    if not code or code == home:
        return ""
    # Where home is unknown, it may be any country from which few move far.
    is_far = spoken == "en" and code not in CLOSE
    return code if home != UNKNOWN or is_far else ""


def _in_address(findings: Iterable[Finding], text: str) -> frozenset[str]:
    """Keys of cities beside a state or a postal code."""
    return frozenset(
        key_of(one.span.of(text))
        for group in _groups(findings, text)
        if any(one.subcategory in ("STATE", "ZIP") for one in group)
        for one in group
        if one.subcategory == "CITY"
    )


def _of_town(literal: str) -> str:
    key = key_of(literal)
    counties = regions(BRITISH).values()
    return next((one.code for one in counties if key in map(key_of, (one.name, *one.towns))), "")


def beginning(postal_code: str) -> str:
    """The part of a postal code that codes of neighbours share: three digits, or `OUTWARD`."""
    outward = OUTWARD.match(postal_code)
    return outward[0] if outward else key_of(postal_code)[:3]


def region_of_zip(literal: str, language: str = "en") -> str:
    """The code of the region of a postal code in the form of its country; empty if it is none."""
    form = _POSTAL.get(language, _FIVE_DIGITS)
    return region_of_postal_code(literal, language) if form.fullmatch(literal) else ""
