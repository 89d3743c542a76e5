"""One child process for all planted files."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker

pytest.register_assert_rewrite("planting")


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    with Worker(READER) as shared_worker:
        yield shared_worker
