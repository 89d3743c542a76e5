"""Which country a note is from, as far as it tells: an Irish note has no town in Ohio.

Told by authorities, insurers and registers that only one country has (`resources/home_signs.txt`),
by forms of postal codes, plates and telephone numbers, by regions, and by towns that one of the
countries of the language has. English spelling that is not American says only that it is none of
those.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

import phonenumbers

from app.engine.names.american_places import state_of_area
from app.engine.names.countries import has_town
from app.engine.names.towns import BRITISH, region_named, region_of_postal_code
from app.engine.text.folding import key_of
from app.paths import RESOURCES

USUAL = {"en": "US", "es": "ES", "it": "IT", "sv": "SE"}
"""The country of notes that do not tell it, by language."""
UNKNOWN = "?"
"""None of the usual country, and nothing says of which other one."""

CLOSE = frozenset(("GB", "IE", "CA", "AU", "NZ"))
"""Where a town is named, the note may be from there; from others people move far."""

_SIGN, _TOWN, _CODE, _HINT = 2, 2, 3, 1
_MOST_SIGNS, _LEAST = 3, 2
_LONGEST = 200_000  # characters of a document that are read
_BRITISH_PLATE = re.compile(r"[A-HJ-PR-Y]{2}\d{2} ?[A-HJ-PR-Z]{3}")
_BRITISH_CODE = re.compile(r"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}")
_POSTAL = (
    (re.compile(r"[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d"), ("CA",), _CODE),
    (re.compile(r"[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}"), ("IE",), _CODE),
    (re.compile(r"\d{3} ?\d{3}"), ("IN", "SG", "CO", "EC"), _HINT),
    (re.compile(r"\d{4}"), ("AU", "NZ", "ZA", "PH", "CH"), _HINT),
    (re.compile(r"[A-Z]?\d{4}[A-Z]{0,3}"), ("AR",), _HINT),
)
_NATIONAL = (
    (re.compile(r"0\d{10}"), "GB"),
    (re.compile(r"04\d{8}"), "AU"),
    (re.compile(r"08[35679]\d{7}"), "IE"),
)
# As it is written there: Ireland has `021 555 0148`.
_AUSTRALIAN_NUMBER = re.compile(r"(?:\(0[2378]\)|0[2378]) \d{4} \d{4}")
_AMERICAN_NUMBER = re.compile(r"1?([2-9]\d{9})")
_AREA = 3  # digits
_REGIONS: Mapping[str, frozenset[str]] = {
    country: frozenset(map(key_of, names.split(", ")))
    for country, names in (
        (
            "CA",
            "Ontario, Quebec, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia,"
            " New Brunswick, Newfoundland, Prince Edward Island, Nunavut, ON, QC, BC, AB, SK",
        ),
        (
            "AU",
            "New South Wales, Victoria, Queensland, Western Australia, South Australia, Tasmania,"
            " Northern Territory, NSW, QLD, VIC, TAS",
        ),
        (
            "IN",
            "Kerala, Tamil Nadu, Karnataka, Maharashtra, Gujarat, Punjab, Haryana, Rajasthan,"
            " Assam, Bihar, West Bengal, Odisha, Telangana, Andhra Pradesh, Uttar Pradesh,"
            " Madhya Pradesh",
        ),
        ("ZA", "Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, Western Cape, Eastern Cape, KZN"),
        ("IE", "Munster, Leinster, Connacht"),
        ("CH", "Ticino, Canton Ticino, Vallese"),
        (
            "MX",
            "Veracruz, Ver, Oaxaca, Oax, Puebla, Pue, Jalisco, Jal, Michoacán, Mich, Chiapas, Chis,"
            " Guanajuato, Gto, Hidalgo, Hgo, Yucatán, Yuc, Tlaxcala, Tlax, Sinaloa, Sonora,"
            " Tamaulipas, Tamps, Nayarit, Querétaro, Qro, Zacatecas, Zac, Coahuila, Coah",
        ),
    )
}
# Spelling, units and words of wards. `haem` of the germ is the same in America.
_NOT_AMERICAN = re.compile(
    r"paed|oedem|anaem|anaesth|gynaec|diarrhoe|leukaem|ischaem|uraem|glycaem"
    r"|(?<!\w)(?:haem(?!oph)|oesoph|faec|foet|caesar|tumour|colour|behaviour|labour|organis"
    r"|specialis|fibre)"
    r"|(?<!\w)(?:mum|bleep|litres?|metres?|whilst|fortnight\w*|nocte|tds|qds|physio|registrar"
    r"|ward round|paracetamol|salbutamol|co-amox\w*|health visitor|district nurse"
    r"|(?-i:SHO|SpR|FBC|U&Es?|USS|TTO|[µu]mol/[lL]|mmol/mol)"
    r"|(?P<weak>theatre|centre|mane|adrenaline|midwife|(?-i:GP|HCA)))(?!\w)",
    re.IGNORECASE,
)
_SPELT = 2


def home_of(text: str, named: Iterable[tuple[str, str]], language: str) -> str:
    """The code of the country, or `UNKNOWN`. `named`: kinds and words of what the note names."""
    usual, countries = USUAL[language], tuple(_signs(language))
    read = text[:_LONGEST]
    signs = _by_signs(read, language)
    score = Counter(signs)
    for kind, literal in sorted(set(named)):
        for country, weight in _evidence(kind, literal, language, countries):
            score[country] += weight
    best = max((score[country] for country in countries if country != usual), default=0)
    leading = [one for one in countries if one != usual and best and score[one] == best]
    # Where the daughter lives tells less than an authority does.
    leading = [one for one in leading if signs[one]] or leading
    only = leading[0] if len(leading) == 1 else UNKNOWN
    if best >= _LEAST and best > score[usual]:
        if best > _TOWN or CLOSE.issuperset(leading) or any(signs[one] for one in leading):
            return only
        only = UNKNOWN  # `MIL from Jalandhar` tells where she is from
    if language == "en" and not score[usual] and _is_not_american(read):
        return only
    return usual


def _is_not_american(text: str) -> bool:
    """Whether spelling and words are of Britain or a country that writes like it."""
    weak = set[str]()
    for found in _NOT_AMERICAN.finditer(text):
        if not found["weak"]:
            return True
        weak.add(found["weak"])
    return len(weak) >= _SPELT


def _by_signs(text: str, language: str) -> Counter[str]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for match in _pattern(language).finditer(text):
        for country in _countries_of_sign(language)[match[0]]:
            found[country].add(match[0])
    return Counter({one: _SIGN * min(_MOST_SIGNS, len(signs)) for one, signs in found.items()})


def _evidence(
    kind: str, literal: str, language: str, countries: tuple[str, ...]
) -> Iterable[tuple[str, int]]:
    """Countries with what speaks for them."""
    key = key_of(literal)
    if kind == "ZIP":
        return _by_postal_code(literal, language)
    if kind in ("PHONE", "FAX"):
        return _by_telephone(literal, language)
    if kind == "VEHICLE":
        return [("GB", _SIGN)] if language == "en" and _BRITISH_PLATE.fullmatch(literal) else []
    if kind == "STATE":
        return _by_region(literal, key, language)
    if kind == "CITY":
        having = [country for country in countries if has_town(country, key)]
        if not having and language == "en" and region_named(literal, BRITISH):
            having = ["GB"]
        return [(having[0], _TOWN)] if len(having) == 1 else ()
    return ()


def _by_postal_code(literal: str, language: str) -> list[tuple[str, int]]:
    if language == "en" and _BRITISH_CODE.fullmatch(literal):
        known = region_of_postal_code(literal, BRITISH)
        return [("GB", _CODE if known else _HINT)]
    if re.fullmatch(r"\d{5}(?:-\d{4})?", literal):
        return [(USUAL[language], _CODE)] if region_of_postal_code(literal, language) else []
    forms = (one for one in _POSTAL if one[0].fullmatch(literal))
    return [(country, weight) for _, those, weight in forms for country in those]


def _by_telephone(literal: str, language: str) -> list[tuple[str, int]]:
    digits = "".join(filter(str.isdigit, literal))
    if language == "en" and _AUSTRALIAN_NUMBER.fullmatch(literal):
        return [("AU", _SIGN)]
    if literal.lstrip(" (").startswith(("+", "00")):
        rest = digits.removeprefix("00")
        codes = phonenumbers.COUNTRY_CODE_TO_REGION_CODE
        sizes = (size for size in (1, 2, 3) if rest[:size] and int(rest[:size]) in codes)
        size = next(sizes, 0)
        return [(codes[int(rest[:size])][0], _SIGN)] if size > 1 else []
    if language != "en":
        return []
    american = _AMERICAN_NUMBER.fullmatch(digits)
    if american is not None:
        # Canada has area codes of the same plan.
        number = phonenumbers.PhoneNumber(country_code=1, national_number=int(american[1]))
        if phonenumbers.region_code_for_number(number) == "CA":
            return [("CA", _SIGN)]
        return [("US", _SIGN)] if state_of_area(american[1][:_AREA]) else []
    return [(country, _SIGN) for form, country in _NATIONAL if form.fullmatch(digits)]


def _by_region(literal: str, key: str, language: str) -> list[tuple[str, int]]:
    found = [(country, _CODE) for country, names in _REGIONS.items() if key in names]
    if region_named(literal, language):
        found.append((USUAL[language], _CODE))
    if language == "en" and region_named(literal, BRITISH):
        found.append(("GB", _CODE))
    return found


@cache
def _signs(language: str) -> Mapping[str, tuple[str, ...]]:
    """Signs of each country where a language is spoken."""
    found: dict[str, tuple[str, ...]] = {}
    for line in (RESOURCES / "home_signs.txt").read_text(encoding="utf-8").splitlines():
        spoken, _, rest = line.partition(" ")
        if spoken == language:
            country, _, signs = rest.partition(": ")
            found[country] = tuple(signs.split(", "))
    return found


@cache
def _countries_of_sign(language: str) -> Mapping[str, tuple[str, ...]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for country, signs in _signs(language).items():
        for sign in signs:
            found[sign].append(country)
    return {sign: tuple(countries) for sign, countries in found.items()}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    signs = sorted(_countries_of_sign(language), key=lambda sign: (-len(sign), sign))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, signs))})(?!\w)")
