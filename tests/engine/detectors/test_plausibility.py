"""What cannot name anybody goes; what can stays, and loses nothing but titles and closing words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import app.training
from app.engine.detectors.base import FIELDS
from app.engine.detectors.plausibility import plausible
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names, last_names
from app.engine.text.vocabulary import exact_words, wordlist
from app.training.corpora.inline import parse

AUTHORED = Path(app.training.__file__).parent / "authored"


def left(text: str, *found: tuple[str, str, float], detector: str = "tagger") -> list[str]:
    """What is left of findings: kind, words, score."""
    findings = []
    for kind, words, score in found:
        start = text.index(words)
        findings.append(Finding(words, Span(start, start + len(words)), kind, score, detector))
    kept = plausible(findings, Document("d", "text", "", text))
    return [finding.span.of(text) for finding in kept]


@pytest.mark.parametrize(
    ("text", "kind", "words", "stays"),
    [
        ("25 mg/kg x 3 i 5 dagar, v 23 kg.", "DATE", "v ", False),
        ("helikopter m narkosläkare till Lund", "DOCTOR", "m ", False),
        ("ms k (art). and", "PATIENT", "k ", True),
        ("no talk. n. held on", "PATIENT", "n.", True),
        ("good to us. thx k\nsent from", "PATIENT", "k", True),
        ("checked K. B. / m w 20:45", "DOCTOR", "m ", True),
        ("checked K. B. / m w 20:45", "DATE", "w ", True),
        ("dejarlo. j 5/10 médica", "DATE", "j ", True),
    ],
)
def test_a_small_letter_alone_is_nobody(text: str, kind: str, words: str, *, stays: bool) -> None:
    start = text.index(f" {words}") + 1
    finding = Finding("f", Span(start, start + 1), kind, 0.8, "rules")
    assert bool(plausible([finding], Document("d", "text", "", text))) is stays


@pytest.mark.parametrize(
    ("text", "kind", "words", "score"),
    [
        ("14 March 2025\nDr. Lind", "HOSPITAL", "Dr.", 1.0),
        ("från IVA (Guillain-Barré, IVIG", "DOCTOR", "Guillain-Barré", 0.99),
        ("ICH på Waran. tål ej", "ORGANIZATION", "Waran", 0.97),
        ("Seen with Mrs. and Mr. Lind", "PATIENT", "Mrs.", 0.9),
        ("Jolanta Pike, MDiv, visited.", "ORGANIZATION", "MDiv", 0.2),
        ("Spirometry\nFEV1\n1.12 L", "HOSPITAL", "FEV1", 0.12),
        ("Physician\nGMC 7284915\n", "DOCTOR", "GMC", 0.25),
        ("the biologics nurse for IBD.", "HOSPITAL", "IBD", 0.3),
        ("low-residue diet from hospital day 3. The", "DATE", "3", 0.15),
        ("Ms. Lind is 26 weeks pregnant.", "AGE", "26", 0.27),
        ("16 wks pregnant, EDD", "AGE", "16", 0.15),
        ("Audiogram 25/30/45 dB. Vibr", "DATE", "25/30/45", 0.24),
        ("barista. Naz Lind   M / 29\n", "DATE", "M", 0.5),
        ("(LanguageLine ID 44182)", "STATE", "ID", 0.14),
        ("drives a 1998 Hilux that starts", "DATE", "1998", 0.95),
        ("come passeggero su una Golf del 2016 lungo", "DATE", "2016", 0.93),
        ("Non guida la Punto del 2011.", "DATE", "2011", 0.93),
        ("furgone Doblò del 2016 con", "DATE", "2016", 0.93),
        ("Center\nPulmonary Medicine, 1180 Mill Road", "HOSPITAL", "Pulmonary Medicine", 0.9),
        ("met by Radiation Oncology to help", "HOSPITAL", "Radiation Oncology", 0.95),
        ("From: Ana\nTo: Hassan", "DATE", "To", 0.69),
        ("at 34 weeks and 2 days' gestation", "AGE", "34", 0.3),
        ("tumour, stage II, resected", "AGE", "II", 0.3),
        ("con la Dra. Lind (Cardiología) y se cita", "HOSPITAL", "Cardiología", 0.8),
        ("SAN PELLEGRINO - U.O. Ortopedia\nBergamo", "HOSPITAL", "U.O. Ortopedia", 0.67),
        ("inlagd på Kirurgi i mars", "HOSPITAL", "Kirurgi", 0.5),
        ("Peninsula Mutual, member ID PM-4478-2210", "STATE", "ID", 0.12),
        ("CURB-65 is 0 (urea 0, BP 0, age 2).", "AGE", "2", 0.15),
        ("resolved.\n\nCOURSE\nMs. Lind", "PATIENT", "COURSE", 0.17),
        ("\nSTEP-DOWN NURSING\t03/06/2025", "HOSPITAL", "STEP-DOWN NURSING", 0.76),
        ("Attending\tLind\tUnit\t6 West", "HOSPITAL", "Unit", 0.47),
        ("Center\nPulmonary Medicine, 1180 Mill Road", "HOSPITAL", "Pulmonary Medicine", 0.34),
        ("94% on 3 L.\nFrail, speaking in short sentences", "DOCTOR", "Frail", 0.63),
        ("Pulled at tube. Mitts declined by", "PATIENT", "Mitts", 0.36),
        ("his daughter. Walker ordered, ref. 5", "PATIENT", "Walker", 0.52),
        ("(day 5), Lind\nSat in the chair. Tube", "DATE", "Sat", 0.98),
        ("no ST changes, QTc 441 by Bazett.", "DOCTOR", "Bazett", 0.98),
        ("Insurance: Medicare, member no.", "ORGANIZATION", "Medicare", 0.5),
        ("Isapre no: FONASA B. Ficha 11", "PATIENT", "FONASA B", 0.67),
        ("Ann Lind\nConsultant Psychiatrist\nTel. 5", "HOSPITAL", "Psychiatrist", 0.14),
        ("seen by the Cardiologist today", "DOCTOR", "Cardiologist", 0.3),
        ("Med vänliga hälsningar / Best regards\nAgneta", "DOCTOR", "Best regards", 0.9),
        ("the film.\n\nWard round, day 2", "HOSPITAL", "Ward", 0.12),
        ("Royal Infirmary\nOncology outpatients, Gorse Hill", "HOSPITAL", "Oncology", 1.0),
        ("believed that the Queen was in", "PATIENT", "Queen", 0.15),
        ("Atacand Plus 12.5/50 mg daily", "DATE", "12.5/50", 0.12),
        ("Atacand Plus 12.5/50 mg daily", "DATE", "12", 0.12),
        ("Atacand Plus 12.5/50 mg daily", "DATE", "50", 0.13),
        ("budesonide 4/12 mcg, two puffs", "DATE", "4/12", 0.3),
        ("potassium 3/10 mmol", "DATE", "3/10", 0.2),
        ("FiO2 2/10%", "DATE", "2/10", 0.2),
        ("Lead V\n\nN\n\n1\n", "DATE", "N", 0.67),
        ("Ward\tBeds\n1\t12", "PATIENT", "1", 0.5),
        ("enalapril 10/12 comprimidos", "DATE", "10/12", 0.2),
    ],
)  # fmt: skip
def test_what_names_nobody_is_dropped(text: str, kind: str, words: str, score: float) -> None:
    assert left(text, (kind, words, score)) == []


@pytest.mark.parametrize(
    "files", ["dev_*_en", "train_es_[2-4]", "train_it_[2-4]", "train_sv_[2-4]"]
)
def test_no_date_that_a_person_marked_is_taken_for_a_dose(files: str) -> None:
    """What stands behind figures decides on none of them."""
    for path in AUTHORED.glob(f"{files}.txt"):
        for note in parse(path.read_text("utf-8"), path.stem):
            whole = Document("d", "text", "", note.text)
            for one in note.spans:
                if one.subcategory == "DATE" and one.span.of(note.text)[-1:].isdigit():
                    found = [Finding("f", one.span, "DATE", 0.12, "tagger")]
                    cut = replace(whole, text=note.text[: one.span.end])
                    assert len(plausible(found, whole)) == len(plausible(found, cut)), note.id


@pytest.mark.parametrize(
    ("text", "kind", "words", "score"),
    [
        ("Mrs Guillain-Barré was seen", "PATIENT", "Guillain-Barré", 0.99),
        ("in 1998 Mercedes said", "DATE", "1998", 0.95),
        ("Visto da Ford del 2016 a", "DATE", "2016", 0.95),
        ("Vista con Mercedes 2016 y", "DATE", "2016", 0.95),
        ("a 1998 Biopsy was", "DATE", "1998", 0.95),
        ("Started 3/5/25 mg unchanged", "DATE", "3/5/25", 0.2),
        ("Started on 3/5 5 mg daily", "DATE", "3/5", 0.2),
        ("PRBC 15/kg 2/3 unit W0417", "DATE", "2/3", 0.2),
        ("HUS 1/29 L gr I GMH", "DATE", "1/29", 0.2),
        ("seen 12/05, 50 mg given", "DATE", "12/05", 0.2),
        ("Seen by Dr. Walker. Walker ordered a CT.", "DOCTOR", "Walker ordered a CT"[:6], 0.5),
        ("Walker ordered CT and labs.", "DOCTOR", "Walker", 0.5),
        ("Signed: MRI", "DOCTOR", "MRI", 0.3),
        ("no pain.\nMRI (initials)", "PATIENT", "no pain", 0.3),
        ("seen at GMC last week", "HOSPITAL", "GMC", 0.3),
        ("inlagd på Kirurgi 2 i mars", "HOSPITAL", "Kirurgi 2", 0.5),
        ("ingresa en Cardiología A hoy", "HOSPITAL", "Cardiología A", 0.5),
        ("works for Emergency in Sudan", "ORGANIZATION", "Emergency", 0.5),
        ("reviewed by ECG, RN", "DOCTOR", "ECG", 0.3),
        ("SON PICC AT BEDSIDE, CALM", "PATIENT", "PICC", 0.3),
        ("Sat 3/8 in clinic", "DATE", "Sat", 0.98),
        ("Dr. Bazett called", "DOCTOR", "Bazett", 0.9),
        ("on the 3 of March", "DATE", "3", 0.2),
        ("617 Day 68M CVA", "AGE", "68", 0.2),
        ("11 PAGE 71 M CHF", "AGE", "71", 0.2),
        ("age 1 at diagnosis", "AGE", "1", 0.2),
        ("Frail called. Dr. Ana Frail", "DOCTOR", "Ana Frail", 0.9),
        ("his son, junior, was there", "PATIENT", "junior", 0.3),
        ("works at Unit 7", "ORGANIZATION", "Unit 7", 0.3),
        ("Vem är vem? Viggo E: BMI iso 26", "DATE", "E", 0.3),
        ("lot FC14. Mr S settled at once", "PATIENT", "S", 0.2),
        ("Route Tu/Fr, driver Elijah", "DATE", "Fr", 0.98),
        ("Aged 97. H told her the hens were worth more", "PATIENT", "H", 0.16),
    ],
)  # fmt: skip
def test_what_may_be_an_identifier_stays(text: str, kind: str, words: str, score: float) -> None:
    assert left(text, (kind, words, score)) == [words]


def test_an_abbreviation_that_is_the_initials_of_somebody_here_stays() -> None:
    text = "Read by Mary Rose Ives. Seen again in the evening, MRI on call."
    found = (("DOCTOR", "Mary Rose Ives", 0.9), ("DOCTOR", "MRI", 0.3))
    assert left(text, *found) == ["Mary Rose Ives", "MRI"]


def test_a_word_that_is_part_of_a_name_here_stays() -> None:
    text = "Ana Frail, 80.\nFrail called again."
    found = Finding("f", Span(15, 20), "PATIENT", 0.3, "tagger")
    named = Finding("n", Span(0, 9), "PATIENT", 0.9, "tagger")
    assert plausible((named, found), Document("d", "text", "", text)) == (named, found)


@pytest.mark.parametrize(
    ("text", "kind", "words", "parts"),
    [
        ("mother, Miss Kay Thorn, by", "PATIENT", "Miss Kay Thorn", ["Kay Thorn"]),
        ("Sincerely,\nImre Halasz, MD", "DOCTOR", "Sincerely,\nImre Halasz", ["Imre Halasz"]),
        ("With kind regards\nImre", "DOCTOR", "With kind regards\nImre", ["Imre"]),
        ("Imre. Best wishes", "DOCTOR", "Imre. Best wishes", ["Imre"]),
        ("Ann Best called", "PATIENT", "Ann Best", ["Ann Best"]),
        ("Signe Okafor, Matthias Brandvold by video", "PATIENT",
         "Signe Okafor, Matthias Brandvold", ["Signe Okafor", "Matthias Brandvold"]),
        ("Okafor, Signe Maria", "PATIENT", "Okafor, Signe Maria", ["Okafor, Signe Maria"]),
        ("Halasz. Tube out", "DOCTOR", "Halasz. Tube", ["Halasz", "Tube"]),
        ("Mohd. Aslam Ansari", "PATIENT", "Mohd. Aslam Ansari", ["Mohd. Aslam Ansari"]),
        ("on the island of Madeira, and", "LOCATION_OTHER", "island of Madeira", ["Madeira"]),
        ("in the City of Hope", "HOSPITAL", "City of Hope", ["City of Hope"]),
        ("Re: Ann Lind, DOB 7 July 1938", "PATIENT", "Ann Lind, DOB", ["Ann Lind"]),
        ("Ann Lind MRN 40771", "PATIENT", "Ann Lind MRN", ["Ann Lind"]),
        ("Ann Lind   Unit no: D8812311", "PATIENT", "Ann Lind   Unit", ["Ann Lind"]),
        ("Ann Lind Record number 8812", "PATIENT", "Ann Lind Record", ["Ann Lind"]),
        ("Ann Ward no. 8812", "PATIENT", "Ann Ward", ["Ann Ward"]),
        ("Ann Lind NHS no. 943 476", "PATIENT", "Ann Lind NHS", ["Ann Lind"]),
        ("Dott. Ugo Lind   Cartella n. 2025/11", "DOCTOR", "Ugo Lind   Cartella", ["Ugo Lind"]),
        ("Dra. Eva Lind Historia nº 8812", "DOCTOR", "Eva Lind Historia", ["Eva Lind"]),
        ("by Ann Lind MRCGP (GMC 44)", "DOCTOR", "Ann Lind MRCGP", ["Ann Lind"]),
        ("ANES: R ROMAN GETA\nMRN", "DOCTOR", "R ROMAN GETA", ["R ROMAN"]),
        ("Dau Ilse on call", "PATIENT", "Dau Ilse", ["Ilse"]),
        ("Sitter Lakeisha 1:1", "DOCTOR", "Sitter Lakeisha", ["Lakeisha"]),
        ("Cared for by Norfolk Swifts QDS calls", "ORGANIZATION", "Norfolk Swifts QDS",
         ["Norfolk Swifts"]),
        ("Sr Amy on Fulking ward 0905", "HOSPITAL", "Fulking ward 0905", ["Fulking ward"]),
        ("on Unit 0905 now", "HOSPITAL", "Unit 0905", ["Unit 0905"]),
        ("Abrazo, Jime", "DOCTOR", "Abrazo, Jime", ["Jime"]),
        ("visit Sat D10. Then", "DATE", "Sat D10", ["Sat"]),
        ("wean pred 50 → 25 Fri ; home", "DATE", "25 Fri", ["Fri"]),
        ("home 25 Fri ; seen", "DATE", "25 Fri", ["25 Fri"]),
        ("no R 204 417 NHS: 943 476 5919", "MEDICALRECORD", "R 204 417 NHS", ["R 204 417"]),
        ("DNI 71228841. SIS 2-71228841", "SSN", "71228841. SIS", ["71228841"]),
        ("card 4418 902 337 KV 12", "HEALTHPLAN", "4418 902 337 KV", ["4418 902 337 KV"]),
        ("plate 4417 KZJ 03:20", "VEHICLE", "4417 KZJ", ["4417 KZJ"]),
        ("pump n/s TX-119-88204", "DEVICE", "n/s TX-119-88204", ["TX-119-88204"]),
        ("BEAN, AUTUMN M 71", "PATIENT", "BEAN, AUTUMN M", ["BEAN, AUTUMN M"]),
        ("Maken Ragnvald ringer", "PATIENT", "Maken Ragnvald", ["Ragnvald"]),
        ("RTC 9a w/ hygienist LeAnn.", "DOCTOR", "hygienist LeAnn", ["LeAnn"]),
        ("tel m kurator Siv, ej", "DOCTOR", "kurator Siv", ["Siv"]),
        ("Hb 8,7, K 5,4.\nmar 11/11: transf", "DATE", "4.\nmar 11/11", ["mar 11/11"]),
        ("Paziente: Fratello, Anna", "PATIENT", "Fratello, Anna", ["Fratello, Anna"]),
        ("Hijo Anselmo, 40", "PATIENT", "Hijo Anselmo", ["Anselmo"]),
        ("Figlia: Noemi", "PATIENT", "Figlia: Noemi", ["Noemi"]),
        ("Son Heung called", "PATIENT", "Son Heung", ["Son Heung"]),
        ("rota: Sat Precious LD, Sun Jonno LD", "DOCTOR", "Sat Precious", ["Sat", "Precious"]),
        ("rota: Sat Precious LD, Sun Jonno LD", "DOCTOR", "Sun Jonno", ["Sun", "Jonno"]),
        ("Nurse Sun Wei on Mon and Tue", "DOCTOR", "Sun Wei", ["Sun Wei"]),
        ("seen by Sat Kaur, MD", "DOCTOR", "Sat Kaur", ["Sat Kaur"]),
        ("a right hand dominant line cook", "PROFESSION", "hand dominant line cook",
         ["line cook"]),
        ("3) home till 1 Mar. 4) Review", "DATE", "1 Mar. 4", ["1 Mar"]),
        ("2) home (since Oct. 4)", "DATE", "Oct. 4", ["Oct. 4"]),
        ("a José Palomar Heras (Pepe), varón", "PATIENT", "José Palomar Heras (Pepe)",
         ["José Palomar Heras", "Pepe"]),
        ("Ann Lind (née Berg), 40", "PATIENT", "Ann Lind (née Berg)", ["Ann Lind (née Berg)"]),
        ('Ana Bruzzone, "Flopi", 24', "PATIENT", 'Ana Bruzzone, "Flopi', ["Ana Bruzzone", "Flopi"]),
        ("21:03 - Jefa Toñita: hola", "DOCTOR", "Jefa Toñita", ["Toñita"]),
        ("Dr. Mena MIP: valoro", "DOCTOR", "Mena MIP", ["Mena"]),
        ("seen by Ann Lind MRN yesterday", "PATIENT", "Ann Lind MRN", ["Ann Lind MRN"]),
        ("12 Elm Street. Apt 4", "STREET", "12 Elm Street. Apt 4", ["12 Elm Street. Apt 4"]),
    ],
)  # fmt: skip
def test_a_finding_keeps_to_the_identifier(
    text: str, kind: str, words: str, parts: list[str]
) -> None:
    assert left(text, (kind, words, 0.9)) == parts


def test_what_a_field_holds_is_left_alone() -> None:
    text = "name: Dr."
    assert left(text, ("PATIENT", "Dr.", 1.0), detector=FIELDS) == ["Dr."]


def test_words_that_are_judged_are_no_names() -> None:
    named = set(first_names()) | set(last_names())
    assert not wordlist("sentence_words") & named
    assert not {word.lower() for word in exact_words("clinical_abbreviations")} & named


def test_abbreviations_have_more_than_two_letters() -> None:
    assert all(len(word) > 2 for word in exact_words("clinical_abbreviations"))
