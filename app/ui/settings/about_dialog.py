"""What this program is: its version, its model packs, and the licences of what it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app import __version__
from app.paths import NAME
from app.progress import Reporter
from app.ui.core.icons import program_icon
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import tr
from app.ui.core.theme import GRID, give_room, scaled
from app.workflow.detector_process import LoadedPack

if TYPE_CHECKING:
    from app.workflow.licences import Licence

_ICON = 48


class AboutDialog(QDialog):
    """`manual_wanted` asks for the manual. Packs and licences come a moment after the rest."""

    manual_wanted = Signal()

    def __init__(
        self, jobs: JobRunner, loaded: LoadedPack | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About {name}").format(name=NAME))
        self._jobs, self._loaded = jobs, loaded
        self._licences: tuple[Licence, ...] = ()
        self.packs = self._make_packs()
        self.names = QListWidget()
        self.names.setAccessibleName(tr("Packages"))
        self.names.currentRowChanged.connect(self._show_text)
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setAccessibleName(tr("Licence text"))
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.names, 1)
        row.addWidget(self.text, 2)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.packs, tr("Models"))
        self.tabs.addTab(both, tr("Licences"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        manual = QPushButton(tr("Manual"))
        manual.clicked.connect(self._manual)
        buttons.addButton(manual, QDialogButtonBox.ButtonRole.HelpRole)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addLayout(self._make_head())
        box.addWidget(self.tabs, 1)
        box.addWidget(buttons)
        give_room(self, 88 * GRID, 64 * GRID)
        for job in (
            jobs.start(Lane.QUICK, _packs, done=self._show_packs),
            jobs.start(Lane.QUICK, _licences, done=self._show_licences),
        ):
            # Their results must not reach a dialog that is closed.
            self.finished.connect(lambda _, job=job: jobs.drop(job))

    def _make_head(self) -> QHBoxLayout:
        icon = QLabel()
        side = scaled(_ICON)
        icon.setPixmap(program_icon().pixmap(side, side))
        self.version = QLabel(
            tr("{name} {version}").format(name=NAME, version=__version__),
            textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse,
        )
        self.version.setProperty("role", "title")
        words = QLabel(
            tr(
                "Finds and redacts identifiers in clinical documents, on this computer only. "
                "Apache License 2.0, no warranty."
            ),
            wordWrap=True,
        )
        lines = QVBoxLayout()
        lines.setSpacing(GRID // 2)
        lines.addWidget(self.version)
        lines.addWidget(words)
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(lines, 1)
        return head

    def _make_packs(self) -> QTableWidget:
        table = QTableWidget(0, 4)
        table.setAccessibleName(tr("Models"))
        table.setHorizontalHeaderLabels([tr("Name"), tr("Version"), tr("In use"), "SHA-256"])
        table.horizontalHeader().setStretchLastSection(True)
        table.horizontalHeader().setHighlightSections(False)
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        # The table is passed by Tab like one control.
        table.setTabKeyNavigation(False)
        return table

    def _show_packs(self, packs: Sequence[tuple[str, str, str]]) -> None:
        self.packs.setRowCount(len(packs))
        for row, (name, version, digest) in enumerate(packs):
            used = self._loaded is not None and self._loaded.sha256 == digest
            values = (name, version, tr("Yes") if used else tr("No"), digest)
            for column, value in enumerate(values):
                item = QTableWidgetItem(value)
                item.setToolTip(value)
                self.packs.setItem(row, column, item)
        self.packs.resizeColumnsToContents()
        if packs:
            self.packs.setCurrentCell(0, 0)

    def _show_licences(self, licences: tuple[Licence, ...]) -> None:
        self._licences = licences
        for one in licences:
            self.names.addItem(" ".join(filter(None, (one.package, one.version))))
        self.names.setCurrentRow(0)

    def _show_text(self, row: int) -> None:
        if 0 <= row < len(self._licences):
            one = self._licences[row]
            words = one.text or tr("The package contains no licence text.")
            self.text.setPlainText(f"{one.package} {one.version}\n{one.name}\n\n{words}")

    def _manual(self) -> None:
        self.reject()
        self.manual_wanted.emit()


def _packs(_: Reporter) -> list[tuple[str, str, str]]:
    """Name, version and digest of every pack on this machine."""
    from app.engine.tagger.pack.packs import available  # noqa: PLC0415 - no window should wait for it

    return [(pack.name, pack.version, pack.sha256) for pack in available()]


def _licences(_reporter: Reporter) -> tuple[Licence, ...]:
    """Those of all that is shipped; what reads them is loaded here, not when the window starts."""
    from app.workflow.licences import shipped  # noqa: PLC0415

    return shipped()
