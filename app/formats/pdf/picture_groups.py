"""Which pictures of a page lie together, such as the strips into which a scanner cut one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.formats.pdf.frame import Frame
from app.formats.pdf.painted import Bounds, Picture

# In painting order.
Group: TypeAlias = tuple[Picture, ...]

_LEGIBLE_HEIGHT = 5.0  # points; nothing can be read in less
_NEAR = 1.0  # points
# Pages with more are maps and drawings made of pictures, which are read as one.
_MOST_PICTURES, _MOST_GROUPS = 300, 12


def legible_groups(pictures: Sequence[Picture], frame: Frame) -> list[Group]:
    """Pictures that touch each other, where something can be read in them, from the top down."""
    shown = [picture for picture in pictures if frame.shows(picture.bounds)]
    painted = [picture for picture in shown if picture.number is not None]
    groups = [tuple(painted)] if len(painted) > _MOST_PICTURES else _touching(painted)
    legible = [group for group in groups if is_legible(bounds_of(group))]
    if len(legible) > _MOST_GROUPS:
        together = [picture for group in legible for picture in group]
        legible = [tuple(sorted(together, key=lambda picture: picture.number or 0))]
    others = [(p,) for p in shown if p.number is None and is_legible(p.bounds)]
    return sorted((*legible, *others), key=lambda group: _place(group, frame))


def bounds_of(group: Group) -> Bounds:
    """What the pictures cover together, in user space."""
    lefts, bottoms, rights, tops = zip(*(picture.bounds for picture in group), strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def is_legible(bounds: Bounds) -> bool:
    """Whether letters have room there."""
    left, bottom, right, top = bounds
    return min(right - left, top - bottom) >= _LEGIBLE_HEIGHT


def _place(group: Group, frame: Frame) -> tuple[float, float]:
    box = frame.box(bounds_of(group))
    return box.top, box.x0


def _touching(pictures: list[Picture]) -> list[Group]:
    groups: list[list[Picture]] = []
    for picture in pictures:
        apart, joined = [], [picture]
        for group in groups:
            if any(_touch(picture.bounds, other.bounds) for other in group):
                joined = [*group, *joined]
            else:
                apart.append(group)
        groups = [*apart, joined]
    return [tuple(sorted(group, key=lambda picture: picture.number or 0)) for group in groups]


def _touch(one: Bounds, other: Bounds) -> bool:
    return (
        one[0] <= other[2] + _NEAR
        and other[0] <= one[2] + _NEAR
        and one[1] <= other[3] + _NEAR
        and other[1] <= one[3] + _NEAR
    )
