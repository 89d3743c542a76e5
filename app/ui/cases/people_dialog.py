"""The people and places of a patient's documents: to see, to merge, to split and to correct."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.cases.known_dialog import plain_button, spaced
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, give_room, scaled
from app.ui.widgets.undo_line import UndoLine

if TYPE_CHECKING:  # loads lists of names
    from app.engine.surrogates.people import Named, Variant

_TEXT = phrase(
    "Merge what means the same person or place, split what does not, and type another surrogate. "
    "This holds for all documents of the patient."
)
_ITEM = Qt.ItemDataRole.UserRole


class PeopleDialog(QDialog):
    """What can be done with what is selected is told by signals; somebody else does it.

    `merge_wanted` brings who stays and the others, `split_wanted` somebody and some ways of
    writing, `surrogate_wanted` somebody and words. `undo_wanted` asks to take the last change back.
    """

    merge_wanted = Signal(object, object)
    split_wanted = Signal(object, object)
    surrogate_wanted = Signal(object, str)
    undo_wanted = Signal()

    def __init__(self, patient: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("People and places: {patient}").format(patient=patient))
        self._named: tuple[Named, ...] = ()
        self.undo_line = UndoLine()
        self.undo_line.undo.clicked.connect(self._take_back)
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("People and places"))
        self.list.setHeaderLabels([tr("In the documents"), tr("Surrogate"), tr("Mentions")])
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setIndentation(scaled(2 * GRID))
        self.list.setAccessibleDescription(tr(_TEXT))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        head = self.list.header()
        head.setStretchLastSection(False)
        for column in (0, 1):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemSelectionChanged.connect(self._allow)
        self.empty = QLabel(tr("Looking for people and places…"), wordWrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setProperty("role", "nothing")
        self.words = QLineEdit(placeholderText=tr("Another surrogate"))
        self.words.setAccessibleName(tr("Another surrogate"))
        self.words.textChanged.connect(self._allow)
        self.words.returnPressed.connect(self._use)
        self.use = plain_button(tr("Use"), self._use)
        self.merge = plain_button(tr("Merge (M)"), self._merge)
        self.split = plain_button(tr("Split off (S)"), self._split)
        self.problem = QLabel(wordWrap=True)
        self.problem.setProperty("role", "problem")
        self.problem.hide()
        for key, act in (("M", self._merge), ("S", self._split), ("T", self._type)):
            shortcut = QShortcut(QKeySequence(key), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)
        self._arrange()
        self._allow()
        self.list.setFocus()

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for part in (self.merge, self.split):
            row.addWidget(part)
        row.addWidget(self.words, 1)
        row.addWidget(self.use)
        QVBoxLayout(self.list.viewport()).addWidget(self.empty)
        soft = QLabel(tr(_TEXT), wordWrap=True)
        soft.setProperty("role", "soft")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined]
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(GRID)
        box.addWidget(self.undo_line)
        box.addWidget(soft)
        box.addWidget(self.list, 1)
        box.addLayout(row)
        box.addWidget(self.problem)
        box.addWidget(buttons)
        give_room(self, 96 * GRID, 72 * GRID)

    def refuse(self, why: str) -> None:
        """Say why words are not used."""
        self.problem.setText(why)
        self.problem.setVisible(bool(why))
        if why:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, why))

    def show_named(self, named: tuple[Named, ...]) -> None:
        """Show these; what was open and selected stays so."""
        before = self.list.currentItem()
        at = before.data(0, _ITEM)[0].group if before is not None else ""
        closed = {item.data(0, _ITEM)[0].group for item in self._tops if not item.isExpanded()}
        self._named = named
        self.empty.setText(tr("No people or places were found so far."))
        self.empty.setVisible(not named)
        self.list.clear()
        for one in named:
            top = _row(one.text, one.surrogate, one.mentions, (one, None))
            for variant in one.variants if len(one.variants) > 1 else ():
                top.addChild(
                    _row(variant.text, variant.surrogate, variant.mentions, (one, variant))
                )
            self.list.addTopLevelItem(top)
            top.setExpanded(one.group not in closed)
            if one.group == at:
                self.list.setCurrentItem(top)
        if self.list.currentItem() is None and named:
            self.list.setCurrentItem(self._tops[0])
        self._allow()

    @property
    def _tops(self) -> list[QTreeWidgetItem]:
        found = (self.list.topLevelItem(at) for at in range(self.list.topLevelItemCount()))
        return [item for item in found if item is not None]

    @property
    def _chosen(self) -> list[Named]:
        """Who is selected, the one in the focus first."""
        current = self.list.currentItem()
        items = self.list.selectedItems()
        items.sort(key=lambda item: item is not current)
        return list(dict.fromkeys(item.data(0, _ITEM)[0] for item in items))

    @property
    def _variants(self) -> list[Variant]:
        found = (item.data(0, _ITEM)[1] for item in self.list.selectedItems())
        return [one for one in found if one is not None]

    def _can_merge(self) -> bool:
        return len(self._chosen) > 1 and len({one.is_person for one in self._chosen}) == 1

    def _can_split(self) -> bool:
        chosen = self._chosen
        return len(chosen) == 1 and 0 < len(self._variants) < len(chosen[0].variants)

    def _allow(self) -> None:
        self.refuse("")
        self.merge.setEnabled(self._can_merge())
        self.split.setEnabled(self._can_split())
        self.use.setEnabled(len(self._chosen) == 1 and bool(self.words.text().strip()))

    def _merge(self) -> None:
        if self._can_merge():
            # Whoever is named most often keeps the surrogate.
            stays, *others = sorted(self._chosen, key=lambda one: -one.mentions)
            self.merge_wanted.emit(stays, tuple(others))

    def _split(self) -> None:
        if self._can_split():
            self.split_wanted.emit(self._chosen[0], tuple(self._variants))

    def _type(self) -> None:
        self.words.setFocus()
        self.words.selectAll()

    def _use(self) -> None:
        if self.use.isEnabled():
            words = " ".join(self.words.text().split())
            self.surrogate_wanted.emit(self._chosen[0], words)

    def used(self) -> None:
        """The words that were typed are used."""
        self.words.clear()
        self.list.setFocus()

    def _take_back(self) -> None:
        self.undo_line.tell("")
        self.undo_wanted.emit()
        self.list.setFocus()


def _row(text: str, surrogate: str, mentions: int, about: object) -> QTreeWidgetItem:
    item = spaced(QTreeWidgetItem([text, surrogate, f"{mentions}"]))
    item.setData(0, _ITEM, about)
    item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    for column, words in enumerate((text, surrogate)):
        item.setToolTip(column, words)
    return item
