"""Every colour and distance of the window, in one table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QDialog

from app.engine.domain.labels import Category
from app.paths import RESOURCES
from app.ui.core.contrast import (
    HIGH_SHAPE_RATIO,
    HIGH_TEXT_RATIO,
    SHAPE_RATIO,
    TEXT_RATIO,
    ink_on,
    mix,
    ratio,
    toward,
)

GRID = 8
"""Logical pixels; distances are multiples of it or its half."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Colours by their role, `#RRGGBB`.

    `window` is the ground of bars and panels, `paper` that of documents and lists, `raised` that
    of buttons; `ink` is text, `soft` secondary text, `line` separators; `accent` marks the focus
    and the main button; `danger` errors, `good` what passed; `pages` lies behind page pictures.
    `text_ratio` and `shape_ratio` are the contrasts that text and outlines have at least. `shade`
    names the pictures that are drawn for it: for a `light` or a `dark` ground.
    """

    name: str
    window: str
    paper: str
    raised: str
    ink: str
    soft: str
    line: str
    edge: str
    accent: str
    danger: str
    danger_ground: str
    good: str
    chosen: str
    pages: str
    fill: float
    shade: str
    text_ratio: float = TEXT_RATIO
    shape_ratio: float = SHAPE_RATIO

    @property
    def is_high(self) -> bool:
        """Whether it is of high contrast, in which lines are as dark as ink."""
        return self.shape_ratio > SHAPE_RATIO

    @property
    def on_pages(self) -> Theme:
        """The colours of what is drawn on pictures of pages, which are white in every theme."""
        return HIGH_LIGHT if self.is_high else LIGHT

    def highlight(self, category: Category) -> str:
        """Ground of a highlighted identifier."""
        return mix(self.paper, category.colour, self.fill)

    def outline(self, category: Category) -> str:
        """Outline of a highlighted identifier, visible on paper."""
        return toward(category.colour, self.ink, self.paper, self.shape_ratio)

    def label(self, category: Category) -> str:
        """Ground of a solid label, on which black or white can be read."""
        if ratio(ink_on(category.colour), category.colour) >= self.text_ratio:
            return category.colour
        return toward(category.colour, self.ink, self.paper, self.text_ratio)


LIGHT = Theme(
    name="light",
    window="#f3f4f6",
    paper="#ffffff",
    raised="#ffffff",
    ink="#1b1f24",
    soft="#57606a",
    line="#d5dae0",
    edge="#848d97",
    accent="#0a58ca",
    danger="#b3261e",
    danger_ground="#fdecea",
    good="#1a7f37",
    chosen="#dce8fb",
    pages="#e4e7eb",
    fill=0.20,
    shade="light",
)
DARK = Theme(
    name="dark",
    window="#1c2026",
    paper="#14171c",
    raised="#2a3038",
    ink="#e8ebef",
    soft="#a3acb8",
    line="#343b45",
    edge="#7b8694",
    accent="#7cb2ff",
    danger="#ff9b92",
    danger_ground="#3a1f1d",
    good="#6fd58a",
    chosen="#24364f",
    pages="#0c0e11",
    fill=0.30,
    shade="dark",
)
HIGH_LIGHT = Theme(
    name="high-light",
    window="#ffffff",
    paper="#ffffff",
    raised="#ffffff",
    ink="#000000",
    soft="#262626",
    line="#767676",
    edge="#000000",
    accent="#00008b",
    danger="#8b0000",
    danger_ground="#ffffff",
    good="#004d1a",
    chosen="#cfe0ff",
    pages="#d0d0d0",
    fill=0.25,
    shade="light",
    text_ratio=HIGH_TEXT_RATIO,
    shape_ratio=HIGH_SHAPE_RATIO,
)
HIGH_DARK = Theme(
    name="high-dark",
    window="#000000",
    paper="#000000",
    raised="#000000",
    ink="#ffffff",
    soft="#f2f2f2",
    line="#6e6e6e",
    edge="#ffffff",
    accent="#ffd500",
    danger="#ffcfc9",
    danger_ground="#000000",
    good="#7dff9e",
    chosen="#00408a",
    pages="#2b2b2b",
    fill=0.30,
    shade="dark",
    text_ratio=HIGH_TEXT_RATIO,
    shape_ratio=HIGH_SHAPE_RATIO,
)
THEMES = (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK)


def theme_named(name: str) -> Theme:
    """A theme by its name, or as the desktop has it for `system`; light for an unknown name."""
    if name == "system":
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        high = _desktop_wants_contrast()
        return ((LIGHT, DARK), (HIGH_LIGHT, HIGH_DARK))[high][dark]
    return next((theme for theme in THEMES if theme.name == name), LIGHT)


def theme_in_use() -> Theme:
    """The theme that the program is painted in now."""
    ground = QGuiApplication.palette().color(QPalette.ColorRole.Window).name()
    return next((theme for theme in THEMES if theme.window == ground), LIGHT)


def on_contrast_change(window: QObject, follow: Callable[[], None]) -> None:
    """Call `follow` whenever the desktop wants more or less contrast, while `window` is there."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        contrast_changed = hints.accessibility().contrastPreferenceChanged
        # The hints live longer than the window, and so would a connection to a plain function.
        link = QTimer(window, singleShot=True, interval=0)
        link.timeout.connect(follow)
        contrast_changed.connect(link.start)


def _desktop_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    # Qt tells since 6.10.
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def palette_of(theme: Theme) -> QPalette:
    """The theme for Qt's own controls."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.paper,
        role.AlternateBase: theme.window,
        role.Text: theme.ink,
        role.Button: theme.raised,
        role.ButtonText: theme.ink,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.ink,
        role.PlaceholderText: theme.soft,
        role.Highlight: theme.accent,
        role.HighlightedText: ink_on(theme.accent),
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.Mid: theme.line,
    }
    palette = QPalette()
    for which, colour in colours.items():
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(off_ink(theme)))
    return palette


def off_ink(theme: Theme) -> str:
    """The colour of words and icons of what cannot be pressed now."""
    return theme.line if theme.is_high else theme.edge


def stylesheet_of(theme: Theme) -> str:
    """What the palette cannot say: distances, borders and the few surfaces of our own."""
    values = {name: getattr(theme, name) for name in theme.__dataclass_fields__}
    values["on_accent"] = ink_on(theme.accent)
    values["tick"] = "white" if ink_on(theme.accent) == "#ffffff" else "black"
    values["icons"] = (RESOURCES / "icons").as_posix()
    # Words must not be cut where the system's font is larger than usual.
    font = QGuiApplication.font()
    line = ceil(QFontMetricsF(font).height())
    values["line_height"], values["field_height"] = max(20, line), max(22, line)
    values["title"] = max(17, round(1.5 * font.pointSizeF()))
    # Ink of high contrast hardly pales, so what is off must look otherwise: what can be pressed has
    # a whole frame, and what cannot a broken one.
    values["off"] = "dashed" if theme.is_high else "solid"
    values["off_line"] = theme.line if theme.is_high else "transparent"
    values["tool_line"] = theme.edge if theme.is_high else "transparent"
    values["off_ink"] = off_ink(theme)
    # A track as dark as its lines would look like a bar that is full.
    values["track"] = theme.paper if theme.is_high else theme.line
    values["track_line"] = theme.edge if theme.is_high else theme.line
    values["hover"] = mix(theme.raised, theme.ink, 0.07)
    values["pressed"] = mix(theme.raised, theme.ink, 0.14)
    sheet = (RESOURCES / "window.qss").read_text("utf-8")
    for name, value in values.items():
        sheet = sheet.replace(f"@{name}@", str(value))
    return sheet


# Distances that scale with the system's font.


_USUAL_LINE = 18.0
"""Height of a line, in pixels, up to which the usual distances hold."""


def scaled(pixels: int) -> int:
    """A distance in pixels, longer where the system's font is larger than usual."""
    font = QGuiApplication.font()
    return round(pixels * _growth(font.key()))


@lru_cache(maxsize=4)
def _growth(_font: str) -> float:
    # Rows of lists are painted with many such distances, and measuring letters takes its time.
    return max(1.0, QFontMetricsF(QGuiApplication.font()).height() / _USUAL_LINE)


def give_room(dialog: QDialog, width: int, height: int) -> None:
    """Open a dialog at this size in pixels, grown, as far as the screen has room for that.

    What it holds must be in its layout by then: it never becomes smaller than that.
    """
    room = dialog.screen().availableSize()
    below = dialog.parentWidget()
    if below is not None:
        # It gets such a frame as the window below it has.
        room -= below.window().frameGeometry().size() - below.window().size()
    wanted = QSize(scaled(width), scaled(height)).boundedTo(room)
    dialog.resize(wanted.expandedTo(dialog.minimumSizeHint()))
