"""How well surrogates hide what was missed: consistent, Markov and random, with planted misses.

    python benchmarks/attacks/leakage.py app/training/authored/train_en_a.txt ... --rounds 20

Of marked notes every name is replaced but for a planted share, which stays as it is. The attack
looks for the odd one out: in a note in which some name comes three times or more, every name that
comes once. A note leaks if one of these is an original. Also says how many replacements a second
are made. Prints no text of any document.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.labels import schema
from app.engine.domain.policy import Handling, Policy, Repeats, Treatment
from app.engine.domain.review import Finding, Review, finding_id
from app.engine.text.folding import key_of
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus
from app.workflow.export import plan_export

RATES = (0.001, 0.01, 0.05)
NAMES = ("PATIENT", "DOCTOR")
_OFTEN = 3
KEY = b"leakage measured".ljust(32)


@dataclass(frozen=True)
class Released:
    """The names of one exported note in their order: how each is written, and what it was."""

    names: tuple[tuple[str, str], ...]


@dataclass
class Attacked:
    """Counts over all rounds."""

    notes: int = 0
    missed: int = 0
    suspected: int = 0
    right: int = 0
    leaking: int = 0

    def row(self) -> str:
        """Notes with a right suspicion, and precision and recall of the suspicions, in percent."""
        shares = (
            self.leaking / max(1, self.notes),
            self.right / max(1, self.suspected),
            self.right / max(1, self.missed),
        )
        return " | ".join(f"{100 * one:.2f}" for one in shares)


def review_of(note: LabelledDocument, language: str) -> Review:
    """What is marked in a note, as findings."""
    findings, end = [], 0
    for one in sorted(note.spans, key=lambda one: (one.span.start, -one.span.end)):
        if one.span.start >= end:
            name = finding_id(one.span, one.subcategory)
            findings.append(Finding(name, one.span, one.subcategory, 1.0, "gold"))
            end = one.span.end
    passages = (Passage(Span(0, max(1, len(note.text))), language, 1.0),)
    document = Document(note.id, "text", "0" * 64, note.text, passages=passages)
    return Review(document, tuple(findings))


def released(review: Review, repeats: Repeats) -> tuple[Released, int]:
    """The names of an export, and how many replacements it makes."""
    handling = Handling(Treatment.SURROGATE, repeats)
    policy = Policy(repeats.value, dict.fromkeys(schema().subcategories, handling))
    done, plan = plan_export(review, policy, KEY)
    text = done.document.text
    names = tuple(
        (edit.replacement, edit.span.of(text)) for edit in plan.edits if edit.subcategory in NAMES
    )
    return Released(names), len(plan.edits)


def attack(note: Released, rate: float, rng: Random, found: Attacked) -> None:
    """Leave a share of the names as they were, and look for the odd ones out."""
    shown = [
        (original, True) if rng.random() < rate else (surrogate, False)
        for surrogate, original in note.names
    ]
    counts = Counter(key_of(name) for name, _ in shown)
    found.notes += 1
    found.missed += sum(missed for _, missed in shown)
    if max(counts.values(), default=0) < _OFTEN:
        return
    odd = [missed for name, missed in shown if counts[key_of(name)] == 1]
    found.suspected += len(odd)
    found.right += sum(odd)
    found.leaking += any(odd)


def main() -> None:
    """Print a table of the attack, and the speed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("gold", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=20, help="times that misses are planted")
    options = parser.parse_args()
    reviews = [
        review_of(note, path.stem.split("_")[1] if "_" in path.stem else "en")
        for path in options.gold
        for note in read_corpus([path], "inline")
    ]
    print("| surrogates | missed, % | notes that leak, % | precision, % | recall, % |")
    print("|---|---|---|---|---|")
    speeds = []
    for repeats in Repeats:
        begun = time.process_time()
        made = [released(review, repeats) for review in reviews]
        speeds.append((repeats, sum(n for _, n in made), time.process_time() - begun))
        for rate in RATES:
            found, rng = Attacked(), Random(1)
            for _ in range(options.rounds):
                for note, _ in made:
                    attack(note, rate, rng, found)
            print(f"| {repeats.value} | {100 * rate:g} | {found.row()} |")
    for repeats, count, seconds in speeds:
        print(f"{repeats.value}: {count} replacements, {count / seconds:.0f} a second")


if __name__ == "__main__":
    main()
