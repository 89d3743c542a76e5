"""The commands that put what is looked at on a list of words."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from app.engine.domain.document import Span
from app.engine.wordlists.lists import Scope, name_of
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer
from app.ui.widgets.label_menu import ask_kind
from app.ui.wordlists.follower import WordListFollower, shortened


class WordListController(QObject):
    """Acts on the selection or, without one, on what is in the focus.

    Words are listed for the document in view, unless it is said that they are for all of them.
    """

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self._services = services
        self._area, self._reviewer = area, reviewer
        self.lists = WordListFollower(services, reviewer)
        self.lists.failed.connect(services.notifier.fail)
        self.lists.done.connect(services.notifier.undoable)
        bind = services.commands.bind
        bind("always", partial(self.always, Scope.DOCUMENT))
        bind("never", partial(self.never, Scope.DOCUMENT))
        bind("always_everywhere", lambda: self.always(self.lists.widest))
        bind("never_everywhere", lambda: self.never(self.lists.widest))
        bind("lists", self.show_lists)

    @property
    def span(self) -> Span | None:
        """Where the words stand; None where nothing is looked at."""
        selected = None if self._area.previewing else self._area.view.selection()
        return selected or self._looked_at

    @property
    def shown(self) -> str:
        """The words, short enough for a menu."""
        review, span = self._reviewer.review, self.span
        if review is None or span is None:
            return ""
        return shortened(span.of(review.document.text))

    def is_never(self, text: str) -> bool:
        """Whether a text is on a list of what is never removed by itself."""
        lists = self.lists
        never = (*lists.active.joined.never, *lists.lists(Scope.DOCUMENT).never)
        return name_of(text) in map(name_of, never)

    def always(self, scope: Scope) -> None:
        """Always remove the words; of a selection, the kind is asked first."""
        span, kind = self.span, self._kind
        if span is None:
            self._tell_nothing()
        elif kind is None:
            theme = self._services.settings.theme
            ask_kind(self._area, lambda chosen: self.always_as(chosen, span, scope), theme)
        else:
            self.always_as(kind, span, scope)

    def always_as(self, subcategory: str, span: Span, scope: Scope = Scope.DOCUMENT) -> None:
        """Always remove the words that stand here, as this kind."""
        self._area.clear_selection()
        if not self.lists.always(span, subcategory, scope):
            self._services.notifier.message.emit(
                tr("A single character would be redacted in every word.")
            )

    def never(self, scope: Scope) -> None:
        """Never remove the words."""
        span = self.span
        if span is None:
            self._tell_nothing()
            return
        self._area.clear_selection()
        self.lists.never(span, scope)

    def show_lists(self) -> None:
        """Show and change what is always or never removed."""
        from app.ui.wordlists.dialog import ListsDialog  # noqa: PLC0415 - not at the start

        lists, dialogs = self.lists, self._services.dialogs
        dialog = ListsDialog(lists.scopes, lists.lists, dialogs.window)
        dialog.changed.connect(lists.change)
        dialog.undo_wanted.connect(self._services.commands["undo"].trigger)
        lists.changed.connect(dialog.show_lists)
        lists.done.connect(dialog.tell)
        dialogs.open(dialog)

    @property
    def _looked_at(self) -> Span | None:
        focus, entry = self._reviewer.focus, self._reviewer.entry
        if focus.finding is not None:
            return focus.finding.span
        near = focus.near_misses
        return entry.near[near[0]].span if entry is not None and near else None

    @property
    def _kind(self) -> str | None:
        """The kind of the words, where they are just what is looked at."""
        focus, entry, span = self._reviewer.focus, self._reviewer.entry, self.span
        if focus.finding is not None and focus.finding.span == span:
            return focus.finding.subcategory
        near = focus.near_misses
        if entry is not None and near and entry.near[near[0]].span == span:
            return entry.near[near[0]].subcategory
        return None

    def _tell_nothing(self) -> None:
        self._services.notifier.document_message.emit(tr("Go to a finding or select words first."))
