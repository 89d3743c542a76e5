"""Where else a text may stand that somebody just marked: as it is, as a variant, or misspelt.

The reviewer is shown what is found and takes it or leaves it, so that this may offer more than
`propagate` would add by itself.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum

from app.engine.domain.document import Span
from app.engine.domain.review import Finding, Review
from app.engine.text.distinctive import is_common
from app.engine.text.folding import Folded, fold
from app.engine.text.languages import Languages
from app.engine.text.search import occurrences
from app.engine.text.vocabulary import wordlist

_SHORTEST = 5
"""Letters of a word that one wrong letter leaves recognisable; shorter ones resemble many."""


class Likeness(StrEnum):
    """How a place resembles the text that it was found for, the closest first."""

    SAME = "same"
    VARIANT = "variant"
    MISSPELT = "misspelt"


@dataclass(frozen=True, slots=True)
class Similar:
    """One place that no finding covers."""

    span: Span
    likeness: Likeness


def similar(review: Review, span: Span, subcategory: str) -> tuple[Similar, ...]:
    """Every other place like that at `span`, in order; each place once, as its closest likeness.

    Variants are those of an identifier of this kind: parts of a name, turned names, initials where
    somebody signs, local numbers. A misspelt word differs in one letter that is missing, added,
    another, or has changed places with its neighbour.
    """
    folded = fold(review.document.text)
    literal = span.of(folded.text)
    languages = Languages.of(review.passages).beside_english
    taken = [Similar(span, Likeness.SAME)]
    offered = (
        *((one, Likeness.SAME) for one in occurrences(folded, literal)),
        *((one, Likeness.VARIANT) for one in _variants(folded, span, subcategory, languages)),
        *((one, Likeness.MISSPELT) for one in _misspelt(folded, span, languages)),
    )
    for one, likeness in offered:
        if not any(one.overlaps(other.span) for other in taken) and not _covered(review, one):
            taken.append(Similar(one, likeness))
    return tuple(sorted(taken[1:], key=lambda found: found.span))


def likely_kind(text: str) -> str:
    """The kind whose variants are worth a look where nobody said yet what a text is."""
    words = fold(text).words
    if any(map(str.isdigit, text)):
        return "PHONE"
    if wordlist("generic_words").intersection(words):
        return "ORGANIZATION"
    return "PATIENT"


def within_one_edit(one: str, other: str) -> bool:
    """Whether at most one letter is missing, added or another, or two neighbours are swapped.

    The distance of Damerau (A technique for computer detection and correction of spelling errors,
    CACM 1964), which explains four of five misspellings.
    """
    if abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    left, right = one[start:], other[start:]
    if len(left) == len(right):
        swapped = left[1::-1] + left[2:] if len(left) > 1 else left
        return left[1:] == right[1:] or swapped == right
    return left[1:] == right or left == right[1:]


def _variants(
    folded: Folded, span: Span, subcategory: str, languages: Collection[str]
) -> Iterator[Span]:
    """The longest first: a turned name is one place, and not one for each of its parts."""
    marked = Finding("", span, subcategory, 1.0, "")
    from app.engine.mentions.propagation import mentions  # noqa: PLC0415 - loads slowly

    found = {place for place, _ in mentions((marked,), folded, languages)}
    yield from sorted(found, key=lambda place: (-len(place), place))


def _misspelt(folded: Folded, span: Span, languages: Collection[str]) -> Iterator[Span]:
    meant = {
        word
        for word in (folded.words[at] for at in folded.words_in(span))
        if len(word) >= _SHORTEST and word.isalpha() and not is_common(word, languages)
    }
    if not meant:
        return
    known = {
        word: word not in meant
        and len(word) >= _SHORTEST - 1
        and word.isalpha()
        and not is_common(word, languages)
        and any(within_one_edit(word, one) for one in meant)
        for word in set(folded.words)
    }
    for number, word in enumerate(folded.words):
        if known[word]:
            yield folded.span(number, number)


def _covered(review: Review, span: Span) -> bool:
    found = review.findings
    first = bisect_right(found, span.start, key=lambda f: f.span.end)
    last = bisect_left(found, span.end, key=lambda f: f.span.start)
    return any(finding.span.covers(span) for finding in found[first:last])
