"""Sizes, amounts and numbers of a set that are taken for days, ages and numbers of people.

Sutures, what went in and came out, twins, items of a list, blocks of a specimen, laws by their
year, exons, centiles, refractions, months of twelve behind what babies do. Only closed forms, each
with what stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import Shaped, any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding

_UNSURE = 0.5
_NEAR, _FEW, _LIST = 40, 8, 600  # characters
_LATEST_MONTH, _HIGHEST_ITEM = 24, 30

_SUTURE = re.compile(r"\d{1,2}-0")
_MATERIAL = (
    r"(?:prolene|vicryl|nylon|ethilon|monocryl|monosyn|silk|seda|seta|silke|pds|chromic|gut|catgut"
    r"|polypropylene|polipropileno|polyglactin|dexon|maxon|ticron|ethibond|mersilene|nurolon"
    r"|sutures?|suturas?|sutur(?:er)?|stitch(?:es)?|puntos?|punti|stygn)\b"
)
_MATERIAL_BEHIND = re.compile(rf"[\s(]{{1,2}}{_MATERIAL}", re.IGNORECASE)
_MATERIAL_BEFORE = re.compile(rf"(?<!\w){_MATERIAL}(?:\s(?:de|del|di|of))?\s$", re.IGNORECASE)
# What went in and came out, in millilitres.
_BALANCE = re.compile(r"\d{2,5}\s?/\s?\d{2,5}")
_BALANCE_BEFORE = re.compile(
    r"(?<!\w)(?:I\s?[/&]\s?O|I/E|E/S|In/Out|intake/output|ingresos/egresos|ingresos y egresos"
    r"|entradas/salidas|entrate/uscite|fluid balance|balance h[ií]drico"
    r"|bilancio idrico|vätskebalans)s?\s?[:=]?\s$",
    re.IGNORECASE,
)
_BY_DAYTIME = re.compile(r"[0-4]?\d-[0-4]?\d-[0-4]?\d")
_DOSE_BEHIND = re.compile(
    r"\s?(?:mg|mcg|µg|ml|UI|IE|U|E|gotas|gocce|gtt|droppar|comp|cp|tabl?"
    r"|units)\b(?![-/.]\w)"
)
_DROPS_BEFORE = re.compile(
    r"(?<!\w)(?:gotas|gocce|gtt|droppar|insulin\w*(?:\s[^\W\d_]+)?|\d\s?(?:mg|g|ml|UI|IE|E))\s$",
    re.IGNORECASE,
)
_TWIN = re.compile(r"[1-4]")
_TWIN_BEFORE = re.compile(
    r"(?<!\w)(?:twin|triplet|quad|fetus|foetus|gemel[oa]|melliz[oa]|trilliz[oa]|feto|gemell[oa]"
    r"|tvilling|trilling)\s$",
    re.IGNORECASE,
)
_YEARS_BEHIND = re.compile(
    r"\s?(?:y|yo|yrs?|years?|months?|mo|weeks?|a|años?|m|mes(?:es|i)?|anni|år|mån\w*)\b",
    re.IGNORECASE,
)
_ITEM = re.compile(r"\d{1,2}")
# Of the Mental Health Act: `admitted under S2`.
_SECTION = re.compile(r"[Ss]\.?\s?\d{1,3}")
_SECTION_BEFORE = re.compile(r"(?<!\w)(?:under|on|sectioned|off|regraded to)\s(?:a\s)?$")
_ACT_BEFORE = re.compile(r"\b[A-Z][A-Za-z]+ Act\s(?:of\s|\()?$")
_YEAR = re.compile(r"(?:1[89]|20)\d\d")
_TWELFTHS = re.compile(r"(\d{1,2})/12")
_OF_BABIES = re.compile(
    r"(?<!\w)(?:immuni[sz](?:ed|ations?)|vaccinat(?:ed|ions?)|vaccs?|imms|jabs|breast\s?-?fed"
    r"|EBF|EBM|weaned|weaning|solids)\s(?:all\s|is\s|are\s)?(?:up\s)?(?:to date\s)?"
    r"(?:to|until|till|for|at|from|x)?\s?$",
    re.IGNORECASE,
)
# The `20` of `20-22/40`, the `26` of `26-28 weeks`.
_FIRST_WEEK = re.compile(r"[1-4]?\d")
_LAST_WEEK_BEHIND = re.compile(r"\s?[-–]\s?[1-4]?\d\s?/40(?!\d)")
_EVERY = re.compile(r"\d{1,2}")
_EVERY_BEFORE = re.compile(r"(?<!\w)c(?:ada\s|/\s?)$", re.IGNORECASE)
_OF_MONTH_BEHIND = re.compile(r"\s?(?:de\s|/|-)")
_EXON = re.compile(r"\d{1,2}")
_GENE_BEFORE = re.compile(
    r"(?-i:[A-Z][A-Z0-9]{2,7})\s(?:(?:exon|ex[oó]n|esone|ex)\s?\d{0,2}\s?)?(?:del|ins|dup|ex)$",
    re.IGNORECASE,
)
_DAY_OF_LIFE = re.compile(r"d\d{1,2}")
_CENTILE = re.compile(r"\d{1,2}(?:st|nd|rd|th)")
_MEASURED_BEFORE = re.compile(
    r"(?:\d\s?(?:kg|g|cm|mm)|(?<!\w)(?:wt|weight|ht|height|length|ofc|hc)\s\d{1,3}(?:\.\d{1,2})?)\s?\(\s?$",
    re.IGNORECASE,
)
_REFRACTION = re.compile(
    r"[-+−]?\d{1,2}[.,]\d{2}\s?(?:DS\s?)?/\s?[-+−]\d{1,2}[.,]\d{2}(?:\s?(?:DC\s?)?[x×@]\s?\d{1,3})?"
)
_SINCE = re.compile(
    r"\s(?:days?|weeks?|months?|years?|yrs?)\s(?:since|post|after|off|on)\s"
    r"(?!birth|he was|she was)"
    r"|\s(?:días|semanas|meses|años)\s(?:después|tras|desde)\b(?!\s(?:nac|el nac|del nac))"
    r"|\s(?:días|semanas|meses|años)\sde(?:\s(?:evoluc|seguim|iniciad|postop)"
    r"|(?:l|\sla|\sl)\s(?:diagn|interv|trasp|cirug|opera|inicio|trat|alta|acc|inj))",
    re.IGNORECASE,
)
# `A los 2 meses presentó fiebre`, after what was told before.
_LATER_BEFORE = re.compile(r"(?:^|[.;:,]\s+)(?:y )?a los\s$", re.IGNORECASE)
_LATER_BEHIND = re.compile(r"\s(?:días|semanas|meses)\b(?!\sde\s(?:vida|edad|nac))")
_BLOCKS = re.compile(r"(?<!\w)\d[A-H]\s?[-–]\s?\d?[A-H](?!\w)")
_BLOCK_BEHIND = re.compile(r"A(?!\w)")
_SPECIMEN = re.compile(r"bloque|cassette|inclu[iy]|sección|blocchett|block", re.IGNORECASE)
_KESSLER_BEFORE = re.compile(r"(?<!\w)K(?:6|10)\s?[:=]?\s$")
_TEMPERATURE = re.compile(r"3[5-9](?:[.,]\d)?|4[0-2](?:[.,]\d)?")
_FEVER_BEHIND = re.compile(
    r"\s?(?:de (?:fiebre|temperatura|t[°º])|di (?:febbre|temperatura)"
    r"|graders? feber|i feber|of fever)",
    re.IGNORECASE,
)
_PART = re.compile(r"[13]/[24]")
_CELL_BEFORE, _CELL_BEHIND = re.compile(r"\|[ \t]*$"), re.compile(r"[ \t]*(?:\||\()")
_SHEET = re.compile(r"\|[^\n]*(?:\d\s?m?c?g\b|dosis|dose)[^\n]*\|", re.IGNORECASE)
# Acidity, carbon dioxide and oxygen or bicarbonate of a blood gas.
_GAS = re.compile(r"[67][.,]\d{1,2}(?:\s?/\s?\d{1,3}(?:[.,]\d)?){2,4}")
_ISOTOPE = re.compile(
    r"I-?(?:123|124|125|131)|Tc-?99m?|Ga-?6[78]|Lu-?177|Y-?90|Ra-?223|Sr-?89|Tl-?201|In-?111|Ir-?192"
    r"|Cs-?137|Co-?60|Sm-?153|Xe-?133"
)
_MONEY = re.compile(
    r"(?:[$€£₹]\s?)?\d{1,3}(?:,\d{3})+\.\d{2}|(?:(?<=[$€£₹])|[$€£₹]\s?)\d{1,3}(?:[.,]\d{3})+"
)


# Whole days, and numbers longer than all of these.
_LONG = re.compile(r"\d{1,4}([./-])\d{1,2}\1\d{1,4}|[\w-]{10,}")


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding is a size, an amount or the number of one of several things."""
    if not _is_number(finding):
        return False
    if _LONG.fullmatch(finding.span.of(text)):
        return finding.detector == TAGGER and _is_by_daytime(finding, text)
    if any_holds(_OF_ANY, finding, text):
        return True
    rules = _RULES.get(finding.subcategory, _OF_IDS)
    return finding.detector == TAGGER and any_holds(rules, finding, text)


def _before(finding: Finding, text: str) -> str:
    return finding.span.before(text, _NEAR)


def _is_number(finding: Finding) -> bool:
    return finding.subcategory in ("DATE", "AGE") or is_id(finding.subcategory)


def _is_suture(finding: Finding, text: str) -> bool:
    """The `5-0` of `interrupted 5-0 Prolene` as a day."""
    return _SUTURE.fullmatch(finding.span.of(text)) is not None and (
        _MATERIAL_BEHIND.match(text, finding.span.end) is not None
        or _MATERIAL_BEFORE.search(_before(finding, text)) is not None
    )


def _is_by_daytime(finding: Finding, text: str) -> bool:
    """The `5-5-10` of `gotas 5-5-10` and of `5-5-10 UI`: in the morning, at noon, at night."""
    return _BY_DAYTIME.fullmatch(finding.span.of(text)) is not None and (
        _DOSE_BEHIND.match(text, finding.span.end) is not None
        or _DROPS_BEFORE.search(_before(finding, text)) is not None
    )


def _is_item(finding: Finding, text: str) -> bool:
    """The 4 of `4) Review in 3 weeks`, where `3)` stands before."""
    start, end = finding.span.start, finding.span.end
    written = finding.span.of(text)
    if _ITEM.fullmatch(written) is None:
        return False
    if text[end : end + 1] != ")" or not text[max(0, start - 1) : start].isspace():
        return False
    opened = text.rfind("(", max(0, start - _NEAR), start)
    if opened > text.rfind(")", max(0, start - _NEAR), start):
        return False  # `4) Guerra (niño, 5)`
    ahead = rf"(?:^|\s|;|\.){int(written) - 1}\)\s?\w"
    return 1 < int(written) <= _HIGHEST_ITEM and (
        re.search(ahead, text[max(0, start - _LIST) : start]) is not None
    )


def _is_act(finding: Finding, text: str) -> bool:
    """The 1983 of `Mental Health Act 1983` as a day, and `S2` of its sections."""
    before = _before(finding, text)
    if _SECTION.fullmatch(finding.span.of(text)):
        return _SECTION_BEFORE.search(before) is not None
    return (
        _YEAR.fullmatch(finding.span.of(text)) is not None
        and _ACT_BEFORE.search(before) is not None
    )


def _is_months_of_baby(finding: Finding, text: str) -> bool:
    """The `6/12` of `Immunised to 6/12`, which is no sixth of December, nor June."""
    months = _TWELFTHS.fullmatch(finding.span.of(text))
    return (
        finding.subcategory == "DATE"
        and months is not None
        and int(months[1]) <= _LATEST_MONTH
        and _OF_BABIES.search(_before(finding, text)) is not None
    )


def _is_refraction(finding: Finding, text: str) -> bool:
    """`-1.25/-0.75x90` of a lens as a number."""
    start, end = finding.span.start, finding.span.end
    return any(
        found.start() <= start and end <= found.end()
        for found in _REFRACTION.finditer(text, max(0, start - _FEW), end + _FEW)
    )


def _is_time_since(finding: Finding, text: str) -> bool:
    """The 17 of `17 months since diagnosis`, where the tagger is not sure of an age."""
    if finding.score >= _UNSURE or not finding.span.of(text).isdigit():
        return False
    if _SINCE.match(text, finding.span.end):
        return True
    return (
        _LATER_BEFORE.search(_before(finding, text)) is not None
        and _LATER_BEHIND.match(text, finding.span.end) is not None
    )


def _is_block(finding: Finding, text: str) -> bool:
    """The 2 of the block `2A` as an age, where the specimen has others: `1A-1D`."""
    return (
        finding.subcategory == "AGE"
        and _BLOCK_BEHIND.match(text, finding.span.end) is not None
        and _BLOCKS.search(text) is not None
        and _SPECIMEN.search(text) is not None
    )


def _is_distress(finding: Finding, text: str) -> bool:
    """The 34 of `K10 34`, Kessler's scale of ten questions, as an age."""
    return (
        finding.score < _UNSURE
        and finding.span.of(text).isdigit()
        and _KESSLER_BEFORE.search(_before(finding, text)) is not None
    )


def _is_part_of_tablet(finding: Finding, text: str) -> bool:
    """The `1/2` of a cell of a sheet of medicines as a day."""
    return (
        _PART.fullmatch(finding.span.of(text)) is not None
        and _CELL_BEFORE.search(_before(finding, text)) is not None
        and _CELL_BEHIND.match(text, finding.span.end) is not None
        and _SHEET.search(text) is not None
    )


_Rules = tuple[Callable[[Finding, str], bool], ...]
_OF_ANY: _Rules = (_is_months_of_baby, _is_block)
_OF_NUMBERS: _Rules = (
    _is_suture,
    # The `7.21/68/27` of `VBG 7.21/68/27` as a day.
    Shaped(_GAS),
    # The `I131` of `tratada con I131` as a day or a number.
    Shaped(_ISOTOPE),
    # The `1800/1250` of `I/E 1800/1250` as a number.
    Shaped(_BALANCE, before=_BALANCE_BEFORE, near=_NEAR),
    _is_item,
    # The 19 of `EGFR del19` as a day.
    Shaped(_EXON, before=_GENE_BEFORE, unless=_OF_MONTH_BEHIND, near=_NEAR),
    _is_refraction,
)
_OF_FIGURES: _Rules = (
    *_OF_NUMBERS,
    # The 20 of `Anatomy scan 20-22/40` as a day or an age.
    Shaped(_FIRST_WEEK, behind=_LAST_WEEK_BEHIND),
    # The 24 of `12 mg IM c/24`, every so many hours, as a day.
    Shaped(_EVERY, before=_EVERY_BEFORE, unless=_OF_MONTH_BEHIND, near=_NEAR),
    # The `25th` of `length 65.5 cm (25th)` as a day.
    Shaped(_CENTILE, before=_MEASURED_BEFORE, near=_NEAR),
    _is_distress,
    # The 39 of `39 de fiebre` as an age.
    Shaped(_TEMPERATURE, behind=_FEVER_BEHIND),
)
_RULES: Mapping[str, _Rules] = {
    "AGE": (
        *_OF_FIGURES,
        # The 2 of `gemela 2` as an age.
        Shaped(_TWIN, before=_TWIN_BEFORE, unless=_YEARS_BEHIND, near=_NEAR),
        _is_time_since,
    ),
    # `d10` of a course or a life, as a day of the calendar.
    "DATE": (*_OF_FIGURES, _is_act, Shaped(_DAY_OF_LIFE), _is_part_of_tablet),
}
# `1,450.00` of a bill as a number.
_OF_IDS: _Rules = (*_OF_NUMBERS, Shaped(_MONEY))
