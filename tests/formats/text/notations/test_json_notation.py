"""JSON and FHIR: escapes are undone, edits keep the structure, every other byte stays."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.notation_files import checked_text, edited, extracts, shown, written
from support.notice_words import told

from app.engine.domain.document import Span
from app.engine.domain.export import BLACK_BOX, Edit, Layer
from app.errors import AppError, Corrupt, ExportError, InputError, LimitExceeded, Unsupported

WORDS = st.text(
    st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from('"\\/\n\t'), max_size=12
).filter(lambda text: not text.lstrip().startswith(("<", "{", "[")))
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False).filter(lambda number: abs(number) < 1e300)
    | WORDS
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3)
)


def dumped(value: object, ascii_only: bool, indent: int | None) -> bytes:
    return json.dumps(value, ensure_ascii=ascii_only, indent=indent).encode()


@settings(max_examples=80, deadline=None)
@given(value=VALUES, ascii_only=st.booleans(), indent=st.sampled_from([None, 2]))
def test_without_edits_every_byte_stays(value: object, ascii_only: bool, indent: int) -> None:
    data = dumped(value, ascii_only, indent)
    assert written(data, ".json") == data


@settings(max_examples=80, deadline=None)
@given(before=VALUES, text=WORDS, after=VALUES, ascii_only=st.booleans(), replacement=WORDS)
def test_an_edit_changes_its_string_and_nothing_else(
    before: object, text: str, after: object, ascii_only: bool, replacement: str
) -> None:
    def made(name: str) -> list[object]:
        return [before, f"a{text} {name} z", after]

    replacement = f"[{replacement}]"
    left = edited(dumped(made("Okonkwo"), ascii_only, 1), ".json", Okonkwo=replacement)
    assert json.loads(left) == json.loads(dumped(made(replacement), ascii_only, 1))


@pytest.mark.parametrize(
    ("raw", "text"),
    [(r"J\u00f6nsson", "Jönsson"), (r"O\"Brien", 'O"Brien'), (r"a\/b", "a/b"),
     (r"\ud83d\ude00", "😀"), (r"x\nJ\u00F6", "x\nJö"), (r"\\u0041", r"\u0041")],
)  # fmt: skip
def test_escapes_are_undone_for_the_reviewer(raw: str, text: str) -> None:
    assert text in shown(f'{{"note": "{raw}"}}'.encode(), ".json").text


def test_numbers_keep_their_digits_and_become_strings_only_when_edited() -> None:
    data = b'{"big": 123456789012345678901234567890, "f": 1.50E+02, "mrn": 84736251, "n": -0}'
    left = edited(data, ".json", **{"84736251": "[ID]"})
    assert left == data.replace(b"84736251", b'"[ID]"')
    assert edited(data, ".json", **{"84736251": "555"}) == data.replace(b"84736251", b"555")
    assert edited(data, ".json", **{"84736251": "0055"}) == data.replace(b"84736251", b'"0055"')


def test_a_key_that_holds_an_identifier_is_replaced() -> None:
    data = b'{"84736251": {"note": "well"}, "name": 1}'
    assert edited(data, ".json", **{"84736251": "[ID]"}) == data.replace(b"84736251", b"[ID]")


def test_keys_that_would_have_one_label_get_numbers() -> None:
    data = b'[{"84736251": 1, "55512340": 2}, {"a": "55512340", "55512340": 3, "84736251": 4}]'
    left = edited(data, ".json", **{"84736251": "[ID]", "55512340": "[ID]"})
    assert json.loads(left) == [
        {"[ID]": 1, "[ID-2]": 2},
        {"a": "[ID]", "[ID-2]": 3, "[ID]": 4},
    ]
    boxes = edited(data, ".json", **{"84736251": BLACK_BOX, "55512340": BLACK_BOX})
    assert [*json.loads(boxes)[0]] == [BLACK_BOX, f"{BLACK_BOX}-2"]


def test_keys_that_would_have_one_surrogate_are_refused() -> None:
    with pytest.raises(ExportError, match="same name"):
        edited(b'{"84736251": 1, "55512340": 2}', ".json", **{"84736251": "6", "55512340": "6"})


def test_tags_of_dicom_and_their_kinds_are_not_shown_and_are_checked() -> None:
    data = b"""{"00100010": {"vr": "PN", "Value": [{"Alphabetic": "Okonkwo^Ada"}]},
        "00100030": {"vr": "DA", "Value": ["19610314"]}, "44017723": {"vr": "LO"},
        "00400275": {"vr": "SQ", "Value": [{"00400007": {"vr":"LO","Value":["CT chest"]}}]},
        "00084321": {"of": "Ada"}, "vr": "Ada"}"""
    text = shown(data, ".json").text
    assert [word for word in text.split() if word not in ("vr", "Value")] == [
        *("Alphabetic", "Okonkwo^Ada", "19610314", "44017723", "CT", "chest"),
        *("00084321", "of", "Ada", "Ada"),
    ]
    (hidden,) = [e.text for e in extracts(data, ".json") if e.layer is Layer.HIDDEN]
    assert {"00100010", "PN", "00400007"} <= set(hidden.split())


def test_repeated_keys_stay_repeated_and_all_of_them_are_shown() -> None:
    data = b'{"a": "Okonkwo", "a": "Berg", "a": "Okonkwo"}'
    assert edited(data, ".json", Okonkwo="[X]") == b'{"a": "[X]", "a": "Berg", "a": "[X]"}'
    assert checked_text(data, ".json").count("Okonkwo") == 2


def test_element_names_of_fhir_are_not_shown_and_are_checked() -> None:
    data = b'{"resourceType": "Patient", "name": [{"family": "Okonkwo"}], "84736251": true}'
    text = shown(data, ".json").text
    assert text.split() == ["Patient", "Okonkwo", "84736251", "true"]
    (hidden,) = [e.text for e in extracts(data, ".json") if e.layer is Layer.HIDDEN]
    assert set(hidden.split()) == {"resourceType", "name", "family"}


def test_attachments_are_removed_and_said() -> None:
    for value in ("Sm9obiBTbWl0aA==", "QUJD" * 80, "data:text/plain;base64,Sm9obg=="):
        data = json.dumps({"resourceType": "Binary", "data": value, "x": "stays"}).encode()
        document = shown(data, ".json")
        assert "searched: 1" in told(document.notices[:1])
        left = written(data, ".json")
        assert json.loads(left)["data"] == "cmVtb3ZlZA=="
        assert json.loads(left)["x"] == "stays"
        assert value not in checked_text(left, ".json")


def test_narrative_inside_strings_is_read_as_xml() -> None:
    div = '<div xmlns="http://www.w3.org/1999/xhtml"><p>J&ouml;nsson &amp; <b>Okonkwo</b></p></div>'
    data = json.dumps({"resourceType": "Patient", "text": {"div": div}}).encode()
    assert "Jönsson &" in shown(data, ".json").text
    left = json.loads(edited(data, ".json", Jönsson="A<B", Okonkwo="[X]"))
    assert left["text"]["div"] == div.replace("J&ouml;nsson", "A&lt;B").replace("Okonkwo", "[X]")


def test_json_inside_strings_is_read_too() -> None:
    inner = json.dumps({"name": "Jönsson", "n": 5})
    data = json.dumps({"payload": inner}).encode()
    assert "Jönsson" in shown(data, ".json").text
    left = json.loads(edited(data, ".json", Jönsson='Be"rg'))
    assert json.loads(left["payload"]) == {"name": 'Be"rg', "n": 5}


def test_values_in_a_row_are_read() -> None:
    data = b'{"name": "Okonkwo"}\r\n{"name": "Berg"}\n\n'
    for suffix in (".ndjson", ".jsonl", ".json"):
        assert edited(data, suffix, Okonkwo="[X]") == data.replace(b"Okonkwo", b"[X]")


def test_the_mark_and_other_encodings_stay() -> None:
    text = '{"name": "Jönsson"}'
    for encoding in ("utf-8-sig", "utf-16", "utf-32", "cp1252"):
        left = edited(text.encode(encoding), ".json", Jönsson="[X]")
        assert left == text.replace("Jönsson", "[X]").encode(encoding)


def test_what_an_escape_told_and_the_encoding_lacks_is_escaped_again() -> None:
    data = '{"a": "Jöns Okonkwo \\u2260 \\ud83d\\ude00"}'.encode("cp1252")
    assert edited(data, ".json", Okonkwo="Berg") == data.replace(b"Okonkwo", b"Berg")


def test_halves_of_characters_are_shown_as_unknown_and_kept() -> None:
    data = b'{"a": "x\\ud83d", "b": "Okonkwo"}'
    assert "x\ufffd" in shown(data, ".json").text
    assert edited(data, ".json", Okonkwo="[X]") == data.replace(b"Okonkwo", b"[X]")


def test_barriers_stand_around_every_value() -> None:
    document = shown(b'{"given":["Anna","Maria"]}', ".json")
    for word in ("given", "Anna", "Maria"):
        start = document.text.index(word)
        assert {start, start + len(word)} <= {0, *document.barriers, len(document.text)}


NASTY: list[tuple[bytes, type[AppError]]] = [
    (b"[" * 100_000, LimitExceeded),
    (b"[" * 100_000 + b"]" * 100_000, LimitExceeded),
    (b'{"a": NaN}', Corrupt), (b'{"a": 1,}', Corrupt), (b'{"a" 1}', Corrupt),
    (b"{'a': 1}", Corrupt),
    (b'{"a": "x', Corrupt), (b'"\\x"', Corrupt), (b"plain", Corrupt), (b" \n ", Corrupt),
    (b'{"a": 1}{"a": 2}', Corrupt), (b'{"a": 01}', Corrupt),
    (b'{"a": "Oko\\u0000nkwo"}', Unsupported), (b'{"a": "\x00"}', Unsupported),
]  # fmt: skip


@pytest.mark.parametrize(("data", "error"), NASTY)
def test_what_is_not_json_is_refused(data: bytes, error: type[AppError]) -> None:
    with pytest.raises(error):
        shown(data, ".json")


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_damaged_json_is_refused_or_stays_as_it_is(data: st.DataObject) -> None:
    whole = dumped({"name": ["J\u00f6nsson", 'a"\\', 12.5e3, None]}, ascii_only=True, indent=2)
    damaged = bytearray(whole)
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    try:
        shown(bytes(damaged), ".json")
    except InputError:
        return
    assert written(bytes(damaged), ".json") == damaged


def test_an_edit_over_the_edge_of_a_field_is_refused() -> None:
    data = b'{"given": ["Anna", "Maria"]}'
    text = shown(data, ".json").text
    span = Span(text.index("Anna"), text.index("Maria") + 5)
    with pytest.raises(ExportError):
        written(data, ".json", Edit(span, "[X]", "PATIENT"))


def made_deep(depth: int) -> Any:
    value: Any = "J\u00f6nsson"
    for _ in range(depth):
        value = json.dumps([value])
    return value


def test_json_in_json_beyond_the_limit_is_refused() -> None:
    assert "Jönsson" in shown(made_deep(3).encode(), ".json").text
    with pytest.raises(LimitExceeded):
        shown(made_deep(8).encode(), ".json")
