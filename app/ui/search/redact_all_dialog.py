"""Looks for what is typed, lists every place to tick or leave, and only then redacts them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.engine.review.redact_all import Places, Problem, SearchTerm, Standing, Way, standing
from app.ui.core.clear_button import add_clear_button
from app.ui.core.documents import OpenDocument
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, Theme, give_room, scaled
from app.ui.widgets.label_menu import swatch
from app.ui.widgets.question_dialog import text_label

_PAUSE_MS = 250
_CONTEXT = 40
_WAYS = {
    Way.TEXT: phrase("Plain text"),
    Way.WILDCARD: phrase("Wildcards: * and ?"),
    Way.REGEX: phrase("Regular expression"),
}
_PROBLEMS = {
    Problem.INVALID: phrase("This is not a valid regular expression."),
    Problem.TOO_WIDE: phrase("A wildcard needs a letter or digit next to it."),
    Problem.SLOW: phrase("This expression takes too long. Simplify it."),
}
_SPAN = Qt.ItemDataRole.UserRole
_PLACE, _BEFORE, _HIT, _AFTER = range(4)
_Check = Qt.CheckState


class RedactAllDialog(QDialog):
    """`searched` asks for the places of a term; `agreed` brings those to redact, and as what.

    Nothing changes before that. What was kept on purpose is not ticked beforehand. `rows` are those
    of places, which stand below their documents where these are several.
    """

    searched = Signal(object, bool)
    agreed = Signal(object, str)

    def __init__(
        self, theme: Theme, typed: str, documents: int, unread: int, parent: QWidget | None = None
    ) -> None:
        """`documents` can be searched; `unread` ones are open as well, and cannot be yet."""
        super().__init__(parent)
        self.setWindowTitle(tr("Search and redact all"))
        self._unread = unread
        self.rows: list[QTreeWidgetItem] = []
        self._done = 0
        self._entries: dict[int, OpenDocument] = {}
        self.words = QLineEdit(typed)
        add_clear_button(self.words)
        self.words.setAccessibleName(tr("Search for"))
        self.words.setPlaceholderText(tr("Search for"))
        self.words.selectAll()
        self.way = QComboBox()
        self.way.setAccessibleName(tr("Search mode"))
        for way, name in _WAYS.items():
            self.way.addItem(tr(name), way.value)
        self.whole = QCheckBox(tr("Whole words"))
        self.case = QCheckBox(tr("Match case"))
        self.everywhere = QCheckBox(tr("In all %n open documents", None, documents))
        self.everywhere.setVisible(documents > 1)
        self.kind = _kinds(theme)
        self.all = QCheckBox(tr("Tick all"))
        self.all.setTristate(True)
        self.all.clicked.connect(self._tick_all)
        self.list = _list()
        # A heading that is ticked ticks thousands.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._count)
        self.list.itemChanged.connect(lambda _: self._soon.start())
        self.summary = text_label("", "soft")
        self.problem = text_label("", "problem")
        self.redact = QPushButton(tr("Redact"))
        self.redact.setProperty("role", "main")
        self.redact.clicked.connect(self._agree)
        self._arrange()
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._ask)
        self.words.textChanged.connect(self._later.start)
        self.words.returnPressed.connect(self._enter)
        self.way.currentIndexChanged.connect(self._ask)
        for box in (self.whole, self.case, self.everywhere):
            box.toggled.connect(self._ask)
        self.show_places({})
        give_room(self, 96 * GRID, 72 * GRID)
        self.words.setFocus()
        if typed:
            self._later.start()

    @property
    def term(self) -> SearchTerm:
        """What is to be looked for."""
        return SearchTerm(
            self.words.text(),
            list(_WAYS)[self.way.currentIndex()],
            whole_words=self.whole.isChecked(),
            match_case=self.case.isChecked(),
        )

    @property
    def waits(self) -> bool:
        """Whether what was typed last is still to be looked for."""
        return self._later.isActive()

    def show_waiting(self) -> None:
        """It is being looked for."""
        self.problem.hide()
        self.summary.setText(tr("Searching…"))
        self.redact.setEnabled(False)

    def show_places(self, found: Mapping[OpenDocument, Places]) -> None:
        """List what was found, a heading for each document where there are several."""
        self._entries = dict(enumerate(found))
        self._done = 0
        problem = next((one.problem for one in found.values() if one.problem), None)
        with QSignalBlocker(self.list):
            self.list.clear()
            self.rows = []
            for number, (entry, places) in enumerate(found.items()):
                self._add(number, entry, places.spans, headed=len(found) > 1)
            self.list.expandAll()
        self._more = any(one.more for one in found.values())
        self.problem.setText(tr(_PROBLEMS[problem]) if problem else "")
        self.problem.setVisible(problem is not None)
        self._count()

    def _add(
        self, number: int, entry: OpenDocument, spans: Sequence[Span], *, headed: bool
    ) -> None:
        if entry.review is None or not spans:
            return
        standings = [standing(entry.review, span) for span in spans]
        self._done += standings.count(Standing.REDACTED)
        left = [
            (span, how)
            for span, how in zip(spans, standings, strict=True)
            if how is not Standing.REDACTED
        ]
        above: QTreeWidget | QTreeWidgetItem = self.list
        if headed and left:
            above = QTreeWidgetItem(self.list, [f"{entry.path.name}  {len(left)}"])
            above.setFirstColumnSpanned(True)
            above.setFlags(
                above.flags() | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsAutoTristate
            )
        for span, how in left:
            self._add_place(above, number, entry, span, how)

    def _add_place(
        self,
        above: QTreeWidget | QTreeWidgetItem,
        number: int,
        entry: OpenDocument,
        span: Span,
        how: Standing,
    ) -> None:
        assert entry.review is not None  # noqa: S101 - for the type checker
        document = entry.review.document
        text, page = document.text, document.page_of(span.start)
        before = " ".join(span.before(text, _CONTEXT).split())
        hit = " ".join(span.of(text).split())
        after = " ".join(text[span.end : span.end + _CONTEXT].split())
        if page is not None:
            at = tr("p{number}").format(number=page)
        else:
            at = tr("line {number}").format(number=text.count("\n", 0, span.start) + 1)
        kept = how is Standing.KEPT
        words = tr("{place}, rejected").format(place=at) if kept else at
        row = QTreeWidgetItem(above, [words, before, hit, after])
        row.setTextAlignment(_BEFORE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bold = QFont(self.list.font())
        bold.setBold(True)
        row.setFont(_HIT, bold)
        self.rows.append(row)
        row.setData(_PLACE, _SPAN, (number, span))
        row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        row.setCheckState(_PLACE, _Check.Unchecked if kept else _Check.Checked)
        spoken = f"{hit}: {before} {hit} {after}, {words}"
        row.setData(_PLACE, Qt.ItemDataRole.AccessibleTextRole, spoken)
        for column in (_BEFORE, _HIT, _AFTER):
            row.setToolTip(column, f"… {before} {hit} {after} …")

    @property
    def ticked(self) -> Mapping[OpenDocument, tuple[Span, ...]]:
        """The places to redact, by their documents."""
        chosen: dict[OpenDocument, list[Span]] = {}
        for row in self.rows:
            if row.checkState(_PLACE) is _Check.Checked:
                number, span = row.data(_PLACE, _SPAN)
                chosen.setdefault(self._entries[number], []).append(span)
        return {entry: tuple(spans) for entry, spans in chosen.items()}

    def _tick_all(self) -> None:
        wanted = _Check.Unchecked if self.all.checkState() is _Check.Unchecked else _Check.Checked
        with QSignalBlocker(self.list):
            for row in self.rows:
                row.setCheckState(_PLACE, wanted)
        self._count()

    def _count(self) -> None:
        rows = self.rows
        ticked = sum(row.checkState(_PLACE) is _Check.Checked for row in rows)
        state = _Check.Checked if ticked == len(rows) else _Check.PartiallyChecked
        self.all.setCheckState(state if ticked else _Check.Unchecked)
        self.all.setEnabled(bool(rows))
        self.redact.setEnabled(ticked > 0)
        self.redact.setText(tr("Redact %n", None, ticked) if ticked else tr("Redact"))
        parts = []
        if self.words.text().strip():
            parts.append(tr("%n of {total} ticked.", None, ticked).format(total=len(rows)))
        if self._done:
            parts.append(tr("%n more are already redacted.", None, self._done))
        if self._more:
            parts.append(tr("There are too many to list: redact these, then search again."))
        if self._unread and self.everywhere.isChecked():
            parts.append(tr("%n documents are not ready and are not searched.", None, self._unread))
        self.summary.setText(" ".join(parts))
        self.redact.setAccessibleDescription(self.summary.text())

    def _ask(self) -> None:
        self._later.stop()
        self.searched.emit(self.term, self.everywhere.isChecked())

    def _enter(self) -> None:
        """Search at once; once that is done, go to the list: Enter alone redacts nothing."""
        if self.waits:
            self._ask()
        elif self.rows:
            self.list.setCurrentItem(self.rows[0])
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _agree(self) -> None:
        ticked, kind = self.ticked, self.kind.currentData()
        self.accept()
        self.agreed.emit(ticked, kind)

    def _arrange(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.redact, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        grid = QGridLayout()
        grid.setSpacing(GRID)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.way, 0, 1)
        ticks = QHBoxLayout()
        ticks.setSpacing(2 * GRID)
        for choice in (self.whole, self.case, self.everywhere):
            ticks.addWidget(choice)
        ticks.addStretch(1)
        grid.addLayout(ticks, 1, 0, 1, 2)
        head = QHBoxLayout()
        head.addWidget(self.all)
        head.addStretch(1)
        head.addWidget(text_label(tr("Redact as")))
        head.addWidget(self.kind)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(GRID + GRID // 2)
        box.addLayout(grid)
        box.addWidget(self.problem)
        box.addLayout(head)
        box.addWidget(self.list, 1)
        box.addWidget(self.summary)
        box.addWidget(buttons)


class _Rows(QStyledItemDelegate):
    """What stands before a place is cut at its beginning: the words beside the place matter."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        elide = Qt.TextElideMode
        option.textElideMode = elide.ElideLeft if index.column() == _BEFORE else elide.ElideRight

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        wanted = super().sizeHint(option, index)
        # The box to tick is a little wider here than the style knows.
        beside = 2 * GRID if index.column() == _PLACE else 0
        return QSize(wanted.width() + beside, max(wanted.height(), scaled(3 * GRID)))


def _list() -> QTreeWidget:
    tree = QTreeWidget()
    tree.setItemDelegate(_Rows(tree))
    tree.setAccessibleName(tr("Matches"))
    tree.setColumnCount(4)
    tree.setHeaderHidden(True)
    tree.setUniformRowHeights(True)
    tree.setIndentation(2 * GRID)
    tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    header = tree.header()
    header.setStretchLastSection(True)
    mode = QHeaderView.ResizeMode
    header.setSectionResizeMode(_PLACE, mode.ResizeToContents)
    header.setSectionResizeMode(_BEFORE, mode.Stretch)
    header.setSectionResizeMode(_HIT, mode.ResizeToContents)
    header.setSectionResizeMode(_AFTER, mode.Stretch)
    header.setMinimumSectionSize(scaled(8 * GRID))
    return tree


def _kinds(theme: Theme) -> QComboBox:
    kinds, labels = QComboBox(), schema()
    kinds.setAccessibleName(tr("Redact as"))
    for category in labels.categories.values():
        for kind in labels.subcategories.values():
            if kind.category == category.name:
                kinds.addItem(swatch(category, theme), tr(kind.title), kind.name)
    return kinds
