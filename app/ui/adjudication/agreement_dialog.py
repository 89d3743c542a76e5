"""How far two reviewers of a project agree, by document, and the way to settle the rest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.review.adjudication import Agreement
from app.ui.adjudication.comparison import Comparison, Pair
from app.ui.core.language import number, percent, tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, give_room, scaled

_DIGITS = 3
"""Of alpha, everywhere: with fewer, a disagreement in a long document reads as 1."""
_FIGURES = (2, 3)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class AgreementDialog(QDialog):
    """Compares at once; `settle_wanted` comes when the user wants to settle disagreements."""

    settle_wanted = Signal()

    def __init__(
        self, comparison: Comparison, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._comparison = comparison
        self.setWindowTitle(tr("Compare two reviewers"))
        self.first, self.second = QComboBox(), QComboBox()
        for at, field in enumerate((self.first, self.second)):
            field.addItems([name or tr("No name") for name in names])
            field.setCurrentIndex(min(at, len(names) - 1))
            field.setMinimumContentsLength(12)
        self.first.setAccessibleName(tr("First reviewer"))
        self.second.setAccessibleName(tr("Second reviewer"))
        self._names = tuple(names)
        self.total = QLabel(tr("Reading the documents again…"), wordWrap=True)
        self.text_label = QLabel(
            tr(
                "Only documents that both marked as reviewed are compared. Alpha is "
                "Krippendorff's, for nominal labels of tokens: 1 is perfect agreement, 0 is chance."
            ),
            wordWrap=True,
        )
        self.text_label.setProperty("role", "soft")
        self.list = self._made_list()
        self.settle = QPushButton(tr("Resolve disagreements"))
        self.settle.setProperty("role", "main")
        self.settle.setEnabled(False)
        close = QPushButton(tr("Close"))
        who = QHBoxLayout()
        who.setSpacing(GRID)
        for part in (self.first, QLabel(tr("and")), self.second):
            who.addWidget(part)
        who.addStretch(1)
        buttons = QDialogButtonBox()
        buttons.addButton(self.settle, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.settle_wanted)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addLayout(who)
        box.addWidget(self.total)
        box.addWidget(self.list, 1)
        box.addWidget(self.text_label)
        box.addWidget(buttons)
        for field in (self.first, self.second):
            field.currentIndexChanged.connect(self._compare)
        give_room(self, 96 * GRID, 60 * GRID)
        comparison.changed.connect(self._show)
        comparison.ended.connect(self._end)
        self.finished.connect(comparison.stop)
        self._compare()

    @property
    def names(self) -> tuple[str, str]:
        """The reviewers that are compared."""
        return self._names[self.first.currentIndex()], self._names[self.second.currentIndex()]

    def _compare(self) -> None:
        self._comparison.stop()
        self.settle.setEnabled(False)
        self.total.setText(tr("Reading the documents again…"))
        self._comparison.start(self.names)

    def _show(self, pair: Pair) -> None:
        row = self._rows[self._comparison.pairs.index(pair)]
        if pair.agreement is not None:
            row.setText(1, tr("%n disagreements", None, pair.agreement.disputes))
            row.setText(2, percent(pair.agreement.observed))
            row.setText(3, number(pair.agreement.alpha, _DIGITS))
        else:
            row.setText(1, error_text(pair.error)[0] if pair.error else tr("not reviewed by both"))

    def _end(self, over_all: Agreement) -> None:
        compared = sum(pair.agreement is not None for pair in self._comparison.pairs)
        if not compared:
            self.total.setText(tr("No document was marked as reviewed by both."))
            return
        words = tr(
            "Same decision on {observed} of {tokens} tokens, and on {marked} of those that at "
            "least one of the two redacts. Alpha {alpha}."
        )
        self.total.setText(
            tr("%n disagreements.", None, over_all.disputes)
            + " "
            + words.format(
                observed=percent(over_all.observed),
                tokens=over_all.tokens,
                marked=percent(over_all.observed_marked),
                alpha=number(over_all.alpha, _DIGITS),
            )
        )
        self.settle.setEnabled(over_all.disputes > 0)

    def _made_list(self) -> QTreeWidget:
        self._rows = [
            QTreeWidgetItem([pair.path.name, "…", "", ""]) for pair in self._comparison.pairs
        ]
        titles = QTreeWidgetItem([tr("Document"), tr("Result"), tr("Observed"), tr("Alpha")])
        for line in (titles, *self._rows):
            for column in _FIGURES:
                line.setTextAlignment(column, _RIGHT)
        rows = QTreeWidget()
        rows.setAccessibleName(tr("Documents and agreement"))
        rows.setRootIsDecorated(False)
        rows.setUniformRowHeights(True)
        rows.setHeaderItem(titles)
        rows.header().setStretchLastSection(False)
        rows.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        rows.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for row in self._rows:
            row.setSizeHint(1, QSize(scaled(24 * GRID), scaled(4 * GRID)))
        rows.addTopLevelItems(self._rows)
        return rows
