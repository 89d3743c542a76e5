"""Occupations: a neighbour of the same broad class, or that class itself.

A market trader becomes a grocer and no geoscientist: what an occupation says of exposure, income
and schooling stays about true. Of one whose class is not known only that there was one stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from app.engine.names.occupations import class_of, is_epicene, is_feminine
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of
from app.engine.text.folding import key_of

# `She drew charts for the office`: what somebody did, where no name of an occupation can stand.
_DID = re.compile(
    r"(?!(?:retired|self-employed|unemployed|licen[sc]ed|certified|registered|trained|qualified)\b)"
    r"(?:[a-z]{3,}ed|drew|taught|drove|ran|built|made|sold|bought|kept|wrote|sang|flew|led|dug|cut"
    r"|caught|bred|grew|wove|swept|rode)\s+\w"
)
_DOES = re.compile(
    r"(?:works|draws|teaches|drives|runs|builds|makes|sells|buys|keeps|writes|sings|flies|leads"
    r"|manages|owns|cleans|sews|farms|paints|grows|cooks|trades|repairs|designs)\s+\w"
)
_VERBS = ((_DID, ("worked", "was employed")), (_DOES, ("works", "is employed")))
_UNKNOWN = {
    "en": ("worker", "worker"),
    "es": ("trabajador", "trabajadora"),
    "it": ("lavoratore", "lavoratrice"),
    "sv": ("yrkesarbetande", "yrkesarbetande"),
}
# `Lavora in un caseificio`: where somebody works, by the last letters; the article stays right.
_WORKPLACES = {
    "it": (
        (
            re.compile(r"\w+ificio|frantoio|cantiere|magazzino|macello|mulino|vivaio"),
            "stabilimento",
        ),
        (
            re.compile(r"legatoria|filanda|fonderia|conceria|fabbrica|acciaieria|segheria"),
            "fabbrica",
        ),
    )
}
# For `patronista`, which may be a man or a woman.
_EITHER = {"es": "profesional", "it": "dipendente"}


class Professions:
    """Surrogates for occupations."""

    def __init__(self, table: SurrogateTable, language: str = "en") -> None:
        self._table = table
        self._language = language

    def replacement(self, literal: str) -> str:
        """Another occupation of its class, in the case of `literal`, after the same article."""
        known = class_of(literal, self._language)
        if known is None or not known.jobs or self._verb(literal) or self._workplace(literal):
            return self.general(literal)
        vowel, form = _begins_with_vowel(literal), self._form(literal)

        def drawn(rng: Random) -> Iterator[str]:
            # The words around it may be a woman's: `la paziente, insegnante`.
            alike = [one for one in known.jobs if one[0] == one[1]]
            fitting = alike if alike and is_epicene(literal, self._language) else known.jobs
            jobs = [one[form] for one in fitting]
            mixed = rng.sample(jobs, len(jobs))
            if self._language == "en":
                mixed = [job for job in mixed if _begins_with_vowel(job) == vowel]
            yield from (job for job in mixed if key_of(job) not in key_of(literal))

        try:
            made = self._table.code("profession", literal, drawn)
        except NoSurrogate:
            return self.general(literal)
        return _written_as(made, literal)

    def general(self, literal: str) -> str:
        """The broad class of an occupation in words. Raises `NoSurrogate` where it tells it."""
        if stands := self._verb(literal) or self._workplace(literal):
            return stands
        known = class_of(literal, self._language)
        forms = known.general if known else _UNKNOWN[self._language]
        made = forms[self._form(literal)]
        if known is None and is_epicene(literal, self._language):
            made = _EITHER[self._language]
        if key_of(made) == key_of(literal):
            raise NoSurrogate
        return _written_as(made, literal)

    def _verb(self, literal: str) -> str:
        """What stands for an activity; nothing for the name of an occupation."""
        if self._language == "en":
            for pattern, (verb, other) in _VERBS:
                if pattern.match(literal):
                    return verb if verb not in literal else other
        return ""

    def _workplace(self, literal: str) -> str:
        """What stands for a place of work; nothing for the name of an occupation."""
        for pattern, place in _WORKPLACES.get(self._language, ()):
            if pattern.fullmatch(literal) and literal != place:
                return place
        return ""

    def _form(self, literal: str) -> int:
        return int(is_feminine(literal, self._language))


def _written_as(made: str, literal: str) -> str:
    return in_case_of(made[:1].upper() + made[1:] if literal[:1].isupper() else made, literal)


def _begins_with_vowel(job: str) -> bool:
    """Whether `an` stands before it."""
    return job[:1].lower() in "aeiou"
