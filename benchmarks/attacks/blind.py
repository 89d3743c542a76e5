"""Whether surrogates can be told from originals: a blind test on notes held aside.

    python benchmarks/attacks/blind.py app/training/authored/train_en_a.txt ...

A classifier (logistic regression over letters, shapes and lengths of values, and the words beside)
learns half of the notes, in which each identifier stands as original and as surrogate, and ranks
those of the other half. 0.5 is chance, 1 means that each surrogate is recognised. Values that stand
in the learnt half are left out of the other, so that it cannot know them by heart. Prints no text.

Whoever invents notes has digits that he likes, and a classifier learns them. So there is a column
in which every value has its digits renamed at random, one by one the same way, and a control: the
surrogates of one key against those of another, where nothing can be told.
"""

from __future__ import annotations

import argparse
import re
import sys
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np
from leakage import KEY, review_of
from numpy.typing import NDArray

from app.engine.domain.labels import schema
from app.engine.domain.policy import Handling, Policy, Repeats, Treatment
from app.engine.domain.review import Review
from app.training.corpora.files import read_corpus
from app.workflow.export import plan_export

CLASSES = {
    "names": ("PATIENT", "DOCTOR"),
    "dates": ("DATE",),
    "places": ("STREET", "CITY", "STATE", "COUNTRY", "ZIP", "LOCATION_OTHER"),
    "organisations": ("HOSPITAL", "ORGANIZATION"),
    "ids": ("SSN", "MEDICALRECORD", "HEALTHPLAN", "ACCOUNT", "LICENSE", "VEHICLE", "DEVICE",
            "BIOID", "IDNUM"),
    "contacts": ("PHONE", "FAX", "EMAIL", "URL", "IPADDRESS", "USERNAME"),
    "professions": ("PROFESSION",),
}  # fmt: skip
_SIZE, _BESIDE, _STEPS = 4096, 16, 400
_DRAWS, _FEWEST = 300, 80
OTHER_KEY = b"another key".ljust(32)


@dataclass(frozen=True)
class Value:
    """An identifier as it stands in a note, original or surrogate, in the words beside it."""

    note: int
    text: str
    before: str
    behind: str
    is_surrogate: bool


def values_of(reviews: Sequence[Review], key: bytes = KEY) -> Iterator[tuple[str, Value]]:
    """The class and value of each identifier, twice: as it is, and as an export has it."""
    kinds = {kind: name for name, kinds in CLASSES.items() for kind in kinds}
    handling = Handling(Treatment.SURROGATE, Repeats.CONSISTENT)
    policy = Policy("blind", dict.fromkeys(schema().subcategories, handling))
    for note, review in enumerate(reviews):
        done, edits = plan_export(review, policy, key)
        text = done.document.text
        for edit in edits.edits:
            name, literal = kinds.get(edit.subcategory), edit.span.of(text)
            # What stays as it is, such as an age, is no surrogate.
            if name is None or edit.replacement == literal:
                continue
            before = text[max(0, edit.span.start - _BESIDE) : edit.span.start]
            behind = text[edit.span.end : edit.span.end + _BESIDE]
            yield name, Value(note, literal, before, behind, is_surrogate=False)
            yield name, Value(note, edit.replacement, before, behind, is_surrogate=True)


def with_digits_renamed(value: Value, digits: str = "0123456789") -> Value:
    """`value` with other digits, the same for the same: whether some are liked can't be told."""
    rng = Random(f"{value.text} {value.is_surrogate}")
    renamed = str.maketrans(digits, "".join(rng.sample(digits, len(digits))))
    return replace(value, text=value.text.translate(renamed))


def of_two_keys(first: Sequence[Value], second: Sequence[Value]) -> list[Value]:
    """The surrogates of two keys, those of the first as if they were originals."""
    originals = [replace(value, is_surrogate=False) for value in first if value.is_surrogate]
    return originals + [value for value in second if value.is_surrogate]


def features(value: Value) -> Iterator[str]:
    """Letters one to four at a time, shape, length, and what stands beside."""
    shown = f"^{value.text}$"
    shape = "".join(
        "X" if c.isupper() else "x" if c.islower() else "9" if c.isdigit() else c for c in shown
    )
    for size in (1, 2, 3, 4):
        for at in range(len(shown) - size + 1):
            yield f"c{shown[at : at + size].lower()}"
            yield f"s{shape[at : at + size]}"
    yield f"shape{shape}"
    yield f"l{len(value.text)}"
    yield f"n{len(value.text.split())}"
    yield f"<{value.before[-3:].lower()}{shape[1:3]}"
    yield f">{value.behind[:3].lower()}{shape[-3:-1]}"
    for number in re.findall(r"\d+", value.text):
        yield f"d{len(number)}{number[:1]}{number[-1:]}"


def matrix(values: Sequence[Value]) -> NDArray[np.float32]:
    """A row for each value, of length one."""
    rows = np.zeros((len(values), _SIZE), dtype=np.float32)
    for at, value in enumerate(values):
        for one in features(value):
            rows[at, zlib.crc32(one.encode()) % _SIZE] = 1.0
    norms: NDArray[np.float32] = np.maximum(np.sqrt(rows.sum(axis=1, keepdims=True)), 1.0)
    return rows / norms


def learnt(rows: NDArray[np.float32], truth: NDArray[np.float32]) -> NDArray[np.float32]:
    """Weights of a logistic regression with a ridge, by Nesterov's descent."""
    weights = np.zeros(rows.shape[1], dtype=np.float32)
    ahead, pace = weights.copy(), np.float32(4.0)
    for step in range(1, _STEPS + 1):
        chance = 1 / (1 + np.exp(-rows @ ahead))
        slope = rows.T @ (chance - truth) / len(truth) + np.float32(2e-4) * ahead
        new = ahead - pace * slope
        ahead = new + np.float32((step - 1) / (step + 2)) * (new - weights)
        weights = new
    return weights


def area(scores: NDArray[np.floating], truth: NDArray[np.float32]) -> float:
    """Area under the curve: how often a surrogate ranks above an original, ties half."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for tied in np.unique(scores[np.isin(scores, scores)]):
        same = scores == tied
        if same.sum() > 1:
            ranks[same] = ranks[same].mean()
    positive = int(truth.sum())
    negative = len(truth) - positive
    if not positive or not negative:
        return float("nan")
    return float((ranks[truth == 1].sum() - positive * (positive + 1) / 2) / (positive * negative))


def blind(values: Sequence[Value]) -> tuple[int, float, float, float]:
    """How many are ranked, the area over both halves in turn, and its 95 % interval over notes."""
    scores, truths, notes = [], [], []
    for half in (0, 1):
        known = [value for value in values if value.note % 2 != half]
        seen = {value.text for value in known}
        asked = [value for value in values if value.note % 2 == half and value.text not in seen]
        if not known or not asked:
            continue
        truth = np.array([value.is_surrogate for value in known], dtype=np.float32)
        weights = learnt(matrix(known), truth)
        made = matrix(asked) @ weights
        # Both halves have classifiers of their own: only ranks compare.
        scores.append(np.argsort(np.argsort(made)).astype(np.float32) / len(made))
        truths.append(np.array([value.is_surrogate for value in asked], dtype=np.float32))
        notes.append(np.array([value.note for value in asked]))
    score, truth = np.concatenate(scores), np.concatenate(truths)
    note, rng, drawn = np.concatenate(notes), np.random.default_rng(1), []
    places = {one: np.flatnonzero(note == one) for one in np.unique(note)}
    for _ in range(_DRAWS):
        chosen = rng.choice(list(places), len(places))
        at = np.concatenate([places[one] for one in chosen])
        drawn.append(area(score[at], truth[at]))
    low, high = np.nanpercentile(drawn, (2.5, 97.5))
    return len(score), area(score, truth), float(low), float(high)


def main() -> None:
    """Print a table: a line for each class, in all notes and by language."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("gold", nargs="+", type=Path)
    options = parser.parse_args()
    by_language: dict[str, list[Review]] = {}
    for path in options.gold:
        stem = path.stem.split("_")
        language = next(part for part in stem if part in {"en", "es", "it", "sv"})
        for note in read_corpus([path], "inline"):
            by_language.setdefault(language, []).append(review_of(note, language))
    print("| class | notes | values | AUC | 95 % interval | digits renamed | two keys |")
    print("|---|---|---|---|---|---|---|")
    for language, reviews in by_language.items():
        found, again = by_class(reviews, KEY), by_class(reviews, OTHER_KEY)
        for name, values in found.items():
            if len(values) < _FEWEST:
                continue
            count, auc, low, high = blind(values)
            renamed = blind([with_digits_renamed(value) for value in values])[1]
            null = blind(of_two_keys(values, again[name]))[1]
            print(
                f"| {name} | {language}, {len(reviews)} | {count} | {auc:.3f} |"
                f" {low:.2f}–{high:.2f} | {renamed:.3f} | {null:.3f} |",
                flush=True,
            )


def by_class(reviews: Sequence[Review], key: bytes) -> dict[str, list[Value]]:
    """All values, surrogates made with `key`."""
    found: dict[str, list[Value]] = {name: [] for name in CLASSES}
    for name, value in values_of(reviews, key):
        found[name].append(value)
    return found


if __name__ == "__main__":
    main()
