"""Words that the tagger takes for people, places and work, in all languages.

Only what the tagger found is judged, and only by closed lists and forms: medicines, eponyms,
products, greetings, words for who somebody is that no work is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds import familiar
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names, last_names
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, key_of
from app.engine.text.titles import title_before
from app.engine.text.vocabulary import exact_words, is_eponym, one_of, wordlist

_UNSURE, _DOUBTFUL, _SURE, _VERY_SURE = 0.3, 0.6, 0.9, 0.98
_NEAR, _FAR = 24, 60
_NAMED = frozenset((*PERSONS, *PLACES, "USERNAME", "PROFESSION", "CITY", "COUNTRY"))
# Not a place: who makes a product may be somebody's employer, and scales bear names of cities.
_NAMED_ALONE = frozenset((*PERSONS, "USERNAME", "DATE"))

_JOINED = re.compile(r"[^\W\d_]+(?:\s?[-–]\s?[^\W\d_]+)+")
_WORD = re.compile(r"[^\W\d_]+")

# Who somebody is, and no work.
_STATUS = frozenset(
    (
        "smoker", "nonsmoker", "exsmoker", "widow", "widower", "fumador", "fumadora", "exfumador",
        "exfumadora", "viudo", "viuda", "padrastro", "madrastra", "fumatore", "fumatrice",
        "exfumatore", "exfumatrice", "vedovo", "vedova", "rokare", "exrokare", "anka", "ankling",
        "alcoholic", "alcoholico", "alcoholica", "alcolista", "etilista", "alkoholist", "narkoman",
        "tossicodipendente", "toxicomano", "toxicomana", "missbrukare", "diabetic", "diabetico",
        "diabetica", "diabetiker", "epileptic", "epileptico", "epilettico", "epilettica",
        "epileptiker", "asthmatic", "asmatico", "asmatica", "astmatiker", "cardiopatico",
        "cardiopatica", "postmenopausal", "postmenopausica", "casada", "casado", "soltera",
        "soltero", "divorciada", "divorciado", "coniugato", "coniugata", "celibe", "nubile",
        "gosse", "gossen", "flicka", "flickan", "pojke", "pojken", "boy", "girl", "nino", "nina",
        "bambino", "bambina", "maschio", "femmina", "gift", "ogift", "franskild", "mancino",
        "mancina", "zurdo", "zurda", "vansterhant", "portador", "portadora", "portatore",
        "portatrice", "barare", "bararen", "carrier", "proband", "probando", "probanda",
        "bruxista",
    )
)  # fmt: skip
_SIDE = (
    r"(?:left|right|izquierd[oa]s?|derech[oa]s?|izda|izdo|izq|dch[oa]|sinistr[oaei]|destr[oaei]|höger|högra"
    r"|vänster|vänstra|bilaterale?|bilateralt)"
)
_SIDES = re.compile(rf"{_SIDE}(?:\W+(?:[yeo]\W+)?{_SIDE})*", re.IGNORECASE)
_KIN = frozenset(
    (
        "cousin", "cousins", "neighbour", "neighbor", "niece", "nephew", "stepson", "stepdaughter",
        "kusiner", "kusinerna", "primo", "prima", "vecino", "vecina", "sobrino", "sobrina",
        "cunado", "cunada", "nuera",
        "yerno", "cugino", "cugina", "vicino", "vicina", "cognato", "cognata", "nuora", "genero",
        "suocera", "suocero", "kusin", "kusinen", "kusinens", "granne", "grannen", "grannens",
        "svagerska", "svagerskan", "svager", "svagern", "svarmor", "svarfar", "brorson",
        "brorsdotter", "systerson", "systerdotter", "sarbo", "sambo", "sambon", "mamma", "pappa",
    )
)  # fmt: skip
# What words for a tumour, an inflammation, an operation end with: nobody works as one.
_DISEASE = re.compile(
    r"\w{3,}(?:cancer|canceren|carcinoma?|karcinom|sarkom|sarcoma|lymfom|lymphoma|linfoma"
    r"|melanoma?|itis|ektomi|ectomy|ectom[ií]a|oskopi|oscopy|oscop[ií]a|plastik|plastica"
    r"|sjukdom(?:en)?|infarkt|tromboser?|thrombosis|rrea|rrhea|rrhoea|algia|penia|plegia)"
)
_EXAMINATIONS = frozenset(
    (
        "eko", "ukg", "ekg", "ecg", "ekokardiografi", "rtg", "ulj", "lungrtg", "labb", "prover",
        "eco", "ecocardio", "analitica", "rx", "tac", "placa", "emocromo", "ega", "ecotsa",
        "echo", "bloods", "labs", "imaging", "cxr",
    )
)  # fmt: skip
_GREETINGS = frozenset(
    (
        "buonasera", "stamattina", "stasera", "domani", "oggi", "hola", "gracias", "hej", "idag",
        "igar", "imorgon", "nil", "none",
    )
)  # fmt: skip
_LABORATORY = re.compile(
    r"(?:Laboratorio|Laboratory|Laboratoriet)(?: di| de| of)? ?(?:An[áa]lisis|Analisi)(?: Cl\w+)?"
    r"|Laboratorio Cl[ií]nico|Patolog[ií]a Cl[ií]nica|Klinisk (?:kemi|mikrobiologi)"
    r"|Blood Sciences|Laboratory Medicine|Clinical (?:Chemistry|Biochemistry)",
    re.IGNORECASE,
)
_DEPARTMENT = re.compile(
    r"avd|avdelning|mott|mottagning|enhet|BVC|MVC|vårdcentral|reparto|ambulatorio|servizio|servicio|planta"
    r"|unidad|ward|unit|clinic|blood (?:transfusion|bank|sciences)|ha?ematology|biochemistry"
    r"|microbiology"
    r"|histology|cytology|immunology|virology|radiology|pathology|banco de sangre|hematolog[ií]a"
    r"|microbiolog[ií]a|bioqu[ií]mica|ematologia|microbiologia|centro trasfusionale"
    r"|transfusionsmedicin"
    r"|blodcentralen|mikrobiologen",
    re.IGNORECASE,
)
# Pain that moving brings, and what works by a machine; somebody who repairs is none of these.
_MECHANICAL = re.compile(r"mec[aá]nic[oa]s?|meccanic[oaih]{1,2}", re.IGNORECASE)
_MECHANICAL_BEFORE = re.compile(
    r"(?<!\w)(?:\w+algi[ae]s?|dolor(?:es)?|dolore|ritmo|caracter[ií]sticas|caratter[ei]|origen|causa"
    r"|tipo|perfil|v[aá]lvulas?|valvol[ae]|pr[oó]tesis|protesi|ventilaci[oó]n|ventilazione|asistencia"
    r"|[ií]leo|obstrucci[oó]n|carga|trombectom[ií]a|agresi[oó]n|contenci[oó]n)"
    r"(?:\s(?:de|di|del|dcha|izq|dx|sx|bilateral|lumbar|a[oó]rtica|mitral)\.?){0,3}\s$",
    re.IGNORECASE,
)
_CANCER_OF = re.compile(
    r"\s(?:\((?:L|R|Lt|Rt|izq|der|dcha)\.?\)|(?:L|R|Lt|Rt)\s)?\s?"
    r"(?:breast|ovar|colon|bowel|rectum|lung|prostate|stomach|cervi|bladder|pancrea|thyroid|o?esophag|kidney"
    r"|uter|endometri|tongue|mama|ov[aá]ric"
    r"|g[aá]stric|pulm[oó]n|recto|vejiga|tiroides|mammell|polmon)",
    re.IGNORECASE,
)
_SOLUTIONS = frozenset(("hartmann", "hartmanns", "ringer", "ringers", "darrow"))
_SOLUTION_BEFORE = re.compile(
    r"(?:\d{2,4}\s?(?:ml|cc|mL|l|L)?|(?<!\w)(?:sol|soluci[oó]n|suero|fluidos?|carga|bolo|bolus"
    r"|litres?|of|saline|ringer|de|con))\.?\s$",
    re.IGNORECASE,
)
_LONE_TITLE = re.compile(r"Lic|Jef[ae]|Mtr[ao]|Dra?|Sra?|Srta|Dña")
# Makers of machines with what they make, and machines by their number: `Roche Cobas`, `ABL90`.
_ANALYSER = re.compile(
    r"(?:(?:Roche|Abbott|Beckman(?: Coulter)?|Siemens|Sysmex|Radiometer|bioM[ée]rieux|DiaSorin"
    r"|Werfen|Stago|Ortho|Bio-?Rad|Thermo(?: Fisher)?|Nova)\s)?(?:Cobas|cobas|Alinity|Architect"
    r"|AU|DxI|Unicel|Atellica|Advia|Immulite|Dimension|Centaur|XN|ABL|GEM|Rapidpoint|RAPIDPoint"
    r"|Vitek|VITEK|Vidas|VIDAS|Liaison|Kryptor|StatStrip|Vitros|Multistix|HemoCue|i-STAT)"
    r"[ -]?(?:[a-z]?\d{1,4}\w?)?"
)
_INITIALS_OR_WORDS = frozenset(
    ("AU", "XN", "ABL", "GEM", "Dimension", "Architect", "Centaur", "Vidas")
)
# Antigens of red cells, as many as somebody has of both parents.
_RH = re.compile(r"[Cc]{1,2}(?:D{1,2}|d{1,2})?[Ee]{1,2}|R[012rz][012rz]|rr")
_RH_BEFORE = re.compile(
    r"(?:\b(?:[Pp]henotype|[Ff]enotip[oa]?|[Ff]enotyp|Rh)\W{1,40}|[CcDdEe]{4,6}\s\()$"
)
# What was not done, or is done as well, is an analysis: `Ej utfört: Zn (fel rör)`.
_SHORT = re.compile(r"[A-Z][A-Za-z]{0,2}")
_CAPITALS = re.compile(r"[A-Z]{2,4}")
_NOT_DONE_BEFORE = re.compile(
    r"(?<!\w)(?:ej utf(?:ört|\.)|efterbeställning|not done|not performed|add-?on|no realizado"
    r"|no procesado|non eseguit[oaie]|da aggiungere):?\s(?:\w{1,8}, ){0,3}$",
    re.IGNORECASE,
)
# A germ, before what was sought of it.
_SOUGHT_BEHIND = re.compile(r"[ ](?:virus\s)?Ig[GMA](?![^\W_])")
# Stems of the international nonproprietary names.
_STEM = re.compile(
    r".{2,}(?:olol[oi]?|sartane?|april|opril|statin[ae]?|prazole?|prazol|conazole?|conazol|cillina?|mycin"
    r"|micina|floxacin[ao]?|azepam|zolam|gliptin[ae]?|gliflozin[ae]?|xaban|dipine?|dipina|triptan|setron"
    r"|tiazida?|oxetine?|oxetina|lukast|tinib|lizumab|ximab|zumab|parinux)"
)
_VALUE_BEHIND = re.compile(r"\s[<>]?\d[\d.,]*(?![\w/-])")
_SPOKEN = 5  # characters from what somebody says back to who does
_SPEAKER = re.compile(r"[^\W\d_]:\s{1,2}(?:[-–]\s)?$")
_ANALYTE = re.compile(one_of("analytes"), re.IGNORECASE)
_PERSONS_OR_PLACES = frozenset((*PERSONS, *PLACES))
_ARTICLES = frozenset(("el", "la", "il", "lo", "le", "los", "las", "the"))
_TITLE = title_before()
_LONG, _INITIALS = 5, 2


def names_nobody(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """Whether a finding is none.

    `known` are words, in lower case, and initials of people with full names in the document.
    """
    if finding.detector != TAGGER:
        return False
    if finding.subcategory in _NAMED:
        return any_holds(_RULES, finding, text, known)
    return _is_named_thing(finding, text, known)


def _is_status(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`smoker`, `viuda`, `kusinens` and `magsäckscancer` as an occupation."""
    if finding.subcategory != "PROFESSION":
        return False
    key = key_of(finding.span.of(text))
    return key in _STATUS or key in _KIN or _DISEASE.fullmatch(key) is not None


def _is_side(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """The `DESTRA` of `leggasi mammella DESTRA` as somebody: a note that corrects the side."""
    span = finding.span
    return (
        _SIDES.fullmatch(text, span.start, span.end) is not None
        and key_of(span.of(text)) not in known
        and not _TITLE.search(span.before(text, _NEAR))
    )


def _is_mechanical(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """The `mecánica` of `gonalgia dcha. mecánica` as an occupation."""
    return (
        finding.subcategory == "PROFESSION"
        and _MECHANICAL.fullmatch(finding.span.of(text)) is not None
        and _MECHANICAL_BEFORE.search(finding.span.before(text, _FAR)) is not None
    )


def _is_carcinoma(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """The `Ca` of `sister Ca ovary` and of `Ca (L) breast` as somebody."""
    return (
        finding.subcategory in _NAMED
        and finding.score < _VERY_SURE
        and finding.span.of(text) == "Ca"
        and "ca" not in known
        and _CANCER_OF.match(text, finding.span.end) is not None
    )


def _is_solution(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Hartmann` behind `Carga 500` or `sol.`, which drips into a vein."""
    return (
        finding.subcategory in _NAMED
        and key_of(finding.span.of(text)) in _SOLUTIONS
        and _SOLUTION_BEFORE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_lone_title(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Lic` before `. Pampín` and `Jefa` as a house, a firm or somebody."""
    return (
        finding.subcategory in (*PERSONS, "HOSPITAL", "ORGANIZATION")
        and _LONE_TITLE.fullmatch(finding.span.of(text)) is not None
    )


def _is_medicine(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Keppra` as a patient: a listed medicine, or one by its stem, that no list has as a name."""
    if finding.subcategory not in _NAMED or finding.score >= _VERY_SURE:
        return False
    written = finding.span.of(text)
    words = [key_of(word) for word in _WORD.findall(written)]
    words = words[1:] if words[:1] and words[0] in _ARTICLES else words  # `El Sintrom`
    if not words or any(map(str.isdigit, written)) or known.intersection(words):
        return False
    start = finding.span.start
    if _TITLE.search(text, max(0, start - _NEAR), start):
        return False
    return all(
        word not in first_names()
        and word not in last_names()
        and (word in wordlist("medicines") or (len(word) > _LONG and _STEM.fullmatch(word)))
        for word in words
    )


def _is_joined_eponym(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Peutz-Jeghers` behind `tía con` as a patient: nobody bears both names, joined like this."""
    written = finding.span.of(text)
    if finding.subcategory not in PERSONS or _JOINED.fullmatch(written) is None:
        return False
    words = fold(written).words
    joined, start = "-".join(words), finding.span.start
    return (
        is_eponym(joined)
        and not known.intersection(words)
        and _TITLE.search(text, max(0, start - _NEAR), start) is None
    )


def _is_named_thing(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Rockall` and `Abbocath` as people: an eponym, a scale or a product that is no name."""
    if finding.subcategory not in _NAMED_ALONE or finding.score >= _DOUBTFUL:
        return False
    written = finding.span.of(text)
    key = key_of(written)
    return (
        _WORD.fullmatch(written) is not None
        and written[0].isupper()
        and key in wordlist("named_things")
        and key not in known
        and not familiar.may_name(finding, text, known)
        and _TITLE.search(finding.span.before(text, _NEAR)) is None
    )


def _is_laboratory(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Laboratorio Analisi`, which every hospital has."""
    return (
        finding.subcategory in PLACES
        and finding.score < _SURE
        and _LABORATORY.fullmatch(finding.span.of(text)) is not None
    )


def _is_department(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Avd` and `Blood Transfusion` alone as a hospital: what every house has."""
    return (
        finding.subcategory in ("HOSPITAL", "ORGANIZATION", "LOCATION_OTHER")
        and finding.score < _DOUBTFUL
        and _DEPARTMENT.fullmatch(finding.span.of(text)) is not None
    )


def _is_examination(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Eko: EF 45 %` as who speaks: what was examined, before a colon."""
    key = key_of(finding.span.of(text))
    return (
        finding.subcategory in _NAMED
        and finding.score < _VERY_SURE
        and key in _EXAMINATIONS
        and key not in known
        and text.startswith(":", finding.span.end)
    )


def _is_greeting(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Dottore buonasera` and `nil` as people."""
    key = key_of(finding.span.of(text))
    return (
        finding.subcategory in PERSONS
        and finding.score < _SURE
        and key in _GREETINGS
        and key not in known
    )


def _is_analyser(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`Abbott Alinity` and `ABL90`, by which something was measured."""
    written = finding.span.of(text)
    return (
        finding.subcategory in _NAMED
        and written not in _INITIALS_OR_WORDS
        and _ANALYSER.fullmatch(written) is not None
    )


def _is_blood_group(finding: Finding, text: str, _known: frozenset[str]) -> bool:
    """`CcDee` and `rr` as initials."""
    return (
        finding.subcategory in _NAMED
        and finding.score < _SURE
        and _RH.fullmatch(finding.span.of(text)) is not None
        and _RH_BEFORE.search(finding.span.before(text, _FAR)) is not None
    )


def _is_not_done(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Zn` behind `Ej utfört:` as somebody."""
    return (
        finding.subcategory in _NAMED
        and finding.score < _SURE
        and key_of(finding.span.of(text)) not in known
        and _SHORT.fullmatch(finding.span.of(text)) is not None
        and _NOT_DONE_BEFORE.search(finding.span.before(text, _FAR)) is not None
    )


def _is_analysis(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """The `CK` of `recheck CK` as somebody: its value stands elsewhere."""
    written = finding.span.of(text)
    if (
        finding.subcategory not in PERSONS
        or finding.score >= _UNSURE
        or _CAPITALS.fullmatch(written) is None
        or familiar.may_name(finding, text, known)
    ):
        return False
    # A lone number may be an age: `NG 54F`.
    valued = re.compile(rf"(?<!\w){written}[ ]?[:=]?[ ]?[<>]?\d{{1,4}}[.,]\d")
    return any(found.start() != finding.span.start for found in valued.finditer(text))


def _is_analyte(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """The `Plaquetas` of `Plaquetas (96)` as somebody, however sure the tagger is.

    So is the `wcc` of `wcc 8.1`, as the text of JSON and XML has the names of fields.
    """
    span = finding.span
    return (
        finding.subcategory in _PERSONS_OR_PLACES
        and _ANALYTE.fullmatch(text, span.start, span.end) is not None
        and len(span) > (_INITIALS if _VALUE_BEHIND.match(text, span.end) else _LONG)
        and key_of(span.of(text)) not in known
    )


def _is_spoken(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """The `Mando` of `MEDICO: Mando l'ambulanza` as somebody, however sure the tagger is."""
    if ":" not in text[max(0, finding.span.start - _SPOKEN) : finding.span.start]:
        return False
    written = finding.span.of(text)
    return (
        finding.subcategory in PERSONS
        and written.istitle()
        and written.lower() in exact_words("spoken_words")
        and key_of(written) not in known
        and _SPEAKER.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_germ(finding: Finding, text: str, known: frozenset[str]) -> bool:
    """`Puumala IgG`: antibodies are against a germ, not against a town or somebody."""
    return (
        finding.subcategory in (*PLACES, *PERSONS)
        and finding.score < _DOUBTFUL
        and _WORD.fullmatch(finding.span.of(text)) is not None
        and key_of(finding.span.of(text)) not in known
        and _SOUGHT_BEHIND.match(text, finding.span.end) is not None
    )


_RULES: tuple[Callable[[Finding, str, frozenset[str]], bool], ...] = (
    _is_status,
    _is_side,
    _is_mechanical,
    _is_carcinoma,
    _is_solution,
    _is_lone_title,
    _is_medicine,
    _is_joined_eponym,
    _is_named_thing,
    _is_laboratory,
    _is_department,
    _is_greeting,
    _is_examination,
    _is_analyser,
    _is_blood_group,
    _is_not_done,
    _is_analysis,
    _is_analyte,
    _is_spoken,
    _is_germ,
)
