"""Looks on all pages for what a box covers on one: as it is stored, and as it looks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from app.engine.domain.geometry import Box, SamePicture
from app.formats.base import Format, Options, RenderedPage
from app.formats.raster.template import Shades, is_blank, places_like, shades_of
from app.progress import Reporter, Stage

LEAST = 0.87
"""Correlation from which a place is taken for the same picture.

A label that was scanned twice has 0.93, and a line of print with another one 0.80 at most.
"""
_AROUND = 1.0  # points: pages are compared pixel by pixel, and a place may lie between two
_USUAL_SCALE, _LARGEST_SCALE = 1.0, 3.0
_LEAST_PIXELS = 24.0


def same_pictures(
    shown_in: Format,
    untrusted_source: Path,
    options: Options,
    number: int,
    box: Box,
    reporter: Reporter,
) -> tuple[SamePicture, ...]:
    """Places in reading order that look like what `box` covers on page `number`, without that.

    Nothing where the box covers blank paper. Raises `InputError`.
    """
    stored = shown_in.stored_again(untrusted_source, options, number, box, reporter)
    sizes = shown_in.page_sizes(untrusted_source, options)
    smaller = max(1.0, min(box.x1 - box.x0, box.bottom - box.top))
    scale = min(_LARGEST_SCALE, max(_USUAL_SCALE, _LEAST_PIXELS / smaller))
    own = shown_in.render_page(untrusted_source, options, number, scale)
    template = _cut(shades_of(own), box, scale)
    if is_blank(template):
        return ()
    found: list[SamePicture] = []
    for at in range(1, len(sizes) + 1):
        reporter.step(Stage.READ, at, len(sizes))
        picture = shown_in.render_page(untrusted_source, options, at, scale)
        here = [box] if at == number else []
        places = [(place, 1.0, True) for page, place in stored if page == at]
        places += [(*one, False) for one in _alike(template, shades_of(picture), scale)]
        for place, likeness, is_stored in places:
            if any(_overlap(place, other) for other in here):
                continue
            here.append(place)
            shown = _picture(picture, place, scale)
            size = shown.shape[1], shown.shape[0]
            found.append(SamePicture(at, place, likeness, is_stored, size, shown.tobytes()))
    return tuple(sorted(found, key=lambda one: (one.page, one.box.top, one.box.x0)))


def _alike(template: Shades, shades: Shades, scale: float) -> Iterator[tuple[Box, float]]:
    high, wide = template.shape
    for left, top, likeness in places_like(template, shades, LEAST):
        place = Box(
            left / scale - _AROUND,
            top / scale - _AROUND,
            (left + wide) / scale + _AROUND,
            (top + high) / scale + _AROUND,
        )
        yield place, likeness


def _cut(shades: Shades, box: Box, scale: float) -> Shades:
    edges = (box.top, box.bottom, box.x0, box.x1)
    top, bottom, left, right = (max(0, round(edge * scale)) for edge in edges)
    return shades[top:bottom, left:right]


def _picture(page: RenderedPage, box: Box, scale: float) -> npt.NDArray[np.uint8]:
    pixels = np.frombuffer(page.rgb, np.uint8).reshape(page.height, page.width, 3)
    edges = (box.top, box.bottom, box.x0, box.x1)
    top, bottom, left, right = (max(0, round(edge * scale)) for edge in edges)
    return pixels[top:bottom, left:right]


def _overlap(one: Box, other: Box) -> bool:
    """Whether two places share more than half of the smaller one."""
    across = min(one.x1, other.x1) - max(one.x0, other.x0)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    areas = ((box.x1 - box.x0) * (box.bottom - box.top) for box in (one, other))
    return across > 0 and down > 0 and 2 * across * down > min(areas)
