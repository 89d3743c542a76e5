"""The Qt model of the findings list."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)

from app.engine.domain.review import Action, Finding, Review
from app.ui.core.language import tr
from app.ui.findings.rows import NEAR, Filter, Source, add_near, make, near_of
from app.ui.review.explanations import explain
from app.ui.review.grouping import Grouping, Node, Rows
from app.ui.views.marks import State, other_keys, state_of

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole
_CONTEXT = 24
_NONE: Mapping[str, Any] = {}
_SLICE_SECONDS = 0.008
_AT_LEAST = 50
"""Rows that nobody waits for."""
_FEW = 20
_AT_ONCE = 500
"""Rows that are made and laid out without a pause."""


@dataclass(slots=True)
class _Making:
    """Rows that are being made; `whole` once all are made and only have to be shown."""

    source: Source
    rows: Rows
    steps: Iterator[None]
    whole: bool = False


class FindingsModel(QAbstractItemModel):
    """The tree of one review, grouped and filtered.

    Thousands of rows are made bit by bit while the window goes on; the rows before stay until then.
    `filtered` tells whether a filter may hide findings; `surrogates` are what an export will write,
    by the ids of findings, where it writes any.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = self._coming = Source()
        self._filter = Filter()
        self._rows = Rows()
        self._undecided: dict[tuple[str, ...], int] = {}
        self._rejected: dict[tuple[str, ...], int] = {}
        self._making: _Making | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._go_on)
        self.filtered = False
        self.grouping = Grouping.CATEGORY
        self.scope: frozenset[str] = frozenset()
        self.surrogates: Mapping[str, str] = {}

    @property
    def making(self) -> bool:
        """Whether other rows are on their way."""
        return self._making is not None

    def show(
        self,
        review: Review | None,
        near: Mapping[str, Finding] = _NONE,
        entities: Mapping[str, str] = _NONE,
        *,
        provisional: bool = False,
    ) -> None:
        """Another review, its near misses by id, and its entities by the ids of findings.

        A `provisional` one is of a document that is still searched.

        Rows stay in place where only decisions, or only the near misses, changed.
        """
        before, self._coming = self._shown, Source(review, near, entities, provisional)
        regrouped = self.grouping is Grouping.ENTITY and entities != before.entities
        other = provisional is not before.provisional
        if self.making or review is None or regrouped or other or not self._same_rows(review):
            self._rebuild()
            return
        self._shown = replace(self._coming, near=before.near)
        if near is not before.near:
            self._replace_near()
        if before.review is not review:
            self._forget_counts()
            self._tell_changed(before.review, review)

    @property
    def counts(self) -> Mapping[str, int]:
        """How many findings and boxes of each category fit the filter but for the categories."""
        return self._rows.counts

    def set_filter(
        self, needle: str, *, only_undecided: bool, categories: Iterable[str] = ()
    ) -> None:
        """Show only findings whose text holds `needle`, of these categories, undecided ones."""
        self._filter = Filter(needle.casefold(), only_undecided, frozenset(categories))
        self.filtered = self._filter != Filter()
        self._rebuild()

    def set_grouping(self, grouping: Grouping) -> None:
        """Put other findings together."""
        self.grouping = grouping
        self._rebuild()

    def node(self, index: Index) -> Node | None:
        """The node of an index."""
        return self._rows.nodes[index.internalId()] if index.isValid() else None

    def index_of(self, finding_id: str) -> QModelIndex:
        """The deepest row of a finding; invalid if a filter hides it."""
        place = self._rows.places.get(finding_id)
        return QModelIndex() if place is None else self._index(place)

    def index_of_all(self, finding_ids: tuple[str, ...]) -> QModelIndex:
        """The row that stands for just these findings; else the deepest one of the first."""
        first = self.index_of(finding_ids[0]) if finding_ids else QModelIndex()
        index, wanted = first, frozenset(finding_ids)
        while (node := self.node(index)) is not None and len(node.ids) <= len(wanted):
            if wanted == frozenset(node.ids):
                return index
            index = index.parent()
        return first

    def rows_of(self, finding_ids: tuple[str, ...]) -> list[QModelIndex]:
        """The row that stands for just these findings; else the deepest one of each."""
        whole = self.index_of_all(finding_ids)
        node = self.node(whole)
        if node is None or len(finding_ids) == 1 or len(node.ids) == len(finding_ids):
            return [whole] if whole.isValid() else []
        rows = (self.index_of(one) for one in finding_ids)
        return [row for row in rows if row.isValid()]

    def are_findings(self, ids: tuple[str, ...]) -> bool:
        """Whether these are findings that can be decided on, and no near misses or boxes."""
        review = self._shown.review
        if review is None or self._shown.provisional:
            return False
        return bool(ids) and ids[0] in review.by_id

    def branches(self, wanted: Callable[[Node], bool]) -> Iterator[QModelIndex]:
        """Those of the rows with others below them that are wanted, parents first."""
        for place, node in enumerate(self._rows.nodes):
            if node.children and wanted(node):
                yield self._index(place)

    def near_heading(self) -> QModelIndex:
        """The row that holds the near misses; invalid where there are none."""
        last = self.index(self.rowCount() - 1, 0)
        node = self.node(last)
        return last if node is not None and node.key == NEAR else QModelIndex()

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        # Views lay thousands of rows out at once with this and `hasChildren`: no further calls.
        rows = self._rows
        siblings = rows.nodes[parent.internalId()].children if parent.isValid() else rows.tops
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, 0, siblings[row])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008
        node = self.node(index)
        return QModelIndex() if node is None or node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        node = self.node(parent)
        return len(self._rows.tops) if node is None else len(node.children)

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        # Views ask this of every row; the usual answer counts rows and columns.
        rows = self._rows
        return bool(rows.nodes[parent.internalId()].children if parent.isValid() else rows.tops)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, ARG002
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        node = self.node(index)
        if node is None:
            return None
        if role == NODE:
            return node
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(node)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(node)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(node)
        return None

    def _index(self, place: int) -> QModelIndex:
        return self.createIndex(self._rows.nodes[place].row, 0, place)

    def _same_rows(self, review: Review) -> bool:
        before = self._shown.review
        if before is review:
            return True
        if self._filter.only_undecided or before is None or before.document is not review.document:
            return False
        # Decisions alone share the tuple of findings.
        return before.findings is review.findings and before.regions == review.regions

    def _tell_changed(self, before: Review | None, review: Review) -> None:
        """Name the rows of few decisions: for a range, views look at every row in it."""
        old = before.decisions if before is not None else {}
        changed = other_keys(old, review.decisions, _FEW)
        if len(changed) > _FEW:
            tops = self.rowCount()
            if tops:
                self.dataChanged.emit(self.index(0, 0), self.index(tops - 1, 0))
            return
        for finding_id in changed:
            index = self.index_of(finding_id)
            while index.isValid():
                self.dataChanged.emit(index, index)
                index = index.parent()

    def _rebuild(self) -> None:
        rows = Rows()
        self._making = _Making(
            self._coming, rows, make(rows, self._coming, self.grouping, self._filter)
        )
        self._go_on()

    def _go_on(self) -> None:
        making = self._making
        if making is None:
            return
        if not making.whole:
            end = time.perf_counter() + _SLICE_SECONDS
            for number, _ in enumerate(making.steps, 1):
                if number % _AT_LEAST == 0 and time.perf_counter() > end:
                    self._timer.start()
                    return
            making.whole = True
            if len(making.rows.nodes) > _AT_ONCE:
                # The view lays them out for as long as a slice takes: not in the same one.
                self._timer.start()
                return
        self.beginResetModel()
        self._rows, self._shown, self._making = making.rows, making.source, None
        self._forget_counts()
        self.endResetModel()

    def _forget_counts(self) -> None:
        self._undecided.clear()
        self._rejected.clear()

    def _replace_near(self) -> None:
        """The other rows stay: building all of them for a few would be felt."""
        root, heading = QModelIndex(), self.near_heading()
        if heading.isValid():
            self.beginRemoveRows(root, heading.row(), heading.row())
            self._rows.drop_last()
            self.endRemoveRows()
        self._shown = self._coming
        if near_of(self._shown, self._filter):
            self.beginInsertRows(root, len(self._rows.tops), len(self._rows.tops))
            for _ in add_near(self._rows, self._shown, self._filter):
                pass
            self.endInsertRows()

    @property
    def provisional(self) -> bool:
        """Whether the document of these findings is still searched."""
        return self._shown.provisional

    def undecided(self, node: Node) -> int:
        """How many findings of a row nobody decided on."""
        review = self._shown.review
        if node.near or node.boxed or review is None or self._shown.provisional:
            return 0
        if node.key not in self._undecided:
            decided = review.decisions
            self._undecided[node.key] = sum([one not in decided for one in node.ids])
        return self._undecided[node.key]

    def state(self, node: Node) -> State:
        """That of the findings of a row; of several, whether any is to be reviewed, or stays."""
        review = self._shown.review
        if node.near:
            return State.NEAR
        if node.boxed:
            return State.ADDED
        if self._shown.provisional:
            return State.PROVISIONAL
        if review is None or self.undecided(node):
            return State.SUGGESTED
        if 0 < self.rejected(node) < len(node.ids):
            return State.MIXED
        return state_of(review, self._finding(node.ids[0]))

    def rejected(self, node: Node) -> int:
        """How many findings of a row stay in the export."""
        review = self._shown.review
        if node.near or node.boxed or review is None:
            return 0
        if node.key not in self._rejected:
            decided = map(review.decisions.get, node.ids)
            self._rejected[node.key] = sum(
                one is not None and one.action is Action.REJECT for one in decided
            )
        return self._rejected[node.key]

    def title(self, node: Node) -> str:
        """The words of a row, as they stand in the document first or most fully."""
        if node.title or self._shown.review is None:
            return node.title
        span = self._finding(node.ids[0]).span
        return " ".join(span.of(self._shown.review.document.text).split())

    def _tip(self, node: Node) -> str:
        if node.key == NEAR:
            words = tr("Near misses, not findings: {number}. They stay in the export.")
            return words.format(number=node.note)
        finding = self._only_finding(node)
        if finding is None:
            return ""
        return explain(finding, self.state(node), replacement=self.replacement(node))

    def replacement(self, node: Node) -> str:
        """What an export writes instead of a row's finding, or of the fullest of several.

        Empty for its usual label, and for what stays.
        """
        review = self._shown.review
        if review is None or node.is_heading or self.state(node) in (State.REJECTED, State.NEAR):
            return ""
        known = [one for one in node.ids if one in review.by_id]
        fullest = max(known, key=lambda one: len(review.by_id[one].span), default="")
        decision = review.decisions.get(fullest)
        own = decision.replacement if decision is not None else None
        return own if own is not None else self.surrogates.get(fullest, "")

    def page_of(self, node: Node) -> int | None:
        """Page of a row that stands for one finding, in documents with pages."""
        finding = self._only_finding(node)
        if finding is None or self._shown.review is None:
            return None
        return self._shown.review.document.page_of(finding.span.start)

    def surroundings(self, node: Node) -> tuple[str, str]:
        """A few words before and after the finding of a row."""
        finding = self._only_finding(node)
        if finding is None or self._shown.review is None:
            return "", ""
        text, span = self._shown.review.document.text, finding.span
        before = span.before(text, _CONTEXT)
        after = text[span.end : span.end + 2 * _CONTEXT]
        return (
            " ".join(before.split()) + (" " if before[-1:].isspace() else ""),
            (" " if after[:1].isspace() else "") + " ".join(after.split()),
        )

    def _finding(self, finding_id: str) -> Finding:
        review, near = self._shown.review, self._shown.near
        assert review is not None  # noqa: S101 - for the type checker
        return review.by_id.get(finding_id) or near[finding_id]

    def _only_finding(self, node: Node) -> Finding | None:
        if node.is_heading or node.boxed or self._shown.review is None or len(node.ids) != 1:
            return None
        return self._finding(node.ids[0])

    def _spoken(self, node: Node) -> str:
        if node.key == NEAR:
            return f"{node.title}, {len(node.ids)}, {node.note}"
        parts = [self.title(node)]
        if node.boxed and node.is_heading:
            return f"{node.title}, {len(node.ids)}"
        if node.is_heading or len(node.ids) > 1:
            parts.append(tr("%n findings", None, len(node.ids)))
        elif (node.boxed or not self.grouping.has_categories) and node.category is not None:
            parts.append(tr(node.category.title))
        left = self.undecided(node)
        if left:
            several = len(node.ids) > 1
            parts.append(tr("%n to review", None, left) if several else State.SUGGESTED.words)
        elif not node.is_heading:
            parts.append(self.state(node).words)
        written = self.replacement(node)
        if written:
            parts.append(tr("the export will show {words}").format(words=written))
        page = self.page_of(node)
        if page is not None:
            parts.append(tr("page {number}").format(number=page))
        return ", ".join(parts)
