"""The list of findings with its filter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app.engine.types import Review
from app.ui.findings_delegate import FindingsDelegate
from app.ui.findings_model import FindingsModel
from app.ui.theme import GRID, Theme


class FindingsTree(QTreeView):
    """A tree in which letters are shortcuts, not a search."""

    def keyboardSearch(self, search: str) -> None:
        """Leave letters to the window."""

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.ignore()
            return False
        return super().event(event)


class FindingsPanel(QWidget):
    """Shows a review; `taken` names the findings of the row that was chosen."""

    taken = Signal(object)
    menu_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = FindingsModel(self)
        self._moving = False
        self._collapsed: set[tuple[str, ...]] = set()
        self._opened: set[tuple[str, ...]] = set()
        self._delegate = FindingsDelegate(theme, self._model)
        self.tree = self._make_tree()
        self.filter = QLineEdit(placeholderText="Filter findings", clearButtonEnabled=True)
        self.filter.setAccessibleName("Filter findings by text")
        self.filter.setToolTip("Filter findings by text (/)")
        self.only_undecided = QToolButton()
        self.only_undecided.setText("To review")
        self.only_undecided.setCheckable(True)
        self.only_undecided.setProperty("role", "chip")
        self.only_undecided.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.only_undecided.setAccessibleName("Show only findings to review")
        self.only_undecided.setToolTip("Show only findings to review")
        self.filter.textChanged.connect(self._filter)
        self.only_undecided.toggled.connect(self._filter)
        self._empty = QLabel("", alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._empty.setProperty("role", "nothing")
        self._empty.setContentsMargins(3 * GRID, 4 * GRID, 3 * GRID, 4 * GRID)
        head = QFrame()
        head.setProperty("role", "panel-head")
        row = QHBoxLayout(head)
        row.setContentsMargins(GRID, GRID, GRID, GRID)
        row.setSpacing(GRID)
        row.addWidget(self.filter, 1)
        row.addWidget(self.only_undecided)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(head)
        box.addWidget(self._empty)
        box.addWidget(self.tree, 1)
        self.show_review(None)

    @property
    def model(self) -> FindingsModel:
        """The rows behind the tree."""
        return self._model

    def show_review(self, review: Review | None) -> None:
        """Another review, or none."""
        self._moving = True
        self._model.show(review)
        self._moving = False
        if review is None:
            self._empty.setText("Findings appear here once the document was searched.")
        elif not review.findings:
            self._empty.setText("Nothing was found. Select text and press N to mark it.")
        else:
            self._empty.setText("No finding fits the filter.")
        shown = self._model.rowCount() > 0
        self._empty.setVisible(not shown)
        self.tree.viewport().update()

    def focus_on(self, finding_ids: tuple[str, ...]) -> None:
        """Ring these findings and bring the first into view."""
        self._model.scope = frozenset(finding_ids)
        index = self._model.index_of(finding_ids[0]) if finding_ids else None
        current = self._model.node(self.tree.currentIndex())
        if index is not None and not (current is not None and tuple(current.ids) == finding_ids):
            self._moving = True
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.tree.selectionModel().setCurrentIndex(index, flags)
            if index.isValid():
                self.tree.scrollTo(index)
            self._moving = False
        self.tree.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._delegate.theme = theme
        self.tree.viewport().update()

    def _make_tree(self) -> FindingsTree:
        tree = FindingsTree()
        tree.setAccessibleName("Findings")
        tree.setModel(self._model)
        tree.setItemDelegate(self._delegate)
        tree.setHeaderHidden(True)
        tree.setUniformRowHeights(True)
        tree.setIndentation(2 * GRID)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.setMinimumWidth(30 * GRID)
        tree.selectionModel().currentChanged.connect(self._chosen)
        tree.customContextMenuRequested.connect(self._ask_menu)
        tree.collapsed.connect(lambda index: self._note(index, shut=True))
        tree.expanded.connect(lambda index: self._note(index, shut=False))
        self._model.modelReset.connect(self._restore)
        return tree

    def _filter(self) -> None:
        self._moving = True
        self._model.set_filter(
            self.filter.text().strip(), only_undecided=self.only_undecided.isChecked()
        )
        self._moving = False
        self._empty.setVisible(self._model.rowCount() == 0)
        self._empty.setText("No finding fits the filter.")
        self.focus_on(tuple(self._model.scope))

    def _note(self, index: object, *, shut: bool) -> None:
        node = self._model.node(index)  # type: ignore[arg-type]
        if node is None or self._moving:
            return
        group = self._collapsed if node.is_category else self._opened
        if shut is node.is_category:
            group.add(node.key)
        else:
            group.discard(node.key)

    def _restore(self) -> None:
        """Categories are open and texts shut, but for those that the user left otherwise."""
        moving, self._moving = self._moving, True
        for row in range(self._model.rowCount()):
            top = self._model.index(row, 0)
            node = self._model.node(top)
            self.tree.setExpanded(top, node is not None and node.key not in self._collapsed)
            for inner in range(self._model.rowCount(top) if self._opened else 0):
                child = self._model.index(inner, 0, top)
                below = self._model.node(child)
                if below is not None and below.key in self._opened:
                    self.tree.expand(child)
        self._moving = moving

    def _chosen(self) -> None:
        node = self._model.node(self.tree.currentIndex())
        if node is not None and not self._moving:
            self.taken.emit(tuple(node.ids))

    def _ask_menu(self, position: QPoint) -> None:
        self.menu_wanted.emit(self.tree.viewport().mapToGlobal(position))
