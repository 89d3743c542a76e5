"""Files in letters (Base64) that another program left in a text are searched, or fail the check."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable

import pytest
from support.files.notation_files import edited, extracts

from app.engine.domain.export import Layer
from app.errors import VerificationFailed

SECRET = "Thaddeus Okonkwo"
HL7 = "MSH|^~\\&|A|B|C|D|20240101||ORU^R01|1|P|2.3\rOBX|1|ED|||^TEXT^^Base64^{}\r"
Make = Callable[[str], tuple[bytes, str]]

NOTATIONS: dict[str, Make] = {
    "json": lambda packed: (json.dumps({"seen": "on the ward", "data": packed}).encode(), ".json"),
    "xml": lambda packed: (f"<d><a>on the ward</a><b>{packed}</b></d>".encode(), ".xml"),
    "hl7": lambda packed: (HL7.format(packed).encode(), ".hl7"),
    "csv": lambda packed: (f"seen,data\non the ward,{packed}\n".encode(), ".csv"),
    "json in xml": lambda packed: (f'<d>{{"a": "{packed}"}}</d>'.encode(), ".xml"),
}


def packed(data: bytes) -> str:
    return base64.b64encode(data).decode()


@pytest.mark.parametrize("notation", NOTATIONS)
def test_words_of_an_embedded_file_are_searched(notation: str) -> None:
    found = extracts(*NOTATIONS[notation](packed(SECRET.encode())))
    assert any(e.layer is Layer.HIDDEN and SECRET in e.text for e in found)


@pytest.mark.parametrize("notation", NOTATIONS)
def test_an_embedded_file_that_is_no_text_fails_the_check(notation: str) -> None:
    data = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n" + bytes(range(256))
    with pytest.raises(VerificationFailed, match="could not be searched") as caught:
        extracts(*NOTATIONS[notation](packed(data)))
    assert caught.value.places[0].endswith(", embedded files")


def test_a_data_address_is_searched() -> None:
    data, suffix = NOTATIONS["json"]("data:text/plain,Thaddeus%20Okonkwo")
    assert any(SECRET in e.text for e in extracts(data, suffix) if e.layer is Layer.HIDDEN)


@pytest.mark.parametrize("notation", NOTATIONS)
def test_an_export_holds_no_embedded_file(notation: str) -> None:
    data, suffix = NOTATIONS[notation](packed(b"%PDF-1.7" + bytes(range(256))))
    assert extracts(edited(data, suffix, ward="hall"), suffix)
