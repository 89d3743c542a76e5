"""What a file says beside what it shows. None of it is exported; the reviewer may read it first.

It is as identifying as the document's text, and comes from a stranger: it is shown to the reviewer
and goes nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

MOST = 200
"""Texts of one channel that are kept."""
LONGEST = 500
"""Characters of a text that are kept."""


class Channel(StrEnum):
    """Where in a file hidden content lies, in the order in which it is listed."""

    COMMENTS = "comments"
    PEOPLE = "people"
    DELETED = "deleted"
    FIELDS = "fields"
    COVERED = "covered"
    PROPERTIES = "properties"
    BOOKMARKS = "bookmarks"
    NAMES = "names"
    LAYERS = "layers"
    DESCRIPTIONS = "descriptions"
    ATTACHMENTS = "attachments"
    LINKS = "links"
    SCRIPTS = "scripts"
    PICTURE = "picture"
    CODES = "codes"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class HiddenContent:
    """What one channel of a file says.

    Attributes:
        texts: different ones, in their order; of long ones the beginning.
        more: how many others there are.
        unread: whether a part of the channel could not be read.
    """

    channel: Channel
    texts: tuple[str, ...] = field(default=(), repr=False)
    more: int = 0
    unread: bool = False


def gathered(found: Iterable[tuple[Channel, str | None]]) -> tuple[HiddenContent, ...]:
    """What is said, by channels; None stands for what could not be read."""
    kept: dict[Channel, list[str]] = {}
    seen: set[tuple[Channel, int]] = set()
    unread: set[Channel] = set()
    more = dict.fromkeys(Channel, 0)
    for channel, text in found:
        if text is None:
            unread.add(channel)
            continue
        tidy = _tidy(text)
        # Of each only the hash: a hostile file may say a great deal.
        if not tidy or (key := (channel, hash(tidy))) in seen:
            continue
        seen.add(key)
        texts = kept.setdefault(channel, [])
        if len(texts) < MOST:
            texts.append(tidy)
        else:
            more[channel] += 1
    return tuple(
        HiddenContent(channel, tuple(kept.get(channel, ())), more[channel], channel in unread)
        for channel in Channel
        if channel in kept or channel in unread
    )


def _tidy(text: str) -> str:
    """One line without characters that turn or hide what stands beside them."""
    part = text[: 8 * LONGEST]
    line = " ".join("".join(one if one.isprintable() else " " for one in part).split())
    return f"{line[:LONGEST]}…" if len(line) > LONGEST or len(text) > len(part) else line
