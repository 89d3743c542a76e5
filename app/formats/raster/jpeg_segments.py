"""JPEG files reduced to the segments by which a picture is shown (ITU-T T.81, annex B).

Comments, Exif, XMP and thumbnails go, and tables that no scan uses. What remains of the rest is
fixed, but for numbers that an encoder may choose: these spell nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from app.formats.raster.jpeg_codes import code_tables, spells
from app.formats.raster.jpeg_tables import quantisation_tables

_START, _END, _SCAN, _CODES, _TABLES, _RESTARTS = 0xD8, 0xD9, 0xDA, 0xC4, 0xDB, 0xDD
_RESTART = re.compile(rb"\xff[\xd0-\xd7]")
_MARKER = re.compile(rb"\xff+([^\x00\xd0-\xd7\xff])")
_FRAMES = {*range(0xC0, 0xD0)} - {_CODES, 0xC8, 0xCC}
# Frames, tables and scans, but for the extension that no decoder knows (table B.1).
_PIXEL_SEGMENTS = {*range(0xC0, 0xD0), _SCAN, _TABLES, 0xDC, _RESTARTS} - {0xC8}
# The number of lines, behind which readers pass over the rest.
_LINES, _LINES_LENGTH = 0xDC, 2
# JFIF and Adobe's colour transform change how the pixels look; profiles in a PDF stand elsewhere.
_JFIF, _ADOBE = (0xE0, b"JFIF\0"), (0xEE, b"Adobe")
_JFIF_LENGTH, _ADOBE_LENGTH = 12, 12  # without a thumbnail
# What many cameras and scanners write: a version, a unit, twice the same number of dots.
_PLAIN_JFIF = re.compile(rb"JFIF\0\x01[\0-\x02][\0-\x02](?P<dots>[\0-\x0f].)(?P=dots)", re.DOTALL)
_NO_DENSITY = b"JFIF\0\x01\x01\0\0\x01\0\x01"
# What stands behind the last pixels, unread. There a row of letters is none of theirs, but for the
# few that repeat where a picture ends in one colour.
_TAIL = re.compile(rb"([A-Za-z]{6}|[0-9]{6}).{0,4}\Z", re.DOTALL)
_TAIL_LENGTH, _REPEATED = 10, 3


class Segment(NamedTuple):
    """A marker, what its segment says, and the pixels of the scan that it begins."""

    marker: int
    payload: bytes
    pixels: bytes = b""


def strip_jpeg(data: bytes, *, own: bool = False) -> bytes:
    """A JPEG file without what shows nothing, up to its end, the same bytes where it has none.

    Raises `ValueError` for data that is not laid out like a JPEG file, and for one whose codes or
    last bytes could spell, unless an encoder of our `own` made it: its pixels are to be stored
    anew.
    """
    found = list(_segments(data))
    used = _used_tables(found)
    out, seen = [b"\xff\xd8"], set[int]()
    for place, segment in enumerate(found):
        payload = _kept(segment, used.get(place, frozenset()))
        if payload is None or (segment.marker >= _JFIF[0] and segment.marker in seen):
            continue
        seen.add(segment.marker)
        if not own and _could_spell(segment, payload):
            raise ValueError("a JPEG file that could spell")
        out += [bytes((0xFF, segment.marker)), (len(payload) + 2).to_bytes(2, "big"), payload]
        out.append(segment.pixels)
    return b"".join((*out, b"\xff\xd9"))


def _segments(data: bytes) -> Iterator[Segment]:
    start = data.find(b"\xff\xd8\xff")
    if start < 0:
        raise ValueError("no JPEG file")
    position = start + 2
    while found := _MARKER.search(data, position):
        marker, position = found[1][0], found.end()
        if marker == _END:
            return
        if marker in {_START, 0x01}:
            continue
        end = position + int.from_bytes(data[position : position + 2], "big")
        if end > len(data) or end < position + 2:
            raise ValueError("a broken JPEG file")
        payload, position = data[position + 2 : end], end
        pixels = b""
        if marker == _SCAN:
            # Viewers show a file that ends too early.
            after = _MARKER.search(data, position)
            pixels = data[position : after.start() if after else len(data)]
            position += len(pixels)
        yield Segment(marker, payload, pixels)


def _used_tables(found: list[Segment]) -> dict[int, frozenset[int]]:
    """The tables that a scan uses, by the place of their segment: restarts are table 0."""
    last: dict[tuple[int, int], int] = {}
    used: set[tuple[int, int, int]] = set()
    quantised: frozenset[int] = frozenset()
    for place, (marker, payload, pixels) in enumerate(found):
        if marker in _FRAMES:
            quantised = frozenset(payload[8::3])
        elif marker == _RESTARTS:
            last[marker, 0] = place
        elif marker == _CODES:
            last |= {(marker, kind): place for kind, _ in code_tables(payload)}
        elif marker == _TABLES:
            last |= {(marker, table[0] & 0x0F): place for table in quantisation_tables(payload)}
        elif marker == _SCAN:
            chosen = payload[2 : 1 + 2 * payload[0] : 2] if payload else b""
            codes = {kind for one in chosen for kind in (one >> 4, 0x10 | (one & 0x0F))}
            wanted = {(_CODES, kind) for kind in codes}
            wanted |= {(_RESTARTS, 0)} if _RESTART.search(pixels) else set()
            wanted |= {(_TABLES, number) for number in quantised}
            used |= {(*key, last[key]) for key in wanted & last.keys()}
    places = {place for *_, place in used}
    return {at: frozenset(number for _, number, place in used if place == at) for at in places}


def _could_spell(segment: Segment, payload: bytes) -> bool:
    if segment.marker == _CODES:
        return any(spells(table) for _, table in code_tables(payload))
    tail = _TAIL.search(segment.pixels[-_TAIL_LENGTH:])
    return tail is not None and len(set(tail[1])) > _REPEATED


def _kept(segment: Segment, used: frozenset[int]) -> bytes | None:
    """What a segment may say; None where it says nothing that shows."""
    marker, payload, _ = segment
    kept: bytes | None = payload if marker in _PIXEL_SEGMENTS else None
    if (marker, payload[:5]) == _JFIF:
        bare = payload[:_JFIF_LENGTH] if _PLAIN_JFIF.match(payload) else _NO_DENSITY
        kept = bare + b"\0\0"
    elif (marker, payload[:5]) == _ADOBE:
        kept = payload[:_ADOBE_LENGTH]
    elif marker == _TABLES:
        tables = quantisation_tables(payload)
        kept = b"".join(table for table in tables if table[0] & 0x0F in used) or None
    elif marker == _CODES:
        kept = b"".join(table for kind, table in code_tables(payload) if kind in used) or None
    elif marker == _RESTARTS:
        kept = payload[:2] if used else None
    elif marker == _LINES:
        kept = payload[:_LINES_LENGTH]
    return kept
