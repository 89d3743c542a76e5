"""A walk through every view of the window, for pictures of them."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from flow_views import flow
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from app.engine.domain.export import Mode
from app.errors import Corrupt
from app.ui.adjudication.agreement_dialog import AgreementDialog
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.queue.controller import AHEAD
from app.ui.queue.open_dialogs import PasswordDialog
from app.ui.sessions.passphrase_dialog import BEGINNING, OPENING, PassphraseDialog
from app.ui.shell.main_window import MainWindow

_LIMIT_SECONDS = 240.0
_SPANISH = """La paciente acude por dolor en el tobillo derecho desde el lunes, sin otros síntomas.
No refiere fiebre ni dificultad para caminar; se recomienda reposo y control en dos semanas.
Se entrega el informe a la familia y se explica cuándo debe volver a la consulta.
"""
_DIALOGS = (
    *("settings", "shortcuts", "keys", "palette", "passphrase", "lists", "own_words"),
    *("statistics", "accept_above", "about", "help", "dropped"),
)

View = tuple[str, Callable[[], QWidget]]
"""A name, and what brings the view up: it is done anew in each theme."""


def wait(done: Callable[[], bool]) -> None:
    """Let the window work until it is `done`."""
    loop, end = QEventLoop(), time.monotonic() + _LIMIT_SECONDS
    timer = QTimer(interval=20)
    timer.timeout.connect(lambda: loop.quit() if done() or time.monotonic() > end else None)
    timer.start()
    if not done():
        loop.exec()
    if not done():
        raise SystemExit("It takes too long.")


def views(window: MainWindow, folder: Path) -> Iterator[View]:
    """The views, one after the other; `folder` is for what is written on the way."""

    def shown() -> QWidget:
        return window

    yield "empty", shown
    window.start()
    window.queue.open_samples()
    _ready(window)
    note, _, summary, *_ = window.services.documents.entries
    window.services.documents.show(note)
    window.services.commands["next_undecided"].trigger()
    for name in ("accept", "next", "reject", "next"):
        window.services.commands[name].trigger()
    yield "review", shown
    for grouping in ("category", "page", "certainty", "document", "entity"):
        window.services.commands[f"group_{grouping}"].trigger()
        wait(lambda: not window.services.jobs.busy)
        yield f"by-{grouping}", shown
    yield from flow(window, wait)
    window.findings.filter.setText("nobody")
    yield "filter", shown
    window.findings.filter.clear()
    window.services.commands["near_misses"].trigger()
    yield "near", shown
    window.services.commands["near_misses"].trigger()
    window.area.text.select(window.services.documents.entries[0].review.findings[0].span)  # type: ignore[union-attr]
    window.area.offer()
    wait(lambda: not window.services.jobs.busy)
    yield "selection", shown
    window.area.clear_selection()
    window.reviewer.focus.next_undecided()
    yield "menu", lambda: _menu(window)
    _close_menu(window)
    with _checked(window, "preview"):
        wait(lambda: not window.services.jobs.busy)
        yield "preview", shown
    yield from _asked(window)
    window.services.documents.show(summary)
    yield from _on_pages(window)
    window.area.banner.show_error(Corrupt("The PDF could not be read (ValueError)."), print)
    yield "banner", shown
    window.area.banner.clear()
    yield from _tour(window)
    yield "curtain", lambda: _curtain(window)
    window.curtain.lift()
    broken = folder / "scan-without-pages.pdf"
    broken.write_bytes(b"%PDF-1.7 nothing else")
    window.opener.open([broken])
    wait(lambda: window.services.documents.entries[-1].error is not None)
    window.services.documents.show(window.services.documents.entries[-1])
    yield "refused", shown
    window.opener.close(window.services.documents.entries[-1])
    yield from _exports(window, folder)
    yield from _two_reviewers(window, folder)


def recent(window: MainWindow) -> Iterator[View]:
    """What a window begins with that kept the work of another."""
    window.start()
    wait(window.start_page.recent.isVisible)
    yield "recent", lambda: window


def _asked(window: MainWindow) -> Iterator[View]:
    """Every dialog of a command, and those that a file asks for."""
    window.reviewer.focus.next_undecided()
    for name in _DIALOGS:
        yield name, partial(_command, window, name)
    for name, purpose in (("new", BEGINNING), ("needed", OPENING)):
        yield f"passphrase-{name}", partial(PassphraseDialog, purpose, window, asked="study")
    yield "password", partial(PasswordDialog, "sample-summary.pdf", wrong=True, parent=window)


def _on_pages(window: MainWindow) -> Iterator[View]:
    def drawn() -> QWidget:
        pages = window.area.pages
        wait(lambda: pages.pictures.get(1) is not None and not window.services.jobs.busy)
        return window

    yield "pages", drawn
    for name in ("accept", "next", "accept", "next", "reject", "next", "next"):
        window.services.commands[name].trigger()
    yield "pages-decided", drawn
    with _checked(window, "preview"):
        yield "pages-preview", drawn
    window.area.zoom(2)
    yield "pages-larger", drawn
    window.area.zoom(0)
    with _checked(window, "box"):
        for _ in range(6):
            QTest.keyClick(window.area.pages, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        yield "box-tool", drawn
        QTest.keyClick(window.area.pages, Qt.Key.Key_Return)
    yield "box", drawn
    for _ in range(7):
        window.services.commands["undo"].trigger()
    window.area.pages.go_to_page(1)


def _in_other_words(window: MainWindow, folder: Path) -> Iterator[View]:
    """A language without a model, the notice on the keyring, and a Word file beside its export."""
    letter = folder / "carta.txt"
    letter.write_text(_SPANISH, encoding="utf-8")
    window.opener.open([letter])
    entry = window.services.documents.entries[-1]
    wait(lambda: entry.review is not None and not window.services.jobs.busy)
    window.services.documents.show(entry)
    yield "language", lambda: window
    yield "language-menu", lambda: _language_menu(window)
    _close_menu(window)
    window.opener.close(entry)
    word = next(one for one in window.services.documents.entries if one.path.suffix == ".docx")
    window.services.documents.show(word)
    wait(lambda: word.review is not None and not window.services.jobs.busy)
    yield "word", lambda: window
    window.keyring_notice.tell()
    yield "keyring", lambda: window
    window.keyring_notice.hide()
    with _checked(window, "side_by_side"):
        wait(lambda: not window.services.jobs.busy)
        yield "side-by-side", lambda: window
    for name, menu in window.menu_bar.menus.items():
        yield f"menu-{name.strip('&').lower()}", partial(_popped_up, menu)
        menu.close()


def _tour(window: MainWindow) -> Iterator[View]:
    window.services.commands["tour"].trigger()
    tour = window.help.tour
    number = 0
    while tour is not None and window.help.tour is tour:
        number += 1
        yield f"tour{number}", lambda: window
        tour.next.click()


def _exports(window: MainWindow, folder: Path) -> Iterator[View]:
    yield from _in_other_words(window, folder)
    last = window.services.documents.entries[-1]
    window.services.documents.show(last)
    wait(lambda: last.review is not None)

    def one() -> ExportDialog:
        window.services.commands["export"].trigger()
        dialog = window.services.dialogs.current
        assert isinstance(dialog, ExportDialog)
        live = dialog.choice.live
        wait(lambda: bool(dialog.choice.name.text()) and not window.services.jobs.busy)
        wait(lambda: live.isHidden() or live.shown is not None)
        return dialog

    def with_look(mode: Mode) -> ExportDialog:
        dialog = one()
        dialog.choice.replace_by.buttons[mode].click()
        wait(lambda: not window.services.jobs.busy)
        return dialog

    def exported() -> QWidget:
        dialog = one()
        dialog.choice.folder.setText(str(folder))
        dialog.choice.export.click()
        wait(lambda: dialog.pages.currentWidget() is dialog.outcome)
        return dialog

    def several() -> BatchDialog:
        window.services.commands["export_reviewed"].trigger()
        dialog = window.services.dialogs.current
        assert isinstance(dialog, BatchDialog)
        return dialog

    def all_exported() -> QWidget:
        dialog = several()
        dialog.folder.setText(tempfile.mkdtemp(dir=folder))
        dialog.export.click()
        wait(lambda: dialog.open_folder.isVisible() or dialog.copy.isVisible())
        return dialog

    yield "export", one
    yield "exported", exported
    window.services.documents.show(window.services.documents.entries[0])
    for mode in Mode:
        yield f"export-{mode}", partial(with_look, mode)
    for entry in window.services.documents.entries[:2]:
        window.services.documents.show(entry)
        window.queue.finish()
    yield "queue", lambda: window
    yield "batch", several
    yield "batch-exported", all_exported
    yield "labelled", partial(_command, window, "labelled")


def _two_reviewers(window: MainWindow, folder: Path) -> Iterator[View]:
    """A project on which two reviewers disagree."""

    def be(reviewer: str) -> None:
        _saved(window)
        used = window.services.settings
        _changed(window, lambda: used.change(reviewer=reviewer))
        _ready(window)

    def compared() -> AgreementDialog:
        window.services.commands["compare"].trigger()
        dialog = window.services.dialogs.current
        assert isinstance(dialog, AgreementDialog)
        wait(lambda: not window.services.jobs.busy)
        return dialog

    _changed(window, lambda: window.projects.begin(folder / "study.incognote"))
    _ready(window)
    yield "project", lambda: window
    be("CD")
    for entry in window.services.documents.entries[:2]:
        window.services.documents.show(entry)
        window.reviewer.focus.next_undecided()
        for name in ("reject", "accept", "reject"):
            window.services.commands[name].trigger()
        window.queue.finish()
    _saved(window)
    yield "agreement", compared
    dialog = compared()
    wait(dialog.settle.isEnabled)
    _changed(window, dialog.settle.click)
    _ready(window)
    window.services.documents.show(window.services.documents.entries[0])
    window.reviewer.focus.next_undecided()
    wait(window.adjudicator.bar.isVisible)
    yield "adjudication", lambda: window


def _command(window: MainWindow, name: str) -> QWidget:
    window.services.commands[name].trigger()
    assert window.services.dialogs.current is not None
    return window.services.dialogs.current


def _menu(window: MainWindow) -> QWidget:
    _close_menu(window)
    window.menus.show_for_finding(window.mapToGlobal(window.rect().center()))
    return next(menu for menu in window.findChildren(QMenu) if menu.isVisible())


def _popped_up(menu: QMenu) -> QWidget:
    menu.popup(QPoint(0, 0))
    return menu


def _language_menu(window: MainWindow) -> QWidget:
    _close_menu(window)
    window.services.commands["language"].trigger()
    return next(menu for menu in window.findChildren(QMenu) if menu.isVisible())


def _close_menu(window: MainWindow) -> None:
    for menu in window.findChildren(QMenu):
        menu.close()


def _curtain(window: MainWindow) -> QWidget:
    window.curtain.drop()
    return window


def _changed(window: MainWindow, act: Callable[[], object]) -> None:
    """Do what changes the project, and wait until it has."""
    heard: list[object] = []
    window.projects.changed.connect(lambda: heard.append(True))
    act()
    wait(lambda: bool(heard))


def _saved(window: MainWindow) -> None:
    heard: list[object] = []
    window.autosave.settle(lambda: heard.append(True))
    wait(lambda: bool(heard) and not window.services.jobs.busy)


def _ready(window: MainWindow) -> None:
    # Those far down the queue are not read ahead.
    first = window.services.documents.entries[: AHEAD + 1]
    wait(lambda: all(one.review for one in first) and not window.services.jobs.busy)
    wait(lambda: not window.presenter.list_later.isActive())


@contextmanager
def _checked(window: MainWindow, name: str) -> Iterator[None]:
    window.services.commands[name].trigger()
    yield
    if window.services.commands[name].isChecked():
        window.services.commands[name].trigger()
