"""What an export changes, and what those see in it who look whether anything is left.

Frozen, and silent about its text, as `app.engine.domain.document`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from app.engine.domain.document import Span
from app.engine.domain.geometry import Region
from app.phrases import phrase

# Stands for every identifier in a text without labels.
BLACK_BOX = "█████"


class Mode(StrEnum):
    """What stands in an export where an identifier stood."""

    BOX = "box"
    MASK = "mask"
    NUMBERED = "numbered"
    SURROGATE = "surrogate"


DATE_SHIFTS = (60, 364, 1095)
"""Days by which dates of invented values may be moved at most."""
USUAL_DATE_SHIFT = 364


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the text at `span` by `replacement`.

    `boxed`: drawn on a box, or set as words, where both are in one plan; else as the mode says.
    """

    span: Span
    replacement: str = field(repr=False)
    subcategory: str
    boxed: bool | None = None

    def is_boxed(self, mode: Mode) -> bool:
        """Whether it is drawn on a box over the words; else it is set in their place."""
        return mode is not Mode.SURROGATE if self.boxed is None else self.boxed


@dataclass(frozen=True, slots=True)
class Layout:
    """What a user may choose about exports of PDFs.

    Attributes:
        exact_places: letters behind a removed word do not move, which tells its width
            (decision 16).
        text_layer: pages that become pictures can be searched and copied from.
        pictures: pages, by ascending numbers from 1, of which only a picture without words to
            search stays, painted over wherever what was removed is still read in it.
    """

    exact_places: bool = False
    text_layer: bool = True
    pictures: tuple[int, ...] = ()


USUAL_LAYOUT = Layout()


@dataclass(frozen=True, slots=True)
class RedactionPlan:
    """Everything an export changes in one document: edits sorted and disjoint.

    Of pages with `regions` only a picture stays, in which these are painted over. Where the
    document `may_hold_codes`, machine-readable ones are looked for once more while it is written.
    `kept` are ids of findings that the policy keeps, sorted.
    """

    document_id: str
    mode: Mode
    edits: tuple[Edit, ...]
    regions: tuple[Region, ...] = ()
    layout: Layout = USUAL_LAYOUT
    may_hold_codes: bool = True
    kept: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for before, after in zip(self.edits, self.edits[1:], strict=False):
            if before.span.end > after.span.start:
                raise ValueError("edits overlap or are not sorted")

    def apply(self, text: str) -> str:
        """`text` with every edit made, always taken from the original offsets."""
        parts: list[str] = []
        position = 0
        for edit in self.edits:
            parts += (text[position : edit.span.start], edit.replacement)
            position = edit.span.end
        return "".join((*parts, text[position:]))


class Layer(StrEnum):
    """How strictly an extract of an export is searched.

    TEXT is running text and may repeat what the reviewer kept; HIDDEN is metadata, names and
    attributes that must hold nothing; RAW is undecoded bytes, searched for long strings only.
    """

    TEXT = "text"
    HIDDEN = "hidden"
    RAW = "raw"


LAYER_TITLES: Mapping[str, str] = {
    Layer.TEXT: phrase("text, as other programs read it"),
    Layer.HIDDEN: phrase("hidden content, such as metadata and names"),
    Layer.RAW: phrase("stored data, byte by byte"),
}


class Reader(StrEnum):
    """What read an extract. What one reader sees of an export is one text."""

    PDFIUM = "pdfium"
    PDFPLUMBER = "pdfplumber"
    QPDF = "qpdf"
    RECOGNITION = "recognition"
    DRAWINGS = "drawings"
    STORED_PICTURES = "stored pictures"
    PYTHON_DOCX = "python-docx"
    TAGS = "tags"
    SYMBOLS = "symbols"
    EXPAT = "expat"
    ZIPFILE = "zipfile"
    PILLOW = "pillow"
    CODEC = "codec"
    BYTES = "bytes"


# Readers that see the same pages or parts: only with its name a place is clear.
_NAMED = frozenset(
    (
        Reader.PDFIUM,
        Reader.PDFPLUMBER,
        Reader.RECOGNITION,
        Reader.DRAWINGS,
        Reader.STORED_PICTURES,
        Reader.PYTHON_DOCX,
        Reader.TAGS,
    )
)


def place_in_words(
    reader: Reader | None, part: str, variant: str = "", inside: Iterable[str] = ()
) -> str:
    """Where something was seen, such as `pdfium page 3`, for errors and reports."""
    words = part
    if reader is Reader.CODEC:
        words = f"{part} as {variant}"
    elif reader in _NAMED:
        words = " ".join(filter(None, (reader, variant, part)))
    return ": ".join((*inside, words))


@dataclass(frozen=True, slots=True)
class Extract:
    """A piece of an export as one independent extractor sees it.

    Where it comes from is told without document text.

    Attributes:
        part: such as `page 3`, `object 12 marks`, `word/document.xml attributes`.
        variant: of a reader: how a picture was looked at, in which encoding.
        inside: the files that it lies in, from the outside in.
        page: number of the page that it is of, from 1; 0 where it is of none or of several.
    """

    reader: Reader
    part: str
    layer: Layer
    text: str = field(repr=False)
    variant: str = ""
    inside: tuple[str, ...] = ()
    page: int = 0

    @property
    def source(self) -> tuple[tuple[str, ...], Reader, str]:
        """What is searched together: all parts that one reader sees in one way."""
        return self.inside, self.reader, self.variant

    @property
    def place(self) -> str:
        """Where it comes from in words, such as `pdfium page 3`."""
        return place_in_words(self.reader, self.part, self.variant, self.inside)


@dataclass(frozen=True, slots=True)
class Leak:
    """An accepted identifier that is still in an export: which kind, and where.

    Without a `reader` it was not seen in the export, but in the plan or under a box. `page` as of
    `Extract`. `offset` is where the original has it, one place of several; -1 where unknown.
    """

    subcategory: str
    part: str
    reader: Reader | None = None
    variant: str = ""
    inside: tuple[str, ...] = ()
    page: int = 0
    offset: int = field(default=-1, compare=False)

    @classmethod
    def seen_in(cls, extract: Extract, subcategory: str, offset: int = -1) -> Leak:
        """An identifier of this kind in an extract."""
        return cls(
            subcategory,
            extract.part,
            extract.reader,
            extract.variant,
            extract.inside,
            extract.page,
            offset,
        )

    @property
    def place(self) -> str:
        """As of `Extract`."""
        return place_in_words(self.reader, self.part, self.variant, self.inside)


@dataclass(frozen=True, slots=True)
class Verification:
    """Result of searching an export.

    Attributes:
        checks: how many extracts were searched, by layer.
        suspicions: what may say an identifier in other words; they do not fail the check.
    """

    leaks: tuple[Leak, ...]
    checks: Mapping[str, int]
    suspicions: tuple[Leak, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether something was searched and nothing was found."""
        return not self.leaks and sum(self.checks.values()) > 0
