"""Clocks and durations that the tagger takes for days, ages and numbers, in all languages.

Only what the tagger found is judged, and only by forms that no calendar and no number of a person
has: pairs that are no day, hours with an h, months of twelve with `ago`, the times of a journey.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import Shaped, any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import wordlist

_DOUBTED, _SURE, _VERY_SURE = 0.3, 0.95, 0.99
_NEAR, _FAR = 24, 48
_TIMED = frozenset(("DATE", "IDNUM", "MEDICALRECORD", "HEALTHPLAN", "PHONE", "IPADDRESS"))
_DAYS, _MONTHS, _HOURS, _MINUTES = 31, 12, 24, 60

_PAIR = re.compile(r"(\d{1,3})/(\d{1,3})")
_TRIPLE = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.(\d{2})(?:\s?[-–]\s?(\d{1,2})\.(\d{2}))?")
_CLOCK_BEHIND = re.compile(r"\s?[-–]\s?(\d{1,2})\.([0-5]\d)(?!\d|\.\d)")
_CLOCK_AHEAD = re.compile(r"(?<![\d.])(\d{1,2})\.([0-5]\d)\s?[-–]\s?$")
_STAMP = re.compile(r"T?\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?")
_HOURS_WITH_H = re.compile(
    r"(?:[01]?\d|2[0-3])[hH][0-5]\d(?:\s?[-–]\s?(?:[01]?\d|2[0-3])[hH][0-5]\d)?"
)
# Days of seven, hours of twenty-four, weeks of fifty-two, months of twelve, as Britain writes them.
_DURATION = re.compile(r"\d{1,2}/(?:7|12|24|52)")
_DURATION_BEHIND = re.compile(r"\sago\b", re.IGNORECASE)
_DURATION_BEFORE = re.compile(
    r"(?<![^\W_])(?:every|od|bd|bid|tds|tid|qds|qid|nocte|mane|[x×])\s?$", re.IGNORECASE
)
# What a clock follows, and no day: `ankomst 06.31`.
_CLOCK_BEFORE = re.compile(
    r"(?<!\w)(?:kl(?:ockan)?|larm|framme|ankomst|avg[åa]ng|ore|alle|dalle|h|hrs|a las|desde las"
    r"|ora(?: di [a-z]+)?|hora(?: de [a-z]+)?|klockslag)"
    r"\.?:?\s$",
    re.IGNORECASE,
)
# `first appt 5/11 at 11`
_AGREED_BEFORE = re.compile(
    r"(?:(?<!\w)(?:app(?:oin)?tment|appt|clinic|review|r/v|follow[- ]?up|f/u|booked)[^\n.;]{0,16}"
    r"(?<![\w/])\d{1,2}/\d{1,2}(?:/\d{2,4})?"
    r"|(?<!\w)(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*)\s(?:at|@)\s?$"
)
_HOUR = re.compile(r"[1-9]|1\d|2[0-3]")
_OLD_BEHIND = re.compile(r"\s?(?:y|m|w|d)\w*\b")
# The working week, in which everybody may ring.
_WORKING_WEEK = re.compile(
    r"(?:lun(?:edì|es)?|mon(?:day)?|mån(?:dag)?|[lm])\.?(?:\s?[-–]\s?|\s(?:al?|to|till|through)\s)"
    r"(?:ven(?:erdì)?|vie(?:rnes)?|fri(?:day)?|fre(?:dag)?|[vf])\.?",
    re.IGNORECASE,
)
_FREQUENCY = re.compile(
    r"fortnightly|nightly|(?:bi-?)?weekly|(?:bi-?)?monthly|daily|hourly|quarterly|yearly|annually"
    r"|(?:quincenal|semanal|mensual|diaria|anual)(?:mente)?"
    r"|(?:quindicinal|settimanal|mensil|giornalier|annual)(?:e|o|a|mente)"
    r"|(?:dag|vecko|månads|års)vis|dagligen",
    re.IGNORECASE,
)
_TENS = r"(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?"
_SPOKEN_CLOCK = re.compile(
    r"(?:oh|zero)-(?:one|two|three|four|five|six|seven|eight|nine)-"
    rf"(?:hundred(?:\shours)?|(?:oh|zero)-\w+|ten|eleven|twelve|\w+teen|{_TENS})",
    re.IGNORECASE,
)
# From when to when: `2300-0700`, `turno 21-7`.
_FROM_TO = re.compile(r"(?:[01]\d|2[0-3])[0-5]\d\s?[-–]\s?(?:[01]\d|2[0-3])[0-5]\d")
_HOURS_FROM_TO = re.compile(r"(?:[01]?\d|2[0-4])\s?[-–]\s?(?:[01]?\d|2[0-4])")
_SHIFT_BEFORE = re.compile(
    r"(?<!\w)(?:turno|pass|skift|shift|orario|horario|guardia|noche|notte|natt)\s(?:de\s"
    r"|di\s)?$",
    re.IGNORECASE,
)
# Which day of how many: `linezolid dia 12/14`; `el día 5/7` is one of July.
_COURSE = re.compile(r"(\d{1,2})/(\d{1,2})")
_COURSE_BEFORE = re.compile(
    r"(?<!\bel )(?<!\bdel )(?<!\bal )(?<!\bil )(?<!\bden )(?<!\w)(?:d[ií]a|giorno|dag)\s$",
    re.IGNORECASE,
)
# How far a clock is from that of Greenwich.
_WORD_BEFORE = re.compile(r"([^\W\d_]{4,})\s$")
_OFFSET = re.compile(r"[+-]?\d{4}")
_CLOCK_WITH_OFFSET = re.compile(r"\d:\d\d:\d\d\s?[+-]\d{4}$")
_ITEM = re.compile(r"\d")
# The times of a journey, each behind a short word for where somebody was: `larm 22.17 fr 22.29
# lst 22.51`, `call 2214 scene 2226`. In small letters: `Ann 07.00 Bo 15.00` is who is on duty.
_LOGGED = (
    r"(?<![^\W_])[a-zà-ÿ@]{1,9}\.?:?[ ](?:kl\.?[ ])?(?:[01]?\d|2[0-3])[.:h]?[0-5]\d"
    r"(?![\w/-]|[.,]\d)"
)
_LOG = re.compile(rf"{_LOGGED}(?:[,;]?[ ]{{1,3}}{_LOGGED}){{2,}}")
_LINE = 240


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding is a clock or a duration."""
    if finding.detector != TAGGER:
        return False
    if text[finding.span.start] in "oOzZ" and _is_spoken(finding, text):
        return True
    return _is_logged(finding, text) or (finding.score < _SURE and any_holds(_RULES, finding, text))


def _is_spoken(finding: Finding, text: str) -> bool:
    """`oh-seven-fifty` as a day."""
    return finding.subcategory == "DATE" and (
        _SPOKEN_CLOCK.fullmatch(text, finding.span.start, finding.span.end) is not None
    )


def _is_logged(finding: Finding, text: str) -> bool:
    """`lst` and `22.51` of the times of a journey as somebody or as a telephone."""
    written = finding.span.of(text)
    if not (written.islower() or written.isdecimal() or _DOTTED.fullmatch(written)):
        return False
    if finding.score >= _VERY_SURE or key_of(written) in first_names():
        return False
    start = max(0, finding.span.start - _LINE)
    around = text[start : finding.span.end + _LINE]
    own = finding.span.start - start, finding.span.end - start
    return any(log.start() <= own[0] and own[1] <= log.end() for log in _LOG.finditer(around))


def _may_be_day(first: int, second: int) -> bool:
    """Whether two numbers may be day and month, month and day, or month and year."""
    return (
        (0 < first <= _DAYS and 0 < second <= _MONTHS)
        or 0 < first <= _MONTHS
        # Two nights, two days, two years: 29/30 June, the winter of 98/99.
        or second in (first + 1, first + 2)
    )


def _is_no_day(finding: Finding, text: str) -> bool:
    """The `14/27` of a questionnaire, `0/22` of a class, `13/18/21` of chromosomes as a day."""
    written = finding.span.of(text)
    pair, triple = _PAIR.fullmatch(written), _TRIPLE.fullmatch(written)
    if finding.subcategory == "DATE" and triple is not None:
        # Of day, month and year in any order one is a month.
        return min(int(triple[1]), int(triple[2])) > _MONTHS
    if finding.subcategory != "DATE" or pair is None:
        return False
    first, second = int(pair[1]), int(pair[2])
    return not _may_be_day(first, second) or (
        min(first, second) > _MONTHS and _follows_medicine(finding, text)
    )


def _follows_medicine(finding: Finding, text: str) -> bool:
    """Whether it is a dose: `Entresto 24/26`."""
    word = _WORD_BEFORE.search(finding.span.before(text, _NEAR))
    return word is not None and key_of(word[1]) in wordlist("medicines")


def _is_clock(finding: Finding, text: str) -> bool:
    """`16.40`, `13.00-14.10` as days or addresses, `09h20-10h05` and `+0100` as numbers."""
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    if finding.subcategory not in _TIMED:
        return False
    if _OFFSET.fullmatch(written) and _CLOCK_WITH_OFFSET.search(before + written):
        return True
    if _HOURS_WITH_H.fullmatch(written):
        return True
    dotted = _DOTTED.fullmatch(written)
    if dotted is None:
        return False
    times = [(int(h), int(m)) for h, m in ((dotted[1], dotted[2]), (dotted[3], dotted[4])) if h]
    return all(h < _HOURS and m < _MINUTES for h, m in times) and (
        not all(_may_be_day(h, m) for h, m in times)
        or _CLOCK_BEFORE.search(before) is not None
        or _joins_clock(finding, text)
    )


def _is_stamp(finding: Finding, text: str) -> bool:
    """`T05:58:12.004Z` of a log: the time of a day that was found beside it."""
    return _STAMP.fullmatch(finding.span.of(text)) is not None


def _joins_clock(finding: Finding, text: str) -> bool:
    """Whether a dash joins a time that is no day: `11.05–11.40`, `8.05-10`."""
    behind = _CLOCK_BEHIND.match(text, finding.span.end)
    ahead = _CLOCK_AHEAD.search(finding.span.before(text, _NEAR))
    return any(
        found is not None and int(found[2]) > _MONTHS and int(found[1]) < _HOURS
        for found in (behind, ahead)
    )


def _is_duration(finding: Finding, text: str) -> bool:
    """`3/7` before `ago` and `2/52` behind `every` as a day: three days, two weeks."""
    return (
        finding.subcategory == "DATE"
        and _DURATION.fullmatch(finding.span.of(text)) is not None
        and (
            _DURATION_BEHIND.match(text, finding.span.end) is not None
            or _DURATION_BEFORE.search(finding.span.before(text, _NEAR)) is not None
        )
    )


def _is_shift(finding: Finding, text: str) -> bool:
    """`2300-0700` as a number, the `21-7` of `turno 21-7` as a day."""
    written = finding.span.of(text)
    if is_id(finding.subcategory) or finding.subcategory == "PHONE":
        return finding.score < _DOUBTED and _FROM_TO.fullmatch(written) is not None
    return (
        finding.subcategory == "DATE"
        and _HOURS_FROM_TO.fullmatch(written) is not None
        and _SHIFT_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_day_of_course(finding: Finding, text: str) -> bool:
    """The `12/14` of `linezolid dia 12/14`."""
    of = _COURSE.fullmatch(finding.span.of(text))
    return (
        finding.subcategory == "DATE"
        and of is not None
        and int(of[1]) <= int(of[2])
        and _COURSE_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_item(finding: Finding, text: str) -> bool:
    """The 3 of `1) blood, 2) jab, 3) driving` as an age."""
    written, start, end = finding.span.of(text), finding.span.start, finding.span.end
    if (
        finding.subcategory != "AGE"
        or _ITEM.fullmatch(written) is None
        or not text.startswith(")", end)
    ):
        return False
    line = text[text.rfind("\n", 0, start) + 1 : start]
    _, one_before, since = line.rpartition(f"{int(written) - 1})")
    return bool(one_before) and since.count("(") <= since.count(")")


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    _is_no_day,
    _is_clock,
    _is_stamp,
    _is_duration,
    # `fortnightly` as a day.
    Shaped(_FREQUENCY, ("DATE",)),
    # The 11 of `first appt 5/11 at 11` as an age.
    Shaped(_HOUR, ("AGE",), before=_AGREED_BEFORE, unless=_OLD_BEHIND, near=_FAR),
    # The `lun-ven` of `075 555 0137, lun-ven 12-13`.
    Shaped(_WORKING_WEEK, ("DATE",)),
    _is_shift,
    _is_day_of_course,
    _is_item,
)
