"""Pure transitions from one review to the next. Undo is keeping the one before."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from app.engine.detectors import merge
from app.engine.domain.document import Document, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Action, Decision, Finding, LanguageChoice, Review, finding_id
from app.progress import Tick, silent

REVIEWER = "reviewer"


def decide(review: Review, finding_ids: Iterable[str], action: Action | None) -> Review:
    """Accept or reject findings; None makes them undecided again.

    Raises `KeyError` for an unknown id.
    """
    decisions = dict(review.decisions)
    for one in finding_ids:
        finding = review.by_id[one]
        if action is None:
            decisions.pop(finding.id, None)
        else:
            before = decisions.get(finding.id)
            kept = before.replacement if before else None
            decisions[finding.id] = Decision(finding.id, action, kept)
    return replace(review, decisions=decisions)


def recategorise(review: Review, finding_ids: Iterable[str], subcategory: str) -> Review:
    """Give findings another subcategory and accept them. `complete` suggests other mentions."""
    _check(subcategory)
    chosen = {review.by_id[finding_id].id for finding_id in finding_ids}
    findings = tuple(
        replace(finding, subcategory=subcategory) if finding.id in chosen else finding
        for finding in review.findings
    )
    return decide(replace(review, findings=findings), chosen, Action.ACCEPT)


def replace_with(review: Review, finding_ids: Iterable[str], replacement: str | None) -> Review:
    """Accept findings with the reviewer's own replacement, or None for the usual one."""
    chosen = [review.by_id[finding_id].id for finding_id in finding_ids]
    own = {name: Decision(name, Action.ACCEPT, replacement) for name in chosen}
    return replace(review, decisions={**review.decisions, **own})


def add(review: Review, spans: Iterable[Span], subcategory: str) -> Review:
    """Add accepted findings. One that touches existing findings takes their place and covers all.

    `complete` suggests other mentions. Raises `ValueError` for a span outside the text.
    """
    _check(subcategory)
    review, added = insert_findings(
        review, (Finding("", span, subcategory, 1.0, REVIEWER) for span in spans)
    )
    return decide(review, added, Action.ACCEPT)


def accept_near_misses(review: Review, near: Iterable[Finding]) -> Review:
    """Add near misses, or what is written like one, as accepted findings of their kinds."""
    wanted = (Finding("", one.span, one.subcategory, 1.0, REVIEWER) for one in near)
    review, added = insert_findings(review, wanted)
    return decide(review, added, Action.ACCEPT)


def add_unflagged_mentions(review: Review, tick: Tick = silent) -> Review:
    """Suggest every mention of what will be redacted that no finding covers yet.

    An export of the result leaves no mention that the reviewer did not keep on purpose. What the
    reviewer accepted stays as it is: of a mention that overlaps it, only the rest is suggested.
    """
    from app.engine.mentions.propagation import unflagged_mentions  # noqa: PLC0415 - loads slowly

    while missing := unflagged_mentions(review, tick):
        before = review
        review, _ = insert_findings(review, _beside_accepted(review, missing))
        if review.findings == before.findings:
            break
    return review


def same_findings(review: Review, finding_id: str) -> tuple[str, ...]:
    """Ids of all findings with the same text and subcategory, the given one included."""
    text = review.document.text
    given = review.by_id[finding_id]
    literal = given.span.of(text).casefold()
    return tuple(
        finding.id
        for finding in review.findings
        if finding.subcategory == given.subcategory and finding.span.of(text).casefold() == literal
    )


def near_misses(review: Review) -> tuple[Finding, ...]:
    """What the tagger thought of and no finding covers, the likeliest first.

    The sum of the scores is how many identifiers are expected among them.
    """
    taken = list(review.findings)
    near = [
        replace(candidate, id=finding_id(span, candidate.subcategory), span=span)
        for candidate in review.candidates
        for span in merge.pieces_outside(candidate.span, taken, review.document)
    ]
    return tuple(sorted(near, key=lambda finding: -finding.score))


def insert_findings(review: Review, wanted: Iterable[Finding]) -> tuple[Review, tuple[str, ...]]:
    """Put undecided findings in the place of all that they touch; the ids of those put.

    Raises `ValueError` for one outside the text.
    """
    findings = list(review.findings)
    decisions = dict(review.decisions)
    put: dict[str, None] = {}
    for finding in wanted:
        for span in _between_barriers(review.document, finding.span):
            first = bisect_right(findings, span.start, key=lambda f: f.span.end)
            last = bisect_left(findings, span.end, key=lambda f: f.span.start)
            touched = findings[first:last]
            union = Span(
                min([span.start, *(other.span.start for other in touched)]),
                max([span.end, *(other.span.end for other in touched)]),
            )
            for other in touched:
                decisions.pop(other.id, None)
                put.pop(other.id, None)
            name = finding_id(union, finding.subcategory)
            findings[first:last] = [replace(finding, id=name, span=union)]
            put[name] = None
    return replace(review, findings=tuple(findings), decisions=decisions), tuple(put)


def _beside_accepted(review: Review, missing: Iterable[Finding]) -> list[Finding]:
    """The parts of mentions that no accepted finding covers."""
    accepted = [one for one in review.findings if review.action(one) is Action.ACCEPT]
    return [
        replace(mention, span=span)
        for mention in missing
        for span in merge.pieces_outside(mention.span, accepted, review.document)
    ]


def dismiss_near_misses(review: Review, near: Iterable[Finding]) -> Review:
    """Strike near misses from the candidates. Findings stay as they are, and so does an export."""
    candidates = list(review.candidates)
    for one in near:
        struck = [
            d for d in candidates if d.subcategory == one.subcategory and d.span.covers(one.span)
        ]
        candidates = [candidate for candidate in candidates if candidate not in struck]
        candidates += [
            part for candidate in struck for part in _around(candidate, one.span, review.document)
        ]
    return replace(review, candidates=tuple(candidates))


def _around(candidate: Finding, span: Span, document: Document) -> list[Finding]:
    """What of a candidate stands before and behind a part of it."""
    edges = ((candidate.span.start, span.start), (span.end, candidate.span.end))
    parts = [merge.trim(Span(*edge), document.text) for edge in edges if edge[0] < edge[1]]
    return [replace(candidate, span=part) for part in parts if part is not None]


def _check(subcategory: str) -> None:
    if subcategory not in schema().subcategories:
        raise KeyError(subcategory)


def _between_barriers(document: Document, span: Span) -> list[Span]:
    if span.end > len(document.text):
        raise ValueError("the span lies outside the text")
    barriers = document.barriers
    inside = barriers[bisect_right(barriers, span.start) : bisect_left(barriers, span.end)]
    edges = [span.start, *inside, span.end]
    return [Span(start, end) for start, end in pairwise(edges)]


def join(saved: Review, made: Review) -> Review:
    """One review out of two by one reviewer, who saw only one of them at a time.

    It is what was decided before, with what was decided since on top.
    Where the two have other findings in one place, an export removes all that either removes.
    """
    joined = saved
    if made.languages != LanguageChoice():
        joined = replace(joined, languages=made.languages)
    for finding in made.findings:
        decision = made.decisions.get(finding.id)
        if finding.id in joined.by_id:
            joined = _decided(joined, finding.id, decision)
            continue
        taken = any(finding.span.overlaps(other.span) for other in joined.findings)
        removed = decision is not None and decision.action is Action.ACCEPT
        if removed or not taken:
            joined = _put(joined, finding, decision)
    return joined


def _put(review: Review, finding: Finding, decision: Decision | None) -> Review:
    review, names = insert_findings(review, (finding,))
    for name in names:
        review = _decided(review, name, decision)
    return review


def _decided(review: Review, name: str, decision: Decision | None) -> Review:
    if decision is None:
        return review
    own = replace(decision, finding_id=name)
    return replace(review, decisions={**review.decisions, name: own})
