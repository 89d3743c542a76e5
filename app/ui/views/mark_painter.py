"""How a mark looks, the same in text, on pages and in lists.

State is told by line and fill, kind by the shape of a pin and a short label; colour only helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.engine.domain.export import BLACK_BOX
from app.engine.domain.labels import Category, schema
from app.ui.core.contrast import ink_on
from app.ui.core.shapes import shape_of
from app.ui.core.theme import Theme
from app.ui.views.marks import OWN, Mark, State, short_label

LABEL_PADDING = 4.0
_RADIUS = 3.0
_LABEL_SHARE = 0.68
_TEXT_SHARE = 0.72
# Of exported pages, whatever the window looks like.
_BOX, _IN_BOX = "#000000", "#ffffff"
_OPEN = (State.SUGGESTED, State.PROVISIONAL)
_UNFILLED = (State.REJECTED, State.NEAR, State.PROVISIONAL)


def label_font(base: QFont) -> QFont:
    """The small bold face of labels beside text in `base`."""
    font = QFont(base)
    font.setPointSizeF(max(6.5, base.pointSizeF() * _LABEL_SHARE))
    font.setBold(True)
    # Hinting would press the ring of an Å flat on letters so small.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def label_width(text: str, font: QFont) -> float:
    """Room that a label takes beside its text."""
    return QFontMetricsF(font).horizontalAdvance(text) + 2 * LABEL_PADDING


def paint_ground(painter: QPainter, rects: Sequence[QRectF], mark: Mark, theme: Theme) -> None:
    """Fill behind the text of a mark; rejected ones, provisional ones and near misses have none."""
    if mark.state in _UNFILLED:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_ground(mark.category, theme))
    for rect in rects:
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)


def paint_outline(
    painter: QPainter,
    rects: Sequence[QRectF],
    mark: Mark,
    theme: Theme,
    joined: tuple[bool, bool] = (False, False),
) -> None:
    """Dashed for suggested, solid for accepted, double for added, a strike for rejected.

    Dashes and dots in turn for provisional. A near miss has loose round dots: the quietest line,
    and no label. `joined` as in `paint_ring`.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_line(mark.category, mark.state, theme))
    for rect in rects:
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)
    if mark.state is State.ADDED:
        for rect in _around(rects, 2.5, joined):
            painter.drawRoundedRect(rect, _RADIUS, _RADIUS)


def paint_strike(painter: QPainter, rects: Sequence[QRectF], theme: Theme) -> None:
    """The line through a rejected mark, where the text itself cannot be struck."""
    painter.setPen(QPen(QColor(theme.soft), 1.6))
    for rect in rects:
        y = rect.center().y()
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


def paint_ring(
    painter: QPainter,
    rects: Sequence[QRectF],
    mark: Mark,
    theme: Theme,
    joined: tuple[bool, bool] = (False, False),
) -> None:
    """The accent ring of the focused finding, outside of its own lines.

    At ends that are `joined` to a comma or bracket it stands on the edge, where it hides neither.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent), 2.0))
    by = 4.5 if mark.state is State.ADDED else 2
    for rect in _around(rects, by, joined):
        painter.drawRoundedRect(rect, _RADIUS + by, _RADIUS + by)


def _around(rects: Sequence[QRectF], by: float, joined: tuple[bool, bool]) -> list[QRectF]:
    """Boxes `by` pixels larger, but not where something is joined to the first or last of them."""
    larger = [rect.adjusted(-by, -by, by, by) for rect in rects]
    close_to(larger, joined, by)
    return larger


def close_to(rects: Sequence[QRectF], joined: tuple[bool, bool], more: float) -> None:
    """Take back the `more` pixels beside the words where something else stands right there."""
    if rects and joined[0]:
        rects[0].adjust(more, 0, 0, 0)
    if rects and joined[1]:
        rects[-1].adjust(0, 0, -more, 0)


def paint_replacement(painter: QPainter, boxes: Sequence[QRectF], mark: Mark, theme: Theme) -> None:
    """What an export puts in place, drawn over the picture: about as it will look."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_BOX if mark.boxed else theme.paper))
    for box in boxes:
        painter.drawRect(box)
    if mark.boxed:
        longest = max(boxes, key=QRectF.width)
        if mark.replacement != BLACK_BOX:
            _write(painter, longest.adjusted(2, 0, -2, 0), mark.replacement, _IN_BOX, bold=True)
        return
    _write(painter, boxes[0], mark.replacement, theme.ink, bold=False)
    painter.setPen(QPen(QColor(theme.outline(mark.category)), 1.4))
    for box in boxes:
        painter.drawLine(box.bottomLeft(), box.bottomRight())


def _write(painter: QPainter, room: QRectF, words: str, ink: str, *, bold: bool) -> None:
    """`words` in letters that fit into `room`: in the middle if they are `bold`."""
    font = QFont(painter.font())
    font.setBold(bold)
    font.setPixelSize(max(6, round(room.height() * (_LABEL_SHARE if bold else _TEXT_SHARE))))
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > room.width():
        font.setPixelSize(max(4, int(font.pixelSize() * room.width() / wide)))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    across = Qt.AlignmentFlag.AlignHCenter if bold else Qt.AlignmentFlag.AlignLeft
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | across, words)


# Cached: each frame of scrolling asks hundreds of times; there are few themes and categories.
@cache
def _ground(category: Category, theme: Theme) -> QBrush:
    return QBrush(QColor(theme.highlight(category)))


@cache
def _line(category: Category, state: State, theme: Theme) -> QPen:
    colour = QColor(theme.outline(category))
    match state:
        case State.REJECTED:
            return QPen(QColor(theme.edge), 1.0, Qt.PenStyle.DotLine)
        case State.NEAR:
            pen = QPen(colour, 1.8, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 2.8])
        case State.PROVISIONAL:
            pen = QPen(colour, 1.2)
            pen.setDashPattern([6, 2.5, 1, 2.5])
        case State.SUGGESTED:
            pen = QPen(colour, 1.2)
            pen.setDashPattern([3, 2.5])
        case _:
            pen = QPen(colour, 1.4)
    return pen


# Hits of the search: outlined line by line, with square corners where marks have round ones.


_BESIDE = 0.5


def paint_hit(painter: QPainter, boxes: Sequence[QRectF], theme: Theme) -> None:
    """A thin line around a hit."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.ink), 1.0))
    for box in boxes:
        painter.drawRect(box.adjusted(-_BESIDE, 0, _BESIDE, 0))


def paint_current(painter: QPainter, boxes: Sequence[QRectF], theme: Theme) -> None:
    """A thick line around the hit that was gone to, with a gap of paper to all other lines."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, by in ((theme.paper, 2.0, _BESIDE + 1), (theme.ink, 3.0, _BESIDE + 3)):
        painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.MiterJoin))
        for box in boxes:
            painter.drawRect(box.adjusted(-by, 1 - by, by, by - 1))


# Pins and labels of marks. Each is drawn once and then copied: to draw a few letters takes as long
# as the rest of a mark.


_LEAST_PIN, _LARGEST_PIN = 7, 10
_HALO = 1.0
# From the first corner of a mark to the middle of its pin: there least letters are covered.
_ASIDE = QPointF(-1, -2)


def pin_of(mark: Mark, height: float, theme: Theme, ratio: float) -> QImage:
    """The category's shape, whole once decided and hollow before; `ratio` as in `tag_of`."""
    size = max(_LEAST_PIN, min(_LARGEST_PIN, round(height * 0.5)))
    return _pinned(mark.category, mark.state, theme, ratio, size)


def paint_pin(painter: QPainter, boxes: Sequence[QRectF], mark: Mark, theme: Theme) -> None:
    """The pin of a mark at its first corner."""
    pin = pin_of(mark, boxes[0].height(), theme, painter.device().devicePixelRatioF())
    half = pin.width() / pin.devicePixelRatioF() / 2
    paint_tag(painter, boxes[0].topLeft() + _ASIDE - QPointF(half, half), pin)


@lru_cache(maxsize=256)
def _pinned(category: Category, state: State, theme: Theme, ratio: float, size: float) -> QImage:
    side = size + 2 * _HALO
    pixels = round(side * ratio + 0.5)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    rejected = state is State.REJECTED
    line = QColor(theme.edge if rejected else theme.outline(category))
    hollow = rejected or state in _OPEN
    shape = shape_of(category, QRectF(_HALO, _HALO, size, size))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # A rim of paper sets it off against letters and lines.
    painter.strokePath(shape, QPen(QColor(theme.paper), 2 * _HALO, j=Qt.PenJoinStyle.MiterJoin))
    painter.fillPath(shape, QColor(theme.paper) if hollow else line)
    painter.strokePath(shape, QPen(line, 1.3))
    painter.end()
    return image


_SMALLEST, _LARGEST = 8, 12
_AIR = 1.0


def tag_of(mark: Mark, height: float, base: QFont, theme: Theme, ratio: float) -> QImage:
    """The label of a mark whose letters are so high, for `ratio` pixels of the device in one."""
    size = max(_SMALLEST, min(_LARGEST, round(height * 0.55)))
    return _drawn(mark.label, mark.category, mark.state, theme, size, base.family(), ratio)


def widest_tag(base: QFont) -> float:
    """Pixels that no label of a mark is wider than."""
    font = _tag_font(base.family(), _LARGEST)
    words = (short_label(category) + OWN for category in schema().categories.values())
    return max(label_width(one, font) for one in words) + 1


def paint_tag(painter: QPainter, place: QPointF, tag: QImage) -> None:
    """Copy a label to where its upper left corner belongs, on whole pixels."""
    ratio = tag.devicePixelRatioF()
    painter.drawImage(
        QPointF(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio), tag
    )


@lru_cache(maxsize=1024)
def _drawn(
    words: str,
    category: Category,
    state: State,
    theme: Theme,
    size: int,
    family: str,
    ratio: float,
) -> QImage:
    font = _tag_font(family, size)
    metrics = QFontMetricsF(font)
    letters = metrics.tightBoundingRect(words)
    # Capitals stand in the middle, and above them is room for what they bear.
    accent = max(0.0, -letters.top() - metrics.capHeight())
    high = size + _AIR + accent
    rect = QRectF(0.5, 0.5, max(high, label_width(words, font)), high)
    image = QImage(
        round((rect.width() + 1) * ratio + 0.5),
        round((high + 1) * ratio + 0.5),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    rejected, open_ = state is State.REJECTED, state in _OPEN
    solid = theme.label(category)
    ground = theme.paper if rejected or open_ else solid
    ink = theme.soft if rejected else theme.ink if open_ else ink_on(solid)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.edge if rejected else theme.outline(category)), 1))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, 2, 2)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    left = rect.center().x() - metrics.horizontalAdvance(words) / 2
    foot = rect.bottom() - round((size + _AIR - metrics.capHeight()) / 2)
    painter.drawText(QPointF(left, foot), words)
    painter.end()
    return image


def _tag_font(family: str, size: int) -> QFont:
    font = QFont(family)
    font.setPixelSize(size)
    font.setBold(True)
    # Hinting would press the ring of an Å flat on letters so small.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
