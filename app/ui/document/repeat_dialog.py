"""Asks on which other pages a box is repeated, and lists every place before anything changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from app.engine.domain.geometry import Box, Region, SamePicture
from app.errors import AppError
from app.progress import Reporter, Stage
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import percent, tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, scaled
from app.ui.widgets.question_dialog import AskDialog, text_label

_ICON = QSize(20 * GRID, 5 * GRID)
_ROWS = 8

Look = Callable[[Reporter], Sequence[SamePicture]]


@dataclass(frozen=True, slots=True)
class Place:
    """Where the box would stand again; `found` where what it would cover was looked at."""

    page: int
    box: Box
    words: str
    found: SamePicture | None = field(default=None, repr=False)


class RepeatDialog(AskDialog):
    """`chosen` brings the pages and boxes that are taken. `look` finds the same picture.

    The action `hide`, which covers the window, closes this too: it shows parts of pages.
    """

    chosen = Signal(list)

    def __init__(
        self,
        region: Region,
        pages: int,
        look: Look,
        jobs: JobRunner,
        hide: QAction,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Repeat the box on other pages"), "", parent)
        self._region, self._look, self._jobs = region, look, jobs
        self._job: int | None = None
        self._found: list[Place] | None = None
        self._places: list[Place] = []
        self.same_place = QRadioButton(tr("In the same place on pages"))
        self.same_picture = QRadioButton(tr("Wherever the same picture appears"))
        self.first, self.last = self._page_field(1, pages), self._page_field(pages, pages)
        self.first.setAccessibleName(tr("First page"))
        self.last.setAccessibleName(tr("Last page"))
        self.line = text_label("", "soft")
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Places for the box"))
        self.list.setIconSize(_ICON)
        self.list.setUniformItemSizes(False)
        self.list.setMinimumHeight(scaled(_ROWS * 4 * GRID))
        self.same_place.setChecked(True)
        self.same_place.toggled.connect(self._turn)
        self.first.valueChanged.connect(self._turn)
        self.last.valueChanged.connect(self._turn)
        self.list.itemChanged.connect(self._count)
        self.finished.connect(self._stop)
        self.addAction(hide)
        hide.triggered.connect(self.reject)
        self.finish(self._range(), self.same_picture, self.list, self.line)
        self._turn()

    def answer(self) -> None:
        taken = [(place.page, place.box) for place in self._taken]
        self.accept()
        self.chosen.emit(taken)

    @property
    def _taken(self) -> list[Place]:
        checked = Qt.CheckState.Checked
        rows = range(self.list.count())
        return [self._places[row] for row in rows if self.list.item(row).checkState() is checked]

    def _range(self) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GRID)
        line.addWidget(self.same_place)
        line.addWidget(self.first)
        line.addWidget(QLabel(tr("to")))
        line.addWidget(self.last)
        line.addStretch(1)
        return row

    def _page_field(self, number: int, pages: int) -> QSpinBox:
        page_field = QSpinBox(minimum=1, maximum=pages, value=number)
        page_field.setMinimumHeight(4 * GRID)
        return page_field

    def _turn(self) -> None:
        """Another choice: the list follows."""
        here = self.same_place.isChecked()
        self.first.setEnabled(here)
        self.last.setEnabled(here)
        if here:
            self._stop()
            self._offer(list(self._same_places()))
        elif self._found is not None:
            self._offer(self._found)
        elif self._job is None:
            self._offer([])
            self._search()

    def _same_places(self) -> Iterable[Place]:
        pages = range(self.first.value(), self.last.value() + 1)
        for number in pages:
            if number != self._region.page:
                yield Place(number, self._region.box, tr("Page {number}").format(number=number))

    def _search(self) -> None:
        def done(found: Sequence[SamePicture]) -> None:
            self._job = None
            self._found = [_place_of(one) for one in found]
            self._offer(self._found)

        def failed(error: AppError) -> None:
            self._job = None
            self.line.setText(error_text(error)[0])

        def progressed(_: Stage, at: int, total: int) -> None:
            words = tr("Searching page {number} of {total}…")
            self.line.setText(words.format(number=at, total=total))

        self.line.setText(tr("Searching for the same picture…"))
        self._job = self._jobs.start(
            Lane.FILES, self._look, done=done, failed=failed, progressed=progressed, urgent=True
        )

    def _stop(self) -> None:
        if self._job is not None:
            self._jobs.drop(self._job)
            self._job = None

    def _offer(self, places: list[Place]) -> None:
        self._places = []
        self.list.clear()
        for place in places:
            item = QListWidgetItem(place.words, self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            if place.found is not None:
                item.setIcon(_icon_of(place.found))
        self._places = places
        self._count()

    def _count(self) -> None:
        if len(self._places) != self.list.count():
            return
        taken = len(self._taken)
        self.agree.setText(tr("Add %n boxes", None, taken))
        self.agree.setEnabled(taken > 0)
        if self._places:
            words = tr("Untick the places that should stay as they are.")
        elif self.same_place.isChecked():
            words = tr("The box is already there.")
        else:
            words = tr("The same picture appears nowhere else.")
        self.line.setText(words)


def _place_of(found: SamePicture) -> Place:
    page = tr("Page {number}").format(number=found.page)
    words = tr("{page}: the same picture") if found.stored else tr("{page}: {share} similar")
    text = words.format(page=page, share=percent(max(0.0, min(1.0, found.likeness))))
    return Place(found.page, found.box, text, found)


def _icon_of(found: SamePicture) -> QIcon:
    wide, high = found.size
    image = QImage(found.rgb, wide, high, 3 * wide, QImage.Format.Format_RGB888)
    keep = Qt.AspectRatioMode.KeepAspectRatio
    smooth = Qt.TransformationMode.SmoothTransformation
    return QIcon(QPixmap.fromImage(image.copy().scaled(_ICON, keep, smooth)))
