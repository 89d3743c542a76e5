"""Numbers of things that the tagger takes for numbers of people, days and ages, in all languages.

Only what the tagger found is judged, and only by closed forms: articles of laws, codes of diseases
and exemptions, versions, rooms, classes of a school, half tablets, clocks of a chat, scores of
scales.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import wordlist

_DOUBTFUL, _SURE = 0.3, 0.95
_NEAR = 32
_MONTHS = 12

# Forms that no identifier has, at any score.
_UID = re.compile(r"1\.2\.840\.10008(?:\.\d+)*")
_ERROR = re.compile(r"0x[0-9A-Fa-f]{8}")
_SERIAL_SEVENS = re.compile(r"(?:100\s?[-–,]\s?)?93\s?[-–,]\s?86(?:\s?[-–,]\s?\d{2}){0,3}")
_SEQUENCE_BEFORE = re.compile(r"(?<!\w)(?:N[CGMPR]|X[MPR])_$")
_SEQUENCE = re.compile(r"\d{6,9}(?:\.\d{1,2})?")
_SNOMED = re.compile(r"[TMFPDE]-\d{5}(?:\s[TMFPDE]-\d{5})*")
_SNOMED_BEFORE = re.compile(r"\bSNOMED\b[^\n]{0,16}$", re.IGNORECASE)
# A code of a disease or of what was done, behind the word for it or behind another code.
_DOTTED_CODE = r"[VE]?\d{2,3}\.\d{1,2}(?:\.\d{1,2})?"
_CODE = re.compile(_DOTTED_CODE)
_CODE_BEFORE = re.compile(
    rf"(?<!\w)(?:c[oó]d(?:ic[ei]|igo)?|nomencl|ICD|CIE)\S{{0,6}}\s(?:{_DOTTED_CODE}, )*$",
    re.IGNORECASE,
)
# Of what was done, and of a disease without its point: `Åtgärd: AF063`, `CIE10 O141`.
_LETTERED_CODE = re.compile(r"[A-Z]{2}\d{3}|[A-Z]{3}\d{2}|[A-Z]\d{2,3}[A-Z]?")
_LETTERED_CODE_BEFORE = re.compile(
    r"(?<!\w)(?:KVÅ|åtgärd(?:er|skod)?|ICD(?:-?10)?|CIE(?:-?10)?|op-?kod|diagnos(?:kod|er)?)"
    r"\.?:?\s(?:[A-Z]{1,3}\d{2,3}[A-Z]?(?:\.\d[A-Z]?)?,\s)*$",
    re.IGNORECASE,
)
_EXEMPTION = re.compile(r"0\d{2}|[A-Z]\d{2}|0[A-Z]\d{2}")
_EXEMPTION_BEFORE = re.compile(r"(?<!\w)esenz(?:ione)?\.?\s(?:per\s)?$", re.IGNORECASE)
_DRG = re.compile(r"DRG\s\d{3}")
_EXTENSION_BEFORE = re.compile(
    r"(?<!\w)(?:int(?:erno)?|ext(?:ension)?|anknytning|ankn|bleep|pager|busca|x)\.?:?\s?$",
    re.IGNORECASE,
)
_PERCENT = re.compile(r"\d{1,3}\s?%")
_THREE_NUMBERS = re.compile(r"\d{1,2}/\d{1,2}/\d{1,2}")
_HOURS_BEHIND = re.compile(r"\s(?:min|ore(?!\s?\d))\b")
# Eyes, voice and movement of a score of Glasgow: `GCS 15 (4/5/6)`.
_PARTS_BEFORE = re.compile(r"(?<!\w)(?:GCS|Glasgow)\s\d{1,2}\s\($")
# Days of a course of vaccine, from the first; blood sugar that must not be passed, hour by hour.
_COURSE = re.compile(r"0(?:-\d{1,3}){2,5}")
_THREE_VALUES = re.compile(r"\d{2,3}-\d{2,3}-\d{2,3}")
_SUGAR_BEFORE = re.compile(r"(?<!\w)(?:soglie|umbrales|OGTT|SOG|TTOG)\s$", re.IGNORECASE)
_ORDINAL = re.compile(r"\d{1,2}ª(?:\s?sett(?:imana|\.)?)?")
# The second half, third or week of a month is a day of it.
_PART_OF_MONTH = re.compile(
    r"\s?(?:met[àa]|decade|quindicina|mitad|quincena|(?:sett(?:imana|\.)?|semana)\sd)",
    re.IGNORECASE,
)
_HALVES = r"(?:[134]/[24]|\d{1,2}(?:[.,]\d{1,2})?)"
_RUN = re.compile(rf"(?<![\w/.,]){_HALVES}(?:\s?[-–]\s?{_HALVES}){{2,4}}(?![\w/])")
_HALF = re.compile(r"(?<![\d/])[13]/[24](?![\d/])")

# Forms that few identifiers have, where the tagger is not sure.
_ARTICLE = re.compile(r"\d{1,4}(?:\s?-?(?:bis|ter|quater))?")
_ARTICLE_BEFORE = re.compile(
    r"(?<!\w)(?:artt?|art[ií]culos?|articol[oi])\.?\s(?:\d{1,4}(?:, | e | y ))*$", re.IGNORECASE
)
_LAW = re.compile(r"\d{1,4}/(?:\d{2}|\d{4})")
_LAW_BEFORE = re.compile(r"(?<!\w)(?:L|T\.?U|D\.?\s?M|[Dd]eroga|[Cc]orte [Cc]ost)\.?\s(?:n\.\s)?$")
_NOTE = re.compile(r"(?:nota\s)?AIFA\s\d{1,3}(?:\s?bis)?", re.IGNORECASE)
_VERSION = re.compile(r"(?:(?:vers(?:ione)?|rev)\.?\s?)?\d{1,2}(?:\.\d{1,2}){0,3}")
_VERSION_BEFORE = re.compile(r"(?<!\w)(?:vers(?:ione|i[oó]n|ion)?|ver)\.?\s?$", re.IGNORECASE)
_VERSION_WITH_WORD = re.compile(
    r"(?:vers(?:ione|i[oó]n)?\.?|v\.)\s?\d{1,2}(?:\.\d{1,2})+|rev\.?\s0?\d"
)
_ROOM = re.compile(r"\d{1,3}")
_ROOM_BEFORE = re.compile(
    r"(?<!\w)(?:cam(?:era)?|stanza|(?:posto )?letto|hab(?:itaci[oó]n)?|cama|room|rm|bed|rum|säng)"
    r"\.?\s$",
    re.IGNORECASE,
)
_ROOM_WITH_WORD = re.compile(
    r"(?:ambulatorio|amb\.|aula|sportello|poltrona)\s\d{1,2}", re.IGNORECASE
)
_CLASS = re.compile(r"[1-5][ª°º]\s?[A-H]|(?:I{1,3}|IV|V)\s?[A-H]")
_CLASS_BEFORE = re.compile(r"(?<!\w)(?:classe|scuola|clase)\s?:?\s$", re.IGNORECASE)
_CLOCK_BEFORE = re.compile(r"(?<!\w)(?:h|ore|alle|dalle|log)\.?\s?$", re.IGNORECASE)
_CLOCK = re.compile(
    r"h?(?:[01]?\d|2[0-3])\.[0-5]\d(?:\.[0-5]\d)?|(?:[01]?\d|2[0-3])\s?[-–]\s?(?:[01]?\d|2[0-3])\.[0-5]\d"
)
_CLOCK_WITH_H = re.compile(r"h(?:[01]?\d|2[0-3])\.[0-5]\d")
_STAMP = re.compile(r"^\[(\d{1,2})\.(\d{2})\]", re.MULTILINE)
_MEDICINE_WITH_DOSE = re.compile(r"([^\W\d_]{5,})\s\d{1,4}")
_PRODUCT = re.compile(
    r"[45]008[HSB]?|FX(?:\s?CorDiax)?\s?\d{2,3}|(?:iPhone|Windows|iOS|Android|Fifa|FIFA|Office)\s\d{1,4}"
)
_FRACTION = re.compile(r"\d{1,3}/\d{1,3}")
_PORTION = re.compile(r"[123]/[234]")
_PORTION_BEHIND = re.compile(
    r"\s?(?:cp[rs]?|compress[ae]|suppost[ae]|fial[ae]|fl|f|bustin[ae]|bst|pastigli[ae]|bicchier[ei]"
    r"|comprimidos?|tabletas?|tabl?|tablets?)\b"
)
_SHARE_BEFORE = re.compile(
    r"(?<!\w)(?:garze|aghi|step|voto|copia|schermata|righe|fascia|bollino|gasas|agujas|copias?)\s$",
    re.IGNORECASE,
)
_SCALE_BEFORE = re.compile(
    r"(?<!\w)(?:GDS|FAB|DN4|I?ADL|BADL|SPPB|MNA(?:-SF)?|PAINAD|SARA-S|LLS(?: 2018)?|POSAS|CIRS"
    r"|Token|Raven|CPM(?:47)?|SPMSQ|HEART|TIMI(?: RS)?|q?SOFA|FOUR|Frankl|Venham|AUDIT(?:-C)?"
    r"|PCL-5|SCOFF|EAT-26|UCLA|FRAX|CDT|PADSS|Vancouver|Boston|PREMM5|CAT|Conley|Tinetti|Zarit"
    r"|Exton-Smith|PUQE|VRS|MRC|ESS|GUSS|PSR|Lansky|ALSFRS-R|BITE|ASRS|Kapandji|Alvarado|Aldrete"
    r"|mucosite|strangol\.)\s?[:=]?\s?$"
)
# Numbers that all of Europe rings for help.
_PUBLIC = re.compile(r"116 ?(?:000|006|111|117|123)")
# Whom everybody rings who needs help at once; extensions may have these numbers too.
_EMERGENCY = frozenset(("112", "118", "911", "999", "061", "988", "1177", "1522", "016", "024"))
# What something costs; no currency stands behind the number of anybody.
_AMOUNT = re.compile(r"\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?")
_CURRENCY = re.compile(r"\s?(?:kr(?:onor)?|:-|SEK|€|eur(?:o|os)?)(?!\w)")
# Where an article is quoted, behind a word; in a form `Age [62]` may stand so.
_REFERENCE = re.compile(r"\d{1,3}")
_REFERENCE_BEFORE = re.compile(
    r"[^\W\d_](?<!age)(?<!aged)(?<!edad)(?<!età)(?<!ålder)\.?[ ]?\[(?:\d{1,3}(?:,[ ]?|[–-]))*\Z",
    re.IGNORECASE,
)
_REFERENCE_BEHIND = re.compile(r"(?:(?:,[ ]?|[–-])\d{1,3})*\]")
_COUNTED_BEHIND = re.compile(
    r"\s(?:chili|kili|scalini|gradini|passi|dB|mq|piani|stanze|vagoni|kilos|escalones|trappsteg)\b"
)


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding is the number of a thing, or how many there are."""
    return finding.detector == TAGGER and (
        any_holds(_CERTAIN, finding, text)
        or (finding.score < _SURE and any_holds(_RULES, finding, text))
    )


def _is_numbered(finding: Finding) -> bool:
    return is_id(finding.subcategory) or finding.subcategory in (
        "PHONE",
        "DATE",
        "IPADDRESS",
        "ZIP",
    )


def _is_standard(finding: Finding, text: str) -> bool:
    """A class of DICOM, an error of a machine, the serial sevens, a sequence, SNOMED `T-04000`."""
    if not _is_numbered(finding):
        return False
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    return (
        any(form.fullmatch(written) for form in (_UID, _ERROR, _SERIAL_SEVENS, _DRG))
        or (
            _SEQUENCE.fullmatch(written) is not None and _SEQUENCE_BEFORE.search(before) is not None
        )
        or (_SNOMED.fullmatch(written) is not None and _SNOMED_BEFORE.search(before) is not None)
    )


def _is_series(finding: Finding, text: str) -> bool:
    """`0-3-7-14-28` of a vaccine, `92-180-153` behind `soglie`, `30%`, `4/8/24` before `ore`."""
    written = finding.span.of(text)
    if not _is_numbered(finding):
        return False
    if _COURSE.fullmatch(written):
        days = [int(day) for day in written.split("-")]
        return all(one < other for one, other in pairwise(days))
    if _THREE_NUMBERS.fullmatch(written):
        return (
            _HOURS_BEHIND.match(text, finding.span.end) is not None
            or _PARTS_BEFORE.search(finding.span.before(text, _NEAR)) is not None
        )
    return _PERCENT.fullmatch(written) is not None or (
        _THREE_VALUES.fullmatch(written) is not None
        and _SUGAR_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_code(finding: Finding, text: str) -> bool:
    """The `745.2` of `Cod. 745.2`, the `048` of `esenzione 048`."""
    if not _is_numbered(finding):
        return False
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    return any(
        form.fullmatch(written) is not None and word.search(before) is not None
        for form, word in (
            (_CODE, _CODE_BEFORE),
            (_LETTERED_CODE, _LETTERED_CODE_BEFORE),
            (_EXEMPTION, _EXEMPTION_BEFORE),
        )
    )


def _is_ordinal(finding: Finding, text: str) -> bool:
    """The `39ª` of `alla 39ª settimana` as an age or a day: both are no feminine ordinals."""
    return (
        finding.subcategory in ("AGE", "DATE")
        and _ORDINAL.fullmatch(finding.span.of(text)) is not None
        and _PART_OF_MONTH.match(text, text.index("ª", finding.span.start) + 1) is None
    )


def _is_half(finding: Finding, text: str) -> bool:
    """The `3/4` of `3/4-1/2-3/4`: parts of tablets, morning, noon and evening."""
    start = max(0, finding.span.start - _NEAR)
    own, end = finding.span.start - start, finding.span.end - start
    return finding.subcategory == "DATE" and any(
        run.start() <= own and end <= run.end() and _HALF.search(run[0])
        for run in _RUN.finditer(text[start : finding.span.end + _NEAR])
    )


def _is_law(finding: Finding, text: str) -> bool:
    """The 582 of `artt. 572 e 582`, the `405/2005` of `L. 405/2005`, `nota AIFA 39`."""
    if not (is_id(finding.subcategory) or finding.subcategory == "ORGANIZATION"):
        return False
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    return (
        (_ARTICLE.fullmatch(written) is not None and _ARTICLE_BEFORE.search(before) is not None)
        or (_LAW.fullmatch(written) is not None and _LAW_BEFORE.search(before) is not None)
        or _NOTE.fullmatch(written) is not None
    )


def _is_version(finding: Finding, text: str) -> bool:
    """`3.11` behind `vers.`, `v. 4.2`, `rev. 03`; not the Swedish week `v. 11`."""
    if not _is_numbered(finding):
        return False
    written = finding.span.of(text)
    return _VERSION_WITH_WORD.fullmatch(written) is not None or (
        _VERSION.fullmatch(written) is not None
        and _VERSION_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_room(finding: Finding, text: str) -> bool:
    """The 203 of `cam. 203` as a number, `ambulatorio 4` as a place of care."""
    written = finding.span.of(text)
    if finding.subcategory == "HOSPITAL":
        return _ROOM_WITH_WORD.fullmatch(written) is not None
    return (
        is_id(finding.subcategory)
        and _ROOM.fullmatch(written) is not None
        and _ROOM_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_class(finding: Finding, text: str) -> bool:
    """`5ªB`, and `II C` behind `classe`, as an employer or a school."""
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    return (
        finding.subcategory == "ORGANIZATION"
        and _CLASS.fullmatch(written) is not None
        and (written[0].isdigit() or _CLASS_BEFORE.search(before) is not None)
    )


def _is_clock(finding: Finding, text: str) -> bool:
    """`22.30` behind `alle` as a number, `[21.08]` of a chat as a day."""
    written = finding.span.of(text)
    if not _is_numbered(finding):
        return False
    if _CLOCK_WITH_H.fullmatch(written):
        return True
    if _CLOCK.fullmatch(written) is None:
        return False
    before = finding.span.before(text, _NEAR)
    return _CLOCK_BEFORE.search(before) is not None or _is_stamp(finding, text)


def _is_stamp(finding: Finding, text: str) -> bool:
    """Whether lines begin with it and its like, in brackets, and one of them is no day."""
    stamps = [*_STAMP.finditer(text)]
    return any(stamp.start(1) == finding.span.start for stamp in stamps) and any(
        not 0 < int(stamp[2]) <= _MONTHS for stamp in stamps
    )


def _is_product(finding: Finding, text: str) -> bool:
    """`Torvast 10`, `iPhone 13` as a number plate or an address."""
    written = finding.span.of(text)
    dosed = _MEDICINE_WITH_DOSE.fullmatch(written)
    return (is_id(finding.subcategory) or finding.subcategory == "STREET") and (
        _PRODUCT.fullmatch(written) is not None
        or (dosed is not None and key_of(dosed[1]) in wordlist("medicines"))
    )


def _is_share(finding: Finding, text: str) -> bool:
    """`5/15` behind `GDS`, `10/10` behind `garze`, the `1/2` of `1/2 compressa` as a day."""
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    may_be_share = finding.subcategory == "DATE" or is_id(finding.subcategory)
    if not may_be_share or _FRACTION.fullmatch(written) is None:
        return False
    return (
        _SCALE_BEFORE.search(before) is not None
        or _SHARE_BEFORE.search(before) is not None
        or (
            _PORTION.fullmatch(written) is not None
            and _PORTION_BEHIND.match(text, finding.span.end) is not None
        )
    )


def _is_count(finding: Finding, text: str) -> bool:
    """The 84 of `84 scalini` as an age."""
    return (
        finding.subcategory == "AGE"
        and finding.span.of(text).isdigit()
        and _COUNTED_BEHIND.match(text, finding.span.end) is not None
    )


def _is_public(finding: Finding, text: str) -> bool:
    """`116117`, whom everybody rings at night; the 118 of `Squadra Nautica/118` as a vehicle."""
    written = finding.span.of(text)
    if written in _EMERGENCY and finding.subcategory in ("PHONE", "VEHICLE"):
        return _EXTENSION_BEFORE.search(finding.span.before(text, _NEAR)) is None
    return _is_numbered(finding) and _PUBLIC.fullmatch(written) is not None


def _is_amount(finding: Finding, text: str) -> bool:
    """The `3 480` of `faktura 3 480 kr`."""
    if not is_id(finding.subcategory) and finding.subcategory != "PHONE":
        return False
    is_number = _AMOUNT.fullmatch(finding.span.of(text)) is not None
    return is_number and _CURRENCY.match(text, finding.span.end) is not None


_CERTAIN: tuple[Callable[[Finding, str], bool], ...] = (
    _is_standard,
    _is_series,
    _is_code,
    _is_ordinal,
    _is_half,
    _is_public,
    _is_amount,
)


def _is_reference(finding: Finding, text: str) -> bool:
    """The 5 of `Benade [5]` and of `[3, 5]` as an age, a day or a number."""
    is_kind = _is_numbered(finding) or finding.subcategory == "AGE"
    if finding.score >= _DOUBTFUL or not is_kind:
        return False
    start, end = finding.span.start, finding.span.end
    return (
        _REFERENCE.fullmatch(text, start, end) is not None
        and _REFERENCE_BEFORE.search(text, max(0, start - _NEAR), start) is not None
        and _REFERENCE_BEHIND.match(text, end) is not None
    )


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    _is_law,
    _is_version,
    _is_room,
    _is_class,
    _is_clock,
    _is_product,
    _is_share,
    _is_count,
    _is_reference,
)
