"""What an export is searched for: every redacted identifier, in every form that must be gone.

Also whether what a reviewer writes in place of an identifier is one itself.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from urllib.parse import quote

from app.engine.domain.case import KnownIdentifier
from app.engine.domain.document import Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.names.gazetteer import is_listed
from app.engine.names.words import name_words
from app.engine.text.distinctive import PERSONS, is_common, is_distinctive, is_telling
from app.engine.text.escapes import plain
from app.engine.text.folding import Folded, Keys, fold, is_long, key_of, spelled_out
from app.engine.text.languages import Languages
from app.progress import Tick, silent, telling

# The shortest key that is searched for in undecoded bytes, a digit counted as 8 and a letter as 7:
# chance finds shorter ones in compressed data.
_RAW_BITS = 40
# The shortest key that is searched for in disguise: shorter ones are often something else as well.
_DISGUISED_LETTERS, _DISGUISED_DIGITS = 5, 7
# Letters and digits are the same in all its code pages for Latin letters.
_EBCDIC = "cp037"
_EBCDIC_SIGNS = 7  # in lower case two of its bytes are one
_ROT13 = str.maketrans("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm")


@dataclass(frozen=True)
class Needle:
    """One string to search for.

    Attributes:
        phrase: the string, folded.
        distinctive: whether it means the identifier wherever it stands; otherwise it is an
            ordinary word or number, and only its count and its neighbours tell.
        cut: whether another letter or digit touches a finding of it, so that beside a replacement
            it may be a part of a word.
        start: where the original has it, one place of several.
    """

    subcategory: str
    phrase: Folded = field(repr=False)
    distinctive: bool
    cut: bool = False
    start: int = field(default=-1, compare=False)

    @cached_property
    def key(self) -> str:
        """The folded words, joined; empty where the string has no letter or digit."""
        return "".join(self.phrase.words)

    @cached_property
    def long(self) -> bool:
        """Whether it is recognised however its words are separated."""
        return is_long(self.key)

    @cached_property
    def disguises(self) -> tuple[str, ...]:
        """The key backwards and, of letters, in ROT13; none where these say something else too."""
        key = self.key
        letters, shortest = key.isalpha(), _DISGUISED_DIGITS
        if letters:
            shortest = _DISGUISED_LETTERS
        if not self.distinctive or self.subcategory == "DATE" or len(key) < shortest:
            return ()
        turned = (key[::-1], key.translate(_ROT13)) if letters else (key[::-1],)
        return tuple(one for one in turned if one != key)

    @cached_property
    def raw_forms(self) -> tuple[str, ...]:
        """How undecoded bytes, read as Latin-1, in lower case and without NULs, may spell it."""
        bits = sum(8 if c.isdigit() else 7 for c in self.key)
        if bits < _RAW_BITS:
            return ()
        disguises = self.disguises if self.key.isalpha() else ()
        return tuple(dict.fromkeys((*_raw_forms(self.phrase.text, self.key), *disguises)))


def needles(
    review: Review, tick: Tick = silent, *, folded: Folded | None = None
) -> tuple[Needle, ...]:
    """All needles of a review, each string once.

    For every redacted finding: its literal, the words that it cuts into (`Anna` of `Annas`), and
    for persons the names that the literal consists of. Also what is `sought` of known patients.
    `tick` is called now and then. `folded` is the text of the document, if that is known already.
    """
    folded = folded or fold(review.document.text)
    languages = Languages.of(review.passages).beside_english
    found: dict[tuple[str, ...], Needle] = {}
    widened: set[tuple[str, Span]] = set()
    seen: set[tuple[str, str, bool]] = set()
    for finding in telling(review.redacted, tick):
        for phrase, distinctive, cut in _literals(finding, folded, languages, widened, seen):
            identity = (*phrase.words, *phrase.between(0, len(phrase.words) - 1)) or (phrase.text,)
            needle = Needle(finding.subcategory, phrase, distinctive, cut, finding.span.start)
            known = found.get(identity, needle)
            surer = needle if distinctive and not known.distinctive else known
            found[identity] = replace(surer, cut=cut or known.cut)
    for subcategory, phrase in _unseen(review.sought, folded):
        found.setdefault(phrase.words, Needle(subcategory, phrase, distinctive=True))
    return tuple(found.values())


def _unseen(sought: Sequence[KnownIdentifier], folded: Folded) -> Iterator[tuple[str, Folded]]:
    """What means its patient wherever it stands, and the document does not have.

    What it has was found, and is removed or was kept on purpose. Single names are looked for only
    where no list has them: a surrogate may be called Maria, too.
    """
    telling = {}
    for one in sought:
        phrase = fold(one.text)
        key = "".join(phrase.words)
        is_listed_name = len(phrase.words) == 1 and one.subcategory in PERSONS and is_listed(key)
        if one.subcategory != "DATE" and is_long(key) and not is_listed_name:
            telling[key] = one.subcategory, phrase
    seen = {key for key, _, _ in folded.loose(Keys.of(telling))} if telling else set()
    yield from (one for key, one in telling.items() if key not in seen)


def frames(review: Review, barriers: Sequence[int] = (), tick: Tick = silent) -> dict[str, str]:
    """Every redacted literal with the word before and after it, as a key; its subcategory.

    Without those that one of the sorted `barriers` parts from it. An export that shows one of them
    where the prediction does not has kept the identifier, even where the count of the literal alone
    is right.
    """
    folded = fold(review.document.text)
    framed: dict[str, str] = {}
    for finding in telling(review.redacted, tick):
        words = folded.words_in(finding.span)
        if words:
            first, stop = words.start, words.stop
            if first and not _parted(folded, first, barriers):
                first -= 1
            if stop < len(folded.words) and not _parted(folded, stop, barriers):
                stop += 1
            frame = folded.words[first:stop]
            framed.setdefault("".join(frame), finding.subcategory)
    return framed


def _parted(folded: Folded, number: int, barriers: Sequence[int]) -> bool:
    """Whether a barrier lies between a word and the one before it."""
    following = bisect_left(barriers, folded.ends[number - 1])
    return following < len(barriers) and barriers[following] <= folded.starts[number]


def forms(review: Review, tick: Tick = silent) -> dict[str, str]:
    """Short or common names as they are written, which only their capitals tell from a word."""
    text = review.document.text
    languages = Languages.of(review.passages).beside_english
    found: dict[str, str] = {}
    for finding in telling(review.redacted, tick):
        if finding.subcategory in PERSONS:
            literal = fold(finding.span.of(text))
            for number in name_words(literal):
                word = literal.words[number]
                surface = literal.span(number, number).of(literal.text)
                told = is_distinctive(finding.subcategory, word, languages)
                if not told and not surface.islower():
                    common = is_common(word, languages)
                    spelled = {surface.title()} if common else {surface.title(), surface.upper()}
                    found |= dict.fromkeys(spelled, finding.subcategory)
    return found


def _literals(
    finding: Finding,
    folded: Folded,
    languages: Collection[str],
    widened: set[tuple[str, Span]],
    seen: set[tuple[str, str, bool]],
) -> Iterator[tuple[Folded, bool, bool]]:
    """Folded strings, whether each is distinctive, and whether a letter or digit touches it.

    `widened` are the places that findings before this one cut into, and grows: a text may be one
    word, in which a thousand findings lie. `seen` grows too: what stood elsewhere in the same way,
    cutting no word, gives nothing new.
    """
    text, span, kind = folded.text, finding.span, finding.subcategory
    literal = span.of(text)
    words = folded.words_in(span)
    whole = folded.span(words[0], words[-1]) if words else span
    cut = not span.covers(whole)
    touched = any(
        c.isalnum() for c in (text[span.start - 1 : span.start] + text[span.end : span.end + 1])
    )
    if not cut:
        place_alike = kind, literal, touched
        if place_alike in seen:
            return
        seen.add(place_alike)
    inside = fold(literal)
    yield inside, is_telling(kind, inside.words, languages), cut or touched
    for written in {plain(literal), spelled_out(literal)} - {literal}:
        spelled = fold(written)
        yield spelled, is_telling(kind, spelled.words, languages), False
    if cut:
        around = Span(min(whole.start, span.start), max(whole.end, span.end))
        place = kind, around
        if place not in widened:
            widened.add(place)
            words_cut = fold(around.of(text))
            yield words_cut, is_telling(kind, words_cut.words, languages), False
    if kind in PERSONS:
        for number in name_words(inside):
            written = inside.span(number, number).of(literal)
            name = fold(written)
            if is_telling(kind, name.words, languages):
                yield name, True, False
                yield name if written.isascii() else fold(spelled_out(written)), True, False


def _raw_forms(literal: str, key: str) -> Iterator[str]:
    plain = " ".join(literal.split())
    yield plain.lower()
    yield key
    for form in (plain, plain.upper()):
        for spelled in (escape(form), quote(form), quote(form).replace("%20", "+")):
            yield spelled.lower()
        for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
            encoded = form.encode(encoding, "surrogatepass").decode("latin-1")
            yield encoded.lower().replace("\0", "")
    for form in (plain, plain.upper(), plain.lower()) if len(key) >= _EBCDIC_SIGNS else ():
        with suppress(UnicodeEncodeError):
            yield form.encode(_EBCDIC).decode("latin-1").lower()


# Letters and digits; a shorter identifier is told only by words that are nothing else.
_TELLING = 3


def own_words(review: Review) -> frozenset[str]:
    """Everything that the reviewer chose to stand in an export."""
    return frozenset(
        decision.replacement
        for decision in review.decisions.values()
        if decision.action is Action.ACCEPT and decision.replacement is not None
    )


def revealed(words: str, searched: Iterable[Needle], kept: frozenset[str]) -> Iterator[Needle]:
    """Identifiers that `words` hold: also ordinary words and dates, for a person chose them."""
    folded = fold(words)
    for needle in searched:
        if len(needle.key) < _TELLING and needle.key != "".join(folded.words):
            continue
        if needle.key and needle.key not in kept:
            long = needle.distinctive and needle.long
            places = folded.loose(Keys.of([needle.key])) if long else folded.strict(needle.phrase)
            if any(True for _ in places):
                yield needle


def reveals(review: Review, words: str) -> bool:
    """Whether an export with these words in it would be refused."""
    text = review.document.text
    kept = frozenset(key_of(finding.span.of(text)) for finding in review.staying)
    return any(True for _ in revealed(words, needles(review), kept))
