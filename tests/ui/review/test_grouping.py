"""Five ways to put findings together; a mode changes what is seen, never what is meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend, press, review_of, shown, wait_ready

from app.engine.domain.review import Action, Finding, Review
from app.settings import Settings, load
from app.ui.review.grouping import Grouping
from app.ui.shell.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
KEYS = {
    Grouping.CATEGORY: Qt.Key.Key_1,
    Grouping.ENTITY: Qt.Key.Key_2,
    Grouping.PAGE: Qt.Key.Key_3,
    Grouping.CERTAINTY: Qt.Key.Key_4,
    Grouping.DOCUMENT: Qt.Key.Key_5,
}


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def rows(window: MainWindow, parent: QModelIndex | None = None) -> list[str]:
    model, parent = window.findings.model, parent or QModelIndex()
    return [str(model.index(row, 0, parent).data()) for row in range(model.rowCount(parent))]


def group(qtbot: QtBot, window: MainWindow, grouping: Grouping) -> None:
    press(qtbot, window, KEYS[grouping], CTRL)
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)
    assert window.findings.model.grouping is grouping
    assert window.findings.grouping.text() == f"{grouping.words} ▾"


def leaves(window: MainWindow) -> list[str]:
    """Ids of the findings in the list, from the top down."""
    model = window.findings.model

    def below(index: QModelIndex) -> list[str]:
        node, count = model.node(index), model.rowCount(index)
        if not count:
            return list(node.ids) if node is not None else []
        return [one for row in range(count) for one in below(model.index(row, 0, index))]

    return below(QModelIndex())


def accepted(review: Review) -> list[Finding]:
    return [one for one in review.findings if review.action(one) is Action.ACCEPT]


def test_without_a_key_all_mentions_of_a_person_stand_together(
    opened: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    assert opened.findings.model.grouping is Grouping.ENTITY
    assert rows(opened) == ["Name", "Date", "ID"]
    names = opened.findings.model.index(0, 0)
    assert rows(opened, names) == ["Thaddeus Okonkwo", "Venkataraman"]
    person = opened.findings.model.index(0, 0, names)
    assert rows(opened, person) == ["Thaddeus Okonkwo", "Mr. Okonkwo", "Thaddeus Okonkwo"]
    opened.findings.tree.setFocus()
    opened.findings.tree.setCurrentIndex(person)
    press(qtbot, opened.findings.tree, Qt.Key.Key_R)
    rejected = [one.span.of(review_of(opened).document.text) for one in review_of(opened).rejected]
    assert rejected == rows(opened, person)


def test_by_category_each_way_of_writing_stands_by_itself(opened: MainWindow, qtbot: QtBot) -> None:
    group(qtbot, opened, Grouping.CATEGORY)
    names = opened.findings.model.index(0, 0)
    assert rows(opened, names) == ["Thaddeus Okonkwo", "Venkataraman", "Mr. Okonkwo"]


def test_in_document_order_each_mention_has_a_row(opened: MainWindow, qtbot: QtBot) -> None:
    group(qtbot, opened, Grouping.DOCUMENT)
    assert leaves(opened) == [one.id for one in review_of(opened).findings]
    assert rows(opened)[:3] == ["Thaddeus Okonkwo", "40-771-926", "02/09/2025"]
    press(qtbot, opened, Qt.Key.Key_A)
    assert review_of(opened).action(review_of(opened).findings[0]) is Action.ACCEPT


def test_by_page_findings_stand_in_their_order_on_their_pages(qtbot: QtBot, note: Path) -> None:
    with shown(qtbot, MainWindow(KnownBackend(paged=True), Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        group(qtbot, window, Grouping.PAGE)
        assert rows(window) == ["Page 1", "Page 2"]
        assert leaves(window) == [one.id for one in review_of(window).findings]
        tree, second = window.findings.tree, window.findings.model.index(1, 0)
        place = tree.visualRect(second).center()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
        press(qtbot, window.findings.tree, Qt.Key.Key_A)
        assert {
            review_of(window).document.page_of(f.span.start) for f in accepted(review_of(window))
        } == {2}


def test_without_pages_the_parts_are_runs_of_lines(
    window: MainWindow, note: Path, qtbot: QtBot
) -> None:
    note.write_text(note.read_text(encoding="utf-8") + "\n" * 60 + "Thaddeus Okonkwo\n")
    window.start([note])
    wait_ready(qtbot, window)
    group(qtbot, window, Grouping.PAGE)
    assert rows(window) == ["Lines 1–50", "Lines 51–100"]


def test_the_least_certain_come_first(
    window: MainWindow, note: Path, qtbot: QtBot, backend: KnownBackend
) -> None:
    backend.scores = {"02/09/2025": 0.2, "Venkataraman": 0.5}
    window.start([note])
    wait_ready(qtbot, window)
    group(qtbot, window, Grouping.CERTAINTY)
    assert rows(window)[:3] == ["02/09/2025", "Venkataraman", "Venkataraman"]
    assert len(rows(window)) == 8


@pytest.mark.parametrize("grouping", list(Grouping))
def test_search_and_to_review_work_in_every_mode(
    opened: MainWindow, qtbot: QtBot, grouping: Grouping
) -> None:
    group(qtbot, opened, grouping)
    review = review_of(opened)
    assert sorted(leaves(opened)) == sorted(review.by_id)
    opened.findings.filter.setText("VENKA")
    found = [one.id for one in review.findings if one.subcategory == "DOCTOR"]
    assert sorted(leaves(opened)) == sorted(found)
    opened.reviewer.focus.look_at(found[0])
    press(qtbot, opened, Qt.Key.Key_A)
    opened.findings.only_undecided.click()
    qtbot.waitUntil(lambda: leaves(opened) == found[1:], timeout=TIMEOUT)
    opened.findings.filter.clear()
    assert len(leaves(opened)) == 7


@pytest.mark.parametrize("grouping", [one for one in Grouping if one is not Grouping.CATEGORY])
def test_what_is_chosen_stays_chosen_when_the_mode_changes(
    opened: MainWindow, qtbot: QtBot, grouping: Grouping
) -> None:
    opened.findings.tree.setFocus()
    for _ in range(3):
        press(qtbot, opened, Qt.Key.Key_J)
    before = opened.reviewer.focus.scope
    for mode in (grouping, Grouping.CATEGORY):
        group(qtbot, opened, mode)
        assert opened.reviewer.focus.scope == before
        current = opened.findings.model.node(opened.findings.tree.currentIndex())
        assert current is not None
        assert tuple(current.ids) == before
        assert opened.findings.tree.hasFocus()
    press(qtbot, opened, Qt.Key.Key_G)
    wide = opened.reviewer.focus.scope
    group(qtbot, opened, grouping)
    assert opened.reviewer.focus.scope == wide


def test_the_mode_is_remembered_and_an_unknown_one_is_the_usual(
    opened: MainWindow, qtbot: QtBot, backend: KnownBackend
) -> None:
    group(qtbot, opened, Grouping.CERTAINTY)
    assert load().grouping == "certainty"
    again = MainWindow(backend, load())
    assert again.findings.model.grouping is Grouping.CERTAINTY
    assert again.services.commands["group_certainty"].isChecked()
    again.deleteLater()
    assert Grouping.named("colour") is Grouping.ENTITY


def test_the_button_offers_the_modes(opened: MainWindow) -> None:
    menu = opened.findings.grouping.menu()
    assert [action.isChecked() for action in menu.actions()] == [False, True, False, False, False]
    menu.actions()[2].trigger()
    assert opened.services.settings.current.grouping == "page"
    assert rows(opened) == ["Lines 1–50"]


def test_the_model_keeps_qts_rules_in_every_mode(opened: MainWindow, qtbot: QtBot) -> None:
    tester = QAbstractItemModelTester(
        opened.findings.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    for grouping in (*Grouping, Grouping.ENTITY):
        group(qtbot, opened, grouping)
        press(qtbot, opened, Qt.Key.Key_A)
    opened.marking.as_kind("USERNAME")
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    press(qtbot, opened, Qt.Key.Key_Z, CTRL)
    assert tester.model() is opened.findings.model
