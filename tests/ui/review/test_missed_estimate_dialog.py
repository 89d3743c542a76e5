"""How much may be missed at each operating point: told in a table, and changed from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend, press, review_of, shown, wait_ready

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.tagger.pack.operating_points import OperatingPointEstimate, outlooks
from app.progress import Reporter
from app.settings import Settings
from app.ui.review.missed_estimate_dialog import MissedEstimateDialog
from app.ui.shell.main_window import MainWindow
from app.workflow.detector_process import LoadedPack

Key, Mod = Qt.Key, Qt.KeyboardModifier
POINTS = {"high": 0.1, "balanced": 0.4, "maximum": 0.03}


class Pointed(KnownBackend):
    """Its model has operating points."""

    def load(self, settings: Settings, reporter: Reporter) -> LoadedPack:
        super().load(settings, reporter)
        threshold = POINTS.get(str(settings.min_score), 0.4)
        return LoadedPack("en-minilm", "0.1", "en", "0" * 64, "cpu", POINTS, threshold)


@pytest.fixture
def backend() -> KnownBackend:
    return Pointed(doubted={"fell": 0.02, "home": 0.05, "agrees": 0.31})


@pytest.fixture
def doubting(window: MainWindow, note: Path, qtbot: QtBot) -> MainWindow:
    window.start([note])
    wait_ready(qtbot, window)
    near_left(qtbot, window, 3)
    return window


def near_left(qtbot: QtBot, window: MainWindow, count: int) -> None:
    def there() -> bool:
        entry = window.services.documents.current
        return entry is not None and len(entry.near) == count and not window.services.jobs.busy

    qtbot.waitUntil(there, timeout=TIMEOUT)


def opened_by_key(qtbot: QtBot, window: MainWindow) -> MissedEstimateDialog:
    press(qtbot, window, Key.Key_N, Mod.ControlModifier | Mod.ShiftModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, MissedEstimateDialog)
    return dialog


def rows(dialog: MissedEstimateDialog) -> list[list[str]]:
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [[item.text(column) for column in range(4)] for item in items if item is not None]


def test_each_point_says_what_it_would_show_and_what_would_be_missed(
    doubting: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened_by_key(qtbot, doubting)
    assert rows(dialog) == [
        ["Balanced (in use)", "0.40", "unchanged", "about 0.4"],
        ["High recall", "0.10", "+1", "about 0.1"],
        ["Maximum recall", "0.03", "+2", "about 0.1"],
    ]
    assert not dialog.use.isEnabled()
    index = dialog.list.model().index(1, 0)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "High recall: +1 findings, about 0.1 expected to be missed"


def test_another_point_shows_more_here_and_is_used_from_now_on(
    doubting: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(doubting)
    dialog = opened_by_key(qtbot, doubting)
    for _ in range(2):
        press(qtbot, dialog.list, Key.Key_Down)
    assert dialog.text_label.text().startswith(
        "In this document, 2 near misses become findings to review."
    )
    press(qtbot, dialog.list, Key.Key_Return)
    review = review_of(doubting)
    text = review.document.text
    added = [one for one in review.findings if one not in before.findings]
    assert [one.span.of(text) for one in added] == ["home", "agrees"]
    assert all(review.action(one) is None for one in added)
    near_left(qtbot, doubting, 1)
    assert doubting.services.settings.current.min_score == "maximum"
    qtbot.waitUntil(lambda: doubting.services.model.pack.threshold == 0.03)  # type: ignore[union-attr]
    assert (
        doubting.services.commands["undo"].toolTip()
        == "Undo show 2 near misses as findings (Ctrl+Z)"
    )
    doubting.services.commands["undo"].trigger()
    assert review_of(doubting) == before


def test_a_model_without_points_says_so(qtbot: QtBot, note: Path) -> None:
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        press(qtbot, window, Key.Key_N, Mod.ControlModifier | Mod.ShiftModifier)
        assert window.services.dialogs.current is None
        assert "no operating points" in window.status.currentMessage()


def test_work_without_candidates_is_not_said_to_miss_nothing(qtbot: QtBot) -> None:
    dialog = MissedEstimateDialog(
        [OperatingPointEstimate("high", 0.1, 0, 0, 0.0)], 0.1, known=False
    )
    qtbot.addWidget(dialog)
    assert rows(dialog)[0][3] == "unknown"
    known = MissedEstimateDialog([OperatingPointEstimate("high", 0.1, 0, 0, 0.0)], 0.1)
    qtbot.addWidget(known)
    assert rows(known)[0][3] == "none known"


def test_a_stricter_point_misses_what_it_would_show_no_more() -> None:
    scores = {"tagger": (0.2, 0.5), "rules": (0.2,)}
    findings = tuple(
        Finding(f"{name}{score}", Span(3 * at, 3 * at + 2), "DATE", score, name)
        for at, (name, score) in enumerate((n, s) for n, some in scores.items() for s in some)
    )
    review = Review(Document("", "text", "", "x" * 20), findings)
    near = [Finding("n", Span(15, 17), "DATE", 0.06, "tagger")]
    told = outlooks(review, near, POINTS)
    assert [(one.point, one.more, one.fewer, round(one.missed, 6)) for one in told] == [
        ("balanced", 0, 1, 0.26),
        ("high", 0, 0, 0.06),
        ("maximum", 1, 0, 0),
    ]
    decided = Review(review.document, findings, {"tagger0.2": Decision("tagger0.2", Action.ACCEPT)})
    assert outlooks(decided, near, POINTS)[0] == OperatingPointEstimate("balanced", 0.4, 0, 0, 0.06)
