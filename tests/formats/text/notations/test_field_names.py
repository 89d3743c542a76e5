"""Readers say what a notation calls every value, and where it stands."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.notation_files import shown

from app.engine.domain.document import HEADING, Document
from app.formats.text.notations.notation import NAME

CELL = st.text("abö,;\"'\n 1", min_size=1, max_size=6).filter(lambda cell: cell.strip() == cell)


def named(document: Document) -> list[tuple[str, str]]:
    """All values; the names of elements, keys and columns are fields too, all of one name."""
    fields = ((field.name, field.span.of(document.text)) for field in document.fields)
    return [(name, value) for name, value in fields if name not in (NAME, HEADING)]


def test_hl7_fields_are_counted_over_components_and_repetitions() -> None:
    data = b"MSH|^~\\&|A||B\rPID|1||7^^^M~8||LONG&VAN^MAY~BUSH^^H\r\rZZZ\rOBX||x\\T\\y\r"
    assert named(shown(data, ".hl7")) == [
        ("MSH-3.1", "A"),
        ("MSH-5.1", "B"),
        ("PID-1.1", "1"),
        ("PID-3.1", "7"),
        ("PID-3.4", "M"),
        ("PID-3.1", "8"),
        ("PID-5.1", "LONG"),
        ("PID-5.1", "VAN"),
        ("PID-5.2", "MAY"),
        ("PID-5.1", "BUSH"),
        ("PID-5.3", "H"),
        ("OBX-2.1", "x&y"),
    ]


def test_values_of_observations_are_named_with_the_type_that_their_segment_tells() -> None:
    data = b"MSH|^~\\&|A\rOBX|1|RP|c||Doc^AP~Image^IM||1\rOBX|2|no type|d||x\rNTE|1|RP||||y\r"
    assert named(shown(data, ".hl7"))[2:] == [
        ("OBX-2.1", "RP"),
        ("OBX-3.1", "c"),
        ("OBX-5.1:RP", "Doc"),
        ("OBX-5.2:RP", "AP"),
        ("OBX-5.1:RP", "Image"),
        ("OBX-5.2:RP", "IM"),
        ("OBX-7.1", "1"),
        ("OBX-1.1", "2"),
        ("OBX-2.1", "no type"),
        ("OBX-3.1", "d"),
        ("OBX-5.1", "x"),
        ("NTE-1.1", "1"),
        ("NTE-2.1", "RP"),
        ("NTE-6.1", "y"),
    ]


def test_json_values_are_named_by_keys_without_places_in_arrays() -> None:
    data = b'{"a": [{"b": "x"}, {"b": ["y", 3, null]}], "c": "{", "a.d": {"e": "z"}}'
    assert named(shown(data, ".json")) == [
        ("$.a.b", "x"),
        ("$.a.b", "y"),
        ("$.a.b", "3"),
        ("$.c", "{"),
        ("$.a.d.e", "z"),
    ]


def test_fhir_paths_begin_at_the_resource_wherever_its_type_stands() -> None:
    data = (
        b'{"entry": [{"resource": {"name": [{"family": "Long"}], "contained": [{"resourceType":'
        b' "Organization", "name": "Grace"}], "resourceType": "Patient"}}],'
        b' "resourceType": "Bundle"}'
    )
    assert [name for name, value in named(shown(data, ".json")) if value in ("Long", "Grace")] == [
        "Patient.name.family",
        "Organization.name",
    ]


def test_xml_values_are_named_by_elements_and_attributes() -> None:
    data = b'<ns:a xmlns:ns="urn:x"><ns:b k="1"/>t<!-- c --><b>u<c/>v</b><![CDATA[w]]></ns:a>'
    assert [pair for pair in named(shown(data, ".xml")) if pair[1] != "urn:x"] == [
        ("$.a.b.@k", "1"),
        ("$.a", "t"),
        ("$.a.b", "u"),
        ("$.a.b", "v"),
        ("$.a", "w"),
    ]
    fhir = b'<Patient xmlns="http://hl7.org/fhir"><birthDate value="1962"/></Patient>'
    assert ("Patient.birthDate.@value", "1962") in named(shown(fhir, ".xml"))


def test_values_in_values_have_both_names() -> None:
    data = b'name,letter\nLong,"{""resourceType"": ""Patient"", ""birthDate"": ""1962""}"\n'
    assert ("$.letter > Patient.birthDate", "1962") in named(shown(data, ".csv"))


@settings(max_examples=25)
@given(st.lists(st.tuples(CELL, CELL), min_size=1, max_size=4), st.sampled_from(["\n", "\r\n"]))
def test_cells_are_named_by_their_column(rows: list[tuple[str, str]], end: str) -> None:
    quoted = [
        ",".join('"' + cell.replace('"', '""') + '"' for cell in row)
        for row in (("A b", "C."), *rows)
    ]
    document = shown(end.join(quoted).encode(), ".csv")
    assert [field.name for field in document.fields] == [
        *(HEADING, HEADING),
        *(["$.A b", "$.C"] * len(rows)),
    ]
    assert [field.span.of(document.text) for field in document.fields] == [
        *("A b", "C."),
        *(cell for row in rows for cell in row),
    ]


def test_a_header_may_stand_below_a_title_and_empty_rows() -> None:
    data = b"Patients of 2025\n\n,,\nName,Phone,\nLong,1,x\n\nMay,2\n"
    fields = shown(data, ".csv").fields
    assert [one.name for one in fields][:3] == [HEADING, HEADING, "$.Name"]
    assert named(shown(data, ".csv")) == [
        ("$.Name", "Long"),
        ("$.Phone", "1"),
        ("$.Name", "May"),
        ("$.Phone", "2"),
    ]


def test_a_table_of_numbers_has_no_header_and_plain_text_no_fields() -> None:
    assert named(shown(b"1,2025-01-01\n2,2025-01-02\n", ".csv")) == []
    assert named(shown(b"Name: Long\n", ".txt")) == []


def test_deep_nesting_and_long_keys_stay_small() -> None:
    deep = b"<a>" * 3_000 + b"x" + b"</a>" * 3_000
    (name,) = shown(deep, ".xml").fields.names
    assert len(name) < 100
    long = json.dumps({"k" * 5000: {"l" * 5000: "x"}}).encode()
    (name,) = set(shown(long, ".json").fields.names) - {NAME}
    assert len(name) < 200


def test_a_long_table_is_named_by_its_few_columns() -> None:
    data = ("Name,Phone,City,Sex,Note\n" + "Long,1,Orange,F,x\n" * 4_000).encode()
    fields = shown(data, ".csv").fields
    assert len(fields) == 20_005
    assert {*fields.names} == {HEADING, "$.Name", "$.Phone", "$.City", "$.Sex", "$.Note"}
    assert len(fields.columns) == 24 * 20_005
