"""Codes, laws, editions, rooms and pages go, in all languages; identifiers stay."""

from __future__ import annotations

import pytest
from support.single_findings import found

from app.engine.detectors.false_finds.codes import names_nobody


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Chr17(GRCh38):g.43057065; rs80", "DEVICE", "g.43057065"),
        ("Kvalitet: Equalis 3/4 2025 ej", "DATE", "3/4 2025"),
        ("Mut. HFE C282Y   OMOZIGOTE", "IDNUM", "HFE C282Y"),
        ("genitalium pos, 23S A2059G. D.", "DEVICE", "23S A2059G"),
        ("Mut. HFE H63D            ASSENTE", "VEHICLE", "HFE H63D"),
        ("Mut. HFE H63D   ASSENTE", "VEHICLE", "HFE H63D   ASSENTE"),
        ("VUS ATM c.7271T>G. Sala 2", "DEVICE", "c.7271T"),
        ("neg. SOG 88/171/160/122 (1/4)", "DEVICE", "88/171/160/122"),
        ("Fractura AO 31-A2, Garden", "IDNUM", "31-A2"),
        ("en camera 3. DRG 370. Nata", "IDNUM", "DRG 370"),
        ("4.800; affitto 350; ADI", "IDNUM", "350"),
        ("MD, FAHS    99213-25    Portal", "ZIP", "99213-25"),
        ("Pág. 1/1. ISO 15189 n.º", "LICENSE", "15189"),
        ("Art. 41. Pag. 2/2", "DATE", "2/2"),
        ("Quirófano 5, limpia", "HOSPITAL", "Quirófano 5"),
        ("Valoración (Ley 35/2015)", "IDNUM", "Ley 35/2015"),
        ("art. 41 D.Lgs. 81/08", "DATE", "81/08"),
        ("Dx F10.21. Zung", "IDNUM", "F10.21"),
        ("Dx S72.001A, seen", "IDNUM", "S72.001A"),
        ("SNOMED T04010 M85003", "DEVICE", "T04010 M85003"),
        ("pos, 23S A2059G. D.", "DEVICE", "A2059G"),
        ("NDC 0169-4132-12, daily", "PHONE", "0169-4132-12"),
        ("TFG 22 (CKD-EPI 2021)", "DATE", "2021"),
        ("high grade, WHO 2004/2016). No CIS", "DATE", "2004/2016"),
        ("in time, 2017 McDonald criteria", "DATE", "2017"),
    ],
)
def test_codes_that_belong_to_no_one_go(text: str, kind: str, words: str) -> None:
    assert names_nobody(found(text, kind, words), text)


def test_names_of_sequences_go_however_sure_the_tagger_is() -> None:
    text = "VUS in BRCA2, NM_000059.4, seen"
    assert names_nobody(found(text, "IDNUM", "NM_000059.4", 1.0), text)
    assert not names_nobody(found(text, "IDNUM", "BRCA2", 1.0), text)


def test_a_change_of_a_gene_is_no_device_however_sure_the_tagger_is() -> None:
    text = "pos, 23S A2059G. D."
    assert names_nobody(found(text, "DEVICE", "A2059G", score=0.99), text)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Kvalitet: svar 3/4 2025", "DATE", "3/4 2025"),
        ("Kartei 31-A2, seen", "IDNUM", "31-A2"),
        ("Ref. 350, affitto pagato", "IDNUM", "350"),
        ("Spokane 99213, WA", "ZIP", "99213"),
        ("Lab refs V25.4410, seen", "IDNUM", "V25.4410"),
        ("MRN A2059G, seen", "MEDICALRECORD", "A2059G"),
        ("Mut. HFE H63D   ROSSI", "IDNUM", "HFE H63D   ROSSI"),
    ],
)
def test_what_may_be_somebody_s_stays(text: str, kind: str, words: str) -> None:
    assert not names_nobody(found(text, kind, words), text)


@pytest.mark.parametrize("detector", ["rules", "fields", "propagated"])
def test_what_others_found_is_not_judged(detector: str) -> None:
    text = "Mut. HFE C282Y   OMOZIGOTE"
    assert not names_nobody(found(text, "IDNUM", "HFE C282Y", detector=detector), text)
