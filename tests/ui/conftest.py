"""The window of `known_window` as fixtures, and the language that tests read."""

import pytest
from PySide6.QtWidgets import QApplication
from support.known_window import backend, note, opened, paged, window

from app.ui.core.language import use_language

__all__ = ["backend", "note", "opened", "paged", "window"]


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    use_language(qapp, "en")
