"""The command line searches in a child: what hangs, dies or grows is one file's failure."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import LanguageChoice
from app.errors import AppError, LimitExceeded, ModelError
from app.progress import NullReporter, Reporter, Stage
from app.sandbox.role import Limits, Role
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.detector_process import DETECTOR, PLANNER, detector_role
from app.workflow.export import plan_export

TEXT = "Patient: Thaddeus Okonkwo, seen by Dr. Venkataraman on 02/09/2025. Mr. Okonkwo fell.\n"
NOTE = Document("a" * 16, "text", "b" * 64, TEXT)

MASKED = "Patient: [PATIENT], seen by Dr. [DOCTOR] on [DATE]. Mr. [PATIENT] fell.\n"
GOLD = "=== en-one | en | note\nSeen by Dr. [[DOCTOR|Venkataraman]].\n"

COMMAND = """
import sys
from pathlib import Path
from app.cli.parser import run

if __name__ == "__main__":
    status = run(sys.argv[1:])
    heavy = {"spacy", "onnxruntime", "tokenizers", "app.engine.tagger.tagger",
             "app.engine.detectors.rules.detector", "app.engine.surrogates.generator"}
    print(*sorted(heavy & set(sys.modules)), file=sys.stderr)
    sys.exit(status)
"""


class KillsDetector:
    """Kills the child as soon as it tells that it searches."""

    def step(self, stage: Stage, done: int, total: int) -> None:
        if stage is Stage.DETECT:
            for child in multiprocessing.active_children():
                if child.name == DETECTOR.name:
                    child.kill()


@pytest.fixture(scope="module")
def scanner() -> Iterator[ConfinedScanner]:
    with ConfinedScanner(Settings()) as scanner:
        yield scanner


COMMANDS: dict[str, Callable[[Path, Path], tuple[object, ...]]] = {
    "scan": lambda note, _: ("scan", note),
    "redact": lambda note, folder: ("redact", note, "-o", folder / "out", "--mode", "surrogate"),
    "evaluate": lambda _, folder: ("evaluate", folder / "gold.txt"),
    "verify": lambda note, folder: ("verify", note, folder / "masked.txt"),
}


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_no_command_searches_or_plans_in_its_own_process(
    command: Callable[[Path, Path], tuple[object, ...]], tmp_path: Path
) -> None:
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    (tmp_path / "gold.txt").write_text(GOLD, encoding="utf-8")
    (tmp_path / "masked.txt").write_text(MASKED, encoding="utf-8")
    program = tmp_path / "program.py"
    program.write_text(COMMAND, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, program, *map(str, command(note, tmp_path))],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stderr == "\n"
    assert done.returncode == 0


def test_a_child_that_dies_fails_its_document_and_the_next_is_searched_the_same(
    scanner: ConfinedScanner,
) -> None:
    before = scanner.scan(NOTE, NullReporter())
    assert {"PATIENT", "DOCTOR", "DATE"} <= {finding.subcategory for finding in before.findings}
    with pytest.raises(ModelError, match="stopped unexpectedly"):
        scanner.scan(replace(NOTE, text=TEXT * 300), KillsDetector())
    assert scanner.scan(NOTE, NullReporter()).findings == before.findings


def test_what_a_person_says_of_languages_reaches_the_child(scanner: ConfinedScanner) -> None:
    french = LanguageChoice((Passage(Span(0, len(TEXT)), "fr", 1.0),))
    review = scanner.scan(NOTE, NullReporter(), french)
    assert [passage.language for passage in review.passages] == ["fr"]
    assert review.languages == french
    assert review.unserved


@pytest.mark.parametrize("mode", list(Mode))
def test_the_child_plans_what_the_program_would(scanner: ConfinedScanner, mode: Mode) -> None:
    review = scanner.scan(NOTE, NullReporter())
    planned, edits = scanner.plan_export(review, mode, bytes(32), 364, NullReporter())
    assert (planned, edits) == plan_export(review, mode, bytes(32), 364)
    assert planned.document is NOTE


def test_a_model_that_is_not_there_is_told_before_any_file_is_read() -> None:
    with (
        ConfinedScanner(Settings(pack="no-such")) as scanner,
        pytest.raises(ModelError, match="no usable model named no-such"),
    ):
        scanner.pack  # noqa: B018


def test_closing_while_the_model_is_loaded_leaves_no_child() -> None:
    before = set(multiprocessing.active_children())
    ConfinedScanner(Settings()).close()
    assert set(multiprocessing.active_children()) <= before


def take_memory(_reporter: Reporter) -> int:
    return len(bytearray(8 << 30))


def nothing() -> None:
    pass


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel limits memory on Linux only")
@pytest.mark.parametrize("role", [DETECTOR, PLANNER], ids=lambda role: role.name)
def test_memory_of_children_that_search_has_an_end(role: Role) -> None:
    with Worker(replace(role, preload=nothing)) as worker:
        with pytest.raises(LimitExceeded, match="too much memory"):
            worker.call(take_memory, NullReporter())
        assert worker.compute(NullReporter(), json.dumps, "goes on") == '"goes on"'


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the kernel limits memory on Linux only")
def test_a_text_that_takes_too_much_memory_fails_alone() -> None:
    little = replace(DETECTOR, limits=Limits(memory=640 << 20))
    with ConfinedScanner(Settings(), little) as scanner:
        with pytest.raises(AppError):
            scanner.scan(replace(NOTE, text="a" * 150_000_000), NullReporter())
        found = scanner.scan(NOTE, NullReporter()).findings
    assert {"PATIENT", "DOCTOR", "DATE"} <= {finding.subcategory for finding in found}


def test_the_child_that_searches_tells_something_within_twenty_seconds_or_ends() -> None:
    assert DETECTOR.limits.quiet_seconds <= 20.0


def test_a_large_imported_model_gets_room_and_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.sandbox.readable.data_dir", lambda: tmp_path)
    monkeypatch.setattr("app.workflow.detector_process.graphics_nodes", tuple)
    assert detector_role().limits == DETECTOR.limits
    model = tmp_path / "models" / "large" / "model.onnx"
    model.parent.mkdir(parents=True)
    with model.open("wb") as file, suppress(OSError):
        file.truncate(1 << 30)
    limits = detector_role().limits
    assert limits.memory is not None
    assert DETECTOR.limits.memory is not None
    assert limits.memory >= DETECTOR.limits.memory + (4 << 30)
    assert limits.quiet_seconds > 60.0


def test_a_graphics_processor_bounds_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = (Path("/dev/nvidia0"),)
    monkeypatch.setattr("app.workflow.detector_process.graphics_nodes", lambda: nodes)
    assert detector_role().limits.memory is None
