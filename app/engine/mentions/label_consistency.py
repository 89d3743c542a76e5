"""One label for one person: who is a doctor in one place and a patient in another is one of them.

One sense per discourse (Gale, Church and Yarowsky 1992) holds for people too, and the tagger,
which sees a few lines at a time, is less sure of a role than of a name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.engine.detectors.base import FIELDS
from app.engine.detectors.merge import finding_id
from app.engine.domain.review import Finding
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold


def unify_labels(findings: Iterable[Finding], text: str) -> tuple[Finding, ...]:
    """`findings`, those of one person with the label that they have the most score for.

    A field of a patient holds one, though a doctor has the same name.
    """
    found = tuple(findings)
    people = _people((f for f in found if f.subcategory in PERSONS), text)
    scores: defaultdict[tuple[str, ...], defaultdict[str, float]] = defaultdict(
        lambda: defaultdict(float)
    )
    for finding in found:
        if finding.id in people:
            scores[people[finding.id]][finding.subcategory] += finding.score
    return tuple(
        _labelled(finding, scores[people[finding.id]])
        if finding.id in people and finding.detector != FIELDS
        else finding
        for finding in found
    )


def _people(found: Iterable[Finding], text: str) -> dict[str, tuple[str, ...]]:
    """The person of each finding, by its id: the words of the name, or of the only fuller name.

    `app.engine.mentions.entities` knows more ways of writing a name, but its lists take
    seconds to load.
    """
    names = {finding.id: tuple(fold(finding.span.of(text)).words) for finding in found}
    fuller: defaultdict[str, set[tuple[str, ...]]] = defaultdict(set)
    for name in names.values():
        for word in name if len(name) > 1 else ():
            fuller[word].add(name)
    return {
        identity: next(iter(fuller[name[0]])) if len(name) == len(fuller[name[0]]) == 1 else name
        for identity, name in names.items()
        if name
    }


def _labelled(finding: Finding, scores: Mapping[str, float]) -> Finding:
    label = max(scores, key=lambda name: (scores[name], name))
    if label == finding.subcategory:
        return finding
    return replace(finding, id=finding_id(finding.span, label), subcategory=label)
