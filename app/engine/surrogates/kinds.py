"""Words and abbreviations that say what kind of a place something is, and not which one."""

from __future__ import annotations

import re

from app.engine.text.distinctive import is_common
from app.engine.text.folding import fold_word
from app.engine.text.vocabulary import exact_words

# Words of a kind of place that `generic_words.txt` does not have.
_ENGLISH = frozenset(
    (
        "afb", "aid", "annex", "aquatic", "army", "assoc", "birth", "birthing", "blvd", "bowl",
        "box", "cir", "corps", "county", "cr", "crew", "ctr", "diner", "drug", "drugs", "ear",
        "elem", "expy", "fertility", "fitness", "fm", "fwy", "girls", "golf", "gp", "guard", "gym",
        "homecare", "homehealth", "hosp", "hotel", "hwy", "inn", "llp", "ln", "lot", "mall", "med",
        "mm", "motel", "mt", "mutual", "navy", "nurse", "nurses", "nose", "open", "orthotics",
        "pavilion", "pc", "pharmacies", "pike", "pk", "pkwy", "pl", "pllc", "plains", "plant",
        "po", "pob", "pond", "prosthetics", "quarry", "rail", "railroad", "rd", "reference", "rte",
        "singers", "skin", "spine", "sport", "sr", "staffing", "stores", "suites", "surgicenter",
        "synagogue", "temple", "ter", "tribe", "trl", "uss", "visiting", "volunteer", "wound",
        "y", "e", "und", "och", "us", "uk", "tower", "stepdown", "mile", "isd", "preschool",
        "children", "kids", "sons", "daughters", "bros", "lady", "holy", "our", "plan", "transit",
        "landing", "commons", "electric", "metro", "marine", "lines", "apothecary", "oxygen",
        "yard", "gen", "cold", "storage", "network", "schools", "blood", "dairy", "arts",
        "student", "detention", "genomics", "living", "neuro", "hub", "hmo", "hmp", "peds",
        "ortho", "path", "nicu", "micu", "mri", "casualty", "lutheran", "baptist", "methodist",
        "ame", "hyperbarics", "hyperbaric", "specialists", "timber", "haulers", "chemists",
        "chemist", "diabetic", "asthma", "antenatal", "postnatal", "fracture", "renal", "nh", "rch",
        "energy", "nursery", "maternity", "bowling", "quarry", "travel", "nhs", "mission", "ppo",
        "epo", "airport", "urgent", "hospice",
        "bus", "tram", "route",
    )
)  # fmt: skip
# And those of other languages.
_ABROAD = {
    "es": frozenset(
        (
            "ctra", "avda", "av", "urb", "pza", "pso", "psje", "cno", "barrio", "poligono",
            "universitario", "comarcal", "provincial", "regional", "residencia", "ambulatorio",
            "consultorio", "unidad", "servicio", "planta", "farmacia", "colegio", "instituto",
            "ayuntamiento", "policia", "guardia", "civil", "juzgado", "fundacion", "asociacion",
            "proteccion", "empresa", "taller", "bar", "izq", "dcha", "piso", "bajo", "portal",
            "escalera", "km", "s", "n", "cap", "cs", "ips", "virgen", "nuestra", "senora",
            "lote", "mutua", "imagenes", "diagnostico", "institut", "cesfam", "maquiladora",
            "norte", "este", "oeste", "nacional", "maternidad", "dia", "seguros", "quirurgico",
            "cardiologico", "pediatrico", "psiquiatrico", "nefrologica", "polideportivo",
            "biblioteca", "batallon", "fiscalia", "policlinica", "medico", "medica",
            "rehabilitacion", "discapacidad", "infancia", "menores", "instruccion", "diputacion",
            "inspeccion", "servicios", "sanitarios", "observacion", "hospitalari", "club",
            "maternal", "csm", "uci", "uvi", "upa", "urgencias", "infantil", "comunitario", "zonal",
            "residencial", "geriatrico", "materno", "agudos", "cronicos", "usm", "csmij",
            "genetica", "prision", "carcel", "penitenciario",
            "penitenciaria", "urg", "emerg", "emergencia", "emergencias", "hosp", "reuma",
            "derma", "cardio", "trauma", "gine", "onco", "endocrino", "psiq", "ies", "ceip",
            "eso", "umf", "ebais", "cdiap", "eap", "mama", "dolor", "ictus", "consejo",
            "genetico", "aeropuerto", "linea", "autobus", "tranvia", "consulta",
        )
    ),
    "it": frozenset(
        (
            "p", "zza", "vle", "cso", "lgo", "loc", "fraz", "strada", "vicolo", "largo", "contrada",
            "presidio", "azienda", "ospedaliera", "ospedaliero", "istituto", "universitaria",
            "policlinico", "casa", "cura", "servizio", "struttura", "reparto", "unita", "medicina",
            "interna", "lavoro", "ambulatorio", "farmacia", "scuola", "ditta", "comune",
            "tribunale", "questura", "carabinieri", "polizia", "fondazione", "associazione", "spa",
            "srl", "snc", "sc", "int", "km", "rsa", "asl", "ausl", "ats", "usl", "asst", "irccs",
            "civile", "maggiore", "san", "santa", "santo", "comunita", "piano", "terra", "riposo",
            "ss", "soc", "coop", "serd", "csm", "studio", "reumatologico", "radiologico",
            "radiologica", "osp", "poliambulatorio", "croce", "liceo", "elementare", "materna",
            "bambini", "riuniti", "pediatrico", "civico", "civica", "biblioteca", "universita",
            "cooperativa", "banca", "consultorio", "salute", "mentale", "psicologia", "evolutiva",
            "eta", "hospice", "misericordia", "panificio", "salumificio", "officina", "ser",
            "microcomunita", "salus", "cardiologia", "urg", "uomini", "donne", "carcere",
            "circondariale", "cantina", "cantine", "nave", "diagnostico", "diagnostica", "ponte",
            "salita", "frazione", "parco", "filarmonica", "off", "mecc", "rgt", "reggimento",
            "alpini", "battaglione", "atl", "atletica", "polisportiva", "acciaierie",
            "acciaieria", "ferriere", "zona", "industriale", "asp", "cpa", "cps", "crt",
            "consorzio", "caseificio", "frantoio", "oleificio", "legatoria", "torrefazione",
            "pastificio", "mulino", "vetreria", "tipografia", "impresa", "edile", "trasporti",
            "autotrasporti", "onoranze", "funebri", "fratelli", "figli", "palestra", "piscina",
            "stadio", "rifugio", "albergo", "pensione", "agriturismo", "ristorante", "trattoria",
            "pizzeria", "osteria", "mercato", "museo", "teatro", "circo", "circolo", "arci",
            "avis", "caritas", "spitex", "convento", "monastero", "seminario", "oratorio",
            "parrocchia", "chiesa", "basilica", "est", "ovest", "nord", "sud", "piazzola", "maso",
            "vico", "lungomare", "lungarno", "traversa", "rione", "quartiere", "villaggio",
            "condominio", "palazzina", "svincolo", "uscita", "galleria", "tangenziale", "corpo",
            "nucleo", "casello", "riserva", "bosco", "lago", "torrente", "malga", "alpe",
            "spiaggia", "camping", "campeggio", "sartoria", "falegnameria", "cartiera",
            "lanificio", "calzaturificio", "conceria", "birrificio", "panetteria", "pasticceria",
            "gelateria", "macelleria", "salumeria", "pescheria", "libreria", "edicola",
            "profumeria", "merceria", "lavanderia", "autofficina", "carrozzeria", "ferrovie",
            "sociale", "onlus", "analisi", "familiare", "pronto", "soccorso", "utic", "dea", "uo",
            "uoc", "uosd", "spdc", "sert", "residenza", "anziani", "ambulatori", "poli", "nido",
            "asilo", "media", "superiore", "statale", "specialistico", "oncologico", "materno",
            "infantile", "diario", "clinico", "clinica", "medica", "genetica", "cardiologico",
            "ortopedico", "riabilitazione", "ti", "utin", "ps", "obi", "serd", "mmg", "adi",
            "aeroporto", "ictus", "linea", "autobus", "tram",
        )
    ),
    "sv": frozenset(
        (
            "centralsjukhuset", "universitetssjukhuset", "universitetssjukhus", "regionsjukhuset",
            "lansjukhuset", "lasarettet", "halsocentralen", "halsocentral", "vc", "hc", "bvc",
            "mvc", "bup", "avd", "avdelning", "avdelningen", "mott", "mottagning", "mottagningen",
            "medicinkliniken", "kirurgkliniken", "akuten", "boende", "aldreboende", "servicehus",
            "korttidsboende", "hemtjansten", "skola", "skolan", "forskola", "forskolan", "lan",
            "tingsratt", "polisregion", "apotek", "apoteket", "ab", "lgh", "tr", "box", "plan",
            "sankt", "norra", "sodra", "ostra", "vastra", "stora", "lilla", "lanssjukhuset", "iva",
            "asih", "psykiatriska", "kvinnokliniken", "barnkliniken", "urologkliniken",
            "onkologen", "hudlakarna", "hudkliniken", "lakarhus", "lakarhuset", "huslakare",
            "huslakarna", "hemtjanst", "psykiatrikliniken", "gastromottagningen", "terminal",
            "stiftelsen", "minne", "klubb", "folktandvarden", "rontgen", "gymnasiet",
            "biblioteket", "forsamling", "integrationshalsan", "asyl", "hvb",
            "ungdomsmottagningen", "akutmottagningen", "akutmottagning", "centrallasarettet",
            "lasarett", "sjukhus", "ungdomskliniken", "ogonkliniken", "oronkliniken",
            "infektionskliniken", "ortopedkliniken", "hjartkliniken", "lungkliniken",
            "neurologkliniken", "reumatologkliniken", "hudmottagningen", "barnmottagningen",
            "forlossningen", "forlossning", "barnhalsa", "barnhalsan", "modravarden",
            "kvinnohalsan", "barnmorskemottagningen", "hemsjukvarden", "rehab", "mava", "sabo",
            "ava", "bb", "kk", "barn", "ungdoms", "beroendemottagningen", "minnesmottagningen",
            "stral", "univ", "universitet", "universitetet", "lokalpolisomrade", "polisomrade",
            "valfardsomrade", "seniorhus", "flygplats", "flygplatsen", "akut", "akutmott", "polis",
            "linje", "buss", "sparvagn",
        )
    ),
}  # fmt: skip
# `A.O.`, `S.L.`, `S.p.A.`: what kind of a company or an authority it is.
_LEGAL = re.compile(
    r"(?<!\w)(?:S\.\s?(?:[LACS]|p\.\s?A|r\.\s?l|n\.\s?c)\.?(?:\s?[ULA]\.)?"
    r"|[ACI]\.\s?[OCSU]\.(?:\s?[LPU]\.)?|U\.\s?[OS]\.)(?!\w)"
)
_ABBREVIATED = {
    "es": re.compile(r"(?<!\w)(?:H\.\s?(?:U\.|G\.|C\.)?(?=\s?[A-ZÀ-Þd])|[CU]\.\s?[PS]\.)"),
    "it": re.compile(
        r"(?<!\w)(?:U\.\s?O\.\s?[CSD]\.(?:\s?D\.)?|P\.\s?S\.|S\.\s?[CS]\.(?:\s?D\.)?)"
    ),
}
# `Hjärtmottagningen`, which no name is part of.
_SWEDISH = re.compile(
    r"(?:akut|allergi|astma|barn|beroende|brost|cancer|demens|diabetes|dialys|endokrin|familje?|fot"
    r"|geriatrik|gips|hjart|hjartsvikt|hud|infektion|kirurg|kvinno|lung|medicin|minnes|modra"
    r"|neuro(?:log)?|njur|onkolog|ortoped|psykiatri|reuma(?:tolog)?|sar|smart|stom|stroke|strok"
    r"|ungdoms|urolog|ogon|oron)s?"
    r"(?:mottagning|klinik|avdelning|enhet|central|centrum|vard)(?:en)?"
)
_EVERYDAY = {
    "en": ("usual_words_en", "familiar_en"),
    "es": ("everyday_es",),
    "it": ("everyday_it",),
    "sv": ("everyday_sv",),
}


def is_kind(folded: str, language: str) -> bool:
    """Whether a folded word is one of another language than English that says a kind by itself."""
    if language == "sv" and _SWEDISH.fullmatch(folded):
        return True
    return folded in _ABROAD.get(language, frozenset())


def may_be_kind(folded: str, language: str) -> bool:
    """Whether a folded word of a name says the kind."""
    return folded in _ENGLISH or is_kind(folded, language)


def is_abbreviated(literal: str, at: int, language: str) -> bool:
    """Whether a letter is of `S.L.`, `U.O.C.` or of the `H.` of a hospital."""
    forms = (_LEGAL, *((_ABBREVIATED[language],) if language in _ABBREVIATED else ()))
    found = (match for form in forms for match in form.finditer(literal))
    return any(match.start() <= at < match.end() for match in found)


def is_abbreviation(literal: str, language: str) -> bool:
    """Whether a literal is nothing but such an abbreviation: `P.S.`."""
    form = _ABBREVIATED.get(language)
    return form is not None and form.fullmatch(literal) is not None


def is_everyday(word: str, language: str) -> bool:
    """Whether a small word is one of the lists of usual words, which have no names."""
    return is_common(fold_word(word)) or any(
        word in exact_words(one) for one in _EVERYDAY[language]
    )
