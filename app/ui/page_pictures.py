"""Pictures of pages, drawn in the child process when they come into view, and forgotten again."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from app.errors import AppError
from app.formats.base import Options
from app.job import Reporter
from app.ui.backend import Backend
from app.ui.jobs import JobRunner, Lane

_MOST_BYTES = 192 << 20
_MOST_PIXELS_A_POINT = 6.0
_USUAL = Options()


class PagePictures(QObject):
    """Asks for what is wanted, keeps what was used last, and drops what is no longer needed."""

    arrived = Signal()
    failed = Signal(object)

    def __init__(self, runner: JobRunner, backend: Backend, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._backend = backend
        self._path: Path | None = None
        self._options = _USUAL
        self._images: OrderedDict[int, tuple[float, QImage]] = OrderedDict()
        self._jobs: dict[int, tuple[float, int]] = {}

    def show_file(self, path: Path | None, options: Options = _USUAL) -> None:
        """Pictures of another file from now on."""
        self._path, self._options = path, options
        self._images.clear()
        for _, job in self._jobs.values():
            self._runner.drop(job)
        self._jobs.clear()

    def get(self, number: int) -> QImage | None:
        """The latest picture of a page, perhaps of another scale."""
        if number not in self._images:
            return None
        self._images.move_to_end(number)
        return self._images[number][1]

    def want(self, numbers: list[int], scale: float) -> None:
        """Have these pages drawn at `scale` pixels a point, and no others."""
        scale = min(scale, _MOST_PIXELS_A_POINT)
        for number, (at, job) in list(self._jobs.items()):
            if number not in numbers or at != scale:
                self._runner.drop(job)
                del self._jobs[number]
        for number in numbers:
            if number in self._jobs or self._has(number, scale):
                continue
            self._ask(number, scale)

    def _has(self, number: int, scale: float) -> bool:
        return number in self._images and self._images[number][0] == scale

    def _ask(self, number: int, scale: float) -> None:
        path, options, backend = self._path, self._options, self._backend
        if path is None:
            return

        def render(reporter: Reporter) -> QImage:
            page = backend.render(path, options, number, scale, reporter)
            stride = 3 * page.width
            image = QImage(page.rgb, page.width, page.height, stride, QImage.Format.Format_RGB888)
            # The picture must own its pixels: the bytes go with this job.
            return image.convertToFormat(QImage.Format.Format_RGB32)

        def done(image: QImage) -> None:
            del self._jobs[number]
            self._images[number] = scale, image
            while sum(i.sizeInBytes() for _, i in self._images.values()) > _MOST_BYTES:
                self._images.popitem(last=False)
            self.arrived.emit()

        def failed(error: AppError) -> None:
            # The job stays on the list: a page that cannot be drawn is not asked for again.
            self.failed.emit(error)

        job = self._runner.start(Lane.PAGES, render, done=done, failed=failed)
        self._jobs[number] = scale, job
