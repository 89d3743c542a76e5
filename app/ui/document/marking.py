"""What the reviewer makes of the selection or, without one, of the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.domain.types import Action, Span
from app.ui.core.commands import keys_of
from app.ui.core.language import tr
from app.ui.document.boxing import Boxing

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Marking:
    """Joins what is selected in the view, what the bar below it offers, and the reviewer."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.boxing = Boxing(window)

    def as_kind(self, subcategory: str) -> None:
        """Mark the selection as this kind or, without one, give it to the scope."""
        window, bar = self._window, self._window.workspace.add_bar
        span = window.workspace.view.selection()
        if span is None or window.workspace.previewing:
            if self.boxing.as_kind(subcategory):
                return
            window.reviewer.recategorise(subcategory, self._others_like_near())
            return
        others = bar.others if bar.span == span and bar.also.isChecked() else ()
        window.workspace.clear_selection()
        window.reviewer.add(span, subcategory, others)

    def accept(self) -> None:
        """Accept what is looked at; of a near miss also the others like it, if that is checked."""
        self._window.reviewer.decide(Action.ACCEPT, self._others_like_near())

    def reject(self) -> None:
        """Keep what is looked at in the document; a box is taken away."""
        if not self.boxing.erase():
            self._window.reviewer.decide(Action.REJECT)

    def begin(self) -> None:
        """Let the keyboard choose what the selection is."""
        window = self._window
        if window.workspace.previewing:
            words = tr("Go back to the original first ({key}): only there can text be marked.")
            window.status.say_here(words.format(key=keys_of(window.commands["preview"])))
            return
        if window.workspace.view.selection() is None and window.finder.hit is not None:
            window.finder.take_hit()
        window.workspace.offer()
        if window.workspace.add_bar.span is not None:
            window.workspace.add_bar.take_focus()
        else:
            window.status.say_here(
                tr("Select text first: with the mouse, or with Shift and the arrow keys.")
            )

    def _others_like_near(self) -> tuple[Span, ...]:
        window, bar = self._window, self._window.workspace.add_bar
        entry, near = window.session.current, window.reviewer.near
        if entry is None or len(near) != 1 or bar.span != entry.near[near[0]].span:
            return ()
        return bar.others if bar.also.isChecked() else ()
