"""Colour profiles (ICC.1:2022) reduced to the numbers that change colours.

Who made a profile, for which device and when, is told in texts and in the header.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

_HEADER, _ENTRY = 128, 12
_MOST_TAGS = 100
_CLASSES = frozenset({b"scnr", b"mntr", b"prtr", b"spac"})
_SPACES = {b"GRAY": 1, b"RGB ": 3, b"Lab ": 3, b"CMYK": 4}
_CONNECTIONS = frozenset({b"XYZ ", b"Lab "})
_D50 = struct.pack(">III", 0xF6D6, 0x10000, 0xD32D)
_TAGS = frozenset(
    (
        *(b"wtpt", b"bkpt", b"chad", b"rXYZ", b"gXYZ", b"bXYZ", b"rTRC", b"gTRC", b"bTRC"),
        *(b"kTRC", b"A2B0", b"A2B1", b"A2B2", b"B2A0", b"B2A1", b"B2A2", b"gamt"),
    )
)
_TABLES = frozenset({b"mft1", b"mft2", b"mAB ", b"mBA "})
_MFT2 = 52  # where its curves begin
_MATRIX = 9  # numbers
# Numbers of a parametric curve by its kind (10.18).
_PARAMETERS = (1, 3, 4, 5, 7)
# Of sRGB, adapted to D50, and its shades at two places (IEC 61966-2-1).
_SRGB = {
    b"rXYZ": (0.4361, 0.2225, 0.0139),
    b"gXYZ": (0.3851, 0.7169, 0.0971),
    b"bXYZ": (0.1431, 0.0606, 0.7141),
}
_SRGB_SHADES = {0.1: 0.01002, 0.5: 0.21404}
_NEAR = 0.002


def bare_profile(untrusted_profile: bytes) -> bytes | None:
    """The profile without words, for the same colours; None for what is none."""
    header = untrusted_profile[:_HEADER]
    space = header[16:20]
    if (
        header[36:40] != b"acsp"
        or header[12:16] not in _CLASSES
        or space not in _SPACES
        or header[20:24] not in _CONNECTIONS
    ):
        return None
    kept = {
        tag: bare
        for tag, data in _tags(untrusted_profile).items()
        if tag in _TAGS and (bare := _bare(data)) is not None
    }
    if not kept:
        return None
    version = bytes((min(header[8], 4), 0x40 if header[8] >= 4 else 0x20, 0, 0))
    head = b"\0" * 4 + version + header[12:24] + b"\0" * 12 + b"acsp" + b"\0" * 24
    head += header[64:68] + _D50
    body, table, position = b"", b"", _HEADER + 4 + _ENTRY * len(kept)
    places: dict[bytes, int] = {}
    for tag, data in kept.items():
        if data not in places:
            places[data] = position + len(body)
            body += data + b"\0" * (-len(data) % 4)
        table += struct.pack(">4sII", tag, places[data], len(data))
    whole = head.ljust(_HEADER - 4, b"\0") + struct.pack(">I", len(kept)) + table + body
    return struct.pack(">I", len(whole) + 4) + whole


def is_srgb(untrusted_profile: bytes) -> bool:
    """Whether a profile describes the colours that viewers take unprofiled ones for."""
    tags = _tags(untrusted_profile)
    if untrusted_profile[16:20] != b"RGB " or b"A2B0" in tags:
        return False
    primaries = all(
        len(tags.get(tag, b"")) >= 20
        and all(
            abs(one / 65536 - other) < _NEAR
            for one, other in zip(struct.unpack(">iii", tags[tag][8:20]), colour, strict=True)
        )
        for tag, colour in _SRGB.items()
    )
    return primaries and all(
        (shown := _shade(tags.get(tag, b""), at)) is not None and abs(shown - wanted) < _NEAR
        for tag in (b"rTRC", b"gTRC", b"bTRC")
        for at, wanted in _SRGB_SHADES.items()
    )


def _tags(profile: bytes) -> Mapping[bytes, bytes]:
    if len(profile) < _HEADER + 4:
        return {}
    (count,) = struct.unpack_from(">I", profile, _HEADER)
    end = min(_HEADER + 4 + _ENTRY * min(count, _MOST_TAGS), len(profile) - _ENTRY + 1)
    entries = (
        struct.unpack_from(">4sII", profile, place) for place in range(_HEADER + 4, end, _ENTRY)
    )
    return {tag: profile[start : start + size] for tag, start, size in entries}


def _bare(data: bytes) -> bytes | None:
    """The numbers of one tag; None for one of a type that has words."""
    kind = data[:4]
    if len(data) < 12:
        return None
    if kind == b"XYZ ":
        return _exactly(data, 20)
    if kind == b"curv":
        return _exactly(data, 12 + 2 * struct.unpack_from(">I", data, 8)[0])
    if kind == b"para":
        (form,) = struct.unpack_from(">H", data, 8)
        return _exactly(data, 12 + 4 * _PARAMETERS[form]) if form < len(_PARAMETERS) else None
    if kind == b"sf32":
        return _exactly(data, 8 + 4 * _MATRIX)
    return _exactly(data, _table_length(data)) if kind in _TABLES else None


def _table_length(data: bytes) -> int:
    """The length of a table of colours that states how many it has (10.10, 10.11); else all."""
    inputs, outputs, steps = data[8:11].ljust(3, b"\0")
    grid = int(steps**inputs) * outputs
    if data.startswith(b"mft1"):
        return 48 + 256 * (inputs + outputs) + grid
    if data.startswith(b"mft2") and len(data) >= _MFT2:
        first, last = struct.unpack_from(">HH", data, _MFT2 - 4)
        return _MFT2 + 2 * int(first * inputs + grid + last * outputs)
    return len(data)


def _exactly(data: bytes, length: int) -> bytes | None:
    return data[:4] + b"\0" * 4 + data[8:length] if len(data) >= length else None


def _shade(curve: bytes, at: float) -> float | None:
    """What a curve makes of a shade, both from 0 to 1."""
    bare = _bare(curve)
    if bare is None:
        return None
    if bare.startswith(b"curv"):
        count = (len(bare) - 12) // 2
        if count < 2:
            return at ** (struct.unpack_from(">H", bare, 12)[0] / 256) if count else at
        place = at * (count - 1)
        low, high = struct.unpack_from(">HH", bare, 12 + 2 * int(place))
        return float(low + (high - low) * (place - int(place))) / 65535
    if bare.startswith(b"para") and struct.unpack_from(">H", bare, 8)[0] == 3:
        g, a, b, c, d = (value / 65536 for value in struct.unpack_from(">iiiii", bare, 12))
        return float((a * at + b) ** g if at >= d else c * at)
    return None
