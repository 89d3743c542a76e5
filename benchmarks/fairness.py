"""Whom the program finds less often: recall of names by sex and origin, and by genre and length.

    python benchmarks/fairness.py GAZETTEERS app/training/authored/dev_ordinary_en.txt

Each note is written again for each group with other people of that group in it: the same note, so
that nothing but the names differs. Names come from GAZETTEERS as docs/training.md describes it;
lists with sex and surname exist for the origins below, and for no country of Africa or Arabia.
Intervals are 95 % of a bootstrap over notes. Prints no text of any document.
"""

from __future__ import annotations

import argparse
import csv
import lzma
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.evaluation.significance import Bootstrap, divide
from app.engine.evaluation.units import Pair, tokens
from app.progress import NullReporter
from app.settings import Settings
from app.training.corpora.documents import GoldSpan, LabelledDocument, TextBuilder
from app.training.corpora.files import read_corpus
from app.training.synthetic.persons import Person, Renaming
from app.workflow.scan import Scanner

NAMES = ("PATIENT", "DOCTOR")
ORIGINS: Mapping[str, tuple[str, ...]] = {
    "English": ("US", "GB"),
    "Spanish": ("ES", "MX", "AR"),
    "Slavic": ("RU", "PL", "RS"),
    "South Asian": ("IN", "NP"),
    "Chinese": ("CN", "TW"),
    "Japanese": ("JP",),
    "Korean": ("KR",),
    "Turkic": ("TR", "KZ"),
    "Hebrew": ("IL",),
}
Find = Callable[[str], Sequence[GoldSpan]]


@dataclass(frozen=True)
class Group:
    """People with something in common, by their names."""

    name: str
    given: tuple[str, ...]
    surnames: tuple[str, ...]


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gazetteers", type=Path)
    parser.add_argument("gold", type=Path, nargs="+")
    parser.add_argument("--notes", type=int, default=24, help="so many, the first ones")
    options = parser.parse_args()
    notes = read_corpus(options.gold, "inline")[: options.notes]
    scanner = Scanner.load(Settings())

    def find(text: str) -> tuple[GoldSpan, ...]:
        review = scanner.scan_text(text, NullReporter())
        return tuple(GoldSpan(one.span, one.subcategory) for one in review.findings)

    print(f"{len(notes)} notes, recall of tokens of names, identifying or not")
    for group in groups(options.gazetteers):
        rewritten = [renamed(note, group, Random(number)) for number, note in enumerate(notes)]
        print(row(group.name, [counted(note, find, NAMES) for note in rewritten]), flush=True)
    whole = [counted(note, find) for note in notes]
    for title, parted in (("genre", by_genre(notes)), ("words", by_length(notes))):
        print(f"recall of all tokens by {title}")
        for name, numbers in parted.items():
            print(row(name, [whole[number] for number in numbers]))


def groups(folder: Path) -> list[Group]:
    """A group for each origin and sex."""
    given = _rows(folder / "world/common-forenames-by-country.csv.xz")
    family = _rows(folder / "world/common-surnames-by-country.csv.xz")
    return [
        Group(
            f"{origin}, {sex}",
            tuple(r[11] or r[10] for r in given if r[0] in codes and r[9] == sex[0].upper()),
            tuple(r[5] or r[4] for r in family if r[0] in codes),
        )
        for origin, codes in ORIGINS.items()
        for sex in ("female", "male")
    ]


def renamed(note: LabelledDocument, group: Group, rng: Random) -> LabelledDocument:
    """`note` with other people of `group`, each the same in all mentions; all else stays."""
    mentions: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for one in note.spans:
        if one.subcategory in NAMES:
            literal = one.span.of(note.text)
            mentions.setdefault(_owner(one, literal), []).append((literal, one.form or ""))
    people = {key: Renaming(_person(group, rng), literals) for key, literals in mentions.items()}
    builder, position = TextBuilder(), 0
    for one in note.spans:
        builder.add(note.text[position : one.span.start])
        literal = one.span.of(note.text)
        key = _owner(one, literal)
        if key in people and one.subcategory in NAMES:
            literal = people[key].apply(literal, one.form or "", rng)
        builder.mark(literal, one.subcategory, one.entity, one.form)
        position = one.span.end
    builder.add(note.text[position:])
    return replace(builder.document(note.id, note.language, note.genre), barriers=note.barriers)


def counted(note: LabelledDocument, find: Find, kinds: Sequence[str] = ()) -> tuple[int, int]:
    """Identifying tokens that are found, and all of them; of `kinds` alone where some are named."""
    pair = Pair(note.id, note.text, note.spans, find(note.text))
    wanted = [t for t in tokens(pair) if t.gold is not None and (not kinds or t.gold in kinds)]
    return sum(token.predicted is not None for token in wanted), len(wanted)


def row(name: str, found: Sequence[tuple[int, int]]) -> str:
    """Recall with its interval."""
    hit, all_ = (sum(column) for column in zip(*found, strict=True))
    interval = Bootstrap(len(found)).interval(found, lambda sums: divide(sums[:, 0], sums[:, 1]))
    told = f"[{interval.low:.4f}, {interval.high:.4f}]" if interval else ""
    return f"{name:24} {hit / max(all_, 1):.4f} {told}  {all_} tokens"


def by_genre(notes: Sequence[LabelledDocument]) -> dict[str, list[int]]:
    """Numbers of notes by the first word of their genre; single ones together."""
    found: dict[str, list[int]] = {}
    for number, note in enumerate(notes):
        found.setdefault(note.genre.split(",")[0].strip() or "none", []).append(number)
    single = [number for numbers in found.values() if len(numbers) == 1 for number in numbers]
    kept = {name: numbers for name, numbers in found.items() if len(numbers) > 1}
    return kept | ({"others": single} if single else {})


def by_length(notes: Sequence[LabelledDocument]) -> dict[str, list[int]]:
    """Numbers of notes in thirds by their length."""
    order = sorted(range(len(notes)), key=lambda number: len(notes[number].text.split()))
    size = max(1, -(-len(order) // 3))
    found: dict[str, list[int]] = {}
    for first in range(0, len(order), size):
        part = order[first : first + size]
        lengths = [len(notes[number].text.split()) for number in part]
        found.setdefault(f"{min(lengths)} to {max(lengths)}", []).extend(part)
    return found


def _owner(one: GoldSpan, literal: str) -> tuple[str, str]:
    return one.subcategory, one.entity or literal


def _person(group: Group, rng: Random) -> Person:
    first, middle = rng.choice(group.given), rng.choice(group.given)
    last, other = rng.choice(group.surnames), rng.choice(group.surnames)
    return Person(first, middle, last, other)


def _rows(path: Path) -> list[list[str]]:
    with lzma.open(path, "rt", encoding="utf-8-sig") as file:
        return list(csv.reader(file))[1:]


if __name__ == "__main__":
    main()
