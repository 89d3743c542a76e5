"""How many keys a reviewer presses for a ten-page note, from the file to its checked export.

A scripted reviewer knows what is to be removed and works in the real window, off the screen, with
key events only: it reads from finding to finding, accepts, rejects, corrects where one begins and
ends and what kind it is, marks what was overlooked, and exports. A key with Shift or Ctrl is one
press. In the end every identifier is removed, under its category, and nothing else is.

Run: python benchmarks/window/keyboard.py [--singly | --pages] [--slow MS]

`--singly` decides on every finding by itself, never on all that are written alike at once;
`--pages` accepts what is left of a page at once where all of it is right; `--slow` waits before
each key.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools" / "samples"))

from pypdfium2 import PdfDocument
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from stay import Wanted, stay, wanted_in

from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.review.transitions import same_findings
from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.backend import Backend
from app.ui.export.dialog import ExportDialog
from app.ui.review.order import part_around
from app.ui.shell.main_window import MainWindow

MOST_A_FINDING = 1.3
_PATIENCE = 300.0
_SUGGESTIONS_MS = 150
_TITLES = frozenset(("dr", "mr", "mrs", "ms", "rev"))
_SEEN = 6

Press = tuple[Qt.Key, Qt.KeyboardModifier]
Key, Mod = Qt.Key, Qt.KeyboardModifier
_PLAIN, _SHIFT, _CTRL, _ALT = (
    Mod.NoModifier,
    Mod.ShiftModifier,
    Mod.ControlModifier,
    Mod.AltModifier,
)
ACCEPT: Press = (Key.Key_A, _PLAIN)
REJECT: Press = (Key.Key_R, _PLAIN)
ONWARD: Press = (Key.Key_Return, _PLAIN)
SAME: Press = (Key.Key_G, _PLAIN)
ACCEPT_SAME: Press = (Key.Key_G, _SHIFT)
ACCEPT_PAGE: Press = (Key.Key_Return, _SHIFT)
START_EARLIER: Press = (Key.Key_Left, _ALT)
START_LATER: Press = (Key.Key_Right, _ALT)
END_EARLIER: Press = (Key.Key_BracketLeft, _PLAIN)
END_LATER: Press = (Key.Key_BracketRight, _PLAIN)


class Judge:
    """Says of a finding what is wrong with it, from what is to be removed."""

    def __init__(self, text: str, wanted: tuple[Wanted, ...]) -> None:
        self._text = text
        self.wanted = wanted

    def press(self, review: Review, finding: Finding) -> Press | None:
        """The key that makes a finding right, or less wrong; None where it is right."""
        category = schema().category_of(finding.subcategory)
        meant = [one for one in self.wanted if one.span.overlaps(finding.span)]
        if not meant:
            return REJECT
        own = [one for one in meant if one.category == category.name]
        if not own:
            right = schema().categories[meant[0].category]
            return (Key(ord(right.shortcut)), _PLAIN)
        return next(self._edges(review, finding.span, own), None)

    def _edges(self, review: Review, span: Span, own: list[Wanted]) -> Iterator[Press]:
        """Keys that move an edge of a finding that stands elsewhere than what it is for."""
        words = list(_words(self._text, span))
        if self._is_extra(words[0], own):
            yield START_LATER
        if self._is_extra(words[-1], own):
            yield END_EARLIER
        if self._left_out(review, Span(own[0].span.start, span.end)):
            yield START_EARLIER
        if self._left_out(review, Span(span.start, own[-1].span.end)):
            yield END_LATER

    def overlooked(self, review: Review) -> Iterator[Wanted]:
        """What no finding touches."""
        for one in self.wanted:
            if not any(finding.span.overlaps(one.span) for finding in review.findings):
                yield one

    def mistakes(self, review: Review) -> Iterator[str]:
        """What a finished review has wrong: kinds of mistake, without words of the note."""
        for one in self.wanted:
            over = [f for f in review.redacted if f.span.overlaps(one.span)]
            if self._left_out(review, one.span):
                yield f"{one.category} left"
            elif one.category not in {schema().category_of(f.subcategory).name for f in over}:
                yield f"{one.category} under another category"
        for finding in review.redacted:
            if any(self._is_extra(w, list(self.wanted)) for w in _words(self._text, finding.span)):
                yield f"{finding.subcategory} beyond what is to be removed"

    def _is_extra(self, word: Span, own: list[Wanted]) -> bool:
        title = word.of(self._text).strip(".,").lower() in _TITLES
        return not title and not any(one.span.overlaps(word) for one in own)

    def _left_out(self, review: Review, span: Span) -> bool:
        near = [f.span for f in review.redacted if f.span.overlaps(span)]
        return any(
            self._text[at].isalnum() and not any(one.start <= at < one.end for one in near)
            for at in range(span.start, span.end)
        )


class Hands:
    """Presses keys in the window that has the keyboard, counts them, and waits until all is done.

    The window's own threads and timers are waited for after each key, so that what the reviewer
    sees next is what is there.
    """

    def __init__(self, window: MainWindow, slow: int) -> None:
        self._window = window
        self._slow = slow
        self.pressed: Counter[str] = Counter()

    def press(self, press: Press, what: str) -> None:
        """Press one key."""
        if self._slow:
            QTest.qWait(self._slow)
        key, modifier = press
        QTest.keyClick(QGuiApplication.focusWindow(), key, modifier)
        self.pressed[what] += 1
        self.settle()

    def settle(self) -> None:
        """Let the window come to rest."""
        stack = self._window.services.documents.undo_group.activeStack()
        before = stack.index() if stack else 0
        self.wait(
            lambda: (
                not (
                    self._window.services.jobs.busy or self._window.presenter.list_later.isActive()
                )
            )
        )
        if stack and stack.index() != before:
            self.settle()

    def wait(self, until: Callable[[], bool]) -> None:
        """Let events happen until something is so. Raises `TimeoutError`."""
        end = time.monotonic() + _PATIENCE
        while not until():
            if time.monotonic() > end:
                told = self._window.area.banner.error
                raise TimeoutError(f"the window did not come to rest: {told}")
            QTest.qWait(5)


def main() -> int:
    """Review the note; 1 if that took too many keys, or left or removed something wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--singly", dest="way", action="store_const", const="singly")
    way.add_argument("--pages", dest="way", action="store_const", const="pages")
    parser.add_argument("--slow", type=int, default=0, metavar="MS")
    options = parser.parse_args()
    application = make_application(sys.argv[:1])
    backend = Backend()
    window = MainWindow(backend, Settings(theme="light", tour_seen=True))
    window.show()
    hands = Hands(window, options.slow)
    with tempfile.TemporaryDirectory() as name:
        source = stay(Path(name) / "stay.pdf")
        window.start([source])
        hands.wait(lambda: window.reviewer.review is not None)
        hands.settle()
        application.processEvents()
        started = time.perf_counter()
        judge = _review(window, hands, options.way)
        reviewed = time.perf_counter() - started
        exported = _export(window, hands)
        seconds = time.perf_counter() - started
        review = window.reviewer.review
        assert review is not None
        mistakes = Counter(judge.mistakes(review)) + left_in(exported, judge, review)
        pages = len(review.document.pages)
    total = sum(hands.pressed.values())
    rate = total / len(review.findings)
    for what, count in hands.pressed.most_common():
        print(f"{count:6} {what}")
    for mistake, count in mistakes.items():
        print(f"WRONG {count} × {mistake}")
    print(
        f"{'ok  ' if rate <= MOST_A_FINDING and not mistakes else 'MISS'} {pages} pages, "
        f"{len(review.findings)} findings: {total} key presses, {rate:.2f} a finding "
        f"(≤ {MOST_A_FINDING:g}); the window took {reviewed:.1f} s for the review, "
        f"{seconds - reviewed:.1f} s for the export"
    )
    window.services.jobs.close()
    window.services.jobs.wait()
    backend.close()
    return int(rate > MOST_A_FINDING or bool(mistakes))


def _review(window: MainWindow, hands: Hands, way: str | None) -> Judge:
    """Decide on every finding, in the order of the document: `singly`, by `pages`, or alike."""
    review = window.reviewer.review
    assert review is not None
    judge = Judge(review.document.text, wanted_in(review.document.text))
    while True:
        review, focus = window.reviewer.review, window.reviewer.focus.finding
        assert review is not None
        assert focus is not None
        passed = [one for one in judge.overlooked(review) if one.span.end <= focus.span.start]
        undecided = len(review.findings) - len(review.decisions)
        if passed or (not undecided and any(judge.overlooked(review))):
            _mark(window, hands, (passed or list(judge.overlooked(review)))[0])
            continue
        press = judge.press(review, focus) if focus not in review.rejected else None
        if press is not None and press is not REJECT:
            hands.press(press, "correct")
            QTest.qWait(_SUGGESTIONS_MS)
            hands.settle()
        elif not undecided:
            return judge
        elif review.action(focus) is not None:
            hands.press(ONWARD, "next to review")
        else:
            _decide(window, hands, judge, press or ACCEPT, way)


def _decide(window: MainWindow, hands: Hands, judge: Judge, press: Press, way: str | None) -> None:
    """Accept or reject the focus with all else that the same key is right for."""
    review, focus = window.reviewer.review, window.reviewer.focus.finding
    assert review is not None
    assert focus is not None
    part = part_around(review.document, focus.span.start)
    page = [one for one in review.findings if part.start <= one.span.start < part.stop]
    alike = [review.by_id[one] for one in same_findings(review, focus.id)]

    def same(findings: list[Finding], least: int) -> bool:
        undecided = [one for one in findings if review.action(one) is None]
        right = all((judge.press(review, one) or ACCEPT) == press for one in undecided)
        return right and len(undecided) >= least

    if way == "pages" and press is ACCEPT and same(page, 2):
        hands.press(ACCEPT_PAGE, "accept the rest of a page")
    elif way != "singly" and press is ACCEPT and same(alike, 2):
        hands.press(ACCEPT_SAME, "accept every mention")
    else:
        if way != "singly" and same(alike, 3):
            hands.press(SAME, "take every mention")
        hands.press(press, "accept" if press is ACCEPT else "reject")


def _mark(window: MainWindow, hands: Hands, one: Wanted) -> None:
    """Select words from the keyboard, beginning at the focus, and give them their kind."""
    cursor = window.area.pages.cursor_word
    while cursor.word is not None and not cursor.word.span.overlaps(one.span):
        back = cursor.word.span.start > one.span.start
        hands.press(
            (Key.Key_Left if back else Key.Key_Right, _PLAIN), "walk to what was overlooked"
        )
    on_its_last = cursor.word is not None and cursor.word.span.start > one.span.start
    way = Key.Key_Left if on_its_last else Key.Key_Right
    while (chosen := cursor.selection) is None or not chosen.covers(one.span):
        hands.press((way, _SHIFT), "select")
    right = schema().categories[one.category]
    hands.press((Key(ord(right.shortcut)), _PLAIN), "mark")
    QTest.qWait(_SUGGESTIONS_MS)
    hands.settle()


def _export(window: MainWindow, hands: Hands) -> Path:
    """Export under the name that is offered; where it is."""
    hands.press((Key.Key_E, _CTRL), "export")
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    hands.wait(dialog.choice.export.isEnabled)
    target = dialog.choice.target
    hands.press((Key.Key_Return, _PLAIN), "export")
    hands.wait(lambda: dialog.pages.currentWidget() is dialog.outcome)
    hands.press((Key.Key_Return, _PLAIN), "export")
    hands.wait(lambda: window.services.dialogs.current is None)
    return target


def left_in(exported: Path, judge: Judge, review: Review) -> Counter[str]:
    """What a reader of the export still sees of what was to be removed."""
    with PdfDocument(exported) as pdf:
        seen = "".join(page.get_textpage().get_text_bounded() for page in pdf)
    seen = "".join(seen.split())
    text = review.document.text
    return Counter(
        f"{one.category} still in the export"
        for one in judge.wanted
        if len(literal := "".join(one.span.of(text).split())) >= _SEEN and literal in seen
    )


def _words(text: str, span: Span) -> Iterator[Span]:
    """The words of a part of a text that have a letter or a digit."""
    at = span.start
    for word in span.of(text).split():
        start = text.index(word, at)
        at = start + len(word)
        if any(map(str.isalnum, word)):
            yield Span(start, at)


if __name__ == "__main__":
    sys.exit(main())
