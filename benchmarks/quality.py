"""What the whole engine finds: marked notes as they are and spoilt, and text without people.

    python benchmarks/quality.py app/training/authored/dev_ordinary_en.txt
    python benchmarks/quality.py GOLD... --min-score high --empty TEXTS.jsonl.gz --count 150

Prints no text of any document.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from app import settings
from app.cli.options import threshold
from app.engine.evaluation.evaluate import Evaluation, evaluate
from app.engine.evaluation.scores import Level
from app.engine.evaluation.units import Granularity, Pair
from app.progress import NullReporter
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus
from app.workflow.scan import Scanner


def noisy(text: str) -> str:
    """Another letter or digit in the place of 2 % of them."""
    rng = Random(len(text))
    letters, digits = "abcdefghijklmnopqrstuvwxyz", "0123456789"
    return "".join(
        rng.choice(letters if c.isalpha() else digits) if c.isalnum() and rng.random() < 0.02 else c
        for c in text
    )


def wrapped(text: str) -> str:
    """Lines broken at spaces behind column 60."""
    out: list[str] = []
    column = 0
    for c in text:
        out.append("\n" if c == " " and column >= 60 else c)
        column = 0 if out[-1] == "\n" else column + 1
    return "".join(out)


SPOILT: dict[str, Callable[[str], str]] = {
    "as written": str,
    "lower case": str.lower,
    "upper case": str.upper,
    "2 % noise": noisy,
    "60 columns": wrapped,
}


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gold", nargs="*", type=Path)
    parser.add_argument("--min-score", type=threshold)
    parser.add_argument("--pack", default="")
    parser.add_argument("--empty", nargs="*", type=Path, default=[])
    parser.add_argument("--count", type=int, default=150)
    options = parser.parse_args()
    chosen = replace(settings.Settings(), min_score=options.min_score, pack=options.pack)
    engine = Scanner.load(chosen)
    print(f"{engine.pack.name} {engine.pack.version}, --min-score {options.min_score}")
    for path in options.gold:
        notes = read_corpus([path], "inline")
        print(f"\n{path.name}: {len(notes)} notes")
        for name, spoil in SPOILT.items():
            evaluation = measure(engine, notes, spoil)
            print(f"  {name:12}{line(evaluation)}")
            if name == "as written":
                print(categories(evaluation))
    for path in options.empty:
        print(f"\n{path.name}: {empty(engine, path, options.count)}")


def measure(
    engine: Scanner, notes: Iterable[LabelledDocument], spoil: Callable[[str], str]
) -> Evaluation:
    """Evaluate on spoilt notes; those whose length the spoiling would change stay as they are."""
    pairs = []
    for note in notes:
        text = spoil(note.text)
        text = text if len(text) == len(note.text) else note.text
        pairs.append(
            Pair(note.id, text, note.spans, engine.scan_text(text, NullReporter()).findings)
        )
    return evaluate(pairs, draws=200)


def line(evaluation: Evaluation) -> str:
    """Token and binary precision and recall, what leaked, and entity F1 by subcategory."""
    binary = evaluation.result(Level.TOKEN, Granularity.BINARY)
    exact = evaluation.result(Level.ENTITY, Granularity.SUBCATEGORY).micro.scores
    scores, leak = binary.micro.scores, evaluation.leakage.total
    return (
        f"P {scores.precision:.4f}  R {scores.recall:.4f}  risk leaked {leak.risk_rate or 0:.2%}  "
        f"entity F1 {exact.f1:.4f}  notes that leak {evaluation.leakage.leaking_documents}"
    )


def categories(evaluation: Evaluation) -> str:
    """Recall of each subcategory, whatever the label it was given, worst first."""
    by_label = evaluation.leakage.by_subcategory
    rated = sorted((leak.rate or 0.0, name, leak) for name, leak in by_label.items())
    return "    recall: " + ", ".join(
        f"{name} {1 - rate:.3f} ({leak.tokens})" for rate, name, leak in reversed(rated)
    )


def empty(engine: Scanner, path: Path, count: int) -> str:
    """False tokens per 1,000 words, and words a second."""
    with gzip.open(path, "rt", encoding="utf-8") as rows:
        texts = [str(json.loads(row)["text"]) for _, row in zip(range(count), rows, strict=False)]
    words = sum(len(text.split()) for text in texts)
    started = time.perf_counter()
    found = [(text, engine.scan_text(text, NullReporter()).findings) for text in texts]
    took = time.perf_counter() - started
    false = sum(len(f.span.of(text).split()) for text, findings in found for f in findings)
    return f"{words} words, {1000 * false / words:.2f} found per 1,000, {words / took:.0f} words/s"


if __name__ == "__main__":
    main()
