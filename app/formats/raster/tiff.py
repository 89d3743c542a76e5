"""TIFF files (Adobe TIFF 6.0 and BigTIFF): whether anything lies in them that no page shows."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from app.formats.raster.containers import UNKNOWN, Parts

SIGNATURES = (b"II*\0", b"MM\0*", b"II+\0", b"MM\0+")
_SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
          16: 8, 17: 8, 18: 8}  # fmt: skip
_CODES = {1: "B", 3: "H", 4: "I", 13: "I", 16: "Q", 18: "Q"}
_DATA = {273: 279, 324: 325, 513: 514}  # where strips, tiles and old JPEG data lie: their lengths
# Directories and picture files that decoders do not give as pages: layers, previews, raw data.
_INSIDE = {330, 34377, 37724, 50740, 50828}
_IFDS = {34665, 34853, 40965}  # of Exif, place and interoperability: tags, no pixels
_MOST_PAGES = 2_000
_LOOSE = 64  # bytes between parts that hold no picture


def tiff_parts(untrusted_file: bytes) -> Parts:
    """Known only where pages and their tags are all that there is."""
    try:
        taken = sorted(_Walk(untrusted_file).taken())
    except (struct.error, ValueError, KeyError):
        return UNKNOWN
    position = 0
    for start, end in [*taken, (len(untrusted_file), len(untrusted_file))]:
        if start - position > _LOOSE and untrusted_file[position:start].strip(b"\0"):
            if start == len(untrusted_file):
                return Parts(behind=untrusted_file[position:])
            return UNKNOWN
        position = max(position, end)
    return Parts()


class _Walk:
    """All directories of a file, one after the other."""

    def __init__(self, untrusted_file: bytes) -> None:
        self._file = untrusted_file
        self._order = "<" if untrusted_file[:2] == b"II" else ">"
        self._big = untrusted_file[2:4] in {b"+\0", b"\0+"}

    def taken(self) -> Iterator[tuple[int, int]]:
        """Start and end of everything that the pages use. Raises where there is more."""
        head = 16 if self._big else 8
        yield 0, head
        waiting = [self._number("Q" if self._big else "I", head // 2)]
        seen: set[int] = set()
        while waiting:
            start = waiting.pop()
            if not start or start in seen:
                continue
            seen.add(start)
            if len(seen) > _MOST_PAGES:
                raise ValueError
            yield from self._directory(start, waiting)

    def _directory(self, start: int, waiting: list[int]) -> Iterator[tuple[int, int]]:
        entries = self._number("Q" if self._big else "H", start)
        first, size = (start + 8, 20) if self._big else (start + 2, 12)
        end = first + entries * size
        yield start, end + (8 if self._big else 4)
        values: dict[int, list[int]] = {}
        for entry in range(first, end, size):
            tag, kind = self._number("H", entry), self._number("H", entry + 2)
            length = self._number("Q" if self._big else "I", entry + 4)
            if tag in _INSIDE:
                raise ValueError
            place, room = (entry + 12, 8) if self._big else (entry + 8, 4)
            if length * _SIZES[kind] > room:
                place = self._number("Q" if self._big else "I", place)
                yield place, place + length * _SIZES[kind]
            if tag in {*_DATA, *_DATA.values(), *_IFDS}:
                code = _CODES[kind]
                step = struct.calcsize(code)
                values[tag] = [self._number(code, place + n * step) for n in range(length)]
        for tag, lengths in _DATA.items():
            yield from zip(
                values.get(tag, []),
                map(sum, zip(values.get(tag, []), values.get(lengths, []), strict=True)),
                strict=True,
            )
        for tag in _IFDS:
            waiting.extend(values.get(tag, []))
        waiting.append(self._number("Q" if self._big else "I", end))

    def _number(self, code: str, place: int) -> int:
        number: int = struct.unpack_from(self._order + code, self._file, place)[0]
        return number
