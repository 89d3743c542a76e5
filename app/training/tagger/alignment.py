"""Gold spans on the tokens of a tagger, and what a tagger says of notes whose gold is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from app.engine.tagger import bilou
from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.tokens.tokeniser import Tokens
from app.progress import NullReporter
from app.training.corpora.documents import LabelledDocument
from app.training.tagger.calibration import Scored


def align(note: LabelledDocument, tokens: Tokens, classes: Sequence[str]) -> Ints:
    """BILOU tags `(tokens,)` of the tokens of `note`; `classes` are all that its spans name.

    A token that reaches into a span belongs to it; the first of two spans keeps a shared one.
    """
    index = {name: number for number, name in enumerate(classes)}
    spans: list[tuple[int, int, int]] = []
    free = 0
    for marked in note.spans:
        span = marked.span
        first = max(free, int(np.searchsorted(tokens.ends, span.start, side="right")))
        end = int(np.searchsorted(tokens.starts, span.end, side="left"))
        if first < end:
            spans.append((first, end, index[marked.subcategory]))
            free = end
    return bilou.encode(spans, len(tokens))


def scored(tagger: LatticeTagger[Any], notes: Sequence[LabelledDocument]) -> list[Scored]:
    """Emissions and gold tags of each note that has a token."""
    found = []
    for note in notes:
        encoded = tagger.encode(note.text, note.barriers)
        if len(encoded.tokens):
            emissions = tagger.emissions(encoded, NullReporter())
            # A label that was never learnt identifies all the same, and is missed.
            kinds = dict.fromkeys((*tagger.pack.manifest.subcategories, *sorted(note.labels)))
            gold = align(note, encoded.tokens, tuple(kinds))
            found.append(Scored(emissions, gold, encoded.edges))
    return found
