"""Labels with numbers: `[PATIENT-1]` is one person throughout a document, `[PATIENT-2]` another.

Numbers follow the order in which persons and things are first mentioned. They mean nothing outside
their document: the first patient of two documents may be two persons. A family name that several
persons share has no number where it does not tell whose it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import count

from app.engine.domain.review import Finding, Review
from app.engine.mentions.entities import entities, of_several
from app.engine.redaction.labels import Labels
from app.engine.text.folding import fold


class NumberedLabels:
    """The labels of one review; a `Replacer` for `plan`."""

    def __init__(self, review: Review, language: str = "en") -> None:
        """Number what is redacted. A number that is itself redacted somewhere is passed over.

        `[AGE-7]` for an age of seven would tell it, and the check of the export would find it; so
        it would `[RECORD NUMBER-7]` where "number 7" is redacted.
        """
        text = review.document.text
        taken = {"".join(fold(one.span.of(text)).words) for one in review.redacted}
        same, shared = entities(review.redacted, text), of_several(review.redacted, text)
        placed: defaultdict[str, dict[str, str]] = defaultdict(dict)
        usable: dict[str, Iterator[str]] = {}
        self._plain = Labels(review, language)
        self._labels: dict[str, str] = {}
        for finding in (one for one in review.redacted if one.id not in shared):
            word = self._plain.word(finding)
            numbers, one = placed[word], same[finding.id]
            if one not in numbers:
                numbers[one] = next(usable.setdefault(word, _numbers(word, taken)))
            self._labels[finding.id] = f"[{word}-{numbers[one]}]"

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`; its plain label if it has no number."""
        return self._labels.get(finding.id) or self._plain(finding)


def _numbers(word: str, taken: set[str]) -> Iterator[str]:
    """Numbers that spell nothing that is redacted, alone or behind the last words of a label."""
    words = fold(word).words
    ends = ["".join(words[first:]) for first in range(len(words) + 1)]
    return (str(one) for one in count(1) if not any(f"{end}{one}" in taken for end in ends))
