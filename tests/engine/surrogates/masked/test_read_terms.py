"""Words, counts and times that became names and other values in notes read beside originals."""

from __future__ import annotations

import re

import pytest
from support.marked_text import tagged

LABEL = re.compile(r"\[[A-ZÅÄÖ ]+\]")


@pytest.mark.parametrize(
    ("marked", "language", "score"),
    [
        ("Edad: 84   Sexo: <PATIENT|Varón>", "es", 0.82),
        ('Still hears "the <PATIENT|Major>", a voice', "en", 0.62),
        ("Vanföreställningar av <ORGANIZATION|grandios karaktär>. <DOCTOR|Blom>", "sv", 0.81),
        ("Sjukskriven <USERNAME|t.o.m.> 17/12", "sv", 0.61),
        ("put through as a <HOSPITAL|2WW> today", "en", 0.85),
        ("klass <IDNUM|5B>, född 2013", "sv", 0.52),
        ("klass 5B, någon kille i <AGE|6A> drar", "sv", 0.97),
        ("kurator Frisk, <AGE|6> samtal", "sv", 0.68),
        ("embarazada de <AGE|5> meses", "es", 0.97),
        ("incinta al <AGE|7>º mese", "it", 0.97),
        ("compartía piso desde hacía <AGE|15> años", "es", 0.97),
        ("Data 17.02.2025   inizio <DATE|8.25> fine 10.10", "it", 0.75),
        ("lee sus sueños <ORGANIZATION|Google> y", "es", 0.97),
        ("talar via <ORGANIZATION|Spotify>", "sv", 0.97),
        ("(crew 7, <ORGANIZATION|Paramedic Steph>)", "en", 0.80),
        ("<HOSPITAL|Psykiatriska kliniken Länssjukhuset>", "sv", 0.97),
        ("hasta Navidad: <PROFESSION|exenta de Educación Física>", "es", 0.97),
        ("RT to <HOSPITAL|T8> in May", "en", 0.97),
        ("rang <DOCTOR|GP> (Dr Hosking)", "en", 0.55),
        ("volleyball, <ORGANIZATION|Beighton 7>. PE: Beighton 5/9", "en", 0.97),
        ("Su mujer está de <AGE|7> meses", "es", 0.97),
        ("Abbey 8 (<AGE|4> före nyår)", "sv", 0.54),
        ("Vid jul 84 kg, nu <AGE|73>. Syster", "sv", 0.57),
        ("karies 54, <AGE|84> - tandvård", "sv", 0.72),
        ("Dolor en <AGE|46>. Caries 46, endo 46, corona 46, corona 46", "es", 0.7),
        ("Giudizio: <PATIENT|IDONEO> con limitazioni", "it", 0.51),
        ("(turni <DATE|6-14> / 14-22)", "it", 0.97),
        ("Night sit <ORGANIZATION|Marie Curie> tonight", "en", 0.97),
        ("ramlade i <LOCATION_OTHER|ladugårdstrappen>", "sv", 0.97),
        ("<USERNAME|Lillebror> Idris, 2 år", "sv", 0.89),
        ("<DOCTOR|Inga Virchow>. PR ua", "sv", 0.88),
        ("Nat. <PATIENT|de Chincheros>  Vive", "es", 0.66),
        ('voci ("il <PATIENT|Commendatore>")', "it", 0.86),
        ("<PATIENT|Barcelona>, 4 de febrero", "es", 0.89),
        ("<HOSPITAL|CAMHS Mental Health Support> ref", "en", 0.67),
        ("second year of a <PROFESSION|civil engineering degree>", "en", 0.97),
    ],
)
def test_a_word_a_count_or_a_time_becomes_a_label(marked: str, language: str, score: float) -> None:
    shown = tagged(marked, language, score)[0]
    assert LABEL.fullmatch(shown), shown


@pytest.mark.parametrize(
    ("marked", "language", "score"),
    [
        ("<AGE|61> years old, well", "en", 0.7),
        ("<AGE|61> and frail", "en", 0.7),
        ("<AGE|61> male", "en", 0.7),
        ("dotter, <AGE|4>, frisk", "sv", 0.7),
        ("Seen on <DATE|8.25> at home, US units, ZIP 60601", "en", 0.97),
        ("rang <DOCTOR|a.c.> pm", "en", 0.97),
        ("Staff at <HOSPITAL|Quail Hollow> rang", "en", 0.97),
        ("the <PATIENT|Major> family", "en", 0.97),
    ],
)
def test_ages_days_and_names_get_other_ones(marked: str, language: str, score: float) -> None:
    assert not LABEL.fullmatch(tagged(marked, language, score)[0])
