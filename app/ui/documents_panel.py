"""The list of open documents, how far each one is, and a sum below."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.session import Entry, Phase, Session
from app.ui.state_glyph import SIZE, paint_progress
from app.ui.theme import GRID, Theme

_ENTRY = Qt.ItemDataRole.UserRole


def status_of(entry: Entry) -> str:
    """How far a document is, in a few words."""
    if entry.phase is not Phase.READY:
        share = "" if entry.progress is None else f" {entry.progress:.0%}"
        return f"{entry.phase.value.capitalize()}{share}"
    if entry.exported is not None and entry.exported is entry.review:
        return "Exported"
    if entry.undecided:
        return f"{entry.undecided} to review"
    assert entry.review is not None  # noqa: S101 - for the type checker
    return "All decided" if entry.review.findings else "Nothing found"


class DocumentsModel(QAbstractListModel):
    """Rows of the session's entries."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._entries: list[Entry] = []
        session.added.connect(self._add)
        session.removed.connect(self._remove)
        session.updated.connect(self._update)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        entry = self._entries[index.row()]
        if role == _ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.path.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.path.name}, {status_of(entry)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{entry.path}\n{status_of(entry)}"
        return None

    def entry(self, index: QModelIndex) -> Entry | None:
        """The entry of a row."""
        return self._entries[index.row()] if index.isValid() else None

    def index_of(self, entry: Entry | None) -> QModelIndex:
        """The row of an entry."""
        return self.index(self._entries.index(entry)) if entry in self._entries else QModelIndex()

    def _add(self, entry: Entry) -> None:
        self.beginInsertRows(QModelIndex(), len(self._entries), len(self._entries))
        self._entries.append(entry)
        self.endInsertRows()

    def _remove(self, entry: Entry) -> None:
        row = self._entries.index(entry)
        self.beginRemoveRows(QModelIndex(), row, row)
        self._entries.pop(row)
        self.endRemoveRows()

    def _update(self, entry: Entry) -> None:
        index = self.index_of(entry)
        self.dataChanged.emit(index, index)


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
    ) -> QSize:
        height = option.fontMetrics.height()
        return QSize(0, 2 * height + 2 * GRID)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: Entry = index.data(_ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if chosen:
            painter.fillRect(row, QColor(self.theme.chosen))
            painter.fillRect(
                QRectF(row.left(), row.top(), 3, row.height()), QColor(self.theme.accent)
            )
        if focused:
            painter.setPen(QPen(QColor(self.theme.accent), 2))
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 4, 4)
        paint_progress(
            painter, QPointF(row.left() + 2 * GRID + SIZE / 2, row.center().y()), entry, self.theme
        )
        text = row.adjusted(2 * GRID + SIZE + GRID, GRID, -GRID, -GRID)
        font = QFont(option.font)
        font.setBold(chosen)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.ink))
        name = QFontMetricsF(font).elidedText(
            entry.path.name, Qt.TextElideMode.ElideMiddle, text.width()
        )
        painter.drawText(text, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, name)
        painter.setFont(option.font)
        failed = entry.phase is Phase.FAILED
        painter.setPen(QColor(self.theme.danger if failed else self.theme.soft))
        painter.drawText(
            text, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, status_of(entry)
        )
        if entry.job is not None and entry.progress is not None:
            bar = QRectF(text.left(), row.bottom() - 5, text.width(), 2)
            painter.fillRect(bar, QColor(self.theme.line))
            bar.setWidth(bar.width() * entry.progress)
            painter.fillRect(bar, QColor(self.theme.accent))
        painter.restore()


class DocumentsPanel(QWidget):
    """Shows the session and lets one document be chosen."""

    menu_wanted = Signal(object)

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = DocumentsModel(session)
        self._delegate = _Delegate(theme, self)
        self.list = QListView()
        self.list.setAccessibleName("Documents")
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_menu)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.setMinimumWidth(18 * GRID)
        self._sum = QLabel()
        self._sum.setProperty("role", "soft")
        self._sum.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.list, 1)
        box.addWidget(self._sum)
        session.current_changed.connect(self._follow)
        for signal in (session.added, session.removed, session.updated):
            signal.connect(self._count)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._delegate.theme = theme
        self.list.viewport().update()

    def _chosen(self, index: QModelIndex) -> None:
        entry = self._model.entry(index)
        if entry is not None and entry in self._session.entries:
            self._session.show(entry)

    def _follow(self, entry: Entry | None) -> None:
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(self._model.index_of(entry), flags)

    def _count(self) -> None:
        entries = self._session.entries
        ready = sum(entry.phase is Phase.READY and not entry.undecided for entry in entries)
        self._sum.setText(f"{ready} of {len(entries)} decided" if entries else "")

    def _ask_menu(self, position: QPoint) -> None:
        self.menu_wanted.emit(self.list.viewport().mapToGlobal(position))
