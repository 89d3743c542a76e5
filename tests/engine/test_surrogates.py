"""Surrogates: invented, consistent, and never what stood there."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import app.training
from app.engine.mask import plan
from app.engine.merge import finding_id, merge
from app.engine.propagate import propagate
from app.engine.surrogates import Surrogates
from app.engine.types import Document, Extract, Finding, Layer, Mode, Review
from app.engine.verify import verify
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.inline import parse

NOTES = parse(
    (Path(app.training.__file__).parent / "authored" / "train_en_a.txt").read_text("utf-8"), "a"
)
KEY = bytes(range(32))


def reviewed(note: LabelledDocument) -> Review:
    digest = hashlib.sha256(note.text.encode()).hexdigest()
    document = Document(digest[:16], "text", digest, note.text)
    gold = [
        Finding(finding_id(s.span, s.subcategory), s.span, s.subcategory, 1.0, "gold")
        for s in note.spans
    ]
    merged = merge(gold, document)
    return Review(document, merge((*merged, *propagate(merged, document)), document))


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
def test_no_original_is_left_in_a_note_full_of_surrogates(note: LabelledDocument) -> None:
    review = reviewed(note)
    made = plan(review, Mode.SURROGATE, Surrogates(KEY, review))
    verification = verify(made, review, [Extract("reader", Layer.TEXT, made.apply(note.text))])
    assert verification.passed, verification.leaks
