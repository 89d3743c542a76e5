"""Counts that the tagger takes for days and ages, in all languages.

Only what the tagger found is judged, and only by closed forms: weeks of a pregnancy, limits, values
of analyses, members of a family tree.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import Shaped, any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.text.vocabulary import one_of

_SURE = 0.95
_NEAR = 24

# `P-glukos >2000`: no day and no age is written so, but for `Age >90` and `kvinna >90 år`.
_COMPARED = re.compile(
    r"(?<!\w)(?!(?:aged?|edad|et[àa]|ålder)\s)[^\W\d_][\w-]*[ \t]+[<>≤≥][ \t]?$", re.IGNORECASE
)
# How long somebody has been pregnant: `28+6`, `v 21+3`, `38+2 sett`.
_GESTATION = re.compile(
    r"(?:v(?:ecka)?\.?\s?|sem(?:ana)?\.?\s|sett\.?\s)?(?P<weeks>\d{1,2})\s?\+\s?[0-6]"
    r"(?:\s?(?:v|w|wks?|weeks?|sem|semanas|sett|settimane|veckor)\.?)?",
    re.IGNORECASE,
)
_LAST_WEEK = 43
# What weeks of a pregnancy and members of a family tree begin with.
_FIRST = frozenset("0123456789vVsSI")
# Not in Swedish, where weeks of the calendar have numbers.
_WEEK_BEFORE = re.compile(r"(?<!\w)(?:semana|semanas|settimana)\s$", re.IGNORECASE)
_WEEK = re.compile(r"\d{1,2}")
# `gravid v 30`
_PREGNANT_BEFORE = re.compile(
    r"(?<!\w)(?:gravid(?:itet)?|graviditetsvecka|havande|beräknad)\s$", re.IGNORECASE
)
_SWEDISH_WEEK = re.compile(r"v(?:ecka)?\.?\s?(?P<weeks>\d{1,2})", re.IGNORECASE)
_SOME_WEEKS = re.compile(r"\d{1,2}\s(?:v|veckor|wk|wks|weeks|semanas|settimane)\.?")
_WEEKS_BEFORE = re.compile(
    r"(?<!\w)(?:om|i|efter|sedan|på|under|var|varje|ca|in|for|after|every|tra|fra|per|dopo|en|durante|tras)\s$",
    re.IGNORECASE,
)
# Who somebody is in a family tree: `III-2`.
_OF_PEDIGREE = re.compile(r"(?<![\w-])(?:I{1,3}|I?V|VI{1,3})[-:]\d{1,2}(?![\w-])")
_FEWEST_OF_PEDIGREE, _LONGEST_NUMERAL, _TWO = 3, 5, 2
_ORDINAL = re.compile(r"\d{1,2}(?:er|ero|[ºª°]|o|a|:[ae])")
_OF_DAYS = re.compile(r"\s(?:d[ií]a|giorno|giornata|dygn|dygnet)\b", re.IGNORECASE)
_LONGEST_LIVED = 125
_ANALYTE = re.compile(
    rf"(?<!\w)(?:{one_of('analytes')}|(?:neut|linf|limf|lymf|lymph|mon|eos|bas)\.?)"
    # `Plaquetas (96)`, `Blodsocker (52, 61, 58)`
    r"(?:\s(?:was|is|of|era|fue|de|di))?\s?(?:[:=]|\((?:\d{1,3}[,;] ){0,4})?\s?$",
    re.IGNORECASE,
)
# Two letters alone may be the initials of whose age it is.
_SHORT_ANALYTE = re.compile(r"(?<!\w)(?:CK|GB|LD)\s?[:=]\s?$")
_COUNT = re.compile(r"\d+")
_RATE = re.compile(r"\d{1,2}0s")
_RATE_BEFORE = re.compile(
    r"(?<!\w)(?:HR|AF|SR|NSR|ST|SBP|DBP|MAP|sats?|rates?|pulse|systolics?|diastolics?|sinus)\s?(?:in\s(?:the\s)?)?$"
)
_LASTING_BEFORE = re.compile(
    r"(?<!\w)(?:da|desde hace|hace|hac[ií]a|for|for the last|for the past|antig[üu]edad"
    r"|anzianit[àa](?: di)?|tras|durante|(?:historia|per[ií]odo|cuadro) de|al cabo de|dopo)"
    r"(?:\s(?:circa|ca\.?|oltre|più di|almeno|unos|casi|más de|about|over|nearly|almost|some))?\s$",
    re.IGNORECASE,
)
_UNIT_OF_TIME_BEHIND = re.compile(
    r"\s(?:anni|mesi|settimane|giorni|años|meses|semanas|días|years|yrs|months|a\.)(?!\w)"
    r"(?!\s(?:di (?:età|vita)|de (?:edad|vida)|of (?:age|life)|old))",
    re.IGNORECASE,
)
_YEARS_BEHIND = re.compile(
    r"\s?(?:a(?:a|[nñ]\w*)?|y\w*|år\w*|-?årig\w*)\b|\s?[MFmf]\b(?!/)", re.IGNORECASE
)


# `En el día 35`, `día 23 de estancia en UCI`, `giorno 4 di degenza`: of a stay, not of a month.
_DAY_BEFORE = re.compile(r"(?<!\w)(?:d[ií]a|giorno|dag)\s$", re.IGNORECASE)
_NO_DAY_OF_MONTH = re.compile(r"3[2-9]|[4-9]\d|[1-9]\d\d")
_OF_STAY_BEHIND = re.compile(
    r"\s(?:del?(?:\sla|\ssu)?\s(?:ingreso|vida|evoluci|tratamiento|estancia|hospitaliza|pos)"
    r"|di\s(?:ricovero|degenza|vita|terapia|cura)|pos[to]|efter\s(?:op|inläg))",
    re.IGNORECASE,
)
# How long somebody has smoked or is followed: `Fumador (30 años)`.
_LASTING_IN_BRACKETS = re.compile(
    r"(?<!\w)(?:ex-?)?(?:fumad\w+|fumat\w+|r[öo]kare|smoker|seguimiento|follow-?up|uppföljning|duraci[oó]n|durata"
    r"|evoluci[oó]n|vigencia|validez|antig[üu]edad)\s\(\s?$",
    re.IGNORECASE,
)
# From which age people are examined or vaccinated, and at which somebody will have fallen ill.
_SCREENED = re.compile(
    r"\b(?:mammogra\w*|mamogra\w*|screen\w*|cribado|SOE|SOB|SOF|koloskopi\w*|colonosc\w*|cellprov\w*|surveillance"
    r"|vigilancia|MPRV?|SRP|MMR|vacc\w*|vacun\w*|vaxx?\w*)\b[^\n]{0,40}?"
    r"\b(?:a partir de(?: los)?|från(?: och med)?|from(?: age)?"
    r"|dai|a partire dai|da|entre los|mellan|between|till|to|hasta los"
    r"|fino ai)\s(?:\d{1,3}\s?(?:a|to|till|och|y|and|[-–])\s?(?:los\s)?)?$",
    re.IGNORECASE,
)
_RISK = re.compile(r"\b(?:risk\w*|rischio|riesgo|penetran\w*)\b[^\n]{0,24}$", re.IGNORECASE)
_MONTHS_BEHIND = re.compile(r"\s?m(?:es[ei]s?|onths?|ån(?:ad\w*)?|ths?)?(?!\w)")
_A_UNIT_BEHIND = re.compile(
    r"\s?-?\s?(?:[amydå][a-zåñ]*|[ao]nni|weeks?|w|sem\w*|sett\w*|v)(?![\w])"
)
# In lists people are called by the numbers of their beds: `la hija de 1`. `Hija de 17` is of age.
_KIN_BEFORE = re.compile(
    r"(?<!\w)(?:the|el|la|il|lo|l['’])\s?(?:hij[ao]s?|nuera|yerno|madre|padre|espos[ao]|marido|mujer|familia(?:res)?|daughter"
    r"|son|wife|husband|mother|father|family|figli[ao]|moglie|marito|mamma|parenti|dotter|fru|man)"
    r"\s(?:de|of|di|till)\s$",
    re.IGNORECASE,
)
_PERCENT_BEHIND = re.compile(r"[^\n\d]{0,24}\d{1,3}(?:[.,]\d)?\s?%")
_LINE = 80


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding is a count of something."""
    if finding.subcategory == "AGE" and _is_of_nobody(finding, text):
        return True
    if finding.subcategory not in ("DATE", "AGE") and text[finding.span.start] not in _FIRST:
        return False
    return (
        finding.detector == TAGGER
        and (
            finding.score < _SURE or _is_of_pedigree(finding, text) or _is_of_analyte(finding, text)
        )
        and any_holds(_RULES, finding, text)
    )


def _is_gestation(finding: Finding, text: str) -> bool:
    """`28+6` and the 26 of `semana 26`: how far a pregnancy or a treatment is."""
    if finding.subcategory not in ("DATE", "AGE") and not is_id(finding.subcategory):
        return False
    written = finding.span.of(text)
    found = _GESTATION.fullmatch(written)
    if found is None and _PREGNANT_BEFORE.search(finding.span.before(text, _NEAR)):
        found = _SWEDISH_WEEK.fullmatch(written)
    if found is not None:
        return 0 < int(found["weeks"]) <= _LAST_WEEK
    return (
        finding.subcategory == "DATE"
        and _WEEK.fullmatch(written) is not None
        and _WEEK_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_of_pedigree(finding: Finding, text: str) -> bool:
    """The `I-3` of a family tree as a day of January or a ward, its 3 as an age; there are more."""
    start = max(0, finding.span.start - _LONGEST_NUMERAL)
    inside = any(
        found.start() <= finding.span.start and finding.span.end <= found.end()
        for found in _OF_PEDIGREE.finditer(text, start, finding.span.end + _TWO)
    )
    return inside and len({one[0] for one in _OF_PEDIGREE.finditer(text)}) >= _FEWEST_OF_PEDIGREE


def _is_of_analyte(finding: Finding, text: str) -> bool:
    return finding.subcategory == "AGE" and (
        _ANALYTE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_of_nobody(finding: Finding, text: str) -> bool:
    """`SOE från 40 års ålder`, `Risk vid 70 år 46 %`, `Fumador (30 años)`, whatever found it."""
    before = finding.span.before(text, _LINE)
    if _LASTING_IN_BRACKETS.search(before):
        return True
    if _SCREENED.search(before):
        behind = (_YEARS_BEHIND, _MONTHS_BEHIND)
        return any(unit.match(text, finding.span.end) for unit in behind)
    return _RISK.search(before) is not None and (
        _PERCENT_BEHIND.match(text, finding.span.end) is not None
    )


def _is_no_age(finding: Finding, text: str) -> bool:
    """A letter, the 999 that somebody rang, `3er día`, the 98 of `Ammonio 98`, `HR 90s`."""
    if finding.subcategory != "AGE":
        return False
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    if _RATE.fullmatch(written):
        return _RATE_BEFORE.search(before) is not None
    if written.isdecimal():
        if int(written[:9]) > _LONGEST_LIVED:
            return True
        is_value = any(form.search(before) for form in (_ANALYTE, _SHORT_ANALYTE))
        return is_value and _YEARS_BEHIND.match(text, finding.span.end) is None
    is_letter = len(written) == 1 and written.isalpha()
    return is_letter or (
        _ORDINAL.fullmatch(written) is not None
        and _OF_DAYS.match(text, finding.span.end) is not None
    )


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    # The 2000 of `GAD-ak >2000` as a year.
    Shaped(_COUNT, ("AGE", "DATE"), before=_COMPARED, unless=_YEARS_BEHIND, near=_NEAR),
    _is_gestation,
    # The `6 v` of `om 6 v. 2 tabl` as a day: how many weeks, of which a number stands behind.
    Shaped(_SOME_WEEKS, ("DATE",), before=_WEEKS_BEFORE, near=_NEAR),
    Shaped(_NO_DAY_OF_MONTH, ("DATE",), before=_DAY_BEFORE, near=_NEAR),
    Shaped(_COUNT, ("DATE",), before=_DAY_BEFORE, behind=_OF_STAY_BEHIND, near=_NEAR),
    _is_of_pedigree,
    # The 2 of `Da circa 2 anni` and of `viuda desde hace 20 años` as an age.
    Shaped(_COUNT, ("AGE",), before=_LASTING_BEFORE, behind=_UNIT_OF_TIME_BEHIND, near=_NEAR),
    # The 1 of `La hija de 1 pide informe` as an age.
    Shaped(_COUNT, ("AGE",), before=_KIN_BEFORE, unless=_A_UNIT_BEHIND, near=_NEAR),
    _is_no_age,
)
