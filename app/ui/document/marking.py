"""What the reviewer makes of the selection or, without one, of the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.domain.document import Span
from app.engine.domain.geometry import Box, Region
from app.engine.domain.labels import schema
from app.engine.domain.review import Action
from app.engine.review import regions
from app.ui.core.commands import shortcut_text
from app.ui.core.language import tr

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Marking:
    """Joins what is selected in the view, what the bar below it offers, and the reviewer."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.boxing = RegionController(window)

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
            window.status.say_here(words.format(key=shortcut_text(window.commands["preview"])))
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


# Boxes on pages: the tool that draws them, and what the reviewer's keys do to the one in focus.


class RegionController:
    """Joins the tool, its command, the reviewer and the status line."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        tool, say = window.workspace.pages.tool, window.status.say_here
        tool.drawn.connect(self.draw)
        tool.moved.connect(say)
        tool.left.connect(lambda: window.commands["box"].setChecked(False))
        window.workspace.pages.nothing_there.connect(self._tell_of_tool)
        window.session.current_changed.connect(tool.stop)

    @property
    def chosen(self) -> Region | None:
        """The box in the focus."""
        review = self._window.reviewer.review
        boxed = self._window.reviewer.boxed
        return review.region(boxed) if review is not None and boxed is not None else None

    def switch(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Draw a box, or do not."""
        window = self._window
        if not on:
            window.workspace.pages.tool.stop()
            return
        if not window.commands["pages"].isChecked():
            window.commands["pages"].trigger()
        window.workspace.clear_selection()
        window.workspace.pages.tool.start()
        window.status.say_here(
            tr(
                "Drag with the mouse, or move with the arrow keys and Shift for the size; "
                "Enter puts the box, Esc leaves."
            )
        )

    def draw(self, number: int, box: Box) -> None:
        """Add a box on page `number`."""
        reviewer, review = self._window.reviewer, self._window.reviewer.review
        if review is None:
            return
        after = regions.draw(review, number, box)
        known = {one.id for one in review.regions}
        added = next((one.id for one in after.regions if one.id not in known), None)
        if added is not None:
            reviewer.do(after, tr("draw a box on page {number}").format(number=number), added)
            words = tr("An export blacks out what is under the box. {key} takes it away again.")
            self._window.status.say_here(
                words.format(key=shortcut_text(self._window.commands["reject"]))
            )

    def erase(self) -> bool:
        """Take the box in the focus away; whether there is one."""
        region, reviewer = self.chosen, self._window.reviewer
        if region is None or reviewer.review is None:
            return False
        after = regions.erase(reviewer.review, [region.id])
        others = [one.id for one in after.regions]
        title = tr("remove the box on page {number}").format(number=region.page)
        reviewer.do(after, title, next(iter(others), None))
        return True

    def as_kind(self, subcategory: str) -> bool:
        """Give the box in the focus another kind; whether there is one."""
        region, reviewer = self.chosen, self._window.reviewer
        if region is None or reviewer.review is None:
            return False
        after = regions.as_kind(reviewer.review, [region.id], subcategory)
        kind = tr(schema().subcategories[subcategory].title)
        words = tr("change the box on page {number} to {kind}")
        reviewer.do(after, words.format(number=region.page, kind=kind), region.id)
        return True

    def _tell_of_tool(self) -> None:
        words = tr("There is no text here. Press {key} to draw a box over what is not text.")
        self._window.status.say_here(words.format(key=shortcut_text(self._window.commands["box"])))
