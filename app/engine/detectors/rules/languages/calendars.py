"""Words of dates: how each language names days, months, years and feasts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Calendar:
    r"""How a language writes dates, in lower case. Words and phrases stand between commas.

    Attributes:
        months: full names, January first.
        short_months: short names of the same, without full stops.
        doubtful_months: short names that are words as well, and count before a year.
        between: pattern between day and month, and between month and year: `\s(?:de\s)?`.
        ordinal: pattern that may stand behind the number of a day, such as `.º`.
        numerals: days of the month in words, longest first.
        year_in_words: pattern of a year in words.
        parts: pattern before a month that belongs to it: `mediados de`.
        feasts: names of feasts, in lower case.
        seasons: names of seasons; they count with a year.
        to: patterns between two days: `al`.
        before_year: words after which four digits are a year.
        before_pair: words after which two numbers are a day.
        pair_marks: what may stand between these numbers, `/` or a full stop too.
        bare_months: months that are no other words and count without a number.
    """

    months: str
    short_months: str
    doubtful_months: str
    between: str
    ordinal: str
    numerals: str
    year_in_words: str
    parts: str
    feasts: str
    seasons: str
    to: str
    before_year: str
    before_pair: str
    pair_marks: str
    bare_months: str = ""


SPANISH = Calendar(
    months=(
        "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, "
        "noviembre, diciembre, setiembre"
    ),
    short_months="ene, feb, mar, abr, may, jun, jul, ago, sep, sept, oct, nov, dic",
    doubtful_months="set",
    between=r"(?:\s?[-/]\s?|\s(?:de\s|del\s(?:año\s)?)?)",
    ordinal=r"(?:\.?[ºo°]|\.?er|ro)?",
    numerals=(
        "treinta y uno, treinta, veintinueve, veintiocho, veintisiete, veintiséis, "
        "veinticinco, veinticuatro, veintitrés, veintidós, veintiuno, veinte, diecinueve, "
        "dieciocho, diecisiete, dieciséis, quince, catorce, trece, doce, once, diez, nueve, "
        "ocho, siete, seis, cinco, cuatro, tres, dos, uno, primero"
    ),
    year_in_words=r"dos\smil(?:\s(?:diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta(?:\sy\s\w+)?"
    r"|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|mil\snovecientos\s\w+(?:\sy\s\w+)?",
    parts=r"(?:a\s)?(?:primeros|principios|comienzos|inicios|mediados|finales|fines|últimos)\sde\s",
    feasts=(
        "nochebuena, nochevieja, navidad, navidades, año nuevo, semana santa, jueves santo, "
        "viernes santo, domingo de ramos, domingo de resurrección, sábado santo, "
        "lunes de pascua, corpus christi, todos los santos, día de muertos, "
        "día de los muertos, día de la madre, día del padre, día de reyes, "
        "día de la inmaculada, día del pilar, noche de san juan, día de san juan, "
        "día de san josé, san fermín, sant jordi, día de san isidro, día de san valentín, "
        "miércoles de ceniza, ramadán, las fallas, halloween"
    ),
    seasons="invierno, primavera, verano, otoño",
    to=r"(?:\s(?:al|a|y|o|e)\s(?:el\s)?|\s?[-–]\s?)",
    before_year=(
        "en, desde, hasta, año, el año, del año, a finales de, finales de, mediados de, "
        "principios de, invierno de, otoño de, curso"
    ),
    before_pair=(
        "el, del, al, desde, hasta, el día, del día, al día, cita día, visita día, control día, "
        "revisión día, ingreso día, alta día, fecha, lunes, martes, miércoles, jueves, viernes, "
        "sábado, domingo, ingreso, alta, cita, revisión, control"
    ),
    pair_marks="/.",
)
ITALIAN = Calendar(
    months=(
        "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, "
        "novembre, dicembre"
    ),
    short_months="gen, genn, feb, febb, mar, apr, mag, giu, lug, ott, nov, dic",
    doubtful_months="set, sett, ago",
    between=r"(?:\s?[-/]\s?|\s(?:del\s|di\s)?)",
    ordinal="(?:°|º)?",
    numerals=(
        "trentuno, trenta, ventinove, ventotto, ventisette, ventisei, venticinque, "
        "ventiquattro, ventitré, ventitre, ventidue, ventuno, venti, diciannove, diciotto, "
        "diciassette, sedici, quindici, quattordici, tredici, dodici, undici, dieci, nove, "
        "otto, sette, sei, cinque, quattro, tre, due, primo"
    ),
    year_in_words=r"duemila\w*|millenovecento\w+",
    parts=r"(?:(?:fine|metà|inizi|inizio|i\sprimi|primi)\s(?:di\s)?)",
    feasts=(
        "natale, capodanno, notte di san silvestro, pasqua, pasquetta, ferragosto, epifania, "
        "befana, ognissanti, giorno di santo stefano, festa di santo stefano, "
        "festa di santa lucia, giorno di santa lucia, venerdì santo, sabato santo, "
        "giovedì santo, domenica delle palme, immacolata, mercoledì delle ceneri, carnevale, "
        "giorno di san valentino, festa della mamma, festa del papà, festa della repubblica, "
        "candelora, ramadan, halloween, vigilia di natale, lunedì dell'angelo, corpus domini, "
        "giovedì grasso, martedì grasso, festa della donna"
    ),
    seasons="inverno, primavera, estate, autunno",
    to=r"(?:\s(?:al|all'|e|o)\s?(?:il\s)?|\s?[-–]\s?)",
    before_year=(
        "nel, dal, fino al, al, anno, nell'anno, del, da fine, fine, metà, inizio, circa nel, "
        "estate, autunno, inverno, primavera, classe"
    ),
    before_pair=(
        "il, dal, al, del, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, "
        "lun, mar, mer, gio, ven, sab, dom, data, ricovero, dimissione, controllo, "
        "appuntamento, visita"
    ),
    pair_marks="/.",
)
SWEDISH = Calendar(
    months=(
        "januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, "
        "november, december"
    ),
    short_months="jan, feb, febr, mar, apr, jun, jul, aug, sep, sept, okt, nov, dec",
    doubtful_months="",
    between=r"\s",
    ordinal="(?::?[ae]|:e)?",
    numerals=(
        "trettioförsta, trettionde, tjugonionde, tjugoåttonde, tjugosjunde, tjugosjätte, "
        "tjugofemte, tjugofjärde, tjugotredje, tjugoandra, tjugoförsta, tjugonde, nittonde, "
        "artonde, sjuttonde, sextonde, femtonde, fjortonde, trettonde, tolfte, elfte, tionde, "
        "nionde, åttonde, sjunde, sjätte, femte, fjärde, tredje, andra, första"
    ),
    year_in_words=r"(?:tjugohundra|nittonhundra)\w*",
    parts=r"(?:(?:början|mitten|slutet)\sav\s)",
    feasts=(
        "julafton, juldagen, annandagen, annandag jul, nyårsafton, nyårsdagen, nyår, jul, "
        "julen, julas, påsk, påsken, påskas, påskafton, påskdagen, annandag påsk, långfredag, "
        "långfredagen, skärtorsdag, skärtorsdagen, trettonhelgen, trettondagen, "
        "trettondagsafton, tjugondag knut, valborg, valborgsmässoafton, första maj, "
        "kristi himmelsfärd, kristi himmelsfärdsdag, pingst, pingsten, pingstdagen, "
        "nationaldagen, midsommar, midsommarafton, midsommardagen, alla helgons dag, "
        "allhelgona, allhelgonahelgen, luciadagen, luciahelgen, luciamorgonen, fettisdagen, "
        "alla hjärtans dag, mors dag, fars dag, sportlovet, påsklovet, höstlovet, jullovet, "
        "ramadan, eid, halloween, midsommarnatten"
    ),
    seasons="vintern, våren, sommaren, hösten, vinter, vår, sommar, höst",
    to=r"(?:\s(?:och|till|t\.?o\.?m\.?|el(?:ler)?)\s(?:den\s)?|\s?[-–]\s?)",
    before_year=(
        "sedan, år, i, från, till, till och med, tom, fram till, före, efter, omkring, ca, op, "
        "opererad, årskull, född, f, sen"
    ),
    before_pair=(
        "den, från, till, sedan, fr o m, from, t o m, tom, måndag, tisdag, onsdag, torsdag, "
        "fredag, lördag, söndag, mån, tis, ons, tors, tor, fre, lör, sön, op, återbesök, "
        "inskriven, utskriven, senast, kontroll, provtagning, röntgen"
    ),
    pair_marks="/",
)
