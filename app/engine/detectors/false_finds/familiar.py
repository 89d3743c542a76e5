"""What names nobody in English notes: words as they often stand there, and stray letters.

As in `everyday.py`, only doubtful findings of the tagger are judged. A form of a word counts, not
the word: `hope` may be familiar and `Hope` not, and capitals stay unless all letters are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.engine.detectors.edges.persons import TITLE
from app.engine.domain.review import Finding
from app.engine.text.distinctive import PLACES, is_common
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import exact_words, wordlist

_DOUBTFUL = 0.4
_DOUBTFUL_WORD = 0.2
# Two capitals may be somebody's initials.
_LONGEST_INITIALS = 2
_LETTERS = re.compile(r"[^\W\d_]+")
_DEGREE_BEHIND = re.compile(r",?[ ](?:M\.?D|R\.?N|N\.?P|P\.?A|D\.?O|Ph\.?D|LPN|CNA)\b")
_NAME_BEFORE = re.compile(
    rf"(?:\b{TITLE}\.?|\b(?:[Bb]y|[Pp]er|[Ss]igned|[Ii]nitials?|[Nn]urse|[Nn]amed?)|/s/|--|—|@|\[|/)\W*$"
)
# What only people do: `H told her`. Not `was`, nor what a test does, such as `T showed`.
_PERSON_BEHIND = re.compile(
    r"[ ](?:told|tells|says?|said|state[sd]|report(?:s|ed)|denie[sd]|ask(?:s|ed)|want(?:s|ed)"
    r"|thinks|thought|rang|phoned|texted|live[sd]|c[ao]mes?|went|goes|agree[sd]|refuse[sd])\b"
)
_TITLE_BEFORE = re.compile(rf"\b{TITLE}\b\.?[ ]$")
_PLACE_BEFORE = re.compile(r"\b(?:at|to|from|in|into|via|of)(?:\s+the)?\s+$", re.IGNORECASE)

_WORD = re.compile(r"[^\W\d_]{2,}")
_NEAR, _FEW_WORDS, _SHORTEST_NUMBER = 24, 3, 3
_FIRST_YEAR, _LAST_YEAR = 1850, 2060
_COMPACT = frozenset((6, 8, 12, 14))
"""Digits of `030225`, `20250203` and such days with their time."""


def names_nobody(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Whether a finding in an English passage is none.

    `known` are words, in lower case, and initials of people with full names in the document.
    """
    return finding.score < _DOUBTFUL and (
        _is_familiar(finding, text, known) or _is_stray(finding, text)
    )


def _is_familiar(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`wkend` as a day, `PHN` as a hospital: forms that many notes hold and none marks."""
    if finding.subcategory == "PATIENT" or finding.score >= _DOUBTFUL_WORD:
        return False
    written = finding.span.of(text)
    words = _LETTERS.findall(written)
    if not words or any(map(str.isdigit, written)):
        return False
    return (
        all(word in exact_words("familiar_en") for word in words)
        and (written.islower() or min(map(len, words)) > _LONGEST_INITIALS)
        and known.isdisjoint(map(key_of, words))
        and not may_name(finding, text, known)
    )


def may_name(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Whether letters stand where somebody signs or a place would, or are somebody's initials."""
    written = finding.span.of(text)
    before = finding.span.before(text, _NEAR)
    line = text[text.rfind("\n", 0, finding.span.start) + 1 :].partition("\n")[0]
    if written.isalpha() and (line.strip() == written or _in_capitals(line)):
        return True
    return bool(
        known.intersection((key_of(written), initials(list(written))))
        or _NAME_BEFORE.search(before)
        or _DEGREE_BEHIND.match(text, finding.span.end)
        or (finding.subcategory in PLACES and _PLACE_BEFORE.search(before))
    )


def initials(words: Iterable[str]) -> str:
    """First letters in capitals, in the order of the alphabet: somebody may sign in another."""
    return "".join(sorted(word[:1].upper() for word in words))


def _in_capitals(line: str) -> bool:
    """Whether names would stand in capitals too: `SON CAM AT BEDSIDE`."""
    return line.isupper() and len(_WORD.findall(line)) >= _FEW_WORDS


def _is_stray(finding: Finding, text: str) -> bool:
    """One capital letter as a patient, a number without form as a day, `pharmacy` as a name."""
    written = finding.span.of(text)
    match finding.subcategory:
        case "PATIENT":
            if len(written) != 1 or not written.isupper():
                return False
            before = finding.span.before(text, _NEAR)
            behind = _PERSON_BEHIND.match(text, finding.span.end)
            return behind is None and _TITLE_BEFORE.search(before) is None
        case "HOSPITAL":
            # A place in small letters may be one: `transferred from stanford`.
            usual = is_common(written) or written in wordlist("generic_words")
            return written.isalpha() and written.islower() and usual
        case "DATE":
            is_number = written.isdecimal() and len(written) >= _SHORTEST_NUMBER
            is_number = is_number and len(written) not in _COMPACT
            return is_number and not _FIRST_YEAR <= int(written[:9]) <= _LAST_YEAR
        case _:
            return False
