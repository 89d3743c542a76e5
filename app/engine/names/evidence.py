"""What a document tells about its names: which are given names, whose they are, and the sex."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names, is_listed, last_names, lists
from app.engine.names.nicknames import called_so, nicknames_of
from app.engine.names.origins import is_given_only, sex_at_home, sex_of
from app.engine.names.parts import Part, Role, WrittenName
from app.engine.names.sex_beside import sex_beside
from app.engine.text.folding import fold_word, key_of

# Where a woman is `dott.ssa` or `dra`.
_LORDLY = re.compile(r"\b(?:dr|dott|prof|sig)\.?\s$", re.IGNORECASE)
# Forms have a field for each: `Surname`, `Given name(s)`; not `Nome e cognome`.
_FIELD = r"(?<!\w)(?<!\by )(?<!\be )(?<!and )(?<!och )(?<!/)(?:{})(?:\(s\))?[\s:|.]{{1,8}}$"
_FIELD_OF_FAMILY = re.compile(
    _FIELD.format("surname|(?:family|last) name|apellidos?|cognome|efternamn"), re.IGNORECASE
)
_FIELD_OF_GIVEN = re.compile(
    _FIELD.format("forenames?|(?:first|given) names?|nombres?|nome|förnamn|tilltalsnamn"),
    re.IGNORECASE,
)
# `EvL`, who is a von.
_WITH_PARTICLE = re.compile(r"[A-ZÅÄÖ](?:v|d|de|di|da|af|von)[A-ZÅÄÖ]")
_OF_INITIALS = re.compile(
    r"\b(?:initials?|iniciales|iniziali|initialer|sign|dikt|fdo|f\.to|typed by)\.?\s?:?\s$",
    re.IGNORECASE,
)
_TITLE = re.compile(
    r"\b(?:drs?|doctora?|prof|mrs?|ms|miss|sra?|sig\.?r?a?|dott\.?(?:ssa)?|dra|fru|herr|ofc|officer"
    r"|se[nñ]ora?|signora?|signor|signori|coniugi|avv|avvocat[oa]|familjen|famiglia)\b\.?\s+$",
    re.IGNORECASE,
)
_DOCTOR = re.compile(r"\b(?:dra?|prof|profa)\b\.?\s+$", re.IGNORECASE)
_ACADEMIC = re.compile(
    r"\b(?:dra?|dott\.?(?:ssa)?|dr\.?ssa|prof(?:\.?ssa|a)?)\b\.?\s+$", re.IGNORECASE
)
# Who is called by a given name: `Aux. Yoli`, `kontaktperson: Yusra`.
_HELPER = re.compile(
    r"(?<!\w)(?:aux(?:iliar)?|enf|usk|ssk|dsk|tsk|thyg|oss|bm|hca|cna|msw|keyworker|carer|midwife"
    r"|receptionist|segretari[ao]|secretari[ao]|sekr(?:eterare)?|kontaktperson|kontaktssk|apotekare"
    r"|barnmorska|student(?:essa)?|stud|tirocinante|tolk|int[eé]rprete|interprete|interpreter|coach"
    r"|profe(?:sora?)?|maestr[ao]|lärar(?:e|en|inna)|cuidadora|badante|volontari[ao]|volunteer"
    r"|collega|kollega|colleague|v[aä]n(?:nen|innan)?|granne[n]?|vecin[oa])\.?:?\s$",
    re.IGNORECASE,
)
_CONTEXT, _CONTEXT_AFTER = 32, 60
# Within a word; at the end of a line it may only divide it.
_HYPHEN = re.compile(r"[-‐‑–](?!\s)")
_JOINED = re.compile(r"[^\W\d_]+[-‐‑–][^\W\d_]+")
_TOLD_SURELY = 2
_FULL, _AFTER_TITLE, _CLINICIAN, _KIN = 3, -4, -1, 3
_SHORTENED, _TWO_FAMILIES = 3, 2


class NameEvidence:
    """Votes from all findings of persons.

    Attributes:
        people: names and initials of everyone who is named with more than one, given names first.
        by_letters: the same by their initials.
        whole: keys of hyphenated given names.
        double: whether people have two family names.
        long_of: given names by their short forms: `nicolas` by `nico`, `robert` by `bob`.
    """

    def __init__(
        self,
        findings: Iterable[Finding],
        text: str,
        *,
        double: bool = False,
        ahead: bool = False,
        fielded: Mapping[str, Role] = MappingProxyType({}),
    ) -> None:
        """Collect the votes of `findings` that name persons in `text`.

        `double`: people there have two family names, as in Spanish.
        `ahead`: family names often stand in front, as in Italian.
        `fielded`: what the names are that fill a field for family or given names.
        """
        found, self.double, self._ahead = tuple(findings), double, ahead
        literals = [finding.span.of(text) for finding in found]
        self._titled = frozenset(
            literal
            for one, literal in zip(found, literals, strict=True)
            if double and _DOCTOR.search(one.span.before(text, _CONTEXT))
        )
        self._fielded = {**_fielded(found, literals, text), **fielded}
        # `doctor cho` of a transcript, who has a name that no list has.
        self._called = frozenset(
            literal
            for one, literal in zip(found, literals, strict=True)
            if literal.islower() and _TITLE.search(one.span.before(text, _CONTEXT))
        )
        self._initialled = frozenset(
            literal
            for one, literal in zip(found, literals, strict=True)
            if literal.isupper() and _OF_INITIALS.search(one.span.before(text, _CONTEXT))
        )
        self.whole, self._written = frozenset[str](), dict[str, WrittenName]()
        spelled = [self.written(literal) for literal in literals]
        self._first_half = {
            part.key: _telling_half([key_of(half) for half in _HYPHEN.split(surface)])
            for name in spelled
            for part in name.names
            if part.role is Role.GIVEN
            and _HYPHEN.search(surface := name.literal[part.start : part.end])
        } | dict(filter(None, map(_two_given, spelled)))
        self.whole = frozenset(self._first_half)
        if self.whole:
            self._written.clear()
        named = [self.written(literal) for literal in literals]
        self.people = tuple(dict.fromkeys(n.person for n in named if n.names and len(n.person) > 1))
        self._families = frozenset(
            part.key for one in self.people for part in one if part.role is Role.FAMILY
        )
        self.by_letters: defaultdict[str, list[tuple[Part, ...]]] = defaultdict(list)
        for person in self.people:
            self.by_letters["".join(part.key[0] for part in person)].append(person)
        self._learn_fewer_letters()
        self.long_of: dict[str, str] = {}
        self._given: Counter[str] = Counter()
        self._bare: set[str] = set()
        self._alone: set[str] = set()
        self._female: Counter[str] = Counter()
        self._surely_female: Counter[str] = Counter()
        for finding, name in zip(found, named, strict=True):
            span = finding.span
            before = span.before(text, _CONTEXT)
            after = text[span.end : span.end + _CONTEXT_AFTER]
            is_patient = finding.subcategory == "PATIENT"
            sex = sex_beside(before, after, of_patient=is_patient, spanish=double)
            if not sex and (double or ahead) and _LORDLY.search(before):
                sex = -1
            if not self.is_initials(name):
                self._learn(name, before, sex, clinician=finding.subcategory == "DOCTOR")
        for person in self.people:
            self._inherit_sex(person)
        for short, long in self._shortened():
            # Lists of nicknames have circles: `Kelly` for `Kellie`, and the other way round.
            if short not in self._longer(long):
                self.long_of[short] = long

    def written(self, literal: str) -> WrittenName:
        """A name, taken apart as the document tells."""
        known = self._written.get(literal)
        if known is None:
            known = WrittenName.of(
                literal,
                self.whole,
                double=self.double,
                titled=literal in self._titled,
                ahead=self._ahead,
            )
            role = self._fielded.get(literal)
            if role is not None:
                names = frozenset(known.names)
                parts = (replace(one, role=role) if one in names else one for one in known.parts)
                known = replace(known, parts=tuple(parts))
            self._written[literal] = known
        return known

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of all names, the longest first."""
        return tuple(sorted(self._given, key=lambda key: (-len(key), key)))

    def is_given(self, key: str) -> bool:
        """Whether a name is a given name; without any evidence it is."""
        votes = self._given[key]
        if abs(votes) < _FULL:
            if not votes and key in self._families and key not in first_names():
                return False  # the `Hägerström` of `Ann-Charlotte Hägerström Wiik`
            listed = (key in first_names() or key in self.long_of) - (key in last_names())
            listed = listed or is_given_only(key) or key in self._first_half
            # `Ceci`, who is called so for short, also where lists of elsewhere have the surname.
            own = "es" if self.double else "it" if self._ahead else "en"
            if called_so(key) and key not in _families(own):
                listed = 1
            return listed > 0 or (listed == 0 and votes >= 0)
        return votes > 0

    def sex(self, key: str) -> str:
        """`f`, `m`, or empty: of whom the given name is, else by lists of names."""
        return self.told_sex(key) or first_names().get(self.first_half(key), "")

    def told_sex(self, key: str) -> str:
        """`f` or `m` where the document tells it, be it by a pronoun that may be another's."""
        votes = self._female[key]
        return ("f" if votes > 0 else "m") if votes else ""

    def surely_told_sex(self, key: str) -> str:
        """As `told_sex`, but by a title, a relation or the sex itself."""
        votes = self._surely_female[key]
        return ("f" if votes > 0 else "m") if votes else ""

    def is_login(self, literal: str) -> bool:
        """Whether a word is the first letter of somebody's name and the other: `YBICH`."""
        if not literal.isalpha() or not (literal.isupper() or literal.islower()):
            return False
        key = key_of(literal)
        return any(
            key == f"{one.key[0]}{other.key}"
            for person in self.people
            for one in person
            for other in person
            if one is not other and len(other.key) > 1 and one.role is not other.role
        )

    def is_in_full_name(self, key: str) -> bool:
        """Whether somebody is called so among other names."""
        return any(part.key == key for person in self.people for part in person)

    def is_of_patients(self, key: str) -> bool:
        """Whether a patient or a relative is named by it alone."""
        return key in self._alone

    def first_half(self, key: str) -> str:
        """The `anne` of `annemarie` that is written with a hyphen, the `marie` of `rosmarie`."""
        return self._first_half.get(key, key)

    def is_initials(self, name: WrittenName) -> bool:
        """Whether a literal is initials only: `T.O.`, `TLM`, `hn`."""
        letters = "".join(filter(str.isalpha, name.literal))
        if not name.names or _WITH_PARTICLE.fullmatch(name.literal):
            return bool(letters)
        return (
            len(name.parts) == 1
            and 2 <= len(letters) <= 4
            and (letters.isupper() or letters.islower())
            and (
                len(letters) == 2
                or name.literal in self._initialled
                or key_of(letters) in self.by_letters
                or (
                    len(letters) == 3
                    and letters.islower()
                    and not is_listed(key_of(letters))
                    and name.literal not in self._called
                )
                or not set(key_of(letters)) & set("aeiouy")
            )
        )

    def _learn(self, name: WrittenName, before: str, sex: int, *, clinician: bool) -> None:
        for part in name.names:
            if part.role is Role.SINGLE:
                # `Fru Märta` and `sig.ra Pia` are called by names that nobody has as a surname.
                titled = _TITLE.search(before) is not None and not is_given_only(part.key)
                titled = titled or self._is_family_behind_title(part.key, before)
                if not titled and _TITLE.search(before) is not None:
                    # `Mrs Ogden`, as men are called elsewhere.
                    titled = sex * {"f": 1, "m": -1}.get(sex_of(part.key), 0) < 0
                related = _KIN * (abs(sex) == _FULL)
                # In a chat the same bare name stands before each line; that tells no more.
                helper = clinician and _HELPER.search(before) is not None
                bare = _CLINICIAN * (clinician and not helper and part.key not in self._bare)
                self._given[part.key] += _AFTER_TITLE if titled else related or bare
                if clinician and not titled:
                    self._bare.add(part.key)
                if not clinician:
                    self._alone.add(part.key)
            else:
                self._given[part.key] += _FULL if part.role is Role.GIVEN else -_FULL
            if part.role is not Role.FAMILY:
                self._female[part.key] += sex
                self._surely_female[part.key] += sex * (abs(sex) >= _TOLD_SURELY)

    def _is_family_behind_title(self, key: str, before: str) -> bool:
        """Whether `dr.ssa Sanna`, as women are called elsewhere, is called by her family name."""
        if not (self.double or self._ahead) or _ACADEMIC.search(before) is None:
            return False
        return not sex_at_home(key, "es" if self.double else "it")

    def _learn_fewer_letters(self) -> None:
        """`T.L.` of Tobias R. Lundquist, `J.L.P.` of José Luis Palomar Heras."""
        for person in self.people:
            letters = "".join(part.key[0] for part in person)
            families = [part for part in person if part.role is Role.FAMILY]
            fewer: dict[str, tuple[Part, ...]] = {letters[0] + letters[-1]: (person[0], person[-1])}
            if len(families) == _TWO_FAMILIES:
                own = tuple(part for part in person if part is not families[1])
                fewer = {
                    letters[0] + families[0].key[0]: (person[0], families[0]),
                    "".join(part.key[0] for part in own): own,
                }
            for written, named in fewer.items():
                # Somebody of whom these are all letters comes first.
                if written not in self.by_letters:
                    self.by_letters[written].append(named)

    def _inherit_sex(self, person: tuple[Part, ...]) -> None:
        """`Mrs. Tran` says what `Tran, Bich` is, where nothing else does."""
        given = [part.key for part in person if part.role is Role.GIVEN]
        if not any(self._female[key] or first_names().get(key) for key in given):
            titles = sum(self._female[part.key] for part in person if part.role is Role.FAMILY)
            for key in given:
                self._female[key] = titles

    def _longer(self, key: str) -> Iterator[str]:
        """A name, the one that it is short for, and so on."""
        yield key
        while (long := self.long_of.get(key)) is not None:
            yield (key := long)

    def _shortened(self) -> Iterator[tuple[str, str]]:
        given = sorted(key for key in self.keys if self.is_given(key))
        called: defaultdict[str, list[str]] = defaultdict(list)
        for key in given:
            for nickname in nicknames_of(key):
                called[nickname].append(key)
        for short in (key for key in self.keys if self._given[key] > -_FULL):
            longer = {key for key in _beginning(given, short) if len(key) > len(short) + 1}
            longer.update(called.get(short, ()))
            longer = {key for key in longer if self._may_be_one(short, key)}
            if len(short) >= _SHORTENED and len(longer) == 1:
                yield short, longer.pop()

    def _may_be_one(self, short: str, key: str) -> bool:
        """Whether `mary`, made like a short form of `mario`, may be the same person."""
        return self.sex(short) in ("", self.sex(key)) or not self.sex(key)


@cache
def _families(language: str) -> frozenset[str]:
    """Folded family names of the usual list of a language."""
    return frozenset(fold_word(name) for name in lists(language).last)


def _fielded(found: Sequence[Finding], literals: Sequence[str], text: str) -> Mapping[str, Role]:
    """Which names stand in the fields of a form, where there is one for the family name."""
    roles: dict[str, Role] = {}
    for one, literal in zip(found, literals, strict=True):
        if _FIELD_OF_FAMILY.search(one.span.before(text, _CONTEXT)):
            roles[literal] = Role.FAMILY
    if not roles:
        return {}
    for one, literal in zip(found, literals, strict=True):
        if _FIELD_OF_GIVEN.search(one.span.before(text, _CONTEXT)):
            roles.setdefault(literal, Role.GIVEN)
    return roles


def _beginning(keys: Sequence[str], short: str) -> Iterator[str]:
    """Those of the sorted keys that begin with `short`."""
    for at in range(bisect_left(keys, short), len(keys)):
        if not keys[at].startswith(short):
            return
        yield keys[at]


def _telling_half(halves: Sequence[str]) -> str:
    """The first of hyphenated names that lists know: the Marie of `Ros-Marie`."""
    return next((half for half in halves if sex_of(half)), halves[0])


def _is_family_alone(key: str) -> bool:
    """Whether nobody has a name but as a family name; `Lill` of `Inga-Lill` is on no list."""
    return key in last_names() and key not in first_names()


def _two_given(name: WrittenName) -> tuple[str, str] | None:
    """Key and telling half of a name that is two given ones, joined: `Gun-Mari`, `Tjocke-Micke`."""
    if len(name.names) != 2 or _JOINED.fullmatch(name.literal) is None:
        return None
    first, last = (part.key for part in name.names)
    if is_given_only(last) or (is_given_only(first) and not _is_family_alone(last)):
        return f"{first}{last}", _telling_half((first, last))
    return None
