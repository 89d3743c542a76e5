"""What the name and the date of an exported file may tell, and neutral names for it.

A neutral name costs little and a patient's name much: in doubt, yes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from app.engine.domain.review import Review
from app.engine.mentions.similar import within_one_edit
from app.engine.names.words import initials, name_words
from app.engine.text.distinctive import PERSONS
from app.engine.text.escapes import plain
from app.engine.text.folding import Folded, fold
from app.engine.text.search import occurrences
from app.engine.text.spelled import spelled
from app.engine.text.vocabulary import wordlist
from app.engine.verification.decoding import decoded_forms
from app.formats.base import ENDINGS
from app.keys.key_files import report_key
from app.workflow.days_in_names import NamedDay, named_days


def usual_name(source: Path) -> str:
    """`NAME.deid.EXT`: the name of an export where the original's tells nothing."""
    return f"{source.stem}.deid{source.suffix}"


def export_name(
    review: Review, source: Path, *, neutral: bool = False, secret: bytes | None = None
) -> str:
    """`NAME.deid.EXT`; `document-CODE.deid.EXT` if `neutral` or the name tells of an identifier.

    An ending that no format has may be a part of a name, as in `Letter Mr. Lee`. The code tells
    nothing without this machine's secret, and is the same for the same original. `secret` is that
    of `app.keys.key_files.report_key`, given where it cannot be read.
    """
    ending = source.suffix if source.suffix.lower() in ENDINGS else ""
    if not (neutral or reveals_identity(source.name.removesuffix(ending), review)):
        return usual_name(source)
    secret = secret or report_key()
    code = hmac.new(secret, review.document.sha256.encode(), hashlib.sha256).hexdigest()
    return f"document-{code[:8]}.deid{ending}"


_LETTERS, _DIGITS = 3, 4
_RUN = re.compile(r"\d+")
# In place of a letter: `Ok0nkwo`.
_DIGIT = re.compile(r"(?<=[^\W\d_])\d(?=[^\W\d_])")
_FIGURES = str.maketrans("01345", "oleas")
_LETTER_RUN = re.compile(r"[^\W\d_]+")
_BEGINNING, _PART = 4, 5
_LONG = 8  # letters of a name of which two may be wrong
_NUMBER = 5  # digits that are a part of one
_CENTURY = 100
# Between single letters: `Q-u-i-l-l`, `T.Q.`.
_APART = re.compile(r"(?<=(?<![^\W_])[^\W\d_])[\W_]+(?=[^\W\d_](?![^\W_]))")
# `Müller` is `Mueller` and `Åse` is `Aase` where a file system has no such letters.
_SPELLED_OUT = re.compile("(?<=[aou])e|(?<=a)a")


def reveals_identity(name: str, review: Review) -> bool:
    """Whether `name` holds a removed identifier or a part of one, however it is written there.

    Names count from three letters on, also inside of words, their beginnings from four and all else
    of them from five letters on, and with one letter wrong; numbers from four digits on, and a
    removed day in any order.
    """
    text = review.document.text
    literals = {(f.subcategory in PERSONS, f.span.of(text)) for f in review.redacted}
    for view in _views(name):
        folded = fold(view)
        if any(_tells(folded, fold(literal), person=person) for person, literal in literals):
            return True
        if any(_removes(review, day) for day in named_days(view)):
            return True
    return False


def _views(name: str) -> set[str]:
    """A name and what it says otherwise: letters apart, backwards, in Base64, in words for digits.

    It is searched as it stands on disk, where no tool tells a name of letters from one of signs.
    """
    views = {name, plain(name)}
    views |= {_APART.sub("", view) for view in views}
    views |= {_DIGIT.sub(lambda sign: sign[0].translate(_FIGURES), view) for view in views}
    views |= {one for view in views for one in (*decoded_forms(view), *_spelled_in(view))}
    return views | {view[::-1] for view in views}


def _spelled_in(view: str) -> Iterator[str]:
    return (undone.text for undone in spelled(view))


def _tells(name: Folded, literal: Folded, *, person: bool) -> bool:
    if any(occurrences(name, literal.text)) or _shares_number(name, literal):
        return True
    if person and initials(literal.text) in _LETTER_RUN.findall(name.text):
        return True
    words = _words_of_person(literal) if person else _words_of_others(literal)
    return any(
        word in name.words or _inside(word, name.joined) or _is_cut_or_misspelt(word, name)
        for word in words
    )


def _shares_number(name: Folded, literal: Folded) -> bool:
    key, ours, theirs = literal.joined, _digits(name.joined), _digits(literal.joined)
    if theirs and len(key) >= _DIGITS and key in name.joined:
        return True
    if len(ours) >= _NUMBER and ours in theirs:
        return True
    runs = (*_RUN.findall(key), theirs)
    return any(len(run) >= _DIGITS and run in ours for run in runs) or any(
        len(run) >= _DIGITS and run in theirs for run in _RUN.findall(name.text)
    )


def _words_of_person(literal: Folded) -> Iterator[str]:
    """All names; where there are none but words such as `Le` or `Dean`, these."""
    numbers = name_words(literal) or range(len(literal.words))
    return (literal.words[number] for number in numbers if len(literal.words[number]) > 1)


def _words_of_others(literal: Folded) -> Iterator[str]:
    usual = wordlist("generic_words") | wordlist("titles") | wordlist("particles")
    return (
        word for word in literal.words if word.isalpha() and len(word) > 2 and word not in usual
    )


def _inside(word: str, joined: str) -> bool:
    short = _SPELLED_OUT.sub("", word)
    return (len(word) >= _LETTERS and word in joined) or (
        len(short) >= _LETTERS and short in _SPELLED_OUT.sub("", joined)
    )


def _is_cut_or_misspelt(word: str, name: Folded) -> bool:
    """Whether a word of the file's name is a part of `word`, or `word` but for one letter."""
    return any(
        (len(part) >= _BEGINNING and word.startswith(part))
        or (
            len(part) >= _PART
            # Its beginning may stand behind an initial: `zquill61`.
            and len(word) >= _PART
            and (part in word or word[:_PART] in part or _is_misspelt(part, word))
        )
        for part in (*name.words, *_LETTER_RUN.findall(name.text.lower()))
    )


def _is_misspelt(part: str, word: str) -> bool:
    """Whether `part` is `word`, or of a long one the beginning, but for an error or likeness."""
    if within_one_edit(part, word):
        return True
    one, other = _bones(part), _bones(word)
    if len(word) < _LONG or len(one) < _BEGINNING:
        return False
    return other.startswith(one) or within_one_edit(one, other)


def _bones(word: str) -> str:
    """A folded word with one sign for those that look or sound alike, and no letter twice."""
    return _TWICE.sub(r"\1", word.translate(_ALIKE))


_ALIKE = str.maketrans("ij1ykq0wv5z", "llllccouuss")
_TWICE = re.compile(r"(.)\1+")


def _digits(text: str) -> str:
    return "".join(c for c in text if c.isdigit())


_WORD = re.compile(r"[^\W\d_]{3,}")


def removes_day(review: Review, day: date) -> bool:
    """Whether a removed date may be `day`, so that no file date may tell it.

    Takes any order and any word for a month: in doubt, yes.
    A date of another year is not that day; one without a year may be.
    """
    return _removes(review, NamedDay(day.day, day.month, day.year))


def _removes(review: Review, day: NamedDay) -> bool:
    text = review.document.text
    return any(
        _may_be(finding.span.of(text), day)
        for finding in review.redacted
        if finding.subcategory == "DATE"
    )


def _may_be(literal: str, day: NamedDay) -> bool:
    year = r"\d{4}" if day.year is None else rf"(?:\d\d)?{day.year:02}"
    day_first, month_first = f"{day.day:02}{day.month:02}", f"{day.month:02}{day.day:02}"
    if re.search(f"{year}{month_first}|{day_first}{year}", literal):
        return True
    # Of a long run of digits the first ones tell enough: it is no day and no month.
    numbers = [int(number[:18]) for number in re.findall(r"\d+", literal)]
    years = [number for number in numbers if number > 999]
    if years and day.year is not None and not any(_is_year(day.year, one) for one in years):
        return False
    months = numbers.count(day.month) > (day.month == day.day)
    return day.day in numbers and (months or _WORD.search(literal) is not None)


def _is_year(told: int, year: int) -> bool:
    return told == (year % _CENTURY if told < _CENTURY else year)
