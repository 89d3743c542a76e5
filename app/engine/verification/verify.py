"""Whether anything that was to be removed is left in a finished export.

The extracts come from readers that took no part in removing. What they see is compared with the
text that the plan predicts, because an ordinary word may be redacted in one place and stay in
another: `May` the patient goes, `may` the verb stays. Where there is doubt, the answer is a leak.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from app.engine.domain.export import Extract, Layer, Leak, Reader, RedactionPlan, Verification
from app.engine.domain.review import Review
from app.engine.mentions.propagation import unflagged_mentions
from app.engine.text.days import days_in
from app.engine.text.folding import Folded, Keys, fold, is_long
from app.engine.text.misread import misread_words
from app.engine.text.spelled import spelled
from app.engine.verification.decoding import decoded_forms, holds_a_file
from app.engine.verification.other_notations import (
    OtherNotations,
    days_left_out,
    without_leaks,
)
from app.engine.verification.search import Reading, Search, misread
from app.engine.verification.spread import SpreadBase64
from app.errors import VerificationFailed
from app.progress import Tick, silent, telling

Source: TypeAlias = tuple[tuple[str, ...], Reader, str]
"""`Extract.source`."""
_UTF_8 = "utf-8"
_OTHER_LETTERS = re.compile(r"[^\x00-\x7f]+")
_OTHER_TEXT = (
    "Less than half of the original's words are in it. Is it a copy of this original? Compare the"
    " two by eye."
)


def verify(
    plan: RedactionPlan,
    review: Review,
    extracts: Iterable[Extract],
    *,
    predicted: bool = True,
    moved_onto: frozenset[date] = frozenset(),
    tick: Tick = silent,
) -> Verification:
    """Search `extracts` for everything that `review` redacts.

    Running text of one `Extract.source` is searched together. `predicted` says that the export was
    made from `plan`; otherwise ordinary words, numbers and dates are only recognised by their
    neighbours, since the surrogates of an unknown export may hold them too: the days of
    `moved_onto` are known to. `tick` is called every few seconds and may raise to end the work.

    Raises `VerificationFailed` where nothing was found and the extracts lack running text that the
    export must hold: readers that see nothing find nothing. Without any extract the result has not
    passed.
    """
    leaks = [*_unplanned(plan, review, tick), *_unflagged(review, tick)]
    tick()
    search = Search.of(plan, review, predicted=predicted, tick=tick)
    tick()
    leaks += search.replacements()
    checks: Counter[str] = Counter()
    # A text is read in thirty encodings, in which the letters of ASCII are the same.
    letters = lru_cache(4)(_spelled)
    spread = SpreadBase64(search.needles, search.kept, search.expected.text.splitlines())
    # The surrogates of an export of one's own may be the days that other dates of it were.
    elsewhere = None if predicted else OtherNotations(review, moved_onto)
    days = days_left_out(plan, review) if predicted else frozenset()
    parts = None if elsewhere is None else elsewhere.in_parts(search.needles, search.kept)
    suspicions: set[Leak] = set()
    sources: defaultdict[Source, list[Extract]] = defaultdict(list)
    for extract in extracts:
        checks[extract.layer.value] += 1
        if extract.layer is Layer.TEXT:
            sources[extract.source].append(extract)
        elif extract.layer is Layer.HIDDEN:
            leaks += search.hidden(extract)
        else:
            leaks += search.raw(extract)
        if extract.layer is not Layer.RAW:
            leaks += _unmasked(search, extract, letters)
        spread.add(extract)
        if elsewhere is not None:
            leaks += elsewhere.leaks(extract)
            suspicions |= set(elsewhere.suspicions(extract))
        if days and _is_beside_text(extract) and not days.isdisjoint(days_in([extract.text])):
            leaks.append(Leak.seen_in(extract, "DATE"))
        if parts is not None:
            for leak, by_chance in parts.seen_in(extract):
                if by_chance:
                    suspicions.add(leak)
                else:
                    leaks.append(leak)
        tick()
    leaks += telling(spread.leaks(tick), tick)
    words = Predicted.of(plan, review, tick)
    leaks += _in_running_text(search, words, sources, tick)
    if checks and not leaks:
        _demand_text(words, sources.values(), predicted=predicted, tick=tick)
    found = _sorted(set(leaks))
    suspected = _sorted(without_leaks(suspicions, set(leaks)))
    return Verification(found, dict(checks), suspected)


def _is_beside_text(extract: Extract) -> bool:
    """Whether it may hold what no reader of running text shows, such as the values of a chart."""
    return extract.layer is Layer.HIDDEN or extract.reader is Reader.TAGS


def _in_running_text(
    search: Search, words: Predicted, sources: Mapping[Source, list[Extract]], tick: Tick
) -> Iterator[Leak]:
    """What the readers of running text see, each of all pieces of one source together."""
    for source, pieces in sources.items():
        # One at a time: a text of ten megabytes has thirty, each of which takes a hundred.
        reading = Reading.of(pieces)
        tick()
        seen = _seen(search, words, reading, tick)
        if seen and (codec := _misread_in(source, pieces, sources)):
            # Signs by chance: of `evolución` some encodings make a `lucia`, most a 3.
            seen = _seen(search.misread(codec), words, reading, tick)
        yield from seen


def _seen(search: Search, words: Predicted, reading: Reading, tick: Tick) -> list[Leak]:
    """What one reader sees in running text."""
    leaks = list(telling(search.text(reading), tick))
    tick()
    beside = list(search.neighbours(reading, near=False))
    if beside and search.predicted and words.is_reordered(reading.folded):
        beside = list(search.neighbours(reading, near=True))
    return leaks + beside


def _misread_in(
    source: Source, pieces: Sequence[Extract], sources: Mapping[Source, Sequence[Extract]]
) -> str:
    """The encoding in which these pieces are those of UTF-8, misread; empty where they are not."""
    inside, reader, variant = source
    codec, comma, what = variant.partition(",")
    right = sources.get((inside, reader, f"{_UTF_8}{comma}{what}"), ())
    if reader is not Reader.CODEC or codec == _UTF_8 or len(right) != len(pieces):
        return ""
    alike = all(
        misread(one.text, codec) == other.text for one, other in zip(right, pieces, strict=True)
    )
    return codec if alike else ""


def _sorted(leaks: set[Leak]) -> tuple[Leak, ...]:
    return tuple(sorted(leaks, key=lambda leak: (leak.place, leak.subcategory)))


def _unplanned(plan: RedactionPlan, review: Review, tick: Tick) -> Iterator[Leak]:
    """Redacted findings and boxes that the plan does not remove whole."""
    yield from (Leak(one.subcategory, "plan") for one in set(review.regions) - set(plan.regions))
    text = review.document.text
    removed = bytearray(len(text))
    for edit in plan.edits:
        removed[edit.span.start : edit.span.end] = b"\1" * len(edit.span)
    for finding in telling(review.redacted, tick):
        span = finding.span
        if any(not removed[i] and not text[i].isspace() for i in range(span.start, span.end)):
            yield Leak(finding.subcategory, "plan", offset=span.start)


def _unflagged(review: Review, tick: Tick) -> Iterator[Leak]:
    for finding in unflagged_mentions(review, tick):
        yield Leak(finding.subcategory, "text, another mention", offset=finding.span.start)


def _unmasked(
    search: Search, extract: Extract, spelled_in: Callable[[str, Tick], tuple[str, ...]]
) -> Iterator[Leak]:
    """Identifiers in signs that stand for letters; `VerificationFailed` for a file in them."""
    if extract.layer is not Layer.RAW and holds_a_file(extract.text):
        raise VerificationFailed(
            "The export contains a Base64-encoded file that could not be searched.",
            places=(extract.place,),
            pages=(extract.page,) if extract.page else (),
        )
    letters = spelled_in(_OTHER_LETTERS.sub(" ", extract.text), search.tick)
    misread = misread_words(extract.text)
    words = () if misread is None else (misread.text,)
    for text in telling(chain(decoded_forms(extract.text), letters, words), search.tick):
        yield from search.hidden(replace(extract, text=text))


def _spelled(text: str, tick: Tick) -> tuple[str, ...]:
    return tuple(view.text for view in spelled(text, tick))


def _demand_text(
    words: Predicted, sources: Collection[list[Extract]], *, predicted: bool, tick: Tick
) -> None:
    """Make sure that the search could find at least half of the words that the plan leaves."""
    # A picture that is shown in several places loses a word in all of them.
    others = [word for word in words.left if word not in words.gone]
    kept = Counter(others or words.left)
    seen: Counter[str] = Counter()
    for pieces in telling(sources, tick):
        seen.update(Reading.of(pieces).folded.words)
        if _is_half(kept, seen):
            return
    # Letters that stand apart: the search joins them as well.
    broken = Keys.of(word for word in kept - seen if is_long(word))
    for pieces in telling(sources, tick):
        loose = Reading.of(pieces).folded.loose(broken)
        seen.update(word for word, first, last in loose if first < last)
        if _is_half(kept, seen):
            return
    # Beside what was painted over in a picture, recognition may lose the one short word left.
    is_one_short = kept.total() == 1 and not any(map(is_long, kept))
    if not (sources and is_one_short):
        raise VerificationFailed(
            "The export could not be checked: its text could not be read again.",
            places=("text",),
            hint=None if predicted else _OTHER_TEXT,
        )


def _is_half(kept: Counter[str], seen: Counter[str]) -> bool:
    return 2 * (kept & seen).total() >= kept.total()


# The order of words. Each reader goes through tables and turned pages in its own order. A word that
# is redacted in one cell and stays in others then has other neighbours than predicted, which looks
# like a removal in the wrong place. Where a reader's order differs from that of the plan, only
# neighbours in the same cell or line are compared.

_RUN = 4  # words
# Runs that one removal breaks, in its place and in a wrong one, and those that chance may break.
_BROKEN, _CHANCE = 2 * _RUN, 8


@dataclass(frozen=True, slots=True)
class Predicted:
    """The folded words that a plan leaves, in order, those that it puts in, and what it removes."""

    left: tuple[str, ...]
    given: Counter[str]
    gone: frozenset[str]
    edits: int

    @classmethod
    def of(cls, plan: RedactionPlan, review: Review, tick: Tick = silent) -> Predicted:
        """What `plan` makes of the text of `review`."""
        given = fold("\n".join(edit.replacement for edit in plan.edits))
        gone = fold("\n".join(edit.span.of(review.document.text) for edit in plan.edits))
        left = tuple(telling(_left(plan, review), tick))
        return cls(left, Counter(given.words), frozenset(gone.words), len(plan.edits))

    def is_reordered(self, seen: Folded) -> bool:
        """Whether `seen` has no word more often than predicted, but has them in another order.

        What was removed in a wrong place breaks a few runs of words; another order breaks many.
        """
        if not Counter(seen.words) <= Counter(self.left) + self.given:
            return False
        broken = _runs(self.left) - _runs(seen.words)
        return broken.total() > _BROKEN * self.edits + _CHANCE


def _runs(words: Sequence[str]) -> Counter[tuple[str, ...]]:
    return Counter(zip(*(words[i:] for i in range(_RUN)), strict=False))


def _left(plan: RedactionPlan, review: Review) -> Iterator[str]:
    position = 0
    for edit in plan.edits:
        yield from fold(review.document.text[position : edit.span.start]).words
        position = edit.span.end
    yield from fold(review.document.text[position:]).words
