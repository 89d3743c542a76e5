"""Whether an identifier runs over a line end, or two things stand on two lines.

The tagger does not see line ends: `Patient: Anna Lind` and `nurse Ek` below it are one name to it,
and an export would lose the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.engine.domain.types import Span
from app.engine.text.distinctive import PERSONS
from app.engine.text.vocabulary import wordlist

_END = r"\r\n?|[\n\v\f\x1c-\x1e\x85\u2028\u2029]"
_ENDS = re.compile(rf"[^\S\r\n]*(?:{_END})\s*")
_BLANK = re.compile(rf"(?:{_END})\s*(?:{_END})")
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_NUMBER = re.compile(r"\d+")
# A date with two numbers is one by itself: `03/14`.
_FIELDS = 2
_HYPHENS = ("-", "\u2010", "\u00ad")
# Addresses are written in several lines.
_OF_SEVERAL_LINES = frozenset(("STREET",))
# No line of running text is shorter than a narrow column.
_NARROWEST = 24


def within_lines(span: Span, subcategory: str, text: str) -> Iterator[Span]:
    """The parts of `span` between line ends that its identifier does not run over."""
    start = span.start
    for end in _ENDS.finditer(text, span.start, span.end):
        if start < end.start() and end.end() < span.end:
            left, right = text[start : end.start()], text[end.end() : span.end]
            if not _runs_over(end, left, right, subcategory):
                yield Span(start, end.start())
                start = end.end()
    if start < span.end:
        yield Span(start, span.end)


def _runs_over(end: re.Match[str], left: str, right: str, subcategory: str) -> bool:
    if _BLANK.search(end[0]):
        return False
    if subcategory in _OF_SEVERAL_LINES or left.endswith(_HYPHENS):
        return True
    if subcategory == "DATE":
        return len(_NUMBER.findall(left)) < _FIELDS or len(_NUMBER.findall(right)) < _FIELDS
    if subcategory in PERSONS:
        return _is_one_name(left, right, wrapped=_is_wrapped(end))
    return _is_wrapped(end)


def _is_one_name(left: str, right: str, *, wrapped: bool) -> bool:
    first, second = _WORD.findall(left), _WORD.findall(right)
    if not first or not second:
        return False
    if {first[-1].lower(), second[0].lower()} & wordlist("particles"):
        return True
    if right[0].islower() and not left.islower():
        return False
    return wrapped and (len(first) == 1 or len(second) == 1)


def _is_wrapped(end: re.Match[str]) -> bool:
    """Whether the first word of the next line would not have fitted on this one."""
    line = _line_around(end.string, end.start() - 1).strip()
    following = _line_around(end.string, end.end()).strip()
    width = len(line) + 1 + len(following.split(maxsplit=1)[0]) if following else 0
    return len(line) >= _NARROWEST and width > max(len(line), len(following))


def _line_around(text: str, place: int) -> str:
    start = max(text.rfind("\n", 0, place), text.rfind("\r", 0, place)) + 1
    ends = [at for at in (text.find("\n", place), text.find("\r", place)) if at >= 0]
    return text[start : min(ends, default=len(text))]
