"""Labelled training text without patients: refilled notes, peopled reports, and other text.

Deterministic: document `i` of a round depends on the seed, the round and `i` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

from app.training.config import Data
from app.training.corpora.documents import LabelledDocument
from app.training.synthetic import authored, carriers, gazetteers, meddocan, noise, tables
from app.training.synthetic.gazetteers import held_out
from app.training.synthetic.parts import Part, join
from app.training.synthetic.persons import People
from app.training.synthetic.places import Places
from app.training.synthetic.templates import Filler, sentences
from app.training.synthetic.vocabulary import exchange, familiar, words

_LONGEST = 1800
_NAMES = ("everyday_names", "known_organisations", "firms", "care_names")
# Texts below `text/` in which people are put, and those that are used without.
_PEOPLED = {"en": ("mtsamples", "mts_dialog_sections"), "it": ("e3c",)}
_UNPEOPLED = {"en": ("medquad_negatives", "e3c"), "it": ("e3c",)}
_POPULATIONS = "medquad_negatives"
_QUOTED = 0.08


class Generator:
    """Makes documents for training; notes, reports and names that are held out never enter."""

    def __init__(self, data: Data, seed: int) -> None:
        self._data, self._seed = data, seed
        self._voices = [Voice(data, language) for language in data.languages]
        # Who makes each document of a turn, and which of its own documents of the turn that is.
        self._order = [
            (who, place, share) for who, share in enumerate(data.shares) for place in range(share)
        ]

    def documents(
        self, number: int, indices: Iterable[int] | None = None
    ) -> Iterator[LabelledDocument]:
        """The documents of round `number`, or only those with the given `indices`."""
        voices = self._voices
        for i in range(self._data.documents) if indices is None else indices:
            rng = Random(f"{self._seed} {number} {i}")  # noqa: S311 - reproducible, no secret
            turn, position = divmod(i, len(self._order))
            who, place, share = self._order[position]
            parts = voices[who].parts(turn * share + place, rng)
            if len(voices) > 1 and rng.random() < _QUOTED:
                other = rng.choice([voice for voice in voices if voice is not voices[who]])
                parts = _quote(parts, other.parts(rng.randrange(10_000), rng), rng)
            language = voices[who].language
            document = join(f"{number}-{i}", _spoil(parts, rng), language)
            yield noise.fence(document, rng) if rng.random() < 0.35 else document


class Voice:
    """Makes documents in one language."""

    def __init__(self, data: Data, language: str) -> None:
        self.language = language
        self._data = data
        lists = gazetteers.load(data.corpora / "gazetteers", training=True, language=language)
        self._people = People(lists, training=True)
        self._places = Places(lists, self._people)
        self._countries = lists.countries
        notes = authored.read(data.authored, f"train_{language}")
        self._notes = tuple(note for note in notes if not held_out(note.id))
        self._cases = meddocan.cases(data.corpora) if language == "es" else ()
        pool = (*self._notes, *self._cases)
        self._refiller = authored.Refiller(self._people, self._places, pool, language)

    def parts(self, i: int, rng: Random) -> list[Part]:
        """Document `i`, whose kind and identifiers `rng` decides."""
        roll = rng.random()
        share = self._data.authored_share
        if roll < share:
            note = self._notes[i % len(self._notes)]
            parts = self._refiller.refill(note, rng, keep=rng.choice((0.0, 0.1, 0.3, 0.6)))
            if self.language == "en":
                parts = exchange(parts, rng, rng.choice((0.0, 0.2, 0.6)))
            return self._among_others(parts, rng) if rng.random() < 0.3 else parts
        return self._other((roll - share) / (1 - share), rng)

    def _other(self, roll: float, rng: Random) -> list[Part]:
        carriers_ = _PEOPLED.get(self.language, ())
        if roll < 0.5 and carriers_:
            return self._peopled(carriers_, rng)
        if roll < 0.5 and self._cases:
            keep = rng.choice((0.2, 0.5, 0.8))
            return self._refiller.refill(rng.choice(self._cases), rng, keep=keep)
        if roll < 0.6 and self.language == "en":
            return self._peopled(("e3c",), rng)
        if roll > 0.92:
            return list(tables.sheet(self._filler(rng), rng))
        return self._assembled(rng) if rng.random() < 0.44 else self._without_people(rng)

    def _text(self, name: str, rng: Random) -> str:
        folder = self._data.corpora / "text"
        return rng.choice(carriers.texts(folder, f"{name}_{self.language}", training=True))

    def _filler(self, rng: Random) -> Filler:
        return Filler(self._people, self._places, rng, self.language)

    def _peopled(self, names: tuple[str, ...], rng: Random) -> list[Part]:
        name = names[0] if rng.random() < 0.8 else names[-1]
        text = _stretch(self._text(name, rng), rng, _LONGEST)
        return carriers.people(text, self._filler(rng), rng)

    def _assembled(self, rng: Random) -> list[Part]:
        filler, language = self._filler(rng), self.language
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
        lines = rng.sample(sentences(f"negatives_{self.language}"), count)
        return [part for line in lines for part in (*filler.fill(line), ("\n", ""))]

    def _without_people(self, rng: Random) -> list[Part]:
        names = _UNPEOPLED.get(self.language, ())
        if not names or rng.random() < 0.35:
            return self._negatives(rng.randint(3, 16), rng)
        name = names[0] if rng.random() < 0.6 else names[-1]
        text = _stretch(self._text(name, rng), rng, _LONGEST)
        ages = name != _POPULATIONS
        return carriers.mark(text, self._countries, ages=ages, language=self.language)


def held_out_notes(data: Data) -> tuple[LabelledDocument, ...]:
    """Authored notes of every language that are never trained on, with their own identifiers."""
    return tuple(
        note
        for language in data.languages
        for note in authored.read(data.authored, f"train_{language}")
        if held_out(note.id)
    )


def held_out_negatives(data: Data, count: int) -> tuple[LabelledDocument, ...]:
    """Texts without people that are never trained on; what patterns find in them is marked."""
    found: list[LabelledDocument] = []
    for language in data.languages:
        lists = gazetteers.load(data.corpora / "gazetteers", training=True, language=language)
        for name in _UNPEOPLED.get(language, ()):
            ages = name != _POPULATIONS
            texts = carriers.texts(data.corpora / "text", f"{name}_{language}", training=False)
            for i, text in enumerate(texts[:count]):
                parts = carriers.mark(text, lists.countries, ages=ages, language=language)
                found.append(join(f"{name}-{i}", parts, language))
    return tuple(found)


def usual_texts(data: Data) -> Iterator[str]:
    """All texts that documents are made of, as they are, without people."""
    for language in data.languages:
        for name in dict.fromkeys((*_PEOPLED.get(language, ()), *_UNPEOPLED.get(language, ()))):
            yield from carriers.texts(data.corpora / "text", f"{name}_{language}", training=True)


def texts_of(data: Data, language: str) -> Iterator[str]:
    """What documents of a language are made of, names in lists and capitals among it."""
    lists = gazetteers.load(data.corpora / "gazetteers", training=True, language=language)
    cases = meddocan.cases(data.corpora) if language == "es" else ()
    for note in (*authored.read(data.authored, f"train_{language}"), *cases):
        yield note.text
        yield note.text.upper()
        yield note.text.lower()
    yield from usual_texts(replace(data, languages=(language,), shares=()))
    for pool in ("sentences", "negatives"):
        yield "\n".join(sentences(f"{pool}_{language}"))
    names = (*lists.native.given[:8000], *lists.native.surnames[:8000], *lists.world_cities[:8000])
    names = (*names, *(place.city for place in lists.places[::3]), *lists.occupations[:8000])
    yield "\n".join(names)


def familiar_terms(data: Data) -> frozenset[str]:
    """Words that the lists know as terms and that no list knows as a name, held out or not."""
    folder = data.corpora / "gazetteers"
    return familiar(
        name
        for language in data.languages
        for training in (True, False)
        for name in gazetteers.load(folder, training=training, language=language).names()
    ) - {word.lower() for name in _NAMES for word in words(name)}


def _quote(parts: list[Part], others: list[Part], rng: Random) -> list[Part]:
    """`parts` with a stretch of a document in another language before, behind or within them."""
    quoted = [("\n", ""), *noise.crop(others, rng, rng.randint(120, 600)), ("\n", "")]
    breaks = [i for i, (text, kind) in enumerate(parts) if not kind and "\n" in text]
    if not breaks or rng.random() < 0.5:
        return [*parts, *quoted] if rng.random() < 0.7 else [*quoted, *parts]
    place = rng.choice(breaks)
    before, end, after = parts[place][0].partition("\n")
    return [*parts[:place], (before + end, ""), *quoted, (after, ""), *parts[place + 1 :]]


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
