"""Embedded font programs without words, whatever kind they are."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple

from PIL import ImageFont

from app.formats.pdf.fonts.compact_programs import BrokenProgram, Rename, bare_compact
from app.formats.pdf.fonts.type1_programs import bare_type1

_SFNT = (b"\0\1\0\0", b"true", b"OTTO", b"ttcf", b"typ1")
_COLLECTION = b"ttcf"
# What shows letters; names, signatures, kerning and vendors' tables do not.
_TABLES = frozenset(
    (
        *("glyf", "loca", "head", "hhea", "hmtx", "maxp", "cvt ", "fpgm", "prep", "cmap", "post"),
        *("OS/2", "vhea", "vmtx", "VORG", "gasp", "CFF ", "EBDT", "EBLC", "EBSC", "CBDT", "CBLC"),
    )
)
_OS2_LENGTHS = {0: 78, 1: 86, 5: 100}  # 96 between them
_MAC_NAMES = 258
_NAMED_POST, _NO_NAMES = 0x20000, 0x30000
_VENDOR_AT, _VENDOR = 58, b"    "


class Program(NamedTuple):
    """A program under the key that it belongs to, with the entries that tell of it."""

    key: str
    data: bytes
    lengths: tuple[int, ...] = ()
    subtype: str = ""


def bare_program(
    untrusted_program: bytes, key: str, subtype: str, rename: Rename
) -> Program | None:
    """The program without words; None for one that no viewer can show.

    `key` is that of the font's descriptor. Raises `BrokenProgram` for one that viewers show and
    that cannot be written again.
    """
    try:
        return _bare(untrusted_program, key, subtype, rename)
    except ValueError:
        if _is_shown(untrusted_program):
            raise BrokenProgram("a program that viewers show") from None
        return None


def _bare(data: bytes, key: str, subtype: str, rename: Rename) -> Program:
    if data.startswith(_SFNT):
        bare = _sfnt(data, rename)
        kept = subtype if key == "/FontFile3" else ""
        return Program(key, bare, (len(bare),) if key == "/FontFile2" else (), kept)
    if data[:1] == b"\1" and len(data) > 3:
        compact = subtype if key == "/FontFile3" else ""
        return Program(key, bare_compact(data, rename), (), compact)
    bare, lengths = bare_type1(data, rename)
    return Program(key, bare, lengths, subtype if key == "/FontFile3" else "")


def _is_shown(data: bytes) -> bool:
    try:
        ImageFont.truetype(BytesIO(data), 12)
    except OSError:
        return False
    return True


def _sfnt(data: bytes, rename: Rename) -> bytes:
    """A TrueType or OpenType program, of a collection the first, with the tables that show."""
    start = struct.unpack_from(">I", data, 12)[0] if data.startswith(_COLLECTION) else 0
    try:
        version, count = struct.unpack_from(">4sH", data, start)
        tables: dict[str, bytes] = {}
        for number in range(count):
            tag, _, place, size = struct.unpack_from(">4sIII", data, start + 12 + 16 * number)
            name = tag.decode("latin-1")
            if name in _TABLES:
                tables.setdefault(name, data[place : place + size])
        tables = _without_ends(tables)
        if "OS/2" in tables:
            held = tables["OS/2"]
            tables["OS/2"] = held[:_VENDOR_AT] + _VENDOR + held[_VENDOR_AT + 4 :]
        if "post" in tables:
            tables["post"] = _post(tables["post"], rename)
        if "CFF " in tables:
            tables["CFF "] = bare_compact(tables["CFF "], rename)
    except (struct.error, IndexError, OverflowError) as error:
        raise BrokenProgram(type(error).__name__) from None
    if version not in _SFNT or version == _COLLECTION or not tables:
        raise BrokenProgram("a font file")
    return _written(version, tables)


def _without_ends(tables: Mapping[str, bytes]) -> dict[str, bytes]:
    """The tables without what lies behind their numbers, where these tell how many they are."""

    def number(name: str, place: int) -> int:
        return int.from_bytes(tables.get(name, b"")[place : place + 2], "big")

    letters = number("maxp", 4)
    lengths = {
        "head": 54,
        "hhea": 36,
        "vhea": 36,
        "maxp": 6 if number("maxp", 0) == 0 else 32,
        "OS/2": _OS2_LENGTHS.get(number("OS/2", 0), 96),
        "gasp": 4 + 4 * number("gasp", 2),
        "VORG": 8 + 4 * number("VORG", 6),
        "loca": (letters + 1) * (4 if number("head", 50) else 2),
    }
    for metrics, header in (("hmtx", "hhea"), ("vmtx", "vhea")):
        measured = number(header, 34)
        lengths[metrics] = 4 * measured + 2 * max(0, letters - measured)
    return {name: table[: lengths.get(name)] for name, table in tables.items()}


def _post(table: bytes, rename: Rename) -> bytes:
    """The names of letters; none of a table that cannot be read."""
    (version,) = struct.unpack_from(">I", table, 0)
    head = table[4:32].ljust(28, b"\0")
    if version != _NAMED_POST:
        kept = version if version == 0x10000 else _NO_NAMES
        return struct.pack(">I", kept) + head
    try:
        (count,) = struct.unpack_from(">H", table, 32)
        numbers = struct.unpack_from(f">{count}H", table, 34)
    except struct.error:
        return struct.pack(">I", _NO_NAMES) + head
    names, place = [], 34 + 2 * count
    while place < len(table):
        names.append(table[place + 1 : place + 1 + table[place]].decode("latin-1"))
        place += 1 + table[place]
    places: dict[str, int] = {}
    kept_numbers = []
    for number in numbers:
        if number < _MAC_NAMES or number - _MAC_NAMES >= len(names):
            kept_numbers.append(number if number < _MAC_NAMES else 0)
            continue
        name = rename(names[number - _MAC_NAMES])
        kept_numbers.append(_MAC_NAMES + places.setdefault(name, len(places)))
    written = b"".join(bytes((len(name),)) + name.encode("latin-1") for name in places)
    return (
        struct.pack(">I", _NAMED_POST)
        + head
        + struct.pack(f">H{count}H", count, *kept_numbers)
        + written
    )


def _written(version: bytes, tables: Mapping[str, bytes]) -> bytes:
    count = len(tables)
    power = count.bit_length() - 1
    head = struct.pack(">4sHHHH", version, count, 16 << power, power, 16 * count - (16 << power))
    place, entries, body = 12 + 16 * count, b"", b""
    for name in sorted(tables):
        data = tables[name]
        if name == "head" and len(data) >= 12:
            data = data[:8] + b"\0" * 4 + data[12:]
        padded = data + b"\0" * (-len(data) % 4)
        entries += struct.pack(">4sIII", name.encode("latin-1"), _sum(padded), place, len(data))
        body += padded
        place += len(padded)
    return head + entries + body


def _sum(padded: bytes) -> int:
    return int(sum(struct.unpack(f">{len(padded) // 4}I", padded))) & 0xFFFFFFFF
