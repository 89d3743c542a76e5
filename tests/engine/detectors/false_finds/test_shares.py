"""Shares of a series, weeks of a year and titres go, by language; days stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.shares import names_nobody


@pytest.mark.parametrize(
    ("language", "text", "words", "score"),
    [
        ("en", "Titre ..................... 1/32, previously 1/16", "1/32", 0.4),
        ("sv", "anti-Fya titer 1/8; DAT neg", "1/8", 0.2),
        ("en", "Titre ..................... 1/32, previously 1/16", "1/16", 0.7),
        ("es", "ABVD c2 d15. Caso 4/5: timoma", "4/5", 0.9),
        ("es", "Tánger. Agudeza visual 6/12 y 9/12.", "6/12", 0.75),
        ("es", "Tánger. Agudeza visual 6/12 y 9/12.", "9/12", 0.96),
        ("it", "Il visus 6/10 e 9/10. Rivista", "9/10", 0.96),
        ("en", "visual acuity right 6/9, left 6/12", "6/9", 0.9),
        ("es", "Sesión 9/20: TENS 80 Hz", "9/20", 0.9),
        ("it", "aula B. Presenti 7/11: pres.", "7/11", 0.9),
        ("sv", "Lysholm 61. Besök 9/20: TENS", "9/20", 0.9),
        ("en", "BRCA1 exon 11/24, class 5", "11/24", 0.9),
        ("es", "Control en 8/52. Acudir", "8/52", 0.9),
        ("it", "esonero ed. fisica 6/52. Cartella", "6/52", 0.9),
        ("en", "growth scan at 28/40 normal", "28/40", 0.9),
        ("en", "PSFS 4/10 7/10 5/10, HEP", "7/10", 0.4),
        ("en", "Frank pain 6/10→2/10", "6/10", 0.4),
        ("en", "gent TDS. Mick, nappy rash 3/7, Candida", "3/7", 0.4),
        ("en", "review 2/52. Norditropin 6/7 nights", "6/7", 0.4),
        ("es", "Waaler-Rose 1/16 · ASLO 180", "1/16", 0.9),
        ("en", "DAT 1/16, Paul-Bunnell neg", "1/16", 0.9),
        ("en", "VA R 6/9 -2, L", "6/9", 0.9),
        ("en", "VA R 6/9 L 6/12, Chloramphenicol", "6/12", 0.9),
    ],
)
def test_shares_go(language: str, text: str, words: str, score: float) -> None:
    assert names_nobody(found(text, "DATE", words, score), text, language)


@pytest.mark.parametrize(
    ("language", "text", "words", "score"),
    [
        ("en", "Titre 1/32, seen 1/16", "1/16", 0.7),
        ("sv", "ANA 1/8, neg", "1/8", 0.2),
        ("es", "Visita 5/12 con Dra. Cid", "5/12", 0.3),
        ("it", "Recuento ok (3/3). Impianti", "3/3", 0.2),
        ("sv", "NRS, se 7/10, svar", "7/10", 0.2),
        ("it", "Seduta 12/5, poi", "12/5", 0.3),
        ("en", "Session 9/20 with Ana", "9/20", 0.9),
        ("en", "One fall 5/9, slid out of bed", "5/9", 0.3),
        ("en", "photo 4/6 taken by Ana", "4/6", 0.9),
        ("en", "dressed 4/10 5/10 7/10, HEP", "5/10", 0.4),
        ("en", "dressed 4/10 5/11, HEP", "5/11", 0.4),
        ("en", "Mick, nappy rash 3/7, Candida", "3/7", 0.4),
        ("en", "gent TDS. Mick seen 3/7, Candida", "3/7", 0.4),
        ("en", "gent TDS. Mick, nappy rash 3/7", "3/7", 0.6),
        ("es", "en nevera, cad. 10/25). No", "10/25", 0.3),
        ("it", "estint. scad. 12/25. Idoneità", "12/25", 0.2),
        ("sv", "Glukagon, utg 11/26, i kylen", "11/26", 0.2),
        ("sv", "exp 02/25, lot", "02/25", 0.2),
        ("es", "dolor\n2/2: mejor. PCR", "2/2", 0.3),
        ("sv", "svårt i natt 5/6 kom", "5/6", 0.5),
        ("sv", "född 6/52 i Umeå", "6/52", 0.9),
        ("en", "DOB 3/52, lives alone", "3/52", 0.9),
        ("en", "seen 1/16 by GP", "1/16", 0.9),
        ("en", "radial line (3/3), Foley", "3/3", 0.15),
        ("it", "Marca il 3/3 il cambio", "3/3", 0.3),
        ("sv", "Op. 5/5 (Dr. Horsley)", "5/5", 0.3),
        ("es", "llamó 3/5 su hermana", "3/5", 0.4),
        ("en", "seen 6/9, again 6/12", "6/12", 0.9),
        ("en", "Roanoke, VA 6/9, seen", "6/9", 0.9),
        ("en", "VA R 5/12, seen", "5/12", 0.9),
    ],
)
def test_days_stay(language: str, text: str, words: str, score: float) -> None:
    assert not names_nobody(found(text, "DATE", words, score), text, language)


def test_only_days_that_the_tagger_found_are_judged() -> None:
    text = "ABVD c2 d15. Caso 4/5: timoma"
    assert not names_nobody(found(text, "DATE", "4/5", 0.9, "rules"), text, "es")
    assert not names_nobody(found(text, "IDNUM", "4/5", 0.9), text, "es")
    assert not names_nobody(found(text, "DATE", "4/5", 0.97), text, "es")


def test_what_somebody_sees_is_no_day_whatever_found_it() -> None:
    text = "Acuities were 6/6 part on the right and 6/18 on the left, improving to 6/12. Seen 6/9."
    for words, is_sight in (("6/18", True), ("6/12", True), ("6/9", False)):
        assert names_nobody(found(text, "DATE", words, 0.85, "rules"), text, "en") is is_sight
    text = "Acuity was checked by the optician on 6/12"
    assert not names_nobody(found(text, "DATE", "6/12", 0.85, "rules"), text, "en")
