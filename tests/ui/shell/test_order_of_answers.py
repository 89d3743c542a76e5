"""In which order the parts of the window answer news of the open documents.

Qt calls slots in the order in which they were connected, so this order is behaviour: where the
reader was is found in what the views show by then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from support.known.known_window import review_of, shown, wait_ready
from support.window.saved_windows import new_window

from app.engine.domain.review import Action
from app.engine.review import transitions
from app.ui.core.documents import OpenDocuments
from app.ui.shell.main_window import MainWindow


def answers(teller: Callable[..., None], act: Callable[[], None]) -> list[str]:
    """The functions of the window that Qt calls while `teller` emits its signals, in order."""
    told: list[str] = []
    code: CodeType = teller.__code__

    def note(frame: FrameType, event: str, _: Any) -> None:
        called = frame.f_code
        # What the teller asks of a document is no answer.
        inside = (
            "ui" in Path(called.co_filename).parts and "OpenDocument." not in called.co_qualname
        )
        if event == "call" and inside and frame.f_back is not None and frame.f_back.f_code is code:
            told.append(called.co_qualname)

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return told


@pytest.fixture
def kept(qtbot: QtBot, note: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """A window that keeps its work, with two documents; the first is in view."""
    other = note.with_name("other.txt")
    other.write_bytes(note.read_bytes())
    with shown(qtbot, new_window(tmp_path / "kept")) as window:
        window.start([note, other])
        wait_ready(qtbot, window)
        yield window


def test_parts_answer_another_review_in_this_order(kept: MainWindow) -> None:
    entry, review = kept.services.documents.current, review_of(kept)
    assert entry is not None
    after = transitions.decide(review, [review.findings[0].id], Action.ACCEPT)
    documents = kept.services.documents
    assert answers(
        OpenDocuments.set_review, lambda: documents.set_review(entry, after, entry.focus)
    ) == [
        "Pace._decided",
        "Autosave._reviewed",
        "ReviewFocus._forget_scope",
        "WordListFollower._reviewed",
        "CaseFollower._reviewed",
        "PeopleController._look",
        "Derived._look",  # near misses
        "Derived._look",  # entities
        "ProposedSurrogates._look",
        "Finder._tell",
        "DecisionButtons.place",
        "Adjudicator._learn",
        "Adjudicator._show",
        "OcrPageTicks._show",
        "HelpController._ready",
        "Presenter.review",
        "FocusAnnouncer.announce",
        "ViewPositions.go",
        # And then, since it is updated as well:
        "Pace._search_went_on",
        "QueueController._look",
        "Autosave._updated",
        "WordListFollower._updated",
        "DocumentsModel._update",
        "SecondLook.__init__.<locals>.<lambda>",
        "LanguageController._look",
        "HelpController._ready",
        "Completion.look",
        "Presenter.progress",
        "PageTracker.follow",
        "QueueController.follow_on.<locals>.show",
    ]


def test_parts_answer_another_document_in_this_order(kept: MainWindow) -> None:
    documents = kept.services.documents
    assert answers(OpenDocuments.show, lambda: documents.show(documents.entries[1])) == [
        "UndoHistory._tell",
        "UndoHistory._tell",
        "UndoHistory._went_on",
        "UndoHistory._tell",
        "Pace._turn",
        "QueueController._make_way",
        "QueueController._look",
        "Autosave._turned_to",
        "ReviewFocus._forget_scope",
        "Derived._look",  # near misses
        "Derived._look",  # entities
        "ProposedSurrogates._look",
        "DocumentsPanel._follow",
        "BoxTool.stop",
        "SecondLook._close",
        "DecisionButtons.place",
        "LanguageController._look",
        "Adjudicator._show",
        "OcrPageTicks._show",
        "Completion._turn",
        "Presenter.current",
        "FocusAnnouncer.announce",
        "Status.turn",
        "PageTracker.follow",
        "ViewPositions.go",
    ]
