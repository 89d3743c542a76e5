"""What people are called for short: `Bob` of Robert, `Pepe` of José, `Toby` of Tobias."""

from __future__ import annotations

from functools import cache

from app.engine.text.folding import fold

# Those that are no beginning of the name. English, Spanish, Italian, Swedish; folded.
_OTHERWISE = {
    "alexander": "sandy sascha",
    "anders": "adde",
    "andrew": "drew",
    "anthony": "tony",
    "antonio": "tono tonino nino toni",
    "catherine": "kate katie kathy kitty",
    "charles": "chuck charlie",
    "concepcion": "concha conchita",
    "concetta": "titina",
    "consuelo": "chelo",
    "cristina": "kicki tina",
    "daniel": "danne",
    "dolores": "lola",
    "dorothy": "dot dottie dolly",
    "edward": "ted teddy ned",
    "elizabeth": "liz lizzie beth betty betsy libby",
    "enrique": "quique kike",
    "eugene": "gene",
    "francesco": "ciccio cesco",
    "francisco": "paco pancho curro",
    "fredrik": "figge",
    "giovanni": "gianni vanni",
    "giuseppe": "beppe peppe pino",
    "guadalupe": "lupe",
    "gunnar": "gurra",
    "harold": "hal harry",
    "henry": "harry hank hal",
    "ignacio": "nacho",
    "isabel": "chabela",
    "james": "jim jimmy jamie",
    "jan": "janne",
    "jesus": "chuy",
    "joaquin": "ximo quim",
    "johan": "janne",
    "john": "jack johnny",
    "jose": "pepe pepito",
    "karl": "kalle",
    "katherine": "kate katie kathy kitty kit",
    "kristina": "kicki tina stina",
    "lars": "lasse",
    "luigi": "gigi",
    "magnus": "mange",
    "manuel": "manolo",
    "margaret": "peggy meg maggie daisy greta rita",
    "margareta": "maggan greta",
    "mary": "molly polly",
    "mercedes": "merche",
    "mikael": "micke",
    "niklas": "nicke",
    "nils": "nisse",
    "patricia": "trish",
    "per": "pelle",
    "richard": "dick rick ricky",
    "robert": "bob bobby bert",
    "rosario": "charo",
    "salvatore": "toto",
    "sarah": "sally",
    "stefan": "steffe",
    "susan": "sue",
    "theodore": "ted teddy",
    "theresa": "tess terry",
    "thomas": "tom tommy",
    "tobias": "toby tobbe",
    "ulf": "uffe",
    "vicente": "chente",
    "victoria": "vicky tori",
    "virginia": "ginny",
    "william": "bill billy liam",
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
def nicknames_of_listed(name: str) -> frozenset[str]:
    """The same for a name of a list; not for names of documents, which nothing may keep."""
    return nicknames_of(name)
