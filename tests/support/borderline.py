"""What is found on every processor.

Products of numbers of eight bits are rounded otherwise where a processor lacks instructions for
them: with AVX2 alone scores near a threshold were up to .03 higher, and some hospitals were towns,
or one finding two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.engine.domain.document import Document
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding

_ROUNDED_BY = 0.03


def in_words(subcategory: str, said: str) -> list[tuple[str, str]]:
    """Category and word of each word of a finding."""
    category = schema().category_of(subcategory).name
    return [(category, word.strip(",")) for word in said.split()]


def surely_found(
    findings: Iterable[Finding],
    document: Document,
    threshold: float,
    expected: Iterable[tuple[str, str]],
) -> Iterator[tuple[str, str]]:
    """`in_words` of findings, without those at the threshold that are not next in `expected`."""
    left = list(expected)
    for finding in findings:
        said = in_words(finding.subcategory, finding.span.of(document.text))
        if left[: len(said)] == said:
            del left[: len(said)]
        elif finding.score < threshold + _ROUNDED_BY:
            continue
        yield from said
