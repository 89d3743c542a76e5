"""No closed rule takes an identifier that a person marked for something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest
from support.sampling import sampled

import app.training
from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds import (
    clinical,
    clocks,
    codes,
    counts,
    earlier_values,
    measurements,
    namesakes,
    numbered,
    quantities,
    shares,
    shorthand,
)
from app.engine.domain.review import Finding
from app.training.corpora.inline import parse

AUTHORED = sorted((Path(app.training.__file__).parent / "authored").glob("train_*.txt"))
Judges = Callable[[Finding, str], bool]
NAMES_NOBODY: Mapping[str, Judges] = {
    "clinical": partial(clinical.names_nobody, known=frozenset()),
    "clocks": clocks.names_nobody,
    "codes": codes.names_nobody,
    "counts": counts.names_nobody,
    "earlier_values": earlier_values.names_nobody,
    "measurements": measurements.names_nobody,
    "namesakes": partial(namesakes.names_nobody, known=frozenset()),
    "numbered": numbered.names_nobody,
    "quantities": quantities.names_nobody,
    "shorthand": partial(shorthand.names_nobody, known=frozenset()),
}
# An age that a weight seems to be.
KNOWN = {("measurements", "es12-002", "AGE", "2")}


def judges(language: str) -> Mapping[str, Judges]:
    """All rules, as they hold in a language."""
    return {**NAMES_NOBODY, "shares": partial(shares.names_nobody, language=language)}


@pytest.mark.parametrize("notes", sampled(AUTHORED, 5), ids=lambda path: path.stem)
def test_no_identifier_that_a_person_marked_names_nobody(notes: Path) -> None:
    """However little the tagger is sure of it."""
    lost = {
        (name, note.id, marked.subcategory, marked.span.of(note.text))
        for note in parse(notes.read_text("utf-8"), notes.stem)
        for marked in note.spans
        for name, names_nobody in judges(note.language).items()
        if names_nobody(Finding("f", marked.span, marked.subcategory, 0.5, TAGGER), note.text)
    }
    assert lost <= KNOWN
