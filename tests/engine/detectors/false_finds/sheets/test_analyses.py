"""What stands in the rows of analyses goes; people, places, days and numbers beside them stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.sheets.analyses import Sheets

NOBODY: frozenset[str] = frozenset()

VITALS = """\
Date      Wt     BP       HR   Pain
10/12     84     142/78   91   3/10
10/13     83     136/72   88   0/10
10/14     3520   128/70   76   1/10"""
FOLLICLES = "Dag\tE2\tHö\tVä\nD5\t188\t7/5/5\t6/6/4\nD8\t640\t12/11/9\t11/10\nD9\t9\t15/8\t18/16/14"
ANTIBIOTICS = """\
Antibiotico      MIC     Interpr.   Breakpoint EUCAST
Amikacina        4       S          16/16
Aztreonam        16      I          0,001/16
Ceftolozano      1       S          4/4"""
STRIP = """\
| Test      | Result | Ref         | Flag |
| Protein   | 30 mg/dL | Neg       | A    |
| Bilirubin | Sm     | Neg         | A    |
| Ketones   | 15     | <5          | A    |
| Gravity   | 1.025  | 1.005-1.030 |      |"""
EXPORT = """\
collected,test,value,unit,low,high,flag,method
2025-03-11,PSA,9.62,ng/mL,0,4.0,H,Roche Cobas
2025-06-17,LDH,244,U/L,135,225,H,Lind Berg"""
GLUCOSE = """\
| Date  | 0600 | 1130 | 1630 | RN  |
| 10/12 | 142  | 211  | 188  | LOE |
| 10/13 | 98   | HI   | 154  | JT  |
| 10/14 | 61   | 119  | 202  | LO  |
| 10/15 | 87   | 131  | 331  | RB  |"""
BY_DAY = """\
Determinación   14/03    11/04    Unidad    V.R.
CA 125          1840     912      U/mL      <35
TA              118/72   108/64
Toma            3/11     4/11
Validó          KPL"""
PRICKS = """\
| Allergene | Pomfo | kU/L | Classe | Esito | Operatore |
| Acari | 6x5 | 14,2 | 3/6 | Pos | FDM |
| Olivo | 0 | 0,1 | 0/6 | Neg | FDM |
| Latte (Bos d 8) | 2 | 0,4 | 1/6 | Dubbio | LV |"""
SEROLOGY = "Waaler-Rose   18   IU/mL   (0-14)   H\nLind          4    IU/mL   (0-14)"
GASES = """\
             08/01    08/01    09/01    V.R.
pH           7,21     7,29     7,38     7,35-7,45
pCO2         68       55       44       35-45"""


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (VITALS, "DATE", "3/10"),
        (VITALS, "DATE", "1/10"),
        (VITALS, "IDNUM", "3520"),
        (VITALS, "DATE", "Wt"),
        (VITALS, "DOCTOR", "HR"),
        (FOLLICLES, "DATE", "7/5/5"),
        (FOLLICLES, "DATE", "12/11/9"),
        (FOLLICLES, "DATE", "11/10"),
        (FOLLICLES, "DATE", "18/16/14"),
        (ANTIBIOTICS, "DATE", "S"),
        (ANTIBIOTICS, "DATE", "4/4"),
        (ANTIBIOTICS, "HOSPITAL", "EUCAST"),
        (STRIP, "DOCTOR", "Sm"),
        (STRIP, "IDNUM", "1.005-1.030"),
        (EXPORT, "DOCTOR", "Roche Cobas"),
        (EXPORT, "DOCTOR", "Lind Berg"),
        (GLUCOSE, "DOCTOR", "HI"),
        (SEROLOGY, "PATIENT", "Waaler-Rose"),
        (GASES, "PATIENT", "V.R."),
        (PRICKS, "DATE", "1/6"),
    ],
)
def test_what_stands_in_rows_of_analyses_goes(text: str, kind: str, words: str) -> None:
    assert Sheets(text).names_nobody(found(text, kind, words), NOBODY)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        (VITALS, "DATE", "10/13"),
        (EXPORT, "DATE", "2025-06-17"),
        (GLUCOSE, "DOCTOR", "JT"),
        (GLUCOSE, "DOCTOR", "LO"),
        (GASES, "DATE", "09/01"),
        (PRICKS, "DOCTOR", "LV"),
        (PRICKS, "DOCTOR", "Olivo"),
        (BY_DAY, "DATE", "14/03"),
        (BY_DAY, "DATE", "11/04"),
        (BY_DAY, "DATE", "3/11"),
        (BY_DAY, "DOCTOR", "KPL"),
        ("Prov      14/03\nBT        118/72   4\nPuls      91", "DATE", "14/03"),
        (
            "Analys   Resultat   Enhet\nHb   97   g/L\nNa   131   mmol/L\nSign     KPL",
            "DOCTOR",
            "KPL",
        ),
        (
            "Analys   Resultat   Enhet\nHb   97   g/L\nNa   131   mmol/L\nTfn     4417",
            "PHONE",
            "4417",
        ),
        # A form below values, lots with their months, numbers of ambulances.
        (
            "Titer\tValue\tUnit\nMumps\t8.2\tU/mL\nRubella\t3.4\tU/mL\nMMR\t8/18\tlot",
            "DATE",
            "8/18",
        ),
        (
            "Vaccine   Lot     Expiry    Arm\nA   1   11/2025   L\nB   2   08/26   R",
            "DATE",
            "08/26",
        ),
        ("Nr;Dag;Enhet;Ort\n77;1;671-9030;Ed\n78;2;671-9010;Ås", "VEHICLE", "671-9030"),
        ("Ward      Bed   Dose   Range\nNo Name   2     2-8    2-8", "ORGANIZATION", "No Name"),
        # Patients above the columns.
        (
            "Analys   Enhet    Ref       LIND    BERG\n"
            "Na       mmol/L   137-145   131     140\n"
            "K        mmol/L   3,5-4,4   3,2     4,1",
            "PATIENT",
            "BERG",
        ),
        ("Dr Waaler   18   IU/mL   (0-14)   H", "DOCTOR", "Waaler"),
        ("Lind, Bo   18   IU/mL   (0-14)   H", "PATIENT", "Lind, Bo"),
        ("Physician signature | TO | Date/Time | 1/19/25 02:30", "DOCTOR", "TO"),
    ],
)
def test_identifiers_beside_them_stay(text: str, kind: str, words: str) -> None:
    assert not Sheets(text).names_nobody(found(text, kind, words), NOBODY)


def test_who_is_named_in_full_elsewhere_stays() -> None:
    finding = found(SEROLOGY, "PATIENT", "Waaler-Rose")
    assert not Sheets(SEROLOGY).names_nobody(finding, frozenset(("waaler",)))


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    finding = found(VITALS, "DATE", "3/10", detector=detector)
    assert not Sheets(VITALS).names_nobody(finding, NOBODY)


def test_what_the_tagger_is_sure_of_stays_unless_the_column_tells() -> None:
    assert not Sheets(SEROLOGY).names_nobody(
        found(SEROLOGY, "PATIENT", "Waaler-Rose", 0.96), NOBODY
    )
    assert Sheets(FOLLICLES).names_nobody(found(FOLLICLES, "DATE", "12/11/9", 0.994), NOBODY)
