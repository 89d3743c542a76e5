"""What a written name consists of: names, initials and the small words around them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import takewhile

from app.engine.names.gazetteer import first_names, last_names, lists
from app.engine.names.given_names import origins_of
from app.engine.names.origins import names_of, origin_of, sex_of
from app.engine.text.distinctive import is_distinctive
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import wordlist

_APOSTROPHES = "'’‘`ʼ"
_LETTER = r"[^\W\d_]"
_UNSEEN = "\u00ad\u200b-\u200f\u2060\ufeff"
_ENDS = "\n\r\f\v\x85\u2028\u2029"
_LINE_END = rf"[^\S{_ENDS}]*[{_ENDS}]\s*"
# What divides a word that is one: invisible marks, a hyphen at the end of a line before a small
# letter.
_DIVISION = rf"[{_UNSEEN}]+(?:{_LINE_END})?|[-‐‑]{_LINE_END}(?=[a-zß-öø-ÿ])"
# An apostrophe belongs to a name, but for the possessive.
_TOKEN = re.compile(
    rf"(?!(?<=[{_APOSTROPHES}])[sS]\b){_LETTER}+"
    rf"(?:(?:[{_APOSTROPHES}](?![sS]\b)|{_DIVISION}){_LETTER}+)*"
)
_BLANK = re.compile(rf"[{_UNSEEN}]*\s")
_GAP = re.compile(r"[.\s\-‐]*")
_MARIA = ("Mª", "Mº")
_MA = re.compile(r"Ma\.\s(?=[A-ZÀ-Þ])")
_HYPHEN = re.compile(rf"[-‐‑–](?:{_LINE_END})?")
_LINE_ENDS = re.compile(f"[{_ENDS}]+")
# A particle and a title that are given names as well, which no list has.
_TWO = 2
_ELIDED = re.compile(r"[Dd]e?(?:ll)?['’](?=[A-ZÀ-Þ])")  # of family names of Italy
_AL, _DON, _JUNIOR = "al", "don", "junior"
# In front of family names of Spain and Italy; given names or family names elsewhere.
_LATIN_PARTICLES = frozenset(("san", "santa", "dal", "dalla", "dallo", "dall"))
# `Ing-Marie` is called so, and no engineer.
_JOINED_BEHIND = re.compile(r"[-‐‑](?=[^\W\d_])")
# Daughter and grandson of: `Sinéad Ní Chonchúir`, who is not called Ni like somebody in China.
_IRISH = frozenset(("Ní", "Uí", "Nic", "Ó", "Mhic"))
_QUOTES = ('"', "“", "«", "‘")  # `"Des"` is somebody called so
_ENDED = (",", "^")  # of a family name that stands in front
_LAST_GIVEN = re.compile(r"(?:[\s.^]+[^\W\d_]\b)?[\s.^]*(?:$|,)")
_BEFORE = 40  # characters
_INITIALS, _SHORTHAND = 2, 4
# Who is called so is called something else as well.
_AHEAD_OF_GIVEN = frozenset(
    ("maria", "mari", "ana", "anna", "rosa", "jose", "juan", "gian", "pier", "lars")
)
# Of the family names that no list has: `Al Sayed` is one, `Al Brackenridge` a man.
_WITH_ARTICLE = frozenset(
    (
        "sayed", "sayyid", "sayegh", "maktoum", "saud", "thani", "nahyan", "sabah", "khalifa",
        "assad", "haddad", "khatib", "najjar", "sadr", "jaber", "amin", "attar", "hakim", "mansour",
    )
)  # fmt: skip
# Titles and degrees that are family names as well: `Irene Pastor`, `Wei Ma`.
_BORNE_TITLES = frozenset(
    (
        "captain",
        "dame",
        "deacon",
        "dona",
        "herr",
        "imam",
        "judge",
        "lord",
        "major",
        "nurse",
        "pastor",
    )
)
_BORNE_DEGREES = frozenset(("do", "ma", "od", "ot", "pa"))
_TITLED_DON = frozenset(("spanish", "italian", "portuguese"))
_KIN = frozenset(
    (
        "mama", "mom", "mum", "papa", "pop", "pops", "dad", "aunt", "auntie", "tia", "tio",
        "uncle", "granny", "grandma", "grandpa", "gran", "nana", "nanny", "oma", "opa", "big",
        "little", "old", "baby", "zia", "zio", "nonna", "nonno", "mormor", "farmor", "morfar",
        "farfar",
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


_NAMES = (Role.GIVEN, Role.FAMILY, Role.SINGLE)


@dataclass(frozen=True, slots=True)
class Part:
    """A word of a name: where it stands in the literal, its key, and its role."""

    start: int
    end: int
    key: str
    role: Role


@dataclass(frozen=True, slots=True)
class WrittenName:
    """A literal, taken apart into the parts of a name."""

    literal: str
    parts: tuple[Part, ...]

    @classmethod
    def of(
        cls,
        literal: str,
        whole: frozenset[str] = frozenset(),
        *,
        double: bool = False,
        titled: bool = False,
        ahead: bool = False,
    ) -> WrittenName:
        """Take `Castellanos-Reyes, Ana L., MD` apart: two family names, a given one, an initial.

        `whole`: keys of hyphenated given names, which stay together where they stand alone.
        `double`: of three names the last two are family names, as in `Ana García López`.
        `titled`: behind `Dr.` or the like; then two names may be family names.
        `ahead`: family names often stand in front without a comma, as in Italian: `Marra Donato`.
        """
        words = (_part(match, latin=ahead or double) for match in _TOKEN.finditer(literal))
        parts = _without_kin(literal, list(words))
        if not any(part.role in _NAMES for part in parts):
            parts = [_promoted(part) for part in parts]
        names = [i for i, part in enumerate(parts) if part.role in _NAMES]
        if len(names) > 1 or (names and any(part.role is Role.INITIAL for part in parts)):
            family = _family(literal, parts, names, double=double, ahead=ahead)
            behind = titled or parts[0].role is Role.KEPT
            if double and behind and len(names) == 2 and _is_spanish_family(parts[names[0]].key):
                family = frozenset(names)
            for i in names:
                parts[i] = replace(parts[i], role=Role.FAMILY if i in family else Role.GIVEN)
        return cls(literal, tuple(_joined(literal, parts, whole)))

    @property
    def names(self) -> tuple[Part, ...]:
        """The parts that are whole names."""
        return tuple(part for part in self.parts if part.role in _NAMES)

    @property
    def person(self) -> tuple[Part, ...]:
        """Names and initials, given names first: what its initials are made of."""
        parts = [p for p in self.parts if p.role not in (Role.PARTICLE, Role.KEPT)]
        return tuple(sorted(parts, key=lambda p: (p.role is Role.FAMILY, p.start)))

    def rewritten(self, make: Callable[[Part, str], str]) -> str:
        """The literal with `make(part, surface)` for names and initials, and without particles."""
        pieces: list[str] = []
        position = 0
        for part in self.parts:
            pieces.append(self.literal[position : part.start])
            surface = self.literal[part.start : part.end]
            position = part.end
            if part.role is Role.PARTICLE:
                gap = _GAP.match(self.literal, position)
                position = gap.end() if gap else position
            else:
                pieces.append(surface if part.role is Role.KEPT else make(part, surface))
                if part.role is not Role.KEPT:
                    pieces += _LINE_ENDS.findall(surface)
        return "".join((*pieces, self.literal[position:]))


def _part(match: re.Match[str], *, latin: bool) -> Part:
    """A part by itself. `latin`: as in Italy and Spain, where `Del Fabro` has no given name."""
    surface = match[0]
    shortened = surface in _MARIA or _MA.match(match.string, match.start()) is not None
    key = "maria" if shortened else key_of(surface)
    followed = _BLANK.match(match.string, match.end()) is not None
    if len(key) == 1:
        small = key == "y" or (surface.islower() and not match.string.islower())
        role = Role.PARTICLE if small and followed and match.start() else Role.INITIAL
    elif key in wordlist("titles") or key in wordlist("degrees"):
        named = key == _DON and followed and _is_named_don(match)
        named = (
            named
            or _is_borne_title(match, key)
            or _is_borne_in_front(match, key)
            or _is_borne_degree(match, key)
            or _JOINED_BEHIND.match(match.string, match.end()) is not None
        )
        role = Role.SINGLE if named else Role.KEPT
    elif surface in _IRISH and followed:
        role = Role.PARTICLE
    elif key in wordlist("particles") or (latin and followed and key in _LATIN_PARTICLES):
        # `Ben Carter` and `Al Moreau` have a given name, `Ben-Ami` and `Al Rashid` have none.
        quoted = (
            not match[0].islower() and match.string[match.start() - 1 : match.start()] in _QUOTES
        )
        named = followed and not latin and _is_named_in_front(match, key)
        named = named or quoted or _is_named_behind(match, key)
        role = Role.SINGLE if named else Role.PARTICLE
    else:
        role = Role.KEPT if _is_shorthand(match, key) else Role.SINGLE
    return Part(match.start(), match.end(), key, role)


def _is_shorthand(match: re.Match[str], key: str) -> bool:
    """Whether a small word behind a name is none: the `rtg` of `dr Pettersson rtg`."""
    small = match[0].islower() and not match.string.islower()
    short = small and match.start() > 0 and len(key) <= _SHORTHAND
    return short and key not in first_names() and key not in last_names()


def _is_borne_title(match: re.Match[str], key: str) -> bool:
    """Whether a title is a family name: behind another word, or in front of a comma."""
    text = match.string
    if key not in _BORNE_TITLES or (match[0].islower() and not text.islower()):
        return False
    before, behind = text[: match.start()].rstrip(), text[match.end() :].lstrip()
    after_word = before != "" and (before[-1].isalpha() or before[-1] == ".")
    accented = "à" in match[0].casefold()  # `Donà` is no `Doña`
    return accented or after_word or any(sign in behind for sign in _ENDED)


def _is_borne_in_front(match: re.Match[str], key: str) -> bool:
    """Whether a title or `Junior` is a given name: `Moreau, Don`, `Junior Moreau`."""
    if key not in (_DON, _JUNIOR, *_BORNE_TITLES):
        return False
    if key == _JUNIOR and not match.start():
        return True
    before = match.string[: match.start()].rstrip()
    return before.endswith(_ENDED) and _LAST_GIVEN.match(match.string, match.end()) is not None


def _is_borne_degree(match: re.Match[str], key: str) -> bool:
    """Whether `Ma` is a family name: degrees are in capitals, and stand behind a whole name."""
    text = match.string
    if key not in _BORNE_DEGREES:
        return False
    if match[0].istitle() or not (text.isupper() or text.islower()):
        return match[0].istitle()
    words = (key_of(word[0]) for word in _TOKEN.finditer(text) if word.start() != match.start())
    apart = wordlist("titles") | wordlist("degrees")
    others = [word for word in words if len(word) > 1 and word not in apart]
    return len(others) <= 1 and not text[: match.start()].rstrip().endswith(_ENDED)


def _is_named_in_front(match: re.Match[str], key: str) -> bool:
    if match.start():
        return False
    if key != _AL or (match[0].islower() and not match.string.islower()):
        return key in first_names()
    behind = [key_of(word[0]) for word in _TOKEN.finditer(match.string.partition(",")[2])]
    if set(behind) - wordlist("titles") - wordlist("degrees"):
        return False
    family = _next_key(match)
    origin = origin_of(family, "en")
    arabic = origin == "arabic" or (origin is None and family.endswith("i"))
    return bool(family) and not arabic and family not in _WITH_ARTICLE


def _is_named_behind(match: re.Match[str], key: str) -> bool:
    """Whether it is all that stands behind a family name: `Moreau, Al`, `CARTER^BEN`."""
    return (
        (key == _AL or key in first_names())
        and match.string[max(0, match.start() - _BEFORE) : match.start()].rstrip().endswith(_ENDED)
        and _LAST_GIVEN.match(match.string, match.end()) is not None
    )


def _is_named_don(match: re.Match[str]) -> bool:
    """Whether it is no title, as in `don Pablo`."""
    named = not match.start() and not match[0].islower() and _next_key(match)
    return bool(named) and origin_of(_next_key(match), "en") not in _TITLED_DON


def _next_key(match: re.Match[str]) -> str:
    """The next word; empty without one."""
    word = _TOKEN.search(match.string, match.end())
    return key_of(word[0]) if word else ""


def _without_kin(literal: str, parts: Sequence[Part]) -> list[Part]:
    """`Big Moe` and `Auntie Jo` are names with a word in front; `Pops` alone is one itself."""
    kept = _kept_kin()
    singles = (at for at, part in enumerate(parts) if part.role is Role.SINGLE)
    first = next((at for at in singles if parts[at].key not in kept), 0)
    return [
        replace(part, role=Role.KEPT)
        if part.key in kept and not literal.startswith(_ENDED, part.end)
        else part
        for part in parts[:first]
    ] + list(parts[first:])


@cache
def _kept_kin() -> frozenset[str]:
    # A distinctive word of a name is searched for in the export, so it cannot stay.
    return frozenset(key for key in _KIN if not is_distinctive("PATIENT", key))


def _promoted(part: Part) -> Part:
    """Of a literal without names, small words may be some: `Don`, `Al`."""
    small = part.role in (Role.PARTICLE, Role.KEPT) and len(part.key) > 1
    return replace(part, role=Role.SINGLE) if small else part


def _family(
    literal: str, parts: Sequence[Part], names: Sequence[int], *, double: bool, ahead: bool
) -> frozenset[int]:
    """Numbers of the parts that are family names: those before a comma, or the last group.

    Those in front where lists of names tell: `Sjöblom Christer Mikael`, `ROSSI MARIO`. None of
    `Amelie T.` and of `Lars-Åke`.
    """
    comma = min((at for at in (literal.find(","), literal.find("^")) if at > 0), default=-1)
    if comma > 0:
        before = frozenset(i for i in names if parts[i].start < comma)
        after = (part for part in parts if part.start > comma)
        if before and any(part.role in (Role.SINGLE, Role.INITIAL) for part in after):
            return before
    alone = len(names) == 1 and parts[-1].role is Role.INITIAL
    alone = alone and parts[0].role is not Role.PARTICLE
    both = len(names) == len(parts) == 2 and _are_given(*(parts[i].key for i in names))
    if both or (alone and not _is_family(parts[names[0]].key)) or _is_joined(literal, parts, names):
        return frozenset()
    capitals = list(takewhile(lambda i: _is_in_capitals(literal, parts[i]), names))
    if capitals and len(capitals) < len(names):  # `GARBUGLIO Nives`
        return frozenset(capitals)
    in_front = list(takewhile(lambda i: _is_family(parts[i].key), names))
    if (
        in_front
        and len(in_front) < len(names)
        and all(_is_given(parts[i].key) for i in names[len(in_front) :])
    ):
        return frozenset(in_front)
    # `GIORDANENGO BRUNA`, `Marra Donato`, where no list has the family name.
    begins = ahead and _begins_with_family(literal, parts, names)
    if begins or (
        len(names) == len(parts) == 2
        and parts[names[0]].key not in first_names()
        and (parts[names[1]].key in first_names() or _is_given(parts[names[1]].key))
        and (
            literal.isupper()
            or (ahead and _is_given(parts[names[1]].key) and not sex_of(parts[names[0]].key))
        )
    ):
        return frozenset(names[:1])
    first = names[-1]
    while first - 1 in names and _hyphenated(literal, parts[first - 1], parts[first]):
        first -= 1
    before_it = [i for i in names if i < first]
    if double and len(before_it) > 1 and not _is_given(parts[before_it[-1]].key):
        first = before_it[-1]
    return frozenset(i for i in names if i >= first)


def _begins_with_family(literal: str, parts: Sequence[Part], names: Sequence[int]) -> bool:
    """Whether a particle or two given names tell: `Dal Pos Ivano`, `D'Intino Berardino`.

    And `Pitzalis Maria Grazia`, where no list has the family name.
    """
    if len(names) < _TWO or "," in literal:
        return False
    first, behind = parts[names[0]], [parts[i].key for i in names[1:]]
    if first.key in first_names() or any(key in last_names() for key in behind):
        return False
    given = all(_is_given(key) for key in behind)
    particle = names[0] > 0 and parts[0].role is Role.PARTICLE
    elided = _ELIDED.match(literal) is not None and first.start == 0 and len(behind) == 1
    both = len(behind) == _TWO and _are_given(*behind)
    return elided or both or (particle and given)


def _is_joined(literal: str, parts: Sequence[Part], names: Sequence[int]) -> bool:
    """Whether it is nothing but given names with hyphens between them."""
    return len(names) > 1 and all(
        _is_given(parts[i].key) and (i == names[0] or _hyphenated(literal, parts[i - 1], parts[i]))
        for i in names
    )


def _are_given(first: str, second: str) -> bool:
    """Whether two names are both given ones, as `María Amparo` is called."""
    return first in _AHEAD_OF_GIVEN and (second in _AHEAD_OF_GIVEN or _is_given(second))


def _is_given(key: str) -> bool:
    """Whether `José` of `María José García` is a given name; `Gala` may be either."""
    return (key in first_names() or bool(origins_of(key))) and key not in last_names()


def _is_in_capitals(literal: str, part: Part) -> bool:
    """Whether all of `ROSSI` or the end of `McDONALD` is; `JP` may be initials."""
    surface = literal[part.start : part.end]
    return len(surface) > _INITIALS and surface[-_INITIALS:].isupper()


def _is_spanish_family(key: str) -> bool:
    """Whether `Solís` of `Dr. Solís Acebal` is a family name; `Washington Bentos` is a man."""
    return key in _spanish_families() and key not in first_names()


@cache
def _spanish_families() -> frozenset[str]:
    return frozenset(map(key_of, (*lists("es").last, *names_of("spanish").last)))


def _is_family(key: str) -> bool:
    return key in last_names() and key not in first_names()


def _joined(literal: str, parts: Sequence[Part], whole: frozenset[str]) -> Iterator[Part]:
    """The parts with hyphenated given names, `Wei-Ling` and `Eun-ji`, as one."""
    held: Part | None = None
    for part in parts:
        if held is not None and _hyphenated(literal, held, part) and held.role is part.role:
            key = held.key + part.key
            small = literal[part.start].islower() and not literal.islower()
            if held.role is Role.GIVEN or (held.role in _NAMES and (small or key in whole)):
                role = Role.GIVEN if key in whole else held.role
                held = Part(held.start, part.end, key, role)
                continue
        if held is not None:
            yield held
        held = part
    if held is not None:
        yield held


def _hyphenated(literal: str, before: Part, after: Part) -> bool:
    return _HYPHEN.fullmatch(literal, before.end, after.start) is not None
