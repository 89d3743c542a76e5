"""Whoever knows no key finds every command, with its key, in the menu bar."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyle, QStyleOption
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend, shown

from app import __version__
from app.settings import Settings
from app.ui.core.commands import COMMANDS
from app.ui.core.language import LANGUAGES, use_language
from app.ui.help.manual_dialog import ManualDialog
from app.ui.settings.about_dialog import AboutDialog
from app.ui.shell.main_window import MainWindow


def actions_in(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inside = action.menu()
        if isinstance(inside, QMenu):
            yield from actions_in(inside)
        elif not action.isSeparator():
            yield action


def test_every_command_is_in_just_one_menu(window: MainWindow) -> None:
    menus = window.menu_bar.menus.values()
    names = [action.objectName() for menu in menus for action in actions_in(menu)]
    assert sorted(names) == sorted(
        [
            *(one.name for one in COMMANDS),
            *(f"category_{one}" for one in window.services.commands.categories),
        ]
    )
    accept = window.services.commands["accept"]
    assert accept in actions_in(window.menu_bar.menus["&Review"])
    assert accept.shortcut().toString() == "A"


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_have_titles_and_letters_of_their_own(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    use_language(qapp, language)
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        titles = [menu.title() for menu in window.menu_bar.menus.values()]
        letters = [title[title.index("&") + 1].lower() for title in titles]
        assert len(titles) == len(set(letters)) == 5


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_command_is_chosen_with_the_mouse_alone(opened: MainWindow, qtbot: QtBot) -> None:
    opened.services.commands["next"].trigger()
    menu = opened.menu_bar.menus["&Review"]
    menu.popup(opened.mapToGlobal(opened.rect().center()))
    accept = opened.services.commands["accept"]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(accept).center())
    assert opened.reviewer.review is not None
    assert len(opened.reviewer.review.decisions) == 1


def test_about_tells_version_packs_licences_and_leads_to_the_manual(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start()
    qtbot.waitUntil(lambda: window.services.model.pack is not None, timeout=TIMEOUT)
    window.services.commands["about"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, AboutDialog)
    assert __version__ in dialog.version.text()
    qtbot.waitUntil(
        lambda: dialog.packs.rowCount() > 0 and dialog.names.count() > 3, timeout=TIMEOUT
    )
    cells = [dialog.packs.item(0, column) for column in range(4)]
    row = [cell.text() for cell in cells if cell is not None]
    assert row[0] == "accurate-en"
    assert len(row[3]) == 64
    packages = [
        dialog.names.item(at).text().split()[0].lower() for at in range(dialog.names.count())
    ]
    assert {"liberation", "pyside6_essentials", "pikepdf", "spacy"} <= set(packages)
    dialog.names.setCurrentRow(packages.index("pikepdf"))
    assert "Mozilla Public License" in dialog.text.toPlainText()
    dialog.manual_wanted.emit()
    dialog.reject()
    qtbot.waitUntil(lambda: isinstance(window.services.dialogs.current, ManualDialog))
    manual = window.services.dialogs.current
    assert isinstance(manual, ManualDialog)
    assert "The original never changes" in manual.text.toPlainText().replace("\n", " ")
    manual.reject()


def test_a_menu_that_is_higher_than_the_screen_scrolls_in_one_column(window: MainWindow) -> None:
    for menu in window.menu_bar.menus.values():
        menu.ensurePolished()
        hint = QStyle.StyleHint.SH_Menu_Scrollable
        assert menu.style().styleHint(hint, QStyleOption(), menu)
