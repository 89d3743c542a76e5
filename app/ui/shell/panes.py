"""The parts of the window side by side, and the keyboard's way round them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from app.atomic_files import write_atomically
from app.ui.core.commands import CommandRegistry
from app.ui.core.theme import GRID, scaled
from app.ui.document.area import DocumentArea
from app.ui.findings.panel import FindingsPanel
from app.ui.queue.panel import DocumentsPanel
from app.ui.sessions.start_page import StartPage
from app.ui.widgets.focus_ring import FocusRing

_WIDTHS = (28 * GRID, 84 * GRID, 48 * GRID)
_LEAST = (18 * GRID, 56 * GRID, 30 * GRID)
"""Below these the parts are of little use: documents fold away first, then findings."""
_NARROW = (20 * GRID, 0, 38 * GRID)
"""As far as the outer parts become narrower for the small pages beside the large ones."""
_READ = (23 * GRID, 0, 30 * GRID)
"""As far as they do for large pages: names of files such as `sample-summary.pdf` stay whole."""
_SIDE_COMMANDS = ("documents_list", "findings_list")


class Panes(QSplitter):
    """Documents, the one in view, and its findings; the outer two only while one is open.

    Where there is no room for all, the outer ones fold away until their commands unfold them.
    """

    def __init__(
        self,
        commands: CommandRegistry,
        documents: DocumentsPanel,
        area: DocumentArea,
        findings: FindingsPanel,
        start_page: StartPage,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._start_page = start_page
        self._documents, self._area, self._findings = documents, area, findings
        self._sides = (documents, findings)
        self.ring = FocusRing()
        self._toggles = tuple(commands[name] for name in _SIDE_COMMANDS)
        self._listing = False
        self.wanted = [True, True]
        self._unfolded: int | None = None
        self.widths: tuple[int, ...] = tuple(map(scaled, _WIDTHS))
        self.splitterMoved.connect(self._moved)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for part in (documents, area, findings):
            self.addWidget(part)
        for side in self._sides:
            side.hide()
        self.setStretchFactor(1, 1)
        for number, name in enumerate(_SIDE_COMMANDS):
            commands.bind(name, lambda on, number=number: self._turn(number, on=on))
        commands.bind("panes", lambda: self.step(1))
        commands.bind("panes_back", lambda: self.step(-1))

    def show_sides(self, *, shown: bool) -> None:
        """Whether there is anything to list."""
        self._listing = shown
        self._fold()

    def use_sides(self, wanted: Sequence[bool]) -> None:
        """Which of both outer parts are there where there is room."""
        self.wanted = list(wanted)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
        self._give_document_room()

    def _give_document_room(self) -> None:
        """Let the outer parts be narrower, as far as they are of use, before the document is.

        Where nobody dragged them, pages have the room in which they are read, and small ones
        beside them, if both fit.
        """
        whole, least = self._whole_sizes(), scaled(_LEAST[1])
        alone, with_thumbs = self._area.readable_width
        sizes = self._narrowed(whole, _NARROW, with_thumbs)
        if tuple(self.widths[::2]) != tuple(map(scaled, _WIDTHS[::2])):
            sizes = self._narrowed(whole, _LEAST, least)
        elif sizes[1] < with_thumbs:
            sizes = self._narrowed(whole, _READ, alone)
            if sizes[1] + _READ[0] - _LEAST[0] < max(least, alone):
                sizes = self._narrowed(whole, _LEAST, max(least, alone))
        if sizes != self.sizes():
            self.setSizes(sizes)

    def _whole_sizes(self) -> list[int]:
        """The parts with the outer ones as wide as they are wanted, if they are there."""
        now = self.sizes()
        sizes = [wide if one else 0 for one, wide in zip(now, self.widths, strict=True)]
        sizes[1] = sum(now) - sizes[0] - sizes[2]
        return sizes

    def _narrowed(self, sizes: list[int], leasts: Sequence[int], goal: int) -> list[int]:
        """Sizes in which the outer parts, if need be, leave the document its goal."""
        sizes = list(sizes)
        for number, side in ((0, self._documents), (2, self._findings)):
            least = max(side.minimumSizeHint().width(), scaled(leasts[number]))
            # A splitter gives up to two pixels less than what it is told.
            taken = min(goal + GRID // 2 - sizes[1], sizes[number] - least)
            if taken > 0 and sizes[number]:
                sizes[number] -= taken
                sizes[1] += taken
        return sizes

    @property
    def room_for(self) -> tuple[bool, bool]:
        """For which of the outer parts there is room beside a document of a useful width."""
        documents, area, findings = map(scaled, _LEAST)
        narrow = area + findings
        return self.width() >= narrow + documents, self.width() >= narrow

    def _turn(self, number: int, *, on: bool) -> None:
        """Unfold or fold one of the outer parts; without room only one is unfolded at a time."""
        if self.room_for[number]:
            self.wanted[number] = on
        else:
            self._unfolded = number if on else None
        self._fold()

    def _fold(self) -> None:
        if self._unfolded is not None and self.room_for[self._unfolded]:
            self._unfolded = None
        changed = False
        for number, side in enumerate(self._sides):
            alone = self._unfolded is None or self._unfolded == number or all(self.room_for)
            fits = self.room_for[number] and self.wanted[number] and alone
            shown = self._listing and (fits or self._unfolded == number)
            changed |= side.isHidden() is shown
            side.setVisible(shown)
            self._toggles[number].setChecked(shown)
        if changed:
            self.setSizes(list(self.widths))
            self._give_document_room()

    def use_widths(self, widths: Sequence[int]) -> None:
        """How wide the parts are, from left to right."""
        self.widths = tuple(widths)
        self.setSizes(list(widths))

    def _moved(self, _: int, handle: int) -> None:
        # The part beyond the other handle, narrow or folded, keeps the width that it is to have.
        sizes, kept = self.sizes(), 2 if handle == 1 else 0
        pairs = enumerate(zip(sizes, self.widths, strict=True))
        self.widths = tuple(before if n == kept else now for n, (now, before) in pairs)

    def step(self, by: int) -> None:
        """Give the keyboard to the next visible part of the window."""
        if self._start_page.isVisible():
            self._start_page.open.setFocus(Qt.FocusReason.TabFocusReason)
            return
        area = self._area
        panes = [self._documents.list, area.thumbs, area.view, area.copy.view, self._findings.tree]
        panes = [pane for pane in panes if pane.isVisible()]
        at = next((n for n, pane in enumerate(panes) if pane.hasFocus()), -1 if by > 0 else 0)
        pane = panes[(at + by) % len(panes)]
        pane.setFocus(Qt.FocusReason.TabFocusReason)
        self.ring.put_around(pane)


_VERSION = 1
_SIDES = 3
_WIDEST = 20_000


class WindowState(QObject):
    """Restores place, size and panes of the last window, and saves them when one is closed.

    Nothing here is about a document. A file that is missing or damaged changes nothing.
    """

    def __init__(self, window: QWidget, panes: Panes, area: DocumentArea, path: Path) -> None:
        super().__init__(window)
        self._window, self._panes, self._area, self._path = window, panes, area, path

    def put_back(self) -> None:
        """As the last window was; on the screens that are there now. Before it is shown."""
        try:
            stored = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        match stored:
            case {
                "version": 1,
                "geometry": str(geometry),
                "panes": [*widths],
                "thumbnails": bool(thumbnails),
            } if _are_widths(widths):
                self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
                keep_on_screen(self._window)
                self._panes.use_widths(widths)
                self._area.use_thumbs(thumbnails)
                match stored.get("sides"):
                    case [bool(documents), bool(findings)]:
                        self._panes.use_sides((documents, findings))

    def keep(self) -> None:
        """Store how the window is now; it is no loss where that cannot be."""
        stored = {
            "version": _VERSION,
            "geometry": bytes(self._window.saveGeometry().toBase64().data()).decode(),
            "panes": list(self._panes.widths),
            "thumbnails": self._area.wants_thumbs,
            "sides": self._panes.wanted,
        }
        with suppress(OSError):
            write_atomically(self._path, json.dumps(stored).encode())


_SIZE, _SMALLEST = QSize(176 * GRID, 100 * GRID), QSize(60 * GRID, 40 * GRID)
_FRAME = QSize(2 * GRID, 5 * GRID)
"""About what a desktop puts around a window."""


def screen_of(window: QWidget) -> QRect:
    """The screen of a window, without what the desktop keeps for itself."""
    return window.screen().availableGeometry()


def fit_screen(window: QWidget) -> None:
    """Give a new window a size that the screen has room for, and let it become small."""
    screen = screen_of(window)
    room = screen.size() - _FRAME
    window.setMinimumSize(_SMALLEST.boundedTo(room))
    window.resize(_SIZE.boundedTo(room))
    # A desktop that chooses the place itself may put a part of it beyond the edge.
    left = screen.width() - window.width() - _FRAME.width()
    top = screen.height() - window.height() - _FRAME.height()
    window.move(screen.topLeft() + QPoint(left // 2, top // 2))


def keep_on_screen(window: QWidget) -> None:
    """Bring back a window of which a part would be off the screen that is there now."""
    if window.isMaximized() or window.isFullScreen():
        return
    room = screen_of(window)
    place = window.geometry()
    size = place.size().boundedTo(room.size() - _FRAME)
    left = max(room.left(), min(place.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.top(), room.bottom() + 1 - size.height()))
    if QRect(left, top, size.width(), size.height()) != place:
        window.setGeometry(left, top, size.width(), size.height())


def _are_widths(values: Sequence[object]) -> bool:
    return len(values) == _SIDES and all(
        isinstance(value, int) and 0 < value < _WIDEST for value in values
    )
