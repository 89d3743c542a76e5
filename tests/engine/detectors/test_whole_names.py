"""A given name before a found family name, and an initial behind a given name, belong to it."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.whole_names import with_whole_names
from app.engine.domain.document import Document


@pytest.mark.parametrize(
    ("text", "words", "whole"),
    [
        ("FK-handl. Sixten Glad. Audiogram", "Glad", "Sixten Glad"),
        ("Coordinator Sunita P x7719", "Sunita", "Sunita P"),
        ("seen with Anna-Karin Lind, who", "Lind", "Anna-Karin Lind"),
        ("PIN 88\nSunita P", "Sunita", "Sunita P"),
        ("Sunita K 3.4, eGFR 62", "Sunita", "Sunita"),
        ("Sunita F, 26 years", "Sunita", "Sunita"),
        ("Anna E Marco arrivano", "Anna", "Anna"),
        ("bed 14, Cath Duthie. 12", "Duthie", "Cath Duthie"),
        ("Bed Duthie", "Duthie", "Duthie"),
        ("Mark Lind as absent", "Lind", "Lind"),
        ("met Sixten\nGlad att komma", "Glad", "Glad"),
        ("said Sunita I think", "Sunita", "Sunita"),
        ("Madrid Lind", "Lind", "Lind"),
        ("sixten Glad", "Glad", "Glad"),
        ("Sixten Glad att komma", "att", "att"),
    ],
)
def test_a_name_is_found_whole(text: str, words: str, whole: str) -> None:
    finding = found(text, "PATIENT", words)
    (made,) = with_whole_names((finding,), Document("d", "text", "", text))
    assert made.span.of(text) == whole


def test_it_takes_nothing_from_another_finding_nor_over_a_barrier() -> None:
    text = "Sixten Glad"
    two = (found(text, "DOCTOR", "Sixten"), found(text, "PATIENT", "Glad"))
    assert with_whole_names(two, Document("d", "text", "", text)) == two
    cells = Document("d", "text", "", text, barriers=(7,))
    assert with_whole_names(two[1:], cells) == two[1:]


def test_a_place_has_no_given_name() -> None:
    text = "Sixten Glad"
    place = (found(text, "CITY", "Glad"),)
    assert with_whole_names(place, Document("d", "text", "", text)) == place


def test_initials_in_brackets_behind_a_name_are_found() -> None:
    text = "Genetic counsellor: Imogen Chaudhry (IC), with Ann Lind (BMI)"
    two = (found(text, "DOCTOR", "Imogen Chaudhry"), found(text, "DOCTOR", "Ann Lind"))
    made = with_whole_names(two, Document("d", "text", "", text))
    assert [one.span.of(text) for one in made] == ["Imogen Chaudhry", "IC", "Ann Lind"]
