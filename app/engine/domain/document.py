"""A document as it was read: its text, and the spans, words, pages, fields and languages in it.

The values are frozen, checked on creation and silent about their text.
Offsets are half-open and count Unicode code points of `Document.text`.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

from app.engine.domain.composition import Composition
from app.engine.domain.geometry import UNREAD, Box, Region
from app.engine.domain.hidden_content import HiddenContent
from app.notices import Notice

NO_NAME = "\u4e28"
"""A word that is in no name: nothing is found from one side of it to the other."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A non-empty half-open range of code points, `0 <= start < end`."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start < self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start

    def overlaps(self, other: Span) -> bool:
        """Whether both cover at least one common code point."""
        return self.start < other.end and other.start < self.end

    def covers(self, other: Span) -> bool:
        """Whether `other` lies wholly inside this span."""
        return self.start <= other.start and other.end <= self.end

    def of(self, text: str) -> str:
        """The covered part of `text`."""
        return text[self.start : self.end]

    def before(self, text: str, length: int) -> str:
        """At most `length` characters of `text` that stand right before the span."""
        return text[max(0, self.start - length) : self.start]


@dataclass(frozen=True, slots=True)
class Word:
    """Where a stretch of `Document.text` stands on its page."""

    span: Span
    box: Box


class Words(Sequence[Word]):
    """Words in columns of numbers: a long document has too many to keep an object for each.

    As objects they would take seconds to pass between processes, and the garbage collector,
    which goes through all of them, would hold up the window.
    """

    __slots__ = ("_boxes", "_spans")

    def __init__(self, words: Iterable[Word] = ()) -> None:
        self._spans, self._boxes = array("q"), array("d")
        for word in words:
            self._spans.extend((word.span.start, word.span.end))
            self._boxes.extend((word.box.x0, word.box.top, word.box.x1, word.box.bottom))

    @classmethod
    def of_columns(cls, spans: bytes, boxes: bytes) -> Words:
        """The words of which these are the `columns`. Raises `ValueError` where they are not."""
        words = cls()
        words._spans.frombytes(spans)
        words._boxes.frombytes(boxes)
        if len(words._boxes) != 2 * len(words._spans) or len(words._spans) % 2:
            raise ValueError("not the columns of words")
        return words

    @property
    def columns(self) -> tuple[bytes, bytes]:
        """Start and end of all spans, as 64-bit integers, and four doubles for every box."""
        return self._spans.tobytes(), self._boxes.tobytes()

    def touching(self, start: int, end: int) -> Iterator[tuple[int, int, Box]]:
        """Start, end and box of the words that share text with a range, from words in order.

        A page is painted in a frame of scrolling, in which there is no time for more objects.
        """
        spans, boxes = self._spans, self._boxes
        first = bisect_right(range(len(self)), start, key=lambda number: spans[2 * number + 1])
        for number in range(first, len(self)):
            if spans[2 * number] >= end:
                return
            box = Box(*boxes[4 * number : 4 * number + 4])
            yield spans[2 * number], spans[2 * number + 1], box

    def __len__(self) -> int:
        return len(self._spans) // 2

    @overload
    def __getitem__(self, place: int) -> Word: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Word, ...]: ...
    def __getitem__(self, place: int | slice) -> Word | tuple[Word, ...]:
        if isinstance(place, slice):
            return tuple(self[number] for number in range(*place.indices(len(self))))
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(place)
        span = Span(self._spans[2 * number], self._spans[2 * number + 1])
        return Word(span, Box(*self._boxes[4 * number : 4 * number + 4]))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Words):
            return NotImplemented
        return self._spans == other._spans and self._boxes == other._boxes

    def __hash__(self) -> int:
        return hash((self._spans.tobytes(), self._boxes.tobytes()))


@dataclass(frozen=True, slots=True)
class Page:
    """One page as shown (rotation applied). Sizes in points; `number` counts from 1.

    `start` and `end` bound the page's part of the text and may be equal for an empty page.
    `recognised`: words of it, or all, were read from a picture by text recognition. `unread`: where
    that saw writing of which it could make no words. `quarters`: by how many quarters of a circle,
    counter-clockwise, it turned the page to read it; nothing else here is turned.
    """

    number: int
    start: int
    end: int
    width: float
    height: float
    words: Sequence[Word] = field(default=(), repr=False)
    recognised: bool = False
    unread: tuple[Box, ...] = ()
    quarters: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.words, Words):
            object.__setattr__(self, "words", Words(self.words))


HEADING, SHEET = "<heading>", "<sheet>"


@dataclass(frozen=True, slots=True)
class Field:
    """What the notation of a file calls the value at `span`: `PID-5.1`, `Patient.birthDate`.

    Names from no standard begin with `$.`: `$.Phone` is in the column headed so. A value in a value
    has both names: `$.Letter > ClinicalDocument.title`. What names a column is a `HEADING`, what a
    sheet of a workbook is called a `SHEET`.
    """

    span: Span
    name: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Fields:
    """Fields in columns of numbers, for the reasons of `Words`: a table has a hundred thousand.

    Attributes:
        names: every name once.
        columns: start, end and number of the name of every field, as 64-bit integers.
    """

    names: tuple[str, ...] = field(default=(), repr=False)
    columns: bytes = field(default=b"", repr=False)

    def __post_init__(self) -> None:
        numbers = self._numbers()[2::3]
        if len(self.columns) % 24 or any(not 0 <= n < len(self.names) for n in set(numbers)):
            raise ValueError("not the columns of fields")

    @classmethod
    def of(cls, fields: Iterable[tuple[int, int, str]]) -> Fields:
        """The fields with these starts, ends and names."""
        numbers: dict[str, int] = {}
        columns = array("q")
        for start, end, name in fields:
            columns.extend((start, end, numbers.setdefault(name, len(numbers))))
        return cls(tuple(numbers), columns.tobytes())

    def __len__(self) -> int:
        return len(self.columns) // 24

    def __iter__(self) -> Iterator[Field]:
        numbers = iter(self._numbers())
        for start, end, name in zip(numbers, numbers, numbers, strict=True):
            yield Field(Span(start, end), self.names[name])

    def within(self, start: int, end: int) -> Fields:
        """Those that lie between two offsets, which then count from `start`."""
        numbers = self._numbers()
        first = bisect_left(range(len(self)), start, key=lambda one: numbers[3 * one])
        columns = array("q")
        for number in range(first, len(self)):
            begin, behind, name = numbers[3 * number : 3 * number + 3]
            if begin >= end:
                break
            if behind <= end:
                columns.extend((begin - start, behind - start, name))
        return Fields(self.names, columns.tobytes())

    def _numbers(self) -> array[int]:
        return array("q", self.columns)


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of text in one language.

    `language` is a code of `app.languages`, or empty where a person says that it is of none, such
    as a table. `certainty` is the probability, 0 to 1, that it is right: 1 where a person said so.
    """

    span: Span
    language: str
    certainty: float

    def __post_init__(self) -> None:
        if not 0.0 <= self.certainty <= 1.0:
            raise ValueError(f"not a probability: {self.certainty}")


@dataclass(frozen=True, slots=True)
class Document:
    """What a format read: one string, and where its pages are.

    Attributes:
        id: first 16 hexadecimal digits of `sha256`.
        kind: name of the format that read it and must write it: `text`, `docx`, `pdf`.
        sha256: of the file's bytes.
        text: all visible text in reading order.
        pages: empty for formats without fixed pages.
        barriers: sorted offsets that no finding may cross (cells, columns, parts).
        notices: what the export will drop or change besides the findings.
        fields: what a structured file calls its values, in order; others have none.
        dropped: what the file says beside its text, for the reviewer's eyes only.
        rows: the rows of its tables, in order, where the format tells them.
        passages: the parts whose language is known, in order and disjoint.
        composition: how a text without pages is set, where the format tells that.
    """

    id: str
    kind: str
    sha256: str
    text: str = field(repr=False)
    pages: tuple[Page, ...] = ()
    barriers: tuple[int, ...] = field(default=(), repr=False)
    notices: tuple[Notice, ...] = ()
    fields: Fields = field(default=Fields(), repr=False)
    dropped: tuple[HiddenContent, ...] = ()
    rows: tuple[Span, ...] = field(default=(), repr=False)
    passages: tuple[Passage, ...] = ()
    composition: Composition = field(default=Composition(), repr=False)

    @property
    def unread(self) -> tuple[Region, ...]:
        """Boxes over writing that nobody could read, which a review begins with."""
        return tuple(
            Region(page.number, inside, UNREAD)
            for page in self.pages
            for box in sorted(page.unread, key=lambda one: (one.top, one.x0))
            for inside in [box.within(page.width, page.height)]
            if inside is not None
        )

    def page_of(self, offset: int) -> int | None:
        """Number of the page that holds `offset`; None where there are no pages."""
        if not self.pages:
            return None
        after = bisect_right(self.pages, offset, key=lambda page: page.start)
        return self.pages[max(0, after - 1)].number
