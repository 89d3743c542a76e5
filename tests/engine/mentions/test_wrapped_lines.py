"""A name or number that a program broke between two lines of a note is found in both."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Fields, Span
from app.engine.domain.review import Finding
from app.engine.mentions.propagation import propagate

_KNOWN = "Thaddeus Quillfeather, 40-771-926"


def again(*lines: str, name: str = "OBX-5.1:TX") -> list[str]:
    """What is found in lines of a note, each a field behind its number."""
    text, fields, barriers = _KNOWN, [], []
    for number, line in enumerate(lines, 1):
        text += f"\nOBX {number} "
        barriers.append(len(text))
        fields.append((len(text), len(text) + len(line), name))
        text += line
    document = Document(
        "d", "text", "0" * 64, text, barriers=tuple(barriers), fields=Fields.of(fields)
    )
    known = (
        Finding("1", Span(0, _KNOWN.index(",")), "PATIENT", 0.9, "known"),
        Finding("2", Span(_KNOWN.index("4"), len(_KNOWN)), "MEDICALRECORD", 0.9, "known"),
    )
    return sorted(finding.span.of(text) for finding in propagate(known, document))


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("was seen in the clinic by Quillf", "eather and went home", ["Quillf", "eather"]),
        ("WAS SEEN IN THE CLINIC BY QUILLF", "EATHER AND WENT HOME", ["EATHER", "QUILLF"]),
        ("was seen in the clinic, no 40-77", "1-926, and went home", ["1-926", "40-77"]),
        ("was seen in the clinic by Quillfeather", "and went home", ["Quillfeather"]),
    ],
)
def test_a_word_broken_between_two_fields_of_a_name_is_found(
    first: str, second: str, found: list[str]
) -> None:
    assert again(first, second) == found


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Quillf", "eather"),
        ("was seen in the clinic for quills.", "feather pillows are to be avoided"),
        ("was seen in the clinic with Quill", "Feather pillows are to be avoided"),
    ],
)
def test_cells_and_sentences_are_no_broken_words(first: str, second: str) -> None:
    assert again(first, second) == []
