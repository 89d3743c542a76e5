"""Shorthand of notes that the tagger takes for identifiers, in all languages.

Only what the tagger found is judged, and only by closed forms: numbers of the items of a form, beds
of a list, colours of a triage, abbreviations with points, languages, centiles, weeks, operations
and diseases behind the words for having them, genes.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.edges.persons import BED_BEFORE, TRIAGE
from app.engine.detectors.false_finds.any_rule import Shaped, any_holds
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import exact_words

_SURE, _VERY_SURE = 0.95, 0.98
_NEAR, _FAR = 32, 240
_NAMED = frozenset((*PERSONS, *PLACES, "CITY", "COUNTRY", "PROFESSION", "ORGANIZATION", "HOSPITAL"))
_NUMBERED = frozenset(("AGE", "DATE"))

_NUMBER = re.compile(r"\d{1,2}")
# Behind a comma stands an age: `died of it, 2. Then`.
_ITEM = re.compile(r"(?<![\w/.,:-])(?<!,\s)(\d{1,2})[.)]\s(?=[^\W\d_])")
_FIELD = re.compile(r"[^\n:.,;]{2,40}:")
# A place in a list of a ward: `401A Rincón 77a`, `611-1 Lowry`, `1:2 tom`.
_PLACE = r"(?:\d{1,4}\s?[-:/]?\s?[A-D]|\d{1,4}[-:]\d)"
_BED, _BED_OF_LINE = (
    re.compile(_PLACE),
    re.compile(rf"^[ \t]*{_PLACE}(?=[ \t]+[^\W\d_])", re.MULTILINE),
)
_FEWEST_BEDS = 3
# How soon somebody is to be seen, in Italy.
_COLOUR = re.compile(
    r"(?:bianco|azzurro|verde|giallo|arancione|rosso|amarill[oa]|roj[oa]|naranja|azul|negr[oa]|blanco"
    r"|red|orange|amber|yellow|green|blue)",
    re.IGNORECASE,
)
_CODE_BEFORE = re.compile(
    r"(?<!\w)(?:codice(?:\s(?:colore|triage|di\s[a-zà]+))?|c[oó]digo(?:\sde\scolor)?"
    r"|triage(?:\s(?:color|colour|code|categor[iy]a?))?\s?:|prioridad\s?:)\s?:?\s*$",
    re.IGNORECASE,
)
# Small letters with points, the rest of the dead, fields and orders: nobody signs like that.
_POINTED = frozenset(
    (
        "R.I.P.", "f.d.", "t.o.m.", "fr.o.m.", "t.ex.", "bl.a.", "d.v.s.", "m.fl.", "o.s.v.",
        "s.k.", "s.d.", "c.a.", "c.d.", "v.b.", "D.O.B.", "N.H.C.", "P.R.N.", "N.K.D.A.",
    )
)  # fmt: skip
_EXAMINED = re.compile(r"E\.\s?O\.?")  # `esame obiettivo`
_LANGUAGE_BEFORE = re.compile(
    r"(?<!\w)(?:[Tt]olk|[Tt]alar|[Hh]abla|[Pp]arla|[Ss]peaks|interpreter:"
    r"|intérprete(?: de)?|mediatore)"
    r"\s(?:only\s|solo\s|sólo\s|bara\s)?$"
)
_LANGUAGE = re.compile(r"[a-zà-ÿ]['’a-zà-ÿ]{2,}")
_CENTILE_BEHIND = re.compile(
    r"\s?[°ºª]?(?::[ae])?\s?(?:perc|centil|pctl|pc\b(?!\s?\d))", re.IGNORECASE
)
# `14 sett.` is a day of September too.
_WEEKS = re.compile(
    r"\d{1,2}\s?(?:settimane|veckor|semanas|weeks|wks)\.?|(?:3[2-9]|4[0-2])\s?(?:sett|sem)\.?",
    re.IGNORECASE,
)
_UNTIL_BEFORE = re.compile(r"(?<!\w)(?:[Åå]b|[Åå]terbesök|kontroll)\s$")
_SWEDISH_WEEKS = re.compile(r"\d{1,2}\sv\.?")
# What a patient is, before how old: `Paciente: Lactante de 4 meses`.
_SOMEBODY = re.compile(
    r"[Ll]actante|[Vv]arón|[Mm]ujer|[Hh]ombre|[Nn]iñ[oa]|[Uu]omo|[Dd]onna|[Bb]ambin[oa]|[Nn]eonat[oa]"
    r"|Kvinna|[Pp]ojke|[Ff]licka"
)
_AGED_BEHIND = re.compile(r",?\s(?:(?:de|di|på)\s)?\d{1,3}\s?(?:a|å|m|d|s|g|t|v)")
# Who several people are to each other, in small letters.
_KIN = frozenset(
    (
        "bröder", "systrar", "syskon", "tvillingar", "tvillingarna", "mellizo", "melliza",
        "mellizos", "mellizas", "gemelo", "gemela", "gemelos", "gemelas", "gemello", "gemella",
        "gemelli", "gemelle", "hermanos", "fratelli", "sorelle", "twins", "brothers", "sisters",
    )
)  # fmt: skip
_ROLES = frozenset(("DSK", "SSK", "USK", "PHN", "HCA"))
# What people of a laboratory are: before a colon and who it is, or behind initials and a stroke.
_LABORATORY_ROLES = frozenset(
    ("BMS", "BMA", "MLS", "MLT", "MLA", "TSLB", "TLB", "QFB", "TEL", "TM")
)
# Of Sweden; `PJA/mls` are two people, who dictated and who typed.
_INITIALS_BEFORE = re.compile(r"(?<![^\W_])[A-ZÅÄÖ]{1,2}[a-zåäö]{1,2}/$")
_GENE = re.compile(r"(?:MSH[26]|MLH[13]|PMS[12]|BRCA[12]|CHEK2|PALB2|MUTYH|EPCAM)")
_GENE_BEHIND = re.compile(rf",?\s\(?{_GENE.pattern}(?!\w)")
# What was done or is to be done: nobody is done.
_OPERATED_BEFORE = re.compile(
    r"(?<!\w)(?:s/p|status post|tidigare|opererad med|op\.?(?:eration)? ad modum|beslut:|planeras"
    r"|previous|previo|previa|pregress[ao]|esiti di)\s$",
    re.IGNORECASE,
)
_HAVING_BEFORE = re.compile(
    r"(?<!\w)(?:har|hade|has|had|tiene|ten[ií]a|padece|padec[ií]a|deceduto per"
    r"|deceduta per|fallecid[oa] de|muri[oó] de|mort[oa] di|m\.|avled i|dog av|died of"
    r"|NEG|neg|negative for)\s$"
)
# Named after two people.
_GREAT_OPERATIONS = frozenset(("ivorlewis", "rivesstoppa", "rouxeny", "mayorobson"))


def names_nobody(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Whether a finding is shorthand.

    `known` are words, in lower case, and initials of people with full names in the document.
    """
    if finding.detector != TAGGER or finding.score >= _VERY_SURE:
        return False
    return (
        _is_item(finding, text)
        or _is_triage(finding, text)
        or _is_laboratory_role(finding, text)
        or _is_eponym(finding, text, known)
        or (finding.score < _SURE and any_holds(_RULES, finding, text))
    )


def _is_item(finding: Finding, text: str) -> bool:
    """The 4 of `3. Sex: male 4. Age: 71` as an age: the items before and behind it are there."""
    written, start, end = finding.span.of(text), finding.span.start, finding.span.end
    if finding.subcategory not in _NUMBERED or _NUMBER.fullmatch(written) is None:
        return False
    own = _ITEM.match(text, start)
    if own is None or own.end(1) != end:
        return False
    ahead = finding.span.before(text, _NEAR).rstrip(" \t")
    begins = ahead.endswith("\n") or (not ahead and start <= _NEAR)
    # Brothers and sisters have their ages in a row: `Bo 8. Cia 9. Lives`.
    if not begins and _FIELD.match(text, own.end()) is None:
        return False
    before = [int(item[1]) for item in _ITEM.finditer(text, max(0, start - _FAR), start)]
    behind = {int(item[1]) for item in _ITEM.finditer(text, end, end + _FAR)}
    number = int(written)
    return number - 1 in before and (number + 1 in behind or number - 2 in before)


def _is_bed(finding: Finding, text: str) -> bool:
    """`401A` at the beginning of a line as a number; more lines begin so."""
    if not (is_id(finding.subcategory) or finding.subcategory in ("PHONE", "DATE", "AGE")):
        return False
    start, end = finding.span.start, finding.span.end
    return (
        _BED.fullmatch(text, start, end) is not None
        and not text[text.rfind("\n", 0, start) + 1 : start].strip()
        and len(_BED_OF_LINE.findall(text)) >= _FEWEST_BEDS
        and _BED_OF_LINE.search(text, start) is not None
    )


def _is_triage(finding: Finding, text: str) -> bool:
    """`RÖD` behind `R1`, `azzurro` behind `Codice` as a patient."""
    start, end = finding.span.start, finding.span.end
    if finding.subcategory in _NAMED and TRIAGE.fullmatch(text, start, end) is not None:
        return BED_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    return (
        (finding.subcategory in _NAMED or finding.subcategory == "USERNAME")
        and _COLOUR.fullmatch(text, start, end) is not None
        and _CODE_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_pointed(finding: Finding, text: str) -> bool:
    """`R.I.P.` as initials, `t.o.m.` as a firm, `E.O.` before a colon."""
    written, end = finding.span.of(text), finding.span.end
    if finding.subcategory not in _NAMED:
        return False
    whole = written if written.endswith(".") or text[end : end + 1] != "." else f"{written}."
    # At the beginning of a sentence the first letter is a capital: `F.d. spårvagnsförare`.
    return not _POINTED.isdisjoint((whole, whole[0].lower() + whole[1:])) or (
        _EXAMINED.fullmatch(written) is not None and text[end : end + 2].lstrip(".")[:1] == ":"
    )


def _is_weeks(finding: Finding, text: str) -> bool:
    """`36 sett.` of a pregnancy, the `4 v` of `Åb 4 v` as a day."""
    written = finding.span.of(text)
    if finding.subcategory != "DATE":
        return False
    return _WEEKS.fullmatch(written) is not None or (
        _SWEDISH_WEEKS.fullmatch(written) is not None
        and _UNTIL_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_kin(finding: Finding, text: str) -> bool:
    """`mellizo` as a number, `bröder` as somebody."""
    return finding.span.of(text) in _KIN


def _is_role(finding: Finding, text: str) -> bool:
    """`DSK` behind a name as a hospital."""
    before = finding.span.before(text, _NEAR)
    return finding.span.of(text) in _ROLES and before.endswith(" ") and before[-2:-1].isalpha()


def _is_laboratory_role(finding: Finding, text: str) -> bool:
    """`BMS` before a colon and `bma` of `TLi/bma` as somebody."""
    written = finding.span.of(text)
    if finding.subcategory not in _NAMED or written.upper() not in _LABORATORY_ROLES:
        return False
    initials = _INITIALS_BEFORE.search(finding.span.before(text, _NEAR))
    return (written.isupper() and text.startswith(": ", finding.span.end)) or (
        written.islower() and initials is not None
    )


def _is_gene(finding: Finding, text: str) -> bool:
    """`MSH2` as somebody, and `Lynch` before it."""
    if finding.subcategory not in _NAMED and not is_id(finding.subcategory):
        return False
    written = finding.span.of(text)
    if _GENE.fullmatch(written):
        return True
    listed = key_of(written) in exact_words("eponyms")
    return listed and _GENE_BEHIND.match(text, finding.span.end) is not None


def _is_eponym(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Whipple` behind `tidigare`, `Tourette` behind `har`: nobody has or was somebody."""
    if finding.subcategory not in (*PERSONS, "CITY"):
        return False
    key, before = key_of(finding.span.of(text)), finding.span.before(text, _NEAR)
    if key in known:
        return False
    if key in _GREAT_OPERATIONS:
        return _OPERATED_BEFORE.search(before) is not None
    return (
        key in exact_words("eponyms")
        and key not in first_names()
        and any(form.search(before) for form in (_OPERATED_BEFORE, _HAVING_BEFORE))
    )


_RULES: tuple[Callable[[Finding, str], bool], ...] = (
    _is_pointed,
    # `igbo` behind `Tolk` as somebody.
    Shaped(_LANGUAGE, _NAMED, before=_LANGUAGE_BEFORE, near=_NEAR),
    Shaped(_SOMEBODY, PERSONS, behind=_AGED_BEHIND),
    # The 25 of `25° perc.` as a day.
    Shaped(_NUMBER, _NUMBERED, behind=_CENTILE_BEHIND),
    _is_weeks,
    _is_kin,
    _is_role,
    _is_gene,
    _is_bed,
)
