"""Clocks and durations go, in all languages; days, numbers and ages stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.clocks import names_nobody


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("QF-PCR 13/18/21 normal", "DATE", "13/18/21"),
        ("2032-01-09T05:58:12.004Z INFO", "DOCTOR", "T05:58:12.004Z"),
        ("PCL 14/27 then", "DATE", "14/27"),
        ("Entresto 24/26 twice", "DATE", "24/26"),
        ("first appt 5/11 at 11; then", "AGE", "11"),
        ("075 555 0137, lun-ven 12-13", "DATE", "lun-ven"),
        ("ring us Mon–Fri 9-5", "DATE", "Mon–Fri"),
        ("Lice: 0/22. Fire drill", "DATE", "0/22"),
        ("reopen if 48/24 clear", "DATE", "48/24"),
        ("P 104 reg BP 149/80 CRT 2", "DATE", "149/80"),
        ("HARD PALATE 20/0 seen", "DATE", "20/0"),
        ("spoke 16.40, no packing", "DATE", "16.40"),
        ("Next MDT 13.00-14.10, Rm B", "IPADDRESS", "13.00-14.10"),
        ("clean est 22.00-02.00 by team", "IPADDRESS", "22.00-02.00"),
        ("Rcv 09h42 Rpt", "IDNUM", "09h42"),
        ("dressing 09h20-10h05, sr", "IDNUM", "09h20-10h05"),
        ("pin shared 3/7 ago.", "DATE", "3/7"),
        ("Clopixol 300 every 2/52 (last", "DATE", "2/52"),
        ("Macrobid MR bd 3/7. Hand", "DATE", "3/7"),
        ("sando K ii TDS 3/7, then stop", "DATE", "3/7"),
        ("Depixol 200 mg fortnightly. Seen", "DATE", "fortnightly"),
        ("ossitocina settimanale, poi", "DATE", "settimanale"),
        ("framme 05.40, ankomst 06.31", "DATE", "06.31"),
        ("Date: Tue, 14 Jan 2025 08:12:44 +0100", "PHONE", "+0100"),
        ("Date: Thu, 19 Sep 2024 17:02:10 -0300", "PHONE", "0300"),
        ("MFFD x 11/7. Brokerage", "DATE", "11/7"),
        ("Tid 11.05–11.40. Hem", "DATE", "11.05"),
        ("Ora di arrivo 10.12, ora", "DATE", "10.12"),
        ("VE 13.40-14.05 Dr Ek", "DATE", "14.05"),
        ("larm 22.17 kvitt 22.18 fr 22.29 lst 22.51 sjh 23.08", "HOSPITAL", "lst"),
        ("act 03:12 sal 03:14 lleg 03:27 asist 03:29", "DOCTOR", "lleg"),
        ("Call 2214 mob 2215 scene 2226 @pt 2229 left 2251", "PHONE", "2226"),
        ("1) U&E 1/52, 2) Fluvax, 3) driving 2/52", "AGE", "3"),
    ],
)
def test_clocks_and_durations_go(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("seen 13/8/21", "DATE", "13/8/21"),
        ("winter 24/26 again", "DATE", "24/26"),
        ("died 5/11 at 11 months", "AGE", "11"),
        ("M-CHAT 9/20 at 2. She can", "AGE", "2"),
        ("visits Mon-Wed", "DATE", "Mon-Wed"),
        ("seen 8/18/21", "DATE", "8/18/21"),
        ("seen 12/27 and well", "DATE", "12/27"),
        ("since 9/98, then", "DATE", "9/98"),
        ("on 29/30 June", "DATE", "29/30"),
        ("the winter of 98/99", "DATE", "98/99"),
        ("op 11.05, well", "DATE", "11.05"),
        ("away 11.05-12.06, back", "DATE", "11.05-12.06"),
        ("born 11.52", "DATE", "11.52"),
        ("plate 19h40 is his", "VEHICLE", "19h40"),
        ("seen 3/7 with wife", "DATE", "3/7"),
        ("17:02:10 0300 rang", "PHONE", "0300"),
        ("op 11.05, ankomst 14.10", "DATE", "11.05"),
        ("borta 11.05–12.06, hem", "DATE", "11.05"),
        ("Ann 07.00 Bo 15.00 Eva 21.00", "DOCTOR", "Bo"),
        ("ann 07.00 bosse 15.00 eva 21.00", "DOCTOR", "eva"),
        ("ring 2214, sedan kl 22.15", "PHONE", "2214"),
        ("box 3/7", "DATE", "3/7"),
        ("DESC | QTY | AMT\n4/27 | 0450", "DATE", "4/27"),
        ("born 09.40", "DATE", "09.40"),
        ("4) Guerra (boy, 5) ENT", "AGE", "5"),
        ("2) Ivy, aunt of Rose (4) and", "AGE", "4"),
    ],
)
def test_what_may_be_a_day_or_somebody_s_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    text = "PCL 14/27 then"
    assert not names_nobody(found(text, "DATE", "14/27", detector=detector), text)


def test_what_the_tagger_is_sure_of_stays() -> None:
    text = "PCL 14/27 then"
    assert not names_nobody(found(text, "DATE", "14/27", 0.96), text)
