"""Pets, signs and holy books go; people of the same name stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.namesakes import names_nobody

_NOBODY: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("vive con il gatto Fontina, in", "PATIENT", "Fontina"),
        ("ha un labrador di nome Capitano.", "PATIENT", "Capitano"),
        ("duerme con el perro Tronco.", "PATIENT", "Tronco"),
        ("Fuochista a Furci; cane: Fisher.", "ORGANIZATION", "Fisher"),
        ("horse Speed kicked her", "PATIENT", "Speed"),
        ("hunden Sixten väntar", "PATIENT", "Sixten"),
        ("101/58 sn; Killip II; Beck", "DOCTOR", "Killip"),
        ("rigor, Kernig −; TAC", "PATIENT", "Kernig"),
        ("Heberden + bilat.", "DOCTOR", "Heberden"),
        ("inglese e pidgin, Bibbia nello", "PATIENT", "Bibbia"),
        ("M-O-N-D-O → O-D-N-O-M. Frase", "PATIENT", "O-D-N-O-M"),
    ],
)
def test_what_something_else_is_called_goes(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text, _NOBODY)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("visto Gatto Fontina, in", "PATIENT", "Fontina"),
        ("morso dal cane di Rocco", "PATIENT", "Rocco"),
        ("biten av hund Handens IP kl 16", "LOCATION_OTHER", "Handens IP"),
        ("dr. Killip II turno", "DOCTOR", "Killip"),
        ("la signora Killip II letto", "PATIENT", "Killip"),
        ("chiama Heberden, la figlia", "PATIENT", "Heberden"),
        ("Rossi + Bianchi", "PATIENT", "Rossi"),
    ],
)
def test_who_may_be_somebody_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text, _NOBODY)


def test_who_is_named_in_full_keeps_the_name_of_a_sign() -> None:
    text = "Ada Killip. Killip II"
    assert not names_nobody(found(text, "PATIENT", "Killip"), text, frozenset(("ada", "killip")))


@pytest.mark.parametrize(("score", "detector"), [(0.99, "tagger"), (0.5, "rules")])
def test_what_is_sure_or_found_by_others_is_not_judged(score: float, detector: str) -> None:
    text = "il gatto Fontina"
    assert not names_nobody(found(text, "PATIENT", "Fontina", score, detector), text, _NOBODY)
