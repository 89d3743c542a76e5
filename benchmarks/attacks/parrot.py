"""The parrot attack on released notes: a tagger learns them and tells what it would have missed.

    python benchmarks/attacks/parrot.py app/training/authored/train_en_a.txt ... --rounds 4

Needs the extra `crf`. Whoever has a batch of released notes marks every identifier that they see,
surrogates and originals alike, and trains a tagger on part of them. It learns what the program that
made the surrogates finds; of what it does not find in the rest, much was missed by that program as
well (Carrell et al. 2019). Misses are planted at random, and where a tagger of the originals is
least sure, which is how real misses lie. Prints no text of any document.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

import pycrfsuite
from leakage import KEY, RATES, review_of

from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.engine.domain.policy import Handling, Policy, Repeats, Treatment
from app.engine.domain.review import Review
from app.training.corpora.files import read_corpus
from app.workflow.export import plan_export

FOLDS = 2
_OUTSIDE, _INSIDE = "O", "I"


@dataclass(frozen=True)
class Piece:
    """An identifier of a note: where it is, and what stands for it in the export."""

    span: Span
    surrogate: str


@dataclass(frozen=True)
class Note:
    """An original with its identifiers."""

    text: str
    pieces: tuple[Piece, ...]

    def released(self, missed: Sequence[bool]) -> tuple[str, list[Span]]:
        """The export where these were missed, and where the identifiers stand in it."""
        parts: list[str] = []
        spans, at, length = [], 0, 0
        for piece, is_missed in zip(self.pieces, missed, strict=True):
            between = self.text[at : piece.span.start]
            shown = piece.span.of(self.text) if is_missed else piece.surrogate
            length += len(between)
            spans.append(Span(length, length + max(1, len(shown))))
            length += len(shown)
            parts += (between, shown)
            at = piece.span.end
        return "".join((*parts, self.text[at:])), spans


@dataclass
class Attacked:
    """Counts over all rounds."""

    identifiers: int = 0
    missed: int = 0
    suspected: int = 0
    right: int = 0

    def row(self) -> str:
        """Share of misses, how many are suspected, precision and recall of that, in percent."""
        shares = (
            self.missed / max(1, self.identifiers),
            self.right / max(1, self.suspected),
            self.right / max(1, self.missed),
        )
        chance, precision, recall = (f"{100 * one:.2f}" for one in shares)
        return f"{self.missed} | {self.suspected} | {chance} | {precision} | {recall}"


def notes_of(reviews: Sequence[Review], repeats: Repeats) -> list[Note]:
    """What a surrogate export of each makes of it."""
    handling = Handling(Treatment.SURROGATE, repeats)
    policy = Policy(repeats.value, dict.fromkeys(schema().subcategories, handling))
    made = []
    for review in reviews:
        done, edits = plan_export(review, policy, KEY)
        pieces = tuple(Piece(edit.span, edit.replacement) for edit in edits.edits)
        made.append(Note(done.document.text, pieces))
    return made


Tokens = list[tuple[Span, str]]
_WORD = re.compile(r"\w+|[^\w\s]")


def words_in(text: str) -> Tokens:
    """The words and signs of a text."""
    return [(Span(*one.span()), one[0]) for one in _WORD.finditer(text)]


def features(tokens: Tokens) -> list[list[str]]:
    """Of each token: word, affixes, shape, and those of two neighbours to either side."""
    own = [[f"w={word.lower()}", f"s={_shape(word)}", f"p={word[:3]}", f"x={word[-3:]}"]
           for _, word in tokens]  # fmt: skip
    found = []
    for at in range(len(tokens)):
        near = [
            f"{step}{one}"
            for step in (-2, -1, 1, 2)
            if 0 <= at + step < len(tokens)
            for one in own[at + step][:2]
        ]
        found.append([*own[at], *near, "b"])
    return found


def _shape(word: str) -> str:
    signs = ["X" if c.isupper() else "x" if c.islower() else "9" if c.isdigit() else c
             for c in word]  # fmt: skip
    return "".join(c for at, c in enumerate(signs) if at == 0 or signs[at - 1] != c)


def inside(tokens: Tokens, spans: Sequence[Span]) -> list[str]:
    """What each token is labelled."""
    return [
        _INSIDE if any(token.overlaps(span) for span in spans) else _OUTSIDE for token, _ in tokens
    ]


class Parrot:
    """A CRF that learnt from notes which tokens identify."""

    def __init__(self, learnt: Sequence[tuple[str, Sequence[Span]]]) -> None:
        trainer = pycrfsuite.Trainer(verbose=False)
        trainer.set_params({"c1": 0.1, "c2": 0.5, "max_iterations": 50})
        for text, spans in learnt:
            tokens = words_in(text)
            trainer.append(features(tokens), inside(tokens, spans))
        with TemporaryDirectory() as folder:
            path = str(Path(folder) / "parrot")
            trainer.train(path)
            self._tagger = pycrfsuite.Tagger()
            self._tagger.open(path)

    def doubts(self, text: str, spans: Sequence[Span]) -> list[float]:
        """Of each identifier, the probability that its least certain token is none."""
        tokens = words_in(text)
        self._tagger.set(features(tokens))
        outside = [
            self._tagger.marginal(_OUTSIDE, at) if _OUTSIDE in self._tagger.labels() else 0.0
            for at in range(len(tokens))
        ]
        return [
            max(
                (outside[at] for at, (token, _) in enumerate(tokens) if token.overlaps(span)),
                default=0.0,
            )
            for span in spans
        ]


def doubts_of(batch: Sequence[tuple[str, Sequence[Span]]]) -> list[list[float]]:
    """Of each identifier of a batch, what a parrot that learnt the other half thinks."""
    found: list[list[float]] = [[] for _ in batch]
    for fold in range(FOLDS):
        parrot = Parrot([one for at, one in enumerate(batch) if at % FOLDS != fold])
        for at, (text, spans) in enumerate(batch):
            if at % FOLDS == fold:
                found[at] = parrot.doubts(text, spans)
    return found


def planted(
    doubts: Sequence[Sequence[float]], rate: float, rng: Random, *, hard: bool
) -> list[list[bool]]:
    """Which identifiers are missed: anywhere, or among the tenth that is hardest."""
    every = [(note, at) for note, found in enumerate(doubts) for at in range(len(found))]
    count = max(1, round(rate * len(every)))
    if hard:
        every.sort(key=lambda one: -doubts[one[0]][one[1]])
        every = every[: max(count, len(every) // 10)]
    missed = set(rng.sample(every, count))
    return [[(note, at) in missed for at in range(len(found))] for note, found in enumerate(doubts)]


def attack(notes: Sequence[Note], missed: Sequence[Sequence[bool]], found: Attacked) -> None:
    """Suspect what a parrot would rather have left alone."""
    released = [note.released(one) for note, one in zip(notes, missed, strict=True)]
    for doubts, truths in zip(doubts_of(released), missed, strict=True):
        found.identifiers += len(truths)
        found.missed += sum(truths)
        suspects = [doubt > 0.5 for doubt in doubts]
        found.suspected += sum(suspects)
        found.right += sum(a and b for a, b in zip(suspects, truths, strict=True))


def batches(reviews: Sequence[Review], size: int) -> Iterator[Sequence[Review]]:
    """Whole batches of notes."""
    for first in range(0, len(reviews) - size + 1, size):
        yield reviews[first : first + size]


def main() -> None:
    """Print a table of the attack."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("gold", nargs="+", type=Path)
    parser.add_argument("--batch", type=int, default=50, help="notes that are released together")
    parser.add_argument("--rounds", type=int, default=4, help="times that misses are planted")
    options = parser.parse_args()
    reviews = [
        review_of(note, path.stem.split("_")[1])
        for path in options.gold
        for note in read_corpus([path], "inline")
    ]
    print(
        "| surrogates | planted | missed, % | missed | suspected | chance, % | precision, % |"
        " recall, % |\n|---|---|---|---|---|---|---|---|"
    )
    for repeats in Repeats:
        made = [notes_of(batch, repeats) for batch in batches(reviews, options.batch)]
        plain = [
            doubts_of([(note.text, [piece.span for piece in note.pieces]) for note in notes])
            for notes in made
        ]
        for hard in (False, True):
            for rate in RATES:
                found, rng = Attacked(), Random(1)
                for _ in range(options.rounds):
                    for notes, doubts in zip(made, plain, strict=True):
                        attack(notes, planted(doubts, rate, rng, hard=hard), found)
                where = "where it is hard" if hard else "anywhere"
                print(f"| {repeats.value} | {where} | {100 * rate:g} | {found.row()} |", flush=True)


if __name__ == "__main__":
    main()
