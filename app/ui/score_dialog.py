"""Asks above which score all findings are accepted, and says how many these are."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from app.ui.ask_dialog import AskDialog, told
from app.ui.language import tr
from app.ui.theme import GRID

_USUAL, _STEP = 0.95, 0.01


class ScoreDialog(AskDialog):
    """`chosen` brings the score."""

    chosen = Signal(float)

    def __init__(self, scores: Sequence[float], parent: QWidget | None = None) -> None:
        """`scores` of what is to be reviewed."""
        super().__init__(tr("Accept all above a score"), tr("Accept"), parent)
        self._scores = scores
        # Where nothing is as sure as that, what is surest.
        usual = min(_USUAL, floor(100 * max(scores, default=1.0)) / 100)
        self.score = QDoubleSpinBox(minimum=0.0, maximum=1.0, singleStep=_STEP, value=usual)
        self.score.setMinimumHeight(4 * GRID)
        self.score.setAccessibleName(tr("Lowest score to accept"))
        self.score.valueChanged.connect(self._count)
        self.told = told("", "soft")
        self.finish((tr("Lowest score to accept"), self.score), self.told)
        self.score.selectAll()
        self._count()

    def _count(self) -> None:
        above = sum(score >= self._least for score in self._scores)
        left = len(self._scores) - above
        self.agree.setEnabled(above > 0)
        self.told.setText(
            " ".join(
                (
                    tr("%n findings to review have at least this score.", None, above),
                    tr("%n are left to be reviewed.", None, left),
                )
            )
        )
        self.agree.setAccessibleDescription(self.told.text())

    @property
    def _least(self) -> float:
        # What the field shows as 0.95 may be a little more.
        return round(self.score.value(), 2)

    def answer(self) -> None:
        self.accept()
        self.chosen.emit(self._least)
