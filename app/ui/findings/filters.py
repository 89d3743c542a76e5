"""Chips above the findings, one a category: those that are chosen are the ones that are listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QToolButton, QWidget

from app.engine.domain.labels import Category, schema
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme
from app.ui.views.marks import short_label
from app.ui.widgets.flow_layout import FlowLayout
from app.ui.widgets.label_menu import swatch

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_NONE: Mapping[str, int] = {}


class CategoryChip(QToolButton):
    """Says how many there are of a category; a tick tells that it is chosen, not only a colour."""

    def __init__(self, category: Category) -> None:
        super().__init__()
        self.category = category
        self._count = 0
        self.setProperty("role", "chip")
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(tr("List only {category}").format(category=tr(category.title)))
        self.toggled.connect(self._say)
        self.show_count(0)

    def sizeHint(self) -> QSize:
        """As Qt has it, but for the space that it leaves behind words."""
        return super().sizeHint() - QSize(self.fontMetrics().horizontalAdvance("  "), 0)

    def show_count(self, count: int) -> None:
        """So many fit the rest of the filter. One without any is there only while it is chosen."""
        self._count = count
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrows to the row of chips."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _say(self) -> None:
        tick = "✓ " if self.isChecked() else ""
        self.setText(f"{tick}{short_label(self.category)} {self._count}")
        found = tr("%n findings", None, self._count)
        self.setAccessibleName(f"{tr(self.category.title)}, {found}")
        self.setVisible(self._count > 0 or self.isChecked())


class CategoryChips(QWidget):
    """`changed` tells that others are chosen; none chosen lists all.

    Arrows go from chip to chip, Space chooses, Down leads to the list (`entered`), and Escape
    chooses none and gives the focus back (`left`).
    """

    changed = Signal()
    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Categories to list"))
        self.chips = {
            name: CategoryChip(category) for name, category in schema().categories.items()
        }
        flow = FlowLayout(self, GRID // 2)
        flow.setContentsMargins(GRID, 0, GRID, GRID)
        for chip in self.chips.values():
            flow.addWidget(chip)
            chip.toggled.connect(self.changed)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_counts(_NONE)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Names of the categories that are listed; none for all of them."""
        return tuple(name for name, chip in self.chips.items() if chip.isChecked())

    def choose(self, names: Iterable[str]) -> None:
        """List only these categories, or all where there are none."""
        before, wanted = self.chosen, frozenset(names)
        with QSignalBlocker(self):
            for name, chip in self.chips.items():
                chip.setChecked(name in wanted)
        if self.chosen != before:
            self.changed.emit()

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """How many of each category fit the rest of the filter."""
        for name, chip in self.chips.items():
            chip.show_count(counts.get(name, 0))
        self.setVisible(any(not chip.isHidden() for chip in self.chips.values()))
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of categories as the labels have them."""
        for chip in self.chips.values():
            chip.setIcon(swatch(chip.category, theme))

    def take_focus(self) -> None:
        """Let the keyboard choose, from the first one on."""
        first = next((chip for chip in self.chips.values() if chip.isVisible()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown = [chip for chip in self.chips.values() if chip.isVisible()]
        at = next((n for n, chip in enumerate(shown) if chip.hasFocus()), 0)
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and shown:
            by = 1 if event.key() == Qt.Key.Key_Right else -1
            shown[(at + by) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Down:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.choose(())
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        own = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if own and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


class FilterField(QLineEdit):
    """The field that filters the list of findings.

    Enter and Down move to the list, Escape clears the filter; `left` says that the focus goes back.
    """

    entered = Signal()
    left = Signal()

    def take_focus(self) -> None:
        """Let the keyboard type here, over what was typed before."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        wanted = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        own = isinstance(event, QKeyEvent) and event.key() in wanted
        if own and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)
