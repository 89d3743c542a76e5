"""Why something is marked: what it is taken for, what was decided, who found it, how sure."""

from __future__ import annotations

from app.engine.detectors.base import FIELDS, KNOWN, PROPAGATED, TAGGER
from app.engine.domain.geometry import Region
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding
from app.engine.review.transitions import REVIEWER
from app.engine.wordlists.lists import LIST
from app.ui.core.language import number, phrase, tr
from app.ui.views.marks import State

_BY = {
    TAGGER: phrase("Found by the model"),
    "rules": phrase("Found by a rule"),
    FIELDS: phrase("Told by the name of a field"),
    PROPAGATED: phrase("Another mention of a finding"),
    REVIEWER: phrase("Marked or corrected by hand"),
    KNOWN: phrase("On the list of known identifiers"),
    LIST: phrase("On the list “Always redact”"),
}
_OTHER = phrase("Found by {detector}")


def explain(
    finding: Finding, state: State, *, never: bool = False, replacement: str | None = None
) -> str:
    """Two to four lines without words of the document; `never`: it is on that list.

    `replacement` is what an export writes instead, where that is known.
    """
    kind = tr(schema().subcategories[finding.subcategory].title)
    lines = [f"{kind}, {tr(state.value)}"]
    by = tr(_BY.get(finding.detector, _OTHER)).format(detector=finding.detector)
    score = tr("score {number}").format(number=number(finding.score, 2))
    # What a person marked, listed or knew before has no score.
    lines.append(by if finding.detector in (REVIEWER, LIST, KNOWN) else f"{by}, {score}")
    if replacement and state is not State.REJECTED:
        lines.append(tr("The export will show “{words}”").format(words=replacement))
    if never:
        lines.append(tr("On the list “Never redact”"))
    return "\n".join(lines)


def explain_region(region: Region) -> str:
    """Two lines on a box that was drawn."""
    kind = tr(schema().subcategories[region.subcategory].title)
    title = tr("Box on page {number}").format(number=region.page)
    return f"{title}: {kind}\n{tr(_BY[REVIEWER])}"
