"""Findings as a tree, grouped as the reviewer likes, with the near misses at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.engine.labels import schema
from app.engine.types import Finding, Review
from app.ui.grouping import Grouping, Kind, Node, Rows, rows_of
from app.ui.marks import State, state_of
from app.ui.near_misses import expected_among

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole
NEAR = ("near misses",)
"""Key of the heading of the near misses."""
_CONTEXT = 24
_NONE: Mapping[str, Any] = {}


class FindingsModel(QAbstractItemModel):
    """The tree of one review, filtered by text and to what is undecided.

    `expected` says how many identifiers are among the near misses that it shows.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._near: Mapping[str, Finding] = _NONE
        self._entities: Mapping[str, str] = _NONE
        self._rows = Rows()
        self._needle = ""
        self._only_undecided = False
        self.grouping = Grouping.CATEGORY
        self.scope: frozenset[str] = frozenset()
        self.expected = ""

    def show(
        self,
        review: Review | None,
        near: Mapping[str, Finding] = _NONE,
        entities: Mapping[str, str] = _NONE,
    ) -> None:
        """Another review, its near misses by id, and its entities by the ids of findings.

        Rows stay in place where only decisions, or only the near misses, changed.
        """
        before, self._review = self._review, review
        regrouped = self.grouping is Grouping.ENTITY and entities != self._entities
        self._entities = entities
        if before is None or review is None or regrouped or not self._same_rows(before, review):
            self._near = near
            self._rebuild()
            return
        if near is not self._near:
            self._replace_near(near)
        if before is not review:
            self._refresh()
            tops = self.rowCount()
            if tops:
                self.dataChanged.emit(self.index(0, 0), self.index(tops - 1, 0))

    def set_filter(self, needle: str, *, only_undecided: bool) -> None:
        """Show only findings whose text holds `needle`, and only undecided ones."""
        self._needle, self._only_undecided = needle.casefold(), only_undecided
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

    def near_heading(self) -> QModelIndex:
        """The row that holds the near misses; invalid where there are none."""
        last = self.index(self.rowCount() - 1, 0)
        node = self.node(last)
        return last if node is not None and node.key == NEAR else QModelIndex()

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        node = self.node(parent)
        siblings = self._rows.tops if node is None else node.children
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, 0, siblings[row])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008
        node = self.node(index)
        return QModelIndex() if node is None or node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        node = self.node(parent)
        return len(self._rows.tops) if node is None else len(node.children)

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

    def _same_rows(self, before: Review, after: Review) -> bool:
        if before is after:
            return True
        if self._only_undecided or before.document is not after.document:
            return False
        # Decisions alone share the tuple of findings.
        return before.findings is after.findings

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._rows = Rows()
        if self._review is not None:
            wanted = self._wanted(self._review)
            self._rows = rows_of(self._review, wanted, self.grouping, self._entities)
            self._refresh()
            self._add_near(self._shown_near())
        self.endResetModel()

    def _replace_near(self, near: Mapping[str, Finding]) -> None:
        """The other rows stay: building all of them for a few would be felt."""
        root, heading = QModelIndex(), self.near_heading()
        if heading.isValid():
            self.beginRemoveRows(root, heading.row(), heading.row())
            self._rows.drop_last()
            self.endRemoveRows()
        self._near = near
        shown = self._shown_near()
        if shown:
            self.beginInsertRows(root, len(self._rows.tops), len(self._rows.tops))
            self._add_near(shown)
            self.endInsertRows()

    def _shown_near(self) -> list[Finding]:
        if self._review is None:
            return []
        text = self._review.document.text
        return [one for one in self._near.values() if self._needle in _searched(one, text)]

    def _add_near(self, near: list[Finding]) -> None:
        self.expected = expected_among(near)
        if near:
            top = self._rows.heading(NEAR, "Near misses")
            for one in near:
                self._rows.finding(top, (*NEAR, one.id), Kind.TEXT, [one])
            for node in self._rows.nodes[top:]:
                node.state = State.NEAR

    def _wanted(self, review: Review) -> Iterator[tuple[str, Finding]]:
        text = review.document.text
        for finding in review.findings:
            literal = _searched(finding, text)
            hidden = self._only_undecided and review.action(finding) is not None
            if self._needle in literal and not hidden:
                yield literal, finding

    def _refresh(self) -> None:
        assert self._review is not None  # noqa: S101 - for the type checker
        review, nodes = self._review, self._rows.nodes
        for node in nodes:
            node.undecided = 0
        # Children stand behind their parents, so that counts have come up when it is their turn.
        for node in reversed(nodes):
            if node.state is State.NEAR:
                continue
            if not node.children:
                node.state = state_of(review, review.by_id[node.ids[0]])
                node.undecided = int(node.state is State.SUGGESTED)
            elif node.undecided:
                node.state = State.SUGGESTED
            else:
                node.state = nodes[node.children[0]].state
            if node.parent is not None:
                nodes[node.parent].undecided += node.undecided

    def title(self, node: Node) -> str:
        """The words of a row, as they stand in the document first or most fully."""
        if node.title or self._review is None:
            return node.title
        span = self._finding(node.ids[0]).span
        return " ".join(span.of(self._review.document.text).split())

    def _tip(self, node: Node) -> str:
        if node.key == NEAR:
            return f"Not found, but not far from it: {self.expected}. An export leaves them in."
        finding = self._only_finding(node)
        if finding is None:
            return ""
        kind = schema().subcategories[finding.subcategory].title
        return f"{kind}, {node.state.value}. Found by {finding.detector}, score {finding.score:.2f}"

    def page_of(self, node: Node) -> int | None:
        """Page of a row that stands for one finding, in documents with pages."""
        finding = self._only_finding(node)
        if finding is None or self._review is None:
            return None
        return self._review.document.page_of(finding.span.start)

    def surroundings(self, node: Node) -> tuple[str, str]:
        """A few words before and after the finding of a row."""
        finding = self._only_finding(node)
        if finding is None or self._review is None:
            return "", ""
        text, span = self._review.document.text, finding.span
        before = text[max(0, span.start - _CONTEXT) : span.start]
        after = text[span.end : span.end + 2 * _CONTEXT]
        return (
            " ".join(before.split()) + (" " if before[-1:].isspace() else ""),
            (" " if after[:1].isspace() else "") + " ".join(after.split()),
        )

    def _finding(self, finding_id: str) -> Finding:
        assert self._review is not None  # noqa: S101 - for the type checker
        return self._review.by_id.get(finding_id) or self._near[finding_id]

    def _only_finding(self, node: Node) -> Finding | None:
        if node.is_heading or self._review is None or len(node.ids) != 1:
            return None
        return self._finding(node.ids[0])

    def _spoken(self, node: Node) -> str:
        if node.key == NEAR:
            return f"{node.title}, {len(node.ids)}, {self.expected}"
        parts = [self.title(node)]
        if node.is_heading or len(node.ids) > 1:
            parts.append(f"{len(node.ids)} findings")
        elif self.grouping is not Grouping.CATEGORY and node.category is not None:
            parts.append(node.category.title)
        if node.undecided:
            parts.append(f"{node.undecided} to review" if len(node.ids) > 1 else "to review")
        elif not node.is_heading:
            parts.append(node.state.value)
        page = self.page_of(node)
        if page is not None:
            parts.append(f"page {page}")
        return ", ".join(parts)


def _searched(finding: Finding, text: str) -> str:
    """The text of a finding as the filter sees it."""
    return " ".join(finding.span.of(text).casefold().split())
