"""A text whose letters look wrong is read in the encoding in which it was saved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    saved,
    settled,
    shown,
)

from app.engine.domain.document import Document
from app.formats.base import Options
from app.formats.text.encoding import ENCODINGS
from app.formats.text.format import TextFormat
from app.progress import Reporter
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.core.documents import Phase
from app.ui.queue.open_dialogs import _OF, EncodingDialog
from app.ui.shell.main_window import MainWindow

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

SETTINGS = Settings(theme="light", key_told=True)


@dataclass
class ReadingBackend(KnownBackend):
    """Reads texts as the program does."""

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        return TextFormat().read(path, options, reporter)


@pytest.fixture
def old_note(tmp_path: Path) -> Path:
    """Saved by a program of the eighties: no byte of it is wrong as Windows text."""
    path = tmp_path / "old.txt"
    path.write_bytes("Patient: Thaddeus Okonkwo\nSeen by Dr. Søren Håkansson.\n".encode("cp850"))
    return path


@pytest.fixture
def window(qtbot: QtBot, old_note: Path, tmp_path: Path) -> Iterator[MainWindow]:
    store = SessionStore(tmp_path / "sessions")
    with shown(qtbot, MainWindow(ReadingBackend(), SETTINGS, store)) as window:
        window.start([old_note])
        settled(qtbot, window)
        yield window


def ask(window: MainWindow) -> EncodingDialog:
    window.services.commands["encoding"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, EncodingDialog)
    return dialog


def choose(qtbot: QtBot, window: MainWindow, words: str) -> bool:
    """Choose the encoding that begins so; whether there was a warning."""
    dialog = ask(window)
    (item,) = dialog.list.findItems(words, Qt.MatchFlag.MatchStartsWith)
    dialog.list.setCurrentItem(item)
    warned = not dialog.warning.isHidden()
    dialog.agree.click()
    settled(qtbot, window)
    return warned


def test_every_encoding_is_offered_with_what_it_is_for() -> None:
    assert set(_OF) == set(ENCODINGS)


def test_a_text_is_read_again_in_another_encoding(window: MainWindow, qtbot: QtBot) -> None:
    assert "Søren Håkansson" not in review_of(window).document.text
    assert ask(window).list.currentItem().text() == "Detect automatically (cp1252) (in use)"
    assert not choose(qtbot, window, "cp850 ")
    assert "Søren Håkansson" in review_of(window).document.text
    assert "Søren Håkansson" in window.area.text.toPlainText()
    assert window.services.documents.entries[0].options.encoding == "cp850"
    dialog = ask(window)
    assert dialog.list.currentItem().text() == "cp850 – Western European (in use)"
    assert not dialog.agree.isEnabled()


def test_decisions_that_would_be_lost_are_spoken_of_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, window, Qt.Key.Key_A)
    assert choose(qtbot, window, "cp850 ")
    assert dict(review_of(window).decisions) == {}
    assert not window.services.commands["undo"].isEnabled()


def test_an_encoding_that_does_not_fit_is_refused_and_another_can_be_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    choose(qtbot, window, "utf-8 ")
    assert window.services.documents.entries[0].phase is Phase.FAILED
    assert window.area.banner.isVisible()
    choose(qtbot, window, "cp850 ")
    assert "Søren Håkansson" in review_of(window).document.text


def test_work_is_brought_back_in_the_encoding_in_which_it_was_done(
    old_note: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    store = SessionStore(tmp_path / "sessions")
    with shown(qtbot, MainWindow(ReadingBackend(), SETTINGS, store)) as first:
        first.start([old_note])
        settled(qtbot, first)
        choose(qtbot, first, "cp850 ")
        first.services.commands["accept"].trigger()
        saved(qtbot, first)
    store = SessionStore(tmp_path / "sessions")
    with shown(qtbot, MainWindow(ReadingBackend(), SETTINGS, store)) as again:
        again.start()
        qtbot.waitUntil(again.start_page.recent.isVisible, timeout=TIMEOUT)
        again.services.commands["resume"].trigger()
        settled(qtbot, again)
        assert again.services.documents.entries[0].options.encoding == "cp850"
        assert again.services.documents.entries[0].resumed
        assert "Søren Håkansson" in review_of(again).document.text
        assert len(review_of(again).decisions) == 1


def test_pages_have_no_encoding(paged: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, paged, Qt.Key.Key_E, CTRL_ALT)
    assert paged.services.dialogs.current is None
    said = "The encoding can be chosen for text files only."
    qtbot.waitUntil(lambda: paged.status.currentMessage() == said, timeout=TIMEOUT)
