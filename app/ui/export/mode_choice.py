"""What is to stand in an export where an identifier stood."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QVBoxLayout, QWidget

from app.engine.domain.export import Mode
from app.ui.core.language import phrase, tr

_WORDS = {
    Mode.BOX: phrase("Black boxes: not even the kind of an identifier is told"),
    Mode.MASK: phrase("Labels: every identifier becomes [PATIENT], [DATE] …"),
    Mode.SURROGATE: phrase("Invented values: the text stays readable; dates keep their distances"),
}


class ModeChoice(QWidget):
    """One button a mode, in `buttons`. `changed` brings the one that was chosen."""

    changed = Signal(object)

    def __init__(self, chosen: Mode) -> None:
        super().__init__()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self.buttons = {mode: QRadioButton(tr(words)) for mode, words in _WORDS.items()}
        for button in self.buttons.values():
            box.addWidget(button)
        self.buttons[chosen].setChecked(True)
        for button in self.buttons.values():
            button.toggled.connect(self._tell)

    @property
    def mode(self) -> Mode:
        """The one that is chosen."""
        return next(mode for mode, button in self.buttons.items() if button.isChecked())

    def _tell(self, chosen: bool) -> None:  # noqa: FBT001 - a slot of `toggled`
        if chosen:
            self.changed.emit(self.mode)
