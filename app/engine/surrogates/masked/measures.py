"""Scores, times, weeks and counts that were taken for days or ages: they are masked.

`Fr 7/20` is the seventh fraction of twenty, `gravid v 32` the 32nd week. As another day or another
age they would be another fact.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from app.engine.domain.review import Action, Finding, Review
from app.engine.names.gazetteer import function_words
from app.engine.surrogates.masked.gestation import (
    is_of_pregnancy,
    may_be_of_pregnancy,
    tells_weeks_and_days,
)
from app.engine.surrogates.masked.no_ages import beginning_of_span, is_of_month, is_since_year
from app.engine.text.calendar_terms import WEEKDAYS
from app.engine.text.folding import fold_word

_PAIR = re.compile(r"(\d{1,2})/(\d{1,3})")
_EVERY_PAIR = re.compile(r"(?<![\w/])(?<!\d\.)(\d{1,2})/(\d{1,3})(?![\w/]|\.\d)")
_SURE_DAY, _VERY_SURE = 0.85, 0.99
# Days, months and weeks: `3/7`, `6/12`, `2/52`.
_PERIODS = frozenset(("7", "12", "52"))
_ALIKE = 3
_MONTHS, _DAYS = 12, 31
# A month and a year, as on a package: `08/26`.
_MONTH_AND_YEAR = re.compile(r"(?:0[1-9]|1[0-2])/(?:2\d|3\d)")
_CENTILES = re.compile(r"\d{1,2}(?:\.\d)?(?:st|nd|rd|th)/\d{1,2}(?:\.\d)?(?:st|nd|rd|th)")
_TIME = r"(?P<{0}_h>[01]?\d|2[0-3])[.:h](?P<{0}_m>[0-5]\d)"
_FROM_TO = re.compile(rf"{_TIME.format('a')}\s?[-–]\s?{_TIME.format('b')}")
_POINTED_TIME = re.compile(r"(?:[01]?\d|2[0-3])\.(?:1[3-9]|[2-5]\d)")
_HOUR_TO_HOUR = re.compile(r"(?<![\d/.])(?:[01]?\d|2[0-4])\s?[-–]\s?(?:[01]?\d|2[0-4])(?![\d/.])")
_SHIFT_BEFORE = re.compile(
    r"(?<!\w)(?:turn[oi]s?|shifts?|skift|pass|orari[oi]?|horarios?|arbetstid)\W?[\s\d/–-]*$",
    re.IGNORECASE,
)
# `lunes 10-12`, where nobody writes days of December so.
_HOURS_OF_DAY = re.compile(
    r"(?P<day>[^\W\d_]+)\.?,?(?:\s\d{1,2})?\s(?P<from>\d{1,2})\s?[-–]\s?(?P<to>\d{1,2})"
)
# `Glic 7-12-18: 164-221-198`
_TIMES_OF_VALUES = re.compile(r":\s?\d{1,4}(?:[-–]\d{1,4}){2}(?![\w-])")
_THREE = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{1,2})")
_OF_WEEKS = re.compile(r"\d{1,2}(?:\s?[-–]\s?\d{1,2})?/52")
# `1/2 cp dom, lun 3/4`
_PART_OF_TABLET = re.compile(r"(?:[^\W\d_]+\.?\s)?[13]/[24]")
_TABLETS_BEFORE = re.compile(
    r"(?:\d/\d|[½¼¾])\s?(?:cp|cpr|comp|compr|tab|tabl|tbl)\b[^\n\d]{0,14}$", re.IGNORECASE
)
_HOURS = re.compile(r"\d{1,2}\s?[ap]m?\s?[-–]\s?\d{1,2}\s?[ap]m?", re.IGNORECASE)
_DECIMAL = re.compile(r"\d{1,2}[.,]\d{1,2}")
_ACROSS_SENTENCES = re.compile(r"\d\.\s*\n")
_BEFORE, _FAR = 24, 48
_LAST_HOUR = 24
# Behind these words stand numbers of a series, and scores.
_COUNTED = re.compile(
    r"(?<!\w)(?:visit|cycle|fraction|fr|fx|step|page|tab|photos?|steg|fraktion|bild|kur|visita|passo"
    r"|frazione|foto|paso|fracci[oó]n|ciclo|(?-i:PHQ|GAD|MMSE|MoCA|GCS|NRS|VAS|EVA|EPDS|CURB|CRB)"
    r"(?:-?\d{1,2})?)\s?[:=#]?\s?$",
    re.IGNORECASE,
)
_OF_TIME = re.compile(r"\s?(?:h|hrs?|hours?|ore|horas?|timmar|tim)(?!\w|\.?\s?\d)")
_WEEK_BEFORE = re.compile(
    r"(?<!\w)(?:v\.?|vecka|weeks?|wks?\.?|sett\.?|settimana|sem\.?|semana|SG|EG)\s?$", re.IGNORECASE
)
_SINCE = re.compile(
    r"(?<!\w)(?:sedan|i|under|for|since|over|past|last|hac[eí]a?|durante|dai?|da oltre"
    r"|per)\s$",
    re.IGNORECASE,
)
_YEARS = re.compile(
    r"\s?(?:år|years?|yrs?|años?|anni)\b(?!['’]?\s?(?:old|of age|ålder|gam\w+|de edad|di et[àa]))",
    re.IGNORECASE,
)
_UNIT = (
    r"(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|d[ií]as?|semanas?|mes(?:es|e|i)?|años?"
    r"|giorn[io]|gg|settiman[ae]|sett|ann[io]|dag(?:ar)?|dgr|veck(?:a|or)|mån(?:ad(?:er)?)?|år)\.?"
)
# `2 mesi prima`, `3 weeks ago`: from one time to another.
_APART = re.compile(
    rf"\s?{_UNIT}\s(?:before|after|ago|later|earlier|antes|despu[eé]s|atr[aá]s|prima|dopo|fa|före|efter"
    r"|innan|sedan|senare|tidigare)(?!\w)",
    re.IGNORECASE,
)
# `1 year sober`, `6 meses sin beber`
_KEPT_UP = re.compile(
    rf"\s?{_UNIT}\s(?:sober|clean|abstinent|in remission|smoke[- ]free|sobri[oa]|limpi[oa]"
    r"|sin (?:beber|fumar|consumir)"
    r"|abstinente|astinente|senza (?:bere|fumare)|nykter|drogfri|rökfri|i remission)(?!\w)",
    re.IGNORECASE,
)
# `a 3 semanas`, `om 6 veckor`: until then. `a 2 anni` is somebody's age.
_WITHIN_BEFORE = re.compile(
    r"(?<!\w)(?:in|within|every|en|dentro de|cada|a|tra|fra|entro|ogni|om|inom|var)\s$",
    re.IGNORECASE,
)
_WITHIN = re.compile(
    rf"\s?(?!año|ann|year|år){_UNIT}(?!\w)"
    r"(?!\s(?:of age|old|de vida|de edad|di vita|di et[àa]|gam))",
    re.IGNORECASE,
)
_ORDINAL = re.compile(r"\s?[\^ªº]|°(?![CF])")
# What a score became: `has improved to 8/10`.
_BECAME = re.compile(
    r"(?<!\w)(?:(?:improved|rose|risen|fell|fallen|dropped|down|up|increased|decreased|score[ds]?)"
    r" (?:to|from|of)|scor(?:ed?|ing)|(?:subi[óo]|baj[óo]|mejor[óo]|pas[óo]|aument[óo]) (?:a|de)"
    r"|punt[úu]a\w*|(?:salit|sces|passat|migliorat|aumentat)[oa] a|punteggio"
    r"|(?:stigit|sjunkit|ökat|minskat|förbättrats) till|poäng|uppfyllt|uppfyller)\s$",
    re.IGNORECASE,
)
# Of whoever writes `6/52` for six weeks, `10/7` is ten days.
_WEEKS_OF_YEAR = re.compile(r"(?<![\w/.])\d{1,2}/52(?![\w/])")
_BEFORE_A_DAY = re.compile(
    r"(?<!\w)(?:on|since|until|till|from|by|el|del|desde|hasta|il|dal|al|del|den|på|fr\.?o\.?m\.?|t\.?o\.?m\.?"
    r"|(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|gio|ven|mer|m[åa]n|tis|ons|tor|fre|l[öo]r|s[öo]n)\w*)"
    r",?\s$",
    re.IGNORECASE,
)
_TIME_BEHIND = re.compile(r",?\s(?:kl\.?\s|ore\s|a las\s|at\s)?(?:[01]?\d|2[0-3])[.:][0-5]\d")
# `13 augusti. 68-årig` is a day and an age.
_DAY_AND_AGE = re.compile(r".*[^\W\d_]{5,}\.\s\d{2}")
_AGED = re.compile(r"[- ]?(?:year|yr|y\.?o|år|a[ñn]os|ann[io])", re.IGNORECASE)
_TEMPERATURE = re.compile(
    r"(?<!\w)(?:temp\w*|TC|(?-i:T)|fever|febbre|fiebre|feber)[.:]?\s?$", re.IGNORECASE
)
_PREGNANT = re.compile(
    r"(?<!\w)(?:aborto|missfall|embarazada|gestante|gestaci[oó]n|embarazo|incinta|gravida|gravidanza|pregnan(?:t|cy)"
    r"|gravid(?:itet)?|est[áa](?:ba)?)(?:\s(?:a los|de|di|da|al|con|at|of|i))?\s$",
    re.IGNORECASE,
)
_MONTHS_BEHIND = re.compile(r"[ºª°]?\s?(?:m|sem|sett|w|v|/40)", re.IGNORECASE)
_BETWEEN_THEM = (
    (_SINCE, _YEARS),
    (_PREGNANT, _MONTHS_BEHIND),
    (_WITHIN_BEFORE, _WITHIN),
)
_CHILDREN = re.compile(
    r"(?<!\w)(?:children|kids|sons|daughters|hijos|hijas|nietos|figli|figlie|nipoti|barn|barnbarn"
    r"|söner|döttrar)\s?:?\s$",
    re.IGNORECASE,
)
_NEXT_AGE = re.compile(r",?\s?(?:and|och|e|y|&|/)?\s?\d|\s?(?:y|år|a[nñ]|mo|m[eå])", re.IGNORECASE)
_BARE = re.compile(r"\d{1,3}")
_NOUN = re.compile(
    r"\s(?!(?:years?|yrs?|old|months?|weeks?|days?|anni|annos?|años?|mes(?:es|i|e)?|semanas?|settiman\w+"
    r"|giorn[io]|d[ií]as?|året|års?|månad\w*|veck\w+|dagar?|gammal|gamla|male|female|man|woman|lady|boy"
    r"|girl|uomo|donna|hombre|mujer|kvinna|ragazz[ao]|pojke|flicka)\b)([^\W\d_]{4,})"
)
_UNSURE_AGE, _AGAIN = 0.9, 4
# `Abbey 8 (4`, `84 kg, nu 73`, `karies 54, 84`.
_OF_VALUE = re.compile(
    r"(?:\d(?:[.,/]\d+)?\s?\(|(?<!\w)(?:nu|now|ahora|adesso|ora)\s"
    r"|(?<!\w)(?:karies|caries|carie|tand|tänder|dientes?|piezas?|dent[ei]|tooth|teeth)\s"
    r"[\d, ]{0,12})$",
    re.IGNORECASE,
)
_PLAIN_NUMBER = re.compile(
    r"(?<![\w.,/+-])\d{2,3}(?![\w%]|[.,/-]\d|\s?(?:years|yrs|yo|y|años?|anni|aa|år|M|F)\b)"
)
_LANGUAGES = ("en", "es", "it", "sv")
_IN_A_ROW = re.compile(r"(?<![\w/.,])\d{1,3}(?:, ?\d{1,3}){3,}(?!\w|[/,.]\d)")
_AGE_HEADING = re.compile(r"[\"']?(?:age|edad|et[aà]|ålder)[^\d\n]{0,10}", re.IGNORECASE)
_FEWEST_COLUMNS = 3
# `Tp dom: Eutirox`, what is taken at home; no therapy is of a Sunday alone.
_AT_HOME = re.compile(r"dom\.?", re.IGNORECASE)
_AT_HOME_BEFORE = re.compile(
    r"(?<!\w)(?:tp|th|ter(?:apia)?|farmaci|O2(?: ?ter\w*)?|ossigeno|assistenza|IP)\.?\s$",
    re.IGNORECASE,
)

Stretches = Sequence[tuple[int, int]]
"""Starts and ends in order."""


class Measures:
    """What findings of a review count or measure."""

    def __init__(self, review: Review, *, month_first: bool) -> None:
        """`month_first`: how days are written in figures; else a second field above 12 is none."""
        self._review, self._text = review, review.document.text
        self._month_first = month_first

    def hold(self, finding: Finding) -> bool:
        """Whether a finding is a measure; never what a reviewer took for a day or an age."""
        if finding.subcategory not in ("DATE", "AGE"):
            return False
        if self._review.action(finding) is Action.ACCEPT:
            return False
        literal, span = finding.span.of(self._text), finding.span
        before = span.before(self._text, _BEFORE)
        if finding.subcategory == "AGE":
            bare = _BARE.fullmatch(literal) is not None
            return bare and (
                self._measures(finding, before)
                or self._is_told_beside(finding, before)
                or self._is_unsure(finding, literal)
            )
        if self._is_no_date(finding, literal):
            return True
        at_home = _AT_HOME.fullmatch(literal) and _AT_HOME_BEFORE.search(before)
        counts = self._counts_gestation or is_of_pregnancy(finding.span.before(self._text, _FAR))
        if at_home or (may_be_of_pregnancy(literal) and counts):
            return True
        pair = _PAIR.fullmatch(literal)
        return pair is not None and self._is_score(finding, pair, before)

    def _is_no_date(self, finding: Finding, literal: str) -> bool:
        """Whether it is of centiles, of times, over the end of a sentence, or a lone decimal."""
        if _CENTILES.fullmatch(literal) or _HOURS.fullmatch(literal) or is_time_span(literal):
            return True
        if self._is_of_hours(finding, literal):
            return True
        time = _POINTED_TIME.fullmatch(literal)
        if time is not None and not self._month_first and finding.score < _VERY_SURE:
            return True  # `inizio 8.25 fine 10.10`, where no month is the 25th
        if _HOUR_TO_HOUR.search(literal) and _SHIFT_BEFORE.search(
            finding.span.before(self._text, _BEFORE)
        ):
            return True  # `turni 6-14 / 14-22`
        if _DAY_AND_AGE.fullmatch(literal) and _AGED.match(self._text, finding.span.end):
            return True
        return bool(_ACROSS_SENTENCES.search(literal)) or self._is_decimal_alone(finding, literal)

    def _is_of_hours(self, finding: Finding, literal: str) -> bool:
        """Whether it is of hours of a weekday, those of values, weeks or a half of a tablet."""
        hours = _HOURS_OF_DAY.fullmatch(literal)
        if hours is not None and (len(hours["day"]) == 2 or fold_word(hours["day"]) in WEEKDAYS):
            return int(hours["from"]) < int(hours["to"]) <= _LAST_HOUR
        if three := _THREE.fullmatch(literal):
            told = [int(hour) for hour in three.groups()]
            of_values = _TIMES_OF_VALUES.match(self._text, finding.span.end) is not None
            return of_values and told == sorted(told) and told[-1] <= _LAST_HOUR
        if _OF_WEEKS.fullmatch(literal):
            return True
        if _PART_OF_TABLET.fullmatch(literal) is None:
            return False
        return _TABLETS_BEFORE.search(finding.span.before(self._text, _BEFORE)) is not None

    @cached_property
    def _counts_gestation(self) -> bool:
        return tells_weeks_and_days(self._text)

    def _is_decimal_alone(self, finding: Finding, literal: str) -> bool:
        """Whether `14.6` stands alone in its cell or line, as values of a table do."""
        if finding.score >= _SURE_DAY or not _DECIMAL.fullmatch(literal):
            return False
        start, end = finding.span.start, finding.span.end
        around = self._text[max(0, start - 1) : start] + self._text[end : end + 1]
        return not around.strip("\n\t")

    def _is_score(self, finding: Finding, pair: re.Match[str], before: str) -> bool:
        """Whether two numbers are a score, a share or a visual acuity."""
        first, second = pair.groups()
        if _OF_TIME.match(self._text, finding.span.end):
            return True
        no_day = _MONTHS < int(second) <= _DAYS and not _MONTH_AND_YEAR.fullmatch(pair[0])
        if no_day and not self._month_first:
            return True
        if finding.score >= _VERY_SURE:
            return False
        if int(first) <= int(second) and _COUNTED.search(before):
            return True
        if _BECAME.search(before) or self._is_course(finding, pair):
            return True
        same, alike = self._scores
        may_share = second not in _PERIODS and self._may_be_share(pair)
        return (may_share and same[second] > 0) or alike[first] >= _ALIKE

    def _may_be_share(self, pair: re.Match[str]) -> bool:
        """Whether no more is told than there are: `16/10` is a day beside a pain of `6/10`."""
        return self._month_first or int(pair[1]) <= int(pair[2])

    def _is_course(self, finding: Finding, pair: re.Match[str]) -> bool:
        """Whether it is one of a course, such as `6/6`, a grade in brackets, or so many weeks."""
        first, second = int(pair[1]), int(pair[2])
        start, end = finding.span.start, finding.span.end
        if _is_whole(pair) and not self._is_before_day(start, end):
            return True
        is_time = pair[2] in _PERIODS and self._writes_weeks
        if first > second or pair[0].count("0") > pair[0].count("10"):
            return is_time
        in_brackets = self._text[start - 1 : start] + self._text[end : end + 1] == "()"
        if in_brackets and not (self._month_first and second > _MONTHS):
            return True
        return is_time or second in self._courses

    def _is_before_day(self, start: int, end: int) -> bool:
        """Whether what stands around a pair says that it is a day."""
        begins_line = self._text[max(0, start - 1) : start] in ("", "\n")
        if begins_line or _TIME_BEHIND.match(self._text, end):
            return True
        return _BEFORE_A_DAY.search(self._text, max(0, start - _BEFORE), start) is not None

    @cached_property
    def _courses(self) -> frozenset[int]:
        """How many there are of a course that the text tells to its last: `6/6`."""
        return frozenset(
            int(one[2])
            for one in _EVERY_PAIR.finditer(self._text)
            if _is_whole(one)
            and not _is_within(*one.span(), self._very_sure_days)
            and not self._is_before_day(*one.span())
        )

    @cached_property
    def _very_sure_days(self) -> Stretches:
        return sorted(
            (one.span.start, one.span.end)
            for one in self._review.findings
            if one.subcategory == "DATE" and one.score >= _VERY_SURE
        )

    @cached_property
    def _writes_weeks(self) -> bool:
        return _WEEKS_OF_YEAR.search(self._text) is not None

    @cached_property
    def _scores(self) -> tuple[Counter[str], Counter[str]]:
        """Second and first numbers of pairs that nobody is sure are days."""
        days = sorted(
            (one.span.start, one.span.end)
            for one in self._review.findings
            if one.subcategory == "DATE" and one.score >= _SURE_DAY
        )
        found = _EVERY_PAIR.finditer(self._text)
        pairs = [one for one in found if not _is_within(*one.span(), days)]
        shares = (one[2] for one in pairs if self._may_be_share(one))
        return Counter(shares), Counter(one[1] for one in pairs)

    def _measures(self, finding: Finding, before: str) -> bool:
        """Whether a bare number is no age: a week, how long something lasts, a temperature."""
        end = finding.span.end
        if _WEEK_BEFORE.search(before) or _TEMPERATURE.search(before):
            return True
        if _CHILDREN.search(before) and not _NEXT_AGE.match(self._text, end):
            return True
        if any(form.match(self._text, end) for form in (_APART, _KEPT_UP, _ORDINAL)):
            return True
        if any(
            ahead.search(before) and behind.match(self._text, end)
            for ahead, behind in _BETWEEN_THEM
        ):
            return True
        start = finding.span.start
        return _is_within(start, end, self._rows) or _is_within(start, end, self._no_ages)

    def _is_told_beside(self, finding: Finding, before: str) -> bool:
        """Whether it is a value of a month, how long something lasts, or ends a span of no age."""
        start, end = finding.span.start, finding.span.end
        if is_of_month(before, self._text, end) or is_since_year(before):
            return True
        begins = beginning_of_span(before, start)
        return begins is not None and not any(
            one.span.start <= begins < one.span.end for one in self._review.findings
        )

    def _is_unsure(self, finding: Finding, literal: str) -> bool:
        """Whether a number that is hardly an age is a value or a count.

        That of before (`Abbey 8 (4 före nyår)`), one that stands in the text again and again, as a
        tooth does, or one with a noun behind it: `6 samtal`.
        """
        if finding.score >= _UNSURE_AGE:
            return False
        if _OF_VALUE.search(finding.span.before(self._text, _BEFORE)):
            return True
        return self._numbers[literal] >= _AGAIN or self._counts(finding)

    @cached_property
    def _numbers(self) -> Counter[str]:
        return Counter(_PLAIN_NUMBER.findall(self._text))

    def _counts(self, finding: Finding) -> bool:
        noun = _NOUN.match(self._text, finding.span.end)
        if noun is None:
            return False
        word = fold_word(noun[1])
        return not any(word in function_words(language) for language in _LANGUAGES)

    @cached_property
    def _rows(self) -> Stretches:
        return tuple(row.span() for row in _IN_A_ROW.finditer(self._text))

    @cached_property
    def _no_ages(self) -> Stretches:
        """Cells of a table in columns beside that of the ages."""
        return tuple(_cells_beside_ages(self._text))


def _is_whole(pair: re.Match[str]) -> bool:
    """Whether a pair is all of a course: `6/6`; `03/03` is a day."""
    return pair[1] == pair[2] and pair[1] != "1" and not pair[1].startswith("0")


def is_time_span(literal: str) -> bool:
    """Whether `11.05-11.48` is from one time to another: no month has 48 days."""
    both = _FROM_TO.fullmatch(literal)
    return both is not None and not all(
        _may_be_day(int(both[f"{one}_h"]), int(both[f"{one}_m"])) for one in "ab"
    )


def _may_be_day(a: int, b: int) -> bool:
    return (1 <= a <= 31 and 1 <= b <= _MONTHS) or (1 <= a <= _MONTHS and 1 <= b <= 31)


def _is_within(start: int, end: int, stretches: Stretches) -> bool:
    at = bisect_right(stretches, start, key=lambda stretch: stretch[0]) - 1
    return at >= 0 and end <= stretches[at][1]


def _cells_beside_ages(text: str) -> Iterator[tuple[int, int]]:
    at, width, ages = 0, 0, -1
    for line in text.splitlines(keepends=True):
        cells = tuple(_cells(line))
        named = [
            n for n, one in enumerate(cells) if _AGE_HEADING.fullmatch(line[slice(*one)].strip())
        ]
        if len(named) == 1 and len(cells) >= _FEWEST_COLUMNS:
            width, ages = len(cells), named[0]
        elif not line.strip():
            width = 0
        elif len(cells) == width:
            for number, (start, end) in enumerate(cells):
                if number != ages:
                    yield at + start, at + end
        at += len(line)


def _cells(line: str) -> Iterator[tuple[int, int]]:
    """What stands between commas, semicolons, bars or tabs, whichever there are most of."""
    sign, start = max(",;|\t", key=line.count), 0
    for cell in line.split(sign):
        yield start, start + len(cell)
        start += len(cell) + 1
