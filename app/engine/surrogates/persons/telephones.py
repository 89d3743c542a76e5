"""Telephone numbers of the same form that ring nowhere.

Those of North America are from 555-01xx, the British and Swedish ones from what Ofcom and PTS
reserve for books and films. No other plan reserves any: there the numbers are of ranges that the
plan has not assigned, as far as `phonenumbers` knows (decision 29).
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache
from random import Random

import phonenumbers

from app.engine.surrogates.ids import reshaped
from app.engine.surrogates.table import NoSurrogate

_EXTENSION = re.compile(r"\s*(?:\bext(?:ension)?\b\.?|\bx|#|,)\s*\d{1,6}\s*$", re.IGNORECASE)
_VANITY = re.compile(r"(?<=\d[-. ])[A-Z]{3,}\b")
_SIGNS = re.compile(rf"\d|{_VANITY.pattern}")
_FULL, _WITH_AREA = 7, 10
# Where those may live who write numbers without the code of the country.
_PLANS = {
    "en": ("GB", "IE", "IN", "AU", "NZ", "ZA", "NG", "KE", "SG", "HK", "PH"),
    "es": ("ES", "MX", "AR", "CO", "CL", "PE", "US"),
    "it": ("IT", "CH"),
    "sv": ("SE", "FI"),
}
# Stockholm, Göteborg, Malmö and Kiruna, and mobile telephones; two digits follow.
_SWEDISH_AREAS = ("08465004", "03139006", "04062804", "09803192")
_SWEDISH_MOBILE = "07017406"
_LONGEST_CODE, _TRIES = 3, 400


def can_be_drawn(literal: str) -> bool:
    """Whether a number has anything to draw: `five oh three` has not."""
    return _SIGNS.search(literal) is not None


def phones(literal: str, rng: Random, language: str = "en", *, area: str = "") -> Iterator[str]:
    """Numbers of the form of `literal`, without end; extensions and pagers keep their shape.

    `language` tells whose numbers those without a country code are, `area` the three digits with
    which those of North America begin; without it they are drawn. Raises `NoSurrogate` where a
    plan has assigned all numbers.
    """
    extension = _EXTENSION.search(literal)
    end = extension.start() if extension else len(literal)
    while True:
        main = _VANITY.sub(lambda match: reshaped(match[0], rng), literal[:end])
        digits = "".join(filter(str.isdigit, main))
        if len(digits) < _FULL:
            made = reshaped(digits, rng)
        elif literal.lstrip(" (").startswith(("+", "00")):
            made = _abroad(digits, rng, area)
        else:
            made = _at_home(digits, rng, language, area)
        source = iter(made + reshaped("".join(filter(str.isdigit, literal[end:])), rng))
        yield "".join(next(source) if c.isdigit() else c for c in (*main, *literal[end:]))


def has_area(literal: str) -> bool:
    """Whether a number is of North America, with the three digits of its area."""
    extension = _EXTENSION.search(literal)
    main = literal[: extension.start()] if extension else literal
    digits = "".join(filter(str.isdigit, _VANITY.sub(lambda match: "0" * len(match[0]), main)))
    abroad = literal.lstrip(" (").startswith(("+", "00"))
    national = digits.removeprefix("00").removeprefix("1") if abroad else digits.removeprefix("1")
    return len(national) == _WITH_AREA and national[0] != "0"


def _abroad(digits: str, rng: Random, area: str) -> str:
    """A number with the same country code."""
    zeros = "00" if digits.startswith("00") else ""
    code = _country_code(digits[len(zeros) :])
    rest = digits[len(zeros) + len(code) :]
    trunk = "0" if rest.startswith("0") and code in ("44", "46") else ""
    national = rest[len(trunk) :]
    if code == "44" and len(national) == 10:
        made = _british(national, rng)
    elif code == "46" and len(national) == 9:
        made = _swedish(f"0{national}", rng)[1:]
    elif code == "1" and len(national) in (_FULL, _WITH_AREA):
        made = _american(len(national), rng, area)
    else:
        made = _unassigned(national, rng, f"+{code}", ())
    return zeros + code + trunk + made


def _at_home(digits: str, rng: Random, language: str, area: str) -> str:
    """A number without a country code."""
    if language == "sv" and digits.startswith("0"):
        return _swedish(digits, rng)
    if language == "en":
        if digits.startswith("0") and len(digits) == 11:
            return f"0{_british(digits[1:], rng)}"
        if digits.startswith("0") and len(digits) == 10:
            return _swedish(digits, rng)
        national = digits[1:] if len(digits) == 11 and digits.startswith("1") else digits
        if len(national) in (_FULL, _WITH_AREA):
            return digits[: -len(national)] + _american(len(national), rng, area)
    return _unassigned(digits, rng, "", _PLANS[language])


def _country_code(digits: str) -> str:
    """With which of the codes of countries a number begins; two digits where with none."""
    known = phonenumbers.COUNTRY_CODE_TO_REGION_CODE
    sizes = range(1, _LONGEST_CODE + 1)
    return next((digits[:size] for size in sizes if int(digits[:size]) in known), digits[:2])


def _american(size: int, rng: Random, area: str) -> str:
    drawn = rng.choice("23456789") + reshaped("11", rng)
    ahead = (area or drawn) if size == _WITH_AREA else ""
    return f"{ahead}55501{rng.randrange(100):02d}"


def _british(national: str, rng: Random) -> str:
    last = f"{rng.randrange(1000):03d}"
    return f"7700900{last}" if national.startswith("7") else f"1632960{last}"


def _swedish(digits: str, rng: Random) -> str:
    """As many digits as `digits`, with the zero in front."""
    mobile = digits.startswith("07")
    same = [area for area in _SWEDISH_AREAS if area[:2] == digits[:2]] or _SWEDISH_AREAS
    begins = f"{_SWEDISH_MOBILE}{rng.randrange(5, 100):02d}" if mobile else rng.choice(same)
    return (begins + reshaped("1" * len(digits), rng))[: len(digits)]


def _unassigned(digits: str, rng: Random, code: str, plans: tuple[str, ...]) -> str:
    """As many digits that no plan has assigned, with the same first one where there are such.

    `code`: that of the country, with `+`; without one `plans` are the countries to look at.
    """
    asked: list[str | None] = [*plans] or [None]
    for attempt in range(_TRIES):
        first = digits[0] if attempt < _TRIES // 2 else rng.choice(string.digits[1:])
        made = first + "".join(rng.choice(string.digits) for _ in digits[1:])
        # With 00 in front it would be a number abroad.
        if made.startswith("00"):
            continue
        assigned = (at for at, plan in enumerate(asked) if _is_assigned(code + made, plan))
        at = next(assigned, None)
        if at is None:
            return made
        # Asking takes long, and the plan that has this number likely has the next one as well.
        asked.insert(0, asked.pop(at))
    raise NoSurrogate


@cache
def _pattern(plan: str) -> re.Pattern[str]:
    """All numbers of a country without its code, and without a zero in front."""
    known = phonenumbers.PhoneMetadata.metadata_for_region(plan, None)
    kinds = (known.fixed_line, known.mobile, known.toll_free, known.voip) if known else ()
    patterns = (kind.national_number_pattern for kind in kinds if kind is not None)
    return re.compile("|".join(f"(?:{one})" for one in patterns if one) or r"(?!)")


def _is_assigned(number: str, plan: str | None) -> bool:
    # Asking takes long, and the pattern of the plan has most of its numbers.
    if plan is not None and _pattern(plan).fullmatch(number):
        return True
    try:
        return phonenumbers.is_valid_number(phonenumbers.parse(number, plan))
    except phonenumbers.NumberParseException:
        return False
