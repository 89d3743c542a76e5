"""Boxes that a reviewer draws on pages: transitions of a review, and what they take of the text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.engine.domain.document import Span
from app.engine.domain.export import Edit
from app.engine.domain.geometry import Box, Region
from app.engine.domain.labels import schema
from app.engine.domain.review import Review

KIND = "BIOID"
"""The subcategory of a box that nobody gave another one: a signature, a face, a fingerprint."""


def draw(review: Review, number: int, box: Box, subcategory: str = KIND) -> Review:
    """Add a box on page `number` (from 1), cut to the page.

    The same review where next to nothing of it lies on the page. Raises `ValueError` where the
    document has no such page.
    """
    if not 1 <= number <= len(review.document.pages):
        raise ValueError("the document has no such page")
    page = review.document.pages[number - 1]
    inside = box.within(page.width, page.height)
    if inside is None:
        return review
    region = _checked(Region(number, inside, subcategory))
    others = [one for one in review.regions if one.id != region.id]
    return replace(review, regions=_in_order([*others, region]))


def draw_all(review: Review, places: Iterable[tuple[int, Box]], subcategory: str = KIND) -> Review:
    """Add a box at each place, as `draw`; one that is there already stays as it is."""
    for number, box in places:
        page = review.document.pages[number - 1]
        inside = box.within(page.width, page.height)
        known = inside is None or review.region(Region(number, inside, subcategory).id)
        review = review if known else draw(review, number, box, subcategory)
    return review


def erase(review: Review, region_ids: Iterable[str]) -> Review:
    """Take boxes away again."""
    gone = frozenset(region_ids)
    return replace(review, regions=tuple(one for one in review.regions if one.id not in gone))


def as_kind(review: Review, region_ids: Iterable[str], subcategory: str) -> Review:
    """Give boxes another subcategory."""
    chosen = frozenset(region_ids)
    regions = (
        _checked(replace(one, subcategory=subcategory)) if one.id in chosen else one
        for one in review.regions
    )
    return replace(review, regions=tuple(regions))


def joined(first: Review, second: Review) -> tuple[Region, ...]:
    """The boxes of two reviewers: what either of them covered stays covered."""
    both = {one.id: one for one in (*second.regions, *first.regions)}
    return _in_order(both.values())


def without_covered(review: Review, edits: tuple[Edit, ...]) -> tuple[Edit, ...]:
    """`edits` and those that take away every word with letters under a box, only there.

    What an edit would put under a box would not be seen, so nothing comes in its place.
    """
    covered = tuple(_covered(review))
    if not covered:
        return edits
    kept = [
        replace(edit, replacement="") if any(edit.span.overlaps(s) for s, _ in covered) else edit
        for edit in edits
    ]
    text = review.document.text
    added = [
        Edit(part, "", kind)
        for span, kind in covered
        for part in _outside(span, edits)
        if not part.of(text).isspace()
    ]
    return tuple(sorted((*kept, *added), key=lambda edit: edit.span))


def _covered(review: Review) -> Iterator[tuple[Span, str]]:
    """The words under boxes in the order of the text, each once, with the subcategory."""
    for page in review.document.pages:
        regions = [one for one in review.regions if one.page == page.number]
        end = 0
        for word in sorted(page.words, key=lambda word: word.span) if regions else ():
            region = next((one for one in regions if one.covers(word.box)), None)
            if region is not None and word.span.end > end:
                yield Span(max(word.span.start, end), word.span.end), region.subcategory
                end = word.span.end


def _outside(span: Span, edits: Iterable[Edit]) -> Iterator[Span]:
    """The parts of a span that no edit covers; `edits` are in order."""
    start = span.start
    for edit in edits:
        if edit.span.overlaps(span):
            if start < edit.span.start:
                yield Span(start, edit.span.start)
            start = max(start, edit.span.end)
    if start < span.end:
        yield Span(start, span.end)


def _checked(region: Region) -> Region:
    if region.subcategory not in schema().subcategories:
        raise KeyError(region.subcategory)
    return region


def _in_order(regions: Iterable[Region]) -> tuple[Region, ...]:
    return tuple(sorted(regions, key=lambda one: (one.page, one.box.top, one.box.x0)))
