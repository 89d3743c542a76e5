"""What a formula of a workbook would show, as far as its own texts and numbers tell.

A copy that another program made may keep a name in parts: `SUBSTITUTE("QuillXfeather","X","")`,
`LEFT("Quillab",5)&"feather"`. Calls whose arguments are known become what they give, from within;
cells are taken for empty.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

# Longer texts are no names, and cells have at most 32,767 letters.
_LONGEST = 4_000
_STEPS = 500
_LITERAL = re.compile(r'"((?:[^"]|"")*)"')
# A text of the formula by its number, between signs that no formula has.
_TEXT = "\x01{}\x02"
_VALUE = r"(?:\x01\d+\x02|-?\d+(?:\.\d+)?|TRUE|FALSE)"
_CALL = re.compile(
    rf"\b(?:_xlfn\.)?([A-Z]+)\(\s*({_VALUE}(?:\s*[,;]\s*{_VALUE})*)\s*\)", re.IGNORECASE
)
_JOINED = re.compile(rf"({_VALUE})\s*&\s*({_VALUE})")
_SUM = re.compile(r"(?<![\w.\x01*/^)])(\d{1,15})\s*([+*-])\s*(\d{1,15})(?![\w.(*/^])")
_BRACED = re.compile(rf"(?<![\w.])[({{]\s*({_VALUE})\s*[)}}]")
_PART = re.compile(_VALUE, re.IGNORECASE)
_CELLS = r"(?:(?:[\w.]+!)?\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?\s*[&,;]\s*)*"
_BESIDE = re.compile(rf"\x02\s*[&,;]\s*{_CELLS}\x01")


def texts_in(formula: str) -> str:
    """The formula with what its calls give and its texts joined; empty without a text or sum."""
    texts: list[str] = []

    def kept(text: str) -> str:
        texts.append(text[:_LONGEST])
        return _TEXT.format(len(texts) - 1)

    def said(value: str) -> str:
        return texts[int(value[1:-1])] if value.startswith("\x01") else value

    def called(call: re.Match[str]) -> str:
        given = _GIVES.get(call[1].upper())
        if given is not None:
            with suppress(ValueError, IndexError, OverflowError, TypeError):
                return kept(given([said(one[0]) for one in _PART.finditer(call[2])]))
        return call[0]

    plain = re.sub(r"[\x01\x02]", "", formula)
    reduced = _LITERAL.sub(lambda one: kept(one[1].replace('""', '"')), plain)
    for _ in range(_STEPS):
        before = reduced
        reduced = _SUM.sub(_sum, reduced)
        reduced = _CALL.sub(called, reduced)
        reduced = _JOINED.sub(lambda two: kept(said(two[1]) + said(two[2])), reduced)
        reduced = _BRACED.sub(r"\1", reduced)
        if reduced == before or len(texts) > _LONGEST:
            break
    if reduced == plain:
        return ""
    beside = _BESIDE.sub("\x02\x01", reduced)
    shown = re.sub(r"\x01(\d+)\x02", lambda one: texts[int(one[1])], beside)
    # Texts that only stand beside each other may be shown apart.
    return shown if beside == reduced else f"{shown}\n{_apart(reduced, texts)}"


def _apart(reduced: str, texts: Sequence[str]) -> str:
    return re.sub(r"\x01(\d+)\x02", lambda one: f'"{texts[int(one[1])]}"', reduced)


def _sum(term: re.Match[str]) -> str:
    left, right = int(term[1]), int(term[3])
    return str({"+": left + right, "-": left - right, "*": left * right}[term[2]])


def _whole(number: str) -> int:
    return int(float(number))


def _substituted(given: Sequence[str]) -> str:
    text, old, new, *which = given
    if not old:
        return text
    if not which:
        return text.replace(old, new)
    parts, number = text.split(old), _whole(which[0])
    if not 0 < number < len(parts):
        return text
    return old.join(parts[:number]) + new + old.join(parts[number:])


def _replaced(given: Sequence[str]) -> str:
    text, first, count, new = given
    start = _whole(first) - 1
    return text[:start] + new + text[start + _whole(count) :]


def _left(given: Sequence[str]) -> str:
    return given[0][: _whole(given[1]) if len(given) > 1 else 1]


def _right(given: Sequence[str]) -> str:
    count = _whole(given[1]) if len(given) > 1 else 1
    return given[0][-count:] if count else ""


def _middle(given: Sequence[str]) -> str:
    start = _whole(given[1]) - 1
    return given[0][start : start + _whole(given[2])]


def _letter(given: Sequence[str]) -> str:
    return chr(min(_whole(given[0]), 0xD7FF))


def _day(given: Sequence[str]) -> str:
    return "-".join(f"{_whole(part):02}" for part in given)


def _first(given: Sequence[str]) -> str:
    return given[0]


_GIVES: Mapping[str, Callable[[Sequence[str]], str]] = {
    "SUBSTITUTE": _substituted,
    "REPLACE": _replaced,
    "LEFT": _left,
    "RIGHT": _right,
    "MID": _middle,
    "CHAR": _letter,
    "UNICHAR": _letter,
    "DATE": _day,
    "REPT": lambda given: given[0] * min(_whole(given[1]), _LONGEST),
    "CONCATENATE": "".join,
    "CONCAT": "".join,
    "TEXTJOIN": lambda given: given[0].join(filter(None, given[2:])),
    "TRIM": lambda given: " ".join(given[0].split()),
    "UPPER": lambda given: given[0].upper(),
    "LOWER": lambda given: given[0].lower(),
    "PROPER": lambda given: given[0].title(),
    "IF": lambda given: next(filter(None, given[1:]), ""),
    "CLEAN": _first,
    "T": _first,
    "TEXT": _first,
    "VALUE": _first,
    "DATEVALUE": _first,
}
