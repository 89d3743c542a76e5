"""Numbers that a state gives to people and firms, told by their form and check digits.

They are searched in every language: an English letter may quote a DNI. Where a label announces
one, the rules of the languages take it with a wrong check digit too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from stdnum import luhn
from stdnum.ch import ssn as swiss
from stdnum.cl import rut
from stdnum.fi import hetu
from stdnum.it import codicefiscale
from stdnum.mx import curp

from app.engine.detectors.rules.rule import Rule, rule

_BETWEEN = re.compile(r"[\s./-]")
# Digits of a codice fiscale whose owner shares it with somebody else are letters (omocodia).
_DIGIT = r"[\dL-NP-V]"
_COORDINATION = 60
_SERIAL, _WITH_CENTURY = 4, 8


def _plain(check: Callable[[str], bool]) -> Callable[[str], bool]:
    """`check` of the number without what groups its digits."""
    return lambda identifier: bool(check(_BETWEEN.sub("", identifier)))


def is_nuss(identifier: str) -> bool:
    """Whether a Spanish number of social security is right: the rest of its first ten by 97.

    Numbers below ten millions are counted without their leading zeros.
    """
    digits = _BETWEEN.sub("", identifier)
    if len(digits) != 12 or not digits.isdigit() or not 1 <= int(digits[:2]) <= 66:
        return False
    number = int(digits[2:10])
    whole = int(digits[:2]) * (10_000_000 if number < 10_000_000 else 100_000_000) + number
    return whole % 97 == int(digits[10:])


def is_personnummer(identifier: str) -> bool:
    """Whether it holds a day that was and Luhn's digit is right, also of a samordningsnummer."""
    digits = "".join(filter(str.isdigit, identifier))
    return is_born(identifier) and luhn.is_valid(digits[-10:])


def is_born(identifier: str) -> bool:
    """Whether a Swedish number begins with a day: 60 more of a samordningsnummer."""
    digits = "".join(c for c in identifier if c.isdigit() or c in "Xx*")[:-_SERIAL]
    digits = digits if len(digits) == _WITH_CENTURY else f"20{digits}"
    day = int(digits[6:])
    try:
        date(
            int(digits[:4]),
            int(digits[4:6]),
            day - _COORDINATION * (day > _COORDINATION),
        )
    except ValueError:
        return False
    return True


def is_organisation(identifier: str) -> bool:
    """Whether it is a Swedish organisationsnummer, whose third digit is 2 or more."""
    digits = "".join(filter(str.isdigit, identifier))
    return digits[2:3] >= "2" and luhn.is_valid(digits)


RULES: tuple[Rule, ...] = (
    rule(
        "nuss",
        "HEALTHPLAN",
        r"(?<![\w./-])(?:\d{2}[ /-]\d{7,8}[ /-]?\d{2}|\d{2}[ /-]?\d{7,8}[ /-]\d{2}"
        r"|\d{12})(?![\w/-])",
        0.93,
        is_nuss,
    ),
    rule(
        "codice-fiscale-grouped",
        "SSN",
        rf"(?<!\w)[A-Z]{{3}}[ -]?[A-Z]{{3}}[ -]?{_DIGIT}{{2}}[ -]?[A-EHLMPRST]{_DIGIT}{{2}}[ -]?"
        rf"[A-Z]{_DIGIT}{{3}}[ -]?[A-Z](?!\w)",
        0.97,
        _plain(codicefiscale.is_valid),
    ),
    rule(
        "tessera-sanitaria",
        "HEALTHPLAN",
        r"(?<!\w)80380[ ]?\d{3}[ ]?\d{4}[ ]?\d{4}[ ]?\d{4}(?!\w)",
        0.97,
    ),
    rule(
        "stp",
        "HEALTHPLAN",
        r"(?<!\w)(?:STP|ENI)\d{3}[ ]?[\dA-Z]{3}[ ]?\d{3}[ ]?\d{4}(?!\w)",
        0.95,
        case=True,
    ),
    rule(
        "personnummer-checked",
        "SSN",
        r"(?<![\w./,+-])(?:(?:1[89]|20)\d{2}|\d{2})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]"
        r"|[78]\d|9[01])[ ]?\d{4}(?![\w/]|[.,-]\d)",
        0.9,
        is_personnummer,
    ),
    rule(
        "personnummer-masked",
        "SSN",
        r"(?<![\w./-])(?:(?:1[89]|20)\d{2}|\d{2})(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])"
        r"[-+][\dXx*]?[Xx*]{3,4}(?![\w*])",
        0.95,
    ),
    rule(
        "organisationsnummer",
        "IDNUM",
        r"(?<![\w./-])(?:16)?[1-9]\d[2-9]\d{3}-\d{4}(?![\w/-])",
        0.9,
        is_organisation,
    ),
    rule(
        "henkilotunnus",
        "SSN",
        r"(?<![\w./-])[0-3]\d[01]\d{3}[-+ABCDEFYXWVU]\d{3}[0-9A-Y](?!\w)",
        0.95,
        hetu.is_valid,
    ),
    rule(
        "ahv",
        "SSN",
        r"(?<![\w.])756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}(?![\w.]\d|\d)",
        0.95,
        _plain(swiss.is_valid),
    ),
    rule(
        "curp",
        "SSN",
        r"(?<!\w)[A-Z][AEIOUX][A-Z]{2}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX][A-Z]{2}"
        r"[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d(?!\w)",
        0.97,
        lambda identifier: identifier.isupper() or bool(curp.is_valid(identifier)),
    ),
    rule(
        "rut",
        "SSN",
        r"(?<![\w.,-])\d{1,2}\.\d{3}\.\d{3}-[\dkK](?!\w)",
        0.95,
        rut.is_valid,
    ),
)
