"""What de-identification costs later use: a note's kind, told from its words before and after.

    python benchmarks/preservation.py TEXTS.jsonl.gz --count 120

TEXTS has `text` and `kind`, such as the specialty of a report. A naive Bayes classifier over words
learns from original texts and is asked about others: as they are, masked and with surrogates, by
the whole program. What false alarms take away shows as lost accuracy (Obeid et al. 2019; Hirschman
and Aberdeen). Prints no text of any document.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.engine.text.passages import passages
from app.progress import NullReporter
from app.settings import Settings
from app.workflow.export import plan_export
from app.workflow.scan import Scanner

_KEY = b"preservation".ljust(32)
_WORD = re.compile(r"[^\W\d_]{2,}")
_FEWEST = 30


@dataclass(frozen=True)
class Bayes:
    """Logarithms of how likely kinds are, and words in them, with one count added to each."""

    kinds: Mapping[str, float]
    words: Mapping[str, Mapping[str, float]] = field(repr=False)
    unseen: Mapping[str, float] = field(repr=False)

    @classmethod
    def fit(cls, texts: Iterable[tuple[str, str]]) -> Bayes:
        """Learn from texts with their kinds."""
        kinds: Counter[str] = Counter()
        words: dict[str, Counter[str]] = {}
        for text, kind in texts:
            kinds[kind] += 1
            words.setdefault(kind, Counter()).update(_bag(text))
        size = len(set().union(*words.values())) + 1
        totals = {kind: counts.total() + size for kind, counts in words.items()}
        return cls(
            {kind: log(count / kinds.total()) for kind, count in kinds.items()},
            {k: {w: log((n + 1) / totals[k]) for w, n in c.items()} for k, c in words.items()},
            {kind: log(1 / total) for kind, total in totals.items()},
        )

    def kind(self, text: str) -> str:
        """The likeliest kind of a text."""
        bag = _bag(text)
        return max(
            self.kinds,
            key=lambda k: (
                self.kinds[k] + sum(self.words[k].get(word, self.unseen[k]) for word in bag)
            ),
        )

    def accuracy(self, texts: Sequence[tuple[str, str]]) -> float:
        """Share of texts whose kind is told."""
        return sum(self.kind(text) == kind for text, kind in texts) / max(len(texts), 1)


def main() -> None:
    """Print the accuracy on originals and copies."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--count", type=int, default=120)
    options = parser.parse_args()
    learnt, held = parted(_read(options.texts))
    held = held[: options.count]
    model = Bayes.fit(learnt)
    print(f"{len(learnt)} texts to learn from, {len(held)} to tell, {len(model.kinds)} kinds")
    print(f"original   {model.accuracy(held):.4f}")
    scanner = Scanner.load(Settings())
    copies: dict[Mode, list[tuple[str, str]]] = {Mode.MASK: [], Mode.SURROGATE: []}
    same = dict.fromkeys(copies, 0)
    for text, kind in held:
        document = Document("text", "text", "", text, passages=passages(text))
        review = scanner.scan(document, NullReporter())
        for mode, made in copies.items():
            _, edits = plan_export(review, mode, _KEY, 30, lambda: None)
            made.append((edits.apply(text), kind))
            same[mode] += model.kind(made[-1][0]) == model.kind(text)
    for mode, made in copies.items():
        print(
            f"{mode.value:10} {model.accuracy(made):.4f}  same answer {same[mode] / len(held):.4f}"
        )


def parted(
    texts: Sequence[tuple[str, str]],
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Texts of usual kinds by a hash: nine in ten to learn from, the others to tell."""
    usual = {kind for kind, count in Counter(k for _, k in texts).items() if count >= _FEWEST}
    rest: list[tuple[str, str]] = []
    held: list[tuple[str, str]] = []
    for text, kind in texts:
        if kind in usual:
            digest = hashlib.sha256(text.encode()).digest()[0]
            (held if digest % 10 == 0 else rest).append((text, kind))
    return rest, held


def _bag(text: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(text)]


def _read(path: Path) -> list[tuple[str, str]]:
    with gzip.open(path, "rt", encoding="utf-8") as rows:
        found = [json.loads(row) for row in rows]
    return [(str(one["text"]), str(one["kind"]).strip()) for one in found if one.get("kind")]


if __name__ == "__main__":
    main()
