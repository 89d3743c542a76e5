"""The self-test tries the whole job, and fails when something is wrong."""

from __future__ import annotations

import pytest

from app import self_test
from app.engine.domain.export import Mode
from app.engine.tagger.pack.packs import available
from app.self_test import Chosen, run


@pytest.mark.slow
def test_a_format_passes_with_its_children_confined(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Chosen(names=("note.json",), modes=(Mode.SURROGATE,), window=False)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["passed"] * 20 + ["passed:"]
    assert lines[-1] == "passed: 20 of 20"


@pytest.mark.slow
def test_an_export_that_still_says_too_much_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_test, "IDENTIFIERS", ("takes",))
    chosen = Chosen(names=("note.txt",), modes=(Mode.BOX,), confinement=False, window=False)
    assert run(chosen) == 1
    failed = [s for s in capsys.readouterr().out.splitlines() if s.startswith("FAILED  ")]
    assert len(failed) == len(available())
    assert all(line.endswith("takes is still in the export") for line in failed)


def test_missing_documents_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Chosen(names=("lost.txt",), confinement=False, window=False)) == 1
    assert "the documents of the test are missing" in capsys.readouterr().out
