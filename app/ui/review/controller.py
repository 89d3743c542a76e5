"""The commands of the review, and what they ask."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from app.engine.domain.export import Mode
from app.engine.domain.review import Action
from app.engine.review.transitions import same_findings
from app.engine.tagger.pack.operating_points import outlooks
from app.ui.core.commands import shortcut_text
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services
from app.ui.review.bulk_decision_dialog import ScoreDialog
from app.ui.review.completion import Completion
from app.ui.review.derived import ReviewData
from app.ui.review.grouping import Grouping
from app.ui.review.missed_estimate_dialog import MissedEstimateDialog
from app.ui.review.reviewer import Reviewer


class ReviewController(QObject):
    """Binds what the reviewer does, and says what comes next once nothing is left to review."""

    def __init__(
        self, services: Services, reviewer: Reviewer, data: ReviewData, completion: Completion
    ) -> None:
        super().__init__(reviewer)
        self._services = services
        self._documents = services.documents
        self._reviewer, self._data, self._completion = reviewer, data, completion
        self._tell = services.notifier.document_message.emit
        self._bind()
        data.near_misses.changed.connect(completion.look)
        reviewer.message.connect(self._tell)
        reviewer.done.connect(services.notifier.undoable)
        reviewer.marked.connect(data.suggester.start)
        data.entities.changed.connect(reviewer.focus.widen)
        for part in (
            data.near_misses,
            data.entities,
            data.suggester,
            data.preview,
            data.surrogates,
        ):
            part.failed.connect(services.notifier.fail)
        services.settings.follow(self._group, "grouping")
        services.settings.follow(self._show_mode, "mode")
        services.settings.follow(self._shift_dates, "date_shift")
        services.backend.shift_dates(services.settings.current.date_shift)
        self._group()
        self._show_mode()

    def _bind(self) -> None:
        bind, reviewer, focus = self._services.commands.bind, self._reviewer, self._reviewer.focus
        bind("next", lambda: focus.step(1))
        bind("previous", lambda: focus.step(-1))
        bind("next_undecided", self.next_undecided)
        bind("reset", lambda: reviewer.decide(None))
        bind("entity", focus.take_entity)
        bind("accept_page", reviewer.accept_page)
        bind("accept_same", reviewer.accept_same)
        bind("accept_category", reviewer.accept_category)
        bind("accept_above", partial(self.decide_above, Action.ACCEPT))
        bind("reject_above", partial(self.decide_above, Action.REJECT))
        bind("own_words", self.replace_words)
        bind("expected", self.show_expected)
        bind("preview", self.show_preview)
        history = self._services.history
        bind("undo", history.undo)
        bind("redo", history.redo)
        # The step may be far from what is in view.
        history.undone.connect(partial(self._tell_step, phrase("Undone: {what}")))
        history.redone.connect(partial(self._tell_step, phrase("Redone: {what}")))

    def _tell_step(self, words: str, what: str) -> None:
        if what:
            self._services.notifier.message.emit(tr(words).format(what=what))

    def next_undecided(self) -> None:
        """Go to the next finding to review; without one, say what to do now."""
        entry = self._reviewer.entry
        if entry is None or entry.undecided:
            self._reviewer.focus.next_undecided()
        elif not self._completion.recall():
            self._tell_all_decided()

    def decide_above(self, action: Action) -> None:
        """Ask above which score all findings are accepted, or rejected."""
        reviewer, dialogs = self._reviewer, self._services.dialogs
        offered = reviewer.undecided_in_list
        hidden = len(reviewer.undecided) - len(offered)
        scores = [one.score for one in offered]
        dialog = ScoreDialog(action, scores, dialogs.window, hidden=hidden)
        dialog.chosen.connect(lambda score: reviewer.decide_above(score, action, offered))
        dialogs.open(dialog)

    def show_expected(self) -> None:
        """Show how much may be missed at each operating point, and change it if wanted."""
        services, reviewer = self._services, self._reviewer
        review, entry, pack = reviewer.review, self._documents.current, services.model.pack
        if review is None or entry is None:
            return
        if pack is None or not pack.points:
            services.notifier.message.emit(tr("The loaded model has no operating points."))
            return
        at = outlooks(review, tuple(entry.near.values()), pack.points)
        known = bool(review.candidates) and not review.unserved
        dialog = MissedEstimateDialog(at, pack.threshold, services.dialogs.window, known=known)

        def chosen(point: str) -> None:
            reviewer.show_from(pack.points[point])
            services.settings.change(min_score=point)

        dialog.chosen.connect(chosen)
        services.dialogs.open(dialog)

    def replace_words(self) -> None:
        """What is to stand in place of the finding in the focus."""
        services, reviewer, review = self._services, self._reviewer, self._reviewer.review
        finding, scope = reviewer.focus.finding, reviewer.focus.scope
        if review is None or finding is None:
            return
        alike = [one for one in same_findings(review, finding.id) if one not in scope]
        decision = review.decisions.get(finding.id)
        own = decision.replacement if decision is not None else None
        entry, alone = reviewer.entry, len(scope) == 1
        proposed = entry.surrogates.get(finding.id) if entry is not None and alone else None
        if alone:
            literal = " ".join(finding.span.of(review.document.text).split())
            question = tr("Replacement for “{text}” in every export:").format(text=literal)
        else:
            question = tr("Replacement for all %n findings in every export:", None, len(scope))
        from app.ui.review.replacement_dialog import ReplacementDialog  # noqa: PLC0415 - loads slowly

        dialog = ReplacementDialog(
            review, question, own, len(alike), services.jobs, services.dialogs.window,
            proposed=proposed,
        )  # fmt: skip

        def chosen(words: str | None, everywhere: bool) -> None:  # noqa: FBT001 - a slot
            others = alike if everywhere else []
            reviewer.replace_with(words, (*scope, *others))

        dialog.chosen.connect(chosen)
        services.dialogs.open(dialog)

    def show_preview(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """The document as exported, or the original."""
        self._data.preview.switch(on=on, mode=Mode(self._services.settings.current.mode))

    def _shift_dates(self) -> None:
        """Dates of invented values move by other numbers of days: show them anew."""
        self._services.backend.shift_dates(self._services.settings.current.date_shift)
        self._data.surrogates.want(wanted=False)
        self._data.preview.switch(on=False, mode=Mode(self._services.settings.current.mode))
        self._show_mode()

    def _show_mode(self) -> None:
        mode = Mode(self._services.settings.current.mode)
        self._data.surrogates.want(wanted=mode is Mode.SURROGATE)
        self.show_preview(self._services.commands["preview"].isChecked())

    def _group(self) -> None:
        grouping = Grouping.named(self._services.settings.current.grouping)
        self._data.entities.want(wanted=grouping is Grouping.ENTITY)
        self._reviewer.focus.least_certain_first = grouping is Grouping.CERTAINTY

    def _tell_all_decided(self) -> None:
        commands = self._services.commands
        words = tr(
            "All findings are decided. {finish} marks the document as reviewed, {export} "
            "exports it."
        )
        keys = {name: shortcut_text(commands[name]) for name in ("finish", "export")}
        self._tell(words.format(**keys))
