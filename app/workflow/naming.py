"""What the name and the date of an exported file may tell, and neutral names for it.

A neutral name costs little and a patient's name much: in doubt, yes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from pathlib import Path

from app.engine.domain.review import Review
from app.engine.mentions.similar import within_one_edit
from app.engine.names.words import initials, name_words
from app.engine.text.days import days_named
from app.engine.text.distinctive import PERSONS
from app.engine.text.escapes import plain
from app.engine.text.folding import Folded, fold
from app.engine.text.search import occurrences
from app.engine.text.vocabulary import wordlist
from app.formats.base import ENDINGS
from app.keys.key_files import report_key


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
_LETTER_RUN = re.compile(r"[^\W\d_]+")
_BEGINNING, _PART = 4, 5
_CENTURY = 100
_DAY = re.compile(r"(?<!\d)(\d{1,4})[\W_](\d{1,2})[\W_](\d{1,4})(?!\d)")
_ORDERS = ("%Y %m %d", "%d %m %Y", "%m %d %Y", "%y %m %d", "%d %m %y", "%m %d %y")
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
    for view in {name, plain(name)}:
        folded = fold(view)
        if any(_tells(folded, fold(literal), person=person) for person, literal in literals):
            return True
        if any(removes_day(review, day) for day in _days(view)):
            return True
    return False


def _tells(name: Folded, literal: Folded, *, person: bool) -> bool:
    if any(occurrences(name, literal.text)) or _shares_number(name, literal):
        return True
    if person and initials(literal.text) in name.text.replace("_", " ").split():
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
            and (part in word or word[:_PART] in part or within_one_edit(part, word))
        )
        for part in (*name.words, *_LETTER_RUN.findall(name.text.lower()))
    )


def _digits(text: str) -> str:
    return "".join(c for c in text if c.isdigit())


def _days(name: str) -> Iterator[date]:
    """Everything in `name` that may be a day."""
    for match in _DAY.finditer(name):
        yield from _read(" ".join(match.groups()), _ORDERS)
    for run in _RUN.findall(name):
        if len(run) in (6, 8):
            yield from _read(run, [order.replace(" ", "") for order in _ORDERS])
    for days in days_named(name.replace("_", " ")):
        yield from days


def _read(written: str, orders: Iterable[str]) -> Iterator[date]:
    for order in orders:
        try:
            day = datetime.strptime(written, order).date()  # noqa: DTZ007 - a day has no zone
        except ValueError:
            continue
        yield day
        if "%y" in order and (day.month, day.day) != (2, 29):
            yield day.replace(year=day.year - _CENTURY)


_WORD = re.compile(r"[^\W\d_]{3,}")


def removes_day(review: Review, day: date) -> bool:
    """Whether a removed date may be `day`, so that no file date may tell it.

    Takes any order and any word for a month: in doubt, yes.
    A date of another year is not that day; one without a year may be.
    """
    text = review.document.text
    return any(
        _may_be(finding.span.of(text), day)
        for finding in review.redacted
        if finding.subcategory == "DATE"
    )


def _may_be(literal: str, day: date) -> bool:
    if day.strftime("%Y%m%d") in literal or day.strftime("%d%m%Y") in literal:
        return True
    # Of a long run of digits the first ones tell enough: it is no day and no month.
    numbers = [int(number[:18]) for number in re.findall(r"\d+", literal)]
    years = [number for number in numbers if number > 999]
    if years and day.year not in years:
        return False
    months = numbers.count(day.month) > (day.month == day.day)
    return day.day in numbers and (months or _WORD.search(literal) is not None)
