"""How many identifiers may be missed in a document at each operating point."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.tagger.pack.operating_points import OperatingPointEstimate
from app.ui.core.language import number, phrase, tr
from app.ui.core.theme import GRID, give_room
from app.ui.review.near_misses import never_fewer
from app.ui.widgets.question_dialog import text_label

_TITLES = {
    "balanced": phrase("Balanced"),
    "high": phrase("High recall"),
    "maximum": phrase("Maximum recall"),
}
_POINT = Qt.ItemDataRole.UserRole


class MissedEstimateDialog(QDialog):
    """A row for each operating point; `chosen` brings the name of the one to use from now on."""

    chosen = Signal(str)

    def __init__(
        self,
        outlooks: Sequence[OperatingPointEstimate],
        used: float,
        parent: QWidget | None = None,
        *,
        known: bool = True,
    ) -> None:
        """`used` is the score from which findings are shown; `known`: there are candidates."""
        super().__init__(parent)
        self.setWindowTitle(tr("Estimate of missed identifiers"))
        self._used = used
        self._known = known
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Operating points"))
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderLabels(
            [tr("Operating point"), tr("From score"), tr("Findings"), tr("Expected misses")]
        )
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.addTopLevelItems([self._row(one) for one in outlooks])
        self.list.currentItemChanged.connect(self._choose)
        self.text_label = text_label("")
        note = text_label(
            tr(
                "Estimated from the scores of what the model was unsure about. What it never "
                "considered is not included: a person must read the document."
            ),
            "soft",
        )
        self.use = QPushButton(tr("Use this operating point"))
        self.use.setProperty("role", "main")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.use, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.list, 1)
        box.addWidget(self.text_label)
        box.addWidget(note)
        box.addWidget(buttons)
        self.use.setDefault(True)
        self._outlooks = {one.point: one for one in outlooks}
        at = next((n for n, one in enumerate(outlooks) if one.score <= used), len(outlooks) - 1)
        self.list.setCurrentIndex(self.list.model().index(at, 0))
        self.list.setFocus()
        give_room(self, 80 * GRID, 48 * GRID)

    def _row(self, one: OperatingPointEstimate) -> QTreeWidgetItem:
        name = tr(_TITLES[one.point]) if one.point in _TITLES else one.point
        title = tr("{name} (in use)").format(name=name) if one.score == self._used else name
        row = QTreeWidgetItem([title, number(one.score, 2), _change(one), self._missed(one)])
        row.setData(0, _POINT, one.point)
        for column in range(1, 4):
            row.setTextAlignment(
                column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
        spoken = tr("{point}: {findings} findings, {missed} expected to be missed")
        text = spoken.format(point=title, findings=row.text(2), missed=row.text(3))
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, text)
        row.setSizeHint(1, QSize(10 * GRID, 4 * GRID))
        return row

    def _missed(self, one: OperatingPointEstimate) -> str:
        if not self._known:
            return tr("unknown")
        if not one.missed:
            return tr("none known")
        return tr("about {number}").format(number=never_fewer(one.missed))

    @property
    def _point(self) -> OperatingPointEstimate:
        return self._outlooks[self.list.currentIndex().siblingAtColumn(0).data(_POINT)]

    def _choose(self) -> None:
        point = self._point
        if point.more > 0:
            here = tr(
                "In this document, %n near misses become findings to review.", None, point.more
            )
        else:
            here = tr("In this document, all findings stay as they are.")
        later = tr("Documents searched from now on use this operating point.")
        self.text_label.setText(f"{here} {later}")
        self.use.setEnabled(point.more > 0 or point.score != self._used)
        self.use.setAccessibleDescription(self.text_label.text())

    def _agree(self) -> None:
        point = self._point.point
        self.accept()
        self.chosen.emit(point)


def _change(one: OperatingPointEstimate) -> str:
    """So many more and fewer findings than now."""
    counts = (("+", one.more), ("−", one.fewer))
    parts = [f"{sign}{number(float(count), 0)}" for sign, count in counts if count]
    return " ".join(parts) or tr("unchanged")
