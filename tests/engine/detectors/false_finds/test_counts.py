"""Weeks of pregnancies, limits, values and members of family trees go; identifiers stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.counts import names_nobody

TREE = "I-1 Ugo (m. 1999). I-2 Herta. II-1 Carlo, da Trento (I-1) e Lecce (I-2)."


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Släktträd: II-1 (mor), II-3 (moster), III-2", "AGE", "3"),
        ("Mono. 4   Eos. 1   Bas. 0", "AGE", "0"),
        ("Fru Lind gravid v 30. Jobbar", "DATE", "v 30"),
        ("GAD-ak >2000. Behandlades", "DATE", "2000"),
        ("ferritina > 1990", "DATE", "1990"),
        ("anti-D el 10/10 (28+6). Hb", "DATE", "28+6"),
        ("gravid v 21+3, hyperemesis", "DATE", "v 21+3"),
        ("TC a 38+2 sett, femmina", "AGE", "38+2 sett"),
        ("anti-D en la semana 28 (26 de febrero)", "DATE", "28"),
        ("esordio alla settimana 12", "DATE", "12"),
        (TREE, "DATE", "I-2"),
        (TREE, "HOSPITAL", "II-1"),
        ("Sesso: M    Età: 42", "AGE", "M"),
        ("her son rang 999 at once", "AGE", "999"),
        ("3er día postoperatorio", "AGE", "3er"),
        ("Alvo x2. Ammonio 98. No parenti", "AGE", "98"),
        ("Bilirubin 31 idag", "AGE", "31"),
        ("Troponina neg. CK: 98, sin cambios", "AGE", "98"),
        ("Da circa 2 anni, e più dopo", "AGE", "2"),
        ("Viuda desde hace 20 años. Vive", "AGE", "20"),
        ("Tele: AF 90s, 8-beat", "AGE", "90s"),
        ("from there? her hb was 71 o/n", "AGE", "71"),
        ("Tras 9 meses sin síntomas", "AGE", "9"),
        ("con historia de 3 meses de dolor", "AGE", "3"),
        ("operado hacía 35 años en otro centro", "AGE", "35"),
        ("En el día 35 fue extubado", "DATE", "35"),
        ("el día 23 de estancia en UCI", "DATE", "23"),
        ("al giorno 4 di degenza", "DATE", "4"),
    ],
)
def test_what_counts_something_is_none(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("seen II-3 and III-2 at 3", "AGE", "3"),
        ("seen >2 times since 2009", "DATE", "2009"),
        ("<2019> seen", "DATE", "2019"),
        ("since 28+ 6/25", "DATE", "28"),
        ("DOB 12+6+1960", "DATE", "12+6+1960"),
        ("visit in vecka 36", "DATE", "36"),
        ("seen I-2 and never again", "DATE", "I-2"),
        ("M 42, from Lodi", "AGE", "42"),
        ("age 104, still well", "AGE", "104"),
        ("il 3er figlio", "AGE", "3er"),
        ("creatinina 61 a., sola", "AGE", "61"),
        ("urea, 61 F", "AGE", "61"),
        ("Ammonio: 98 anni", "AGE", "98"),
        ("kvinna >90 år, bor hemma", "AGE", "90"),
        ("Age >90, frail", "AGE", "90"),
        ("seen: LD 67 c/o chest pain", "AGE", "67"),
        ("ingresa CK 72, disnea", "AGE", "72"),
        ("ägg (tålt sedan 3 år). Katt", "AGE", "3"),
        ("DM2 desde los 58 años", "AGE", "58"),
        ("una bambina da 2 anni di età", "AGE", "2"),
        ("a woman in her 90s", "AGE", "90s"),
        ("consultó el día 23 por la tarde", "DATE", "23"),
        ("muere tras 3 meses de vida", "AGE", "3"),
    ],
)
def test_what_may_be_a_day_or_an_age_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    text = "gravid v 21+3, hyperemesis"
    assert not names_nobody(found(text, "DATE", "v 21+3", detector=detector), text)


def test_what_the_tagger_is_sure_of_stays_but_a_family_tree() -> None:
    text = "gravid v 21+3, hyperemesis"
    assert not names_nobody(found(text, "DATE", "v 21+3", 0.96), text)
    assert names_nobody(found(TREE, "DATE", "I-2", 0.96), TREE)
