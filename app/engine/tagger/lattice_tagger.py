"""What taggers of all kinds share: from scores of tokens to findings, by one lattice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Generic, Protocol, TypeVar

import numpy as np

from app.engine.detectors.base import TAGGER, Detection, Reached, TokenChance
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.tagger.decoding import Decoded, Tagging, decode, decode_at, tag
from app.engine.tagger.linear_chain import Floats, Ints
from app.engine.tagger.pack.packs import Pack
from app.engine.tagger.tokens.tokeniser import Tokens
from app.errors import PackMismatch
from app.progress import Repeater, Reporter, Stage, Tick, silent

_NEAR = 0.01
PART = 32768
"""Tokens that the lattice handles at once, about; a second or so."""

Behind = Callable[[int, Floats], None]
"""Is told the number of the token up to which all emissions are there, and the emissions."""


class Tokenised(Protocol):
    """A text as its tagger reads it."""

    @property
    def tokens(self) -> Tokens:
        """The tokens that get scores."""

    @property
    def edges(self) -> Ints:
        """Sorted numbers of tokens that nothing may cross from the left, beside barriers."""


T = TypeVar("T", bound=Tokenised)


def _parts(edges: Ints, count: int) -> Iterator[tuple[int, int]]:
    """First and end of stretches of about `PART` tokens; each but the last ends at an edge."""
    first = 0
    while count - first > 2 * PART:
        place = int(np.searchsorted(edges, first + PART))
        if place == len(edges) or edges[place] >= count:
            break
        yield first, int(edges[place])
        first = int(edges[place])
    yield first, count


class LatticeTagger(ABC, Generic[T]):
    """Finds identifiers with a pack. Loaded once; `examine` may be called often."""

    name = TAGGER

    def __init__(self, pack: Pack, min_score: float) -> None:
        """Raises `PackMismatch` where no label of the pack means anything to the program."""
        if not any(pack.classes):
            raise PackMismatch("The labels of the model mean nothing to the program.")
        self.pack = pack
        self.min_score = min_score

    @property
    @abstractmethod
    def provider(self) -> str:
        """Where it computes: a key of `app.engine.tagger.tagger.PROVIDERS`."""

    @abstractmethod
    def encode(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> T:
        """The text as this tagger reads it; no token crosses a barrier."""

    @abstractmethod
    def stream(self, encoded: T, reporter: Reporter) -> Iterator[tuple[int, Floats]]:
        """Scores of each BILOU tag for each token, `(tokens, tags)`, as they come.

        After each block how many tokens, the first ones, have theirs, and the scores of all.
        """

    def emissions(self, encoded: T, reporter: Reporter, behind: Behind | None = None) -> Floats:
        """Scores of each BILOU tag for each token, `(tokens, tags)`.

        `behind` is told after each block which tokens have theirs: the first ones.
        """
        emissions = np.empty((0, len(self.pack.columns)), dtype=np.float32)
        for last, emissions in self.stream(encoded, reporter):
            if behind is not None:
                behind(last, emissions)
        return emissions

    def examine(
        self, document: Document, reporter: Reporter, reached: Reached | None = None
    ) -> Detection:
        """Findings, and what scored a little less. Raises `Cancelled` between parts of the text.

        `reached` is told now and then, with what finds identifiers in the text up to there.
        """
        telling = Repeater(reporter, Stage.DETECT)
        encoded = self.encode(document.text, document.barriers, telling.again)
        if not len(encoded.tokens):
            reporter.step(Stage.DETECT, 1, 1)
            return Detection((), ())
        edges = self._edges(document, encoded)

        def between(emissions: Floats, span: Span) -> tuple[Finding, ...]:
            first, end = np.searchsorted(encoded.tokens.starts, (span.start, span.end)).tolist()
            if first == end:
                return ()
            tokens = encoded.tokens.between(first, end)
            inner = edges[(edges > first) & (edges < end)] - first
            tagging = self.tagging(emissions[first:end], inner)
            return self._named(decode(document.text, tokens, tagging, self.min_score))

        def behind(last: int, emissions: Floats) -> None:
            if reached is not None and last < len(encoded.tokens):
                reached(int(encoded.tokens.starts[last]), partial(between, emissions))

        emissions = self.emissions(encoded, telling, behind)
        thresholds = (self.min_score, min(self.min_score, _NEAR))
        findings: list[Finding] = []
        candidates: list[Finding] = []
        # A batch of messages has a million tokens: all at once take gigabytes, and tell nothing.
        for first, end in _parts(edges, len(encoded.tokens)):
            inner = edges[(edges > first) & (edges < end)] - first
            tagging = self.tagging(emissions[first:end], inner)
            tokens = encoded.tokens.between(first, end)
            found, near = decode_at(document.text, tokens, tagging, thresholds)
            findings += self._named(found)
            candidates += self._named(near)
            if end < len(encoded.tokens):
                telling.again()
        return Detection(tuple(findings), tuple(candidates))

    def chances(self, document: Document, reporter: Reporter) -> tuple[TokenChance, ...]:
        """How probable it is of each token that it identifies. Raises `Cancelled`."""
        telling = Repeater(reporter, Stage.DETECT)
        encoded = self.encode(document.text, document.barriers, telling.again)
        if not len(encoded.tokens):
            return ()
        tagging = self.tagging(self.emissions(encoded, reporter), self._edges(document, encoded))
        tokens, found = encoded.tokens, tagging.identifying.clip(0, 1).tolist()
        bounds = zip(tokens.starts.tolist(), tokens.ends.tolist(), found, strict=True)
        return tuple(TokenChance(Span(start, end), chance) for start, end, chance in bounds)

    def tagging(self, emissions: Floats, edges: Ints) -> Tagging:
        """The lattice over emissions; `edges` as in `app.engine.tagger.decoding.tag`."""
        manifest = self.pack.manifest
        return tag(emissions, self.pack.transitions, edges, manifest.temperature, manifest.decoder)

    def _edges(self, document: Document, encoded: T) -> Ints:
        barriers = np.array(document.barriers, dtype=np.int64)
        return np.union1d(np.searchsorted(encoded.tokens.starts, barriers), encoded.edges)

    def _named(self, found: Iterable[Decoded]) -> tuple[Finding, ...]:
        named = ((item, self.pack.classes[item.class_index]) for item in found)
        return tuple(
            Finding(
                id=finding_id(item.span, subcategory),
                span=item.span,
                subcategory=subcategory,
                score=item.score,
                detector=self.name,
            )
            for item, subcategory in named
            if subcategory
        )
