"""Words and numbers at the edges of a finding that are no part of its identifier.

The tagger often takes in what stands beside an identifier: a title, the clock behind a day, the
unit of an age, an article before a hospital. Only closed lists and forms are cut off; of a finding
that is only the close of a letter nothing is left.
"""

from __future__ import annotations

import re

from app.engine.detectors.edges.cuts import (
    NEXT_LINE,
    end_before,
    end_before_label,
    is_heading,
    start_behind,
)
from app.engine.detectors.edges.days import of_day
from app.engine.detectors.edges.persons import of_person
from app.engine.detectors.merge import trim
from app.engine.domain.document import Span
from app.engine.text.distinctive import PERSONS
from app.engine.text.languages import OWN

AREAS = ("CITY", "STATE", "LOCATION_OTHER")
"""Subcategories of places that are no address and no institution."""
_KIND_OF_PLACE = re.compile(
    r"(?:the )?(?:island|lake|city|town|village|county|state) of (?=[A-Z])|casa d[ei] (?=[A-Z])"
)
# Which hand somebody writes with, before what they do: `right hand dominant line cook`.
_LEADING_HAND = re.compile(
    r"(?:(?:right|left|R|L)[- ])?(?:hand(?:ed)?[- ]dominant|handed)\s+(?=\w)", re.IGNORECASE
)
# Whose patient it is, behind where: `Ambulatorio di via Saffi la Sua` before `assistita`.
_TRAILING_POSSESSIVE = re.compile(r"\s+(?:la|il|le|i)\s+(?:Sua|Suo|Sue|Suoi|Vostr[ao])$")
# What was found there: `Policlinico neg`.
_TRAILING_RESULT = re.compile(
    r"(?<=[^\W\d_]{2}),?\s+(?:neg|pos|ndr|nn|ua|negativ[oaei]?|positiv[oaei]?|nei limiti|u\.?\s?a)$"
)
# `R 204 417 NHS` before `: 943 476 5919`: the label of the number behind.
_LABEL_OF_NEXT = re.compile(r"(?<=\d)[.,;]?\s+[A-Z]{3,6}$")
_NEXT_NUMBER = re.compile(r"\.?\s?[:#]?\s?(?:[A-Z]{1,3}-?)?\d")
# `lot MMR W02871`
_VACCINE = re.compile(
    r"(?:MMR|MMRV|Tdap|DTaP|Td|BCG|HPV|Hep[AB]|IPV|PCV\d{0,2}|PPSV23|Hib|Men[ABC]\w{0,3}|Prevnar|Prevenar|Pfizer"
    r"|Moderna|Comirnaty|Spikevax|Gardasil|Boostrix|Infanrix|Hexyon|Vaxigrip|Fluad|Rotarix|Shingrix)\s+(?=\S*\d)"
)
# Also `NHC: 150679`, of a patient whose other number is `nhc-150679`.
_SERIAL = re.compile(
    r"(?:(?:[ns]/[sn]|[NS]/[SN]|[nN][.º°]{1,2}|[Nn]r\.?)\s"
    r"|(?:NHC|HC|MRN|DNI|NIE|NASS|CIPA|NHS|CHI)[ \t]?:)\s*(?=\S*\d)"
)
# How often somebody calls, behind who does, and when: `Norfolk Swifts QDS`, `Fulking ward 0905`.
_FREQUENCY = re.compile(
    r"\s+(?:OD|BD|TDS|QDS|PRN|BID|TID|QID|od|bd|tds|qds|prn|(?<=[a-z]\sward\s)0\d[0-5]\d)$"
)
_AGE_UNIT = re.compile(r"(?<=\d)(?:/(?:12|52|7)|\s?(?:and|aa|años|anni|år)|enne|-?år(?:ig|ing))$")
_AGE_LETTER = re.compile(r"(?<=\d)\s?a$")
# The next item behind a telephone: `0491 570 313.` `4. West`, `600 550 171.` `1.ª vez`.
_NEXT_ITEM = re.compile(r"(?<=\d)(?:\)?\.?\s*\r?\n\s*|\.\s+)\d{1,2}$")
_ITEM_BEHIND = re.compile(r"\.[ªº]|[.)]?\s+[^\W\d_]|[.)]\s")
_FEWEST_DIGITS = 9
# `5/118 Shaftesbury Rd. 2's childcare`: whom a list calls 2.
_NEXT_OF_LIST = re.compile(r"\.\s+\d{1,2}$")
_POSSESSED = re.compile(r"['’]s(?!\w)")
_ARTICLE = {
    "en": re.compile(r"the\s+(?=\S)"),
    "es": re.compile(r"(?:el|la|los|las)\s+(?=[A-ZÀ-Þ])"),
    "it": re.compile(r"(?:(?:d|n)?ell|all|dall|sull|l)['’](?=[^\W\d_])"),
}
# A unit beside the name of its house is no part of it.
_UNIT_OF_HOUSE = {"it": re.compile(r"(?:ambulatorio|reparto)\s+(?=[A-ZÀ-Þ])")}
_INSTITUTIONS = ("HOSPITAL", "ORGANIZATION", "LOCATION_OTHER")
_LABEL_REACH = len(" Electrónico.:") + 2
_BEFORE_LABELS = (*PERSONS, *_INSTITUTIONS, *AREAS, "STREET")
# Plates end in letters, before whatever number.
_LETTERS_BEHIND = ("VEHICLE",)
_WITH_ARTICLES = {"en": _INSTITUTIONS[:2], "es": _INSTITUTIONS, "it": _INSTITUTIONS}


def without_edges(span: Span, subcategory: str, text: str, language: str) -> Span | None:
    """`span` of an identifier without what is beside it; None if nothing of it is left."""
    start, end = span.start, span.end
    if subcategory in PERSONS:
        start, end = of_person(start, end, text, language)
    elif subcategory == "AGE":
        end = _of_age(start, end, text, language)
    elif subcategory == "DATE":
        start, end = of_day(start, end, text, language)
    elif subcategory == "PROFESSION":
        start = start_behind((_LEADING_HAND,), start, end, text)
    elif subcategory in ("PHONE", "FAX", "STREET"):
        end = _before_next(subcategory, start, end, text)
    elif subcategory in (*_INSTITUTIONS, *AREAS):
        start, end = _of_place(subcategory, start, end, text, language)
    if subcategory in _BEFORE_LABELS and ":" in text[end : end + _LABEL_REACH]:
        end = end_before_label(start, end, text)
    if (start, end) == (span.start, span.end):
        return span
    return trim(Span(start, end), text) if start < end else None


def _of_place(subcategory: str, start: int, end: int, text: str, language: str) -> tuple[int, int]:
    if subcategory in AREAS:
        start = start_behind((_KIND_OF_PLACE,), start, end, text)
    if subcategory in _INSTITUTIONS:
        end = end_before(_FREQUENCY, start, end, text)
        end = end_before(_TRAILING_RESULT, start, end, text)
        end = end_before(_TRAILING_POSSESSIVE, start, end, text)
    end = end_before(NEXT_LINE, start, end, text, lambda at: is_heading(text, at, language))
    if subcategory in _WITH_ARTICLES.get(language, ()):
        start = start_behind((_ARTICLE[language],), start, end, text)
    if subcategory == "HOSPITAL" and language in _UNIT_OF_HOUSE:
        start = start_behind((_UNIT_OF_HOUSE[language],), start, end, text)
    return start, end


def _before_next(subcategory: str, start: int, end: int, text: str) -> int:
    """The end of a telephone or a street without the number of the next item of a list."""
    if subcategory == "STREET":
        is_next = _POSSESSED.match(text, end)
        return end_before(_NEXT_OF_LIST, start, end, text) if is_next else end
    if not _ITEM_BEHIND.match(text, end):
        return end
    return end_before(_NEXT_ITEM, start, end, text, lambda at: _is_whole_number(start, at, text))


def number_without_edges(span: Span, subcategory: str, text: str) -> Span:
    """`span` of a number without the word for one before it and the label of the next behind it."""
    start, end = start_behind((_SERIAL, _VACCINE), span.start, span.end, text), span.end
    if subcategory not in _LETTERS_BEHIND:
        end = end_before(_LABEL_OF_NEXT, start, end, text, lambda at: _NEXT_NUMBER.match(text, at))
    return span if (start, end) == (span.start, span.end) else Span(start, end)


def _is_whole_number(start: int, end: int, text: str) -> bool:
    """Whether a telephone has enough digits without what may be the next item."""
    return sum(map(str.isdigit, text[start:end])) >= _FEWEST_DIGITS


def _of_age(start: int, end: int, text: str, language: str) -> int:
    end = end_before(_AGE_UNIT, start, end, text)
    return end_before(_AGE_LETTER, start, end, text) if language in OWN else end
