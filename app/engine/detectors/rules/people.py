"""Names that a title, a label, a degree or a signature announces."""

from __future__ import annotations

from app.engine.detectors.rules.rule import ENGLISH, Rule, rule
from app.engine.text.distinctive import is_common
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import exact_words, wordlist

CAPITAL = r"[A-ZÀ-ÖØ-Þ]"
# An apostrophe belongs to a name before two more letters: `O'Neil`, not `Lee's`.
_LETTERS = r"(?:[^\W\d_]|['’](?=[^\W\d_]{2}))+(?:-(?:[^\W\d_]|['’](?=[^\W\d_]{2}))+)*"
NAME = rf"{CAPITAL}{_LETTERS}"
_PARTICLE = (
    r"(?:(?:de|del|de\sla|della|di|da|dos|van|van\sder|van\sden|von|von\sder|bin|ibn|al|el|la|le"
    r"|ter|ten|af|St\.)\s)"
)
INITIAL = rf"{CAPITAL}\.?"
_GENERATION = r"(?:,?\s(?:Jr|Sr|II|III|IV)\b\.?)"
_DEGREE = (
    r"(?:M\.?D\.?|D\.?O\.?|RN|R\.N\.|NP|N\.P\.|PA-C|PA|P\.A\.|LPN|CRNA|CNM|DNP"
    r"|FNP(?:-[A-Z]+)?|APRN|ARNP|PhD|Ph\.D\.|PsyD|PharmD|RPh|DDS|DMD|DPM|LCSW|LICSW"
    r"|MSW|BSN|MSN|RRT|RD|PT|DPT|OTR/L|OTR|CCC-SLP|MBBS|FRCP|FACS|FACC|CNA|EMT-P|EMT)"
)
# After `MR` these are parts of the body in magnetic resonance; none is a common surname.
_IMAGED = (
    r"(?:ABDOMEN|ANKLE|BRAIN|BREAST|CERVICAL|ELBOW|HIP|KNEE|LUMBAR|PELVIS|PROST\w*|SHOULDER|SPINE"
    r"|WRIST)"
)
# Without those that are also states, roads or parts of a department.
_CLEAR_DEGREE = (
    r"(?:M\.D\.|MD(?!\s+\d{5})|RN|R\.N\.|NP|N\.P\.|PA-C|P\.A\.|D\.O\.|LPN|CRNA|CNM|DNP"
    r"|FNP(?:-[A-Z]+)?|APRN|ARNP|PhD|Ph\.D\."
    r"|PsyD|PharmD|RPh|DDS|DMD|DPM|LCSW|LICSW|MSW|BSN|MSN|RRT|DPT|OTR/L|OTR|CCC-SLP"
    r"|MBBS|FRCP|FACS|FACC|CNA|EMT-P|EMT)"
)
# Labels of what stands behind a name on its line.
_LABEL = (
    r"(?:MRN|MR|DOB|DOS|SSN|NHS|ID|Acct|Account|Address|Admit(?:ted)?|Age|Birth|Date|Email|E-mail"
    r"|Gender|Insurance|PCP|Phone|Provider|Attending|Physician|Room|Sex|Tel|Fax|Unit|Visit|Ward)"
    r"(?=[ ]?[:#]|[ ](?:[Oo]f|No|Number|[Dd]ate|[Bb]irth)\b[^\n:]{0,8}:)"
)
# `Lind, MRN ZQ-140362`: letters of which no name consists, before a number.
_LABEL_OF_NUMBER = rf"(?:MRN|DOB|DOS|SSN|NHS|ID|Acct)(?=[ ](?:{CAPITAL}{{1,4}}[-/ ]?)?\d)"
_AFTER_NAME = rf"(?:{_DEGREE}|{_LABEL}|{_LABEL_OF_NUMBER}|Jr|Sr|II|III|IV)"
_MORE = (
    rf"(?:[ ]{INITIAL}(?=\s)){{0,2}}(?:[ ]"
    rf"(?!{_AFTER_NAME}\b){_PARTICLE}?{NAME}){{1,2}}{_GENERATION}?"
)
_FULL = rf"{NAME}{_MORE}"
_TITLED = (
    rf"(?:{INITIAL}[ ]?){{0,2}}{_PARTICLE}?{NAME}(?:[ ]{INITIAL}(?=\s))?"
    rf"(?:[ ](?!{_AFTER_NAME}\b){_PARTICLE}?{NAME}){{0,2}}{_GENERATION}?"
)
# `Dr. Anselm Tjaden, Eastholm Family Clinic`: behind the comma stands a place.
_CARE = (
    r"(?:Clinics?|Hospitals?|Medical|Medicine|Health|Surgery|Practice|Infirmary|Hospice|Pediatrics"
    r"|Cent(?:er|re)|Group|Associates|Institute|Department|University)"
)
_AFTER_COMMA = (
    rf",[ ]?(?!(?:{NAME}[ ]){{1,3}}{_CARE}\b)"
    rf"(?!{_AFTER_NAME}\b){NAME}(?:[ ](?!{_AFTER_NAME}\b){NAME})?(?:[ ]{INITIAL}(?!\w))?"
)
_LAST_FIRST = rf"{_PARTICLE}?{NAME}(?:[ ]{NAME})?{_AFTER_COMMA}"
_RELATIVE = (
    r"(?:[Ww]ife|[Hh]usband|[Ss]pouse|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather"
    r"|[Bb]rother|[Ss]ister|mom|mum|dad|niece|nephew|aunt|uncle|cousin|partner"
    r"|fianc[eé]e?|grandson|granddaughter|grandmother|grandfather|girlfriend|boyfriend"
    r"|roommate|neighbou?r|friend|caregiver|guardian|stepson|stepdaughter|twin|moglie"
    r"|marito|figlio|figlia|esposa|marido|hijo|hija|hermano|hermana|maken|hustrun"
    r"|dottern|sonen|make)"
)

_ORGAN = (
    r"(?:breast|ovar|colon|bowel|rectum|lung|prostate|stomach|cervi|bladder|pancrea|thyroid|o?esophag"
    r"|kidney|uter|endometri|brain|skin|liver|tongue|testi)"
)

# Before an Irish or Portuguese family name, in `Ma. Theresa` and in `'t Hooft`.
_FIRST_WORD = (
    r"(?:(?<![\w'’])(?:Uí|Ní|Nic|Ó|Mhic|dos|von\sund\szu)|(?<![^\W\d_]\s)(?<!\w)['’]t"
    r"|(?:^|(?<=[,;(:\"“])\s?|(?<=\s\s))Ma\.)"
)
# The alphabet of the radio names people whom nobody knows yet; an `unknown hotel` is a place.
_ALPHABET = (
    r"(?:alpha|bravo|charlie|foxtrot|india|juliett?|kilo|lima|mike|november|oscar|quebec|romeo"
    r"|sierra|tango|victor|whiskey|yankee|zulu)"
)


def _is_person(identifier: str) -> bool:
    """Whether the words after the title can be a name."""
    words = [key_of(word) for word in identifier.split()]
    return not _NO_NAME.intersection(words) and not all(
        word in wordlist("generic_words") for word in words
    )


def is_labelled_person(identifier: str) -> bool:
    """As `_is_person`, for a place where any capitalised word may follow."""
    words = [key_of(word) for word in identifier.replace(",", " ").split()]
    long = [word for word in words if len(word) > 1]
    if any(word.endswith(_DISEASES) for word in words):
        return False
    return _is_person(identifier) and not all(
        is_common(word) or word in wordlist("generic_words") or word in wordlist("eponyms")
        for word in long
    )


_DISEASES = (
    "itis", "emia", "osis", "pathy", "ectomy", "carcinoma", "lymphoma", "sarcoma", "melanoma",
    "syndrome", "disease", "therapy", "failure", "infection",
)  # fmt: skip
_NO_NAME = frozenset(
    (
        "the", "patient", "and", "or", "who", "to", "will", "was", "is", "in", "on", "at", "for",
        "with", "office", "notified", "aware", "called", "general", "he", "she", "they", "this",
        "that", "no", "none", "see", "not", "unknown", "same", "dr", "mr", "mrs", "ms", "history",
        "date", "address", "sirs",
        "denies", "reports", "has", "had", "here", "also", "if", "please", "per", "consult", "name",
        "info", "information", "education", "instructions", "status", "care", "type", "id", "when",
        "home", "room", "active", "allergies", "medications", "signature", "colleague", "committee",
        "team", "sir", "madam", "refill", "contin", "mri", "inpt", "rehab",
    )
)  # fmt: skip

_WORDS_OF_NOTES = ("familiar_en", "usual_words_en", "everyday_es", "everyday_it", "everyday_sv")


_ROLES = frozenset(
    (
        "patient", "patienten", "paciente", "paziente", "medico", "médico", "doctor", "doctora",
        "midwife", "nurse", "enfermera", "enfermero", "infermiera", "infermiere", "sköterska",
        "läkare", "monitoreo", "monitoraggio", "tolk", "interpreter", "intérprete", "interprete",
    )
)  # fmt: skip


def _speaks(identifier: str) -> bool:
    """Whether the word before a colon is none that notes have there, such as `Plan`."""
    word = identifier.lower()
    return word not in _ROLES and not any(
        word in exact_words(name) or identifier in exact_words(name) for name in _WORDS_OF_NOTES
    )


SOMEBODY = frozenset(
    (
        "hombre", "varon", "mujer", "uomo", "donna", "maschio", "femmina", "man", "kvinna", "pojke",
        "flicka",
    )
)  # fmt: skip
"""What a patient is, in folded words that nobody is called in a language where they say it."""
_NO_PATIENT = SOMEBODY | frozenset(
    (
        "masc", "masculino", "fem", "femenino", "nino", "nina", "pte", "pac", "paz", "male",
        "female", "edad", "eta", "age", "alder",
    )
)  # fmt: skip


def _is_listed_patient(identifier: str) -> bool:
    """Whether a name before an age and a sex is none of the other words that stand there."""
    words = identifier.replace(".", "").split()
    return is_labelled_person(identifier) and not any(
        key_of(word) in _NO_PATIENT or key_of(word) in wordlist(listed)
        for word in words
        if len(word) > 1
        for listed in ("medicines", "named_things", *_WORDS_OF_NOTES)
    )


_CHINESE = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3"

RULES: tuple[Rule, ...] = (
    rule(
        # A list of a ward: `Espada 63 V 84 kg`, `A. Grau 15 a.`; not `Peltor 3M`, and not H, which
        # is the flag of a result.
        "person-age-sex",
        "PATIENT",
        rf"(?<![\w.,'’-])(?P<id>(?:{CAPITAL}\.[ ])?{NAME}(?:[ ]{CAPITAL}\.?(?=[ ,]))?)"
        r"(?=,?[ ]\d\d(?:[ ]?(?:a\.|[FM]\b(?![ ]?[=:]))|[ ]V\b(?![ ]?[=:])))",
        0.9,
        _is_listed_patient,
        case=True,
    ),
    rule(
        # `08:12 Tute: did she sleep?`
        "chat-speaker",
        "DOCTOR",
        rf"^\[?(?:[01]?\d|2[0-3])[:.][0-5]\d\]?\s{{1,2}}(?:[-–]\s)?(?P<id>{CAPITAL}[a-zà-ÿ'’-]+)"
        r"(?=(?:\s\([a-z]{2,8}\))?:\s)",
        0.9,
        _speaks,
        case=True,
    ),
    rule(
        "doctor-title",
        "DOCTOR",
        r"\b(?:Drs?|DR(?=\.|\s[A-Z]{4})|Doctor|Prof(?:essor)?|[Dd]ott(?:\.?ssa|oressa)?|[Dd]ra|dr|prof"
        r"|Nurse|överläk|öl|doc|docent|leg\släk|ST-läk|AT-läk|distr\.?läk)\b\.?[ ]{1,2}"
        rf"(?P<id>{_TITLED})",
        0.96,
        _is_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "person-title",
        "PATIENT",
        rf"\b(?:Mr|Mrs|Ms|Miss|Mx|Sig\.?(?:ra)?|Sig"
        rf"|Signora|Signor|D\.ª|Don|Doña|Dña|Sra?|fru|herr|Fru"
        rf"|Herr)\b\.?[ ]{{1,2}}(?P<id>{_TITLED})",
        0.95,
        _is_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "person-first-word",
        "PATIENT",
        rf"(?P<id>{_FIRST_WORD}\s{NAME})",
        0.9,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "person-alias",
        "PATIENT",
        rf"\b(?:trauma|unknown|unidentified|doe)\s{_ALPHABET}\b",
        0.9,
        languages=ENGLISH,
    ),
    rule(
        "person-title-upper",
        "PATIENT",
        rf"\b(?:MR|MRS|MS|MISS)(?=\."
        rf"|[ ][A-Z]{{4}})\.?[ ]{{1,2}}(?!{_IMAGED}\b)"
        rf"(?P<id>{CAPITAL}{{3,}}(?:['’-]{CAPITAL}+)*)",
        0.95,
        _is_person,
        case=True,
    ),
    rule(
        "doctor-degree",
        "DOCTOR",
        rf"(?<![\w'’-])(?P<id>{CAPITAL}(?:{_LETTERS}{_MORE}|\.?[ ]{NAME}))"
        rf"(?:[ ]?,[ ]{{1,2}}{_DEGREE}|[ ]{{1,2}}{_CLEAR_DEGREE})(?![\w])(?!,?[ ]\d{{5}})",
        0.95,
        is_labelled_person,
        case=True,
    ),
    rule(
        "doctor-degree-last-first",
        "DOCTOR",
        rf"(?<![\w'’-])(?P<id>{NAME}"
        rf"(?:[ ]{NAME})?{_AFTER_COMMA}),?[ ]{{1,2}}{_CLEAR_DEGREE}(?![\w])",
        0.93,
        is_labelled_person,
        case=True,
    ),
    rule(
        "patient-label",
        "PATIENT",
        rf"\b(?:PATIENT(?:\sNAME)?|Patient(?:\s[Nn]ame)?|Pt(?:\sname)?|NAME|Name|Resident"
        rf"|Client|Paziente|Paciente|Patientnamn|Namn|Nombre"
        rf"|Nome)[.…]*[ ]?:[ ]{{0,12}}(?:Mr\.?\s|Mrs\.?\s|Ms\.?\s)?(?P<id>{_LAST_FIRST}"
        rf"|{_FULL})",
        0.95,
        is_labelled_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "patient-re",
        "PATIENT",
        rf"^[ ]*(?:RE|Re|re)[ ]?:[ ]{{0,8}}(?:Mr\.?\s|Mrs\.?\s"
        rf"|Ms\.?\s)?(?P<id>{_LAST_FIRST}|{_FULL})",
        0.93,
        is_labelled_person,
        case=True,
    ),
    rule(
        "doctor-label",
        "DOCTOR",
        rf"\b(?:Attending(?:\s(?:MD|[Pp]hysician))?|ATTENDING(?:\sPHYSICIAN)?|PCP|Provider"
        rf"|PROVIDER|Physician|PHYSICIAN|Surgeon|SURGEON|Assistant|Anesthesiologist"
        rf"|Referring(?:\s(?:MD|[Pp]hysician))?|Ordering(?:\s(?:MD|[Pp]hysician"
        rf"|[Pp]rovider))?|Consultant|Radiologist|Pathologist|Resident(?:\sMD)?|Fellow"
        rf"|Dictated\s[Bb]y|Transcribed\s[Bb]y|Interpreted\sby|Verified\sby|Reviewed\sby"
        rf"|Author|RN|Nurse|Therapist|Ordered\sby|Read\sby|Direttore|Médico|Firmado|Fdo"
        rf"|Läkare)\.?[.…]*[ ]?:[ ]{{0,12}}(?:Dr\.?\s)?(?P<id>{_LAST_FIRST}|{_FULL}"
        rf"|{INITIAL}[ ]?{NAME})",
        0.95,
        is_labelled_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "doctor-signature",
        "DOCTOR",
        rf"(?<![\w])[EeCcAaSsDdTtVv/](?:lectronically\s(?:[Ss]igned|[Aa]uthenticated)"
        rf"|LECTRONICALLY\sSIGNED|-?[Ss]igned|igned(?=:)|o-?signed|uthenticated|s/"
        rf"|igned\sby|ictated\sby|yped\sby|erified\sby)(?:[ ]by"
        rf"|\sBY)?[ ]?:?[ ]{{1,3}}(?:Dr\.?\s)?(?P<id>{_LAST_FIRST}|{_FULL}"
        rf"|{INITIAL}[ ]?{NAME})",
        0.96,
        is_labelled_person,
        case=True,
    ),
    rule(
        "doctor-copy",
        "DOCTOR",
        rf"^[ ]*(?:cc|CC|Cc|c\.c\.)[ ]?:?[ ]{{1,6}}(?:Dr\.?\s)?(?P<id>{_FULL})(?=,|\s*$)",
        0.9,
        is_labelled_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "relative",
        "PATIENT",
        rf"\b{_RELATIVE}(?:[ ]\([A-Z]+\))?,?[ ](?:is[ ]|named[ ]"
        rf"|is[ ]named[ ])?"
        # `sister Ca ovary at 49`: a carcinoma.
        rf"(?!Ca[ ](?:\([LR]|{_ORGAN}))(?P<id>{NAME}(?:[ ]{NAME})?)",
        0.93,
        is_labelled_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        "greeting",
        "DOCTOR",
        rf"^[ ]*(?:Dear|Hi|Hello|Estimad[oa]|Gentile|Cara|Caro|Hej)[ ](?:Dr\.?[ ]|Mr\.?[ ]"
        rf"|Mrs\.?[ ]|Ms\.?[ ]|Prof\.?[ ])?(?P<id>{NAME}(?:[ ]{NAME})?)(?=,|:|[ ]*$)",
        0.93,
        is_labelled_person,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        # In Latin letters around it, few words of Chinese are anything but a name.
        "name-in-han",
        "PATIENT",
        rf"(?<![{_CHINESE}])[\u4e00-\u9fff]{{2,4}}(?![{_CHINESE}])",
        0.6,
    ),
)
