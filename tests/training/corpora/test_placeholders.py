"""Placeholders of de-identified notes become labelled surrogates."""

from __future__ import annotations

from itertools import count

import pytest

from app.training.corpora import placeholders
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.placeholders import Fill


def numbered() -> Fill:
    """Surrogates that tell what was asked for, and each time another."""
    numbers = count(1)
    return lambda subcategory, hint: f"<{subcategory}:{hint}:{next(numbers)}>"


def asked(document: LabelledDocument) -> list[str]:
    return [s.span.of(document.text).strip("<>").rpartition(":")[0] for s in document.spans]


@pytest.mark.parametrize(
    ("placeholder", "expected"),
    [
        ("Known lastname 1234", "PATIENT:last"),
        ("Known firstname 8", "PATIENT:first"),
        ("Patient Name", "PATIENT:full"),
        ("Female First Name (un) 77", "PATIENT:first"),
        ("Last Name (STitle) **", "DOCTOR:last"),
        ("Doctor First Name 5", "DOCTOR:first"),
        ("Doctor Last Name 5", "DOCTOR:last"),
        ("Initials (NamePattern4) 3", "DOCTOR:initials"),
        ("Name (NI) 12", "DOCTOR:full"),
        ("Hospital1 18", "HOSPITAL:"),
        ("Hospital Unit Name 2", "HOSPITAL:"),
        ("Wardname 4", "HOSPITAL:ward"),
        ("Employer 2", "ORGANIZATION:"),
        ("Occupation", "PROFESSION:"),
        ("Weekday 1", "DATE:weekday"),
        ("Company 1", "ORGANIZATION:"),
        ("University/College", "ORGANIZATION:"),
        ("Location (un) 620", "CITY:"),
        ("Street Address(1)", "STREET:"),
        ("State", "STATE:"),
        ("Country", "COUNTRY:"),
        ("2151-7-16", "DATE:2151-7-16"),
        ("7-16", "DATE:7-16"),
        ("2151", "DATE:2151"),
        ("Month/Day/Year 1", "DATE:month/day/year"),
        ("Month/Day (2)", "DATE:month/day"),
        ("Month (only)", "DATE:month"),
        ("Year (4 digits)", "DATE:year"),
        ("Holiday 3", "DATE:holiday"),
        ("Age over 90", "AGE:over 90"),
        ("Telephone/Fax (1) 55", "PHONE:"),
        ("Pager number 9", "PHONE:"),
        ("E-mail address", "EMAIL:"),
        ("Medical Record Number", "MEDICALRECORD:"),
        ("Social Security Number", "SSN:"),
        ("Clip Number (Radiology) 123", "IDNUM:"),
        ("MD Number(1) 44", "LICENSE:"),
        ("Serial Number", "DEVICE:"),
        ("something new", "IDNUM:"),
    ],
)
def test_mimic_placeholder_says_what_belongs_there(placeholder: str, expected: str) -> None:
    placeholder = placeholder.removesuffix(" **")
    document = placeholders.convert_mimic(f"seen [**{placeholder} **] again", "n", numbered())
    assert asked(document) == [expected]
    assert document.text.startswith("seen <")
    assert document.text.endswith("> again")


def test_mimic_numbered_placeholders_are_the_same_entity() -> None:
    text = "[**Hospital1 18**] to [**Hospital1 9**], back to [**Hospital1\n18**]; [**Hospital**]"
    document = placeholders.convert_mimic(text, "n", numbered())
    first, second, third, fourth = (s.span.of(document.text) for s in document.spans)
    assert first == third
    assert len({first, second, fourth}) == 3
    assert document.spans[0].entity == document.spans[2].entity


def test_mtsamples_placeholders_are_read_by_their_neighbours() -> None:
    text = (
        "Ms. ABC was seen by Dr. X's fellow and by Dr. XY-Z.  Mr. T saw Dr. ____.\n"
        "She was admitted to ABCD General Hospital on MM/DD/YYYY and transferred to XYZ for care.\n"
        "RE:  ABC\nSuite 3, 12 ABC Avenue\nXYZ, M.D.\n"
        "Dr. R. Smith used a ______ split tube. Ms. ABC checked ABCs. Dr. O'Brien left."
    )
    document = placeholders.convert_mtsamples(text, "n", numbered())
    assert asked(document) == [
        "PATIENT:last",
        "DOCTOR:last",
        "PATIENT:last",
        "DOCTOR:last",
        "HOSPITAL:",
        "DATE:month/day/year",
        "HOSPITAL:",
        "PATIENT:full",
        "STREET:",
        "DOCTOR:full",
        "PATIENT:last",
    ]
    assert document.spans[0].entity == document.spans[-1].entity
    assert "Hospital" not in document.text
    assert "'s fellow and by Dr. XY-Z." in document.text
    assert "Dr. R. Smith used a ______ split tube." in document.text
    assert "Dr. O'Brien left." in document.text


def test_text_without_placeholders_stays_as_it_is() -> None:
    for convert in (placeholders.convert_mimic, placeholders.convert_mtsamples):
        document = convert("46,XX female; ABCs intact; X-ray [sic] __", "n", numbered())
        assert document.text == "46,XX female; ABCs intact; X-ray [sic] __"
        assert document.spans == ()
