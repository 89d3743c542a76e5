"""Whether the estimate of what an export leaves is true: its intervals on labelled notes.

    python benchmarks/left_over.py scan app/training/authored/{dev,test}_*.txt -o notes.jsonl
    python benchmarks/left_over.py table notes.jsonl --plot docs/left-over.svg

`scan` searches each note as it is and spoilt, and writes counts and scores, no text. `table` fits
the model of what is left on some notes, and holds its 95 % intervals against others: English on
`dev_*` and against `test_*`, of Spanish, Italian and Swedish two languages and against the third.
It prints what `resources/left_over.toml` holds, coverage by genre, length and shift, batches of 30,
what one genre says of the other, and capture and recapture by the detectors.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np
from quality import SPOILT

from app import settings
from app.engine.detectors.base import CandidateDetector, Detection, Detector, Reached
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.engine.review.left_over import Fitted, LeftOver, interval, of_batch
from app.engine.review.transitions import add_unflagged_mentions, near_misses
from app.progress import NullReporter, Reporter
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus
from app.workflow.scan import Scanner

_BESIDE_NONE, _BATCH = 0.05, 30
SHIFTS = ("as written", "lower case", "2 % noise")


@dataclass(frozen=True)
class Note:
    """What one search of one note says, and what is true.

    `left` of `gold` identifiers have a letter or digit in the export. Of those, the tagger found
    `by_tagger`, the rules `by_rules` and both `by_both`, in whole or in part. `near` are the scores
    of what no finding covers.
    """

    source: str
    note: str
    shift: str
    language: str
    words: int
    gold: int
    left: int
    untouched: int
    found: int
    by_tagger: int
    by_rules: int
    by_both: int
    near: tuple[float, ...]


@dataclass
class _Heard:
    """What a detector said last."""

    findings: tuple[Finding, ...] = ()


class _Tagger:
    name = "tagger"

    def __init__(self, tagger: CandidateDetector, heard: _Heard) -> None:
        self._tagger, self._heard = tagger, heard

    def examine(
        self, document: Document, reporter: Reporter, reached: Reached | None = None
    ) -> Detection:
        found = self._tagger.examine(document, reporter, reached)
        self._heard.findings = found.findings
        return found

    def detect(self, document: Document, reporter: Reporter) -> tuple[Finding, ...]:
        return self.examine(document, reporter).findings


class _Rules:
    name = "rules"

    def __init__(self, rules: Detector, heard: _Heard) -> None:
        self._rules, self._heard = rules, heard

    def detect(self, document: Document, reporter: Reporter) -> tuple[Finding, ...]:
        self._heard.findings = self._rules.detect(document, reporter)
        return self._heard.findings


def measured(
    engine: Scanner, path: Path, notes: Sequence[LabelledDocument], shifts: Sequence[str]
) -> Iterator[Note]:
    """All notes of a file, each as written and spoilt."""
    tagger, rules = _Heard(), _Heard()
    heard = replace(
        engine, tagger=_Tagger(engine.tagger, tagger), rules=_Rules(engine.rules, rules)
    )
    for note in notes:
        for shift in shifts:
            text = SPOILT[shift](note.text)
            if len(text) != len(note.text):
                continue
            review = add_unflagged_mentions(heard.scan_text(text, NullReporter()))
            removed = [one.span for one in review.redacted]
            gold = [one.span for one in note.spans]
            tagged = [_touched(span, [one.span for one in tagger.findings]) for span in gold]
            ruled = [_touched(span, [one.span for one in rules.findings]) for span in gold]
            yield Note(
                path.stem,
                note.id,
                shift,
                path.stem.split("_")[-1],
                len(text.split()),
                len(gold),
                sum(_shows(text, span, removed) for span in gold),
                sum(not _touched(span, removed) for span in gold),
                len(review.redacted),
                sum(tagged),
                sum(ruled),
                sum(a and b for a, b in zip(tagged, ruled, strict=True)),
                tuple(round(one.score, 4) for one in near_misses(review) if one.score >= 0.001),
            )


def _touched(span: Span, others: Sequence[Span]) -> bool:
    return any(span.overlaps(other) for other in others)


def _shows(text: str, span: Span, removed: Sequence[Span]) -> bool:
    """Whether a letter or digit of it stays."""
    return any(
        text[at].isalnum() and not any(one.start <= at < one.end for one in removed)
        for at in range(span.start, span.end)
    )


def scan(options: argparse.Namespace) -> None:
    """Search the notes, and write what is counted."""
    engine = Scanner.load(settings.Settings())
    with options.output.open("w", encoding="utf-8") as file:
        for path in options.gold:
            notes = read_corpus([path], "inline")
            for note in measured(engine, path, notes, options.shifts):
                file.write(json.dumps(asdict(note)) + "\n")
                file.flush()
            print(path.name, flush=True)


Rows = Sequence[Note]


def fitted(rows: Rows) -> tuple[float, float, float]:
    """Mean at a sum of one, power, and spread: Poisson's score with a negative binomial's weights.

    The slope is drawn towards 0 by a ridge of one, which a few notes need.
    """
    sums = np.array([np.log(sum(row.near) + _BESIDE_NONE) for row in rows])
    left = np.array([float(row.left) for row in rows])
    middle, width = sums.mean(), sums.std()
    design = np.stack([np.ones(len(rows)), (sums - middle) / width], axis=1)
    weights, spread = np.array([np.log(left.mean()), 0.0]), 1.0
    for _ in range(100):
        mean = np.exp(np.clip(design @ weights, -8, 5))
        information = design.T @ (design * (mean / (1 + spread * mean))[:, None])
        score = design.T @ ((left - mean) / (1 + spread * mean)) - np.array([0.0, weights[1]])
        weights = weights + np.linalg.solve(information + np.diag([0.0, 1.0]), score)
        mean = np.exp(np.clip(design @ weights, -8, 5))
        spread = max(0.05, float(((left - mean) ** 2 - mean).sum() / (mean**2).sum()))
    power = float(weights[1] / width)
    return float(np.exp(weights[0] - power * middle)), power, spread


def model_of(rows: Rows) -> Fitted:
    """A model with what genres do to its totals: the mean square of how far they are off."""
    at_one, power, spread = fitted(rows)
    plain = Fitted(at_one, power, spread, 0.0, 0, 0.0, 0.0, 0.0)
    off = [true_of(part) / expected_of(plain, part) - 1 for part in by_genre(rows).values()]
    return replace(plain, shared=float(np.mean(np.square(off))))


def by_genre(rows: Rows) -> dict[str, list[Note]]:
    """Notes by their file."""
    parts: dict[str, list[Note]] = {}
    for row in rows:
        parts.setdefault(row.source, []).append(row)
    return parts


def expected_of(model: Fitted, rows: Rows) -> float:
    """What is expected to be left in all of them."""
    return sum(model.mean(row.near) for row in rows)


def true_of(rows: Rows) -> int:
    """What is left in all of them."""
    return sum(row.left for row in rows)


def is_covered(model: Fitted, row: Note) -> bool:
    """Whether the interval holds the truth."""
    least, most = interval(model.mean(row.near), model.spread)
    return least <= row.left <= most


def coverage(model: Fitted, rows: Rows) -> float:
    """In how many notes the interval holds the truth."""
    return float(np.mean([is_covered(model, row) for row in rows]))


def batch_coverage(model: Fitted, rows: Rows, draws: int = 500) -> float:
    """The same of batches of 30 notes of one file, drawn with replacement."""
    rng, held, parts = Random(1), 0, list(by_genre(rows).values())
    for number in range(draws):
        batch = rng.choices(parts[number % len(parts)], k=_BATCH)
        total = of_batch([LeftOver(model.mean(row.near), 0, 0, model) for row in batch])
        held += total is not None and total.least <= true_of(batch) <= total.most
    return held / draws


def held_out(rows: Rows) -> tuple[list[tuple[str, Rows, Fitted]], dict[str, Fitted]]:
    """Notes with models that were fitted on others, and the models that are kept."""
    english = [row for row in rows if row.language == "en"]
    plain = [row for row in rows if row.shift == "as written" and row.language != "en"]
    developed = [row for row in english if row.source.startswith("dev")]
    of_english = model_of([row for row in developed if row.shift == "as written"])
    tested = [row for row in english if row.source.startswith("test")]
    tests: list[tuple[str, Rows, Fitted]] = [("en", tested, of_english)]
    for language in sorted({row.language for row in plain}):
        model = model_of([row for row in plain if row.language != language])
        tests.append((language, [row for row in rows if row.language == language], model))
    return tests, {"en": of_english, "es it sv": model_of(plain)}


def groups(tests: Sequence[tuple[str, Rows, Fitted]]) -> Iterator[tuple[str, str, Rows, Fitted]]:
    """Language, what is special, and the notes, for each line of the table."""
    for language, rows, model in tests:
        plain = [row for row in rows if row.shift == "as written"]
        yield language, "all, as written", plain, model
        for genre in ("ordinary", "hard"):
            yield language, f"{genre} notes", [r for r in plain if genre in r.source], model
        thirds = np.quantile([row.words for row in plain], (1 / 3, 2 / 3))
        for name, wanted in (("short", 0), ("middling", 1), ("long", 2)):
            part = [row for row in plain if int(np.searchsorted(thirds, row.words)) == wanted]
            yield language, f"{name} notes", part, model
        for shift in SHIFTS[1:]:
            part = [row for row in rows if row.shift == shift]
            if part:
                yield language, shift, part, model


def table(options: argparse.Namespace) -> None:
    """Print models and tables, and draw the plot."""
    rows = [
        Note(**{**json.loads(line), "near": tuple(json.loads(line)["near"])})
        for path in options.notes
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    tests, kept = held_out(rows)
    lines = list(groups(tests))
    print("| language | notes | number | expected | left | covered, % | mean width |")
    print("|---|---|---|---|---|---|---|")
    for language, name, part, model in lines:
        width = np.mean([np.ptp(interval(model.mean(row.near), model.spread)) for row in part])
        print(
            f"| {language} | {name} | {len(part)} | {expected_of(model, part):.0f} |"
            f" {true_of(part)} | {100 * coverage(model, part):.1f} | {width:.1f} |"
        )
    print("\n| language | batches of 30 of one file: covered, % |\n|---|---|")
    for language, part, model in tests:
        plain = [row for row in part if row.shift == "as written"]
        print(f"| {language} | {100 * batch_coverage(model, plain):.1f} |")
    _other_genre(rows)
    _captures(rows)
    for languages, model in kept.items():
        codes = languages.split()
        own = [line for line in lines if line[0] in codes]
        shares = [coverage(line[3], line[2]) for line in own]
        whole = [line for line in own if line[1] == "all, as written"]
        held = sum(is_covered(line[3], row) for line in whole for row in line[2])
        count = sum(len(line[2]) for line in whole)
        print(f"\nlanguages = {json.dumps(codes)}\n[models.fitted]")
        for name in ("at_one", "power", "spread", "shared"):
            print(f"{name} = {getattr(model, name):.4f}")
        print(f"notes = {count}\ncovered = {held / count:.3f}")
        print(f"lowest = {min(shares):.3f}\nhighest = {max(shares):.3f}")
    if options.plot:
        options.plot.write_text(plot(lines), encoding="utf-8")


def _other_genre(rows: Rows) -> None:
    print("\n| language | fitted on | held against | expected | left | covered, % |")
    print("|---|---|---|---|---|---|")
    plain = [row for row in rows if row.shift == "as written"]
    for language in sorted({row.language for row in plain}):
        own = [row for row in plain if row.language == language]
        for one, other in (("ordinary", "hard"), ("hard", "ordinary")):
            learnt = [row for row in own if one in row.source]
            if language == "en":
                learnt = [row for row in learnt if row.source.startswith("dev")]
            model = Fitted(*fitted(learnt), 0.0, 0, 0.0, 0.0, 0.0)
            part = [row for row in own if other in row.source and row.source.startswith("test")]
            print(
                f"| {language} | {one} | {other} | {expected_of(model, part):.0f} |"
                f" {true_of(part)} | {100 * coverage(model, part):.1f} |"
            )


def _captures(rows: Rows) -> None:
    """Chapman's estimate of what neither tagger nor rules found, beside the truth."""
    print("\n| notes | tagger | rules | both | missed by both: estimated | true |")
    print("|---|---|---|---|---|---|")
    for source, part in by_genre([row for row in rows if row.shift == "as written"]).items():
        tagger, rules, both, gold = (
            sum(getattr(row, name) for row in part)
            for name in ("by_tagger", "by_rules", "by_both", "gold")
        )
        seen = tagger + rules - both
        missed = (tagger + 1) * (rules + 1) / (both + 1) - 1 - seen
        print(f"| {source} | {tagger} | {rules} | {both} | {missed:.1f} | {gold - seen} |")


def plot(lines: Sequence[tuple[str, str, Rows, Fitted]]) -> str:
    """Coverage of each line of the table, with the range that is wanted, as SVG."""
    step, left, wide = 20, 190, 460
    high = step * len(lines) + 50

    def at(share: float) -> float:
        return left + wide * (share - 0.8) / 0.2

    parts = [
        f'<rect x="{at(0.9):.1f}" y="20" width="{at(0.99) - at(0.9):.1f}" height="{high - 50}"'
        ' fill="#0072B2" fill-opacity=".15"/>',
        f'<line x1="{at(0.95):.1f}" x2="{at(0.95):.1f}" y1="20" y2="{high - 30}"'
        ' stroke="#0072B2" stroke-dasharray="4 3"/>',
    ]
    for number, (language, name, part, model) in enumerate(lines):
        y, share = 32 + step * number, coverage(model, part)
        parts.append(
            f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{language}, {name}</text>'
            f'<circle cx="{at(max(0.8, share)):.1f}" cy="{y}" r="4.5" fill="#D55E00"/>'
        )
    parts += [
        f'<text x="{at(share):.1f}" y="{high - 10}" text-anchor="middle">{share:.0%}</text>'
        for share in (0.8, 0.85, 0.9, 0.95, 1.0)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + wide + 40}" height="{high}"'
        ' font-family="sans-serif" font-size="12" fill="#59636e">'
        "<title>Share of notes whose count of what is left lies in the 95 % interval</title>"
        + "".join(parts)
        + "</svg>\n"
    )


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    actions = parser.add_subparsers(required=True)
    scanning = actions.add_parser("scan")
    scanning.add_argument("gold", nargs="+", type=Path)
    scanning.add_argument("-o", "--output", required=True, type=Path)
    scanning.add_argument("--shifts", nargs="+", choices=SHIFTS, default=SHIFTS)
    scanning.set_defaults(action=scan)
    tabulating = actions.add_parser("table")
    tabulating.add_argument("notes", nargs="+", type=Path)
    tabulating.add_argument("--plot", type=Path)
    tabulating.set_defaults(action=table)
    options = parser.parse_args()
    action: Callable[[argparse.Namespace], None] = options.action
    action(options)


if __name__ == "__main__":
    main()
