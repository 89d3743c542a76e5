"""What stands beside an identifier in notes that were read line by line is no part of it."""

from __future__ import annotations

import pytest

from app.engine.detectors.merge import merge
from app.engine.detectors.plausibility import plausible
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding
from app.progress import NullReporter


def document(text: str, language: str) -> Document:
    return Document("d", "text", "", text, passages=(Passage(Span(0, len(text)), language, 1.0),))


def left(text: str, language: str, kind: str, words: str) -> list[str]:
    """What is left of a finding that the tagger is rather sure of."""
    start = text.index(words)
    found = Finding("f", Span(start, start + len(words)), kind, 0.94, "tagger")
    return [one.span.of(text) for one in plausible([found], document(text, language))]


@pytest.mark.parametrize(
    ("language", "text", "kind", "words", "kept"),
    [
        ("it", "Paz.: MANETTI RANIERO  M   06/06/1951", "PATIENT", "MANETTI RANIERO  M",
         "MANETTI RANIERO"),
        ("sv", "Namn: ÖBERG SIRI\tK\t1951", "PATIENT", "ÖBERG SIRI\tK", "ÖBERG SIRI"),
        ("it", "la sorella Majda da Nova Gorica", "PATIENT", "Majda da", "Majda"),
        ("sv", "17/11. Ordination muntlig Torkelsson/PG", "DOCTOR", "muntlig Torkelsson",
         "Torkelsson"),
        ("it", "reperibile stanotte Mazzoleni int.", "DOCTOR", "stanotte Mazzoleni", "Mazzoleni"),
        ("it", "visto da gallo Sonia, inf.", "DOCTOR", "gallo Sonia", "gallo Sonia"),
        ("es", "con la dra. della Rovere hoy", "DOCTOR", "della Rovere", "della Rovere"),
        ("es", "Enf. turno: GB Graciela Bustos;", "DOCTOR", "GB Graciela Bustos",
         "Graciela Bustos"),
        ("es", "Firmado: Laia Queralt, MFyC, nº", "DOCTOR", "Laia Queralt, MFyC", "Laia Queralt"),
        ("es", "Dr. Lisandro Etcheverry MP 91.445", "DOCTOR", "Lisandro Etcheverry MP",
         "Lisandro Etcheverry"),
        ("sv", "hämtas av Siri från Åmål", "PATIENT", "Siri från", "Siri"),
        ("it", "ecodoppler Policlinico Bacchini neg (dott.ssa", "HOSPITAL",
         "Policlinico Bacchini neg", "Policlinico Bacchini"),
        ("sv", "Kopia: DL Per-Erik Sandlund, HC", "DOCTOR", "DL Per-Erik Sandlund",
         "Per-Erik Sandlund"),
        ("sv", "Kallad TH Sanna Kero mån", "DOCTOR", "TH Sanna Kero", "Sanna Kero"),
        ("sv", "Skolläk Nils Rydholm bedömer", "DOCTOR", "Skolläk Nils Rydholm", "Nils Rydholm"),
        ("sv", "dikt AT-läk Moa Öström", "DOCTOR", "AT-läk Moa Öström", "Moa Öström"),
        ("sv", "ringt DSK Moa Öström", "DOCTOR", "DSK Moa Öström", "Moa Öström"),
        ("en", "Signed: Freya Moss, Band 6 PT", "DOCTOR", "Freya Moss, Band", "Freya Moss"),
        ("en", "Re: Mr Iestyn Prosser, DoB 02.09.1993", "PATIENT", "Iestyn Prosser, DoB",
         "Iestyn Prosser"),
        ("it", "presso l'Ambulatorio di via Saffi la Sua assistita", "HOSPITAL",
         "Ambulatorio di via Saffi la Sua", "Ambulatorio di via Saffi"),
        ("en", "HbA1c Aug 9.8, then", "DATE", "Aug 9.8", "Aug"),
        ("en", "4. FBS 10 Dec. 5. Coamox", "DATE", "10 Dec. 5", "10 Dec"),
        ("en", "died 1st Nov, 44/F, onset", "DATE", "1st Nov, 44", "1st Nov"),
        ("en", "OPD Wed/Sat 10-1 Menon", "DATE", "Wed/Sat 10-1", "Wed/Sat"),
        ("en", "C1D1 Dec 4 given", "DATE", "C1D1 Dec 4", "Dec 4"),
        ("it", "Assume Xarelto 20 dal 2021", "DATE", "20 dal 2021", "dal 2021"),
        ("en", "(mob 07700 900 263)\n2. frame", "PHONE", "07700 900 263)\n2", "07700 900 263"),
        ("en", "genotypes: Tomiwa AS, Tishe AA", "PATIENT", "Tomiwa AS", "Tomiwa"),
        ("en", "from Alh. Musa Danladi today", "PATIENT", "Alh. Musa Danladi", "Musa Danladi"),
        ("sv", "Kusin Ante opererad", "PATIENT", "Kusin Ante", "Ante"),
        ("es", "Médico: Ana Ruiz Gil NºCol: 28 28 70973", "DOCTOR", "Ana Ruiz Gil NºCol",
         "Ana Ruiz Gil"),
        ("es", "Dr. Luis Toledo Correo Electrónico: x@y.es", "DOCTOR", "Luis Toledo Correo",
         "Luis Toledo"),
        ("es", "02006 Albacete Tel.: 967 597 100", "CITY", "Albacete Tel", "Albacete"),
        ("es", "Hospital La Paz Madrid E-mail: x@y.es", "HOSPITAL", "Hospital La Paz Madrid E-mail",
         "Hospital La Paz Madrid"),
        ("es", "CIPA: nhc-150679.\nNHC: 150679", "MEDICALRECORD", "NHC: 150679", "150679"),
        # What may be of the name stays.
        ("es", "el Dr. Pablo Col, cirujano", "DOCTOR", "Pablo Col", "Pablo Col"),
        ("en", "seen 3 Dec. 5", "DATE", "3 Dec. 5", "3 Dec. 5"),
        ("en", "with Tomiwa AS today", "PATIENT", "Tomiwa AS", "Tomiwa AS"),
        ("it", "visita Maria di Lorenzo", "PATIENT", "Maria di", "Maria di"),
        ("it", "Paz.: Rossi M, visto", "PATIENT", "Rossi M", "Rossi M"),
        ("sv", "Läkare: Thea Kero", "DOCTOR", "Thea Kero", "Thea Kero"),
    ],
)  # fmt: skip
def test_a_finding_ends_where_the_identifier_does(
    language: str, text: str, kind: str, words: str, kept: str
) -> None:
    assert left(text, language, kind, words) == [kept]


def test_a_town_and_its_province_are_two() -> None:
    text = "Piazza Bacchini 3, 50053 Empoli FI"
    assert left(text, "it", "CITY", "Empoli FI") == ["Empoli", "FI"]


@pytest.mark.parametrize(
    ("language", "text", "kind", "words"),
    [
        ("it", "per urgenze 116117, di notte", "IDNUM", "116117"),
        ("sv", "ring 116 111 vid behov", "PHONE", "116 111"),
        ("it", "ambulanza Squadra Nautica/118 (equipaggio", "VEHICLE", "118"),
        ("sv", "ringde ang räkning 3 480 kr, betald", "ACCOUNT", "3 480"),
        ("it", "ticket 46,15 euro pagato", "IDNUM", "46,15"),
    ],
)
def test_numbers_of_everybody_and_amounts_are_none(
    language: str, text: str, kind: str, words: str
) -> None:
    assert left(text, language, kind, words) == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("es", "Enf. de Graves tratada", []),
        ("es", "Informe clínico del paciente: Varón de 59 años", ["59"]),
        ("es", "Informe clínico del paciente: Presentamos el caso", []),
        ("it", "Paziente: Donna di 67 anni", ["67"]),
        ("it", "osmolarità 239, 11000 WBC. Inizia", []),
        ("it", "lettera; 10124 Torino. Inizia", ["10124", "Torino"]),
        ("es", "Médico:  NºCol: abc", []),
        ("es", "Paciente: Iria Castro, avisa", ["Iria Castro"]),
        ("en", "taxol 175 mg/m2 y carboplatin AUC 5", []),
        ("es", "Enf. de la Torre avisa", ["de la Torre"]),
        ("en", "Psych paged 0552. Here", []),
        ("en", "Psych paged 4552. Here", ["4552"]),
        ("sv", "ringde ang faktura 3 480 kr.", []),
        ("sv", "betalt faktura 88213480.", ["88213480"]),
        ("it", "saldata fattura 1.250 euro ieri", []),
        ("it", "saldata fattura 20251250 ieri", ["20251250"]),
    ],
)
def test_rules_know_whose_word_stands_before(language: str, text: str, found: list[str]) -> None:
    findings = RuleDetector().detect(document(text, language), NullReporter())
    assert sorted({one.span.of(text) for one in findings}) == found


@pytest.mark.parametrize(
    ("text", "street"),
    [
        ("Domicilio: Av. 5 de Mayo s/n, Loc. Tetelcingo", ["Av. 5 de Mayo s/n"]),
        ("cita en la calle, el 5 de mayo de 2025", []),
    ],
)
def test_a_street_may_be_called_after_a_day(text: str, street: list[str]) -> None:
    one = document(text, "es")
    found = merge(RuleDetector().detect(one, NullReporter()), one)
    assert [part.span.of(text) for part in found if part.subcategory == "STREET"] == street


@pytest.mark.parametrize(
    ("language", "text", "kind", "words", "kept"),
    [
        ("sv", "Anteckning BUP Hisingen - Pernilla Ask, leg psykoterapeut", "HOSPITAL",
         "BUP Hisingen - Pernilla Ask", ["HOSPITAL BUP Hisingen", "DOCTOR Pernilla Ask"]),
        ("es", "Domicilio: Sra. Ventura (Vda. de Castillo), 86, C/ Almendro 15, UPP", "STREET",
         "Sra. Ventura (Vda. de Castillo), 86, C/ Almendro 15",
         ["PATIENT Ventura (Vda. de Castillo)", "AGE 86", "STREET C/ Almendro 15"]),
        ("es", "Clínica San Telmo - Mar del Plata, cama", "HOSPITAL",
         "Clínica San Telmo - Mar del Plata", ["HOSPITAL Clínica San Telmo - Mar del Plata"]),
        ("en", "at 12, 14, Mill Street, Leeds", "STREET", "12, 14, Mill Street",
         ["STREET 12, 14, Mill Street"]),
    ],
)  # fmt: skip
def test_who_is_joined_with_a_place_is_somebody(
    language: str, text: str, kind: str, words: str, kept: list[str]
) -> None:
    start = text.index(words)
    found = Finding("f", Span(start, start + len(words)), kind, 0.94, "tagger")
    made = plausible([found], document(text, language))
    assert [f"{one.subcategory} {one.span.of(text)}" for one in made] == kept
