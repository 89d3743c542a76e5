"""Labels with numbers: `[PATIENT-1]` is one person throughout a document, `[PATIENT-2]` another.

Numbers follow the order in which persons and things are first mentioned. They mean nothing outside
their document: the first patient of two documents may be two persons.
"""

from __future__ import annotations

from collections import defaultdict

from app.engine.domain.review import Finding, Review
from app.engine.mentions.entities import entities
from app.engine.redaction.labels import Labels
from app.engine.text.folding import fold


class NumberedLabels:
    """The labels of one review; a `Replacer` for `plan`."""

    def __init__(self, review: Review) -> None:
        """Number what is redacted. A number that is itself redacted somewhere is passed over.

        `[AGE-7]` for an age of seven would tell it, and the check of the export would find it.
        """
        text = review.document.text
        taken = {"".join(fold(one.span.of(text)).words) for one in review.redacted}
        free = [str(number) for number in range(1, len(review.redacted) + len(taken) + 1)]
        usable = [number for number in free if number not in taken]
        same = entities(review.redacted, text)
        placed: defaultdict[str, dict[str, str]] = defaultdict(dict)
        self._plain = Labels(review)
        self._labels: dict[str, str] = {}
        for finding in review.redacted:
            word = self._plain.word(finding)
            numbers = placed[word]
            number = numbers.setdefault(same[finding.id], usable[len(numbers)])
            self._labels[finding.id] = f"[{word}-{number}]"

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`; its plain label if it is not redacted."""
        return self._labels.get(finding.id) or self._plain(finding)
