"""The surrogate of every finding of a review."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, cached_property, partial
from types import MappingProxyType

from app.engine.detectors.base import KNOWN
from app.engine.domain.case import Case, NamedPerson, Taken
from app.engine.domain.document import Span
from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.domain.labels import schema
from app.engine.domain.policy import Repeats
from app.engine.domain.review import Finding, Review
from app.engine.mentions.patients import NOBODY, Patients
from app.engine.mentions.records import roles_by_fields
from app.engine.names.countries import country_meant, is_town_somewhere
from app.engine.names.evidence import NameEvidence
from app.engine.names.gazetteer import is_listed, lists
from app.engine.names.given_names import origins_of
from app.engine.names.occupations import class_of
from app.engine.names.origins import is_given_only
from app.engine.names.parts import WrittenName
from app.engine.redaction.labels import Labels
from app.engine.surrogates.days.ages import (
    AFTER_AGE,
    BEFORE_AGE,
    OLDEST,
    Ages,
    Unit,
    is_behind_years,
    unit_of,
)
from app.engine.surrogates.draws import FIRST, Draws
from app.engine.surrogates.ids import Ids
from app.engine.surrogates.kinds import is_kind
from app.engine.surrogates.masked.boxes import LettersInBoxes
from app.engine.surrogates.masked.day_parts import is_part_of_day
from app.engine.surrogates.masked.doubtful import Doubtful
from app.engine.surrogates.masked.namesakes import Namesakes
from app.engine.surrogates.masked.shorthand import Shorthand
from app.engine.surrogates.masked.terms import Terms
from app.engine.surrogates.persons.contacts import Contacts
from app.engine.surrogates.persons.persons import Persons
from app.engine.surrogates.persons.professions import Professions, article_before
from app.engine.surrogates.places.addresses import ADDRESS, Addresses
from app.engine.surrogates.places.institutions import Institutions
from app.engine.surrogates.places.locations import Places
from app.engine.surrogates.review_days import SHIFTED, ReviewDays
from app.engine.surrogates.speech import Speech
from app.engine.surrogates.table import MANY, PERSON, NoSurrogate, SurrogateTable, in_case_of
from app.engine.text.calendar_terms import FEASTS, WEEKDAYS
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import (
    Folded,
    Keys,
    Phrases,
    composed,
    fold,
    is_long,
    key_of,
    without_accents,
)
from app.engine.text.misread import with_letters
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import needles
from app.progress import Tick, silent

_INSIDE = 5  # letters; shorter keys stand within words by chance
_INNER_CAPITAL = re.compile(r"[a-z][A-Z]")
_LETTERS_OR_DIGITS = re.compile(r"[a-z]+|[0-9]+")
_HOUSE = re.compile(
    r"(?:complejo|hospital|cl[ií]nica|sanatorio|residencia|instituto|policl[ií]nic[oa]|ospedale"
    r"|policlinico|azienda|ambulatorio|vårdcentralen|sjukhuset)\s",
    re.IGNORECASE,
)
_BETWEEN_NAMES = re.compile(r"\s(?:de|del|di|dei|della|upon|on|i)\s")
_NEAR, _FAR = 12, 32  # characters before a finding
_AND_A_HALF = re.compile(r"\s(?:y medio|e mezzo|och en? halv|and a half)\b(?!\sa[ñn])")
# What somebody learns is no work.
_STUDIED = re.compile(
    r"(?<!\w)(?:a[ñn]o de|carrera de|(?:licenciatura|grado|m[aá]ster|doctorado|ingenier[ií]a"
    r"|t[eé]cnico|curso|ciclo) (?:en|de)|facultad de|estudia|estudiando|anno di|laurea in"
    r"|facolt[àa] di|studia|(?:degree|diploma|PhD|BSc|MSc|BA|MA|course|studying|majoring|major"
    r"|apprenticeship) in|studying|[åa]r p[åa]|studerar)\s$",
    re.IGNORECASE,
)
_SURELY_WORK = 0.9
_SHORTEST_DAY = 3  # letters; `M` and `Tu` may be initials
_WITH_NAMES = frozenset(("HOSPITAL", "ORGANIZATION", "STREET", "CITY", "LOCATION_OTHER"))
_NOTHING = Taken()
_Makers = Mapping[str, Callable[[str], str]]
"""What makes the surrogates of each subcategory."""


def _known(table: SurrogateTable, name: WrittenName) -> list[str]:
    """The surrogates that the single names of a name have."""
    made = (table.known(PERSON, part.key) for part in name.names)
    return [one for one in made if one is not None]


class SurrogateGenerator:
    """Gives every finding of `review` an invented value; a `Replacer` for `plan`.

    A pure function of key and review: the same original of the same kind has the same surrogate
    in the whole document, and under the same key in other documents, where no word of theirs
    stands against it. Names, places and dates are of the language of their passage. Dates move by
    the shift of the patient whom they belong to. Where no surrogate can be made, the mask stands.
    """

    def __init__(
        self,
        key: bytes,
        review: Review,
        longest_shift: int = USUAL_DATE_SHIFT,
        *,
        patients: Patients | None = None,
        shift_key: bytes | None = None,
        repeats: Mapping[str, Repeats] = MappingProxyType({}),
        case: Case | None = None,
        taken: Taken = _NOTHING,
        tick: Tick = silent,
    ) -> None:
        """Make a surrogate for every finding of `review`.

        Args:
            key: 32 bytes that belong to one patient's case.
            review: what was found; text and patients are taken from it.
            longest_shift: days by which dates move at most.
            patients: those of the review, if they are known already.
            shift_key: of the shifts of all patients, who are in lists with others too; else `key`.
            repeats: which surrogate later mentions have, by subcategory; consistent for others.
            case: what other documents of the patient have settled.
            taken: what stands for the patients of other cases.
            tick: called now and then.
        """
        self._case, self._taken, self._tick = case, taken, tick
        self._review, self._text = review, review.document.text
        self._patients = patients or Patients.of(review, tick)
        self._draws = Draws(key, repeats)
        folded = fold(self._text)
        self._learn_originals(review, folded)
        self._words, self._tables = frozenset(folded.words), dict[int, SurrogateTable]()
        self._usable: dict[str, tuple[str, bool]] = {}
        self._speech = Speech(review)
        named = [f for f in review.findings if f.subcategory in ("PATIENT", "DOCTOR")]
        double, ahead = (self._speech.is_mostly(code, named) for code in ("es", "it"))
        self._evidence = self._evidence_of(named, double=double, ahead=ahead)
        self._placed = tuple(f for f in review.findings if f.subcategory in ADDRESS)
        corrections = case.corrections if case is not None else ()
        self._corrected = {(one.subcategory, one.key): one.surrogate for one in corrections}
        self._days = ReviewDays(
            review,
            self._speech,
            self._patients,
            case,
            shifts=Draws(shift_key or key, {}),
            longest=longest_shift,
            table=self._table,
            tells=self._tells,
        )
        self._made = self._made_of_all()

    def settled(self, case: Case) -> Case:
        """`case`, which was given, with what this review settles for all of its documents."""
        table = self._table(FIRST)
        persons = {
            (one.span.of(self._text), one.subcategory)
            for one in self._review.redacted
            if one.subcategory in PERSONS
        }
        full = [one for one in persons if len(WrittenName.of(one[0]).person) > 1]
        identities = {
            " ".join(sorted(key_of(made) for made in names))
            for text, kind in full
            if kind == "PATIENT" and len(names := _known(table, WrittenName.of(text))) > 1
        }
        people = {*case.people, *(NamedPerson(*one) for one in full)}
        return replace(
            case,
            patient=case.patient or self._patients.foremost,
            people=tuple(sorted(people, key=lambda one: (one.text, one.subcategory))),
            pins=tuple(sorted(table.pins(), key=lambda pin: (pin.kind, pin.key))),
            births=tuple(sorted({**dict(self._days.births_in(case)), **dict(case.births)}.items())),
            identities=tuple(sorted({*case.identities, *identities})),
        )

    @cached_property
    def _somebody(self) -> frozenset[str]:
        """What people are called, each as a whole."""
        named = (one for one in self._review.findings if one.subcategory == "PATIENT")
        return frozenset(key_of(one.span.of(self._text)) for one in named)

    def _evidence_of(self, named: list[Finding], *, double: bool, ahead: bool) -> NameEvidence:
        """What the names tell, with those of the case that words of this document are part of."""
        text, found = self._text, list(named)
        for one in self._case.people if self._case is not None else ():
            if self._may_name(one.text) and not self._words.isdisjoint(fold(one.text).words):
                start = len(text) + 1
                text += f"\n{one.text}"
                found.append(Finding("", Span(start, len(text)), one.subcategory, 1.0, KNOWN))
        fielded = roles_by_fields(self._review.document, {one.span.start for one in named})
        return NameEvidence(found, text, double=double, ahead=ahead, fielded=fielded)

    def _may_name(self, name: str) -> bool:
        """Whether a word of a name may be one of the document: of most names of a case none is.

        Names that fold to other letters, or to several words, are looked at in any case.
        """
        if not name.isascii() or _INNER_CAPITAL.search(name):
            return True
        return any(word in self._words for word in _LETTERS_OR_DIGITS.findall(name.lower()))

    def _made_of_all(self) -> Mapping[str, str | None]:
        """Surrogates by the ids of their findings; None where none can be made."""
        review, text = self._review, self._text
        by_language: dict[tuple[str, int], _Makers] = {}
        known: dict[tuple[str, str, str, str, str, int], str | None] = {}
        made: dict[str, str | None] = {}
        terms = Terms(text, self._evidence, self._speech.at)
        masked = (
            *(terms.hold, Doubtful(review).hold, Namesakes(review).hold),
            *(Shorthand(review).hold, self._days.is_measure, LettersInBoxes(text).hold),
            partial(is_part_of_day, text=text),
        )
        # Persons first: log-ins and addresses are made of their names.
        ordered = sorted(review.findings, key=self._is_made_of_names)
        for finding in ordered:
            literal, patient, kind = composed(finding.span.of(text)), NOBODY, ""
            if finding.subcategory == "AGE" and self._is_interval(finding, literal):
                made[finding.id] = literal
                continue
            if any(holds(finding) for holds in masked):
                continue
            self._tick()
            language, draw = self._speech.of(finding), self._draws.of(finding, literal)
            ages = self._days.ages(draw)
            if (language, draw) not in by_language:
                makers = self._makers(language, self._table(draw), ages)
                by_language[language, draw] = makers
            make = by_language[language, draw][finding.subcategory]
            if finding.subcategory == "AGE":
                unit = self._unit_of(finding, literal)
                make, kind = partial(ages.replacement, unit=unit), unit.value
            elif finding.subcategory == "PROFESSION":
                if finding.score < _SURELY_WORK and class_of(literal, language) is None:
                    continue  # `trattore` is no worker
                if _STUDIED.search(finding.span.before(text, _FAR)):
                    continue  # `3er año de Veterinaria` is no year of a vet
                before = finding.span.before(text, _NEAR)
                kind = article_before(before, language)
                make = partial(Professions(self._table(draw), language).replacement, article=kind)
            elif self._days.tells_day(finding, literal, language):
                patient = self._days.patient_at(finding.span)
                make, kind = self._days.maker(finding, draw)
            identity = finding.subcategory, kind, literal, patient, language, draw
            if identity not in known:
                spelled = partial(self._spelled, make, language)
                known[identity] = self._surrogate(finding.subcategory, literal, spelled)
            made[finding.id] = known[identity]
        return made

    def _unit_of(self, finding: Finding, literal: str) -> Unit:
        """In what an age is told."""
        after = self._text[finding.span.end : finding.span.end + AFTER_AGE]
        return unit_of(literal, after, finding.span.before(self._text, BEFORE_AGE))

    def _is_interval(self, finding: Finding, literal: str) -> bool:
        """Whether an age stays as it is, since days beside it move by days.

        That of an infant in months or weeks, months behind years, and days: `died aged 5 days`.
        """
        unit = self._unit_of(finding, literal)
        if unit is Unit.YEARS:
            # `los 4 meses, y desde los 5 y medio`
            halved = _AND_A_HALF.match(self._text, finding.span.end) is not None
            return halved and self._days.born.infants
        of_years = is_behind_years(finding.span.before(self._text, BEFORE_AGE))
        return self._days.born.infants or of_years or unit is Unit.DAYS

    def _is_made_of_names(self, finding: Finding) -> bool:
        """Whether a finding is no person, or one who is written as a log-in."""
        if finding.subcategory not in ("PATIENT", "DOCTOR"):
            return True
        return self._evidence.is_login(finding.span.of(self._text))

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`; its mask if the review does not have it."""
        return self._made.get(finding.id) or self._label(finding)

    @cached_property
    def _label(self) -> Labels:
        """Asked only where no surrogate can be made."""
        return Labels(self._review)

    def _learn_originals(self, review: Review, folded: Folded) -> None:
        """What no surrogate may hold."""
        found = needles(review, self._tick, folded=folded)
        distinctive = [one for one in found if one.distinctive]
        self._long = Keys.of(needle.key for needle in distinctive if needle.long)
        # Verification without a plan finds the name `Signe` within the word `designer`.
        self._inside = MultiPattern(one.key for one in distinctive if len(one.key) >= _INSIDE)
        self._short = Phrases(needle.phrase for needle in distinctive if not needle.long)

    def _table(self, draw: int) -> SurrogateTable:
        """The surrogates of one draw."""
        if draw not in self._tables:
            key, case = self._draws.key_of(draw), self._case
            self._tables[draw] = SurrogateTable(
                key,
                self._words,
                self._tells,
                self._usable,
                pins=case.pins if case is not None and draw == FIRST else (),
                taken=self._taken,
                attempt=case.attempt if case is not None else 0,
            )
        return self._tables[draw]

    def _makers(self, language: str, table: SurrogateTable, ages: Ages) -> _Makers:
        """For passages of a language; all share the table, and so one name has one surrogate."""
        own = lists(language)
        persons = Persons(
            table,
            own,
            self._evidence,
            patient=self._patients.foremost,
            language=language,
            at_home=self._case is not None and self._case.attempt >= MANY,
        )
        ids = Ids(table, own, language)
        addresses = Addresses.of(self._placed, self._text, language, self._speech.home(language))
        places = Places(table, own, language, addresses)
        institutions = Institutions(table, places, language)

        def person(literal: str) -> str:
            key = key_of(literal)
            if _is_time(key):
                raise NoSurrogate  # `Mån ny vik` or `Diwali` as somebody
            if is_kind(key, language) and not _is_called_so(key):
                raise NoSurrogate  # `SU/Östra` as somebody
            if self._evidence.is_login(literal):
                return contacts.login(literal)
            # `Aranda de Duero` is a town, whatever it was taken for; `(contador, Rosario)` is where
            # the document has it as one and nobody is called so in full. In English families are
            # called like towns, elsewhere `Legnago` is one where no list has it as a name.
            is_town, in_note = places.is_town(literal), places.is_city_of_note(literal)
            unlisted = language != "en" and not _is_called_so(key)
            is_place = (is_town and in_note) or (unlisted and (is_town or in_note))
            meant = (is_town and _BETWEEN_NAMES.search(literal) is not None) or (
                is_place and not self._evidence.is_in_full_name(key)
            )
            return places.city(literal) if meant else persons.replacement(literal)

        def town(literal: str) -> str:
            # `hija de Chelo`, who is somebody in other lines
            key = key_of(literal)
            is_somebody = persons.name(key) is not None and is_given_only(key)
            # Towns far away are called `Amparo`, as somebody is here whose name is told in full.
            in_full = self._evidence.is_in_full_name(key)
            is_town = places.is_town(literal) or (is_town_somewhere(literal) and not in_full)
            if is_somebody and not is_town:
                return persons.replacement(literal)
            # `Complejo Hospitalario de Arnoya` before the town, as its address
            is_house = _HOUSE.match(literal) is not None and not places.is_town(literal)
            return institutions.replacement(literal) if is_house else places.city(literal)

        def institution(literal: str) -> str:
            # `El Güero pide informes`, who is somebody in other lines
            is_somebody = key_of(literal) in self._somebody
            return (persons if is_somebody else institutions).replacement(literal)

        def country(literal: str) -> str:
            # `Pippo (Giuseppe)`, who is somebody
            named = is_given_only(key_of(literal)) and country_meant(literal, language) is None
            return persons.replacement(literal) if named else places.country(literal)

        def state_of(phone: str) -> str:
            return places.moved_region(addresses.state_of_phone(phone))

        def none(_literal: str) -> str:
            raise NoSurrogate  # an invented origin or religion would say something of the patient

        contacts = Contacts(table, own, persons, language, state_of)
        made: dict[str, Callable[[str], str]] = {
            "PATIENT": person,
            "DOCTOR": person,
            "AGE": ages.replacement,
            "PROFESSION": Professions(table, language).replacement,
            "CITY": town,
            "STATE": places.state,
            "COUNTRY": country,
            "ZIP": places.postal_code,
            "STREET": institutions.street,
            "HOSPITAL": institutions.replacement,
            "ORGANIZATION": institution,
            "LOCATION_OTHER": institutions.location,
            "SPECIAL": none,
            "PHONE": contacts.phone,
            "FAX": contacts.phone,
            "EMAIL": contacts.email,
            "URL": contacts.url,
            "IPADDRESS": contacts.ip,
            "USERNAME": contacts.login,
        }
        return {name: made.get(name, ids.replacement) for name in schema().subcategories}

    def _surrogate(self, subcategory: str, literal: str, make: Callable[[str], str]) -> str | None:
        key = key_of(literal)
        said = self._corrected.get((subcategory, key))
        is_person = subcategory in PERSONS
        is_named = is_person or subcategory in _WITH_NAMES
        # `0sei` would keep its letters, and `Gustafss0n` the last.
        read = with_letters(literal, at_end=is_person) if is_named else literal
        try:
            made = make(read) if said is None else in_case_of(said, literal)
        except NoSurrogate:
            return None
        if not made.strip():
            return None
        # What is left of an age over 89 is its category, which may be spelled like the age.
        if subcategory == "AGE" and made == f"{OLDEST}":
            return made
        folded = fold(made)
        # `22 May 2025` for `2 May 2025`: a check without the plan would find the day in it.
        holds = folded.joined == key or (is_long(key) and key in folded.joined)
        revealing = subcategory not in SHIFTED and self._tells(folded)
        return None if holds or revealing else made

    def _spelled(self, make: Callable[[str], str], language: str, literal: str) -> str:
        """What `make` makes, in letters of the document: English in ASCII has no `Menéndez`.

        Programs that take such a file may not know another encoding, and it would have to be
        checked in all that there are. Short notes in other languages lack accents by chance.
        """
        made = make(literal)
        if language != "en" or made.isascii() or not self._text.isascii():
            return made
        plain = without_accents(made)
        return plain if plain.isascii() else made

    def _tells(self, candidate: Folded) -> bool:
        """Whether a text holds an original that is recognised wherever it stands."""
        words = candidate.words
        if len(words) == 1:  # as most are
            return (
                words[0] in self._long.wanted
                or self._short.are_in(candidate)
                or self._inside.any_in(words[0])
            )
        return (
            any(True for _ in candidate.loose(self._long))
            or self._short.are_in(candidate)
            or self._inside.any_in(candidate.joined)
        )


def _is_time(key: str) -> bool:
    """Whether a word is a day of the week or a feast, and nobody's name on any list."""
    named = key in WEEKDAYS or key in _feasts()
    return len(key) >= _SHORTEST_DAY and named and not _is_called_so(key)


@cache
def _feasts() -> frozenset[str]:
    return frozenset(map(key_of, FEASTS))


def _is_called_so(key: str) -> bool:
    """Whether somebody is called so, as any list has it."""
    return is_listed(key) or bool(origins_of(key))
