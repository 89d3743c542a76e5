"""Following the lists of what is always removed, and of what never is.

What is always removed counts for more than what never is. A word that is never removed is rejected
where a finding consists of it and nothing else: a longer finding that holds it stays as it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review.transitions import decide, insert_findings
from app.engine.text.folding import fold
from app.engine.text.search import occurrences
from app.engine.wordlists.lists import LIST, Always, WordLists, name_of


def apply_lists(review: Review, lists: WordLists, *, anew: bool = False) -> Review:
    """A review in which the lists are followed.

    What is always removed becomes an accepted finding where none covers it, and is accepted where a
    finding is just that. Findings that are just what is never removed are rejected. Decisions
    stay, unless the words were listed `anew`: then they count for more than what was decided on
    them, and a rejected finding that holds what is always removed becomes undecided.
    """
    always = [(span, one.subcategory) for span, one in _places(review, lists)]
    after = _remove(review, always, anew=anew)
    held = [span for span, _ in always]
    never = {name_of(text) for text in lists.never}
    rejected = [
        finding.id
        for finding in _just(after, never)
        if (anew or after.action(finding) is None) and not _any_inside(held, finding.span)
    ]
    return decide(after, rejected, Action.REJECT)


def exchange_lists(
    review: Review, added: WordLists, dropped: WordLists, *, anew: bool = False
) -> Review:
    """A review after a change of the lists: `dropped` are withdrawn, then `added` are followed."""
    return apply_lists(withdraw_lists(review, dropped), added, anew=anew)


def withdraw_lists(review: Review, lists: WordLists) -> Review:
    """A review in which what these lists decided is to be decided again; no finding goes."""
    always = {name_of(one.text) for one in lists.always}
    never = {name_of(text) for text in lists.never}
    loose = [f.id for f in _just(review, always) if f.detector == LIST]
    loose += [f.id for f in _just(review, never) if review.action(f) is Action.REJECT]
    return decide(review, loose, None)


def _places(review: Review, lists: WordLists) -> Iterator[tuple[Span, Always]]:
    folded = fold(review.document.text)
    for one in lists.always:
        for span in occurrences(folded, one.text):
            yield span, one


def _remove(review: Review, wanted: Iterable[tuple[Span, str]], *, anew: bool) -> Review:
    text = review.document.text
    new: list[Finding] = []
    accepted: list[str] = []
    undecided: list[str] = []
    for span, subcategory in wanted:
        cover = _cover(review, span)
        if cover is None:
            new.append(Finding("", span, subcategory, 1.0, LIST))
        elif not anew and review.action(cover) is not None:
            continue
        elif name_of(cover.span.of(text)) == name_of(span.of(text)):
            accepted.append(cover.id)
        elif review.action(cover) is Action.REJECT:
            undecided.append(cover.id)
    after = decide(decide(review, accepted, Action.ACCEPT), undecided, None)
    after, put = insert_findings(after, new)
    return decide(after, put, Action.ACCEPT)


def _just(review: Review, names: set[str]) -> Iterator[Finding]:
    """Findings that are these words and nothing else."""
    if names:
        text = review.document.text
        yield from (one for one in review.findings if name_of(one.span.of(text)) in names)


def _cover(review: Review, span: Span) -> Finding | None:
    found = review.findings
    at = bisect_right(found, span.start, key=lambda one: one.span.end)
    return found[at] if at < len(found) and found[at].span.covers(span) else None


def _any_inside(spans: list[Span], outer: Span) -> bool:
    return any(outer.covers(span) for span in spans)
