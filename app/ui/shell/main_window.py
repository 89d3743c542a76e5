"""The window: puts the parts together and answers what Qt asks of a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from app.engine.domain.export import Mode
from app.engine.review.transitions import near_misses
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.adjudication.adjudicator import Adjudicator
from app.ui.core.backend import Backend
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import make_services
from app.ui.core.theme import GRID, Theme, on_contrast_change, palette_of, stylesheet_of
from app.ui.document.area import DocumentArea
from app.ui.document.finder import TextFinder
from app.ui.document.marking import Marking
from app.ui.document.ocr_page_tracker import OcrPageTracker
from app.ui.findings.panel import FindingsPanel
from app.ui.help.controller import Help
from app.ui.queue.controller import Intake, Queue
from app.ui.queue.opener import Opener
from app.ui.queue.pace import Pace
from app.ui.queue.panel import DocumentsPanel
from app.ui.review.derived import Derived, MentionSuggester, Preview
from app.ui.review.explanations import Explainer
from app.ui.review.grouping import Grouping
from app.ui.review.near_misses import NearSwitch
from app.ui.review.reviewer import Reviewer
from app.ui.sessions.autosave import Autosave
from app.ui.sessions.closing import CloseGuard
from app.ui.sessions.projects import Projects
from app.ui.sessions.recents import Recent
from app.ui.sessions.start_page import samples
from app.ui.sessions.unlocking import LateWork
from app.ui.sessions.view_position import Places
from app.ui.shell.context_menus import Menus
from app.ui.shell.desktop_notifier import Attention
from app.ui.shell.dialogs import Dialogs
from app.ui.shell.panes import Panes
from app.ui.shell.presenter import Presenter
from app.ui.shell.privacy_curtain import Curtain
from app.ui.shell.status_bar import Status
from app.ui.shell.toolbar import Toolbar
from app.ui.shell.wiring import wire
from app.ui.wordlists.controller import ListedWords, WordListController


class MainWindow(QMainWindow):
    """One window with any number of documents. Without a `keeper` no work outlives it."""

    def __init__(
        self, backend: Backend, settings: Settings, keeper: SessionStore | None = None
    ) -> None:
        super().__init__()
        self.services = make_services(self, backend, settings, keeper)
        self.backend = backend
        self.runner = self.services.jobs
        self.session = self.services.documents
        self.opener = Opener(self.session, self.runner, backend, keeper)
        self.pace = Pace(self.session)
        self.undoing = self.services.history
        self.queue = Queue(self.session, self.opener, self.undoing)
        self.intake = Intake(self.runner, self.opener.open)
        self.places = Places(self)
        self.autosave = Autosave(self.session, self.runner, keeper, self.places.of)
        self.recent = Recent(self)
        self.projects = Projects(self, keeper)
        self.late_work = LateWork(self, keeper)
        self.reviewer = Reviewer(self.session)
        self.completer = MentionSuggester(self.session, self.runner, backend)
        self.listing = WordListController(self.reviewer, self.runner, backend, keeper)
        self.near = Derived(
            self.session,
            self.runner,
            lambda review, _: near_misses(review),
            lambda entry, near: setattr(entry, "near", {one.id: one for one in near}),
        )
        self.entities = Derived(
            self.session,
            self.runner,
            backend.entities,
            lambda entry, keys: setattr(entry, "entities", keys),
            wanted=settings.grouping == Grouping.ENTITY,
        )
        self.preview = Preview(self.session, self.runner, backend)
        self.commands = self.services.commands
        theme = self.services.settings.theme
        self.workspace = DocumentArea(theme, self.runner, backend)
        self.findings = FindingsPanel(theme)
        self.documents = DocumentsPanel(self.session, theme)
        self.status = Status(self)
        self.toolbar = Toolbar(self.commands, self.undoing, self)
        self.closing = CloseGuard(self, self.runner, backend)
        self.dialogs = Dialogs(self)
        self.menus = Menus(self)
        self.curtain = Curtain(self, self.commands["hide"])
        self.finder = TextFinder(self)
        self.marking = Marking(self)
        self.listed_words = ListedWords(self)
        self.near_switch = NearSwitch(self)
        self.adjudicator = Adjudicator(self, keeper)
        self.panes = Panes(self)
        self.looking = OcrPageTracker(self)
        self.showing = Presenter(self)
        self.explainer = Explainer(self)
        self.help = Help(self)
        self.attention = Attention(self, self.runner)
        self._arrange()
        wire(self)
        self._painted: Theme | None = None
        on_contrast_change(self, self.follow_desktop)
        self._follow_settings()
        self.setAcceptDrops(True)
        self.showing.current(None)

    def _arrange(self) -> None:
        self.addToolBar(self.toolbar)
        self.setStatusBar(self.status)
        self.setCentralWidget(self.panes)
        self.resize(160 * GRID, 100 * GRID)
        self.setMinimumSize(100 * GRID, 60 * GRID)

    def _follow_settings(self) -> None:
        services = self.services
        notifier, settings, model = services.notifier, services.settings, services.model
        notifier.message.connect(self.status.say)
        notifier.document_message.connect(self.status.say_here)
        notifier.failed.connect(self.workspace.banner.show_error)
        notifier.recovered.connect(self.workspace.banner.withdraw)
        model.loading.connect(self.status.show_loading)
        model.loaded.connect(self.status.show_pack)
        model.failed.connect(lambda _: self.status.show_pack(None))
        self.commands.keys_changed.connect(self._show_keys)
        settings.changed.connect(self._settings_changed)
        self._show_grouping()
        self.commands.use_keys(settings.current.keys)
        self._use_theme()

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        self._show_grouping()
        self.follow_desktop()
        if self.services.settings.theme is not self._painted:
            self._use_theme()
        if before.reviewer != now.reviewer:
            self.projects.change_reviewer()
        if before.mode != now.mode:
            self.switch_preview(self.commands["preview"].isChecked())

    def group_by(self, grouping: Grouping) -> None:
        """Put other findings together in the list, from now on."""
        self.services.settings.change(grouping=grouping.value)

    def switch_preview(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """The document as exported, or the original."""
        self.preview.switch(on=on, mode=Mode(self.services.settings.current.mode))

    def follow_desktop(self) -> None:
        """Other colours where those of the desktop changed and the settings follow it."""
        settings = self.services.settings
        if settings.current.theme == "system" and settings.theme is not self._painted:
            self._use_theme()

    def _use_theme(self) -> None:
        """Paint everything in the colours that the settings name."""
        self._painted = theme = self.services.settings.theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
            application.setStyleSheet(stylesheet_of(theme))
        for part in (self.commands, self.workspace, self.findings, self.documents, self.curtain):
            part.set_theme(theme)

    def _show_grouping(self) -> None:
        grouping = Grouping.named(self.services.settings.current.grouping)
        self.commands[f"group_{grouping}"].setChecked(True)
        self.entities.want(wanted=grouping is Grouping.ENTITY)
        self.findings.set_grouping(grouping)
        self.reviewer.least_certain_first = grouping is Grouping.CERTAINTY
        self.showing.telling_apart()

    def _show_keys(self) -> None:
        """Name the keys in use on the parts of a window."""
        space, panel = self.workspace, self.findings
        for part, words, name in (
            (space.add_bar.more, tr("Choose the exact kind ({key})"), "kind"),
            (space.empty.open, tr("Open documents ({key})"), "open"),
            (
                space.empty.recent.resume,
                tr("Open what was open when the program last ended ({key})"),
                "resume",
            ),
            (panel.filter, tr("Filter findings by text ({key})"), "filter"),
        ):
            part.setToolTip(with_key(words, shortcut_text(self.commands[name])))
        space.add_bar.accept_key = shortcut_text(self.commands["accept"])
        panel.add_key = shortcut_text(self.commands["add"])

    def start(self, paths: Sequence[Path] = ()) -> None:
        """Load the detectors in the background and open files, once the window is there."""
        self.runner.start(Lane.FILES, lambda _: self.backend.warm(), done=lambda _: None)
        self.autosave.start()
        self.services.model.load()
        self.intake.open(paths)

    # What the user asks for.

    def open_samples(self) -> None:
        """Open the fictional documents."""
        self.opener.open(samples())

    def open_again(self) -> None:
        """Read and search the current document once more."""
        if self.session.current is not None:
            self.opener.again(self.session.current)

    def switch_pages(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Pages, or their text."""
        self.workspace.show_pages(as_pages=on)
        self.showing.focus()

    def show_page(self, number: int) -> None:
        """Bring a page into view as it looks."""
        if not self.commands["pages"].isChecked():
            self.commands["pages"].trigger()
        self.workspace.pages.go_to_page(number)
        self.workspace.pages.setFocus()

    def look_for(self, words: str) -> None:
        """Look for words in the document in view."""
        self.finder.open()
        self.workspace.find_bar.field.setText(words)

    def show_project(self) -> None:
        """Say which project is open, and allow what that allows."""
        projects = self.projects
        self.documents.show_project(projects.path, projects.reviewer)
        for name in ("begin_project", "open_project"):
            self.commands[name].setEnabled(projects.possible)
        for name in ("share_project", "close_project", "compare"):
            self.commands[name].setEnabled(projects.path is not None)
        for name in ("take_first", "take_second", "own_review"):
            self.commands[name].setEnabled(self.adjudicator.on)
        self.panes.show_sides(shown=bool(self.session.entries) or projects.path is not None)

    def escape(self) -> None:
        """Leave the box tool, the selection or the search, or stop what runs for this document."""
        entry = self.session.current
        if self.workspace.pages.tool.on:
            self.workspace.pages.tool.stop()
            return
        selected = self.workspace.add_bar.span is not None
        if self.finder.is_open and not selected:
            self.finder.close()
        elif selected or entry is None or entry.job is None:
            self.workspace.clear_selection()
        else:
            self.opener.stop(entry)

    def step_document(self, by: int) -> None:
        """Show the next or previous document."""
        entries, current = self.session.entries, self.session.current
        if current is not None:
            self.session.show(entries[(entries.index(current) + by) % len(entries)])

    def close_document(self) -> None:
        """Close the current document, asking if decisions would be lost."""
        entry = self.session.current
        if entry is not None:
            self._ask([entry], lambda: self.opener.close(entry))

    def _ask(self, entries: Sequence[OpenDocument], then: Callable[[], None]) -> None:
        """Do `then` unless decisions would be lost; what waits to be saved is not."""
        if any(entry.unsaved for entry in entries):
            self.autosave.settle(lambda: self.closing.ask(entries, then))
        else:
            then()

    # What Qt asks for.

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.closing.ended:
            event.accept()
            return
        event.ignore()
        self._ask(self.session.entries, self.closing.leave)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ThemeChange:
            self.follow_desktop()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()
            self.workspace.empty.set_over(over=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.workspace.empty.set_over(over=False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.workspace.empty.set_over(over=False)
        urls = event.mimeData().urls()
        self.intake.open([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()
