"""Colour spaces of an export: numbers, and inks without the names that people give them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream, String

from app.formats.pdf.images.image_data import palette
from app.formats.pdf.images.profiles import bare_profile, is_srgb
from app.formats.pdf.syntax.operands import elements, number_or_zero
from app.formats.pdf.syntax.resources import written

_DEVICE = {1: Name.DeviceGray, 3: Name.DeviceRGB, 4: Name.DeviceCMYK}
_PLAIN = frozenset({"/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/Pattern"})
_SHORT = {"/G": Name.DeviceGray, "/RGB": Name.DeviceRGB, "/CMYK": Name.DeviceCMYK}
_CALIBRATED = frozenset({"/CalGray", "/CalRGB", "/Lab"})
# What every output device has, or none (ISO 32000-1, 8.6.6).
_INKS = frozenset({"/All", "/None", "/Cyan", "/Magenta", "/Yellow", "/Black"})
_INDEXED, _INKED = frozenset({"/Indexed", "/I"}), frozenset({"/Separation", "/DeviceN"})
# Where a palette stands, and the function that mixes inks.
_LOOKUP, _TINT = 3, 3
_DEEPEST = 8

Copy: TypeAlias = Callable[[Any], Any]


class ColourSpaces:
    """The colour spaces of one export, which `target` will hold."""

    def __init__(self, target: pikepdf.Pdf) -> None:
        self._target = target
        self._inks: dict[object, Name] = {}
        self._profiles: dict[tuple[int, int], pikepdf.Object] = {}

    def copy(
        self,
        space: Any,
        look_up: Copy,
        copy: Copy,
        used: Collection[int] | None = None,
        depth: int = 0,
    ) -> Any:
        """A copy of a colour space; None for what is none.

        `look_up` finds a space that resources name, `copy` copies functions and dictionaries.
        `used` are the colours of a palette that a picture shows, if that is known.
        """
        if depth > _DEEPEST:
            return None

        def inner(other: Any) -> Any:
            return self.copy(other, look_up, copy, depth=depth + 1)

        if isinstance(space, Name):
            return self._named(space, look_up, inner)
        if not isinstance(space, Array) or len(space) == 0 or not isinstance(space[0], Name):
            return None
        if len(space) == 1:
            return inner(space[0])
        return self._parted(space, inner, copy, used)

    def _named(self, space: Name, look_up: Copy, inner: Copy) -> Any:
        known = written(space)
        if known in _PLAIN:
            return Name(known)
        if known in _SHORT:
            return _SHORT[known]
        found = look_up(space)
        return None if found is None else inner(found)

    def _parted(self, space: Array, inner: Copy, copy: Copy, used: Collection[int] | None) -> Any:
        family, first = written(space[0]), space[1]
        kept: Any = None
        if family in _CALIBRATED:
            kept = Array(
                [Name(family), copy(first if isinstance(first, Dictionary) else Dictionary())]
            )
        elif family == "/ICCBased":
            kept = self._profiled(first, inner)
        elif family == "/Pattern":
            kept = Array([Name.Pattern, inner(first) or Name.DeviceGray])
        elif family in _INDEXED and len(space) > _LOOKUP:
            kept = self._indexed(space, inner, used)
        elif family in _INKED and len(space) > _TINT:
            inks = (
                Array(list(map(self._ink, first))) if isinstance(first, Array) else self._ink(first)
            )
            kept = Array([Name(family), inks, inner(space[2]), copy(space[_TINT])])
        return kept

    def _profiled(self, stream: Any, inner: Copy) -> Any:
        if not isinstance(stream, Stream):
            return None
        if stream.objgen not in self._profiles:
            self._profiles[stream.objgen] = self._profile(stream, inner)
        return self._profiles[stream.objgen]

    def _profile(self, stream: pikepdf.Stream, inner: Copy) -> pikepdf.Object:
        profile = stream.read_bytes()
        count = number_or_zero(stream.get("/N"))
        bare = None if is_srgb(profile) else bare_profile(profile)
        if bare is None:
            return _DEVICE.get(count) or inner(stream.get("/Alternate")) or Name.DeviceGray
        copied = self._target.make_stream(bare, N=count)
        if count in _DEVICE:
            copied.Alternate = _DEVICE[count]
        return Array([Name.ICCBased, copied])

    def _indexed(self, space: Array, inner: Copy, used: Collection[int] | None) -> Array:
        base = inner(space[1]) or Name.DeviceRGB
        held = space[3]
        colours = b""
        if isinstance(held, Stream):
            colours = held.read_bytes()
        elif isinstance(held, String):
            colours = bytes(held)
        highest = number_or_zero(space[2])
        colours = palette(colours, space)
        size = len(colours) // (int(highest) + 1) if highest >= 0 else 0
        if used is not None and size:
            colours = b"".join(
                colours[size * n : size * (n + 1)] if n in used else bytes(size)
                for n in range(int(highest) + 1)
            )
        return Array([Name.Indexed, base, highest, String(colours)])

    def _ink(self, name: Any) -> Name:
        known = written(name) if isinstance(name, Name) else None
        if known in _INKS:
            return Name(known)
        key = known if known is not None else object()
        return self._inks.setdefault(key, Name(f"/Ink{len(self._inks) + 1}"))


def components(space: Any) -> int:
    """The number of values of a colour in a space that was copied."""
    family = space[0] if isinstance(space, Array) and len(space) else space
    counts = {"/DeviceRGB": 3, "/CalRGB": 3, "/Lab": 3, "/DeviceCMYK": 4}
    if str(family) == "/ICCBased":
        return int(number_or_zero(space[1].get("/N")))
    if str(family) == "/DeviceN":
        return len(elements(space[1]))
    return counts.get(str(family), 1)


_FEW_INKS = 4


def count_of_colours(space: Any, look_up: Copy, depth: int = 0) -> int | None:
    """How many numbers a colour has in a space of the original; None where nothing tells.

    `look_up` finds a space that resources name.
    """
    if isinstance(space, Name) and written(space) not in (*_PLAIN, *_SHORT):
        space = look_up(space)
    parts = list(space) if isinstance(space, Array) else [space]
    if depth > _DEEPEST or not parts or not isinstance(parts[0], Name):
        return None
    family = written(parts[0]) or ""
    if family == "/Pattern":
        return count_of_colours(parts[1], look_up, depth + 1) if len(parts) > 1 else 0
    if family == "/ICCBased" and not (len(parts) > 1 and isinstance(parts[1], Stream)):
        return None
    return components(space if len(parts) > 1 else _SHORT.get(family, parts[0]))


def most_colours(resources: Mapping[str, Any], look_up: Copy) -> int:
    """The most numbers of a colour in any named space, and in those that need no name."""
    counts = (count_of_colours(space, look_up) for space in resources.values())
    return max(_FEW_INKS, *(count or 0 for count in counts), 0)
