"""Every colour and distance of the window, in one table."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from app.engine.labels import Category
from app.paths import RESOURCES
from app.ui.contrast import SHAPE_RATIO, ink_on, mix, toward

GRID = 8
"""Logical pixels; distances are multiples of it or its half."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their role, `#RRGGBB`.

    `window` is the ground of bars and panels, `paper` that of documents and lists, `raised` that
    of buttons; `ink` is text, `soft` secondary text, `line` separators; `accent` marks the focus
    and the main button; `danger` errors, `good` what passed; `pages` lies behind page pictures.
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

    def highlight(self, category: Category) -> str:
        """Ground of a highlighted identifier."""
        return mix(self.paper, category.colour, self.fill)

    def outline(self, category: Category) -> str:
        """Outline of a highlighted identifier, visible on paper."""
        return toward(category.colour, self.ink, self.paper, SHAPE_RATIO)


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
)


def theme_named(name: str) -> Theme:
    """The theme of the settings: `light`, `dark`, or as the desktop has it for `system`."""
    if name == "system":
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return DARK if dark else LIGHT
    return DARK if name == "dark" else LIGHT


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
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.edge))
    return palette


def stylesheet_of(theme: Theme) -> str:
    """What the palette cannot say: distances, borders and the few surfaces of our own."""
    values = {name: getattr(theme, name) for name in theme.__dataclass_fields__}
    values["on_accent"] = ink_on(theme.accent)
    values["tick"] = "white" if ink_on(theme.accent) == "#ffffff" else "black"
    values["icons"] = (RESOURCES / "icons").as_posix()
    values["hover"] = mix(theme.raised, theme.ink, 0.07)
    values["pressed"] = mix(theme.raised, theme.ink, 0.14)
    sheet = _SHEET
    for name, value in values.items():
        sheet = sheet.replace(f"@{name}@", str(value))
    return sheet


_SHEET = """
QMainWindow, QDialog { background: @window@; }
QToolBar { background: @window@; border: none; border-bottom: 1px solid @line@;
  padding: 4px 8px; spacing: 4px; }
QToolBar::separator { background: @line@; width: 1px; margin: 6px 4px; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 4px 8px; color: @ink@; }
QToolButton:hover { background: @hover@; }
QToolButton:pressed, QToolButton:checked { background: @chosen@; border-color: @accent@; }
QToolButton:focus { border: 2px solid @accent@; padding: 3px 7px; }
QToolButton:disabled { color: @edge@; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolButton[role="chip"] { border: 1px solid @edge@; background: @raised@; padding: 4px 6px; }
QToolButton[role="chip"]:focus { border: 2px solid @accent@; padding: 3px 5px; }
QToolButton[role="chip"]:checked { background: @chosen@; border-color: @accent@; }
QPushButton { background: @raised@; border: 1px solid @edge@; border-radius: 4px;
  padding: 5px 15px; min-height: 20px; }
QPushButton:hover { background: @hover@; }
QPushButton:pressed { background: @pressed@; }
QPushButton:focus { border: 2px solid @accent@; padding: 4px 14px; }
QPushButton:disabled { color: @edge@; border-color: @line@; }
QPushButton[role="main"] { background: @accent@; color: @on_accent@; border-color: @accent@;
  font-weight: 600; }
QPushButton[role="main"]:focus { border: 2px solid @ink@; }
QPushButton[role="main"]:disabled { background: @line@; color: @soft@; border-color: @line@; }
QLineEdit { background: @paper@; color: @ink@;
  border: 1px solid @edge@; border-radius: 4px; padding: 3px 7px; min-height: 22px; }
QLineEdit:focus { border: 2px solid @accent@; padding: 2px 6px; }
QComboBox { background: @paper@; color: @ink@; border: 1px solid @edge@; border-radius: 4px;
  padding: 3px 7px; min-height: 22px; }
QComboBox:focus { border: 2px solid @accent@; padding: 2px 6px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(@icons@/down-@name@.svg); width: 16px; height: 16px; }
QComboBox QAbstractItemView { background: @raised@; border: 1px solid @edge@; outline: none;
  selection-background-color: @chosen@; selection-color: @ink@; }
QCheckBox, QRadioButton { spacing: 8px; padding: 2px; border: 2px solid transparent;
  border-radius: 4px; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent@; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: @paper@;
  border: 1px solid @edge@; border-radius: 3px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked { background: @accent@; border-color: @accent@;
  image: url(@icons@/tick-@tick@.svg); }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent@; }
QLineEdit:disabled { color: @soft@; }
QTreeView, QListView { background: @paper@; border: none; outline: none;
  selection-background-color: @chosen@; }
QListWidget::item { padding: 4px 8px; border: 1px solid transparent; color: @ink@; }
QListWidget::item:selected { background: @chosen@; color: @ink@; }
QTreeWidget { border: 1px solid @line@; border-radius: 4px; }
QTreeWidget::item { padding: 0 8px; color: @ink@; }
QTreeWidget::item:selected { background: @chosen@; color: @ink@; }
QTreeWidget::item:disabled { color: @edge@; }
QListWidget:focus { border: 2px solid @accent@; border-radius: 4px; }
QPlainTextEdit, QTextBrowser { background: @paper@; border: none; color: @ink@; }
QSplitter::handle { background: @line@; }
QStatusBar { background: @window@; border-top: 1px solid @line@; color: @soft@; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @soft@; padding: 2px 8px; }
QProgressBar { background: @line@; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: @accent@; border-radius: 2px; }
QToolTip { background: @raised@; color: @ink@; border: 1px solid @edge@; padding: 4px; }
QMenu { background: @raised@; color: @ink@; border: 1px solid @edge@; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: @chosen@; color: @ink@; }
QMenu::item:disabled { color: @edge@; }
QMenu::separator { background: @line@; height: 1px; margin: 4px 8px; }
QLabel[role="title"] { font-size: 17pt; font-weight: 600; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="soft"] { color: @soft@; }
QLabel[role="nothing"] { background: @paper@; color: @soft@; }
QLabel[role="key"] { background: @raised@; border: 1px solid @edge@; border-radius: 4px;
  padding: 1px 6px; }
QLabel[role="good"] { color: @good@; font-size: 17pt; font-weight: 600; }
QLabel[role="bad"] { color: @danger@; font-size: 17pt; font-weight: 600; }
QLabel[role="problem"] { color: @danger@; font-weight: 600; }
QFrame[role="banner"] { background: @danger_ground@; border: none;
  border-bottom: 1px solid @danger@; }
QFrame[role="banner"] QLabel[role="heading"] { color: @danger@; }
QFrame[role="bar"] { background: @window@; border: none; border-top: 1px solid @line@; }
QFrame[role="panel-head"] { background: @window@; border: none; border-bottom: 1px solid @line@; }
QFrame[role="card"] { background: @paper@; border: 1px solid @line@; border-radius: 6px; }
QFrame[role="drop"] { background: @paper@; border: 2px dashed @edge@; border-radius: 12px; }
QFrame[role="drop"][over="true"] { border-color: @accent@; background: @chosen@; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @edge@; border-radius: 4px; margin: 2px; min-height: 32px;
  min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
