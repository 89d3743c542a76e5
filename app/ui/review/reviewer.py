"""What the reviewer's decisions do: which review comes next, and what undo says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import transitions
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.language import phrase, tr
from app.ui.core.undo import ReviewCommand
from app.ui.review.focus import ReviewFocus
from app.ui.review.order import behind, part_around

MAIN_KIND = {
    "NAME": "PATIENT",
    "DATE": "DATE",
    "LOCATION": "LOCATION_OTHER",
    "AGE": "AGE",
    "CONTACT": "PHONE",
    "ID": "IDNUM",
    "PROFESSION": "PROFESSION",
}
"""The subcategory that a category's own key means."""

_VERBS = {
    Action.ACCEPT: phrase("accept"),
    Action.REJECT: phrase("reject"),
    None: phrase("reset"),
}


class Reviewer(QObject):
    """Acts on the current document, at its `focus`.

    `marked` brings the entry in which an identifier may have other mentions now, `message` words
    for the reviewer, and `done` words on a step that undo would take back.
    """

    marked = Signal(object)
    message = Signal(str)
    done = Signal(str)

    def __init__(
        self,
        documents: OpenDocuments,
        *,
        is_listed: Callable[[str], bool] = lambda _: True,
        entities_known: Callable[[OpenDocument], bool] = lambda _: True,
    ) -> None:
        """`is_listed` and `entities_known` as in `ReviewFocus`."""
        super().__init__(documents)
        self._documents = documents
        self.focus = ReviewFocus(documents, is_listed, entities_known)
        self.focus.message.connect(self.message)

    @property
    def entry(self) -> OpenDocument | None:
        """The current document, once it has a review."""
        return self.focus.entry

    @property
    def review(self) -> Review | None:
        """The review of the current document."""
        return self.focus.review

    def decide(
        self, action: Action | None, others: Iterable[Span] = (), *, stay: bool = False
    ) -> None:
        """Accept or reject the scope, or make it undecided again; move on, or `stay`.

        A near miss that is accepted becomes a finding, and so do `others` like it; one that is
        rejected is thought of no more.
        """
        if self.focus.near_misses:
            if action is Action.ACCEPT:
                self._adopt(None, others)
            elif action is Action.REJECT:
                self._dismiss()
            return
        if self.review is None or not self.focus.scope:
            return
        after = transitions.decide(self.review, self.focus.scope, action)
        title = f"{tr(_VERBS[action])} {self._named(self.focus.scope)}"
        goes_on = action is not None and not stay
        following = self.focus.undecided_after(after, self.focus.finding) if goes_on else None
        count = len(self.focus.scope)
        self.do(after, title, following or self.focus.at)
        if count > 1:
            self._say(action, count)

    def accept_category(self) -> None:
        """Accept every undecided finding of the focused category that no filter hides."""
        if self.review is None or self.focus.finding is None:
            return
        labels = schema()
        category = labels.category_of(self.focus.finding.subcategory)
        self._accept_listed(
            [one for one in self.undecided if labels.category_of(one.subcategory) is category],
            tr("of {category}").format(category=tr(category.title)),
        )

    def accept_page(self) -> None:
        """Accept what is undecided and listed on the page of the focus, and go on to the next."""
        if self.review is None or self.focus.finding is None:
            return
        part = part_around(self.review.document, self.focus.finding.span.start)
        inside = [one for one in self.undecided if part.start <= one.span.start < part.stop]
        self._accept_listed(inside, tr("of the page"))

    def accept_same(self) -> None:
        """Accept every undecided finding with the focused text or, where known, of the entity."""
        if self.entry is None or self.focus.finding is None:
            return
        known = self.focus.entities_known(self.entry)
        alike = frozenset(self.focus.alike(self.focus.finding))
        which = tr("of the same text or person") if known else tr("of the same text")
        self._accept([one for one in self.undecided if one.id in alike], which)

    def decide_above(self, score: float, action: Action, offered: Iterable[Finding]) -> None:
        """Accept or reject those of the findings that were `offered` that score as much.

        Only what nobody decided on meanwhile.
        """
        left = {one.id for one in self.undecided}
        those = [one for one in offered if one.score >= score and one.id in left]
        self._decide_all(those, action, tr("above a score"))

    @property
    def undecided_in_list(self) -> tuple[Finding, ...]:
        """The findings to review that no filter hides."""
        return tuple(one for one in self.undecided if self.focus.is_listed(one.id))

    def recategorise(self, subcategory: str, others: Iterable[Span] = ()) -> None:
        """Give the scope another kind, and accept it; `others` as in `decide`."""
        if self.focus.near_misses:
            self._adopt(subcategory, others)
            return
        if self.review is None or not self.focus.scope:
            return
        after = transitions.recategorise(self.review, self.focus.scope, subcategory)
        kind = tr(schema().subcategories[subcategory].title)
        title = tr("change {what} to {kind}").format(what=self._named(self.focus.scope), kind=kind)
        count = len(self.focus.scope)
        self.do(after, title, self.focus.at)
        if count > 1:
            self.done.emit(tr("%n changed to {kind}.", None, count).format(kind=kind))
        self.marked.emit(self.entry)

    def add(self, span: Span, subcategory: str, others: Iterable[Span] = ()) -> None:
        """Mark what the reviewer selected, and `others` like it."""
        if self.review is None:
            return
        spans = (span, *others)
        after = transitions.add(self.review, spans, subcategory)
        kind = tr(schema().subcategories[subcategory].title)
        added = next(f for f in after.findings if f.span.overlaps(span))
        title = tr("mark %n places as {kind}", None, len(spans)).format(kind=kind)
        self.do(after, title, added.id)
        if others:
            self.done.emit(tr("%n places marked as {kind}.", None, len(spans)).format(kind=kind))
        self.marked.emit(self.entry)

    def correct(self, after: Review, verb: str, focus: str) -> bool:
        """Put a corrected review in the place of this one, if it is another; whether it is."""
        if self.review is None or self.focus.finding is None or after is self.review:
            return False
        self.do(after, f"{verb} {self._named((self.focus.finding.id,))}", focus)
        self.marked.emit(self.entry)
        return True

    def _adopt(self, subcategory: str | None, others: Iterable[Span]) -> None:
        """Make the near misses findings, of this kind or the tagger's, and go on to the next."""
        if self.entry is None or self.review is None:
            return
        chosen, near = self.focus.near_misses, self.entry.near
        wanted = [
            replace(near[one], subcategory=subcategory or near[one].subcategory) for one in chosen
        ]
        wanted += [replace(wanted[0], span=span) for span in others]
        after = transitions.accept_near_misses(self.review, wanted)
        following = behind(list(near), chosen)
        added = next((f.id for f in after.findings if f.span.overlaps(wanted[0].span)), None)
        title = tr("accept %n near misses", None, len(wanted))
        self.do(after, title, following or added)
        self.marked.emit(self.entry)

    def show_from(self, score: float) -> None:
        """Put the near misses that score as much among the findings, to be reviewed."""
        if self.entry is None or self.review is None:
            return
        wanted = [one for one in self.entry.near.values() if one.score >= score]
        if wanted:
            after, _ = transitions.insert_findings(self.review, wanted)
            title = tr("show %n near misses as findings", None, len(wanted))
            self.do(after, title, self.focus.at)
            self.marked.emit(self.entry)

    def _dismiss(self) -> None:
        """Strike the near misses and go on to the next; without one, to what is to be reviewed."""
        if self.entry is None or self.review is None:
            return
        chosen, near = self.focus.near_misses, self.entry.near
        after = transitions.dismiss_near_misses(self.review, [near[one] for one in chosen])
        left = behind(list(near), chosen) or self.focus.undecided_after(after, None)
        self.do(after, tr("dismiss %n near misses", None, len(chosen)), left)

    def replace_with(self, words: str | None, finding_ids: Sequence[str]) -> None:
        """Let findings be replaced by the reviewer's own words, or None for the usual ones."""
        if self.review is not None and finding_ids:
            after = transitions.replace_with(self.review, finding_ids, words)
            verb = (
                tr("replace with your own words:")
                if words is not None
                else tr("reset the replacement:")
            )
            self.do(after, f"{verb} {self._named(finding_ids)}", self.focus.at)
            if len(finding_ids) > 1:
                self.done.emit(tr("%n replacements changed.", None, len(finding_ids)))

    @property
    def undecided(self) -> list[Finding]:
        """The findings to review."""
        review = self.review
        if review is None:
            return []
        return [one for one in review.findings if review.action(one) is None]

    def _accept_listed(self, findings: Sequence[Finding], which: str) -> None:
        """Accept those that no filter hides, and tell how many it hides."""
        listed = [one for one in findings if self.focus.is_listed(one.id)]
        self._accept(listed, which)
        if len(listed) < len(findings):
            words = [tr("%n accepted.", None, len(listed))]
            hidden = len(findings) - len(listed)
            words.append(tr("%n hidden by the filter stay as they are.", None, hidden))
            self.done.emit(" ".join(words))

    def _accept(self, findings: Sequence[Finding], which: str) -> None:
        self._decide_all(findings, Action.ACCEPT, which)

    def _say(self, action: Action | None, count: int) -> None:
        """How many were decided on in one step."""
        if action is Action.ACCEPT:
            words = tr("%n accepted.", None, count)
        elif action is Action.REJECT:
            words = tr("%n rejected.", None, count)
        else:
            words = tr("%n reset to undecided.", None, count)
        self.done.emit(words)

    def _decide_all(self, findings: Sequence[Finding], action: Action, which: str) -> None:
        if self.review is None or not findings:
            return
        after = transitions.decide(self.review, [one.id for one in findings], action)
        following = self.focus.undecided_after(after, self.focus.finding)
        if action is Action.ACCEPT:
            verb = tr("accept %n findings", None, len(findings))
        else:
            verb = tr("reject %n findings", None, len(findings))
        self.do(after, f"{verb} {which}", following or self.focus.at)
        self._say(action, len(findings))

    def do(self, after: Review, title: str, focus: str | None) -> None:
        """Make `after` the review, if it is another one; `title` is what undo will say."""
        if self.entry is not None and after != self.review:
            self.entry.stack.push(
                ReviewCommand(
                    self._documents,
                    self.entry,
                    after,
                    title=title,
                    focus_before=self.focus.at,
                    focus_after=focus,
                )
            )

    def _named(self, finding_ids: Sequence[str]) -> str:
        if self.review is None or len(finding_ids) != 1:
            return tr("%n findings", None, len(finding_ids))
        kind = self.review.by_id[finding_ids[0]].subcategory
        return tr("a finding of {kind}").format(kind=tr(schema().subcategories[kind].title))
