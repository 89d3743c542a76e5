"""No closed rule takes an identifier that a person marked for something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest
from support.sampling import sampled

import app.training
from app.engine.detectors import (
    clinical,
    clocks,
    counts,
    figures,
    namesakes,
    numbered,
    shorthand,
)
from app.engine.detectors.base import TAGGER
from app.engine.domain.review import Finding
from app.training.corpora.inline import parse

AUTHORED = sorted((Path(app.training.__file__).parent / "authored").glob("train_*.txt"))
NAMES_NOBODY: Mapping[str, Callable[[Finding, str], bool]] = {
    "clinical": partial(clinical.names_nobody, known=frozenset()),
    "clocks": clocks.names_nobody,
    "counts": counts.names_nobody,
    "figures": figures.names_nobody,
    "namesakes": partial(namesakes.names_nobody, known=frozenset()),
    "numbered": numbered.names_nobody,
    "shorthand": partial(shorthand.names_nobody, known=frozenset()),
}
# An age that a weight seems to be.
KNOWN = {("figures", "es12-002", "AGE", "2")}


@pytest.mark.parametrize("notes", sampled(AUTHORED, 5), ids=lambda path: path.stem)
def test_no_identifier_that_a_person_marked_names_nobody(notes: Path) -> None:
    """However little the tagger is sure of it."""
    lost = {
        (name, note.id, marked.subcategory, marked.span.of(note.text))
        for note in parse(notes.read_text("utf-8"), notes.stem)
        for marked in note.spans
        for name, names_nobody in NAMES_NOBODY.items()
        if names_nobody(Finding("f", marked.span, marked.subcategory, 0.5, TAGGER), note.text)
    }
    assert lost <= KNOWN
