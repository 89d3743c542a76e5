"""Functions and meshes: streams of numbers, written again without what is none of them."""

from __future__ import annotations

import re
from math import prod

import pikepdf

from app.formats.pdf.syntax.operands import elements, number_or_zero

_SAMPLED, _CALCULATOR = 0, 4
_COMMENT = re.compile(rb"%[^\r\n]*")
_TOKEN = re.compile(rb"[{}]|[^\s{}]+")
_NUMBER = re.compile(rb"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?")
# ISO 32000-1, table 42.
_OPERATORS = frozenset(
    b"abs add and atan bitshift bt ceiling copy cos cvi cvr div dup eq exch exp false floor ge gt"
    b" idiv if ifelse index le ln log lt mod mul ne neg not or pop roll round sin sqrt sub true"
    b" truncate xor { }".split()
)
# Points and colours of a patch, and of one that continues another (ISO 32000-1, 8.7.4.5.7).
_PATCHES = {6: ((12, 4), (8, 2)), 7: ((16, 4), (12, 2))}
_FREE_TRIANGLES, _LATTICE = 4, 5
_KINDS_OF_FLAGS = 3
# The points of a mesh span all values, of which a third are printable; words are nothing else.
_PRINTABLE, _WORDS, _SHORTEST_WORDS = frozenset(range(0x20, 0x7F)), 0.9, 20


def function_data(function: pikepdf.Object) -> bytes:
    """What a function that is a stream computes with. Raises `pikepdf.PdfError`."""
    data = function.read_bytes()
    kind = function.get("/FunctionType")
    if kind == _CALCULATOR:
        tokens = _TOKEN.findall(_COMMENT.sub(b" ", data))
        return b" ".join(t for t in tokens if t in _OPERATORS or _NUMBER.fullmatch(t))
    if kind == _SAMPLED:
        samples = prod(int(number_or_zero(size)) for size in elements(function.get("/Size")))
        values = samples * (len(elements(function.get("/Range"))) // 2)
        return data[: _bytes(values * _bits(function, "/BitsPerSample"))]
    return b""


def mesh_data(shading: pikepdf.Object, components: int) -> bytes:
    """The corners or patches of a shading. Flags lose the bits that mean nothing.

    Empty where they are words instead of numbers. `components` is the number of colour values of a
    corner. Raises `pikepdf.PdfError`.
    """
    data = bytearray(shading.read_bytes())
    kind = shading.get("/ShadingType")
    point = 2 * _bits(shading, "/BitsPerCoordinate")
    colour = components * _bits(shading, "/BitsPerComponent")
    flag = 0 if kind == _LATTICE else _bits(shading, "/BitsPerFlag")
    if kind in (_FREE_TRIANGLES, _LATTICE):
        sizes = [_bytes(flag + point + colour)] * 2
    elif kind in _PATCHES:
        sizes = [_bytes(flag + p * point + c * colour) for p, c in _PATCHES[int(kind)]]
    else:
        return b""
    if len(data) >= _SHORTEST_WORDS and _printable(data) >= _WORDS * len(data):
        return b""
    position = 0
    while 0 < min(sizes) <= len(data) - position:
        if flag == 8:
            data[position] &= _KINDS_OF_FLAGS
        is_first = flag != 8 or data[position] == 0
        size = sizes[0] if is_first else sizes[1]
        if flag not in (0, 8) and kind in _PATCHES:
            return bytes(data)
        if position + size > len(data):
            break
        position += size
    return bytes(data[:position])


def _printable(data: bytes | bytearray) -> int:
    return sum(byte in _PRINTABLE for byte in data)


def _bytes(bits: int) -> int:
    return -(-bits // 8)


def _bits(holder: pikepdf.Object, key: str) -> int:
    return max(0, int(number_or_zero(holder.get(key))))
