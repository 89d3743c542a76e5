"""The window: puts the parts together and passes on what each has to hear of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter

from app.detection import Pack
from app.engine.review import near_misses
from app.engine.types import Action, Mode, Span
from app.errors import AppError, WriteFailed
from app.paths import NAME
from app.sessions.keeper import Keeper
from app.settings import Settings, save
from app.ui.actions import Actions
from app.ui.autosave import Autosave
from app.ui.backend import Backend
from app.ui.closing import Closing
from app.ui.completing import Completer
from app.ui.derived import Derived
from app.ui.dialogs import Dialogs
from app.ui.documents_panel import DocumentsPanel
from app.ui.empty_view import samples
from app.ui.findings_panel import FindingsPanel
from app.ui.grouping import Grouping
from app.ui.intake import Intake
from app.ui.jobs import JobRunner, Lane
from app.ui.menus import Menus
from app.ui.opening import Opener
from app.ui.pace import Pace
from app.ui.places import Places
from app.ui.preview import Preview
from app.ui.queueing import Queue
from app.ui.recent import Recent
from app.ui.reviewing import Reviewer
from app.ui.session import Entry, Session
from app.ui.status import Status
from app.ui.theme import GRID, palette_of, stylesheet_of, theme_named
from app.ui.toolbar import Toolbar
from app.ui.wiring import wire
from app.ui.workspace import Workspace

_WIDTHS = (26 * GRID, 88 * GRID, 46 * GRID)


class MainWindow(QMainWindow):
    """One window with any number of documents. Without a `keeper` no work outlives it."""

    def __init__(self, backend: Backend, settings: Settings, keeper: Keeper | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.theme = theme_named(settings.theme)
        self.backend = backend
        self.runner = JobRunner(self)
        self.session = Session(self)
        self.opener = Opener(self.session, self.runner, backend, keeper)
        self.pace = Pace(self.session)
        self.queue = Queue(self.session, self.opener)
        self.intake = Intake(self.runner, self.opener.open)
        self.places = Places(self)
        self.autosave = Autosave(self.session, self.runner, keeper, self.places.of)
        self.recent = Recent(self)
        self.reviewer = Reviewer(self.session)
        self.completer = Completer(self.session, self.runner, backend)
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
        self.commands = Actions(self)
        self.workspace = Workspace(self.theme, self.runner, backend)
        self.findings = FindingsPanel(self.theme)
        self.documents = DocumentsPanel(self.session, self.theme)
        self.status = Status(self)
        self.toolbar = Toolbar(self.commands, self.session.undo_group, self)
        self.closing = Closing(self, self.runner, backend)
        self.closing.finished.connect(self.close)
        self.dialogs = Dialogs(self)
        self.menus = Menus(self)
        self.pack: Pack | None = None
        self._list_later = QTimer(self, singleShot=True, interval=10)
        self._list_later.timeout.connect(self.show_list)
        self._arrange()
        wire(self)
        self.show_grouping()
        self.commands.use_keys(settings.keys)
        self.use_theme()
        self.commands["pages"].setChecked(True)
        self.setAcceptDrops(True)
        self.show_current(None)

    def start(self, paths: Sequence[Path] = ()) -> None:
        """Load the detectors in the background and open files, once the window is there."""
        self.runner.start(Lane.FILES, lambda _: self.backend.warm(), done=lambda _: None)
        self.autosave.start()
        self.load_engine()
        self.intake.open(paths)

    def load_engine(self) -> None:
        """Load the detectors that the settings name."""
        settings = self.settings
        self.status.show_loading()

        def loaded(pack: Pack) -> None:
            self.pack = pack
            self.status.show_pack(pack)

        def failed(error: AppError) -> None:
            self.status.show_pack(None)
            self.workspace.banner.show_error(error, self.load_engine)

        self.runner.start(
            Lane.DETECT,
            lambda reporter: self.backend.load(settings, reporter),
            done=loaded,
            failed=failed,
        )

    def use_theme(self) -> None:
        """Paint everything in the colours that the settings name."""
        self.theme = theme_named(self.settings.theme)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(self.theme))
            application.setStyleSheet(stylesheet_of(self.theme))
        self.commands.set_theme(self.theme)
        self.workspace.set_theme(self.theme)
        self.findings.set_theme(self.theme)
        self.documents.set_theme(self.theme)

    # What changed, shown.

    def show_current(self, entry: Entry | None) -> None:
        """Another document is in view."""
        self.setWindowTitle(f"{entry.path.name} – {NAME}" if entry else NAME)
        if self.documents.isHidden() is bool(self.session.entries):
            self.documents.setHidden(not self.session.entries)
            self.findings.setHidden(not self.session.entries)
            self.splitter.setSizes(list(_WIDTHS))
        self.workspace.banner.clear()
        self.preview.refresh()
        self.workspace.show_entry(entry, self.preview.plan)
        self.show_list()
        pages = len(entry.document.pages) if entry and entry.document else 0
        self.toolbar.show_page(1 if pages else 0, pages)
        self.show_focus()
        if entry is not None:
            self.show_progress(entry)
        else:
            self.status.show_entry(None)
            self.commands.enable(opened=False, ready=False, found=False)

    def show_if_current(self, entry: Entry) -> None:
        """The text of a document is there."""
        if entry is self.session.current:
            self.show_current(entry)
            self.workspace.view.setFocus()

    def show_review(self, entry: Entry) -> None:
        """A review changed."""
        if entry is not self.session.current:
            return
        self.preview.refresh()
        self.workspace.show_entry(entry, self.preview.plan)
        self._focus_workspace()
        self._list_later.start()

    def show_list(self) -> None:
        """The list follows once the view is painted: both at once would be felt."""
        entry = self.session.current
        self.findings.show_entry(entry)
        self.findings.focus_on(self.reviewer.looked_at)

    def show_preview(self) -> None:
        """The export's text is there, or is no longer wanted."""
        self.workspace.show_entry(self.session.current, self.preview.plan)
        self._focus_workspace()

    def show_focus(self) -> None:
        """Another finding is looked at."""
        self.findings.focus_on(self.reviewer.looked_at)
        self._focus_workspace()

    def show_near(self, entry: Entry) -> None:
        """The near misses of a document are other ones."""
        if entry is not self.session.current:
            return
        if entry.awaited in entry.near:
            self.reviewer.look_at(entry.awaited)
        if self.session.near_open:
            self.workspace.show_near(opened=True)
            self._focus_workspace()
        self._list_later.start()
        self.show_progress(entry)

    def show_grouping(self) -> None:
        """What stands together in the list, as the settings say."""
        grouping = Grouping.named(self.settings.grouping)
        self.commands[f"group_{grouping}"].setChecked(True)
        self.entities.want(wanted=grouping is Grouping.ENTITY)
        self.findings.set_grouping(grouping)

    def show_progress(self, entry: Entry) -> None:
        """A document came further."""
        if entry is not self.session.current:
            return
        self.workspace.busy.show_entry(entry)
        self.status.show_entry(entry)
        review = entry.review
        found = review is not None and bool(entry.near or review.findings)
        self.commands.enable(opened=True, ready=review is not None, found=found)
        if entry.error is not None and self.workspace.banner.error is not entry.error:
            self.workspace.banner.show_error(entry.error, lambda: self.opener.again(entry))

    def show_page(self, number: int) -> None:
        """Another page is in view."""
        document = self.session.current.document if self.session.current else None
        if document is not None:
            self.toolbar.show_page(number, len(document.pages))

    # What the user asks for.

    def open_samples(self) -> None:
        """Open the fictional documents."""
        self.opener.open(samples())

    def open_again(self) -> None:
        """Read and search the current document once more."""
        if self.session.current is not None:
            self.opener.again(self.session.current)

    def set_kind(self, subcategory: str) -> None:
        """Mark the selection as this kind or, without one, give it to the scope."""
        span = self.workspace.view.selection()
        if span is None or self.workspace.previewing:
            self.reviewer.recategorise(subcategory, self._others_like_near())
            return
        bar = self.workspace.add_bar
        others = bar.others if bar.span == span and bar.also.isChecked() else ()
        self.workspace.clear_selection()
        self.reviewer.add(span, subcategory, others)

    def accept(self) -> None:
        """Accept what is looked at; of a near miss also the others like it, if that is checked."""
        self.reviewer.decide(Action.ACCEPT, self._others_like_near())

    def open_near(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Show the near misses and go to the first, or hide them."""
        entry = self.session.current
        if on and (entry is None or not entry.near):
            self.commands["near_misses"].setChecked(False)
            self.status.say("There are no near misses here.")
            return
        self.session.near_open = on
        self.commands["near_misses"].setChecked(on)
        self.findings.open_near(opened=on)
        self.workspace.show_near(opened=on)
        if entry is not None and (on or self.reviewer.near):
            self.reviewer.look_at(next(iter(entry.near)) if on else None)

    def note_near(self, opened: bool) -> None:  # noqa: FBT001 - a slot
        """The near misses were opened, or shut, in the list."""
        self.session.near_open = opened
        self.commands["near_misses"].setChecked(opened)
        self.workspace.show_near(opened=opened)

    def group_by(self, grouping: Grouping) -> None:
        """Put other findings together in the list, from now on."""
        self.settings = replace(self.settings, grouping=grouping.value)
        self._save_settings()
        self.show_grouping()

    def begin_marking(self) -> None:
        """Let the keyboard choose what the selection is."""
        self.workspace.offer()
        if self.workspace.add_bar.span is not None:
            self.workspace.add_bar.take_focus()
        else:
            self.status.say("Select text first: with the mouse, or with Shift and the arrow keys.")

    def switch_preview(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """The document as exported, or the original."""
        self.preview.switch(on=on, mode=Mode(self.settings.mode))

    def switch_pages(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Pages, or their text."""
        self.workspace.show_pages(as_pages=on)
        self.show_focus()

    def escape(self) -> None:
        """Leave the selection or, without one, stop what runs for this document."""
        entry = self.session.current
        if self.workspace.add_bar.span is not None or entry is None or entry.job is None:
            self.workspace.clear_selection()
        else:
            self.opener.stop(entry)

    def step_document(self, by: int) -> None:
        """Show the next or previous document."""
        entries, current = self.session.entries, self.session.current
        if current is not None:
            self.session.show(entries[(entries.index(current) + by) % len(entries)])

    def step_pane(self, by: int) -> None:
        """Give the keyboard to the next visible part of the window."""
        if self.session.current is None:
            self.workspace.empty.open.setFocus(Qt.FocusReason.TabFocusReason)
            return
        panes = [self.documents.list, self.workspace.view, self.findings.tree]
        at = next((n for n, pane in enumerate(panes) if pane.hasFocus()), -1 if by > 0 else 0)
        panes[(at + by) % len(panes)].setFocus(Qt.FocusReason.TabFocusReason)

    def use_settings(self, settings: Settings) -> None:
        """Keep these settings and do what they say."""
        before, self.settings = self.settings, settings
        self._save_settings()
        self.commands.use_keys(settings.keys)
        self.use_theme()
        names = ("pack", "provider", "threads", "min_score")
        if any(getattr(before, name) != getattr(settings, name) for name in names):
            self.load_engine()
        if before.mode != settings.mode:
            self.preview.switch(on=self.commands["preview"].isChecked(), mode=Mode(settings.mode))

    def close_document(self) -> None:
        """Close the current document, asking if decisions would be lost."""
        entry = self.session.current
        if entry is not None:
            self.closing.ask([entry], lambda: self.opener.close(entry))

    # What Qt asks for.

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.closing.ended:
            event.accept()
            return
        event.ignore()
        if self.closing.question is None:
            self.closing.ask(self.session.entries, self.closing.leave)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ThemeChange and self.settings.theme == "system":
            self.use_theme()
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

    def _focus_workspace(self) -> None:
        ids, entry = self.reviewer.near, self.session.current
        near = entry.near[ids[0]] if entry is not None and len(ids) == 1 else None
        self.workspace.focus_on(self.reviewer.looked_at, near)

    def _others_like_near(self) -> tuple[Span, ...]:
        bar, near = self.workspace.add_bar, self.reviewer.near
        entry = self.session.current
        if entry is None or len(near) != 1 or bar.span != entry.near[near[0]].span:
            return ()
        return bar.others if bar.also.isChecked() else ()

    def _save_settings(self) -> None:
        try:
            save(self.settings)
        except OSError as error:
            self.workspace.banner.show_error(
                WriteFailed(f"The settings could not be kept: {error.strerror}.")
            )

    def _arrange(self) -> None:
        self.addToolBar(self.toolbar)
        self.setStatusBar(self.status)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        for part in (self.documents, self.workspace, self.findings):
            self.splitter.addWidget(part)
        self.documents.hide()
        self.findings.hide()
        self.splitter.setStretchFactor(1, 1)
        self.setCentralWidget(self.splitter)
        self.resize(160 * GRID, 100 * GRID)
        self.setMinimumSize(100 * GRID, 60 * GRID)
