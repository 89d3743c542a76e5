"""Items, triage, abbreviations, languages, centiles, weeks and operations go; identifiers stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.shorthand import names_nobody

NOBODY: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("read back. BMS: KPL", "DOCTOR", "BMS"),
        ("Vid. TLi/bma", "DOCTOR", "bma"),
        ("3. Sex: male 4. Age: 71 years\n5. Place: home", "AGE", "4"),
        ("8. Work: smith\n9. Status: none\n10. Part I (a) sepsis", "AGE", "10"),
        ("R7 GRÖ tvillingarna", "PATIENT", "GRÖ"),
        ("Verbale n. 118   Codice: azzurro   Triage", "USERNAME", "azzurro"),
        ("in recliner. R.I.P. 0352.", "DOCTOR", "R.I.P."),
        ("Name: Seun\nD.O.B. 14 Nov", "PATIENT", "D.O.B."),
        ("sedan helgen. F.d. lärare", "PATIENT", "F.d"),
        ("ore 16:30 c.a., blocco", "PATIENT", "c.a."),
        ("inform. per tfn s.d. kl 15", "PATIENT", "s.d."),
        ("ledig t.o.m. valborg", "ORGANIZATION", "t.o.m."),
        ("Gesso 35 gg.\nE.O.: flessione", "PATIENT", "E.O."),
        ("rum 4. Tolk igbo.", "DOCTOR", "igbo"),
        ("51 yo, habla k'iche' y", "CITY", "k'iche"),
        ("kg 11,4 (25° perc.)", "DATE", "25"),
        ("tampone 36 sett.): pos", "DATE", "36 sett."),
        ("Åb 4 v hos dr", "DATE", "4 v"),
        ("(bröder, Lynch, MSH2)", "DOCTOR", "MSH2"),
        ("(bröder, Lynch, MSH2)", "DOCTOR", "Lynch"),
        ("Beslut: Ivor Lewis. Op", "DOCTOR", "Ivor Lewis"),
        ("med tidigare Whipple (2014)", "PATIENT", "Whipple"),
        ("Storebror har Tourette, morfar", "PATIENT", "Tourette"),
        ("deceduto per korsakoff; la madre", "CITY", "korsakoff"),
        ("Hermano mellizo, muerto", "MEDICALRECORD", "mellizo"),
        ("07:02 Lollo DSK: god", "HOSPITAL", "DSK"),
        ("401A Rincón 77a\n401B Prado 58a\n402A Cabezas 69a", "IDNUM", "401B"),
        ("611-1 Lowry 81F\n611-2 empty\n612-1 Bell 44M", "PHONE", "611-2"),
        ("Paciente: Lactante de 4 meses", "PATIENT", "Lactante"),
        ("Patient: Pojke 4 år", "PATIENT", "Pojke"),
    ],
)
def test_what_names_nobody_is_told(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text, NOBODY)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("D: 7/19 PJA/bma", "DOCTOR", "bma"),
        ("read back. BMS", "DOCTOR", "BMS"),
        ("His cousin died of it, 2. Then 1. another 3. one", "AGE", "2"),
        ("Ages: 8. Then we went", "AGE", "8"),
        ("Ada 7. Bo 8. Cia 9. Lives with both", "AGE", "8"),
        ("Cia 9. Bo 8. Lives with both 7. Ada", "AGE", "8"),
        ("Fru Gul ringde", "PATIENT", "Gul"),
        ("signed R.P. 0352", "DOCTOR", "R.P."),
        ("signed S.K. 0352", "DOCTOR", "S.K."),
        ("Tolk Amina", "PATIENT", "Amina"),
        ("ECHO 53 - 14 sett. - ch.", "DATE", "14 sett."),
        ("Möte 4 v hos", "DATE", "4 v"),
        ("Dr Lynch, cardiology", "DOCTOR", "Lynch"),
        ("Ivor Lewis, 71, came", "PATIENT", "Ivor Lewis"),
        ("4417 Lowry 81F\n4418 Ames 30\n4419 Bell 44M", "IDNUM", "4418"),
        ("Lot 401A used\n402B left", "IDNUM", "402B"),
        ("Paziente: Donna Rossi", "PATIENT", "Donna"),
    ],
)
def test_identifiers_stay(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text, NOBODY)


def test_an_eponym_that_somebody_is_called_stays() -> None:
    text = "med tidigare Whipple (2014)"
    assert not names_nobody(found(text, "PATIENT", "Whipple"), text, frozenset(("whipple",)))
