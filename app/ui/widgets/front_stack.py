"""Several views in one place, of which only the one in front asks for room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget


class FrontStack(QStackedWidget):
    """As little as what is shown needs: a stack of Qt never takes less than its widest view."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        return super().minimumSizeHint() if front is None else front.minimumSizeHint()
