"""A local model learns what reviewers decided, is measured, and can be put back."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")

from support.renaming import break_renaming_to

from app.cli.parser import run
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import Input
from app.progress import NullReporter
from app.training.config import Data
from app.training.corpora import inline
from app.training.parts import split
from app.training.run import train

NAMES = ("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn", "Beck", "Holm")
FEW = "=== f-1 | en | note\nMrs [[PATIENT|Quill]] was well.\n"


def notes(count: int, mark: str = "[[PATIENT|{name}]]") -> str:
    return "\n".join(
        f"=== n{number} | en | note\nMrs {mark.format(name=NAMES[number % 8])} came on"
        f" [[DATE|May {number % 9 + 1}]].\n"
        for number in range(count)
    )


@pytest.fixture
def models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of models of a user who has one that knows a single name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "few.txt").write_text(FEW)
    (tmp_path / "run.toml").write_text(
        '[data]\nlabelled = "few.txt"\n[output]\nfolder = "out"\nname = "usual"\n'
    )
    made = train("unigram", tmp_path / "run.toml", NullReporter()) / "pack" / "usual"
    assert run(["models", "import", str(made)]) == 0
    (folder,) = (tmp_path / "data").rglob("models")
    return folder


def refreshed(folder: Path, text: str) -> int:
    file = folder / "decisions.txt"
    file.write_text(text)
    named = ["refresh", "mine", str(file), "--format", "inline", "--beside", "usual"]
    return run(["models", *named])


def contents(models: Path) -> dict[str, bytes]:
    mine = [path for name in ("mine", "mine-own") for path in (models / name).iterdir()]
    return {f"{path.parent.name}/{path.name}": path.read_bytes() for path in mine}


def test_decisions_teach_a_model_beside_the_usual_one_and_one_step_leads_back(
    models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refreshed(tmp_path, notes(20)) == 0
    told = capsys.readouterr().out
    assert "before" in told
    assert "recall 1.0000" in told.splitlines()[-3]
    pack = packs.load("mine")
    assert pack.manifest.input is Input.ENSEMBLE
    assert list(pack.manifest.members) == ["usual", "mine-own"]
    assert pack.manifest.trained_on_patients
    assert (models / "mine-own").stat().st_mode & 0o077 == 0
    assert load_tagger(pack).pack.classes
    first = contents(models)
    assert refreshed(tmp_path, notes(40)) == 0
    assert contents(models) != first
    assert run(["models", "refresh", "mine", "--back"]) == 0
    assert contents(models) == first
    assert {one.name for one in packs.available()} >= {"usual", "mine", "mine-own"}
    assert run(["models", "refresh", "mine", "--back"]) == 0
    assert sorted(path.name for path in models.iterdir() if path.name[0] != ".") == ["usual"]


def test_a_model_that_finds_less_of_what_was_kept_aside_changes_nothing(
    models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refreshed(tmp_path, notes(20)) == 0
    first = contents(models)
    whole = inline.parse(notes(20), "notes")
    _, drawn = split(whole, Data(labelled=(tmp_path,), split=(("test", 20),)))
    aside = {document.id for document in drawn["test"]}
    # What the second model learns from marks no names; what it is measured on does.
    marked, bare = notes(20).split("=== "), notes(20, "{name}").split("=== ")
    chosen = (m if m.split(" ")[0] in aside else b for m, b in zip(marked, bare, strict=True))
    worse = "=== ".join(chosen)
    assert refreshed(tmp_path, worse) == 0
    assert contents(models) == first
    assert "nothing was changed" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["mine", "mine-own"])
@pytest.mark.parametrize("back", [False, True])
def test_a_model_that_cannot_be_put_in_place_leaves_both_that_were_there(
    models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, back: bool
) -> None:
    assert refreshed(tmp_path, notes(20)) == 0
    first = contents(models)
    assert refreshed(tmp_path, notes(40)) == 0
    second = contents(models)
    with monkeypatch.context() as broken:
        break_renaming_to(models / name, broken)
        again = ["models", "refresh", "mine", "--back"]
        assert (run(again) if back else refreshed(tmp_path, notes(30))) != 0
    assert contents(models) == second
    assert run(["models", "refresh", "mine", "--back"]) == 0
    assert contents(models) == first


def test_too_few_decisions_are_refused(
    models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refreshed(tmp_path, notes(9)) != 0
    assert "Too few" in capsys.readouterr().err
    assert not (models / "mine").exists()
