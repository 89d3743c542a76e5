"""The people and places of a case with all ways in which they are written, as a reviewer sees them.

A reviewer says which of them are the same, which are not, and what stands for them. That is told
for each way of writing, and so holds for later documents too.
"""

from __future__ import annotations

import hmac
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from app.engine.domain.case import Case, Correction
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.mentions.entities import entities
from app.engine.names.parts import Part, Role, WrittenName
from app.engine.surrogates.cases import case_key, joined
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.surrogates.table import in_case_of
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import key_of

_TRIES = 40


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to write somebody or something, and what an export has instead."""

    subcategory: str
    text: str = field(repr=False)
    surrogate: str = field(repr=False)
    mentions: int = 1

    @property
    def key(self) -> str:
        """What all spellings of it have in common."""
        return key_of(self.text)


@dataclass(frozen=True, slots=True)
class Named:
    """A person or a place of a case; `variants` are the fullest first."""

    group: str = field(repr=False)
    variants: tuple[Variant, ...]

    @property
    def text(self) -> str:
        """The fullest name."""
        return self.variants[0].text

    @property
    def surrogate(self) -> str:
        """What stands for that."""
        return self.variants[0].surrogate

    @property
    def is_person(self) -> bool:
        """Whether it is somebody."""
        return self.variants[0].subcategory in PERSONS

    @property
    def mentions(self) -> int:
        """How often all documents name it."""
        return sum(one.mentions for one in self.variants)


def named_in(
    case: Case, reviews: Iterable[Review], key: bytes, shift_key: bytes, *, longest: int
) -> tuple[Named, ...]:
    """The people, then the places of a settled case; the most often named first."""
    review = joined(case.id, reviews)
    made = SurrogateGenerator(case_key(case, key), review, longest, shift_key=shift_key, case=case)
    text = review.document.text
    found = [one for one in review.findings if one.subcategory in PERSONS | PLACES]
    meant = entities(found, text)
    said = {(one.subcategory, one.key): one.group for one in case.corrections}
    groups: defaultdict[str, dict[tuple[str, str], Variant]] = defaultdict(dict)
    for one in found:
        literal = " ".join(one.span.of(text).split())
        group = said.get((one.subcategory, key_of(literal)), meant[one.id])
        known = groups[group].get((one.subcategory, literal))
        mentions = known.mentions + 1 if known is not None else 1
        groups[group][one.subcategory, literal] = Variant(
            one.subcategory, literal, made(one), mentions
        )
    listed = [
        Named(group, tuple(sorted(some.values(), key=_fullest))) for group, some in groups.items()
    ]
    return tuple(sorted(listed, key=lambda one: (not one.is_person, -one.mentions, one.text)))


def _fullest(variant: Variant) -> tuple[int, bool, int, int, str]:
    """What a reviewer knows somebody by comes first: the full name, as it is usually written."""
    names = len(WrittenName.of(variant.text).names) if variant.subcategory in PERSONS else 1
    turned = "," in variant.text or variant.text.isupper()
    return -names, turned, -len(variant.text), -variant.mentions, variant.text


def corrected(named: Named, words: str) -> tuple[Correction, ...]:
    """`words` stand for this person or place, in the form of each way of writing."""
    return _said(named.variants, named, named.group, words)


def merged(target: Named, other: Named) -> tuple[Correction, ...]:
    """`other` is the same as `target`, and has the same surrogate."""
    return _said(other.variants, other, target.group, target.surrogate)


def split_off(
    case: Case, named: Named, chosen: Sequence[Variant], taken: Iterable[str], key: bytes
) -> tuple[Correction, ...]:
    """Some ways of writing mean somebody or something else, with a surrogate of its own.

    `taken` are surrogates that are others' already.
    """
    group = f"{chosen[0].subcategory} {chosen[0].key}"
    fullest = min(chosen, key=_fullest)
    others = {key_of(one) for one in (*taken, named.surrogate)}
    for attempt in range(_TRIES):
        words = _invented(case, fullest, hmac.digest(key, f"{group} {attempt}".encode(), "sha256"))
        if key_of(words) not in others:
            break
    return _said(chosen, Named(group, (fullest,)), group, words)


def _invented(case: Case, variant: Variant, key: bytes) -> str:
    finding = Finding("1", Span(0, len(variant.text)), variant.subcategory, 1.0, "split")
    review = Review(Document(case.id, "case", case.id, variant.text), (finding,))
    return SurrogateGenerator(key, review)(finding)


def _said(
    variants: Iterable[Variant], named: Named, group: str, words: str
) -> tuple[Correction, ...]:
    full = WrittenName.of(named.text)
    return tuple(
        Correction(
            one.subcategory,
            one.key,
            group,
            _respelled(one.text, full, words) if one.subcategory in PERSONS else words,
        )
        for one in variants
    )


def _respelled(text: str, full: WrittenName, words: str) -> str:
    """A name in the form of `text`: with the parts of `words` for those of `full`."""
    new = WrittenName.of(words)
    spelled = {part: words[part.start : part.end] for part in new.parts}
    given = [spelled[part] for part in new.names if part.role is Role.GIVEN]
    family = [spelled[part] for part in new.names if part.role is not Role.GIVEN] or given[-1:]
    given = given or family
    of_family = {part.key for part in full.names if part.role is not Role.GIVEN}
    written: Counter[bool] = Counter()

    def made(part: Part, surface: str) -> str:
        is_family = part.role is Role.FAMILY or part.key in of_family
        place, written[is_family] = written[is_family], written[is_family] + 1
        if part.role is Role.INITIAL:
            return in_case_of(given[min(place, len(given) - 1)][:1], surface)
        if is_family:
            return in_case_of(" ".join(family), surface) if place == 0 else ""
        return in_case_of(given[place], surface) if place < len(given) else ""

    return " ".join(WrittenName.of(text).rewritten(made).split()) or words
