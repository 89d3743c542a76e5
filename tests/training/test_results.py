"""The results page: made of records of runs, comparisons and published figures alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.parser import run
from app.errors import Corrupt, InputError
from app.training.results import page, read, recorded

NOTES = "\n".join(
    f"=== {n}-0 | en | note\nMrs [[PATIENT|{name}]] came to [[CITY|Bath]] on [[DATE|May {n}]].\n"
    for n, name in enumerate(("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn", "Beck", "Holm"))
)


def test_runs_are_recorded_compared_and_shown(tmp_path: Path) -> None:
    (tmp_path / "all.txt").write_text(NOTES, encoding="utf-8")
    (tmp_path / "run.toml").write_text(
        '[data]\nlabelled = "all.txt"\nsplit = { test = 50 }\n[output]\nfolder = "out"\n',
        encoding="utf-8",
    )
    for recipe in ("unigram", "rules"):
        assert run(["train", recipe, "--config", str(tmp_path / "run.toml")]) == 0
    records, runs = tmp_path / "results.jsonl", [tmp_path / "out" / r for r in ("unigram", "rules")]
    for one in runs:
        command = ["results", str(records), "--add", str(one), "--data", "eight notes"]
        assert run([*command, "--named", "eight.toml"]) == 0
    pair = [str(one) for one in runs]
    assert run(["results", str(records), "--compare", *pair, "--data", "eight notes"]) == 0
    assert run(["results", str(records), "-o", str(tmp_path / "page.md")]) == 0
    shown = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "## eight notes" in shown
    assert "| unigram | " in shown
    assert "| unigram | rules | " in shown
    assert "incognote train rules --config eight.toml" in shown
    assert "Quill" not in shown + records.read_text(encoding="utf-8")


def test_published_figures_stand_apart() -> None:
    lines = [
        {"kind": "published", "paper": "A", "system": "CRF", "data": "corpus", "text": "F1 90.04"}
    ]
    assert "| A | CRF | corpus | F1 90.04 |" in page(lines, "results.jsonl")


def test_what_is_no_run_and_what_are_no_records_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="holds no run"):
        recorded(tmp_path, "x")
    (tmp_path / "bad.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(Corrupt, match="not JSON lines"):
        read(tmp_path / "bad.jsonl")
    assert read(tmp_path / "missing.jsonl") == ()
