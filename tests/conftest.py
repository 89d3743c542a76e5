"""Rules that every test obeys: no screen, no sockets, no unexpected log record."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("ORT_DISABLE_TELEMETRY", "1")

import hypothesis
import pytest

from app import paths, settings

SHARED = Path(__file__).resolve().parents[2] / "shared"

# A change that broke nothing must not fail by a new draw. New draws are made on purpose:
# `pytest --hypothesis-profile=search`.
hypothesis.settings.register_profile("repeatable", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", deadline=None, max_examples=2000)
hypothesis.settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def no_unexpected_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which the program logs a warning that the test did not clear."""
    yield
    loud = [
        record
        for record in caplog.get_records("call")
        if record.levelno >= logging.WARNING and record.name.startswith("app")
    ]
    assert not loud, f"unexpected log records: {[record.getMessage() for record in loud]}"


@pytest.fixture(scope="session", autouse=True)
def private_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a known surrogate key, for this process and its children.

    Commands and windows use the fast model there, where nothing else is asked for: hundreds load
    one. What is found is tested with the usual one, which `Settings()` has.
    """
    home = tmp_path_factory.mktemp("home")
    os.environ["HOME"] = os.environ["USERPROFILE"] = str(home)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ.pop(name, None)
    # The key of the tests must not go into the keyring of whoever runs them.
    os.environ.pop("DBUS_SESSION_BUS_ADDRESS", None)
    key = paths.data_dir() / "surrogate.key"
    key.parent.mkdir(parents=True)
    key.write_bytes(bytes(range(32)))
    settings.save(replace(settings.Settings(), pack="en-minilm"))
    # Commands say once that it lies open, and tests look at all that they say.
    key.with_suffix(".told").touch()
    return home


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of corpora and nasty files beside the checkout; skips where there is none."""
    if not SHARED.is_dir():
        pytest.skip("no shared corpora beside the checkout")
    return SHARED


def pytest_collection_finish() -> None:
    """Spare the collector of garbage the modules and tests, which stay to the end."""
    gc.freeze()
