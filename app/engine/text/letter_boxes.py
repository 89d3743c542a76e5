"""Letters that stand each in a cell of its own, as a form has boxes for them: `Q | U | I | L | L`.

A search passes over them, as nothing crosses the edge of a cell. So it is shown blanks between
them, which it reads as spaced letters; all places stay what they are.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from unicodedata import combining

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id

_SIGN = r"(?<![^\W_])[^\W_][\u0300-\u036f]?(?![^\W_])"
# Between two of them, and where a box between is empty.
_EDGES = (r" {0,3}[|¦│](?: {0,3}[|¦│])? {0,3}", r"(?: ?\t{1,2} ?| )", r"\n", ";", ",", "_")
_RUN = re.compile("|".join(rf"{_SIGN}(?:{edge}{_SIGN}){{3,}}" for edge in _EDGES))
_FEWEST, _FEWEST_DIGITS = 4, 6


def box_runs(text: str) -> Iterator[Span]:
    """From the first to the last letter of each row of boxes.

    With blanks alone between them, only letters or only figures are one: not `a 4 e 8 mesi`.
    """
    for run in _RUN.finditer(text):
        written = "".join(filter(str.isalnum, run[0]))
        bare = run[0].replace(" ", "")
        if bare.isalnum() and not (bare.isalpha() or bare.isdecimal()):
            continue
        if len(written) >= (_FEWEST_DIGITS if written.isdecimal() else _FEWEST):
            yield Span(*run.span())


class LetterBoxes:
    """The rows of boxes of a document."""

    def __init__(self, document: Document) -> None:
        """Look for them, once for all that is asked."""
        self._document = document
        self._runs = [*box_runs(document.text)]

    def opened(self) -> Document:
        """The document as it is searched: blanks between letters in boxes, and no barriers."""
        if not self._runs:
            return self._document
        pieces, end, text = [], 0, self._document.text
        for run in self._runs:
            blank = (c if c.isalnum() or combining(c) else " " for c in run.of(text))
            pieces += [text[end : run.start], *blank]
            end = run.end
        starts = [run.start for run in self._runs]

        def is_inside(barrier: int) -> bool:
            index = bisect_left(starts, barrier) - 1
            return index >= 0 and barrier < self._runs[index].end

        barriers = tuple(one for one in self._document.barriers if not is_inside(one))
        return replace(self._document, text="".join((*pieces, text[end:])), barriers=barriers)

    def each(self, findings: Iterable[Finding]) -> tuple[Finding, ...]:
        """`findings` of the opened document, one for each cell that they lie in.

        Boxes hold one value: where some of a row are found, all are.
        """
        if not self._runs:
            return tuple(findings)
        ends = [run.end for run in self._runs]
        inside: dict[int, list[Finding]] = {}
        found = []
        for finding in findings:
            index = bisect_right(ends, finding.span.start)
            if index < len(ends) and finding.span.overlaps(self._runs[index]):
                inside.setdefault(index, []).append(finding)
            else:
                found.append(finding)
        for index in sorted(inside):
            whole = _over(self._runs[index], inside[index])
            # A finding that lies in two rows takes in the second.
            if found and found[-1].span.overlaps(whole.span) and index - 1 in inside:
                whole = _over(whole.span, [found.pop(), whole])
            found.append(whole)
        parted = (part for finding in found for part in _in_cells(finding, self._document))
        return tuple(sorted(parted, key=lambda finding: finding.span))


def _over(run: Span, members: list[Finding]) -> Finding:
    """The longest of some findings of a row, as far as the row and all of them reach."""
    longest = max(members, key=lambda finding: (len(finding.span), finding.score))
    first = min(run.start, *(finding.span.start for finding in members))
    return _at(Span(first, max(run.end, *(finding.span.end for finding in members))), longest)


def _in_cells(finding: Finding, document: Document) -> Iterator[Finding]:
    first = bisect_right(document.barriers, finding.span.start)
    last = bisect_left(document.barriers, finding.span.end)
    if first == last:
        yield finding
        return
    edges = (finding.span.start, *document.barriers[first:last], finding.span.end)
    for start, end in pairwise(edges):
        written = document.text[start:end]
        blank = len(written) - len(written.lstrip())
        if blank < len(written):
            yield _at(Span(start + blank, start + len(written.rstrip())), finding)


def _at(span: Span, finding: Finding) -> Finding:
    return replace(finding, id=finding_id(span, finding.subcategory), span=span)
