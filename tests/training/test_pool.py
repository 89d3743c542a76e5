"""The recipe `pool` makes one pack of several and measures it on notes kept aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from app import paths
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import CARD
from app.errors import InputError
from app.progress import NullReporter
from app.training.run import train

RUN = """\
[data]
labelled = "learn.txt"
development = "kept.txt"
[model]
members = [{members}]
[output]
folder = "{name}"
name = "{name}"
advised = "maximum"
"""


def notes(first: int, count: int) -> str:
    return "".join(
        f"=== {n} | en | note\nMrs [[PATIENT|Quill]] was seen on [[DATE|May]] today .\n"
        for n in range(first, first + count)
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two packs among the user's own, and notes."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "learn.txt").write_text(notes(0, 8), encoding="utf-8")
    (tmp_path / "kept.txt").write_text(notes(100, 60), encoding="utf-8")
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(RUN.format(members="", name=name))
        made = train("unigram", tmp_path / f"{name}.toml", NullReporter())
        packs.import_pack(made / "pack" / name, paths.data_dir() / "models")
    return tmp_path


def test_a_pool_advises_the_operating_point_that_is_wished(folder: Path) -> None:
    (folder / "both.toml").write_text(RUN.format(members='"one", "two"', name="both"))
    pack = packs.load(train("pool", folder / "both.toml", NullReporter()))
    assert [member.info.name for member in pack.members] == ["one", "two"]
    assert pack.manifest.threshold == pack.manifest.operating_points["maximum"]
    assert "60 authored notes" in " ".join((pack.info.path / CARD).read_text("utf-8").split())


def test_one_member_makes_no_pool(folder: Path) -> None:
    (folder / "alone.toml").write_text(RUN.format(members='"one"', name="alone"))
    with pytest.raises(InputError, match="two members"):
        train("pool", folder / "alone.toml", NullReporter())
