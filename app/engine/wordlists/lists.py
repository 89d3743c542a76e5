"""Lists of words that a user wants removed, or kept: in a document, a project, or everywhere."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from app.engine.domain.review import ListedWords, Review
from app.engine.text.folding import key_of

LIST = "list"
"""`Finding.detector` of what was put on a list."""

SHORTEST = 2
"""Letters and digits of what is always removed: a single letter stands nearly everywhere."""


class Scope(StrEnum):
    """Where the words of a list are followed."""

    DOCUMENT = "document"
    PROJECT = "project"
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class Always:
    """Words to remove, and the kind that they are."""

    text: str = field(repr=False)
    subcategory: str


@dataclass(frozen=True, slots=True)
class WordLists:
    """What is always and what is never removed. The same words are on one of both lists only."""

    always: tuple[Always, ...] = ()
    never: tuple[str, ...] = field(default=(), repr=False)

    def with_always(self, text: str, subcategory: str) -> WordLists:
        """These words are always removed from now on."""
        rest = self.without(text)
        return replace(rest, always=(*rest.always, Always(_tidy(text), subcategory)))

    def with_never(self, text: str) -> WordLists:
        """These words are never removed from now on."""
        rest = self.without(text)
        return replace(rest, never=(*rest.never, _tidy(text)))

    def without(self, text: str) -> WordLists:
        """These words are on neither list any more, however they are written there."""
        name = name_of(text)
        return WordLists(
            tuple(one for one in self.always if name_of(one.text) != name),
            tuple(one for one in self.never if name_of(one) != name),
        )

    def instead(self, old: WordLists, new: WordLists) -> WordLists:
        """These lists with `new` instead of `old`."""
        rest = self
        for text in (*old.never, *(one.text for one in old.always)):
            rest = rest.without(text)
        for text in new.never:
            rest = rest.with_never(text)
        for one in new.always:
            rest = rest.with_always(one.text, one.subcategory)
        return rest

    def beyond(self, other: WordLists) -> WordLists:
        """What `other` lacks."""
        return WordLists(
            tuple(one for one in self.always if one not in other.always),
            tuple(one for one in self.never if one not in other.never),
        )

    def apart_from(self, other: WordLists) -> WordLists:
        """These lists without all words that `other` names, on whichever of its lists."""
        rest = self
        for text in (*other.never, *(one.text for one in other.always)):
            rest = rest.without(text)
        return rest

    def joined(self, other: WordLists) -> WordLists:
        """What is on either of two pairs of lists; where they disagree, it is always removed."""
        both = self
        for text in other.never:
            both = both.with_never(text)
        for one in (*self.always, *other.always):
            both = both.with_always(one.text, one.subcategory)
        return both


@dataclass(frozen=True, slots=True)
class ActiveWordLists:
    """The user's lists and those of the open project."""

    own: WordLists = field(default_factory=WordLists)
    of_project: WordLists = field(default_factory=WordLists)

    @property
    def joined(self) -> WordLists:
        """What is to be followed."""
        return self.own.joined(self.of_project)

    def changed(self, before: ActiveWordLists, after: ActiveWordLists) -> ActiveWordLists:
        """These lists with the change that leads from one state to another."""
        own = self.own.instead(before.own.beyond(after.own), after.own.beyond(before.own))
        lost = before.of_project.beyond(after.of_project)
        return ActiveWordLists(
            own, self.of_project.instead(lost, after.of_project.beyond(before.of_project))
        )


def lists_of(review: Review) -> WordLists:
    """The lists of one document."""
    return WordLists(
        tuple(Always(one.text, one.subcategory) for one in review.listed if one.subcategory),
        tuple(one.text for one in review.listed if not one.subcategory),
    )


def with_lists(review: Review, lists: WordLists) -> Review:
    """The review of a document that has these lists; nothing in it follows them so far."""
    always = (ListedWords(one.text, one.subcategory) for one in lists.always)
    return replace(review, listed=(*always, *(ListedWords(text, None) for text in lists.never)))


def name_of(text: str) -> str:
    """What all ways to write the same words have in common."""
    return key_of(text) or text.strip()


def _tidy(text: str) -> str:
    return " ".join(text.split())
