"""What people are called for short: `Bob` of Robert, `Pepe` of José, `Toby` of Tobias."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from app.engine.text.folding import fold

# Those that are no beginning of the name. English, Spanish, Italian, Swedish; folded.
_OTHERWISE = {
    "alberto": "beto",
    "alexander": "sandy sascha",
    "anders": "adde",
    "andrew": "drew",
    "anthony": "tony",
    "antonia": "toni",
    "antonio": "tono tonino nino toni",
    "barbro": "babs",
    "bengt": "benke",
    "bertil": "berra",
    "birgitta": "bittan gittan",
    "calogero": "lillo",
    "carmela": "mela",
    "catherine": "kate katie kathy kitty",
    "charles": "chuck charlie",
    "concepcion": "concha conchita",
    "concetta": "titina",
    "consuelo": "chelo",
    "cristina": "kicki tina",
    "daniel": "danne",
    "dolores": "lola loli",
    "domenico": "mimmo",
    "dorothy": "dot dottie dolly",
    "eduardo": "lalo edu",
    "edward": "ted teddy ned",
    "elisabet": "bettan",
    "elisabeth": "bettan",
    "elizabeth": "liz lizzie beth betty betsy libby",
    "encarnacion": "encarni",
    "enrique": "quique kike",
    "ernesto": "neto",
    "eugene": "gene",
    "fernando": "nando",
    "francesco": "ciccio cesco",
    "francisca": "paqui paquita",
    "francisco": "paco pancho curro",
    "fredrik": "figge",
    "gennaro": "gerry",
    "giovanna": "gianna vanna",
    "giovanni": "gianni vanni",
    "giuseppe": "beppe peppe pino",
    "gonzalo": "chalo",
    "graciela": "chela",
    "gregorio": "goyo",
    "guadalupe": "lupe lupita",
    "guillermo": "memo",
    "gunnar": "gurra",
    "gustaf": "gurra",
    "harold": "hal harry",
    "henrik": "henke",
    "henry": "harry hank hal",
    "ignacio": "nacho",
    "inmaculada": "inma",
    "isabel": "chabela",
    "james": "jim jimmy jamie",
    "jan": "janne",
    "jesus": "chuy",
    "joakim": "jocke",
    "joaquin": "ximo quim",
    "johan": "janne",
    "john": "jack johnny",
    "jose": "pepe pepito",
    "josefa": "pepa pepi",
    "karl": "kalle",
    "katherine": "kate katie kathy kitty kit",
    "kristina": "kicki tina stina",
    "lars": "lasse",
    "lennart": "lelle",
    "lorenzo": "lencho renzo",
    "luigi": "gigi",
    "magnus": "mange",
    "manuel": "manolo lolo",
    "margaret": "peggy meg maggie daisy greta rita",
    "margareta": "maggan greta",
    "mary": "molly polly",
    "mercedes": "merche",
    "mikael": "micke",
    "milagros": "mila",
    "montserrat": "montse",
    "nicola": "cola nico",
    "niklas": "nicke",
    "nils": "nisse",
    "patricia": "trish",
    "patrik": "putte",
    "per": "pelle",
    "rafael": "rafa",
    "raffaele": "lello",
    "remedios": "reme",
    "richard": "dick rick ricky",
    "robert": "bob bobby bert robban",
    "roberto": "beto",
    "rosario": "charo",
    "salvatore": "toto salvo turi",
    "sarah": "sally",
    "staffan": "staffe",
    "stefan": "steffe",
    "susan": "sue",
    "teresa": "tere maite",
    "theodore": "ted teddy",
    "theresa": "tess terry",
    "thomas": "tom tommy tompa",
    "tobias": "toby tobbe",
    "tomas": "tompa",
    "torbjorn": "tobbe",
    "ulf": "uffe",
    "vicente": "chente",
    "victoria": "vicky tori",
    "vincenzo": "enzo",
    "virginia": "ginny",
    "william": "bill billy liam",
    "yolanda": "yoli",
}
_VOWELS = frozenset("aeiouy")
_LEAST, _MOST = 3, 5


def nicknames_of(given: str) -> frozenset[str]:
    """Folded short forms of a given name: its beginnings, with an ending, and those by custom."""
    name = "".join(fold(given).words)
    found = set(_OTHERWISE.get(name, "").split())
    for length in range(_LEAST, min(_MOST, len(name) - 2) + 1):
        begin = name[:length]
        if begin[-1] in _VOWELS:
            continue
        found.add(begin)
        found.update(f"{stem}{end}" for stem in (begin, begin + begin[-1]) for end in ("y", "ie"))
    return frozenset(found - {name})


@cache
def _long_of() -> Mapping[str, frozenset[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, called in _OTHERWISE.items():
        for short in called.split():
            found[short].add(name)
    return {short: frozenset(names) for short, names in found.items()}


def called_so(short: str) -> frozenset[str]:
    """Whose folded short form a name is by custom: `guillermo` is called `memo`."""
    return _long_of().get(short, frozenset())


@cache
def nicknames_of_listed(name: str) -> frozenset[str]:
    """The same for a name of a list; not for names of documents, which nothing may keep."""
    return nicknames_of(name)
