"""The ten-page sample about one fictional patient, and what is to be removed from it."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.paths import RESOURCES
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
    """Put the note, which `tools/samples/make_samples.py` made, there."""
    return Path(shutil.copy(RESOURCES / "samples" / "sample-stay.pdf", path))


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


def _is_rule(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 :]
    return line.startswith(f"{_PAGE_END}\n")
