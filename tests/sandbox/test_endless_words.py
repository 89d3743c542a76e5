"""A word without end is refused when a file is read, before minutes and gigabytes go into it."""

from __future__ import annotations

from pathlib import Path

import docx
import pytest

from app.errors import LimitExceeded
from app.formats.base import Options
from app.progress import NullReporter
from app.sandbox import reader_process


def read(path: Path) -> str:
    return reader_process.read(path, Options(), NullReporter()).text


def written(folder: Path, suffix: str, text: str) -> Path:
    path = folder / f"a{suffix}"
    if suffix == ".docx":
        document = docx.Document()
        document.add_paragraph(text)
        document.save(str(path))
    else:
        path.write_text(text, encoding="utf-8")
    return path


def test_a_word_of_five_million_letters_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, ".txt", f"Anna\n{'quillfeather' * 420_000}\n")
    with pytest.raises(LimitExceeded, match="word"):
        read(path)


@pytest.mark.parametrize("suffix", [".txt", ".docx"])
@pytest.mark.parametrize("before", ["", "Anna ", "Anna\n", "Anna\t"])
def test_words_up_to_the_limit_are_read_and_longer_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, before: str
) -> None:
    monkeypatch.setattr(reader_process, "MAX_WORD", 12)
    assert "quillfeather" in read(written(tmp_path, suffix, f"{before}quillfeather Anna"))
    with pytest.raises(LimitExceeded, match="word"):
        read(written(tmp_path, suffix, f"{before}quillfeathers Anna"))
