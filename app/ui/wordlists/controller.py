"""What is always, or never, removed: kept, changed by commands, and followed in every document."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Review
from app.engine.review import transitions
from app.engine.wordlists.lists import SHORTEST, ActiveWordLists, WordLists, name_of
from app.errors import AppError
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.core.undo import ReviewCommand
from app.ui.document.area import DocumentArea
from app.ui.review.derived import focus_in
from app.ui.review.order import undecided_after
from app.ui.review.reviewer import Reviewer
from app.ui.widgets.label_menu import ask_kind
from app.ui.wordlists.dialog import ListsDialog

_NONE = WordLists()


class ListCommand(ReviewCommand):
    """A change of the lists together with what it does to the review in view."""

    def __init__(
        self,
        lists: WordListFollower,
        entry: OpenDocument,
        after: Review,
        active: ActiveWordLists,
        *,
        title: str,
        focus_after: str | None,
    ) -> None:
        self._lists = lists
        self._before, self._after = lists.active, active
        focus = entry.focus
        super().__init__(
            lists.documents, entry, after, title=title, focus_before=focus, focus_after=focus_after
        )

    def undo(self) -> None:
        super().undo()
        active = self._lists.active.changed(self._after, self._before)
        self._lists.put(active, self._entry)

    def redo(self) -> None:
        super().redo()
        active = self._lists.active.changed(self._before, self._after)
        self._lists.put(active, self._entry)


class WordListFollower(QObject):
    """Keeps the lists in use, and follows them in every open document.

    Without a store they are forgotten with the window.

    `changed` brings the lists when they are other ones, `failed` an error of keeping them.
    """

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, services: Services, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self.documents = services.documents
        self.active = ActiveWordLists()
        self.in_project = False
        self._reviewer = reviewer
        self._jobs = services.jobs
        self._backend = services.backend
        self._store = services.store
        self._read = services.store is None
        self._followed: set[OpenDocument] = set()
        self.documents.reviewed.connect(self._reviewed)
        self.documents.updated.connect(self._updated)
        self.documents.removed.connect(self._followed.discard)

    def load(self, *, in_project: bool | None = None) -> None:
        """Read what is kept, with that of the open project, or no more with one."""
        store, before = self._store, self.active.own
        self.in_project = self.in_project if in_project is None else in_project
        if store is None:
            return
        was_read, self._read = self._read, False

        def done(stored: tuple[WordLists, WordLists]) -> None:
            # What was listed before they could be read stays listed.
            early = self.active.own.beyond(before if was_read else WordLists())
            self._read = True
            self._use(ActiveWordLists(stored[0].joined(early), stored[1]), None)
            if early != WordLists():
                self._keep()

        self._jobs.start(Lane.SAVE, lambda _: store.lists(), done=done, failed=self.failed.emit)

    def always(self, span: Span, subcategory: str) -> bool:
        """Always remove the text of a place, and this place now; whether that is long enough."""
        entry, review = self._reviewer.entry, self._reviewer.review
        if entry is None or review is None:
            return False
        text = span.of(review.document.text)
        if len(name_of(text)) < SHORTEST:
            return False
        focus = next((one for one in review.findings if one.span == span), None)
        if focus is None:
            after = transitions.add(review, [span], subcategory)
        else:
            same = transitions.same_findings(review, focus.id)
            after = transitions.decide(review, same, Action.ACCEPT)
        active = self._with(self._scope.with_always(text, subcategory))
        self._do(entry, after, active, tr("always redact these words"))
        return True

    def never(self, span: Span) -> None:
        """Never remove the text of a place by itself."""
        entry, review = self._reviewer.entry, self._reviewer.review
        if entry is None or review is None:
            return
        focus = next((one for one in review.findings if one.span == span), None)
        same = transitions.same_findings(review, focus.id) if focus is not None else ()
        after = transitions.decide(review, same, Action.REJECT)
        text = span.of(review.document.text)
        active = self._with(self._scope.with_never(text))
        self._do(entry, after, active, tr("never redact these words"))

    def change(self, active: ActiveWordLists) -> None:
        """Use these lists; undone like a decision where a document is in view."""
        entry, review = self._reviewer.entry, self._reviewer.review
        if entry is not None and review is not None:
            self._do(entry, review, active, tr("change the lists of words"))
        else:
            self.put(active, None)

    def put(self, active: ActiveWordLists, source: OpenDocument | None) -> None:
        """Keep these lists and use them in all documents but `source`, where they are in use."""
        if active != self.active:
            self._use(active, source)
            self._keep()

    def _use(self, active: ActiveWordLists, source: OpenDocument | None) -> None:
        before, self.active = self.active, active
        added = active.joined.beyond(before.joined)
        dropped = before.joined.beyond(active.joined)
        for entry in self._followed:
            if entry is not source:
                self._follow(entry, added, dropped)
        self.changed.emit(active)

    @property
    def _scope(self) -> WordLists:
        """The lists that words are put on: a project's own while one is open."""
        return self.active.of_project if self.in_project else self.active.own

    def _with(self, scope: WordLists) -> ActiveWordLists:
        """The lists with this instead of those that words are put on."""
        return (
            ActiveWordLists(self.active.own, scope)
            if self.in_project
            else ActiveWordLists(scope, self.active.of_project)
        )

    def _do(self, entry: OpenDocument, after: Review, active: ActiveWordLists, title: str) -> None:
        added = active.joined.beyond(self.active.joined)
        dropped = self.active.joined.beyond(active.joined)
        following = undecided_after(after, self._reviewer.focus.finding) or entry.focus
        entry.stack.push(
            ListCommand(self, entry, after, active, title=title, focus_after=following)
        )
        self._follow(entry, added, dropped, anew=True)

    def _keep(self) -> None:
        store, active = self._store, self.active
        # Lists that could not be read are never replaced by what is known here.
        if store is not None and self._read:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.keep_lists(active.own, active.of_project),
                done=lambda _: None,
                failed=self.failed.emit,
            )

    def _reviewed(self, entry: OpenDocument) -> None:
        if entry.review is not None and entry not in self._followed:
            self._followed.add(entry)
            self._follow(entry, self.active.joined, _NONE)

    def _updated(self, entry: OpenDocument) -> None:
        if entry.review is None:
            # It is read once more.
            self._followed.discard(entry)

    def _follow(
        self, entry: OpenDocument, added: WordLists, dropped: WordLists, *, anew: bool = False
    ) -> None:
        """Bring a review in line with a change; `anew` as part of the last command."""
        review, backend = entry.review, self._backend
        if review is None or (added == _NONE and dropped == _NONE):
            return

        def done(followed: Review) -> None:
            if entry not in self._followed:
                return
            if entry.review is not review:
                # The review went on meanwhile.
                self._follow(entry, added, dropped, anew=anew)
            elif followed != review and not (anew and entry.stack.canRedo()):
                self._push(entry, followed, joins=anew)

        def failed(error: AppError) -> None:
            self.failed.emit(error)

        self._jobs.start(
            Lane.QUICK,
            lambda reporter: backend.follow(review, added, dropped, reporter, anew=anew),
            done=done,
            failed=failed,
        )

    def _push(self, entry: OpenDocument, followed: Review, *, joins: bool) -> None:
        title = entry.stack.undoText() if joins else tr("follow the lists of words")
        entry.stack.push(
            ReviewCommand(
                self.documents,
                entry,
                followed,
                title=title,
                focus_before=entry.focus,
                focus_after=focus_in(followed, entry),
                joins=joins,
            )
        )


# The commands that put what is looked at on a list of words.


_MOST_SHOWN = 28


class WordListController(QObject):
    """Acts on the selection or, without one, on what is in the focus."""

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self._services = services
        self._area, self._reviewer = area, reviewer
        self.lists = WordListFollower(services, reviewer)
        self.lists.failed.connect(services.notifier.fail)
        bind = services.commands.bind
        bind("always", self.always)
        bind("never", self.never)
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
        words = " ".join(span.of(review.document.text).split())
        return words if len(words) <= _MOST_SHOWN else f"{words[: _MOST_SHOWN - 1]}…"

    def is_never(self, text: str) -> bool:
        """Whether a text is on a list of what is never removed by itself."""
        return name_of(text) in map(name_of, self.lists.active.joined.never)

    def always(self) -> None:
        """Always remove the words; of a selection, the kind is asked first."""
        span, kind = self.span, self._kind
        if span is None:
            self._tell_nothing()
        elif kind is None:
            theme = self._services.settings.theme
            ask_kind(self._area, lambda chosen: self.always_as(chosen, span), theme)
        else:
            self.always_as(kind, span)

    def always_as(self, subcategory: str, span: Span) -> None:
        """Always remove the words that stand here, as this kind."""
        self._area.clear_selection()
        if not self.lists.always(span, subcategory):
            self._services.notifier.message.emit(
                tr("A single letter or sign would be removed in every word.")
            )

    def never(self) -> None:
        """Never remove the words."""
        span = self.span
        if span is None:
            self._tell_nothing()
            return
        self._area.clear_selection()
        self.lists.never(span)

    def show_lists(self) -> None:
        """Show and change what is always or never removed."""
        lists, dialogs = self.lists, self._services.dialogs
        dialog = ListsDialog(lists.active, dialogs.window, in_project=lists.in_project)
        dialog.changed.connect(lists.change)
        lists.changed.connect(dialog.show_active)
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
        self._services.notifier.document_message.emit(
            tr("Go to a finding, or select words, first.")
        )
