"""Two reviewers of one project are compared, and what they disagree about is settled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, saved, settled, shown

from app.engine.domain.review import Action
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.adjudication.agreement_dialog import AgreementDialog
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

TEXT = "Thaddeus Okonkwo came on 02/09/2025.\n"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    settings = Settings(theme="light", reviewer="AB")
    made = MainWindow(KnownBackend(), settings, SessionStore(tmp_path / "sessions"))
    with shown(qtbot, made) as window:
        window.start()
        yield window


@pytest.fixture
def twice(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    """AB removes the name and keeps the date, CD keeps the name; on the second note both agree."""
    notes = [tmp_path / f"note-{number}.txt" for number in range(2)]
    for note in notes:
        note.write_text(TEXT, encoding="utf-8")
    window.opener.open(notes)
    review_all(qtbot, window, "AR", "AA")
    with qtbot.waitSignal(window.projects.changed, timeout=20_000):
        window.projects.begin(tmp_path / "study.incognote")
    be(qtbot, window, "CD")
    review_all(qtbot, window, "RA", "AA")
    return window


def be(qtbot: QtBot, window: MainWindow, reviewer: str) -> None:
    with qtbot.waitSignal(window.projects.changed, timeout=20_000):
        window.services.settings.change(reviewer=reviewer)
    settled(qtbot, window)


def review_all(qtbot: QtBot, window: MainWindow, *keys: str) -> None:
    for entry, pressed in zip(tuple(window.services.documents.entries), keys, strict=True):
        window.services.documents.show(entry)
        settled(qtbot, window)
        for key in pressed:
            press(qtbot, window, Qt.Key.Key_A if key == "A" else Qt.Key.Key_R)
        window.queue.finish()
        settled(qtbot, window)
    saved(qtbot, window)


def compared(qtbot: QtBot, window: MainWindow) -> AgreementDialog:
    window.services.commands["compare"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, AgreementDialog)
    qtbot.waitUntil(lambda: "Reading" not in dialog.total.text(), timeout=20_000)
    return dialog


def adjudicating(qtbot: QtBot, window: MainWindow) -> None:
    dialog = compared(qtbot, window)
    with qtbot.waitSignal(window.projects.changed, timeout=20_000):
        dialog.settle.click()
    settled(qtbot, window)
    qtbot.waitUntil(window.adjudicator.bar.isVisible, timeout=20_000)
    # Without a window manager, nobody gives the keyboard back after a dialog.
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_agreement_is_shown_for_each_document_and_over_all(qtbot: QtBot, twice: MainWindow) -> None:
    dialog = compared(qtbot, twice)
    rows = dialog.list.topLevelItem(0), dialog.list.topLevelItem(1)
    assert [row.text(1) for row in rows if row] == ["2 disagreements", "0 disagreements"]
    # Seven tokens a note: both words of the name, came, on, and three of the date. On the first
    # the two differ in five; on the second in none.
    assert [row.text(2) for row in rows if row] == ["29%", "100%"]
    assert "64% of 14 tokens" in dialog.total.text()
    assert dialog.total.text().startswith("2 disagreements. Same decision on")
    dialog.reject()


def test_only_disagreements_are_listed_and_each_is_settled_by_one_key_with_undo(
    qtbot: QtBot, twice: MainWindow
) -> None:
    adjudicating(qtbot, twice)
    assert twice.documents.head.text() == "study · disagreements"
    assert [entry.path.stem for entry in twice.services.documents.entries] == ["note-0"]
    assert twice.findings.only_undecided.isChecked()
    first, second = twice.adjudicator.bar.text_labels
    assert first.text() == "AB: redact “Thaddeus Okonkwo” as Patient or relative"
    assert second.text() == "CD: keep it"
    press(qtbot, twice, Qt.Key.Key_Comma)
    assert first.text() == "AB: keep it"
    assert second.text() == "CD: redact “02/09/2025” as Date"
    press(qtbot, twice, Qt.Key.Key_Period)
    review = review_of(twice)
    assert [review.action(one) for one in review.findings] == [Action.ACCEPT, Action.ACCEPT]
    press(qtbot, twice, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    review = review_of(twice)
    assert [review.action(one) for one in review.findings] == [Action.ACCEPT, None]
    assert "choose the decision of CD" in twice.services.commands["redo"].toolTip()


def test_what_was_settled_is_kept_and_the_own_review_is_untouched(
    qtbot: QtBot, twice: MainWindow
) -> None:
    adjudicating(qtbot, twice)
    press(qtbot, twice, Qt.Key.Key_Period)
    assert [review_of(twice).action(one) for one in review_of(twice).findings] == [
        *(Action.REJECT, None),
    ]
    saved(qtbot, twice)
    with qtbot.waitSignal(twice.projects.changed, timeout=20_000):
        twice.services.commands["own_review"].trigger()
    twice.services.documents.show(twice.services.documents.entries[0])
    settled(qtbot, twice)
    assert not twice.adjudicator.bar.isVisible()
    review = review_of(twice)
    assert [review.action(one) for one in review.findings] == [Action.REJECT, Action.ACCEPT]
    dialog = compared(qtbot, twice)
    with qtbot.waitSignal(twice.projects.changed, timeout=20_000):
        dialog.settle.click()
    settled(qtbot, twice)
    review = review_of(twice)
    assert [review.action(one) for one in review.findings] == [Action.REJECT, None]


def test_until_it_is_settled_an_export_removes_what_either_would(
    qtbot: QtBot, twice: MainWindow
) -> None:
    adjudicating(qtbot, twice)
    review = review_of(twice)
    assert {one.span.of(TEXT) for one in review.redacted} == {"Thaddeus Okonkwo", "02/09/2025"}


def test_a_report_on_what_two_disagreed_on_names_both(qtbot: QtBot, twice: MainWindow) -> None:
    adjudicating(qtbot, twice)
    backend = twice.services.backend
    assert isinstance(backend, KnownBackend)
    twice.services.commands["export"].trigger()
    dialog = twice.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: bool(backend.reviewers))
    assert backend.reviewers == [("AB", "CD")]


def test_one_reviewer_alone_cannot_be_compared(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "note.txt").write_text(TEXT, encoding="utf-8")
    window.opener.open([tmp_path / "note.txt"])
    settled(qtbot, window)
    assert not window.services.commands["compare"].isEnabled()
    with qtbot.waitSignal(window.projects.changed, timeout=20_000):
        window.projects.begin(tmp_path / "study.incognote")
    window.services.commands["compare"].trigger()
    assert window.services.dialogs.current is None
    assert "Two reviewers" in window.status.currentMessage()
