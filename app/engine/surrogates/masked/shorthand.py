"""Shorthand that was taken for names and numbers: grades, beds, results, members of a tree.

`FY1 Clegg` would become `KW2 Cantu`, `AUC 6` `GAYA 5`, `gr 3120` `7560` and `IV-2 May` the third of
August. They are masked.
"""

from __future__ import annotations

import re
from functools import cached_property

from app.engine.domain.labels import is_id
from app.engine.domain.review import Action, Finding, Review
from app.engine.names.gazetteer import is_listed
from app.engine.names.given_names import origins_of
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold, fold_word
from app.engine.text.vocabulary import exact_words

_SURE, _RATHER_SURE = 0.9, 0.75
_BEFORE, _NEAR = 24, 100
_NAMED = frozenset((*PERSONS, "HOSPITAL", "ORGANIZATION", "LOCATION_OTHER"))
# A grade or a bed before a name: `FY1 Clegg`, `R3 Cifuentes`, `L.8 Ogliastri Ida`, `ÖL Stenmark`.
_GRADED = re.compile(r"(?:[A-Z]{1,3}\d{1,2}|[A-Z]\.\s?\d{1,2})\s(?=[A-ZÀ-Þ])")
_TITLED = re.compile(r"(?:ÖL|BÖL|ST|BT|AT|UL|SHO|SpR|CMT|IMT)\s[A-ZÀ-Þ][a-zß-ÿ]")
_NURSE = re.compile(r"(?:IP|OSS|CPSI)\s[A-ZÀ-Þ][a-zß-ÿ]+")  # taken for a ward with its name
# Grandparents, aunts and elders as families from elsewhere call them: `Lolo Ben` is Benjamin. Those
# that are names too, such as Lola and Nana, are not among them.
_ELDER = re.compile(
    r"(?:lolo|kuya|nanay|tatay|ninong|ninang|babcia|dziadek|ciocia|wujek|babushka|halmoni|harabeoji"
    r"|khala|phupho|tante|onkel|oma|opa|tonton|ayeeyo|awoowe|habaryar|teyze|amca)\s[^\W\d_]",
    re.IGNORECASE,
)
_SHORTEST_CODE = 4
# A room or a bed, whatever it was taken for: `Sal 3:1`.
_ROOM = re.compile(
    r"sal|rum|säng|plats|bed|bay|side\s?room|cubicle|room|cama|hab(?:itaci[oó]n)?|box|letto|stanza|l",
    re.IGNORECASE,
)
_ROOM_BEHIND = re.compile(r"\.?\s?\d")
_PLACED = re.compile(r"[A-Z]\.\s?\d{1,2}$")
_RESULT = re.compile(r"(?:[A-Z][A-Za-z]{1,4}\s\d{1,3}|k?gr?\.?\s\d{1,4})(?:[\s-].*)?")
_MEASURED = re.compile(
    r"(?<!\w)(?:gr?|kg|grammi|gramos|gram|peso|PN|BW|wt|weight|weighed|vikt|vägde|längd|altezza|talla|pesaba"
    r"|pesava|post|pre|glicemi[ae]|glucos[ea]|OGTT)\.?:?\s$",
    re.IGNORECASE,
)
_THOUSANDS = re.compile(r"\d{1,3}[.,]\d{3}")  # `18.442`
_SPAN = re.compile(r"\d{1,2}\s?[-–]\s?\d{1,2}")  # `8-10`, which no telephone has
# What kin has, where a rule expects a name: `Father MI @ 58`.
_KIN_BEFORE = re.compile(
    r"(?<!\w)(?:father|mother|mum|mom|dad|brother|sister|son|daughter|uncle|aunt|cousin|padre|madre|hermano"
    r"|hermana|hijo|hija|abuel[oa]|t[ií][oa]|prim[oa]|fratello|sorella|figli[oa]|nonn[oa]|zi[oa]"
    r"|cugin[oa]|mamma|pap[aà]|pappa|mor|far|mormor|morfar|farmor|farfar|bror|syster|son|dotter"
    r"|kusin)[:,]?\s$",
    re.IGNORECASE,
)
_CAPITALS, _TWO_LETTERS = re.compile(r"[A-ZÀ-Þ]{2,4}"), re.compile(r"[A-ZÀ-Þ][a-zß-ÿ]")
_SHORT_NUMBER = re.compile(r"\d{1,4}(?:-\d{1,3}){0,4}")
# `t.o.m.`, `a.c.`: small initials of somebody are surer.
_POINTED = re.compile(r"[a-zß-ÿ]{1,2}(?:\.[a-zß-ÿ]{1,2})+\.?")
_SCHOOL_CLASS_BEFORE = re.compile(
    r"(?<!\w)(?:klass|årskurs|åk|classe|clase|curso|class|year|grade)\s$", re.IGNORECASE
)
_SCHOOL_CLASS = re.compile(r"\d{1,2}\s?[ºª°]?\s?[A-Ha-h]?(?:\s(?:de\s)?(?:ESO|primaria|media))?")
_OF_SCHOOL = re.compile(r"(?<!\w)(?:klass|class[e]?|clase|curso) \d{1,2}\s?[A-H](?!\w)")
_LETTERED_CLASS = re.compile(r"(?<![\w.,/-])\d{1,2}[A-H](?![\w/-])")
# `RT to T8`, `L5-S1`; who somebody is or where he is at work, and not what he is called: `rang GP`,
# `avstämn FK`.
_VERTEBRA = re.compile(r"[CTDL]\d{1,2}(?:\s?[-–/]\s?[CTDLS]?\d{1,2})?|S[1-4]")
_ROLES = frozenset(
    (
        "GP", "HV", "DN", "OT", "PT", "SW", "MW", "RN", "AT", "FT", "ST", "MG", "TS", "FK", "AF",
        "HR", "SU", "SUS", "NUS", "FHV", "BVC", "MVC", "VC", "BUP", "CSM", "MMG", "PLS", "UVM",
    )
)  # fmt: skip
_SCALE = re.compile(r"(?<!\w)([A-ZÀ-Þ][a-zß-ÿ]{3,}):?\s\d{1,2}/\d")
_SCORED = re.compile(r"([A-ZÀ-Þ][a-zß-ÿ]{3,})\s\d{1,3}")
_SHORT_CODE = re.compile(r"\d{1,2}[A-Z]{2,3}")  # `2WW`
_INITIALS = re.compile(r"[A-ZÀ-Þ]{3,4}")
_LONE_WORD = re.compile(r"[A-ZÀ-Þ][a-zß-ÿ]{3,}")
# Where a capital tells nothing.
_BEGINNING = re.compile(r"(?:^|[\n.:!?]\s?)$")
_ROMAN = r"(?:I{1,3}|IV|VI{0,3})"
_MEMBER = re.compile(rf"{_ROMAN}[-:]\d")
_MEMBER_BEFORE = re.compile(rf"(?<!\w){_ROMAN}[-:]$")
_NUMBERED = re.compile(r"[^\d\n]+\s(\d{1,2})")


class Shorthand:
    """What findings of a review are shorthand, and neither names nor numbers of anybody."""

    def __init__(self, review: Review) -> None:
        self._review, self._text = review, review.document.text

    def hold(self, finding: Finding) -> bool:
        """Whether a finding is shorthand; never what a reviewer took for an identifier."""
        if self._review.action(finding) is Action.ACCEPT:
            return False
        literal, kind = finding.span.of(self._text), finding.subcategory
        before = finding.span.before(self._text, _BEFORE)
        if kind == "DATE":
            is_member = _MEMBER.match(literal) or _MEMBER_BEFORE.search(before)
            return is_member is not None or self._is_item(finding, literal)
        unsure = finding.score < _SURE
        is_span = kind == "PHONE" and _SPAN.fullmatch(literal) is not None
        short = unsure and (literal in _ROLES or _POINTED.fullmatch(literal) is not None)
        is_vertebra = _VERTEBRA.fullmatch(literal) is not None
        if is_span or short or is_vertebra or self._is_school_class(literal, before):
            return True
        if is_id(kind):
            return self._is_value(finding, literal, before)
        if (kind in _NAMED or kind == "CITY") and self._is_noted(finding, literal):
            return True
        is_lone = (kind in PERSONS or kind == "CITY") and _BEGINNING.search(before) is not None
        return is_lone and finding.score < _RATHER_SURE and self._is_no_name(literal)

    def _is_school_class(self, literal: str, before: str) -> bool:
        if _SCHOOL_CLASS.fullmatch(literal) is None:
            return False
        return _SCHOOL_CLASS_BEFORE.search(before) is not None or literal in self._school_classes

    @cached_property
    def _school_classes(self) -> frozenset[str]:
        """Classes such as `6A`, where the text tells of one of the school."""
        if _OF_SCHOOL.search(self._text) is None:
            return frozenset()
        return frozenset(_LETTERED_CLASS.findall(self._text))

    def _is_value(self, finding: Finding, literal: str, before: str) -> bool:
        """Whether a number is a weight or a result, or has no figure at all."""
        if finding.score >= _SURE:
            return False
        if not any(map(str.isdigit, literal)):
            return True
        if len(literal) < _SHORTEST_CODE and not literal.isdigit():
            return True  # `2WW`
        short = _SHORT_NUMBER.fullmatch(literal) is not None
        return any(form.fullmatch(literal) for form in (_RESULT, _THOUSANDS)) or (
            short and ("-" in literal or _MEASURED.search(before) is not None)
        )

    def _is_noted(self, finding: Finding, literal: str) -> bool:
        is_room = _ROOM.fullmatch(literal) and _ROOM_BEHIND.match(self._text, finding.span.end)
        is_person = finding.subcategory in PERSONS
        if is_room or any(form.match(literal) for form in (_GRADED, _PLACED, _NURSE)):
            return True
        if is_person and _MEMBER.match(literal):
            return True
        if self._is_item(finding, literal) or (is_person and _TITLED.match(literal)):
            return True
        scored = _SCORED.fullmatch(literal)
        if scored is not None and self._is_scale(scored[1]):
            return True
        if is_person and (_ELDER.match(literal) or self._is_short(finding, literal)):
            return True
        forms = (_INITIALS,) if is_person else (_RESULT, _SHORT_CODE)
        return finding.score < _SURE and any(form.fullmatch(literal) for form in forms)

    def _is_short(self, finding: Finding, literal: str) -> bool:
        """Whether capitals stand behind kin, or two letters that nobody is called: `initial Ax`."""
        if finding.detector == "rules" and _CAPITALS.fullmatch(literal):
            return _KIN_BEFORE.search(finding.span.before(self._text, _BEFORE)) is not None
        is_two = _TWO_LETTERS.fullmatch(literal) is not None
        return is_two and finding.score < _SURE and not is_listed(fold_word(literal))

    def _is_scale(self, word: str) -> bool:
        """Whether a word is a scale: an eponym, or scored elsewhere, as in `Beighton 5/9`."""
        return fold_word(word) in exact_words("eponyms") or word in self._scales

    @cached_property
    def _scales(self) -> frozenset[str]:
        return frozenset(_SCALE.findall(self._text))

    def _is_item(self, finding: Finding, literal: str) -> bool:
        """Whether its number is that of the next item: `1. bloods Sat 2. echo`."""
        number = _NUMBERED.fullmatch(literal)
        if number is None or int(number[1]) < 2:
            return False
        start, end = finding.span.start, finding.span.end
        if self._text[end : end + 1] not in (".", ")"):
            return False
        item = rf"(?<![\w/.,]){int(number[1]) - 1}[.)]\s"
        return re.compile(item).search(self._text, max(0, start - _NEAR), end) is not None

    def _is_no_name(self, literal: str) -> bool:
        """Whether it is one word that no list of names has, and no surer finding."""
        if _LONE_WORD.fullmatch(literal) is None:
            return False
        key = fold_word(literal)
        listed = is_listed(key) or origins_of(key)
        return not listed and key not in self._surely_named

    @cached_property
    def _surely_named(self) -> frozenset[str]:
        sure = (one for one in self._review.findings if one.score >= _RATHER_SURE)
        return frozenset(word for one in sure for word in fold(one.span.of(self._text)).words)
