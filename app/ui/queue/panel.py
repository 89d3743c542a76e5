"""The list of documents in their order, how far each one is, and the whole queue below."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QProgressBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.sessions.storage import ADJUDICATION
from app.ui.core.documents import OpenDocument, OpenDocuments, Phase
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme, scaled
from app.ui.queue.model import ENTRY, DocumentsModel, row_statuses
from app.ui.queue.pace import in_words
from app.ui.queue.row_words import first_that_fits, name_lines
from app.ui.views.state_icons import glyph_size, paint_progress

_LOW = 40 * GRID
"""A list less high than this needs the room that its foot takes with what it says twice."""


class _Delegate(QStyledItemDelegate):
    """Paints a row: the sign, the name on as many lines as it takes, and how far it is."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        name = index.data(Qt.ItemDataRole.DisplayRole)
        lines = name_lines(name, option.font, self._view.viewport().width() - _beside_words())
        headed = _head(index) * (option.fontMetrics.height() + GRID)
        return QSize(0, headed + (len(lines) + 1) * option.fontMetrics.height() + 2 * GRID)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: OpenDocument = index.data(ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect)
        if _head(index):
            head = QRectF(row)
            head.setHeight(option.fontMetrics.height() + GRID)
            row.setTop(head.bottom())
            self._paint_head(painter, head, entry.case or tr("No patient"), option.font)
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
        centre = QPointF(row.left() + 2 * GRID + glyph_size() / 2, row.center().y())
        paint_progress(painter, centre, entry, self.theme)
        text = row.adjusted(_beside_words() - GRID, GRID, -GRID, -GRID)
        # Where the lines end is the same in the bold letters of the chosen one, if they fit.
        lines = name_lines(entry.path.name, option.font, text.width())
        bold = QFont(option.font)
        bold.setBold(True)
        wide = max(map(QFontMetricsF(bold).horizontalAdvance, lines))
        painter.setFont(bold if chosen and wide <= text.width() else option.font)
        painter.setPen(QColor(self.theme.ink))
        for number, line in enumerate(lines):
            place = text.translated(0, number * option.fontMetrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, line)
        painter.setFont(option.font)
        failed = entry.phase is Phase.FAILED
        painter.setPen(QColor(self.theme.danger if failed else self.theme.soft))
        status = first_that_fits(row_statuses(entry), option.font, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, status)
        progress = entry.shown_progress
        if entry.job is not None and progress is not None:
            bar = QRectF(text.left(), row.bottom() - 5, text.width(), 2)
            self._paint_bar(painter, bar, progress)
        painter.restore()

    def _paint_head(self, painter: QPainter, place: QRectF, case: str, font: QFont) -> None:
        """The patient whose documents follow."""
        painter.setFont(font)
        painter.setPen(QColor(self.theme.soft))
        room = place.adjusted(2 * GRID, 0, -GRID, 0)
        words = QFontMetricsF(font).elidedText(case, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words)

    def _paint_bar(self, painter: QPainter, bar: QRectF, share: float) -> None:
        done = QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height()))
        if self.theme.is_high:
            # A track as dark as its lines would look like a bar that is full.
            painter.fillRect(bar.adjusted(-1, -1, 1, 1), QColor(self.theme.edge))
            painter.fillRect(bar, QColor(self.theme.paper))
        else:
            painter.fillRect(bar, QColor(self.theme.line))
        painter.fillRect(done, QColor(self.theme.accent))


def _head(index: QModelIndex | QPersistentModelIndex) -> bool:
    """Whether a row is the first of a patient's, or of nobody's, which is said above it."""
    entry: OpenDocument = index.data(ENTRY)
    above = index.model().index(index.row() - 1, 0)
    before: OpenDocument | None = above.data(ENTRY) if above.isValid() else None
    return (before.case if before is not None else "") != entry.case


def _beside_words() -> float:
    """Pixels of a row that its sign and the space around its words take."""
    return 2 * GRID + glyph_size() + 2 * GRID


class DocumentsPanel(QWidget):
    """Shows the documents, lets one document be chosen, and rows be dragged into another order."""

    menu_wanted = Signal(object)
    remove_wanted = Signal()

    def __init__(
        self, documents: OpenDocuments, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._model = DocumentsModel(documents)
        self.list = QListView()
        self._delegate = _Delegate(theme, self.list)
        self.list.setAccessibleName(tr("Documents"))
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_menu)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        self.list.setMinimumWidth(scaled(18 * GRID))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.installEventFilter(self)
        self.foot = QueueFoot()
        self.head = QLabel()
        self.head.setProperty("role", "heading")
        self.head.setTextFormat(Qt.TextFormat.PlainText)
        self.head.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        self.head.hide()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.head)
        box.addWidget(self.list, 1)
        box.addWidget(self.foot)
        documents.current_changed.connect(self._follow)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._delegate.theme = theme
        self.list.viewport().update()

    def show_project(self, path: Path | None, reviewer: str) -> None:
        """Say which project is open, and who reviews."""
        name = path.stem if path is not None else ""
        who = tr("disagreements") if reviewer == ADJUDICATION else reviewer
        self.head.setText(f"{name} · {who}" if who else name)
        self.head.setToolTip(str(path) if path is not None else "")
        self.head.setVisible(path is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.foot.lie_low(low=event.size().height() < scaled(_LOW))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.list
            and isinstance(event, QKeyEvent)
            and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
            and event.key() == Qt.Key.Key_Delete
        ):
            # Elsewhere the key is a shortcut for findings.
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
            else:
                self.remove_wanted.emit()
            return True
        return super().eventFilter(watched, event)

    def _chosen(self, index: QModelIndex) -> None:
        entry = self._model.entry(index)
        if entry is not None and entry in self._documents.entries:
            self._documents.show(entry)

    def _follow(self, entry: OpenDocument | None) -> None:
        index = self._model.index_of(entry)
        # Several rows may be selected, of which this one was clicked last.
        if index != self.list.currentIndex():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(index, flags)

    @property
    def selected(self) -> list[OpenDocument]:
        """The documents whose rows are selected, in their order."""
        rows = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        return [self._documents.entries[row] for row in rows]

    def _ask_menu(self, position: QPoint) -> None:
        self.menu_wanted.emit(self.list.viewport().mapToGlobal(position))


class QueueFoot(QFrame):
    """Below the list of documents: progress of the queue, and buttons for all of its documents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.words = QLabel(wordWrap=True)
        self.words.setProperty("role", "soft")
        self.searched = QLabel(wordWrap=True)
        self.searched.setProperty("role", "soft")
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(tr("Documents reviewed"))
        self.buttons: dict[str, QToolButton] = {}
        self._low = self._tells_searched = False
        self._row = QHBoxLayout()
        self._row.setSpacing(GRID)
        self._row.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        box.setSpacing(GRID)
        for part in (self.words, self.searched, self.bar):
            box.addWidget(part)
        box.addLayout(self._row)

    def offer(self, name: str, action: QAction, words: str) -> None:
        """Put a button for a command here."""
        button = QToolButton()
        button.setProperty("role", "chip")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.setIconText(words)
        button.setDefaultAction(action)
        button.setAccessibleName(action.text().rstrip("…"))
        self.buttons[name] = button
        self._row.insertWidget(self._row.count() - 1, button)

    def lie_low(self, *, low: bool) -> None:
        """In a low window leave to the rows what the first line, and the rows, say as well."""
        self._low = low
        self.bar.setHidden(low)
        self.searched.setHidden(low or not self._tells_searched)

    def show_queue(
        self,
        entries: list[OpenDocument],
        left: float | None,
        search_left: float | None,
        *,
        paused: bool,
    ) -> None:
        """Tell how far the documents are.

        `left` is the time for the rest in seconds, `search_left` that until all are searched.
        """
        reviewed = sum(entry.is_reviewed for entry in entries)
        words = tr("{done} of {all} reviewed")
        parts = [words.format(done=reviewed, all=len(entries))]
        refused = sum(entry.phase is Phase.FAILED for entry in entries)
        stopped = sum(entry.phase is Phase.STOPPED for entry in entries)
        aside = refused + stopped
        if refused:
            parts.append(tr("%n refused", None, refused))
        if stopped:
            parts.append(tr("%n stopped", None, stopped))
        if left is not None and reviewed + aside < len(entries):
            parts.append(tr("{time} left").format(time=in_words(left)))
        self.words.setText(" · ".join(parts))
        self._show_searched(entries, search_left, paused=paused)
        self.bar.setRange(0, max(1, len(entries)))
        self.bar.setValue(reviewed)
        waiting = any(entry.phase is Phase.WAITING and not entry.is_reviewed for entry in entries)
        for name, wanted in (
            ("pause", paused or waiting),
            ("retry", aside > 0),
            ("export_reviewed", reviewed > 0),
        ):
            if name in self.buttons:
                self.buttons[name].setVisible(wanted)
        self.setVisible(bool(entries))

    def _show_searched(
        self, entries: list[OpenDocument], left: float | None, *, paused: bool
    ) -> None:
        """How far the search of all is, and how many findings that left to review."""
        searched = sum(entry.review is not None for entry in entries)
        to_review = sum(entry.undecided for entry in entries if not entry.is_reviewed)
        parts = []
        if any(entry.is_pending and entry.review is None for entry in entries):
            words = tr("{done} of {all} searched")
            parts.append(words.format(done=searched, all=len(entries)))
            if paused:
                parts.append(tr("paused"))
            elif left is not None:
                parts.append(tr("{time} left").format(time=in_words(left)))
        lines = [" · ".join(parts), tr("%n findings to review", None, to_review)]
        self.searched.setText("\n".join(filter(None, lines)))
        self._tells_searched = searched > 0 and len(entries) > 1
        self.lie_low(low=self._low)
