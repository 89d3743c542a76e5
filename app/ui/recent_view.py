"""What was left unfinished, and what was closed lately: below the place to drop files on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.sessions.summary import Summary
from app.ui.theme import GRID

_SUMMARY = Qt.ItemDataRole.UserRole
_ROWS = 5


def status_of(summary: Summary) -> str:
    """How far the work on a document is, in a few words."""
    if summary.error is not None:
        return "cannot be read"
    if summary.exported:
        return "exported"
    if summary.undecided:
        return f"{summary.undecided} to review"
    return "all decided" if summary.findings else "not searched yet"


class RecentView(QFrame):
    """Hidden while nothing is saved. `wanted` brings summaries to open, `unwanted` to forget."""

    wanted = Signal(object)
    unwanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setFixedWidth(64 * GRID)
        self._left: tuple[Summary, ...] = ()
        title = QLabel("Recent documents")
        title.setProperty("role", "heading")
        self.resume = QPushButton()
        self.resume.setToolTip("Open what was open when the program last ended (Ctrl+Shift+O)")
        self.resume.clicked.connect(lambda: self.wanted.emit(self._left))
        self.list = QListWidget()
        self.list.setAccessibleName("Recent documents")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._open)
        self.list.itemSelectionChanged.connect(self._choose)
        self.list.installEventFilter(self)
        self.forget = QPushButton("Forget")
        self.forget.setToolTip("Delete what is saved of the chosen document (Delete)")
        self.forget.clicked.connect(self._forget)
        self.forget_all = QPushButton("Forget all")
        self.forget_all.setToolTip("Delete everything that is saved; the documents stay")
        self.forget_all.clicked.connect(lambda: self.unwanted.emit(self.summaries))
        kept = QLabel("Saved encrypted, on this computer only.")
        kept.setProperty("role", "soft")
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.resume)
        foot = QHBoxLayout()
        foot.setSpacing(GRID)
        foot.addWidget(kept, 1)
        foot.addWidget(self.forget)
        foot.addWidget(self.forget_all)
        box = QVBoxLayout(self)
        box.setSpacing(GRID)
        box.addLayout(head)
        box.addWidget(self.list)
        box.addLayout(foot)
        self.hide()

    @property
    def summaries(self) -> tuple[Summary, ...]:
        """What the list shows."""
        return tuple(self.list.item(row).data(_SUMMARY) for row in range(self.list.count()))

    @property
    def left(self) -> tuple[Summary, ...]:
        """Documents that were open when the program last ended."""
        return self._left

    def show_saved(self, saved: Sequence[Summary]) -> None:
        """Another list."""
        self.list.clear()
        for summary in saved:
            name = summary.path.name if summary.path else "A saved session"
            item = QListWidgetItem(f"{name} · {status_of(summary)}")
            item.setData(_SUMMARY, summary)
            error = summary.error
            item.setToolTip(f"{error.message} {error.hint}" if error else str(summary.path))
            self.list.addItem(item)
        self._left = tuple(one for one in saved if one.error is None and not one.closed)
        count = len(self._left)
        self.resume.setText(
            f"Continue with {count} documents" if count > 1 else "Continue where you left off"
        )
        self.resume.setVisible(count > 0)
        # Rows have the height of their style only once the list has it.
        self.list.ensurePolished()
        row = self.list.sizeHintForRow(0) if saved else 0
        self.list.setFixedHeight(row * min(_ROWS, len(saved)) + GRID)
        self._choose()
        self.setVisible(bool(saved))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.list
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Delete
        ):
            self._forget()
            return True
        return super().eventFilter(watched, event)

    def _open(self, item: QListWidgetItem) -> None:
        summary: Summary = item.data(_SUMMARY)
        if summary.error is None:
            self.wanted.emit((summary,))

    def _choose(self) -> None:
        self.forget.setEnabled(bool(self.list.selectedItems()))

    def _forget(self) -> None:
        chosen = tuple(item.data(_SUMMARY) for item in self.list.selectedItems())
        if chosen:
            self.unwanted.emit(chosen)
