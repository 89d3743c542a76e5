"""The sex that a text tells of somebody beside their name: by relations, pronouns and numbers."""

from __future__ import annotations

import re
from itertools import chain

_LADY = (
    r"(?:sor|suor|mrs|ms|miss|lady|(?<=su )mujer|sra|señora|doña|dña|sig\.?ra|signora|fru"
    r"|dott\.?ssa|dra"
    r"|mother|mom|mum|wife|daughter|sister|aunt|auntie|grandmother|niece|girlfriend|madre|moglie|esposa|hija"
    r"|figlia|hermana|sorella|mamma|hustru|dotter|syster|abuela|nieta|nuera|suegra|cuñada|novia|tía"
    r"|nonna|suocera|cognata|zia|cugina|hustrun|dottern|systern|modern|mamman|mormor|farmor|svärmor"
    r"|väninnan|moster|faster|sobrina|prima|amiga|vecina|compañera|madrina|hijastra|amica|compagna"
    r"|vicina|fidanzata|nuora|figliastra|svägerska|väninna|flickvän|dotterdotter|sondotter"
    r"|brorsdotter|systerdotter|granddaughter|stepdaughter|stepmother|(?:mother|daughter|sister)-in-law"
    r"|widow|bride|missus|granny|grandma|stepmum|stepmom|fiancée|godmother|mamá|yaya|abuelita"
    r"|comadre|styvmor|styvmamma|bonusmamma|svärdotter|lillasyster|storasyster|lillasyrra"
    r"|inspectora|consejera|directora|coordinadora|psicóloga|médica|abogada|gemela|direttrice|operatrice"
    r"|educatrice|mediatrice|mediadora|educadora|psicologa|gemella|segretaria|secretaria|infermiera|enfermera|ostetrica|comadrona|matrona|maestra"
    r"|profesora|dottoressa|doctora|barnmorskan?|lärarinnan?|alunna|allieva|polola|coinquilina"
    r"|(?:la|una|the) (?:piccola|niña|bambina)|cuidadora(?: [a-zà-ÿ]+a)?)\b"
)
_LORD = (
    r"(?:mr|sir|sr|señor|man|don|sig|signor|herr|father|dad|husband|son|brother|uncle|grandfather"
    r"|nephew|boyfriend|padre|marito|marido|esposo|hijo|figlio|hermano|fratello|(?<!so )(?<!as )far"
    r"|(?<!to )(?<!will )make|bror|abuelo|nieto|yerno|suegro|cuñado|novio|tío|nonno"
    r"|suocero|cognato|zio|cugino|genero|maken|sonen|brodern|fadern|pappa|pappan|morfar|farfar"
    r"|svärfar|farbror|morbror|sobrino|primo|amigo|vecino|compañero|padrino|hijastro|amico|compagno"
    r"|vicino|fidanzato|figliastro|svåger|pojkvän|dotterson|sonson|brorson|systerson|grandson|stepson"
    r"|stepfather|(?:father|son|brother)-in-law|widower|hubby|grandad|granddad|grandpa|stepdad"
    r"|fiancé|godfather|papá|yayo|abuelito|compadre|papà|babbo|styvfar|styvpappa|bonuspappa"
    r"|svärson|lillebror|storebror|infermiere|enfermero|maestro|profesor|alunno|allievo|pololo"
    r"|coinquilino|mediatore|mediador|educatore|educador|operatore|psicologo|psicólogo|direttore|abogado"
    r"|(?:il|un) (?:piccolo|bambino)|(?:el|un) niño|cuidador)\b"
)
# Short words, which behind a name often are something else.
_LADY_AHEAD, _LORD_AHEAD = r"(?:mam|mor|nan|nana|gran|sis|dau|dtr|mami)\b", r"(?:bro|gramps|papi)\b"
# `två systrar: Hiba 17 och Sirine 14`
_SEVERAL = re.compile(
    r"\b(?:(?P<f>sisters|daughters|nieces|aunts|granddaughters|hermanas|hijas|nietas|t[ií]as|sobrinas"
    r"|sorelle|figlie|zie|systrar(?:na)?|döttrar(?:na)?)|brothers|sons|nephews|uncles|grandsons"
    r"|bröder(?:na)?|söner(?:na)?)\b(?P<names>[^.;\n]*)$",
    re.IGNORECASE,
)
_IN_A_LIST = (":", ": ", ", ", " (", " and ", " y ", " e ", " och ", " & ")
_AMONG_NAMES = frozenset(("and", "y", "e", "och", "år", "años", "anni", "yrs", "called", "heter"))
_SMALL_WORD = re.compile(r"(?<!\w)[a-zß-ÿ][^\W\d_]*")
_NUN = re.compile(r"\bSr\.?\s$")  # of wards and convents, and no señor
# `His wife, that's "Ginger"`.
_CALLED = re.compile(
    r"(?:\s(?:that['’]s|is|called|named|kallas|heter|som heter|se llama|llamad[oa]|di nome"
    r"|dett[oa])\s)?[\"'“”«‘]?$"
)
# `called by Leah, wife. Gord settled`: whose wife is told before. Titles are shorter.
_SENTENCE_END = re.compile(r"(?<=[a-zà-ÿ]{4})\.\s+(?=[A-ZÀ-Þ\"'“«]?\Z)")
# Who has been pregnant before, or is: `Lind, 19, G1P0`.
_PREGNANT = re.compile(
    r"[^.\n]{0,40}?\b(?:G\d{1,2}\s?P\d{1,2}|\d{1,2}(?:\+\d)?\s?(?:weeks|wks)\spregnan\w*|LMP|EDD|primigravida"
    r"|multigravida|primípara|multípara|gestante|embarazada|puérpera|FUR|FUM|FPP|puerpera|incinta"
    r"|gravida|primipara|pluripara|EPP|gravid|förstföderska|omföderska)\b",
    re.IGNORECASE,
)
# `tío materno, Artigas`, `hermana mayor Luz`
_OF_KIN = (
    r"(?:\s(?:matern[oa]|patern[oa]|mayor|menor|mellizo|melliza|gemel[oa]|gemell[oa]|maggiore|minore"
    r"|äldre|yngre))?"
)
_BEFORE = rf"\b{{}}{_OF_KIN}[.,:(\s]*$"
# Not whoever is named next: `bror Olle, syster Eva`.
_AFTER = r"[\s,(]+(?:(?:his|her|the|pt'?s)\s)?{}(?!\s(?-i:[A-ZÀ-Þ]))"
# Numbers that tell it: the last but one digit of a personnummer, the day of a codice fiscale.
_NUMBERED = re.compile(
    r"[^\n]{0,16}?(?<!\d)(?:(?:19|20)?\d\d(?:0[1-9]|1[0-2])[0-36-9]\d[-+]\d\d(?P<digit>\d)\d(?!\d)"
    r"|(?-i:[A-Z]{6}\d\d[A-EHLMPRST](?P<tens>[0-7])\d[A-Z]\d{3}[A-Z])\b)"
)
_NEXT_PRONOUN = re.compile(
    r"[^.\n]{0,40}?[^\w.](?:(?P<f>she|her|hers)|he|his|him)\b", re.IGNORECASE
)
_LETTER = r"(?-i:(?P<woman_{0}>F)|(?P<m_{0}>M))"
_TOLD = re.compile(
    rf"[\s,|(/]{{1,4}}{_LETTER.format('alone')}[\s,|)/](?!W\b)"
    rf"|[^\n]{{0,50}}?(?:(?-i:\d\s?[/|]\s?{_LETTER.format('parted')}\b)"
    rf"|(?<![\d.,/])(?-i:[1-9]?\d[ \t]?(?:y|yo|y/o|Y|yrs?)?[ \t]?{_LETTER.format('aged')})"
    r"(?![\w)/°]|[. ]d\b)"
    r"|\b(?:se(?:x|xo|sso)|k[öo]n)\s*:?\s*(?:(?P<woman_sex>[fk]\b|female|mujer|femmina|kvinna)"
    r"|(?P<m_sex>m\b)"
    r"|(?:male|var[oó]n|hombre|maschio|man\b))"
    # Not his wife: `44 a. Su mujer, Itziar`.
    r"|\d[^\W\d]*[-\s./a-zåñ]{0,12}\b(?<!su )(?<!mi )(?<!tu )(?<!sua )"
    r"(?:(?P<woman_word>female|woman|mujer|donna|kvinna)|male|man|hombre|uomo)\b"
    # `(Pepe), varón de 52 años`
    r"|(?<=[\s,.:(])(?:(?P<woman_first>mujer|donna|kvinna)|var[oó]n|hombre|uomo)(?:\sde|\sdi|\spå)?\s\d)",
    re.IGNORECASE,
)
_SEXES = tuple(
    (
        re.compile(_BEFORE.format(f"(?:{words}|{ahead})"), re.IGNORECASE),
        re.compile(_AFTER.format(words), re.IGNORECASE),
        sign,
    )
    for words, ahead, sign in ((_LADY, _LADY_AHEAD, 3), (_LORD, _LORD_AHEAD, -3))
)
_DAYS_OF_MEN = 3  # tens; forty is added to those of women
_RELATION = 18


def sex_beside(before: str, after: str, *, of_patient: bool, spanish: bool) -> int:
    """Above 0 for a woman, below for a man: titles and relations, else the next pronoun.

    Of patients also what is told behind the age, or as the sex. A Spanish `M` is either's.
    """
    if not spanish and _NUN.search(before):
        return 3
    several = _SEVERAL.search(before) if before.endswith(_IN_A_LIST) else None
    called = _CALLED.search(before)
    before = before[: called.start()][-_RELATION:] if called is not None else before
    before = _SENTENCE_END.split(before)[-1]
    related = chain(
        (sign for ahead, _, sign in _SEXES if ahead.search(before)),
        (sign for _, behind, sign in _SEXES if behind.match(after)),
    )
    if sign := next(related, 0):
        return sign
    if several is not None and _AMONG_NAMES.issuperset(_SMALL_WORD.findall(several["names"])):
        return 2 if several["f"] else -2
    if of_patient and (told := _told_behind(after, spanish=spanish)) is not None:
        return told
    pronoun = _NEXT_PRONOUN.match(after)
    return 0 if pronoun is None else 1 if pronoun["f"] else -1


def _told_behind(after: str, *, spanish: bool) -> int | None:
    """The same by what stands behind a patient: sex, pregnancy, national number; None if untold."""
    told = _TOLD.match(after)
    if told is not None:
        given = {name.partition("_")[0] for name, one in told.groupdict().items() if one}
        return 2 if "woman" in given else 0 if spanish and "m" in given else -2
    if _PREGNANT.match(after) is not None:
        return 2
    numbered = _NUMBERED.match(after)
    if numbered is None:
        return None
    is_even = numbered["digit"] is not None and int(numbered["digit"]) % 2 == 0
    return 2 if is_even or int(numbered["tens"] or 0) > _DAYS_OF_MEN else -2
