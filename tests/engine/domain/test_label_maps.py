"""Label maps as data: those of the program, and a user's own file."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.domain.label_maps import label_map, names
from app.engine.domain.labels import schema
from app.errors import InputError

# Catelli's thesis, Table 3.1: training, validation and test entities of i2b2 2014.
I2B2_2014 = {
    "AGE": (810, 423, 764),
    "EMAIL": (3, 1, 1),
    "FAX": (5, 3, 2),
    "PHONE": (229, 80, 215),
    "URL": (2, 0, 0),
    "DATE": (5254, 2248, 4980),
    "BIOID": (1, 0, 0),
    "DEVICE": (7, 0, 8),
    "HEALTHPLAN": (1, 0, 0),
    "IDNUM": (171, 90, 195),
    "MEDICALRECORD": (398, 213, 422),
    "CITY": (259, 135, 260),
    "COUNTRY": (53, 13, 117),
    "HOSPITAL": (928, 509, 875),
    "ORGANIZATION": (85, 39, 82),
    "LOCATION_OTHER": (4, 0, 13),
    "STATE": (221, 93, 190),
    "STREET": (144, 72, 136),
    "ZIP": (139, 73, 140),
    "DOCTOR": (1932, 953, 1912),
    "PATIENT": (879, 437, 879),
    "USERNAME": (219, 45, 92),
    "PROFESSION": (149, 85, 179),
}


def test_the_model_cards_labels_come_out_of_the_published_counts() -> None:
    back = label_map("roberta_i2b2").back
    train: dict[str, int] = {}
    test: dict[str, int] = {}
    for name, (part, validation, held_out) in I2B2_2014.items():
        if name in back:
            train[back[name]] = train.get(back[name], 0) + part + validation
            test[back[name]] = test.get(back[name], 0) + held_out
    # The totals that the model card prints.
    assert (sum(train.values()), sum(test.values())) == (17171, 11283)
    assert train["OTHERPHI"] == 2


@pytest.mark.parametrize("name", names())
def test_every_map_goes_back_to_labels_that_it_knows(name: str) -> None:
    known = label_map(name)
    assert set(known.back.values()) <= known.forward.keys()
    for subcategory, label in known.back.items():
        assert known.forward[label] is not None
        assert subcategory in schema().subcategories


def test_a_users_file_translates_drops_and_goes_back_where_that_is_plain(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[labels]\nName = "PATIENT"\nRelative = "PATIENT"\nWard = "HOSPITAL"\nSex = ""\n',
        encoding="utf-8",
    )
    mine = label_map(path)
    assert mine.forward == {
        "Name": "PATIENT",
        "Relative": "PATIENT",
        "Ward": "HOSPITAL",
        "Sex": None,
    }
    assert mine.back == {"HOSPITAL": "Ward"}
    assert "Sex                                  -> (no identifier)" in mine.describe()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("labels = 3", "needs a table"),
        ('[labels]\nName = "NOBODY"', "unknown subcategories: NOBODY"),
        ("[labels", "is not TOML"),
        ('[labels]\nA = "AGE"\n[lables]\nB = "AGE"', "needs a table"),
    ],
)
def test_a_wrong_map_says_what_is_wrong(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        label_map(path)
    with pytest.raises(InputError, match="no label map bigtable"):
        label_map("bigtable")
    with pytest.raises(InputError, match="cannot be read"):
        label_map(tmp_path / "missing.toml")
