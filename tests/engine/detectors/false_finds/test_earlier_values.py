"""Values of another time go; days, ages and numbers that look like them stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.earlier_values import names_nobody

DOSES = "Insulina aspart  sc  7-12-18  4-6-4  4-4-6  0-4-4"


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("K Rees 52F HbA1c 61 (was 54 in May 24)", "AGE", "54"),
        ("eGFR > 45 (was 38 on 8/11, 51 on 11/11)", "AGE", "51"),
        ("Lena Berg HbA1c 58 (64 i maj).", "AGE", "64"),
        ("Barthel 45, var 95 i somras. Äter", "AGE", "95"),
        ("MMSE 21/30 (24 a febbraio), due", "DATE", "24"),
        ("NRS 4/10 (7/10 den 5/11)", "DATE", "7/10"),
        ("Signe: VAS 3/10 (6/10 i måndags).", "DATE", "6/10"),
        ("AMTS 6/10 (was 8/10 Sat). Cefurox", "DATE", "8/10"),
        ("gas. Hb 9,2 (10,1 sab). PCR", "DATE", "10"),
        (DOSES, "DATE", "7-12-18"),
        (DOSES, "DATE", "4-4-6"),
        ("DTX ore 7/12/18:     10/11", "DATE", "7/12/18"),
        ("Novorapid enl P-gluk  8/12/17:  12/11", "DATE", "8/12/17"),
        ("valore di CA 19-9 al dr.", "DATE", "19-9"),
        ("Peso 91 kg (+12 da marzo)", "DATE", "+12"),
        ("Amparo VMNI 12/6 fio2 50", "DATE", "12/6"),
        ("10 v, vikt 5120 (26/9 3760; fv 3510)", "IDNUM", "3760"),
        ("10 v, vikt 5120 (26/9 3760; fv 3510)", "IDNUM", "3510"),
        ("4/11: NT-proBNP 7320, Krea 138", "IDNUM", "7320"),
        ("Sal 3 Monica bltr 178/101, sal 5", "IDNUM", "178/101"),
        ("DTX ore 7/12/18:  11/11 188/201/247", "IDNUM", "188/201/247"),
    ],
)
def test_values_of_another_time_go(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("with her brother (54 in May) and", "AGE", "54"),
        ("His mother was 54 in May", "AGE", "54"),
        ("Barthel 45, var 95 år när", "AGE", "95"),
        ("seen 4/10 (7/10 by phone)", "DATE", "7/10"),
        ("betam. 12+12 mg (17,18 sett)", "DATE", "17"),
        ("ricoverato il 7-12-18", "DATE", "7-12-18"),
        ("född kl 7/12/18 på", "DATE", "7/12/18"),
        ("CA, born 1-9", "DATE", "1-9"),
        ("expediente 202/98 vigente", "IDNUM", "202/98"),
        ("journal 3760; fv", "IDNUM", "3760"),
        ("order 188/201/247", "IDNUM", "188/201/247"),
    ],
)
def test_days_ages_and_numbers_stay(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text)
