"""A linear-chain CRF over hand-made features, the strongest system without learned vectors.

Sources: Lafferty et al. 2001; Berg and Dalianis 2020, who de-identify Swedish records with it.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from sklearn_crfsuite import CRF

from app.errors import InputError
from app.training.baselines.phrases import Phrases
from app.training.baselines.sentences import CONTEXT, Example, Sentence

MODEL, LISTS = "crf.crfsuite", "lists.json"


class FeatureCrf:
    """A trained CRF with the lists whose membership is among its features."""

    def __init__(self, crf: CRF, phrases: Phrases) -> None:
        self._crf, self._phrases = crf, phrases

    @classmethod
    def fit(
        cls, examples: Iterable[Example], phrases: Phrases, *, iterations: int = 100
    ) -> FeatureCrf:
        """Train by L-BFGS with both penalties; the same examples give the same weights.

        Features are made one sentence at a time: those of a corpus would fill the memory.
        """
        crf = CRF(
            algorithm="lbfgs",
            c1=0.1,
            c2=0.01,
            max_iterations=iterations,
            all_possible_transitions=True,
        )
        kept = list(examples)
        crf.fit(
            (features(example.sentence, phrases) for example in kept),
            (list(example.labels) for example in kept),
        )
        return cls(crf, phrases)

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """The most probable sequence of labels."""
        return tuple(self._crf.tagger_.tag(features(sentence, self._phrases)))

    def confident(self, sentence: Sentence) -> tuple[tuple[str, float], ...]:
        """The most probable labels, each with its marginal probability.

        Marginals come from forward-backward constrained to the label at one token (Culotta and
        McCallum 2004).
        """
        tagger = self._crf.tagger_
        labels = tagger.tag(features(sentence, self._phrases))
        return tuple((label, tagger.marginal(label, i)) for i, label in enumerate(labels))

    def save(self, folder: Path) -> None:
        """Write weights and lists, which hold words of the training documents, into `folder`."""
        shutil.copyfile(self._crf.modelfile.name, folder / MODEL)
        self._phrases.save(folder / LISTS)

    @classmethod
    def load(cls, folder: Path) -> FeatureCrf:
        """Read what `save` wrote. Raises `InputError`."""
        try:
            phrases = Phrases.load(folder / LISTS)
            crf = CRF(model_filename=str(folder / MODEL))
            crf.tagger_.labels()
        except (OSError, ValueError):
            raise InputError(f"{folder.name} holds no CRF.") from None
        return cls(crf, phrases)


# Features of a token: itself, its parts, its shape, patterns, lists, neighbours. It is the set of
# Berg and Dalianis 2020 without parts of speech.

_MONTH = (
    r"(?:jan|ene|gen|feb|mar|apr|abr|may|mai|maj|mag|jun|giu|jul|lug|aug|ago|sep|set|oct|okt|ott"
    r"|nov|dec|dez|dic)[a-zé]{0,7}\.?"
)
_ORDINAL = r"\d{1,2}(?:st|nd|rd|th|º|°)?"
_YEAR = r"(?:19|20)\d\d"
_PATTERNS = {
    "date": re.compile(
        rf"\b(?:\d{{1,4}}[-/.]\d{{1,2}}[-/.]\d{{1,4}}|\d{{1,2}}/\d{{2,4}}|\d{{1,2}}/\d{{1,2}}"
        rf"|{_ORDINAL} (?:of |de |den )?{_MONTH}(?:,? (?:de )?{_YEAR})?"
        rf"|{_MONTH} {_ORDINAL}(?:,? {_YEAR})?|{_MONTH},? (?:of |de )?{_YEAR})(?!\w)",
        re.IGNORECASE,
    ),
    "year": re.compile(rf"\b{_YEAR}\b"),
    "phone": re.compile(
        r"(?<!\w)(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,4}\)|\d{2,4})[ .-]?\d{3,4}[ .-]\d{3,4}(?!\w)"
    ),
}
_AFFIXES = (2, 3, 4)


def features(sentence: Sentence, phrases: Phrases) -> list[list[str]]:
    """The features of each token, for CRFsuite: a feature is there or it is not.

    A neighbour's features carry its place, `-2` to `2`. Neighbours may stand in the next sentence,
    where patterns are not looked for.
    """
    inner = sentence.words
    words = (*sentence.before, *inner, *sentence.after)
    first = len(sentence.before)
    patterns = _patterns(sentence)
    members = phrases.memberships(words)
    own: list[list[str]] = []
    shared: list[list[str]] = []
    for number, word in enumerate(words):
        inside = 0 <= number - first < len(inner)
        known = [f"in={name}" for name in sorted(members[number])]
        known += sorted(patterns[number - first]) if inside else []
        shared.append([*_orthography(word), *known])
        own.append([*_affixes(word), *shared[-1]] if inside else [])
    return [_around(own, shared, first + i, i) for i in range(len(inner))]


def _around(own: list[list[str]], shared: list[list[str]], at: int, number: int) -> list[str]:
    found = ["first", *own[at]] if number == 0 else list(own[at])
    for distance in range(-CONTEXT, CONTEXT + 1):
        other = at + distance
        if not 0 <= other < len(shared):
            found.append(f"{distance}:edge")
        elif distance:
            found += [f"{distance}:{feature}" for feature in shared[other]]
    return found


def _orthography(word: str) -> list[str]:
    lower = word.lower()
    shape = "".join(map(_kind, word))
    short = "".join(kind for kind, _ in groupby(shape))
    return [
        f"w={lower}",
        f"end={lower[-3:]}",
        f"short={short}",
        *([f"shape={shape}"] * (len(word) < 16)),
    ]


def _affixes(word: str) -> list[str]:
    lower = word.lower()
    sizes = [size for size in _AFFIXES if size < len(lower)]
    return [
        *(f"begins={lower[:size]}" for size in sizes),
        *(f"ends={lower[-size:]}" for size in sizes),
        f"length={min(len(word), 12)}",
    ]


def _kind(character: str) -> str:
    if character.isdigit():
        return "d"
    if character.isalpha():
        return "X" if character.isupper() else "x"
    return character


def _patterns(sentence: Sentence) -> list[set[str]]:
    found: list[set[str]] = [set() for _ in sentence.tokens]
    for name, pattern in _PATTERNS.items():
        for match in pattern.finditer(sentence.text):
            for number, token in enumerate(sentence.tokens):
                if token.start < match.end() and match.start() < token.end:
                    found[number].add(f"is={name}")
    return found
