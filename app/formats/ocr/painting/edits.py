"""Which words of a scanned page the edits of a plan touch, and what comes in their place.

Where a letter ends is uncertain in a picture, so words go as a whole. What an edit leaves of a word
is drawn again beside the replacement.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from app.engine.domain.export import BLACK_BOX, Edit, Mode
from app.formats.ocr.layout import RecognisedText, ScannedWord

_LOOSE = re.compile(r"^[^\w\[(]+|[^\w\])]+$")


@dataclass(frozen=True, slots=True)
class Replaced:
    """Words to remove, and the text that replaces them.

    Attributes:
        stretches: the words, a group for each line.
    """

    stretches: tuple[tuple[ScannedWord, ...], ...]
    text: str = field(repr=False)
    boxed: bool | None = None

    def is_boxed(self, mode: Mode) -> bool:
        """As of `Edit`; of several edits that share a word, if one is."""
        return mode is not Mode.SURROGATE if self.boxed is None else self.boxed

    @property
    def label(self) -> str:
        """The text for a box, where a comma that belongs to a word would look odd.

        Empty where a black box tells nothing.
        """
        shown = " ".join(self.text.replace(BLACK_BOX, " ").split())
        return _LOOSE.sub("", shown) or ("" if BLACK_BOX in self.text else shown)

    @property
    def words(self) -> Iterator[ScannedWord]:
        """All of them in reading order."""
        for stretch in self.stretches:
            yield from stretch


def replaced(scanned: RecognisedText, start: int, edits: Iterable[Edit]) -> Iterator[Replaced]:
    """What `edits` change on a page whose text begins at offset `start` of the document's text.

    Edits that share a word are made together. A replacement whose edit began on an earlier page
    stands there.
    """
    group: list[Edit] = []
    taken = range(0)
    for edit in edits:
        touched = _touched(scanned.words, start, edit)
        if not touched:
            continue
        if group and touched.start >= taken.stop:
            yield _together(scanned, start, group, taken)
            group, taken = [], range(0)
        taken = range(taken.start if group else touched.start, max(taken.stop, touched.stop))
        group.append(edit)
    if group:
        yield _together(scanned, start, group, taken)


def _touched(words: Sequence[ScannedWord], start: int, edit: Edit) -> range:
    numbers = [
        number
        for number, word in enumerate(words)
        if start + word.start < edit.span.end and edit.span.start < start + word.end
    ]
    return range(numbers[0], numbers[-1] + 1) if numbers else range(0)


def _together(scanned: RecognisedText, start: int, edits: list[Edit], taken: range) -> Replaced:
    words = scanned.words[taken.start : taken.stop]
    parts: list[str] = []
    position, end = words[0].start, words[-1].end
    for edit in edits:
        first, last = edit.span.start - start, edit.span.end - start
        parts.append(scanned.text[position : max(position, first)])
        parts.append(edit.replacement if first >= 0 else "")
        position = last
    parts.append(scanned.text[position:end])
    stretches = tuple(tuple(group) for _, group in groupby(words, key=lambda word: word.line))
    boxes = [edit.boxed for edit in edits if edit.boxed is not None]
    return Replaced(stretches, " ".join("".join(parts).split()), any(boxes) if boxes else None)
