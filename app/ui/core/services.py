"""What every area of the window works with: given to controllers, never to views."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDialog, QWidget

from app.errors import AppError
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.commands import CommandRegistry
from app.ui.core.documents import OpenDocuments
from app.ui.core.jobs import JobRunner
from app.ui.core.model_loader import ModelLoader
from app.ui.core.settings_store import SettingsStore
from app.ui.core.slips import IdleWheel
from app.ui.core.undo import UndoHistory


class Notifier(QObject):
    """What is told in passing. The status line and the banner listen; who tells knows neither.

    `message` is told whichever document is in view, `document_message` only while the one in view
    stays there, and `undoable` the same of a step that was just done and can be undone. `failed`
    brings an error and what tries again, or None; `recovered` an error that is over.
    """

    message = Signal(str)
    document_message = Signal(str)
    undoable = Signal(str)
    failed = Signal(object, object)
    recovered = Signal(object)

    def fail(self, error: AppError, again: Callable[[], None] | None = None) -> None:
        """Tell of an error; also a slot for signals that bring one."""
        self.failed.emit(error, again)


class DialogHost(QObject):
    """Shows one dialog at a time, over `window`; `current` is the open one.

    They are shown, never run: a nested event loop would keep the caller on the stack.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        self.current: QDialog | None = None
        self._idle_wheel = IdleWheel(self)

    def open(self, dialog: QDialog) -> None:
        """Show a dialog, which goes for good when it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.current = dialog
        dialog.finished.connect(self._closed)
        for field in (*dialog.findChildren(QComboBox), *dialog.findChildren(QAbstractSpinBox)):
            field.installEventFilter(self._idle_wheel)
        dialog.open()

    def later(self, act: Callable[[], None]) -> None:
        """Once the dialog has gone: there is one at a time, and it does not outlive its keys."""
        QTimer.singleShot(0, self.window, act)

    def _closed(self) -> None:
        self.current = None


@dataclass(frozen=True, slots=True)
class Services:
    """The services that every area is given: no views and no controllers."""

    backend: Backend
    jobs: JobRunner
    documents: OpenDocuments
    history: UndoHistory
    commands: CommandRegistry
    settings: SettingsStore
    model: ModelLoader
    notifier: Notifier
    dialogs: DialogHost
    store: SessionStore | None


def make_services(
    window: QWidget, backend: Backend, settings: Settings, store: SessionStore | None
) -> Services:
    """The services of one window. Without a `store` no work outlives it."""
    jobs, documents = JobRunner(window), OpenDocuments(window)
    commands, notifier = CommandRegistry(window), Notifier(window)
    stored = SettingsStore(settings, window)
    model = ModelLoader(stored, jobs, backend)
    stored.failed.connect(notifier.fail)
    stored.changed.connect(lambda _, now: commands.use_keys(now.keys))
    model.failed.connect(lambda error: notifier.fail(error, model.load))
    return Services(
        backend=backend,
        jobs=jobs,
        documents=documents,
        history=UndoHistory(documents),
        commands=commands,
        settings=stored,
        model=model,
        notifier=notifier,
        dialogs=DialogHost(window),
        store=store,
    )
