"""The surrogate of every finding of a review."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.mentions.patients import NOBODY, Patients
from app.engine.names.evidence import NameEvidence
from app.engine.names.gazetteer import language_of, lists
from app.engine.redaction.labels import Labels
from app.engine.surrogates.addresses import ADDRESS, Addresses
from app.engine.surrogates.ages import AFTER_AGE, OLDEST, Ages, unit_of
from app.engine.surrogates.births import ages_told, births
from app.engine.surrogates.contacts import Contacts
from app.engine.surrogates.date_shift import Calendar
from app.engine.surrogates.dates import Dates
from app.engine.surrogates.ids import Ids
from app.engine.surrogates.locations import Institutions, Places
from app.engine.surrogates.persons import Persons
from app.engine.surrogates.professions import Professions
from app.engine.surrogates.table import NoSurrogate, SurrogateTable
from app.engine.surrogates.terms import Terms
from app.engine.text.days import days_named
from app.engine.text.folding import Folded, Keys, Phrases, fold, key_of
from app.engine.text.languages import Languages
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import needles

_INSIDE = 5  # letters; shorter keys stand within words by chance
_ALIKE = frozenset(("AGE", "DATE"))


_Makers = Mapping[str, Callable[[str], str]]
"""What makes the surrogates of each subcategory."""


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
    ) -> None:
        """Make a surrogate for every finding of `review`.

        Args:
            key: 32 bytes that belong to one patient's case.
            review: what was found; text and patients are taken from it.
            longest_shift: days by which dates move at most.
            patients: those of the review, if they are known already.
            shift_key: of the shifts of all patients, who are in lists with others too; else `key`.
        """
        text = review.document.text
        self._learn_originals(review)
        table = SurrogateTable(key, frozenset(fold(text).words), self._tells)
        named = [f for f in review.findings if f.subcategory in ("PATIENT", "DOCTOR")]
        dates = tuple(f.span.of(text) for f in review.findings if f.subcategory == "DATE")
        patients = patients or Patients.of(review)
        # Without passages, as in documents of before, the whole text tells its language.
        whole = "" if review.passages else language_of(text)
        languages = Languages.of(review.passages)
        self._evidence = NameEvidence(named, text, double=_are_spanish(named, whole, languages))
        self._patients, self._table = patients, table
        by_language: dict[str, _Makers] = {}
        told = ages_told(review.findings, text)
        self._ages = Ages(table, told)
        self._placed = tuple(f for f in review.findings if f.subcategory in ADDRESS)
        self._text = text
        terms = Terms(text, self._evidence)
        calendars: dict[str, Calendar] = {}

        def calendar(language: str) -> Calendar:
            if language not in calendars:
                calendars[language] = Calendar.of(dates, month_first=language == "en")
            return calendars[language]

        def days(finding: Finding) -> frozenset[date]:
            language = whole or languages.at(finding.span.start)
            literal = finding.span.of(text)
            known = frozenset(day for named in days_named(literal) for day in named)
            return known & frozenset(calendar(language).read[literal]) or known

        born = births(review.document, review.findings, self._ages, told, days)
        shifted: dict[tuple[str, str, bool], Dates] = {}
        shifts = SurrogateTable(shift_key or key, frozenset(), self._tells)
        # Persons first: log-ins and addresses are made of their names.
        ordered = sorted(review.findings, key=lambda f: f.subcategory not in ("PATIENT", "DOCTOR"))
        known: dict[tuple[str, str, str, str, str], str | None] = {}
        self._made: dict[str, str | None] = {}
        self._label = Labels(review)
        for finding in (one for one in ordered if not terms.hold(one)):
            literal, patient, kind = finding.span.of(text), NOBODY, ""
            language = whole or languages.at(finding.span.start)
            if language not in by_language:
                by_language[language] = self._makers(language)
            make = by_language[language][finding.subcategory]
            if finding.subcategory == "AGE":
                unit = unit_of(literal, text[finding.span.end : finding.span.end + AFTER_AGE])
                make, kind = partial(self._ages.replacement, unit=unit), unit.value
            elif finding.subcategory == "DATE":
                patient, is_birth = patients.at(finding.span), finding.id in born.partial
                dates_of = patient, language, is_birth
                if dates_of not in shifted:
                    shifted[dates_of] = Dates(
                        shifts,
                        # Without a patient no other document can have the same shift.
                        patient or review.document.sha256,
                        calendar(language),
                        language,
                        longest=longest_shift,
                        births=born,
                        born=is_birth,
                    )
                make, kind = shifted[dates_of].replacement, "born" * is_birth
            identity = finding.subcategory, kind, literal, patient, language
            if identity not in known:
                known[identity] = self._surrogate(finding.subcategory, literal, make)
            self._made[finding.id] = known[identity]

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`; its mask if the review does not have it."""
        return self._made.get(finding.id) or self._label(finding)

    def _learn_originals(self, review: Review) -> None:
        """What no surrogate may hold."""
        telling = [needle for needle in needles(review) if needle.distinctive]
        self._long = Keys.of(needle.key for needle in telling if needle.long)
        # Verification without a plan finds the name `Signe` within the word `designer`.
        self._inside = MultiPattern(one.key for one in telling if len(one.key) >= _INSIDE)
        self._short = Phrases(needle.phrase for needle in telling if not needle.long)

    def _makers(self, language: str) -> _Makers:
        """For passages of a language; all share the table, and so one name has one surrogate."""
        own, table = lists(language), self._table
        persons = Persons(
            table, own, self._evidence, patient=self._patients.foremost, language=language
        )
        institutions, ids = Institutions(table, own, language), Ids(table, own)
        addresses = Addresses.of(self._placed, self._text, language)
        places = Places(table, own, language, addresses)

        def state_of(phone: str) -> str:
            return places.moved_region(addresses.state_of_phone(phone))

        contacts = Contacts(table, own, persons, language, state_of)
        made: dict[str, Callable[[str], str]] = {
            "PATIENT": persons.replacement,
            "DOCTOR": persons.replacement,
            "AGE": self._ages.replacement,
            "PROFESSION": Professions(table, language).replacement,
            "CITY": places.city,
            "STATE": places.state,
            "COUNTRY": places.country,
            "ZIP": places.postal_code,
            "STREET": institutions.street,
            "HOSPITAL": institutions.replacement,
            "ORGANIZATION": institutions.replacement,
            "LOCATION_OTHER": institutions.replacement,
            "PHONE": contacts.phone,
            "FAX": contacts.phone,
            "EMAIL": contacts.email,
            "URL": contacts.url,
            "IPADDRESS": contacts.ip,
            "USERNAME": contacts.login,
        }
        return {name: made.get(name, ids.replacement) for name in schema().subcategories}

    def _surrogate(self, subcategory: str, literal: str, make: Callable[[str], str]) -> str | None:
        try:
            made = make(literal)
        except NoSurrogate:
            return None
        if not made.strip():
            return None
        # What is left of an age over 89 is its category, which may be spelled like the age.
        if subcategory == "AGE" and made == f"{OLDEST}":
            return made
        same = key_of(made) == key_of(literal)
        revealing = subcategory not in _ALIKE and self._tells(fold(made))
        return None if same or revealing else made

    def _tells(self, candidate: Folded) -> bool:
        """Whether a text holds an original that is recognised wherever it stands."""
        return (
            any(True for _ in candidate.loose(self._long))
            or self._short.are_in(candidate)
            or bool(self._inside.found_in(candidate.joined))
        )


def _are_spanish(named: Sequence[Finding], whole: str, languages: Languages) -> bool:
    """Whether most of those who are named are named in Spanish."""
    spoken = [whole or languages.at(finding.span.start) for finding in named]
    return 2 * spoken.count("es") > len(named)
