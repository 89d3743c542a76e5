"""Numbers that name a person, a record or a thing: by checksum, or by the label before them."""

from __future__ import annotations

import re
from collections.abc import Callable

from stdnum import iban, imei
from stdnum.es import dni, nie
from stdnum.gb import nhs
from stdnum.it import codicefiscale
from stdnum.se import personnummer

from app.engine.detectors.rules.rule import ENGLISH, EVERYWHERE, Rule, rule

# A value begins with a group that may hold letters; groups after a space need digits.
_GROUP = r"[A-Z0-9*]+(?:[-/.][A-Z0-9*]+)*"
_VALUE = (
    # `Kit lot TK-77120`: the second word is a label as well.
    rf"(?P<id>(?!(?:lots?|batch|serial|ref|no|nr)[ ])"
    rf"(?=(?:[A-Z*]{{1,6}}[\s./-]?){{0,3}}[-/.]?\d){_GROUP}(?:[ ]"
    rf"(?=[A-Z]{{0,3}}[\d-]*\d)(?!\d\d?[/:.]\d)(?!\d+\s?(?:y|yo|yrs?|m|f"
    rf"|mg)\b){_GROUP}){{0,4}})"
)
_MARK = (
    r"[ ]{0,12}(?:\(s\))?(?:(?:no|nr|num|number|n[uú]m(?:ero)?|id|code)\b\.?|n[.º°]+"
    r"|\#|№)?\s?[\#:.=…]*\s{0,12}(?:is\s)?"
)


def labelled(words: str, between: str = "") -> str:
    """A pattern of a number or code behind one of `words` and `between`, patterns themselves."""
    return rf"(?<![\w/])(?:{words})(?![A-Za-z]){_MARK}{between}{_VALUE}"


def has_digits(least: int) -> Callable[[str], bool]:
    """Whether an identifier has so many digits."""

    def check(identifier: str) -> bool:
        return sum(c.isdigit() for c in identifier) >= least

    return check


def _is_uuencode(identifier: str) -> bool:
    """Whether the first line is as long as its first sign tells, but for spaces at its end."""
    first = next(filter(None, (line.strip(" \t>|") for line in identifier.splitlines()[1:])))
    missing = 4 * ((ord(first[0]) - ord(" ") + 2) // 3) + 1 - len(first)
    return 0 <= missing < 4


def _is_number(identifier: str) -> bool:
    """Whether grouped digits are no drug code (5-4-2) and no procedure range."""
    groups = [len(group) for group in identifier.split("-")]
    return groups not in ([5, 4, 2], [4, 4, 2], [5, 3, 2]) and sum(groups) >= 7


# What laboratories of the north of Europe call their analyses.
_ANALYSIS = re.compile(r"(?:NPU|SWE)\d{5}")


def _is_no_code(identifier: str) -> bool:
    """Whether letters and digits are no code of a catalogue, such as a state and its post code."""
    return not identifier.startswith(
        ("CPT", "NDC", "ICD", "LOINC", "NCT", "ISBN", "BIN", "PMID", "REF", "HL")
    ) and not _ANALYSIS.fullmatch(identifier)


_LABELLED = (
    (
        "record",
        "MEDICALRECORD",
        r"MRN|(?-i:MR)(?=[\s:.]{0,3}\d)|MR\#|[IO]PD(?=\s?(?:no|\#))|UMRN|CR(?=\s(?:no|\#))|med(?:ical)?\.?\srec(?:ord)?s?|chart|hospital\s(?=n|\#)|NHS|UHID|pt\#"
        r"|(?:patient|pt|agency|client|resident)\sid|PID|reg\s(?=\#)|res\s(?=\#)"
        r"|med(?=\#)|UR(?=\s\d)|URN|UR(?=\s?no)"
        r"|NHC|n[.º°]*\shistoria|historia|hist\.|nosologico|cartella(?:\sclinica)?"
        r"|journal(?:nr)?|unit\s(?=n|\#)|hosp(?=\s?(?:no|\#))|CHI",
        4,
        0.98,
    ),
    (
        "account",
        "ACCOUNT",
        r"acc(?:oun)?ts?|HAR|EBT|konto|cuenta|conto|ending\sin|ends\sin|card\sending"
        r"|account\sending",
        4,
        0.9,
    ),
    (
        "plan",
        "HEALTHPLAN",
        r"pol(?:icy)?|health\scard(?:\sno)?|medical\scard(?:\sno)?|p[oó]liza|polizza"
        r"|member|membership|subscriber|medicaid|medicare|MBI|HICN?|ins(?:urance"
        r"|ured)?(?:'s\si\.d\.)?|HPN|OHIP|PHN"
        r"|gr(?:ou)?p|RxGroup|NUHSA|CIP|TSE|NUSS|NASS|beneficiary|AHCCCS|plan\sid",
        4,
        0.88,
    ),
    (
        "license",
        "LICENSE",
        r"NPI(?:\s/\sDEA)?|DEA|CLIA|GMC|NMC|HCPC|GPhC|GDC|lic(?:en[sc]e)?|DL|OLN|CDL"
        r"|driver'?s\slicen[sc]e|colegiad[oa]|col\.|ordine|leg(?=\.|\snr)"
        r"|provider|prov(?=\.?\sno)|reg\.?\s(?=no)|RPN|AHPRA|certificate|cert(?=\.|\sno)",
        4,
        0.88,
    ),
    (
        "device",
        "DEVICE",
        r"S/N|SN(?=[\s:\#]*[A-Z]{0,4}-?\d)|serial|s[eé]rie|seriale|serienr|UDI"
        r"|implant\slot|device|equipo|apparat|asset|model/serial|"
        r"IMEI|pump(?=\s?\#)",
        4,
        0.88,
    ),
    (
        "vehicle",
        "VEHICLE",
        r"VIN|(?:licen[sc]e\s)?plates?"
        r"|tags?(?=\s(?:[A-Z]{2}\s)?[A-Z0-9]{2,4}[\s-]?[A-Z0-9]{3})|tail(?=\sN)|targa"
        r"|matr[ií]cula|regnr|reg(?=\s(?!BP\s)[A-Z]{2,3}[\s-]?\d)",
        3,
        0.9,
    ),
    (
        "biometric",
        "BIOID",
        r"(?:finger|palm|foot|voice)[\s-]?print(?:\s(?:card|id|match(?:ed)?|ref"
        r"|id\smatched))*|(?:iris|retina|face|facial)(?:[\s-](?:scan|record|template"
        r"|enrol?ment|ref))*",
        4,
        0.9,
    ),
    (
        "number",
        "IDNUM",
        r"accession|id|acc(?=\s?\#|\sno)|order|case(?=\s?\#|\sno|\s?:|\s[A-Z]{1,4}-)|claim"
        r"|ref(?:erence)?(?![^\n]{0,28}(?:\blot|\bsn\b|\bti\b|qty|\s\|))|FIN|CSN|encounter"
        r"|visit(?=\s?\#|\sid|\sno)|specimen|job"
        r"|badge|docket|file(?=\s?\#|\sno)|report(?=\s?\#|\sno)|invoice|inv(?=\.)|airbill"
        r"|AWB|tracking|ticket|incident|inc(?=\s[A-Z])|confirmation|conf(?=\s?\#)"
        r"|auth(?:orization)?|precert|referral|request|requisition|req(?=\s?\#)|control"
        r"|DCN|TCN|lots?|batch|kit|script|prescription|note\s?id|msg\sid"
        r"|study\sid|subj(?:ect)?|inmate|student\sid|employee\sid|emp\sid|passport"
        r"|pasaporte|passaporto|visa|permit|application|receipt|txn|transaction|"
        r"event|CAD|run|dispatch|armband|band|unit\sno|donor|registry|recert|thread"
        r"|warrant|police\sreport|expte?|expediente|episodio|pratica|"
        r"protocollo|prot\.|remiss|[aä]rende|dnr|lote|lotto",
        4,
        0.82,
    ),
)

# Their labels are words of another sense in other languages: `control`, `conto`, `provider`.
_IN_ENGLISH_WORDS = frozenset(("number", "account", "plan", "license", "vehicle"))

# The first bytes of pictures, PDF, archives and Office files, as Base64 writes them.
_FILE_START = (
    r"(?:iVBORw0KGg|/9j/|R0lGOD|JVBERi0|UEsDB|SUkq|TU0AK|0M8R4KGx|H4sI|N3q8rycc|UmFyIRo|e1xydG)"
)
_CODE_LINES = r"(?:[A-Za-z0-9+/]{30,}\s{1,2})*[A-Za-z0-9+/]{30,}={0,2}"

# Lines of uuencode (POSIX), which have no small letters, as mail programs quote them too.
_QUOTED = r"[ \t>|]*"
_UU_LINES = rf"(?:(?:[ \t]*\r?\n)+{_QUOTED}[!-M][ -`]{{4,90}})+"
_UU_END = rf"(?:\r?\n{_QUOTED}`[ \t]*)?(?:\r?\n{_QUOTED}end\b)?"

_IBAN = r"\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,4})?\b"

RULES: tuple[Rule, ...] = (
    *(
        rule(
            f"{name}-labelled",
            subcategory,
            labelled(words),
            score,
            has_digits(least),
            languages=ENGLISH if name in _IN_ENGLISH_WORDS else EVERYWHERE,
        )
        for name, subcategory, words, least, score in _LABELLED
    ),
    rule(
        # `lockbox 2-9-0-4`, `portkod 4471`
        "access-code",
        "IDNUM",
        r"\b(?:lock\s?box|key\s?safe|(?:door|gate|alarm|entry|access|safe|front\sdoor)\scode|pass\s?code"
        r"|codice\s(?:del\scancello|della\sporta|d'accesso|portone)|c[oó]digo\s(?:del\sportal"
        r"|de\s(?:la\spuerta|acceso))|port(?:en)?s?kod|kod\still\s(?:porten|dörren))"
        r"(?:\s(?:is|no\.?|number|code|combo|är|es|è))?\s?[:\#]?\s?"
        r"(?P<id>\d(?:[- ]?\d){2,7})(?![\w/])",
        0.95,
    ),
    rule(
        # `safe word: "brown snake"`, by which somebody is let know things on the telephone
        "pass-phrase",
        "IDNUM",
        r"\b(?:(?:safe|pass|code)\s?word|kod(?:ord)?|lösenord|contraseña|palabra\sclave"
        r"|parola\s(?:d'ordine|chiave))[^\"“”«»\n]{0,24}[\"“«](?P<id>[^\"“”«»\n]{3,30})[\"”»]",
        0.95,
    ),
    rule("ssn", "SSN", r"(?<![\w-])[\dx*]{3}-(?:\d{2}|[x*]{2})-\d{4}(?![\w-])", 0.96),
    rule(
        "ssn-labelled",
        "SSN",
        r"\b(?:S\.?S\.?N\.?|SS\#|S\.S\.\#?|social\ssecurity(?:\s(?:no"
        r"|number))?)(?:[-\s]4)?[\s:\#.]{0,9}"
        r"(?P<id>[\dx*]{3}[\s-]{0,3}[\dx*]{2}[\s-]{0,3}[\dx]{4}|\d{4})(?!\d)",
        0.97,
    ),
    rule(
        "ssn-last-four",
        "SSN",
        r"\blast\s(?:4|four)(?:\s(?:SSN|of\sSSN))?[\s:]{1,3}(?P<id>\d{4})\b",
        0.9,
    ),
    rule(
        "nhs",
        "MEDICALRECORD",
        r"(?<![\d-])\d{3}[\s-]\d{3}[\s-]\d{4}(?![\d-])",
        0.9,
        nhs.is_valid,
    ),
    rule(
        "codice-fiscale",
        "SSN",
        r"\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b",
        0.98,
        lambda identifier: identifier.isupper() or bool(codicefiscale.is_valid(identifier)),
    ),
    rule(
        "dni",
        "SSN",
        r"(?<![\w.-])\d{2}\.?\d{3}\.?\d{3}[\s-]?[A-Z](?!\w)",
        0.95,
        lambda identifier: bool(dni.is_valid(identifier.replace(".", ""))),
    ),
    rule("nie", "SSN", r"(?<![\w])[XYZ]-?\d{7}-?[A-Z](?!\w)", 0.95, nie.is_valid),
    rule(
        "dni-labelled",
        "SSN",
        r"\b(?:DNI|NIF|NIE|C\.?F\.?|codice\sfiscale|personn(?:umme)?r"
        r"|pnr)[\s.:]{1,3}(?P<id>[A-Z]?[\d.\s]{6,13}-?[\dA-Z]{0,5}|[A-Z0-9]{16})\b",
        0.95,
        has_digits(7),
    ),
    rule(
        "personnummer",
        "SSN",
        r"(?<![\w-])\d{2}(?:\d{2})?(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d"
        r"|9[01])[-+]\d{4}(?![\w-])",
        0.96,
    ),
    rule(
        "personnummer-plain",
        "SSN",
        r"(?<![\w-])[12][90]\d{10}(?![\w-])",
        0.9,
        personnummer.is_valid,
    ),
    rule(
        "national-insurance",
        "SSN",
        r"(?<![\w])[A-Z][A-Z]\s?\d\d\s?\d\d\s?\d\d\s?[A-D](?![\w])",
        0.95,
        case=True,
    ),
    rule("nric", "SSN", r"(?<![\w])[STFGM]\d{7}[A-Z](?![\w])", 0.93, case=True),
    rule("masked", "SSN", r"(?<![\w])[Xx*]{3,4}[\s-][Xx*]{2,4}[\s-]\d{4}(?!\d)", 0.96),
    rule("number-long", "IDNUM", r"(?<![\w./,-])(?<!SNOMED )\d{7,}(?![\w/]|[.,-]\d)", 0.8),
    rule(
        "number-groups",
        "IDNUM",
        r"(?<![\w./,-])\d{2,}-\d{2,}-\d{2,}(?:-\d+)*(?![\w/]|[.-]\d)",
        0.8,
        _is_number,
        languages=ENGLISH,
    ),
    rule(
        "code",
        "IDNUM",
        r"(?<![\w./-])[A-Z]{1,5}-?\d{2,4}-\d{3,}(?:-[A-Z0-9]+)*(?![\w/]|[.-]\d)",
        0.8,
        case=True,
    ),
    rule(
        "code-plain",
        "IDNUM",
        r"(?<![\w./-])[A-Z]{2,5}-?\d{5,}[A-Z]?(?![\w/]|[.-]\d)",
        0.8,
        _is_no_code,
        case=True,
    ),
    rule(
        "plate",
        "VEHICLE",
        r"\b(?:[Pp]lates?|PLATE|[Tt]ags?|TAG)\s(?:[A-Z]{2}\s(?=\S+\s?\S*\d))?"
        r"(?P<id>(?=[A-Z\s-]{0,4}\d)[A-Z0-9]{2,4}[\s-]?[A-Z0-9]{2,5}(?:\s[A-Z0-9]{1,3}(?!\w))?)(?!\w)",
        0.93,
        case=True,
    ),
    rule(
        "plate-british", "VEHICLE", r"(?<![\w])(?!CD)[A-Z]{2}\d\d\s[A-Z]{3}(?![\w])", 0.9, case=True
    ),
    rule("unit-medic", "VEHICLE", r"(?<![\w])[Mm](?:edic|EDIC)\s\d{1,4}\b", 0.9, case=True),
    rule(
        "unit-rescue",
        "VEHICLE",
        r"(?<!\w)(?:Engine|ENGINE|Ladder|LADDER|Squad|SQUAD|Rescue|RESCUE|HEMS|Helimed|HELIMED"
        r"|Life ?Flight|LIFEFLIGHT|Air ?Care|AIRCARE)\s\d{1,3}\b(?!\s?(?:puffs?|inh))",
        0.9,
        case=True,
        languages=ENGLISH,
    ),
    rule(
        # Call signs by the alphabet of the radio.
        "unit-radio",
        "VEHICLE",
        r"(?<!\w)(?:Al(?:f|ph)a|AL(?:F|PH)A|Bravo|BRAVO|Delta|DELTA|Echo|ECHO|Foxtrot|FOXTROT|Papa"
        r"|PAPA|Tango|TANGO|Zulu|ZULU)\s\d{2,3}(?![\w/%-]|[.,]\d)",
        0.9,
        case=True,
    ),
    # A file in letters: nobody can look into it, and the check of an export would refuse it.
    rule(
        "file-in-letters",
        "IDNUM",
        rf"(?<![\w+/])(?={_FILE_START}){_CODE_LINES}(?:\s[A-Za-z0-9+/]+={{1,2}})?(?![\w+/=])",
        0.99,
        case=True,
    ),
    rule(
        "file-in-uuencode",
        "IDNUM",
        rf"^{_QUOTED}(?P<id>begin [0-7]{{3,4}}\b.{{0,200}}{_UU_LINES}{_UU_END})",
        0.99,
        _is_uuencode,
        case=True,
    ),
    rule("iban", "ACCOUNT", _IBAN, 0.97, iban.is_valid, case=True),
    rule("imei", "DEVICE", r"(?<![\d-])\d{2}-?\d{6}-?\d{6}-?\d(?![\d-])", 0.9, imei.is_valid),
    rule(
        "medicare-beneficiary",
        "HEALTHPLAN",
        r"\b[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]"
        r"[AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}\b",
        0.97,
        case=True,
    ),
    rule(
        "vin",
        "VEHICLE",
        r"\b(?=[A-Z0-9]*\d[A-Z0-9]*\d)"
        r"(?=\d*[A-Z][A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{11}[A-HJ-NPR-Z0-9]{2}\d{4}\b",
        0.93,
        case=True,
    ),
    rule("udi", "DEVICE", r"\(01\)\d{14}(?:\(\d{2}\)[A-Z0-9/.-]+)*", 0.98),
    rule(
        "user-labelled",
        "USERNAME",
        r"\b(?:user(?:\s?name|\sid)?|login|log-in|pyxis\suser|usuario|utente|anv[aä]ndare"
        r"|tech|typed|scribe)[\s:=]{1,3}(?P<id>(?=[a-z._-]*\d"
        r"|[a-z]+[._][a-z])[a-z][a-z0-9._-]{2,})\b",
        0.88,
        languages=ENGLISH,
    ),
    # Whose folder it is, in the path that a form has at its foot; also of a name that is a word.
    rule(
        "user-folder",
        "USERNAME",
        r"(?:[\\/](?:users|benutzer|usuarios|utenti|documents\sand\ssettings"
        r"|dokumente\sund\seinstellungen)[\\/]{1,2}|(?<![\w.])/home/|[\\/]home\$[\\/]{1,2})"
        r"(?!(?:public|shared|default|all\susers|admin\w*|guest|user)\b)"
        r"(?P<id>[^\W\d_][^\\/:*?\"<>|\r\n\t]{1,40}(?=[\\/])|[^\W\d_][\w.-]{0,30}\w)",
        0.9,
    ),
)
