"""Names that something else bears, which the tagger takes for people and places: in all languages.

Only what the tagger found is judged, and only by closed forms: pets behind the word for their kind,
eponyms before a grade or a sign, holy books, words that a test spells.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.domain.review import Finding
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import key_of
from app.engine.text.titles import title_before
from app.engine.text.vocabulary import is_eponym

_SURE = 0.98
_NEAR = 24
_NAMED = frozenset((*PERSONS, "CITY", "LOCATION_OTHER", "ORGANIZATION", "HOSPITAL", "PROFESSION"))

_WORD = re.compile(r"[^\W\d_]+")
_ANIMAL = (
    r"(?:gatt[oaie]|gattin[oa]|micio|can[ei]|cagn(?:a|etta|olin[oa])|criceto|tartaruga|canarino|pappagallo"
    r"|labrador|pesce|gallina|asin[oa]|gato|gata|perr[oa]|perrit[oa]|loro|conejo|katt(?:en|er|ungen)?"
    r"|hund(?:en|ar)?|kaninen|papegojan|marsvinet|cavall[oa]|caballo|yegua|häst(?:en)?|horse|pony|kitten"
    r"|puppy|cat|dog)"
)
# In small letters: `Gatto` and `Cane` are surnames too.
_PET_BEFORE = re.compile(
    rf"(?<![\w.@]){_ANIMAL}:?[ ](?:di nome\s|llamad[oa]\s|som heter\s)?[\"“«']?$"
)
_GRADE_BEHIND = re.compile(
    r"\s?(?:[+−](?!\w)|\((?:\+|−|-|neg|pos)\)|n\.e\.|neg(?:\.|ativ[oa]?)?(?!\w)|pos(?:\.|itiv[oa]?)?(?!\w)"
    r"|(?:I{1,3}|IV|V)[ab]?(?![\w.]))"
)
# Instruments and ways of operating are called after whoever made them.
_INSTRUMENT_BEFORE = re.compile(
    r"(?<!\w)(?:f[oó]rceps|forcipe|tång)\s(?:de\s|di\s)?$", re.IGNORECASE
)
_WAY_BEFORE = re.compile(
    r"(?<!\w)(?:v[ií]a|abordaje|accesso|approccio|snitt)\s(?:de\s|di\s|sec\.\s)?$", re.IGNORECASE
)
_WAYS = frozenset(
    (
        "hardinge", "moore", "smith-petersen", "watson-jones", "kocher", "langenbeck",
        "kocher-langenbeck", "henry", "thompson", "judet", "pfannenstiel", "mcburney", "hueter",
    )
)  # fmt: skip
_DEVICE_BEHIND = re.compile(
    r"['’]?s?\s(?:cath(?:eter)?s?|drains?|tubes?|airway|splint|collar|balloon|forceps|retractor)(?!\w)"
)
_TITLE = title_before("inf|öl")
_SPELT = frozenset(("odnom", "dlrow", "odnum"))
_HOLY = frozenset(("bibbia", "corano", "vangelo", "maronna", "biblia", "bibeln", "koranen"))


def names_nobody(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Whether a finding is the name of something else.

    `known` are words, in lower case, and initials of people with full names in the document.
    """
    return (
        finding.detector == TAGGER
        and finding.score < _SURE
        and finding.subcategory in _NAMED
        and not known.intersection(_keys(finding, text))
        and any_holds(_RULES, finding, text)
    )


def _keys(finding: Finding, text: str) -> list[str]:
    return [key_of(word) for word in _WORD.findall(finding.span.of(text))]


def _is_pet(finding: Finding, text: str) -> bool:
    """`Virgilio` behind `gatto`."""
    return (
        _WORD.fullmatch(finding.span.of(text)) is not None
        and _PET_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_graded(finding: Finding, text: str) -> bool:
    """`Killip` before `II`, `Koplik` before `−`: signs are there or not, patients are not."""
    keys = _keys(finding, text)
    joined = "-".join(keys)
    return (
        finding.subcategory in PERSONS
        and is_eponym(joined)
        and _TITLE.search(finding.span.before(text, _NEAR)) is None
        and _GRADE_BEHIND.match(text, finding.span.end) is not None
    )


def _is_of_medicine(finding: Finding, text: str) -> bool:
    """`Simpson` behind `fórceps`, `Hardinge` behind `vía`, `Foley` before `cath`."""
    before, key = finding.span.before(text, _NEAR), "-".join(_keys(finding, text))
    return (
        _INSTRUMENT_BEFORE.search(before) is not None
        or (key in _WAYS and _WAY_BEFORE.search(before) is not None)
        or (is_eponym(key) and _DEVICE_BEHIND.match(text, finding.span.end) is not None)
    )


def _is_holy(finding: Finding, text: str) -> bool:
    """`Bibbia` as somebody."""
    return key_of(finding.span.of(text)) in _HOLY


def _is_spelt(finding: Finding, text: str) -> bool:
    """The `O-D-N-O-M` of a test of memory: a word spelt backwards."""
    return "".join(_keys(finding, text)) in _SPELT


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    _is_pet,
    _is_graded,
    _is_of_medicine,
    _is_holy,
    _is_spelt,
)
