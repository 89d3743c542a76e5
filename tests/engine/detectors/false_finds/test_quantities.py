"""Sizes, amounts and numbers of a set go; days, ages and numbers that look like them stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.quantities import names_nobody

TWICE = "Plan: 1) CSAR by Friday. 2) OT visit. 3) Trial home. {} Review in 3 weeks"


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("5 simple interrupted 5-0 Prolene by", "DATE", "5-0"),
        ("seda 3-0 a piel", "DATE", "3-0"),
        ("dieta blanda, I/E 1800/1250\n", "IDNUM", "1800/1250"),
        ("I/O: 2400/1900 overnight", "DATE", "2400/1900"),
        ("Niña: (gemela 2). F.N.", "AGE", "2"),
        ("Twin 1, breech", "AGE", "1"),
        (TWICE.format("4)"), "AGE", "4"),
        ("discussed under ADM Act 2015; she", "DATE", "2015"),
        ("Immunised to 6/12. Hips", "DATE", "6/12"),
        ("SVD, breastfed 7/12.", "DATE", "7/12"),
        ("Anatomy scan 20-22/40 - booked", "DATE", "20"),
        ("12 mg IM c/24.", "DATE", "24"),
        ("EGFR del19, ALK -", "DATE", "19"),
        ("resolved by d10. ROP", "DATE", "d10"),
        ("length 65.5 cm (25th), HC", "DATE", "25th"),
        ("6/12 (-1.25/-0.75x90)", "IDNUM", "-1.25/-0.75x90"),
        ("haze. VBG 7.21/68/27.", "DATE", "7.21/68/27"),
        ("tratada con I131 en 1994", "DATE", "I131"),
        ("He was admitted under S2 to the ward", "DATE", "S2"),
        ("Pago: 1,450.00 transferencia", "IDNUM", "1,450.00"),
        ("desde ayer; 39 de fiebre el domingo", "AGE", "39"),
        ("| Quetiapina | 25 mg | - | 1/2 | 1 |", "DATE", "1/2"),
        ("se incluyen en bloques 1A-1D. 2) Formación, 2A. 3)", "AGE", "2"),
    ],
)
def test_sizes_and_numbers_of_a_set_go(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words, 0.9), text)


def test_the_time_since_something_goes_where_the_tagger_is_not_sure() -> None:
    text = "K10 34 (was 22 on 7/8/25)"
    assert names_nobody(found(text, "AGE", "34", 0.2), text)
    text = "Now: 17 months since diagnosis"
    assert names_nobody(found(text, "AGE", "17", 0.2), text)
    assert not names_nobody(found(text, "AGE", "17", 0.9), text)
    text = "A los 3 meses presentó fiebre; falleció a los 21 meses del diagnóstico"
    assert names_nobody(found(text, "AGE", "3", 0.2), text)
    assert names_nobody(found(text, "AGE", "21", 0.4), text)
    text = "A los 2 meses de vida presentó fiebre"
    assert not names_nobody(found(text, "AGE", "2", 0.2), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("seen 5-0 in the clinic", "DATE", "5-0"),
        ("IMSS 1800/1250 vigente", "IDNUM", "1800/1250"),
        ("twin 2 yo, with her mother", "AGE", "2"),
        ("Joan (70), Pat (4) and Bo", "AGE", "4"),
        ("aged 4) and Bo", "AGE", "4"),
        ("3) Vega. 4) Guerra (niño, 5) ORL", "AGE", "5"),
        ("The act 2015 brought", "DATE", "2015"),
        ("Immunised on 6/12.", "DATE", "6/12"),
        ("Admitted 20-22/4 with", "DATE", "20"),
        ("cita el 24.", "DATE", "24"),
        ("cada 24 de mayo", "DATE", "24"),
        ("CITA del19 de mayo", "DATE", "19"),
        ("Review on the (25th), HC", "DATE", "25th"),
        ("Id 11,420.001", "IDNUM", "11,420.001"),
        ("varón de 39 de Fiesole", "AGE", "39"),
        ("| Visit | 1/2 | 1 |", "DATE", "1/2"),
        ("varón 2A, con fiebre", "AGE", "2"),
    ],
)
def test_days_ages_and_numbers_of_people_stay(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words, 0.9), text)
