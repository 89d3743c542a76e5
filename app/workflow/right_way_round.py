"""Whether the files of a verification were given the right way round, and belong together.

An original that is searched for the identifiers of its own export holds none of them: the answer
would be that nothing is left.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from app.engine.domain.document import Document
from app.engine.domain.labels import schema
from app.engine.domain.review import Review
from app.engine.redaction.labels import label_words
from app.engine.text.distinctive import is_distinctive
from app.engine.text.folding import fold, key_of
from app.engine.text.search import occurrences
from app.errors import VerificationFailed
from app.workflow.export import NEUTRAL_TIME

_COPY = re.compile(r"\.deid(?:\.|$)", re.IGNORECASE)
_TELLING = frozenset(("NAME", "ID", "CONTACT"))
# What other programs put in place of an identifier, such as `[PERSON_1]` or `**NAME**`.
_FRAMES = "[]<>{}*_#"
_SWAP = "Name the original first, then the export: verify ORIGINAL EXPORT."

_WITH_REPORT = (
    "If the files are right and another program made the surrogates, verify with a report: "
    "incognote redact ORIGINAL -o DIR --report, then incognote verify ORIGINAL EXPORT --report "
    "DIR/NAME.EXT.report.json."
)


def refuse_export_as_original(
    original: Path, document: Document, export: Path, exported: Document
) -> None:
    """Raise `VerificationFailed` where ORIGINAL looks like an export of this program."""
    named = bool(_COPY.search(original.name)) and not _COPY.search(export.name)
    dated = original.stat().st_mtime == NEUTRAL_TIME != export.stat().st_mtime
    if named or dated or _labels(document) > _labels(exported):
        raise VerificationFailed(
            f"ORIGINAL ({original.name}) looks like a redacted copy, and EXPORT ({export.name})"
            " does not: they seem to be swapped.",
            hint=_SWAP,
        )


def refuse_other_identifiers(
    review: Review, exported: Review, export: Path, surrogates: Callable[[], str]
) -> None:
    """Raise `VerificationFailed` where EXPORT holds identifiers that ORIGINAL lacks.

    Those in `surrogates`, the text of an export with the surrogates of this computer, may be there.
    """
    others = _identifiers(exported) - _found(_identifiers(exported), review.document.text)
    if others:
        others -= _found(others, surrogates())
    if others:
        raise VerificationFailed(
            f"EXPORT ({export.name}) contains {len(others)} identifiers that ORIGINAL lacks: the"
            " files are swapped or do not belong together, or the surrogates were made elsewhere.",
            hint=f"{_SWAP} {_WITH_REPORT}",
        )


def _labels(document: Document) -> int:
    labels = re.findall(r"\[([^\W\da-zà-ÿ]+(?:[\s-][^\W\da-zà-ÿ]+)*)(?:-\d+)?\]", document.text)
    return sum(key_of(words) in _label_keys() for words in labels)


@cache
def _label_keys() -> frozenset[str]:
    return frozenset(map(key_of, label_words()))


def _identifiers(review: Review) -> set[str]:
    text, labels = review.document.text, schema()
    return {
        finding.span.of(text)
        for finding in review.redacted
        if labels.category_of(finding.subcategory).name in _TELLING
        and is_distinctive(finding.subcategory, finding.span.of(text))
        and key_of(finding.span.of(text)) not in _label_keys()
        and not {text[finding.span.start - 1 : finding.span.start], text[finding.span.end :][:1]}
        & set(_FRAMES)
    }


def _found(literals: set[str], text: str) -> set[str]:
    folded = fold(text)
    return {literal for literal in literals if any(occurrences(folded, literal))}
