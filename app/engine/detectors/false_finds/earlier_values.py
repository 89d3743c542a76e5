"""Values of another day, another hour or another child, which the tagger takes for ages and days.

`HbA1c 61 (was 54 in May 24)`, `NRS 4/10 (7/10 den 5/11)`, `insulin 4-6-4  4-4-6`,
`P-gluk 8/12/17:`, `vikt 5120 (26/9 3760; fv 3510)`: what stands before and behind tells it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import Shaped, any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.text.calendar_terms import MONTHS, alternatives
from app.engine.text.vocabulary import one_of

_UNSURE, _SURE = 0.75, 0.95
_NEAR, _LINE = 40, 200  # characters
_LAST_HOUR, _FEWEST_DOSES, _LONGEST = 24, 3, 11
_POINTS = (".", ",")

_WAS = r"(?:was|were|var|era|fu|prev\.?|prec\.?|previo|ayer|ieri|igår|tidigare)"
# A value, and in brackets the one before, or several: `HbA1c 61 (was `, `(38 on 8/11, `.
_VALUE_AHEAD = re.compile(
    rf"(?:\d\s?[^\W\d_]{{0,8}}%?\s?\(\s?(?:{_WAS}\s)?|\d\s(?:on|den|il|el)\s\d{{1,2}}/\d{{1,2}},\s)$",
    re.IGNORECASE,
)
_WHEN = re.compile(
    rf"\s(?:(?:on|den|il|el)\s\d{{1,2}}/\d|(?:in|i|a|en)\s(?:{alternatives(MONTHS)})\b)",
    re.IGNORECASE,
)
_SCALE_WAS = re.compile(rf"(?<!\w){one_of('measures')}\s\d{{1,3}},?\s{_WAS}\s$")
_AGE_BEHIND = re.compile(r"\s?-?\s?(?:y|a[nñ]|år|M\b|F\b)")
# Of the other score, with the same last number: `NRS 4/10 (`, `AMTS 6/10 (was `.
_SCORE = re.compile(r"\d{1,2}/(\d{1,3})")
_SCORE_AHEAD = re.compile(
    rf"(?P<scale>(?<!\w)(?:{one_of('scored_scales')}|{one_of('measures')})\s?[:=]?\s?)?(?<![\d/])\d{{1,2}}/(?P<of>\d{{1,3}})"
    rf"[^\d\n(]{{0,12}}\(\s?(?P<was>{_WAS}\s)?$"
)
# `Hb 9,2 (10,1 sab)`: the day stands behind the decimals.
_DECIMALS = re.compile(
    rf"[.,]\d(?:\s(?!(?:{alternatives(MONTHS)}|sett)\b)[^\W\d_]{{2,}}|\s?\))", re.IGNORECASE
)
_IN_BRACKETS = re.compile(r"\d\s?[^\W\d_]{0,8}\s?\(\s?$")
# In the morning, at noon and at night, as columns of a chart have it day by day.
_BY_DAYTIME = re.compile(r"(?<![\w./-])\d{1,2}-\d{1,2}-\d{1,2}(?![\w/]|-\d)")
_HOURS = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2})")
_HOURS_BEFORE = re.compile(
    r"(?<!\w)(?:ore|kl\.?|hrs|hours|horas|P-gluk|B-gluk|gluk\w*|glic\w*|gluc\w*|DTX|BM)\s{1,3}$",
    re.IGNORECASE,
)
_GLUCOSE = re.compile(r"\d{2,3}/\d{2,3}/\d{2,3}")
_GLUCOSE_BEFORE = re.compile(
    r"(?<!\w)(?:DTX|HGT|glic\w*|gluc\w*|glyc\w*|P-gluk|B-gluk|gluk\w*|BM)\b[^\n]*$", re.IGNORECASE
)
_PRESSURE = re.compile(r"\d{2,3}/\d{2,3}")
_PRESSURE_BEFORE = re.compile(
    r"(?<!\w)(?:BP|PA|TA|BT|RR|bltr|blodtr\w*|tensi[oó]n|press\w*|pressione)[.:]?\s$", re.IGNORECASE
)
_MEASURED_BEFORE = re.compile(
    rf"(?<!\w)(?:{one_of('analytes')}|{one_of('measures')})\s?[:=]?\s?$", re.IGNORECASE
)
_SHORT_NUMBER = re.compile(r"\d{1,5}")
# Grams of a newborn child, now, on an earlier day and at birth.
_GRAMS = re.compile(r"[1-6]\d{3}")
_GRAMS_BEFORE = re.compile(
    r"(?<!\w)(?:vikt|fv|födelsevikt|wt|weight|bw|peso|PN)\b"
    r"(?:\s?[:=]?\s?|[^\n.]{0,24}[(,;]\s?\d{1,2}/\d{1,2}:?\s)$",
    re.IGNORECASE,
)
_MARKER = re.compile(r"(?:19[-.]9|15[-.]3|72[-.]4|27[-.]29|125)")
_MARKER_BEFORE = re.compile(r"(?<!\w)CA[\s-]?$", re.IGNORECASE)
_GAIN = re.compile(r"\+\d{1,2}")
_MASKED_BEFORE = re.compile(
    r"(?<!\w)(?:BiPAP|CPAP|NIV|VMNI|IPAP/EPAP|PS/PEEP|bilevel)\s?[:=]?\s?$", re.IGNORECASE
)


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding that begins with a figure is a value of another time."""
    kind, is_day = finding.subcategory, finding.subcategory == "DATE"
    start, end = finding.span.start, finding.span.end
    if end - start > _LONGEST:
        return False
    written = text[start:end]
    if is_day and "/" in written and _is_hours(finding, text):
        return True
    if finding.detector != TAGGER:
        return False
    if not is_day and kind != "AGE":
        return is_id(kind) and any_holds(_OF_IDS, finding, text)
    if written.isdecimal():
        # Without a call: most ages are sure, and no decimals stand behind them.
        is_earlier = (is_day or finding.score < _UNSURE) and _is_earlier(finding, text)
        return is_earlier or (text[end : end + 1] in _POINTS and _is_decimal(finding, text))
    return is_day and any_holds(_OF_DAYS, finding, text)


def _before(finding: Finding, text: str) -> str:
    return finding.span.before(text, _NEAR)


def _is_hours(finding: Finding, text: str) -> bool:
    """The `8/12/17` of `P-gluk 8/12/17:`, at which hours: whatever found it."""
    hours = _HOURS.fullmatch(finding.span.of(text))
    if hours is None:
        return False
    first, second, third = map(int, hours.groups())
    return first < second < third <= _LAST_HOUR and (
        _HOURS_BEFORE.search(_before(finding, text)) is not None
        and text[finding.span.end : finding.span.end + 1] in ":)="
    )


def _is_earlier(finding: Finding, text: str) -> bool:
    """The 54 of `61 (was 54 in May 24)`, the 95 of `Barthel 45, var 95 i somras`."""
    before = _before(finding, text)
    if _SCALE_WAS.search(before):
        return _AGE_BEHIND.match(text, finding.span.end) is None
    return (
        _WHEN.match(text, finding.span.end) is not None and _VALUE_AHEAD.search(before) is not None
    )


def _is_earlier_score(finding: Finding, text: str) -> bool:
    """The `7/10` of `NRS 4/10 (7/10 den 5/11)`."""
    score = _SCORE.fullmatch(finding.span.of(text))
    other = _SCORE_AHEAD.search(_before(finding, text)) if score is not None else None
    return (
        score is not None
        and other is not None
        and other["of"] == score[1]
        and bool(other["scale"] or other["was"])
        and finding.score < _SURE
    )


def _is_decimal(finding: Finding, text: str) -> bool:
    """The 10 of `Hb 9,2 (10,1 sab)`."""
    return (
        _DECIMALS.match(text, finding.span.end) is not None
        and _IN_BRACKETS.search(_before(finding, text)) is not None
    )


def _is_by_daytime(finding: Finding, text: str) -> bool:
    """The `4-6-4` of a row of doses that has others."""
    if _BY_DAYTIME.fullmatch(finding.span.of(text)) is None:
        return False
    start = text.rfind("\n", 0, finding.span.start) + 1
    end = text.find("\n", finding.span.end)
    row = _BY_DAYTIME.findall(text, start, min(len(text) if end < 0 else end, start + _LINE))
    return len(row) >= _FEWEST_DOSES


def _is_measured(finding: Finding, text: str) -> bool:
    """The 7320 of `NT-proBNP 7320` as a number of somebody."""
    return (
        finding.score < _UNSURE
        and _SHORT_NUMBER.fullmatch(finding.span.of(text)) is not None
        and _MEASURED_BEFORE.search(_before(finding, text)) is not None
    )


# The `19-9` of `CA 19-9`.
_IS_MARKER = Shaped(_MARKER, before=_MARKER_BEFORE, near=_NEAR)

_OF_DAYS: tuple[Callable[[Finding, str], bool], ...] = (
    _is_earlier_score,
    _is_by_daytime,
    _IS_MARKER,
    # The `+12` of `91 kg (+12 da marzo)`.
    Shaped(_GAIN),
    # The `12/6` of `VMNI 12/6`: two pressures.
    Shaped(_SCORE, before=_MASKED_BEFORE, near=_NEAR),
)
_OF_IDS: tuple[Callable[[Finding, str], bool], ...] = (
    # The 3760 of `vikt 5120 (26/9 3760; fv 3510)`.
    Shaped(_GRAMS, before=_GRAMS_BEFORE, near=_NEAR),
    _is_measured,
    # The `178/101` of `Monica bltr 178/101`.
    Shaped(_PRESSURE, before=_PRESSURE_BEFORE, near=_NEAR),
    # The `188/201/247` of a day of `DTX ore 7/12/18`.
    Shaped(_GLUCOSE, before=_GLUCOSE_BEFORE, near=_LINE),
    _IS_MARKER,
)
