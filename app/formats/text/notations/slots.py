"""A text in some notation as a reviewer sees it: its values, their escapes undone.

A slot is a stretch of the source that says one value. Everything between slots is the notation
itself: it is shown shortened, and written back as it was.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from app.engine.domain.document import Span
from app.engine.domain.export import Edit
from app.errors import Corrupt, ExportError

# Stands in the source for an attachment that was taken out: valid Base64 of `removed`.
REMOVED = "cmVtb3ZlZA=="
_WORD = re.compile(r"\w")
_LONG = re.compile(r"\w{2}")

Encode = Callable[[str], str]


class Malformed(Corrupt):
    """The text does not keep the rules of its notation."""

    code = "malformed"
    hint = "Repair the file in the program that made it, or save it as plain text."


@dataclass(frozen=True, slots=True)
class Spelling:
    """A stretch of a slot's source and what it says; `as_is` where every letter is itself."""

    raw: str = field(repr=False)
    meaning: str = field(repr=False)
    as_is: bool


@dataclass(frozen=True, slots=True)
class Slot:
    """One value in the source.

    Attributes:
        start, end: where its spelling stands in the source.
        value: what it says.
        encode: spells a value for the whole slot; None where the notation fixes the name.
        inner: the value read once more, where it is itself in some notation.
        dropped: an attachment, which is not shown and of which only `REMOVED` stays.
        called: the name of its field, as in `app.engine.domain.document.Field`; empty for what is
            a name itself.
        spellings: the whole slot piece by piece, where what an edit leaves keeps its own spelling.
    """

    start: int
    end: int
    value: str = field(repr=False)
    encode: Encode | None
    inner: Sheet | None = None
    dropped: bool = False
    called: str = field(default="", repr=False)
    spellings: tuple[Spelling, ...] = ()

    @property
    def shown(self) -> str:
        """The value in the reviewer's text."""
        return self.value if self.inner is None else self.inner.text


@dataclass(frozen=True)
class Sheet:
    """A whole source and its slots, in order. `gap` shortens what stands between two of them.

    `names` are those that a standard gives to fields, which are not shown.
    """

    source: str = field(repr=False)
    slots: tuple[Slot, ...]
    gap: Callable[[str], str] = field(repr=False)
    names: tuple[str, ...] = field(default=(), repr=False)

    @cached_property
    def _parts(self) -> tuple[str, ...]:
        """Gap, slot, gap, slot, …, gap, as shown."""
        parts: list[str] = []
        position = 0
        for slot in self.slots:
            parts += (self.gap(self.source[position : slot.start]), slot.shown)
            position = slot.end
        return (*parts, self.gap(self.source[position:]))

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        """Where each slot begins in the shown text."""
        starts: list[int] = []
        position = 0
        for number, part in enumerate(self._parts):
            if number % 2:
                starts.append(position)
            position += len(part)
        return tuple(starts)

    @cached_property
    def text(self) -> str:
        """What the reviewer sees."""
        return "".join(self._parts)

    @property
    def barriers(self) -> tuple[int, ...]:
        """Sorted edges of all slots inside the shown text."""
        edges = set(self._edges())
        return tuple(sorted(edge for edge in edges if 0 < edge < len(self.text)))

    def _edges(self) -> Iterator[int]:
        for slot, start in zip(self.slots, self._starts, strict=True):
            yield from (start, start + len(slot.shown))
            if slot.inner is not None:
                yield from (start + edge for edge in slot.inner.barriers)

    def fields(self) -> Iterator[tuple[int, int, str]]:
        """Start and end in the shown text, and name, of all values that have one."""
        for slot, start in zip(self.slots, self._starts, strict=True):
            if slot.inner is not None:
                for inner_start, inner_end, name in slot.inner.fields():
                    whole = f"{slot.called} > {name}" if slot.called else name
                    yield start + inner_start, start + inner_end, whole
            elif slot.called and slot.value:
                yield start, start + len(slot.value), slot.called

    @cached_property
    def values(self) -> tuple[str, ...]:
        """All values in order, those of inner notations in the place of the outer one."""
        return tuple(
            value
            for slot in self.slots
            for value in (slot.inner.values if slot.inner else (slot.value,))
        )

    @cached_property
    def all_names(self) -> frozenset[str]:
        """Names that are not shown, inner ones included."""
        inner = [slot.inner.all_names for slot in self.slots if slot.inner]
        return frozenset(self.names).union(*inner)

    @property
    def attachments(self) -> int:
        """How many attachments an export drops."""
        return sum(s.inner.attachments if s.inner else s.dropped for s in self.slots)

    def edited(self, edits: tuple[Edit, ...]) -> tuple[str, tuple[str, ...]]:
        """The source with `edits` of the shown text made, and the values that it must then say.

        Only touched slots are spelled anew. Raises `ExportError` for an edit of a name that the
        notation fixes.
        """
        inside = self._by_slot(edits)
        spelled: list[str] = []
        left: list[str] = []
        position = 0
        for number, slot in enumerate(self.slots):
            spelled.append(self.source[position : slot.start])
            raw, values = _edited(slot, inside.get(number, ()), self.source)
            spelled.append(raw)
            left += values
            position = slot.end
        return "".join((*spelled, self.source[position:])), tuple(left)

    def _by_slot(self, edits: tuple[Edit, ...]) -> dict[int, tuple[Edit, ...]]:
        """Edits by the number of their slot, with offsets inside it."""
        found: defaultdict[int, list[Edit]] = defaultdict(list)
        for edit in edits:
            number = bisect_right(self._starts, edit.span.start) - 1
            start = self._starts[number] if number >= 0 else 0
            length = len(self.slots[number].shown) if number >= 0 else 0
            if number >= 0 and edit.span.end <= start + length:
                span = Span(edit.span.start - start, edit.span.end - start)
                found[number].append(Edit(span, edit.replacement, edit.subcategory))
            elif _WORD.search(edit.span.of(self.text)):
                raise ExportError("A finding extends beyond its field.")
        return {number: tuple(inside) for number, inside in found.items()}


def _edited(slot: Slot, edits: tuple[Edit, ...], source: str) -> tuple[str, tuple[str, ...]]:
    kept = source[slot.start : slot.end]
    if slot.encode is None:
        if edits:
            raise ExportError(
                "A finding is the name of a field, which the file needs.",
                hint="Change the name in the program that made the file, or open the file in the "
                "window and reject that finding.",
            )
        return kept, (slot.value,)
    if slot.inner is not None:
        inner, values = slot.inner.edited(edits)
        return (kept if inner == slot.inner.source else slot.encode(inner)), values
    if slot.dropped:
        return slot.encode(REMOVED), ()
    if not edits:
        return kept, (slot.value,)
    value = _spliced(slot.value, edits)
    return _respelled(slot, edits, slot.encode) if slot.spellings else slot.encode(value), (value,)


def _spliced(value: str, edits: tuple[Edit, ...]) -> str:
    parts: list[str] = []
    position = 0
    for edit in edits:
        parts += (value[position : edit.span.start], edit.replacement)
        position = edit.span.end
    return "".join((*parts, value[position:]))


def _respelled(slot: Slot, edits: tuple[Edit, ...], encode: Encode) -> str:
    """The source of a slot with `edits` made, all else as it was."""
    at = {edit.span.start: edit.replacement for edit in edits}
    gone = {place for edit in edits for place in range(edit.span.start, edit.span.end)}
    parts: list[str] = []
    start = 0
    for piece in slot.spellings:
        end = start + len(piece.meaning)
        if start == end:
            # What only turns something on or off stays, or all behind it would look otherwise.
            inside = start in gone and start not in at
            parts.append("" if inside and _LONG.search(piece.raw) else piece.raw)
        elif gone.isdisjoint(range(start, end)):
            parts.append(piece.raw)
        else:
            for place, letter in enumerate(piece.meaning, start):
                if place in at:
                    parts.append(encode(at[place]))
                if place not in gone:
                    parts.append(letter if piece.as_is else encode(letter))
        start = end
    return "".join(parts)
