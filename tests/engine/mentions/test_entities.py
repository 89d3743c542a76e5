"""Mentions of one person are one entity, and those of two persons never are."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.engine.mentions.entities import entities


def grouped(text: str, *literals: str, kind: str = "PATIENT") -> list[set[str]]:
    """What of `literals`, each marked where it first stands alone, is one entity."""
    found: list[Finding] = []
    at = 0
    for number, literal in enumerate(literals):
        start = text.index(literal, at)
        at = start + len(literal)
        found.append(Finding(f"f{number}", Span(start, at), kind, 0.9, "x"))
    keys = entities(found, text)
    assert set(keys) == {finding.id for finding in found}
    groups: dict[str, set[str]] = {}
    for finding in found:
        groups.setdefault(keys[finding.id], set()).add(finding.span.of(text))
    return list(groups.values())


def test_every_way_of_writing_a_person_is_one_entity() -> None:
    literals = ("Thaddeus Okonkwo", "OKONKWO, T.", "Okonkwo", "Thaddeus", "T.O.")
    assert grouped("; ".join(literals), *literals) == [set(literals)]


@pytest.mark.parametrize("shared", ["Okonkwo", "Okonkwo, A."])
def test_what_may_mean_two_persons_stays_by_itself(shared: str) -> None:
    literals = ("Ada Okonkwo", "Abel Okonkwo", shared)
    assert grouped("; ".join(literals), *literals) == [{one} for one in literals]


def test_an_initial_tells_two_persons_of_one_name_apart() -> None:
    literals = ("Ada Okonkwo", "Ben Okonkwo", "Okonkwo, B.")
    assert grouped("; ".join(literals), *literals) == [{literals[0]}, set(literals[1:])]


def test_other_identifiers_are_one_entity_where_only_their_writing_differs() -> None:
    text = "MRN 40-771-926, mrn 40 771 926, MRN 40-771-927"
    literals = ("40-771-926", "40 771 926", "40-771-927")
    assert grouped(text, *literals, kind="MEDICALRECORD") == [set(literals[:2]), {literals[2]}]


def test_the_order_of_the_findings_does_not_matter() -> None:
    text = "Ada Okonkwo, Ben Okonkwo, Okonkwo, Ada B. Okonkwo, Ada"
    words = ("Ada Okonkwo", "Ben Okonkwo", "Okonkwo", "Ada B. Okonkwo", "Ada")
    at, found = 0, []
    for number, word in enumerate(words):
        start = text.index(word, at)
        at = start + len(word)
        found.append(Finding(f"f{number}", Span(start, at), "PATIENT", 0.9, "x"))
    assert entities(found, text) == entities(reversed(found), text)
