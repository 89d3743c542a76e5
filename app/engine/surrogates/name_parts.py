"""What a written name consists of: names, initials and the small words around them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from app.engine.folding import key_of
from app.engine.wordlists import wordlist

_APOSTROPHES = "'’‘`ʼ"
_LETTER = r"[^\W\d_]"
# An apostrophe belongs to a name, but for the possessive.
_TOKEN = re.compile(
    rf"{_LETTER}[{_APOSTROPHES}](?![sS]\b){_LETTER}{{2,}}"
    rf"|{_LETTER}+(?:[{_APOSTROPHES}](?![sS]\b){_LETTER}+)*\.?"
)
_KIN = frozenset(
    (
        "mama", "mom", "mum", "papa", "pop", "pops", "dad", "aunt",
        "auntie", "tia", "tio", "uncle", "granny", "grandma", "grandpa", "gran",
        "nana", "nanny", "oma", "opa", "big", "little", "old", "baby",
        "zia", "zio", "nonna", "nonno", "mormor", "farmor", "morfar", "farfar",
    )
)  # fmt: skip


class Role(StrEnum):
    """What a part of a name is."""

    GIVEN = "given"
    FAMILY = "family"
    SINGLE = "single"
    INITIAL = "initial"
    PARTICLE = "particle"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class Part:
    """A word of a name: where it stands in the literal, its key, and its role."""

    start: int
    end: int
    key: str
    role: Role


@dataclass(frozen=True, slots=True)
class WrittenName:
    """A literal taken apart. Names and initials in the order in which they stand."""

    literal: str
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, literal: str) -> WrittenName:
        """Take `Castellanos-Reyes, Ana L., MD` apart: two family names, a given one, an initial."""
        raw = [part for match in _TOKEN.finditer(literal) for part in _split(match)]
        names = [i for i, (_, _, _, role) in enumerate(raw) if role is Role.SINGLE]
        if len([i for i in names if raw[i][2] not in _KIN]) > 0:
            raw = [
                (s, e, k, Role.KEPT if r is Role.SINGLE and k in _KIN else r) for s, e, k, r in raw
            ]
            names = [i for i in names if raw[i][3] is Role.SINGLE]
        initials = [i for i, part in enumerate(raw) if part[3] is Role.INITIAL]
        if len(names) > 1 or (names and initials):
            family = _family(literal, raw, names)
            raw = [
                (s, e, k, (Role.FAMILY if i in family else Role.GIVEN) if i in names else r)
                for i, (s, e, k, r) in enumerate(raw)
            ]
        return cls(literal, tuple(Part(*part) for part in raw))

    @property
    def names(self) -> tuple[Part, ...]:
        """The parts that are whole names."""
        return tuple(p for p in self.parts if p.role in (Role.GIVEN, Role.FAMILY, Role.SINGLE))

    @property
    def letters(self) -> tuple[Part, ...]:
        """Names and initials, given names first: what its initials are made of."""
        parts = [p for p in self.parts if p.role not in (Role.PARTICLE, Role.KEPT)]
        return tuple(sorted(parts, key=lambda p: (p.role is Role.FAMILY, p.start)))

    def rewritten(self, replace: Callable[[Part, str], str]) -> str:
        """The literal with every name and initial replaced; particles go with what follows."""
        pieces: list[str] = []
        position = 0
        for part in self.parts:
            pieces.append(self.literal[position : part.start])
            surface = self.literal[part.start : part.end]
            pieces.append("" if part.role is Role.PARTICLE else replace(part, surface))
            position = part.end
            if part.role is Role.PARTICLE:
                gap = re.compile(r"[.\s]*").match(self.literal, position)
                position = gap.end() if gap else position
        return "".join((*pieces, self.literal[position:])).rstrip(" ")


def _split(match: re.Match[str]) -> Iterator[tuple[int, int, str, Role]]:
    surface = match[0].rstrip(".")
    start, end = match.start(), match.start() + len(surface)
    key = key_of(surface)
    if len(key) == 1:
        role = Role.INITIAL
    elif key in wordlist("titles") | wordlist("degrees"):
        role = Role.KEPT
    elif key in wordlist("particles"):
        role = Role.PARTICLE
    else:
        role = Role.SINGLE
    yield start, end, key, role


def _family(
    literal: str, raw: list[tuple[int, int, str, Role]], names: list[int]
) -> frozenset[int]:
    """Numbers of the parts that are family names: those before a comma, or the last group."""
    comma = min((i for i in (literal.find(","), literal.find("^")) if i > 0), default=-1)
    if comma > 0:
        before = frozenset(i for i in names if raw[i][0] < comma)
        rest = any(part[0] > comma and part[3] in (Role.SINGLE, Role.INITIAL) for part in raw)
        if before and rest:
            return before
    first = names[-1]
    while first - 1 in names and literal[raw[first - 1][1] : raw[first][0]].strip() in (
        "-",
        "‐",
        "–",
    ):
        first -= 1
    return frozenset(i for i in names if i >= first)
