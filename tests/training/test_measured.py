"""A pack without operating points gets honest ones from labelled notes, or says what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.renaming import break_renaming_to

from app import paths
from app.cli.parser import run as run_command
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import CARD
from app.errors import InputError, ModelError, WriteFailed
from app.progress import NullReporter
from app.training.measured import calibrate
from app.training.run import train

NAMES = ("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn", "Beck", "Holm")


def notes(count: int, first: int = 0) -> str:
    return "\n".join(
        f"=== {n} | en | note\nMrs [[PATIENT|{NAMES[n % 8]}]] was seen on [[DATE|May]] today .\n"
        for n in range(first, first + count)
    )


@pytest.fixture
def models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of packs, with one that was trained without development notes."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "learn.txt").write_text(notes(8), encoding="utf-8")
    (tmp_path / "run.toml").write_text(
        '[data]\nlabelled = "learn.txt"\n[output]\nfolder = "out"\nname = "mine"\n'
    )
    folder = train("unigram", tmp_path / "run.toml", NullReporter())
    models = paths.data_dir() / "models"
    packs.import_pack(folder / "pack" / "mine", models)
    return models


def test_a_pack_that_was_never_measured_says_how_to_measure_it(models: Path) -> None:
    with pytest.raises(ModelError, match="never measured") as refused:
        load_tagger(packs.load("mine"), min_score="high")
    assert "incognote models calibrate" in refused.value.hint
    assert models.is_dir()


def test_measured_on_enough_notes_a_pack_keeps_its_promise(
    models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "gold.txt").write_text(notes(60, 100), encoding="utf-8")
    command = ["models", "calibrate", "mine", str(tmp_path / "gold.txt")]
    assert run_command(command) == 0
    printed = capsys.readouterr().out
    assert "60 notes with identifiers" in printed
    assert "too few" not in printed
    first = {file.name: file.read_bytes() for file in (models / "mine").iterdir()}
    assert load_tagger(packs.load("mine"), min_score="high").min_score > 0.005
    assert (models / "mine").stat().st_mode & 0o077 == 0
    assert run_command(command) == 0
    assert {file.name: file.read_bytes() for file in (models / "mine").iterdir()} == first
    assert first[CARD].decode().count("## Measured on notes") == 1


def test_too_few_notes_give_the_lowest_score_and_no_promise(models: Path, tmp_path: Path) -> None:
    (tmp_path / "gold.txt").write_text(notes(3, 100), encoding="utf-8")
    measured = calibrate("mine", [tmp_path / "gold.txt"], "inline", None, models)
    assert not measured.promised
    assert "too few notes to promise anything" in measured.table
    assert load_tagger(packs.load("mine"), min_score="maximum").min_score == 0.005


def test_a_pack_that_cannot_be_put_in_place_leaves_the_one_that_was_there(
    models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gold.txt").write_text(notes(3, 100), encoding="utf-8")
    before = packs.load("mine").info.sha256
    with monkeypatch.context() as broken:
        break_renaming_to(models / "mine", broken)
        with pytest.raises(WriteFailed):
            calibrate("mine", [tmp_path / "gold.txt"], "inline", None, models)
    assert packs.load("mine").info.sha256 == before
    assert [path.name for path in models.iterdir()] == ["mine"]


def test_notes_without_marks_and_packs_of_the_program_change_nothing(
    models: Path, tmp_path: Path
) -> None:
    (tmp_path / "bare.txt").write_text("=== 1 | en | note\nSeen today.\n", encoding="utf-8")
    (tmp_path / "gold.txt").write_text(notes(3), encoding="utf-8")
    before = packs.load("mine").info.sha256
    with pytest.raises(InputError, match="Nothing is marked"):
        calibrate("mine", [tmp_path / "bare.txt"], "inline", None, models)
    with pytest.raises(InputError, match="cannot be measured anew"):
        calibrate("en-minilm", [tmp_path / "gold.txt"], "inline", None, models)
    assert packs.load("mine").info.sha256 == before
