"""Grey for rejected text, block by block, a few milliseconds at a time.

Boxes, pins and labels are painted by the view; here is only what changes letters.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QColor, QTextBlock, QTextCharFormat, QTextDocument, QTextLayout

from app.ui.core.theme import Theme
from app.ui.views.marks import Mark, Marks, State
from app.ui.views.text.utf16 import Utf16Map

_SLICE_SECONDS = 0.004
_MANY = 500


@dataclass(frozen=True, slots=True)
class _Run:
    """A stretch of a block that is struck, and the colour of its letters."""

    start: int
    length: int
    struck: str


class Highlighter(QObject):
    """Keeps the formats of a document in step with its marks.

    Only blocks that look otherwise are laid out again: those in view at once, the others while
    the window has nothing else to do.
    """

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._document = document
        self._marks = Marks()
        self._offsets = Utf16Map("")
        self._waiting: set[int] = set()
        self._theme: Theme | None = None
        self._laid_out: dict[int, list[_Run]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @property
    def waiting(self) -> bool:
        """Whether some blocks are still to be done."""
        return bool(self._waiting)

    def restart(self, offsets: Utf16Map, marks: Marks, theme: Theme) -> None:
        """Another text."""
        self._offsets, self._theme, self._marks = offsets, theme, marks
        self._laid_out.clear()
        self._waiting = set()
        self._wait_for(self._every_block if marks else ())

    def set_theme(self, theme: Theme) -> None:
        """Other colours: only rejected text has one of its own."""
        self._theme = theme
        self._wait_for(self._every_block if self._marks else ())

    def show(self, marks: Marks) -> None:
        """Other marks in the same text."""
        before, self._marks = self._marks, marks
        differing = marks.differing(before, _MANY)
        if differing is None or len(differing) > _MANY:
            # Looking each block up would take longer than going through them all, bit by bit.
            self._wait_for(self._every_block)
            return
        looked_up = (either.by_id(one) for one in differing for either in (before, marks))
        self._wait_for({n for mark in looked_up if mark for n in self._blocks_of(mark)})

    def finish(self, first: QTextBlock, bottom: int) -> None:
        """Format at once what is in view: blocks from `first` up to the number `bottom`."""
        for number in range(first.blockNumber(), bottom + 1):
            if number in self._waiting:
                self._waiting.remove(number)
                self._format(self._document.findBlockByNumber(number))

    def _work(self) -> None:
        end = time.monotonic() + _SLICE_SECONDS
        while self._waiting and time.monotonic() < end:
            self._format(self._document.findBlockByNumber(self._waiting.pop()))
        if not self._waiting:
            self._timer.stop()

    @property
    def _every_block(self) -> Collection[int]:
        return range(self._document.blockCount())

    def _wait_for(self, blocks: Collection[int]) -> None:
        self._waiting.update(blocks)
        if self._waiting:
            self._timer.start()

    def _blocks_of(self, mark: Mark) -> range:
        first = self._document.findBlock(self._offsets.units(mark.span.start)).blockNumber()
        last = self._document.findBlock(self._offsets.units(mark.span.end)).blockNumber()
        return range(max(first, 0), last + 1)

    def _format(self, block: QTextBlock) -> None:
        if not block.isValid():
            return
        number, start, end = (
            block.blockNumber(),
            block.position(),
            block.position() + block.length(),
        )
        first, last = self._offsets.code_points(start), self._offsets.code_points(end)
        runs = [
            run for mark in self._marks.between(first, last) for run in self._runs(mark, start, end)
        ]
        if runs != self._laid_out.get(number, []):
            self._laid_out[number] = runs
            block.layout().setFormats([_range(run) for run in runs])
            self._document.markContentsDirty(start, end - start)

    def _runs(self, mark: Mark, start: int, end: int) -> list[_Run]:
        """What a mark changes in the block from `start` to `end`."""
        if mark.state is not State.REJECTED or self._theme is None:
            return []
        first, last = self._offsets.units(mark.span.start), self._offsets.units(mark.span.end)
        begin, stop = max(first, start), min(last, end)
        return [_Run(begin - start, stop - begin, self._theme.soft)] if begin < stop else []


def _range(run: _Run) -> QTextLayout.FormatRange:
    item = QTextLayout.FormatRange()
    item.start, item.length, form = run.start, run.length, QTextCharFormat()
    form.setForeground(QColor(run.struck))
    form.setFontStrikeOut(True)
    item.format = form
    return item
