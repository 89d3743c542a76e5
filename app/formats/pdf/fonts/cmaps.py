"""Tables from codes to letters (CMaps, Adobe technical notes 5014 and 5411), written again.

A CMap is a program in which anything may stand. Of it only the rows stay: codes and what they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from app.formats.pdf.syntax.entries import NAMES

_COMMENT = re.compile(rb"%[^\r\n]*")
_TOKEN = re.compile(rb"<[0-9A-Fa-f\s]*>|\[|\]|/[^\s()<>\[\]{}/%]+|[^\s()<>\[\]{}/%]+|\(|\)|<<|>>")
_SECTION = re.compile(
    rb"begin(codespacerange|bfchar|bfrange|cidchar|cidrange|notdefchar|notdefrange)\b"
    rb"(.*?)(?:\bend\1\b|$)",
    re.DOTALL,
)
_USED = re.compile(rb"(/[^\s()<>\[\]{}/%]+)\s+usecmap\b")
_VERTICAL = re.compile(rb"/WMode\s+1\b")
_ROWS = 100  # that a section holds at most
# Codes have up to four bytes, ligatures a few letters.
_LONGEST_CODE, _LONGEST_TEXT = 8, 64
_KNOWN = NAMES["/UseCMap"] | {
    f"/Adobe-{collection}-UCS2" for collection in ("GB1", "CNS1", "Japan1", "Korea1", "KR")
}


class _Kind(NamedTuple):
    """The row of a section: how many codes it begins with, and what follows them."""

    codes: int
    value: Callable[[bytes], bool] | None


def _is_code(token: bytes) -> bool:
    return token.startswith(b"<") and len(token) - 2 <= _LONGEST_CODE


def _is_text(token: bytes) -> bool:
    return token.startswith((b"<", b"[")) and len(token) - 2 <= _LONGEST_TEXT * _ROWS


def _is_number(token: bytes) -> bool:
    return token.isdigit()


_KINDS = {
    b"codespacerange": _Kind(2, None),
    b"bfchar": _Kind(1, _is_text),
    b"bfrange": _Kind(2, _is_text),
    b"cidchar": _Kind(1, _is_number),
    b"cidrange": _Kind(2, _is_number),
    b"notdefchar": _Kind(1, _is_number),
    b"notdefrange": _Kind(2, _is_number),
}


def bare_cmap(untrusted_program: bytes, name: str = "Map") -> bytes:
    """The rows of a CMap under another name, and nothing else that it holds."""
    text = _COMMENT.sub(b" ", untrusted_program)
    lines = [b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap"]
    base = base_of(untrusted_program)
    lines += [b"%b usecmap" % base.encode()] if base else []
    lines.append(b"/CMapName /%b def /CMapType 2 def" % name.encode())
    lines += [b"/WMode 1 def"] if _VERTICAL.search(text) else []
    for section in _SECTION.finditer(text):
        rows = list(_rows(section[2], _KINDS[section[1]]))
        for start in range(0, len(rows), _ROWS):
            part = rows[start : start + _ROWS]
            lines += [b"%d begin%b" % (len(part), section[1]), *part, b"end" + section[1]]
    lines.append(b"endcmap end end")
    return b"\n".join(lines)


def base_of(untrusted_program: bytes) -> str:
    """The map of the standard that a CMap refers to; nothing where it does not."""
    text = _COMMENT.sub(b" ", untrusted_program)
    known = [name for one in _USED.findall(text) if (name := one.decode("latin-1")) in _KNOWN]
    return known[-1] if known else ""


def _rows(section: bytes, kind: _Kind) -> Iterator[bytes]:
    tokens = list(_joined(_TOKEN.findall(section)))
    length = kind.codes + (kind.value is not None)
    for start in range(0, len(tokens) - length + 1, length):
        row = tokens[start : start + length]
        codes = all(map(_is_code, row[: kind.codes]))
        if codes and (kind.value is None or kind.value(row[-1])):
            yield b" ".join(row)


def _joined(tokens: list[bytes]) -> Iterator[bytes]:
    """Tokens with an array, of strings alone, as one."""
    array: list[bytes] | None = None
    for token in tokens:
        if token == b"[":
            array = []
        elif token == b"]" and array is not None:
            yield b"[" + b" ".join(array) + b"]"
            array = None
        elif array is None:
            yield _plain(token)
        elif token.startswith(b"<"):
            array.append(_plain(token))


def _plain(token: bytes) -> bytes:
    return b"".join(token.split())
