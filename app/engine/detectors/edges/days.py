"""What stands at the edges of days: clocks, doses, counts, values and levels of a spine."""

from __future__ import annotations

import re

from app.engine.detectors.edges.cuts import NEAR, end_before, start_behind
from app.engine.text.calendar_terms import MONTHS, alternatives
from app.engine.text.folding import key_of
from app.engine.text.units import COUNTED
from app.engine.text.vocabulary import exact_words, wordlist

_LAST_DAY, _TWO = 31, 2

_WEEKDAY = r"(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?"
# `Fri 1605` and `Mar 6, 0615`. Other numbers of four digits may be years.
_CLOCK = re.compile(
    rf"(?:(?<=\d)|\b{_WEEKDAY}\.?),?(\s+(?:0\d|1[0-7]|2[1-3])[0-5]\d)$", re.IGNORECASE
)
_AFTER_WEEKDAY = re.compile(rf"{_WEEKDAY}\.?,?$", re.IGNORECASE)
# What is taken on these days: `lun-mer-ven 1`, `dom 100`. Three weekdays have no day of the month.
_SHORT_WEEKDAY = (
    r"(?:lun|mar|mer|gio|ven|s[aá]b|dom|mi[eé]|jue|vie|m[aå]n|tis|ons|tors?|fre|l[oö]r|s[oö]n|mon|tue|wed"
    r"|thu|fri|sat|sun)[a-zì]*\.?"
)
_DOSE = re.compile(
    rf"(?:\b{_SHORT_WEEKDAY}(?:[-–/,]\s?{_SHORT_WEEKDAY}){{2,}}|\b{_SHORT_WEEKDAY})(\s+\d{{1,3}})",
    re.IGNORECASE,
)
_WEEKDAYS_BEFORE = re.compile(rf"(?<!\w)(?:{_SHORT_WEEKDAY}[-–/])+$", re.IGNORECASE)
_SEVERAL = re.compile(r"[-–/,]")
_COURSE_DAY = re.compile(r"(?<=[^\W\d_])\.?\s+(?:D|POD|Day )\d{1,3}$")
# The `4` of `3) home till 1 Mar. 4) Review`: the number of the next item.
_TRAILING_ITEM = re.compile(r"[.;]\s+(\d{1,2})$")
_SENTENCE = re.compile(r"\.\s+[A-Z]")
_LIST = 600  # characters
# A value, an age or hours behind a day: `HbA1c Aug 9.8`, `1st Nov, 44/F`, `Wed/Sat 10-1`.
_TRAILING = re.compile(
    rf"(?:(?:{alternatives(MONTHS)}|\bsept)\.?(?P<value>\s\d{{1,2}}\.\d)|[^\W\d_](?P<age>,\s\d{{2}})"
    rf"|\b{_WEEKDAY}(?:\s?[/&]\s?{_WEEKDAY})+(?P<hours>\s\d{{1,2}}\s?-\s?\d{{1,2}}))$",
    re.IGNORECASE,
)
_SEX_BEHIND = re.compile(r"\s?/?\s?[MF]\b")
# `C1D1 Dec 4`: which cycle of a treatment, and when.
_CYCLE = re.compile(r"C\d{1,2}D\d{1,2}\s+(?=\S)")
# `Billroth II -52`: what was done, and when.
_LEADING_CLASS = re.compile(r"(?:I{1,3}|IV|V)\s+(?=[-'’]\d\d$)")
# `wean pred 50 → 25 Fri`: what was 50 becomes 25.
_CHANGED_VALUE = re.compile(rf"\d{{1,3}}\s+(?={_WEEKDAY}\b)", re.IGNORECASE)
# The end of a value in the line above: the `4.` of `K 5,4.` over `mar 11/11`.
_REST_OF_VALUE = re.compile(r"\d{1,3}\.?\s*\n\s*(?=\S)")
_VALUE_CUT = re.compile(r"\d[.,]$")
# `PSA 14 (9,8 -24)`: a value, and the year.
_REST_BEFORE_YEAR = re.compile(r"\d{1,2}\s+(?=[-'’]\d\d$)")
# `L4–S1 maj 2024`, `Impianto 4.6 del 2019`, `Hb 10.4 2019`: a level, a tooth, a value, and when.
_CUT_LEVEL = re.compile(r"(?<![^\W_])[CTLS]\Z")
_CUT_VALUE = re.compile(r"(?<![\w-])([^\W\d_][\w-]*)\s\d{1,3}[.,]\Z")
# `il 4.6 del 2019` is a day.
_ARTICLE_AHEAD = re.compile(r"(?<!\w)(?:il|dal|al|del|el|d[ií]a|giorno|den)\s\Z", re.IGNORECASE)
_REST_OF_TOKEN = re.compile(r"\d{1,2}\s+(?:del?\s+)?(?=[^\W\d_]{3}|(?:19|20)\d\d$)")
_LEADING_VALUE = re.compile(
    rf"(?:\d{{1,3}}[.,]\d{{1,2}}|3[2-9]|[4-9]\d|\d{{3}})\s+(?:del?\s+)?(?=(?:{alternatives(MONTHS)})\b)"
    # `MMSE 21/30 (24 a febbraio)`
    rf"|\d{{1,3}}\s(?:a|i|in|en)\s(?=(?:{alternatives(MONTHS)})\b)"
    r"|\d{1,2}[.,]\d{1,2}\s+del?\s+(?=(?:19|20)\d\d$)",
    re.IGNORECASE,
)
_FIRST_OF_VALUES = frozenset("0123456789CTLS")
# `Xarelto 20 dal 2021`: how much, and since when.
_DOSE_SINCE = re.compile(
    r"\d{1,4}(?:[.,]\d)?\s+(?:mg\s+)?(?=(?:dal|desde|sedan|från|since)\s(?:19|20)\d\d$)",
    re.IGNORECASE,
)
_DECIMAL = re.compile(r"\d{1,2}[.,]\d{1,2}\s+(?=(?:19|20)\d\d$)")
_LEVELS = re.compile(
    r"(?:[CTLS]h?\d{1,2}\s?[-–/]\s?)?[CTLS]h?\d{1,2}\s+(?=[^\W\d_]{3}|(?:19|20)\d\d$)"
)
_LAST_WORD = re.compile(r"(?<![\w-])([^\W\d_][\w-]*)\s$")
# `Monday 11 March, 4 hours`, `8 May 23+1`, `om 6 v. 2 tabl`: how many, behind a day or weeks.
_TRAILING_COUNT = re.compile(
    rf"(?:{alternatives(MONTHS)}|\bv)(\.?,?\s+\d{{1,2}}(?:\s?\+\s?[0-6])?)$", re.IGNORECASE
)
_COUNTED_BEHIND = re.compile(rf"\s?{COUNTED}(?!\s?\d)", re.IGNORECASE)
_WEEKS_AND_DAYS = re.compile(r"\+\s?[0-6]$")
_CHANGED_BEFORE = re.compile(r"\d\s?(?:→|->|–>|=>)\s?$")
_HOURS, _MINUTES = re.compile(r"\s+\d{1,2}$"), re.compile(r":[0-5]\d(?!\d)")
_ARTICLE_OF_DAY = {
    "it": re.compile(r"(?:(?:d|n)?ell|all|dall|sull|l)['’](?=\w)", re.IGNORECASE),
    # Also the 1 of `cykel 1 den 3 april`.
    "sv": re.compile(r"(?:\d{1,2}\s+)?den\s+(?=\d)", re.IGNORECASE),
}


def of_day(start: int, end: int, text: str, language: str) -> tuple[int, int]:
    """Where a day begins and ends."""
    start, end = _start_of_day(start, end, text), _end_of_day(start, end, text)
    start = start_behind((_LEADING_CLASS, _CYCLE), start, end, text)
    if language in _ARTICLE_OF_DAY:
        start = start_behind((_ARTICLE_OF_DAY[language],), start, end, text)
    return start, end


def _start_of_day(start: int, end: int, text: str) -> int:
    """The beginning of a day without the new dose or the rest of a value before it."""
    if _VALUE_CUT.search(text, max(0, start - NEAR), start):
        start = start_behind((_REST_OF_VALUE, _REST_BEFORE_YEAR), start, end, text)
    if _is_amid_value(start, text):
        start = start_behind((_REST_OF_TOKEN,), start, end, text)
    if text[start] in _FIRST_OF_VALUES and not _ARTICLE_AHEAD.search(
        text, max(0, start - NEAR), start
    ):
        start = start_behind((_LEVELS, _LEADING_VALUE), start, end, text)
        if _DOSE_SINCE.match(text, start, end) and _is_given(start, text):
            start = start_behind((_DOSE_SINCE,), start, end, text)
        if _DECIMAL.match(text, start, end) and _is_measured(start, text):
            start = start_behind((_DECIMAL,), start, end, text)
    changed = _CHANGED_BEFORE.search(text, max(0, start - NEAR), start)
    return start_behind((_CHANGED_VALUE,), start, end, text) if changed else start


def _is_amid_value(start: int, text: str) -> bool:
    """Whether what stands at `start` goes on the level `S1` of a spine or the value `TSH 2.1`."""
    first = max(0, start - NEAR)
    if _CUT_LEVEL.search(text, first, start):
        return True
    cut = _CUT_VALUE.search(text, first, start)
    return cut is not None and _is_listed(cut[1])


def _is_listed(word: str) -> bool:
    """Whether something is measured by this name."""
    return word in exact_words("measures") or key_of(word) in wordlist("analytes")


def _is_measured(start: int, text: str) -> bool:
    before = _LAST_WORD.search(text, max(0, start - NEAR), start)
    return before is not None and _is_listed(before[1])


def _is_given(start: int, text: str) -> bool:
    medicine = _LAST_WORD.search(text, max(0, start - NEAR), start)
    return medicine is not None and key_of(medicine[1]) in wordlist("medicines")


def _end_of_day(start: int, end: int, text: str) -> int:
    """The end of a day without the clock behind it, or the hours of one: `Mon 11 Mar 07` `:14`."""
    # `Sat D10`: the tenth day since something.
    end = end_before(_COURSE_DAY, start, end, text)
    end = end_before(_TRAILING_ITEM, start, end, text, lambda at: _is_item(start, at, text))
    beyond = _TRAILING.search(text, start, end) if text[end - 1] in _FIRST_OF_VALUES else None
    if beyond is not None and _is_beyond(beyond, text):
        end = beyond.start(beyond.lastgroup or 0)
    count = _TRAILING_COUNT.search(text, start, end) if text[end - 1].isdigit() else None
    if count is not None and _is_counted(start, end, text):
        end = count.start(1)
    hours = _HOURS.search(text, start, end)
    if hours and hours.start() > start and _MINUTES.match(text, end):
        return hours.start()
    dose = _DOSE.fullmatch(text, start, end)
    if dose:
        days = _WEEKDAYS_BEFORE.search(text, max(0, start - NEAR), start)
        several = len(_SEVERAL.split(f"{days[0] if days else ''}{dose[0]}")) > _TWO
        if several or int(dose[1]) > _LAST_DAY:
            return dose.start(1)
    clock = _CLOCK.search(text, start, end)
    if clock is None:
        return end
    is_early = text[clock.start(1) :].lstrip()[:1] == "0"
    before = text[start : clock.start(1)]
    return clock.start(1) if is_early or _AFTER_WEEKDAY.search(before) else end


def _is_beyond(found: re.Match[str], text: str) -> bool:
    """Whether a value, an age or hours end there, behind a day."""
    if found["value"]:
        return not text.startswith((".", "-", "/"), found.end())
    return not found["age"] or _SEX_BEHIND.match(text, found.end()) is not None


def _is_counted(start: int, end: int, text: str) -> bool:
    """Whether a number at the end counts something, or weeks of a pregnancy."""
    behind = _COUNTED_BEHIND.match(text, end)
    return behind is not None or _WEEKS_AND_DAYS.search(text, start, end) is not None


def _is_item(start: int, end: int, text: str) -> bool:
    """Whether a number at the end is one of a list that has the one before it: not `(Oct. 4)`."""
    number = _TRAILING_ITEM.search(text, start, end)
    mark = text[end : end + 1]
    is_item = mark == ")" or (mark == "." and _SENTENCE.match(text, end) is not None)
    if number is None or not is_item:
        return False
    before = rf"(?<![\w(.]){int(number[1]) - 1}{re.escape(mark)}\s"
    return re.search(before, text[max(0, start - _LIST) : start]) is not None
