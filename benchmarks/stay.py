"""A ten-page note about one fictional patient, as a PDF, and what is to be removed from it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from reportlab.lib.pagesizes import LETTER
from reportlab.pdfgen import canvas

from app.engine.labels import schema
from app.engine.types import Span
from app.training.corpora import inline
from app.training.corpora.documents import LabelledDocument

_MARKED = Path(__file__).with_name("stay.txt")
_PAGE_END = "---"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something to remove: where it stands, and its category."""

    span: Span
    category: str


def stay(path: Path) -> Path:
    """Write the note as a PDF."""
    page = canvas.Canvas(str(path), pagesize=LETTER)
    for lines in _pages(_note().text):
        text = page.beginText(54, 744)
        text.setFont("Helvetica", 10)
        text.setLeading(17)
        text.textLines("\n".join(lines))
        page.drawText(text)
        page.showPage()
    page.save()
    return path


def wanted_in(text: str) -> tuple[Wanted, ...]:
    """What is to be removed from the note, where it stands in the `text` that was read.

    Reading keeps the order of all characters but white space. Raises `ValueError` where not.
    """
    note = _note()
    # The line between two pages is on no page.
    ours = [at for at, c in enumerate(note.text) if not c.isspace() and not _is_rule(note.text, at)]
    theirs = [at for at, c in enumerate(text) if not c.isspace()]
    if [note.text[at] for at in ours] != [text[at] for at in theirs]:
        raise ValueError("the note was not read as it was written")
    place = dict(zip(ours, theirs, strict=True))
    category = schema().category_of
    return tuple(
        Wanted(
            Span(place[one.span.start], place[one.span.end - 1] + 1),
            category(one.subcategory).name,
        )
        for one in note.spans
    )


def _note() -> LabelledDocument:
    (note,) = inline.parse(_MARKED.read_text(encoding="utf-8"), _MARKED.name)
    return note


def _pages(text: str) -> list[list[str]]:
    return [page.strip("\n").split("\n") for page in text.split(f"\n{_PAGE_END}\n")]


def _is_rule(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 :]
    return line.startswith(f"{_PAGE_END}\n")
