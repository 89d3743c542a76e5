"""Patterns that the rules of several languages are made of.

A language tells its words; which patterns they go into is the same in all. How a language is added
is in CONTRIBUTING.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from app.engine.detectors.rules.dates import is_day
from app.engine.detectors.rules.languages.calendars import Calendar
from app.engine.detectors.rules.numbers import has_digits, labelled
from app.engine.detectors.rules.people import INITIAL, NAME, SOMEBODY, is_labelled_person
from app.engine.detectors.rules.rule import Rule, rule
from app.engine.text.calendar_terms import alternatives
from app.engine.text.folding import key_of
from app.engine.text.languages import OWN
from app.engine.text.vocabulary import exact_words, wordlist

YEAR = r"(?:19\d\d|20[0-4]\d)"
ANY_YEAR = r"(?:1[89]\d\d|2[01]\d\d)"
_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_OLDEST = 120
_LEAST_GROUPED, _SHORT = 7, 3
# A word between a label and its number: `matrícula implicada 5920 MKD`.
_BETWEEN = r"(?:[a-zà-ÿ]{4,12}\s)?"


def any_of(*lists: str) -> str:
    """A pattern, to stand in a group, of the words and phrases between commas."""
    return alternatives(word for words in lists for word in words.split(", "))


def _after(words: str) -> str:
    return rf"(?<!\w)(?:{any_of(words)})\s"


def is_pair(identifier: str) -> bool:
    """Whether two numbers can be a day and a month: not `15/20`."""
    numbers = [int(number[:9]) for number in re.findall(r"\d+", identifier)[:2]]
    return len(numbers) == 2 and 1 <= min(numbers) <= 12 and 1 <= max(numbers) <= 31


# `RX bacino 10/10: frattura`, what was seen that day.
_EXAMINED = (
    r"(?<!\w)(?:RX|TC|TAC|RMN?|ECO|ecografia|ECG|EGDS|MOC|PET|Rtg|CT|MR|MRT|DT|UCG|EKG|EEG|EMG)\s"
    r"(?:[a-zà-ÿ.]+\s){0,2}"
)
_PAIR = r"[0-3]?\d/(?:0?[1-9]|1[0-2])"


def _is_of_one_row(identifier: str) -> bool:
    """Whether no line ends before letters that may be something else: `>4` above `MAR IgG`."""
    day, row_end, month = identifier.partition("\n")
    return not (row_end and day.strip().isdecimal() and len(month) == _SHORT and month.isupper())


def dates(language: str, words: Calendar) -> Iterator[Rule]:
    """Rules for the dates of a language, but for those in numbers, which are in `dates.py`."""
    spoken = frozenset((language,))
    months = rf"(?:{any_of(words.months, words.short_months)})\b\.?"
    full = rf"(?:{any_of(words.months)})\b"
    numerals = any_of(words.numerals)
    day = rf"(?:{_DAY}{words.ordinal}|(?:{numerals}))"
    year = rf"(?:{ANY_YEAR}|['’]\d\d\b|{words.year_in_words})"

    def made(name: str, pattern: str, score: float, check: Callable[[str], bool]) -> Rule:
        return rule(f"date-{name}-{language}", "DATE", pattern, score, check, languages=spoken)

    yield made(
        "day-month",
        rf"(?<![\w.,/-])(?P<id>{day}{words.between}{months}(?:(?:{words.between}|[\s,/-]{{1,2}})"
        rf"{year}(?!\d))?)",
        0.97,
        _is_of_one_row,
    )
    # `PSA 9,8 (apr 25: 7,1)`; `sett 32` of Italian is a week.
    yield made(
        "month-of-value",
        rf"\((?P<id>(?!sett\b){months}\s?['’]?(?:[0-2]\d|9\d))(?=\s?[:)])",
        0.9,
        any_text,
    )
    yield made("day-of-examination", rf"{_EXAMINED}(?P<id>{_PAIR})(?=:)", 0.9, is_day)
    if words.doubtful_months:
        yield made(
            "day-doubtful-month",
            rf"(?<![\w.,/-])(?P<id>(?:{day}{words.between})?"
            rf"(?:{any_of(words.doubtful_months)})\b\.?"
            rf"(?:{words.between}|[\s,/-]{{1,2}}){year}(?!\d))",
            0.96,
            any_text,
        )
    yield made(
        "day-of-range",
        rf"(?<![\w.,/-])(?P<id>{_DAY}{words.ordinal})(?={words.to}{_DAY}{words.ordinal}"
        rf"{words.between}{months})",
        0.95,
        any_text,
    )
    yield made(
        "month-year",
        rf"(?<![\w-])(?P<id>(?:{words.parts})?{months}{words.between}(?:{ANY_YEAR}|['’]\d\d"
        rf"|{words.year_in_words})(?!\d))",
        0.96,
        any_text,
    )
    yield made("part-month", rf"(?<![\w-])(?P<id>(?:{words.parts}){full})", 0.93, any_text)
    yield made(
        "month",
        rf"(?<![\w-])(?P<id>{any_of(words.bare_months or words.months)})(?![\w-])",
        0.8,
        any_text,
    )
    yield made(
        "season",
        rf"(?<!\w)(?:{any_of(words.seasons)}){words.between}{year}(?!\d)",
        0.95,
        any_text,
    )
    yield made("feast", rf"(?<![\w-])(?:{any_of(words.feasts)})(?![\w-])", 0.92, any_text)
    yield made(
        "year-after-word",
        rf"{_after(words.before_year)}(?P<id>{YEAR})(?![\w/:%]|[.,-]\d|\s?(?:mg|ml|g|kcal|cc|u|ui|"
        r"cm|mm|ie|e)\b)",
        0.93,
        any_text,
    )
    yield made(
        "pair-line",
        rf"^[^\S\n]*[-*•]?\s?(?P<id>{_DAY}/(?:0?[1-9]|1[0-2]))(?=:|\s[-–]\s|\s{{2,}}"
        r"|\s(?:\d{1,2}[:.]\d\d|[^\W\d_]{2}))(?!\s(?:de|mg|ml|of|av|comp|cp)\b)",
        0.85,
        is_pair,
    )
    yield made(
        "pair-after-word",
        # `ora di visita 11.05` is a clock.
        rf"(?<!ora\sdi\s)(?<!hora\sde\s){_after(words.before_pair)}(?P<id>{_DAY}[{words.pair_marks}](?:0?[1-9]"
        rf"|1[0-2]))(?![\w/%]|[.,-]\d"
        r"|\s?(?:mg|ml|cp|comp|cm|mm|g|campos|de jornada)\b"
        r"|\s(?:meses|mesi|semanas|sesiones|sedute|sessioner|dosis|dosi|doser|månader|veckor)\b)",
        0.85,
        is_pair,
    )


def is_grouped_number(identifier: str) -> bool:
    """Whether groups of digits are no list of results, such as `146-212-178`."""
    groups = identifier.split("-")
    return any(len(group) > 3 or group.startswith("0") for group in groups) and (
        sum(map(len, groups)) >= _LEAST_GROUPED
    )


def any_text(_identifier: str) -> bool:
    """Every match counts."""
    return True


def is_age(identifier: str) -> bool:
    """Whether the first number is one of years that somebody lives, or it is in words."""
    number = re.match(r"\d+", identifier)
    return number is None or int(number[0][:9]) <= _OLDEST


def names(particles: str, labels: str, most: int = 4, *, leading: bool = True) -> str:
    """A pattern of a person's name: capitalised words, initials, and `particles` between.

    `leading`: names begin with particles in small letters too. `labels` are capitalised words
    that stand behind names on a line and belong to what follows.
    """
    more = rf"(?!(?:{labels})\b)(?:{NAME}|{INITIAL}(?=[\s,;)]|$))"
    begin = rf"(?:(?:{particles})[ ]){{0,2}}" if leading else ""
    return (
        rf"(?!(?:{labels})\b)(?:{INITIAL}[ ]?){{0,2}}{begin}{NAME}"
        rf"(?:[ ](?:(?:{particles})[ ]){{0,2}}{more}){{0,{most}}}"
    )


def named(*no_names: str, titled: bool = False) -> Callable[[str], bool]:
    """A check that the capitalised words behind a title or label name a person.

    `no_names` are words of the language that stand there too, in lower case. Behind a title every
    other word is a name, `Dr. Bell`; behind a label it must not be one in use.
    """
    listed = frozenset(key_of(word) for words in no_names for word in words.split())

    def check(identifier: str) -> bool:
        words = [key_of(word) for word in re.findall(r"[^\W\d_]+", identifier)]
        if not words or words[0] in listed or words[0] in _GREETINGS or _is_graded(identifier):
            return False
        if len(words) == 1 and _is_word(identifier):
            return False
        if titled:
            return True
        return words[0] not in _NO_NAME and is_labelled_person(identifier)

    return check


# `dietist Na <2 g`
_ELEMENTS = frozenset(("Na", "Ca", "Cl", "Mg"))
# `inf. Killip II`: an infarction, not a nurse.
_GRADED = re.compile(r"([^\W\d_]+)[ ](?:I{1,3}|IV|V)[abc]?")
_GREETINGS = frozenset(
    (
        "hola", "buenas", "buenos", "gracias", "vale", "perfecto", "hej", "hejsan", "tack", "hallå",
        "ciao", "salve", "buongiorno", "buonasera", "grazie",
    )
)  # fmt: skip
"""What somebody says first in a chat, behind who does."""
_NO_NAME = SOMEBODY | frozenset(
    (
        "adolescente", "lactante", "neonato", "neonata", "anciano", "anciana", "gestante",
        "embarazada", "bambino", "bambina", "lattante", "ragazzo", "ragazza", "anziano", "anziana",
        "spadbarn", "barn",
    )
)  # fmt: skip
"""What a patient is, where a name may stand: `Informe clínico del paciente: Varón de 59 años`."""


def _is_word(identifier: str) -> bool:
    """`Inf: EBPM`, `mor, Rhophylac`, `Dra: Reposo`: words that no list has as a name."""
    return (
        identifier in _ELEMENTS
        or identifier in exact_words("clinical_abbreviations")
        or key_of(identifier) in wordlist("medicines")
        or identifier.lower() in exact_words("spoken_words")
        or any(
            identifier.lower() in exact_words(f"everyday_{language}") for language in sorted(OWN)
        )
    )


def _is_graded(identifier: str) -> bool:
    found = _GRADED.fullmatch(identifier)
    return found is not None and key_of(found[1]) in wordlist("eponyms")


_LABELLED_YEAR = re.compile(r"(?:19|20)\d\d|[^\W\d_A-Z][^\W\d_]* .*", re.DOTALL)


def _is_number(least: int) -> Callable[[str], bool]:
    """Whether a number has so many digits, is no year and no word with a number."""
    enough = has_digits(least)
    return lambda identifier: enough(identifier) and not _LABELLED_YEAR.fullmatch(identifier)


# Behind `faktura` and `ricevuta` may stand what it costs.
_NO_AMOUNT = (
    r"(?!\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?"
    r"\s?(?:kr(?:onor)?|:-|SEK|€|eur(?:o|os)?)(?!\w))"
)


def numbers(language: str, labels: tuple[tuple[str, str, str, int, float], ...]) -> Iterator[Rule]:
    """Rules for numbers behind a label: name, subcategory, words, least digits and score."""
    for name, subcategory, words, least, score in labels:
        yield rule(
            f"{name}-{language}",
            subcategory,
            labelled(words, between=f"{_BETWEEN}{_NO_AMOUNT}"),
            score,
            _is_number(least),
            languages=frozenset((language,)),
        )
