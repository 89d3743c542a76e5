"""One sorted, disjoint set of findings out of everything that the detectors found.

Nothing that a detector found is lost: the result covers every letter and digit of the input.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from operator import attrgetter, itemgetter

from app.engine.detectors.base import KNOWN, PROPAGATED
from app.engine.domain.document import Document, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, finding_id
from app.engine.text.distinctive import PERSONS
from app.engine.text.vocabulary import wordlist
from app.progress import Tick, silent, telling

_SPACES = frozenset(" \u00a0")
_EDGE = frozenset("# \t\n\r\f\v\u00a0,;:!?.*_|~\"“”„«»‹›<>=…·•–—-/\\&^'’‘`")
_FREE = re.compile(rb"\0+")
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_ABBREVIATIONS = frozenset(
    (
        "jr",
        "sr",
        "st",
        "ave",
        "blvd",
        "rd",
        "dr",
        "ln",
        "ct",
        "pl",
        "inc",
        "co",
        "ltd",
        "corp",
        "ste",
    )
)
# Kinds whose names have several words: two of them a space apart are one.
_JOINED = frozenset(
    ("PATIENT", "DOCTOR", "HOSPITAL", "ORGANIZATION", "STREET", "CITY", "COUNTRY", "LOCATION_OTHER")
)


def merge(
    findings: Iterable[Finding], document: Document, tick: Tick = silent
) -> tuple[Finding, ...]:
    """Sorted, disjoint findings inside the document's barriers, with ids of their own.

    Overlapping findings of one category become one that covers them all. Where categories differ,
    the better one keeps its span and the other what is left of it. Better is the higher score,
    then the greater length, then the detector that comes first in `findings`. `tick` is called now
    and then.
    """
    given = tuple(telling(findings, tick))
    order = {name: rank for rank, name in enumerate(dict.fromkeys(f.detector for f in given))}
    pieces = [
        _with_span(finding, span)
        for finding in telling(given, tick)
        for span in _pieces(finding.span, document)
    ]
    pieces.sort(key=lambda f: (-f.score, -len(f.span), order[f.detector], f.span, f.subcategory))
    tick()
    found = _divide(telling(_unite(pieces), tick), document.text)
    return tuple(
        _with_id(part)
        for finding in _join(telling(found, tick), document)
        for part in _by_line(finding, document.text)
    )


def pieces_outside(span: Span, findings: list[Finding], document: Document) -> Iterator[Span]:
    """The parts of `span` that none of the sorted, disjoint `findings` covers, trimmed."""
    for free in _free(span, findings):
        yield from _pieces(free, document)


def _with_span(finding: Finding, span: Span) -> Finding:
    """Most findings keep theirs, and copies of many thousand take time."""
    own = finding.span
    return finding if own is span or own == span else replace(finding, span=span)


def _with_id(finding: Finding) -> Finding:
    identity = finding_id(finding.span, finding.subcategory)
    return finding if finding.id == identity else replace(finding, id=identity)


def trim(span: Span, text: str) -> Span | None:
    """`span` without white space, punctuation and lone brackets at its edges; None if all is."""
    start, end = span.start, span.end
    if start < end and text[start].isalnum() and text[end - 1].isalnum():
        return span
    while start < end:
        if _is_edge(text[start]) and not _opens_year(text, start):
            start += 1
        elif _is_edge(text[end - 1]) and not _ends_abbreviation(text, start, end):
            end -= 1
        elif _is_loose_opening(text, start, end):
            start += 1
        elif _is_loose_closing(text, start, end):
            end -= 1
        else:
            return Span(start, end) if any(map(str.isalnum, text[start:end])) else None
    return None


def _pieces(span: Span, document: Document) -> Iterator[Span]:
    """`span` inside the text, cut at the barriers, trimmed."""
    end = min(span.end, len(document.text))
    barriers = document.barriers
    edges = barriers[bisect_right(barriers, span.start) : bisect_left(barriers, end)]
    for left, right in pairwise((span.start, *edges, end)):
        if left >= right:
            continue
        whole = left == span.start and right == span.end
        piece = trim(span if whole else Span(left, right), document.text)
        if piece is not None:
            yield piece


def _unite(pieces: list[Finding]) -> list[Finding]:
    """Make overlapping findings of one category one. Best first in, best first out."""
    category = schema().category_of
    groups: dict[str, list[tuple[int, Finding]]] = {}
    for rank, piece in enumerate(pieces):
        groups.setdefault(category(piece.subcategory).name, []).append((rank, piece))
    united: list[tuple[int, Finding]] = []
    for group in groups.values():
        group.sort(key=lambda ranked: ranked[1].span)
        best, span = group[0], group[0][1].span
        for ranked in group[1:]:
            if ranked[1].span.start < span.end:
                best = min(best, ranked, key=itemgetter(0))
                span = Span(span.start, max(span.end, ranked[1].span.end))
            else:
                united.append((best[0], _with_span(best[1], span)))
                best, span = ranked, ranked[1].span
        united.append((best[0], _with_span(best[1], span)))
    return [finding for _, finding in sorted(united, key=itemgetter(0))]


def _divide(findings: Iterable[Finding], text: str) -> list[Finding]:
    """Every finding, best first, with what no better one has taken; sorted."""
    taken = bytearray(len(text))
    divided: list[Finding] = []
    for finding in findings:
        start, end = finding.span.start, finding.span.end
        runs = [Span(*run.span()) for run in _FREE.finditer(taken, start, end)]
        for span in runs:
            trimmed = trim(span, text)
            if trimmed is not None:
                divided.append(_with_span(finding, trimmed))
                taken[trimmed.start : trimmed.end] = b"\1" * len(trimmed)
    divided.sort(key=attrgetter("span"))
    return divided


def _free(span: Span, taken: Sequence[Finding]) -> list[Span]:
    """The parts of `span` that none of the sorted, disjoint findings covers."""
    free: list[Span] = []
    start = span.start
    first = bisect_right(taken, start, key=attrgetter("span.end"))
    for number in range(first, len(taken)):
        other = taken[number].span
        if other.start >= span.end:
            break
        if start < other.start:
            free.append(Span(start, other.start))
        start = other.end
    if start < span.end:
        free.append(Span(start, span.end))
    return free


def _join(findings: Iterable[Finding], document: Document) -> list[Finding]:
    """Make neighbours of one kind that only a space separates one."""
    joined: list[Finding] = []
    for finding in findings:
        before = joined[-1] if joined else None
        if before is not None and _belong_together(before, finding, document):
            better = before if before.score >= finding.score else finding
            joined[-1] = replace(better, span=Span(before.span.start, finding.span.end))
        else:
            joined.append(finding)
    return joined


def _by_line(finding: Finding, text: str) -> Iterator[Finding]:
    """A finding between line ends; a mention of what is known already runs over them as it is."""
    if finding.detector in (KNOWN, PROPAGATED):
        yield finding
        return
    for line in within_lines(finding.span, finding.subcategory, text):
        span = trim(line, text)
        if span is not None:
            yield _with_span(finding, span)


def _belong_together(before: Finding, after: Finding, document: Document) -> bool:
    return (
        before.subcategory == after.subcategory
        and before.subcategory in _JOINED
        and document.text[before.span.end : after.span.start] in _SPACES
        and not any(before.span.end <= b <= after.span.start for b in _near(document, before))
    )


def _near(document: Document, before: Finding) -> tuple[int, ...]:
    """The first barriers after the beginning of `before`; no finding crosses one."""
    first = bisect_right(document.barriers, before.span.start)
    return document.barriers[first : first + 1]


def _is_edge(character: str) -> bool:
    return character in _EDGE or character.isspace()


def _opens_year(text: str, start: int) -> bool:
    """Whether the apostrophe at `start` belongs to a year: `'66`."""
    return text[start] in "'’‘" and text[start + 1 : start + 2].isdigit()


def _ends_abbreviation(text: str, start: int, end: int) -> bool:
    """Whether the full stop before `end` belongs to the word: `S.C.`, `Jr.`."""
    if text[end - 1] != ".":
        return False
    words = text[start : end - 1].split()
    return bool(words) and ("." in words[-1] or words[-1].lower() in _ABBREVIATIONS)


def _is_loose_opening(text: str, start: int, end: int) -> bool:
    """Whether a bracket opens at `start` that closes only at the very end, or not at all."""
    closing = _BRACKETS.get(text[start])
    return closing is not None and closing not in text[start : end - 1]


def _is_loose_closing(text: str, start: int, end: int) -> bool:
    opening = [o for o, closing in _BRACKETS.items() if closing == text[end - 1]]
    return bool(opening) and opening[0] not in text[start:end]


_END = r"\r\n?|[\n\v\f\x1c-\x1e\x85\u2028\u2029]"
_ENDS = re.compile(rf"[^\S\r\n]*(?:{_END})\s*")
_BLANK = re.compile(rf"(?:{_END})\s*(?:{_END})")
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_NUMBER = re.compile(r"\d+")
# Numbers of a date: `03/14` before a line end is whole.
_FIELDS = 2
_HYPHENS = ("-", "\u2010", "\u00ad")
# Addresses are written in several lines.
_OF_SEVERAL_LINES = frozenset(("STREET",))
# Characters. A shorter line was not broken because the column was full.
_NARROWEST = 24


def within_lines(span: Span, subcategory: str, text: str) -> Iterator[Span]:
    """The parts of `span` between line ends that its identifier does not run over.

    The tagger does not see line ends: `Patient: Anna Lind` and `nurse Ek` below it are one name to
    it, and an export would lose the line.
    """
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
