"""Findings as a tree: category → text → mention. A text that stands once is its own mention."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.engine.labels import Category, schema
from app.engine.types import Finding, Review
from app.ui.marks import State, state_of

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole
_CONTEXT = 24


@dataclass(slots=True)
class Node:
    """One row. `key` survives a rebuild."""

    key: tuple[str, ...]
    category: Category
    parent: int | None
    row: int
    ids: list[str]
    score: float = 1.0
    children: list[int] = field(default_factory=list)
    undecided: int = 0
    state: State = State.SUGGESTED

    @property
    def is_category(self) -> bool:
        """Whether this is a row of the top level."""
        return self.parent is None


class FindingsModel(QAbstractItemModel):
    """The tree of one review, filtered by text and to what is undecided."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._nodes: list[Node] = []
        self._tops: list[int] = []
        self._places: dict[str, int] = {}
        self._needle = ""
        self._only_undecided = False
        self.scope: frozenset[str] = frozenset()

    def show(self, review: Review | None) -> None:
        """Another review; rows stay in place where only decisions changed."""
        before, self._review = self._review, review
        if before is not None and review is not None and self._same_rows(before, review):
            self._refresh()
            if self._tops:
                last = self.index(len(self._tops) - 1, 0)
                self.dataChanged.emit(self.index(0, 0), last)
        else:
            self._rebuild()

    def set_filter(self, needle: str, *, only_undecided: bool) -> None:
        """Show only findings whose text holds `needle`, and only undecided ones."""
        self._needle, self._only_undecided = needle.casefold(), only_undecided
        self._rebuild()

    @property
    def filtered(self) -> bool:
        """Whether a filter may hide something."""
        return bool(self._needle) or self._only_undecided

    def node(self, index: Index) -> Node | None:
        """The node of an index."""
        return self._nodes[index.internalId()] if index.isValid() else None

    def index_of(self, finding_id: str) -> QModelIndex:
        """The deepest row of a finding; invalid if a filter hides it."""
        place = self._places.get(finding_id)
        return QModelIndex() if place is None else self._index(place)

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        node = self.node(parent)
        siblings = self._tops if node is None else node.children
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, 0, siblings[row])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008
        node = self.node(index)
        return QModelIndex() if node is None or node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        node = self.node(parent)
        return len(self._tops) if node is None else len(node.children)

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
        return self.createIndex(self._nodes[place].row, 0, place)

    def _same_rows(self, before: Review, after: Review) -> bool:
        if self._only_undecided or before.document is not after.document:
            return False
        # Decisions alone share the tuple of findings.
        return before.findings is after.findings

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._nodes, self._tops, self._places = [], [], {}
        if self._review is not None:
            for category, texts in self._grouped(self._review).items():
                self._add_category(schema().categories[category], texts)
            self._refresh()
        self.endResetModel()

    def _grouped(self, review: Review) -> dict[str, dict[str, list[Finding]]]:
        text, labels = review.document.text, schema()
        groups: dict[str, dict[str, list[Finding]]] = {name: {} for name in labels.categories}
        for finding in review.findings:
            literal = " ".join(finding.span.of(text).casefold().split())
            if self._needle not in literal:
                continue
            if self._only_undecided and review.action(finding) is not None:
                continue
            category = labels.subcategories[finding.subcategory].category
            groups[category].setdefault(literal, []).append(finding)
        return {name: texts for name, texts in groups.items() if texts}

    def _add_category(self, category: Category, texts: dict[str, list[Finding]]) -> None:
        top = len(self._nodes)
        self._nodes.append(Node((category.name,), category, None, len(self._tops), []))
        self._tops.append(top)
        for literal, findings in texts.items():
            entity = self._add_row(top, (category.name, literal), findings)
            if len(findings) > 1:
                for finding in findings:
                    self._add_row(entity, (category.name, literal, finding.id), [finding])

    def _add_row(self, parent: int, key: tuple[str, ...], findings: list[Finding]) -> int:
        above = self._nodes[parent]
        ids = [finding.id for finding in findings]
        score = min([finding.score for finding in findings])
        place = len(self._nodes)
        self._nodes.append(Node(key, above.category, parent, len(above.children), ids, score))
        above.children.append(place)
        for finding_id in ids:
            self._places[finding_id] = place
        if above.is_category:
            above.ids += ids
        return place

    def _refresh(self) -> None:
        assert self._review is not None  # noqa: S101 - for the type checker
        review = self._review
        for node in self._nodes:
            node.undecided = 0
        # Children stand behind their parents, so that counts have come up when it is their turn.
        for node in reversed(self._nodes):
            if not node.children:
                node.state = state_of(review, review.by_id[node.ids[0]])
                node.undecided = int(node.state is State.SUGGESTED)
            elif node.undecided:
                node.state = State.SUGGESTED
            else:
                node.state = self._nodes[node.children[0]].state
            if node.parent is not None:
                self._nodes[node.parent].undecided += node.undecided

    def title(self, node: Node) -> str:
        """The words of a row, as they stand in the document first."""
        if node.is_category or self._review is None:
            return node.category.title
        span = self._review.by_id[node.ids[0]].span
        return " ".join(span.of(self._review.document.text).split())

    def _tip(self, node: Node) -> str:
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

    def _only_finding(self, node: Node) -> Finding | None:
        if node.is_category or self._review is None or len(node.ids) != 1:
            return None
        return self._review.by_id.get(node.ids[0])

    def _spoken(self, node: Node) -> str:
        parts = [self.title(node)]
        if node.is_category or len(node.ids) > 1:
            parts.append(f"{len(node.ids)} findings")
        if node.undecided:
            parts.append(f"{node.undecided} to review" if len(node.ids) > 1 else "to review")
        elif not node.is_category:
            parts.append(node.state.value)
        page = self.page_of(node)
        if page is not None:
            parts.append(f"page {page}")
        return ", ".join(parts)
