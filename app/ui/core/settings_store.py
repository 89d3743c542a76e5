"""The settings in use: stored, and told when they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.errors import WriteFailed
from app.settings import Settings, held, save
from app.ui.core.theme import Theme, theme_named


class SettingsStore(QObject):
    """The settings of one window. What they say is done by those whom they concern.

    `changed` brings the settings before and now, `failed` the error where they cannot be stored:
    they are in use all the same.
    """

    changed = Signal(object, object)
    failed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = settings

    @property
    def current(self) -> Settings:
        """The settings in use."""
        return self._current

    @property
    def theme(self) -> Theme:
        """The colours that the settings name, here and now."""
        return theme_named(self._current.theme)

    def use(self, settings: Settings) -> None:
        """Store these settings and use them."""
        settings = held(settings)
        before, self._current = self._current, settings
        try:
            save(settings)
        except OSError as error:
            self.failed.emit(WriteFailed(f"The settings could not be saved: {error.strerror}."))
        self.changed.emit(before, settings)

    def follow(self, act: Callable[[], object], *fields: str) -> None:
        """Do this from now on whenever one of these fields is another one."""

        def look(before: Settings, now: Settings) -> None:
            if any(getattr(before, name) != getattr(now, name) for name in fields):
                act()

        self.changed.connect(look)

    def change(self, **fields: Any) -> None:
        """Use other values for these fields."""
        self.use(replace(self._current, **fields))
