"""What names nobody in Spanish, Italian and Swedish, told by words, numbers and what stands before.

Only doubtful findings of the tagger are judged, and only by closed rules: words that no note marks,
clock times, pieces of decimal numbers, diseases and signs with names, the title of whoever signs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.detectors.merge import trim
from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.engine.names.towns import region_named
from app.engine.text.calendar_terms import MONTHS, alternatives
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import exact_words, one_of, wordlist

_RATHER, _UNSURE, _SURE = 0.35, 0.75, 0.95
"""Below these scores count abbreviations, then words and what stands around, then form."""

# Not all places: a word for where somebody comes from is one in Italian and Swedish notes.
_WORDED = frozenset(
    ("PATIENT", "DOCTOR", "PROFESSION", "HOSPITAL", "ORGANIZATION", "USERNAME", "DATE", "CITY")
)
_COUNTED = frozenset(("DATE", "AGE", "IDNUM"))
_LETTERS = re.compile(r"[^\W\d_]+")
_SENTENCE_START = re.compile(r"(?:^|[.!?:;]\s+|[\r\n\f\t]\s*[-•*]?\s*)$")
_SIGNED = re.compile(
    r"(?:/|\b(?:sign|dikt|fdo|firmado|firma|f\.to|por|da|av|att|dr|dra|dott|ssk|öl|inf"
    r"|enf)\b\.?:?|--|—)\s*$",
    re.IGNORECASE,
)
# What somebody is called may be any word: `le dicen el gordo`, `detto topo`.
_CALLED_BEFORE = re.compile(
    r"(?:[\"“”«'‘’]|\b(?:alias|apod(?:o|ad[oa])|dicen|llaman?|mote|dett[oa]|chiaman?o?|soprannom(?:e|inat[oa])"
    r"|kalla[sd]|smeknamn|heter)\b:?)\s*(?:(?:el|la|il|lo)\s)?[\"“”«'‘’]?$",
    re.IGNORECASE,
)
_NEAR, _TWO = 40, 2
_HEADING, _LONGEST_INITIALS = 0.9, 4

_TITLES: Mapping[str, str] = {
    "es": r"(?:D\.ª?|Dª\.?|[Dd]on|[Dd]oña|Dña\.?|Sra?\.?|Srta\.?|Dra?\.?|Dr\.ª|Lic\.?|Enf\.?|TM"
    r"|[Jj]ef[ae]|Mtr[ao]\.?|Querid[oa]|Estimad[oa]|Ayte\.|[Ss]or(?=\s)|[Ff]ray|[Pp]adre|[Dd]ra?(?=\s))",
    "it": r"(?:[Ss]ig\.?(?:r?a|na)?\.?|[Ss]ignora?|[Dd]ott\.?(?:ssa|or|oressa)?|[Dd]r\.?(?:ssa)?"
    r"|[Pp]rof\.?(?:ssa)?"
    r"|Gent\.m[oa]|Gentil[ei]|Egregio|Car[oaie]|Ciao|[Ii]nf\.|Avv\.|Spett\.le|[Pp]z\.?|caposala"
    r"|Ing\.|Geom\.|Rag\.|Arch\.|Ass\.|Mar\.|M\.llo|Brig\.|[Ss]uor)",
    "sv": r"(?:[Dd]r|[Öö]l|[Ss]sk|[Uu]sk|[Tt]dl|[Tt]sk|[Bb]hl|BMA|[Ff]ru|[Hh]err|[Dd]oktor"
    r"|[Kk]urator|[Nn]arkos|[Ss]yster|Rem|[Bb]m|[Dd]sk|DSK|SSK|USK|DL|TH|[Tt]dh|OP-ssk"
    r"|(?:[A-ZÅÄÖa-zåäö-]*[a-zåäö-]|AT-|ST-)?[Ll]äk(?:are(?:n)?)?\.?"
    r"|[Ss]kol(?:ssk|sköterskan?|kurator)|[Dd]istrikts(?:sköterskan?|ssk))",
}
_LEADING = {code: re.compile(rf"(?:{titles}\s+)+(?=[A-ZÀ-Þ])") for code, titles in _TITLES.items()}

_NAMED_THINGS: Mapping[str, str] = {
    "es": r"(?:signos?|s[ií]ndromes?|sd\.?|maniobras?|escalas?|[ií]ndices?|clasificaci[oó]n|reflejo"
    r"|criterios|tiroiditis|es[oó]fago|contractura|ganglio|incisi[oó]n|colgajo)(?:\sde|\sdel)?",
    "it": r"(?:segno|sindrome|morbo|manovra|scala|indice|classificazione|criteri|tiroidite|esofago"
    r"|legamento|triangolo|cellule)(?:\sdi|\sdel|\sd['’])?",
    "sv": r"(?:mb|morbus)\.?",
}
"""What is always named after whoever described it: no patient has a sign, an index, a scale."""
_OTHER_THINGS: Mapping[str, str] = {
    "es": r"(?:enf(?:ermedad|\.)|f[eé]rula|ortesis|vendaje|test|fractura|tubos?|aguja|prueba"
    r"|f[oó]rmula|m[eé]todo|linfoma"
    r"|dren(?:aje)?|sonda|punto|c/)(?:\sde|\sdel)?",
    "it": r"(?:malattia|splint|stecca|ferula|tutore|bendaggio|test|frattura|tubo|ago|prova"
    r"|formula|metodo|linfoma|drenaggio|cannula"
    r"|scarpa|punto|incisione|tipo|vite)(?:\sdi|\sdel|\sd['’])?",
    "sv": r"(?:s\.?k\.?|a\.?m\.?|enl(?:igt|\.)?|modifierad|positiv|negativ)",
}
_THING_BEFORE, _OTHER_BEFORE = (
    {
        code: re.compile(rf"(?<!\w){words}\s*[\"“«(]?$", re.IGNORECASE)
        for code, words in things.items()
    }
    for things in (_NAMED_THINGS, _OTHER_THINGS)
)
# `mb Lasse` of a Swedish family is the brother of the mother.
_UNCLE_BEFORE = re.compile(r"(?<!\w)mb\.?\s$")
# `Mb Bowen`, the disease and its name in one.
_MORBUS = re.compile(r"(?:[Mm]b|[Mm]orbus|[Mm]orbo di|[Ee]nfermedad de)\.?\s[A-ZÀ-Þ][^\W\d_]+")
_STAFF: Mapping[str, str] = {
    "es": r"(?:m[eé]dic[oa]|doctora?|enfermer[oa]|matrona|celadora?|auxiliar|tcae|fisioterapeuta"
    r"|psic[oó]log[oa]|trabajadora? social"
    r"|cirujan[oa]|traumat[oó]log[oa]|ginec\w+|pediatra|radi[oó]log[oa]|cardi[oó]log[oa]"
    r"|anestesi\w+|residente|adjunt[oa]|farmac[eé]utic[oa]|psiquiatra"
    r"|neur[oó]log[oa]|onc[oó]log[oa]|ur[oó]log[oa]|nefr[oó]log[oa]|internista|intensivista"
    r"|bioqu[ií]mic[oa]|microbi[oó]log[oa]|bi[oó]log[oa]|genetista|embri[oó]log[oa]|hemat[oó]log[oa]"
    r"|logopeda|jefe de (?:servicio|servicios|secci[oó]n))",
    "it": r"(?:medico|infermier[ae]|ostetric[ao]|oss|fisioterapista|psicolog[oa]|assistente sociale"
    r"|assistente sanitaria|igienista|caposala|coordinatrice|capoclinica"
    r"|chirurgo|ortopedico|ginecolog[oa]|pediatra|radiolog[oa]|cardiolog[oa]|anestesista"
    r"|specializzand[oa]|direttore|primario|farmacista|psichiatra|neurolog[oa]"
    r"|oncolog[oa]|urolog[oa]|logopedista|dietista|biolog[oa]|microbiolog[oa]|genetista|chimic[oa]"
    r"|embriolog[oa]|ematolog[oa])",
    "sv": r"(?:(?:över|under|distrikts|ST-|AT-|barn|tand|special\w+|hus|familje|bak)?läkare(?:n)?"
    r"|(?:distrikts|under|kontakt|tand)?sköterskan?|sjuksköterskan?|barnmorskan?"
    r"|fysioterapeut|arbetsterapeut|dietist|kurator|psykolog|logoped|sjukgymnast|skötare"
    r"|(?:sjukhus)?(?:kemist|genetiker|mikrobiolog|cytolog)|biomedicinsk analytiker|embryolog"
    r"|apotekare|ortopedtekniker|audionom|kirurg|kärlkirurg\w*|narkosläkare|öl"
    r"|medicinsk sekreterare)",
}
_STAFF_WORD = {code: re.compile(words, re.IGNORECASE) for code, words in _STAFF.items()}
_UNITS: Mapping[str, str] = {
    "es": r"(?:servicio de |unidad de )?(?:urgencias|consultas?(?: externas)?|hospitalizaci[oó]n)",
    "it": r"pronto soccorso|ambulatorio|reparto|day hospital",
    "sv": r"(?:akut|dag)?(?:mottagning|avdelning)(?:en)?|akuten|vårdcentralen",
}
_UNIT = {code: re.compile(words, re.IGNORECASE) for code, words in _UNITS.items()}
# `farle`, `portarglielo`: an infinitive without its last letter, and who or what is meant. Some
# infinitives are family names too, and therefore on no list.
_ALSO_NAMES = frozenset(("fare", "dare", "dire", "stare"))
_SHORTEST_INFINITIVE = 5
_WITH_PRONOUN = re.compile(
    r"([a-zà-ù]+[aei]r)(?:l[oaie]|gli|ne|[mtcvs]i|(?:glie|[mtcvs]e)(?:l[oaie]|ne))"
)
# Who answers for a report, and what the person is: `Svarsansvarig: Ebba Lind, kemist.`
_ANSWERS = re.compile(
    r"\b(?:svarsansvarig|ansv|tolkat av|validad[oa] por|validazione|responsab(?:l|il)e|firmato)"
    r"[.:]{0,2}\s[^\n:;]{3,40},\s$",
    re.IGNORECASE,
)
_AFTER_NAME = re.compile(r"[,(/–-]\s*$|\n$")

_TIME = re.compile(r"(?:[01]?\d|2[0-3])[.:][0-5]\d(?:[.:][0-5]\d)?")
_TIME_BEFORE = re.compile(
    r"\b(?:kl|klockan|ore|alle|dalle|h|hrs?|a las?|las|hora|horas|ora)\.?:?\s*$", re.IGNORECASE
)
_SCORES = (
    r"apgar|glasgow|gcs|eva|nrs|vas|visus|mmse|minimental|moca|barthel|norton|braden|sofa|news2?"
    r"|mrc|adl|iadl|cdr|phq-?9|gad-?7|phq|gds|ishihara"
)
# `av` and `ta` are visual acuity and blood pressure in Spanish, small words in Swedish.
_MEASURED = {
    code: re.compile(rf"\b(?:{_SCORES}|{words})\s*[:=]?\s*$", re.IGNORECASE)
    for code, words in (
        ("es", r"av|ta|t[ªa]|tensi[oó]n|humor|fuerza|ganglios|grado"),
        ("it", r"pa|forza|linfonodi|grado"),
        ("sv", r"bt|kraft|knipkraft|pupiller|gr|poäng"),
    )
}
_ANALYSED = re.compile(rf"\b(?:{one_of('analytes')}|na|k)\s*[:=]?\s*$", re.IGNORECASE)
_AFTER_COMMA = re.compile(r"(?<![\d,])\d{1,3},$")
_DECIMALS = re.compile(
    r",\d{1,3}(?![\d,-]|\s*[ey]\b|/|\s*(?:años?|anni|anno|år|mån|mesi|mes(?:es)?|a|m|aa)\b"
    rf"|\s+(?:de\s|del\s)?(?:{alternatives(MONTHS)})\b)",
    re.IGNORECASE,
)
_LONGEST_PIECE = 3
_PIECES = re.compile(r"\d+")
_ONLY_NUMBERS = re.compile(r"[\d\s./,:;()%<>+–-]+")
_LONG_UNIT = re.compile(
    r"\s?(?:%|(?:mg|ml|mcg|µg|cm|mm|kg|g/\w+|mmol|mmhg|ui|ie|kcal|mm3|sigarette|pacchetti|cigarrillos"
    r"|cig|cigg|capi|comprimidos|compresse|cp|minuti|minutos|minuter|min|tillfällen|sedute|sesiones"
    r"|ingresos|ricoveri)\b)",
    re.IGNORECASE,
)


def without_titles(span: Span, finding: Finding, text: str, language: str) -> Span | None:
    """`span` of a person without the titles and greetings that lead it; None if all is."""
    if finding.subcategory not in PERSONS:
        return span
    found = _LEADING[language].match(text, span.start, span.end)
    return trim(Span(found.end(), span.end), text) if found else span


def names_nobody(finding: Finding, text: str, language: str, known: frozenset[str]) -> bool:
    """Whether a finding in a passage of this language is none.

    `known` are words, in lower case, and initials of people with full names in the document.
    """
    return any_holds(_RULES, finding, text, language, known)


def _is_no_region(finding: Finding, text: str, language: str, _known: frozenset[str]) -> bool:
    """`Blanco (RT), del Riego (AP)`, where they work: no province has these letters."""
    written, end = finding.span.of(text), finding.span.end
    return (
        finding.subcategory == "STATE"
        and len(written) == _CODE
        and written.isupper()
        and finding.span.before(text, 1) == "("
        and text[end : end + 1] == ")"
        and not region_named(written, language)
    )


def _is_everyday(finding: Finding, text: str, language: str, known: frozenset[str]) -> bool:
    """`ronquera`, `supositorio`: words that are in use and name nobody."""
    written = finding.span.of(text)
    if finding.score >= _UNSURE or finding.subcategory not in _WORDED:
        return False
    if any(map(str.isdigit, written)):
        return False
    words = _LETTERS.findall(written)
    listed = exact_words(f"everyday_{language}")
    before = finding.span.before(text, _NEAR)
    begins = _SENTENCE_START.search(before) is not None
    if finding.subcategory in PERSONS and _CALLED_BEFORE.search(before):
        return False
    if finding.subcategory == "PROFESSION" and _STAFF_WORD[language].search(written):
        return False
    return bool(words) and all(
        key_of(word) not in known
        and (
            (word in listed and (word.islower() or not _may_sign(word, before, text, finding)))
            or (language == "it" and _is_infinitive(word, listed))
            or (begins and number == 0 and _opens_sentence(word, text, finding, listed))
        )
        for number, word in enumerate(words)
    )


def _is_infinitive(word: str, listed: frozenset[str]) -> bool:
    found = _WITH_PRONOUN.fullmatch(word)
    if found is None:
        return False
    # `perla` and `carlo` are not of the words `pere` and `care`.
    infinitive = f"{found[1]}e"
    return infinitive in _ALSO_NAMES or (
        len(infinitive) >= _SHORTEST_INFINITIVE and infinitive in listed
    )


def _opens_sentence(word: str, text: str, finding: Finding, listed: frozenset[str]) -> bool:
    """Whether a word has its capital from where it stands; before a colon it may be who speaks."""
    behind = text[finding.span.end : finding.span.end + _TWO].lstrip(" ")
    speaks = behind[:1] == ":" or behind[:1].isdigit() or len(word) <= _TWO
    return word.istitle() and word.lower() in listed and not speaks


def _may_sign(word: str, before: str, text: str, finding: Finding) -> bool:
    """Whether letters in capitals may be the initials of whoever signs."""
    if not word.isupper():
        return False
    if finding.score >= _RATHER:
        return True
    behind = text[finding.span.end : finding.span.end + _TWO].lstrip(" ")
    return (
        _SIGNED.search(before) is not None
        or behind[:1] in ("", "\n", "/")
        or (len(word) == _TWO and not (behind[:1].isdigit() or behind[:1].islower()))
    )


def _is_heading(finding: Finding, text: str, language: str, known: frozenset[str]) -> bool:
    """`CATETERISMO CARDIACO` at the beginning of its line."""
    written = finding.span.of(text)
    start, end = finding.span.start, finding.span.end
    begins = start == 0 or text[start - 1] == "\n"
    is_cell = begins and text[end : end + 1] == "\n" and written[:1].isupper()
    if not (written.isupper() or is_cell):
        return False
    if finding.score >= _HEADING or finding.subcategory not in _WORDED:
        return False
    words = _LETTERS.findall(written)
    listed = exact_words(f"everyday_{language}")
    return (
        not text[text.rfind("\n", 0, start) + 1 : start].strip()
        and not any(map(str.isdigit, written))
        and any(len(word) > _LONGEST_INITIALS for word in words)
        and all(word.lower() in listed and key_of(word) not in known for word in words)
    )


def _is_named_after(finding: Finding, text: str, language: str, known: frozenset[str]) -> bool:
    """`signo de Russell`, `frattura di Herbert`."""
    words = [key_of(word) for word in _LETTERS.findall(finding.span.of(text))]
    before = finding.span.before(text, _NEAR)
    return (
        finding.score < _SURE
        and finding.subcategory in (*PERSONS, "ORGANIZATION", "HOSPITAL")
        and len(words) <= _TWO
        and not known.intersection(words)
        and not (_UNCLE_BEFORE.search(before) and _is_given_name(words))
        and (
            _MORBUS.fullmatch(finding.span.of(text)) is not None
            or _THING_BEFORE[language].search(before) is not None
            or (
                _OTHER_BEFORE[language].search(before) is not None
                and set(words) <= wordlist("eponyms")
            )
        )
    )


def _is_given_name(words: list[str]) -> bool:
    # The list loads slowly.
    from app.engine.names.gazetteer import first_names  # noqa: PLC0415

    return words[:1] != [] and words[0] in first_names() and words[0] not in wordlist("eponyms")


def _is_staff(finding: Finding, text: str, language: str, _known: frozenset[str]) -> bool:
    """`Anna Lind, överläkare`: what somebody who signs is, not what a patient does."""
    if finding.subcategory != "PROFESSION" or finding.score >= _UNSURE:
        return False
    if _STAFF_WORD[language].fullmatch(finding.span.of(text)) is None:
        return False
    behind = text[finding.span.end : finding.span.end + 1]
    before = finding.span.before(text, _NEAR + _NEAR)
    signs = behind in ("", "\n") or (behind == "." and _ANSWERS.search(before) is not None)
    return signs and _AFTER_NAME.search(before) is not None


def _is_unit(finding: Finding, text: str, language: str, _known: frozenset[str]) -> bool:
    """`AKUTMOTTAGNINGEN`: a unit that every hospital has, alone."""
    return (
        finding.subcategory == "HOSPITAL"
        and finding.score < _UNSURE
        and _UNIT[language].fullmatch(finding.span.of(text)) is not None
    )


def _is_no_number(finding: Finding, text: str, language: str, _known: frozenset[str]) -> bool:
    """A time of the day, a piece of `38,5`, a score, or a count of something."""
    written = finding.span.of(text)
    if finding.subcategory not in _COUNTED or _ONLY_NUMBERS.fullmatch(written) is None:
        return False
    if finding.detector == "rules" or finding.score >= _SURE:
        return False
    start, end = finding.span.start, finding.span.end
    before, behind = text[max(0, start - _NEAR) : start], text[end : end + 14]
    if _is_piece(written, before, behind):
        return True
    if finding.subcategory == "AGE":
        return _LONG_UNIT.match(behind) is not None
    if finding.subcategory == "IDNUM":
        return _MEASURED[language].search(before) is not None and len(written) <= _LONGEST_MEASURE
    return (
        (_TIME.fullmatch(written) is not None and _is_time(written, before))
        or _MEASURED[language].search(before) is not None
        or (written.isdigit() and _ANALYSED.search(before) is not None)
        or not _may_be_day(written, before)
    )


_LONGEST_MEASURE = 9
_CODE = 2  # letters of a province
_OLDEST_YEAR, _LAST_YEAR, _MONTHS, _DAYS, _SHORT_YEAR = 1850, 2060, 12, 31, 99


def _is_piece(written: str, before: str, behind: str) -> bool:
    """Whether a comma, and no list of days or row of a table, joins it to more digits."""
    if not written.isdigit() or len(written) > _LONGEST_PIECE or before.endswith(("(", ",")):
        return written.isdigit() and _AFTER_COMMA.search(before) is not None
    return _DECIMALS.match(behind) is not None


def _is_time(written: str, before: str) -> bool:
    """`03.22` may be a month with its year, `17.12` a day."""
    minutes = int(re.split(r"[.:]", written)[1])
    return ":" in written or minutes > _DAYS or _TIME_BEFORE.search(before) is not None


def _may_be_day(written: str, before: str) -> bool:
    """Whether two numbers can be a day and a month, one a day or a year.

    Not judged is what begins a line, where numbers of patients and rooms stand.
    """
    if not before.strip(" \t") or before.rstrip(" \t").endswith("\n") or "-" in written:
        return True
    numbers = [int(number[:9]) for number in _PIECES.findall(written)]
    if len(numbers) == 1:
        digits = _PIECES.search(written)
        size = len(digits[0]) if digits else 0
        return size <= _TWO or size >= 6 or _OLDEST_YEAR <= numbers[0] <= _LAST_YEAR
    if len(numbers) == _TWO and not any(number > _SHORT_YEAR for number in numbers):
        return min(numbers) <= _MONTHS and max(numbers) <= _SHORT_YEAR and min(numbers) > 0
    return True


_RULES: tuple[Callable[[Finding, str, str, frozenset[str]], bool], ...] = (
    _is_everyday,
    _is_heading,
    _is_named_after,
    _is_staff,
    _is_unit,
    _is_no_number,
    _is_no_region,
)
