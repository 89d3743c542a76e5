"""What the reviewer makes of the selection or, without one, of the focus."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from app.engine.domain.document import Document, Span
from app.engine.domain.geometry import Box, Region, SamePicture
from app.engine.domain.labels import schema
from app.engine.domain.review import Action
from app.engine.review import regions
from app.progress import Reporter
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.document.finder import Finder
from app.ui.review.reviewer import MAIN_KIND, Reviewer
from app.ui.widgets.label_menu import ask_kind


class MarkingController(QObject):
    """Connects the selection in the view, the bar that acts on it, and the reviewer."""

    def __init__(
        self, services: Services, area: DocumentArea, reviewer: Reviewer, finder: Finder
    ) -> None:
        super().__init__(area)
        self._area, self._reviewer, self._finder = area, reviewer, finder
        self._commands, self._settings = services.commands, services.settings
        self._tell = services.notifier.document_message.emit
        self.regions = RegionController(services, area, reviewer)
        bind = services.commands.bind
        bind("accept", self.accept)
        bind("reject", self.reject)
        bind("add", self.begin)
        bind("kind", self.choose_kind)
        bind("box", self.regions.switch)
        bind("repeat_box", self.regions.repeat)
        for category, kind in MAIN_KIND.items():
            bind(f"category_{category}", partial(self.as_kind, kind))
        area.selection_bar.wanted.connect(self.as_kind)
        area.selection_bar.left.connect(area.clear_selection)
        services.commands.keys_changed.connect(self._show_keys)

    def as_kind(self, subcategory: str) -> None:
        """Mark the selection as this kind or, without one, give it to the scope."""
        bar, span = self._area.selection_bar, self._area.view.selection()
        if span is None or self._area.previewing:
            if self.regions.as_kind(subcategory):
                return
            self._reviewer.recategorise(subcategory, self._others_like_near())
            return
        others = bar.others if bar.span == span and bar.also.isChecked() else ()
        self._area.clear_selection()
        self._reviewer.add(span, subcategory, others)

    def accept(self) -> None:
        """Accept what is looked at; of a near miss also the others like it, if that is checked."""
        self._reviewer.decide(Action.ACCEPT, self._others_like_near())

    def reject(self) -> None:
        """Keep what is looked at in the document; a box is taken away."""
        if not self.regions.erase():
            self._reviewer.decide(Action.REJECT)

    def decide_on(self, finding_ids: tuple[str, ...], action: Action) -> None:
        """Decide on findings by their ✓ or ✕: of several, on those that nobody decided on.

        What was decided so already is undecided again.
        """
        review = self._reviewer.review
        if review is None:
            return
        known = [one for one in finding_ids if one in review.by_id]
        waiting = tuple(one for one in known if one not in review.decisions)
        chosen = waiting or finding_ids
        before = {review.action(review.by_id[one]) for one in known}
        self._reviewer.focus.take(chosen)
        if action is Action.REJECT and self.regions.erase():
            return
        again = bool(known) and not waiting and before == {action}
        others = self._others_like_near() if action is Action.ACCEPT else ()
        self._reviewer.decide(None if again else action, others, stay=True)
        # Under the pointer nothing moves: the next press is meant for the row that is there.
        self._reviewer.focus.take(finding_ids)

    def choose_kind(self) -> None:
        """Every kind, for the focus or the selection, in the middle of the document."""
        ask_kind(self._area, self.as_kind, self._settings.theme)

    def begin(self) -> None:
        """Let the keyboard choose what the selection is."""
        area = self._area
        if area.previewing:
            words = tr("Switch to the original first ({key}): text can only be marked there.")
            self._tell(words.format(key=shortcut_text(self._commands["preview"])))
            return
        if area.view.selection() is None and self._finder.hit is not None:
            self._finder.take_hit()
        area.offer()
        if area.selection_bar.span is not None:
            area.selection_bar.take_focus()
        else:
            self._tell(tr("Select text first: with the mouse, or with Shift and the arrow keys."))

    def _others_like_near(self) -> tuple[Span, ...]:
        bar, entry = self._area.selection_bar, self._reviewer.entry
        near = self._reviewer.focus.near_misses
        if entry is None or len(near) != 1 or bar.span != entry.near[near[0]].span:
            return ()
        return bar.others if bar.also.isChecked() else ()

    def _show_keys(self) -> None:
        bar = self._area.selection_bar
        words = tr("Choose the exact type ({key})")
        bar.more.setToolTip(with_key(words, shortcut_text(self._commands["kind"])))
        bar.accept_key = shortcut_text(self._commands["accept"])


class RegionController(QObject):
    """Draws boxes on pages, and decides on the one in focus by the reviewer's commands."""

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._services, self._area, self._reviewer = services, area, reviewer
        self._commands = services.commands
        self._tell = services.notifier.document_message.emit
        tool = area.pages.tool
        tool.drawn.connect(self.draw)
        tool.moved.connect(self._tell)
        tool.left.connect(lambda: self._commands["box"].setChecked(False))
        area.pages.nothing_there.connect(self._tell_of_tool)
        services.documents.current_changed.connect(tool.stop)

    @property
    def chosen(self) -> Region | None:
        """The box in the focus."""
        review, boxed = self._reviewer.review, self._reviewer.focus.boxed
        return review.region(boxed) if review is not None and boxed is not None else None

    def switch(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Draw a box, or do not."""
        if not on:
            self._area.pages.tool.stop()
            return
        if not self._commands["pages"].isChecked():
            self._commands["pages"].trigger()
        self._area.clear_selection()
        self._area.pages.tool.start()
        self._tell(
            tr(
                "Drag with the mouse, or use the arrow keys, with Shift to resize. Enter places "
                "the box, Esc cancels."
            )
        )

    def draw(self, number: int, box: Box) -> None:
        """Add a box on page `number`."""
        reviewer, review = self._reviewer, self._reviewer.review
        if review is None:
            return
        after = regions.draw(review, number, box)
        known = {one.id for one in review.regions}
        added = next((one.id for one in after.regions if one.id not in known), None)
        if added is not None:
            reviewer.do(after, tr("draw a box on page {number}").format(number=number), added)
            words = tr(
                "The export blacks out what is under the box. {key} removes the box, {repeat} "
                "repeats it on other pages."
            )
            keys = (shortcut_text(self._commands[one]) for one in ("reject", "repeat_box"))
            self._tell(words.format_map(dict(zip(("key", "repeat"), keys, strict=True))))

    def repeat(self) -> None:
        """Ask where else the box in the focus is wanted, and add it there."""
        from app.ui.document.repeat_dialog import RepeatDialog  # noqa: PLC0415 - not at the start

        services, region, review = self._services, self.chosen, self._reviewer.review
        entry = self._reviewer.entry
        if region is None or review is None or entry is None:
            words = tr("Go to a box first, or draw one: {key}.")
            self._tell(words.format(key=shortcut_text(self._commands["box"])))
            return
        path, options, backend = entry.path, entry.options, services.backend

        def look(reporter: Reporter) -> Sequence[SamePicture]:
            return backend.same_pictures(path, options, region.page, region.box, reporter)

        dialog = RepeatDialog(
            region,
            len(review.document.pages),
            look,
            services.jobs,
            self._commands["hide"],
            services.dialogs.window,
        )
        dialog.chosen.connect(partial(self._draw_all, review.document, region))
        services.dialogs.open(dialog)

    def _draw_all(
        self, document: Document, region: Region, places: Sequence[tuple[int, Box]]
    ) -> None:
        review = self._reviewer.review
        if review is None or review.document is not document:
            return
        after = regions.draw_all(review, places, region.subcategory)
        count = len(after.regions) - len(review.regions)
        self._reviewer.do(after, tr("repeat a box at %n places", None, count), region.id)
        self._services.notifier.undoable.emit(tr("%n boxes added.", None, count))

    def erase(self) -> bool:
        """Take the box in the focus away; whether there is one."""
        region, reviewer = self.chosen, self._reviewer
        if region is None or reviewer.review is None:
            return False
        after = regions.erase(reviewer.review, [region.id])
        others = [one.id for one in after.regions]
        title = tr("remove the box on page {number}").format(number=region.page)
        reviewer.do(after, title, next(iter(others), None))
        return True

    def as_kind(self, subcategory: str) -> bool:
        """Give the box in the focus another kind; whether there is one."""
        region, reviewer = self.chosen, self._reviewer
        if region is None or reviewer.review is None:
            return False
        after = regions.as_kind(reviewer.review, [region.id], subcategory)
        kind = tr(schema().subcategories[subcategory].title)
        words = tr("change the box on page {number} to {kind}")
        reviewer.do(after, words.format(number=region.page, kind=kind), region.id)
        return True

    def _tell_of_tool(self) -> None:
        words = tr("There is no text here. Press {key} to draw a box instead.")
        self._tell(words.format(key=shortcut_text(self._commands["box"])))
