"""Titles, headings, departments, offices and signs that were found and name nobody.

Whatever found them is judged, not the tagger alone, by closed rules on their form and place.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.edges.persons import TITLE
from app.engine.detectors.false_finds import familiar
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.detectors.structured.rotas import is_department
from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import is_listed
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, key_of
from app.engine.text.vocabulary import exact_words, wordlist

_DOUBTFUL, _UNSURE, _SURE = 0.6, 0.75, 0.9
"""Below these scores rules count that look at the words around a finding."""
_DOTTED = re.compile(r"(?:[A-Z]\.){3,}")
# Characters before a finding that rules look at.
_NEAR, _FAR, _LINE = 24, 60, 200
_TWO = 2

_COUNTED = re.compile(
    r"\b(?:days?|grade|stage|class|type|phase|cycle|step|level|week|visit|dose|item|section|page"
    r"|chapter|POD|HD|PGY|[a-z]+\s[0-2],\s+age)[\s-]+$",
    re.IGNORECASE,
)
_OF_PREGNANCY = re.compile(
    r"(?:\+\d)?(?:[\s-]*w(?:ee)?ks?['’]?)?(?:\s+(?:and\s+\d\s+days?['’]?|of))?[\s-]+(?:pregnan|gestation|gravid)",
    re.IGNORECASE,
)
_SMALL = re.compile(r"\d{1,2}|[IVX]{1,4}")
_SEX_BEHIND = re.compile(r"\s?(?:[MF]|male|female)(?![^\W\d_])")
_UNITS = frozenset(("unit", "ward", "room", "bed", "bay", "department", "location", "clinic"))
_SERVICES = frozenset(("medicine", "surgery", "service", "services", "department", "clinic"))
_SPECIALTIES = frozenset(
    (
        "internal", "pulmonary", "respiratory", "cardiac", "cardiovascular", "general", "family",
        "geriatric", "palliative", "vascular", "thoracic", "renal", "infectious", "emergency",
        "occupational", "physical", "critical", "care", "hospital", "sleep", "sports", "pediatric",
        "plastic", "orthopedic", "orthopaedic", "and", "of", "&",
    )
)  # fmt: skip
_DEPARTMENTS = frozenset(
    (
        "anaesthesia", "anaesthetics", "cardiology", "dermatology", "endocrinology",
        "gastroenterology", "gynaecology", "gynecology", "haematology", "hematology",
        "maternity", "nephrology", "neurology", "obstetrics", "oncology", "ophthalmology",
        "orthopaedics", "orthopedics", "otolaryngology", "paediatrics", "pathology",
        "pediatrics", "physiotherapy", "psychiatry", "radiology", "radiotherapy",
        "rheumatology", "urology",
    )
)  # fmt: skip
_BEHIND_DEPARTMENT = re.compile(
    r"[ ](?:out-?patients?|in-?patients?|clinics?|department|dept|ward|unit|service|team)\b",
    re.IGNORECASE,
)
_SENTENCE_START = re.compile(r"(?:^|[.!?:;]\s+|[\r\n\f\t]\s*)$")
_GOES_ON = re.compile(r",?[ ][a-z]")
_ORDERED = re.compile(
    r"[ ](?:ordered|provided|supplied|issued|delivered|fitted|dispensed|recommended|requested)\b"
    r"(?=\s*[,.;\n]|\s*$)"
)
_AIDS = frozenset(
    ("walker", "cane", "crutches", "wheelchair", "commode", "brace", "splint", "boot")
)
_SAT_DOWN = re.compile(
    r"[ ](?:in (?:the |a |her |his )?chair|up\b|upright|down\b|out of bed|on the edge)"
)
_CLINICIAN = re.compile(
    r"\w*(?:ologist|iatrist|iatrician)s?|physicians?|surgeons?|obstetricians?|an(?:a)?esthetists?",
    re.IGNORECASE,
)
_OFFICES = frozenset(("queen", "king", "pope", "president", "devil", "messiah", "lord"))
_FORMULA = re.compile(
    r"\b(?:QTc|CrCl|[Cc]reatinine clearance)\b[^.;\n]{0,24}\b(?:by|per|after)\s+$"
)
_FORMULAS = frozenset(("bazett", "fridericia", "cockcroftgault"))
_NUMBERED_BY_ID = re.compile(
    r"\b(?:member|subscriber|patient|policy|group|card|employee|staff|account|plan|insurance)[ ]$",
    re.IGNORECASE,
)
# The line above `To:` of a message.
_SENDER_ABOVE = re.compile(r"(?:^|\n)(?:From|Från|Date|Datum):[^\n]*\n\Z")
_NOT_OF_IDAHO = re.compile(r"\W{1,3}(?!83)\d{5}(?!\d)")
_ID_NUMBER = re.compile(r"(?:[ ]?[:#]|[ ]no\.?|[ ]number)?[ ]?[A-Z]{0,4}[-\d]")
# Who examined whoever bears a degree: `MT(ASCP)`.
_REGISTERED_BEHIND = re.compile(r"\s?\((?:ASCP|CSMLS|HCPC|AMT|AAB)\)")
# Where the number of the telephone exchange or the postal code stands: `Växel 0480-12`, `CP 44500`.
_EXCHANGES = frozenset(("vaxel", "centralita", "centralino", "switchboard", "conmutador"))
_EXCHANGE_BEHIND, _CODE_BEHIND = re.compile(r":?\s[+(]?\d"), re.compile(r":?\s\d{5}(?!\d)")
_FIGURES = re.compile(r"\d+(?:[.,]\d+)?(?:/\d+(?:[.,]\d+)?){0,3}")
_FIGURES_BEFORE, _FIGURES_ON = re.compile(r"[\d.,/]*\Z"), re.compile(r"(?:[.,/]?\d)*")
# One of the first two numbers is a month: `25/30/45` is none.
_FULL_DATE = re.compile(
    r"(?:(?:0?\d|1[0-2])([./])\d{1,2}|\d{1,4}([./])(?:0?\d|1[0-2]))(?:\1|\2)\d{2,4}"
)
# Not `unit`, `g` and `L`, before which dates stand: `HUS 1/29 L gr I`.
# `drives a 1998 Hilux`, `una Golf del 2016`; not `in 1998 Mercedes` nor `con Mercedes, 2016`.
_YEAR = re.compile(r"(?:19[4-9]|20[0-4])\d")
_OWNED = r"(?<!\w)(?:an?|his|her|their|my|the|un|una|su|sua|la|il|en|hans|hennes|sin)"
_CAR_BEHIND, _OWNED_BEFORE = (
    re.compile(r" ([^\W\d_]\w+)"),
    re.compile(_OWNED + r" $", re.IGNORECASE),
)
_CAR_BEFORE = re.compile(_OWNED + r" (?:\w+ )??([^\W\d_]\w+)(?: del| de| av)? $", re.IGNORECASE)
_CAR_OF = re.compile(r"([^\W\d_]\w+) (?:del|de|av) $")
_UNIT = re.compile(
    r"[ \u00a0]?(?:mg|mcg|µg|μg|ug|ng|kg|ml|mL|dl|dL|mmol|µmol|μmol|nmol|mol|mEq|IU|UI|IE|mmHg|kPa"
    r"|cm|mm|kcal|dB|Hz|bpm|Ncm|cmH2O|%|tabs?|tablets?|caps|capsules?|puffs?|drops?|gtts?|comprimidos?|compresse"
    r"|gocce|gotas|tabletter|kapslar|droppar)(?![^\W\d_])"
)
# What weekdays begin with in the languages of the program, and the `X` of miércoles.
_WEEKDAYS = frozenset("DFGJLMOSTVWX")
_AGE_BESIDE = re.compile(r"\s?/\s?\d{1,3}(?![\d/])")
_INITIAL_BEFORE = re.compile(r"(?:(?<!\w)[^\W\d_a-zà-ÿ][\w'’-]*|&)[ ]\Z")
_NATIONAL = frozenset(
    (
        "Medicare", "Medicaid", "TRICARE", "DMV", "DVLA", "CDC", "UNOS", "FONASA", "Fonasa", "IMSS",
        "PAMI", "INSABI", "EsSalud", "ESSALUD", "MINSA", "ISAPRE", "Isapre",
    )
)  # fmt: skip
_GROUP_OF_INSURED = re.compile(r"(?<=A) [A-D]$")  # `FONASA B`
_GENERATIONS = frozenset(("junior", "senior", "iii"))
_NUMBERED = ("DATE", "AGE", "IDNUM", "PHONE")
_BEHIND_FIELD = ("", "\t", "\n", ":")
_ONLY_TITLES = re.compile(rf"(?:{TITLE}\b\.?\s*)+")


def names_nobody(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Whether a finding is a term, a title or a sign.

    `known` are words, in lower case, and initials of people with full names in the document.
    """
    return any_holds(_RULES, finding, text, known)


def _is_title(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Dr.` alone, and a degree behind a name and its comma; not the Fr of `Tu/Fr`."""
    start, end = finding.span.start, finding.span.end
    if finding.subcategory != "DATE" and _ONLY_TITLES.fullmatch(text, start, end):
        return True
    if finding.score >= _DOUBTFUL or text[max(0, start - _TWO) : start] != ", ":
        return False
    if _REGISTERED_BEHIND.match(text, end):
        return True
    key = key_of(finding.span.of(text))
    # Two letters may be initials, or a state.
    return len(key) > _TWO and key in wordlist("degrees") - _GENERATIONS


def _is_national(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """A body that everybody deals with, `Medicare`: it tells nobody from others."""
    return (
        (finding.subcategory in PLACES or finding.subcategory in PERSONS)
        and finding.score < _SURE
        and _GROUP_OF_INSURED.sub("", finding.span.of(text)) in _NATIONAL
    )


def _is_abbreviation(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`FEV1` and `E.C.G.`, but not where somebody signs nor where a place would stand."""
    written = finding.span.of(text)
    if _DOTTED.fullmatch(written):
        written = written.replace(".", "")
    if finding.score >= _DOUBTFUL or written not in exact_words("clinical_abbreviations"):
        return False
    return not familiar.may_name(finding, text, known)


def _is_counted(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """The 3 of `day 3`, the II of `stage II`, the last 1 of `urea 1, BP 1, age 1`."""
    return (
        finding.score < _DOUBTFUL
        and finding.subcategory in _NUMBERED
        and _SMALL.fullmatch(finding.span.of(text)) is not None
        and _COUNTED.search(text, max(0, finding.span.start - _NEAR), finding.span.start)
        is not None
        # `Day 68M` is the age of Mr Day.
        and not (finding.subcategory == "AGE" and _SEX_BEHIND.match(text, finding.span.end))
    )


def _is_gestation(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """The 26 of `26 weeks pregnant`, which is nobody's age."""
    return (
        finding.score < _UNSURE
        and finding.subcategory == "AGE"
        and _SMALL.fullmatch(finding.span.of(text)) is not None
        and _OF_PREGNANCY.match(text, finding.span.end) is not None
    )


def _is_heading(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Words of headings in capitals, at the beginning of their line."""
    written = finding.span.of(text)
    start = finding.span.start
    if (
        finding.score >= _SURE
        or not written.isupper()
        or text[text.rfind("\n", 0, start) + 1 : start].strip()
    ):
        return False
    words = fold(written).words
    return not known.intersection(words) and set(words) <= wordlist("note_headings")


def _is_department(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Unit`, the name of a field; `Ward round`; `Pulmonary Medicine`, which all hospitals have.

    `Oncology` of `Oncology outpatients` is one however sure the tagger is.
    """
    if finding.subcategory not in PLACES:
        return False
    if finding.subcategory == "HOSPITAL" and is_department(finding.span.of(text)):
        return True
    words = fold(finding.span.of(text)).words
    if _DEPARTMENTS.issuperset(words) and _BEHIND_DEPARTMENT.match(text, finding.span.end):
        return True
    if len(words) > 1:
        return words[-1] in _SERVICES and set(words[:-1]) <= _SPECIALTIES
    if finding.score >= _DOUBTFUL:
        return False
    end = finding.span.end
    is_field = words[0] in _UNITS and text[end : end + 1] in _BEHIND_FIELD
    is_list = words[0] == "rota" and finding.subcategory == "HOSPITAL"
    return is_field or is_list or (words[0] == "ward" and text[end : end + 6] == " round")


def _is_at_work(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Frail, speaking`, `Mitts declined`, `Walker ordered.` at the beginning of a sentence."""
    word = finding.span.of(text)
    start, end = finding.span.start, finding.span.end
    if finding.subcategory == "DATE":
        return word == "Sat" and _SAT_DOWN.match(text, end) is not None
    if (
        finding.score >= _UNSURE
        or not word.istitle()
        or key_of(word) in known
        or not _SENTENCE_START.search(text, max(0, start - _NEAR), start)
    ):
        return False
    if key_of(word) in _AIDS:
        return _ORDERED.match(text, end) is not None
    return key_of(word) in wordlist("sentence_words") and _GOES_ON.match(text, end) is not None


def _is_calling(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Consultant Psychiatrist` below a name: what a clinician is, and nobody's name or place."""
    written = finding.span.of(text)
    return (
        finding.score < _DOUBTFUL
        and finding.subcategory in (*PERSONS, *PLACES)
        and key_of(written) not in known
        and _CLINICIAN.fullmatch(written) is not None
    )


def _is_office(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`She believed that the Queen was in her flat`: an office that everybody knows."""
    if finding.score >= _DOUBTFUL or finding.subcategory not in PERSONS:
        return False
    key = key_of(finding.span.of(text))
    before = finding.span.before(text, 4)
    return key in _OFFICES and key not in known and before.lower() == "the "


def _is_formula(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`QTc 441 by Bazett`."""
    before = finding.span.before(text, _FAR)
    if _FORMULA.search(before) is None:
        return False
    key = key_of(finding.span.of(text))
    return key in _FORMULAS and key not in known


def _is_measured(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`12.5/50` before `mg`, or a part of it: what has a unit behind it is a dose or a value."""
    if finding.score >= _DOUBTFUL or finding.subcategory != "DATE":
        return False
    start, end = finding.span.start, finding.span.end
    if _FIGURES.fullmatch(text, start, end) is None:
        return False
    before = _FIGURES_BEFORE.search(text, max(0, start - _NEAR), start)
    behind = _FIGURES_ON.match(text, end)
    whole = Span(before.start() if before else start, behind.end() if behind else end)
    is_date = _FULL_DATE.fullmatch(text, whole.start, whole.end) is not None
    return not is_date and _UNIT.match(text, whole.end) is not None


def _is_car(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """The 1998 of `drives a 1998 Hilux`, which is how old the car is."""
    if finding.subcategory != "DATE" or not _YEAR.fullmatch(finding.span.of(text)):
        return False
    before = finding.span.before(text, _NEAR)
    behind = _CAR_BEHIND.match(text, finding.span.end) if _OWNED_BEFORE.search(before) else None
    car = behind or _CAR_BEFORE.search(before)
    if car is None and (of := _CAR_OF.search(before)) and not is_listed(key_of(of[1])):
        car = of
    return car is not None and key_of(car[1]) in wordlist("cars") - known


def _is_label(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """The ID of `member ID PM-4478`, not Idaho; `CP`, `Växel`; `To:` of a message, no day."""
    start, end = finding.span.start, finding.span.end
    if finding.subcategory == "DATE" and finding.span.of(text) == "To":
        return (
            text.startswith(":", end)
            and _SENDER_ABOVE.search(text[max(0, start - _LINE) : start]) is not None
        )
    if finding.score >= _DOUBTFUL or finding.subcategory not in PLACES:
        return False
    if key_of(finding.span.of(text)) in _EXCHANGES:
        return _EXCHANGE_BEHIND.match(text, end) is not None
    if finding.span.of(text) == "CP":
        return _CODE_BEHIND.match(text, end) is not None
    return finding.span.of(text).upper() == "ID" and (
        _NOT_OF_IDAHO.match(text, end) is not None
        or (
            _NUMBERED_BY_ID.search(text, max(0, start - _NEAR), start) is not None
            and _ID_NUMBER.match(text, end) is not None
        )
    )


def _is_sign(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`1` as a patient, and `N` as a day, with which no weekday begins."""
    written = finding.span.of(text)
    if finding.score >= _SURE:
        return False
    if finding.subcategory in PERSONS:
        return not any(map(str.isalpha, written))
    if finding.subcategory == "DATE" and written in ("M", "F"):  # `M / 29`, the sex and the age
        return _AGE_BESIDE.match(text, finding.span.end) is not None
    is_letter = len(written) == 1 and written.isalpha() and written.upper() not in _WEEKDAYS
    is_initial = _INITIAL_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    return finding.subcategory == "DATE" and is_letter and not is_initial


_RULES: tuple[Callable[[Finding, str, frozenset[str]], bool], ...] = (
    _is_sign,
    _is_title,
    _is_national,
    _is_abbreviation,
    _is_counted,
    _is_gestation,
    _is_heading,
    _is_department,
    _is_at_work,
    _is_calling,
    _is_office,
    _is_formula,
    _is_measured,
    _is_car,
    _is_label,
)
