"""The list of findings with its filter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.core.clear_button import add_clear_button
from app.ui.core.documents import OpenDocument
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme, scaled
from app.ui.findings.delegate import FindingsDelegate
from app.ui.findings.filters import CategoryChips, FilterField
from app.ui.findings.model import FindingsModel
from app.ui.findings.rows import NEAR
from app.ui.findings.tree import FindingsTree, SelectionFoot
from app.ui.review.grouping import Grouping, Node

_AT_ONCE = 500
"""Rows that are laid out without a pause."""
_LEAST_FILTER = 9 * GRID
_LEAST_HEIGHT = 40 * GRID
_LEAST_LIST = 16 * GRID
_ANY = 16_777_215
"""As high as Qt lets a widget be."""


class FindingsPanel(QWidget):
    """Shows a review; `taken` names the findings of the rows that were chosen.

    `near_opened` tells whether the near misses are open now.
    """

    taken = Signal(object)
    menu_wanted = Signal(object)
    near_opened = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = FindingsModel(self)
        self._moving = False
        self._focus: tuple[str, ...] = ()
        self.add_key = ""
        self._collapsed: set[tuple[str, ...]] = set()
        self._opened: set[tuple[str, ...]] = set()
        self._opening: list[QModelIndex] = []
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._open_rest)
        self._delegate = FindingsDelegate(theme, self._model)
        self.tree = self._make_tree()
        self.filter = FilterField(placeholderText=tr("Filter"))
        add_clear_button(self.filter)
        self.filter.entered.connect(self._enter)
        self.filter.setAccessibleName(tr("Filter findings by text"))
        self.only_undecided = QToolButton()
        self.only_undecided.setText(tr("To review"))
        self.only_undecided.setCheckable(True)
        self.only_undecided.setProperty("role", "chip")
        self.only_undecided.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.only_undecided.setAccessibleName(tr("Show only findings to review"))
        self.only_undecided.setToolTip(tr("Show only findings to review"))
        self.waiting = WaitingLine(tr("Grouping mentions…"))
        words = tr("Provisional: you can decide once the search is complete")
        self.provisional = QLabel(words, wordWrap=True)
        self.provisional.setProperty("role", "soft")
        self.provisional.setContentsMargins(GRID, GRID // 2, GRID, GRID // 2)
        self.chips = CategoryChips()
        self.chips.set_theme(theme)
        self.chips.entered.connect(self._enter)
        self.chips.changed.connect(self._filter)
        self.filter.textChanged.connect(self._filter)
        self.only_undecided.toggled.connect(self._filter)
        self.empty = QLabel("", alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.empty.setProperty("role", "nothing")
        self.grouping = QToolButton()
        self.grouping.setProperty("role", "chip")
        self.grouping.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.grouping.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._make_head())
        box.addWidget(self.empty)
        box.addWidget(self.tree, 1)
        self.foot = SelectionFoot()
        box.addWidget(self.foot)
        self.show_entry(None)

    @property
    def model(self) -> FindingsModel:
        """The rows behind the tree."""
        return self._model

    def offer_groupings(self, actions: Sequence[QAction]) -> None:
        """The commands that the button for the grouping offers."""
        menu = QMenu(self)
        menu.addActions(actions)
        self.grouping.setMenu(menu)

    def set_grouping(self, grouping: Grouping) -> None:
        """Put other findings together; what is chosen stays chosen."""
        self.grouping.setText(f"{grouping.words} ▾")
        self.grouping.setAccessibleName(tr("Grouping: {grouping}").format(grouping=grouping.words))
        self.grouping.setToolTip(tr("How the findings are grouped"))
        self._fit()
        if grouping is not self._model.grouping:
            self._model.set_grouping(grouping)

    def open_near(self, opened: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide the near misses, unless the list has done that by itself."""
        if opened is (NEAR in self._opened):
            return
        heading = self._model.near_heading()
        (self._opened.add if opened else self._opened.discard)(NEAR)
        if heading.isValid():
            self._moving = True
            self.tree.setExpanded(heading, opened)
            self._moving = False
            if opened:
                self.tree.scrollTo(heading, QAbstractItemView.ScrollHint.PositionAtTop)

    def show_entry(self, entry: OpenDocument | None) -> None:
        """The review of another document, or another of the same, or none."""
        review = entry.shown_review if entry is not None else None
        provisional = entry is not None and entry.review is None and review is not None
        self.provisional.setVisible(provisional)
        if entry is not None and entry.error is not None and review is None:
            self.empty.setText(tr("This document was refused, so it was not searched."))
        elif review is None:
            self.empty.setText(tr("Findings appear here once the document is searched."))
        elif provisional and not review.findings:
            self.empty.setText(tr("Nothing found so far."))
        elif not review.findings and not review.regions:
            self.empty.setText(_nothing(self.add_key))
        else:
            self.empty.setText(tr("No findings match the filter."))
        self.show_surrogates(entry)
        if entry is None:
            self._model.show(None)
        else:
            self._model.show(review, entry.near, entry.entities, provisional=provisional)
        self.empty.setVisible(self._model.rowCount() == 0)
        self.tree.viewport().update()

    def show_surrogates(self, entry: OpenDocument | None) -> None:
        """What an export will write is known now, or is nothing of its own."""
        self._model.surrogates = entry.surrogates if entry is not None else {}
        self.tree.viewport().update()

    def focus_on(self, finding_ids: tuple[str, ...]) -> None:
        """Ring these findings, choose their rows and bring the first into view."""
        self._focus, self._model.scope = finding_ids, frozenset(finding_ids)
        if self._chosen_ids() != finding_ids and not self._model.making:
            moving, self._moving = self._moving, True
            self.tree.choose(self._model.rows_of(finding_ids))
            self._moving = moving
        self.foot.follow(len(finding_ids) if self._model.are_findings(finding_ids) else 0)
        self.tree.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._delegate.theme = theme
        self.chips.set_theme(theme)
        self.tree.viewport().update()

    def _make_head(self) -> QFrame:
        head = QFrame()
        head.setProperty("role", "panel-head")
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.only_undecided)
        buttons.addWidget(self.grouping, 1)
        self._tools = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._tools.setContentsMargins(GRID, GRID, GRID, GRID)
        self._tools.setSpacing(GRID)
        self._tools.addWidget(self.filter, 1)
        self._tools.addLayout(buttons)
        rows = QVBoxLayout(head)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(self._tools)
        rows.addWidget(self.chips)
        rows.addWidget(self.waiting)
        rows.addWidget(self.provisional)
        return head

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._make_low()

    def _fit(self) -> None:
        """The filter goes above its buttons where it would have room for a few letters only."""
        buttons = (self.only_undecided, self.grouping)
        taken = sum(button.sizeHint().width() + GRID for button in buttons) + 2 * GRID
        beside = self.width() - taken >= scaled(_LEAST_FILTER)
        way = QBoxLayout.Direction
        self._tools.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def _make_low(self) -> None:
        """On a low screen the rows come first: they have their own ✓ and ✕."""
        low = self.height() < scaled(_LEAST_HEIGHT)
        self.foot.setMaximumHeight(0 if low else _ANY)
        chips = self.chips.heightForWidth(self.width())
        others = self._tools.sizeHint().height() + self.foot.sizeHint().height()
        low = low or self.height() - others - chips < scaled(_LEAST_LIST)
        self.chips.setMaximumHeight(0 if low else _ANY)

    def _make_tree(self) -> FindingsTree:
        tree = FindingsTree(self._delegate)
        tree.setAccessibleName(tr("Findings"))
        tree.setModel(self._model)
        tree.setHeaderHidden(True)
        tree.setUniformRowHeights(True)
        tree.setIndentation(2 * GRID)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.setMinimumWidth(30 * GRID)
        tree.selectionModel().selectionChanged.connect(self._chosen)
        tree.customContextMenuRequested.connect(self._ask_menu)
        tree.collapsed.connect(lambda index: self._note(index, shut=True))
        tree.expanded.connect(lambda index: self._note(index, shut=False))
        self._model.modelAboutToBeReset.connect(self._begin_anew)
        self._model.modelReset.connect(self._restore)
        self._model.rowsAboutToBeRemoved.connect(self._begin_anew)
        self._model.rowsRemoved.connect(self._end_anew)
        self._model.rowsInserted.connect(self._restore_near)
        return tree

    def _filter(self) -> None:
        self.empty.setText(tr("No findings match the filter."))
        self._model.set_filter(
            self.filter.text().strip(),
            only_undecided=self.only_undecided.isChecked(),
            categories=self.chips.chosen,
        )

    @property
    def filtered(self) -> bool:
        """Whether a filter may hide findings."""
        # Asked for each of thousands of findings: the controls would take longer to tell.
        return self._model.filtered

    def lists(self, finding_id: str) -> bool:
        """Whether the filter, if there is one, lets a finding through."""
        return not self.filtered or self._model.index_of(finding_id).isValid()

    def _enter(self) -> None:
        """Go to the first finding that fits the filter."""
        index = self._model.index(0, 0)
        while (node := self._model.node(index)) is not None and node.is_heading:
            index = self._model.index(0, 0, index)
        if node is not None:
            self.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.taken.emit(tuple(node.ids))

    def _note(self, index: object, *, shut: bool) -> None:
        node = self._model.node(index)  # type: ignore[arg-type]
        if node is None or self._moving:
            return
        opens = _begins_open(node)
        group = self._collapsed if opens else self._opened
        if shut is opens:
            group.add(node.key)
        else:
            group.discard(node.key)
        if node.key == NEAR:
            self.near_opened.emit(not shut)

    def _begin_anew(self) -> None:
        # Until the rows are there again, what the tree calls current is no choice of the user's.
        self._moving = True
        self._later.stop()

    def _end_anew(self) -> None:
        self._moving = False

    def _restore(self) -> None:
        """Headings are open and texts shut, but for those that the user left otherwise."""
        self._opening = list(self._model.branches(self._is_open))
        self.empty.setVisible(self._model.rowCount() == 0)
        self.chips.show_counts(self._model.counts)
        self._make_low()
        # A collapsed branch is laid out at once.
        self.tree.setUpdatesEnabled(False)
        self.tree.executeDelayedItemsLayout()
        if self._model.rowCount() > _AT_ONCE:
            # They are painted in another turn than they are laid out.
            self._later.start()
        else:
            self._open_rest()

    def _open_rest(self) -> None:
        """Open thousands of rows a few at a time, for the tree lays them out at once."""
        opened = 0
        while self._opening:
            if opened > _AT_ONCE:
                self._later.start()
                return
            index = self._opening.pop(0)
            self.tree.expand(index)
            opened += self._model.rowCount(index)
        self._moving = False
        self.tree.setUpdatesEnabled(True)
        self.focus_on(self._focus)

    def _is_open(self, node: Node) -> bool:
        if _begins_open(node):
            return node.key not in self._collapsed
        return node.key in self._opened

    def _restore_near(self) -> None:
        """Near misses come anew when findings do, and the row that was chosen may be theirs."""
        moving, self._moving = self._moving, True
        heading = self._model.near_heading()
        self.tree.setExpanded(heading, NEAR in self._opened)
        self._moving = moving

    def _chosen(self) -> None:
        ids = self._chosen_ids()
        if ids and not self._moving:
            self.taken.emit(ids)

    def _chosen_ids(self) -> tuple[str, ...]:
        """Ids of what the chosen rows stand for, each once, from the top down."""
        nodes = [node for row in self.tree.chosen if (node := self._model.node(row)) is not None]
        return tuple(dict.fromkeys(one for node in nodes for one in node.ids))

    def _ask_menu(self, position: QPoint) -> None:
        self.menu_wanted.emit(self.tree.viewport().mapToGlobal(position))


def _nothing(key: str) -> str:
    return tr("Nothing found. Select text and press {key} to mark it.").format(key=key)


def _begins_open(node: Node) -> bool:
    """Whether a row is open until the user shuts it."""
    return node.is_heading and node.key != NEAR


_MOMENT_MS = 500


class WaitingLine(QFrame):
    """Says that something is being computed, once that takes longer than `_MOMENT_MS`.

    Its bar moves without an end, as progress is not known.
    """

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel-head")
        bar = QProgressBar(textVisible=False, minimum=0, maximum=0)
        bar.setAccessibleName(words)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, GRID // 2, GRID, GRID // 2)
        row.setSpacing(GRID)
        row.addWidget(QLabel(words))
        row.addWidget(bar, 1)
        self._late = QTimer(self, singleShot=True, interval=_MOMENT_MS)
        self._late.timeout.connect(self.show)
        self.hide()

    def follow(self, *, working: bool) -> None:
        """Whether it is still being worked out."""
        if not working:
            self._late.stop()
            self.hide()
        elif self.isHidden() and not self._late.isActive():
            self._late.start()
