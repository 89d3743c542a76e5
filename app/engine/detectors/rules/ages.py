"""Ages, by the words around the number."""

from __future__ import annotations

import re

from app.engine.detectors.rules.rule import ENGLISH, Rule, rule
from app.engine.text.vocabulary import one_of

_UNITS = r"(?:one|two|three|four|five|six|seven|eight|nine)"
_TENS = r"(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)"
_TEENS = r"(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)"
_SPELLED = rf"(?:{_TENS}(?:[\s-]{_UNITS})?|{_TEENS}|{_UNITS})"
_NUMBER = r"(?<![\d.,/-])(?P<id>\d{1,3}(?:\s?½|\.5|\s1/2)?)"
_OLD = (
    r"(?:y[./\s]?o\b|yrs?[./\s]?o\b|y\.o\.|[-\s]?(?:years?|yrs?|months?|mos?|mth"
    r"|weeks?|wks?|days?)[-\s.]{1,2}(?:old|of\sage)\b"
    r"|[-\s](?:year|month|week|day)-?old\b)"
)
# What is measured in French or in metres, and when somebody comes again.
_MEASURED = (
    "Foley foley drain Drain catheter Catheter cath sheath stent Stent tube Tube pigtail size"
    " Size x ×"
    " walked Walked walks ran recall Recall RTC"
)
_NO_MEASURE = "".join(rf"(?<!\b{word}\s)" for word in _MEASURED.split())


def _is_age(identifier: str) -> bool:
    number = re.match(r"\d+", identifier)
    return number is None or int(number[0]) <= 120


RULES: tuple[Rule, ...] = (
    rule("age-old", "AGE", rf"{_NUMBER}[-\s]{{0,2}}{_OLD}", 0.98, _is_age),
    rule("age-spelled", "AGE", rf"\b(?P<id>{_SPELLED})[-\s](?:year|month|week)s?[-\s]old\b", 0.98),
    rule(
        "age-label",
        "AGE",
        # Not the last item of a score: `CURB-65 is 3 (urea 1, RR 0, BP 1, age 1)`.
        rf"(?<![a-z]\s[0-2],\s)\bage[sd]?\s?(?:in\syears)?[\s.:/=]{{1,9}}(?:of\s|is\s"
        rf"|about\s)?{_NUMBER}(?![\d.%/:-]|\s?(?:mg|ml|to\b))",
        0.95,
        _is_age,
    ),
    rule(
        "age-sex",
        "AGE",
        # Not `Foley 16 F`, the mask `F20 M`, `walked 50 M` and `TSH 12 F/U 6 wks`.
        rf"(?<![\w./,:>-]){_NO_MEASURE}(?P<id>\d{{2,3}})\s?[-/]?\s?(?:y\s?)?(?:[MF]\b(?!/[Uu]\b)"
        r"(?!\s?(?:\(|\d|sheath|Foley|foley|pigtail|catheter|drain|French|walk\b))|(?:yo?\s)?(?:male|female|man|woman|boy|girl|lady|gentleman)\b)",
        0.93,
        lambda identifier: not 94 <= int(identifier) <= 107 and int(identifier) <= 120,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        # Who gave an organ: after the death of the brain or of the heart.
        "age-donor",
        "AGE",
        r"\b(?:DBD|DCD|Donor|donor)\s(?:aged?\s)?(?P<id>\d{2})\b(?!\s?(?:%|kg|cm|h\b|hrs|min|ml)|[.,/:]\d)",
        0.9,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "age-sex-sign",
        "AGE",
        r"(?<![\w./,:>+-])\d{1,3}(?=\s?[♂♀])|(?<=[♂♀])\d{1,3}(?![\w./:+-])",
        0.95,
        _is_age,
    ),
    rule(
        "age-parts-old",
        "AGE",
        r"(?<![\w./-])(?P<id>\d{1,2})(?=/(?:7|12|52)\s(?:old|of\sage|baby|infant|boy|girl)\b)",
        0.95,
        languages=ENGLISH,
    ),
    rule(
        # Of a test of development: `CA: 8 years 1 month`.
        "age-chronological",
        "AGE",
        r"\b(?:CA\s?[:=]|[Cc]hronological\s[Aa]ge\s?[:=]?)\s{0,3}(?P<id>\d{1,2})"
        r"(?=\s?(?:y|yrs?|years?)\b)(?!\s\w+\sago)",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "age-chronological-months",
        "AGE",
        r"\b(?:CA\s?[:=]|[Cc]hronological\s[Aa]ge\s?[:=]?)\s{0,3}\d{1,2}\s?(?:y|yrs?|years?),?\s"
        r"(?:and\s)?(?P<id>\d{1,2})(?=\s?(?:m|mos?|mths?|months?)\b)",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "age-decade",
        "AGE",
        r"\bin(?:to)?\s(?:her|his|their|my|your)\s(?:(?:early|mid|late)[\s-]{1,2})?"
        r"(?P<id>(?:twen|thir|for|fif|six|seven|eigh|nine)ties|[2-9]0['’]?s)\b",
        0.93,
        languages=ENGLISH,
    ),
    rule(
        "age-sex-first",
        "AGE",
        # Not a surface: `175 mg/m2 y carboplatino`, `1,8 m2 y`.
        r"(?<![\w/])(?<!\d\s)[MF]\s?/?\s?(?P<id>\d{1,3})\s?(?:y|yo|yr)\b",
        0.95,
        _is_age,
    ),
    rule(
        "age-after-name",
        "AGE",
        rf"(?<![\w])(?!(?i:{one_of('analytes')})\b)[A-ZÀ-Þ][a-zà-ÿ'’-]+(?:\s[A-ZÀ-Þ][a-zà-ÿ'’-]+)?"
        r"(?:,\s|\s\()(?P<id>\d{1,3})(?=[,;]\s[a-z(]|\))",
        0.9,
        _is_age,
        case=True,
    ),
    rule(
        "age-at",
        "AGE",
        r"\b(?:died|dead|deceased|diagnosed|dx'?d?|menarche|menopause|cancer|ca|stroke"
        r"|married|divorced|widowed|started)"
        r"\b(?:\s[a-z'-]+){0,4}\s(?:at|@)\s(?:age\s)?(?P<id>\d{1,2})(?!\d|[:./]\d|%|\s?(?:mcg|ml|units|mm|cm|bpm|hz|mg"
        r"|am|pm|weeks?|wks?|months?|hospital))",
        0.88,
        _is_age,
        languages=ENGLISH,
    ),
    rule(
        "age-turned",
        "AGE",
        r"\b(?:turn(?:ed|s|ing)?|she['’]s|he['’]s|she\sis"
        r"|he\sis)\s(?P<id>\d{1,3})(?=[,;.)]\D|\s(?:and|on)\b|$)",
        0.88,
        _is_age,
        languages=ENGLISH,
    ),
    rule(
        "age-italian",
        "AGE",
        r"\b(?:di|a|età|anni)[\s:]{1,2}(?P<id>\d{1,3})\s?(?=anni\b|a\.|aa\b)",
        0.93,
        _is_age,
        languages=ENGLISH,
    ),
    rule(
        "age-years-latin",
        "AGE",
        r"(?<![\d.,/-])(?P<id>\d{1,3})\s(?=anni\b(?!\sfa)|años\b(?!\s(?:antes|atrás)))",
        0.8,
        _is_age,
        languages=ENGLISH,
    ),
    rule(
        "age-swedish",
        "AGE",
        r"(?<![\d.,/-])(?P<id>\d{1,3})(?=[-\s]?[åa]ri[ng]|-åring|\s?år\sgammal)",
        0.97,
        _is_age,
        languages=ENGLISH,
    ),
)
