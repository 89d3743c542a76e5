"""Codes, laws, editions, rooms and pages that the tagger takes for numbers of people and days.

Only what the tagger found is judged, by closed forms, in all languages: codes of diseases, tissues,
products and genes, standards and laws, guidelines with their year, rooms that every hospital has.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.text.distinctive import PLACES

_SURE = 0.95
_NEAR = 24

_FRACTION = re.compile(r"\d{1,3}/\d{1,3}")
_PAGE = re.compile(
    r"(?<!\w)(?:pg|p|pag|pág|page|página|pagina|hoja|foglio|sida|sidan|slide)\.?[ ]?\Z",
    re.IGNORECASE,
)
_ROOM = re.compile(
    r"(?:Planta|Quirófano|Sala|Box|Módulo|Nivå|Livello|Piano|Stanza|Camera|Level|Floor|Bay|Hall|Gate"
    r"|Theatre|Room|Suite)\s-?\d{1,2}",
    re.IGNORECASE,
)
_LAW = re.compile(
    r"(?:Ley|Real Decreto|Legge|D\.?\s?Lgs\.?|D\.?P\.?R\.?|SFS|SOSFS|HSLF-FS)\s(?:n\.?º?\s?)?"
    r"\d+[/:]\d{2,4}"
)
_LAW_BEFORE = re.compile(r"(?<!\w)(?:Ley|Real Decreto|Legge|D\.?\s?Lgs\.?|SFS|SOSFS|HSLF-FS)\s$")
# Four digits behind the point are the number of a sample: only letters end a code that long.
_ICD = re.compile(r"[A-Z]\d{2}\.(?:[0-9A-Z]{1,3}|[0-9A-Z]{3}[A-Z])")
_SNOMED = re.compile(r"[TMFPDE]\d{5}(?:\s[TMFPDE]\d{5})*")
_SNOMED_BEFORE = re.compile(r"\bSNOMED\b[^\n]{0,16}$", re.IGNORECASE)
_VARIANT = re.compile(r"(?:p\.)?\(?[A-Z](?:[a-z]{2})?\d{2,4}(?:[A-Z](?:[a-z]{2})?|\*)(?:fs\w*)?\)?")
_GENE = (
    r"(?:BRAF|[KNH]RAS|EGFR|PIK3CA|JAK2|MPL|CALR|EZH2|IDH[12]|KIT|TP53|ALK|RET|HER2|ESR1|MTHFR|HFE|CFTR"
    r"|FLT3|NPM1|MYD88|BTK|MSH[26]|MLH1|BRCA[12]|PALB2|CHEK2|APC|F[25]|FVL|LDLR|PAH|GJB2|SMN1|DPYD)"
)
# Whether somebody has a variant, and of one parent or of both.
_CARRIED = (
    r"(?:OMOZIGOTE|ETEROZIGOTE|ASSENTE|PRESENTE|HOMOCIGOTO|HETEROCIGOTO|AUSENTE|HOMOZYGOUS|HETEROZYGOUS"
    r"|ABSENT|PRESENT|HOMOZYGOT|HETEROZYGOT)"
)
_GENE_WITH_VARIANT = re.compile(rf"(?:{_GENE}|23S|16S)\s{_VARIANT.pattern}(?:\s+{_CARRIED})?")
_GENE_BEFORE = re.compile(rf"(?<!\w)(?:{_GENE}|23S|16S|gyrA|rpoB|c\.\w+\s?\(?p)\.?\s?\(?$")
_ANTIGEN = re.compile(r"CD\d{1,3}(?:\s[A-Z]{3})?")
_SEQUENCE = re.compile(r"(?:N[CGMPR]|XM|XP)_\d{6,9}(?:\.\d{1,2})?|[cgmn]\.\d[\w+>_*-]*|rs\d{4,12}")
_STANDARD_BEFORE = re.compile(r"(?<!\w)(?:ISO(?:/IEC)?|UNE(?:-EN)?|EN ISO|SWEDAC)\s$")
# Blood sugar before and after a drink, one value an hour.
_CURVE = re.compile(r"\d{2,3}(?:[.,]\d)?(?:/\d{2,3}(?:[.,]\d)?){1,4}")
_CURVE_BEFORE = re.compile(r"(?<!\w)(?:SOG|PTOG|TTOG|CTGO|OGTT|GTT|curva)\s?:?\s$", re.IGNORECASE)
_FRACTURE = re.compile(r"(?:AO(?:/OTA)?\s)?\d{2}-?[ABC]\d(?:\.\d)?")
_FRACTURE_BEFORE = re.compile(
    r"(?<!\w)(?:AO(?:/OTA)?|pertroc\w*\.?|fractur\w*|frattura|fx)\s$", re.IGNORECASE
)
# A group of diagnoses, and a visit with what else was done at it.
_BILLED = re.compile(r"DRG\s?\d{3}|99[2-4]\d{2}-\d{2}")
_RENT_BEFORE = re.compile(r"(?<!\w)(?:alquiler|affitto|hyra|rent)\s$", re.IGNORECASE)
_RENT = re.compile(r"\d{2,4}")
_PRODUCT_BEFORE = re.compile(r"(?<!\w)(?:NDC|NAPPI|CPT|ATC|AIC|DRG|Vnr)\.?:?\s$")
_GUIDELINE_BEFORE = re.compile(
    r"(?<!\w)(?:CKD-EPI|EUCAST|CTCAE|GOLD|GINA|FIGO|AJCC|McDonald|ACR|EULAR|KDIGO|WHO|OMS|ISUP|TNM"
    r"|UICC|ESC|ESMO|RECIST|Bethesda|ICD-?O)[\s/]+(?:v\.?\s?)?$"
)
_GUIDELINE_BEHIND = re.compile(r"\s(?:McDonald|ACR|EULAR|Duke|Rome|Amsterdam|Jones|Sepsis)\b")
# A round of a comparison of laboratories: `Equalis 3/4 2025`.
_ROUND_BEFORE = re.compile(r"(?<!\w)(?:Equalis|NEQAS|EQAS|RIQAS|INSTAND|Labquality|SEQC)\s$")
_ROUND = re.compile(r"\d{1,2}/\d{1,2}(?:\s20\d\d)?")
_VERSION = re.compile(
    r"(?:v\.?\s?)?(?:\d{1,2}(?:\.\d)?|(?:19|20)\d{2}(?:[/-](?:(?:19|20)\d{2}|\d{2}))?)"
)


def names_nobody(finding: Finding, text: str) -> bool:
    """Whether a finding is a code or a number that belongs to no one."""
    return finding.detector == TAGGER and (
        _is_sequence(finding, text)
        or _is_variant(finding, text)
        or (finding.score < _SURE and any_holds(_RULES, finding, text))
    )


def _is_room(finding: Finding, text: str) -> bool:
    """`Quirófano 5`: a room that every hospital has, but not `Stroke Unit, Level 3`."""
    return (
        finding.subcategory in PLACES
        and not finding.span.before(text, _NEAR).endswith(", ")
        and _ROOM.fullmatch(finding.span.of(text)) is not None
    )


def _is_page(finding: Finding, text: str) -> bool:
    """The `2/2` of `Pag. 2/2` as a day."""
    return (
        finding.subcategory == "DATE"
        and _FRACTION.fullmatch(finding.span.of(text)) is not None
        and _PAGE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_law(finding: Finding, text: str) -> bool:
    """`Ley 35/2015`, `D.Lgs. 81/08` as a number or a day."""
    if finding.subcategory != "DATE" and not is_id(finding.subcategory):
        return False
    return (
        _LAW.fullmatch(finding.span.of(text)) is not None
        or _LAW_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_sequence(finding: Finding, text: str) -> bool:
    """`NM_000059.4` of a gene, `c.7271T` in it and `rs12979860` beside it as a number."""
    return is_id(finding.subcategory) and _SEQUENCE.fullmatch(finding.span.of(text)) is not None


def _is_variant(finding: Finding, text: str) -> bool:
    """`HFE C282Y`, and the second word of `BRAF V600E` and `23S A2059G`."""
    if not (is_id(finding.subcategory) or finding.subcategory in ("PHONE", "ZIP")):
        return False
    written = finding.span.of(text)
    return _GENE_WITH_VARIANT.fullmatch(written) is not None or (
        _VARIANT.fullmatch(written) is not None
        and _GENE_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_code(finding: Finding, text: str) -> bool:
    """`F10.21`, `SNOMED T04010`, `CD21`, `AO 31-A2`, `NDC 0169-4132-12`."""
    if not (is_id(finding.subcategory) or finding.subcategory in ("PHONE", "ZIP")):
        return False
    written, before = finding.span.of(text), finding.span.before(text, _NEAR)
    return (
        _PRODUCT_BEFORE.search(before) is not None
        or _STANDARD_BEFORE.search(before) is not None
        or (_CURVE.fullmatch(written) is not None and _CURVE_BEFORE.search(before) is not None)
        or _ICD.fullmatch(written) is not None
        or _BILLED.fullmatch(written) is not None
        or (_RENT.fullmatch(written) is not None and _RENT_BEFORE.search(before) is not None)
        or (_FRACTURE.fullmatch(written) is not None and _is_fracture(written, before))
        or _ANTIGEN.fullmatch(written) is not None
        or (_SNOMED.fullmatch(written) is not None and _SNOMED_BEFORE.search(before) is not None)
    )


def _is_fracture(written: str, before: str) -> bool:
    return written.startswith("AO") or _FRACTURE_BEFORE.search(before) is not None


def _is_edition(finding: Finding, text: str) -> bool:
    """The 2021 of `CKD-EPI 2021`, the 2017 of `2017 McDonald criteria`, `EUCAST v. 14`."""
    written = finding.span.of(text)
    if finding.subcategory == "DATE" and _ROUND.fullmatch(written):
        return _ROUND_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    if finding.subcategory != "DATE" or not _VERSION.fullmatch(finding.span.of(text)):
        return False
    return (
        _GUIDELINE_BEFORE.search(finding.span.before(text, _NEAR)) is not None
        or _GUIDELINE_BEHIND.match(text, finding.span.end) is not None
    )


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    _is_room,
    _is_page,
    _is_law,
    _is_code,
    _is_edition,
)
