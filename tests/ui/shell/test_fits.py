"""No word is cut off, in any language and with a large font of the system."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, leave, wait_ready
from support.sampling import crossed, sampled

from app.errors import Corrupt
from app.paths import RESOURCES
from app.settings import Settings
from app.ui.core.language import LANGUAGES, use_language
from app.ui.core.theme import GRID
from app.ui.findings.delegate import FindingsDelegate
from app.ui.shell.main_window import MainWindow
from app.ui.shell.panes import _WIDTHS
from app.ui.views.state_icons import glyph_size

_ICON = Qt.ToolButtonStyle.ToolButtonIconOnly
DIALOGS = (
    *("settings", "shortcuts", "keys", "palette", "passphrase", "export", "dropped"),
    *("lists", "own_words", "statistics", "export_reviewed", "labelled", "teach"),
    *("accept_above", "reject_above", "about", "redact_all"),
)


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """The system's font is twice as large as usual."""
    usual = QFont(qapp.font())
    large = QFont(usual)
    large.setPointSizeF(2 * usual.pointSizeF())
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


def cut(window: QWidget) -> Iterator[str]:
    """Words that are larger than their control, and what stands beyond the right edge."""
    controls: list[QAbstractButton | QLabel] = [*window.findChildren(QAbstractButton)]
    controls += window.findChildren(QLabel)
    for control in controls:
        one_line = not isinstance(control, QLabel) or not control.wordWrap()
        drawn = isinstance(control, QToolButton) and control.toolButtonStyle() is _ICON
        if control.isVisible() and one_line and control.text() and not drawn:
            if isinstance(control, QAbstractButton):
                room, needed = control.width(), control.sizeHint().width()
            else:
                lines = control.text().splitlines()
                room = control.contentsRect().width()
                needed = max(control.fontMetrics().horizontalAdvance(line) for line in lines)
            if room < needed:
                yield f"{control.text()} ({room} < {needed})"
        if control.isVisible() and not one_line:
            high = control.heightForWidth(control.width())
            if control.height() < high:
                yield f"{control.text()} ({control.height()} < {high} high)"
    fields = [*window.findChildren(QLineEdit), *window.findChildren(QComboBox)]
    for low in (*fields, *(control for control in controls if control.text())):
        if low.isVisible() and low.height() < 0.9 * low.fontMetrics().height():
            yield f"{low.objectName()} {low.accessibleName()} is {low.height()} high"
    for area in window.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside is not None:
            beyond = inside.width() - area.viewport().width()
            if beyond > 0:
                yield f"{area.accessibleName()}: {beyond} beyond the edge"


def beyond(window: QWidget) -> Iterator[str]:
    """What is larger than what it stands in, or stands beyond the right edge of the window."""
    for field in window.findChildren(QLineEdit):
        around = field.parentWidget()
        if field.isVisible() and around and not around.rect().contains(field.geometry()):
            yield f"{field.accessibleName()} is cut off"
    controls: list[QAbstractButton | QLabel] = [*window.findChildren(QAbstractButton)]
    for control in (*controls, *window.findChildren(QLabel)):
        right = control.mapTo(window, control.rect().topRight()).x()
        if control.isVisible() and right > window.width():
            yield f"{control.text()} is {right - window.width()} beyond the edge"


def shows_all(qtbot: QtBot, window: QWidget) -> None:
    """Wait for the layout, then look."""

    def looked() -> None:
        assert [*cut(window), *beyond(window)] == []

    qtbot.waitUntil(looked)


@pytest.mark.parametrize("language", sampled(LANGUAGES, 2))
def test_buttons_and_labels_show_all_their_words(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    look_everywhere(language, qapp, qtbot)


@pytest.mark.usefixtures("large_font")
@pytest.mark.parametrize("language", sampled(["es", "sv"], 2))
def test_all_words_are_shown_in_twice_the_usual_font(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    look_everywhere(language, qapp, qtbot)


@pytest.mark.usefixtures("large_font")
def test_the_document_and_the_lists_grow_with_the_font(qapp: QApplication, qtbot: QtBot) -> None:
    window = MainWindow(KnownBackend(), Settings(theme="light"))
    assert window.area.text.font().pointSizeF() >= qapp.font().pointSizeF()
    assert window.panes.widths > _WIDTHS
    leave(qtbot, window)


@pytest.mark.usefixtures("large_font")
def test_the_signs_of_states_grow_with_the_font() -> None:
    assert glyph_size() > 1.5 * 14


def grown_pages(window: MainWindow) -> Iterator[str]:
    """What of the window around pages is cut off."""
    yield from (*cut(window), *beyond(window))
    export = window.toolbar.widgetForAction(window.services.commands["export"])
    if not export.isVisible():
        yield "no button to export"


@pytest.mark.usefixtures("large_font")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_around_pages_and_errors_is_there_in_twice_the_usual_font(
    language: str, qapp: QApplication, qtbot: QtBot, note: Path
) -> None:
    use_language(qapp, language)
    window = MainWindow(KnownBackend(paged=True), Settings(theme="light"))
    window.show()
    qtbot.waitExposed(window)
    window.start([note])
    wait_ready(qtbot, window)
    window.area.banner.show_error(Corrupt("The PDF could not be read."), print)
    qtbot.waitUntil(lambda: not list(grown_pages(window)))
    leave(qtbot, window)


@pytest.mark.parametrize(("language", "score"), crossed(LANGUAGES, [0.3, 1.0]))
def test_the_heading_of_near_misses_is_not_cut(
    language: str, score: float, qapp: QApplication, qtbot: QtBot, note: Path
) -> None:
    use_language(qapp, language)
    window = MainWindow(KnownBackend(doubted={"fell": score}), Settings(theme="light"))
    window.show()
    qtbot.waitExposed(window)
    window.start([note])
    wait_ready(qtbot, window)
    qtbot.waitUntil(lambda: window.findings.model.near_heading().isValid())
    heading = window.findings.model.near_heading()
    node = window.findings.model.node(heading)
    assert node is not None
    bold = QFont(window.findings.tree.font())
    bold.setBold(True)
    title = QFontMetricsF(bold).horizontalAdvance(f"{node.title}  {len(node.ids)}")
    room = window.findings.tree.visualRect(heading).width() - title - 2.5 * GRID
    metrics = QFontMetricsF(window.findings.tree.font())
    delegate = window.findings.tree.itemDelegate()
    assert isinstance(delegate, FindingsDelegate)
    words = delegate.state_words(node, metrics, room)
    assert metrics.horizontalAdvance(words) <= room
    leave(qtbot, window)


def look_everywhere(language: str, qapp: QApplication, qtbot: QtBot) -> None:
    use_language(qapp, language)
    window = MainWindow(KnownBackend(doubted={"fall": 0.3}), Settings(theme="light"))
    window.show()
    qtbot.waitExposed(window)
    shows_all(qtbot, window)
    window.start([RESOURCES / "samples" / "sample-note.txt"])
    wait_ready(qtbot, window)
    window.area.text.selectAll()
    window.area.offer()
    shows_all(qtbot, window)
    window.services.commands["tour"].trigger()
    tour = window.help.tour
    while window.help.tour is not None and tour is not None:
        shows_all(qtbot, tour)
        tour.next.click()
    window.reviewer.focus.step(1)
    window.services.commands["finish"].trigger()
    for name in DIALOGS:
        window.services.commands[name].trigger()
        dialog = window.services.dialogs.current
        assert dialog is not None
        shows_all(qtbot, dialog)
        dialog.reject()
    leave(qtbot, window)
