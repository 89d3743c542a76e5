"""The list of known patients: pasted or read from a file, looked through, taken away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.case import CaseBook, KnownPatient
from app.engine.domain.labels import schema
from app.errors import InputError
from app.ui.core.language import phrase, speaks_english, tr
from app.ui.core.theme import GRID, give_room
from app.ui.widgets.undo_line import UndoLine
from app.workflow.cases import patients_in, read_patients

_TEXT = phrase(
    "One row for each patient, with a heading for each column, as copied from a spreadsheet. "
    "They are found in all documents before the model searches: in any spelling, in parts, "
    "and with one error."
)
_EXAMPLE = phrase(
    "given name,family name,birth date,MRN,phone\nThaddeus,Okonkwo,1958-07-14,ZQ-140361,"
)
_UNUSABLE = phrase(
    "The table cannot be used. Check its headings, such as name, birth date, MRN, phone, case, and "
    "that each row has as many columns."
)
_IN_PROJECT = phrase("The list is saved encrypted in the project.")
_IN_WINDOW = phrase("The list is forgotten when the window closes. Create a project to keep it.")


class KnownDialog(QDialog):
    """`changed` brings the patients as soon as there is another one, or one less.

    `undo_wanted` asks to take the last change back.
    """

    changed = Signal(object)
    undo_wanted = Signal()

    def __init__(
        self,
        patients: tuple[KnownPatient, ...],
        parent: QWidget | None = None,
        *,
        in_project: bool,
    ) -> None:
        """`in_project` tells whether the list is kept."""
        super().__init__(parent)
        self.setWindowTitle(tr("Known identifiers"))
        self._patients = patients
        self.undo_line = UndoLine()
        self.undo_line.undo.clicked.connect(self._take_back)
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Known patients"))
        self.list.setHeaderHidden(True)
        self.list.setSelectionMode(QTreeWidget.SelectionMode.ExtendedSelection)
        self.list.itemSelectionChanged.connect(self._allow)
        self.field = QPlainTextEdit(placeholderText=tr(_EXAMPLE))
        self.field.setAccessibleName(tr("Table to add"))
        self.field.setAccessibleDescription(tr(_TEXT))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.field.textChanged.connect(self._typed)
        self.problem = QLabel(wordWrap=True)
        self.problem.setProperty("role", "problem")
        self.problem.hide()
        self.add = plain_button(tr("Add"), self._add_typed)
        self.load = plain_button(tr("Load a file…"), self._ask_file)
        self.remove = plain_button(tr("Remove"), self._remove)
        self._arrange(_IN_PROJECT if in_project else _IN_WINDOW)
        self.show_patients(patients)
        self._typed()
        self.field.setFocus()

    def _arrange(self, kept: str) -> None:
        below = QHBoxLayout()
        below.setSpacing(GRID)
        below.addWidget(self.load)
        below.addStretch(1)
        below.addWidget(self.add)
        beside = QHBoxLayout()
        beside.addStretch(1)
        beside.addWidget(self.remove)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(GRID)
        box.addWidget(self.undo_line)
        box.addWidget(_soft(tr(_TEXT)))
        box.addWidget(self.field, 2)
        box.addLayout(below)
        box.addWidget(self.problem)
        box.addWidget(_heading(tr("Known patients")))
        box.addWidget(self.list, 3)
        box.addLayout(beside)
        box.addWidget(_soft(tr(kept)))
        box.addWidget(buttons)
        give_room(self, 80 * GRID, 72 * GRID)

    def show_book(self, book: CaseBook) -> None:
        """Show the patients of another book."""
        self.show_patients(book.known)

    def show_patients(self, patients: tuple[KnownPatient, ...]) -> None:
        """Show these patients, each with what is looked for below it."""
        self._patients = patients
        kinds = schema().subcategories
        self.list.clear()
        for number, one in enumerate(patients):
            looked_for = tr("%n identifiers", None, len(one.identifiers) + len(one.births))
            top = _row(f"{one.label}  –  {looked_for}")
            top.setData(0, Qt.ItemDataRole.UserRole, number)
            for each in one.identifiers:
                top.addChild(_row(f"{each.text}  –  {tr(kinds[each.subcategory].title)}"))
            birth = tr("Date of birth")
            for day in sorted(one.births):
                top.addChild(_row(f"{day.isoformat()}  –  {birth}"))
            self.list.addTopLevelItem(top)
        self._allow()

    def add_file(self, path: Path) -> None:
        """Add the patients of a file, or say why that does not work."""
        try:
            self._add(read_patients(path))
        except InputError as error:
            self._say(error)

    def _add_typed(self) -> None:
        try:
            patients = patients_in(self.field.toPlainText())
        except InputError as error:
            self._say(error)
            return
        self.field.clear()
        self._add(patients)

    def _add(self, patients: tuple[KnownPatient, ...]) -> None:
        """Add patients; one that is listed already takes the place of what was known."""
        labels = {one.label for one in patients}
        rest = tuple(one for one in self._patients if one.label not in labels)
        self.problem.hide()
        self.changed.emit((*rest, *patients))

    def _remove(self) -> None:
        gone = {
            (item.parent() or item).data(0, Qt.ItemDataRole.UserRole)
            for item in self.list.selectedItems()
        }
        self.changed.emit(tuple(one for at, one in enumerate(self._patients) if at not in gone))

    def _ask_file(self) -> None:
        kinds = tr("Tables ({endings});;All files (*)").format(endings="*.csv *.tsv *.txt")
        dialog = QFileDialog(self, tr("Load known identifiers"), "", kinds)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.add_file(Path(name)))
        dialog.open()

    def _say(self, error: InputError) -> None:
        told = error.message, error.hint
        if not speaks_english():
            told = tr(_UNUSABLE), f"({error.message})"
        self.problem.setText("\n".join(filter(None, told)))
        self.problem.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.problem.text()))

    def _typed(self) -> None:
        self.problem.hide()
        self.add.setEnabled(bool(self.field.toPlainText().strip()))

    def _allow(self) -> None:
        self.remove.setEnabled(bool(self.list.selectedItems()))

    def _take_back(self) -> None:
        self.undo_line.tell("")
        self.undo_wanted.emit()
        self.field.setFocus()


def _row(words: str) -> QTreeWidgetItem:
    return spaced(QTreeWidgetItem([words]))


def spaced(item: QTreeWidgetItem) -> QTreeWidgetItem:
    """A row that is as high as those of other lists."""
    item.setSizeHint(0, QSize(0, QFontMetrics(QApplication.font()).height() + GRID))
    return item


def plain_button(words: str, act: Callable[[], None]) -> QPushButton:
    """A button that Return does not press from elsewhere."""
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.clicked.connect(act)
    return button


def _soft(words: str) -> QLabel:
    label = QLabel(words, wordWrap=True)
    label.setProperty("role", "soft")
    return label


def _heading(words: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("role", "heading")
    return label
