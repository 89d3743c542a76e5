"""A policy in one table: what is done with each kind of identifier."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.labels import schema
from app.engine.domain.policy import (
    LABEL_LANGUAGES,
    LONGEST_NAME,
    LONGEST_TEXT,
    REPEATS_TITLES,
    TREATMENT_TITLES,
    Handling,
    Policy,
    Repeats,
    Treatment,
    treatments_of,
)
from app.errors import InputError
from app.languages import NAMES
from app.ui.core.language import tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, give_room
from app.workflow.policies import forget, is_own, is_reserved, keep, read, write

_TYPE, _TREATMENT, _REPEATS, _ON_BOX = range(4)


class _Field(QComboBox):
    """The wheel scrolls the table: passing over a field must not change what is kept."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PolicyDialog(QDialog):
    """Edits a copy; `saved` brings what was stored, `forgotten` comes when it was deleted.

    The policies of the program stay as they are: a changed one is stored under another name.
    """

    saved = Signal(object)
    forgotten = Signal(object)

    def __init__(self, policy: Policy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Edit the policy"))
        self.name = QLineEdit(maxLength=LONGEST_NAME)
        self.labels_in = QComboBox()
        for code in LABEL_LANGUAGES:
            words = tr("Language of the text") if code == LABEL_LANGUAGES[-1] else tr(NAMES[code])
            self.labels_in.addItem(words, code)
        self.table = QTableWidget(len(schema().subcategories), 4)
        self.treatments: dict[str, QComboBox] = {}
        self.repeats: dict[str, QComboBox] = {}
        self.on_box: dict[str, QLineEdit] = {}
        self._make_table()
        self.problem = QLabel(wordWrap=True)
        self.problem.setProperty("role", "problem")
        self.save = QPushButton(tr("Save"))
        self.save.setProperty("role", "main")
        self.delete = QPushButton(tr("Delete"))
        self.import_ = QPushButton(tr("Import…"))
        self.export = QPushButton(tr("Export…"))
        cancel = QPushButton(tr("Cancel"))
        self._arrange(cancel)
        # A box shows the buttons that it takes.
        self.delete.setVisible(is_own(policy.name))
        self.show_policy(policy)
        if is_reserved(policy.name):
            self.name.setText(f"{policy.name} 2")
        self._own_name = policy.name
        self.name.textChanged.connect(self._look)
        self.save.clicked.connect(self._save)
        self.delete.clicked.connect(self._delete)
        self.import_.clicked.connect(self._import)
        self.export.clicked.connect(self._export)
        cancel.clicked.connect(self.reject)
        give_room(self, 112 * GRID, 84 * GRID)
        self._look()

    def show_policy(self, policy: Policy) -> None:
        """Fill the table with what a policy says."""
        self.name.setText(policy.name)
        self.labels_in.setCurrentIndex(self.labels_in.findData(policy.labels_in))
        for kind in schema().subcategories:
            handling = policy.of(kind)
            field = self.treatments[kind]
            field.setCurrentIndex(field.findData(handling.treatment))
            self.repeats[kind].setCurrentIndex(self.repeats[kind].findData(handling.repeats))
            self.on_box[kind].setText(handling.on_box)
            self._follow(kind)

    @property
    def policy(self) -> Policy:
        """What the table says now."""
        return Policy(
            self.name.text().strip(),
            {
                kind: Handling(
                    Treatment(self.treatments[kind].currentData()),
                    Repeats(self.repeats[kind].currentData()),
                    self.on_box[kind].text().strip(),
                )
                for kind in schema().subcategories
            },
            self.labels_in.currentData(),
        )

    def _make_table(self) -> None:
        table = self.table
        table.setAccessibleName(tr("How each type of identifier is treated"))
        table.setHorizontalHeaderLabels(
            [tr("Type"), tr("In the export"), tr("Later mentions"), tr("Text on the box")]
        )
        table.verticalHeader().hide()
        table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        header = table.horizontalHeader()
        for column in (_TYPE, _REPEATS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for column in (_TREATMENT, _ON_BOX):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for row, (kind, about) in enumerate(schema().subcategories.items()):
            title = tr(about.title)
            item = QTableWidgetItem(title)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            table.setItem(row, _TYPE, item)
            self.treatments[kind] = field = _Field()
            for treatment in treatments_of(kind):
                field.addItem(tr(TREATMENT_TITLES[treatment]), treatment)
            field.setAccessibleName(f"{title}: {tr('In the export')}")
            field.currentIndexChanged.connect(lambda _, kind=kind: self._follow(kind))
            self.repeats[kind] = later = _Field()
            for repeats in Repeats:
                later.addItem(tr(REPEATS_TITLES[repeats]), repeats)
            later.setAccessibleName(f"{title}: {tr('Later mentions')}")
            self.on_box[kind] = text = QLineEdit(maxLength=LONGEST_TEXT)
            text.setAccessibleName(f"{title}: {tr('Text on the box')}")
            for column, widget in ((_TREATMENT, field), (_REPEATS, later), (_ON_BOX, text)):
                table.setCellWidget(row, column, widget)
        table.resizeRowsToContents()

    def _arrange(self, cancel: QPushButton) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("Language of labels"), self.labels_in)
        trade = QLabel(
            tr(
                "Consistent surrogates can be linked, but a missed mention stands out. Markov "
                "surrogates change now and then and hide most of them; random ones hide the most "
                "and link nothing."
            ),
            wordWrap=True,
        )
        trade.setProperty("role", "soft")
        buttons = QDialogButtonBox()
        for button, role in (
            (self.import_, QDialogButtonBox.ButtonRole.ActionRole),
            (self.export, QDialogButtonBox.ButtonRole.ActionRole),
            (self.delete, QDialogButtonBox.ButtonRole.DestructiveRole),
            (self.save, QDialogButtonBox.ButtonRole.AcceptRole),
            (cancel, QDialogButtonBox.ButtonRole.RejectRole),
        ):
            button.setAutoDefault(False)
            buttons.addButton(button, role)
        self.save.setDefault(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addLayout(form)
        box.addWidget(self.table, 1)
        box.addWidget(trade)
        box.addWidget(self.problem)
        box.addWidget(buttons)

    def _follow(self, kind: str) -> None:
        """What a treatment does not have cannot be chosen."""
        treatment = self.treatments[kind].currentData()
        self.repeats[kind].setEnabled(treatment == Treatment.SURROGATE)
        self.on_box[kind].setEnabled(treatment == Treatment.BOX)

    def _look(self) -> None:
        name = self.name.text().strip()
        problem = ""
        if is_reserved(name):
            problem = tr("The program has a policy with this name. Give yours another name.")
        self._tell(problem)
        self.save.setEnabled(bool(name) and not problem)

    def _tell(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _save(self) -> None:
        policy = self.policy
        try:
            keep(policy)
        except OSError as error:
            self._tell(tr("The policy could not be saved: {why}").format(why=error.strerror))
            return
        self.accept()
        self.saved.emit(policy)

    def _delete(self) -> None:
        try:
            forget(self._own_name)
        except OSError as error:
            self._tell(tr("The policy could not be deleted: {why}").format(why=error.strerror))
            return
        self.accept()
        self.forgotten.emit(None)

    def _import(self) -> None:
        dialog = QFileDialog(self, tr("Import a policy"))
        dialog.setNameFilter(f"{tr('Policies')} (*.json)")
        dialog.fileSelected.connect(self.import_from)
        dialog.open()

    def import_from(self, path: str) -> None:
        """Fill the table with the policy of a file, which is stored only by *Save*."""
        try:
            self.show_policy(read(Path(path)))
        except InputError as error:
            self._tell(error_text(error)[0])
        else:
            self._look()

    def _export(self) -> None:
        dialog = QFileDialog(self, tr("Export the policy"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.fileSelected.connect(self.export_to)
        dialog.open()

    def export_to(self, path: str) -> None:
        """Write what the table says to a file."""
        try:
            write(self.policy, Path(path))
        except OSError as error:
            self._tell(tr("The policy could not be saved: {why}").format(why=error.strerror))
