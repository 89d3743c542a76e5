"""A written name is taken apart into given and family names, whatever their order."""

from __future__ import annotations

import pytest

from app.engine.names.parts import Role, WrittenName


@pytest.mark.parametrize(
    ("literal", "family"),
    [
        ("Sjöblom Christer Mikael", ["Sjöblom"]),
        ("ROSSI MARIO", ["ROSSI"]),
        ("García López María", ["García", "López"]),
        ("Christer Mikael Sjöblom", ["Sjöblom"]),
        ("Castellanos-Reyes, Ana L.", ["Castellanos", "Reyes"]),
        ("James Martin", ["Martin"]),
        ("Zephyrina Quillfeather", ["Quillfeather"]),
        ("Quillfeather Zephyrina", ["Zephyrina"]),
        ("Amelie T.", []),
        ("Quillfeather, Z.", ["Quillfeather"]),
        ("Z. Quillfeather", ["Quillfeather"]),
    ],
)
def test_family_names_are_told_by_place_comma_and_lists(literal: str, family: list[str]) -> None:
    parts = WrittenName.of(literal).parts
    found = [literal[part.start : part.end] for part in parts if part.role is Role.FAMILY]
    assert found == family
