"""A line of the keys that are used most, until it is switched off. Each is a button, too."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.ui.core.commands import shortcut_text
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services
from app.ui.core.theme import GRID

_SHOWN = {
    "accept": phrase("Accept"),
    "reject": phrase("Reject"),
    "next_undecided": phrase("Next to review"),
    "entity": phrase("All mentions"),
    "undo": phrase("Undo"),
    "near_misses": phrase("Near misses"),
    "export": phrase("Export"),
    "shortcuts": phrase("All shortcuts"),
}
"""Commands in a word or two, the most important first: the last ones leave where room is short."""


class KeyHints(QFrame):
    """Shown below a document, as the settings say."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._settings, self._documents = services.settings, services.documents
        self._toggle = services.commands["key_hints"]
        self.setProperty("role", "hints")
        self.setAccessibleName(tr("Shortcut hints"))
        self._actions = {name: services.commands[name] for name in _SHOWN}
        self.buttons = {name: self._button(name) for name in _SHOWN}
        self.off = QToolButton()
        self.off.setText("✕")
        self.off.setProperty("role", "hint")
        self.off.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.off.setToolTip(tr("Hide this line; the View menu shows it again"))
        self.off.setAccessibleName(self.off.toolTip())
        self.off.clicked.connect(self._toggle.trigger)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 0, GRID, 0)
        row.setSpacing(GRID // 2)
        label = QLabel(tr("Shortcuts"))
        label.setProperty("role", "soft")
        row.addWidget(label)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.off)
        services.commands.bind("key_hints", self._switch)
        services.commands.keys_changed.connect(self._show_keys)
        services.settings.follow(self._follow, "key_hints")
        for signal in (services.documents.added, services.documents.removed):
            signal.connect(self._follow)
        self._show_keys()
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Any width: what has no room leaves."""
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        """Let the last hints leave where there is no room for them."""
        room = self.width() - self.off.sizeHint().width() - 12 * GRID
        for button in self.buttons.values():
            room -= button.sizeHint().width() + GRID // 2
            button.setVisible(room >= 0)

    def _switch(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        self._settings.change(key_hints=on)

    def _follow(self) -> None:
        on = self._settings.current.key_hints
        self._toggle.setChecked(on)
        self.setVisible(on and bool(self._documents.entries))

    def _show_keys(self) -> None:
        for name, button in self.buttons.items():
            key = shortcut_text(self._actions[name])
            button.setText(f"{key}  {tr(_SHOWN[name])}" if key else tr(_SHOWN[name]))
            button.setToolTip(self._actions[name].toolTip())
        self._fit()

    def _button(self, name: str) -> QToolButton:
        action, button = self._actions[name], QToolButton()
        button.setProperty("role", "hint")
        # The same commands are reached by Tab in the tool bar and by their keys.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(action.trigger)
        button.setEnabled(action.isEnabled())
        action.enabledChanged.connect(button.setEnabled)
        return button


def below(part: QWidget, hints: KeyHints) -> QWidget:
    """A part of the window with the line below it."""
    both = QWidget()
    box = QVBoxLayout(both)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(0)
    box.addWidget(part, 1)
    box.addWidget(hints)
    return both
