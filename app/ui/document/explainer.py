"""Tells screen readers what the keys lead to: the words, their kind, their state and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Announcer(QObject):
    """Follows the focus of the reviewer in both views."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._said = ""
        window.reviewer.focus_changed.connect(self.say)
        window.session.reviewed.connect(self.say)
        window.session.current_changed.connect(self.say)

    @property
    def words(self) -> str:
        """What is looked at, in one line; empty where that is nothing."""
        entry, looked_at = self._window.session.current, self._window.reviewer.looked_at
        if entry is None or entry.review is None or not looked_at:
            return ""
        if entry.review.region(looked_at[0]) is not None:
            return ", ".join(self._window.explainer.words_on(looked_at[0]).splitlines())
        finding = entry.review.by_id.get(looked_at[0]) or entry.near.get(looked_at[0])
        if finding is None:
            return ""
        text = " ".join(finding.span.of(entry.review.document.text).split())
        return ", ".join((text, *self._window.explainer.words_on(finding.id).splitlines()))

    def say(self) -> None:
        """Describe the focus, once."""
        words = self.words
        if not words or words == self._said:
            return
        self._said = words
        space = self._window.workspace
        for view in (space.text, space.pages):
            view.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(space.view, words))
