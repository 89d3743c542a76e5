"""What of a case one document needs; loads no lists of names."""

from __future__ import annotations

from dataclasses import replace

from app.engine.domain.case import Case, Pin
from app.engine.domain.document import Document
from app.engine.surrogates.table import PERSON
from app.engine.text.folding import fold

CODES = frozenset(("id", "phone", "login", "url", "ip"))
"""Kinds of codes that belong to one person: not postal codes, acronyms and occupations."""
BY_TEXT = (PERSON, *sorted(CODES))
"""Kinds of what can stand only in a document that holds its key."""


def needed_in(case: Case, document: Document) -> Case:
    """Of `case` what may stand in a document: what is settled of others' thousand is not sent."""
    inside = fold(document.text).joined

    def is_needed(pin: Pin) -> bool:
        return pin.kind not in BY_TEXT or pin.key in inside

    return replace(
        case,
        pins=tuple(filter(is_needed, case.pins)),
        corrections=tuple(one for one in case.corrections if one.key in inside),
    )
