"""The child that opens files and the engine with its models, for a module of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.scan import Scanner


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(READER) as shared:
        yield shared


@pytest.fixture(scope="module")
def engine() -> Scanner:
    return Scanner.load(Settings())
