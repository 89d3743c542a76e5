"""The tree of findings and the views move each other."""

from __future__ import annotations

from known_window import press, review_of
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from app.engine.types import Action
from app.ui.findings_model import FindingsModel
from app.ui.main_window import MainWindow


def rows(model: FindingsModel, parent: QModelIndex | None = None) -> list[str]:
    parent = parent or QModelIndex()
    return [str(model.index(row, 0, parent).data()) for row in range(model.rowCount(parent))]


def test_findings_are_grouped_by_category_text_and_mention(opened: MainWindow) -> None:
    model = opened.findings.model
    assert rows(model) == ["Name", "Date", "Identifier"]
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
    assert opened.reviewer.focus is not None
    cursor = opened.workspace.text.textCursor()
    assert opened.workspace.text._offsets.code_points(cursor.position()) == (
        opened.reviewer.focus.span.start
    )
    first = opened.workspace.text._marks[0]
    box = opened.workspace.text.boxes_of(first)[0]
    QTest.mouseClick(
        opened.workspace.text.viewport(), Qt.MouseButton.LeftButton, pos=box.center().toPoint()
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
    qtbot.waitUntil(lambda: rows(model) == ["Date", "Identifier"])
    opened.findings.filter.setText("no such")
    assert rows(model) == []
    assert opened.findings._empty.isVisible()


def test_groups_stay_as_the_user_left_them(opened: MainWindow, qtbot: QtBot) -> None:
    model, tree = opened.findings.model, opened.findings.tree
    tree.collapse(model.index(1, 0))
    tree.expand(model.index(0, 0, model.index(0, 0)))
    opened.marking.as_kind("USERNAME")
    assert not tree.isExpanded(model.index(1, 0))
    assert tree.isExpanded(model.index(0, 0))
