"""Shares, series and titres that the tagger takes for days: two of five, three weeks of fifty-two.

Only what the tagger found is judged, but for how sharply somebody sees. A share of a series and a
day look alike; what stands before, the other numbers and the language tell them apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.domain.review import Finding
from app.engine.text.languages import OWN

_UNSURE, _SURE, _VERY_SURE = 0.5, 0.95, 0.99
_NEAR, _FAR = 32, 100
_MONTHS = 12
# Weeks of a year, and of a pregnancy with the last that is reached.
_YEAR, _PREGNANCY, _LAST_WEEK = 52, 40, 42

_LEADER = re.compile(r"\s?\.{4,}\s?")
_PAIR = re.compile(r"(\d{1,3})/(\d{1,3})")
_NEXT = r"(?:[,;]?[ ]|[ ]?(?:→|->|–>|=>)[ ]?)"
_PAIR_BEFORE = re.compile(rf"(?<![\d/])(\d{{1,2}})/(\d{{1,2}}){_NEXT}$")
_PAIR_BEHIND = re.compile(rf"{_NEXT}(\d{{1,2}})/(\d{{1,2}})(?![\d/])")
# Of what there are several, numbered: a case, an exon, those who came.
_SERIES_BEFORE = re.compile(
    r"(?<!\w)(?:cas[oi]s?|ex[oó]n|esone|retry|slot|query|waitlist|alarm[ae]?|errore?|canale?|lista"
    r"|presenti|presentes|asisten|närvarande|assenze|jeringas?|cajet[ií]n|foton?|bild(?:er)?|profilo"
    r"|åtg(?:ärd)?|trapp(?:a|steg)|peldaños|comidas|pasti|orientad[oa]|pat|yes/no|naming|recall|symptoms?"
    r"|not open(?:ed)?|BNO|IOP|HLA|CIT|EAB|ballottamento|blodgas)\.?:?\s$",
    re.IGNORECASE,
)
# Visits have days too: only a share that is no day counts.
_SESSION_BEFORE = re.compile(
    r"(?<!\w)(?:sesi[oó]n(?:es)?|ses\.|sedut[ae]|colloqui[oi]?|session(?:en)?|besök|visita|rientri|taller"
    r"|beh(?:andling)?|samtal|kur|kurs|ciclo|ciclos|cykel|turno)\.?:?\s$",
    re.IGNORECASE,
)
_TIME_BEFORE = re.compile(
    r"(?<!\w)(?:on|since|from|until|till?|by|before|after|last|next|seen|due|fixed|exp|lmp|dob|el|del?|al|desde|hasta|d[ií]a|fecha|alta|ingreso|ing|cita|control|rev(?:isi[oó]n)?|cad|vence|fur|nace"
    r"|nac|curso|para|o|y|e|il|dal|dell?|nel|fino|data|scad|controllo|ctrl|visita|ricovero|dim(?:issione)?"
    r"|prossim[ao]|den|från|fr|till|sedan|senast|utg(?:ången)?|födda?|op|åb|åter(?:besök)?|kontroll|bf|in"
    r"|hem|ut|tel(?:efonsamtal)?|recibid[oa]|anal[ií]tica|esami|analisi|prov|svar|chiuso|spedit[oa])"
    r"\.?:?\s[(\[]?$",
    re.IGNORECASE,
)
# Days of a week, months of a year, hours of a day; and what notes are full of that write them so.
_UNITS_OF_TIME = frozenset((7, 12, 24))
_BRITISH = re.compile(
    r"(?<![\w/])\d{1,2}/52(?![\w/])|\b(?:[tq]ds|[TQ]DS|nocte|mane|NHS|HSE|PPSN|GP)\b"
)
_BORN_BEFORE = re.compile(
    r"(?<!\w)(?:born|dob|b|nac|naci[oó]|nacid[oa]|nato|nata|n|född|f|fn|fdn)\.?:?\s$", re.IGNORECASE
)
# What somebody sees, of either eye: `Agudeza visual 6/12 y 9/12`.
_ACUITY_BEFORE = re.compile(
    r"(?<!\w)(?:agudeza visual|visual acuity|visus|synskärpa|acuit[àa] visiva)"
    r"(?:\s?(?:OD|OS|OI|ODX|OSN|dx|sn|hö|vä|right|left|der|izq|cc|sc|con|con correcci[oó]n)\b\.?)?"
    r"[\s:=]*(?:\d{1,2}/\d{1,2}(?:\s?(?:OD|OS|OI|dx|sn|hö|vä|right|left|[yeoa&,;]|och|and)){0,3}\s?)?$",
    re.IGNORECASE,
)
# The eye has to be named: `Roanoke, VA 6/9` is a day in Virginia.
_EYE = r"(?:R|L|RE|LE|RV|LV|OD|OS|OU)"
_EYE_BEFORE = re.compile(
    rf"(?<!\w)(?:BC|UC)?VA\s?:?\s?{_EYE}\s?(?:6/\d{{1,2}}[^\n/]{{1,6}}{_EYE}\s)?$"
    # A row of a table, with both eyes: `UCVA   6/36   6/18`.
    r"|(?<!\w)(?:BC|UC|SC|CC|PH|NC)VA[ \t:|]{1,24}(?:6/\d{1,2}p?[^\n/]{0,3}[ \t|]{1,24})?$"
)
_METRES = "6"
# `acuity was 6/6 part on the right and 6/18 on the left`, `vision with glasses is 6/9 and 6/12`.
_TOLD_BEFORE = re.compile(
    r"\b(?:acuit(?:y|ies)|snellen|vision with (?:glasses|correction))\b[^.\n]{0,80}"
    r"(?<!\bon )(?<!\bsince )(?<!\bfrom )(?<!\bby )(?<!\bdue )(?<!\bdated )$",
    re.IGNORECASE,
)
_CHART = frozenset((4, 5, 6, 9, 10, 12, 15, 18, 20, 24, 25, 30, 36, 40, 50, 60, 70, 100, 200))
_TITRE_BEFORE = re.compile(r"(?<!\w)(?:titr?[eor]+|t[ií]tulo|titolo)\s?[:(]?\s?$", re.IGNORECASE)
_LOW_TITRES = frozenset((2, 4, 8))
# A titre is one to a power of two, or ten or twenty times one.
_TITRES = frozenset((16, 20, 32, 40, 64, 80, 128, 160, 256, 320, 512, 640))
_SEROLOGY_BEFORE = re.compile(
    r"(?<!\w)(?:waaler|rose|coombs|DAT|ANA|bunnell|wassermann|VDRL|RPR|TPHA|widal|f[eé]lix|titr?[eor]+"
    r"|t[ií]tulo|titolo|IIF|ASMA|fase II)\s?[:(]?\s?(?:1/\d{2,3},? (?:previously|was|from) )?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Share:
    """Two numbers, what stands before them, and their document.

    `day_first`: no month stands before its day in the language.
    """

    part: int
    whole: int
    before: str
    score: float
    day_first: bool
    behind: str
    text: str


def names_nobody(finding: Finding, text: str, language: str) -> bool:
    """Whether a finding in a passage of this language is a share and no day."""
    pair = _PAIR.fullmatch(finding.span.of(text)) if finding.subcategory == "DATE" else None
    if pair is None or finding.score >= _VERY_SURE:
        return False
    if _is_acuity(pair[1], int(pair[2]), finding.span.before(text, _FAR)):
        return True
    if finding.detector != TAGGER or finding.score >= _SURE:
        return False
    share = _Share(
        int(pair[1]),
        int(pair[2]),
        _LEADER.sub(" ", finding.span.before(text, _FAR))[-_NEAR:],
        finding.score,
        language in OWN,
        text[finding.span.end : finding.span.end + _NEAR],
        text,
    )
    return any_holds(_RULES, share)


def _is_acuity(far: str, line: int, before: str) -> bool:
    """The `6/12` of `Agudeza visual 6/12` and of `VA R 6/12`, the `20/40` of `Visus OD 20/40`."""
    if line not in _CHART:
        return False
    in_metres = far == _METRES and (_EYE_BEFORE.search(before) or _TOLD_BEFORE.search(before))
    return bool(in_metres) or _ACUITY_BEFORE.search(before) is not None


def _is_of_series(share: _Share) -> bool:
    """The `2/5` of `Caso 2/5`."""
    return 0 < share.part <= share.whole and _SERIES_BEFORE.search(share.before) is not None


def _is_session(share: _Share) -> bool:
    """The `9/20` of `Sesión 9/20`, which is no day where the month stands behind it."""
    return (
        share.day_first
        and share.part <= share.whole
        and share.whole > _MONTHS
        and _SESSION_BEFORE.search(share.before) is not None
    )


def _is_weeks(share: _Share) -> bool:
    """`8/52` for eight weeks, `28/40` for weeks of a pregnancy."""
    of_pregnancy = share.whole == _PREGNANCY and share.part <= _LAST_WEEK
    return (share.whole == _YEAR or of_pregnancy) and _BORN_BEFORE.search(share.before) is None


def _is_titre(share: _Share) -> bool:
    """`Rose-Waaler 1/16`."""
    if share.part == 1 and share.whole in _LOW_TITRES:
        return _TITRE_BEFORE.search(share.before) is not None
    return (
        share.part == 1
        and share.whole in _TITRES
        and (share.day_first or _SEROLOGY_BEFORE.search(share.before) is not None)
    )


def _is_run(share: _Share) -> bool:
    """The `7/10` of `PSFS 7/10 5/10`: days of one month would go up."""
    before, behind = _PAIR_BEFORE.search(share.before), _PAIR_BEHIND.match(share.behind)
    return share.score < _UNSURE and any(
        other is not None
        and int(other[2]) == share.whole
        and (int(other[1]) >= share.part if other is before else int(other[1]) <= share.part)
        for other in (before, behind)
    )


def _is_duration(share: _Share) -> bool:
    """`nappy rash 3/7`: three days of seven, where the document is in British shorthand."""
    return (
        not share.day_first
        and share.whole in _UNITS_OF_TIME
        and share.score < _UNSURE
        and _TIME_BEFORE.search(share.before) is None
        and _BRITISH.search(share.text) is not None
    )


_RULES: tuple[Callable[[_Share], bool], ...] = (
    _is_of_series,
    _is_session,
    _is_weeks,
    _is_titre,
    _is_run,
    _is_duration,
)
