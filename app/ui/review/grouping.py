"""How the list of findings is ordered, and the rows that come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum

from app.engine.domain.document import Document
from app.engine.domain.geometry import Region
from app.engine.domain.labels import Category, schema
from app.engine.domain.review import Finding, Review
from app.ui.core.language import phrase, tr

LINES = 50
"""Lines in a part of a document that has no pages."""


class Grouping(StrEnum):
    """How the list groups findings."""

    CATEGORY = "category"
    ENTITY = "entity"
    PAGE = "page"
    CERTAINTY = "certainty"
    DOCUMENT = "document"

    @classmethod
    def named(cls, name: str) -> Grouping:
        """The grouping of the settings; the usual one for a name that nobody knows."""
        return next((one for one in cls if one == name), cls.ENTITY)

    @property
    def has_categories(self) -> bool:
        """Whether each category has a heading."""
        return self in (Grouping.CATEGORY, Grouping.ENTITY)

    @property
    def words(self) -> str:
        """What a button says."""
        return tr(_WORDS[self])


_WORDS = {
    Grouping.CATEGORY: phrase("By category"),
    Grouping.ENTITY: phrase("By person"),
    Grouping.PAGE: phrase("By page"),
    Grouping.CERTAINTY: phrase("Least certain first"),
    Grouping.DOCUMENT: phrase("In document order"),
}


class Kind(Enum):
    """What a row stands for: a heading, all that is written alike, or one mention below that."""

    HEADING = "heading"
    TEXT = "text"
    MENTION = "mention"


@dataclass(slots=True)
class Node:
    """One row. `key` survives a rebuild; `title` is empty for the words of the first finding.

    `note` is what a heading says instead of how much is to be reviewed; `near` rows are of near
    misses and `boxed` ones of boxes. What was decided is looked up when a row is painted.
    """

    key: tuple[str, ...]
    kind: Kind
    parent: int | None
    row: int
    category: Category | None
    title: str = ""
    ids: list[str] = field(default_factory=list)
    score: float = 1.0
    children: list[int] = field(default_factory=list)
    note: str = ""
    near: bool = False
    boxed: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether this row only holds others together."""
        return self.kind is Kind.HEADING


class Rows:
    """Rows as a tree, parents before their children. `places` names the deepest by finding.

    `counts` are how many rows each category would have if all categories were listed.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.nodes: list[Node] = []
        self.tops: list[int] = []
        self.places: dict[str, int] = {}

    def heading(self, key: tuple[str, ...], title: str, category: Category | None = None) -> int:
        """A row of the top level that holds the rows below it together."""
        return self._add(Node(key, Kind.HEADING, None, len(self.tops), category, title))

    def text(
        self, parent: int | None, key: tuple[str, ...], findings: Sequence[Finding], title: str = ""
    ) -> Iterator[None]:
        """A row for findings that belong together; several have a row each below it."""
        place = self.finding(parent, key, Kind.TEXT, findings, title)
        yield
        if len(findings) > 1:
            for one in findings:
                self.finding(place, (*key, one.id), Kind.MENTION, [one])
                yield

    def finding(
        self,
        parent: int | None,
        key: tuple[str, ...],
        kind: Kind,
        findings: Sequence[Finding],
        title: str = "",
    ) -> int:
        """A single row."""
        above = None if parent is None else self.nodes[parent]
        siblings = self.tops if above is None else above.children
        ids = [one.id for one in findings]
        score = min([one.score for one in findings])
        category = schema().category_of(findings[0].subcategory)
        node = Node(key, kind, parent, len(siblings), category, title, ids, score)
        place = self._add(node)
        for one in ids:
            self.places[one] = place
        if above is not None and above.is_heading:
            above.ids += ids
        return place

    def box(self, parent: int, region: Region, title: str) -> None:
        """A row for a box that was drawn on a page."""
        above = self.nodes[parent]
        key, category = (*above.key, region.id), schema().category_of(region.subcategory)
        node = Node(key, Kind.TEXT, parent, len(above.children), category, title, [region.id])
        node.boxed = True
        self.places[region.id] = self._add(node)
        above.ids.append(region.id)

    def drop_last(self) -> None:
        """Take the last row of the top level away, with all below it."""
        first = self.tops.pop()
        for node in self.nodes[first:]:
            for one in node.ids:
                self.places.pop(one, None)
        del self.nodes[first:]

    def _add(self, node: Node) -> int:
        place = len(self.nodes)
        self.nodes.append(node)
        (self.tops if node.parent is None else self.nodes[node.parent].children).append(place)
        return place


def fill(
    rows: Rows,
    review: Review,
    wanted: Iterable[tuple[str, Finding]],
    grouping: Grouping,
    entities: Mapping[str, str],
) -> Iterator[None]:
    """Make rows for the `wanted` findings, each with its text as it is searched, bit by bit.

    `entities` says which findings mean the same; those that it lacks are told by their text.
    """
    match grouping:
        case Grouping.CATEGORY:
            yield from _by_category(rows, wanted)
        case Grouping.ENTITY:
            yield from _by_entity(rows, wanted, entities, review.document.text)
        case Grouping.PAGE:
            yield from _by_page(rows, review.document, (one for _, one in wanted))
        case Grouping.CERTAINTY:
            yield from _by_certainty(rows, wanted)
        case Grouping.DOCUMENT:
            for _, one in wanted:
                rows.finding(None, (one.id,), Kind.TEXT, [one])
                yield


def _by_category(rows: Rows, wanted: Iterable[tuple[str, Finding]]) -> Iterator[None]:
    groups: dict[str, dict[str, list[Finding]]] = {name: {} for name in schema().categories}
    for literal, one in wanted:
        groups[_category(one)].setdefault(literal, []).append(one)
        yield
    for top, name, texts in _headed(rows, groups):
        for literal, findings in texts.items():
            yield from rows.text(top, (name, literal), findings)


def _by_entity(
    rows: Rows, wanted: Iterable[tuple[str, Finding]], entities: Mapping[str, str], text: str
) -> Iterator[None]:
    groups: dict[str, dict[str, list[Finding]]] = {name: {} for name in schema().categories}
    for literal, one in wanted:
        groups[_category(one)].setdefault(entities.get(one.id, literal), []).append(one)
        yield
    for top, name, meant in _headed(rows, groups):
        for key, findings in meant.items():
            fullest = max(findings, key=lambda one: len(one.span)).span.of(text)
            title = " ".join(fullest.split())
            yield from rows.text(top, ("entity", name, key), findings, title)


def _headed(
    rows: Rows, groups: Mapping[str, dict[str, list[Finding]]]
) -> Iterator[tuple[int, str, dict[str, list[Finding]]]]:
    """A heading for each category that has any, with its name and what stands below it."""
    for name, below in groups.items():
        if below:
            category = schema().categories[name]
            yield rows.heading((name,), tr(category.title), category), name, below


def _category(finding: Finding) -> str:
    return schema().subcategories[finding.subcategory].category


def _by_certainty(rows: Rows, wanted: Iterable[tuple[str, Finding]]) -> Iterator[None]:
    findings: list[Finding] = []
    for _, one in wanted:
        findings.append(one)
        yield
    findings.sort(key=lambda one: one.score)
    for one in findings:
        rows.finding(None, (one.id,), Kind.TEXT, [one])
        yield


def _by_page(rows: Rows, document: Document, findings: Iterable[Finding]) -> Iterator[None]:
    last, top = "", 0
    for title, one in _parts(document, findings):
        if title != last:
            last, top = title, rows.heading(("page", title), title)
        rows.finding(top, ("page", title, one.id), Kind.TEXT, [one])
        yield


def _parts(document: Document, findings: Iterable[Finding]) -> Iterator[tuple[str, Finding]]:
    page, lines = tr("Page {number}"), tr("Lines {first}–{last}")
    line = at = 0
    for one in findings:
        start = one.span.start
        if document.pages:
            yield page.format(number=document.page_of(start)), one
            continue
        line, at = line + document.text.count("\n", at, start), start
        first = line - line % LINES + 1
        yield lines.format(first=first, last=first + LINES - 1), one
