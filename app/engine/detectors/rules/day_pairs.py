"""A day and its month in two numbers, `3/14`, and what only looks like one.

Blood pressures (120/80), strengths (5/5), doses (1/2 tab), scores and ratios are no days: a pair
of numbers without a year needs words around it that speak of time.
"""

from __future__ import annotations

import re

from app.engine.detectors.rules.dates import SLASH, is_day
from app.engine.detectors.rules.rule import ENGLISH, Rule, rule

# Words after which a pair of numbers is a day.
_TIME_WORDS = (
    "on since from until till til thru through by of before after date dated last seen "
    "visit exp expires due starting started start appt f/u next admit admitted adm d/c "
    "d/c'd dc discharged discharge dob born lmp done rec'd received sent faxed called "
    "signed labs ct mri cxr echo ekg pod and to effective eff completed given drawn "
    "collected resulted reviewed placed removed mon tue tues wed thu thur thurs fri sat "
    "sun m tu w th f el il del al den i d. dal från kl monday tuesday wednesday thursday "
    "friday saturday sunday"
)
_AFTER_TIME_WORD = "|".join(
    rf"(?<=(?<!\w){re.escape(word)}{mark}\d)"
    for word in _TIME_WORDS.split()
    for mark in (r"\s", r"[.,:]\s", r":\s\s")
)
# Tests of which the result reads like a day: 10 of 10, 12 of 15.
_SCORES = [
    "ishihara",
    "monofilament",
    "semmes-weinstein",
    "roland-morris",
    "naming",
    "symptom",
    "symptoms",
    "symptom number",
    "yes/no",
    "recall",
    "tinetti",
    "aldrete",
    "bims",
    "gds",
    "donor:",
    "gracey",
    "gcs",
    "guss",
    "schirmer",
    "purdue",
    "houghton",
    "ldfr",
    "handwriting",
    "bipap",
    "mixtard",
    "worksheet",
    "mud",
    r"\bp\.",
]
# Scores whose name ends like a word before a day: naming, tears without anaesthesia.
_SHORT_SCORES = (r"\bden\.", r"schirmer i")
# Scales and what they count to, which may be a day of the month: `PHQ-9 9/27` is nine of 27.
_COUNTED_TO = {
    "phq-9": 27,
    "phq9": 27,
    "gad-7": 21,
    "gad7": 21,
    "mdq": 13,
    "mdq positive": 13,
    "iief": 25,
    "sjc": 28,
    "tjc": 28,
    "das28": 28,
    "fagerstrom": 11,
}
_NO_SCORE_OF_SCALE = "".join(
    rf"(?<!\b{re.escape(scale)}\s{digits}/{most})"
    for scale, most in _COUNTED_TO.items()
    for digits in (r"\d", r"\d\d")
)
_PAIRS = (r"\d/\d", r"\d/\d\d", r"\d\d/\d", r"\d\d/\d\d")


def _is_pair(identifier: str) -> bool:
    """Whether numbers that no word of time announces are a day: not `5/5`."""
    left, _, right = identifier.partition("/")
    return left != right and is_day(identifier)


RULES: tuple[Rule, ...] = (
    rule(
        "date-pair",
        "DATE",
        # `pN1b (2/18)` counts lymph nodes.
        r"(?<![\w./+-])(?<!N\d\s\()(?<!N\d[abc]\s\()(?<!N\d\s)(?<!N\d[abc]\s)(?<!nodes\s)(?P<id>(?:[1-9]|1[0-2])/(?:1|1[1347-9]|2[1-35-9]|31))(?![\d/%]|\.\d|-\d"
        r"|\s?(?:strength|tabs?|pain|tablets?|bottles?|vessel|sem|murmur|of\b|power|motor"
        r"|grade|dose|ago\b|(?:lymph\s|sentinel\s)?nodes?\b|LNs?\b"
        r"|mg|ml|cups?|ppd|pack|inch|hpf|score|visits?|weeks|wks?|correct|items|points"
        r"|criteria|readers|sessions|rbc|wbc))"
        + _NO_SCORE_OF_SCALE
        + "".join(rf"(?<!{score}\s{pair})" for score in _SCORES for pair in _PAIRS),
        0.85,
        _is_pair,
        languages=ENGLISH,
    ),
    rule(
        # `BP 120/80 3/3, 130/85 3/4`
        "date-pair-after-pressure",
        "DATE",
        r"(?<![\d/])(?:[89]\d|1\d\d|2[0-3]\d)/\d{2,3}\s(?P<id>(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01]))"
        r"(?=[,;)\n]|\.\s|\.?$)",
        0.85,
        languages=ENGLISH,
    ),
    rule(
        "date-pair-after-word",
        "DATE",
        rf"(?<![\w./-])(?<!den\.\s)(?<!schirmer\si\s)(?P<id>\d(?=\d?\s?/\s?\d)(?:{_AFTER_TIME_WORD})\d?{SLASH}\d{{1,2}})"
        r"(?![\d/%]|\.\d|\s?(?:strength|tabs?|pain|tablets?|bottles?|vessel|sem|murmur|of\b|power"
        r"|motor|grade|dose|ago\b|(?:lymph\s|sentinel\s)?nodes?\b|mg|ml|cups?|ppd|pack|inch|hpf|score|systolic|diastolic|auth"
        r"|de jornada|hechas))"
        + "".join(rf"(?<!{score}\s{pair})" for score in _SHORT_SCORES for pair in _PAIRS),
        0.85,
        is_day,
    ),
    rule(
        # In small letters `dos` is two in Spanish and a dose in Swedish.
        "date-pair-of-service",
        "DATE",
        r"\bDOS[.:]?\s{1,2}(?P<id>\d{1,2}/\d{1,2})(?![\d/%]|\.\d)",
        0.85,
        is_day,
        case=True,
    ),
    rule(
        "date-pair-zero",
        "DATE",
        r"(?<![\w./-])[01]\d/[0-3]\d(?![\d/%]|\.\d|\s?(?:pain|strength|mm|cm|os\b|od\b|ou\b|days\b|letters\b"
        r"|seen\b|mud\b))" + "".join(rf"(?<!{score}\s\d\d/\d\d)" for score in _SCORES),
        0.8,
        is_day,
        languages=ENGLISH,
    ),
    rule(
        "date-pair-line",
        "DATE",
        r"^[^\S\n]*[-*•]?\s?(?P<id>(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01]))(?=:"
        r"|\s+\d{2}:?\d{2}\b|\s{2,}|\s[-–]\s)(?![\d/])",
        0.9,
        is_day,
        languages=ENGLISH,
    ),
)
