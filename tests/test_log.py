"""The log can be sent: it tells what failed and where, and nothing of a document."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import app
from app import log
from app.errors import Corrupt

PLANTED = ("Okonkwo", "40-771-926")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that the log is written into while the test runs."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    handler = log.begin(tmp_path)
    yield tmp_path
    logging.getLogger("app").removeHandler(handler)
    handler.close()


def test_the_log_begins_with_what_runs(folder: Path) -> None:
    assert app.__version__ in log.text(folder)


def test_what_exceptions_say_is_left_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise Corrupt(f"{PLANTED[0]} is no date") from ValueError(PLANTED[1])
    except Corrupt as error:
        logging.getLogger("app.anything").exception("a job failed")
        sys.excepthook(type(error), error, error.__traceback__)
    caplog.clear()
    written = log.text(folder)
    assert written.count("Corrupt at test_log.py") == 2
    assert not [one for one in PLANTED if one in written]


def test_libraries_write_nothing_into_it(folder: Path) -> None:
    logging.getLogger("pdfminer").warning("cannot decode %s", PLANTED[0])
    assert PLANTED[0] not in log.text(folder)


def test_the_log_stays_small(folder: Path) -> None:
    logger = logging.getLogger("app.anything")
    for _ in range(6000):
        logger.info("x" * 100)
    assert sum(part.stat().st_size for part in folder.iterdir()) < 600_000
    assert log.text(folder).endswith("x\n")


def test_a_program_that_cannot_write_a_log_runs_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    logging.getLogger("app").removeHandler(log.begin(blocked))
