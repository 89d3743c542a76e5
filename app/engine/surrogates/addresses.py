"""Which state of the United States each place of a document lies in.

City, state, postal code and telephone of one address have surrogates in one other state.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from app.engine.domain.review import Finding
from app.engine.names.american_places import state_of_area, state_of_postal_code, states
from app.engine.text.folding import key_of

_BETWEEN = re.compile(r",?\s{0,3}")
_POSTAL = re.compile(r"\d{5}(?:-\d{4})?")
_AREA = re.compile(r"(?:\+?1[-. ]?)?\(?([2-9]\d\d)\)?[-. /]{0,2}\d{3}[-. ]?\d{4}")


@dataclass(frozen=True, slots=True)
class Addresses:
    """States by code.

    Attributes:
        home: the state that the document names most often; empty if it names none.
        of_place: of cities and postal codes beside a state, by their key.
    """

    home: str = ""
    of_place: dict[str, str] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, findings: Iterable[Finding], text: str) -> Addresses:
        """As the places that stand beside each other tell."""
        counted: Counter[str] = Counter()
        of_place: dict[str, str] = {}
        before: list[Finding] = []
        for finding in findings:
            if before and not _BETWEEN.fullmatch(text, before[-1].span.end, finding.span.start):
                before.clear()
            before.append(finding)
            kinds = {one.subcategory: one.span.of(text) for one in before[-3:]}
            state = ""
            if finding.subcategory == "STATE":
                state = state_code(finding.span.of(text))
            elif finding.subcategory == "ZIP":
                state = state_code(kinds.get("STATE", "")) or state_of_zip(kinds["ZIP"])
            if state:
                counted[state] += 1
                for kind in ("CITY", "ZIP"):
                    if kind in kinds:
                        of_place.setdefault(key_of(kinds[kind]), state)
        return cls(max(counted, key=lambda code: counted[code], default=""), of_place)

    def state(self, literal: str) -> str:
        """The code of the state of a city or a postal code; empty if nothing is known."""
        return self.of_place.get(key_of(literal)) or state_of_zip(literal) or self.home

    def state_of_phone(self, literal: str) -> str:
        """The code of the state of a telephone number; empty if nothing is known."""
        area = _AREA.match(literal.strip())
        return (state_of_area(area[1]) if area else "") or self.home


def state_code(literal: str) -> str:
    """The code of a state by its name or code; empty if it is none."""
    by_name, by_code = states()
    if len(literal) == 2:
        return literal.upper() if literal.upper() in by_code else ""
    return by_name.get(literal.title(), "")


def state_of_zip(literal: str) -> str:
    """The code of the state of a postal code; empty if it is none."""
    return state_of_postal_code(literal) if _POSTAL.fullmatch(literal) else ""
