"""One label for one person: who is a doctor in one place and a patient in another is one of them.

One sense per discourse (Gale, Church and Yarowsky 1992) holds for people too, and the tagger,
which sees a few lines at a time, is less sure of a role than of a name.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.engine.detectors.base import FIELDS, KNOWN
from app.engine.domain.review import Finding, finding_id
from app.engine.text.calendar_terms import MONTHS, SEASONS, WEEKDAYS
from app.engine.text.distinctive import PERSONS, is_common
from app.engine.text.folding import fold, key_of
from app.progress import Tick, silent, telling

# What the tagger takes a surname for where it stands without a title.
_MISTAKEN = frozenset(("DATE", "HOSPITAL", "ORGANIZATION"))
_PLACE_BEFORE = re.compile(r"\b(?:at|to|from|in|into|via|the)\s+$", re.IGNORECASE)
_CALENDAR = frozenset((*MONTHS, *WEEKDAYS, *SEASONS))
_NEAR = 12
_SURE = 0.9
_RULES = "rules"
_TWO = 2
# A town that is named so often is hardly the hospital in it.
_OFTEN = 3
_OTHER_PLACES = ("HOSPITAL", "LOCATION_OTHER")
_NO_CARE = re.compile(
    r"\s(?:Pharmacy|Church|Chemist|Bakery|Registry|Hotel|Inn)$|^Hotel\s", re.IGNORECASE
)


def unify_labels(
    findings: Iterable[Finding], text: str, tick: Tick = silent
) -> tuple[Finding, ...]:
    """`findings`, those of one person with the label that they have the most score for.

    A field of a patient holds one, though a doctor has the same name.
    """
    found = _with_places(_with_surnames(tuple(findings), text, tick), text, tick)
    people = _people((f for f in telling(found, tick) if f.subcategory in PERSONS), text, tick)
    scores: defaultdict[tuple[str, ...], defaultdict[str, float]] = defaultdict(
        lambda: defaultdict(float)
    )
    for finding in found:
        if finding.id in people:
            scores[people[finding.id]][finding.subcategory] += finding.score
    return tuple(
        _labelled(finding, scores[people[finding.id]])
        if finding.id in people and finding.detector not in (FIELDS, KNOWN)
        else finding
        for finding in found
    )


def _with_surnames(found: tuple[Finding, ...], text: str, tick: Tick) -> tuple[Finding, ...]:
    """`found`, where a lone surname that was taken for a day or a hospital is a person's.

    Only of a person whose full name stands in the document, and not behind `at` or `in`.
    """
    labels: dict[str, str] = {}
    for finding in telling(found, tick):
        words = fold(finding.span.of(text)).words
        if finding.subcategory in PERSONS and len(words) > 1 and finding.score >= _SURE:
            family = words[0] if "," in finding.span.of(text) else words[-1]
            labels.setdefault(family, finding.subcategory)
    return tuple(
        _relabelled(finding, labels[word])
        if finding.subcategory in _MISTAKEN
        and finding.detector not in (FIELDS, KNOWN, _RULES)
        and (word := "".join(fold(finding.span.of(text)).words)) in labels
        and not is_common(word)
        and word not in _CALENDAR
        and not _PLACE_BEFORE.search(text, max(0, finding.span.start - _NEAR), finding.span.start)
        else finding
        for finding in found
    )


def _with_places(found: tuple[Finding, ...], text: str, tick: Tick) -> tuple[Finding, ...]:
    """`found`, where no town is a hospital once, nor a hotel or church a place of care."""
    towns: defaultdict[str, int] = defaultdict(int)
    for finding in telling(found, tick):
        if finding.subcategory == "CITY" and finding.score >= _SURE:
            towns[key_of(finding.span.of(text))] += 1
    return tuple(
        _as_place(finding, finding.span.of(text), towns)
        if finding.subcategory in _OTHER_PLACES and finding.detector not in (FIELDS, KNOWN, _RULES)
        else finding
        for finding in found
    )


def _as_place(place: Finding, written: str, towns: Mapping[str, int]) -> Finding:
    if towns.get(key_of(written), 0) >= _OFTEN and place.subcategory == "HOSPITAL":
        return _relabelled(place, "CITY")
    return _relabelled(place, "ORGANIZATION") if _NO_CARE.search(written) else place


def _people(found: Iterable[Finding], text: str, tick: Tick) -> dict[str, tuple[str, ...]]:
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
        identity: _fullest(name, fuller) for identity, name in telling(names.items(), tick) if name
    }


def _fullest(name: tuple[str, ...], fuller: Mapping[str, set[tuple[str, ...]]]) -> tuple[str, ...]:
    """The only fuller name of a single word, or of a first letter and a surname; else `name`."""
    if len(name) > _TWO or (len(name) == _TWO and len(name[0]) > 1):
        return name
    others = {
        other
        for other in fuller.get(name[-1], ())
        if len(name) == 1
        or (len(other) == _TWO and other[0] != name[0] and name[0] == other[0][:1])
    }
    # `B. Lund` and `Babajide Lund` are one.
    whole = {
        other
        for other in others
        if len(other[0]) > 1
        or not any(o[1:] == other[1:] and len(o[0]) > 1 and o[0][0] == other[0] for o in others)
    }
    return next(iter(whole)) if len(whole) == 1 else name


def _labelled(finding: Finding, scores: Mapping[str, float]) -> Finding:
    return _relabelled(finding, max(scores, key=lambda name: (scores[name], name)))


def _relabelled(finding: Finding, label: str) -> Finding:
    if label == finding.subcategory:
        return finding
    return replace(finding, id=finding_id(finding.span, label), subcategory=label)
