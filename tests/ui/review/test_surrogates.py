"""In surrogate mode the reviewer sees what an export will write, and the export writes that."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    wait_listed,
    wait_ready,
)
from support.window.focus import go_to

from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.policy import Chosen
from app.engine.domain.review import Review
from app.paths import RESOURCES
from app.progress import Reporter
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.documents import OpenDocument
from app.ui.export.dialog import ExportDialog
from app.ui.review.replacement_dialog import ReplacementDialog
from app.ui.shell.main_window import MainWindow
from app.workflow.export import plan_export

Key = Qt.Key
MINUTE = 60_000
KEY = b"k" * 32


@dataclass
class PlanningBackend(KnownBackend):
    """Plans as the program does, with a key that is known."""

    def plan(self, review: Review, mode: Chosen, reporter: Reporter) -> RedactionPlan:
        return plan_export(review, mode, KEY)[1]


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def surrogate(qtbot: QtBot, note: Path) -> Iterator[MainWindow]:
    """A window in surrogate mode with the note in it, planned."""
    window = MainWindow(PlanningBackend(), Settings(theme="light", mode="surrogate"))
    with shown(qtbot, window):
        window.start([note])
        wait_ready(qtbot, window)
        planned(qtbot, window)
        yield window


def entry_of(window: MainWindow) -> OpenDocument:
    assert window.services.documents.current is not None
    return window.services.documents.current


def planned(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until what is shown is what the review in view would become."""

    def so() -> bool:
        shown_now, review = entry_of(window).surrogates, review_of(window)
        plan = plan_export(review, Mode.SURROGATE, KEY)[1]
        return sorted(shown_now.values()) == sorted(edit.replacement for edit in plan.edits)

    qtbot.waitUntil(so, timeout=TIMEOUT)
    wait_listed(qtbot, window)


def surrogate_of(window: MainWindow, literal: str) -> str:
    text = review_of(window).document.text
    found = next(f for f in review_of(window).findings if f.span.of(text) == literal)
    return entry_of(window).surrogates[found.id]


def exported(window: MainWindow, qtbot: QtBot, target: Path) -> str:
    window.services.commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled, timeout=MINUTE)
    assert dialog.choice.replace_by.buttons[Mode.SURROGATE].isChecked()
    dialog.choice.folder.setText(str(target))
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome, timeout=MINUTE)
    made = dialog.choice.target
    dialog.accept()
    return made.read_text(encoding="utf-8")


def test_the_list_the_tooltip_and_the_field_show_it(surrogate: MainWindow, qtbot: QtBot) -> None:
    written = surrogate_of(surrogate, "40-771-926")
    assert written != "40-771-926"
    go_to(surrogate, "40-771-926")
    finding = surrogate.reviewer.focus.finding
    assert finding is not None
    index = surrogate.findings.model.index_of(finding.id)
    tip = f"The export will show “{written}”"
    assert tip in index.data(Qt.ItemDataRole.ToolTipRole)
    assert f"the export will show {written}" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert tip in surrogate.explainer.words_on(finding.id)
    press(qtbot, surrogate, Key.Key_T)
    dialog = surrogate.services.dialogs.current
    assert isinstance(dialog, ReplacementDialog)
    assert dialog.words.text() == dialog.words.selectedText() == written
    QTest.keyClicks(dialog.words, "number withheld")
    press(qtbot, dialog.words, Key.Key_Return)
    qtbot.waitUntil(lambda: surrogate.services.dialogs.current is None, timeout=TIMEOUT)
    assert "“number withheld”" in surrogate.explainer.words_on(finding.id)
    planned(qtbot, surrogate)
    assert surrogate_of(surrogate, "40-771-926") == "number withheld"


def test_the_proposed_surrogate_taken_as_it_is_stays_the_usual_one(
    surrogate: MainWindow, qtbot: QtBot
) -> None:
    go_to(surrogate, "40-771-926")
    press(qtbot, surrogate, Key.Key_T)
    dialog = surrogate.services.dialogs.current
    assert isinstance(dialog, ReplacementDialog)
    press(qtbot, dialog.words, Key.Key_Return)
    decision = next(iter(review_of(surrogate).decisions.values()))
    assert decision.replacement is None


def test_it_follows_every_decision_and_what_stays_has_none(
    surrogate: MainWindow, qtbot: QtBot
) -> None:
    go_to(surrogate, "02/09/2025")
    finding = surrogate.reviewer.focus.finding
    assert finding is not None
    press(qtbot, surrogate, Key.Key_R)
    assert "The export will show" not in surrogate.explainer.words_on(finding.id)
    planned(qtbot, surrogate)
    assert finding.id not in entry_of(surrogate).surrogates
    press(qtbot, surrogate, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    planned(qtbot, surrogate)
    assert finding.id in entry_of(surrogate).surrogates


def test_it_is_shown_in_surrogate_mode_only(surrogate: MainWindow, qtbot: QtBot) -> None:
    surrogate.services.settings.change(mode="mask")
    assert entry_of(surrogate).surrogates == {}
    first = review_of(surrogate).findings[0].id
    assert "The export will show" not in surrogate.explainer.words_on(first)
    surrogate.services.settings.change(mode="surrogate")
    planned(qtbot, surrogate)
    assert "The export will show" in surrogate.explainer.words_on(first)


@pytest.mark.slow
def test_the_program_exports_what_it_showed(qtbot: QtBot, tmp_path: Path) -> None:
    sample = Path(shutil.copy(RESOURCES / "samples" / "sample-note.txt", tmp_path))
    settings = Settings(theme="light", mode="surrogate")
    with shown(qtbot, MainWindow(Backend(), settings)) as window:
        window.start([sample])
        qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=MINUTE)
        qtbot.waitUntil(lambda: bool(entry_of(window).surrogates), timeout=MINUTE)
        press(qtbot, window, Key.Key_R)
        qtbot.waitUntil(
            lambda: len(entry_of(window).surrogates) == len(review_of(window).redacted),
            timeout=MINUTE,
        )
        review, written = review_of(window), entry_of(window).surrogates
        wanted, at = "", 0
        for finding in review.findings:
            wanted += review.document.text[at : finding.span.start]
            wanted += written.get(finding.id, finding.span.of(review.document.text))
            at = finding.span.end
        wanted += review.document.text[at:]
        folder = tmp_path / "out"
        folder.mkdir()
        assert exported(window, qtbot, folder) == wanted
