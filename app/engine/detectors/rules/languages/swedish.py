"""Identifiers as Swedish notes write them, in Sweden and in Finland.

What a label holds follows docs/annotation-languages.md. Numbers with check digits are in
`national_ids.py`, which holds in every language.
"""

from __future__ import annotations

from functools import partial

from app.engine.detectors.rules.languages.building import (
    YEAR,
    dates,
    is_age,
    is_grouped_number,
    is_pair,
    named,
    names,
    numbers,
)
from app.engine.detectors.rules.languages.calendars import SWEDISH
from app.engine.detectors.rules.national_ids import is_born
from app.engine.detectors.rules.people import CAPITAL, NAME
from app.engine.detectors.rules.rule import Rule, rule

_rule = partial(rule, languages=frozenset(("sv",)))

_LABELLED = (
    (
        "record",
        "MEDICALRECORD",
        r"journalnr|journalnummer|journal-?id|jnr|reservnr|reservnummer|patient-?id|pat-?id"
        r"|pas-?id",
        3,
        0.95,
    ),
    (
        "state-number",
        "SSN",
        r"personnummer|personnr|pers\.?\s?nr|p\.?nr|samordningsnr|samordningsnummer|samordn\.?nr"
        r"|personbeteckning|personal-?id|pers\.?bet\.?",
        4,
        0.97,
    ),
    (
        "licence",
        "LICENSE",
        r"leg\.?\s?nr|legitimationsnr|legitimationsnummer|förskrivarkod|förskr\.?kod|förskr\.?|leg"
        r"|körkort(?:snr|snummer)?|kk-?nr",
        4,
        0.93,
    ),
    ("login", "USERNAME", r"hsa-?id|siths(?:-?kort)?|anv(?:ändar)?-?id|signatur", 2, 0.9),
    (
        "health-card",
        "HEALTHPLAN",
        r"frikort(?:snr|snummer)?|eu-?kort|ehic|försäkringsnr|försäkringsnummer|lma-?kort",
        4,
        0.9,
    ),
    (
        "reference",
        "IDNUM",
        r"dnr|diarienr|diarienummer|ärende(?:nr|nummer)?|ä\.?nr|remiss(?:nr|nummer|-?id)?"
        r"|rem\.?nr|provnr|provnummer"
        r"|prov-?id|pad(?:-?nr)?|lab-?nr|labnummer|lid(?:-?nr)?|lot(?:nr)?|batch(?:nr)?"
        r"|sats(?:nr)?|k-?nr|tolknr|tolknummer"
        r"|blodenhet|enhetsnr|tappningsnr|org\.?\s?nr|organisationsnummer|organisationsnr"
        r"|ref\.?\s?nr|referens(?:nr)?|bokningsnr"
        r"|uppdragsnr|larmnr|passnr|passnummer|pass(?=[\s:]{1,2}[a-z]{0,2}\d)|nyckel(?:nr)?"
        r"|portkod|dörrkod|kvittensnr|undersökningsnr|us-?nr|accnr|acc\.?nr|studienr|studie-?id",
        3,
        0.88,
    ),
    (
        "account",
        "ACCOUNT",
        r"konto(?:nr|nummer)?|clearing(?:nr)?|bankgiro|bg|plusgiro|pg|faktura(?:nr|nummer)?"
        r"|fakt\.?|kvitto(?:nr)?|ocr(?:-?nr)?|iban|försäkring(?=\s?nr)",
        4,
        0.9,
    ),
    (
        "device",
        "DEVICE",
        r"serienr|serienummer|s/?n|tillv\.?nr|hjälpmedelsnr|ind(?:ivid)?\.?nr|larm(?=\snr)"
        r"|pump(?=\snr)",
        4,
        0.9,
    ),
    ("vehicle", "VEHICLE", r"reg\.?\s?nr|registreringsnr|registreringsnummer|chassinr", 3, 0.92),
)

_PARTICLES = r"af|av|von|de|la|van|der|den|del|al|el|bin|ben|ibn|de\sla|da|dos"
_LABELS = (
    r"Personnr|Personnummer|Pnr|PNR|Född|Adress|Telefon|Tel|Mobil|Avd|Avdelning|Klinik|Datum"
    r"|Ålder|Kön|Namn"
    r"|Diagnos|Remiss|Läkare|Patient|Vårdtid|Inskriven|Utskriven|Sjukhus|Enhet|Roll"
)
_PERSON = names(_PARTICLES, _LABELS, 3)
_NO_NAMES = (
    "patient patienten pat läkare läkaren doktor överläkare sjuksköterska klinik kliniken avdelni"
    "ng avd"
    " sjukhus sjukhuset mottagning mottagningen vårdcentral vårdcentralen medicin kirurgi ortopedi"
    " akuten jourhavande jour ansvarig datum kön ålder namn ingen inga nej ja ej har är kan i på "
    "för"
    " feber röntgen prov remiss operation journal systerdotter systerson granskad handledare"
    " måndag tisdag onsdag torsdag fredag lördag söndag ur"
)
_is_person = named(_NO_NAMES)
_is_titled = named(_NO_NAMES, titled=True)
_PLACE = rf"{CAPITAL}[\w'’-]{{1,40}}(?:[ ]{CAPITAL}[\w'’-]{{1,40}}){{0,2}}"
_TITLE = (
    r"(?:[Dd]r|DR|[Dd]oktor|[Öö]l|ÖL|[Bb]itr\.?[ ]öl|[Öö]verläk(?:are(?:n)?)?|[Öö]verl|[Uu]l"
    r"|[Uu]nderläk(?:are(?:n)?)?|[Ss]pec(?:ialist)?[- ]?läk(?:are)?"
    r"|[Dd]istr(?:ikts)?\.?läk(?:are)?|DL|[Ll]eg\.?[ ]läk(?:are)?"
    r"|ST-läk(?:are)?|AT-läk(?:are)?|ST|AT|BT-läk(?:are)?|[Ll]äkare|[Ff]amiljeläkare"
    r"|[Hh]usläkare|[Bb]akjour(?:en)?|[Pp]rimärjour(?:en)?|[Pp]rof|[Dd]oc(?:ent)?|[Ss]sk|SSK"
    r"|[Ss]juksköterskan?|[Dd]istr(?:ikts)?(?:sköterskan?|ssk)|[Dd]sk|[Uu]sk|USK"
    r"|[Uu]ndersköterskan?"
    r"|[Bb]m|BM|[Bb]arnmorskan?|[Ss]pec-?ssk|[Kk]ontaktssk|[Ff]ysioterapeut(?:en)?"
    r"|[Ss]jukgymnast(?:en)?|[Ff]ys(?:io)?|[Aa]rbetsterapeut(?:en)?|[Dd]ietist(?:en)?"
    r"|[Kk]urator(?:n)?|[Pp]sykolog(?:en)?|[Ll]ogoped(?:en)?|[Tt]andläk(?:are)?|[Tt]dl|[Tt]sk"
    r"|[Tt]andsköterskan?|[Ss]kötare(?:n)?|[Ss]yster|[Kk]irurg(?:en)?|[Nn]arkosläk(?:are)?"
    r"|[Bb]hl|[Bb]iståndshandläggare(?:n)?|[Tt]olk(?:en)?|[Ss]ekr|[Mm]ed\.?[ ]sekr|BMA"
    r"|[Aa]udionom(?:en)?|[Oo]ptiker)"
)
_STREET = (
    r"(?:gatan|gata|vägen|väg|gränden|gränd|stigen|stig|allén|allé|torget|torg|backen|backe"
    r"|esplanaden|leden|kajen|platsen|plats|plan|bron|gården|gård|parken|svängen|slingan|rundan"
    r"|ringen|strand|stranden|kroken|tået|tä)"
)
_NO_STREET = (
    r"(?!(?:Luft|Gall|Urin|Blod|Andnings|Tår|Lymf|Nerv|Led|Tarm|Hörsel|Födelse|Förlossnings|Färd"
    r"|Körs|Motor|Hem|Från|Till|Ut|In|Bort|Över|Om|Av|Samman|Vård|Hand|Behandlings|Inlednings"
    r"|Insättnings|Äng|Arbets|Sjuk|Syn|Bryt|Stånd|Utgångs|Mellan|Rygg|Sjö)(?:väg|gång|plats|plan"
    r"|gata))"
)

RULES: tuple[Rule, ...] = (
    *numbers("sv", _LABELLED),
    *dates("sv", SWEDISH),
    _rule(
        "number-groups-sv",
        "IDNUM",
        r"(?<![\w./,-])\d{2,}-\d{2,}-\d{2,}(?:-\d+)*(?![\w/]|[.-]\d)",
        0.8,
        is_grouped_number,
    ),
    _rule(
        "date-points-sv",
        "DATE",
        r"(?<![\w./-])(?:0?[1-9]|[12]\d|3[01])\.(?:\s?(?:0?[1-9]|1[0-2])\.\s?(?:19\d\d"
        r"|20[0-4]\d)|(?:0?[1-9]|1[0-2])\.\d\d)(?![\w]|[.]\d)",
        0.93,
    ),
    # Years in one word; sums are counted in thousands.
    _rule("date-year-spelled-sv", "DATE", r"\b(?:nittonhundra|tjugohundra)[a-zåäö]{3,}\b", 0.95),
    _rule("street-road-sv", "STREET", r"\b(?:rv|(?:riks|läns)?väg)\s\d{1,4}\b(?!\s?%)", 0.9),
    _rule(
        "phone-extension-sv",
        "PHONE",
        r"\b(?:busca|beeper|bip|ext|extensión|int|interno|anexo|ankn|anknytning|sökare|dect"
        r"|cordless)[.:]*\s{1,3}(?:n\.?º?\s)?(?P<id>\d[\d.-]{1,7}\d)(?![\d/])",
        0.92,
    ),
    _rule(
        "personnummer-plain-sv",
        "SSN",
        r"(?<![\w./,-])(?:(?:1[89]|20)\d{2}|\d{2})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]"
        r"|[78]\d|9[01])[ –+-]{1,3}\d{3}[\dXx*](?![\w/]|[.,-]\d)",
        0.93,
        is_born,
    ),
    _rule(
        "personnummer-apart-sv",
        "SSN",
        r"(?<![\w./,-])(?:(?:1[89]|20)\d{2}|\d{2})[- ](?:0[1-9]|1[0-2])[- ](?:[0-2]\d|3[01]"
        r"|[6-8]\d|9[01])[- ]\d{4}(?![\w/-])",
        0.93,
    ),
    _rule(
        "reservnummer",
        "MEDICALRECORD",
        r"(?<![\w./-])(?:(?:19|20)?\d{6}|99)[-+ ]?[A-ZÅÄÖ](?=[A-Z\d]{0,4}\d)[A-Z\d]{3,9}(?!\w)",
        0.9,
        case=True,
    ),
    _rule("hsa-id", "USERNAME", r"(?<!\w)SE\d{10}-[A-Z\d]{3,12}(?!\w)", 0.96, case=True),
    _rule(
        "date-short-year",
        "DATE",
        r"(?<!\bBE\s)(?<!xcess\s)(?<!score\s)(?<!\bSD\s)(?:(?<=[a-zåäö.]\s)|(?<=\())(?:(?:jan|feb|mars|apr|maj|juni|juli|aug|sept?|okt|nov"
        r"|dec)\s)?-\d\d(?=[\s,;.):]|$)(?![.,:]\d|\s?(?:%|°|mm|cm|kg|db|hpa|kpa|grader))",
        0.85,
    ),
    _rule(
        "date-compact-sv",
        "DATE",
        r"(?<![\w./,+-])\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?![\w/%]|[-+.,]\d"
        r"|\s\d{4}(?!\d)|\s?(?:ml|mg|g|kr|ie|e)\b)",
        0.85,
    ),
    _rule(
        "date-week-word",
        "DATE",
        r"(?<=\s)(?<![Ff]ödd\si\s)(?<!föddes\si\s)(?<!förlöst\si\s)(?<!grav\s)vecka\s(?:[1-9]|[1-4]\d|5[0-3])(?![\w.,/+])",
        0.8,
        case=True,
    ),
    _rule(
        "date-weekday-sv",
        "DATE",
        r"(?<!\w)(?:(?:må|tis|ons|tors|fre|lör|sön)dag(?:en|ar|s"
        r"|skväll)?)(?:\sden\s\d{1,2}(?:\s(?:januari|februari|mars|april|maj|juni|juli|augusti"
        r"|september|oktober|november|december)\b|[/:]\d{1,2}(?!\d)))?(?!\w)",
        0.88,
    ),
    _rule(
        "date-pair-sv",
        "DATE",
        r"(?<![\w./,+-])(?P<id>(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])(?:[-/ ](?:19"
        r"|20)?\d\d(?![\d.,:]))?)(?=\s(?:kl|hos|till|då|åter|tid)\b)",
        0.82,
        is_pair,
    ),
    _rule(
        "date-year-start-sv",
        "DATE",
        rf"(?:\b(?:stroke|hjärtinfarkt|infarkt|op|opererad|dx|diagnos|fraktur|cancer"
        rf"|ca)\s)(?P<id>{YEAR})(?![\w/:%]|[.,-]\d)",
        0.9,
    ),
    _rule(
        "age-sv",
        "AGE",
        r"(?<![\d.,/-])(?P<id>\d{1,3})(?=[-\s]?(?:årig|åring|årsåldern|års\s?ålder|månaders"
        r"|veckors\s(?:pojke|flicka|barn))|\s?år\s(?:gammal|gammalt))",
        0.97,
        is_age,
    ),
    _rule(
        "age-word-sv",
        "AGE",
        r"(?<!\w)(?P<id>(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)(?:en|ett|två"
        r"|tre|fyra|fem|sex|sju|åtta|nio)?|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton"
        r"|arton|nitton|två|tre|fyra|fem|sex|sju|åtta|nio)(?=-?år(?:ig|ing))",
        0.93,
    ),
    _rule(
        "age-label-sv",
        "AGE",
        r"\bålder\s?[:=]?\s{0,6}(?P<id>\d{1,3})(?![\d/,.]\d|\d|\s?%)",
        0.95,
        is_age,
    ),
    _rule(
        "age-sex-sv",
        "AGE",
        r"\b(?:man|kvinna|pojke|flicka|herre|dam)(?:,|\s(?:på|om"
        r"|ca))?\s(?P<id>\d{1,3})(?!\s\d{3}\b)(?=\s?(?:år|mån)\b|[,;.]?\s)(?!\s?(?:mg|ml|st|x|%"
        r"|kg|cm))",
        0.9,
        is_age,
    ),
    _rule("age-at-sv", "AGE", r"\bvid\s(?P<id>\d{1,3})(?=\sårs?\s(?:ålder)?)", 0.9, is_age),
    _rule(
        "doctor-title-sv",
        "DOCTOR",
        rf"(?<![\w-]){_TITLE}\b(?:(?<=[Dd][Rr])\.|(?<=[Pp]rof)\.|(?<=[Dd]oc)\."
        rf"|(?<=[Ss]ekr)\.)?[ ]{{1,2}}(?P<id>{_PERSON})",
        0.95,
        _is_titled,
        case=True,
    ),
    _rule(
        "person-title-sv",
        "PATIENT",
        rf"(?<![\w-])(?:[Ff]ru|[Hh]err|[Ff]röken)\b[ ]{{1,2}}(?P<id>{_PERSON})",
        0.95,
        _is_titled,
        case=True,
    ),
    _rule(
        "patient-label-sv",
        "PATIENT",
        r"\b(?:[Nn]amn|NAMN|[Pp]atientnamn|PATIENT(?:NAMN)?|[Pp]atient(?:ens[ ]namn)?|[Pp]at"
        r"|[Ff]örnamn|[Ee]fternamn|[Aa]nhörig|[Nn]ärstående|[Kk]ontaktperson|[Vv]årdnadshavare"
        r"|[Mm]or|[Ff]ar|[Mm]oder|[Ff]ader|[Mm]aka|[Mm]ake|[Bb]rukare|[Gg]od[ ]man|[Bb]arn"
        r"|[Ll]edsagare|[Kk]lient)"
        rf"(?:[ ]\d)?[.…]*[ ]?:[ ]{{0,12}}(?P<id>{_PERSON})",
        0.95,
        _is_person,
        case=True,
    ),
    _rule(
        "doctor-label-sv",
        "DOCTOR",
        r"\b(?:[Ll]äkare|LÄKARE|[Aa]nsv(?:arig)?\.?[ ](?:läkare|öl|överläkare|ssk)"
        r"|[Pp]atientansvarig[ ]läkare|PAL|[Rr]emittent|[Rr]emitterande(?:[ ]läkare)?"
        r"|[Oo]peratör|[Aa]ssistent|[Aa]ss|[Aa]nestesi(?:läkare)?|[Nn]arkos(?:läkare)?"
        r"|[Ss]ign(?:erat)?(?:[ ]av)?|[Ss]krivet[ ]av|[Dd]ikt(?:erat|\.)?(?:[ ]av)?"
        r"|[Vv]id[ ]pennan|[Gg]ranskat[ ]av|[Uu]tf(?:ört|ärdat)[ ]av|[Ss]vararande[ ]läkare"
        r"|[Ss]varande[ ]läkare|[Kk]ontakts(?:juksköterska|sk)|[Bb]arnmorska|[Ss]juksköterska"
        r"|[Ff]ysioterapeut|[Ll]edare|[Bb]ehandlare|[Hh]andläggare|[Ff]ast[ ]vårdkontakt)"
        rf"[.…]*[ ]?:[ ]{{0,12}}(?:{_TITLE}[ ])?(?P<id>{_PERSON})",
        0.94,
        _is_person,
        case=True,
    ),
    _rule(
        "relative-sv",
        "PATIENT",
        r"\b(?:[Mm]ake|[Mm]aken|[Mm]aka|[Mm]akan|[Hh]ustrun?|[Ss]on|[Ss]onen|[Dd]otter"
        r"|[Dd]ottern|[Mm]amma|[Pp]appa|[Mm]or|[Ff]ar|[Mm]odern|[Ff]adern|[Bb]ror|[Bb]rodern"
        r"|[Ss]yster|[Ss]ystern|[Mm]ormor|[Mm]orfar|[Ff]armor|[Ff]arfar|[Ss]ambo|[Ss]ambon"
        r"|[Ss]ärbo|[Gg]rannen|[Gg]rannfrun|[Vv]äninnan?|[Vv]än|[Vv]ännen|[Bb]arnbarn(?:et)?"
        r"|[Mm]oster|[Ff]aster|[Mm]orbror|[Ff]arbror|[Kk]usin(?:en)?|[Ss]värson(?:en)?"
        r"|[Ss]värdotter(?:n)?|[Ff]ästman|[Ff]ästmö|[Gg]od[ ]man)"
        rf"(?:,)?[ ](?P<id>{NAME}(?:[ ](?:(?:{_PARTICLES})[ ])?{NAME}){{0,2}})",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "greeting-sv",
        "DOCTOR",
        rf"^[ ]*(?:Hej|Hejsan|Bästa?|Käre|Kära|God[ ]dag)[ ](?:{_TITLE}[ ])?(?P<id>{NAME}(?:[ ]"
        rf"{NAME}){{0,2}})(?=[,:!]|[ ]*$)",
        0.93,
        _is_person,
        case=True,
    ),
    _rule(
        "street-sv",
        "STREET",
        rf"(?<![\w-]){_NO_STREET}(?!(?:Bor|Adress|Till|Från|Vid|På)\b)(?:(?:S:ta?"
        rf"|{CAPITAL}[\wà-ÿ-]{{1,30}})[ ]){{0,2}}{CAPITAL}[a-zà-ÿ-]{{1,30}}(?:{_STREET}"
        rf"|[ ](?:gatan?|väg(?:en)?|torg(?:et)?|gränd(?:en)?|plan|allén?|stig(?:en)?|backe))"
        r"[ ]\d{1,4}(?![+,.]\d|\+)(?:[ ]?[A-Za-h]\b)?(?:,?[ ](?:lgh\.?[ ]?\d{2,4}"
        r"|\d{1,2}[ ]?(?:tr|trappor)\b\.?|vån(?:ing)?\.?[ ]\d{1,2}|[nb]\.?b\.?\b)){0,2}",
        0.95,
        case=True,
    ),
    _rule(
        "street-named-sv",
        "STREET",
        rf"(?<![\w-]){_NO_STREET}{CAPITAL}[a-zà-ÿ]{{2,30}}(?:gatan|vägen|gränd|gränden|stigen"
        rf"|allén|torget|esplanaden)(?!\w)",
        0.9,
        case=True,
    ),
    _rule(
        "street-box-sv",
        "STREET",
        r"(?<!\w)(?:Box|box|Pl|PL)[ ]\d{1,5}(?=,|[ ]*\n|[ ]{1,2}\d{3}[ ]\d{2})",
        0.93,
        case=True,
    ),
    _rule(
        "zip-sv",
        "ZIP",
        rf"(?:^|[,;(–][ ]?|\d[ ]?[A-Z]?[ ]{{1,3}}|postnr:?[ ]?|SE-"
        rf"|S-)(?<![\d-][ ])(?P<id>\d{{3}}[ ]\d{{2}})(?=[ ]{{1,3}}{CAPITAL}[A-Za-zÀ-ÿ]{{2,}})",
        0.9,
        case=True,
    ),
    _rule(
        "zip-labelled-sv",
        "ZIP",
        r"\b(?:postnr|postnummer)[ :]{1,4}(?P<id>\d{3}[ ]?\d{2})(?!\d)",
        0.95,
    ),
    _rule(
        "city-after-zip-sv",
        "CITY",
        rf"(?:^|[,;(–][ ]?|\d[ ]?[A-Z]?,?[ ]{{1,3}}|SE-|S-)\d{{3}}[ ]\d{{2}}[ ]{{1,3}}(?P<id>"
        rf"{_PLACE})(?=[ ]*(?:[,.;()\n]|$))",
        0.88,
        case=True,
    ),
    _rule(
        "city-labelled-sv",
        "CITY",
        rf"\b(?:[Bb]osatt[ ]i|[Bb]oende[ ]i|[Bb]or[ ]i|[Uu]ppvuxen[ ]i|[Ff]ödd[ ]i|[Pp]ostort:"
        rf"|[Oo]rt:|[Ff]lyttat[ ]till)[ ]{{1,4}}(?P<id>{_PLACE})",
        0.88,
        case=True,
    ),
    _rule(
        "region-sv",
        "ORGANIZATION",
        rf"(?<![\w-])(?:Region[ ]{_PLACE}|{CAPITAL}[a-zà-ÿ]{{2,30}}s?[ ](?:kommun|tingsrätt"
        rf"|landsting))(?!\w)",
        0.9,
        case=True,
    ),
    _rule(
        "state-sv",
        "STATE",
        rf"(?<![\w-]){CAPITAL}[a-zà-ÿ]{{2,30}}(?:[ ](?:och[ ])?{CAPITAL}[a-zà-ÿ]{{2,30}})?s[ ]län"
        rf"(?!\w)",
        0.92,
        case=True,
    ),
    _rule(
        "hospital-sv",
        "HOSPITAL",
        rf"(?<![\w-])(?:(?:(?:Norra|Södra|Östra|Västra|Stora|Nya|Sankt|S:t|S:ta"
        rf"|Drottning)[ ])?{CAPITAL}[\w-]{{1,30}}[ ](?:sjukhus|lasarett|vårdcentral|hälsocentral"
        rf"|universitetssjukhus|läkarmottagning|familjeläkarmottagning|äldreboende"
        rf"|korttidsboende|servicehus|närsjukhus|BVC|MVC)"
        rf"|(?:Vårdcentralen|vårdcentralen|Hälsocentralen|hälsocentralen|VC|Vc|vc|[Hh]c|BVC|MVC"
        rf"|BUP|[Ll]asarettet|[Uu]niversitetssjukhuset|[Ss]jukhuset|Capio|Aleris"
        rf"|Praktikertjänst)[ ](?:i[ ])?{_PLACE}|(?:[Aa]vd(?:elning)?|[Mm]ott(?:agning)?|HIA|IVA"
        rf"|KAVA|MAVA)\.?[ ]\d{{1,3}}[A-Z]?(?![,.]\d|[ ]?(?:mån|år|v|d|dygn)\b))(?!\w)",
        0.9,
        case=True,
    ),
    _rule(
        "phone-sv",
        "PHONE",
        r"(?<![\w.,/+-])0\d{1,3}[-–/ ]{1,3}\d{2,3}(?:[ ]?\d{2,3}){1,2}(?:[ ]?\d{2})?(?![\w/]"
        r"|[.,:-]\d)",
        0.9,
        lambda identifier: 8 <= sum(c.isdigit() for c in identifier) <= 11,
    ),
    _rule(
        "phone-labelled-sv",
        "PHONE",
        r"\b(?:tel(?:efon(?:nr|nummer)?|nr)?|tfn|mob(?:il(?:nr)?)?|mobiltel|hem(?:tel|nr)"
        r"|jobb(?:tel|nr)|växel|vx|direkt(?:nr)?|ankn(?:ytning)?|int|sökare|sök|kortnr|ring"
        r"|nås\spå|jourtel)[.:]*[ ]{0,6}(?:nr[.:]?\s)?(?!112\b|1177\b)(?P<id>\+?\(?\d[\d ()/–-]{1"
        r",16}\d)(?![\d/:.]\d|\d|[ ]?(?:år|mg|ml|st|min|kr))",
        0.9,
    ),
    _rule(
        "plate-sv",
        "VEHICLE",
        r"\b(?:[Pp]ersonbil|[Bb]il(?:en)?|[Rr]eg\.?(?:nr)?|[Tt]axi|[Mm]c|[Mm]oped"
        r"|[Ff]ordon(?:et)?|[Aa]mbulans(?:en)?|[Ss]läp)[ :(]{1,3}(?:\w+[ ])?(?P<id>[A-HJ-PR-UW-Z]"
        r"{3}[ ]?\d{2}[A-HJ-PR-UW-Z0-9])(?!\w)",
        0.92,
        case=True,
    ),
    _rule(
        "profession-learnt-sv",
        "PROFESSION",
        r"\b(?:läser|pluggar|utbildar\ssig|studerar)\still\s(?P<id>[a-zåäö]{5,})",
        0.85,
    ),
    _rule(
        "profession-former-sv",
        "PROFESSION",
        r"\b(?:f\.?\s?d\.?|före\sdetta)\s(?!sambo|kommer|make|maka|man\b|fru\b|hustru|rökare|miss|narko"
        r"|alko|svär)(?P<id>[a-zåäö-]{5,})",
        0.8,
    ),
)
