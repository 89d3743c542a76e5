"""Pictures of pages, drawn in the child process when they come into view, and forgotten again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from operator import sub
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QTransform

from app.errors import AppError
from app.formats.base import Options
from app.progress import Reporter
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner, Lane
from app.ui.views.pages.page_turns import QUARTERS, Turns

_MOST_BYTES = 192 << 20
_PATIENCE_MS = 1_000
_MOST_PIXELS_A_POINT = 6.0
_USUAL = Options()


class PagePictures(QObject):
    """Has one page drawn after the other, keeps what was used last, and forgets the rest.

    A page that is being drawn is finished even if it went out of sight: to stop it would mean to
    end the child process, and whoever scrolls on would wait for the next one to start.
    `failed` brings the error and the number of a page.
    """

    arrived = Signal()
    failed = Signal(object, int)

    def __init__(
        self, jobs: JobRunner, backend: Backend, parent: QObject, *, urgent: bool = True
    ) -> None:
        """With `urgent`, before the pictures of others."""
        super().__init__(parent)
        self._jobs = jobs
        self._backend = backend
        self._urgent = urgent
        self._path: Path | None = None
        self._options = _USUAL
        self._turns: Turns = {}
        self._images: OrderedDict[int, tuple[float, QImage]] = OrderedDict()
        self._inks: dict[int, PageInk] = {}
        self._wanted: list[tuple[int, float]] = []
        self._refused: set[int] = set()
        self._job: int | None = None

    def show_file(self, path: Path | None, options: Options = _USUAL) -> None:
        """Pictures of another file from now on."""
        self._path, self._options = path, options
        self._images.clear()
        self._inks.clear()
        self._refused.clear()
        self._wanted = []
        if self._job is not None:
            # Its picture is not needed any more; it is dropped where it would hold up the others.
            QTimer.singleShot(_PATIENCE_MS, self, partial(self._jobs.drop, self._job))
            self._job = None

    def turn(self, turns: Turns) -> None:
        """Show pages turned by these quarters, clockwise; others as the file has them."""
        before, self._turns = self._turns, dict(turns)
        for number, (scale, image) in self._images.items():
            by = self._turns.get(number, 0) - before.get(number, 0)
            self._images[number] = scale, _turned(image, by)

    def show_changed(self, path: Path) -> None:
        """A file with the same pages that may look otherwise; until then they are as they were."""
        known = [(number, image) for number, (_, image) in self._images.items()]
        self.show_file(path, self._options)
        self._images.update((number, (0.0, image)) for number, image in known)

    def get(self, number: int) -> QImage | None:
        """The latest picture of a page, perhaps of another scale."""
        if number not in self._images:
            return None
        self._images.move_to_end(number)
        return self._images[number][1]

    def ink(self, number: int) -> PageInk | None:
        """Where the latest picture of a page is not blank."""
        image = self.get(number)
        if image is None:
            return None
        known = self._inks.get(number)
        if known is None or known.picture is not image:
            known = self._inks[number] = PageInk(image)
        return known

    def want(self, numbers: Sequence[int], scale: float) -> None:
        """Have these pages drawn next at `scale` pixels a point, and no others."""
        scale = min(scale, _MOST_PIXELS_A_POINT)
        self._wanted = [(number, scale) for number in numbers if not self._has(number, scale)]
        self._go_on()

    def _has(self, number: int, scale: float) -> bool:
        known = self._images.get(number)
        return number in self._refused or (known is not None and known[0] == scale)

    def _go_on(self) -> None:
        if self._job is None and self._wanted and self._path is not None:
            self._draw(self._path, *self._wanted.pop(0))

    def _draw(self, path: Path, number: int, scale: float) -> None:
        options, backend = self._options, self._backend

        def render(reporter: Reporter) -> QImage:
            page = backend.render(path, options, number, scale, reporter)
            stride = 3 * page.width
            image = QImage(page.rgb, page.width, page.height, stride, QImage.Format.Format_RGB888)
            # The picture must own its pixels: the bytes go with this job.
            return image.convertToFormat(QImage.Format.Format_RGB32)

        def done(image: QImage) -> None:
            if self._job != job:
                return
            self._job = None
            self._images[number] = scale, _turned(image, self._turns.get(number, 0))
            self._images.move_to_end(number)
            while sum(i.sizeInBytes() for _, i in self._images.values()) > _MOST_BYTES:
                self._inks.pop(self._images.popitem(last=False)[0], None)
            self.arrived.emit()
            self._go_on()

        def failed(error: AppError) -> None:
            if self._job != job:
                return
            self._job = None
            # A page that cannot be drawn is not asked for again.
            self._refused.add(number)
            self.failed.emit(error, number)
            self._go_on()

        job = self._job = self._jobs.start(
            Lane.PAGES, render, done=done, failed=failed, urgent=self._urgent
        )


def _turned(image: QImage, quarters: int) -> QImage:
    return image.transformed(QTransform().rotate(90 * quarters)) if quarters % QUARTERS else image


# Blank areas in the picture of a page, where a label covers no word.


_PAPER = 12
"""Darkness, of 255, that is the grain of paper and no letter."""
_INTO = (0.0, 0.15, 0.3)
"""How much of a label lies on its own mark, above the letters or below them: the best first."""


class PageInk:
    """The ink of one picture of a page. A place is looked at once: scrolling asks again."""

    def __init__(self, picture: QImage) -> None:
        self.picture = picture
        self._grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
        self._blank: dict[tuple[float, ...], bool] = {}
        self._known: dict[tuple[float, ...], QPointF] = {}

    def is_blank(self, area: QRectF, scale: float) -> bool:
        """Whether nothing stands in an area of the page, at `scale` pixels of the picture in 1."""
        key = (area.left(), area.top(), area.width(), area.height(), scale)
        if key not in self._blank:
            self._blank[key] = not any(self._across(_scaled(area, scale)))
        return self._blank[key]

    def place(self, mark: Sequence[QRectF], label: QSizeF, scale: float) -> QPointF:
        """Where at the lower edge of a mark, or the upper one, a label covers least."""
        first, last = mark[0], mark[-1]
        size = label.width(), label.height()
        key = (first.left(), first.top(), last.right(), last.bottom(), *size, scale)
        if key not in self._known:
            self._known[key] = self._best(first, last, label, scale)
        return self._known[key]

    def _best(self, first: QRectF, last: QRectF, label: QSizeF, scale: float) -> QPointF:
        best, least = first.topLeft(), float("inf")
        for into in _INTO:
            for line, top in (
                # Above what is in the focus stand the buttons that decide on it.
                (last, last.bottom() - into * label.height()),
                (first, first.top() - (1 - into) * label.height()),
            ):
                left = line.left() - label.width() / 2
                wide = max(label.width(), line.width() - label.width() / 2)
                area = _scaled(QRectF(left, top, wide + label.width(), label.height()), scale)
                ink = self._across(area)
                step = min(round(label.width() * scale), len(ink))
                sums = list(accumulate(ink, initial=0))
                covered = list(map(sub, sums[step:], sums))
                if min(covered) < least:
                    least = min(covered)
                    best = QPointF(left + covered.index(least) / scale, top)
                if not least:
                    return best
        return best

    def _across(self, area: QRect) -> list[int]:
        """How dark each column of an area is; beyond the page there is nothing."""
        if area.isEmpty():
            return []
        row = self._grey.copy(area).scaled(
            area.width(),
            1,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        light = bytes(row.constBits())[: area.width()]
        paper = max(light)
        return [max(0, paper - one - _PAPER) for one in light]


def _scaled(area: QRectF, scale: float) -> QRect:
    return QRectF(area.topLeft() * scale, area.size() * scale).toAlignedRect()
