"""Compact font programs (CFF, Adobe technical note 5176) without the words that they hold.

What shows letters is copied: outlines and subroutines as they are, measures and hints as many as
there may be, each written anew and none that cannot be a hint. One byte stands for a small number,
so a word is a row of numbers. Names of the typeface and of its makers go, names of letters that no
standard knows become numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import TypeAlias

from fontTools.cffLib import cffStandardStrings

Rename: TypeAlias = Callable[[str], str]
_Dict: TypeAlias = dict[int, list[bytes]]

_ESCAPE, _REAL = 12, 30
_STANDARD = len(cffStandardStrings)
_CHARSET, _ENCODING, _CHARSTRINGS, _PRIVATE, _SUBRS = 15, 16, 17, 18, 19
_ROS, _COUNT, _FDARRAY, _FDSELECT = (1200 + second for second in (30, 34, 36, 37))
# Numbers that change how letters look, and how many: box, fixed pitch, angle, underline, kinds,
# matrix, stroke.
_BOX, _MATRIX = 5, 1207
_FONT = {_BOX: 4, _MATRIX: 6, **dict.fromkeys((1205, 1206, 1208), 1)}
_TOP = {**_FONT, **dict.fromkeys((1201, 1202, 1203, 1204), 1)}
# Zones of heights, and widths of strokes, each told by how much it is more than the one before.
_ZONES, _STROKES = {6: 14, 7: 10, 8: 14, 9: 10}, {1212: 12, 1213: 12}
_HINTS = {
    **_ZONES,
    **_STROKES,
    **dict.fromkeys((10, 11, 20, 21), 1),
    **dict.fromkeys((1209, 1210, 1211, 1214, 1217, 1218, 1219), 1),
}
_FARTHEST = 16_000  # units of a letter; from 16,640 on two letters are a number
_LAST_PREDEFINED = 2  # of charsets; 1 of encodings
_MOST = 65_535
_DIGITS = 9  # of a measure; more show no difference
_SIGNS = str.maketrans({"a": ".", "e": "-"})  # of a number in digits, by half bytes
_NIBBLES = str.maketrans({".": "a", "-": "e"})


class BrokenProgram(ValueError):
    """A program that is not laid out as its format wants it."""


def bare_compact(untrusted_program: bytes, rename: Rename) -> bytes:
    """The program with no words but names of letters. Raises `BrokenProgram`."""
    try:
        return _Program(untrusted_program).written(rename)
    except (IndexError, struct.error, OverflowError, UnicodeDecodeError) as error:
        raise BrokenProgram(type(error).__name__) from None


def letter_names(untrusted_program: bytes) -> list[str]:
    """The names of the letters of a program. Raises as `bare_compact`."""
    try:
        return _Program(untrusted_program).names()
    except (IndexError, struct.error, OverflowError, UnicodeDecodeError) as error:
        raise BrokenProgram(type(error).__name__) from None


@dataclass(slots=True)
class _Private:
    """Hints of a font, and its own subroutines."""

    hints: _Dict
    subroutines: list[bytes] | None


@dataclass(slots=True)
class _Program:
    data: bytes
    top: _Dict = field(init=False)
    strings: list[bytes] = field(init=False)
    subroutines: list[bytes] = field(init=False)
    outlines: list[bytes] = field(init=False)

    def __post_init__(self) -> None:
        position = self.data[2]
        _, position = _index(self.data, position)
        tops, position = _index(self.data, position)
        self.strings, position = _index(self.data, position)
        self.subroutines, _ = _index(self.data, position)
        self.top = _parsed(tops[0])
        self.outlines, _ = _index(self.data, self._offset(_CHARSTRINGS))
        if not self.outlines:
            raise BrokenProgram("no letters")

    def names(self) -> list[str]:
        """The names of all letters but the first; none for a program that numbers them."""
        charset = self._charset()
        if _ROS in self.top or isinstance(charset, int):
            return []
        return [self._string(number) for number in charset]

    def written(self, rename: Rename) -> bytes:
        is_numbered = _ROS in self.top
        charset, strings = self._charset(), _Strings()
        top = _measures(self.top, _TOP)
        if is_numbered:
            top = {**self._numbering(strings), **top}
        elif not isinstance(charset, int):
            charset = [strings.number(rename(self._string(number))) for number in charset]
        parts: dict[int, bytes] = {}
        if not isinstance(charset, int):
            parts[_CHARSET] = b"\0" + b"".join(struct.pack(">H", number) for number in charset)
        elif charset:
            top[_CHARSET] = [_integer(charset)]
        if not is_numbered:
            encoding = self._encoding(rename, strings)
            if isinstance(encoding, bytes):
                parts[_ENCODING] = encoding
            elif encoding:
                top[_ENCODING] = [_integer(encoding)]
        parts[_CHARSTRINGS] = _written_index(self.outlines)
        if is_numbered:
            parts[_FDSELECT] = self._selection()
        head = b"\1\0\4\4" + _written_index([b"Font"])
        # Offsets have a fixed length, so that the dictionary has its own before they are known.
        places = dict.fromkeys((*parts, _FDARRAY) if is_numbered else (*parts, _PRIVATE), 0)
        middle = _written_index(strings.added) + _written_index(self.subroutines)
        start = len(head) + len(_written_index([self._top(top, places, 0)])) + len(middle)
        body = b""
        for operator, part in parts.items():
            places[operator] = start + len(body)
            body += part
        size = 0
        if is_numbered:
            fonts, _ = _index(self.data, self._offset(_FDARRAY))
            dictionaries = []
            for font in map(_parsed, fonts):
                private = self._private(font)
                hints = _written_private(private)
                own = _measures(font, _FONT)
                own[_PRIVATE] = [_place(hints[1]), _place(start + len(body))]
                body += hints[0]
                dictionaries.append(_written(own))
            places[_FDARRAY] = start + len(body)
            body += _written_index(dictionaries)
        else:
            hints = _written_private(self._private(self.top))
            places[_PRIVATE], size = start + len(body), hints[1]
            body += hints[0]
        return head + _written_index([self._top(top, places, size)]) + middle + body

    def _numbering(self, strings: _Strings) -> _Dict:
        """What says that letters are numbered, and how many numbers there are."""
        identity = [strings.number(name) for name in ("Adobe", "Identity")]
        count = min(self._offset(_COUNT), _MOST)
        counted = {_COUNT: [_integer(count)]} if count > 0 else {}
        return {_ROS: [*map(_integer, identity), _integer(0)], **counted}

    def _top(self, kept: _Dict, places: Mapping[int, int], size: int) -> bytes:
        offsets = {op: [_place(at)] for op, at in places.items() if op != _PRIVATE}
        if _PRIVATE in places:
            offsets[_PRIVATE] = [_place(size), _place(places[_PRIVATE])]
        return _written({**kept, **offsets})

    def _offset(self, operator: int) -> int:
        return _number(self.top[operator][-1]) if self.top.get(operator) else 0

    def _string(self, number: int) -> str:
        if number < _STANDARD:
            return str(cffStandardStrings[number])
        if number - _STANDARD >= len(self.strings):
            return f"g{number}"
        return self.strings[number - _STANDARD].decode("latin-1")

    def _charset(self) -> list[int] | int:
        """The names or numbers of all letters but the first, or of a list that all readers know."""
        place, count = self._offset(_CHARSET), len(self.outlines) - 1
        if place <= _LAST_PREDEFINED:
            return place
        form, place = self.data[place], place + 1
        if form == 0:
            end = min(place + 2 * count, len(self.data) // 2 * 2)
            found = list(struct.unpack_from(f">{(end - place) // 2}H", self.data, place))
        else:
            found = []
            while len(found) < count and place < len(self.data):
                layout = ">HB" if form == 1 else ">HH"
                first, left = struct.unpack_from(layout, self.data, place)
                found += range(first, first + left + 1)
                place += struct.calcsize(layout)
        return [min(number, _MOST) for number in found[:count]]

    def _encoding(self, rename: Rename, strings: _Strings) -> bytes | int:
        place = self._offset(_ENCODING)
        if place <= 1:
            return place
        form, count = self.data[place], self.data[place + 1]
        length = 2 + count * (1 if form & 0x7F == 0 else 2)
        kept = self.data[place : place + length]
        if not form & 0x80:
            return kept
        more = self.data[place + length]
        supplement = struct.iter_unpack(">BH", self.data[place + length + 1 :][: 3 * more])
        return (
            kept
            + bytes((more,))
            + b"".join(
                struct.pack(">BH", code, strings.number(rename(self._string(number))))
                for code, number in supplement
            )
        )

    def _selection(self) -> bytes:
        """Which font each letter belongs to."""
        place, count = self._offset(_FDSELECT), len(self.outlines)
        if self.data[place] == 0:
            return self.data[place : place + 1 + count].ljust(1 + count, b"\0")
        (ranges,) = struct.unpack_from(">H", self.data, place + 1)
        return self.data[place : place + 5 + 3 * ranges]

    def _private(self, font: _Dict) -> _Private:
        held = font.get(_PRIVATE)
        if held is None or len(held) < 2:
            return _Private({}, None)
        size, place = map(_number, held[-2:])
        values = _parsed(self.data[place : place + size])
        own = values.get(_SUBRS)
        subroutines = _index(self.data, place + _number(own[-1]))[0] if own else None
        return _Private(_measures(values, _HINTS), subroutines)


class _Strings:
    """The strings of a program that is written."""

    def __init__(self) -> None:
        self.added: list[bytes] = []
        self._known = {name: number for number, name in enumerate(cffStandardStrings)}

    def number(self, name: str) -> int:
        """The number that stands for a string."""
        if name not in self._known:
            self._known[name] = len(self._known)
            self.added.append(name.encode("latin-1"))
        return self._known[name]


def _written_private(private: _Private) -> tuple[bytes, int]:
    """The hints with the subroutines that follow, and the length of the hints alone."""
    if private.subroutines is None:
        hints = _written(private.hints)
        return hints, len(hints)
    size = len(_written({**private.hints, _SUBRS: [_place(0)]}))
    hints = _written({**private.hints, _SUBRS: [_place(size)]})
    return hints + _written_index(private.subroutines), size


def _index(data: bytes, place: int) -> tuple[list[bytes], int]:
    """The objects of an INDEX, and where it ends."""
    (count,) = struct.unpack_from(">H", data, place)
    if not count:
        return [], place + 2
    size = data[place + 2]
    if not 1 <= size <= 4:
        raise BrokenProgram("an index")
    table = data[place + 3 : place + 3 + size * (count + 1)]
    starts = [int.from_bytes(table[at : at + size], "big") for at in range(0, len(table), size)]
    base = place + 2 + size * (count + 1)
    if len(starts) <= count or starts != sorted(starts) or base + starts[-1] > len(data):
        raise BrokenProgram("an index")
    return [data[base + a : base + b] for a, b in pairwise(starts)], base + starts[-1]


def _written_index(objects: Sequence[bytes]) -> bytes:
    if not objects:
        return b"\0\0"
    starts = [1]
    for one in objects:
        starts.append(starts[-1] + len(one))
    size = max(1, (starts[-1].bit_length() + 7) // 8)
    table = b"".join(start.to_bytes(size, "big") for start in starts)
    return struct.pack(">HB", len(objects), size) + table + b"".join(objects)


def _parsed(data: bytes) -> _Dict:
    """The operands of a DICT by operator, as they are written; second operators from 1200."""
    found: _Dict = {}
    operands: list[bytes] = []
    for token in _tokens(data):
        if token[0] > 21:
            operands.append(token)
            continue
        operator = token[0] if token[0] != _ESCAPE else 1200 + token[1]
        found[operator] = operands
        operands = []
    return found


def _tokens(data: bytes) -> Iterator[bytes]:
    place = 0
    while place < len(data):
        first, start = data[place], place
        place += 1
        if first == _ESCAPE or first >= 247:
            place += 1
        elif first == 28:
            place += 2
        elif first == 29:
            place += 4
        elif first == _REAL:
            while data[place] & 0x0F != 0x0F and data[place] >> 4 != 0x0F:
                place += 1
            place += 1
        yield data[start:place]


def _written(dictionary: _Dict) -> bytes:
    return b"".join(
        b"".join(operands) + (bytes((_ESCAPE, op - 1200)) if op >= 1200 else bytes((op,)))
        for op, operands in dictionary.items()
    )


def _measures(held: _Dict, known: Mapping[int, int]) -> _Dict:
    """The entries of `held` that are `known`, with as many numbers as they may have."""
    found: _Dict = {}
    for operator, most in known.items():
        if operator not in held:
            continue
        # Viewers take the first.
        numbers = [_value(token) for token in held[operator][:most]]
        if operator in _ZONES or operator in _STROKES:
            numbers = _rising(numbers, 2 if operator in _ZONES else 1)
        elif len(numbers) < most:
            continue
        if all(abs(number) <= _FARTHEST for number in numbers):
            found[operator] = [_measure(number) for number in numbers]
    return found


def _rising(steps: Sequence[float], together: int) -> list[float]:
    """The same heights from low to high, of which so many belong `together`: none spell a word."""
    heights = list(accumulate(steps))
    zones = [heights[at : at + together] for at in range(0, len(heights), together)]
    low_to_high = sorted(zone for zone in zones if len(zone) == together)
    kept = [height for zone in low_to_high for height in sorted(zone)]
    steps = [after - before for before, after in pairwise((0.0, *kept))]
    return [step for number, step in enumerate(steps) if not number or step >= 0]


def _value(token: bytes) -> float:
    if token[0] != _REAL:
        return _number(token)
    nibbles = token[1:].hex().split("f")[0].translate(_SIGNS)
    try:
        return float(nibbles.replace("c", "e-").replace("b", "e"))
    except ValueError:
        raise BrokenProgram("a number") from None


def _measure(value: float) -> bytes:
    """A number in as few digits as tell it."""
    if value == int(value):
        return _short(int(value))
    digits = f"{value:.{_DIGITS}g}".replace("e-", "c").replace("e+", "b").replace("e", "b")
    nibbles = digits.translate(_NIBBLES) + "f"
    return bytes((_REAL,)) + bytes.fromhex(nibbles + "f" * (len(nibbles) % 2))


def _short(value: int) -> bytes:
    if -107 <= value <= 107:
        return bytes((value + 139,))
    return b"\x1c" + struct.pack(">h", value)


def _number(token: bytes) -> int:
    first = token[0]
    if first == 28:
        return int(struct.unpack(">h", token[1:])[0])
    if first == 29:
        return int(struct.unpack(">i", token[1:])[0])
    if first <= 246:
        return first - 139
    if first <= 250:
        return (first - 247) * 256 + token[1] + 108
    if first <= 254:
        return -(first - 251) * 256 - token[1] - 108
    raise BrokenProgram("a number")


def _integer(value: int) -> bytes:
    return b"\x1d" + struct.pack(">i", value)


_place = _integer
