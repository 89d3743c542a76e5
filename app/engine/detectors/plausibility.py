"""What the tagger takes for an identifier and what cannot be one, told by its form and its place.

The tagger would rather mark a word too many. Where a closed rule says that a finding names nobody
it goes: a title alone, `FEV1`, the 3 of `day 3`. Words are never judged by how usual they are: that
was tried, and lost as many names as it saved words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from app.engine.detectors import (
    clinical,
    clocks,
    counts,
    everyday,
    familiar,
    figures,
    namesakes,
    numbered,
    shares,
    shorthand,
)
from app.engine.detectors.base import FIELDS, KNOWN, PROPAGATED
from app.engine.detectors.edges import AREAS, TITLE, number_without_edges, without_edges
from app.engine.detectors.structured.rotas import is_department
from app.engine.domain.document import Document, Span
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding, finding_id
from app.engine.names.towns import region_named
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, key_of
from app.engine.text.languages import OWN, Languages
from app.engine.text.vocabulary import exact_words, wordlist
from app.progress import Tick, silent, telling

_DOUBTFUL, _UNSURE, _SURE = 0.6, 0.75, 0.9
"""Below these scores rules count that look at the words around a finding."""

_ONLY_TITLES = re.compile(rf"(?:{TITLE}\b\.?\s*)+")
_IN_BRACKETS = re.compile(r"([^()\n]+?)\s?\(([^()\n]+)\)?")
# A sentence ends behind a word in lower case that is no abbreviation.
_SENTENCE_END = re.compile(r"(?<=[a-zà-ÿ]{3})[.!?]\s+(?=[A-ZÀ-Þ])")
_SHORT_FORMS = frozenset(("messrs", "comdr"))
_LONGEST_SHORT_FORM = 4
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

_FIGURES = re.compile(r"\d+(?:[.,]\d+)?(?:/\d+(?:[.,]\d+)?){0,3}")
_FIGURES_BEFORE, _FIGURES_ON = re.compile(r"[\d.,/]*\Z"), re.compile(r"(?:[.,/]?\d)*")
# One of the first two numbers is a month: `25/30/45` is none.
_FULL_DATE = re.compile(
    r"(?:(?:0?\d|1[0-2])([./])\d{1,2}|\d{1,4}([./])(?:0?\d|1[0-2]))(?:\1|\2)\d{2,4}"
)
# Not `unit`, `g` and `L`, before which dates stand: `HUS 1/29 L gr I`.
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
_UNTOUCHED = (FIELDS, KNOWN, PROPAGATED)
_NUMBERED = ("DATE", "AGE", "IDNUM", "PHONE")
_CAPITALISED = re.compile(r"[A-ZÀ-Þ]['’]?\w*[a-zà-ÿ][\w'’-]*")
_WORD = re.compile(r"[^\W\d_]{2,}")
_FEW_WORDS, _TWO = 3, 2
_BEHIND_FIELD = ("", "\t", "\n", ":")
# Characters before a finding that rules look at.
_NEAR, _FAR, _LINE = 24, 60, 200


def plausible(
    findings: Iterable[Finding], document: Document, tick: Tick = silent
) -> tuple[Finding, ...]:
    """`findings` without what names nobody, and without titles and closing words at their edges.

    Fields know what they hold and are left alone. `findings` are sorted and disjoint, as `merge`
    gives them; so is the result. `tick` is called now and then.
    """
    found = tuple(findings)
    known = _surely_named(found, document.text)
    languages = Languages.of(document.passages)
    return tuple(
        part
        for finding in telling(found, tick)
        for part in _parts(finding, document.text, languages.at(finding.span.start))
        if part.detector in _UNTOUCHED
        or not _names_nobody(part, document.text, languages.at(part.span.start), known)
    )


def _surely_named(found: Iterable[Finding], text: str) -> frozenset[str]:
    """Words, in lower case, and initials, in capitals, of the people with full names here."""
    known: set[str] = set()
    for finding in found:
        if finding.subcategory in PERSONS:
            written = finding.span.of(text)
            words = fold(written).words
            if len(words) > 1:
                known.add(familiar.initials(words))
            if len(words) > 1 and finding.score >= _UNSURE:
                known.update(word for word in words if len(word) > 1)
    return frozenset(known)


def _parts(finding: Finding, text: str, language: str) -> Iterator[Finding]:
    """A finding cut at the ends of sentences and between two people, each part trimmed."""
    if finding.detector in _UNTOUCHED:
        yield finding
        return
    if is_id(finding.subcategory):
        number = number_without_edges(finding.span, finding.subcategory, text)
        identity = finding_id(number, finding.subcategory)
        yield finding if number == finding.span else replace(finding, id=identity, span=number)
        return
    if (placed := _town_and_region(finding, text, language)) is not None:
        yield from placed
        return
    for span in _sentences(finding, text):
        shown: Span | None = span
        if language in OWN:
            shown = everyday.without_titles(span, finding, text, language)
        if shown is not None:
            shown = without_edges(shown, finding.subcategory, text, language)
        if shown == finding.span:
            yield finding
        elif shown is not None:
            identity = finding_id(shown, finding.subcategory)
            yield replace(finding, id=identity, span=shown)


def _town_and_region(finding: Finding, text: str, language: str) -> tuple[Finding, Finding] | None:
    """`Vigo (Pontevedra)` as a town and a region, which have surrogates of their own."""
    if finding.subcategory not in AREAS:
        return None
    found = _IN_BRACKETS.fullmatch(text, finding.span.start, finding.span.end)
    if found is None or not region_named(found[2], language):
        return None
    town, region = (
        replace(finding, id=finding_id(span, kind), span=span, subcategory=kind)
        for span, kind in ((Span(*found.span(1)), "CITY"), (Span(*found.span(2)), "STATE"))
    )
    return town, region


def _sentences(finding: Finding, text: str) -> Iterator[Span]:
    start = finding.span.start
    if finding.subcategory != "STREET":
        for end in _SENTENCE_END.finditer(text, start, finding.span.end):
            before = text[start : end.start()].split()
            if before and _is_whole(before[-1]):
                yield Span(start, end.start())
                start = end.end()
    last = Span(start, finding.span.end)
    yield from _people(last, text) if finding.subcategory in PERSONS else (last,)


def _is_whole(word: str) -> bool:
    """Whether a word before a full stop is no abbreviation, as `Mohd.` and `Univ.` are."""
    return word.islower() or (len(word) > _LONGEST_SHORT_FORM and key_of(word) not in _SHORT_FORMS)


def _people(span: Span, text: str) -> Iterator[Span]:
    """`Signe Okafor, Matthias Brandvold` are two; `Okafor, Signe Maria` is one."""
    left, comma, right = span.of(text).partition(",")
    if comma and _is_full_name(left) and _is_full_name(right):
        yield Span(span.start, span.start + len(left))
        yield Span(span.end - len(right.lstrip()), span.end)
    else:
        yield span


def _is_full_name(written: str) -> bool:
    """Whether it is a given name and a surname, as far as form tells."""
    words = written.split()
    behind = wordlist("degrees") | wordlist("particles") | wordlist("titles")
    return len(words) == _TWO and all(
        _CAPITALISED.fullmatch(word) and key_of(word) not in behind for word in words
    )


def _names_nobody(finding: Finding, text: str, language: str, known: frozenset[str]) -> bool:
    if language in OWN and everyday.names_nobody(finding, text, language, known):
        return True
    if language not in OWN and familiar.names_nobody(finding, text, known):
        return True
    return (
        clinical.names_nobody(finding, text, known)
        or namesakes.names_nobody(finding, text, known)
        or figures.names_nobody(finding, text)
        or clocks.names_nobody(finding, text)
        or numbered.names_nobody(finding, text)
        or counts.names_nobody(finding, text)
        or shares.names_nobody(finding, text, language)
        or shorthand.names_nobody(finding, text, known)
        or any(rule(finding, text, known) for rule in _RULES)
    )


def _is_title(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Dr.` alone, and a degree behind a name and its comma; not the Fr of `Tu/Fr`."""
    start, end = finding.span.start, finding.span.end
    if finding.subcategory != "DATE" and _ONLY_TITLES.fullmatch(text, start, end):
        return True
    if finding.score >= _DOUBTFUL or text[max(0, start - _TWO) : start] != ", ":
        return False
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
    """`FEV1` and `ECG`, but not where somebody signs nor where a place would stand."""
    written = finding.span.of(text)
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
    is_doubtful = finding.subcategory == "HOSPITAL" and finding.score < _SURE
    if is_doubtful and is_department(finding.span.of(text)):
        return True
    words = fold(finding.span.of(text)).words
    if _DEPARTMENTS.issuperset(words) and _BEHIND_DEPARTMENT.match(text, finding.span.end):
        return True
    if finding.score >= _DOUBTFUL:
        return False
    if len(words) == 1:
        end = finding.span.end
        is_field = words[0] in _UNITS and text[end : end + 1] in _BEHIND_FIELD
        return is_field or (words[0] == "ward" and text[end : end + 6] == " round")
    return words[-1] in _SERVICES and set(words[:-1]) <= _SPECIALTIES


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


def _is_label(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """The ID of `member ID PM-4478`, which is not Idaho, and `To:` of a message, no Thursday."""
    start, end = finding.span.start, finding.span.end
    if finding.subcategory == "DATE" and finding.span.of(text) == "To":
        return (
            text.startswith(":", end)
            and _SENDER_ABOVE.search(text[max(0, start - _LINE) : start]) is not None
        )
    return (
        finding.score < _DOUBTFUL
        and finding.subcategory in PLACES
        and finding.span.of(text).upper() == "ID"
        and (
            _NOT_OF_IDAHO.match(text, end) is not None
            or (
                _NUMBERED_BY_ID.search(text, max(0, start - _NEAR), start) is not None
                and _ID_NUMBER.match(text, end) is not None
            )
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
    _is_label,
)
