"""What stands at the edges of people's names: titles, roles, kin, degrees, what is said of them."""

from __future__ import annotations

import re

from app.engine.detectors.edges.cuts import NEAR, NEXT_LINE, end_before, is_heading, start_behind
from app.engine.names.gazetteer import is_listed
from app.engine.text.folding import key_of
from app.engine.text.languages import OWN
from app.engine.text.vocabulary import exact_words, wordlist

_TWO = 2

TITLE = (
    r"(?:Dr|Drs|DR(?=\.)|Mr|MR(?=\.)|Mrs|MRS(?=\.)|Ms|MS(?=\.)|Miss|Prof|Professor|Rev|Fr|Sr(?=\.)"
    r"|Dott|Dra|Sig|Hon)"
)
"""Titles before names, as a part of a regular expression."""
_LEADING_TITLES = re.compile(rf"(?:{TITLE}\b\.?\s+)+(?=\S)")
_CLOSING = (
    r"(?:(?:yours|very|most|with|kind(?:est)?|best|warm(?:est)?|many)\s+){0,3}"
    r"(?:sincerely|faithfully|truly|respectfully|cordially|regards|wishes|thanks"
    r"|(?:un\s)?(?:abrazo|saludo)|saludos|atentamente|(?:cordiali|distinti)\s(?:saluti)|mvh"
    r"|(?:med\s)?v[aä]nlig(?:a|en)?\s?(?:hälsning(?:ar)?)?)"
)
_LEADING_CLOSING = re.compile(rf"{_CLOSING}(?:\s*,\s*|\s*[\r\n]\s*|$)", re.IGNORECASE)
_TRAILING_CLOSING = re.compile(rf"[\s,.;]+(?:{_CLOSING})$", re.IGNORECASE)
# `Lind, DOB 7 July 1938` and `Lind MRN 40771`: the label of what stands behind the name.
_TRAILING_LABEL = re.compile(
    r"(?:\s*,\s*|\s+)(?:MRN|CHI|BLEEP|[Bb]leep|D[Oo][Bb]|[Dd]\.[Oo]\.[Bb]\.?|SSN|NHS|Acct|NOK|AHPRA|GMC|NMC|MCRN|NPI|MP|MN|M\.P\.)$"
)
# `Ottilie Ravensworth Unit` before `no: D8812311`. A single space may stand before the name Ward.
_TRAILING_FIELD = re.compile(
    r"(?:\s+(?:Unit|Hospital|Hosp\.?|Record|Account|Ref\.?|Reference|Cartella|Pratica|Historia|Expediente"
    r"|Journal|Remiss)|\s{2,}(?:Chart|Case|Bed|Ward|Room))$"
)
_NUMBER = re.compile(r"[ \t]?(?:[Nn]o\b\.?|[Nn]umber\b|[Nn]r\b\.?|[Nn][.º°]|#)")
_LABELLED = re.compile(
    r"[ \t]*(?:[Nn]o\.?|[Nn]umber)?[ \t]*[:#.]?[ \t]*(?:\d|[A-Z]{0,4}-?\d"
    r"|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?[ ]\d)"
)
# What somebody is, before a name or initials. Not `HO`, `ST` and `Caso`, with which names begin.
_LEADING_ROLE = re.compile(
    r"(?:MW|BED MGR|[Bb]ed manager|HCA|RN|RPh|RPH|SpR|[Aa]na?es|RD|HV|SW|DN|RMO|BM|ODP|TENS"
    r"|EU(?=\.)|Judge|Member|Recorder|[Ss]igned"
    r"|[Ss]itter|[Jj]ef[ae]|Mtr[ao]|[Cc]oord"
    r"|caso|[Pp]atient|[Pp]aciente|[Gg]odk|[Gg]ranskad)[.:]?\s+(?=[A-ZÀ-Þ])"
)
# `Alh. Musa Danladi`, `Shri Ramachandra Rao`, `Ate Luz`.
_LEADING_HONORIFIC = re.compile(
    r"(?:(?:Alh|Mal|Barr|Engr|Adv|Smt)\.\s*|(?:Alhaji|Alhaja|Shri|Smt|Ate|Kuya)\s+)(?=[A-ZÀ-Þ])"
)
# `her brother Tomiwa AS`: which haemoglobin somebody has, where the text is about that.
_TRAILING_GENOTYPE = re.compile(r"(?<=[a-zà-ÿ])\s(?:AA|AS|SS|SC|AC)$")
_OF_GENOTYPES = re.compile(r"genotype|sickle|\bHb\s?S|electrophoresis", re.IGNORECASE)
_PARAGRAPH = 600  # characters
# What somebody does who is named next, at the beginning of a sentence: `Llama Nacho por su hijo`.
_LEADING_VERB = re.compile(
    r"(?:Llam[aó]|Avis[aó]|Viene|Vino|Acud(?:e|ió)|Consult[aó]|Refiere|Pid(?:e|ió)|Habl[aó]|Trae|Trajo"
    r"|Dice|Dijo|Niega|Acompaña|Telefon[aò]|Riferisce|Chiama)\s+(?=[A-ZÀ-Þ][a-zà-ÿ])"
)
# On a rota, where another day stands beside it: `Sat Precious LD, Sun Jonno LD`. Sun is a family
# name too, so it is a day only behind the one before it.
_LEADING_WEEKDAY = re.compile(r"(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat)\s+(?=[A-ZÀ-Þ][a-zà-ÿ]+$)")
_LEADING_SUNDAY = re.compile(r"Sun\s+(?=[A-ZÀ-Þ][a-zà-ÿ]+$)")
_ROTA_BEHIND = re.compile(r"[^\n]{0,40}?(?<!\w)(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\s[A-Zm]")
_SATURDAY_BEFORE = re.compile(r"(?<!\w)Sat\s[A-ZÀ-Þ][^\n]{0,36}$")
# Work in small letters before a name: `hygienist LeAnn`.
_LEADING_WORK = re.compile(
    r"(?:hygienist|dietiti?cian|dietitian|pharmacist|physio(?:therapist)?|paramedic|sonographer"
    r"|radiographer|interpreter|chaplain|receptionist|caseworker|counsell?or|therapist|technician"
    r"|midwife|nurse|registrar|locum|carer|teacher|higienista|int[eé]rprete|celadora?|logopeda"
    r"|fisioterapeuta|auxiliar|matrona|igienista|fisioterapista|infermier[ae]|ostetrica|educat(?:ore|rice)"
    r"|tandhygienist|dietist|kurator|logoped|fysioterapeut|sjukgymnast|tolk|(?:under|sjuk|skol)sköterska"
    r"|barnmorska|rektor|mentor)\s+(?=[A-ZÀ-Þ])"
)
# Who somebody is to the patient: `Maken Ragnvald ringer`. Not `Son` and `Sambo`, with which names
# begin, and not `Fratello, Anna`, which may be a family name before a given one.
_KIN = (
    "husband wife daughter dau dtr kusin gramma grandma grandpa"
    " marido esposo esposa hijo hija hermano hermana marito moglie"
    " figlio figlia fratello sorella maken makan hustrun sonen dottern systern brodern"
    " fadern modern sambon"
)
_LEADING_KIN = re.compile(
    rf"(?:(?:{'|'.join(_KIN.split())}|sambo)[,:]?|(?:{'|'.join(_KIN.title().split())}):?|Sambo:"
    rf"|(?:{'|'.join(_KIN.upper().split())})[,:]?)\s+(?=[A-ZÀ-Þ])"
)
# A word before a name: `muntlig Torkelsson`, `stanotte Mazzoleni`; not `lrving`, a misread Irving.
_LEADING_WORD = re.compile(r"(?!l[b-df-hj-np-tv-z])([a-zß-ÿ]{5,})\s+(?=[A-ZÀ-Þ][a-zß-ÿ])")
# `GB Graciela Bustos`: with which letters somebody signs, and who it is.
_LEADING_INITIALS = re.compile(r"([A-Z])([A-Z])\s(?=\1[a-zß-ÿ]+\s(?:[A-Z]\.?\s)?\2[a-zß-ÿ])")
# How soon somebody is to be seen, behind the number of the bed or room: `R1 RÖD Lind`.
TRIAGE = re.compile(r"(?:RÖD|ORA|ORANGE|GUL|GRÖ|GRÖN|BLÅ)")
_LEADING_TRIAGE = re.compile(rf"{TRIAGE.pattern}[.,:]?\s+(?=\S)")
BED_BEFORE = re.compile(r"(?<![^\W_])(?:[A-ZÅÄÖ]{1,2}\s?\d{1,2}|[Pp]rio):?\s+$")
# What somebody is, behind a name in a chat: `Lollo DSK`.
_TRAILING_ROLE = re.compile(
    r"(?<=[a-zà-ÿ])\s+(?:(?:ST|CT|FY|PGY-?)(?:[1-8]|(?=[1-8])|$)|DSK|SSK|USK|PHN|HCA|EEN|OT|NCSN|MIP|MPSS|MIR|R[1-5])$"
)
# `Laia Queralt, MFyC`: what somebody is by profession; no given name has two capitals in turn.
_TRAILING_CREDENTIAL = re.compile(r",\s?[A-Z]{1,3}[a-z][A-Z][A-Za-z]*$")
# The grade of whoever signs in Britain: `Freya Moss, Band 6 PT`.
_TRAILING_BAND = re.compile(r",?\s+Band$")
_GRADE_BEHIND = re.compile(r"\s[2-9][a-d]?(?![\w-])")
_TRAILING_SCALE = re.compile(r"(?<=[a-zà-ÿ])\s+([A-Z][A-Za-z0-9-]{2,})$")
_SCORE_BEHIND = re.compile(r"\s?[:=]?\s?\d")
# `Wallentina el` before `. doktor Lo`: the word that joins the next.
_TRAILING_JOIN = re.compile(r"\s+(?:och|eller|oppure|el)$")
_NEXT_ROLE = re.compile(r"\.? [a-zà-ÿ]")
_TRAILING_DEGREE = re.compile(r"(?:,\s*|\s+)([A-Z][A-Za-z.]{1,7})\.?$")
# `SHEHU Erjona F 26`: the sex, before an age or a word for birth.
_TRAILING_SEX = re.compile(r"(?<=[^\W\d_]{2})\s+[FM]$")
# The column of the sex beside that of the names: `MANETTI RANIERO  M`.
_SEX_COLUMN = re.compile(r"(?<=[^\W\d_]{2})(?:[^\S\r\n]{2,}|\t)[FMK]$")
# `Majda da` before `Nova Gorica`: the word that joins somebody and a place.
_TRAILING_PREPOSITION = re.compile(r"(?<=[^\W\d_]{2})\s+(?:da|dalla|på|från|hos|till|desde)$")
_NEXT_NAME = re.compile(r"\s+[A-ZÀ-Þ]")
_AGE_OR_BIRTH = re.compile(
    r",?\s+(?:\d{1,3}(?![\d.,/])|nat[oa]\b|nacid[oa]\b|f[öo]dd\b|DOB|born\b)"
)
# How a patient is put to sleep, behind who does it.
_TRAILING_ANAESTHESIA = re.compile(r"\s+(?:GETA|GA|MAC|LMA|TIVA)$")
_PARTS_OF_NAMES = frozenset(("jr", "sr", "ii", "iii", "iv", "junior", "senior"))
# Letters of a degree that may be a whole name.
_LONGEST_NAME = 2


def _is_field(text: str, start: int, end: int, language: str) -> bool:
    """Whether a whole name stands above the word for what follows it: `Petra Ask` over `Orsak:`."""
    above = text[start:end].splitlines()[0]
    return text.startswith(":", end) and len(above.split()) > 1 and is_heading(text, end, language)


def of_person(start: int, end: int, text: str, language: str) -> tuple[int, int]:
    """Where a name begins and ends; all of it may be the close of a letter."""
    start = start_behind(
        (
            *(_LEADING_CLOSING, _LEADING_TITLES, _LEADING_ROLE, _LEADING_WORK, _LEADING_KIN),
            _LEADING_HONORIFIC,
        ),
        start,
        end,
        text,
    )
    if text[start:end] > "a" and _is_before_name(start, end, text):
        start = start_behind((_LEADING_WORD,), start, end, text)
    elif text[start + 2 : start + 3] == " ":
        start = start_behind((_LEADING_INITIALS,), start, end, text)
    if BED_BEFORE.search(text, max(0, start - NEAR), start):
        start = start_behind((_LEADING_TRIAGE,), start, end, text)
    if language in OWN:
        start = start_behind((_LEADING_VERB,), start, end, text)
    if _ROTA_BEHIND.match(text, end):
        start = start_behind((_LEADING_WEEKDAY,), start, end, text)
    if _SATURDAY_BEFORE.search(text, max(0, start - NEAR), start):
        start = start_behind((_LEADING_SUNDAY,), start, end, text)
    end = end_before(_TRAILING_CLOSING, start, end, text)
    end = end_before(NEXT_LINE, start, end, text, lambda at: _is_field(text, start, at, language))
    end = end_before(_TRAILING_ROLE, start, end, text)
    if "," in text[start:end]:
        end = end_before(_TRAILING_CREDENTIAL, start, end, text)
    end = end_before(_TRAILING_BAND, start, end, text, lambda at: _GRADE_BEHIND.match(text, at))
    end = end_before(_TRAILING_JOIN, start, end, text, lambda at: _NEXT_ROLE.match(text, at))
    end = end_before(_TRAILING_LABEL, start, end, text, lambda at: _LABELLED.match(text, at))
    end = end_before(_TRAILING_FIELD, start, end, text, lambda at: _NUMBER.match(text, at))
    if language in OWN:  # in English it may be a middle initial
        end = end_before(_SEX_COLUMN, start, end, text)
        end = end_before(
            _TRAILING_PREPOSITION, start, end, text, lambda at: _NEXT_NAME.match(text, at)
        )
    # Not `BEAN, AUTUMN M 71`, whose name goes on.
    if language in OWN or ("," not in text[start:end] and len(text[start:end].split()) > _TWO):
        end = end_before(_TRAILING_SEX, start, end, text, lambda at: _AGE_OR_BIRTH.match(text, at))
    end = end_before(_TRAILING_ANAESTHESIA, start, end, text)
    end = end_before(_TRAILING_GENOTYPE, start, end, text, lambda at: _is_of_genotypes(at, text))
    end = _before_score(start, end, text)
    found = _TRAILING_DEGREE.search(text, start, end)
    return start, found.start() if found and _is_degree(
        found[1], text[start : found.start()]
    ) else end


def _is_of_genotypes(at: int, text: str) -> bool:
    return _OF_GENOTYPES.search(text, max(0, at - _PARAGRAPH), at + _PARAGRAPH) is not None


def _before_score(start: int, end: int, text: str) -> int:
    """The end of a name without the scale whose score stands behind it: `Bukola EPDS` `13/30`."""
    found = _TRAILING_SCALE.search(text, start, end)
    if found is None or not _SCORE_BEHIND.match(text, end):
        return end
    listed = found[1] in exact_words("clinical_abbreviations")
    return found.start() if listed and text[start : found.start()].strip() else end


def _is_before_name(start: int, end: int, text: str) -> bool:
    """Whether a word in small letters that nobody is called stands before a name with a capital."""
    word = _LEADING_WORD.match(text, start, end)
    if word is None:
        return False
    key = key_of(word[1])
    return not (key in wordlist("particles") or is_listed(key))


def _is_degree(word: str, name: str) -> bool:
    """`FRCS` and `MBChB`; the `Ma` of `Yi Ma` and the `DO` of `LINH DO` may be family names."""
    if word.istitle() or key_of(word) not in wordlist("degrees") - _PARTS_OF_NAMES:
        return False
    return len(key_of(word)) > _LONGEST_NAME or not name.isupper()
