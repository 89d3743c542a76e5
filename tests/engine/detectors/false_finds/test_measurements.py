"""Values, scores, doses, schedules and sums go, in all languages; identifiers stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.measurements import names_nobody


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("S-Vankomycin dal 14; Karbamazepin", "DATE", "14"),
        ("Vancomycin trough 11", "DATE", "11"),
        ("FFP 2/4 issued. Platelets", "DATE", "2/4"),
        ("MII 9/12, FIV 5, 2PN 7/9.", "DATE", "7/9"),
        ("Glasgow 15 on arrival", "AGE", "15"),
        ("growth scans at 28, 32 and 36 weeks, VBAC", "AGE", "28"),
        ("ecografie a 20 e 32 settimane", "AGE", "20"),
        ("vikt 44,2 kg (-1,1 SD, var 49 i april)", "AGE", "49"),
        ("Peso 61 kg, antes 70, sin", "AGE", "70"),
        ("His EASI is 29, his DLQI 19", "AGE", "29"),
        ("34 F 76 kg, seen today", "AGE", "76"),
        ("Stopped in 1995,\n30 pack-years.", "AGE", "30"),
        ("neg. Block key 1/7.", "DATE", "1/7"),
        ("weekly paclitaxel, 60 Gy at", "AGE", "60"),
        ("Día 46. Alba pesa 1.880", "AGE", "46"),
        ("född i vecka 36 som tvilling", "AGE", "36"),
        ("stanza 21, ex liutaio", "AGE", "21"),
        ("05/2019 Eutirox 50", "AGE", "50"),
        ("Rh+, G2 P1, 31 w", "AGE", "G2"),
        ("PHQ-9 9/27, then", "DATE", "9/27"),
        ("L MCA, FOIS 3/7, soft", "DATE", "3/7"),
        ("pCO2 58. NIV 12/5. Augmentin", "DATE", "12/5"),
        ("SJC 2/28, TJC 4/28", "DATE", "4/28"),
        ("O/E GCS 11/15, BP 214/118", "DATE", "11/15"),
        ("mamografi BIRADS 5 vänster", "VEHICLE", "BIRADS 5"),
        ("P 104 reg BP 149/80 CRT 2", "VEHICLE", "BP 149/80"),
        ("Col. tot. 244 (<190) A", "IDNUM", "244"),
        ("SFLC kappa 41.2 (3.3-19.4), lambda", "DATE", "3.3-19.4"),
        ("Hb 12,1 (13-17) L, VCM", "DATE", "17"),
        ("Hb 10,4 L (13-17), PLT", "DATE", "13-17"),
        ("β2 4,0 mg/L H (2-8), FLC", "DATE", "2"),
        ("Baby blues no; Edimburgo 9/30. Met", "DATE", "9/30"),
        ("Hb 10,4 L (12.1 (13 - 17.5))", "DATE", "13"),
        ("Disfagia desde hace 3/12; pérdida", "DATE", "3/12"),
        ("LMP certain, K=5/28. EDD", "DATE", "5/28"),
        ("QNS on tubes 3/4. Pathologist", "DATE", "3/4"),
        ("MMR intact 4/4.", "DATE", "4/4"),
        ("KBT 12/12 sessioner hos", "DATE", "12/12"),
        ("avbröts efter 3/8 v. Saroten", "DATE", "3/8"),
        ("Nodes 3/17. Margins", "DATE", "3/17"),
        ("Barthel previo 55/100, actual 20; Lawton", "AGE", "20"),
        ("Zarit del hijo 61. Grado", "AGE", "61"),
        ("la madre, nunzia, 81, barthel 90.", "STREET", "barthel 90"),
        ("pt read back 7/8 pts.", "DATE", "7/8"),
        ("Sintrom 1-0-1-0", "DATE", "1-0-1-0"),
        ("NIHSS 14 (0-1-2-2-2-1-3-0-2-0)", "DATE", "0-1-2-2-2-1-3-0-2-0"),
        ("billed 11,420.00, paid", "DATE", "11,420.00"),
        ("Svar mån-fre 8-16. Ej", "DATE", "mån-fre 8-16"),
        ("G5P3A1C1, sin abortos", "IDNUM", "G5P3A1C1"),
        ("Rx;QTc 478;Lund", "IDNUM", "478"),
        ("Hb 9.1 (10.4), PCR 84", "DATE", "10.4"),
        ("VS 142/80, 76, 18, afebrile", "AGE", "76"),
        ("impacted 13 and 23. OJ 6 mm", "AGE", "23"),
        ("tidy, 46 RCT done", "AGE", "46"),
        ("estr. 48 con plessica", "AGE", "48"),
        ("and Plavix seventy five, then", "DATE", "seventy five"),
        ("met in segment 6/7 22 mm", "DATE", "6/7"),
        ("roots of 38 overlap", "AGE", "38"),
        ("Her 38 has been impacted", "AGE", "38"),
        ("IDC, ER 8/8 PR 5/8 HER2", "DATE", "8/8"),
        ("IDC, ER 8/8 PR 5/8 HER2", "DATE", "5/8"),
        ("BC x2 MSSA 2/2, cefazolin", "DATE", "2/2"),
        ("G5P4(4004), CS", "IDNUM", "G5P4(4004)"),
        ("om Alvedon 665 2x3, tar", "PHONE", "665 2x3"),
    ],
)
def test_figures_that_belong_to_no_one_go(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("vancomicina dal 14 per via", "DATE", "14"),
        ("Turno (13-17) L, sede", "DATE", "17"),
        ("Bed 2 Lund (13-17), ward", "DATE", "13-17"),
        ("Room 4 spring (3-5), booked", "DATE", "3"),
        ("EDIMBURGO, 9/3: llega", "DATE", "9/3"),
        ("visto hace poco, 3/12 en casa", "DATE", "3/12"),
        ("SM 3/2, BP 10/11, 28+2", "DATE", "10/11"),
        ("BMI 45-year-old woman", "AGE", "45"),
        ("Morse 71 F, seen today", "AGE", "71"),
        ("BP 142/80, 76 yo, seen", "AGE", "76"),
        ("FEV1 0.6 (2023). No more", "DATE", "2023"),
        ("WELL CHILD 15 MO  seen", "AGE", "15"),
        ("Lysholm 46, boy", "AGE", "boy"),
        ("she is 76 and lives alone", "AGE", "76"),
        ("HbA1c 27/9: 66 (58 i oktober)", "DATE", "27/9"),
        ("GBS pos (2/19), Rh neg", "DATE", "2/19"),
        ("Tampone 23/3 pos.", "DATE", "23/3"),
        ("Insulina s/p.\n10/5 T. Hijo", "DATE", "10/5"),
        ("at the Rusty Spur, Fri-Sun; before", "DATE", "Fri-Sun"),
        ("id 244 (old 190)", "IDNUM", "244"),
        ("kur 5 22/12, prov 19/12. Onk", "DATE", "19/12"),
        ("seen 3.3-19.4 at home", "DATE", "3.3-19.4"),
        ("Wife Socorro is 28 and 11 weeks pregnant", "AGE", "28"),
        ("weighed 80 kg, father was 60, and", "AGE", "60"),
    ],
)
def test_what_may_be_somebody_s_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("1.2e-07", "DATE", "1.2e-07"),
        ("p = 1.2E-07, so", "DATE", "1.2E-07"),
        ("1.2e-07", "DATE", "1.2e"),
        ("0.333333333333333", "PHONE", "0.333333333333333"),
        ("BMI 47.9411764705882", "PHONE", "47.9411764705882"),
        ("ratio 1,3333333333333", "IDNUM", "3333333333333"),
    ],
)
def test_what_a_sheet_computed_is_no_number_of_anybody(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words, 0.99), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("505.5550134", "PHONE", "505.5550134"),
        ("MRN 4.0771926e+07", "MEDICALRECORD", "4.0771926e+07"),
        ("OID 1.2.840.113619999999", "DEVICE", "1.2.840.113619999999"),
        ("at 48.856614123456", "LOCATION_OTHER", "48.856614123456"),
        ("lot E-07", "DEVICE", "E-07"),
    ],
)
def test_other_numbers_with_a_point_stay(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words, 0.99), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("SM3 Kikuchi, Haggitt 4, margin", "HOSPITAL", "Haggitt 4"),
        ("pT4a N2a (5/22) R0", "DATE", "5/22"),
        ("pN0(sn)(0/2), L0", "DATE", "0/2"),
        ("T2N1 (3/14), Gleason", "DATE", "3/14"),
    ],
)
def test_grades_and_nodes_go_however_sure_the_tagger_is(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words, score=0.99), text)


@pytest.mark.parametrize("detector", ["tagger", "rules"])
@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("cried. APGAR 7/1, 9/5. Wt", "DATE", "7/1"),
        ("cried. APGAR 7/1, 9/5. Wt", "DATE", "9/5"),
        ("PHQ-9: 19-15-12-9 so far", "IDNUM", "19-15-12-9"),
        ("Apg 8-9-10, vikt 3760", "DATE", "8-9-10"),
        ("On Haldol Dec 50 monthly", "DATE", "Dec 50"),
        ("Door 0941 device 1008", "DEVICE", "1008"),
    ],
)
def test_scores_over_time_and_depots_go_whoever_found_them(
    detector: str, text: str, kind: str, words: str
) -> None:
    assert names_nobody(found(text, kind, words, score=0.99, detector=detector), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Seen in ER 5/8 with pain", "DATE", "5/8"),
        ("Her 38th year; she is 38", "AGE", "38"),
        ("On Haldol. Dec 12 seen", "DATE", "Dec 12"),
        ("device 1008 implanted", "DEVICE", "1008"),
        ("tel 19-15-12-9", "PHONE", "19-15-12-9"),
    ],
)
def test_what_is_like_them_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words, score=0.5), text)


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    text = "Glasgow 15 on arrival"
    assert not names_nobody(found(text, "AGE", "15", detector=detector), text)
