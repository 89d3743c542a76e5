"""Colour arithmetic for readable text: mixing, and contrast as WCAG 2.2 measures it."""

from __future__ import annotations

from functools import cache

TEXT_RATIO = 4.5
"""WCAG 2.2 AA, success criterion 1.4.3, for text of normal size."""
SHAPE_RATIO = 3.0
"""WCAG 2.2 AA, success criterion 1.4.11, for outlines and controls."""
HIGH_TEXT_RATIO = 7.0
"""WCAG 2.2 AAA, success criterion 1.4.6."""
HIGH_SHAPE_RATIO = 4.5
"""Of outlines where high contrast is wanted; WCAG names none."""


def luminance(colour: str) -> float:
    """Relative luminance of an sRGB colour `#RRGGBB`, 0 to 1."""
    channels = (channel / 255 for channel in _channels(colour))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mix(base: str, over: str, share: float) -> str:
    """`over` laid on `base` with an opacity of `share`."""
    parts = zip(_channels(base), _channels(over), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def toward(colour: str, ink: str, ground: str, wanted: float) -> str:
    """`colour` moved toward `ink` until it stands out from `ground` by the ratio `wanted`."""
    for percent in range(0, 100, 4):
        moved = mix(colour, ink, percent / 100)
        if ratio(moved, ground) >= wanted:
            return moved
    return ink


@cache
def ink_on(ground: str) -> str:
    """Black or white, whichever is easier to read on `ground`."""
    return max(("#000000", "#ffffff"), key=lambda ink: ratio(ink, ground))
