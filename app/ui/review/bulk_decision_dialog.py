"""Asks above which score all findings are accepted, or rejected, and says how many these are."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QDoubleSpinBox, QWidget

from app.engine.domain.review import Action
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID
from app.ui.widgets.question_dialog import AskDialog, text_label

_USUAL, _STEP = 0.95, 0.01


@dataclass(frozen=True, slots=True)
class _Words:
    title: str
    agree: str
    field: str


_WORDS = {
    Action.ACCEPT: _Words(
        phrase("Accept all above a score"), phrase("Accept"), phrase("Lowest score to accept")
    ),
    Action.REJECT: _Words(
        phrase("Reject all above a score"), phrase("Reject"), phrase("Lowest score to reject")
    ),
}


class ScoreDialog(AskDialog):
    """`chosen` brings the score."""

    chosen = Signal(float)

    def __init__(
        self,
        action: Action,
        scores: Sequence[float],
        parent: QWidget | None = None,
        *,
        hidden: int = 0,
    ) -> None:
        """`scores` of what is to be reviewed and listed; `hidden` are left out by a filter."""
        words = _WORDS[action]
        super().__init__(tr(words.title), tr(words.agree), parent)
        self._action, self._scores, self._hidden = action, sorted(scores), hidden
        # The best score of all, where none reaches the usual one.
        usual = min(_USUAL, floor(100 * max(scores, default=1.0)) / 100)
        self.score = QDoubleSpinBox(minimum=0.0, maximum=1.0, singleStep=_STEP, value=usual)
        self.score.setMinimumHeight(4 * GRID)
        # The stylesheet's distance from the left edge holds for the other fields only.
        self.score.lineEdit().setTextMargins(GRID, 0, 0, 0)
        self.score.setAccessibleName(tr(words.field))
        self.score.valueChanged.connect(self._count)
        self.text_label = text_label("", "soft")
        self.finish((tr(words.field), self.score), self.text_label)
        if action is Action.REJECT:
            # What is rejected stays in the document: Enter alone must not do that.
            self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setDefault(True)
        self.score.selectAll()
        self._count()

    def _count(self) -> None:
        left = bisect_left(self._scores, self._least)
        above = len(self._scores) - left
        self.agree.setEnabled(above > 0)
        lines = [
            tr("%n findings to review have at least this score.", None, above),
            tr("%n remain to be reviewed.", None, left),
        ]
        if self._action is Action.REJECT:
            lines.insert(1, tr("Rejected findings stay in the export."))
        if self._hidden:
            lines.append(tr("%n hidden by the filter stay as they are.", None, self._hidden))
        self.text_label.setText(" ".join(lines))
        self.agree.setAccessibleDescription(self.text_label.text())

    @property
    def _least(self) -> float:
        # What the field shows as 0.95 may be a little more.
        return round(self.score.value(), 2)

    def answer(self) -> None:
        self.accept()
        self.chosen.emit(self._least)
