"""Reads a picture of a page, whichever way up it lies."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from PIL import Image

from app.errors import LimitExceeded
from app.formats.ocr.black_boxes import without_black_boxes
from app.formats.ocr.blank_lines import blank_lines
from app.formats.ocr.grain import without_grain
from app.formats.ocr.layout import RecognisedText, laid_out
from app.formats.ocr.looks.rereading import doubted_words
from app.formats.ocr.looks.second_look import looked_again, turned, turned_back
from app.formats.ocr.looks.sideways import quarters_on_its_side
from app.formats.ocr.lost_spaces import with_spaces
from app.formats.ocr.recogniser import LONGEST_SIDE, Quad, RecognisedLine, Tick, recognise_all
from app.formats.ocr.unread.cut_lines import cut_lines
from app.formats.ocr.unread.dotted_print import dotted_print
from app.formats.ocr.unread.loose_letters import loose_letters
from app.formats.ocr.unread.marked_over import marked_over
from app.formats.ocr.unread.overprint import overprints
from app.formats.ocr.unread.unread_watermark import unread_letters
from app.formats.ocr.word_boxes import placed
from app.notices import Notice, NoticeCode

_LARGEST = 100_000_000
# A page scanned at 600 dots an inch shrinks to a third, one of ordinary size and 200 not at all.
_SHRINKS = 3.0
_SLENDER = 4
_SURE = 0.8
_REMEMBERED = 1000

# Writing reads again what was read; recognition is too slow to do it twice, and must not differ.
_known: dict[tuple[bytes, bool], RecognisedText] = {}


def read_picture(picture: Image.Image, tick: Tick) -> RecognisedText:
    """The words of an upright or turned picture; the same pixels always give the same text.

    `tick` is called every second or so and may raise to end the work. Raises `DependencyMissing`
    where text recognition is not installed, and `LimitExceeded`.
    """
    return _remembered(picture, tick, with_doubts=True)


def words_to_check(picture: Image.Image, tick: Tick) -> RecognisedText:
    """As `read_picture`, in less time: no word is `doubted`. For a search of what was read."""
    return _remembered(picture, tick, with_doubts=False)


def _remembered(picture: Image.Image, tick: Tick, *, with_doubts: bool) -> RecognisedText:
    if picture.width * picture.height > _LARGEST:
        raise LimitExceeded("A picture has more than 100 million pixels.")
    if max(picture.size) > _SHRINKS * LONGEST_SIDE:
        raise LimitExceeded("A picture is too large for text recognition.")
    pixels = f"{picture.mode} {picture.size}".encode() + picture.tobytes()
    key = hashlib.sha256(pixels).digest(), with_doubts
    if key not in _known:
        read = _read(picture, tick, with_doubts=with_doubts)
        if len(_known) >= _REMEMBERED:
            del _known[next(iter(_known))]
        _known[key] = read
    return _known[key]


def _read(picture: Image.Image, tick: Tick, *, with_doubts: bool) -> RecognisedText:
    clear = without_grain(picture)
    strewn, picture = clear is not picture, clear
    quarters = quarters_on_its_side(picture, tick)
    lines = _recognise(turned(picture, quarters), tick)
    # Upside down, or sideways without it having been plain: the way up that reads best.
    for way in () if quarters else _other_ways(lines):
        others = _recognise(turned(picture, way), tick)
        if _certainty(others) > _certainty(lines):
            lines, quarters = others, way
    upright = turned(picture, quarters)
    found = looked_again(upright if with_doubts else without_black_boxes(upright), lines, tick)
    grey = upright.convert("L")
    lines = [with_spaces(line, grey) for line in found if line.text.strip()]
    none: list[frozenset[int]] = [frozenset()] * len(lines)
    doubted = doubted_words(upright, lines, tick, strewn=strewn) if with_doubts else none
    scanned = laid_out(
        [placed(one, grey, words) for one, words in zip(lines, doubted, strict=True)]
    )
    words = (
        replace(word, quad=turned_back(word.quad, quarters, picture.size)) for word in scanned.words
    )
    loose: list[Quad] = []
    if with_doubts:
        for look in (loose_letters, overprints, unread_letters, dotted_print):
            loose += look(grey, lines)
        loose += (*blank_lines(grey, found), *cut_lines(grey), *marked_over(grey))
    return replace(
        scanned,
        words=tuple(words),
        quarters=quarters,
        loose=tuple(turned_back(quad, quarters, picture.size) for quad in loose),
    )


def _recognise(picture: Image.Image, tick: Tick) -> list[RecognisedLine]:
    # The library enlarges a slender strip until it does not fit into memory.
    shortest = max(picture.size) // _SLENDER
    if min(picture.size) < shortest:
        size = max(picture.width, shortest), max(picture.height, shortest)
        padded = picture.convert("RGB").crop((0, 0, 1, 1)).resize(size)
        padded.paste(picture, (0, 0))
        picture = padded
    return recognise_all(picture, tick)


def _other_ways(lines: list[RecognisedLine]) -> tuple[int, ...]:
    """By how many quarters to turn a page whose text runs up or down, or reads badly."""
    letters = sum(len(line.text) for line in lines)
    across = [line for line in lines if _runs_across(line)]
    if 2 * sum(len(line.text) for line in across) < letters:
        return (1, 3)
    confident = sum(line.confidence * len(line.text) for line in across)
    return (2,) if confident < _SURE * letters else ()


def _certainty(lines: list[RecognisedLine]) -> float:
    """How much was read across, and how well; a turned page gives few letters and bad ones.

    The library itself reads lines that run down, but their order tells nothing.
    """
    return sum(line.confidence**4 * len(line.text) for line in lines if _runs_across(line))


def _runs_across(line: RecognisedLine) -> bool:
    across, down = np.abs(line.quad[1] - line.quad[0])
    return bool(across >= down)


def notices(scanned: Mapping[int, Sequence[RecognisedText]]) -> tuple[Notice, ...]:
    """What a reviewer must know about pages that were read from pictures; none without any.

    `scanned` is by ascending page numbers.
    """
    if not scanned:
        return ()
    pages = [number for number, texts in scanned.items() if any(t.words for t in texts)]
    doubtful = [number for number, texts in scanned.items() if any(t.doubtful for t in texts)]
    empty = [number for number in scanned if number not in pages]
    codes = (
        (NoticeCode.OCR_WORDS, pages),
        (NoticeCode.OCR_DOUBTFUL, doubtful),
        (NoticeCode.OCR_EMPTY, empty),
    )
    return tuple(Notice.of(code, pages=numbers) for code, numbers in codes if numbers)
