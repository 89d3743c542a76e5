"""Who is named beside the patient: relatives, and neighbours, friends and carers.

The tagger has one label for the patient and for everybody who gives no care. Words of kinship
before or behind a name tell them apart: `his daughter Signe`, `Karl Lind (son)`. A name that is the
patient's own stays the patient's, whoever is mentioned beside it.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from app.engine.domain.document import Passage
from app.engine.domain.review import Finding
from app.engine.text.folding import fold
from app.engine.text.languages import Languages
from app.engine.text.vocabulary import wordlist

RELATIVE, OTHER = "RELATIVE", "PERSON"
"""Words that exports have for them."""

_KIN = {
    "en": (
        r"(?:step|half|foster|grand|great-grand|god|ex)?[- ]?"
        r"(?:daughter|son|wife|husband|spouse|mother|father|mom|mum|mommy|mummy|dad|daddy"
        r"|sister|brother|sibling|twin|aunt|auntie|uncle|cousin|niece|nephew"
        r"|partner|fianc[ée]e?|boyfriend|girlfriend|wives)(?:[- ]in[- ]law)?s?"
        r"|next[- ]of[- ]kin|NOK"
    ),
    "es": (
        r"hij[oa]s?|espos[oa]|mujer|marido|pareja|c[óo]nyuge|madre|padres?|mam[áa]|pap[áa]"
        r"|herman[oa]s?|t[íi][oa]s?|prim[oa]s?|sobrin[oa]s?|abuel[oa]s?|niet[oa]s?|suegr[oa]s?"
        r"|cuñad[oa]s?|nuera|yerno|novi[oa]|hijastr[oa]|madrastra|padrastro"
    ),
    "it": (
        r"figli[oae]?|moglie|marito|coniuge|compagn[oa]|convivente|madre|padre|mamma|pap[àa]"
        r"|genitori|sorell[ae]|fratell[oi]|zi[oa]|cugin[oa]|nipot[ei]|nonn[oa]|suocer[oa]"
        r"|cognat[oa]|nuora|genero|fidanzat[oa]"
    ),
    "sv": (
        r"dotter(?:n|son|dotter)?|döttrar(?:na)?|son(?:en|son|dotter)?|söner(?:na)?|hustrun?|frun"
        r"|maken?|makan?|mannen|mor|modern|mamman?|far|fadern|pappan?|föräldrar(?:na)?|systern?"
        r"|systrar(?:na)?|bror|brodern|bröder(?:na)?|moster|faster|morbror|farbror|kusin(?:en)?"
        r"|mormor|farmor|morfar|farfar|barnbarn(?:et)?|sambon?|särbon?|partnern?|pojkvän(?:nen)?"
        r"|flickvän(?:nen)?|svär(?:mor|far|son|dotter)|styv(?:mor|far|son|dotter)|anhörig"
        r"|närstående"
    ),
}
_OTHERS = {
    "en": (
        r"neighbou?rs?|friends?|room-?mate|flat-?mate|housemate|landlord|landlady|co-?worker"
        r"|carer|caregiver|caretaker|guardian|emergency[ ]contact"
    ),
    "es": r"vecin[oa]s?|amig[oa]s?|cuidador(?:a|es)?|tutora?",
    "it": r"vicin[oa](?:[ ]di[ ]casa)?|amic[oa]|badante|tut(?:ore|rice)",
    "sv": r"grannen?|vän(?:nen)?|väninnan?|gode?[ ]man(?:nen)?|kontaktperson(?:en)?",
}
# Of whom these speak may be the patient of the letter, or of the call.
_WHOSE = {
    "en": r"your|my|our",
    "es": r"tus?|mis?|vuestr[oa]s?",
    "it": r"tu[oa]|mi[oa]|vostr[oa]",
    "sv": r"din|er|ert|min",
}
_CALLED = {
    "en": r"(?:['’]s)?[ ](?:name[ ]is|is|named|called)",
    "es": r"[ ](?:es|llamad[oa]|de[ ]nombre|se[ ]llama)",
    "it": r"[ ](?:è|di[ ]nome|chiamat[oa]|si[ ]chiama)",
    "sv": r"[ ](?:heter|är|vid[ ]namn|som[ ]heter)",
}
_THEIRS = {
    "en": r"(?:(?:is|who[ ]is|the)[ ])?(?:(?:his|her|their|the|pt['’]?s?|patient['’]?s)[ ]){0,2}",
    "es": r"(?:(?:es|que[ ]es)[ ])?(?:(?:su|la|el)[ ])?",
    "it": r"(?:(?:è|che[ ]è)[ ])?(?:(?:la|il)[ ])?(?:(?:sua|suo)[ ])?",
    "sv": r"(?:(?:är|som[ ]är)[ ])?(?:(?:hans|hennes|patientens)[ ])?",
}
# `Karl, son of the patient`, and not `Karl, son of Ola`.
_OF_PATIENT = {
    "en": r"(?:[ ]of[ ](?:the[ ])?(?:pt|patient)\b)?",
    "es": r"(?:[ ]del?[ ](?:la[ ])?paciente\b)?",
    "it": r"(?:[ ]del(?:la)?[ ]paziente\b)?",
    "sv": r"(?:[ ]till[ ]patienten\b)?",
}
_TITLES = (
    r"(?:(?:el|la)\s)?(?:(?:mrs?|ms|miss|sra?|sig\.?(?:ra)?|signora?|señora?|don|doña|d\.ª?|dña|fru"
    r"|herr)\.?\s)?"
)
_TASK = (
    r"(?:[ ](?:and|&)[ ](?:poa|hcp|(?:health[- ]?care[ ])?proxy|carer|caregiver|next[ ]of[ ]kin))?"
)
_RELATION = r"(?:relation(?:ship)?|parentesco|parentela|relation)(?:[ ]to[ ](?:the[ ])?patient)?"
_HEADED = re.compile(
    r"\b(?:patient(?:en|ens)?|pt|re|name|paciente|nombre|paziente|nome|namn)(?:['’]?s)?"
    r"(?: (?:name|namn))?\s*[:#]\s*(?:[^\W\d_]{1,4}\.?ª?\s*)?\Z",
    re.IGNORECASE,
)
_ALSO = re.compile(r"\s*(?:,|,?\s(?:and|&|y|e|och))\s+", re.IGNORECASE)
# `Father Keogh` is a priest, and `Sister Lind` a nurse.
_ORDERS = re.compile(r"(?:Father|Sister|Brother|Padre)\s+\Z")
_SEVERAL = re.compile(
    r".*(?:s|genitori|sorelle|figlie?|fratelli|rna|söner|döttrar|föräldrar|systrar|bröder)",
    re.IGNORECASE,
)
_BEFORE, _AFTER = 64, 48


@dataclass(frozen=True, slots=True)
class _Words:
    """How a language introduces whom one label is for."""

    label: str
    before: re.Pattern[str]
    after: re.Pattern[str]


def _words(label: str, words: str, code: str) -> _Words:
    before = (
        rf"(?<![\w-])(?P<whose>(?:{_WHOSE[code]})\s)?(?P<kin>{words}){_TASK}"
        rf"(?:{_CALLED[code]}\s|\s?[,:(–-]\s?|\s){_TITLES}\Z"
    )
    after = (
        rf"\s?(?:\((?:{_THEIRS[code]})(?:{words})\b[^()\n]{{0,24}}\)"
        rf"|[,–-]\s{_THEIRS[code]}(?:{words}){_OF_PATIENT[code]}(?=\s?[),.;:(]|\s?$|\s-|\s?\d)"
        rf"|\s(?=is\b|who\b|es\b|è\b|är\b){_THEIRS[code]}(?:{words})\b(?!\s(?:of|de|di|till)\b)"
        rf"|[\s,;|]{{0,3}}{_RELATION}\s?:\s?(?:{words})\b)"
    )
    flags = re.IGNORECASE | re.MULTILINE
    return _Words(label, re.compile(before, re.IGNORECASE), re.compile(after, flags))


_BY_LANGUAGE: Mapping[str, tuple[_Words, ...]] = {
    code: (_words(RELATIVE, _KIN[code], code), _words(OTHER, _OTHERS[code], code)) for code in _KIN
}


@dataclass(frozen=True, slots=True)
class _Mention:
    """`several`: behind a word for more than one, so that the next name may be of them too."""

    finding: Finding
    words: tuple[str, ...]
    label: str
    several: bool
    headed: bool

    @property
    def given(self) -> str:
        """The first name, which tells members of a family apart."""
        return self.words[0] if self.words else ""


def beside_patient(
    findings: Iterable[Finding], text: str, passages: Iterable[Passage] = ()
) -> Mapping[str, str]:
    """`RELATIVE` or `PERSON` by the id of every finding that names such a person.

    Of `findings` those labelled as patients are looked at. The same person has the same word
    wherever the name stands; a family name alone where kinship is told beside it, or where no
    other of that family is named and the patient is.
    """
    languages = Languages.of(passages)
    found = [one for one in findings if one.subcategory == "PATIENT"]
    mentions = _mentions(found, text, languages)
    own = _patients_own(mentions)
    told: dict[tuple[str, ...], str] = {}
    for mention in mentions:
        if mention.label and mention.given and mention.given not in own:
            for name in {mention.words, mention.words[:1]}:
                if told.get(name) != RELATIVE:
                    told[name] = mention.label
    by_family = _families_beside(mentions, own)
    families = Counter(mention.words[-1] for mention in mentions if len(mention.words) > 1)
    result = {}
    for mention in mentions:
        if not mention.words or mention.given in own:
            continue
        label = mention.label or told.get(mention.words, "")
        alone = len(mention.words) == 1 and mention.given in families
        if not label and len(mention.words) > 1:
            label = told.get(mention.words[:1], "")
        if alone and not mention.label:
            label = by_family.get(mention.given, "")
        if label:
            result[mention.finding.id] = label
    return result


def _families_beside(mentions: Iterable[_Mention], own: frozenset[str]) -> Mapping[str, str]:
    """Labels by family names of which nobody but one such person is named in full.

    Only where the patient is named in full too: else `Mr. Tudor`, whose wife is Olwen Tudor, might
    be the patient.
    """
    full = [one for one in mentions if len(one.words) > 1]
    patients = {one.words[-1] for one in full if one.given in own}
    named: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for one in full:
        named[one.words[-1]].add((one.given, one.label))
    labels: dict[str, str] = {}
    for family, people in named.items():
        given = {name for name, _ in people}
        told = {label for _, label in people if label}
        if patients and family not in patients and len(given) == len(told) == 1:
            labels[family] = told.pop()
    return labels


def _mentions(found: Sequence[Finding], text: str, languages: Languages) -> list[_Mention]:
    mentions: list[_Mention] = []
    for finding in found:
        start = finding.span.start
        label, several = _introduced(finding, text, languages.at(start))
        last = mentions[-1] if mentions else None
        follows = last and last.several and _ALSO.fullmatch(text, last.finding.span.end, start)
        if last and follows and not label:
            label, several = last.label, True
        headed = not label and _HEADED.search(text, max(0, start - _BEFORE), start) is not None
        name = _name(finding.span.of(text))
        mentions.append(_Mention(finding, name, label, several, headed))
    return mentions


def _introduced(finding: Finding, text: str, language: str) -> tuple[str, bool]:
    """The label of whom the words beside a name speak, if any, and whether of several."""
    start, end = finding.span.start, finding.span.end
    for words in _BY_LANGUAGE[language]:
        match = words.before.search(text, max(0, start - _BEFORE), start)
        if match and not match["whose"] and not _ORDERS.match(text, match.start(), start):
            return words.label, _SEVERAL.fullmatch(match["kin"]) is not None
        if words.after.match(text, end, min(len(text), end + _AFTER)):
            return words.label, False
    return "", False


def _name(literal: str) -> tuple[str, ...]:
    """Folded words, given names first, without titles and degrees."""
    family, comma, given = literal.partition(",")
    others = wordlist("titles") | wordlist("degrees")
    told = fold(f"{given} {family}" if comma else literal).words
    return tuple(word for word in told if word not in others)


def _patients_own(mentions: Iterable[_Mention]) -> frozenset[str]:
    """Given names of patients: in a heading, else the full name that stands most often."""
    told = tuple(mentions)
    headed = {one.given for one in told if one.headed}
    if headed:
        return frozenset(headed)
    full = Counter(one.given for one in told if len(one.words) > 1 and not one.label)
    introduced = {one.given for one in told if one.label}
    free = Counter({name: count for name, count in full.items() if name not in introduced})
    most = free.most_common(1)
    return frozenset(name for name, _ in most)
