"""What typing, scanning and copying do to a text, with its labels kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from app.training.corpora.documents import LabelledDocument
from app.training.synthetic.parts import Part

_KEYS = {
    key: row[max(0, i - 1) : i] + row[i + 1 : i + 2]
    for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm")
    for i, key in enumerate(row)
}
_SCANNED = dict(zip("l1O0oSB58IechgumniE", "1l0O0585BlcebqnrujF", strict=True)) | {"m": "rn"}

_CELL = re.compile(r"\n+|\t|  +| \| ")
_PARAGRAPH = re.compile(r"\n+")
_LONG_WORD = re.compile(r"[^\W_]{5,}")


def recase(parts: Sequence[Part], rng: Random) -> list[Part]:
    """The whole text in small letters, capitals or title case, or only its identifiers."""
    roll = rng.random()
    if roll < 0.3:
        return [(text.upper(), kind) for text, kind in parts]
    if roll < 0.65:
        return [(text.lower(), kind) for text, kind in parts]
    if roll < 0.7:
        return [(text.title(), kind) for text, kind in parts]
    low = roll < 0.9
    chance = rng.uniform(0.2, 1.0)
    return [
        ((text.lower() if low else text.upper()) if kind and rng.random() < chance else text, kind)
        for text, kind in parts
    ]


def mistype(parts: Sequence[Part], rng: Random, rate: float) -> list[Part]:
    """Slips of the keyboard in `rate` of all characters."""
    return [("".join(_slips(text, rng, rate)), kind) for text, kind in parts]


def misread(parts: Sequence[Part], rng: Random, rate: float) -> list[Part]:
    """Confusions of a text recogniser in `rate` of the characters it confuses."""
    return [
        ("".join(_SCANNED.get(c, c) if rng.random() < rate else c for c in text), kind)
        for text, kind in parts
    ]


def split(parts: Sequence[Part], rng: Random, rate: float) -> list[Part]:
    """Spaces inside `rate` of the longer words, as text recognisers leave them."""

    def broken(found: re.Match[str]) -> str:
        word = found[0]
        cut = rng.randint(2, len(word) - 2)
        return f"{word[:cut]} {word[cut:]}" if rng.random() < rate else word

    return [(_LONG_WORD.sub(broken, text), kind) for text, kind in parts]


def copy_forward(parts: Sequence[Part], rng: Random) -> list[Part]:
    """The text with a stretch of itself put behind it."""
    return [*parts, (rng.choice(("\n", "\n\n")), ""), *crop(parts, rng, rng.randint(150, 700))]


def glue(parts: Sequence[Part], rng: Random, rate: float) -> list[Part]:
    """Lose the space on one side of `rate` of the identifiers.

    Only next to a word of another case or make, where a reader would still see two.
    """
    out = list(parts)
    for i, (text, kind) in enumerate(parts):
        if not kind or rng.random() >= rate:
            continue
        after = out[i + 1][0] if i + 1 < len(out) else ""
        if after[:1] == " " and after[1:2].isupper() and text[-1:].islower():
            out[i + 1] = (after[1:], out[i + 1][1])
        before = out[i - 1][0] if i else ""
        if before[-1:] == " " and before[-2:-1] in ",.:;" and rng.random() < 0.5:
            out[i - 1] = (before[:-1], out[i - 1][1])
    return out


def wrap(parts: Sequence[Part], width: int) -> list[Part]:
    """Break lines before column `width`, also inside identifiers."""
    out: list[Part] = []
    column = 0
    for text, kind in parts:
        words: list[str] = []
        for i, word in enumerate(text.split(" ")):
            head = word.split("\n", 1)[0]
            if i:
                broken = column + 1 + len(head) > width and column > 0
                words.append("\n" if broken else " ")
                column = 0 if broken else column + 1
            words.append(word)
            column = len(word.rsplit("\n", 1)[1]) if "\n" in word else column + len(word)
        out.append(("".join(words), kind))
    return out


def respace(parts: Sequence[Part], rng: Random) -> list[Part]:
    """Other white space outside identifiers: one line, double spaces or double line breaks."""
    before, after = rng.choice(
        (("\n", " "), (". ", ".  "), ("\n", "\n\n"), ("\n", "\r\n"), (": ", ":"))
    )
    return [(text if kind else text.replace(before, after), kind) for text, kind in parts]


def crop(parts: Sequence[Part], rng: Random, size: int) -> list[Part]:
    """A stretch of at most about `size` characters that begins and ends between parts or lines."""
    total = sum(len(text) for text, _ in parts)
    if total <= size:
        return list(parts)
    low = rng.randint(0, total - size) if rng.random() < 0.7 else 0
    out: list[Part] = []
    position = 0
    for text, kind in parts:
        start, position = position, position + len(text)
        if position <= low or start >= low + size:
            continue
        inside = max(0, low - start), min(len(text), low + size - start)
        out.append((text if kind else _trim(text, *inside), kind))
    return out


def _trim(text: str, low: int, high: int) -> str:
    if low:
        low = max(
            (text.find(mark, low) + len(mark) for mark in ("\n", " ") if mark in text[low:]),
            default=low,
        )
    if high < len(text):
        high = max(text.rfind(" ", 0, high), text.rfind("\n", 0, high), low)
    return text[low:high]


def _slips(text: str, rng: Random, rate: float) -> list[str]:
    out: list[str] = []
    for c in text:
        if rng.random() >= rate or c.isspace():
            out.append(c)
            continue
        near = _KEYS.get(c.lower(), c)
        swapped = rng.choice(near)
        swapped = swapped.upper() if c.isupper() else swapped
        kind = rng.randrange(4)
        if kind == 0:
            out.append(swapped)
        elif kind == 1:
            out += (c, swapped)
        elif kind == 2 and out:
            out.insert(len(out) - 1, c)
    return out


def fence(document: LabelledDocument, rng: Random) -> LabelledDocument:
    """Barriers before paragraphs or before cells, as readers of PDF and Word files set them."""
    pattern = _CELL if rng.random() < 0.5 else _PARAGRAPH
    edges = (found.end() for found in pattern.finditer(document.text))
    inner = {i for m in document.spans for i in range(m.span.start + 1, m.span.end)}
    barriers = tuple(e for e in edges if e < len(document.text) and e not in inner)
    return replace(document, barriers=barriers)
