"""Which pictures of a page are read together, such as the strips into which a scanner cut one.

None of them covers another: what lies below would not be read, although the export holds it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pikepdf

from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.content.painted import Bounds, Picture
from app.formats.pdf.images.xobject import pixels_of

# In painting order.
Group: TypeAlias = tuple[Picture, ...]
_Edges: TypeAlias = npt.NDArray[np.float64]  # left, bottom, right and top in columns

_LEGIBLE_HEIGHT = 5.0  # points; nothing can be read in less, unless there are enough pixels
_LOW, _LONG = 8, 40  # pixels of a short word
_ANY_LOW = 5  # pixels; rules and dots have fewer
_NEAR = 1.0  # points
_HAIR = 0.1  # of the sides of a picture
_MOST_PICTURES, _MOST_GROUPS = 3_000, 40


def legible_groups(pictures: Sequence[Picture], frame: Frame) -> list[Group]:
    """Pictures that touch each other, where something can be read in them, from the top down."""
    shown = [picture for picture in pictures if frame.shows(picture.bounds)]
    painted = _each_once(picture for picture in shown if picture.number is not None)
    if len(painted) > _MOST_PICTURES:
        return [tuple(painted)]
    groups = [
        part
        for group in _touching(painted)
        for layer in _layers(group)
        for part in _touching(layer)
    ]
    others = [(p,) for p in shown if p.number is None]
    legible = [group for group in (*groups, *others) if _is_legible(group)]
    return sorted(legible, key=lambda group: _place(group, frame))


def are_too_many(groups: Sequence[Group]) -> bool:
    """Whether to read the page as it looks, since reading `groups` one by one takes too long."""
    different = {tuple(map(_look, group)) for group in groups}
    return len(different) > _MOST_GROUPS or any(len(g) > _MOST_PICTURES for g in groups)


def has_too_small(pictures: Sequence[Picture], groups: Sequence[Group], frame: Frame) -> bool:
    """Whether the page shows pictures that are in none of its legible `groups`, but for rules."""
    read = {_look(picture) for group in groups for picture in group}
    return any(
        frame.shows(picture.bounds)
        and picture.number is not None
        and _look(picture) not in read
        and (picture.image is None or min(pixels_of(picture.image)) >= _ANY_LOW)
        for picture in pictures
    )


def bounds_of(group: Group) -> Bounds:
    """What the pictures cover together, in user space."""
    lefts, bottoms, rights, tops = zip(*(picture.bounds for picture in group), strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def can_hold_words(image: pikepdf.Object) -> bool:
    """Whether an image has pixels enough for a short word."""
    shorter, longer = sorted(pixels_of(image))
    return shorter >= _LOW and longer >= _LONG


def _is_legible(group: Group) -> bool:
    left, bottom, right, top = bounds_of(group)
    if min(right - left, top - bottom) >= _LEGIBLE_HEIGHT:
        return True
    # An inline image tells its size only when it has become an object.
    return any(p.image is None or can_hold_words(p.image) for p in group)


def _look(picture: Picture) -> tuple[object, ...]:
    """The same for an image of one size and direction, wherever it stands."""
    image = None if picture.image is None else picture.image.objgen
    return image, *(round(value, 1) for value in picture.matrix[:4])


def _each_once(pictures: Iterable[Picture]) -> list[Picture]:
    """Without those that are painted again in the same place."""
    once = {(*_look(p), *p.matrix[4:], p.number if p.image is None else 0): p for p in pictures}
    return list(once.values())


def _place(group: Group, frame: Frame) -> tuple[float, float]:
    box = frame.box(bounds_of(group))
    return box.top, box.x0


def _edges(pictures: Sequence[Picture]) -> _Edges:
    return np.array([picture.bounds for picture in pictures], dtype=float).reshape(-1, 4)


def _touching(pictures: Sequence[Picture]) -> list[Group]:
    edges = _edges(pictures)
    of = np.full(len(pictures), -1)
    for first in range(len(pictures)):
        found = [first] if of[first] < 0 else []
        while found:
            one = found.pop()
            of[one] = first
            near = (_shared(edges, edges[one]) >= -_NEAR).all(axis=1) & (of < 0)
            of[near] = first
            found += np.flatnonzero(near).tolist()
    return [
        tuple(pictures[i] for i in np.flatnonzero(of == number).tolist())
        for number in np.unique(of)
    ]


def _layers(group: Group) -> list[Group]:
    """The group in parts in which no picture covers another."""
    edges = _edges(group)
    sides = edges[:, 2:] - edges[:, :2]
    of = np.zeros(len(group), dtype=int)
    for i in range(1, len(group)):
        hair = np.minimum(_NEAR, _HAIR * np.minimum(sides[:i], sides[i]))
        covers = (_shared(edges[:i], edges[i]) > hair).all(axis=1)
        taken = set(of[:i][covers].tolist())
        of[i] = next(number for number in count() if number not in taken)
    return [
        tuple(group[i] for i in np.flatnonzero(of == number).tolist()) for number in np.unique(of)
    ]


def _shared(edges: _Edges, one: _Edges) -> npt.NDArray[np.float64]:
    """How far each reaches over `one`, across and up; negative for a distance."""
    return np.minimum(edges[:, 2:], one[2:]) - np.maximum(edges[:, :2], one[:2])
