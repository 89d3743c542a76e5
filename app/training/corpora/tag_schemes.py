"""Labels of tokens: IOB, IOB2, BIOES, BILOU and plain ones, and the entities that they tell of.

Sources: Ramshaw and Marcus 1995 for IOB, Ratinov and Roth 2009 for BILOU.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

OUTSIDE = "O"
SCHEMES = ("iob", "iob2", "bioes", "bilou")
"""Names of the schemes. In `iob`, `B` stands only where an equal label ends right before."""

Chunk = tuple[int, int, str]
"""First token, last token and bare label of an entity."""

# Some corpora write a zero for the letter.
_OUTSIDE = (OUTSIDE, "0")
_PREFIX = re.compile(r"([BILUES])-(.+)")


def chunks(labels: Sequence[str]) -> list[Chunk]:
    """The entities of a sentence, whatever the scheme; of plain labels equal neighbours are one."""
    found: list[Chunk] = []
    before = ""
    for at, label in enumerate(labels):
        match = _PREFIX.fullmatch(label)
        prefix, bare = match.groups() if match else ("I", label)
        if bare in _OUTSIDE:
            before = ""
            continue
        if prefix in "BUS" or bare != before:
            found.append((at, at, bare))
        else:
            found[-1] = (found[-1][0], at, bare)
        before = "" if prefix in "LUES" else bare
    return found


def tagged(entities: Iterable[Chunk], length: int, scheme: str) -> tuple[str, ...]:
    """A label for each of `length` tokens. Raises `ValueError` for an unknown scheme."""
    if scheme not in SCHEMES:
        raise ValueError(f"there is no scheme {scheme}; there is {', '.join(SCHEMES)}")
    letters = {"bioes": "BIES", "bilou": "BILU"}.get(scheme, "BIIB")
    first, inner, last, unit = tuple(letters)
    labels = [OUTSIDE] * length
    for start, end, bare in entities:
        labels[start : end + 1] = [f"{inner}-{bare}"] * (end + 1 - start)
        labels[end] = f"{last}-{bare}"
        labels[start] = f"{unit if start == end else first}-{bare}"
    return tuple(_sparing(labels) if scheme == "iob" else labels)


def bare(label: str) -> str | None:
    """What a label names without its prefix; None for one that names nothing."""
    match = _PREFIX.fullmatch(label)
    name = match[2] if match else label
    return None if name in _OUTSIDE else name


def has_prefix(label: str) -> bool:
    """Whether a label says where in an entity its token stands."""
    return _PREFIX.fullmatch(label) is not None


def _sparing(labels: Sequence[str]) -> list[str]:
    """IOB2 labels with `B` only where it parts equal neighbours."""
    return [
        f"I-{bare(label)}" if label != OUTSIDE and bare(label) != bare(previous) else label
        for previous, label in pairwise((OUTSIDE, *labels))
    ]
