"""Texts in which somebody put placeholders for identifiers: filled again, and labelled by it.

So `[**Patient Name**] visited [**Hospital**]` becomes `John Doe visited SAH`, text like the text
that systems meet. A conversion of MIMIC-III in this way is what semi-supervised taggers on i2b2
2014 learn from (docs/evaluation.md names the sources).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from app.training.corpora.documents import LabelledDocument, TextBuilder

Fill = Callable[[str, str], str]
"""Makes a surrogate from a subcategory and a hint, never an empty one.

The hint is the form of a name as in docs/annotation.md, the written date that stood there or what
parts of a date are wanted (`month/day`), `over 90` for ages, `ward` for a part of a hospital, and
otherwise empty.
"""


@dataclass(frozen=True, slots=True)
class Slot:
    """A placeholder: where it stands, what belongs there, and what makes two the same entity.

    `key` is None where two equal placeholders need not mean the same.
    """

    match: re.Match[str]
    group: int | str
    subcategory: str
    hint: str
    key: str | None


def filled(text: str, slots: Iterable[Slot], id_: str, fill: Fill) -> LabelledDocument:
    """The text with a surrogate in every slot; equal keys get equal surrogates.

    `slots` are sorted and disjoint. The surrogates are the document's gold spans.
    """
    builder, position = TextBuilder(), 0
    known: dict[tuple[str, str, str], tuple[str, str]] = {}
    entities = 0
    for slot in slots:
        builder.add(text[position : slot.match.start(slot.group)])
        position = slot.match.end(slot.group)
        key = None if slot.key is None else (slot.subcategory, slot.hint, slot.key)
        if key is None or key not in known:
            entities += 1
            made = fill(slot.subcategory, slot.hint), str(entities)
            if key is not None:
                known[key] = made
        else:
            made = known[key]
        form = slot.hint if slot.subcategory in {"PATIENT", "DOCTOR"} else None
        builder.mark(made[0], slot.subcategory, made[1], form)
    builder.add(text[position:])
    return builder.document(id_)


# MIMIC-III: `[**...**]`.

_MIMIC_PLACEHOLDER = re.compile(r"\[\*\*([^\[\]]*?)\*\*\]")
_DATE = re.compile(r"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}(?:-\d{2,4})?|\d{1,2}-?/\d{2,4}|\d{4}")

# The first rule whose words stand in the placeholder decides, so that special ones come first.
_RULES: tuple[tuple[str, str, str], ...] = (
    (r"age over 90", "AGE", "over 90"),
    (r"telephone/fax|telephone|phone|pager|contact info", "PHONE", ""),
    (r"\bfax\b", "FAX", ""),
    (r"e-?mail", "EMAIL", ""),
    (r"url|web", "URL", ""),
    (r"street|apartment|address|po box", "STREET", ""),
    (r"zip", "ZIP", ""),
    (r"state", "STATE", ""),
    (r"country", "COUNTRY", ""),
    (r"county", "LOCATION_OTHER", ""),
    (r"\bward", "HOSPITAL", "ward"),
    (r"unit name|hospital", "HOSPITAL", ""),
    (r"company|employer|university|college|school", "ORGANIZATION", ""),
    (r"occupation|profession", "PROFESSION", ""),
    (r"location|city|town", "CITY", ""),
    (r"medical record|unit number", "MEDICALRECORD", ""),
    (r"social security", "SSN", ""),
    (r"account", "ACCOUNT", ""),
    (r"md number|dictator|attending|cc ?con", "LICENSE", ""),
    (r"serial", "DEVICE", ""),
    (r"number|identifier|clip|job", "IDNUM", ""),
    (r"holiday", "DATE", "holiday"),
    (r"weekday|day of the week", "DATE", "weekday"),
    (r"date range", "DATE", "date range"),
    (r"month/day/year", "DATE", "month/day/year"),
    (r"month/day", "DATE", "month/day"),
    (r"month/year|month year", "DATE", "month/year"),
    (r"day month", "DATE", "day month"),
    (r"month", "DATE", "month"),
    (r"year", "DATE", "year"),
    (r"\bday\b|\bdate\b", "DATE", "day"),
    (r"initials", "DOCTOR", "initials"),
    (r"known (last ?name|name|patient lastname)", "PATIENT", "last"),
    (r"known first ?name", "PATIENT", "first"),
    (r"patient", "PATIENT", "full"),
    (r"(doctor|md|provider).*first", "DOCTOR", "first"),
    (r"doctor|provider|\bmd\b", "DOCTOR", "last"),
    (r"first name", "PATIENT", "first"),
    (r"last name", "DOCTOR", "last"),
    (r"name", "DOCTOR", "full"),
)
_COMPILED = tuple((re.compile(words), name, hint) for words, name, hint in _RULES)


def convert_mimic(text: str, id_: str, fill: Fill) -> LabelledDocument:
    """A note with surrogates where placeholders stood.

    A placeholder with a number (`Hospital1 18`) means the same wherever it recurs in the note. One
    that no rule knows becomes an IDNUM.
    """
    return filled(text, _mimic_slots(text), id_, fill)


def _mimic_slots(text: str) -> Iterator[Slot]:
    for match in _MIMIC_PLACEHOLDER.finditer(text):
        inside = " ".join(match[1].lower().split())
        subcategory, hint = _meaning(inside)
        numbered = any(character.isdigit() for character in inside)
        yield Slot(match, 0, subcategory, hint, inside if numbered else None)


def _meaning(inside: str) -> tuple[str, str]:
    if _DATE.fullmatch(inside):
        return "DATE", inside
    for words, subcategory, hint in _COMPILED:
        if words.search(inside):
            return subcategory, hint
    return "IDNUM", ""


# MTSamples: `Dr. X`, `Ms. A`, `ABC Hospital`, `MM/DD/YYYY`.

_BARE = r"(?:ABCD?|XYZD?|X{3,})"
# A single letter before a full stop and one space may be an initial: `Dr. R. Smith`.
_AFTER_TITLE = rf"(?:{_BARE}|_{{2,}}|X{{1,2}}|[A-Z]{{1,2}}(?!\. [A-Z]))(?![\w-]|['’](?!s\b))"
_CARE = (
    r"(?:(?:General|Medical|Regional|Community|Memorial|Nursing|Surgery|Rehab(?:ilitation)?) )?"
    r"(?:Hospital|Clinic|Center|Centre|Home|Rehab(?:ilitation)?|Practice|Institute)"
)
_MTSAMPLES_PLACEHOLDER = re.compile(
    rf"\bDr\.? (?P<doctor>{_AFTER_TITLE})"
    rf"|\b(?:Mr|Mrs|Ms|Miss)\.? (?P<patient>{_AFTER_TITLE})"
    rf"|\b(?P<signed>{_BARE}|X),? (?=M\.?D\b|D\.?O\b|R\.?N\b|P\.?A\b)"
    rf"|\b(?P<hospital>{_BARE} {_CARE})\b"
    rf"|(?P<street>(?:\b\d+ )?\b{_BARE} (?:Avenue|Street|Road|Drive))\b"
    r"|\b(?:admitted to|transferred to|presented to|discharged to|seen at) "
    rf"(?P<place>{_BARE}(?: {_CARE})?)\b"
    rf"|\bRE: +(?P<regarding>{_BARE})\b"
    rf"|(?:^|[.:] +)(?P<subject>{_BARE})(?= (?:is|was|has|had|reports?|reported|states|stated)\b)"
    r"|\b(?P<date>MM/DD/YY(?:YY)?|XX/XX/XX(?:XX)?)\b"
    r"|(?P<addressee>Doctor['’]s Name)\b",
    re.MULTILINE,
)
_MEANINGS = {
    "doctor": ("DOCTOR", "last"),
    "patient": ("PATIENT", "last"),
    "signed": ("DOCTOR", "full"),
    "hospital": ("HOSPITAL", ""),
    "street": ("STREET", ""),
    "place": ("HOSPITAL", ""),
    "regarding": ("PATIENT", "full"),
    "subject": ("PATIENT", "full"),
    "date": ("DATE", "month/day/year"),
    "addressee": ("DOCTOR", "full"),
}


def convert_mtsamples(text: str, id_: str, fill: Fill) -> LabelledDocument:
    """A report with surrogates where placeholders stood.

    Only placeholders whose neighbours say what they stand for are filled. Blanks (`____`) without
    a title stay: in these reports they are words that the typist did not hear.
    """
    return filled(text, mtsamples_slots(text), id_, fill)


def mtsamples_slots(text: str) -> Iterator[Slot]:
    """The placeholders of a report in their order."""
    for match in _MTSAMPLES_PLACEHOLDER.finditer(text):
        group = str(match.lastgroup)
        subcategory, hint = _MEANINGS[group]
        yield Slot(match, group, subcategory, hint, None if group == "date" else match[group])
