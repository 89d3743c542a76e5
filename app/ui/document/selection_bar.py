"""The bar that turns a selection into a finding."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.document import Span
from app.engine.domain.labels import Category, schema
from app.engine.domain.review import Finding
from app.engine.mentions.similar import Likeness, Similar
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, Theme
from app.ui.review.reviewer import MAIN_KIND
from app.ui.views.marks import spoken_label
from app.ui.widgets.flow_layout import FlowLayout
from app.ui.widgets.label_menu import kind_menu, swatch


class SelectionBar(QFrame):
    """Shown while something is selected. `wanted` brings a subcategory, `left` gives focus back."""

    wanted = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setAccessibleName(tr("Mark the selection as"))
        self.span: Span | None = None
        self.accept_key = ""
        self.title = QLabel(wordWrap=True)
        self.title.setProperty("role", "heading")
        self.also = QCheckBox()
        self.also.setChecked(True)
        self.alike = SimilarPlacesList()
        self.alike.changed.connect(self._count)
        self.also.toggled.connect(self.alike.setEnabled)
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(self.title, 1)
        head.addWidget(self.also)
        self.buttons = [self._button(category) for category in schema().categories.values()]
        self.more = QToolButton()
        self.more.setText(tr("All types…"))
        self.more.setProperty("role", "chip")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head.addWidget(self.more)
        kinds = QWidget()
        row = FlowLayout(kinds, GRID // 2)
        row.setContentsMargins(0, 0, 0, 0)
        for button in self.buttons:
            row.addWidget(button)
        box = QVBoxLayout(self)
        box.setContentsMargins(GRID, GRID, GRID, GRID)
        box.setSpacing(GRID // 2)
        box.addLayout(head)
        box.addWidget(self.alike)
        box.addWidget(kinds)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of categories as the labels have them."""
        for category, button in zip(schema().categories.values(), self.buttons, strict=True):
            button.setIcon(swatch(category, theme))
        before = self.more.menu()
        self.more.setMenu(kind_menu(self, self.wanted.emit, theme))
        if before is not None:
            before.deleteLater()

    @property
    def others(self) -> tuple[Span, ...]:
        """Other places to mark as well, if that is checked: those that the list takes."""
        return self.alike.taken

    def offer(self, span: Span, others: tuple[Alike, ...], near: Finding | None = None) -> None:
        """Offer to mark `span`, which may be that of a near miss, and `others` like it."""
        self.span = span
        if near is None:
            words = tr("Mark the selection as")
        else:
            kind = tr(schema().subcategories[near.subcategory].title)
            words = tr("Mark the near miss as {kind} ({key}) or as")
            words = words.format(kind=kind, key=self.accept_key).replace(" ()", "")
        self.title.setText(words)
        self.also.setVisible(bool(others))
        self.alike.offer(others)
        self.show()

    def clear(self) -> None:
        """Nothing is selected any more."""
        self.span = None
        self.alike.offer(())
        self.hide()

    def take_focus(self) -> None:
        """Let the keyboard choose a category."""
        self.buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
            return
        if event.key() == Qt.Key.Key_Up and self.alike.isVisible():
            self.alike.take_focus()
            return
        super().keyPressEvent(event)

    def _count(self) -> None:
        self.also.setText(tr("Also %n others like this", None, len(self.others)))

    def _button(self, category: Category) -> QToolButton:
        button = QToolButton()
        button.setText(f"{category.shortcut} {spoken_label(category)}")
        button.setProperty("role", "chip")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(tr("Mark as {kind}").format(kind=tr(category.title)))
        kind = MAIN_KIND[category.name]
        words = tr("Mark the selection as {kind} ({key})")
        title = tr(schema().subcategories[kind].title)
        button.setToolTip(words.format(kind=title, key=category.shortcut))
        button.clicked.connect(lambda: self.wanted.emit(kind))
        return button


# The list of similar places, each with a box to tick.


_WORDS = {
    Likeness.SAME: phrase("identical"),
    Likeness.VARIANT: phrase("written differently"),
    Likeness.MISSPELT: phrase("one letter differs"),
}
_MOST_ROWS = 4


@dataclass(frozen=True, slots=True)
class Alike:
    """All places that are written in one way.

    `identical` ones are written as what was marked, capitals included.
    """

    words: str = field(repr=False)
    likeness: Likeness
    spans: tuple[Span, ...]
    identical: bool


def alike_of(found: Iterable[Similar], text: str, marked: Span) -> tuple[Alike, ...]:
    """What was found, by its words: the same first, then variants, then misspellings."""
    literal = " ".join(marked.of(text).split())
    groups: dict[tuple[Likeness, str], list[Span]] = {}
    for one in found:
        words = " ".join(one.span.of(text).split())
        groups.setdefault((one.likeness, words), []).append(one.span)
    order = list(Likeness)
    return tuple(
        Alike(words, likeness, tuple(spans), words == literal)
        for (likeness, words), spans in sorted(
            groups.items(), key=lambda group: order.index(group[0][0])
        )
    )


class SimilarPlacesList(QListWidget):
    """Hidden where all that is offered is written as what was marked.

    Only that is checked beforehand: a variant may mean something else, `respiratory` in lower case
    the lungs and not the firm. `changed` tells that other places are taken.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Other places like this"))
        self.setToolTip(tr("Tick what else to mark"))
        self._offered: tuple[Alike, ...] = ()
        self.itemChanged.connect(lambda _: self.changed.emit())
        self.hide()

    @property
    def taken(self) -> tuple[Span, ...]:
        """The places that are to be marked as well."""
        return tuple(
            span
            for row, one in enumerate(self._offered)
            if self.item(row).checkState() is Qt.CheckState.Checked
            for span in one.spans
        )

    def offer(self, offered: tuple[Alike, ...]) -> None:
        """Show these, the identical ones taken."""
        self._offered = ()
        self.clear()
        for one in offered:
            words = f"{one.words}  ×{len(one.spans)}  –  {tr(_WORDS[one.likeness])}"
            item = QListWidgetItem(words, self)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            state = Qt.CheckState.Checked if one.identical else Qt.CheckState.Unchecked
            item.setCheckState(state)
        self._offered = offered
        self.setVisible(not all(one.identical for one in offered))
        rows = min(len(offered), _MOST_ROWS)
        self.setFixedHeight(rows * max(1, self.sizeHintForRow(0)) + 2 * self.frameWidth())
        self.changed.emit()

    def take_focus(self) -> None:
        """Let the keyboard choose."""
        self.setCurrentRow(0)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters to the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Below the last row come the categories.
        if event.key() == Qt.Key.Key_Down and self.currentRow() == self.count() - 1:
            self.focusNextChild()
            return
        super().keyPressEvent(event)
