"""Occupations: a neighbour of the same broad class, or that class itself.

A market trader becomes a grocer and no geoscientist: what an occupation says of exposure, income
and schooling stays about true. Of one whose class is not known only that there was one stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from app.engine.names.occupations import OccupationClass, class_of, is_epicene, is_feminine
from app.engine.names.work_forms import Form, form_of, several, the_one
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of
from app.engine.text.folding import key_of

_VERBS = {Form.DID: ("worked", "was employed"), Form.DOES: ("works", "is employed")}
_UNKNOWN = {
    "en": ("worker", "worker"),
    "es": ("trabajador", "trabajadora"),
    "it": ("lavoratore", "lavoratrice"),
    "sv": ("yrkesarbetande", "yrkesarbetande"),
}
# `Lavora in un caseificio`: where somebody works, by the last letters; the article stays right.
_WORKPLACES = {
    "en": (
        (
            re.compile(
                r"(?:.* )?(?:salon|business|shop|store|studio|garage|stall|restaurant|bakery"
                r"|laundry|launderette|cafeteria|diner|boutique|gallery|market|barber ?shop)",
                re.IGNORECASE,
            ),
            "shop",
        ),
        (
            re.compile(
                r"(?:.* )?(?:mill|factory|cannery|foundry|packing (?:house|plant)|plant"
                r"|slaughterhouse|abattoir|tannery|brewery|distillery|refinery|sawmill|smelter|works|maquila)",
                re.IGNORECASE,
            ),
            "workshop",
        ),
    ),
    "it": (
        (
            re.compile(r"\w+ificio|frantoio|cantiere|magazzino|macello|mulino|vivaio"),
            "stabilimento",
        ),
        (
            re.compile(r"legatoria|filanda|fonderia|conceria|fabbrica|acciaieria|segheria"),
            "fabbrica",
        ),
    ),
}
# `ex magliaia` stays what she was.
_FORMER = re.compile(
    r"(?:ex|former|retired|f\.?d\.?|pensionerad|jubilad[oa])[\s-]+(?=\S)", re.IGNORECASE
)
# Where the class itself does not suit the article.
_SOMEBODY = {"a": "worker", "an": "employee"}
# For `patronista`, which may be a man or a woman.
_EITHER = {"es": "profesional", "it": "dipendente"}


# What stands right before an occupation and must suit its first letters.
_ARTICLE = {
    "en": re.compile(r"\b(an?)\s$", re.IGNORECASE),
    "it": re.compile(
        r"(?:\b(il|un|del|al|dal|nel|sul|i|dei|ai|lo|uno|dello|allo|dallo|nello|sullo|gli)\s"
        r"|\b((?:l|un|dell|all|dall|nell|d)['’]))$",
        re.IGNORECASE,
    ),
}
_WITH_LO = frozenset(("lo", "uno", "dello", "allo", "dallo", "nello", "sullo", "gli"))
_BEGINS_WITH_LO = re.compile(r"(?:s[^aeiou]|z|gn|ps|x|y)", re.IGNORECASE)


def article_before(before: str, language: str) -> str:
    """The article at the end of what stands before an occupation, in small letters."""
    form = _ARTICLE.get(language)
    found = form.search(before) if form is not None else None
    return next((one.lower() for one in found.groups() if one), "") if found else ""


class Professions:
    """Surrogates for occupations."""

    def __init__(self, table: SurrogateTable, language: str = "en") -> None:
        self._table = table
        self._language = language

    def replacement(self, literal: str, article: str = "") -> str:
        """Another occupation of its class, in the case and number of `literal`.

        `article` stands right before it. Raises `NoSurrogate` for what is no occupation in its
        sentence: `in sales` is no `in cashier`.
        """
        if former := _FORMER.match(literal):
            return f"{former[0]}{self.replacement(literal[former.end() :])}"
        known = class_of(literal, self._language)
        form = form_of(literal, self._language, known=known is not None)
        named = form in (Form.PERSON, Form.PEOPLE, Form.THE_PERSON)
        if known is None or not known.jobs or not named or self._workplace(literal):
            return self._general(literal, known, form, article)
        gender = self._gender(literal)
        # `a uranium miner`
        vowel = article == "an" if article in ("a", "an") else _begins_with_vowel(literal)

        def drawn(rng: Random) -> Iterator[str]:
            # The words around it may be a woman's: `la paziente, insegnante`.
            alike = [one for one in known.jobs if one[0] == one[1]]
            fitting = alike if alike and is_epicene(literal, self._language) else known.jobs
            jobs = [one[gender] for one in fitting]
            mixed = rng.sample(jobs, len(jobs))
            if self._language == "en":
                mixed = [job for job in mixed if _begins_with_vowel(job) == vowel]
            mixed = [
                made for job in mixed if (made := _formed(job, form)) and _suits(article, made)
            ]
            key = key_of(literal)
            yield from (one for one in mixed if key_of(one) not in key and key not in key_of(one))

        try:
            made = self._table.code(f"profession {article}".rstrip(), literal, drawn)
        except NoSurrogate:
            return self._general(literal, known, form, article)
        return _written_as(made, literal)

    def _general(
        self, literal: str, known: OccupationClass | None, form: Form, article: str
    ) -> str:
        """The broad class of an occupation in words. Raises `NoSurrogate` where it tells it."""
        if stands := _verb(literal, form) or self._workplace(literal):
            if article == "an":  # no place and no verb begins with a vowel
                raise NoSurrogate
            return stands
        forms = known.general if known else _UNKNOWN[self._language]
        made = _formed(forms[self._gender(literal)], form)
        if known is None and is_epicene(literal, self._language):
            made = _EITHER[self._language]
        if made and not _suits(article, made):
            made = _SOMEBODY.get(article, "")
        if not made or key_of(made) == key_of(literal):
            raise NoSurrogate
        return _written_as(made, literal)

    def _workplace(self, literal: str) -> str:
        """What stands for a place of work; nothing for the name of an occupation."""
        for pattern, place in _WORKPLACES.get(self._language, ()):
            if pattern.fullmatch(literal) and literal != place:
                return place
        return ""

    def _gender(self, literal: str) -> int:
        return int(is_feminine(literal, self._language))


def _verb(literal: str, form: Form) -> str:
    """What stands for an activity; nothing for the name of an occupation."""
    verb, other = _VERBS.get(form, ("", ""))
    return verb if verb not in literal.casefold() else other


def _formed(job: str, form: Form) -> str:
    """An occupation in the form that the original has; empty where it has none."""
    if form is Form.PERSON:
        return job
    return {Form.PEOPLE: several, Form.THE_PERSON: the_one}.get(form, lambda _: "")(job)


def _suits(article: str, job: str) -> bool:
    if not article:
        return True
    vowel = _begins_with_vowel(job)
    if article in ("a", "an"):
        return vowel == (article == "an")
    if article[-1] in "'’":
        return vowel
    with_lo = _BEGINS_WITH_LO.match(job) is not None
    if article in _WITH_LO:
        return with_lo or (article == "gli" and vowel)
    return not with_lo and (not vowel or article == "un")


def _written_as(made: str, literal: str) -> str:
    first = literal.split(maxsplit=1)[0]
    # `an ICU pharmacist` does not begin a sentence.
    acronym = len(first) > 1 and first.isupper() and not literal.isupper()
    capital = literal[:1].isupper() and not acronym
    return in_case_of(made[:1].upper() + made[1:] if capital else made, literal)


def _begins_with_vowel(job: str) -> bool:
    """Whether `an` stands before it."""
    return job[:1].lower() in "aeiou"
