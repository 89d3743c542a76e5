"""Run by the build's own Python: the icon as PNG in each size, as .ico and as .icns."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

source, target, *sides = sys.argv[1:]
application = QGuiApplication(sys.argv[:1])
drawing = QSvgRenderer(QByteArray(Path(source).read_bytes()))
for side in map(int, sides):
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixels = Image.frombytes("RGBA", (side, side), bytes(image.constBits()), "raw", "BGRA")
    # Qt writes the time into the file.
    pixels.save(Path(target) / f"incognote-{side}.png", optimize=True)
largest = Image.open(Path(target) / f"incognote-{max(map(int, sides))}.png")
small = [(side, side) for side in map(int, sides) if side <= 256]
largest.save(Path(target) / "incognote.ico", sizes=small)
largest.save(Path(target) / "incognote.icns")
