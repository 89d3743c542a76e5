"""What an administrator sets holds for everybody, and a broken policy stops the program."""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path

import pytest

from app import paths
from app.cli.documents import hold_to_policy
from app.engine.domain.export import DATE_SHIFTS, Mode
from app.engine.tagger.pack.packs import available
from app.errors import PolicyInvalid
from app.policy import policy
from app.sandbox.readable import imported_models, needed
from app.settings import CHOICES, Settings, held, load, locked, save


@pytest.fixture
def stated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the policy of this computer is, which the test writes."""
    path = tmp_path / "policy.json"
    monkeypatch.setattr(paths, "policy_file", lambda: path)
    return path


def write(path: Path, **entries: object) -> None:
    path.write_text(json.dumps({"version": 1, **entries}), encoding="utf-8")


def test_without_a_policy_nothing_changes(stated: Path, tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == Settings()
    assert locked() == frozenset()


def test_defaults_hold_until_the_user_chooses(stated: Path, tmp_path: Path) -> None:
    write(stated, defaults={"mode": "box", "theme": "dark"})
    own = tmp_path / "settings.json"
    assert (load(own).mode, load(own).theme) == ("box", "dark")
    save(Settings(mode="surrogate", theme="light"), own)
    assert (load(own).mode, load(own).theme) == ("surrogate", "light")


def test_what_is_locked_holds_whatever_the_user_stored(stated: Path, tmp_path: Path) -> None:
    write(stated, locked={"neutral_names": True, "recents": False})
    own = tmp_path / "settings.json"
    save(Settings(neutral_names=False, threads=2), own)
    assert load(own) == Settings(neutral_names=True, recents=False, threads=2)
    assert held(Settings()).neutral_names
    assert locked() == {"neutral_names", "recents"}


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"version": 2}',
        '{"version": 1, "locks": {"mode": "box"}}',
        '{"version": 1, "locked": {"neutral_name": true}}',
        '{"version": 1, "locked": {"neutral_names": 1}}',
        '{"version": 1, "locked": {"threads": true}}',
        '{"version": 1, "locked": {"mode": "boxes"}}',
        '{"version": 1, "defaults": ["mode"]}',
        '{"version": 1, "packs": 5}',
        '{"version": 1, "locked": {"min_score": 5}}',
        '{"version": 1, "locked": {"min_score": NaN}}',
        '{"version": 1, "locked": {"neutral_names": true}, "locked": {}}',
        "[" * 100_000,
    ],
)
def test_a_policy_that_is_not_understood_stops_the_program(
    stated: Path, tmp_path: Path, text: str
) -> None:
    stated.write_text(text, encoding="utf-8")
    with pytest.raises(PolicyInvalid):
        load(tmp_path / "settings.json")


def test_the_choices_are_those_of_the_program() -> None:
    assert {"mode": tuple(mode.value for mode in Mode), "date_shift": DATE_SHIFTS} == CHOICES


def test_packs_of_the_computer_are_found_and_children_may_read_them(
    stated: Path, tmp_path: Path
) -> None:
    packs = tmp_path / "packs"
    shutil.copytree(paths.MODELS / "en-minilm", packs / "en-minilm")
    write(stated, packs=str(packs))
    (found,) = (one for one in available() if one.name == "en-minilm")
    assert found.path == packs / "en-minilm"
    assert {stated, packs} <= set(needed(models=True, devices=False))
    assert packs not in set(needed(models=False, devices=False))
    assert packs / "en-minilm" / "model.onnx" in set(imported_models())


def test_commands_export_as_the_policy_demands(
    stated: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(stated, locked={"mode": "box", "text_layer": False, "theme": "dark"})
    options = argparse.Namespace(
        policy=None, mode="surrogate", no_text_layer=False, neutral_names=True
    )
    hold_to_policy(options)
    assert vars(options) == {
        "policy": None,
        "mode": "box",
        "no_text_layer": True,
        "neutral_names": True,
    }
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_the_example_of_the_documentation_is_a_policy(stated: Path, tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[1]
    shutil.copy(root / "packaging" / "policy.example.json", stated)
    assert load(tmp_path / "settings.json").neutral_names
    assert policy().packs == Path("/srv/incognote/packs")
