from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListView,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, shown

from app.engine.domain.labels import Category, schema
from app.settings import Settings
from app.ui.core.contrast import SHAPE_RATIO, TEXT_RATIO, ink_on, luminance, ratio, toward
from app.ui.core.language import LANGUAGES, use_language
from app.ui.core.theme import (
    DARK,
    HIGH_DARK,
    HIGH_LIGHT,
    LIGHT,
    THEMES,
    Theme,
    palette_of,
    stylesheet_of,
    theme_named,
)
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import short_label
from app.ui.widgets.label_menu import swatch

ALL = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
EVERY = pytest.mark.parametrize(
    "category", schema().categories.values(), ids=lambda category: category.name
)
COLOURS = st.integers(0, 0xFFFFFF).map("#{:06x}".format)


def test_contrast_is_measured_as_wcag_defines_it() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert luminance("#777777") == pytest.approx(0.1845, abs=1e-4)
    assert ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@ALL
def test_text_can_be_read_on_every_surface(theme: Theme) -> None:
    for ground in (theme.window, theme.paper, theme.raised, theme.chosen):
        for ink in (theme.ink, theme.soft):
            assert ratio(ink, ground) >= theme.text_ratio, (ink, ground)
    for ink, ground in (
        (theme.danger, theme.danger_ground),
        (theme.ink, theme.danger_ground),
        (theme.danger, theme.window),
        (theme.danger, theme.paper),
        (theme.danger, theme.chosen),
        (theme.good, theme.window),
        (theme.accent, theme.paper),
        (ink_on(theme.accent), theme.accent),
    ):
        assert ratio(ink, ground) >= theme.text_ratio, (ink, ground)


@ALL
def test_every_word_of_a_file_dialog_of_qt_can_be_read(
    theme: Theme,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    qapp.setStyle("Fusion")
    window = QWidget()
    qtbot.addWidget(window)
    # Views of Qt take their letters from the palette of the program; a window sets both.
    request.addfinalizer(partial(qapp.setPalette, qapp.palette()))
    request.addfinalizer(partial(qapp.setStyleSheet, qapp.styleSheet()))
    qapp.setPalette(palette_of(theme))
    qapp.setStyleSheet(stylesheet_of(theme))
    dialog = QFileDialog(window, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    side = dialog.findChild(QListView, "sidebar")
    files = dialog.findChild(QTreeView, "treeView")
    assert isinstance(side, QListView)
    assert isinstance(files, QTreeView)
    for rows in (side, files):
        palette = rows.palette()
        for ink, ground in (
            (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
            (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Highlight),
        ):
            read = ratio(palette.color(ink).name(), palette.color(ground).name())
            assert read >= theme.text_ratio, (rows.objectName(), ink)
    for name in ("backButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        assert isinstance(button, QToolButton)
        picture = button.icon().pixmap(16, 16).toImage()
        drawn = [picture.pixelColor(x, y) for x in range(16) for y in range(16)]
        line = max(drawn, key=QColor.alpha)
        assert ratio(line.name(), theme.window) >= theme.shape_ratio, name


@ALL
def test_borders_and_rings_stand_out(theme: Theme) -> None:
    for line, ground in (
        (theme.edge, theme.paper),
        (theme.edge, theme.window),
        (theme.edge, theme.raised),
        (theme.accent, theme.paper),
        (theme.accent, theme.window),
        (theme.accent, theme.chosen),
    ):
        assert ratio(line, ground) >= theme.shape_ratio, (line, ground)


@ALL
@EVERY
def test_marked_text_labels_and_outlines_can_be_read(theme: Theme, category: Category) -> None:
    ground = theme.highlight(category)
    assert ratio(theme.ink, ground) >= theme.text_ratio
    assert ratio(theme.outline(category), theme.paper) >= theme.shape_ratio
    label = theme.label(category)
    assert ratio(ink_on(label), label) >= theme.text_ratio


@given(COLOURS, COLOURS)
def test_a_colour_is_moved_until_it_stands_out_or_becomes_the_ink(one: str, ground: str) -> None:
    ink = ink_on(ground)
    assert ratio(toward(one, ink, ground, TEXT_RATIO), ground) >= TEXT_RATIO


@ALL
def test_every_place_of_the_stylesheet_is_filled(theme: Theme) -> None:
    assert "@" not in stylesheet_of(theme)


@ALL
def test_every_picture_of_the_stylesheet_is_there(theme: Theme) -> None:
    pictures = re.findall(r"url\((.*?)\)", stylesheet_of(theme))
    assert pictures
    assert [picture for picture in pictures if not Path(picture).is_file()] == []


def test_high_contrast_asks_for_more_than_the_others() -> None:
    assert {theme.text_ratio for theme in (HIGH_LIGHT, HIGH_DARK)} == {7.0}
    assert {theme.text_ratio for theme in (LIGHT, DARK)} == {4.5}


@ALL
@pytest.mark.parametrize("kind", [QToolButton, QPushButton, QCheckBox, QRadioButton])
@pytest.mark.parametrize("checked", [False, True])
def test_what_is_off_looks_otherwise(
    qtbot: QtBot, theme: Theme, kind: type[QAbstractButton], checked: bool
) -> None:
    button = kind()
    qtbot.addWidget(button)
    button.setText("Export")
    button.setCheckable(True)
    button.setAutoExclusive(False)
    button.setChecked(checked)
    assert looks_otherwise_when_off(button, theme)


@ALL
@pytest.mark.parametrize("kind", [QLineEdit, QComboBox])
def test_a_field_that_is_off_looks_otherwise(
    qtbot: QtBot, theme: Theme, kind: type[QWidget]
) -> None:
    field = kind()
    qtbot.addWidget(field)
    assert looks_otherwise_when_off(field, theme)


def looks_otherwise_when_off(control: QWidget, theme: Theme) -> bool:
    control.setPalette(palette_of(theme))
    control.setStyleSheet(stylesheet_of(theme))
    on = control.grab().toImage()
    control.setEnabled(False)
    return control.grab().toImage() != on


def test_the_controls_above_the_findings_are_of_one_height(opened: MainWindow) -> None:
    panel = opened.findings
    heights = {part.height() for part in (panel.filter, panel.only_undecided)}
    assert len(heights) == 1


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("high", [False, True])
def test_the_theme_follows_the_desktop(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    dark: bool,
    high: bool,
) -> None:
    scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
    wish = Qt.ContrastPreference.HighContrast if high else Qt.ContrastPreference.NoPreference
    hints = SimpleNamespace(
        colorScheme=lambda: scheme,
        accessibility=lambda: SimpleNamespace(contrastPreference=lambda: wish),
    )
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)
    assert theme_named("system") is ((LIGHT, DARK), (HIGH_LIGHT, HIGH_DARK))[high][dark]
    assert theme_named("light") is LIGHT


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_are_told_apart_without_colour(language: str, qapp: QApplication) -> None:
    use_language(qapp, language)
    labels = [short_label(category) for category in schema().categories.values()]
    assert len(set(labels)) == len(labels)
    assert len({label[0] for label in labels}) == len(labels)


def test_the_window_follows_when_the_desktop_asks_for_contrast(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="system"))) as window:
        monkeypatch.setattr("app.ui.core.theme._desktop_wants_contrast", lambda: True)
        hints = qapp.styleHints().accessibility()
        hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        qtbot.waitUntil(lambda: qapp.palette().window().color().name() == HIGH_LIGHT.window)
        assert window.services.settings.theme is HIGH_LIGHT


@ALL
def test_bars_that_are_empty_half_full_and_full_are_told_apart(qtbot: QtBot, theme: Theme) -> None:
    bar = QProgressBar(textVisible=False, minimum=0, maximum=2)
    qtbot.addWidget(bar)
    bar.setPalette(palette_of(theme))
    bar.setStyleSheet(stylesheet_of(theme))
    bar.resize(200, bar.sizeHint().height())

    def middles(value: int) -> list[str]:
        bar.setValue(value)
        shot = bar.grab().toImage()
        height = shot.height() // 2
        return [shot.pixelColor(shot.width() * at // 4, height).name() for at in (1, 3)]

    (track, same), (done, rest), full = middles(0), middles(1), middles(2)
    assert (track, done) == (same, full[0])
    assert (rest, full[1]) == (track, done)
    assert ratio(done, track) >= theme.shape_ratio - 1
    assert ratio(track, theme.window) < SHAPE_RATIO


@ALL
@EVERY
def test_a_swatch_has_the_colour_of_labels(
    qapp: QApplication, theme: Theme, category: Category
) -> None:
    shot = swatch(category, theme).pixmap(16, 16).toImage()
    middle = shot.pixelColor(shot.width() // 2, shot.height() // 2)
    assert middle == QColor(theme.label(category))


def test_chips_and_the_bar_for_marking_follow_the_theme(opened: MainWindow) -> None:
    parts = opened.findings.chips.chips["LOCATION"], opened.area.selection_bar.buttons[2]
    before = [part.icon().pixmap(16, 16).toImage() for part in parts]
    opened.services.settings.change(theme="high-light")
    after = [part.icon().pixmap(16, 16).toImage() for part in parts]
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK])
def test_in_high_contrast_what_can_be_pressed_has_the_whole_frame(
    theme: Theme, qtbot: QtBot
) -> None:
    button = QToolButton()
    button.setText("Undo")
    qtbot.addWidget(button)
    button.setStyleSheet(stylesheet_of(theme))
    button.resize(80, 30)

    def frame() -> set[str]:
        """The colours of the upper edge, between its corners."""
        image = button.grab().toImage()
        return {image.pixelColor(x, 0).name() for x in range(10, 70)}

    assert frame() == {theme.edge}
    button.setEnabled(False)
    assert len(frame()) > 1, "a broken line"
