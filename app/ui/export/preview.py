"""Beside the choices of an export: the document as it will look with what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout

from app.engine.domain.export import Mode, Plan
from app.engine.domain.types import Review
from app.errors import AppError
from app.ui.core.commands import keys_of
from app.ui.core.documents import Entry
from app.ui.core.icons import icon
from app.ui.core.jobs import Lane
from app.ui.core.key_hints import with_key
from app.ui.core.language import tr
from app.ui.core.messages import said
from app.ui.core.room import grown
from app.ui.core.theme import GRID
from app.ui.export.exported_page import ExportedPage
from app.ui.export.exported_text import ExportedText, original_place

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class LivePage(QFrame):
    """Plans each look once, when it is first wanted. `shown` is the look that is in view.

    A plan that is being made is never stopped, as that would end the child process that makes it;
    one that comes too late is not shown.
    """

    def __init__(self, window: MainWindow, entry: Entry, review: Review, mode: Mode) -> None:
        super().__init__()
        self.setAccessibleName(tr("As exported"))
        self.setProperty("role", "live")
        self.shown: Mode | None = None
        self._backend, self._runner, self._review = window.backend, window.runner, review
        self._wanted = mode
        self._plans: dict[Mode, Plan] = {}
        self._planning = self._left = False
        self.view = _view(window, entry, review)
        self.line = QLabel()
        self.line.setProperty("role", "soft")
        self.previous = self._button(
            window, "previous_page", tr("Previous page with a replacement")
        )
        self.next = self._button(window, "next_page", tr("Next page with a replacement"))
        self._arrange()
        if isinstance(self.view, ExportedPage):
            self.view.turned.connect(self._name_page)
            self.view.pictures.failed.connect(self._tell)
            self.previous.clicked.connect(lambda: self._step(-1))
            self.next.clicked.connect(lambda: self._step(1))
        self._name_page()

    @property
    def least_width(self) -> int:
        """Pixels below which there is nothing to be seen in it."""
        return max(grown(40 * GRID), self.minimumSizeHint().width())

    def show_mode(self, mode: Mode) -> None:
        """Show another look as soon as it is planned; until then the one before stays."""
        self._wanted = mode
        if self.isVisible():
            self._go_on()

    def leave(self) -> None:
        """The dialog is closed."""
        self._left = True
        self.view.leave()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._go_on()

    def _go_on(self) -> None:
        mode = self._wanted
        if mode in self._plans:
            if mode is not self.shown:
                self.shown = mode
                self.view.show_plan(self._plans[mode])
                self._name_page()
        elif not self._planning:
            self._planning = True
            review, backend = self._review, self._backend
            self._runner.start(
                Lane.QUICK,
                lambda reporter: backend.plan(review, mode, reporter),
                done=self._planned,
                failed=lambda error: self._refused(mode, error),
            )

    def _planned(self, plan: Plan) -> None:
        self._planning = False
        if not self._left:
            self._plans[plan.mode] = plan
            self._go_on()

    def _refused(self, mode: Mode, error: AppError) -> None:
        self._planning = False
        if self._left:
            return
        if mode is not self._wanted:
            self._go_on()
            return
        # The look before would be taken for the one that is chosen.
        self.shown = None
        self.view.clear()
        self._tell(error)

    def _step(self, by: int) -> None:
        if isinstance(self.view, ExportedPage):
            self.view.step(by)

    def _name_page(self) -> None:
        if not isinstance(self.view, ExportedPage):
            self.line.clear()
            return
        total = len(self._review.document.pages)
        words = tr("Page {number} of {total}").format(number=self.view.number, total=total)
        self.line.setText(words)
        self.view.setAccessibleName(f"{tr('As exported')}. {words}")
        self.previous.setEnabled(self.view.beside(-1) is not None)
        self.next.setEnabled(self.view.beside(1) is not None)

    def _tell(self, error: AppError) -> None:
        self.line.setText(said(error)[0])

    def _button(self, window: MainWindow, command: str, words: str) -> QToolButton:
        action = window.commands[command]
        button = QToolButton()
        button.setIcon(icon(command.removesuffix("_page"), window.preferences.theme))
        button.setIconSize(QSize(grown(20), grown(20)))
        button.setAccessibleName(words)
        button.setToolTip(with_key(f"{words} ({{key}})", keys_of(action)))
        button.setShortcut(action.shortcut())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if len(self._review.document.pages) <= 1:
            button.hide()
        return button

    def _arrange(self) -> None:
        # The choices beside it are worth more: it takes what room they leave.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        heading = QLabel(tr("As exported"))
        heading.setProperty("role", "heading")
        foot = QFrame()
        foot.setProperty("role", "bar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        row.setSpacing(GRID)
        row.addWidget(heading)
        row.addWidget(self.line, 1)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.view, 1)
        box.addWidget(foot)


def _view(window: MainWindow, entry: Entry, review: Review) -> ExportedPage | ExportedText:
    """It begins where the reviewer is."""
    space, theme = window.workspace, window.preferences.theme
    if space.view is space.pages:
        return ExportedPage(entry, review, theme, window.runner, window.backend, space.pages.page)
    seen, plan = int(space.text.top()), window.preview.plan
    if plan is not None:
        seen = original_place(plan, seen)
    page = review.document.page_of(seen)
    if page is not None:
        return ExportedPage(entry, review, theme, window.runner, window.backend, page)
    return ExportedText(review, theme, seen)
