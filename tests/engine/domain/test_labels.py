"""Labels in exports are words, and each stands for one subcategory."""

from __future__ import annotations

import re

from app.engine.domain.labels import label_of, schema
from app.engine.text.folding import key_of


def test_labels_are_words_in_capitals() -> None:
    for name, kind in schema().subcategories.items():
        assert re.fullmatch(r"[A-Z]+(?: [A-Z]+)*", kind.label)
        assert label_of(name) == f"[{kind.label}]"


def test_every_label_belongs_to_one_subcategory() -> None:
    """A label of one that is the name of another would count as that when it is read again."""
    kinds = schema().subcategories.values()
    assert len({key_of(kind.label) for kind in kinds}) == len(kinds)
    for kind in kinds:
        other = schema().subcategories.get(kind.label)
        assert other is None or other is kind


def test_names_for_programs_stand_in_no_document() -> None:
    assert label_of("LOCATION_OTHER") == "[LOCATION]"
    assert label_of("MEDICALRECORD") == "[RECORD NUMBER]"
    assert label_of("IDNUM") == "[ID]"
