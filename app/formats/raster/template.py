"""Where a small picture stands again in a larger one, by how alike their pixels are."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from app.formats.base import RenderedPage

Shades = npt.NDArray[np.float64]
"""Rows of pixels, 0 for black to 255."""

_FLAT = 3.0  # of 255: what varies less is blank paper, which stands everywhere
_MOST = 20


def shades_of(picture: RenderedPage) -> Shades:
    """A picture without its colours, a little out of focus.

    What is scanned twice lies between other pixels and has other grain, which focus would show.
    """
    pixels = np.frombuffer(picture.rgb, np.uint8).reshape(picture.height, picture.width, 3)
    shades: Shades = pixels @ np.array([0.299, 0.587, 0.114])
    softened: Shades = _sums(np.pad(shades, 1, mode="edge"), 3, 3) / 9
    return softened


def is_blank(template: Shades) -> bool:
    """Whether there is nothing in a picture by which it could be known again."""
    return template.size == 0 or float(template.std()) < _FLAT


def places_like(template: Shades, shades: Shades, least: float) -> Iterator[tuple[int, int, float]]:
    """Left and top in pixels of what correlates with `template` at least so much, the best first.

    Correlation is normalised, -1 to 1 (Lewis 1995), so that other brightness does not matter. No
    two places share more than half of their width and height.
    """
    high, wide = template.shape
    if is_blank(template) or shades.shape[0] < high or shades.shape[1] < wide:
        return
    likeness = _correlation(template, shades)
    for _ in range(_MOST):
        top, left = (int(at) for at in np.unravel_index(likeness.argmax(), likeness.shape))
        best = float(likeness[top, left])
        if best < least:
            return
        yield left, top, best
        rows = slice(max(0, top - high // 2), top + high // 2 + 1)
        likeness[rows, max(0, left - wide // 2) : left + wide // 2 + 1] = -1.0


def _correlation(template: Shades, shades: Shades) -> Shades:
    high, wide = template.shape
    centred = template - template.mean()
    spectrum = np.fft.rfft2(shades) * np.conj(np.fft.rfft2(centred, shades.shape))
    shared = np.fft.irfft2(spectrum, shades.shape)
    shared = shared[: shades.shape[0] - high + 1, : shades.shape[1] - wide + 1]
    sums, squares = _sums(shades, high, wide), _sums(shades**2, high, wide)
    spread = np.maximum(squares - sums**2 / template.size, 0.0)
    blank = spread < template.size * _FLAT**2
    result: Shades = shared / np.sqrt(np.where(blank, 1.0, spread) * (centred**2).sum())
    result[blank] = -1.0
    return result


def _sums(shades: Shades, high: int, wide: int) -> Shades:
    """The sum of each part of a picture that is so high and wide."""
    total = np.zeros((shades.shape[0] + 1, shades.shape[1] + 1))
    total[1:, 1:] = shades.cumsum(0).cumsum(1)
    sums: Shades = total[high:, wide:] - total[:-high, wide:] - total[high:, :-wide]
    return sums + total[:-high, :-wide]
