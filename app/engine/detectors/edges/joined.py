"""Findings that take in two kinds of identifiers, told apart by what stands between them.

The tagger finds `BUP Hisingen - Pernilla Ask` as one clinic and `Sra. Ventura, 86, C/ Almendro 15`
as one street: somebody would be called like a town, and an age would move as a house number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.engine.domain.document import Span
from app.engine.names.gazetteer import first_names
from app.engine.text.folding import key_of

_DASH = re.compile(r"\s[-–—]\s")
_NAME = re.compile(r"([A-ZÀ-Þ][a-zß-ÿ'’-]+)(?:\s[A-ZÀ-Þ][a-zß-ÿ'’-]+){1,2}")
_RESIDENT = re.compile(
    r"(?P<PATIENT>[^\d\n,]{3,40}),\s(?P<AGE>\d{1,3})(?:\s?(?:a|aa|años|anni|år|y/?o))?,\s"
    r"(?P<STREET>(?:C/|(?:Calle|Avd?a|Av\.|Pza|Plaza|Paseo|Via|Viale|Piazza|Corso)\b).+)",
    re.DOTALL,
)
# What somebody is stands behind a name, not behind the other half of a hospital's.
_ROLE_BEHIND = re.compile(r",\s[a-zß-ÿ]")
JOINED = ("HOSPITAL", "ORGANIZATION", "STREET")
"""Subcategories of what may be joined with somebody."""


def taken_apart(span: Span, subcategory: str, text: str) -> Iterator[tuple[str, Span]]:
    """The kinds and places of what a finding consists of, whose subcategory is one of `JOINED`."""
    if subcategory == "STREET":
        if (found := _RESIDENT.fullmatch(text, span.start, span.end)) is not None:
            yield from ((kind, Span(*found.span(kind))) for kind in found.groupdict())
        return
    dash = _DASH.search(text, span.start, span.end)
    if dash is None:
        return
    name = _NAME.fullmatch(text, dash.end(), span.end)
    is_somebody = name is not None and key_of(name[1]) in first_names()
    if is_somebody and _ROLE_BEHIND.match(text, span.end):
        yield subcategory, Span(span.start, dash.start())
        yield "DOCTOR", Span(dash.end(), span.end)
