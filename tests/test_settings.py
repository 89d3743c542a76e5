"""Stored choices survive nonsense; the surrogate key is private and lasts."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from app.errors import WriteFailed
from app.keys.key_files import surrogate_key
from app.keys.key_purposes import is_root
from app.settings import Settings, load, save


def test_saved_settings_are_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    chosen = Settings(theme="dark", min_score=0.2, threads=2)
    save(chosen, path)
    assert load(path) == chosen


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "[]",
        "[" * 100_000,
        '{"version": 99, "theme": "dark"}',
        '{"version": 1, "theme": 5, "unknown": true}',
        '{"version": 1, "mode": "keep", "date_shift": 0}',
        '{"version": 1, "threads": true}',
    ],
)
def test_nonsense_gives_the_defaults(tmp_path: Path, stored: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(stored, encoding="utf-8")
    assert load(path) == Settings()


@pytest.mark.parametrize("score", ["5", "1e999", "NaN", "-0.1", "true"])
def test_a_stored_score_that_no_finding_has_hides_none(tmp_path: Path, score: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"version": 1, "min_score": {score}}}', encoding="utf-8")
    assert load(path).min_score is None


def test_key_is_made_once_and_only_the_user_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "data" / "surrogate.key"
    key = surrogate_key(path)
    assert is_root(key)
    assert surrogate_key(path) == key
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_damaged_key_is_refused_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "surrogate.key"
    path.write_bytes(b"short")
    with pytest.raises(WriteFailed):
        surrogate_key(path)
    assert path.read_bytes() == b"short"
