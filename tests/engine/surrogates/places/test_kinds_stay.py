"""What kind of a place, a road or an office something is stays, and one town stays one."""

from __future__ import annotations

import re

import pytest
from support.marked_text import made

LABEL = re.compile(r"\[[A-Z ]+\]")


@pytest.mark.parametrize(
    ("language", "kind", "literal", "pattern"),
    [
        ("it", "ORGANIZATION", "scuola dell'infanzia di Sorso", r"scuola dell'infanzia di .+"),
        ("it", "HOSPITAL", "Istituto Tumori Bacchini", r"Istituto Tumori .+"),
        ("it", "HOSPITAL", "Clinica Geriatrica Bacchini", r"Clinica Geriatrica .+"),
        ("it", "HOSPITAL", "Oncologia Toraco-Polmonare Bacchini", r"Oncologia Toraco-Polmonare .+"),
        ("it", "HOSPITAL", "Anatomia Patologica Bacchini", r"Anatomia Patologica .+"),
        ("it", "HOSPITAL", "MSB Strambino", r"MSB [A-Z].+"),
        ("it", "STREET", "C.so Nigra 12", r"C\.so [A-Z][a-z]+ \d\d"),
        ("it", "STREET", "P.zza Dante 4", r"P\.zza [A-Z][a-z]+ \d"),
        ("it", "STREET", "V.le Bacchini 6", r"V\.le [A-Z][a-z]+ \d"),
        ("it", "ORGANIZATION", "ASL TO4", r"ASL (?!TO)[A-Z]{2}\d"),
        ("sv", "HOSPITAL", "AKM Sundsvall", r"AKM [A-ZÅÄÖ].+"),
        ("sv", "HOSPITAL", "Karlstad CSK", r"[A-ZÅÄÖ].+ CSK"),
        ("sv", "HOSPITAL", "Ftv Kalix", r"Ftv [A-ZÅÄÖ].+"),
        ("sv", "HOSPITAL", "Allmänpsyk öv Borås", r"Allmänpsyk öv [A-ZÅÄÖ].+"),
        ("sv", "ORGANIZATION", "IBK Sunnanå", r"IBK [A-ZÅÄÖ].+"),
    ],
)
def test_the_kind_stays(language: str, kind: str, literal: str, pattern: str) -> None:
    (shown,) = made(f"Presso <{kind}|{literal}>", language)
    assert re.fullmatch(pattern, shown), shown
    assert shown != literal


@pytest.mark.parametrize(
    ("language", "kind", "literal"),
    [
        ("it", "HOSPITAL", "U.O.C. Clinica Geriatrica"),
        ("it", "ORGANIZATION", "Ipercoop"),
        ("sv", "DOCTOR", "Östra"),
    ],
)
def test_a_kind_alone_becomes_a_label(language: str, kind: str, literal: str) -> None:
    (shown,) = made(f"Presso <{kind}|{literal}>", language)
    assert LABEL.fullmatch(shown)


def test_a_town_of_two_words_is_the_same_within_a_name() -> None:
    town, centre = made("<CITY|Södra Sandby>, <HOSPITAL|VC Södra Sandby>", "sv")
    assert centre == f"VC {town}"
    town, house = made("<CITY|Torre del Greco>, <HOSPITAL|Osp. di Torre del Greco>", "it")
    assert house == f"Osp. di {town}"


def test_a_town_that_ends_in_s_is_no_owner_by_itself() -> None:
    town, unit, house = made("<CITY|Borås>, <HOSPITAL|BUP Borås>, <HOSPITAL|Borås lasarett>", "sv")
    assert unit == f"BUP {town}"
    assert house == (f"{town} lasarett" if town[-1] in "sxz" else f"{town}s lasarett")


@pytest.mark.parametrize(
    ("literal", "local"),
    [("geriatria.segreteria@ao.it", "geriatria.segreteria"), ("info@ao.it", "info")],
)
def test_the_address_of_an_office_is_nobodys(literal: str, local: str) -> None:
    assert made(f"Scrivere a <EMAIL|{literal}>", "it") == [f"{local}@example.org"]


def test_the_name_in_an_address_of_an_office_goes() -> None:
    (shown,) = made("Kopia <EMAIL|hr.eskilstuna@volvo.example>", "sv")
    assert shown.startswith("hr.")
    assert "eskilstuna" not in shown
