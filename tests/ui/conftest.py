"""The window of `known_window` as fixtures, and the language that tests read."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from support.known.known_window import backend, note, opened, paged, window

from app.ui.core.language import use_language
from app.ui.help.controller import HelpController
from app.ui.shell import panes

__all__ = ["backend", "note", "opened", "paged", "window"]


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    use_language(qapp, "en")


@pytest.fixture(autouse=True)
def _usual_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The platform without a screen has one of 800 by 800 pixels, which nobody has."""
    monkeypatch.setattr(panes, "screen_of", lambda _: QRect(0, 0, 1920, 1040))


@pytest.fixture
def first_start() -> None:
    """For tests of what a new user is shown; all others are of a program that was used before."""


@pytest.fixture(autouse=True)
def _used_before(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "first_start" not in request.fixturenames:
        monkeypatch.setattr(HelpController, "begin", lambda *_, **__: None)
