"""The placeholders of MTSamples reports: `Dr. X`, `Ms. A`, `ABC Hospital`, `MM/DD/YYYY`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.training.corpora.documents import LabelledDocument
from app.training.corpora.placeholders import Fill, Slot, filled

_BARE = r"(?:ABCD?|XYZD?|X{3,})"
# A single letter before a full stop and one space may be an initial: `Dr. R. Smith`.
_AFTER_TITLE = rf"(?:{_BARE}|_{{2,}}|X{{1,2}}|[A-Z]{{1,2}}(?!\. [A-Z]))(?![\w-]|['’](?!s\b))"
_CARE = (
    r"(?:(?:General|Medical|Regional|Community|Memorial|Nursing|Surgery|Rehab(?:ilitation)?) )?"
    r"(?:Hospital|Clinic|Center|Centre|Home|Rehab(?:ilitation)?|Practice|Institute)"
)
_PLACEHOLDER = re.compile(
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


def convert(text: str, id_: str, fill: Fill) -> LabelledDocument:
    """A report with surrogates where placeholders stood.

    Only placeholders whose neighbours say what they stand for are filled. Blanks (`____`) without
    a title stay: in these reports they are words that the typist did not hear.
    """
    return filled(text, _slots(text), id_, fill)


def _slots(text: str) -> Iterator[Slot]:
    for match in _PLACEHOLDER.finditer(text):
        group = str(match.lastgroup)
        subcategory, hint = _MEANINGS[group]
        yield Slot(match, group, subcategory, hint, None if group == "date" else match[group])
