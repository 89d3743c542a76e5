"""Where a page is blank, as its picture shows it: a label has room there and covers no word."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import sub

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage

_PAPER = 12
"""Darkness, of 255, that is the grain of paper and no letter."""
_INTO = (0.5, 0.35, 0.65, 0.2)
"""How much of a label lies on its own mark, above the letters or below them: the best first."""


class PageInk:
    """The ink of one picture of a page. A place is looked at once: scrolling asks again."""

    def __init__(self, picture: QImage) -> None:
        self.picture = picture
        self._grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
        self._blank: dict[tuple[float, ...], bool] = {}
        self._known: dict[tuple[float, ...], tuple[int, QPointF]] = {}

    def is_blank(self, area: QRectF, scale: float) -> bool:
        """Whether nothing stands in an area of the page, at `scale` pixels of the picture in 1."""
        key = (area.left(), area.top(), area.width(), area.height(), scale)
        if key not in self._blank:
            self._blank[key] = not any(self._across(_scaled(area, scale)))
        return self._blank[key]

    def place(
        self, mark: Sequence[QRectF], labels: Sequence[QSizeF], scale: float
    ) -> tuple[int, QPointF]:
        """Which label of a mark has room, the first or one that is smaller, and where.

        At the upper edge of the mark or the lower one; where none has room, the last covers least.
        """
        first, last = mark[0], mark[-1]
        key = (first.left(), first.top(), last.right(), last.bottom(), labels[0].height(), scale)
        if key not in self._known:
            self._known[key] = self._first_that_fits(first, last, labels, scale)
        return self._known[key]

    def _first_that_fits(
        self, first: QRectF, last: QRectF, labels: Sequence[QSizeF], scale: float
    ) -> tuple[int, QPointF]:
        place = first.topLeft()
        for number, label in enumerate(labels):
            place, covered = self._best(first, last, label, scale)
            if not covered:
                return number, place
        return len(labels) - 1, place

    def _best(
        self, first: QRectF, last: QRectF, label: QSizeF, scale: float
    ) -> tuple[QPointF, float]:
        """Where a label covers least, and how much ink that is."""
        best, least = first.topLeft(), float("inf")
        for into in _INTO:
            for line, top in (
                (first, first.top() - (1 - into) * label.height()),
                (last, last.bottom() - into * label.height()),
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
                    return best, least
        return best, least

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
