"""Names of exports follow from the inputs and their order, whichever file is finished first."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import pytest

from app.workflow.naming import usual_name
from app.workflow.targets import Targets

_NEUTRAL = {"same": "document-0a1b2c3d.deid.txt", "other": "document-4e5f6a7b.deid.txt"}


@pytest.fixture
def inputs(tmp_path: Path) -> list[Path]:
    """Names that are the same, or become the same, and files with the same bytes."""
    told = (
        ("a/note.txt", "one"),
        ("b/note.txt", "two"),
        ("c/note-2.txt", "three"),
        ("c/Note.txt", "four"),
        ("a/lind.txt", "same"),
        ("b/lind.txt", "same"),
        ("c/ek.txt", "other"),
        ("c/document-4e5f6a7b.txt", "five"),
        ("d/lind.txt", "same"),
    )
    for name, text in told:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [tmp_path / name for name, _ in told]


def _named(
    inputs: Sequence[Path], finishing: Sequence[Path], before: Mapping[Path, str]
) -> dict[Path, str]:
    """The name of each input's export, in a run that continues one that finished those `before`."""
    targets = Targets(Path("out"))
    targets.plan(inputs, before)
    return dict(before) | {
        path: targets.claim(path, _NEUTRAL.get(path.read_text("utf-8"), usual_name(path))).name
        for path in finishing
        if path not in before
    }


def test_names_do_not_depend_on_which_file_is_finished_first(inputs: list[Path]) -> None:
    names = _named(inputs, inputs, {})
    assert list(names.values()) == [
        "note.deid.txt",
        "note-2.deid.txt",
        "note-2-2.deid.txt",
        "Note-3.deid.txt",
        "document-0a1b2c3d.deid.txt",
        "document-0a1b2c3d-2.deid.txt",
        "document-4e5f6a7b-2.deid.txt",
        "document-4e5f6a7b.deid.txt",
        "document-0a1b2c3d-3.deid.txt",
    ]
    for seed in range(20):
        finishing = Random(seed).sample(inputs, len(inputs))
        assert _named(inputs, finishing, {}) == names


def test_a_continued_run_gives_the_names_that_one_run_would_have_given(inputs: list[Path]) -> None:
    names = _named(inputs, inputs, {})
    for seed in range(20):
        finishing = Random(seed).sample(inputs, len(inputs))
        before = {path: names[path] for path in finishing[: seed % len(inputs)]}
        assert _named(inputs, finishing, before) == names


def test_what_an_earlier_run_finished_is_never_overwritten(inputs: list[Path]) -> None:
    """Another file stands before those that are finished, and would have had their name."""
    first = inputs[0].with_name("first") / "note.txt"
    first.parent.mkdir()
    first.write_text("six", encoding="utf-8")
    before = {inputs[0]: "note.deid.txt", inputs[1]: "note-2.deid.txt"}
    names = _named([first, *inputs], [first, *inputs], before)
    assert len({name.casefold() for name in names.values()}) == len(inputs) + 1
    assert names[first] == "note-3.deid.txt"


def test_an_input_that_is_given_twice_gets_two_exports(inputs: list[Path]) -> None:
    targets = Targets(Path("out"))
    targets.plan([inputs[0], inputs[0]], {})
    names = {targets.claim(inputs[0], "note.deid.txt").name for _ in range(2)}
    assert names == {"note.deid.txt", "note-2.deid.txt"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_a_pipe_among_the_inputs_is_not_waited_for(tmp_path: Path) -> None:
    pipes = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for pipe in pipes:
        os.mkfifo(pipe)
    targets = Targets(tmp_path / "out")
    targets.plan(pipes, {})
    assert targets.claim(pipes[0], "document-1.deid.txt").name == "document-1.deid.txt"


def test_names_that_are_one_file_to_some_file_systems_are_numbered(tmp_path: Path) -> None:
    inputs = [tmp_path / "a" / "\u00e9.txt", tmp_path / "b" / "e\u0301.txt"]
    for number, path in enumerate(inputs):
        path.parent.mkdir()
        path.write_text(f"{number}", encoding="utf-8")
    assert "e\u0301-2.deid.txt" in _named(inputs, inputs, {}).values()
