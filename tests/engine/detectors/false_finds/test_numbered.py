"""Numbers of things go, in all languages; those that may be somebody's stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.numbered import names_nobody


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("su PACS, DICOM UID 1.2.840.10008.5. Prenot.", "DEVICE", "1.2.840.10008.5"),
        ("errore 0x80070005, log", "IDNUM", "0x80070005"),
        ("Serie 7: 93-86-79-72-65.", "IDNUM", "93-86-79-72-65"),
        ("SCN1A(NM_001165963.4):c.2589", "DEVICE", "001165963.4"),
        ("SNOMED T-04000 M-85003. Blocchetti", "IDNUM", "T-04000 M-85003"),
        ("CGU; cod. DRG 504; box 6", "IDNUM", "DRG 504"),
        ("cat. III; Verorab 0-3-7-14-28 in dubbio", "VEHICLE", "0-3-7-14-28"),
        ("75 g (94-188-151; soglie 92-180-153)", "MEDICALRECORD", "92-180-153"),
        ("uscite graduate 4/8/24 ore, sponsor", "DATE", "4/8/24"),
        ("tempo aggiuntivo del 30% e verifiche", "DATE", "30%"),
        ("Cod. 745.2", "LICENSE", "745.2"),
        ("Codici 82.35, 728.6. Il marito", "PHONE", "728.6"),
        ("nomencl. 89.01.3. Se serve", "IDNUM", "89.01.3"),
        ("Esenz. 038. Al 20/7", "IDNUM", "038"),
        ("E11.9. Åtgärd: AF063.", "IDNUM", "AF063"),
        ("CIE10 O141. Alta", "IDNUM", "O141"),
        ("Diagnoser: I509, I482, hem", "LICENSE", "I482"),
        ("esenzione 0B01, amb 12", "IDNUM", "0B01"),
        ("alla 39ª settimana e 2 giorni", "AGE", "39ª"),
        ("gemello, aborto 12ª sett.; IV-1", "DATE", "12ª sett"),
        ("Lodi 1,7 L (3/4-1/2-3/4) 11/3", "DATE", "3/4"),
    ],
)
def test_forms_that_nobody_has_go_however_sure_the_tagger_is(
    text: str, kind: str, words: str
) -> None:
    assert names_nobody(found(text, kind, words, 0.99), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Artt. 572 e 582 c.p. Med.", "IDNUM", "582"),
        ("Perizia ex art. 138. Sinistro", "IDNUM", "138"),
        ("(non insulina). L. 405/2005.", "IDNUM", "405/2005"),
        ("nota AIFA 39, registro", "VEHICLE", "AIFA 39"),
        ("infoPS vers. 3.11", "IDNUM", "3.11"),
        ("Pannello v. 4.2 (244 geni)", "DATE", "v. 4.2"),
        ("pag. 2 di 2, rev. 03. Sig.ra", "DATE", "rev. 03"),
        ("Sig. Bo cam. 203, lamenta", "IDNUM", "203"),
        ("presso l'ambulatorio 4, 17 aprile", "HOSPITAL", "ambulatorio 4"),
        ("10 anni, classe 5ªB, plesso", "ORGANIZATION", "5ªB"),
        ("Scuola: III B.", "ORGANIZATION", "III B"),
        ("unità alle 22.30, da aumentare", "IDNUM", "22.30"),
        ("Chiamata n. 7, h 05.14.09, operatrice", "IPADDRESS", "05.14.09"),
        ("mail pdf. h23.05 altro", "IDNUM", "h23.05"),
        ("[21.03] ciao\n[21.08] Hai dormito?\n[21.15] no", "DATE", "21.08"),
        ("e il Torvast 10 l'ho tolto", "VEHICLE", "Torvast 10"),
        ("Sent from iPhone 13\nD.", "VEHICLE", "iPhone 13"),
        ("ADL 5/6, GDS 5/15, MMSE", "DATE", "5/15"),
        ("[x] garze 10/10  [x] aghi 6/6", "DATE", "10/10"),
        ("Rientro se crisi. 1/2 supposta.", "DATE", "1/2"),
        ("Sottoripa, 84 scalini. TC", "AGE", "84"),
    ],
)
def test_what_only_things_bear_goes(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text)
    assert not names_nobody(found(text, kind, words, 0.96), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("UVM 2ª metà di ottobre", "AGE", "2ª"),
        ("rientra la 2ª settimana di marzo", "DATE", "2ª"),
        ("op nell'art. 2014, bene", "DATE", "2014"),
        ("kontroll v. 11, ring", "DATE", "v. 11"),
        ("Rev. 12.3 con esami", "DATE", "12.3"),
        ("trasferito a 5B, letto", "HOSPITAL", "5B"),
        ("[14.11] Nives: la 7\n[15.11] Elio", "DATE", "15.11"),
        ("visto 1/2, poi", "DATE", "1/2"),
        ("Voto in famiglia, 84 anni", "AGE", "84"),
        ("cod. 4471, ritira", "IDNUM", "4471"),
        ("reparto, int. 118, la sera", "PHONE", "118"),
        ("pass 0-9-4-4, cancello", "IDNUM", "0-9-4-4"),
        ("visita 4/8/24 ore 15, stanza", "DATE", "4/8/24"),
        ("cartella 92-180-153, letto", "MEDICALRECORD", "92-180-153"),
        ("targa Torvast 10", "PATIENT", "Torvast"),
    ],
)
def test_what_may_be_somebody_s_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("as Benade [5] showed", "AGE", "5"),
        ("References [16] and [17] say", "DATE", "16"),
        ("in earlier work [3, 14–16].", "IDNUM", "14"),
    ],
)
def test_what_quotes_an_article_goes_where_the_tagger_doubts_it(
    text: str, kind: str, words: str
) -> None:
    assert names_nobody(found(text, kind, words, score=0.2), text)
    assert not names_nobody(found(text, kind, words, score=0.7), text)


@pytest.mark.parametrize("text", ["alive [ ]  Age [62] at last", "[62]", "Età [62]"])
def test_an_age_in_a_form_stays(text: str) -> None:
    assert not names_nobody(found(text, "AGE", "62", score=0.2), text)


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    text = "Cod. 745.2"
    assert not names_nobody(found(text, "LICENSE", "745.2", detector=detector), text)
