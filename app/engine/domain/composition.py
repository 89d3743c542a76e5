"""How a document without pages sets its text: paragraphs, lists, tables, and what is bold.

Frozen, and silent about its text, as `app.engine.domain.document`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import NamedTuple


class Section(IntEnum):
    """Which part of a document a paragraph is in."""

    BODY = 0
    HEADER = 1
    FOOTNOTES = 2
    ENDNOTES = 3
    FOOTER = 4
    CHART = 5
    LIST_LABELS = 6


class Style(IntFlag):
    """How letters look."""

    PLAIN = 0
    BOLD = 1
    ITALIC = 2
    UNDERLINED = 4


class Cell(NamedTuple):
    """Where a paragraph stands in a table: its number from 1, row and column from 0.

    `columns` is how many it spans. Number 0: in no table.
    """

    table: int = 0
    row: int = 0
    column: int = 0
    columns: int = 1


class Paragraph(NamedTuple):
    """A stretch of the text, from `start` to `end`, which may be empty.

    `heading` is 1 to 9, 0 for none; `level` that of a list from 1, 0 for none, and `marker` what
    stands before it there. `align` is 0 for left, 1 for centred, 2 for right. `cell` is in the
    outermost table around it, `inner` in the innermost, where that is another.
    """

    start: int
    end: int
    section: Section = Section.BODY
    heading: int = 0
    level: int = 0
    align: int = 0
    cell: Cell = Cell()
    marker: str = ""
    inner: Cell = Cell()


class Run(NamedTuple):
    """Letters that look otherwise than those around them."""

    start: int
    end: int
    style: Style


_PARAGRAPH, _RUN, _MARKER = 15, 3, 10


@dataclass(frozen=True, slots=True)
class Composition:
    """Paragraphs and runs in columns of numbers, as `Words`; none for most formats.

    Attributes:
        paragraphs: the fields of every paragraph, as 64-bit integers, its marker by number.
        runs: start, end and style of every run.
        markers: every marker once.
    """

    paragraphs: bytes = field(default=b"", repr=False)
    runs: bytes = field(default=b"", repr=False)
    markers: tuple[str, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        numbers = array("q", self.paragraphs)
        if len(numbers) % _PARAGRAPH or len(self.runs) % (8 * _RUN):
            raise ValueError("not the columns of a composition")
        if any(not 0 <= number < len(self.markers) for number in set(numbers[_MARKER::_PARAGRAPH])):
            raise ValueError("a marker that is not there")

    @classmethod
    def of(cls, paragraphs: Iterable[Paragraph], runs: Iterable[Run]) -> Composition:
        """The composition of these, in the order of the text."""
        markers: dict[str, int] = {}
        columns, looks = array("q"), array("q")
        for one in paragraphs:
            number = markers.setdefault(one.marker, len(markers))
            columns.extend((one.start, one.end, one.section, one.heading, one.level, one.align))
            columns.extend((*one.cell, number, *one.inner))
        for run in runs:
            looks.extend((run.start, run.end, int(run.style)))
        return cls(columns.tobytes(), looks.tobytes(), tuple(markers))

    def __len__(self) -> int:
        """How many paragraphs there are."""
        return len(self.paragraphs) // (8 * _PARAGRAPH)

    def __iter__(self) -> Iterator[Paragraph]:
        numbers = array("q", self.paragraphs)
        for at in range(0, len(numbers), _PARAGRAPH):
            start, end, section, heading, level, align = numbers[at : at + 6]
            cell, marker = Cell(*numbers[at + 6 : at + 10]), self.markers[numbers[at + _MARKER]]
            inner = Cell(*numbers[at + _MARKER + 1 : at + _PARAGRAPH])
            yield Paragraph(
                start, end, Section(section), heading, level, align, cell, marker, inner
            )

    @property
    def looks(self) -> Sequence[Run]:
        """The runs, in order."""
        numbers = iter(array("q", self.runs))
        return [
            Run(start, end, Style(style))
            for start, end, style in zip(numbers, numbers, numbers, strict=True)
        ]
