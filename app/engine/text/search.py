"""Where a literal stands in a text, however it is written there; search as somebody types."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence

from app.engine.domain.document import Span
from app.engine.text.folding import Folded, Keys, fold, fold_word, is_long, key_of


def occurrences(text: str | Folded, literal: str) -> Iterator[Span]:
    """Every whole-word place of `literal` in `text`, in order.

    Case, accents, ligatures, invisible characters, kinds of white space and line breaks do not
    matter; between the words of a long literal neither do punctuation and hyphens. A literal
    without any letter or digit is searched as it is.
    """
    folded = text if isinstance(text, Folded) else fold(text)
    key = key_of(literal)
    if not key:
        yield from _verbatim(folded.text, literal.strip())
    elif is_long(key):
        for _, first, last in folded.loose(Keys.of((key,))):
            yield folded.span(first, last)
    else:
        for first, last in folded.strict(fold(literal)):
            yield folded.span(first, last)


def _verbatim(text: str, literal: str) -> Iterator[Span]:
    start = text.find(literal) if literal else -1
    while start >= 0:
        yield Span(start, start + len(literal))
        start = text.find(literal, start + len(literal))


class Hits(Sequence[Span]):
    """Places in a text, sorted and disjoint. Of very many, only those looked at become spans."""

    def __init__(self, starts: Sequence[int] = (), ends: Sequence[int] = ()) -> None:
        self._starts, self._ends = starts, ends

    def __len__(self) -> int:
        return len(self._starts)

    def __getitem__(self, place: int) -> Span:  # type: ignore[override]
        return Span(self._starts[place], self._ends[place])

    def numbers_between(self, start: int, end: int) -> range:
        """Numbers of the hits that share a code point with the range `start` to `end`."""
        return range(bisect_right(self._ends, start), bisect_left(self._starts, end))

    def between(self, start: int, end: int) -> Iterator[Span]:
        """The hits that share a code point with the range `start` to `end`."""
        return (self[number] for number in self.numbers_between(start, end))

    def from_offset(self, offset: int) -> int:
        """Number of the first hit that begins at `offset` or behind it; 0 where none does."""
        place = bisect_left(self._starts, offset)
        return place if place < len(self) else 0

    def beyond(self, spans: Iterable[Span]) -> Hits:
        """The hits that lie inside none of these spans."""
        inside = {
            number
            for span in spans
            for number in self.numbers_between(span.start, span.end)
            if span.covers(self[number])
        }
        left = [number for number in range(len(self)) if number not in inside]
        return Hits([self._starts[one] for one in left], [self._ends[one] for one in left])


class TypedSearch:
    """One text, made ready once for all that is looked for in it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._folds = {letter: fold_word(letter) for letter in set(text)}
        folds: dict[int, str] = {ord(letter): fold for letter, fold in self._folds.items()}
        self._folded = text.translate(folds)
        # Letters that fold to none or to several characters shift all later offsets.
        moving = "".join(letter for letter, fold in self._folds.items() if len(fold) != 1)
        self._moved: list[int] = []
        self._moved_to: list[int] = []
        shift = 0
        for match in re.finditer(f"[{re.escape(moving)}]", text) if moving else ():
            self._moved.append(match.start())
            self._moved_to.append(match.start() + shift)
            shift += len(self._folds[match[0]]) - 1

    def hits(self, typed: str) -> Hits:
        """Every place of what was typed; any white space stands for any other."""
        words = "".join(map(fold_word, typed)).split()
        return self.matches(re.compile(r"\s+".join(map(re.escape, words)))) if words else Hits()

    def matches(self, pattern: re.Pattern[str]) -> Hits:
        """Every place of a pattern in the text without case and accents."""
        starts: list[int] = []
        ends: list[int] = []
        for match in pattern.finditer(self._folded):
            if match.start() == match.end():
                continue
            start, end = self._original(match.start()), self._end(match.end())
            # Both halves of one letter are one place.
            if not ends or start >= ends[-1]:
                starts.append(start)
                ends.append(end)
        return Hits(starts, ends)

    def _original(self, folded: int) -> int:
        at = bisect_right(self._moved_to, folded) - 1
        if at < 0:
            return folded
        place, begin = self._moved[at], self._moved_to[at]
        size = len(self._folds[self._text[place]])
        return place if folded < begin + size else place + 1 + folded - begin - size

    def _end(self, folded: int) -> int:
        end = self._original(folded - 1) + 1
        # The accent belongs to the letter before it.
        while end < len(self._text) and not self._folds[self._text[end]]:
            end += 1
        return end
