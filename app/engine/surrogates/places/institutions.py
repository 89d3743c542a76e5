"""Institutions and streets: another name around the words that say what they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import zip_longest
from random import Random

from app.engine.detectors.structured.rotas import is_department, is_specialty
from app.engine.names.gazetteer import (
    PROVINCES,
    first_names,
    function_words,
    is_listed,
    last_names,
)
from app.engine.names.origins import names_at_home, sex_of
from app.engine.surrogates.days.date_notation import ordinal
from app.engine.surrogates.ids import codes, reshaped
from app.engine.surrogates.kinds import (
    is_abbreviated,
    is_abbreviation,
    is_everyday,
    is_kind,
    may_be_kind,
    without_abbreviations,
)
from app.engine.surrogates.places.locations import Places
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of, shuffled
from app.engine.text.folding import fold, fold_word, key_of
from app.engine.text.vocabulary import exact_words, wordlist

_WORD = re.compile(
    r"(?P<number>\d+)(?P<ordinal>st|nd|rd|th)\b|(?<!['’])[^\W\d_]+(?:['’ʻ][^\W\d_]{2,})*|\d+"
)
_DIRECTIONS = ("n", "s", "e", "w", "ne", "nw", "se", "sw")
_KIND_FIRST = ("es", "it")
_ACRONYM, _SHORTEST_NAME = 6, 3
_SEVERAL, _SHORTEST_HEAD, _LARGE = 2, 5, 12
_DEGREES = r"\d{1,3}[.,]\d{2,7}\s?°?\s?"
_COORDINATES = re.compile(rf"[NS]?\s?{_DEGREES}[NS]?[\s,;]+[EWOÖV]?\s?{_DEGREES}[EWOÖV]?")
_DEGREE = re.compile(r"(?P<whole>\d{1,3})(?P<point>[.,])(?P<part>\d+)")
_NEAREST, _FARTHEST, _LAST_DEGREE = 4, 9, 85  # degrees from where the place was
_CLASS = re.compile(r"[, ]+[1-6]\s?°\s?[A-H]$")
# Whom a clinic is for, in English.
_CARED_FOR = frozenset(
    ("paediatric", "paediatrics", "pediatric", "pediatrics", "antenatal", "geriatric")
)
_DIGITS = re.compile(r"\d+")
_OWNED = re.compile(r"\s[a-zåäö]{4,}")
_GONE = "\0"
_BEFORE_GONE = re.compile(rf"[^\w{_GONE}]*{_GONE}")
_WORD_ALONE = re.compile(r"[^\W\d_]{2,}")
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
# `scuola dell'infanzia`: a word with the article in front of it.
_ELIDED = re.compile(
    r"(?:de|a|ne|su|da|co)?ll?['’](?=[^\W\d_]{3})|un['’](?=[^\W\d_]{3})", re.IGNORECASE
)
# Health authorities of Italy are called after the letters of a province: `ASL TO4`.
_PROVINCE_BEFORE = re.compile(r"(?<!\w)(?:A?USL|ASL|ASP|ASST|ATS|AST)\s$")
# Saints have given names, of their sex: `Ospedale Santa Maria`.
_SAINT = re.compile(
    r"(?:^|[\s'’-])(?:(?P<f>Santa|Sankta|Sta\.?)|San|Santo|Sankt|S:t|Sto\.?|St\.?|Saint|S\.)\s+$",
    re.IGNORECASE,
)
_NUMBER_SIGN = re.compile(r"[Nn]\s?[°º]")  # `Escuela N° 42`
_ROMAN = ("I", "II", "III", "IV", "V", "VI")
_SHORT_SAINT = re.compile(r"S(?:\.|:ta?)\s+[A-ZÀ-Þ][^\W\d_]{2}")
# Of a bus there is nothing but the number: `linje 325`.
_LINES = frozenset(("autobus", "bus", "buss", "linea", "linje", "tram", "tranvia"))
# `The Old Maltings`, `Flat 2`: what stands before the street of an address.
_HOUSE_NAME = re.compile(r"[A-ZÀ-Þ][^\W\d_]*(?: [A-ZÀ-Þ\d][^\W_]*){0,3}")
# What is numbered in a house names none: `Flat 302`.
_DWELLINGS = frozenset(
    (
        "flat", "unit", "apt", "apartment", "suite", "ste", "room", "piso", "apto", "apartamento",
        "depto", "dpto", "interior", "int", "torre", "bloque", "casa", "lote", "mz", "manzana",
        "scala", "lgh", "p", "o", "po", "box", "apartado",
    )
)  # fmt: skip
# `Mayo University Hospital ED`, `MV Bataan Star`; in small letters they are names.
_UNITS = frozenset(("ED", "ER", "OPD", "MV", "RMS", "HMS", "UCP", "AOU", "AOV"))
_OF = re.compile(r"[^\W\d_]+ of (?:the )?([^\W\d_]+)", re.IGNORECASE)
# `E4`, `SS16`, `A-3`
_ROAD = re.compile(r"([A-Z]{1,3}[- ]?)(\d{1,4})")
# `C/ Mayor 3`
_CALLE = re.compile(r"C[/.]\s?[A-ZÀ-Þ]")
# Swedish writes a street and its name as one word, and a school.
_COMPOUND = re.compile(
    r"[A-ZÅÄÖ][a-zà-ÿ]{2,}?(gatan|vägen|gränden|gränd|stigen|allén|torget|backen|gata|väg|stig|allé"
    r"|förskolan|skolan|gymnasiet|hemmet|kliniken|mottagningen|mottagning|lasarettet|sjukhuset|kyrkan)"
)
# The same with one letter for the kind, before the number of the house: `Ursviksv. 112`.
_SHORT_COMPOUND = re.compile(r"[A-ZÅÄÖ][a-zà-ÿ]{3,}?(v|g|gr)(?=\.\s?\d)")


class Institutions:
    """Surrogates for names of which a part says what is named."""

    def __init__(self, table: SurrogateTable, places: Places, language: str = "en") -> None:
        self._table = table
        self._places = places
        self._language = language

    def replacement(self, literal: str) -> str:
        """`Mercy Point Clinic` → `Halsey Brook Clinic`: the same word, the same surrogate.

        Words of the kind stay, unless the document names something by them alone.
        """
        if key_of(literal) in wordlist("brands"):
            raise NoSurrogate  # `Instagram` as a town or somebody
        if _is_acronym(literal):
            if may_be_kind(key_of(literal), self._language):
                raise NoSurrogate  # `UTIC` says what it is, and which letters would not.
            return self._table.code("acronym", literal, codes(literal))
        if self._places.is_town(literal):
            return self._places.city(literal)
        words = fold(without_abbreviations(literal, self._language)).words
        alone = is_abbreviation(literal, self._language)
        telling = [word for word in words if word not in wordlist("particles")]
        if (
            alone
            or is_department(literal)
            or (telling and all(is_kind(word, self._language) for word in telling))
        ):
            raise NoSurrogate  # `Cardiologia - UTIC` or `Unidad de Mama`, and no name
        if self._names_nothing(literal, telling):
            raise NoSurrogate
        return self._renamed(literal)

    def _names_nothing(self, literal: str, telling: list[str]) -> bool:
        """Whether it says a kind in words of every day alone, or is somebody with a title.

        `Diagnostiskt centrum` as two towns would be none; `Paramedic Steph` is no institution.
        English names are made of such words: `Quail Hollow`.
        """
        spoken, generic = self._language, _generic()
        kinds = [word for word in telling if word in generic or may_be_kind(word, spoken)]
        if not kinds and len(telling) > 1:
            first = telling[0]
            # `Night sit Marie Curie`, which would read as somebody.
            given = first in first_names() and first not in last_names()
            begins = fold_word(literal.split(maxsplit=1)[0]) == first  # not with `St.`
            named = given and begins and len(telling) == _SEVERAL
            if named or first in wordlist("titles"):
                return True
        words = [word for word in _WORD_ALONE.findall(literal) if fold_word(word) in telling]
        if spoken == "en":  # `CAMHS Mental Health Support`
            acronym = bool(words) and len(words[0]) >= _SHORTEST_NAME and words[0].isupper()
            # `Paediatric Outpatient Clinic`, where nothing says which one.
            nameless = len(words) >= _SEVERAL and any(
                word in _CARED_FOR or is_specialty(word) for word in telling
            )
            told = (acronym and not literal.isupper()) or nameless
            return told and len(kinds) == len(telling)
        if len(words) < _SEVERAL:
            return False
        if not kinds:
            return all(is_everyday(word.lower(), spoken) for word in words)
        return len(kinds) == len(telling)

    def _renamed(self, literal: str) -> str:
        if (school := _CLASS.search(literal)) is not None and literal[: school.start()].strip(", "):
            if all(is_kind(one, self._language) for one in fold(literal[: school.start()]).words):
                raise NoSurrogate  # `Sala 2° B`
            # `Primaria Benito Juárez, 3° B`: in which class a child is goes with the age.
            return f"{self._renamed(literal[: school.start()])}{school[0]}"
        words = fold(literal).words
        later = frozenset(words[1:])
        generic = _generic()
        kinds = frozenset(word for word in words if may_be_kind(word, self._language))
        kinds |= self._head(literal) | _clinical(literal) | self._behind_articles(literal)
        known = generic | kinds
        # Where the kind stands first, the name stands last: `Hospital La Fe`.
        others = known - {words[-1]} if self._language in _KIND_FIRST else known & later
        if named := _OF.match(literal):  # `Hospice of the Valley`
            others = known - {fold_word(named[1])}
        for kept in (known, others, generic, generic & later, frozenset[str]()):
            made = self._reworded(literal, kept)
            if key_of(made) != key_of(literal) and not self._table.tells(fold(made)):
                return made
        return in_case_of(self._name(literal), literal)

    def _reworded(self, literal: str, kept: frozenset[str]) -> str:
        """`literal` with others for its words, and one for each town of several words."""
        towns = dict(self._long_towns(literal))

        def other(match: re.Match[str]) -> str:
            if end := towns.get(match.start()):
                return self._places.city(literal[match.start() : end])
            inside = any(start < match.start() < end for start, end in towns.items())
            if inside:
                return _GONE
            italian = self._italian(match, kept) if self._language == "it" else ""
            return italian or self._word(match, kept)

        return _BEFORE_GONE.sub("", _WORD.sub(other, literal))

    def _long_towns(self, literal: str) -> Iterator[tuple[int, int]]:
        """Where towns of several words stand in it that the document names by themselves too."""
        words, end = list(_WORD_ALONE.finditer(literal)), 0
        for first, word in enumerate(words):
            for last in words[first + 3 : first : -1]:
                named = literal[word.start() : last.end()]
                is_part = word.start() >= end and named != literal
                if is_part and self._places.is_city_of_note(named):
                    end = last.end()
                    yield word.start(), end

    def _head(self, literal: str) -> frozenset[str]:
        """The word of every day that says what it is: `Hogar San José`, `Björkviks kapell`.

        English names end in such words themselves: `Pacific Garnet`.
        """
        words = _WORD_ALONE.findall(literal)
        if len(words) < _SEVERAL or literal.islower() or self._language == "en":
            return frozenset()
        head = words[0] if self._language in _KIND_FIRST else words[-1]
        is_head = len(head) >= _SHORTEST_HEAD and is_everyday(head.lower(), self._language)
        return frozenset((fold_word(head),)) if is_head else frozenset()

    def _behind_articles(self, literal: str) -> frozenset[str]:
        """Words that say the kind behind an article that is joined to them: `dell'infanzia`."""
        joined = (word[0] for word in _WORD.finditer(literal) if _ELIDED.match(word[0]))
        words = (fold_word(_ELIDED.sub("", word)) for word in joined)
        known = exact_words("place_kinds_it")
        return frozenset(word for word in words if word in known or word in _generic())

    def location(self, literal: str) -> str:
        """A place that is no institution: one of a single name becomes a town."""
        if _COORDINATES.fullmatch(literal):  # the letters are those of the compass
            rng = self._table.random("coordinates", literal)
            return _DEGREE.sub(lambda degree: _elsewhere(degree, rng), literal)
        word = _WORD_ALONE.fullmatch(literal)
        if (
            word is not None
            and literal.islower()
            and not may_be_kind(key_of(literal), self._language)
        ):
            raise NoSurrogate  # `i ladugårdstrappen`
        if word is None or literal.isupper() or may_be_kind(key_of(literal), self._language):
            return self.replacement(literal)
        return self._places.city(literal)

    def street(self, literal: str) -> str:
        """`1180 Quarry Mill Road` → `8972 Tolman Boyce Road`: not only the number is another."""
        if road := _ROAD.fullmatch(literal):
            rng = self._table.random("road", literal)
            numbers = iter(lambda: reshaped(road[2], rng), None)
            return f"{road[1]}{next(one for one in numbers if one != road[2])}"
        # Else `Mill Lane` stays behind a house that has a name.
        first, comma, others = literal.partition(", ")
        if comma and _HOUSE_NAME.fullmatch(first):
            return f"{self.street(first)}{comma}{self.street(others)}"
        names = [word for word in fold(literal).words if not any(map(str.isdigit, word))]
        made = self._street(literal)
        numbered = _DWELLINGS.issuperset(names) or not _LINES.isdisjoint(names)
        # Streets of Colombia have numbers for names: `Cra 18 Bis # 62-10 sur`.
        counted = len(_DIGITS.findall(literal)) >= _SEVERAL
        kinds = (is_kind(name, self._language) or name in _generic() for name in names)
        numbered = numbered or (counted and self._language == "es" and all(kinds))
        if names and not numbered and set(names) <= set(fold(made).words):
            for kept in (frozenset(names[-1:]), frozenset[str]()):
                made = _WORD.sub(partial(self._word, kept=kept), literal)
                if not set(names) <= set(fold(made).words) and not self._table.tells(fold(made)):
                    return made
        return made

    def _street(self, literal: str) -> str:
        is_town = self._places.is_town(literal)
        return self._places.city(literal) if is_town else self._renamed(literal)

    def _italian(self, match: re.Match[str], kept: frozenset[str]) -> str:
        """What stands for `dell'infanzia` and the province of `ASL TO4`; empty for other words."""
        word = match[0]
        if (elided := _ELIDED.match(word)) and fold_word(word[elided.end() :]) in kept:
            return word
        if word in PROVINCES and _PROVINCE_BEFORE.search(match.string, 0, match.start()):
            return self._places.state(word)
        return ""

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
        small = word.islower() and not literal.islower()
        if kept and small and self._is_behind_name(match):
            stays = stays or is_everyday(word, self._language)
        if (
            stays
            or folded in kept
            or is_letter
            or (len(word) <= 2 and not self._is_short_name(match))
        ):
            return word
        saint = self._saint(match)
        if not saint and not literal.isupper() and len(word) <= _ACRONYM and word.isupper():
            return self._capitals(word, match)
        made = saint or self._noun(match) or self._shortened(match)
        made = made or self._name(word, alone=word == literal.strip())
        made = f"{made}s" if self._owns(match) and made[-1] not in "sxz" else made
        return made if small else in_case_of(made, word)

    def _capitals(self, word: str, match: re.Match[str]) -> str:
        """Other capitals; of `Barrio Oeste II` another numeral."""
        if word in _ROMAN and match.start():
            others = [numeral for numeral in _ROMAN if numeral != word]
            return self._table.random("numeral", match.string).choice(others)
        return self._table.code("acronym", word, codes(word))

    def _says_the_kind(self, match: re.Match[str], folded: str) -> bool:
        """Whether a word names nothing: `S.L.`, or a small one as in `Diagnóstico por Imágenes`."""
        if len(match[0]) == 1:
            if _NUMBER_SIGN.match(match.string, match.start()):
                return True
            if _SHORT_SAINT.match(match.string, match.start()):
                return True
            return is_abbreviated(match.string, match.start(), self._language)
        # `Consultorio Dra. Polo`
        titled = match.end() < len(match.string) and match.string[match.end()] == "."
        if titled and folded in wordlist("titles"):
            return True
        small = match[0].islower() and not match.string.islower()
        # `DIAGNÓSTICO POR IMÁGENES SAN EUGENIO - Rosario`
        small = small or (match[0].isupper() and match.string[:_LARGE].isupper())
        return small and folded in function_words(self._language)

    def _is_behind_name(self, match: re.Match[str]) -> bool:
        """Whether a small word stands behind a name, as in `Harbor Light mission`.

        Behind `of` or `del` it may be a part of one.
        """
        before = match.string[: match.start()].split()
        return bool(before) and fold_word(before[-1]) not in function_words(self._language)

    def _saint(self, match: re.Match[str]) -> str:
        """What stands for the name of a saint; empty for other words."""
        title = _SAINT.search(match.string, 0, match.start())
        key = fold_word(match[0])
        if title is None or len(match[0]) < _SHORTEST_NAME or key in _generic():
            return ""
        sex = "f" if title["f"] else sex_of(key, self._language)
        own = names_at_home(self._language)
        names = {"f": own.female, "m": own.male}.get(sex, own.given)
        try:
            return self._table.surrogate("place", match[0], lambda rng: shuffled(names, rng))
        except NoSurrogate:
            return ""

    def _noun(self, match: re.Match[str]) -> str:
        """What stands for a word behind an article; empty for other words."""
        article = _AFTER_ARTICLE.search(match.string, 0, match.start())
        known = _NOUNS.get(self._language, {})
        nouns = known.get(" ".join(article[1].lower().split()), "") if article else ""
        if not nouns:
            return self._table.known("place", match[0]) or ""
        try:
            return self._table.surrogate(
                "place", match[0], lambda rng: shuffled(nouns.split(), rng)
            )
        except NoSurrogate:
            return ""

    def _is_calle(self, match: re.Match[str]) -> bool:
        """Whether a letter is the `C` of `C/ Mayor 3`."""
        return self._language == "es" and not match.start() and bool(_CALLE.match(match.string))

    def _owns(self, match: re.Match[str]) -> bool:
        """Whether what a town in -s has stands behind it: `Strängnäs vårdcentral`."""
        if self._language != "sv" or not match[0].endswith("s"):
            return False
        owned = _OWNED.match(match.string, match.end()) is not None
        return owned and self._places.is_town(match[0])

    def _shortened(self, match: re.Match[str]) -> str:
        """What stands for a street whose kind is one letter; empty for other words."""
        found = (
            _SHORT_COMPOUND.match(match.string, match.start()) if self._language == "sv" else None
        )
        if found is None or found.end() != match.end():
            return ""
        return self._table.surrogate("place", match[0], partial(self._streets, found[1]))

    def _name(self, word: str, *, alone: bool = True) -> str:
        if self._language == "sv" and (compound := _COMPOUND.fullmatch(word)) is not None:
            return self._table.surrogate("place", word, partial(self._streets, compound[1]))
        # `Havsvikens sjukhus` is named in the genitive, and so is what stands for it.
        # `Borås` is called so.
        is_town = self._places.is_town(word) or self._places.is_city_of_note(word)
        genitive = self._language == "sv" and word.endswith("s") and not is_town
        town = word.removesuffix("s") if genitive else word
        if self._places.is_town(town) or self._places.is_city_of_note(town):
            made = self._places.city(town)
        else:
            # A firm of one word bears a family's name: nobody works at a town.
            made = self._table.surrogate("place", word, self._families if alone else self._names)
        return f"{made}s" if genitive and made.isalpha() and made[-1] not in "sxz" else made

    def _is_short_name(self, match: re.Match[str]) -> bool:
        """Whether two letters are an abbreviation or a name: `Jo Hall`, `Bo-Göran`, `La Fe`."""
        word, folded = match[0], fold_word(match[0])
        if word.isupper() or not word[0].isupper():
            return word.isupper()
        if folded in function_words(self._language) or folded in wordlist("particles"):
            return False
        is_last = match.end() == len(match.string.rstrip())
        return is_listed(folded) or (is_last and self._language in _KIND_FIRST)

    def _families(self, rng: Random) -> Iterator[str]:
        return shuffled(_surnames(self._language), rng)

    def _names(self, rng: Random) -> Iterator[str]:
        """Family names and towns in turn."""
        names = shuffled(_surnames(self._language), rng)
        towns = shuffled(self._places.town_names, rng)
        return (name for pair in zip_longest(names, towns) for name in pair if name is not None)

    def _streets(self, kind: str, rng: Random) -> Iterator[str]:
        """`Storgatan` → `Lindbergsgatan`."""
        for name in shuffled(names_at_home(self._language).last, rng):
            if name.isalpha():
                yield f"{name.removesuffix('s')}s{kind}"

    def _code(self, word: str, match: re.Match[str]) -> str:
        entity = f"{match.string}/{match.start()}"
        rng = self._table.random("code", entity, word)
        return next(made for made in iter(lambda: reshaped(word, rng), None) if made != word)


@cache
def _surnames(language: str) -> tuple[str, ...]:
    """Names that hospitals and firms bear: few are called after an Andersson."""
    own = names_at_home(language)
    return tuple(name for name in own.last if not name.endswith("sson"))


def _clinical(literal: str) -> frozenset[str]:
    """Abbreviations of what is done there, in their capitals: the `PCI` of `PCI Eskilstuna`."""
    listed = exact_words("clinical_abbreviations")
    words = _WORD_ALONE.findall(literal)
    return frozenset(fold_word(word) for word in words if word in listed or word in _UNITS)


@cache
def _generic() -> frozenset[str]:
    """Words that tell no name of a place from another."""
    return wordlist("generic_words") | wordlist("particles")


def _is_acronym(literal: str) -> bool:
    letters = "".join(filter(str.isalpha, literal))
    if len(letters) > _ACRONYM or re.search(r"[\s\d]", literal) or not letters:
        return False
    key = key_of(letters)
    vowels = set(key) & set("aeiouy")
    named = is_listed(key)
    return (letters.isupper() and (len(letters) <= 4 or not vowels or not named)) or (
        letters.islower() and (len(letters) <= 3 or not vowels)
    )


def _elsewhere(degree: re.Match[str], rng: Random) -> str:
    whole, away = int(degree["whole"]), rng.randint(_NEAREST, _FARTHEST)
    moved = whole + away if whole + away <= _LAST_DEGREE else whole - away
    return f"{moved}{degree['point']}{reshaped(degree['part'], rng)}"
