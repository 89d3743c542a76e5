"""Medicines, laboratories and words that are no work go, in all languages; people stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.clinical import names_nobody
from app.engine.names.gazetteer import first_names, last_names
from app.engine.text.vocabulary import wordlist

NOBODY: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Barn: gosse till fru Lind", "PROFESSION", "gosse"),
        ("EMOGASANALISI (ABL90)", "HOSPITAL", "ABL90"),
        ("PSA 3.1 ng/mL, Abbott Alinity", "DOCTOR", "Abbott Alinity"),
        ("Rh phenotype .............. ccee (rr)", "DOCTOR", "ccee"),
        ("Rh phenotype .............. ccee (rr)", "DOCTOR", "rr"),
        ("Ej utfört: Zn (fel rör).", "DOCTOR", "Zn"),
        ("Niega leucorrea. Cesárea", "PROFESSION", "leucorrea"),
        ("—El Sintrom, que se lo lleva", "DOCTOR", "El Sintrom"),
        ("Serologi      Puumala IgG 1/64", "HOSPITAL", "Puumala"),
        ("Sotavento   Laboratorio Clínico   Calz.", "HOSPITAL", "Laboratorio Clínico"),
        ("Lives alone, ex-smoker, no alcohol", "PROFESSION", "smoker"),
        ("Rädd efter kusinens förlossning", "PROFESSION", "kusinens"),
        ("Mor dog i magsäckscancer.", "PROFESSION", "magsäckscancer"),
        ("after a mastectomy, well", "PROFESSION", "mastectomy"),
        ("Rökare. Tidigare opererad", "PROFESSION", "Rökare"),
        ("Convive con madre y padrastro en", "PROFESSION", "padrastro"),
        ("Med: Losartan.", "DOCTOR", "Losartan"),
        ("portare Depakin a casa", "PATIENT", "Depakin"),
        ("gravid med Clexane sedan", "DOCTOR", "Clexane"),
        ("given amoxcillin twice", "CITY", "amoxcillin"),
        (
            "Ospedale Sant'Elmo - Laboratorio Analisi - via dei Cedri 8",
            "HOSPITAL",
            "Laboratorio Analisi",
        ),
        ("Dottore buonasera, le scrivo", "PATIENT", "buonasera"),
        ("Dose 1  0935   nil", "DOCTOR", "nil"),
        ("tía materna con Peutz-Jeghers", "PATIENT", "Peutz-Jeghers"),
        ("TC prec. Joel–Cohen.", "DOCTOR", "Joel–Cohen"),
        ("Glasgow-Blatchford 0; Rockall; Forrest Ia", "PATIENT", "Rockall"),
        ("VVP Abbocath 20 G en flexura", "PATIENT", "Abbocath"),
        ("Infart: Groshong lot REFH11", "DOCTOR", "Groshong"),
        ("flyg 23.05. Eko: EF 45 %, hypokinesi", "DOCTOR", "Eko"),
        ("Gonalgia dcha. mecánica desde mayo", "PROFESSION", "mecánica"),
        ("dolor lumbar mecánico", "PROFESSION", "mecánico"),
        ("mother's sister Ca ovary at 49", "PATIENT", "Ca"),
        ("Diagnosis: Ca (L) breast", "PATIENT", "Ca"),
        ("voy. Carga 500 Hartmann", "DOCTOR", "Hartmann"),
        ("los martes con la Lic. Pampín", "HOSPITAL", "Lic"),
        ("Feliz cumple Jefa", "PATIENT", "Jefa"),
    ],
)
def test_what_is_medicine_names_nobody(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text, NOBODY)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Certificate done, ABL.", "DOCTOR", "ABL"),
        ("seen by Dr Abbott today", "DOCTOR", "Abbott"),
        ("Signed: rr", "DOCTOR", "rr"),
        ("Sign: Zn", "DOCTOR", "Zn"),
        ("Lyme WB LYME, DORA IgG 2/10", "PATIENT", "LYME, DORA"),
        ("Ann Smoker, 40, teacher", "PATIENT", "Smoker"),
        ("her sister Ca lives in Hue", "PATIENT", "Ca"),
        ("seen by Hartmann today", "DOCTOR", "Hartmann"),
        ("su hija, mecánica en un taller", "PROFESSION", "mecánica"),
        ("Dolor de rodilla. Es mecánico", "PROFESSION", "mecánico"),
        ("Mrs. Keppra was seen", "PATIENT", "Keppra"),
        ("sentita la signora Keppra oggi", "PATIENT", "Keppra"),
        ("acude doña Losartan a las 9", "PATIENT", "Losartan"),
        ("Mrs. Joel-Cohen was seen", "PATIENT", "Joel-Cohen"),
        ("con Peutz, Jeghers", "PATIENT", "Peutz, Jeghers"),
        ("Mrs. Rockall was seen", "PATIENT", "Rockall"),
        ("discussed, signed Rockall", "DOCTOR", "Rockall"),
        ("her mate abbocath rang", "PATIENT", "abbocath"),
        ("trabaja en Medtronic desde", "ORGANIZATION", "Medtronic"),
        ("seen by Farina today", "DOCTOR", "Farina"),
        ("odotta dal MMG Buongiorno il 20/4", "DOCTOR", "Buongiorno"),
    ],
)
def test_who_may_be_somebody_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text, NOBODY)


def test_a_person_who_is_named_in_full_keeps_the_name_of_a_medicine() -> None:
    text = "Losartan came back."
    finding = found(text, "PATIENT", "Losartan")
    assert not names_nobody(finding, text, frozenset(("losartan",)))


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    text = "Med: Losartan."
    assert not names_nobody(found(text, "DOCTOR", "Losartan", detector=detector), text, NOBODY)


def test_an_eponym_that_the_tagger_is_rather_sure_of_stays() -> None:
    text = "Glasgow-Blatchford 0; Rockall; Forrest Ia"
    assert not names_nobody(found(text, "PATIENT", "Rockall", 0.7), text, NOBODY)
    assert not names_nobody(found(text, "PATIENT", "Rockall"), text, frozenset(("rockall",)))


@pytest.mark.parametrize("name", ["medicines", "named_things"])
def test_no_medicine_and_no_thing_is_a_name(name: str) -> None:
    listed = wordlist(name)
    assert len(listed) > 1000
    assert listed.isdisjoint(first_names())
    assert listed.isdisjoint(last_names())


def test_letters_whose_value_stands_elsewhere_are_an_analysis_where_the_tagger_doubts_it() -> None:
    text = "CK 1,840, trop neg. Plan: recheck CK, repeat"
    assert names_nobody(found(text, "DOCTOR", "CK", 0.2), text, NOBODY)
    assert not names_nobody(found(text, "DOCTOR", "CK", 0.5), text, NOBODY)
    text = "NG 54F, chest pain. Seen with NG, repeat"
    assert not names_nobody(found(text, "PATIENT", "NG", 0.2), text, NOBODY)
