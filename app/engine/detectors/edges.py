"""Words and numbers at the edges of a finding that are no part of its identifier.

The tagger often takes in what stands beside an identifier: a title, the clock behind a day, the
unit of an age, an article before a hospital. Only closed lists and forms are cut off; of a finding
that is only the close of a letter nothing is left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from app.engine.detectors.merge import trim
from app.engine.domain.document import Span
from app.engine.text.calendar_terms import MONTHS, alternatives
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import key_of
from app.engine.text.languages import OWN
from app.engine.text.units import COUNTED
from app.engine.text.vocabulary import exact_words, wordlist

TITLE = (
    r"(?:Dr|Drs|DR(?=\.)|Mr|MR(?=\.)|Mrs|MRS(?=\.)|Ms|MS(?=\.)|Miss|Prof|Professor|Rev|Fr|Sr(?=\.)"
    r"|Dott|Dra|Sig|Hon)"
)
"""Titles before names, as a part of a regular expression."""
AREAS = ("CITY", "STATE", "LOCATION_OTHER")
"""Subcategories of places that are no address and no institution."""

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
    r"(?:\s*,\s*|\s+)(?:MRN|CHI|BLEEP|[Bb]leep|D[Oo][Bb]|[Dd]\.[Oo]\.[Bb]\.?|SSN|NHS|Acct|NOK|AHPRA|GMC|NMC|MCRN|NPI)$"
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
# `TERNI` above `Gravidanza`, the first word of the next line.
_NEXT_LINE = re.compile(r"[ \t]*\r?\n\s*([A-ZÀ-Þ][^\W\d_]{3,})$")
_KIND_OF_PLACE = re.compile(
    r"(?:the )?(?:island|lake|city|town|village|county|state) of (?=[A-Z])|casa d[ei] (?=[A-Z])"
)
# What somebody is, before a name or initials. Not `HO`, `ST` and `Caso`, with which names begin.
_LEADING_ROLE = re.compile(
    r"(?:MW|BED MGR|[Bb]ed manager|HCA|RN|RPh|RPH|SpR|[Aa]na?es|RD|HV|SW|DN|RMO|BM|ODP|TENS"
    r"|EU(?=\.)|Judge|Member|Recorder|[Ss]igned"
    r"|[Ss]itter|[Jj]ef[ae]|Mtr[ao]|[Cc]oord"
    r"|caso|[Pp]atient|[Pp]aciente|[Gg]odk|[Gg]ranskad)[.:]?\s+(?=[A-ZÀ-Þ])"
)
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
# Which hand somebody writes with, before what they do: `right hand dominant line cook`.
_LEADING_HAND = re.compile(
    r"(?:(?:right|left|R|L)[- ])?(?:hand(?:ed)?[- ]dominant|handed)\s+(?=\w)", re.IGNORECASE
)
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
    "husband wife daughter dau dtr marido esposo esposa hijo hija hermano hermana marito moglie"
    " figlio figlia fratello sorella maken makan hustrun sonen dottern systern brodern"
    " fadern modern sambon"
)
_LEADING_KIN = re.compile(
    rf"(?:(?:{'|'.join(_KIN.split())}|sambo)[,:]?|(?:{'|'.join(_KIN.title().split())}):?|Sambo:"
    rf"|(?:{'|'.join(_KIN.upper().split())})[,:]?)\s+(?=[A-ZÀ-Þ])"
)
# How soon somebody is to be seen, behind the number of the bed or room: `R1 RÖD Lind`.
TRIAGE = re.compile(r"(?:RÖD|ORA|ORANGE|GUL|GRÖ|GRÖN|BLÅ)")
_LEADING_TRIAGE = re.compile(rf"{TRIAGE.pattern}[.,:]?\s+(?=\S)")
BED_BEFORE = re.compile(r"(?<![^\W_])(?:[A-ZÅÄÖ]{1,2}\s?\d{1,2}|[Pp]rio):?\s+$")
# What somebody is, behind a name in a chat: `Lollo DSK`.
_TRAILING_ROLE = re.compile(
    r"(?<=[a-zà-ÿ])\s+(?:(?:ST|CT|FY|PGY-?)(?:[1-8]|(?=[1-8])|$)|DSK|SSK|USK|PHN|HCA|EEN|OT|NCSN|MIP|MPSS|MIR|R[1-5])$"
)
# The grade of whoever signs in Britain: `Freya Moss, Band 6 PT`.
_TRAILING_BAND = re.compile(r",?\s+Band$")
_GRADE_BEHIND = re.compile(r"\s[2-9][a-d]?(?![\w-])")
# Whose patient it is, behind where: `Ambulatorio di via Saffi la Sua` before `assistita`.
_TRAILING_POSSESSIVE = re.compile(r"\s+(?:la|il|le|i)\s+(?:Sua|Suo|Sue|Suoi|Vostr[ao])$")
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
# What was found there: `Policlinico neg`.
_TRAILING_RESULT = re.compile(
    r"(?<=[^\W\d_]{2}),?\s+(?:neg|pos|ndr|nn|ua|negativ[oaei]?|positiv[oaei]?|nei limiti|u\.?\s?a)$"
)
_AGE_OR_BIRTH = re.compile(
    r",?\s+(?:\d{1,3}(?![\d.,/])|nat[oa]\b|nacid[oa]\b|f[öo]dd\b|DOB|born\b)"
)
# How a patient is put to sleep, behind who does it.
_TRAILING_ANAESTHESIA = re.compile(r"\s+(?:GETA|GA|MAC|LMA|TIVA)$")
_PARTS_OF_NAMES = frozenset(("jr", "sr", "ii", "iii", "iv", "junior", "senior"))
# Letters of a degree that may be a whole name.
_LONGEST_NAME = 2

# `R 204 417 NHS` before `: 943 476 5919`: the label of the number behind.
_LABEL_OF_NEXT = re.compile(r"(?<=\d)[.,;]?\s+[A-Z]{3,6}$")
_NEXT_NUMBER = re.compile(r"\.?\s?[:#]?\s?(?:[A-Z]{1,3}-?)?\d")
# `lot MMR W02871`
_VACCINE = re.compile(
    r"(?:MMR|MMRV|Tdap|DTaP|Td|BCG|HPV|Hep[AB]|IPV|PCV\d{0,2}|PPSV23|Hib|Men[ABC]\w{0,3}|Prevnar|Prevenar|Pfizer"
    r"|Moderna|Comirnaty|Spikevax|Gardasil|Boostrix|Infanrix|Hexyon|Vaxigrip|Fluad|Rotarix|Shingrix)\s+(?=\S*\d)"
)
_SERIAL = re.compile(r"(?:[ns]/[sn]|[NS]/[SN]|[nN][.º°]{1,2}|[Nn]r\.?)\s+(?=\S*\d)")
# How often somebody calls, behind who does, and when: `Norfolk Swifts QDS`, `Fulking ward 0905`.
_FREQUENCY = re.compile(
    r"\s+(?:OD|BD|TDS|QDS|PRN|BID|TID|QID|od|bd|tds|qds|prn|(?<=[a-z]\sward\s)0\d[0-5]\d)$"
)
_AGE_UNIT = re.compile(r"(?<=\d)(?:/(?:12|52|7)|\s?(?:and|aa|años|anni|år)|enne|-?år(?:ig|ing))$")
_AGE_LETTER = re.compile(r"(?<=\d)\s?a$")
_WEEKDAY = r"(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?"
# `Fri 1605` and `Mar 6, 0615`. Other numbers of four digits may be years.
_CLOCK = re.compile(
    rf"(?:(?<=\d)|\b{_WEEKDAY}\.?),?(\s+(?:0\d|1[0-7]|2[1-3])[0-5]\d)$", re.IGNORECASE
)
_AFTER_WEEKDAY = re.compile(rf"{_WEEKDAY}\.?,?$", re.IGNORECASE)
# What is taken on these days: `lun-mer-ven 1`, `dom 100`. Three weekdays have no day of the month.
_SHORT_WEEKDAY = (
    r"(?:lun|mar|mer|gio|ven|s[aá]b|dom|mi[eé]|jue|vie|m[aå]n|tis|ons|tors?|fre|l[oö]r|s[oö]n|mon|tue|wed"
    r"|thu|fri|sat|sun)[a-zì]*\.?"
)
_DOSE = re.compile(
    rf"(?:\b{_SHORT_WEEKDAY}(?:[-–/,]\s?{_SHORT_WEEKDAY}){{2,}}|\b{_SHORT_WEEKDAY})(\s+\d{{1,3}})",
    re.IGNORECASE,
)
_WEEKDAYS_BEFORE = re.compile(rf"(?<!\w)(?:{_SHORT_WEEKDAY}[-–/])+$", re.IGNORECASE)
_SEVERAL = re.compile(r"[-–/,]")
_COURSE_DAY = re.compile(r"(?<=[^\W\d_])\.?\s+(?:D|POD|Day )\d{1,3}$")
# The `4` of `3) home till 1 Mar. 4) Review`: the number of the next item.
_TRAILING_ITEM = re.compile(r"[.;]\s+(\d{1,2})$")
_LIST = 600  # characters
# The next item behind a telephone: `0491 570 313.` `4. West`, `600 550 171.` `1.ª vez`.
_NEXT_ITEM = re.compile(r"(?<=\d)(?:\.?\s*\r?\n\s*|\.\s+)\d{1,2}$")
_ITEM_BEHIND = re.compile(r"\.[ªº]|[.)]?\s+[^\W\d_]|[.)]\s")
_FEWEST_DIGITS = 9
# `5/118 Shaftesbury Rd. 2's childcare`: whom a list calls 2.
_NEXT_OF_LIST = re.compile(r"\.\s+\d{1,2}$")
_POSSESSED = re.compile(r"['’]s(?!\w)")
# `Rosa Berggren, rosa vätska`
_TRAILING_SMALL = re.compile(r"(?<=[^\W\d_]),\s+[a-zà-ÿ]+$")
# `Billroth II -52`: what was done, and when.
_LEADING_CLASS = re.compile(r"(?:I{1,3}|IV|V)\s+(?=[-'’]\d\d$)")
# `wean pred 50 → 25 Fri`: what was 50 becomes 25.
_CHANGED_VALUE = re.compile(rf"\d{{1,3}}\s+(?={_WEEKDAY}\b)", re.IGNORECASE)
# The end of a value in the line above: the `4.` of `K 5,4.` over `mar 11/11`.
_REST_OF_VALUE = re.compile(r"\d{1,3}\.?\s*\n\s*(?=\S)")
_VALUE_CUT = re.compile(r"\d[.,]$")
# `L4–S1 maj 2024`, `Impianto 4.6 del 2019`, `Hb 10.4 2019`: a level, a tooth, a value, and when.
_CUT_LEVEL = re.compile(r"(?<![^\W_])[CTLS]\Z")
_CUT_VALUE = re.compile(r"(?<![\w-])([^\W\d_][\w-]*)\s\d{1,3}[.,]\Z")
# `il 4.6 del 2019` is a day.
_ARTICLE_AHEAD = re.compile(r"(?<!\w)(?:il|dal|al|del|el|d[ií]a|giorno|den)\s\Z", re.IGNORECASE)
_REST_OF_TOKEN = re.compile(r"\d{1,2}\s+(?:del?\s+)?(?=[^\W\d_]{3}|(?:19|20)\d\d$)")
_LEADING_VALUE = re.compile(
    rf"(?:\d{{1,3}}[.,]\d{{1,2}}|3[2-9]|[4-9]\d|\d{{3}})\s+(?:del?\s+)?(?=(?:{alternatives(MONTHS)})\b)"
    r"|\d{1,2}[.,]\d{1,2}\s+del?\s+(?=(?:19|20)\d\d$)",
    re.IGNORECASE,
)
_FIRST_OF_VALUES = frozenset("0123456789CTLS")
_DECIMAL = re.compile(r"\d{1,2}[.,]\d{1,2}\s+(?=(?:19|20)\d\d$)")
_LEVELS = re.compile(
    r"(?:[CTLS]h?\d{1,2}\s?[-–/]\s?)?[CTLS]h?\d{1,2}\s+(?=[^\W\d_]{3}|(?:19|20)\d\d$)"
)
_LAST_WORD = re.compile(r"(?<![\w-])([^\W\d_][\w-]*)\s$")
# `Monday 11 March, 4 hours`, `8 May 23+1`, `om 6 v. 2 tabl`: how many, behind a day or weeks.
_TRAILING_COUNT = re.compile(
    rf"(?:{alternatives(MONTHS)}|\bv)(\.?,?\s+\d{{1,2}}(?:\s?\+\s?[0-6])?)$", re.IGNORECASE
)
_COUNTED_BEHIND = re.compile(rf"\s?{COUNTED}(?!\s?\d)", re.IGNORECASE)
_WEEKS_AND_DAYS = re.compile(r"\+\s?[0-6]$")
_CHANGED_BEFORE = re.compile(r"\d\s?(?:→|->|–>|=>)\s?$")
_LAST_DAY, _TWO, _NEAR = 31, 2, 40
_HOURS, _MINUTES = re.compile(r"\s+\d{1,2}$"), re.compile(r":[0-5]\d(?!\d)")

_ARTICLE = {
    "en": re.compile(r"the\s+(?=\S)"),
    "es": re.compile(r"(?:el|la|los|las)\s+(?=[A-ZÀ-Þ])"),
    "it": re.compile(r"(?:(?:d|n)?ell|all|dall|sull|l)['’](?=[^\W\d_])"),
}
_ARTICLE_OF_DAY = {
    "it": re.compile(r"(?:(?:d|n)?ell|all|dall|sull|l)['’](?=\w)", re.IGNORECASE),
    # Also the 1 of `cykel 1 den 3 april`.
    "sv": re.compile(r"(?:\d{1,2}\s+)?den\s+(?=\d)", re.IGNORECASE),
}
# A unit beside the name of its house is no part of it.
_UNIT_OF_HOUSE = {"it": re.compile(r"(?:ambulatorio|reparto)\s+(?=[A-ZÀ-Þ])")}
_INSTITUTIONS = ("HOSPITAL", "ORGANIZATION", "LOCATION_OTHER")
# Plates end in letters, before whatever number.
_LETTERS_BEHIND = ("VEHICLE",)
_WITH_ARTICLES = {"en": _INSTITUTIONS[:2], "es": _INSTITUTIONS, "it": _INSTITUTIONS}


def without_edges(span: Span, subcategory: str, text: str, language: str) -> Span | None:
    """`span` of an identifier without what is beside it; None if nothing of it is left."""
    start, end = span.start, span.end
    if subcategory in PERSONS:
        start, end = _of_person(start, end, text, language)
    elif subcategory == "AGE":
        end = _of_age(start, end, text, language)
    elif subcategory == "DATE":
        start, end = _value_before(start, end, text), _of_date(start, end, text)
        start = _behind((_LEADING_CLASS,), start, end, text)
        if language in _ARTICLE_OF_DAY:
            start = _behind((_ARTICLE_OF_DAY[language],), start, end, text)
    elif subcategory == "PROFESSION":
        start = _behind((_LEADING_HAND,), start, end, text)
    elif subcategory in ("PHONE", "FAX", "STREET"):
        end = _before_next(subcategory, start, end, text)
    elif subcategory in (*_INSTITUTIONS, *AREAS):
        start, end = _of_place(subcategory, start, end, text, language)
    if (start, end) == (span.start, span.end):
        return span
    return trim(Span(start, end), text) if start < end else None


def _of_place(subcategory: str, start: int, end: int, text: str, language: str) -> tuple[int, int]:
    if subcategory in AREAS:
        start = _behind((_KIND_OF_PLACE,), start, end, text)
    if subcategory in _INSTITUTIONS:
        end = _before(_FREQUENCY, start, end, text)
        end = _before(_TRAILING_RESULT, start, end, text)
        end = _before(_TRAILING_POSSESSIVE, start, end, text)
    end = _before(_NEXT_LINE, start, end, text, lambda at: _is_heading(text, at, language))
    if subcategory in _WITH_ARTICLES.get(language, ()):
        start = _behind((_ARTICLE[language],), start, end, text)
    if subcategory == "HOSPITAL" and language in _UNIT_OF_HOUSE:
        start = _behind((_UNIT_OF_HOUSE[language],), start, end, text)
    return start, end


def _before_next(subcategory: str, start: int, end: int, text: str) -> int:
    """The end of a telephone or a street without the number of the next item of a list."""
    if subcategory == "STREET":
        is_next = _POSSESSED.match(text, end)
        return _before(_NEXT_OF_LIST, start, end, text) if is_next else end
    if not _ITEM_BEHIND.match(text, end):
        return end
    return _before(_NEXT_ITEM, start, end, text, lambda at: _is_whole_number(start, at, text))


def number_without_edges(span: Span, subcategory: str, text: str) -> Span:
    """`span` of a number without the word for one before it and the label of the next behind it."""
    start, end = _behind((_SERIAL, _VACCINE), span.start, span.end, text), span.end
    if subcategory not in _LETTERS_BEHIND:
        end = _before(_LABEL_OF_NEXT, start, end, text, lambda at: _NEXT_NUMBER.match(text, at))
    return span if (start, end) == (span.start, span.end) else Span(start, end)


def _is_whole_number(start: int, end: int, text: str) -> bool:
    """Whether a telephone has enough digits without what may be the next item."""
    return sum(map(str.isdigit, text[start:end])) >= _FEWEST_DIGITS


def _is_heading(text: str, end: int, language: str) -> bool:
    """Whether the last word before a place is one of headings, and ends no name of a place.

    `Central de` goes on in the next line, `TERNI` does not.
    """
    *above, word = text[max(0, end - _NEAR) : end].split()
    if above and key_of(above[-1]) in wordlist("particles"):
        return False
    listed = language in OWN and word.lower() in exact_words(f"everyday_{language}")
    return listed or key_of(word) in wordlist("note_headings") - wordlist("generic_words")


def _is_field(text: str, start: int, end: int, language: str) -> bool:
    """Whether a whole name stands above the word for what follows it: `Petra Ask` over `Orsak:`."""
    above = text[start:end].splitlines()[0]
    return text.startswith(":", end) and len(above.split()) > 1 and _is_heading(text, end, language)


def _of_person(start: int, end: int, text: str, language: str) -> tuple[int, int]:
    start = _behind(
        (_LEADING_CLOSING, _LEADING_TITLES, _LEADING_ROLE, _LEADING_WORK, _LEADING_KIN),
        start,
        end,
        text,
    )
    if BED_BEFORE.search(text, max(0, start - _NEAR), start):
        start = _behind((_LEADING_TRIAGE,), start, end, text)
    if language in OWN:
        start = _behind((_LEADING_VERB,), start, end, text)
    if _ROTA_BEHIND.match(text, end):
        start = _behind((_LEADING_WEEKDAY,), start, end, text)
    if _SATURDAY_BEFORE.search(text, max(0, start - _NEAR), start):
        start = _behind((_LEADING_SUNDAY,), start, end, text)
    end = _before(_TRAILING_CLOSING, start, end, text)
    end = _before(_NEXT_LINE, start, end, text, lambda at: _is_field(text, start, at, language))
    end = _before(_TRAILING_ROLE, start, end, text)
    if _is_full_name(text[start:end].partition(",")[0]):
        end = _before(_TRAILING_SMALL, start, end, text)
    end = _before(_TRAILING_BAND, start, end, text, lambda at: _GRADE_BEHIND.match(text, at))
    end = _before(_TRAILING_JOIN, start, end, text, lambda at: _NEXT_ROLE.match(text, at))
    end = _before(_TRAILING_LABEL, start, end, text, lambda at: _LABELLED.match(text, at))
    end = _before(_TRAILING_FIELD, start, end, text, lambda at: _NUMBER.match(text, at))
    if language in OWN:  # in English it may be a middle initial
        end = _before(_SEX_COLUMN, start, end, text)
        end = _before(
            _TRAILING_PREPOSITION, start, end, text, lambda at: _NEXT_NAME.match(text, at)
        )
    # Not `BEAN, AUTUMN M 71`, whose name goes on.
    if language in OWN or ("," not in text[start:end] and len(text[start:end].split()) > _TWO):
        end = _before(_TRAILING_SEX, start, end, text, lambda at: _AGE_OR_BIRTH.match(text, at))
    end = _before(_TRAILING_ANAESTHESIA, start, end, text)
    end = _before_score(start, end, text)
    found = _TRAILING_DEGREE.search(text, start, end)
    return start, found.start() if found and _is_degree(
        found[1], text[start : found.start()]
    ) else end


def _is_full_name(written: str) -> bool:
    """Whether it is of several words that begin with capitals."""
    words = written.split()
    return len(words) > 1 and all(word[:1].isupper() for word in words)


def _before_score(start: int, end: int, text: str) -> int:
    """The end of a name without the scale whose score stands behind it: `Bukola EPDS` `13/30`."""
    found = _TRAILING_SCALE.search(text, start, end)
    if found is None or not _SCORE_BEHIND.match(text, end):
        return end
    listed = found[1] in exact_words("clinical_abbreviations")
    return found.start() if listed and text[start : found.start()].strip() else end


def _is_degree(word: str, name: str) -> bool:
    """`FRCS` and `MBChB`; the `Ma` of `Yi Ma` and the `DO` of `LINH DO` may be family names."""
    if word.istitle() or key_of(word) not in wordlist("degrees") - _PARTS_OF_NAMES:
        return False
    return len(key_of(word)) > _LONGEST_NAME or not name.isupper()


def _value_before(start: int, end: int, text: str) -> int:
    """The beginning of a day without the new dose or the rest of a value before it."""
    if _VALUE_CUT.search(text, max(0, start - _NEAR), start):
        start = _behind((_REST_OF_VALUE,), start, end, text)
    if _is_amid_value(start, text):
        start = _behind((_REST_OF_TOKEN,), start, end, text)
    if text[start] in _FIRST_OF_VALUES and not _ARTICLE_AHEAD.search(
        text, max(0, start - _NEAR), start
    ):
        start = _behind((_LEVELS, _LEADING_VALUE), start, end, text)
        if _DECIMAL.match(text, start, end) and _is_measured(start, text):
            start = _behind((_DECIMAL,), start, end, text)
    changed = _CHANGED_BEFORE.search(text, max(0, start - _NEAR), start)
    return _behind((_CHANGED_VALUE,), start, end, text) if changed else start


def _is_amid_value(start: int, text: str) -> bool:
    """Whether what stands at `start` goes on the level `S1` of a spine or the value `TSH 2.1`."""
    first = max(0, start - _NEAR)
    if _CUT_LEVEL.search(text, first, start):
        return True
    cut = _CUT_VALUE.search(text, first, start)
    return cut is not None and _is_listed(cut[1])


def _is_listed(word: str) -> bool:
    """Whether something is measured by this name."""
    return word in exact_words("measures") or key_of(word) in wordlist("analytes")


def _is_measured(start: int, text: str) -> bool:
    before = _LAST_WORD.search(text, max(0, start - _NEAR), start)
    return before is not None and _is_listed(before[1])


def _of_age(start: int, end: int, text: str, language: str) -> int:
    end = _before(_AGE_UNIT, start, end, text)
    return _before(_AGE_LETTER, start, end, text) if language in OWN else end


def _of_date(start: int, end: int, text: str) -> int:
    """The end of a day without the clock behind it, or the hours of one: `Mon 11 Mar 07` `:14`."""
    # `Sat D10`: the tenth day since something.
    end = _before(_COURSE_DAY, start, end, text)
    end = _before(_TRAILING_ITEM, start, end, text, lambda at: _is_item(start, at, text))
    count = _TRAILING_COUNT.search(text, start, end) if text[end - 1].isdigit() else None
    if count is not None and _is_counted(start, end, text):
        end = count.start(1)
    hours = _HOURS.search(text, start, end)
    if hours and hours.start() > start and _MINUTES.match(text, end):
        return hours.start()
    dose = _DOSE.fullmatch(text, start, end)
    if dose:
        days = _WEEKDAYS_BEFORE.search(text, max(0, start - _NEAR), start)
        several = len(_SEVERAL.split(f"{days[0] if days else ''}{dose[0]}")) > _TWO
        if several or int(dose[1]) > _LAST_DAY:
            return dose.start(1)
    clock = _CLOCK.search(text, start, end)
    if clock is None:
        return end
    is_early = text[clock.start(1) :].lstrip()[:1] == "0"
    before = text[start : clock.start(1)]
    return clock.start(1) if is_early or _AFTER_WEEKDAY.search(before) else end


def _is_counted(start: int, end: int, text: str) -> bool:
    """Whether a number at the end counts something, or weeks of a pregnancy."""
    behind = _COUNTED_BEHIND.match(text, end)
    return behind is not None or _WEEKS_AND_DAYS.search(text, start, end) is not None


def _is_item(start: int, end: int, text: str) -> bool:
    """Whether a number at the end is one of a list that has the one before it: not `(Oct. 4)`."""
    number = _TRAILING_ITEM.search(text, start, end)
    if number is None or not text.startswith(")", end):
        return False
    before = rf"(?<![\w(]){int(number[1]) - 1}\)\s"
    return re.search(before, text[max(0, start - _LIST) : start]) is not None


def _behind(patterns: Iterable[re.Pattern[str]], start: int, end: int, text: str) -> int:
    for pattern in patterns:
        found = pattern.match(text, start, end)
        start = found.end() if found else start
    return start


def _before(
    pattern: re.Pattern[str],
    start: int,
    end: int,
    text: str,
    holds: Callable[[int], object] = bool,
) -> int:
    found = pattern.search(text, start, end)
    return found.start() if found and holds(end) else end
