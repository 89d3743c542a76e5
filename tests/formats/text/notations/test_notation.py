"""Whole files in a notation: everything that a reviewer sees can be removed, and is then gone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from support.files.notation_files import checked_text, shown, written

from app.engine.domain.document import Span
from app.engine.domain.export import Edit
from app.errors import LimitExceeded
from app.formats.text.notations import recognise

FHIR = b"""{"resourceType": "Patient", "id": "p-1", "active": true,
 "text":
  {"div": "<div xmlns=\\"http://www.w3.org/1999/xhtml\\"><p>J&ouml;nsson, <b>Mrs</b></p></div>"},
 "name": [{"family": "J\\u00f6nsson", "given": ["Anna", "Maria"]}], "multipleBirthInteger": 2,
 "photo": [{"data": "Sm9obiBTbWl0aA=="}], "birthDate": "1962-03-14"}
"""
CDA = b"""<?xml version="1.0"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc">
  <id root="2.16" extension='84736251'/><!-- for Anna --><sdtc:note>Maria</sdtc:note>
  <text>J&#246;nsson &amp; Maria <![CDATA[<Anna>]]></text>
</ClinicalDocument>
"""
HL7 = (
    b"MSH|^~\\&|LAB|MERCY\rPID|1||84736251^^^MERCY^MR||JONSSON^ANNA~BERG^ANNA||19620314\r"
    b"OBX|1|FT|NOTE||Mrs. \\H\\Anna\\N\\ \\T\\ Maria\\.br\\came\r"
)
TABLE = b'mrn;name\r\n84736251;"Berg; ""Anna"""\r\n55512340;Maria\r\n'
SAMPLES = {".json": FHIR, ".xml": CDA, ".hl7": HL7, ".csv": TABLE}


@pytest.mark.parametrize("suffix", SAMPLES)
def test_every_value_can_be_replaced_at_once(suffix: str) -> None:
    document = shown(SAMPLES[suffix], suffix)
    edges = sorted({0, *document.barriers, len(document.text)})
    edits = [
        Edit(Span(start, end), f"x{number}x", "PATIENT")
        for number, (start, end) in enumerate(pairwise(edges))
        if any(map(str.isalnum, document.text[start:end]))
    ]
    left = checked_text(written(SAMPLES[suffix], suffix, *edits), suffix).lower()
    for edit in edits:
        assert edit.replacement in left
    for word in ("nsson", "anna", "maria", "84736251", "1962", "berg", "john", "sm9o"):
        assert word not in left


@pytest.mark.parametrize("suffix", SAMPLES)
def test_what_was_not_replaced_is_seen_by_the_check(suffix: str) -> None:
    left = checked_text(written(SAMPLES[suffix], suffix), suffix).lower()
    assert "anna" in left
    assert "maria" in left


@pytest.mark.parametrize("suffix", SAMPLES)
def test_the_file_is_known_without_its_ending_but_for_tables(suffix: str) -> None:
    expected = shown(SAMPLES[suffix], suffix).text
    assert (shown(SAMPLES[suffix], ".txt").text == expected) == (suffix != ".csv")


@pytest.mark.parametrize("suffix", SAMPLES)
def test_a_file_that_would_fill_the_memory_is_refused(
    suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recognise, "MAX_CHARACTERS", 50)
    with pytest.raises(LimitExceeded):
        shown(SAMPLES[suffix], suffix)
