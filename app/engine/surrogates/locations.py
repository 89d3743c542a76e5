"""Institutions and streets, cities, states, countries and postal codes.

Those of the first kind get another name around the words that say what they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from random import Random

from app.engine.names.american_places import cities, postal_codes
from app.engine.names.gazetteer import PROVINCES, Lists, function_words
from app.engine.names.towns import BRITISH, county, postal_digits, region_named, regions
from app.engine.surrogates.addresses import Addresses, beginning, region_of_zip
from app.engine.surrogates.date_notation import ordinal
from app.engine.surrogates.ids import codes, reshaped
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of, shuffled
from app.engine.text.folding import fold, fold_word, key_of
from app.engine.text.vocabulary import wordlist

_WORD = re.compile(
    r"(?P<number>\d+)(?P<ordinal>st|nd|rd|th)\b|(?<!['’])[^\W\d_]+(?:['’ʻ][^\W\d_]{2,})*|\d+"
)
# Words of a kind of place that `generic_words.txt` does not have.
_KINDS = frozenset(
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
    )
)  # fmt: skip
# And those of other languages.
_KINDS_ABROAD = {
    "es": frozenset(
        (
            "ctra", "avda", "av", "urb", "pza", "pso", "psje", "cno", "barrio", "poligono",
            "universitario", "comarcal", "provincial", "regional", "residencia", "ambulatorio",
            "consultorio", "unidad", "servicio", "planta", "farmacia", "colegio", "instituto",
            "ayuntamiento", "policia", "guardia", "civil", "juzgado", "fundacion", "asociacion",
            "proteccion", "empresa", "taller", "bar", "izq", "dcha", "piso", "bajo", "portal",
            "escalera", "km", "s", "n", "cap", "cs", "ips", "virgen", "nuestra", "senora",
            "lote", "mutua", "imagenes", "diagnostico", "institut", "cesfam", "maquiladora",
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
            "radiologica",
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
            "sankt", "norra", "sodra", "ostra", "vastra", "stora", "lilla",
        )
    ),
}  # fmt: skip
_DIRECTIONS = ("n", "s", "e", "w", "ne", "nw", "se", "sw")
_ACRONYM = 6
# What follows them is a noun of their gender and number, which no surname has: `via della Fontana`.
_AFTER_ARTICLE = re.compile(
    r"(?:^|\s)(della|dello|del|dei|delle|de\s+la|de\s+los|de\s+las)\s+$", re.IGNORECASE
)
_NOUNS = {
    "it": {
        "della": "Fontana Stazione Vittoria Resistenza Concordia Repubblica Rocca Torre Selva"
        " Ginestra Quercia Chiesa Costituzione Sorgente",
        "del": "Castello Parco Mulino Ponte Porto Teatro Popolo Carmine Faro Mercato Borgo Colle",
        "dello": "Stadio Sport Scalo Zodiaco",
        "dei": "Tigli Cedri Pini Gelsi Platani Cipressi Mulini Giardini Castagni Ciliegi",
        "delle": "Querce Betulle Magnolie Ginestre Acacie Palme Terme Fontane Mimose Ortensie",
    },
    "es": {
        "de la": "Constitución Libertad Estación Concordia Esperanza Fuente Ermita Merced Victoria"
        " Alameda Encina Ribera Muralla",
        "del": "Parque Pilar Prado Rosario Castillo Molino Puente Puerto Olivar Mercado Romero",
        "de los": "Olivos Naranjos Pinos Almendros Rosales Cedros Molinos Jardines Cerezos",
        "de las": "Flores Acacias Palmeras Delicias Torres Fuentes Encinas Huertas Camelias",
    },
}  # fmt: skip
# `A.O.`, `S.L.`, `S.p.A.`: what kind of a company or an authority it is.
_LEGAL = re.compile(
    r"(?<!\w)(?:S\.\s?(?:[LACS]|p\.\s?A|r\.\s?l|n\.\s?c)\.?(?:\s?[ULA]\.)?"
    r"|[AI]\.\s?[OCSU]\.(?:\s?[LPU]\.)?|U\.\s?[OS]\.)(?!\w)"
)
# `C/ Mayor 3`
_CALLE = re.compile(r"C[/.]\s?[A-ZÀ-Þ]")
# Swedish writes a street and its name as one word.
_COMPOUND = re.compile(
    r"[A-ZÅÄÖ][a-zà-ÿ]{2,}?(gatan|vägen|gränden|gränd|stigen|allén|torget|backen|gata|väg|stig|allé)"
)


class Institutions:
    """Surrogates for names of which a part says what is named."""

    def __init__(self, table: SurrogateTable, own: Lists, language: str = "en") -> None:
        self._table = table
        self._lists = own
        self._language = language

    def replacement(self, literal: str) -> str:
        """`Mercy Point Clinic` → `Halsey Brook Clinic`: the same word, the same surrogate.

        Words of the kind stay, unless the document names something by them alone.
        """
        if _is_acronym(literal):
            return self._table.code("acronym", literal, codes(literal))
        for kept in _kept(self._language):
            made = _WORD.sub(partial(self._word, kept=kept), literal)
            if key_of(made) != key_of(literal) and not self._table.tells(fold(made)):
                return made
        return in_case_of(self._name(literal), literal)

    def street(self, literal: str) -> str:
        """`1180 Quarry Mill Road` → `8972 Tolman Boyce Road`: not only the number is another."""
        names = [word for word in fold(literal).words if not any(map(str.isdigit, word))]
        made = self.replacement(literal)
        if names and set(names) <= set(fold(made).words):
            for kept in (frozenset(names[-1:]), frozenset[str]()):
                made = _WORD.sub(partial(self._word, kept=kept), literal)
                if not set(names) <= set(fold(made).words) and not self._table.tells(fold(made)):
                    return made
        return made

    def _word(self, match: re.Match[str], kept: frozenset[str]) -> str:
        literal, word, folded = match.string, match[0], fold_word(match[0])
        if match["ordinal"]:
            number = self._code(match["number"], match).lstrip("0") or "0"
            return f"{number}{ordinal(int(number[-2:]))}"
        is_direction = folded in _DIRECTIONS and word.isupper()
        is_letter = len(word) == 1 and word.isupper() and not is_direction
        stays = bool(kept) and self._says_the_kind(match, folded)
        if word.isdigit() or (is_letter and not stays and not self._is_calle(match)):
            return self._code(word, match)
        if is_direction and not stays and " " in literal:
            others = [d.upper() for d in _DIRECTIONS if len(d) == len(word) and d != folded]
            return self._table.random("direction", literal).choice(others)
        if stays or folded in kept or is_letter or (len(word) <= 2 and not word.isupper()):
            return word
        if not literal.isupper() and len(word) <= _ACRONYM and word.isupper():
            return self._table.code("acronym", word, codes(word))
        small = word.islower() and not literal.islower()
        made = self._noun(match) or self._name(word)
        return made if small else in_case_of(made, word)

    def _says_the_kind(self, match: re.Match[str], folded: str) -> bool:
        """Whether a word names nothing: `S.L.`, or a small one as in `Diagnóstico por Imágenes`."""
        if len(match[0]) == 1:
            forms = _LEGAL.finditer(match.string)
            return any(form.start() <= match.start() < form.end() for form in forms)
        small = match[0].islower() and not match.string.islower()
        return small and folded in function_words(self._language)

    def _noun(self, match: re.Match[str]) -> str:
        """What stands for a word behind an article; empty for other words."""
        article = _AFTER_ARTICLE.search(match.string, 0, match.start())
        known = _NOUNS.get(self._language, {})
        nouns = known.get(" ".join(article[1].lower().split()), "") if article else ""
        try:
            return self._table.surrogate(
                "place", match[0], lambda rng: shuffled(nouns.split(), rng)
            )
        except NoSurrogate:
            return ""

    def _is_calle(self, match: re.Match[str]) -> bool:
        """Whether a letter is the `C` of `C/ Mayor 3`."""
        return self._language == "es" and not match.start() and bool(_CALLE.match(match.string))

    def _name(self, word: str) -> str:
        if self._language == "sv" and (compound := _COMPOUND.fullmatch(word)) is not None:
            return self._table.surrogate("place", word, partial(self._streets, compound[1]))
        made = self._table.surrogate("place", word, self._names)
        # `Havsvikens sjukhus` is named in the genitive, and so is what stands for it.
        genitive = self._language == "sv" and word.endswith("s")
        return f"{made}s" if genitive and made.isalpha() and made[-1] not in "sxz" else made

    def _names(self, rng: Random) -> Iterator[str]:
        yield from shuffled(self._lists.last, rng)

    def _streets(self, kind: str, rng: Random) -> Iterator[str]:
        """`Storgatan` → `Lindbergsgatan`."""
        for name in self._names(rng):
            if name.isalpha():
                yield f"{name.removesuffix('s')}s{kind}"

    def _code(self, word: str, match: re.Match[str]) -> str:
        entity = f"{match.string}/{match.start()}"
        rng = self._table.random("code", entity, word)
        return next(made for made in iter(lambda: reshaped(word, rng), None) if made != word)


@cache
def _kept(language: str) -> tuple[frozenset[str], ...]:
    """Words that stay in names of places: as many as may, fewer, none."""
    generic = wordlist("generic_words") | wordlist("particles")
    return generic | _KINDS | _KINDS_ABROAD.get(language, frozenset()), generic, frozenset()


def _is_acronym(literal: str) -> bool:
    letters = "".join(filter(str.isalpha, literal))
    if len(letters) > _ACRONYM or re.search(r"[\s\d]", literal) or not letters:
        return False
    vowels = set(key_of(letters)) & set("aeiouy")
    return (letters.isupper() and (len(letters) <= 4 or not vowels)) or (
        letters.islower() and (len(letters) <= 3 or not vowels)
    )


_ABBREVIATED = 4
# A state in which cities can be chosen has as many; in a province there are fewer.
_FEW_CITIES, _FEW_TOWNS = 20, 3


class Places:
    """Surrogates for cities, states, countries and postal codes, most of them from lists.

    Those of one address are in one other region, and the postal code is that of the city.
    """

    def __init__(
        self,
        table: SurrogateTable,
        own: Lists,
        language: str = "en",
        addresses: Addresses | None = None,
    ) -> None:
        """`addresses` tells which places of the document lie in one region."""
        self._table = table
        self._lists = own
        self._language = language
        self._addresses = addresses or Addresses(language)
        self._country = self._addresses.language

    def city(self, literal: str) -> str:
        """Another city of the same language, and of the surrogate of its region."""
        shortened = literal.isupper() and len(literal) <= _ABBREVIATED
        if shortened and key_of(literal) not in map(key_of, self._cities()):
            return self._table.code("acronym", literal, codes(literal))
        region = self.moved_region(self._addresses.region(literal))
        if region:
            towns = tuple(regions(self._country)[region].towns)
            # A few at a time: the one town that is as long as the original would always be taken.
            mixed = self._table.random("town", literal).sample(towns, len(towns))
            more = cities()[region] if self._country == "en" else ()
            for names in (*zip(mixed[::2], mixed[1::2], strict=False), towns, more):
                with suppress(NoSurrogate):
                    return self._one_of("place", names, literal)
            # Names of which a small word stands in the document.
            with suppress(NoSurrogate):
                return in_case_of(self._table.code("town", literal, lambda _: iter(mixed)), literal)
        return self._one_of("place", self._cities(), literal)

    def _cities(self) -> tuple[str, ...]:
        if self._country == BRITISH:
            return tuple(town for one in regions(BRITISH).values() for town in one.towns)
        return self._lists.cities

    def state(self, literal: str) -> str:
        """Another region; the code of one and its name have the same surrogate."""
        region = region_named(literal, self._country)
        if region:
            moved = regions(self._country)[self.moved_region(region)]
            if literal.upper() == region:
                return moved.code
            in_full = self._language == "sv" and literal.casefold().endswith(" län")
            return in_case_of(county(moved.name) if in_full else moved.name, literal)
        if self._language == "it" and literal in PROVINCES:
            return self._table.code("state", literal, self._provinces)
        if len(literal) == 2:
            return self._table.code("state", literal, codes(literal))
        return self._one_of("state", self._lists.states, literal)

    def moved_region(self, code: str) -> str:
        """The code of the region that stands for another; empty for none."""
        known = regions(self._country)
        if code not in known:
            return ""
        by_name = {one.name: one.code for one in known.values()}

        def few(name: str) -> bool:
            if self._country == "en":
                return len(cities()[by_name[name]]) < _FEW_CITIES
            return len(known[by_name[name]].towns) < _FEW_TOWNS

        def drawn(rng: Random) -> Iterator[str]:
            # Of regions with few cities only where no other is left.
            yield from sorted(rng.sample(tuple(by_name), len(by_name)), key=few)

        return by_name[self._table.surrogate("state", known[code].name, drawn)]

    def _provinces(self, rng: Random) -> Iterator[str]:
        yield from rng.sample(PROVINCES, len(PROVINCES))

    def country(self, literal: str) -> str:
        """Another country; initials for initials."""
        if literal.replace(".", "").isupper() and len(literal) <= _ABBREVIATED:
            return self._table.code("acronym", literal, codes(literal))
        return self._one_of("country", self._lists.countries, literal)

    def postal_code(self, literal: str) -> str:
        """A code of the same shape, of the surrogate of its city or else of its region.

        Codes that begin alike still do.
        """
        region = ""
        if region_of_zip(literal, self._country):
            region = self.moved_region(self._addresses.region(literal))
        if not region:
            return self._table.code("zip", literal, codes(literal))
        begins = self._postal_area(literal, region)

        def drawn(rng: Random) -> Iterator[str]:
            while True:
                if self._country == BRITISH:
                    yield begins + reshaped(literal.removeprefix(beginning(literal)), rng)
                    continue
                five = f"{begins}{rng.randint(1, 99):02d}"
                if " " in literal:
                    five = f"{five[:3]} {five[3:]}"
                yield f"{five}{reshaped(literal[len(five) :], rng)}"

        return self._table.code("zip", literal, drawn)

    def _postal_area(self, literal: str, region: str) -> str:
        """How codes begin of the place that stands for that of `literal`."""
        city = self._addresses.city(literal)
        begins = postal_digits(self.city(city), region, self._country) if city else ""
        if begins:
            return begins
        rng = self._table.random("zip", region, beginning(literal))
        if self._country == "en":
            low, high = postal_codes(region)
            return f"{rng.randint(-(-low // 100), (high + 1) // 100 - 1):03d}"
        return rng.choice(sorted(regions(self._country)[region].towns.values()))

    def _one_of(self, kind: str, names: tuple[str, ...], literal: str) -> str:
        def drawn(rng: Random) -> Iterator[str]:
            yield from shuffled(names, rng)

        return in_case_of(self._table.surrogate(kind, literal, drawn), literal)
