"""Identifiers are found in a child that may be killed at any time and finds the same again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.errors import ModelError
from app.progress import Cancelled, NullReporter, Reporter, Stage
from app.sandbox.worker import Worker
from app.settings import Settings
from app.ui.core.backend import Backend
from app.workflow import detector_process

TEXT = "Patient: Thaddeus Okonkwo, seen by Dr. Venkataraman on 02/09/2025. Mr. Okonkwo fell.\n"
NOTE = Document("a" * 16, "text", "b" * 64, TEXT)


class CancelNow:
    def step(self, stage: Stage, done: int, total: int) -> None:
        raise Cancelled


def die(_reporter: Reporter) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture(scope="module")
def backend() -> Iterator[Backend]:
    backend = Backend()
    yield backend
    backend.close()


@pytest.fixture(scope="module")
def review(backend: Backend) -> Review:
    assert backend.load(Settings(), NullReporter()).provider == "cpu"
    return backend.scan(NOTE, NullReporter())


def test_the_review_is_of_the_very_document_that_was_given(review: Review) -> None:
    assert review.document is NOTE
    assert {"PATIENT", "DOCTOR", "DATE"} <= {finding.subcategory for finding in review.findings}


def test_after_a_cancelled_scan_the_next_one_loads_again(backend: Backend, review: Review) -> None:
    with pytest.raises(Cancelled):
        backend.scan(replace(NOTE, text=TEXT * 200), CancelNow())
    assert backend.scan(NOTE, NullReporter()).findings == review.findings


def test_a_pack_that_is_not_there_is_named_as_such_by_loading_and_scanning() -> None:
    with Worker(detector_process.DETECTOR) as worker:
        for call in (
            lambda: worker.call(detector_process.load, Settings(pack="no-such"), NullReporter()),
            lambda: worker.call(
                detector_process.scan, Settings(pack="no-such"), NOTE, NullReporter()
            ),
        ):
            with pytest.raises(ModelError, match="no usable model named no-such"):
                call()


def test_a_child_that_dies_is_a_model_error_and_is_replaced() -> None:
    with Worker(detector_process.PLANNER) as worker:
        with pytest.raises(ModelError, match="stopped unexpectedly"):
            worker.call(die, NullReporter())
        assert worker.call(detector_process.added_packs, NullReporter()) == ()


@pytest.mark.parametrize("mode", list(Mode))
def test_the_plan_of_the_child_removes_every_finding(
    backend: Backend, review: Review, mode: Mode
) -> None:
    exported = backend.plan(review, mode, NullReporter()).apply(TEXT)
    assert not [f for f in review.findings if f.span.of(TEXT) in exported]


def test_completing_keeps_the_document_and_decisions(backend: Backend, review: Review) -> None:
    start = TEXT.index("Thaddeus")
    patient = next(f for f in review.findings if f.span.overlaps(Span(start, start + 8)))
    alone = Review(NOTE, (patient,))
    completed = backend.complete(alone, NullReporter())
    assert completed.document is NOTE
    mentions = [f for f in completed.findings if "Okonkwo" in f.span.of(TEXT)]
    assert len(mentions) == TEXT.count("Okonkwo")


def test_the_window_imports_none_of_the_libraries_that_hold_it_up() -> None:
    code = (
        "import sys, app.workflow.export, app.ui.shell.main_window, app.ui.export.result\n"
        "print(sorted({'numpy', 'spacy', 'onnxruntime', 'tokenizers', 'pikepdf', 'lxml', 'faker'}"
        " & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == "[]"


def test_the_search_is_ready_without_lists_that_take_long() -> None:
    code = "import sys, app.workflow.scan; print(sorted({'faker'} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == "[]"


def test_the_child_that_tells_persons_apart_starts_without_the_libraries_of_the_search() -> None:
    code = (
        "import sys, app.workflow.detector_process\n"
        "app.workflow.detector_process.preload_planner()\n"
        "from app.engine.names.gazetteer import language_of\n"
        "assert language_of('el paciente y la madre') == 'es'\n"
        "print(sorted({'spacy', 'torch', 'thinc', 'onnxruntime'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == "[]"


def test_a_neutral_name_says_nothing_of_the_original(backend: Backend, review: Review) -> None:
    assert backend.export_name(review, Path("fall.txt"), NullReporter()) == "fall.deid.txt"
    name = backend.export_name(review, Path("fall.txt"), NullReporter(), neutral=True)
    assert name.startswith("document-")
