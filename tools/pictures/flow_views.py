"""Views of the flow of a review: what is told in passing, and what comes once all is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QWidget

from app.ui.search.redact_all_dialog import RedactAllDialog
from app.ui.shell.main_window import MainWindow

View = tuple[str, Callable[[], QWidget]]


def flow(window: MainWindow, wait: Callable[[Callable[[], bool]], None]) -> Iterator[View]:
    """The document in view, from some findings decided at once to all of them; undone after."""

    def still() -> QWidget:
        wait(lambda: not window.services.jobs.busy and not window.presenter.list_later.isActive())
        return window

    commands, reviewer = window.services.commands, window.reviewer
    undecided = [one.id for one in reviewer.undecided]
    reviewer.focus.take(undecided[1:5])
    yield "several", still
    window.services.settings.change(mode="surrogate")
    # Planned a moment later.
    wait(lambda: bool(window.services.documents.entries[0].surrogates))
    yield "surrogates", still
    yield "redact-all", lambda: _searched(window, wait)
    reviewer.focus.look_at(undecided[0])
    yield "proposed", lambda: _asked(window)
    window.services.settings.change(mode="mask")
    reviewer.focus.look_at(undecided[0])
    commands["accept_category"].trigger()
    yield "told", still
    steps = 1
    while reviewer.undecided:
        reviewer.focus.next_undecided()
        commands["accept_category"].trigger()
        steps += 1
    yield "done", still
    window.completion.banner.second.click()
    wait(window.second_look.bar.isVisible)
    yield "second-look", still
    window.second_look.leave()
    window.second_look.end()
    yield "second-look-end", still
    window.second_look.end()
    for _ in range(steps):
        commands["undo"].trigger()


def _asked(window: MainWindow) -> QWidget:
    window.services.commands["own_words"].trigger()
    assert window.services.dialogs.current is not None
    return window.services.dialogs.current


def _searched(window: MainWindow, wait: Callable[[Callable[[], bool]], None]) -> QWidget:
    window.services.commands["redact_all"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, RedactAllDialog)
    dialog.everywhere.setChecked(True)
    dialog.words.setText("on")
    wait(lambda: not dialog.waits and not window.services.jobs.busy)
    return dialog
