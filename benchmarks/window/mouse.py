"""How many clicks a reviewer needs for a ten-page note who never touches the keyboard.

The scripted reviewer of `keyboard.py`, with the left button of the mouse only: it clicks rows of
the list and the buttons below it, and exports with the buttons of the window and the dialog.
Scrolling is no click. In the end every identifier is removed, and nothing else.

Run: python benchmarks/window/mouse.py [--singly | --categories]

`--singly` decides on every finding by itself; `--categories` accepts a category at once where all
of it is right.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools" / "samples"))

from keyboard import ACCEPT, REJECT, Hands, Judge, left_in
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolBar, QWidget
from stay import stay, wanted_in

from app.engine.domain.review import Review
from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.backend import Backend
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

MOST_A_FINDING = 1.1


class Mouse:
    """Clicks in a window, counts, and waits until all is done."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.hands = Hands(window, 0)
        self.clicked: Counter[str] = Counter()

    def click(self, widget: QWidget, what: str, place: QPoint | None = None) -> None:
        """Click on a widget, or on a place in it."""
        QTest.mouseClick(
            widget,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            place or widget.rect().center(),
        )
        self.clicked[what] += 1
        self.hands.settle()

    def click_row(self, index: QModelIndex, what: str) -> None:
        """Choose a row of the list, which is scrolled there."""
        tree = self._window.findings.tree
        tree.scrollTo(index)
        self.click(tree.viewport(), what, tree.visualRect(index).center())


def main() -> int:
    """Review the note; 1 if that took too many clicks, or left or removed something wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--singly", dest="way", action="store_const", const="singly")
    way.add_argument("--categories", dest="way", action="store_const", const="categories")
    options = parser.parse_args()
    make_application(sys.argv[:1])
    backend = Backend()
    window = MainWindow(backend, Settings(theme="light", tour_seen=True))
    window.show()
    mouse = Mouse(window)
    with tempfile.TemporaryDirectory() as name:
        window.start([stay(Path(name) / "stay.pdf")])
        mouse.hands.wait(lambda: window.reviewer.review is not None)
        mouse.hands.settle()
        text = _review(window).document.text
        judge = Judge(text, wanted_in(text))
        _decide_all(window, mouse, judge, options.way)
        exported = _export(window, mouse)
        review = _review(window)
        mistakes = Counter(judge.mistakes(review)) + left_in(exported, judge, review)
    total = sum(mouse.clicked.values())
    rate = total / len(review.findings)
    for what, count in mouse.clicked.most_common():
        print(f"{count:6} {what}")
    for mistake, count in mistakes.items():
        print(f"WRONG {count} × {mistake}")
    right = rate <= MOST_A_FINDING and not mistakes
    print(
        f"{'ok  ' if right else 'MISS'} {len(review.document.pages)} pages, "
        f"{len(review.findings)} findings: {total} clicks, {rate:.2f} a finding "
        f"(≤ {MOST_A_FINDING:g})"
    )
    window.services.jobs.close()
    window.services.jobs.wait()
    backend.close()
    return int(not right)


def _review(window: MainWindow) -> Review:
    review = window.reviewer.review
    assert review is not None
    return review


def _decide_all(window: MainWindow, mouse: Mouse, judge: Judge, way: str | None) -> None:
    """Decide on every finding; what would have to be corrected is counted as wrong in the end."""
    foot, model = window.findings.foot, window.findings.model
    while window.reviewer.undecided:
        review, focus = _review(window), window.reviewer.focus.finding
        if focus is None or review.action(focus) is not None:
            mouse.click_row(model.index_of(window.reviewer.undecided[0].id), "choose a row")
            continue
        row = _widest(window, judge, way)
        if row.isValid():
            mouse.click_row(row, "choose all of a person, thing or category")
        rejected = judge.press(review, focus) is REJECT
        name = "reject" if rejected else "accept"
        mouse.click(foot.buttons[name], name)


def _widest(window: MainWindow, judge: Judge, way: str | None) -> QModelIndex:
    """The highest row above the focus below which all is right; none where that saves no click."""
    review, model = _review(window), window.findings.model
    focus = window.reviewer.focus.finding
    best = QModelIndex()
    if focus is None or way == "singly":
        return best
    index = model.index_of(focus.id).parent()
    while (node := model.node(index)) is not None:
        left = [review.by_id[one] for one in node.ids if one in review.by_id]
        left = [one for one in left if review.action(one) is None]
        right = all((judge.press(review, one) or ACCEPT) == ACCEPT for one in left)
        if right and len(left) > 2 and (way == "categories" or not node.is_heading):
            best = index
        index = index.parent()
    return best


def _export(window: MainWindow, mouse: Mouse) -> Path:
    """Export under the name that is offered; where it is."""
    bar = window.findChild(QToolBar)
    assert bar is not None
    mouse.click(bar.widgetForAction(window.services.commands["export"]), "export")
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    mouse.hands.wait(dialog.choice.export.isEnabled)
    target = dialog.choice.target
    mouse.click(dialog.choice.export, "export")
    mouse.hands.wait(lambda: dialog.pages.currentWidget() is dialog.outcome)
    dialog.accept()
    mouse.clicked["export"] += 1
    mouse.hands.wait(lambda: window.services.dialogs.current is None)
    return target


if __name__ == "__main__":
    sys.exit(main())
