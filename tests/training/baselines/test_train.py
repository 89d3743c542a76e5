"""Baselines from a configuration to predictions that the evaluation reads."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("sklearn_crfsuite", reason="needs the extra `train`")

from app.engine.evaluation.units import Granularity
from app.errors import InputError
from app.progress import Cancelled, NullReporter, Stage
from app.training.baselines.train import train_baseline
from app.training.baselines.unigram import Unigram
from app.training.config import AUTHORED
from app.training.evaluation import run

DEV = """=== d-1 | en | note
Mr. [[PATIENT|Quill]] was seen on [[DATE|Monday]]. Tel: [[PHONE|(406) 555-0188]]
"""


@pytest.fixture
def config(tmp_path: Path, shared: Path) -> Path:
    """Eight documents from a few authored notes, and one gold file."""
    authored = tmp_path / "authored"
    authored.mkdir()
    (authored / "train_en_h.txt").write_bytes((AUTHORED / "train_en_h.txt").read_bytes())
    (authored / "dev_tiny_en.txt").write_text(DEV, encoding="utf-8")
    path = tmp_path / "train.toml"
    path.write_text(
        f'[data]\ncorpora = "{(shared / "corpora").as_posix()}"\nauthored = "authored"\n'
        'documents = 8\n[output]\nfolder = "out"\n',
        encoding="utf-8",
    )
    return path


def test_predictions_can_be_evaluated_and_compared(config: Path) -> None:
    folder = train_baseline("unigram", config, NullReporter())
    assert folder == config.parent / "out" / "unigram"
    assert Unigram.load(folder).vocabulary
    gold, found = config.parent / "out" / "gold" / "dev_tiny_en", folder / "dev_tiny_en"
    evaluation = run([gold], pred=found, against=gold, file_format="jsonl")
    assert evaluation.documents == 1
    assert evaluation.comparison is not None
    assert evaluation.comparison.leakage.leaked == 0
    assert Granularity.BINARY in evaluation.comparison.mcnemar


@pytest.mark.parametrize("recipe", ["crf-selection", "crf-no-selection"])
def test_self_training_without_text_is_refused(config: Path, recipe: str) -> None:
    with pytest.raises(InputError, match="unlabelled"):
        train_baseline(recipe, config, NullReporter())


def test_an_unknown_baseline_is_refused_before_any_work(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no baseline"):
        train_baseline("bigram", tmp_path / "missing.toml", NullReporter())


def test_generating_can_be_cancelled(config: Path) -> None:
    class Stop:
        def step(self, stage: Stage, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        train_baseline("unigram", config, Stop())


def test_rules_alone_predict_without_training(config: Path) -> None:
    folder = train_baseline("rules", config, NullReporter())
    gold = config.parent / "out" / "gold" / "dev_tiny_en"
    evaluation = run([gold], pred=folder / "dev_tiny_en", file_format="jsonl")
    assert evaluation.leakage.by_subcategory["PHONE"].leaked == 0
