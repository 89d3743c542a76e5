"""Small files in every notation, invented, in which `⟪KIND:value⟫` marks what a field identifies.

The names are words of the language, and bare: nothing but the field tells what they are.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

# ruff: noqa: E501 - a segment and a row are one line

_MARK = re.compile(r"⟪([A-Z_]+):([^⟫]*)⟫")


@dataclass(frozen=True, slots=True)
class Structured:
    """A file, its ending, and the kinds and literals of its fields in order."""

    data: bytes
    suffix: str
    identifiers: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, marked: str, suffix: str) -> Structured:
        plain = _MARK.sub(lambda mark: mark[2], marked)
        return cls(plain.encode(), suffix, tuple(_MARK.findall(marked)))


_HL7 = (
    r"MSH|^~\&|LIS|⟪HOSPITAL:GRACE⟫|EHR|⟪HOSPITAL:SUMMIT⟫|⟪DATE:202509021011⟫||ORU^R01|⟪IDNUM:Q00417⟫|P|2.5",
    "PID|1||⟪MEDICALRECORD:84736251⟫^^^⟪HOSPITAL:RGH⟫^MR~⟪MEDICALRECORD:9125501⟫^^^USSSA^SS"
    "||⟪PATIENT:LONG⟫^⟪PATIENT:MAY⟫^⟪PATIENT:J⟫~⟪PATIENT:BUSH⟫^⟪PATIENT:HOPE⟫||⟪DATE:19620314⟫|F|||"
    "⟪STREET:14 HILL⟫^^⟪CITY:ORANGE⟫^⟪STATE:OH⟫^⟪ZIP:44107⟫||⟪PHONE:2165550142⟫^PRN^PH"
    "~^NET^Internet^⟪EMAIL:may@example.org⟫|||||⟪ACCOUNT:55501923⟫|⟪SSN:912550142⟫",
    "NK1|1|⟪PATIENT:PRICE⟫^⟪PATIENT:WILL⟫|SPO^Spouse|⟪STREET:2 LAKE⟫^^⟪CITY:SURPRISE⟫|⟪PHONE:5550143⟫",
    "PV1|1|I|⟪HOSPITAL:WEST⟫^⟪LOCATION_OTHER:412⟫|||"
    "|⟪IDNUM:1457⟫^⟪DOCTOR:STONE⟫^⟪DOCTOR:GRANT⟫|⟪DOCTOR:WHITE⟫||||||||||IN|⟪IDNUM:V0091827⟫",
    "IN1|1|PPO|77|⟪ORGANIZATION:BLUE⟫||||⟪HEALTHPLAN:G22910⟫||||||||⟪PATIENT:LONG⟫^⟪PATIENT:MAY⟫",
    "OBR|1|⟪IDNUM:ORD4471⟫||2345-7^Glucose^LN|||⟪DATE:20250902⟫"
    "|||||||||⟪IDNUM:1457⟫^⟪DOCTOR:STONE⟫",
    "OBX|1|NM|2345-7^Glucose^LN||104|mg/dL|70-99|H|||F|||⟪DATE:20250902⟫",
    "NTE|1||Sample slightly hemolysed.",
)

_FHIR = """{"resourceType": "Bundle", "type": "collection", "entry": [
 {"resource": {"id": "⟪MEDICALRECORD:pt-88213⟫", "resourceType": "Patient",
  "identifier": [{"use": "usual", "system": "urn:a", "value": "⟪MEDICALRECORD:84736⟫"}],
  "active": true, "gender": "female", "multipleBirthBoolean": null,
  "name": [{"use": "official", "family": "⟪PATIENT:Long⟫",
            "given": ["⟪PATIENT:May⟫", "⟪PATIENT:Rose⟫"]}],
  "birthDate": "⟪DATE:1962-03-14⟫",
  "telecom": [{"system": "phone", "value": "⟪PHONE:555014⟫"},
              {"system": "email", "value": "⟪EMAIL:rose@example.org⟫"}],
  "address": [{"line": ["⟪STREET:Hill 14⟫"], "city": "⟪CITY:Summit⟫", "state": "⟪STATE:OH⟫",
               "postalCode": "⟪ZIP:44107⟫"}],
  "contact": [{"name": {"text": "⟪PATIENT:Will Price⟫"}}]}},
 {"resource": {"resourceType": "Practitioner", "name": [{"family": "⟪DOCTOR:Stone⟫",
  "prefix": ["Dr"]}], "identifier": [{"value": "⟪LICENSE:4471⟫"}]}},
 {"resource": {"resourceType": "Organization", "name": "⟪HOSPITAL:Grace⟫"}},
 {"resource": {"resourceType": "Observation", "status": "final",
  "code": {"coding": [{"code": "2345-7", "display": "Glucose"}]},
  "subject": {"reference": "Patient/⟪MEDICALRECORD:pt-88213⟫", "display": "⟪PATIENT:May Long⟫"},
  "effectiveDateTime": "⟪DATE:2025-09-02⟫T10:11:00Z",
  "valueQuantity": {"value": 104, "unit": "mg/dL"}}}]}
"""

_FHIR_XML = """<Patient xmlns="http://hl7.org/fhir"><id value="⟪MEDICALRECORD:pt-88213⟫"/>
<identifier><value value="⟪MEDICALRECORD:84736⟫"/></identifier><active value="true"/>
<name><use value="official"/><family value="⟪PATIENT:Long⟫"/><given value="⟪PATIENT:May⟫"/></name>
<telecom><system value="phone"/><value value="⟪PHONE:555014⟫"/></telecom>
<gender value="female"/><birthDate value="⟪DATE:1962-03-14⟫"/>
<address><line value="⟪STREET:Hill 14⟫"/><city value="⟪CITY:Summit⟫"/></address></Patient>
"""

_CDA = """<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3">
<id root="2.16.840.1.113883.19.5" extension="⟪IDNUM:DOC-55712⟫"/>
<code code="34133-9" codeSystem="2.16.840.1.113883.6.1"/>
<effectiveTime value="⟪DATE:20250902⟫"/>
<recordTarget><patientRole>
<id root="2.16.840.1.113883.19.5" extension="⟪MEDICALRECORD:84736251⟫"/>
<addr use="HP"><streetAddressLine>⟪STREET:Hill 14⟫</streetAddressLine><city>⟪CITY:Summit⟫</city>
<state>⟪STATE:OH⟫</state><postalCode>⟪ZIP:44107⟫</postalCode></addr>
<telecom use="HP" value="tel:⟪PHONE:2165550142⟫"/>
<patient><name use="L"><given>⟪PATIENT:May⟫</given><family>⟪PATIENT:Long⟫</family></name>
<administrativeGenderCode code="F"/><birthTime value="⟪DATE:19620314⟫"/></patient>
<providerOrganization><name>⟪HOSPITAL:Grace⟫</name></providerOrganization>
</patientRole></recordTarget>
<author><time value="⟪DATE:20250902⟫"/><assignedAuthor><id extension="⟪LICENSE:L4471⟫"/>
<assignedPerson><name><given>⟪DOCTOR:Grant⟫</given><family>⟪DOCTOR:Stone⟫</family></name>
</assignedPerson></assignedAuthor></author>
<component><structuredBody><component><section><title>Allergies</title>
<text>No known allergies.</text></section></component></structuredBody></component>
</ClinicalDocument>
"""

_ENGLISH = """MRN,Patient name,DOB,Sex,Phone,City,Attending,Diagnosis,Notes
⟪MEDICALRECORD:84736⟫,⟪PATIENT:May Long⟫,⟪DATE:3/14/62⟫,F,⟪PHONE:5550142⟫,⟪CITY:Summit⟫,⟪DOCTOR:Grant Stone⟫,Asthma,Stable.
⟪MEDICALRECORD:84737⟫,⟪PATIENT:Price⟫,⟪DATE:12/1/71⟫,M,⟪PHONE:5550143⟫,⟪CITY:Independence⟫,⟪DOCTOR:Hope⟫,COPD,
⟪MEDICALRECORD:84738⟫,"⟪PATIENT:White, Rose⟫",⟪DATE:1/7/55⟫,F,,⟪CITY:Orange⟫,unknown,,Resting.
"""

_ITALIAN = """Elenco
Cognome;Nome;Data di nascita;Codice fiscale;Telefono;Comune;Medico curante;Diagnosi
⟪PATIENT:Grande⟫;⟪PATIENT:Felice⟫;⟪DATE:01/12/1971⟫;⟪SSN:GRNFLC71T01⟫;⟪PHONE:3331234⟫;⟪CITY:Pace⟫;⟪DOCTOR:Verdi⟫;BPCO
"""

_SPANISH = """Nº historia clínica|Apellidos|Nombre|Fecha de nacimiento|Dirección|Médico responsable|Peso
⟪MEDICALRECORD:55231⟫|⟪PATIENT:Bueno⟫|⟪PATIENT:Luz⟫|⟪DATE:14/03/1962⟫|⟪STREET:Sol 14⟫|⟪DOCTOR:Calvo⟫|71
"""

_SWEDISH = """Personnummer	Efternamn	Förnamn	Adress	Ort	Läkare	Vårdcentral	Diagnos
⟪SSN:19620314-2384⟫	⟪PATIENT:Björk⟫	⟪PATIENT:Maj⟫	⟪STREET:Kullen 4⟫	⟪CITY:Vara⟫	⟪DOCTOR:Sten⟫	⟪HOSPITAL:Ängen⟫	Astma
"""

_JSON = """{"patient": {"firstName": "⟪PATIENT:May⟫", "name": {"last": "⟪PATIENT:Long⟫"},
 "dob": "⟪DATE:1962-03-14⟫", "mrn": ⟪MEDICALRECORD:84736⟫, "weight": 71,
 "address": {"street": "⟪STREET:Hill 14⟫", "city": "⟪CITY:Summit⟫"}},
 "visits": [{"provider": "⟪DOCTOR:Grant Stone⟫", "notes": "Doing well."}],
 "medications": [{"name": "metformin", "dose": "500 mg"}]}
"""

FILES = {
    "HL7": Structured.of("\r".join(_HL7) + "\r", ".hl7"),
    "FHIR in JSON": Structured.of(_FHIR, ".json"),
    "FHIR in XML": Structured.of(_FHIR_XML, ".xml"),
    "CDA": Structured.of(_CDA, ".xml"),
    "JSON": Structured.of(_JSON, ".json"),
    "English table": Structured.of(_ENGLISH, ".csv"),
    "Italian table": Structured.of(_ITALIAN, ".csv"),
    "Spanish table": Structured.of(_SPANISH, ".csv"),
    "Swedish table": Structured.of(_SWEDISH, ".tsv"),
}
