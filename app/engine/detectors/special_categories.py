"""Words of origin and religion, which are searched for only where settings ask for it.

Article 9 of Regulation (EU) 2016/679 names racial or ethnic origin and religious beliefs among its
special categories. They identify nobody by themselves, and the guideline leaves most of them
unmarked. A demonym counts beside a person or a word such as *descent*: `German measles`, `14
French` and `Spanish flu` stay. See docs/decisions/0052-origin-and-religion.md.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from operator import attrgetter

from app.engine.detectors.base import FIELDS, KNOWN
from app.engine.detectors.merge import pieces_outside
from app.engine.detectors.rules.rule import ENGLISH, Rule, Text, rule
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.text.calendar_terms import alternatives
from app.engine.text.distinctive import PERSONS
from app.engine.text.languages import OWN, Languages
from app.paths import RESOURCES

KIND = "SPECIAL"
_NAME = "rules"
# What the guideline of some languages calls a demonym, and what models take a faith for.
_TAKEN_FOR = frozenset(("COUNTRY", "STATE", "CITY", "LOCATION_OTHER", "ORGANIZATION", "PROFESSION"))
_BEYOND_DOUBT = (FIELDS, KNOWN)
_SCORE = 0.9
# By language the last letters of a listed word, and the endings that it may have instead.
_ENDINGS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "en": (("", "s"),),
    "es": (
        ("o", "o a os as"),
        ("és", "és esa eses esas"),
        ("án", "án ana anes anas"),
        ("ón", "ón ona ones onas"),
        ("", "s es"),
    ),
    "it": (("co", "co ca ci chi che"), ("o", "o a i e"), ("e", "e i"), ("a", "a i e")),
    "sv": (("sk", "sk skt ska ske"), ("", "en er")),
}


def with_special(found: tuple[Finding, ...], document: Document) -> tuple[Finding, ...]:
    """The sorted, disjoint findings of a document and its words of origin and religion.

    What was found stays found. All other findings stay as they are; a demonym that was found as a
    place, or in lower case as a person, is an origin.
    """
    special = tuple(_disjoint(_spans(document)))
    others = [
        one
        for one in found
        if not (_may_be_special(one, document.text) and _is_covered(one.span, special))
    ]
    added = [
        Finding(finding_id(part, KIND), part, KIND, _SCORE, _NAME)
        for span in special
        for part in pieces_outside(span, others, document)
    ]
    return tuple(sorted((*others, *added), key=attrgetter("span")))


def _may_be_special(finding: Finding, text: str) -> bool:
    if finding.detector in _BEYOND_DOUBT:
        return False
    # `Christian` may be somebody, `troende muslim` is nobody.
    is_nobody = finding.subcategory in PERSONS and finding.span.of(text).islower()
    return is_nobody or finding.subcategory in _TAKEN_FOR


def _is_covered(span: Span, sorted_spans: Sequence[Span]) -> bool:
    before = bisect_right(sorted_spans, span.start, key=attrgetter("start"))
    return before > 0 and sorted_spans[before - 1].covers(span)


def _spans(document: Document) -> Iterator[Span]:
    text, languages = Text.of(document.text), Languages.of(document.passages)
    for language in dict.fromkeys(languages.codes):
        for one in _rules(language):
            yield from (span for span in one.spans(text) if languages.at(span.start) == language)


def _disjoint(spans: Iterable[Span]) -> Iterator[Span]:
    """The first ones and, of those that begin alike, the longest."""
    reached = 0
    for span in sorted(spans, key=lambda one: (one.start, -one.end)):
        if span.start >= reached:
            yield span
            reached = span.end


@cache
def _rules(language: str) -> tuple[Rule, ...]:
    told = tomllib.loads((RESOURCES / "special_categories.toml").read_text(encoding="utf-8"))
    words = told[language]
    listed = partial(_listed, words)
    inflected = partial(_inflected, words, language)
    languages = frozenset((language,)) if language in OWN else ENGLISH
    unknown = frozenset(_split(words["unknown"]))

    def made(name: str, pattern: str) -> Rule:
        return rule(
            f"special-{name}-{language}",
            KIND,
            pattern,
            _SCORE,
            lambda identifier: identifier.strip().lower() not in unknown,
            languages=languages,
        )

    origin = rf"(?:(?:{listed('joined_to')})[- ])?(?:{inflected('origins')})"
    if words["joined_to"]:
        origin += rf"(?:[- ](?:{listed('joined_to')}))?"
    persons, between = rf"(?:{inflected('persons')})(?!\w)", rf"(?:\s(?:{listed('between')}))"
    of_house = rf"(?:{listed('not_behind')})\s", rf"(?!\s(?:{listed('not_before')})(?!\w))"
    degrees = rf"(?:(?:{listed('degrees')})\s)?" if "degrees" in words else ""
    after = rf"(?:\s(?:{listed('degrees_behind')}))?" if "degrees_behind" in words else ""
    faith = rf"{degrees}(?:{inflected('faiths')}|{listed('practices')}){after}"
    rules = [
        # A match without the group `id` finds nothing: `Università Cattolica`.
        made("faith", rf"(?<![\w-])(?:{of_house[0]}{faith}|(?P<id>{faith}))(?![\w-]){of_house[1]}"),
        made(
            "field",
            rf"(?<![\w-])(?:{listed('fields')})\s?[:=]\s?(?P<id>[^\W\d_][^\W\d_'’/ -]*"
            r"(?:[-/ '’][^\W\d_]+){0,2})(?=\s*(?:[.,;|)]|$))",
        ),
    ]
    if "aged" in words:
        # The person comes first: `mujer marroquí`, `di origine albanese`.
        rules.append(
            made(
                "origin",
                rf"(?<![\w-]){persons}{between}?(?:,?\s{words['aged']})?,?\s(?P<id>{origin})(?![\w-])",
            )
        )
    else:
        rules += [
            made(
                "origin",
                rf"(?<![\w-])(?P<id>{origin})(?=(?:\s(?:and|or|och|eller)\s{origin})?"
                rf"{between}{{0,2}}\s{persons})",
            ),
            made("spoken", rf"(?<![\w-])(?P<id>{origin})(?=-(?:born|speaking)(?!\w))"),
        ]
    if words["subjects"]:
        subjects = rf"(?:{listed('subjects')})\s(?:{listed('verbs')})"
        rules.append(
            made(
                "is",
                rf"(?<![\w-]){subjects}\s(?P<id>{origin})(?=[.,;)]|\s(?:and|y|e|but|by)\s|\s*$)",
            )
        )
    return tuple(rules)


def _split(words: str) -> list[str]:
    return [one for one in (word.strip() for word in words.split(",")) if one]


def _listed(words: Mapping[str, str], name: str) -> str:
    """A pattern, to stand in a group, that finds nothing where the list is empty."""
    return alternatives(_split(words[name])) or "(?!)"


def _inflected(words: Mapping[str, str], language: str, name: str) -> str:
    return alternatives(form for word in _split(words[name]) for form in _forms(word, language))


def _forms(word: str, language: str) -> Iterator[str]:
    yield word
    for ending, others in _ENDINGS[language]:
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            yield from (stem + other for other in others.split())
            return
