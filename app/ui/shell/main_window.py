"""The window: makes the areas, joins them, and answers what Qt asks of a window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow

from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.adjudication.adjudicator import Adjudicator
from app.ui.cases.controller import CaseController
from app.ui.core.backend import Backend
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.services import make_services
from app.ui.core.theme import Theme, on_contrast_change, palette_of, stylesheet_of
from app.ui.document.area import DocumentArea
from app.ui.document.boundaries import BoundaryController
from app.ui.document.controller import DocumentController
from app.ui.document.decision_buttons import DecisionButtons
from app.ui.document.explainer import FocusAnnouncer, MarkExplainer
from app.ui.document.finder import Finder
from app.ui.document.languages import LanguageController
from app.ui.document.marking import MarkingController
from app.ui.document.page_tracker import OcrPageTicks, PageTracker
from app.ui.document.side_by_side import SideBySide
from app.ui.export.controller import ExportController
from app.ui.findings.controller import FindingsController
from app.ui.findings.panel import FindingsPanel
from app.ui.help.controller import HelpController
from app.ui.help.tour import Hint
from app.ui.local_model.controller import LocalModelController
from app.ui.queue.controller import QueueController
from app.ui.queue.opener import DocumentOpener
from app.ui.queue.pace import Pace
from app.ui.queue.panel import DocumentsPanel
from app.ui.review.completion import Completion
from app.ui.review.controller import ReviewController
from app.ui.review.derived import ReviewData
from app.ui.review.grouping import Grouping
from app.ui.review.near_misses import NearMissToggle
from app.ui.review.reviewer import Reviewer
from app.ui.search.redact_all import RedactAllController
from app.ui.search.second_look import SecondLook
from app.ui.sessions.autosave import Autosave
from app.ui.sessions.closing import CloseGuard
from app.ui.sessions.projects import Projects
from app.ui.sessions.recents import Recents
from app.ui.sessions.start_page import StartPage
from app.ui.sessions.unlocking import KeyringNotice, LateWork
from app.ui.sessions.view_position import ViewPositions
from app.ui.settings.controller import SettingsController
from app.ui.shell.context_menus import ContextMenus
from app.ui.shell.desktop_notifier import Attention
from app.ui.shell.key_hints import KeyHints, below
from app.ui.shell.menu_bar import MenuBar
from app.ui.shell.panes import Panes, WindowState, fit_screen
from app.ui.shell.presenter import Presenter
from app.ui.shell.privacy_curtain import Curtain
from app.ui.shell.status_bar import Status, UndoOffer
from app.ui.shell.toolbar import Toolbar
from app.ui.shell.tour_hints import greeting, tour_hints
from app.ui.shell.view_fields import ViewFields
from app.ui.wordlists.controller import WordListController

_CHANGE_VIEW = ("pages",)


class MainWindow(QMainWindow):
    """Makes the areas from the bottom up and joins those that must not know each other.

    Any number of documents is open in one window. Without a `store` no work outlives it.
    """

    def __init__(
        self, backend: Backend, settings: Settings, store: SessionStore | None = None
    ) -> None:
        super().__init__()
        self.services = make_services(self, backend, settings, store)
        # Each part after those that it is given; signals of the documents reach them in this order.
        self._make_views()
        self._make_queue()
        self._make_review()
        self._make_rest()
        self._make_shell()
        self._arrange()
        self._join()
        self._tell()
        self._save()
        commands = self.services.commands
        assert not commands.unbound  # noqa: S101 - a command that does nothing is a mistake here
        self._painted: Theme | None = None
        on_contrast_change(self, self._follow_desktop)
        self.services.settings.follow(self._use_theme, "theme")
        commands.use_keys(self.services.settings.current.keys)
        self._use_theme()
        self.setAcceptDrops(True)
        self.presenter.project()
        self.presenter.current(None)

    def _make_views(self) -> None:
        s, theme = self.services, self.services.settings.theme
        self.start_page = StartPage()
        self.area = DocumentArea(theme, s.jobs, s.backend, empty=self.start_page)
        self.findings = FindingsPanel(theme)

    def _make_queue(self) -> None:
        """What opens documents, saves the work on them, and closes them."""
        s = self.services
        self.opener = DocumentOpener(s.documents, s.jobs, s.backend, s.store)
        self.pace = Pace(s.documents)
        self.queue = QueueController(s, self.opener, self.pace)
        self.positions = ViewPositions(s.documents, s.commands, self.area, self.findings)
        self.autosave = Autosave(s.documents, s.jobs, s.store, self.positions.of)
        self.closing = CloseGuard(s, self.opener, self.autosave)
        self.projects = Projects(s, self.opener, self.autosave, self.closing)
        self.keyring_notice = KeyringNotice(s, self.autosave)
        self.recents = Recents(
            s, self.start_page, self.projects, self.closing, self.opener, self.autosave
        )
        self.late_work = LateWork(s, self.opener, self.autosave)

    def _make_review(self) -> None:
        """What decides on findings, and marks what has none."""
        s = self.services
        self.reviewer = Reviewer(
            s.documents, is_listed=self.findings.lists, entities_known=self._entities_known
        )
        self.word_lists = WordListController(s, self.area, self.reviewer)
        self.cases = CaseController(s, lambda: self.documents.selected)
        by_entity = s.settings.current.grouping == Grouping.ENTITY
        self.derived = ReviewData(s.documents, s.jobs, s.backend, by_entity=by_entity)
        self.documents = DocumentsPanel(s.documents, s.settings.theme)
        self.finder = Finder(s, self.area, self.reviewer)
        self.marking = MarkingController(s, self.area, self.reviewer, self.finder)
        self.redact_all = RedactAllController(s, self.area, self.reviewer)
        self.second_look = SecondLook(s, self.area, self.reviewer)
        self.decision_buttons = DecisionButtons(s, self.area, self.reviewer)
        self.boundaries = BoundaryController(s, self.area, self.reviewer)
        self.languages = LanguageController(s, self.area, self.reviewer)
        self.near_toggle = NearMissToggle(s, self.reviewer.focus)

    def _make_rest(self) -> None:
        """What goes on from there: explains, exports, settles, helps."""
        s = self.services
        self.view = DocumentController(s, self.area, self.finder)
        self.side_by_side = SideBySide(s, self.area)
        self.explainer = MarkExplainer(s, self.area, self.reviewer, self.word_lists.is_never)
        self.exports = ExportController(
            s, self.area, self.reviewer, self.view, self.queue, self.opener
        )
        self.adjudicator = Adjudicator(s, self.reviewer, self.findings, self.projects)
        self.tracker = PageTracker(
            s.documents, self.area.pages, lambda: self.area.text_in_sight, self._in_use
        )
        self.ticks = OcrPageTicks(s, self.area.pages, self.tracker)
        self.help = HelpController(s, self._hints, lambda: greeting(self.start_page))
        self.completion = Completion(s)
        self.review = ReviewController(s, self.reviewer, self.derived, self.completion)
        self.grouping = FindingsController(s, self.findings)
        self.settings = SettingsController(s)
        self.local_model = LocalModelController(s)

    def _make_shell(self) -> None:
        s = self.services
        self.menus = ContextMenus(s, self.area, self.reviewer, self.marking, self.word_lists)
        self.attention = Attention(self, s.jobs)
        self.status = Status(self)
        self.undo_offer = UndoOffer(s, self.status)
        self.key_hints = KeyHints(s)
        self.menu_bar = MenuBar(s.commands, self)
        self.toolbar = Toolbar(s.commands, s.history, self)
        self.fields = ViewFields(s.commands, self.area, self.toolbar.page, self.toolbar.size_box)
        self.curtain = Curtain(self, s.commands["hide"])
        self.panes = Panes(s.commands, self.documents, self.area, self.findings, self.start_page)
        self.presenter = Presenter(
            s,
            self.reviewer,
            self.derived,
            self.projects,
            area=self.area,
            findings=self.findings,
            queue=self.documents,
            toolbar=self.toolbar,
            status=self.status,
            panes=self.panes,
            read_again=self.opener.again,
        )
        self.announcer = FocusAnnouncer(s, self.area, self.reviewer, self.explainer)
        s.commands.bind("hide", self.curtain.drop)
        s.commands.bind("quit", self.close)

    def _arrange(self) -> None:
        self.area.put_above(self.languages.bar)
        self.area.put_below(self.keyring_notice)
        self.keyring_notice.wait_for(self.languages.bar)
        self.area.put_below(self.second_look.bar)
        self.area.put_below(self.completion.banner)
        self.area.put_below(self.adjudicator.bar)
        self.setMenuBar(self.menu_bar)
        self.addToolBar(self.toolbar)
        self.setStatusBar(self.status)
        self.setCentralWidget(below(self.panes, self.key_hints))
        fit_screen(self)
        for field in self.findChildren(QLineEdit):
            # A file that is dropped there is to be opened, not typed as its path.
            field.setAcceptDrops(False)

    def _join(self) -> None:
        """Join areas that do not import each other."""
        s, area, findings, focus = self.services, self.area, self.findings, self.reviewer.focus
        self.presenter.title_changed.connect(self.setWindowTitle)
        area.chosen.connect(focus.look_at)
        area.menu_wanted.connect(self.menus.show_for_finding)
        area.busy.again_wanted.connect(self.queue.again)
        area.busy.unlock_wanted.connect(self.queue.ask_current_password)
        self.second_look.turned.connect(self.completion.hold)
        findings.taken.connect(focus.take)
        findings.tree.decided.connect(self.marking.decide_on)
        findings.near_opened.connect(self.near_toggle.follow)
        findings.menu_wanted.connect(self.menus.show_for_finding)
        for part in (findings.filter, findings.chips):
            part.left.connect(area.clear_selection)
        s.documents.near_open_changed.connect(findings.open_near)
        s.documents.near_open_changed.connect(area.show_near)
        self.view.stop_wanted.connect(self.queue.stop)
        self.view.view_changed.connect(self.presenter.focus)
        self.documents.menu_wanted.connect(self.menus.show_for_document)
        self.documents.remove_wanted.connect(self.closing.close_document)
        self.start_page.open_wanted.connect(self.queue.ask_files)
        self.start_page.sample_wanted.connect(self.help.offer_tour)
        self.start_page.sample_wanted.connect(self.queue.open_samples)
        self.help.samples_wanted.connect(self.queue.open_samples)
        self.help.tour_ended.connect(self._focus_document)
        self.queue.project_wanted.connect(self.projects.open)
        self.projects.changed.connect(self._load_lists)
        self.projects.changed.connect(self.cases.follower.load)
        self.autosave.works.connect(self.word_lists.lists.load)
        focus.changed.connect(self.pace.touch)
        s.documents.current_changed.connect(self.status.turn)
        for signal in (s.documents.current_changed, s.documents.read, s.documents.updated):
            signal.connect(self.tracker.follow)
        self.tracker.noted.connect(area.show_checks)
        self.tracker.noted.connect(self.completion.look)
        self.queue.follow_on(self.documents.foot)

    def _tell(self) -> None:
        """Let the status line and the banner tell what is told in passing."""
        notifier, model, banner = self.services.notifier, self.services.model, self.area.banner
        notifier.message.connect(self.status.say)
        notifier.document_message.connect(self.status.say_here)
        notifier.failed.connect(banner.show_error)
        notifier.recovered.connect(banner.withdraw)
        model.loading.connect(self.status.show_loading)
        model.loaded.connect(self.status.show_pack)
        model.failed.connect(lambda _: self.status.show_pack(None))
        self.autosave.failed.connect(self.status.show_unkept)
        self.autosave.works.connect(lambda: self.status.show_unkept(None))
        self.late_work.failed.connect(self.status.show_unkept)

    def _save(self) -> None:
        """Save what is to be saved, and go where the reader was."""
        s, saving = self.services, self.autosave
        # After the parts that show a document: its place is found in what they show.
        s.documents.reviewed.connect(self.positions.go)
        s.documents.current_changed.connect(self.positions.go)
        for signal in (
            self.reviewer.focus.changed,
            *(view.verticalScrollBar().valueChanged for view in self.area.views),
            self.findings.filter.textChanged,
            self.findings.chips.changed,
            self.findings.only_undecided.toggled,
            self.tracker.noted,
            self.area.sized,
            *(s.commands[name].triggered for name in _CHANGE_VIEW),
        ):
            signal.connect(saving.touch)
        self.opener.read_otherwise.connect(saving.note_encoding)
        self.closing.finished.connect(self.close)
        self.closing.finished.connect(saving.finish)

    def start(self, paths: Sequence[Path] = ()) -> None:
        """Load the detectors in the background and open files, once the window is there."""
        s = self.services
        s.jobs.start(Lane.FILES, lambda _: s.backend.warm(), done=lambda _: None)
        self.autosave.start()
        s.model.load()
        self.help.begin(opening=bool(paths))
        self.queue.open(paths)

    def look_as_before(self, path: Path) -> None:
        """Look as the window did whose state is stored there, and store it when this one closes."""
        state = WindowState(self, self.panes, self.area, path)
        self.closing.finished.connect(state.keep)
        state.put_back()

    def _in_use(self) -> bool:
        """Whether somebody may be looking at what the window shows."""
        shown = self.isActiveWindow() and not self.isMinimized()
        return shown and not self.curtain.isVisible()

    def _entities_known(self, entry: OpenDocument) -> bool:
        # Asked later: the reviewer hears of a review before what is worked out from it.
        return self.derived.entities.ready(entry)

    def _focus_document(self) -> None:
        self.area.view.setFocus()

    def _hints(self) -> tuple[Hint, ...]:
        return tour_hints(self.services.commands, self.area, self.findings, self.toolbar)

    def _load_lists(self) -> None:
        self.word_lists.lists.load(in_project=self.projects.path is not None)

    def _follow_desktop(self) -> None:
        """Other colours where those of the desktop changed and the settings follow it."""
        settings = self.services.settings
        if settings.current.theme == "system" and settings.theme is not self._painted:
            self._use_theme()

    def _use_theme(self) -> None:
        """Paint everything in the colours that the settings name."""
        self._painted = theme = self.services.settings.theme
        application, sheet = QApplication.instance(), stylesheet_of(theme)
        # Qt looks at every widget again for a sheet, also for the same one.
        if isinstance(application, QApplication) and application.styleSheet() != sheet:
            application.setPalette(palette_of(theme))
            application.setStyleSheet(sheet)
        parts = (self.services.commands, self.area, self.findings, self.documents, self.curtain)
        for part in parts:
            part.set_theme(theme)

    # What Qt asks for.

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.closing.ended:
            event.accept()
            return
        event.ignore()
        self.closing.settle(self.services.documents.entries, self.closing.leave)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ThemeChange:
            self._follow_desktop()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()
            self.start_page.set_over(over=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.start_page.set_over(over=False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.start_page.set_over(over=False)
        urls = event.mimeData().urls()
        self.queue.open([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        event.acceptProposedAction()
