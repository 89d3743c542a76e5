"""How an identifier that was found once may be written at its other mentions."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.engine.names.parts import WrittenName
from app.engine.names.words import initials, name_words
from app.engine.text.days import days_in
from app.engine.text.distinctive import PERSONS, PLACES, is_common, is_distinctive, is_telling
from app.engine.text.escapes import plain
from app.engine.text.folding import Folded, fold, is_long, spelled_out
from app.engine.text.languages import OWN
from app.engine.text.vocabulary import exact_words, is_eponym, wordlist

_PART, _FORM, _INITIALS = 0.95, 0.85, 0.8
_LEAST_LEFT, _MOST_CUT = 6, 3  # letters of a name that was cut
_LEAST_LOGIN = 5  # letters of the family name
_FIGURES = ("%d%m%y", "%y%m%d", "%m%d%y")
_MEDICAL = re.compile(
    r"(?:['’]?s)?[\s-]+(?:disease|syndrome|sign|signs|palsy|fracture|cyst|lymphoma|sarcoma|catheter|tube|drain"
    r"|reflex|test|score|scale|criteria|classification|procedure|operation|repair|stain|solution|chorea"
    r"|encephalopathy|phenomenon|aphasia|murmur|hernia|contracture|thyroiditis|tumou?r|deformity|ulcer"
    r"|esophagus|respirations?|nodes?|bodies|body|cells?|dementia|nephropathy|arthropathy|maneuver"
    r"|valve|position|sarcoidosis|anemia|purpura|vasculitis|staging|stage|block|index|formula|method)\b",
    re.IGNORECASE,
)
_SENTENCE_START = re.compile(r"(?:^|[.!?:;•*\-–]|\n)\s*$")
_GIVEN_PARTICLES = frozenset(("al", "ben", "del", "van"))
# They may also stand behind the family name, or be a title.
_SHORT_GIVEN = frozenset(("al", "ben", "don"))
_NOT = ("'t", "’t")
_HYPHENS = ("-", "–")
# What a person does and a word at the beginning of a sentence does not: `Al lives`, `Pat denies`.
_VERB_AFTER = re.compile(
    r"\s+(?:is|was|has|had|does|did|lives?|lived|says?|said|states?|stated|reports?|reported|denie[sd]"
    r"|feels?|felt|takes?|took|came|comes|went|goes|works?|worked|tells|told|asks|asked|tolerated"
    r"|presents|presented|remains|remained|continues|continued|understands|agrees|agreed|drinks|smokes"
    r"|(?:no |non |se |si |ha |le )?(?:vive|es|fue|está|tiene|dice|refiere|niega|acude|toma|trabaja"
    r"|viene|cuenta|llama|pide|quiere|è|ha|riferisce|nega|assume|lavora|chiede|vuole|sta|prende)"
    r"|bor|är|har|säger|uppger|förnekar|kommer|mår|tar|vill|ringer|arbetar)\b"
)
_NUMBER_AFTER = re.compile(r"[\s,]*(?:the\s+)?\d|\s+(?:of|to|be|not|have|need|require|also)\b")
_CREDENTIAL = r"(?:RN|LPN|MD|DO|NP|PA|PA-C|CNA|CRNA|RRT|PT|OT|RD|PharmD|LCSW|DNP|FNP|CCC-SLP|MA|SN)"
_SIGNED = re.compile(
    r"(?:/s/\s*|--\s*|—\s*|\b(?:[Ss]igned|[Bb]y|[Ii]nitials?|[Ss]ign\.?)[:\s]\s*|^\s*/|\s/\s?)"
    r"(?P<after>(?:[A-Z]\.?\s?){2,4}|[a-z]{2,4})(?![\w.])"
    rf"|(?<![\w.])(?P<before>[A-Z]{{2,4}}|(?:[A-Z]\.\s?){{2,4}})(?=,?\s{_CREDENTIAL}\b)",
    re.MULTILINE,
)
# Of somebody on a list: not the side in `Okonkwo L knee`.
_BEHIND = re.compile(
    r",?[ \t\xa0]+(?P<letters>(?P<first>[A-Z])\.?(?:[ \t\xa0]?[A-Z]\b\.?)?)"
    r"(?=[ \t\xa0]*(?:[,;:()\]|/]|$))",
    re.MULTILINE,
)


# Whose initials a chart of medicines or a list has, in a legend below it.
_LEGEND = 10
_LEGEND_BEFORE = re.compile(r"(?<!\w)[A-Z]{2,4}\s?[=:(–-]?\s?$")
_LEGEND_BEHIND = re.compile(r",?\s?(?:[=(–-]\s?)[A-Z]{2,4}(?!\w)")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a variant stands for.

    Attributes:
        lower: also where the word is in lower case.
        ending: letters at its end that are no part of the name: `Gunvors`.
    """

    subcategory: str
    score: float
    lower: bool = False
    ending: int = 0


@dataclass(frozen=True, slots=True)
class Variants:
    """Everything to look for.

    Attributes:
        loose: keys that mean the identifier in any case and spacing.
        strict: literals that mean it in any case, with their own separators.
        forms: words that mean it only as they are written here.
        initials: letters that mean a person where somebody signs.
        families: family names with the first letters of those who have them.
        languages: those of the document beside English.
    """

    loose: dict[str, Meaning]
    strict: dict[str, Meaning]
    forms: dict[str, Meaning]
    initials: dict[str, Meaning]
    families: dict[str, dict[str, Meaning]]
    languages: Collection[str]

    @classmethod
    def of(
        cls, findings: Iterable[Finding], text: str, languages: Collection[str] = ()
    ) -> Variants:
        """The variants of `findings`; of two with the same meaning the better scored counts."""
        variants = cls({}, {}, {}, {}, {}, languages)
        for finding in sorted(findings, key=lambda f: (-f.score, f.span)):
            name = plain(finding.span.of(text))
            literal = fold(name)
            spelled = spelled_out(name)
            for folded in (literal, *([] if spelled == name else [fold(spelled)])):
                variants._add_whole(finding, folded)
                if finding.subcategory in PERSONS:
                    variants._add_person(finding, folded, text)
            if finding.subcategory in PERSONS:
                continue
            if finding.subcategory in ("PHONE", "FAX"):
                variants._add_local_number(finding, literal)
            elif finding.subcategory == "DATE":
                variants._add_figures(finding, name)
            elif finding.subcategory in PLACES and _is_acronym(literal, languages):
                meaning = Meaning(finding.subcategory, finding.score * _FORM)
                variants.forms.setdefault(literal.text, meaning)
        return variants

    def _add_whole(self, finding: Finding, literal: Folded) -> None:
        if is_telling(finding.subcategory, literal.words, self.languages):
            key = "".join(literal.words)
            lower = finding.subcategory not in PLACES or literal.text.islower()
            meaning = Meaning(finding.subcategory, finding.score, lower)
            if is_long(key):
                self.loose.setdefault(key, meaning)
            else:
                self.strict.setdefault(literal.text, meaning)

    def _add_person(self, finding: Finding, literal: Folded, text: str) -> None:
        words = name_words(literal)
        names = [literal.words[i] for i in words]
        if len(names) >= 2:
            turned = "".join((*names[1:], names[0])), "".join((names[-1], *names[:-1]))
            for key in filter(is_long, turned):
                meaning = Meaning(finding.subcategory, finding.score * _PART, lower=True)
                self.loose.setdefault(key, meaning)
            self._add_logins(finding, names)
        letters = initials(literal.text)
        if letters is not None:
            meaning = Meaning(finding.subcategory, finding.score * _INITIALS)
            self.initials.setdefault(letters, meaning)
            if len(names) >= 2:
                # Looked at first, since most names have no legend and a call costs more.
                start, end = finding.span.start, finding.span.end
                around = text[start - _LEGEND if start > _LEGEND else 0 : end + _LEGEND]
                if letters in around and _is_told_beside(finding.span, letters, text):
                    self.forms.setdefault(letters, meaning)
                family = names[0] if "," in literal.text else names[-1]
                self.families.setdefault(family, {}).setdefault(letters[0], meaning)
        if letters is None or len(names) >= 2:
            for number in (*words, *_given_particle(literal, words)):
                surface = literal.span(number, number).of(literal.text)
                self._add_name(finding, literal.words[number], surface)

    def _add_logins(self, finding: Finding, names: list[str]) -> None:
        """`aprivitera` of Agata Privitera: the first letter before the family name, in one word."""
        meaning = Meaning("USERNAME", finding.score * _FORM, lower=True)
        for given, family in ((names[0], names[-1]), (names[-1], names[0])):
            login = f"{given[0]}{family}"
            if len(family) >= _LEAST_LOGIN and not self._is_word(login):
                self.strict.setdefault(login, meaning)

    def _is_word(self, word: str) -> bool:
        """Whether a word is in use: `reason` is no log-in of Rea Eason."""
        lists = ("usual_words_en", *(f"everyday_{code}" for code in OWN if code in self.languages))
        return is_common(word, self.languages) or any(word in exact_words(one) for one in lists)

    def _add_name(self, finding: Finding, word: str, surface: str) -> None:
        if is_distinctive(finding.subcategory, word, self.languages):
            meaning = Meaning(finding.subcategory, finding.score * _PART, lower=True)
            self.loose.setdefault(word, meaning)
            self.strict.setdefault(word + "s", replace(meaning, ending=1))
            for cut in _beginnings(word):
                if not is_common(cut, self.languages):
                    self.loose.setdefault(cut, replace(meaning, score=finding.score * _FORM))
            return
        for form in _forms(word, surface, common=is_common(word, self.languages)):
            meaning = Meaning(finding.subcategory, finding.score * _FORM)
            self.forms.setdefault(form, meaning)

    def _add_local_number(self, finding: Finding, literal: Folded) -> None:
        key = "".join(literal.words)
        if key.isdigit() and len(key) >= 10:
            meaning = Meaning(finding.subcategory, finding.score * _PART)
            self.loose.setdefault(key[-7:], meaning)

    def _add_figures(self, finding: Finding, literal: str) -> None:
        """A day without marks between its figures, as in logins and names of files: `140361`."""
        meaning = Meaning(finding.subcategory, finding.score * _PART)
        for day in days_in([literal]):
            for order in _FIGURES:
                self.strict.setdefault(day.strftime(order), meaning)


def _is_told_beside(span: Span, letters: str, text: str) -> bool:
    """Whether a legend says who has these initials: `TM = Thabo Mbeki`, `Eva Lundin (EL)`."""
    before = text[max(0, span.start - _LEGEND) : span.start]
    if letters in before and _LEGEND_BEFORE.search(before):
        return True
    behind = text[span.end : span.end + _LEGEND]
    return letters in behind and _LEGEND_BEHIND.match(behind) is not None


def stands_for_itself(folded: Folded, number: int, meant: Meaning, *, common: bool = False) -> bool:
    """Whether a single word is the identifier here and not a word, a disease or a device.

    `common`: the word also belongs to a language, so that the beginning of a sentence without a
    verb of persons behind it, or a number after it, tells against the name: `May 4`, `Will return`.
    """
    span = folded.span(number, number)
    word = span.of(folded.text)
    if meant.subcategory in PERSONS and (
        _MEDICAL.match(folded.text, span.end) or _is_in_eponym(folded, number)
    ):
        return False
    if word.islower() and not meant.lower and word.isalpha():
        return False
    if folded.text.startswith(_NOT, span.end):
        return False
    if common:
        before = span.before(folded.text, 8)
        begins = _SENTENCE_START.search(before) and not _VERB_AFTER.match(folded.text, span.end)
        return not (begins or _NUMBER_AFTER.match(folded.text, span.end))
    return True


def _is_in_eponym(folded: Folded, number: int) -> bool:
    """Whether a hyphen joins the word with another into a name that only a disease or test has."""
    for first in (number - 1, number):
        if 0 <= first < len(folded.words) - 1:
            between = folded.text[folded.ends[first] : folded.starts[first + 1]]
            joined = f"{folded.words[first]}-{folded.words[first + 1]}"
            if between in _HYPHENS and is_eponym(joined):
                return True
    return False


def signed_initials(folded: Folded, known: dict[str, Meaning]) -> Iterator[tuple[Span, Meaning]]:
    """Places where somebody whose initials are known signs with them: `/s/ TLM`, `TLM, RN`."""
    if not known:
        return
    for match in _SIGNED.finditer(folded.text):
        group = "after" if match["after"] else "before"
        meaning = known.get("".join(filter(str.isalpha, match[group])).upper())
        if meaning is not None:
            words = folded.words_in(Span(*match.span(group)))
            yield folded.span(words[0], words[-1]), meaning


def initials_behind(
    folded: Folded, families: dict[str, dict[str, Meaning]]
) -> Iterator[tuple[Span, Meaning]]:
    """Family names with what somebody's first names begin with: `Okonkwo T,` and `Okonkwo TJ;`."""
    for family, people in families.items():
        for number in folded.numbers_of.get(family, ()):
            match = _BEHIND.match(folded.text, folded.ends[number])
            if match is None or match["first"] not in people:
                continue
            if match["letters"].replace(".", "").casefold() not in wordlist("degrees"):
                yield Span(folded.starts[number], match.end("letters")), people[match["first"]]


def _given_particle(literal: Folded, names: tuple[int, ...]) -> Iterator[int]:
    """What is a particle or title elsewhere and a given name here: `Al Moreau`, `Moreau, Al`."""
    first = literal.words[0] if literal.words else ""
    if names and names[0] > 0 and first in _GIVEN_PARTICLES:
        yield 0
    elif names and not _SHORT_GIVEN.isdisjoint(literal.words):
        starts = {part.start for part in WrittenName.of(literal.text).names}
        yield from (
            number
            for number, word in enumerate(literal.words)
            if word in _SHORT_GIVEN and literal.starts[number] in starts
        )


def _beginnings(word: str) -> Iterator[str]:
    """What fields of a fixed width leave of a long name: `QUILLFEATH`."""
    return (word[:length] for length in range(max(_LEAST_LEFT, len(word) - _MOST_CUT), len(word)))


def _forms(word: str, surface: str, *, common: bool) -> tuple[str, ...]:
    """The spellings in which a short or common word is still taken for the name."""
    title = surface[:1].upper() + surface[1:].lower()
    if common:
        return () if surface.islower() else (title,)
    return (title, surface.upper()) if len(word) >= 3 else (title,)


def _is_acronym(literal: Folded, languages: Collection[str]) -> bool:
    return (
        len(literal.words) == 1
        and 3 <= len(literal.text) <= 6
        and literal.text.isupper()
        and literal.text.isalpha()
        and not is_common(literal.words[0], languages)
    )
