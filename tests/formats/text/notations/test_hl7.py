"""HL7 version 2: the same segments and fields, whatever stands in them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.notation_files import checked_text, edited, extracts, shown, written
from support.notice_words import told

from app.engine.domain.export import Layer
from app.errors import Corrupt, InputError
from app.formats.text.notations.slots import Malformed

ADT = (
    b"MSH|^~\\&|LAB|MERCY|EHR|CLINIC|202509021011||ADT^A01|M1|P|2.5\r"
    b"PID|1||84736251^^^MERCY^MR||OKONKWO^THADDEUS^J~OKON^TAD||19620314|M|||1 HILL ST^^TOWN^VIC\r"
    b"OBX|1|FT|NOTE||Mr. Okonkwo\\.br\\A\\T\\E: \\S\\ \\H\\bold\\N\\ \\X4AC3B66E\\ \\Zab\\||||||F\r"
)
SIGNS = {"|": "\\F\\", "^": "\\S\\", "~": "\\R\\", "\\": "\\E\\", "&": "\\T\\"}
FIELD = st.text("abö |^~\\&'\"", max_size=8)


def shape(data: bytes) -> list[list[list[str]]]:
    """Segments, fields, components, with nothing but splitting."""
    segments = data.decode().replace("\n", "\r").split("\r")
    return [[field.split("^") for field in segment.split("|")] for segment in segments]


def escaped(text: str) -> str:
    return "".join(SIGNS.get(character, character) for character in text)


def test_without_edits_every_byte_stays() -> None:
    for data in (
        ADT,
        ADT.replace(b"\r", b"\n"),
        ADT.replace(b"\r", b"\r\n"),
        b"\x0b" + ADT + b"\x1c\r",
    ):
        assert written(data, ".hl7") == data


def test_names_of_segments_are_not_shown_and_values_stand_between_barriers() -> None:
    document = shown(ADT, ".hl7")
    assert not {"MSH", "PID", "OBX"} & set(document.text.replace("|", " ").split())
    for word in ("OKONKWO", "THADDEUS", "TAD", "84736251", "19620314", "1 HILL ST"):
        start = document.text.index(word)
        assert {start, start + len(word)} <= set(document.barriers)


def test_escapes_are_undone_for_the_reviewer() -> None:
    assert "Mr. Okonkwo\nA&E: ^ bold Jön \\Zab\\" in shown(ADT, ".hl7").text


@pytest.mark.parametrize(
    ("written_as", "said"),
    [
        ("J\\XC3\\\\XB6\\ns", "Jöns"),
        ("J\\XC3\\\\XB6\\\\XF6\\ns", "JÃ¶öns"),
        ("\\E\\\\XC3B6\\", "\\ö"),
        ("\\X01\\\\X4F6B\\", "\\X01\\Ok"),
        ("Ok\\C2842\\onkwo", "Okonkwo"),
    ],
)
def test_a_letter_may_be_told_by_several_escapes(written_as: str, said: str) -> None:
    data = b"MSH|^~\\&|A\rOBX|1|FT|x||" + written_as.encode() + b"\r"
    assert said in shown(data, ".hl7").text


RICH = "\\H\\Bold\\N\\ NAME \\Z12\\ \\.sp2\\ text \\.in+4\\ \\C2842\\ J\\XC3\\\\XB6\\ns A\\T\\E"


@pytest.mark.parametrize(
    "name", ["Okonkwo", "Okon\\H\\kwo", "Ok\\X6F\\nkwo", "\\X4F6B6F6E6B776F\\"]
)
def test_an_edit_leaves_the_spelling_of_all_else_in_its_field(name: str) -> None:
    head = b"MSH|^~\\&|A\rOBX|1|FT|x||"
    data = head + RICH.replace("NAME", name).encode() + b"\r"
    switch = "\\H\\" if "H" in name else ""
    expected = head + RICH.replace("NAME", f"a\\F\\b{switch}").encode() + b"\r"
    assert edited(data, ".hl7", Okonkwo="a|b") == expected


def test_an_edit_of_a_part_of_an_escape_takes_no_more() -> None:
    data = b"MSH|^~\\&|A\rOBX|1|FT|x||\\X4F6B2E7C\\ x\\Zab\\\r"
    assert edited(data, ".hl7", Ok="N", ab="N").endswith(b"||N.\\F\\ x\\E\\ZN\\E\\\r")


@settings(max_examples=100, deadline=None)
@given(before=FIELD, after=FIELD, other=FIELD, replacement=st.text("abö |^~\\&\n", max_size=8))
def test_edits_keep_segments_fields_and_components(
    before: str, after: str, other: str, replacement: str
) -> None:
    data = ADT + f"ZZZ|{escaped(other)}|{escaped(before)}Okonkwo{escaped(after)}|x\r".encode()
    left = edited(data, ".hl7", Okonkwo=replacement, THADDEUS=replacement)
    sizes = [[len(field) for field in segment] for segment in shape(data)]
    assert [[len(field) for field in segment] for segment in shape(left)] == sizes
    spelled = escaped(replacement).replace("\n", "\\.br\\")
    assert (
        shape(left)[3]
        == shape(f"ZZZ|{escaped(other)}|{escaped(before)}{spelled}{escaped(after)}|x".encode())[0]
    )
    assert shape(left)[0] == shape(data)[0]


def test_a_message_may_choose_its_own_signs() -> None:
    data = b"MSH#*%$@#LAB\rPID#1##ID*X##OKON$S$WO*T\rMSH|^~\\&|LAB\rPID|1||A*B\r"
    assert "OKON*WO" in shown(data, ".hl7").text
    assert edited(data, ".hl7", **{"OKON*WO": "A#B|"}) == data.replace(b"OKON$S$WO", b"A$F$B|")
    assert edited(data, ".hl7", **{"A*B": "A|B"}) == data.replace(b"A*B", b"A\\F\\B")


def test_lines_inside_a_field_are_shown_as_values() -> None:
    data = ADT.replace(b"Mr. Okonkwo", b"Mr.\nOkonkwo here")
    left = edited(data, ".hl7", Okonkwo="[X]")
    assert left.count(b"\n[X] here") == 1


def test_embedded_files_are_removed() -> None:
    data = ADT + b"OBX|2|ED|PDF||^application^pdf^Base64^" + b"JVBE" * 100 + b"||||||F\r"
    assert "searched: 1" in told(shown(data, ".hl7").notices[:1])
    left = written(data, ".hl7")
    assert left == data.replace(b"JVBE" * 100, b"cmVtb3ZlZA==")
    assert "JVBE" not in checked_text(left, ".hl7")


def test_a_message_is_known_by_its_beginning() -> None:
    assert edited(ADT, ".txt", THADDEUS="A|B").count(b"A\\F\\B") == 1


@pytest.mark.parametrize("data", [b"PID|1\r", b"MSH", b"MSH|^~", b"plain", b"MSHA^~\\&|x"])
def test_what_has_no_header_is_refused(data: bytes) -> None:
    if data == b"MSH|^~":  # a header with two signs is one
        assert shown(data, ".hl7").text
        return
    with pytest.raises(Malformed):
        shown(data, ".hl7")


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_damaged_messages_are_refused_or_stay_as_they_are(data: st.DataObject) -> None:
    damaged = bytearray(ADT)
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    try:
        shown(bytes(damaged), ".hl7")
    except InputError:
        return
    assert written(bytes(damaged), ".hl7") == damaged


def test_an_error_says_what_to_do() -> None:
    with pytest.raises(Corrupt) as caught:
        shown(b"plain", ".hl7")
    assert "plain text" in caught.value.hint


def test_names_of_segments_are_searched_only_where_a_sender_chose_them() -> None:
    found = extracts(ADT + b"ZBG|1\rIN1|1\r", ".hl7")
    assert [e.text for e in found if e.layer is Layer.HIDDEN] == ["ZBG"]


def test_values_of_observations_are_read_together_by_the_check() -> None:
    lines = ("OBX|1|NM|day^Birth day||14||||||F", "OBX|2|NM|month||03^x||||||F", "OBX|3|NM|y||1961")
    data = b"MSH|^~\\&|A|B|C|D|20250902||ORU^R01|1|P|2.5\r" + "\r".join(lines).encode()
    together = [one for one in extracts(data, ".hl7") if one.variant.endswith("observations")]
    assert {one.text for one in together} == {"14\n03\nx\n1961"}
    assert {one.layer for one in together} == {Layer.TEXT}
