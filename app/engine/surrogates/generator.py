"""The surrogate of every finding of a review."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from functools import cached_property, partial
from itertools import pairwise
from types import MappingProxyType

from app.engine.detectors.base import KNOWN
from app.engine.domain.case import Case, NamedPerson, Taken
from app.engine.domain.document import Span
from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.domain.labels import is_id, schema
from app.engine.domain.policy import Repeats
from app.engine.domain.review import Finding, Review
from app.engine.mentions.patients import NOBODY, Patients
from app.engine.names.countries import is_town_somewhere
from app.engine.names.evidence import NameEvidence
from app.engine.names.gazetteer import first_names, language_of, last_names, lists
from app.engine.names.given_names import origins_of
from app.engine.names.homes import home_of
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
from app.engine.surrogates.days.birth_numbers import BirthNumber
from app.engine.surrogates.days.births import ages_told, births
from app.engine.surrogates.days.date_shift import Calendar, DateShift
from app.engine.surrogates.days.dates import (
    Dates,
    is_bare_day,
    is_from_day_to_day,
    is_near_day,
    is_tuesday,
    month_behind,
)
from app.engine.surrogates.draws import FIRST, Draws
from app.engine.surrogates.ids import Ids
from app.engine.surrogates.masked.doubtful import Doubtful
from app.engine.surrogates.masked.measures import Measures
from app.engine.surrogates.masked.namesakes import Namesakes
from app.engine.surrogates.masked.shorthand import Shorthand
from app.engine.surrogates.masked.terms import Terms
from app.engine.surrogates.persons.contacts import Contacts
from app.engine.surrogates.persons.persons import Persons
from app.engine.surrogates.persons.professions import Professions, article_before
from app.engine.surrogates.places.addresses import ADDRESS, Addresses
from app.engine.surrogates.places.institutions import Institutions
from app.engine.surrogates.places.locations import Places
from app.engine.surrogates.table import MANY, PERSON, NoSurrogate, SurrogateTable, in_case_of
from app.engine.text.calendar_terms import WEEKDAYS
from app.engine.text.days import days_named
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import Folded, Keys, Phrases, composed, fold, key_of, without_accents
from app.engine.text.languages import Languages
from app.engine.text.misread import with_letters
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import needles
from app.progress import Tick, silent

_INSIDE = 5  # letters; shorter keys stand within words by chance
_INNER_CAPITAL = re.compile(r"[a-z][A-Z]")
_LETTERS_OR_DIGITS = re.compile(r"[a-z]+|[0-9]+")
_BETWEEN_NAMES = re.compile(r"\s(?:de|del|di|dei|della|upon|on|i)\s")
_NEAR = 12  # characters before a finding
_SURELY_WORK = 0.9
_SHORTEST_DAY = 3  # letters; `M` and `Tu` may be initials
_ALIKE = frozenset(("AGE", "DATE"))
_WITH_NAMES = frozenset(("HOSPITAL", "ORGANIZATION", "STREET", "CITY", "LOCATION_OTHER"))
# Countries where English writes months before days in figures.
_MONTH_FIRST = frozenset(("US", "CA", "PH"))
# Whose names and words those of other languages are most like.
_LIKE = {
    **dict.fromkeys(("ca", "gl", "eu", "pt", "oc", "an"), "es"),
    **dict.fromkeys(("da", "nb", "nn", "no"), "sv"),
    **dict.fromkeys(("co", "sc", "la"), "it"),
}
_WITH_MAR = ("es", "it")
_NOTHING = Taken()

# Two digits of a year are no later than that where a document has no dates.
_NEWEST = date(2029, 12, 31)
_Makers = Mapping[str, Callable[[str], str]]
"""What makes the surrogates of each subcategory."""


def _owner(case: Case) -> str:
    """Whose shift the days of a case have; no name is written so."""
    return f"case {case.id}"


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
        self._longest_shift, self._shifts = longest_shift, Draws(shift_key or key, {})
        self._draws = Draws(key, repeats)
        folded = fold(self._text)
        self._learn_originals(review, folded)
        self._words, self._tables = frozenset(folded.words), dict[int, SurrogateTable]()
        self._usable: dict[str, tuple[str, bool]] = {}
        # Without passages, as in documents of before, the whole text tells its language.
        self._whole = "" if review.passages else language_of(self._text)
        self._languages = Languages.of(
            replace(one, language=_LIKE.get(one.language, one.language)) for one in review.passages
        )
        named = [f for f in review.findings if f.subcategory in ("PATIENT", "DOCTOR")]
        spoken = [self._language_of(finding) for finding in named]
        double, ahead = (2 * spoken.count(code) > len(named) for code in ("es", "it"))
        self._evidence = self._evidence_of(named, double=double, ahead=ahead)
        self._placed = tuple(f for f in review.findings if f.subcategory in ADDRESS)
        dated = [f for f in review.findings if f.subcategory == "DATE"]
        self._dates = tuple(f.span.of(self._text) for f in dated)
        ordered = sorted(dated, key=lambda f: f.span.start)
        self._next_date = {one.id: other for one, other in pairwise(ordered)}
        corrections = case.corrections if case is not None else ()
        self._corrected = {(one.subcategory, one.key): one.surrogate for one in corrections}
        self._homes: dict[str, str] = {}
        self._calendars: dict[str, Calendar] = {}
        self._measured: dict[str, Measures] = {}
        self._days_of: dict[str, frozenset[date]] = {}
        self._shifted: dict[tuple[str, str, bool, int], Dates] = {}
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
            births=tuple(sorted({**dict(self._births(case)), **dict(case.births)}.items())),
            identities=tuple(sorted({*case.identities, *identities})),
        )

    def _births(self, case: Case) -> Iterator[tuple[str, str]]:
        """Days of birth and what stands for them."""
        shift = DateShift(
            SurrogateTable(self._shifts.key_of(FIRST), frozenset(), self._tells),
            _owner(case),
            self._calendar(self._whole or "en"),
            longest=self._longest_shift,
            births=self._born,
        )
        for day in self._born.days:
            yield day.isoformat(), shift.day(day.year, day.month, day.day).isoformat()

    def _evidence_of(self, named: list[Finding], *, double: bool, ahead: bool) -> NameEvidence:
        """What the names tell, with those of the case that words of this document are part of."""
        text, found = self._text, list(named)
        for one in self._case.people if self._case is not None else ():
            if self._may_name(one.text) and not self._words.isdisjoint(fold(one.text).words):
                start = len(text) + 1
                text += f"\n{one.text}"
                found.append(Finding("", Span(start, len(text)), one.subcategory, 1.0, KNOWN))
        return NameEvidence(found, text, double=double, ahead=ahead)

    def _may_name(self, name: str) -> bool:
        """Whether a word of a name may be one of the document: of most names of a case none is.

        Names that fold to other letters, or to several words, are looked at in any case.
        """
        if not name.isascii() or _INNER_CAPITAL.search(name):
            return True
        return any(word in self._words for word in _LETTERS_OR_DIGITS.findall(name.lower()))

    def _language_of(self, finding: Finding) -> str:
        return self._language_at(finding.span.start)

    def _language_at(self, offset: int) -> str:
        return self._whole or self._languages.at(offset)

    def _home(self, language: str) -> str:
        """The country that the document is from, as far as what is written in a language tells."""
        if language not in self._homes:
            kinds = (*ADDRESS, "PHONE", "FAX", "VEHICLE")
            named = (
                (one.subcategory, one.span.of(self._text))
                for one in self._review.findings
                if one.subcategory in kinds
            )
            self._homes[language] = home_of(self._text, named, language)
        return self._homes[language]

    def _calendar(self, language: str) -> Calendar:
        if language not in self._calendars:
            month_first = language == "en" and self._home(language) in _MONTH_FIRST
            self._calendars[language] = Calendar.of(
                self._dates, month_first=month_first, language=language
            )
        return self._calendars[language]

    def _days(self, finding: Finding) -> frozenset[date]:
        days = self._days_of.get(finding.id)
        if days is None:
            literal = finding.span.of(self._text)
            known = frozenset(day for named in days_named(literal) for day in named)
            read = self._calendar(self._language_of(finding)).read[literal]
            self._days_of[finding.id] = days = known & frozenset(read) or known
        return days

    def _made_of_all(self) -> Mapping[str, str | None]:
        """Surrogates by the ids of their findings; None where none can be made."""
        review, text = self._review, self._text
        told = ages_told(review.findings, text)
        ages = {FIRST: Ages(self._table(FIRST), told)}
        self._numbers = self._birth_numbers()
        numbered = {one: number.born for one, number in self._numbers.items()}
        self._born = births(
            review.document, review.findings, ages[FIRST], told, self._days, numbered
        )
        by_language: dict[tuple[str, int], _Makers] = {}
        known: dict[tuple[str, str, str, str, str, int], str | None] = {}
        made: dict[str, str | None] = {}
        terms = Terms(text, self._evidence, self._language_at)
        masked = (
            *(terms.hold, Doubtful(review).hold, Namesakes(review).hold),
            *(Shorthand(review).hold, self._is_measure),
        )
        # Persons first: log-ins and addresses are made of their names.
        ordered = sorted(review.findings, key=lambda f: f.subcategory not in ("PATIENT", "DOCTOR"))
        for finding in ordered:
            if any(holds(finding) for holds in masked):
                continue
            self._tick()
            literal, patient, kind = composed(finding.span.of(text)), NOBODY, ""
            language, draw = self._language_of(finding), self._draws.of(finding, literal)
            if draw not in ages:
                ages[draw] = Ages(self._table(draw), told)
            if (language, draw) not in by_language:
                makers = self._makers(language, self._table(draw), ages[draw])
                by_language[language, draw] = makers
            make = by_language[language, draw][finding.subcategory]
            if finding.subcategory == "AGE":
                unit = unit_of(literal, text[finding.span.end : finding.span.end + AFTER_AGE])
                of_years = is_behind_years(finding.span.before(text, BEFORE_AGE))
                # An age in days is an interval too: `died aged 5 days`.
                of_infants = self._born.infants or of_years or unit is Unit.DAYS
                if unit is not Unit.YEARS and of_infants:
                    made[finding.id] = literal
                    continue
                make, kind = partial(ages[draw].replacement, unit=unit), unit.value
            elif finding.subcategory == "PROFESSION":
                if finding.score < _SURELY_WORK and class_of(literal, language) is None:
                    continue  # `trattore` is no worker
                before = finding.span.before(text, _NEAR)
                kind = article_before(before, language)
                make = partial(Professions(self._table(draw), language).replacement, article=kind)
            elif (
                finding.subcategory == "DATE"
                or finding.id in self._numbers
                or is_from_day_to_day(literal)
                or (is_id(finding.subcategory) and self._is_near_day(literal, language))
            ):
                patient = self._patient_at(finding.span)
                make, kind = self._of_days(finding, self._dates_of(finding, language, draw), draw)
            identity = finding.subcategory, kind, literal, patient, language, draw
            if identity not in known:
                spelled = partial(self._spelled, make, language)
                known[identity] = self._surrogate(finding.subcategory, literal, spelled)
            made[finding.id] = known[identity]
        return made

    def _dates_of(self, finding: Finding, language: str, draw: int) -> Dates:
        """The dates of whom a place is about; births move by the years of the ages as well."""
        patient, is_birth = self._patient_at(finding.span), finding.id in self._born.partial
        identity = patient, language, is_birth, draw
        if identity not in self._shifted:
            self._shifted[identity] = Dates(
                SurrogateTable(self._shifts.key_of(draw), frozenset(), self._tells),
                # Without a patient no other document can have the same shift.
                patient or self._review.document.sha256,
                self._calendar(language),
                language,
                longest=self._longest_shift,
                births=self._born,
                born=is_birth,
                settled=self._days_settled(patient),
            )
        return self._shifted[identity]

    def _of_days(
        self, finding: Finding, dates: Dates, draw: int
    ) -> tuple[Callable[[str], str], str]:
        """What makes the surrogate of a date or of a number that tells one, and its kind."""
        span = finding.span
        if finding.id in self._numbers:
            ids = Ids(self._table(draw), lists(self._language_of(finding)))
            return partial(_of_birth, ids, dates, self._numbers[finding.id]), ""
        following = self._next_date.get(finding.id)
        if following is not None:
            behind, literal = following.span.of(self._text), span.of(self._text)
            between = self._text[span.end : following.span.start]
            day_first = not self._calendar(self._language_of(finding)).month_first
            if month_behind(literal, between, behind, day_first=day_first):
                return partial(dates.day_beside, following=behind), f"before {behind}"
        after = self._text[span.end : span.end + _NEAR]
        if self._language_of(finding) in _WITH_MAR and is_tuesday(
            span.of(self._text), span.before(self._text, _NEAR), after
        ):
            return dates.tuesday, "weekday"
        if is_bare_day(span.of(self._text), span.before(self._text, _NEAR)):
            return dates.bare_day, "day"
        return dates.replacement, "born" * (finding.id in self._born.partial)

    def _is_near_day(self, literal: str, language: str) -> bool:
        return is_near_day(literal, self._calendar(language).days)

    def _is_measure(self, finding: Finding) -> bool:
        """Whether a finding counts or measures, and names no day and no age."""
        if finding.subcategory not in _ALIKE:
            return False
        return self._measures(self._language_of(finding)).hold(finding)

    def _measures(self, language: str) -> Measures:
        if language not in self._measured:
            month_first = self._calendar(language).month_first
            self._measured[language] = Measures(self._review, month_first=month_first)
        return self._measured[language]

    def _birth_numbers(self) -> Mapping[str, BirthNumber]:
        """Numbers of persons that tell a birth, by the ids of their findings."""
        named = (f for f in self._review.findings if f.subcategory == "DATE")
        newest = max((day for one in named for day in self._days(one)), default=_NEWEST)
        found = {
            one.id: BirthNumber.of(one.span.of(self._text), newest)
            for one in self._review.findings
            if is_id(one.subcategory)
        }
        return {id_: number for id_, number in found.items() if number is not None}

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`; its mask if the review does not have it."""
        return self._made.get(finding.id) or self._label(finding)

    @cached_property
    def _label(self) -> Labels:
        """Asked only where no surrogate can be made."""
        return Labels(self._review)

    def _patient_at(self, span: Span) -> str:
        """Whose days stand at a place: in a case the patient's, but in lists of others."""
        patient, case = self._patients.at(span), self._case
        if case is None or (self._patients.owners and patient not in (NOBODY, case.patient)):
            return patient
        return _owner(case)

    def _days_settled(self, patient: str) -> Mapping[date, date]:
        if self._case is None or patient != _owner(self._case):
            return {}
        return {date.fromisoformat(a): date.fromisoformat(b) for a, b in self._case.births}

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
        addresses = Addresses.of(self._placed, self._text, language, self._home(language))
        places = Places(table, own, language, addresses)
        institutions = Institutions(table, places, language)

        def person(literal: str) -> str:
            if _is_weekday(key_of(literal)):
                raise NoSurrogate  # `Mån ny vik` as somebody
            # `Aranda de Duero` is a town, whatever it was taken for.
            is_town = _BETWEEN_NAMES.search(literal) and places.is_town(literal)
            return places.city(literal) if is_town else persons.replacement(literal)

        def town(literal: str) -> str:
            # `hija de Chelo`, who is somebody in other lines
            key = key_of(literal)
            is_somebody = persons.name(key) is not None and is_given_only(key)
            is_town = places.is_town(literal) or is_town_somewhere(literal)
            named = is_somebody and not is_town
            return persons.replacement(literal) if named else places.city(literal)

        def state_of(phone: str) -> str:
            return places.moved_region(addresses.state_of_phone(phone))

        contacts = Contacts(table, own, persons, language, state_of)
        made: dict[str, Callable[[str], str]] = {
            "PATIENT": person,
            "DOCTOR": person,
            "AGE": ages.replacement,
            "PROFESSION": Professions(table, language).replacement,
            "CITY": town,
            "STATE": places.state,
            "COUNTRY": places.country,
            "ZIP": places.postal_code,
            "STREET": institutions.street,
            "HOSPITAL": institutions.replacement,
            "ORGANIZATION": institutions.replacement,
            "LOCATION_OTHER": institutions.location,
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
        revealing = subcategory not in _ALIKE and self._tells(folded)
        return None if folded.joined == key or revealing else made

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


def _is_weekday(key: str) -> bool:
    """Whether a word is a day of the week, and nobody's name on any list."""
    listed = key in first_names() or key in last_names() or origins_of(key)
    return len(key) >= _SHORTEST_DAY and key in WEEKDAYS and not listed


def _of_birth(ids: Ids, dates: Dates, number: BirthNumber, _literal: str) -> str:
    return ids.of_birth(number, dates.day(number.born))
