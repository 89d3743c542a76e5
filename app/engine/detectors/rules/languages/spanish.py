"""Identifiers as Spanish notes write them, in Spain and in America.

What a label holds follows docs/annotation-languages.md. Numbers with check digits are in
`national_ids.py`, which holds in every language.
"""

from __future__ import annotations

from functools import partial

from stdnum.es import cif

from app.engine.detectors.rules.languages.building import (
    dates,
    is_age,
    is_grouped_number,
    named,
    names,
    numbers,
)
from app.engine.detectors.rules.languages.calendars import SPANISH
from app.engine.detectors.rules.people import CAPITAL, NAME
from app.engine.detectors.rules.rule import Rule, rule
from app.engine.text.vocabulary import wordlist

_SPANISH = frozenset(("es",))
# `Enf.` is an illness before these, and a nurse before other names.
_EPONYM = "|".join(sorted(wordlist("eponyms")))
_rule = partial(rule, languages=_SPANISH)

_LABELLED = (
    (
        "record",
        "MEDICALRECORD",
        r"n\.?\s?h\.?\s?c\.?|h\.?\s?c\.?(?=[\s:.]{1,3}\d)|h\.?ª(?:\s?cl[ií]nica|\sc\.)?"
        r"|n[.º°]*\s?(?:de\s)?(?:h\.?ª|historia)(?:\scl[ií]nica)?|historia(?:\scl[ií]nica)?|ficha"
        r"(?:\scl[ií]nica)?|expediente(?:\scl[ií]nico)?|r[eé]cord|registro|nuhc|idpac"
        r"|id\spaciente",
        3,
        0.95,
    ),
    (
        "state-number",
        "SSN",
        r"d\.?n\.?i\.?|n\.?i\.?e\.?|n\.?i\.?f\.?|c\.?i\.?f\.?|c\.?u\.?r\.?p\.?|r\.?f\.?c\.?"
        r"|r\.?u\.?[tn]\.?|c[eé]dula(?:\sde\s(?:identidad|ciudadan[ií]a))?|c\.i\."
        r"|ci(?=[\s:]{1,2}\d)"
        r"|cc(?=[\s:]{1,2}\d{1,3}\.\d)|c\.c\.|t\.i\.|dui|dpi|cui(?:l|t)?|documento(?:\snacional\sde"
        r"\sidentidad|\sde\sidentidad)?",
        5,
        0.96,
    ),
    (
        "health-card",
        "HEALTHPLAN",
        r"c\.?i\.?p\.?a?\.?|sip|tis|nuhsa|nuss|nass|nss|n\.?[º°]?\s?(?:de\s)?(?:afiliaci[oó]n|"
        r"seguridad\ssocial|s\.?s\.?|tarjeta(?:\ssanitaria)?|p[oó]liza)|tarjeta\ssanitaria|tsi|cns"
        r"|afiliado|afiliaci[oó]n|p[oó]liza|autogenerado|mutualista|citesns|cite",
        4,
        0.95,
    ),
    (
        "licence",
        "LICENSE",
        r"n[.º°]*\s?(?:de\s)?col(?:egiad[oa])?\.?|colegiad[oa]|col(?:eg)?\.(?:\sn[.º°]*)?"
        r"|c[eé]d(?:ula)?\.?\sprof(?:esional)?\.?|m\.\s?[np]\.|m[np](?=[\s:.]{1,2}\d)|mat(?:r[ií]c"
        r"ula)?\.\s(?:nac|prov|prof)\w*\.?|c\.?m\.?p\.?|r\.?n\.?e\.?|exequ[aá]tur|j\.?v\.?p\.?m\.?"
        r"|reg(?:istro)?\.?\sm[eé]dico|licencia",
        3,
        0.92,
    ),
    (
        "reference",
        "IDNUM",
        r"pasaporte|episodio|petici[oó]n|solicitud|muestra|registro\sde\ssalida|n[.º°]*\sde\s(?:"
        r"registro|petici[oó]n|muestra|informe|episodio|orden|parte|autorizaci[oó]n|solicitud)"
        r"|ref(?:erencia)?\.?|informe\sn[.º°]*|lote|expte\.?|diligencias|atestado|folio|acceso"
        r"|justificante|volante|receta|referencia\scatastral|biopsia|bx|orden",
        4,
        0.85,
    ),
    (
        "account",
        "ACCOUNT",
        r"cuenta|iban|factura|recibo|tarjeta\s(?:de\scr[eé]dito|bancaria)",
        4,
        0.9,
    ),
    ("vehicle", "VEHICLE", r"matr[ií]cula|bastidor", 4, 0.9),
)

_PARTICLES = r"de|del|de\sla|de\slas|de\slos|la|las|los|y|i|e|da|dos|van|von|al|el|ben|san|santa"
_LABELS = (
    r"NHC|HC|DNI|NIE|NIF|CIP|SIP|NUSS|NSS|CURP|RUT|RUN|F\.?\s?[Nn]ac|FN|Fecha|Edad|Sexo"
    r"|Tel(?:éfono)?|"
    r"Tfno|Domicilio|Dirección|Servicio|Médico|Cama|Hab|Ingreso|Alta|Col|Nº|N\.º|EDAD|SEXO|FECHA"
    r"|CAMA"
    r"|N[º°.]\s?Col|Colegiad[oa]|Céd|MAT|MATR[IÍ]CULA|Obst|RECIBE|CJP|VHC|Nombre|Apellidos?|Habitación|Unidad"
    r"|Motivo|Diagnóstico|Historia|Procedencia"
)
_PERSON = names(_PARTICLES, _LABELS)
_SURNAME_FIRST = rf"{_PERSON}(?:,[ ]?{names(_PARTICLES, _LABELS, 2)})?"
_NO_NAMES = (
    "paciente médico médica doctor doctora señor señora presidente director directora don doña sr"
    " sra"
    " dr dra dña srta obst familia familiares urgencias cardiología medicina cirugía servicio hos"
    "pital centro"
    " refiere acude presenta presentamos describimos no sí ninguno ninguna nada edad sexo fecha"
    " datos motivo alta ingreso"
)
_is_person = named(_NO_NAMES)
_is_titled = named(_NO_NAMES, titled=True)
_PLACE = (
    rf"{CAPITAL}[\w'’·-]{{1,40}}(?:[ ](?:(?:de|del|la|las|los|el|y"
    rf"|i)[ ]){{0,2}}{CAPITAL}[\w'’·-]{{1,40}}){{0,4}}"
)
_NUMBER = r"(?:n\.?\s?[º°.]?\s?|núm\.?\s?|#\s?)?\d{1,4}(?:[ ]?(?:bis|[A-Za-z]\b))?"
_REST_OF_ADDRESS = (
    r"(?:,?[ ](?:\d{1,2}\.?[ºª°][ ]?(?:[A-Z]\b|izda?\.?|dcha?\.?|izq(?:uierda)?\.?|derecha"
    r"|\d\.?[ªº])?|[Pp]iso[ ]\w+|[Pp]ta\.?[ ]\w+|[Pp]uerta[ ]\w+|[Ee]sc(?:alera|\.)[ ]\w+|[Bb]ajo"
    r"(?:[ ][A-Z]\b)?|[Pp]ortal[ ]\d+|[Bb]loque[ ]\w+|[Dd]pto\.?[ ]\w+|int\.?[ ]\w+|ático)){0,4}"
)
_STREET = (
    r"(?:C/|Calle|CALLE|calle|Cl\.|Avda?\.?|Av\.|Avenida|avenida|AVDA\.?|Plaza|plaza|PLAZA"
    r"|Pza\.?|Plz?a\.|Pl\."
    r"|Paseo|paseo|P\.?º|Pº|Camino|camino|Cno\.|Carretera|carretera|Ctra\.?|Ronda|Travesía|Rambla"
    r"|rambla|Glorieta|Urb\.|Urbanización|Callejón|Cuesta|Pasaje|pasaje|Psje\.?|Pje\.?|Bulevar"
    r"|Blvd\.?|Rúa|rúa|Carrer|carrer|Jirón|Jr\.|Carrera|Cra\.?|Calzada|Polígono)"
)
_MONTH = (
    r"(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)"
)

RULES: tuple[Rule, ...] = (
    *numbers("es", _LABELLED),
    *dates("es", SPANISH),
    _rule(
        "number-groups-es",
        "IDNUM",
        r"(?<![\w./,-])\d{2,}-\d{2,}-\d{2,}(?:-\d+)*(?![\w/]|[.-]\d)",
        0.8,
        is_grouped_number,
    ),
    _rule(
        "date-points-es",
        "DATE",
        r"(?<![\w./-])(?:0?[1-9]|[12]\d|3[01])\.(?:\s?(?:0?[1-9]|1[0-2])\.\s?(?:19\d\d"
        r"|20[0-4]\d)|(?:0?[1-9]|1[0-2])\.\d\d)(?![\w]|[.]\d)",
        0.93,
    ),
    _rule(
        "phone-extension-es",
        "PHONE",
        r"\b(?:busca|beeper|bip|ext|extensión|int|interno|anexo|ankn|anknytning|sökare|dect"
        r"|cordless)[.:]*\s{1,3}(?:n\.?º?\s)?(?P<id>\d[\d.-]{1,7}\d)(?![\d/])",
        0.92,
    ),
    _rule(
        "cif",
        "SSN",
        r"(?<!\w)[A-HJNP-SUVW]-?\d{7}-?[0-9A-J](?!\w)",
        0.9,
        cif.is_valid,
    ),
    _rule(
        "cip-catalan", "HEALTHPLAN", r"(?<!\w)[A-Z]{4}[ ]?[01][ ]?\d{6}[ ]?\d{2}[ ]?\d(?!\w)", 0.95
    ),
    _rule(
        "date-roman-es",
        "DATE",
        r"(?<![\w./-])\d{1,2}[-./](?:I{1,3}|I?V|VI{0,3}|I?X|XI{0,2})(?:[-./](?:19"
        r"|20)?\d\d)?(?![\w/])",
        0.9,
        case=True,
    ),
    _rule(
        # The lines of a sheet of medicines: `Lu 1/9 RIN 2,8`.
        "date-weekday-two-letters-es",
        "DATE",
        r"^(?P<id>(?:Lu|Ma|Mi|Ju|Vi|S[áa]|Do)\.?[ ]"
        r"(?:[1-9]|[12]\d|3[01])/(?:1[0-2]|0?[1-9]))(?![\d/])",
        0.95,
        case=True,
    ),
    _rule(
        "date-day-es",
        "DATE",
        r"(?<!horas desde )\b(?:el|al|del)\sdía\s(?P<id>[1-9]|[12]\d|3[01])(?=[\s,;.)]|$)"
        r"(?!\s(?:de\s(?:ingreso|vida|evoluci|tratamiento|estancia|hospitaliza)|pos(?:t|toperatorio)\b|\d))",
        0.85,
    ),
    _rule(
        "date-weekday-es",
        "DATE",
        r"(?<!\bde\s)(?<!es\sa\s)(?<!\w)(?P<id>lunes|martes|miércoles|jueves|viernes|sábados?"
        r"|domingos?)(?!\w|\sa\s(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|\ssanto)",
        0.88,
    ),
    _rule(
        # The days of a dialysis.
        "date-weekday-letters-es",
        "DATE",
        r"(?<![\w-])(?:L([-/])X\1V|M([-/])J\2S|L, X y V|M, J y S)(?![\w-])",
        0.93,
        case=True,
    ),
    _rule(
        "age-infant-es",
        "AGE",
        r"\b(?:rn|reci[eé]n\snacid[oa]|lactante|neonat[oa]|beb[eé])\s(?:varón\s|mujer\s)?(?:de\s)?"
        r"(?P<id>\d{1,2})(?=\s?(?:d|dv|días?|m|meses|sem|semanas)\b)",
        0.93,
    ),
    _rule(
        "age-of-years",
        "AGE",
        r"(?:\b(?:paciente|varón|mujer|hombre|niñ[oa]|lactante|chic[oa]|señora?|adolescente"
        r"|joven|hij[oa]|hermano|hermana|nieto|nieta|femenin[oa]|masculin[oa]|anciana?)\sde|,"
        r"|\()\s?(?P<id>\d{1,3})\s?(?:años|a\.|a(?=[,;.)]))(?!\s(?:de\s(?:evoluci|duraci"
        r"|seguimiento|antig|trat|casad)|en el|juntos|antes|después|atrás))",
        0.9,
        is_age,
    ),
    _rule(
        "age-label-es",
        "AGE",
        r"\bedad\s?[:.=]?\s{0,6}(?:de\s)?(?P<id>\d{1,3})(?![\d/,.]\d|\d|\s?(?:mg|ml))",
        0.95,
        is_age,
    ),
    _rule(
        # `Cumple 100 la Sra. Carme`
        "age-birthday-es",
        "AGE",
        r"\b(?:cumpl(?:e|ió|irá)|ha cumplido)\s(?P<id>\d{2,3})\b(?!\s?(?:d[ií]as|horas|h|semanas"
        r"|meses|sesiones"
        r"|criterios|ciclos|dosis|puntos|%|mg)|[.,/]\d)",
        0.9,
        is_age,
    ),
    _rule(
        "age-at-es",
        "AGE",
        r"\b(?:a\slos|con)\s(?P<id>\d{1,3})\saños\b"
        r"(?!\s(?:de\s(?:evolución|seguimiento|tratamiento)|después|tras)\b)",
        0.88,
        is_age,
    ),
    _rule(
        "doctor-title-es",
        "DOCTOR",
        # A word that is no abbreviation ends a sentence with its full stop.
        r"(?<![\w])(?:(?:[Dd]octora?|Profesora?)(?!\.)|[Dd]rs?|DR|[Dd]ras?|DRA|Dr\.?ª|Dr\(a\)|DUE"
        rf"|[Ee]nf(?!\.?[ ]de[ ](?i:{_EPONYM})\b)"
        r"|[Pp]rof(?!esor)|Lic|Matr)"
        rf"(?:\.ª?|\b)(?:[ ]?/[ ]?[Dd]ra?\.?)?:?[ ]{{1,2}}(?:D\.ª?[ ]|Dª[ ]"
        rf"|Obst\.[ ])?(?P<id>{_PERSON})",
        0.96,
        _is_titled,
        case=True,
    ),
    _rule(
        # Who is what, shortened: `adj. Maica`. Of 33 in the notes, all were names.
        "doctor-short-title-es",
        "DOCTOR",
        r"(?<!\w)(?:[Aa]dj|[Aa]nest|[Aa]ux|[Aa]yud|[Cc]ir|[Cc]itot|[Ff]isio|[Ii]nstr|[Ll]ogop|[Mm]atr"
        r"|[Mm][eé]d|[Pp]at[oó]l|[Pp]ed|[Pp]sic|[Rr]es|[Rr]esp|[Ss]up|[Tt][eé]c)\.:?[ ]"
        rf"(?P<id>{_PERSON})",
        0.93,
        _is_titled,
        case=True,
    ),
    _rule(
        "person-title-es",
        "PATIENT",
        r"(?<![\w.])(?:D\.ª|Dª\.?|Don|don|DON|Doña|doña|DOÑA|Dña|Sr|SR|Sra|SRA|Srta|[Ss]eñor"
        r"|[Ss]eñora|[Ss]eñorita"
        rf"|[Ss]or|Fray|Padre)\b\.?(?:[ ](?:D\.ª?|Dª\.?|Don|Doña"
        rf"|Dña\.?))?[ ]{{1,2}}(?P<id>{_PERSON})",
        0.95,
        _is_titled,
        case=True,
    ),
    _rule(
        "person-title-letter",
        "PATIENT",
        rf"(?:^|[,:;(][ ]?|\b(?:a|de|con|por|que|y)[ ])D\.[ ](?=\w+[ ])(?P<id>{_PERSON})",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "patient-label-es",
        "PATIENT",
        r"\b(?:[Nn]ombre(?:[ ]y[ ][Aa]pellidos?)?(?:[ ]del?[ ](?:la[ ])?[Pp]aciente)?"
        r"|NOMBRE(?:[ ]Y[ ]APELLIDOS?)?|[Aa]pellidos?"
        r"(?:[ ]y[ ][Nn]ombres?)?|(?:PRIMER |SEGUNDO )?APELLIDOS?(?:[ ]Y[ ]NOMBRE)?|[Pp]aciente"
        r"|PACIENTE|[Uu]suari[oa]|Asegurad[oa]"
        r"|Madre|Padre|Tutora?|Familiar(?:[ ]de[ ]contacto)?|Acompañante"
        r"|Cuidadora?(?:[ ]principal)?|Contacto|Representante"
        rf"|Informante|INFORMANTE|Cónyuge|Beneficiari[oa]|Titular)[.…]*[ ]?:[ ]{{0,12}}(?:(?:D\.ª"
        rf"?|Dª|Don|Doña|Dña\.?|Sra?\.?)[ ])?(?P<id>{_SURNAME_FIRST})",
        0.95,
        _is_person,
        case=True,
    ),
    _rule(
        # Who insures somebody in Chile, Colombia, Argentina: above the tagger, for which it is a
        # doctor.
        "insurer-es",
        "ORGANIZATION",
        rf"(?<!\w)(?:Isapre|ISAPRE|EPS|Obra Social|Prepaga|Mutual(?:idad)?"
        rf"|Aseguradora)[ ](?P<id>{_PLACE})",
        1.0,
        case=True,
    ),
    _rule(
        "doctor-label-es",
        "DOCTOR",
        r"\b(?:[Mm]édic[oa](?:[ ](?:responsable|solicitante|peticionario|tratante"
        r"|de[ ](?:cabecera|familia|guardia)|adjunt[oa]))?|MÉDIC[OA]|[Ff]do|[Ff]irmad[oa]"
        r"(?:[ ]por)?|FIRMADO(?:[ ]POR)?|[Ee]nfermer[oa](?:[ ]responsable)?|[Cc]irujan[oa]"
        r"|[Rr]adiólog[oa]|[Aa]nestesi(?:a|ólogo|óloga|sta)|[Aa]yudantes?|[Pp]atólog[oa]"
        r"|[Mm]atron[oa]|[Ff]isioterapeuta|[Pp]sicólog[oa]|[Ss]olicita(?:nte|do[ ]por)?"
        r"|[Vv]alidad[oa][ ]por|[Rr]esponsable|ELABORÓ|REVISÓ|Elaboró|Revisó|Realizad[oa][ ]por"
        r"|Informad[oa][ ]por|Transcribe|Autor(?:a)?)"
        rf"[.…]*[ ]?:[ ]{{0,12}}(?:(?:Dr\.?ª?|Dra\.?|D\.ª?|Lic\.)[ ])?(?P<id>{_SURNAME_FIRST})",
        0.94,
        _is_person,
        case=True,
    ),
    _rule(
        "relative-es",
        "PATIENT",
        r"\b(?:[Ss]u|[Ll]a|[Ee]l|[Mm]i|con|de|del)[ ](?:hij[oa]|marido|mujer|espos[oa]|madre"
        r"|padre|herman[oa]|niet[oa]|cuñad[oa]|nuera|yerno|parej[oa]|novi[oa]|compañer[oa]"
        rf"|vecin[oa]|cuidadora?|sobrin[oa]|ti[oa]|tía|tío|abuel[oa]|prim[oa]|suegr[oa]|amig[oa]"
        rf"|hijastr[oa])(?:[ ](?:mayor|menor|pequeñ[oa]))?(?:,)?[ ](?P<id>{NAME}(?:[ ](?:(?:"
        rf"{_PARTICLES})[ ]){{0,2}}{NAME}){{0,3}})",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "greeting-es",
        "DOCTOR",
        rf"^[ ]*(?:Estimad[oa]s?|Querid[oa]|Apreciad[oa]|Hola|Buenas,?)[ ](?:(?:Dr\.?ª?|Dra\.?"
        rf"|[Cc]olega|Sra?\.?|[Dd]octora?)[ ])?(?P<id>{NAME}(?:[ ]{NAME}){{0,2}})(?=[,:]|[ ]*$)",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "street-es",
        "STREET",
        rf"(?<![\w/]){_STREET}[ ]?(?:(?:de|del|de la|de las|de los|la|las|los|el)[ ])?{_PLACE}"
        rf"(?:,?[ ](?:{_NUMBER}|s/n|km\.?[ ]?\d+(?:,\d+)?){_REST_OF_ADDRESS})",
        0.95,
        case=True,
    ),
    _rule(
        # `Av. 5 de Mayo s/n`, as streets are called in America.
        "street-day-es",
        "STREET",
        rf"(?<![\w/])(?:{_STREET}|Col\.|Colonia)[ ]\d{{1,2}}[ ]de[ ](?i:{_MONTH})\b(?![ ]de[ ]\d)"
        rf"(?:,?[ ](?:(?:No|N[úu]m)\.?[ ]?)?(?:{_NUMBER}|s/n){_REST_OF_ADDRESS})?",
        0.98,
        case=True,
    ),
    _rule(
        "street-named-es",
        "STREET",
        rf"(?<![\w/])(?:[Cc]alle|Avda?\.|Avenida|avenida|C/|Paseo|paseo|Carretera|carretera"
        rf"|Ctra\.)[ ]?(?:(?:de|del|de la|de las|de los|la)[ ])?{_PLACE}",
        0.88,
        case=True,
    ),
    _rule(
        "zip-es",
        "ZIP",
        rf"(?:(?:^|[,;(–-][ ]?)|\b[Cc]\.?\s?[Pp]\.?[ :]{{1,3}}|[Cc]ódigo[ ][Pp]ostal[ :]{{1,3}})"
        rf"(?P<id>(?:E-)?(?:0[1-9]|[1-4]\d|5[0-2])\d{{3}})(?=[ ,)]{{1,2}}(?:de[ ])?{CAPITAL}"
        rf"[a-zà-ÿ'’]{{2,}})",
        0.92,
        case=True,
    ),
    _rule(
        "zip-labelled-es",
        "ZIP",
        r"\b(?:c\.?\s?p\.?|código\spostal)[ :]{1,4}(?P<id>\d{4,5})(?!\d)",
        0.95,
    ),
    _rule(
        "city-after-zip-es",
        "CITY",
        rf"(?:^|[,;(–-][ ]?|[Cc]\.?[Pp]\.?[ :]{{1,3}})(?:E-)?(?:0[1-9]|[1-4]\d"
        rf"|5[0-2])\d{{3}}[ ,]{{1,2}}(?P<id>{_PLACE})(?=[ ]*(?:[,.;()\n]|$))",
        0.9,
        case=True,
    ),
    _rule(
        "city-labelled-es",
        "CITY",
        rf"\b(?:[Nn]atural[ ]de|[Nn]acid[oa][ ]en|[Rr]esid(?:e|ente)[ ]en|[Vv]ive[ ]en"
        rf"|[Pp]rocedente[ ]de|[Dd]omiciliad[oa][ ]en|[Vv]ecin[oa][ ]de"
        rf"|(?:su|mi|nuestra)[ ]casa[ ]de|Localidad:|Población:|Municipio:|Ciudad:)"
        rf"[ ]{{1,4}}(?P<id>{_PLACE})",
        0.88,
        case=True,
    ),
    _rule(
        "state-after-city-es",
        "STATE",
        rf"{CAPITAL}[a-zà-ÿ'’]{{2,}}[ ]\((?P<id>Álava|Albacete|Alicante|Almería|Asturias|Ávila"
        rf"|Badajoz|Baleares|Barcelona|Bizkaia|Burgos|Cáceres|Cádiz|Cantabria|Castellón"
        rf"|Ciudad[ ]Real|Córdoba|Cuenca|Girona|Gerona|Granada|Guadalajara|Gipuzkoa|Guipúzcoa"
        rf"|Huelva|Huesca|Jaén|La[ ]Coruña|A[ ]Coruña|La[ ]Rioja|Las[ ]Palmas|León|Lleida|Lérida"
        rf"|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Orense|Palencia|Pontevedra|Salamanca"
        rf"|Segovia|Sevilla|Soria|Tarragona|Tenerife|Teruel|Toledo|Valencia|Valladolid|Vizcaya"
        rf"|Zamora|Zaragoza)\)",
        0.93,
        case=True,
    ),
    _rule(
        "hospital-es",
        "HOSPITAL",
        rf"(?<![\w])(?<!(?i:historia) )(?:Hospital|HOSPITAL|Clínica|CLÍNICA|Policlínica|Sanatorio"
        rf"|Centro[ ]de[ ](?:Salud|Especialidades|Día)|CENTRO[ ]DE[ ]SALUD|centro[ ]de[ ]salud"
        rf"|C\.S\.|CAP|Ambulatorio|ambulatorio|Consultorio|Residencia|residencia|UMF|CESFAM)"
        rf"[ ](?:(?:de|del|la|las|los|Universitario|General|Clínico|Comarcal|Regional|Central"
        rf"|Nacional|Militar|Infantil|Provincial)[ ]){{0,4}}{_PLACE}",
        0.9,
        case=True,
    ),
    _rule(
        "phone-es",
        "PHONE",
        r"(?<![\w.,/+-])(?:(?:\+|00)34[ .-]?)?(?:[6-9]\d{2}(?P<s>[ .-])\d{3}(?P=s)\d{3}"
        r"|[6-9]\d{2}[ .-]\d{2}[ .-]\d{2}[ .-]\d{2}|9[1-8][ .-]\d{3}[ .-]\d{2}[ .-]\d{2}"
        r"|[6-9]\d{2}[ -]\d{6})(?![\w]|[.,-]\d)",
        0.93,
    ),
    _rule(
        "phone-labelled-es",
        "PHONE",
        r"\b(?:tel(?:[eé]fonos?|[eé]f|f)?|tfnos?|tlfn?o?|m[oó]vil|fijo|busca|ext(?:ensi[oó]n)?"
        r"|celular|whatsapp|contacto|llamar\sal|avisar\sal|al\steléfono)[.:]*[ ]{0,6}(?:n\.?º\s)?"
        r"(?P<id>\+?\(?\d[\d ().-]{2,16}\d)(?![\d/])",
        0.93,
    ),
    _rule(
        "plate-es",
        "VEHICLE",
        r"(?<![\w-])\d{4}[ -]?[B-DF-HJ-NPR-TV-Z]{3}(?![\w-])",
        0.85,
        case=True,
    ),
    _rule(
        "licence-name",
        "LICENSE",
        r"\b(?:col(?:eg)?(?:iad[oa])?\.?|n\.?º\s?col\.?)[ :]{1,3}(?:n\.?º\s?)?(?P<id>\d{1,2}[/-]?"
        r"\d{2,3}[/-]?\d{2,6})(?!\d)",
        0.93,
    ),
)
