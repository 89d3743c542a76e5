"""What is always, or never, removed: in one document, in a project, or everywhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Review
from app.engine.review import transitions
from app.engine.wordlists.lists import (
    SHORTEST,
    ActiveWordLists,
    Scope,
    WordLists,
    lists_of,
    name_of,
    with_lists,
)
from app.errors import AppError
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.core.undo import ReviewCommand
from app.ui.review.derived import focus_in
from app.ui.review.order import undecided_after
from app.ui.review.reviewer import Reviewer

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

    Those of one document are in its review, and count for more there. `changed` comes when any
    lists are other ones, `done` brings words on a change that undo would take back, `failed` an
    error of keeping them.
    """

    changed = Signal()
    done = Signal(str)
    failed = Signal(object)

    def __init__(self, services: Services, reviewer: Reviewer) -> None:
        super().__init__(reviewer)
        self.documents = services.documents
        self.active = ActiveWordLists()
        self.in_project = False
        self._reviewer = reviewer
        self._jobs = services.jobs
        self._history = services.history
        self._backend = services.backend
        self._store = services.store
        self._read = services.store is None
        self._followed: set[OpenDocument] = set()
        self.documents.reviewed.connect(self._reviewed)
        self.documents.current_changed.connect(self.changed)
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

    @property
    def widest(self) -> Scope:
        """Where words are followed that are listed for more than one document."""
        return Scope.PROJECT if self.in_project else Scope.EVERYWHERE

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The scopes that there are now, the narrowest first."""
        document = (Scope.DOCUMENT,) if self._reviewer.review is not None else ()
        project = (Scope.PROJECT,) if self.in_project else ()
        return (*document, *project, Scope.EVERYWHERE)

    def lists(self, scope: Scope) -> WordLists:
        """The lists of a scope; empty ones for a document where none is in view."""
        if scope is Scope.DOCUMENT:
            review = self._reviewer.review
            return lists_of(review) if review is not None else _NONE
        return self.active.of_project if scope is Scope.PROJECT else self.active.own

    def always(self, span: Span, subcategory: str, scope: Scope) -> bool:
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
        lists = self.lists(scope).with_always(text, subcategory)
        self._do(entry, after, scope, lists, tr("always redact these words"))
        self._tell(tr("Always redacted"), text, scope)
        return True

    def never(self, span: Span, scope: Scope) -> None:
        """Never remove the text of a place by itself."""
        entry, review = self._reviewer.entry, self._reviewer.review
        if entry is None or review is None:
            return
        focus = next((one for one in review.findings if one.span == span), None)
        same = transitions.same_findings(review, focus.id) if focus is not None else ()
        after = transitions.decide(review, same, Action.REJECT)
        text = span.of(review.document.text)
        self._do(
            entry, after, scope, self.lists(scope).with_never(text), tr("never redact these words")
        )
        self._tell(tr("Never redacted"), text, scope)

    def change(self, scope: Scope, lists: WordLists) -> None:
        """Use these lists; undone like a decision, or like a step of the queue without a review."""
        entry, review = self._reviewer.entry, self._reviewer.review
        title = tr("change the word lists")
        if entry is not None and review is not None:
            self._do(entry, review, scope, lists, title)
        else:
            before, after = self.active, self._with(scope, lists)
            self.put(after, None)
            self._history.note(
                title,
                None,
                lambda: self.put(self.active.changed(after, before), None),
                lambda: self.put(self.active.changed(before, after), None),
            )
        self.done.emit(f"{tr('Word lists changed.')} {_where(scope)}")

    def _tell(self, what: str, text: str, scope: Scope) -> None:
        self.done.emit(f"{what}: “{shortened(text)}”. {_where(scope)}")

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
                self._follow_others(entry, added, dropped)
        self.changed.emit()

    def _with(self, scope: Scope, lists: WordLists) -> ActiveWordLists:
        """The lists with these as those of a project, or of every document."""
        if scope is Scope.PROJECT:
            return ActiveWordLists(self.active.own, lists)
        return ActiveWordLists(lists, self.active.of_project)

    def _do(
        self, entry: OpenDocument, after: Review, scope: Scope, lists: WordLists, title: str
    ) -> None:
        focus = entry.focus
        following = undecided_after(after, self._reviewer.focus.finding) or focus
        if scope is Scope.DOCUMENT:
            before, now = (self._effective(one) for one in (lists_of(after), lists))
            after = with_lists(after, lists)
            command = ReviewCommand(
                self.documents,
                entry,
                after,
                title=title,
                focus_before=focus,
                focus_after=following,
            )
        else:
            active = self._with(scope, lists)
            before, now = self.active.joined, active.joined
            # Words that are now on the lists for all documents need none of this document.
            after = with_lists(after, lists_of(after).apart_from(now.beyond(before)))
            command = ListCommand(self, entry, after, active, title=title, focus_after=following)
        entry.stack.push(command)
        self._follow(entry, now.beyond(before), before.beyond(now), anew=True)

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
            self._follow_others(entry, self.active.joined, _NONE)
        if entry is self._reviewer.entry:
            self.changed.emit()

    def _updated(self, entry: OpenDocument) -> None:
        if entry.review is None:
            # It is read once more.
            self._followed.discard(entry)

    def _effective(self, own: WordLists) -> WordLists:
        """What is followed in a document with these lists of its own, which count for more."""
        return own.joined(self.active.joined.apart_from(own))

    def _follow_others(self, entry: OpenDocument, added: WordLists, dropped: WordLists) -> None:
        """Follow lists of more than this document, but for words that its own lists name."""
        own = lists_of(entry.review) if entry.review is not None else _NONE
        self._follow(entry, added.apart_from(own), dropped.apart_from(own))

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
        title = entry.stack.undoText() if joins else tr("apply the word lists")
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


# Messages about a change.


_MOST_SHOWN = 28


def shortened(text: str) -> str:
    """Words on one line, short enough for a menu or a message."""
    words = " ".join(text.split())
    return words if len(words) <= _MOST_SHOWN else f"{words[: _MOST_SHOWN - 1]}…"


def _where(scope: Scope) -> str:
    """In which documents a list is followed, as a sentence."""
    match scope:
        case Scope.DOCUMENT:
            return tr("In this document.")
        case Scope.PROJECT:
            return tr("In all documents of the project.")
    return tr("In all documents.")
