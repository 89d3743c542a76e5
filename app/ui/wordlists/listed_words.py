"""The commands that put what is looked at on a list of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.domain.types import Span
from app.ui.core.language import tr

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_MOST_SHOWN = 28


class ListedWords:
    """Acts on the selection of a window or, without one, on what is in the focus."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @property
    def span(self) -> Span | None:
        """Where the words stand; None where nothing is looked at."""
        space = self._window.workspace
        selected = None if space.previewing else space.view.selection()
        return selected or self._looked_at

    @property
    def shown(self) -> str:
        """The words, short enough for a menu."""
        review, span = self._window.reviewer.review, self.span
        if review is None or span is None:
            return ""
        words = " ".join(span.of(review.document.text).split())
        return words if len(words) <= _MOST_SHOWN else f"{words[: _MOST_SHOWN - 1]}…"

    def always(self) -> None:
        """Always remove the words; of a selection, the kind is asked first."""
        window, span, kind = self._window, self.span, self._kind
        if span is None:
            self._tell_nothing()
        elif kind is None:
            window.menus.ask_kind(lambda chosen: self.always_as(chosen, span))
        else:
            self.always_as(kind, span)

    def always_as(self, subcategory: str, span: Span) -> None:
        """Always remove the words that stand here, as this kind."""
        window = self._window
        window.workspace.clear_selection()
        if not window.listing.always(span, subcategory):
            window.status.say(tr("A single letter or sign would be removed in every word."))

    def never(self) -> None:
        """Never remove the words."""
        window, span = self._window, self.span
        if span is None:
            self._tell_nothing()
            return
        window.workspace.clear_selection()
        window.listing.never(span)

    @property
    def _looked_at(self) -> Span | None:
        reviewer = self._window.reviewer
        if reviewer.focus is not None:
            return reviewer.focus.span
        entry, near = reviewer.entry, reviewer.near
        return entry.near[near[0]].span if entry is not None and near else None

    @property
    def _kind(self) -> str | None:
        """The kind of the words, where they are just what is looked at."""
        reviewer, span = self._window.reviewer, self.span
        if reviewer.focus is not None and reviewer.focus.span == span:
            return reviewer.focus.subcategory
        entry, near = reviewer.entry, reviewer.near
        if entry is not None and near and entry.near[near[0]].span == span:
            return entry.near[near[0]].subcategory
        return None

    def _tell_nothing(self) -> None:
        self._window.status.say_here(tr("Go to a finding, or select words, first."))
