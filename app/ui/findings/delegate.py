"""How a row of the findings list looks."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.engine.domain.labels import Category
from app.engine.domain.review import Action
from app.ui.core.contrast import ink_on
from app.ui.core.language import number, tr
from app.ui.core.theme import GRID, Theme
from app.ui.findings import row_buttons
from app.ui.findings.model import NODE, FindingsModel
from app.ui.review.grouping import Kind, Node
from app.ui.review.near_misses import shorter
from app.ui.views.mark_painter import label_font, label_width
from app.ui.views.marks import State, short_label
from app.ui.views.state_icons import glyph_size, paint_state

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class FindingsDelegate(QStyledItemDelegate):
    """Paints a heading, a text or a mention on one line."""

    def __init__(self, theme: Theme, model: FindingsModel) -> None:
        super().__init__(model)
        self.theme = theme
        self._model = model
        # Which sign of which row the pointer is on.
        self.pointed: tuple[tuple[str, ...], Action] | None = None

    def action_at(self, row: QRect, index: QModelIndex, position: QPointF) -> Action | None:
        """What a press at a position of a row of the list means, if it is on a sign."""
        node = self._model.node(index)
        if node is None or not row_buttons.has_buttons(node, self._model.state(node)):
            return None
        return row_buttons.action_at(QRectF(row).adjusted(0, 0, -GRID, 0), position)

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002
    ) -> QSize:
        height = option.fontMetrics.height()
        return QSize(0, max(4 * GRID, height + GRID))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        node: Node = index.data(NODE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect)
        self._paint_ground(painter, option, row, node)
        row.adjust(GRID / 2, 0, -GRID, 0)
        state = self._model.state(node)
        if row_buttons.has_buttons(node, state):
            pointed = self.pointed[1] if self.pointed and self.pointed[0] == node.key else None
            row_buttons.paint(painter, row, state, self.theme, pointed)
            row.setRight(row.right() - row_buttons.width() - GRID)
        elif not node.is_heading:
            size = glyph_size()
            centre = QPointF(row.right() - size / 2, row.center().y())
            paint_state(painter, centre, state, self.theme)
            row.setRight(row.right() - size - GRID)
        if node.is_heading:
            self._paint_heading(painter, option, row, node)
        else:
            self._paint_finding(painter, option, row, node)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRectF, node: Node
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(row, QColor(self.theme.chosen))
        ids = () if node.is_heading else node.ids
        within = bool(ids) and self._model.scope.issuperset(ids)
        if chosen or within:
            painter.setPen(QPen(QColor(self.theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 4, 4)

    def _paint_heading(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRectF, node: Node
    ) -> None:
        if node.category is not None:
            self._paint_chip(painter, option, row, node.category, near=node.near)
        bold = _bold(option.font)
        words = str(len(node.ids)) if node.category else f"{node.title}  {len(node.ids)}"
        painter.setFont(bold)
        painter.setPen(QColor(self.theme.ink))
        painter.drawText(row, _LEFT, words)
        row.setLeft(row.left() + QFontMetricsF(bold).horizontalAdvance(words) + GRID)
        painter.setFont(option.font)
        painter.setPen(QColor(self.theme.soft))
        metrics = QFontMetricsF(option.font)
        state = self.state_words(node, metrics, row.width())
        painter.drawText(
            row, _RIGHT, metrics.elidedText(state, Qt.TextElideMode.ElideRight, row.width())
        )

    def state_words(self, node: Node, metrics: QFontMetricsF, room: float) -> str:
        """What a heading says of its findings, in fewer words where there is little room."""
        if self._model.provisional and not node.note:
            return State.PROVISIONAL.words
        left = self._model.undecided(node)
        open_ = tr("%n to review", None, left) if left else tr("all decided")
        words = node.note or open_
        return words if metrics.horizontalAdvance(words) <= room else shorter(words)

    def _paint_chip(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: QRectF,
        category: Category,
        *,
        near: bool,
    ) -> None:
        """The label of a category, pale for a near miss; `row` begins behind it afterwards."""
        small = label_font(option.font)
        label = short_label(category)
        high = max(2 * GRID, QFontMetricsF(small).height())
        chip = QRectF(row.left(), 0, label_width(label, small), high)
        chip.moveCenter(QPointF(chip.center().x(), row.center().y()))
        ground = self.theme.highlight(category) if near else self.theme.label(category)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(chip, 3, 3)
        painter.setFont(small)
        painter.setPen(QColor(ink_on(ground)))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, label)
        painter.setFont(option.font)
        row.setLeft(chip.right() + GRID)

    def _paint_finding(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRectF, node: Node
    ) -> None:
        metrics = QFontMetricsF(option.font)
        if node.category is not None and self._labelled(node):
            self._paint_chip(painter, option, row, node.category, near=node.near)
        if self._model.state(node) is not State.ADDED:
            score = number(node.score, 2)
            painter.setPen(QColor(self.theme.soft))
            painter.drawText(row, _RIGHT, score)
        row.setRight(row.right() - metrics.horizontalAdvance("0.00") - GRID)
        at = self._model.page_of(node)
        if at is not None:
            page = tr("p{number}").format(number=at)
            painter.setPen(QColor(self.theme.soft))
            painter.drawText(row, _LEFT, page)
            row.setLeft(row.left() + metrics.horizontalAdvance("p00") + GRID / 2)
        if node.kind is Kind.MENTION or node.near:
            self._paint_mention(painter, option, row, node)
            return
        count = f" ×{len(node.ids)}" if len(node.ids) > 1 else ""
        if self._model.state(node) is State.MIXED:
            kept = tr("%n kept", None, self._model.rejected(node))
            count += f", {kept}"
        count += self._arrow(node)
        wide = metrics.horizontalAdvance(count)
        words, room = self._model.title(node), max(row.width() / 2, row.width() - wide)
        title = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        struck = self._model.state(node) is State.REJECTED
        self._paint_text(painter, option.font, row, title, struck=struck)
        painter.setFont(option.font)
        painter.setPen(QColor(self.theme.soft))
        row.setLeft(row.left() + metrics.horizontalAdvance(title))
        count = metrics.elidedText(count, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, _LEFT, count)

    def _arrow(self, node: Node) -> str:
        """What an export will write, where that is more than a label."""
        written = self._model.replacement(node)
        return f"  → {written}" if written else ""

    def _labelled(self, node: Node) -> bool:
        """Whether no row above says which category it is."""
        grouped = self._model.grouping.has_categories and not (node.near or node.boxed)
        return node.kind is Kind.TEXT and not grouped

    def _paint_mention(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRectF, node: Node
    ) -> None:
        metrics, bold = QFontMetricsF(option.font), QFontMetricsF(_bold(option.font))
        words = self._model.title(node)
        written = metrics.horizontalAdvance(self._arrow(node))
        room = max(0.0, row.width() - bold.horizontalAdvance(words) - written)
        elide = Qt.TextElideMode
        before, after = self._model.surroundings(node)
        before = metrics.elidedText(before, elide.ElideLeft, room * 0.5)
        painter.setPen(QColor(self.theme.soft))
        painter.drawText(row, _LEFT, before)
        row.setLeft(row.left() + metrics.horizontalAdvance(before))
        title = bold.elidedText(words, elide.ElideRight, row.width())
        struck = self._model.state(node) is State.REJECTED
        # Where all ink is alike, only this tells the words that were found from those beside them.
        self._paint_text(painter, _bold(option.font), row, title, struck=struck)
        row.setLeft(row.left() + bold.horizontalAdvance(title))
        painter.setFont(option.font)
        painter.setPen(QColor(self.theme.soft))
        # What a click would do stands in the place of the state.
        after = self._arrow(node) or after
        after = metrics.elidedText(after, elide.ElideRight, row.width())
        painter.drawText(row, _LEFT, after)

    def _paint_text(
        self, painter: QPainter, base: QFont, row: QRectF, text: str, *, struck: bool
    ) -> None:
        font = QFont(base)
        font.setStrikeOut(struck)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.soft if struck else self.theme.ink))
        painter.drawText(row, _LEFT, text)


def _bold(base: QFont) -> QFont:
    font = QFont(base)
    font.setBold(True)
    return font
