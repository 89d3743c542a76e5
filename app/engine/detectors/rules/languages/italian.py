"""Identifiers as Italian notes write them, in Italy and in Ticino.

What a label holds follows docs/annotation-languages.md. Numbers with check digits are in
`national_ids.py`, which holds in every language.
"""

from __future__ import annotations

from functools import partial

from app.engine.detectors.rules.languages.building import (
    dates,
    is_age,
    is_grouped_number,
    named,
    names,
    numbers,
)
from app.engine.detectors.rules.languages.calendars import ITALIAN
from app.engine.detectors.rules.people import CAPITAL, NAME
from app.engine.detectors.rules.rule import Rule, rule
from app.engine.text.vocabulary import one_of

_rule = partial(rule, languages=frozenset(("it",)))

_LABELLED = (
    (
        "record",
        "MEDICALRECORD",
        r"nosologico|n\.?\s?nos(?:ologico)?\.?|cartella(?:\sclinica)?|cart\.(?:\scl(?:in)?\.)?"
        r"|n\.?\scartella|scheda\ssanitaria|id\spaziente|cod\.?\spaziente|sdo",
        3,
        0.95,
    ),
    (
        "state-number",
        "SSN",
        r"cod(?:ice|\.)?\sfisc(?:ale|\.)?|c\.?\s?f\.?(?=[\s:.]{1,3}[a-z\d]{3})|n\.?\savs|avs",
        2,
        0.96,
    ),
    (
        "health-card",
        "HEALTHPLAN",
        r"tessera\s(?:sanitaria|ssn|team)|team|n\.?\stessera|cod(?:ice|\.)?\s(?:stp|eni)|libretto"
        r"\ssanitario|cassa\smalati|stp|eni",
        6,
        0.95,
    ),
    (
        "licence",
        "LICENSE",
        r"(?:iscr(?:itt[oa]|izione|\.)?\s(?:n\.?\s)?)?(?:all['’])?albo(?:\s(?:medici|degli\s\w+|dei"
        r"\s\w+))?|ordine(?:\sdei\smedici)?(?:\sdi\s\w+)?|o\.?m\.?c\.?e\.?o\.?|enpam|cod(?:ice"
        r"|\.)?\sreg(?:ionale|\.)?"
        r"|opi(?:\s\w+)?|patente(?:\s[a-d])?|omceo(?:\s\w+)?",
        3,
        0.9,
    ),
    (
        "reference",
        "IDNUM",
        r"p(?:artita|\.)?\s?iva|verbale|missione|accesso|nre|ricetta|protocollo|prot\.?|pratica"
        r"|r\.?g\.?"
        r"|c\.?i\.(?=\s)|carta\s(?:d['’]?identità|identità)|passaporto|permesso\sdi\ssoggiorno"
        r"|lotto|lot\.?|istologico"
        r"|es(?:ame)?\.?\sistol\w*\.?|campione|vetrin[oi]|braccialetto|referto|richiesta"
        r"|impegnativa|fattura|ricevuta|ddt"
        r"|cartellino|matricola|sacca|unità(?!\s(?:alle|ore)\b)|inail|infortunio|sinistro|busta|scheda|accettazione"
        r"|accession",
        4,
        0.85,
    ),
    (
        "account",
        "ACCOUNT",
        r"iban|conto(?:\scorrente)?|c/c|polizza|libretto|avviso\spagopa|iuv",
        4,
        0.9,
    ),
    ("vehicle", "VEHICLE", r"targ(?:a|ata)|telaio", 3, 0.9),
)

_PARTICLES = r"de|de['’]|di|d['’]|da|van|von|el|ben|bin"
_LABELS = (
    r"CF|C\.F|Cod|Nat[oa]|NAT[OA]|Data|DATA|Età|ETÀ|Sesso|SESSO|Tel|Cell|Residente|Residenza|Via"
    r"|Reparto|REPARTO|"
    r"Letto|Ricovero|Dimissione|Medico|N\.|Cognome|Nome|NOME|Provenienza|Diagnosi|Comune|Indirizzo"
)
_PERSON = names(_PARTICLES, _LABELS, 3, leading=False)
_NO_NAMES = (
    "paziente medico medica dottore dottoressa dott dottssa dr signor signora sig sigra prof coll"
    "ega"
    " collegio direttore direttrice primario ospedale reparto pronto cardiologia medicina chirurgia"
    " ortopedia servizio direzione segreteria genitori sigg centro ambulatorio data sesso età nes"
    "suno nessuna non si no"
)
_is_person = named(_NO_NAMES)
_is_titled = named(_NO_NAMES, titled=True)
_PLACE = (
    rf"{CAPITAL}[\w'’-]{{1,40}}(?:[ ](?:(?:di|del|della|dei|degli|delle|sul|in|la|al"
    rf"|d['’])[ ]?){{0,2}}{CAPITAL}[\w'’-]{{1,40}}){{0,4}}"
)
# `osmolarità 239, 11000 WBC`
_NO_COUNT = rf"(?!(?i:{one_of('analytes')})\b)"
_PROVINCE = (
    r"(?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHLNORSTZ]|E[NE]|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]"
    r"|M[BCEINOST]|N[AOU]|O[GRT]|P[ADCEGINORSTUVZ]|R[ACEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD"
    r"|V[ABCEIRTSV])"
)
_NUMBER = (
    r"(?:n\.?\s?|nr\.?\s?|n°\s?|civ\.?\s?)?\d{1,4}(?:[ ]?/[ ]?\w{1,2}\b|[ ]?(?:bis|[A-Za-z]\b))?"
)
_REST_OF_ADDRESS = (
    r"(?:,?[ ](?:[Ii]nt(?:erno|\.)?[ ]?\w{1,3}|[Ss]c(?:ala|\.)[ ]?\w{1,2}|[Pp]iano[ ]\w+"
    r"|\d°?[ ]p(?:iano|\.)"
    r"|[Pp]al(?:azzina|\.)[ ]\w+|[Ii]sol(?:ato|\.)[ ]\w+)){0,4}"
)
_STREET = (
    r"(?:[Vv]ia|VIA|[Vv]\.le|[Vv]iale|VIALE|[Pp]iazza|PIAZZA|[Pp]\.?z?za|[Pp]iazzale|[Pp]\.le"
    r"|[Cc]orso|CORSO|[Cc]\.so"
    r"|[Ll]argo|[Ll]\.go|[Vv]icolo|[Ss]trada|[Ss]tr\.|[Cc]ontrada|[Cc]\.da|[Ll]ungomare"
    r"|[Ll]ungo[a-z]{3,8}|[Ss]alita"
    r"|[Cc]alle|[Cc]ampo|[Ff]ondamenta|[Rr]ione|[Ll]oc(?:alità|\.)|[Ff]raz(?:ione|\.)|[Bb]orgo"
    r"|[Pp]iazzetta|[Tt]raversa)"
)
_RESIDENT = (
    r"(?:[Nn]at[oa]/?[ai]?[ ]a|[Rr]es(?:idente|\.)[ ](?:a|in|ad)|[Aa]bita(?:nte)?[ ](?:a|ad)"
    r"|[Dd]omiciliat[oa]"
    r"[ ](?:a|in|ad)|[Oo]riginari[oa][ ]di|[Cc]omune[ ]di[ ](?:nascita|residenza):"
    r"|[Ll]uogo[ ]di[ ]nascita:?"
    r"|[Rr]esidenza:|[Nn]ativ[oa][ ]di|[Vv]ive[ ](?:a|ad))"
)

RULES: tuple[Rule, ...] = (
    *numbers("it", _LABELLED),
    *dates("it", ITALIAN),
    _rule(
        "number-groups-it",
        "IDNUM",
        r"(?<![\w./,-])\d{2,}-\d{2,}-\d{2,}(?:-\d+)*(?![\w/]|[.-]\d)",
        0.8,
        is_grouped_number,
    ),
    _rule(
        "date-points-it",
        "DATE",
        r"(?<![\w./-])(?:0?[1-9]|[12]\d|3[01])\.(?:\s?(?:0?[1-9]|1[0-2])\.\s?(?:19\d\d"
        r"|20[0-4]\d)|(?:0?[1-9]|1[0-2])\.\d\d)(?![\w]|[.]\d)",
        0.93,
    ),
    _rule(
        "phone-extension-it",
        "PHONE",
        r"\b(?:busca|beeper|bip|ext|extensión|int|interno|anexo|ankn|anknytning|sökare|dect"
        r"|cordless)[.:]*\s{1,3}(?:n\.?º?\s)?(?P<id>\d[\d.-]{1,7}\d)(?![\d/])",
        0.92,
    ),
    _rule(
        "date-decade-it",
        "DATE",
        r"\banni[ ](?:['’]\d0|Venti|Trenta|Quaranta|Cinquanta|Sessanta|Settanta|Ottanta|Novanta)\b",
        0.93,
        case=True,
    ),
    _rule(
        "date-weekday-it",
        "DATE",
        r"(?<!\bdal\s)(?<!dì\sal\s)(?<!to\sal\s)(?<!\w)(?P<id>lunedì|martedì|mercoledì|giovedì"
        r"|venerdì|sabato|domenica)(?!\w|\sal\s(?:lunedì|martedì|mercoledì|giovedì|venerdì"
        r"|sabato|domenica)|\ssanto)",
        0.88,
    ),
    _rule(
        # The days of a dialysis.
        "date-weekday-letters-it",
        "DATE",
        r"(?<![\w-])(?:Lu?([-/])Me?\1Ve?|Ma?([-/])Gi?\2Sa?)(?![\w-])",
        0.93,
        case=True,
    ),
    _rule(
        "date-year-class", "DATE", r"\b(?:classe|del|nat[oa]\snel)\s(?P<id>['’]\d\d)(?!\d)", 0.93
    ),
    _rule(
        "age-of-it",
        "AGE",
        r"(?<!\bper\s)(?<!validità\s)(?<!\d\s)\b(?:di\sanni|anni|aa\.?)\s(?P<id>\d{1,3})(?![\d.,/]\d|\d|\s?(?:mg|ml|cm"
        r"|mm|kg|giorni|mesi|settimane|ore|%|x\b))",
        0.88,
        is_age,
    ),
    _rule(
        "age-years-it",
        "AGE",
        r"(?<![\d.,/-])(?P<id>\d(?<!\bda\s\d)(?<!\bper\s\d)(?<!\bcirca\s\d)(?<!\bogni\s\d)(?<!\bo"
        r"ltre\s\d)(?<!\bdopo\s\d)(?<!\bentro\s\d)(?<!\btra\s\d)(?<!\bfra\s\d)(?<!\bultimi\s\d)"
        r"(?<!\bscolarità\s\d)(?<!\bDurata:\s\d)(?<!\bsopravvivenza\sa\s\d)(?<!\bgli\s\d)"
        r"\d{0,2})\s?(?=anni\b)(?!\s?anni\s(?:fa|prima|dopo|insieme|or\ssono|di\s(?:distanza|follow|terapia|malattia|servizio"
        r"|storia|dialisi|attesa|matrimonio)))",
        0.85,
        is_age,
    ),
    _rule(
        "age-infant-it",
        "AGE",
        r"\b(?:(?:lattante|neonat[oa]|bimb[oa]|bambin[oa]|piccol[oa])\s(?:di\s)?|\d\s?(?:aa|anni)\se\s)"
        r"(?P<id>\d{1,2})(?=\s?(?:mm?|mesi|gg|giorni|sett|settimane)\b)",
        0.93,
    ),
    _rule(
        "age-short-it",
        "AGE",
        r"[,(–-]\s?(?:[mf],?\s)?(?P<id>\d{1,3})\s?(?=(?:aa|a\.)(?=[,;.)\s]))",
        0.88,
        is_age,
    ),
    _rule(
        "age-enne",
        "AGE",
        r"(?<![\d.,])(?P<id>\d{1,3})(?:[- ]?enn[ei]|ina(?=\s(?:d['’]anni|di\sanni)))\b",
        0.97,
        is_age,
    ),
    _rule(
        "age-word-enne",
        "AGE",
        r"(?<!\w)(?:\w{3,}ant(?:uno|adue|atré|atre|aquattro|acinque|asei|asette|otto|anove"
        r"|aseienne)?|ventun|venti\w*|trent\w*|dic\w+|dodic|tredic|quattordic|quindic|sedic"
        r"|undic)(?:enn[ei])\b|\b(?:quaranten|cinquanten|sessanten|settanten|ottanten|novanten"
        r"|trenten|venten)\w*n[ei]\b|\b(?:settu|ottu|nonu|sessu|cente)agenari[oa]\b",
        0.93,
    ),
    _rule(
        "age-label-it",
        "AGE",
        r"\betà\s?[:=]?\s{0,6}(?:di\s)?(?:anni\s)?(?P<id>\d{1,3})(?![\d/,.]\d|\d)",
        0.95,
        is_age,
    ),
    _rule(
        "doctor-title-it",
        "DOCTOR",
        r"(?<![\w])(?:[Dd]ott|DOTT|[Dd]ott\.?[ ]?ssa|DOTT\.?SSA|[Dd]ott\.?ri|[Dd]ottor"
        r"|[Dd]ottoressa|[Dd]r|DR|[Dd]r\.?ssa|[Pp]rof|PROF|[Pp]rof\.?ssa|[Pp]rofessor(?:e|essa)?"
        r"|[Ii]nf|[Ii]nfermier[ae]|[Oo]st|[Oo]stetric[ao]|OSS|[Cc]aposala|[Ff]isioterapista|FT"
        r"|TSRM|[Dd]ietista|[Ll]ogopedista|[Pp]sicolog[ao])"
        rf"(?:\.|\b)(?:[ ]med\.)?(?:[ ](?:[Dd]ott|[Dd]r)\.?(?:ssa)?\.?)?:?[ ]{{1,2}}(?P<id>"
        rf"{_PERSON})",
        0.95,
        _is_titled,
        case=True,
    ),
    _rule(
        # Who is what, shortened: `logop. Selene`. Of 46 in the notes, 45 were names.
        "doctor-short-title-it",
        "DOCTOR",
        r"(?<!\w)(?:[Aa]nest|[Aa]ss|[Aa]ut|[Bb]iol|[Cc]ard(?:iol)?|[Cc]hir|[Cc]oord|[Dd]iet|[Ee]duc"
        r"|[Ff]isiot?|[Gg]inec|[Ii]nferm|[Ll]ogop|[Oo]stetr|[Pp]ediatr|[Pp]sic(?:ol)?|[Ss]pec|[Ss]trum"
        rf"|[Tt]ecn)\.:?[ ](?P<id>{_PERSON})",
        0.93,
        _is_titled,
        case=True,
    ),
    _rule(
        "person-title-it",
        "PATIENT",
        r"(?<![\w])(?:[Ss]ig|SIG|[Ss]ig\.?[ ]?r?a|SIG\.?RA|[Ss]ig\.?na|[Ss]ig\.?ri|[Ss]ignor"
        r"|[Ss]ignora|[Ss]ignorina|[Aa]vv|[Dd]on|[Ss]uor|[Ff]ra|[Gg]eom|[Ii]ng|[Rr]ag"
        r"|[Mm]aestra?|[Mm]ar\.llo)"
        rf"(?:\.|\b)[ ]{{1,2}}(?!Giudice Tutelare\b)(?P<id>{_PERSON})",
        0.95,
        _is_titled,
        case=True,
    ),
    _rule(
        "patient-label-it",
        "PATIENT",
        r"\b(?:[Cc]ognome(?:[ ]e[ ][Nn]ome)?|COGNOME(?:[ ]E[ ]NOME)?"
        r"|[Nn]ome(?:[ ]e[ ][Cc]ognome)?|NOME|[Nn]ominativo|NOMINATIVO|[Pp]aziente|PAZIENTE"
        r"|[Pp]z|[Aa]ssistit[oa]|[Uu]tente|[Ii]ntestatari[oa]"
        r"|[Dd]onatrice|[Dd]onatore|[Mm]adre|[Pp]adre|[Cc]aregiver|[Tt]utore"
        r"|[Aa]mministratore[ ]di[ ]sostegno|[Pp]ersona[ ]di[ ]riferimento|[Cc]ontatto"
        r"|[Aa]ccompagnat(?:ore|rice)|[Cc]oniuge)"
        rf"[.…]*[ ]?:[ ]{{0,12}}(?:[Ss]ig\.?(?:ra)?\.?[ ])?(?P<id>{_PERSON})",
        0.95,
        _is_person,
        case=True,
    ),
    _rule(
        "doctor-label-it",
        "DOCTOR",
        r"\b(?:[Mm]edico(?:[ ](?:curante|richiedente|refertante|di[ ](?:base|guardia|reparto"
        r"|turno)|prescrittore|inviante))?|MEDICO|[Cc]urante|MMG|PLS|[Rr]ichiedente"
        r"|[Rr]efertato[ ]da|[Ff]irmato(?:[ ]da)?|F\.?to|[Ii]l[ ]medico|[Pp]rimario|[Dd]irettore"
        r"|DIRETTORE|[Oo]peratore|[Aa]iuto|[Cc]hirurgo|[Aa]nestesista|[Ss]trumentista"
        r"|[Rr]adiologo|[Ii]nfermier[ae](?:[ ]di[ ]triage)?|[Rr]edatto[ ]da|[Ee]quipe"
        r"|[Ii]noltrato[ ]da|[Rr]eferente)"
        rf"[.…]*[ ]?:[ ]{{0,12}}(?:[Dd](?:ott|r)\.?(?:ssa)?\.?[ ]"
        rf"|[Pp]rof\.?(?:ssa)?[ ])?(?P<id>{_PERSON})",
        0.94,
        _is_person,
        case=True,
    ),
    _rule(
        "relative-it",
        "PATIENT",
        r"\b(?:marito|moglie|figli[oa]|madre|padre|mamma|papà|fratello|sorella|nipote|nonn[oa]"
        r"|zi[oa]|cugin[oa]|suocer[oa]|genero|nuora|cognat[oa]|compagn[oa]|convivente"
        r"|fidanzat[oa]|badante|vicin[oa]|amic[oa]|caregiver|tutor)"
        rf"(?:[ ](?:maggiore|minore))?(?:,[ ](?:[Ss]ig\.?(?:ra)?\.?[ ])?"
        rf"|[ ](?:(?:Avv|Ing|Geom|Rag|Arch|Dott|Dr|Prof)\.(?:ssa)?[ ])?)"
        rf"(?P<id>{NAME}(?:[ ](?:(?:{_PARTICLES})[ ])?{NAME}){{0,2}})",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "greeting-it",
        "DOCTOR",
        rf"^[ ]*(?:Gent(?:ile|ili|\.mo|\.ma|\.mi)|Egr(?:egio|egia|\.)|Car[oaie]|Ciao"
        rf"|Spett(?:abile|\.le)|Buongiorno|Salve)[ ](?:(?:[Dd](?:ott|r)\.?(?:ssa)?\.?"
        rf"|[Dd]ottor(?:essa)?|[Pp]rof\.?(?:ssa)?|[Ss]ig\.?(?:ra)?\.?|[Ss]ignora?"
        rf"|[Cc]olleg[ah]i?)[ ])?(?P<id>{NAME}(?:[ ]{NAME}){{0,2}})(?=[,:]|[ ]*$)",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "street-it",
        "STREET",
        rf"(?<![\w/])(?!strada[ ]S[SP]\b){_STREET}[ ](?:(?:di|del|della|delle|dei|degli|al|alla"
        rf"|per|d['’])[ ]?)?(?:{_PLACE}|[IVX]+[ ]{_PLACE}|\d{{1,2}}[ ]\w+)"
        rf"(?:,?[ ](?:{_NUMBER}|snc|SNC|s\.n\.c\.|km[ ]?\d+(?:,\d+)?){_REST_OF_ADDRESS})",
        0.94,
        case=True,
    ),
    _rule(
        "street-named-it",
        "STREET",
        rf"(?<![\w/])(?:Viale|viale|V\.le|Piazza|piazza|P\.zza|Piazzale|Corso|C\.so"
        rf"|(?<=[ ]in[ ])[Vv]ia|(?<=,[ ])[Vv]ia)[ ](?:(?:di|del|della|delle|dei|degli"
        rf"|d['’])[ ]?)?{_PLACE}",
        0.85,
        case=True,
    ),
    _rule(
        "zip-it",
        "ZIP",
        rf"(?:(?:^|[,;(–-][ ]?|\d[ ]?[-–,][ ])|\b(?:CAP|C\.A\.P\.)[ :]{{1,3}})(?P<id>\d{{5}})(?="
        rf"[ ,]{{1,2}}{_NO_COUNT}{CAPITAL}[a-zà-ÿA-ZÀ-Þ'’]{{2,}})",
        0.92,
        case=True,
    ),
    _rule("zip-labelled-it", "ZIP", r"\b(?:cap|c\.a\.p\.)[ :]{1,4}(?P<id>\d{5})(?!\d)", 0.95),
    _rule(
        "city-after-zip-it",
        "CITY",
        rf"(?:^|[,;(–-][ ]?|CAP[ :]{{1,3}})\d{{5}}[ ]{_NO_COUNT}(?P<id>{_PLACE})(?="
        rf"[ ]*(?:[,.;()\n]|$|[ ]{_PROVINCE}\b))",
        0.9,
        case=True,
    ),
    _rule("city-labelled-it", "CITY", rf"\b{_RESIDENT}[ ]{{1,4}}(?P<id>{_PLACE})", 0.88, case=True),
    _rule(
        "state-after-city-it",
        "STATE",
        rf"(?:{_RESIDENT}[ ]{{1,4}}|\d{{5}}[ ]|,[ ]|\b[ad]i?[ ]){_PLACE}[ ]?\((?P<id>{_PROVINCE})"
        rf"\)",
        0.93,
        case=True,
    ),
    _rule(
        "state-labelled-it",
        "STATE",
        rf"\b(?:[Pp]rov(?:incia|\.)?(?:[ ]di)?)[ :]{{1,2}}(?P<id>{_PROVINCE})\b",
        0.93,
        case=True,
    ),
    _rule(
        "hospital-it",
        "HOSPITAL",
        rf"(?<![\w])(?:Ospedale|OSPEDALE|ospedale|Ospedali|Policlinico|POLICLINICO"
        rf"|Casa[ ]di[ ][Cc]ura|Clinica|Poliambulatorio|Presidio[ ]Ospedaliero|Istituto|IRCCS"
        rf"|AOU|A\.O\.U\.|ASST|RSA|Centro[ ](?:Diurno|Medico)|Consultorio|Hospice)"
        rf"[ ](?:(?:di|del|della|dei|degli|Civile|Maggiore|Universitario|Generale|Regionale"
        rf"|Clinico|Ospedaliera?|Riuniti)[ ]){{0,4}}(?:[\"“«])?{_PLACE}",
        0.9,
        case=True,
    ),
    _rule(
        "body-it",
        "ORGANIZATION",
        rf"(?<![\w])(?:(?:ASL|AUSL|ATS|USL|ULSS|ASP|ASUR|ASReM|ASUGI)[ ](?:n\.?[ ]?\d{{1,2}}[ ]?"
        rf"|\d{{1,2}}[ ]?)?(?:(?:di|del|della)[ ])?(?:{_PLACE})?|(?:Comune|Tribunale|Procura"
        rf"|Questura|Prefettura)[ ]di[ ]{_PLACE})",
        0.88,
        lambda identifier: " " in identifier.strip(),
        case=True,
    ),
    _rule(
        "phone-it",
        "PHONE",
        r"(?<![\w.,/+-])(?:(?:\+|00)39[ .-]?)?3[1-9]\d(?:[ ./-]\d{6,7}"
        r"|(?:[ .-]?\d{2,4}){2,4})(?![\w]|[.,-]\d)",
        0.92,
        lambda identifier: 9 <= sum(c.isdigit() for c in identifier) <= 13,
    ),
    _rule(
        "phone-labelled-it",
        "PHONE",
        r"\b(?:tel(?:efon[oi]|ef)?|cell?(?:ulare)?|fisso|recapito|int(?:erno)?|cordless|dect"
        r"|whatsapp|numero\sverde|n\.\sverde)[.:]*[ ]{0,6}(?:n\.?\s)?(?P<id>\+?\(?\d[\d ()./-]{1,"
        r"16}\d)(?!\d|/\d)",
        0.92,
    ),
    _rule(
        "plate-it",
        "VEHICLE",
        r"(?<![\w-])[A-HJ-NPR-TV-Z]{2}[ ]?\d{3}[ ]?[A-HJ-NPR-TV-Z]{2}(?![\w-])",
        0.88,
        case=True,
    ),
)
