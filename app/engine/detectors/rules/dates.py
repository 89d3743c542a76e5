"""Dates in the forms that clinical notes have; two numbers without a year are in `day_pairs.py`."""

from __future__ import annotations

import re
from datetime import date

from app.engine.detectors.rules.rule import ENGLISH, Rule, rule
from app.engine.text.calendar_terms import (
    FEASTS,
    MONTHS,
    SEASON_SERIES,
    WEEKDAY_SERIES,
    alternatives,
)
from app.engine.text.folding import fold_word
from app.engine.text.languages import OWN
from app.engine.text.units import COUNTED

# Short months of other languages that a note in English has in other senses.
_DOUBTFUL = frozenset(("mag", "gen", "set", "ago", "dic", "ott", "ene", "lug", "giu"))
_MONTH_WORDS = [word for word in MONTHS if word not in ("mars", "set", "host")]
_MONTH = rf"(?:{alternatives(_MONTH_WORDS)})"
_LONG_WEEKDAY = rf"(?:{alternatives([w for names in WEEKDAY_SERIES for w in names if len(w) > 4])})"
_SHORT_WEEKDAY = r"(?:Mon|Tues?|Wed|Weds|Thu|Thurs?|Fri|FRI|TUES?|WED|THURS?)"
_SEASON = rf"(?:{alternatives([w for names in SEASON_SERIES for w in names])})"
_YEAR = r"(?:19\d\d|20[0-4]\d)"
# Who puts a year behind the name of a guideline, scale or classification.
_PUBLISHERS = r"(?:ACC|AHA|ACR|AJCC|CDC|ESC|FIGO|GINA|GOLD|IDSA|ISGPS|NCCN|NICE|SRU|WHO)"
# In a full date also the years of shifted records, such as 2153.
_ANY_YEAR = r"(?:1[89]\d\d|2[01]\d\d)"
_DAY = r"(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?"
_DAY_OR_MONTH = r"\d{1,2}"
SLASH = r"\s?[/]\s?"
_MONTHS, _LAST_DAY = 12, 31


def is_day(identifier: str) -> bool:
    """Whether the first two or three numbers are a day of the calendar in some usual order."""
    numbers = [int(n[:18]) for n in re.findall(r"\d+", identifier)[:3]]
    if len(numbers) == 3 and numbers[0] > 31:
        return 1800 <= numbers[0] < 2200 and _exists(numbers[0], numbers[1], numbers[2])
    year = numbers[2] if len(numbers) == 3 else 2000
    return _exists(year, numbers[0], numbers[1]) or _exists(year, numbers[1], numbers[0])


def _is_day_first(identifier: str) -> bool:
    """As `is_day`, where the month does not stand before the day."""
    return is_day(identifier) and int(re.findall(r"\d+", identifier)[1]) <= _MONTHS


def _exists(year: int, month: int, day: int) -> bool:
    try:
        date(year + 2000 if year < 100 else year, month, day)
    except ValueError:
        return False
    return True


def _is_compact(identifier: str) -> bool:
    digits = identifier[:8]
    return 1900 <= int(digits[:4]) < 2050 and _exists(
        int(digits[:4]), int(digits[4:6]), int(digits[6:8])
    )


def _is_compact_us(identifier: str) -> bool:
    digits = "".join(filter(str.isdigit, identifier))
    return _exists(int(digits[4:8]), int(digits[:2]), int(digits[2:4])) or _exists(
        int(digits[4:8]), int(digits[2:4]), int(digits[:2])
    )


def _is_month_word(identifier: str) -> bool:
    """Whether a month without a year is written like one: `may 2` and `mar 3` are not."""
    words = re.findall(r"[^\W\d_]+", identifier)
    months = [word for word in words if fold_word(word) in MONTHS]
    return any(len(w) > 4 or not (w.islower() or w.lower() in _DOUBTFUL) for w in months)


def _is_day_of_month(identifier: str) -> bool:
    """Whether the first number is one: not that of the value in `Krea 88 maj 2024`."""
    return int(re.sub(r"\D.*", "", identifier, flags=re.DOTALL) or 1) <= _LAST_DAY


_SPELLINGS_OF_FEASTS = [feast.replace("'", mark) for mark in ("'", "’", "") for feast in FEASTS]
_ROMAN_MONTH = r"(?:i{1,3}|iv|vi{0,3}|i?x|xi{1,2})"
# Those that are neither a route of a drug nor a sign of times nor a letter.
_ROMAN_MONTH_APART = r"(?:i{2,3}|vi{1,3}|ix|xi{1,2})"
_MONTH_DAY = rf"{_MONTH}\b\.?,?(?:\s{{0,2}}(?:the\s)?|-){_DAY}"
# After its first digit.
_DAY_MONTH = rf"\d?(?:st|nd|rd|th)?(?:\s?[-–]\s?{_DAY})?(?:\s|-|/|\.|º)?\s?(?:of\s|de\s)?{_MONTH}"

_THREE_WITH_HYPHENS = (
    rf"(?<![\w./-])(?<!(?i:apgar)\s){_DAY_OR_MONTH}\s?-\s?{_DAY_OR_MONTH}\s?-\s?(?:{_ANY_YEAR}"
    rf"|\d\d)(?![\w]|-\w)"
)

# `clonazepam gotas 5-5-10`: how much in the morning, at noon and at night.
_NO_DROPS = "".join(rf"(?<!{word}\s)" for word in ("gotas", "gocce", "gtt", "droppar", "cp"))

RULES: tuple[Rule, ...] = (
    rule(
        "date-iso",
        "DATE",
        rf"(?<![\d./-])[12]\d{{3}}\s?(?P<s>[-/.])\s?{_DAY_OR_MONTH}\s?"
        rf"(?P=s)\s?{_DAY_OR_MONTH}(?![\d]|[-/.]\d)",
        0.98,
        is_day,
    ),
    rule(
        "date-slashes",
        "DATE",
        rf"(?<![\d./-])(?<!(?i:apgar)\s){_DAY_OR_MONTH}{SLASH}{_DAY_OR_MONTH}\s?[/-]\s?(?:{_ANY_YEAR}"
        # `uscite 4/8/24 ore` are hours; `4/8/24 ore 15` is a day.
        rf"|'?\d\d)(?!\d|[/]\d|\.\d|\s(?:min|ore(?!\s?\d))\b)",
        0.98,
        is_day,
    ),
    rule(
        # Recognition of tables loses the gap: `27/10/25` before `128` is `27/10/25128`.
        "date-run-on",
        "DATE",
        rf"(?<![\d./-]){_DAY_OR_MONTH}/{_DAY_OR_MONTH}/(?!{_ANY_YEAR}(?!\d))(?:{_YEAR}|\d\d)(?=\d)",
        0.9,
        is_day,
    ),
    rule(
        # `Apgar 9-10-10` has the form of a day.
        "date-hyphens",
        "DATE",
        _THREE_WITH_HYPHENS,
        0.93,
        is_day,
        languages=ENGLISH,
    ),
    rule(
        # The hours of a prescription, `8-14-20`, are a day only where the month stands first.
        "date-hyphens-day-first",
        "DATE",
        rf"{_NO_DROPS}{_THREE_WITH_HYPHENS}(?!\s?{COUNTED})",
        0.93,
        _is_day_first,
        languages=OWN,
    ),
    rule(
        "date-points",
        "DATE",
        rf"(?<![\w./-]){_DAY_OR_MONTH}\.\s?{_DAY_OR_MONTH}\.\s?(?:{_YEAR}|\d\d)(?![\w]|[.]\d)",
        0.93,
        is_day,
        languages=ENGLISH,
    ),
    rule(
        # `DOS 02/14-17/2023`
        "date-days-of-month",
        "DATE",
        rf"(?<![\d./-])(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01])\s?[-–]\s?(?:0?[1-9]|[12]\d|3[01])/(?:{_YEAR}|\d\d)(?![\d/-])",
        0.98,
        languages=ENGLISH,
    ),
    rule("date-spaces", "DATE", rf"(?<![\w./-])[0-3]\d [0-3]\d {_YEAR}(?![\w/.-])", 0.9, is_day),
    rule(
        "date-month-year-number",
        "DATE",
        # `circa 1/2000` is how often something happens, `Ley 8/2003` a law.
        rf"(?<![\w./-])(?<!circa )(?<!about )(?<!Ley )(?<!Legge )(?<!Decreto )"
        rf"\d{{1,2}}\s?/\s?{_YEAR}(?![\w/])",
        0.95,
        lambda identifier: 1 <= int(re.split(r"\D", identifier)[0]) <= 12,
    ),
    rule(
        "date-compact",
        "DATE",
        # With a time that follows without a space: its digits must not become another number.
        r"(?<![\w.-])(?P<id>[12]\d\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])"
        r"(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d))?)"
        r"(?:(?<=\d{12})|(?=(?:T?\d{4}(?:\d\d)?)(?!\d))|(?![\w.]|-\d))",
        0.9,
        _is_compact,
    ),
    rule(
        "date-labelled-compact",
        "DATE",
        r"\b(?:DOB|D\.O\.B\.?|birth\s?date|date\sof\sbirth|DOS"
        r"|DOD)[\s.:]{1,9}(?P<id>\d{2}\s?\d{2}\s?\d{4})\b",
        0.96,
        _is_compact_us,
    ),
    rule(
        "date-month-day-year",
        "DATE",
        rf"\b{_MONTH_DAY}(?:\s?,|\s|\sof\s|,\s|-)\s?(?:{_ANY_YEAR}|'\d\d)\b",
        0.99,
    ),
    rule(
        "date-year-month-day",
        "DATE",
        rf"(?<![\w./-]){_YEAR}[\s./-]{{1,2}}{_MONTH_DAY}(?!\d|:|[.,]\d)",
        0.99,
    ),
    rule(
        "date-month-day",
        "DATE",
        rf"\b{_MONTH_DAY}(?![\d.]|\s?(?:%|mg|ml|mcg|cm|mm|x\b|to\b|or\b)|/\d|[-–]\d)",
        0.93,
        _is_month_word,
        languages=ENGLISH,
    ),
    rule(
        "date-day-month-year",
        "DATE",
        rf"(?<![\w./])[\du](?:{_DAY_MONTH}|N-(?:{_MONTH}))\.?[\s,./-]{{0,2}}(?:de\s"
        rf"|del\s)?(?:{_YEAR}|'\d\d|\d\d(?!\d|\s?{COUNTED}(?!\s?\d)))\b(?![:.]\d)",
        0.97,
        _is_day_of_month,
    ),
    rule(
        "date-day-month",
        "DATE",
        rf"(?<![\w./])\d{_DAY_MONTH}\b",
        0.92,
        _is_month_word,
        languages=ENGLISH,
    ),
    rule(
        "date-month-year",
        "DATE",
        rf"\b(?:(?:early|mid|late)[-\s])?{_MONTH}\b\.?,?[\s/-](?:of\s|de\s|del\s)?(?:{_YEAR}|'\d\d)\b",
        0.97,
    ),
    rule(
        "date-month",
        "DATE",
        r"\b(?:mid-|early\s|late\s)?(?P<id>(?:January|February|April|June|July|August"
        r"|September|October|November|December)s?)\b(?!\s(?:[A-Z]))",
        0.9,
        case=True,
    ),
    rule(
        "date-month-after-word",
        "DATE",
        r"\b(?:in|since|until|last|next|early|late|mid|this|by|of|through"
        r"|end\sof)[-\s](?P<id>March|May)\b(?!\s[A-Z])",
        0.9,
        case=True,
    ),
    rule(
        "date-season-year", "DATE", rf"\b{_SEASON}(?:\sof|\sdel|\sde)?,?\s(?:{_YEAR}|'\d\d)\b", 0.97
    ),
    rule("date-weekday", "DATE", rf"\b{_LONG_WEEKDAY}s?\b", 0.93, languages=ENGLISH),
    rule(
        "date-weekday-short",
        "DATE",
        rf"\b{_SHORT_WEEKDAY}\b(?!\s?[-/]\s?(?:{_SHORT_WEEKDAY})|\.?\s?\d{{3}})",
        0.88,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "date-weekday-list",
        "DATE",
        r"\b(?:M/W/F(?!:)|MWF|T/Th/Sa|TT[Hh]SS?u?|T-Th|Mon/Wed(?:/Fri)?|Tu?es?/Thu?r?s?(?:/Sat)?"
        r"|Sat/Sun)\b",
        0.95,
        case=True,
    ),
    rule(
        # Tuesday, Thursday, Saturday; behind a medicine it may be a plaster.
        "date-weekday-letters",
        "DATE",
        r"\b(?:i?HD|CRRT|[Hh]emodialysis|[Dd]ialysis|PO|po|IV|shift)\s{1,8}(?P<id>TTS)\b",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "date-feast",
        "DATE",
        rf"\b(?:{alternatives(_SPELLINGS_OF_FEASTS)})\b(?!\sdisease|\stree)",
        0.93,
        case=True,
    ),
    rule(
        # A feast of several words is one in small letters too.
        "date-feast-any-case",
        "DATE",
        rf"\b(?:{alternatives([f for f in _SPELLINGS_OF_FEASTS if not f.isalpha()])})\b",
        0.93,
        languages=ENGLISH,
    ),
    rule(
        # Above the tagger, which takes them for places: `Admitted: Good Friday`.
        "date-feast-weekday",
        "DATE",
        r"\b(?:Shrove\sTues?|Ash\sWed(?:nes)?|Maundy\sThurs?|Good\sFri|Palm\sSun|Easter\s(?:Sun|Mon|Tues?)"
        r"|Whit\s(?:Sun|Mon|Tues?))(?:day)?\b(?!\s[A-Z])",
        1.0,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "date-year-after-word",
        "DATE",
        rf"\b(?:in|since|from|until|till|to|through|around|circa|ca\.?|c\.|year|class\sof"
        rf"|late|early|mid|of|by|after|before|back\sin|nel|en|dal|desde|sedan|år|between"
        rf"|and)[-\s]~?(?P<id>{_YEAR})(?:s\b|\b)(?![/.:,-]?\d|\s?(?:mg|ml|mcg|kcal|cc"
        rf"|units?|hrs?|hours|h\b|cells|g\b|steps))",
        0.93,
    ),
    rule(
        "date-year-short",
        "DATE",
        r"(?:\b(?:in|since|of|from|until|to|summer|fall|winter|spring|class\sof|early|late"
        r"|the|of\sthe)\s|\()(?P<id>['’‘]\d\ds?)\b",
        0.95,
    ),
    rule(
        "date-year-range",
        "DATE",
        rf"(?<![\w./-])[12][90][0-9]{{2}}\s?[-–]\s?(?:{_YEAR}|\d\d)(?![\w./-])",
        0.9,
    ),
    rule(
        "date-year-bare",
        "DATE",
        r"(?<![\w./:$#,-])19[6-9]\d(?![\w/:%-]|[.,]\d|\s?(?:mg|ml|kcal|cc|units?|cal|g\b"
        r"|cells|steps|ft|model)\b)",
        0.9,
    ),
    rule(
        "date-year-brackets",
        "DATE",
        rf"[(](?!til\s|until\s|{_PUBLISHERS}\s|(?-i:[A-Z]+)\s)(?:\w+\s)?(?P<id>{_YEAR})"
        r"(?=[,;)](?!\d)|\s(?!\d|h\b|hrs?\b|[A-Z]))",
        0.85,
        languages=ENGLISH,
    ),
    rule("date-year-apostrophe", "DATE", r"(?<![\w.'’])['’‘]\d\ds?\b(?![\d'’\"])", 0.9),
    rule(
        "date-weekend",
        "DATE",
        r"\b(?:until|till|since|on|by|thru|through|over|and|&|for|next|last|this"
        r"|picking\sup|leaving|home)\s(?P<id>Sat|Sun)\b(?!\s?\d\d\s?%|\s?[:=]|[s ]?\d)",
        0.9,
        case=True,
        languages=ENGLISH,
    ),
    rule("date-weekday-lower", "DATE", r"\b(?:tues|thurs|weds)\b", 0.93),
    rule("date-decade", "DATE", r"\b(?:19|20)\d0['’]?s\b|['’]\d0['’]?s\b", 0.95),
    rule(
        "date-ordinal",
        "DATE",
        r"\b(?:the|on|until|by|since|of)\s(?P<id>(?:[1-9]|[12]\d|3[01])(?:st|nd|rd"
        r"|th))\b(?!\s(?:percentile|centile|grade|floor|week|rib|nerve|toe|finger|digit|metatarsal"
        r"|metacarpal|ray|time|day|hour|dose|visit|year|month|child|one|street|st\b|ave"
        r"|cranial|intercostal|stage|line|cycle|step|attempt|trimester|century|of\s(?:four"
        r"|five|six|seven)|infantry|and|or|ward|birthday))",
        0.85,
        case=True,
    ),
    rule(
        "date-week-swedish",
        "DATE",
        # Not the allergen `Bet v 1`, `om 2 v. 5 tabl`, a week of pregnancy or since an
        # operation, hours a week.
        r"(?<!Bet )(?<!\b\d )(?<!\b\d\d )(?<!Art )(?<!Ves )(?<!ravid )(?<!ul )(?<!avslutade )"
        r"(?<!issfall )\bv(?:\.\s?|\s)(?:[1-9]|[1-4]\d|5[0-3])"
        r"(?![\w.,/+]|\)\+|\s?postop|\s?h\b|\sav\sbeh|\s\(grav)",
        0.8,
        case=True,
        languages=ENGLISH | {"sv"},
    ),
    rule(
        "date-roman",
        "DATE",
        rf"(?<![\w./-])(?:0?[1-9]|[12]\d|3[01])(?:\.{_ROMAN_MONTH}\.\s?|\s{_ROMAN_MONTH_APART}\s"
        rf"|(?P<s>[/-])(?:{_ROMAN_MONTH_APART}|iv)(?P=s))(?:19|20)?\d\d(?![\w.])",
        0.97,
    ),
    rule(
        # Text recognition reads 1 as `l` and 0 as `O`. `l920` is rather a clock.
        "date-year-misread",
        "DATE",
        r"(?<![\w./-])(?=\d{0,3}[lIO])(?:[1lI]9[3-9]|2[0O][0-2OlI])[\dlIO](?![\w/-])",
        0.85,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "date-labelled-points",
        "DATE",
        r"\b(?:do[bs]|w/[cb]|w(?:ee)?k\s(?:beg|of|beginning|commencing))[.:]?\s"
        r"(?P<id>(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|[12]\d|3[01]))(?![\w/-]|[.,]\d)",
        0.9,
        is_day,
        languages=ENGLISH,
    ),
    rule(
        # The entries of a diary: `Tue 3: no headache`.
        "date-weekday-line",
        "DATE",
        rf"^(?:{_SHORT_WEEKDAY}|Sat|Sun)\s(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?=:\s)",
        0.9,
        languages=ENGLISH,
    ),
)
