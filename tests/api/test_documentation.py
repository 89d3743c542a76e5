"""Every example of docs/python.md runs as it is written, one after the other."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "python.md"
_EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_all_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = DOCUMENT.read_text("utf-8")
    examples = [
        (match[1], text.count("\n", 0, match.start(1))) for match in _EXAMPLE.finditer(text)
    ]
    assert len(examples) >= 8
    assert len(examples[0][0].strip().splitlines()) == 5
    room: dict[str, object] = {"__name__": "__main__"}
    for source, line in examples:
        if "presidio" in source and find_spec("presidio_analyzer") is None:
            continue
        # Errors name the line of the document.
        exec(compile("\n" * line + source, str(DOCUMENT), "exec"), room)
    shown = capsys.readouterr().out
    assert "DOCTOR Jane Miller" in shown
    assert "('Jane Miller', 'DOCTOR')" in shown
    assert (tmp_path / "out" / "letter.deid.txt").is_file()
