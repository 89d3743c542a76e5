"""Writes what was decided as labelled data, for training and evaluation.

The files hold the documents' text with all identifiers.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from app.engine.domain.types import Review
from app.errors import AppError, WriteFailed
from app.progress import Reporter
from app.training.corpora import brat, jsonl
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.ui.export.batch import BatchExport, Item, Job


class Form(StrEnum):
    """What is written for each document."""

    BRAT = "brat"
    I2B2 = "i2b2"
    JSONL = "jsonl"


class LabelledExport(BatchExport):
    """As the export of redacted copies, but with the text as it is and labels beside it."""

    form = Form.BRAT
    folder = Path()

    def write_to(self, folder: Path, form: Form) -> None:
        """Write every document into `folder`; nothing there is replaced."""
        self.folder, self.form = folder, form
        self.begin()

    def job_for(self, item: Item, review: Review) -> Job:
        """What writes the files of one document."""
        folder, form, name = self.folder, self.form, item.entry.path.stem

        def job(_: Reporter) -> tuple[Path, AppError | None]:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                return write(labelled(review, name), folder, form), None
            except OSError as error:
                raise WriteFailed(f"The file could not be written: {error.strerror}.") from None

        return job

    def note(self, item: Item, review: Review) -> None:
        """Labelled data are no export of the document."""


def labelled(review: Review, name: str) -> LabelledDocument:
    """What the reviewer removes is what is labelled, by kind."""
    spans = tuple(GoldSpan(one.span, one.subcategory) for one in review.redacted)
    return LabelledDocument(name, review.document.text, spans)


def write(document: LabelledDocument, folder: Path, form: Form) -> Path:
    """Write one document; the path of its labels.

    Raises `Unsupported` for what a format cannot hold, and `OSError`.
    """
    contents: dict[str, bytes] = {}
    if form is Form.BRAT:
        text, annotations = brat.serialise(document)
        contents = {".txt": text.encode(), ".ann": annotations.encode()}
    elif form is Form.I2B2:
        from app.training.corpora import i2b2  # noqa: PLC0415 - its library loads slowly

        contents = {".xml": i2b2.serialise(document)}
    else:
        contents = {".jsonl": jsonl.serialise([document]).encode()}
    number, stem = 1, document.id
    while any((folder / f"{stem}{ending}").exists() for ending in contents):
        number += 1
        stem = f"{document.id}-{number}"
    for ending, content in contents.items():
        (folder / f"{stem}{ending}").write_bytes(content)
    return folder / f"{stem}{next(reversed(contents))}"
