"""`[**...**]` placeholders of MIMIC-III notes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.training.corpora.documents import LabelledDocument
from app.training.corpora.placeholders import Fill, Slot, filled

_PLACEHOLDER = re.compile(r"\[\*\*([^\[\]]*?)\*\*\]")
_DATE = re.compile(r"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}(?:-\d{2,4})?|\d{1,2}-?/\d{2,4}|\d{4}")

# The first rule whose words stand in the placeholder decides, so that special ones come first.
_RULES: tuple[tuple[str, str, str], ...] = (
    (r"age over 90", "AGE", "over 90"),
    (r"telephone/fax|telephone|phone|pager|contact info", "PHONE", ""),
    (r"\bfax\b", "FAX", ""),
    (r"e-?mail", "EMAIL", ""),
    (r"url|web", "URL", ""),
    (r"street|apartment|address|po box", "STREET", ""),
    (r"zip", "ZIP", ""),
    (r"state", "STATE", ""),
    (r"country", "COUNTRY", ""),
    (r"county", "LOCATION_OTHER", ""),
    (r"ward|unit name|hospital", "HOSPITAL", ""),
    (r"company|university|college|school", "ORGANIZATION", ""),
    (r"location|city|town", "CITY", ""),
    (r"medical record|unit number", "MEDICALRECORD", ""),
    (r"social security", "SSN", ""),
    (r"account", "ACCOUNT", ""),
    (r"md number|dictator|attending|cc ?con", "LICENSE", ""),
    (r"serial", "DEVICE", ""),
    (r"number|identifier|clip|job", "IDNUM", ""),
    (r"holiday", "DATE", "holiday"),
    (r"date range", "DATE", "date range"),
    (r"month/day/year", "DATE", "month/day/year"),
    (r"month/day", "DATE", "month/day"),
    (r"month/year|month year", "DATE", "month/year"),
    (r"day month", "DATE", "day month"),
    (r"month", "DATE", "month"),
    (r"year", "DATE", "year"),
    (r"\bday\b|\bdate\b", "DATE", "day"),
    (r"initials", "DOCTOR", "initials"),
    (r"known (last ?name|name|patient lastname)", "PATIENT", "last"),
    (r"known first ?name", "PATIENT", "first"),
    (r"patient", "PATIENT", "full"),
    (r"(doctor|md|provider).*first", "DOCTOR", "first"),
    (r"doctor|provider|\bmd\b", "DOCTOR", "last"),
    (r"first name", "PATIENT", "first"),
    (r"last name", "DOCTOR", "last"),
    (r"name", "DOCTOR", "full"),
)
_COMPILED = tuple((re.compile(words), name, hint) for words, name, hint in _RULES)


def convert(text: str, id_: str, fill: Fill) -> LabelledDocument:
    """A note with surrogates where placeholders stood.

    A placeholder with a number (`Hospital1 18`) means the same wherever it recurs in the note. One
    that no rule knows becomes an IDNUM.
    """
    return filled(text, _slots(text), id_, fill)


def _slots(text: str) -> Iterator[Slot]:
    for match in _PLACEHOLDER.finditer(text):
        inside = " ".join(match[1].lower().split())
        subcategory, hint = _meaning(inside)
        numbered = any(character.isdigit() for character in inside)
        yield Slot(match, 0, subcategory, hint, inside if numbered else None)


def _meaning(inside: str) -> tuple[str, str]:
    if _DATE.fullmatch(inside):
        return "DATE", inside
    for words, subcategory, hint in _COMPILED:
        if words.search(inside):
            return subcategory, hint
    return "IDNUM", ""
