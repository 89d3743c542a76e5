"""The tree of findings and the views move each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, press, review_of, wait_listed, wait_ready

from app.engine.domain.review import Action
from app.ui.findings import model as model_module
from app.ui.findings import panel as panel_module
from app.ui.findings.model import NODE, FindingsModel
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import State


def rows(model: FindingsModel, parent: QModelIndex | None = None) -> list[str]:
    parent = parent or QModelIndex()
    return [str(model.index(row, 0, parent).data()) for row in range(model.rowCount(parent))]


def test_findings_are_grouped_by_category_text_and_mention(opened: MainWindow) -> None:
    model = opened.findings.model
    opened.services.commands["group_category"].trigger()
    assert rows(model) == ["Name", "Date", "ID"]
    names = model.index(0, 0)
    assert rows(model, names) == ["Thaddeus Okonkwo", "Venkataraman", "Mr. Okonkwo"]
    assert model.rowCount(model.index(0, 0, names)) == 2
    assert model.rowCount(model.index(2, 0, names)) == 0
    spoken = names.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Name, 5 findings, 5 to review"


def test_the_model_keeps_qts_rules_while_it_changes(opened: MainWindow, qtbot: QtBot) -> None:
    tester = QAbstractItemModelTester(
        opened.findings.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    for key in (Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_3, Qt.Key.Key_G, Qt.Key.Key_A):
        press(qtbot, opened, key)
    opened.findings.filter.setText("ok")
    opened.findings.only_undecided.click()
    press(qtbot, opened, Qt.Key.Key_A)
    opened.findings.filter.clear()
    press(qtbot, opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert tester.model() is opened.findings.model


def test_a_row_moves_the_view_and_the_view_moves_the_row(opened: MainWindow, qtbot: QtBot) -> None:
    model, tree = opened.findings.model, opened.findings.tree
    dates = model.index(1, 0)
    tree.setCurrentIndex(model.index(1, 0, dates))
    assert opened.reviewer.focus.finding is not None
    cursor = opened.area.text.textCursor()
    assert opened.area.text.offsets.code_points(cursor.position()) == (
        opened.reviewer.focus.finding.span.start
    )
    first = opened.area.text.marks[0]
    box = opened.area.text.boxes_of(first)[0]
    QTest.mouseClick(
        opened.area.text.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint()
    )
    node = model.node(tree.currentIndex())
    assert node is not None
    assert node.ids == [first.id]


def test_a_decision_on_a_row_is_about_all_of_it(opened: MainWindow, qtbot: QtBot) -> None:
    model, tree = opened.findings.model, opened.findings.tree
    tree.setCurrentIndex(model.index(0, 0))
    press(qtbot, tree, Qt.Key.Key_A)
    review = review_of(opened)
    accepted = [f for f in review.findings if review.action(f) is Action.ACCEPT]
    assert {f.subcategory for f in accepted} == {"PATIENT", "DOCTOR"}
    assert len(accepted) == 5


def test_the_filter_keeps_only_what_fits(opened: MainWindow, qtbot: QtBot) -> None:
    model = opened.findings.model
    opened.findings.filter.setText("VENKA")
    assert rows(model) == ["Name"]
    opened.findings.filter.clear()
    press(qtbot, opened, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    opened.findings.only_undecided.click()
    qtbot.waitUntil(lambda: rows(model) == ["Date", "ID"])
    opened.findings.filter.setText("no such")
    assert rows(model) == []
    assert opened.findings.empty.isVisible()


def test_groups_stay_as_the_user_left_them(opened: MainWindow, qtbot: QtBot) -> None:
    model, tree = opened.findings.model, opened.findings.tree
    tree.collapse(model.index(1, 0))
    tree.expand(model.index(0, 0, model.index(0, 0)))
    opened.marking.as_kind("USERNAME")
    assert not tree.isExpanded(model.index(1, 0))
    assert tree.isExpanded(model.index(0, 0))


@pytest.fixture
def slow(
    window: MainWindow, note: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> MainWindow:
    """A window with 1,600 findings whose list takes many turns to make."""
    note.write_text(NOTE * 200, encoding="utf-8")
    window.start([note])
    wait_ready(qtbot, window)
    qtbot.waitUntil(lambda: not window.findings.model.making)
    monkeypatch.setattr(model_module, "_SLICE_SECONDS", 0.0)
    return window


def test_a_long_list_is_made_while_the_window_goes_on(slow: MainWindow, qtbot: QtBot) -> None:
    model, panel = slow.findings.model, slow.findings
    assert rows(model) == ["Name", "Date", "ID"]
    panel.filter.setText("venka")
    assert model.making
    assert rows(model) == ["Name", "Date", "ID"]
    qtbot.waitUntil(lambda: not model.making)
    assert rows(model) == ["Name"]
    node = model.node(model.index(0, 0))
    assert node is not None
    assert len(node.ids) == 400


def test_a_long_list_is_opened_a_group_at_a_time(
    slow: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, panel = slow.findings.model, slow.findings
    monkeypatch.setattr(panel_module, "_AT_ONCE", 0)
    opened_in_a_turn: list[int] = []
    expand = panel._open_rest

    def watched() -> None:
        before = len(panel._opening)
        expand()
        opened_in_a_turn.append(before - len(panel._opening))

    panel._later.timeout.disconnect()
    panel._later.timeout.connect(watched)
    panel.filter.setText("0")
    qtbot.waitUntil(lambda: not model.making and not panel._opening)
    # None in the turn in which the headings are laid out.
    assert opened_in_a_turn == [1, 1]
    assert all(panel.tree.isExpanded(model.index(row, 0)) for row in range(model.rowCount()))


def test_a_decision_changes_its_rows_and_no_others(opened: MainWindow, qtbot: QtBot) -> None:
    model = opened.findings.model
    changed: list[str] = []
    model.dataChanged.connect(lambda first, _: changed.append(str(first.data())))
    opened.reviewer.focus.look_at(
        model.index_of(review_of(opened).findings[1].id).data(NODE).ids[0]
    )
    press(qtbot, opened, Qt.Key.Key_A)
    wait_listed(qtbot, opened)
    assert changed == ["40-771-926", "ID"]


def test_what_is_decided_while_a_list_is_made_stands_in_it(slow: MainWindow, qtbot: QtBot) -> None:
    model, first = slow.findings.model, review_of(slow).findings[0]
    slow.findings.filter.setText("okonkwo")
    assert model.making
    slow.reviewer.focus.take([one.id for one in review_of(slow).findings[:8]])
    slow.reviewer.decide(Action.ACCEPT)
    slow.marking.as_kind("DOCTOR")
    qtbot.waitUntil(lambda: not slow.presenter.list_later.isActive() and not model.making)
    index = model.index_of(first.id)
    node = model.node(index)
    assert node is not None
    assert model.state(node) is State.ACCEPTED
    assert slow.findings.tree.currentIndex().isValid()
    assert model.node(slow.findings.tree.currentIndex()).ids[0] == slow.reviewer.focus.scope[0]  # type: ignore[union-attr]


def test_the_words_of_a_mention_stand_out_from_those_beside_it(
    opened: MainWindow, qtbot: QtBot
) -> None:
    """In high contrast all ink is alike: they are bold, and what was found is never cut first."""
    opened.services.settings.change(theme="high-light")
    panel = opened.findings
    names = panel.model.index(0, 0)
    mention = panel.model.index(0, 0, panel.model.index(0, 0, names))
    panel.tree.expandAll()
    area = panel.tree.visualRect(mention)
    weights = []

    class Recorder(QPainter):
        def drawText(self, *args: object) -> None:  # type: ignore[override]  # noqa: N802
            weights.append((args[-1], self.font().bold()))

    image = QImage(area.right() + 1, area.bottom() + 1, QImage.Format.Format_RGB32)
    option = QStyleOptionViewItem()
    option.rect, option.font = area, panel.tree.font()
    painter = Recorder(image)
    panel.tree.itemDelegate().paint(painter, option, mention)
    painter.end()
    assert [words for words, bold in weights if bold] == ["Thaddeus Okonkwo"]
    assert any("MRN" in str(words) for words, bold in weights if not bold)
