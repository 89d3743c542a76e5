"""Labelled training text without patients: refilled notes, peopled reports, and other text.

Deterministic: document `i` of a round depends on the seed, the round and `i` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from app.training.config import Data
from app.training.corpora.documents import LabelledDocument
from app.training.synthetic import authored, carriers, gazetteers, noise, tables
from app.training.synthetic.gazetteers import held_out
from app.training.synthetic.parts import Part, join
from app.training.synthetic.persons import People
from app.training.synthetic.places import Places
from app.training.synthetic.templates import Filler, sentences
from app.training.synthetic.vocabulary import exchange, familiar, words

_LONGEST = 1800
_NAMES = ("everyday_names", "known_organisations", "firms", "care_names")
_USUAL = ("mtsamples", "mts_dialog_sections", "e3c", "medquad_negatives")


class Generator:
    """Makes documents for training; notes, reports and names that are held out never enter."""

    def __init__(self, data: Data, seed: int) -> None:
        self._data, self._seed = data, seed
        lists = gazetteers.load(data.corpora / "gazetteers", training=True)
        self._people = People(lists, training=True)
        self._places = Places(lists, self._people)
        self._countries = lists.countries
        notes = authored.read(data.authored, f"train_{data.language}")
        self._notes = tuple(note for note in notes if not held_out(note.id))
        self._refiller = authored.Refiller(self._people, self._places, self._notes)

    def documents(
        self, number: int, indices: Iterable[int] | None = None
    ) -> Iterator[LabelledDocument]:
        """The documents of round `number`, or only those with the given `indices`."""
        for i in range(self._data.documents) if indices is None else indices:
            rng = Random(f"{self._seed} {number} {i}")  # noqa: S311 - reproducible, no secret
            parts = self._document(i, rng)
            document = join(f"{number}-{i}", _spoil(parts, rng))
            yield noise.fence(document, rng) if rng.random() < 0.35 else document

    def _document(self, i: int, rng: Random) -> list[Part]:
        roll = rng.random()
        share = self._data.authored_share
        if roll < share:
            note = self._notes[i % len(self._notes)]
            parts = self._refiller.refill(note, rng, keep=rng.choice((0.0, 0.1, 0.3, 0.6)))
            parts = exchange(parts, rng, rng.choice((0.0, 0.2, 0.6)))
            return self._among_others(parts, rng) if rng.random() < 0.3 else parts
        rest = (roll - share) / (1 - share)
        if rest < 0.5:
            return self._peopled(("mtsamples", "mts_dialog_sections"), rng)
        if rest < 0.6:
            return self._peopled(("e3c",), rng)
        if rest < 0.68:
            return list(tables.sheet(self._filler(rng), rng))
        return self._assembled(rng) if rest < 0.82 else self._without_people(rng)

    def _text(self, name: str, rng: Random) -> str:
        folder, language = self._data.corpora / "text", self._data.language
        return rng.choice(carriers.texts(folder, f"{name}_{language}", training=True))

    def _filler(self, rng: Random) -> Filler:
        return Filler(self._people, self._places, rng)

    def _peopled(self, names: tuple[str, ...], rng: Random) -> list[Part]:
        name = names[0] if rng.random() < 0.8 else names[-1]
        text = _stretch(self._text(name, rng), rng, _LONGEST)
        return carriers.people(text, self._filler(rng), rng)

    def _assembled(self, rng: Random) -> list[Part]:
        filler, language = self._filler(rng), self._data.language
        gap = rng.choice((" ", " ", "\n", "\n\n"))
        parts: list[Part] = []
        for _ in range(rng.randint(1, 10)):
            pool = "negatives" if rng.random() < 0.3 else "sentences"
            parts += [*filler.fill(rng.choice(sentences(f"{pool}_{language}"))), (gap, "")]
        return parts

    def _among_others(self, parts: list[Part], rng: Random) -> list[Part]:
        """Lines that identify nobody before some of the lines of `parts`."""
        mixed: list[Part] = []
        for text, kind in parts:
            before, end, after = text.partition("\n")
            if kind or not end or rng.random() < 0.7:
                mixed.append((text, kind))
            else:
                mixed += [(before + end, ""), *self._negatives(1, rng), (after, "")]
        return mixed

    def _negatives(self, count: int, rng: Random) -> list[Part]:
        filler = self._filler(rng)
        lines = rng.sample(sentences(f"negatives_{self._data.language}"), count)
        return [part for line in lines for part in (*filler.fill(line), ("\n", ""))]

    def _without_people(self, rng: Random) -> list[Part]:
        roll = rng.random()
        if roll < 0.35:
            return self._negatives(rng.randint(3, 16), rng)
        name = "medquad_negatives" if roll < 0.75 else "e3c"
        text = _stretch(self._text(name, rng), rng, _LONGEST)
        return carriers.mark(text, self._countries, ages=name == "e3c")


def held_out_notes(data: Data) -> tuple[LabelledDocument, ...]:
    """Authored notes that are never trained on, with their own identifiers."""
    notes = authored.read(data.authored, f"train_{data.language}")
    return tuple(note for note in notes if held_out(note.id))


def held_out_negatives(data: Data, count: int) -> tuple[LabelledDocument, ...]:
    """Texts without people that are never trained on; what patterns find in them is marked."""
    lists = gazetteers.load(data.corpora / "gazetteers", training=True)
    return tuple(
        join(f"{name}-{i}", carriers.mark(text, lists.countries, ages=name == "e3c"))
        for name in ("e3c", "medquad_negatives")
        for i, text in enumerate(
            carriers.texts(data.corpora / "text", f"{name}_{data.language}", training=False)[:count]
        )
    )


def usual_texts(data: Data) -> Iterator[str]:
    """All texts that documents are made of, as they are, without people."""
    for name in _USUAL:
        yield from carriers.texts(data.corpora / "text", f"{name}_{data.language}", training=True)


def familiar_terms(data: Data) -> frozenset[str]:
    """Words that the lists know as terms and that no list knows as a name, held out or not."""
    return familiar(
        name
        for training in (True, False)
        for name in gazetteers.load(data.corpora / "gazetteers", training=training).names()
    ) - {word.lower() for name in _NAMES for word in words(name)}


def _stretch(text: str, rng: Random, size: int) -> str:
    if len(text) <= size:
        return text
    start = rng.choice((0, rng.randint(0, len(text) - size)))
    start = max(text.rfind("\n", 0, start), text.rfind(". ", 0, start) + 1, 0) if start else 0
    return text[start : start + size].lstrip()


def _spoil(parts: list[Part], rng: Random) -> list[Part]:
    if rng.random() < 0.15:
        parts = noise.crop(parts, rng, rng.randint(80, 900))
    if rng.random() < 0.05:
        parts = noise.copy_forward(parts, rng)
    if rng.random() < 0.12:
        parts = noise.respace(parts, rng)
    if rng.random() < 0.06:
        parts = noise.glue(parts, rng, 0.3)
    if rng.random() < 0.16:
        parts = noise.mistype(parts, rng, rng.uniform(0.003, 0.03))
    elif rng.random() < 0.05:
        parts = noise.misread(parts, rng, rng.uniform(0.01, 0.08))
        parts = noise.split(parts, rng, rng.choice((0.0, 0.02, 0.1)))
    if rng.random() < 0.22:
        parts = noise.recase(parts, rng)
    if rng.random() < 0.16:
        parts = noise.wrap(parts, rng.choice((60, 72, 80, 100)))
    return parts
