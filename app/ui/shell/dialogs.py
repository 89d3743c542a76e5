"""Opens the dialogs of a window, one at a time.

They are shown, never run: a nested event loop would keep the caller on the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog

from app.engine.domain.export import Layout, Mode
from app.engine.domain.review import Action
from app.engine.review.transitions import same_findings
from app.engine.tagger.operating_points import outlooks
from app.formats.base import ENDINGS
from app.sessions.storage import PROJECT
from app.ui.adjudication.agreement_dialog import AgreementDialog
from app.ui.adjudication.comparison import Comparison
from app.ui.core.backend import Neutral
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.language import phrase, tr
from app.ui.document.hidden_content_dialog import HiddenContentDialog
from app.ui.export.batch import BatchExport
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.export.labelled_data import LabelledDialog, LabelledExport
from app.ui.export.preview import PreviewPane
from app.ui.help.command_palette import CommandPalette
from app.ui.help.controller import LOG_NAME
from app.ui.help.shortcuts_sheet import ShortcutsSheet
from app.ui.queue.open_dialogs import EncodingDialog, PasswordDialog, has_encoding
from app.ui.queue.statistics_dialog import StatisticsDialog
from app.ui.review.bulk_decision_dialog import ScoreDialog
from app.ui.review.missed_estimate_dialog import MissedEstimateDialog
from app.ui.review.replacement_dialog import ReplacementDialog
from app.ui.sessions.passphrase_dialog import (
    BEGINNING,
    OPENING,
    SETTING,
    SHARING,
    UNLOCKING,
    PassphraseDialog,
)
from app.ui.settings.keys_dialog import KeysDialog
from app.ui.settings.settings_dialog import SettingsDialog
from app.ui.wordlists.dialog import ListsDialog

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_NONE_REVIEWED = phrase("No document is reviewed yet. Press {key} when you are done with one.")
_TWO = 2
_ENDINGS = " ".join(f"*{ending}" for ending in ENDINGS)


class Dialogs:
    """What the user is asked or told in a window of its own; `current` is the open one."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._host = window.services.dialogs

    @property
    def current(self) -> QDialog | None:
        """The open dialog."""
        return self._host.current

    def ask_files(self) -> None:
        """Choose files to open."""
        kinds = tr("Documents ({endings});;All files (*)").format(endings=_ENDINGS)
        dialog = QFileDialog(self._window, tr("Open documents"), "", kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._opened)
        self._open(dialog)

    def ask_folder(self) -> None:
        """Choose a folder whose documents are to be opened."""
        dialog = QFileDialog(self._window, tr("Open a folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.filesSelected.connect(self._opened)
        self._open(dialog)

    def encoding(self) -> None:
        """Choose in which encoding the text in view is read."""
        window, entry = self._window, self._window.session.current
        if entry is None or not has_encoding(entry):
            window.status.say(tr("Only text files have an encoding to choose."))
            return
        dialog = EncodingDialog(entry, window)
        dialog.chosen.connect(lambda name: window.opener.read_as(entry, name))
        self._open(dialog)

    def export(self) -> None:
        """Export the document in view."""
        window = self._window
        entry = window.session.current
        if entry is None or entry.review is None:
            return
        settings = window.services.settings.current
        mode = Mode(settings.mode)
        dialog = ExportDialog(
            entry,
            window.backend,
            window.runner,
            mode,
            PreviewPane(window, entry, entry.review, mode),
            window.commands["hide"],
            window,
            layout=Layout(settings.exact_places, settings.text_layer),
            neutral=Neutral(settings.neutral_names, settings.neutral_dates),
        )
        dialog.review_wanted.connect(window.reviewer.next_undecided)
        dialog.page_wanted.connect(window.show_page)
        dialog.dropped_wanted.connect(lambda: self._show_dropped(entry, dialog))
        dialog.exported.connect(lambda: window.session.updated.emit(entry))
        self._open(dialog)

    def dropped(self) -> None:
        """Show what the file in view says beside its text."""
        window, entry = self._window, self._window.session.current
        if entry is not None and entry.document is not None:
            dialog = HiddenContentDialog(entry.document, window.commands["hide"], window)
            dialog.find_wanted.connect(window.look_for)
            self._open(dialog)

    def _show_dropped(self, entry: OpenDocument, over: QDialog) -> None:
        """The same over the dialog that will drop it, which leaves with it."""
        window = self._window
        if entry.document is not None:
            dialog = HiddenContentDialog(entry.document, window.commands["hide"], over)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.hidden.connect(over.reject)
            dialog.find_wanted.connect(over.reject)
            dialog.find_wanted.connect(window.look_for)
            dialog.open()

    def begin_project(self) -> None:
        """Choose where a project of what is open is to be kept."""
        dialog = self._project_dialog(tr("Make a project"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(PROJECT)
        dialog.fileSelected.connect(
            lambda name: self._later(lambda: self.begin_project_at(Path(name)))
        )
        self._open(dialog)

    def begin_project_at(self, path: Path) -> None:
        """Ask who is to be able to open the project that is made there."""
        projects = self._window.projects
        asked = tr("Who is to open {name}?").format(name=path.stem)
        dialog = PassphraseDialog(BEGINNING, self._window, asked=asked)
        dialog.given.connect(lambda words: self._later(lambda: projects.begin(path, words)))
        dialog.refused.connect(lambda: self._later(lambda: projects.begin(path)))
        self._open(dialog)

    def share_project(self) -> None:
        """Ask for a passphrase with which others can open the project."""
        dialog = PassphraseDialog(SHARING, self._window)
        share = self._window.projects.share
        dialog.given.connect(lambda words: self._later(lambda: share(words)))
        self._open(dialog)

    def unlock_project(self, path: Path, wrong: bool, attempt: Callable[[str], None]) -> None:  # noqa: FBT001 - a slot
        """Ask for the passphrase of a project, again after a `wrong` one; `attempt` tries it."""
        asked = tr("{name} opens with a passphrase.").format(name=path.stem)
        problem = tr("This is not the passphrase of the project.") if wrong else ""
        dialog = PassphraseDialog(OPENING, self._window, asked=asked, problem=problem)
        dialog.given.connect(lambda passphrase: self._later(lambda: attempt(passphrase)))
        self._open(dialog)

    def open_project(self) -> None:
        """Choose a project to open."""
        dialog = self._project_dialog(tr("Open a project"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._window.projects.open(Path(name)))
        self._open(dialog)

    def labelled(self) -> None:
        """Write every document that was called reviewed as labelled data."""
        window = self._window
        reviewed = window.queue.reviewed
        if not reviewed:
            window.status.say(
                with_key(tr(_NONE_REVIEWED), shortcut_text(window.commands["finish"]))
            )
            return
        batch = LabelledExport(
            reviewed, window.session, window.opener, window.backend, window.runner
        )
        self._open(LabelledDialog(batch, window))

    def statistics(self) -> None:
        """Show the reviewer's own figures."""
        self._open(StatisticsDialog(self._window.session.entries, self._window))

    def compare(self) -> None:
        """Show how far two reviewers of the project agree, and settle the rest if wanted."""
        window = self._window
        keeper = window.projects.keeper
        project = keeper.project if keeper is not None else None
        if keeper is None or project is None or len(project.project.reviewers) < _TWO:
            window.status.say(tr("Two reviewers must have worked on the project, by other names."))
            return
        sources = project.project.sources
        comparison = Comparison(sources, keeper, window.backend, window.runner)
        dialog = AgreementDialog(comparison, project.project.reviewers, window)

        def begin() -> None:
            dialog.accept()
            window.adjudicator.begin(dialog.names)

        title = tr("take what both say")
        dialog.settle_wanted.connect(lambda: comparison.settle(title))
        comparison.begun.connect(begin)
        comparison.failed.connect(window.recent.tell)
        self._open(dialog)

    def export_reviewed(self) -> None:
        """Export every document that was called reviewed."""
        window = self._window
        reviewed = window.queue.reviewed
        if not reviewed:
            window.status.say(
                with_key(tr(_NONE_REVIEWED), shortcut_text(window.commands["finish"]))
            )
            return
        settings = window.services.settings.current
        batch = BatchExport(
            reviewed,
            window.session,
            window.opener,
            window.backend,
            window.runner,
            layout=Layout(settings.exact_places, settings.text_layer),
            neutral=Neutral(settings.neutral_names, settings.neutral_dates),
        )
        rest = [entry for entry in window.session.entries if not entry.finished]
        refused = sum(entry.error is not None for entry in rest)
        mode = Mode(settings.mode)
        left_out = len(rest) - refused
        self._open(BatchDialog(batch, mode, left_out, window, refused=refused))

    def save_log(self) -> None:
        """Choose where to put a copy of the log."""
        dialog = QFileDialog(self._window, tr("Save the log"), LOG_NAME)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(lambda name: self._window.help.write_log(Path(name)))
        self._open(dialog)

    def decide_above(self, action: Action) -> None:
        """Ask above which score all findings are accepted, or rejected."""
        reviewer = self._window.reviewer
        told = reviewer.undecided_in_list
        hidden = len(reviewer.undecided) - len(told)
        scores = [one.score for one in told]
        dialog = ScoreDialog(action, scores, self._window, hidden=hidden)
        dialog.chosen.connect(lambda score: reviewer.decide_above(score, action, told))
        self._open(dialog)

    def expected(self) -> None:
        """Show how much may be missed at each operating point, and change it if wanted."""
        window = self._window
        review, entry, pack = (
            window.reviewer.review,
            window.session.current,
            window.services.model.pack,
        )
        if review is None or entry is None:
            return
        if pack is None or not pack.points:
            window.status.say(tr("The model that is loaded has no operating points."))
            return
        at = outlooks(review, tuple(entry.near.values()), pack.points)
        dialog = MissedEstimateDialog(at, pack.threshold, window, known=bool(review.doubts))

        def chosen(point: str) -> None:
            window.reviewer.show_from(pack.points[point])
            window.services.settings.change(min_score=point)

        dialog.chosen.connect(chosen)
        self._open(dialog)

    def lists(self) -> None:
        """Show and change what is always or never removed."""
        listing = self._window.listing
        dialog = ListsDialog(listing.kept, self._window, in_project=listing.in_project)
        dialog.changed.connect(listing.change)
        listing.changed.connect(dialog.show_kept)
        self._open(dialog)

    def settings(self) -> None:
        """Change settings and use them."""
        window = self._window
        used, pack = window.services.settings, window.services.model.pack
        dialog = SettingsDialog(used.current, window.backend, window.runner, pack, window)
        dialog.chosen.connect(used.use)
        self._open(dialog)

    def passphrase(self) -> None:
        """Unlock saved work, or set the passphrase for it."""
        saving = self._window.autosave
        dialog = PassphraseDialog(SETTING if saving.unlocked else UNLOCKING, self._window)
        dialog.given.connect(saving.set_passphrase if saving.unlocked else saving.start)
        self._open(dialog)

    def password(self) -> None:
        """Ask for the password of the document in view."""
        entry = self._window.session.current
        if entry is not None:
            self.ask_password(entry, wrong=False)

    def ask_password(self, entry: OpenDocument, wrong: bool) -> None:  # noqa: FBT001 - a slot
        """Ask for the password of a document; one that is not in view waits for its turn."""
        if self.current is not None or entry is not self._window.session.current:
            return
        dialog = PasswordDialog(entry.path.name, wrong=wrong, parent=self._window)
        dialog.given.connect(lambda password: self._window.opener.unlock(entry, password))
        self._open(dialog)

    def palette(self) -> None:
        """Any command, by its words."""
        dialog = CommandPalette(self._window.commands, self._window)
        dialog.chosen.connect(lambda action: action.trigger())
        self._open(dialog)

    def own_words(self) -> None:
        """What is to stand in place of the finding in the focus."""
        window, review = self._window, self._window.reviewer.review
        focus, scope = window.reviewer.focus, window.reviewer.scope
        if review is None or focus is None:
            return
        alike = [one for one in same_findings(review, focus.id) if one not in scope]
        decision = review.decisions.get(focus.id)
        own = decision.replacement if decision is not None else None
        literal = focus.span.of(review.document.text)
        dialog = ReplacementDialog(review, literal, own, len(alike), window.runner, window)

        def chosen(words: str | None, everywhere: bool) -> None:  # noqa: FBT001 - a slot
            others = alike if everywhere else []
            window.reviewer.replace_with(words, (*scope, *others))

        dialog.chosen.connect(chosen)
        self._open(dialog)

    def shortcuts(self) -> None:
        """The sheet of keys."""
        dialog = ShortcutsSheet(self._window.commands, self._window)
        dialog.change_wanted.connect(self.keys)
        self._open(dialog)

    def keys(self) -> None:
        """Other keys for the commands."""
        window = self._window
        dialog = KeysDialog(window.commands, window)
        dialog.chosen.connect(lambda keys: window.services.settings.change(keys=keys))
        self._open(dialog)

    def _project_dialog(self, title: str) -> QFileDialog:
        kinds = tr("Projects ({endings})").format(endings=f"*{PROJECT}")
        return QFileDialog(self._window, title, "", kinds)

    def _opened(self, names: Sequence[str]) -> None:
        self._window.intake.open([Path(name) for name in names])

    def _open(self, dialog: QDialog) -> None:
        self._host.open(dialog)

    def _later(self, act: Callable[[], None]) -> None:
        self._host.later(act)
