"""A pool is one model over the mean of its members' scores."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app import paths
from app.cli.parser import run
from app.engine.detectors.base import Detection
from app.engine.domain.document import Document
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import CARD, Combination, write_manifest
from app.engine.tagger.tagger import Session
from app.errors import PackMismatch
from app.progress import NullReporter, Stage

USUAL = "en-minilm"
TEXT = "Mrs. Abena Marsh, 71, was seen by Dr. Stone at Hillcrest Hospital on 3 May 2024.\n\n"


@pytest.fixture
def models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of packs, with a copy of the bundled one under another name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    models = paths.data_dir() / "models"
    twin = models / "twin"
    shutil.copytree(paths.MODELS / USUAL, twin)

    write_manifest(twin, replace(packs.describe(twin).manifest, name="twin"))
    return models


def examined(pack: packs.Pack, text: str, score: float) -> Detection:
    tagger = load_tagger(pack, "cpu", 1, score)
    return tagger.examine(Document("d", "text", "0" * 64, text), NullReporter())


def test_a_pool_of_twins_finds_what_each_of_them_finds(models: Path) -> None:
    assert run(["models", "combine", "both", USUAL, "twin", "--by", "pool"]) == 0
    one = examined(packs.load(USUAL), TEXT * 3, 0.1).findings
    both = examined(packs.load("both"), TEXT * 3, 0.1).findings
    assert [(f.span, f.subcategory) for f in both] == [(f.span, f.subcategory) for f in one]
    assert len(one) >= 12
    assert np.allclose([f.score for f in both], [f.score for f in one], atol=1e-3)


def test_a_pool_is_told_as_far_as_every_member_has_come(models: Path) -> None:
    packs.combine("both", [USUAL, "twin"], Combination.POOL, models)
    tagger = load_tagger(packs.load("both"), "cpu", 1)
    encoded = tagger.encode(TEXT * 700)
    reached: list[int] = []
    seen: list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = []

    def behind(last: int, emissions: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> None:
        reached.append(last)
        seen.append(emissions[:last].copy())

    emissions = tagger.emissions(encoded, NullReporter(), behind)
    assert reached == sorted(set(reached))
    assert len(reached) > 1
    assert reached[-1] == len(encoded.tokens)
    assert all(np.array_equal(part, emissions[: len(part)]) for part in seen)


def test_a_pool_takes_back_no_progress(models: Path) -> None:
    packs.combine("both", [USUAL, "twin"], Combination.POOL, models)
    tagger = load_tagger(packs.load("both"), "cpu", 1)
    told: list[tuple[int, int]] = []

    class Told:
        def step(self, _stage: Stage, done: int, total: int) -> None:
            told.append((done, total))

    tagger.emissions(tagger.encode(TEXT * 700), Told(), lambda *_: None)
    counted = told[next(at for at, (_, total) in enumerate(told) if total) :]
    assert len(counted) > 2
    assert {total for _, total in counted} == {counted[-1][0]}
    assert counted == sorted(counted)


def test_a_model_of_two_pools_is_read_and_loaded_once() -> None:
    one = packs.load("accurate-en")
    other = packs.load("accurate-multi", at_hand=one.members)
    (english, shared), (_, again) = one.members, other.members
    assert shared is again
    first = Session.of(shared, "cpu", 1)
    assert Session.of(again, "cpu", 1) is first
    assert Session.of(english, "cpu", 1) is not first
    assert Session.of(shared, "cpu", 2) is not first


def test_models_with_other_labels_have_no_mean(models: Path) -> None:
    other = models / "other"
    shutil.copytree(paths.MODELS / USUAL, other)

    told = packs.describe(other).manifest
    renamed = {**told.subcategories, "CITY": "STATE"}
    write_manifest(other, replace(told, name="other", subcategories=renamed))
    with pytest.raises(PackMismatch, match="different labels"):
        packs.combine("both", [USUAL, "other"], Combination.POOL, models)


def test_a_pool_is_one_model_to_a_union_and_can_be_measured(models: Path, tmp_path: Path) -> None:
    packs.combine("both", [USUAL, "twin"], Combination.POOL, models)
    packs.combine("all", ["both", USUAL], Combination.UNION, models)
    assert examined(packs.load("all"), TEXT, 0.5).findings
    gold = "".join(
        f"=== {n} | en | note\nMrs [[PATIENT|Quill]] was seen on [[DATE|3 May 2024]].\n"
        for n in range(60)
    )
    (tmp_path / "gold.txt").write_text(gold, encoding="utf-8")
    assert run(["models", "calibrate", "both", str(tmp_path / "gold.txt")]) == 0
    assert packs.load("both").manifest.operating_points.keys() == {"balanced", "high", "maximum"}
    assert "Measured on notes" in (models / "both" / CARD).read_text(encoding="utf-8")
