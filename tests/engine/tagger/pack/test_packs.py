"""Packs are verified before use, and foreign exports become packs without a network."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from app import paths
from app.cli.parser import run
from app.engine.domain.label_maps import label_map
from app.engine.domain.labels import schema
from app.engine.tagger import bilou
from app.engine.tagger.pack import manifest, packs
from app.engine.tagger.pack.pack_import import plan
from app.errors import ModelError, PackInvalid, PackMismatch

PLAIN = "en-minilm"
"""A bundled pack that stands for itself; the default one joins it with another."""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the bundled pack that a test may damage."""
    return Path(shutil.copytree(paths.MODELS / PLAIN, tmp_path / PLAIN))


def change(pack: Path, **fields: object) -> None:
    path = pack / manifest.MANIFEST
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


def test_the_bundled_pack_is_listed_loads_and_knows_every_usual_subcategory() -> None:
    info = next(info for info in packs.available() if info.name == PLAIN)
    assert info.path.parent == paths.MODELS
    loaded = packs.load(PLAIN)
    assert set(loaded.classes) == set(schema().usual)
    assert loaded.transitions.shape == (1 + 4 * len(loaded.classes),) * 2


def test_the_bundled_pack_fits_its_budget() -> None:
    assert packs.load(PLAIN).info.size < 60 * 2**20


@pytest.mark.parametrize(
    "name", [manifest.MODEL, manifest.TOKENIZER, manifest.CARD, manifest.TRANSITIONS]
)
def test_a_changed_file_is_refused(pack: Path, name: str) -> None:
    with (pack / name).open("ab") as file:
        file.write(b"x")
    with pytest.raises(PackInvalid, match=name):
        packs.load(pack)


@pytest.mark.parametrize("name", [manifest.MANIFEST, manifest.MODEL, manifest.TOKENIZER])
def test_a_missing_file_is_refused(pack: Path, name: str) -> None:
    (pack / name).unlink()
    with pytest.raises(PackInvalid):
        packs.load(pack)


@pytest.mark.parametrize(
    "fields",
    [
        {"temperature": 0},
        {"threshold": 2},
        {"operating_points": {"maximum": 5}},
        {"context": 200},
        {"special": []},
        {"files": {}},
        {"name": "../elsewhere"},
        {"window": "wide"},
        {"unheard": "of"},
    ],
    ids=str,
)
def test_a_manifest_that_makes_no_sense_is_refused(pack: Path, fields: dict[str, object]) -> None:
    change(pack, **fields)
    with pytest.raises(PackInvalid):
        packs.load(pack)


def test_files_outside_the_folder_are_never_read(pack: Path) -> None:
    files = json.loads((pack / manifest.MANIFEST).read_text())["files"]
    change(pack, files={**files, "../secret": "0"})
    with pytest.raises(PackInvalid, match="inconsistent"):
        packs.load(pack)


@pytest.mark.parametrize(
    "fields",
    [
        {"features": 99},
        {"min_program": "999.0.0"},
        {"subcategories": {"PATIENT": "NO_SUCH_LABEL"}},
        {"labels": ["O", "B-ELSE"]},
        {"labels": ["O", "I-PATIENT"]},
    ],
    ids=str,
)
def test_a_pack_that_this_program_cannot_run_is_a_mismatch(
    pack: Path, fields: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manifest, "__version__", "0.1.0")
    change(pack, **fields)
    with pytest.raises(PackMismatch):
        packs.load(pack)


def test_an_unknown_name_is_a_model_error_and_a_damaged_pack_is_not_listed(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "MODELS", pack.parent)
    monkeypatch.setattr(paths, "data_dir", lambda: pack.parent / "none")
    assert [info.name for info in packs.available()] == [PLAIN]
    (pack / manifest.MANIFEST).write_text("{")
    assert packs.available() == ()
    with pytest.raises(ModelError):
        packs.load("no-such-pack")


def foreign(folder: Path, labels: list[str], model_type: str = "bert") -> Path:
    """A folder laid out like a Hugging Face token-classification export."""
    folder.mkdir()
    config = {
        "model_type": model_type,
        "max_position_embeddings": 512,
        "id2label": {str(i): label for i, label in enumerate(labels)},
    }
    (folder / "config.json").write_text(json.dumps(config))
    shutil.copy(paths.MODELS / PLAIN / manifest.TOKENIZER, folder / manifest.TOKENIZER)
    (folder / manifest.MODEL).write_bytes(b"a graph that the tagger would open")
    return folder


def test_an_export_of_the_published_model_card_becomes_a_pack(tmp_path: Path) -> None:
    card = label_map("roberta_i2b2").forward
    kinds = sorted(card)
    labels = ["O", *(f"{part}-{kind}" for kind in kinds for part in "BILU")]
    source = foreign(tmp_path / "roberta", labels)
    loaded = packs.load(packs.import_pack(source, tmp_path / "models").path)
    assert loaded.info.name == "roberta"
    assert loaded.classes == tuple(card[kind] for kind in kinds)
    assert loaded.columns.tolist() == list(range(len(labels)))


@pytest.mark.parametrize(
    ("labels", "begin", "inside", "last", "unit"),
    [
        (["O", "B-PATIENT", "I-PATIENT"], 1, 2, 2, 1),
        (["I-PATIENT", "O", "B-PATIENT"], 2, 0, 0, 2),
        (["O", "B-PATIENT", "I-PATIENT", "E-PATIENT", "S-PATIENT"], 1, 2, 3, 4),
        (["O", "PATIENT"], 1, 1, 1, 1),
    ],
)
def test_other_tag_schemes_are_read_as_bilou(
    tmp_path: Path, labels: list[str], begin: int, inside: int, last: int, unit: int
) -> None:
    info = packs.import_pack(foreign(tmp_path / "other", labels), tmp_path / "models")
    loaded = packs.load(info.path)
    assert loaded.columns.tolist() == [labels.index("O"), begin, inside, last, unit]
    assert np.isinf(loaded.transitions[bilou.OUTSIDE, bilou.tag(0, bilou.INSIDE)])


def test_an_export_with_labels_that_no_schema_maps_is_refused_and_leaves_nothing(
    tmp_path: Path,
) -> None:
    source = foreign(tmp_path / "odd", ["O", "B-MISC", "I-MISC"])
    with pytest.raises(PackMismatch):
        packs.import_pack(source, tmp_path / "models")
    assert not list((tmp_path / "models").glob("*"))


def test_a_dry_run_tells_labels_licence_and_hash_and_the_card_keeps_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    source = foreign(tmp_path / "model", ["O", "B-PATIENT", "I-PATIENT", "B-DATE", "I-DATE"])
    (source / "README.md").write_text("---\ntags:\n- phi\nlicense: mit\n---\n# A model\n")
    sha256 = hashlib.sha256((source / manifest.MODEL).read_bytes()).hexdigest()
    assert run(["models", "import", str(source), "--dry-run"]) == 0
    printed = capsys.readouterr().out
    assert "PATIENT -> PATIENT" in printed
    assert "licence  mit" in printed
    assert sha256 in printed
    assert not (tmp_path / "data").exists()
    info = packs.import_pack(source, tmp_path / "models")
    card = (info.path / manifest.CARD).read_text()
    assert "export: mit" in card
    assert sha256 in card
    (source / "README.md").write_text("license: mit\n")
    assert plan(source).licence == ""
    (source / manifest.MODEL).unlink()
    with pytest.raises(PackInvalid, match="lacks the file model") as refused:
        plan(source)
    assert "Export the model to ONNX" in refused.value.hint


def test_an_export_whose_weights_lie_beside_the_graph_is_refused(tmp_path: Path) -> None:
    source = foreign(tmp_path / "split", ["O", "B-PATIENT", "I-PATIENT"])
    (source / "model.onnx_data").write_bytes(b"weights")
    with pytest.raises(PackInvalid):
        packs.import_pack(source, tmp_path / "models")
