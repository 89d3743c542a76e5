"""One label for one person: who is a doctor in one place and a patient in another is one of them.

One sense per discourse (Gale, Church and Yarowsky 1992) holds for people too, and the tagger,
which sees a few lines at a time, is less sure of a role than of a name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.engine.detect import FIELDS
from app.engine.distinctive import PERSONS
from app.engine.entities import entities
from app.engine.merge import finding_id
from app.engine.types import Finding


def with_one_label(findings: Iterable[Finding], text: str) -> tuple[Finding, ...]:
    """`findings`, those of one person with the label that they have the most score for.

    A field of a patient holds one, though a doctor has the same name.
    """
    found = tuple(findings)
    people = entities((f for f in found if f.subcategory in PERSONS), text)
    scores: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for finding in found:
        if finding.id in people:
            scores[people[finding.id]][finding.subcategory] += finding.score
    return tuple(
        _labelled(finding, scores[people[finding.id]])
        if finding.id in people and finding.detector != FIELDS
        else finding
        for finding in found
    )


def _labelled(finding: Finding, scores: Mapping[str, float]) -> Finding:
    label = max(scores, key=lambda name: (scores[name], name))
    if label == finding.subcategory:
        return finding
    return replace(finding, id=finding_id(finding.span, label), subcategory=label)
