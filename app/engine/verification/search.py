"""The search of one export: counts, neighbours and forms of every needle, by layer."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from app.engine.domain.export import BLACK_BOX, Extract, Leak, RedactionPlan
from app.engine.domain.review import Review
from app.engine.names.words import is_word_or_name
from app.engine.text.escapes import plain
from app.engine.text.folding import Folded, Keys, fold, key_of
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import Needle, forms, frames, needles, own_words, revealed
from app.engine.verification.occurrences import Occurrences, Place, Wanted, places
from app.progress import Tick, silent, telling
from app.utf8_words import Utf8Words

_INSIDE, _HIDDEN_INSIDE, _DISGUISED_INSIDE = 5, 6, 7
# Letters of a name that tell nothing of it.
_STRAY = 2
_HEX = re.compile(r"(?:[0-9a-f]{2}){5,}")
# A shifted date may by chance be another date of the same document.
_SHIFTED = frozenset(("DATE", "AGE"))

Places = Mapping[str, list[Place]]


@dataclass(frozen=True)
class Reading:
    """What one reader saw of the whole export, and the extracts that it is joined from.

    `undone` is the same without escapes, where there are any.
    """

    folded: Folded
    starts: tuple[int, ...]
    extracts: tuple[Extract, ...]
    undone: Reading | None = None

    @classmethod
    def of(cls, extracts: list[Extract]) -> Reading:
        """Join the extracts of one reader, so that nothing hides on the seam of two pages."""
        unescaped = [replace(extract, text=plain(extract.text)) for extract in extracts]
        return replace(
            cls._of(extracts), undone=None if unescaped == extracts else cls._of(unescaped)
        )

    @classmethod
    def _of(cls, extracts: list[Extract]) -> Reading:
        starts, length = [], 0
        for extract in extracts:
            starts.append(length)
            length += len(extract.text) + 1
        text = "\n".join(extract.text for extract in extracts)
        return cls(fold(text), tuple(starts), tuple(extracts))

    def extract(self, word: int) -> Extract:
        """The extract that holds the word of this number."""
        return self.extracts[bisect_right(self.starts, self.folded.starts[word]) - 1]


@dataclass(frozen=True)
class Search:
    """All needles of a review and what the export is expected to hold of them.

    Attributes:
        expected: the text as the plan leaves it.
        given: every replacement, a line each.
        kept: keys that the reviewer rejected somewhere, so that they may stay.
        frames: needles with their neighbours, and the subcategory of each.
        near_frames: the same, with neighbours in the same cell or line only.
        forms: names that only their capitals tell from words, and the subcategory of each.
        own: replacements that the reviewer chose.
        tick: is called now and then.
    """

    plan: RedactionPlan
    needles: tuple[Needle, ...]
    expected: Folded
    given: Folded
    kept: frozenset[str]
    frames: Mapping[str, str]
    near_frames: Mapping[str, str]
    forms: Mapping[str, str]
    own: frozenset[str]
    predicted: bool
    tick: Tick

    @classmethod
    def of(
        cls,
        plan: RedactionPlan,
        review: Review,
        *,
        predicted: bool,
        tick: Tick = silent,
    ) -> Search:
        """Prepare the search of one export."""
        text = review.document.text
        return cls(
            plan,
            needles(review, tick),
            fold(plan.apply(text)),
            fold("\n".join(edit.replacement for edit in plan.edits)),
            frozenset(key_of(finding.span.of(text)) for finding in review.staying),
            frames(review, tick=tick),
            frames(review, review.document.barriers, tick),
            forms(review, tick),
            own_words(review),
            predicted,
            tick,
        )

    def misread(self, codec: str) -> Search:
        """The search of an export in UTF-8 that is read in another encoding."""
        return replace(self, expected=fold(misread(self.expected.text, codec)))

    def replacements(self) -> Iterator[Leak]:
        """Originals that stand in a replacement, such as a surrogate that is another patient."""
        unlike = {e.replacement for e in self.plan.edits if e.subcategory not in _SHIFTED}
        for replacement in telling(unlike, self.tick):
            folded = fold(replacement)
            seen = self._in(folded)
            for needle in self._telling_in(folded):
                if needle.key not in self.kept and seen.whole(needle):
                    yield Leak(needle.subcategory, "replacement", offset=needle.start)
        for words in self.own:
            for needle in revealed(words, self.needles, self.kept):
                yield Leak(needle.subcategory, "replacement", offset=needle.start)

    def text(self, reading: Reading) -> Iterator[Leak]:
        """Needles that a reader sees more often than the plan predicts."""
        seen = self._in(reading.folded)
        there = self._keys.found_in(reading.folded.joined)
        for needle in telling(self.needles, self.tick):
            if needle.key and needle.key not in there:
                continue
            if self.predicted or (needle.distinctive and needle.subcategory not in _SHIFTED):
                for extract in self._surplus(needle, reading, seen):
                    yield Leak.seen_in(extract, needle.subcategory, needle.start)
        for needle, key, word in self._disguised(seen, there):
            # One of many numbers may be it by chance.
            if key.isalpha():
                yield Leak.seen_in(reading.extract(word), needle.subcategory, needle.start)
        if reading.undone is not None:
            yield from self._undone.text(reading.undone)

    def neighbours(self, reading: Reading, *, near: bool) -> Iterator[Leak]:
        """Needles that a reader sees between neighbours where the plan predicts none.

        With `near` only between neighbours in the same cell or line.
        """
        frames = self.near_frames if near else self.frames
        keys, expected = self._near_frame_places if near else self._frame_places
        for key, hits in places(reading.folded, keys).items():
            if len(hits) > len(expected.get(key, ())):
                for first, _ in hits:
                    yield Leak.seen_in(reading.extract(first), frames[key])

    def hidden(self, extract: Extract) -> Iterator[Leak]:
        """Needles in what must hold none, but for what the plan leaves with the same neighbours."""
        for view in dict.fromkeys((extract.text, plain(extract.text))):
            folded = fold(view)
            seen = self._in(folded)
            there = self._keys.found_in(folded.joined)
            for needle in telling(self._telling_of(there), self.tick):
                if not self._may_stay(needle) and self._shows(needle, seen):
                    yield Leak.seen_in(extract, needle.subcategory, needle.start)
            for needle, _, _ in self._disguised(seen, there):
                yield Leak.seen_in(extract, needle.subcategory, needle.start)
            for word in self._forms_by_word.keys() & set(folded.words):
                for form in self._forms_by_word[word]:
                    if _written(form, folded):
                        yield Leak.seen_in(extract, self.forms[form])

    def raw(self, extract: Extract) -> Iterator[Leak]:
        """Needles that undecoded bytes spell, in several encodings."""
        lower = extract.text.lower()
        decoded = [bytes.fromhex(run).decode("latin-1").lower() for run in _HEX.findall(lower)]
        text = "\n".join((lower, *decoded)).replace("\0", "")
        for form in telling(self._raw_forms.found_in(text), self.tick):
            for needle in self._by_raw_form[form]:
                if self._may_stay(needle):
                    continue
                if not any(map(self.expected.count_inside, (needle.key, form))):
                    yield Leak.seen_in(extract, needle.subcategory, needle.start)

    @cached_property
    def _undone(self) -> Search:
        return replace(self, expected=fold(plain(self.expected.text)))

    @cached_property
    def _telling(self) -> tuple[Needle, ...]:
        return tuple(needle for needle in self.needles if needle.distinctive)

    @cached_property
    def _keys(self) -> MultiPattern:
        return MultiPattern((*(needle.key for needle in self.needles), *self._by_disguise))

    @cached_property
    def _by_disguise(self) -> Mapping[str, Needle]:
        return {
            key: needle
            for needle in self.needles
            if needle.key not in self.kept
            for key in needle.disguises
        }

    @cached_property
    def _telling_by_key(self) -> Mapping[str, list[Needle]]:
        by_key: defaultdict[str, list[Needle]] = defaultdict(list)
        for needle in self._telling:
            by_key[needle.key].append(needle)
        return by_key

    @cached_property
    def _by_raw_form(self) -> Mapping[str, list[Needle]]:
        by_form: defaultdict[str, list[Needle]] = defaultdict(list)
        for needle in self._telling:
            for form in needle.raw_forms:
                by_form[form].append(needle)
        return by_form

    @cached_property
    def _raw_forms(self) -> MultiPattern:
        return MultiPattern(self._by_raw_form)

    def _telling_in(self, folded: Folded) -> Iterator[Needle]:
        """Distinctive needles whose letters and digits stand in `folded`, also across words."""
        return self._telling_of(self._keys.found_in(folded.joined))

    def _telling_of(self, there: Collection[str]) -> Iterator[Needle]:
        for key in there:
            yield from self._telling_by_key.get(key, ())

    def _disguised(
        self, seen: Occurrences, there: Collection[str]
    ) -> Iterator[tuple[Needle, str, int]]:
        """Needles backwards or in ROT13 where the expected text does not say the same.

        Each with that key and a word in which it stands. `there` are the keys that were seen.
        """
        for key in there:
            if key in self._by_disguise and not is_word_or_name(key):
                standing = seen.disguised(key)
                if len(standing) > len(self._expected.disguised(key)):
                    yield self._by_disguise[key], key, standing[0]

    @cached_property
    def _forms_by_word(self) -> Mapping[str, list[str]]:
        """The forms that the plan leaves nowhere, by the folded word that they begin with."""
        by_word: defaultdict[str, list[str]] = defaultdict(list)
        for form in self.forms:
            words = fold(form).words
            if words and key_of(form) not in self.kept and not _written(form, self.expected):
                by_word[words[0]].append(form)
        return by_word

    @cached_property
    def _frame_places(self) -> tuple[Keys, Places]:
        return self._expected_places(self.frames)

    @cached_property
    def _near_frame_places(self) -> tuple[Keys, Places]:
        return self._expected_places(self.near_frames)

    def _expected_places(self, frames: Mapping[str, str]) -> tuple[Keys, Places]:
        keys = Keys.of(frames)
        return keys, places(self.expected, keys)

    @cached_property
    def _wanted(self) -> Wanted:
        return Wanted(self.needles, self._by_disguise, shortest=_INSIDE, within=_DISGUISED_INSIDE)

    @cached_property
    def _expected(self) -> Occurrences:
        return self._in(self.expected)

    @cached_property
    def _given(self) -> Occurrences:
        return self._in(self.given)

    def _in(self, folded: Folded) -> Occurrences:
        return Occurrences(folded, self._wanted)

    def _surplus(self, needle: Needle, reading: Reading, seen: Occurrences) -> Iterator[Extract]:
        """Where a needle stands that occurs more often than expected."""
        if not needle.key:
            if _bare(needle, reading.folded) > _bare(needle, self.expected):
                yield from reading.extracts
            return
        whole = seen.whole(needle)
        if len(whole) > len(self._expected.whole(needle)):
            yield from (reading.extract(first) for first, _ in whole)
        elif (
            needle.distinctive
            and len(needle.key) >= _INSIDE
            and self._inside(needle.key, seen) > self._inside(needle.key, self._expected)
        ):
            yield from reading.extracts
        if needle.cut:
            # What stood beside it in the word is replaced, so that the word itself is a new one.
            usual = self._expected.around(needle.key)
            for word, numbers in seen.around(needle.key).items():
                if len(numbers) > len(usual.get(word, ())):
                    yield from map(reading.extract, numbers)

    def _inside(self, key: str, seen: Occurrences) -> int:
        """How often `key` stands in a text, but for what two words spell that the plan predicts.

        Readers go through a page each in its own order, and words that come to stand side by side
        may spell a name: Greer in `I agree.` and `Robinson`. Both are whole words that the export
        is to hold, as often as it is to hold them, so nothing of an original is in them. Of an
        export that was not made from the plan nobody knows the surrogates: `Robinson` may be one,
        with no more than `R` of the name.
        """
        stray = 0 if self.predicted else _STRAY
        by_chance = sum(
            sum(letters for number, letters in words.items() if self._is_new(seen.folded, number))
            <= stray
            for words in seen.across(key)
        )
        return seen.inside(key) - by_chance

    def _is_new(self, folded: Folded, number: int) -> bool:
        """Whether a word stands in `folded` more often than the plan predicts."""
        word = folded.words[number]
        return folded.number_of(word) > self.expected.number_of(word)

    def _may_stay(self, needle: Needle) -> bool:
        """Whether the reviewer kept the same string, or a date was shifted to it."""
        return needle.key in self.kept or (
            needle.subcategory in _SHIFTED and bool(self._given.whole(needle))
        )

    def _shows(self, needle: Needle, seen: Occurrences) -> bool:
        """Whether a text holds the needle other than the expected text does."""
        folded, stays = seen.folded, self._expected.whole(needle)
        neighbours = [_neighbours(self.expected, first, last) for first, last in stays]
        for first, last in seen.whole(needle):
            before, after = _neighbours(folded, first, last)
            if not any(
                (before and before == left) or (after and after == right)
                for left, right in neighbours
            ):
                return True
        return (
            len(needle.key) >= _HIDDEN_INSIDE
            and seen.inside(needle.key) > 0
            and not self._expected.inside(needle.key)
        )


def misread(text: str, codec: str) -> str:
    """What the UTF-8 of `text` is in another encoding, its boxes blank and its words kept."""
    blank = " " * len(BLACK_BOX.encode())
    data = text.replace(BLACK_BOX, blank).encode(errors="replace")
    read = data.decode(codec, errors="replace")
    return Utf8Words(data).kept_in(read) if len(read) == len(data) else read


def _bare(needle: Needle, folded: Folded) -> int:
    """How often a needle without letters and digits occurs, white space aside."""
    return "".join(folded.text.split()).count("".join(needle.phrase.text.split()))


def _neighbours(folded: Folded, first: int, last: int) -> tuple[str, str]:
    before = folded.words[first - 1] if first else ""
    after = folded.words[last + 1] if last + 1 < len(folded.words) else ""
    return before, after


def _written(form: str, folded: Folded) -> bool:
    """Whether the word stands in the text with exactly these capitals."""
    return any(
        folded.span(first, last).of(folded.text) == form
        for first, last in folded.strict(fold(form))
    )
