"""Which action does what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from app.engine.domain.review import Action
from app.engine.review.adjudication import Side
from app.ui.core.language import tr
from app.ui.document.boundaries import Corrector
from app.ui.document.explainer import Announcer
from app.ui.review.controller import Ending
from app.ui.review.grouping import Grouping
from app.ui.review.reviewer import MAIN_KIND
from app.ui.sessions.unlocking import KeyringNotice

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


def wire(window: MainWindow) -> None:
    """Connect every action of a window."""
    review, space, commands = window.reviewer, window.workspace, window.commands
    marking = window.marking
    ending = Ending(window)
    correct = Corrector(review, space, window.status.say_here)
    slots: dict[str, Callable[..., object]] = {
        "open": window.dialogs.ask_files,
        "open_folder": window.dialogs.ask_folder,
        "begin_project": window.dialogs.begin_project,
        "open_project": window.dialogs.open_project,
        "share_project": window.dialogs.share_project,
        "close_project": window.projects.close,
        "compare": window.dialogs.compare,
        "take_first": lambda: window.adjudicator.take(Side.FIRST),
        "take_second": lambda: window.adjudicator.take(Side.SECOND),
        "own_review": window.adjudicator.end,
        "labelled": window.dialogs.labelled,
        "statistics": window.dialogs.statistics,
        "finish": window.queue.finish,
        "reopen": window.queue.reopen,
        "move_up": lambda: window.queue.move(-1),
        "move_down": lambda: window.queue.move(1),
        "pause": window.queue.pause,
        "retry": window.queue.retry,
        "export_reviewed": window.dialogs.export_reviewed,
        "export": window.dialogs.export,
        "dropped": window.dialogs.dropped,
        "close_document": window.close_document,
        "forget": window.recent.forget_current,
        "resume": window.recent.resume,
        "encoding": window.dialogs.encoding,
        "next_document": lambda: window.step_document(1),
        "previous_document": lambda: window.step_document(-1),
        "stop": window.escape,
        "next": lambda: review.step(1),
        "previous": lambda: review.step(-1),
        "next_undecided": ending.next_undecided,
        "why": window.explainer.tell,
        "accept": marking.accept,
        "reject": marking.reject,
        "reset": lambda: review.decide(None),
        "entity": review.take_entity,
        "accept_page": review.accept_page,
        "accept_same": review.accept_same,
        "accept_above": lambda: window.dialogs.decide_above(Action.ACCEPT),
        "reject_above": lambda: window.dialogs.decide_above(Action.REJECT),
        "always": window.listed_words.always,
        "never": window.listed_words.never,
        "lists": window.dialogs.lists,
        "accept_category": review.accept_category,
        "kind": window.menus.show_kinds,
        "add": marking.begin,
        "box": marking.boxing.switch,
        "start_earlier": lambda: correct.move_start(-1),
        "start_later": lambda: correct.move_start(1),
        "end_later": lambda: correct.move_end(1),
        "end_earlier": lambda: correct.move_end(-1),
        "split": correct.split,
        "merge": correct.unite,
        "own_words": window.dialogs.own_words,
        "undo": window.undoing.undo,
        "redo": window.undoing.redo,
        "preview": window.switch_preview,
        "pages": window.switch_pages,
        "hide": window.curtain.drop,
        "thumbnails": space.show_thumbs,
        "find": window.finder.open,
        "find_next": lambda: window.finder.step(1),
        "find_previous": lambda: window.finder.step(-1),
        "filter": window.findings.filter.take_focus,
        "filter_category": window.findings.chips.take_focus,
        "near_misses": window.near_switch.turn,
        "expected": window.dialogs.expected,
        "panes": lambda: window.panes.step(1),
        "panes_back": lambda: window.panes.step(-1),
        "next_page": lambda: space.pages.step_page(1),
        "previous_page": lambda: space.pages.step_page(-1),
        "zoom_in": lambda: space.zoom(1),
        "zoom_out": lambda: space.zoom(-1),
        "zoom_reset": lambda: space.zoom(0),
        "settings": window.dialogs.settings,
        "passphrase": window.dialogs.passphrase,
        "palette": window.dialogs.palette,
        "keys": window.dialogs.keys,
        "shortcuts": window.dialogs.shortcuts,
        "tour": window.help.show_tour,
        "save_log": window.dialogs.save_log,
        "quit": window.close,
    }
    space.resized.connect(correct.resize)
    for name, slot in slots.items():
        commands.bind(name, slot)
    for category, kind in MAIN_KIND.items():
        commands.bind(f"category_{category}", partial(marking.as_kind, kind))
    for grouping in Grouping:
        commands.bind(f"group_{grouping}", partial(window.group_by, grouping))
    window.findings.offer_groupings(commands.together([f"group_{one}" for one in Grouping]))
    for field in window.findChildren(QLineEdit):
        # A file that is dropped there is to be opened, not typed as its path.
        field.setAcceptDrops(False)
    _connect_parts(window)


def _connect_parts(window: MainWindow) -> None:
    session, space = window.session, window.workspace
    session.current_changed.connect(window.showing.current)
    session.read.connect(window.showing.read)
    session.reviewed.connect(window.showing.review)
    session.updated.connect(window.showing.progress)
    window.reviewer.focus_changed.connect(window.showing.focus)
    window.preview.changed.connect(window.showing.preview)
    window.reviewer.marked.connect(window.completer.start)
    window.near.changed.connect(window.showing.near)
    window.entities.changed.connect(window.reviewer.widen)
    window.entities.changed.connect(lambda _: window.showing.findings())
    for signal in (window.entities.begun, window.entities.changed, window.entities.failed):
        signal.connect(window.showing.telling_apart)
    for part in (window.near, window.entities, window.completer):
        part.failed.connect(space.banner.show_error)
    window.preview.failed.connect(space.banner.show_error)
    window.listing.failed.connect(space.banner.show_error)
    window.autosave.works.connect(window.listing.load)
    space.chosen.connect(window.reviewer.look_at)
    space.menu_wanted.connect(window.menus.show_for_finding)
    space.add_bar.wanted.connect(window.marking.as_kind)
    space.add_bar.left.connect(space.clear_selection)
    space.busy.stop_wanted.connect(window.escape)
    space.busy.again_wanted.connect(window.open_again)
    space.busy.unlock_wanted.connect(window.dialogs.password)
    window.opener.locked.connect(window.dialogs.ask_password)
    space.empty.open_wanted.connect(window.dialogs.ask_files)
    space.empty.sample_wanted.connect(window.open_samples)
    space.pages.page_changed.connect(window.showing.page)
    window.findings.filter.left.connect(space.clear_selection)
    window.findings.chips.left.connect(space.clear_selection)
    Announcer(window)
    KeyringNotice(window, window.projects.keeper)
    window.reviewer.is_listed = window.findings.lists
    window.reviewer.knows = window.entities.ready
    window.reviewer.said.connect(window.status.say_here)
    window.session.current_changed.connect(window.status.turn)
    window.findings.taken.connect(window.reviewer.take)
    window.findings.near_opened.connect(window.near_switch.follow)
    window.findings.menu_wanted.connect(window.menus.show_for_finding)
    window.documents.menu_wanted.connect(window.menus.show_for_document)
    _connect_looking(window)
    _connect_queue(window)
    _connect_saving(window)


def _connect_looking(window: MainWindow) -> None:
    session, looking = window.session, window.looking
    for signal in (session.current_changed, session.read, session.updated):
        signal.connect(looking.follow)
    looking.noted.connect(window.workspace.show_looked)
    looking.noted.connect(window.autosave.touch)


def _connect_queue(window: MainWindow) -> None:
    session, foot = window.session, window.documents.foot
    for name, words in (
        ("pause", tr("Pause")),
        ("retry", tr("Try again")),
        ("export_reviewed", tr("Export")),
    ):
        foot.offer(name, window.commands[name], words)
    for part in (window.queue, window.intake):
        part.said.connect(window.status.say)
    window.documents.remove_wanted.connect(window.close_document)
    window.reviewer.focus_changed.connect(window.pace.touch)

    def show() -> None:
        foot.show_queue(session.entries, window.pace.left(), paused=window.queue.paused)

    for signal in (session.added, session.removed, session.updated):
        signal.connect(show)
    show()
    _connect_projects(window)


def _connect_projects(window: MainWindow) -> None:
    projects, view = window.projects, window.workspace.empty.recent
    projects.listed.connect(view.show_projects)
    projects.failed.connect(window.recent.tell)
    projects.said.connect(window.status.say)
    projects.locked.connect(window.dialogs.unlock_project)
    projects.changed.connect(window.show_project)
    projects.changed.connect(lambda: window.listing.load(in_project=projects.path is not None))
    view.project_wanted.connect(projects.open)
    view.project_unwanted.connect(projects.forget)
    window.intake.project.connect(projects.open)
    window.autosave.listed.connect(projects.list)
    window.show_project()


def _connect_saving(window: MainWindow) -> None:
    session, space, saving, recent = (
        window.session,
        window.workspace,
        window.autosave,
        window.recent,
    )
    # After the parts that show a document: its place is found in what they show.
    session.reviewed.connect(window.places.go)
    session.current_changed.connect(window.places.go)
    window.reviewer.focus_changed.connect(saving.touch)
    for view in (space.text, space.pages):
        view.verticalScrollBar().valueChanged.connect(saving.touch)
    window.findings.filter.textChanged.connect(saving.touch)
    window.findings.chips.changed.connect(saving.touch)
    window.findings.only_undecided.toggled.connect(saving.touch)
    for name in ("pages", "zoom_in", "zoom_out", "zoom_reset"):
        window.commands[name].triggered.connect(saving.touch)
    window.opener.lost.connect(space.banner.show_error)
    window.opener.read_otherwise.connect(saving.note_encoding)
    saving.failed.connect(recent.tell)
    saving.failed.connect(window.status.show_unkept)
    saving.works.connect(lambda: window.status.show_unkept(None))
    saving.works.connect(recent.untell)
    saving.late.connect(window.late_work.bring_back)
    window.late_work.failed.connect(space.banner.show_error)
    window.late_work.failed.connect(window.status.show_unkept)
    window.late_work.said.connect(window.status.say)
    saving.listed.connect(space.empty.recent.show_saved)
    space.empty.recent.wanted.connect(recent.open)
    space.empty.recent.unwanted.connect(recent.forget)
    window.closing.finished.connect(window.close)
    window.closing.finished.connect(saving.finish)
