"""Programs of fonts and colour profiles: what they call themselves, their letters and makers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from typing import Any

import pikepdf
from fontTools.cffLib import CFFFontSet
from fontTools.misc.eexec import decrypt
from fontTools.ttLib import TTFont

from app.formats.pdf.fonts.letter_names import is_letter
from app.formats.pdf.fonts.type1_programs import LANGUAGE
from app.formats.pdf.syntax.names import is_reference

_USES = ("/FontFile", "/FontFile2", "/FontFile3", "/DestOutputProfile")
# TrueType, OpenType, collections, compact and plain PostScript fonts.
_FONT_MAGIC = (
    *(b"\0\1\0\0", b"true", b"typ1", b"OTTO", b"ttcf", b"\1\0\4", b"%!PS-Adobe"),
    *(b"%!FontType1", b"\x80\1"),
)
_ICC, _ICC_AT = b"acsp", 36


class Programs:
    """The streams that a file uses as programs: others may look like one, as a comment does."""

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        self._used = {stream.objgen for value in pdf.objects for stream in _used(value)}

    def __contains__(self, stream: pikepdf.Object) -> bool:
        """Whether a stream is used as a program and, whatever its keys say, is one.

        Raises as unpacking does.
        """
        return stream.objgen in self._used and _looks_like_one(stream.read_bytes())


def _used(value: Any) -> Iterator[pikepdf.Stream]:
    if isinstance(value, pikepdf.Array):
        is_space = len(value) > 1 and value[0] == pikepdf.Name.ICCBased
        if is_space and isinstance(value[1], pikepdf.Stream):
            yield value[1]
        for item in value:
            if not is_reference(item):
                yield from _used(item)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for key, member in value.items():
            if key in _USES and isinstance(member, pikepdf.Stream):
                yield member
            elif not is_reference(member):
                yield from _used(member)


def _looks_like_one(data: bytes) -> bool:
    return data.startswith(_FONT_MAGIC) or data[_ICC_AT : _ICC_AT + len(_ICC)] == _ICC


_EEXEC = 55665  # the key of the second part of all Type 1 programs
_TOKEN = re.compile(rb"[^\s()<>\[\]{}/%]+")
_LIST, _LIST_ENTRY = 12, 16
# Tables with names that standards give to letters.
_NAMED = frozenset({"post", "CFF "})
_NAMED_POST, _POST_NAMES = b"\0\2\0\0", 32


def words_of(program: bytes) -> str:
    """What a program says but for the names that standards give to letters, a line each.

    All of it, as it is, where it cannot be taken apart.
    """
    try:
        return "\n".join(word for word in _words(program) if not is_letter(word))
    except Exception:  # noqa: BLE001 - whatever a damaged program holds is searched as it is
        return program.decode("latin-1")


def _words(program: bytes) -> Iterator[str]:
    if program[_ICC_AT : _ICC_AT + len(_ICC)] == _ICC:
        yield program.decode("latin-1")
    elif program[:1] == b"\1" and program[1:4] != b"\0\0\0":
        yield from _of_compact(program)
    elif b"eexec" in program:
        clear, _, packed = program.partition(b"eexec")
        secret, _ = decrypt(packed[1:], _EEXEC)
        for part in (clear, bytes(secret)):
            yield _TOKEN.sub(_usual_away, part).decode("latin-1")
    else:
        yield from _of_tables(program)


def _of_compact(program: bytes) -> Iterator[str]:
    fonts = CFFFontSet()
    fonts.decompile(BytesIO(program), None)
    strings = [str(one) for one in fonts.strings.strings]
    yield from fonts.fontNames
    yield from strings
    # Outlines and measures, without names of letters among the strings.
    named = "".join(strings)
    whole = program.decode("latin-1")
    yield whole.replace(named, "\n") if named else whole


def _of_tables(program: bytes) -> Iterator[str]:
    with TTFont(BytesIO(program), lazy=True, fontNumber=0) as font:
        tables = font.reader
        if "name" in tables:
            yield from (one.toUnicode() for one in font["name"].names)
        if "CFF " in tables:
            yield from _of_compact(tables["CFF "])
        held = b""
        if "post" in tables:
            held = tables["post"]
        yield _beside_names(program, tables.tables)
    if held.startswith(_NAMED_POST):
        place = _POST_NAMES + 2 + 2 * int.from_bytes(held[_POST_NAMES : _POST_NAMES + 2], "big")
        while place < len(held):
            yield held[place + 1 : place + 1 + held[place]].decode("latin-1")
            place += 1 + held[place]


def _beside_names(program: bytes, places: Mapping[str, Any]) -> str:
    """All bytes behind the list of tables but those of tables whose names are told by letters."""
    rest, position = b"", _LIST + _LIST_ENTRY * len(places)
    for start, size in sorted(
        (places[tag].offset, places[tag].length) for tag in _NAMED & {*places}
    ):
        rest += program[position:start] + b"\n"
        position = max(position, start + size)
    return (rest + program[position:]).decode("latin-1")


def _usual_away(word: re.Match[bytes]) -> bytes:
    """Nothing for a word of the language or the name of a letter."""
    is_usual = word[0] in LANGUAGE or is_letter(word[0].decode("latin-1"))
    return b"" if is_usual else word[0]
