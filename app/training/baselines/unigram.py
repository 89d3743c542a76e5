"""The unigram tagger: each token gets the label that it had most often in training.

Source: the baseline of Berg and Dalianis 2020. It shows how much of a corpus a vocabulary solves.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from app.errors import InputError
from app.training.baselines.sentences import OUTSIDE, Example, Sentence, subcategory

FILE = "unigram.json"


@dataclass(frozen=True, slots=True)
class Unigram:
    """Labels by token, as written. A token that is not in it identifies nobody."""

    vocabulary: Mapping[str, str] = field(repr=False)

    @classmethod
    def fit(cls, examples: Iterable[Example]) -> Unigram:
        """Count labels without `B-` and `I-`: where an entity begins is not a word's property."""
        counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for example in examples:
            for word, label in zip(example.sentence.words, example.labels, strict=True):
                counts[word][subcategory(label) or OUTSIDE] += 1
        chosen = {word: _most_frequent(labels) for word, labels in counts.items()}
        return cls({word: name for word, name in chosen.items() if name != OUTSIDE})

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """`I-` labels, so that neighbours of one subcategory become one span."""
        names = (self.vocabulary.get(word) for word in sentence.words)
        return tuple(OUTSIDE if name is None else f"I-{name}" for name in names)

    def save(self, folder: Path) -> None:
        """Write the vocabulary, which holds words of the training documents, into `folder`."""
        text = json.dumps(dict(sorted(self.vocabulary.items())), ensure_ascii=False, indent=0)
        (folder / FILE).write_text(text, encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Unigram:
        """Read what `save` wrote. Raises `InputError`."""
        try:
            return cls(json.loads((folder / FILE).read_text(encoding="utf-8")))
        except (OSError, ValueError):
            raise InputError(f"{folder.name} holds no unigram tagger.") from None


def _most_frequent(labels: Counter[str]) -> str:
    # Of two equally frequent labels the identifier wins: a miss is worse than a false alarm.
    return min(labels, key=lambda name: (-labels[name], name == OUTSIDE, name))
