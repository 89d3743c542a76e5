from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.labels import Category, schema
from app.ui.contrast import SHAPE_RATIO, TEXT_RATIO, ink_on, luminance, ratio, toward
from app.ui.theme import DARK, LIGHT, Theme, stylesheet_of

BOTH = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
EVERY = pytest.mark.parametrize(
    "category", schema().categories.values(), ids=lambda category: category.name
)
COLOURS = st.integers(0, 0xFFFFFF).map("#{:06x}".format)


def test_contrast_is_measured_as_wcag_defines_it() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert luminance("#777777") == pytest.approx(0.1845, abs=1e-4)
    assert ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@BOTH
def test_text_can_be_read_on_every_surface(theme: Theme) -> None:
    for ground in (theme.window, theme.paper, theme.raised, theme.chosen):
        for ink in (theme.ink, theme.soft):
            assert ratio(ink, ground) >= TEXT_RATIO, (ink, ground)
    for ink, ground in (
        (theme.danger, theme.danger_ground),
        (theme.ink, theme.danger_ground),
        (theme.danger, theme.window),
        (theme.danger, theme.paper),
        (theme.danger, theme.chosen),
        (theme.good, theme.window),
        (theme.accent, theme.paper),
        (ink_on(theme.accent), theme.accent),
        (theme.soft, theme.line),
    ):
        assert ratio(ink, ground) >= TEXT_RATIO, (ink, ground)


@BOTH
def test_borders_and_rings_stand_out(theme: Theme) -> None:
    for line, ground in (
        (theme.edge, theme.paper),
        (theme.edge, theme.window),
        (theme.edge, theme.raised),
        (theme.accent, theme.paper),
        (theme.accent, theme.window),
        (theme.accent, theme.chosen),
    ):
        assert ratio(line, ground) >= SHAPE_RATIO, (line, ground)


@BOTH
@EVERY
def test_marked_text_labels_and_outlines_can_be_read(theme: Theme, category: Category) -> None:
    ground = theme.highlight(category)
    assert ratio(theme.ink, ground) >= TEXT_RATIO
    assert ratio(theme.outline(category), theme.paper) >= SHAPE_RATIO
    assert ratio(ink_on(category.colour), category.colour) >= TEXT_RATIO
    label = toward(category.colour, theme.ink, ground, TEXT_RATIO)
    assert ratio(label, ground) >= TEXT_RATIO


@given(COLOURS, COLOURS)
def test_a_colour_is_moved_until_it_stands_out_or_becomes_the_ink(one: str, ground: str) -> None:
    ink = ink_on(ground)
    assert ratio(toward(one, ink, ground, TEXT_RATIO), ground) >= TEXT_RATIO


@BOTH
def test_every_place_of_the_stylesheet_is_filled(theme: Theme) -> None:
    assert "@" not in stylesheet_of(theme)
