"""Measurements that the tagger takes for days, ages and numbers of people, in all languages.

Only what the tagger found is judged, but for scores over time, depots and clocks, and only by
closed forms: values of scales and analyses, doses, reference ranges, teeth, schedules, sums.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import Shaped, any_holds
from app.engine.domain.labels import is_id, schema
from app.engine.domain.review import Finding
from app.engine.text.distinctive import PLACES
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import one_of, wordlist

_SURE = 0.95
# What rules find in figures.
_NUMBERED = frozenset(("DATE", *filter(is_id, schema().subcategories)))
_NEAR, _FAR = 24, 48

_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")
_VALUE = re.compile(r"\d{1,4}(?:[.,]\d{1,2})?")
_FRACTION = re.compile(r"\d{1,3}/\d{1,3}")
_COMPUTED = re.compile(
    r"(?<![\w.,])-?(?:\d{1,3}[.,]\d{12,17}|\d(?:[.,]\d{1,17})?[eE]-\d{1,3})(?![\w]|[.,]\d)"
)
_AGE_BEHIND = re.compile(
    r"[\s-]?(?:y\b|yo\b|y/o|yrs?\b|years?|mo\b|mths?\b|months?|[MF]\b|male|female|/\d)",
    re.IGNORECASE,
)
_MEASURES = one_of("measures")
_SCALE = re.compile(
    rf"(?<!\w){_MEASURES}(?:\s(?:is|was|of|now|score|scale)|\s(?:del|de la|della|hos)\s[a-zà-ÿ]+)?"
    r"\s?[:=~≥≤<>]?\s?$"
)
# Scores at one, five and ten minutes: `Apgar 1, 3, 4`.
_APGAR_BEFORE = re.compile(
    r"(?<!\w)Apgars?:?\s(?:\d{1,2}(?:,|\sand|\sy|\se"
    r"|\soch)\s){0,2}$",
    re.IGNORECASE,
)
# What is told in words: `saturazione fa ottantanove`, `feber på trettioåtta å sju`.
_SAID_BEFORE = re.compile(
    r"(?<!\w)(?:febbre|feber|fiebre|temperatur[ae]?|satura\w*|saturerar|sats?|puls[eo]?|polso|glicemia|glucemia"
    r"|blodsocker|INR|peso|vikt|pressione|presión|blodtryck)\s(?:[^\W\d_]{1,4}\s)?$",
    re.IGNORECASE,
)
_IN_WORDS = re.compile(
    r"(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|veint|treint|cuarent|cincuent|sesent"
    r"|setent|ochent|novent|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)[^\W\d_]*"
    r"(?: [^\W\d_]+){0,3}",
    re.IGNORECASE,
)
# What a score is now, behind what it was: `Barthel previo 55/100, actual 20`.
_SCORE_NOW = re.compile(
    r"\d{1,3}/\d{1,3},?\s(?:actual|attuale|ora|hoy|oggi|nu|now)\s$", re.IGNORECASE
)
_FRACTION_OF = re.compile(rf"(?<!\w)(?:{one_of('scored_scales')}|K\s?=)\s?[:=]?\s?$")
_SCALE_WITH_VALUE = re.compile(rf"{_MEASURES}\s?\d{{1,3}}(?:[.,/]\d{{1,3}})?")
_SCALE_ALONE = re.compile(r"(?<!\w)(?:[Bb]öhler-vinkel|Barthel|Zarit|GCS|MADRS)\s$")
# In a note in small letters: `barthel 90` as a street.
_SMALL_SCALE = re.compile(
    r"(?i:barthel|audit|mmse|moca|zarit|tinetti|braden|norton|conn?ers) \d{1,3}"
)
# A grade behind it is no number of a ward, however sure the tagger is.
_GRADED = re.compile(
    r"(?:Haggitt|Kikuchi|Bosniak|Rockall|Mallampati|Killip|Fazekas|Hinchey|Kellgren|Gustilo"
    r"|Schatzker|Fuhrman|Siewert|Bo?rr?mann|Masaoka)"
    r"(?:[ ](?:grade|grado|grad|class|type|tipo|typ))?[ ](?:\d|I{1,3}|IV|V)[abc]?"
)
# Lymph nodes with and without tumour behind their stage: `pN2a (5/22)`.
_NODES_BEFORE = re.compile(
    r"(?<!\w)(?:(?:T\d[abcd]?)?[ycprsm]{0,3}N[0-3][abc]?(?:\s?\(sn\))?"
    r"|(?i:(?:lymph )?nodes|linfonodi|ganglios|lymfkörtlar|lgl|LN))\s?[:(]?\s?$"
)
# What was measured before, or another value of the same kind: `Hb 98 (10.4`.
_EARLIER_BEFORE = re.compile(
    rf"(?<!\w){_MEASURES}\s?[:=~]?\s?\d{{1,4}}(?:[.,]\d{{1,2}})?\s?[(\[]\s?$"
)
# A pressure, and the pulse behind it: `VS 142/80, 76`.
_PRESSURE_BEFORE = re.compile(r"(?<![\d/])\d{2,3}/\d{2,3},?\s$")
_TOOTH = re.compile(r"[1-8][1-8]")
_TOOTH_BEFORE = re.compile(
    r"(?<!\w)(?:impacted|unerupted|teeth|tooth|roots? of|crown of|extraction of"
    r"|estr(?:\.|azione)|dent[ei]|elemento"
    r"|dientes?|piezas?|exodoncia(?: de)?|tand|tänder(?:na)?|rotfyllning|DMFT\s\d{1,2}\.)\s"
    r"(?:[1-8][1-8](?:,|/|\sand|\se|\sy|\soch)\s?)*$",
    re.IGNORECASE,
)
_TOOTH_BEHIND = re.compile(
    r"\s(?:(?:has been|is) (?:partially )?(?:impacted|unerupted|carious|restored|non-vital)|RCT"
    r"|(?:(?:MOD?|DO)\s)?amalgam|composite|compositi?|otturazione|devitalizz|karies|caries|carie"
    r"|rotfylld|palatal|buccal|obturaci[oó]n|endodon)"
)
_NUMBER_WORDS = re.compile(
    r"(?:(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|one|two"
    r"|three|four|five|six|seven|eight|nine)[ -]?)+",
    re.IGNORECASE,
)
_UNIT = re.compile(
    r"[ \u00a0]?(?:kg|KG|Kg|Gy|cm|mm|mmHg|mg|mcg|µg|ml|mL|mmol|kcal|kPa|pack[- ]years?)(?![^\W\d_])"
)
_COUNTED = re.compile(
    r"(?<!\w)(?:d[ií]a|semana|giorno|giornata|settimana|stanza|camera|dag|vecka|rum|nivel|livello|nivå"
    r"|grado?|estadio|stadio|stadium|hylla|habitaci[oó]n|cama|letto)[\s-]+$",
    re.IGNORECASE,
)
# Of pregnancies and courses: `scans at 28, 32 and 36 weeks`.
_WEEKS_BEHIND = re.compile(
    r"(?:,\s\d{1,2})*,?\s(?:and|or|to|y|o|a|e|och|till|&)\s\d{1,2}\s?"
    r"(?:weeks?\b|wks?\b|/40|semanas?\b|settimane\b|veckor\b)",
    re.IGNORECASE,
)
# `is 28 and 11 weeks pregnant` tells an age.
_LISTED_BEFORE = re.compile(r"(?:(?<!\w)(?:at|a|alle?|las|vid|weeks?)|\d,)\s$", re.IGNORECASE)
# What weighed as much before: `vikt 44,2 kg (-1,1 SD, var 49 i april)`.
_FORMER_BEFORE = re.compile(
    r"\d\s?(?:kg|g|mg|cm|mm|ml|l|%|mmHg|mmol/l|g/l|g/dl)(?![^\W\d_])[\s,()+±\d.SD%–-]{0,20}"
    r"\b(?:was|were|from|previously|var|från|tidigare|era|eran|antes|prima|prev)\s$",
    re.IGNORECASE,
)
_THEN_BEHIND = re.compile(r"\s?[),;.]|\s(?:in|on|last|at the|i|en|el|a|il)\s(?!age)")
_MEDICINE = re.compile(r"([^\W\d_]{5,})\s$")

_SCHEDULE = re.compile(r"\d{1,2}([-/])\d{1,2}(?:\1\d{1,2}){2,}|\d[A-C]/\d[A-C]|\d{1,2} del ciclo")
_RANGE = r"\d{1,4}(?:[.,]\d{1,3})?\s?[-–]\s?\d{1,4}(?:[.,]\d{1,3})?"
_ONLY_RANGE = re.compile(_RANGE)
# A value, perhaps with its unit and flag, before its reference range.
_VALUED = (
    r"\d\s?(?:(?:%|[\wµμ^]{1,5}/[a-zA-Z]{1,3}|mmHg|fl|fL|pg|kPa)\s)?"
    r"(?:[HLhl]{1,2}\s|[*+↑↓]\s?)?[(\[]\s?"
)
_VALUE_AND_BRACKET = re.compile(_VALUED + r"$")
_REFERENCE = re.compile(rf"\s?[(\[]\s?(?:[<>≤≥]\s?\d|{_RANGE}\s?[)\]])")
_BRACKETED_RANGE = re.compile(rf"{_VALUED}{_RANGE}\s?[)\]]")
_PART_OF_RANGE = re.compile(r"\d{1,4}(?:[.,]\d{1,3})?")
_DURATION_BEFORE = re.compile(r"(?<!\w)hace\s$", re.IGNORECASE)
# How many of eight points for receptors, where both are told: `ER 8/8 PR 5/8`.
_RECEPTORS = re.compile(r"(?<!\w)(?:ER\s?[0-8]/8[,;\s]{1,3}PR|(?:ER|PR))\s?$")
_BOTH_RECEPTORS = re.compile(r"ER\s?[0-8]/8[,;\s]{1,3}PR\s?[0-8]/8")
_OF_EIGHT = re.compile(r"[0-8]/8")
# After one, five and ten minutes: `APGAR 7/1, 9/5`.
_APGAR_AT = re.compile(r"(?<!\w)(?i:apgars?):?\s(?:\d{1,2}/(?:1|5|10)'?(?:,|;|\sand)?\s){0,2}$")
_AT_MINUTES = re.compile(r"(?:10|\d)/(?:1|5|10)")
_IN_A_ROW = re.compile(r"\d{1,2}(?:-\d{1,2}){2,}")
_SHARE_BEHIND = re.compile(
    r"\s(?:pts|points|ratio|bottles|flaconi|frascos|sessions|sessioner|sesiones|sedute|weeks|veckor"
    r"|semanas|settimane|doses|doser|dosis|dosi|readers|resto|of the|del pasto|ifylld?t?a?)\b"
    r"|\sv(?=[.,;]\s[A-ZÅÄÖ])"
)
_SHARE_BEFORE = re.compile(
    r"(?<!\w)(?:tubes?|bottles?|samples?|sets?|MSSA|MRSA|CoNS|GPCs?|GNRs?"
    r"|frascos?|flaconi|provette|casos?|blocks?|Block key"
    r"|QA:|incl\.|segm(?:ents?|entos?|enti|ento|\.)|POS\s\(|intact|Strasberg|STRASBERG|häl-tå|HADS?|Ishihara"
    r"|[Bb]oel|[Bb]årar|(?:THC|cocain[ae]?|opp?i[aá]ce[io]s?)(?: \+,)?(?: neg)?"
    r"|[Hh]exyon dos|[Vv]accin dos|FFP|RBC|PRBC|CGR|PLT|SAGM|MII|MI|[12]PN)\s?$"
)
_PRESCRIBED = re.compile(r"[1-9]\d{1,3}(?:\s?mg)?\s[1-4]\s?[x×]\s?[1-6]")
_SUM = re.compile(r"\d{1,3}(?:,\d{3})+\.\d{2}")
_OBSTETRIC = re.compile(
    r"G\d{1,2}\s?P\d{1,2}\s?\(\d{4}\)|P\d{1,2}\+\d"
    r"|G\d{1,2}\s?(?:P\d{1,2}(?:\+\d)?)?(?:A\d{1,2})?(?:C\d{1,2})?(?:A\d{1,2})?(?:[VE]\d{1,2}){0,2}"
)
_WEEKDAY = (
    r"(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|mer|gio|ven|m[aå]n|tis|ons|tors?"
    r"|fre|l[oö]r|s[oö]n)[a-zé]*"
)
_OPENING = re.compile(
    rf"{_WEEKDAY}\s?[-–]\s?{_WEEKDAY}\s\d{{1,2}}\s?[-–]\s?\d{{1,2}}", re.IGNORECASE
)


# How low a medicine falls in the blood, or how high it rises: `S-Vankomycin dal 14`.
_LEVEL_BEFORE = re.compile(
    r"(?<!\w)(?:[SP]-[A-ZÅÄÖ][a-zåäö]{3,}\s(?:dal|topp)"
    r"|[A-Z]?[a-z]{4,}(?:\s(?:trough|peak)|,?\s(?:valle|pico)))\s$"
)
# `Haldol Dec 50`, the decanoate, of which so much is given.
_DEPOT_BEFORE = re.compile(
    r"(?i:haldol|haloperidol|depixol|clopixol|modecate|fluphenazine|flupenth?ixol"
    r"|zuclopenth?ixol|nandrolone)\s$"
)
_CLOCK = re.compile(r"[0-2]\d:?[0-5]\d")
_DECANOATE = re.compile(r"Dec\.?(?:\s\d{2,3})?(?:\s?mg)?")
# The clock of a heart attack: `Door 0941 device 1008`.
_DOOR_BEFORE = re.compile(r"(?<!\w)(?i:door)\s(?:in\s)?[0-2]\d:?[0-5]\d,?\s(?i:device|balloon)\s$")


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding is a figure that belongs to no one."""
    if finding.subcategory in _NUMBERED and (
        _is_course_of_scores(finding, text) or _is_depot_or_clock(finding, text)
    ):
        return True
    return finding.detector == TAGGER and (
        _is_computed(finding, text)
        or _is_graded(finding, text)
        or (finding.score < _SURE and any_holds(_RULES, finding, text))
    )


def _is_depot_or_clock(finding: Finding, text: str) -> bool:
    """`Dec 50` behind `Haldol` as a day, the 1008 of `Door 0941 device 1008` as a number."""
    start, end = finding.span.start, finding.span.end
    if finding.subcategory == "DATE":
        is_depot = _DECANOATE.fullmatch(text, start, end) is not None
        return is_depot and _DEPOT_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    is_clock = _CLOCK.fullmatch(text, start, end) is not None
    return is_clock and _DOOR_BEFORE.search(finding.span.before(text, _NEAR)) is not None


def _is_course_of_scores(finding: Finding, text: str) -> bool:
    """The 7/1 of `APGAR 7/1, 9/5`, the scores of `PHQ-9: 19-15-12`."""
    start, end = finding.span.start, finding.span.end
    if _IN_A_ROW.fullmatch(text, start, end):
        return _SCALE.search(finding.span.before(text, _NEAR)) is not None
    is_score = _AT_MINUTES.fullmatch(text, start, end) is not None
    return is_score and _APGAR_AT.search(finding.span.before(text, _NEAR)) is not None


def _is_value(finding: Finding, text: str) -> bool:
    """The 15 of `Glasgow 15`, the 76 of `34 F 76 kg`, the 46 of `Día 46` as an age."""
    start, end = finding.span.start, finding.span.end
    if (
        finding.subcategory != "AGE"
        or _NUMBER.fullmatch(text, start, end) is None
        or _AGE_BEHIND.match(text, end)
    ):
        return False
    before = finding.span.before(text, _NEAR)
    return (
        _UNIT.match(text, end) is not None
        or _SCALE.search(before) is not None
        or _SCORE_NOW.search(before) is not None
        or _COUNTED.search(before) is not None
        or bool(_LISTED_BEFORE.search(before) and _WEEKS_BEHIND.match(text, end))
        or bool(_FORMER_BEFORE.search(before) and _THEN_BEHIND.match(text, end))
        or (
            (medicine := _MEDICINE.search(before)) is not None
            and key_of(medicine[1]) in wordlist("medicines")
        )
    )


def _around(finding: Finding, text: str) -> str:
    return text[max(0, finding.span.start - _NEAR) : finding.span.end + _NEAR]


def _is_score(finding: Finding, text: str) -> bool:
    """`11/15` behind `GCS` as a day, `BIRADS 5` and `BP 149/80` as a vehicle."""
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    if finding.subcategory == "DATE" and _FRACTION.fullmatch(written):
        return _FRACTION_OF.search(before) is not None or bool(
            _OF_EIGHT.fullmatch(written)
            and _RECEPTORS.search(before)
            and _BOTH_RECEPTORS.search(_around(finding, text))
        )
    if finding.subcategory == "DATE" and _NUMBER.fullmatch(written):
        return _SCORE_NOW.search(before) is not None or _SCALE_ALONE.search(before) is not None
    if finding.subcategory in ("STREET", "PATIENT", "DOCTOR", "CITY", "ORGANIZATION"):
        return _SMALL_SCALE.fullmatch(written) is not None
    return (
        is_id(finding.subcategory)
        or finding.subcategory in ("HOSPITAL", "DATE", "AGE", "USERNAME", "PHONE")
    ) and _SCALE_WITH_VALUE.fullmatch(written) is not None


def _is_said(finding: Finding, text: str) -> bool:
    """The `ottantanove` of `saturazione fa ottantanove` as an age, the 3 of `Apgar 1, 3, 4`."""
    if finding.subcategory not in ("DATE", "AGE"):
        return False
    written = finding.span.of(text)
    if _IN_WORDS.fullmatch(written):
        return _SAID_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    return _NUMBER.fullmatch(written) is not None and (
        _APGAR_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_graded(finding: Finding, text: str) -> bool:
    """`Haggitt 4` as a ward, the `5/22` of `pN2a (5/22)` as a day."""
    written = finding.span.of(text)
    if finding.subcategory in PLACES:
        return _GRADED.fullmatch(written) is not None
    return (
        finding.subcategory == "DATE"
        and _FRACTION.fullmatch(written) is not None
        and _NODES_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_measured(finding: Finding, text: str) -> bool:
    """The 478 of `QTc 478` as a number, the 10.4 of `Hb 98 (10.4)` as a day."""
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    if _NUMBER.fullmatch(written) is None:
        return False
    if is_id(finding.subcategory):
        return _SCALE.search(before) is not None
    return (
        finding.subcategory in ("DATE", "AGE")
        and text[finding.span.end : finding.span.end + 1] in (")", "]")
        and _EARLIER_BEFORE.search(before) is not None
    )


def _is_tooth(finding: Finding, text: str) -> bool:
    """The 13 of `impacted 13 and 23`, the 46 of `46 RCT` as an age or a day."""
    return (
        finding.subcategory in ("AGE", "DATE")
        and _TOOTH.fullmatch(finding.span.of(text)) is not None
        and (
            _TOOTH_BEFORE.search(finding.span.before(text, _NEAR)) is not None
            or _TOOTH_BEHIND.match(text, finding.span.end) is not None
        )
    )


def _is_worded_dose(finding: Finding, text: str) -> bool:
    """The `seventy five` of `Plavix seventy five`, as it is dictated, as an age or a day."""
    medicine = _MEDICINE.search(finding.span.before(text, _NEAR))
    return (
        finding.subcategory in ("AGE", "DATE")
        and medicine is not None
        and key_of(medicine[1]) in wordlist("medicines")
        and _NUMBER_WORDS.fullmatch(finding.span.of(text)) is not None
    )


def _has_reference(finding: Finding, text: str) -> bool:
    """The 244 of `244 (<190)` and the range itself of `41.2 (3.3-19.4)`."""
    written = finding.span.of(text)
    if finding.subcategory == "DATE" or is_id(finding.subcategory):
        before = finding.span.before(text, _NEAR)
        if _ONLY_RANGE.fullmatch(written) and _VALUE_AND_BRACKET.search(before):
            return text[finding.span.end : finding.span.end + 1] in (")", "]")
        if _PART_OF_RANGE.fullmatch(written) and _lies_in_range(finding, text):
            return True
    return (
        (finding.subcategory == "AGE" or is_id(finding.subcategory))
        and _VALUE.fullmatch(written) is not None
        and _REFERENCE.match(text, finding.span.end) is not None
    )


def _lies_in_range(finding: Finding, text: str) -> bool:
    """The 17 of `12,1 (13-17)`, behind whose first number a value stands."""
    start = max(0, finding.span.start - _NEAR)
    own = finding.span.start - start
    around = text[start : finding.span.end + _NEAR]
    return any(found.start() < own < found.end() for found in _BRACKETED_RANGE.finditer(around))


def _is_share(finding: Finding, text: str) -> bool:
    """The `3/4` of `QNS on tubes 3/4`, the `7/8` of `7/8 pts` as a day."""
    return (
        finding.subcategory == "DATE"
        and _FRACTION.fullmatch(finding.span.of(text)) is not None
        and (
            _SHARE_BEFORE.search(finding.span.before(text, _NEAR)) is not None
            or _SHARE_BEHIND.match(text, finding.span.end) is not None
        )
    )


def _is_no_day(finding: Finding, text: str) -> bool:
    """`1-0-1-0` of a prescription, `11,420.00` of a bill, `mån-fre 8-16` of a clinic as days."""
    return finding.subcategory == "DATE" and any(
        form.fullmatch(finding.span.of(text)) for form in (_SCHEDULE, _SUM, _OPENING)
    )


def _is_prescribed(finding: Finding, text: str) -> bool:
    """`665 2x3` of `Alvedon 665 2x3` as a telephone."""
    is_number = finding.subcategory in ("PHONE", "FAX") or is_id(finding.subcategory)
    return is_number and _PRESCRIBED.fullmatch(finding.span.of(text)) is not None


def _is_obstetric(finding: Finding, text: str) -> bool:
    """`G2` as an age, `G5P3A1C1` as a number."""
    written = finding.span.of(text)
    return (
        finding.subcategory == "AGE" or (is_id(finding.subcategory) and "P" in written)
    ) and _OBSTETRIC.fullmatch(written) is not None


def _is_computed(finding: Finding, text: str) -> bool:
    """`0.333333333333333`, `1.2e-07`: what a sheet makes of a division; a place may be as exact."""
    if finding.subcategory in PLACES:
        return False
    return any(
        match.start() <= finding.span.start and finding.span.end <= match.end()
        for match in _COMPUTED.finditer(
            text, max(0, finding.span.start - _NEAR), finding.span.end + _NEAR
        )
    )


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    _is_value,
    _is_score,
    _is_said,
    _is_measured,
    # The 14 of `S-Vankomycin dal 14` as a day.
    Shaped(_NUMBER, ("AGE", "DATE"), before=_LEVEL_BEFORE, near=_FAR),
    # The 76 of `VS 142/80, 76, 18` as an age.
    Shaped(_NUMBER, ("AGE",), before=_PRESSURE_BEFORE, unless=_AGE_BEHIND, near=_NEAR),
    _is_tooth,
    _is_worded_dose,
    _has_reference,
    _is_share,
    # The `3/12` of `disfagia desde hace 3/12`, three months of twelve, as a day.
    Shaped(_FRACTION, ("DATE",), before=_DURATION_BEFORE, near=_NEAR),
    _is_no_day,
    _is_prescribed,
    _is_obstetric,
)
