"""What a phrase about work is in its sentence: who somebody is, what somebody does, or neither.

`a welder`, `welders`, `svetsaren` are people, of whom another may stand there; `drives` and `sold
hats` are done; `in sales`, `the mill`, `payroll` are neither, and no name of an occupation fits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from app.engine.names.occupations import occupations


class Form(StrEnum):
    """The form of a phrase about work."""

    PERSON = "person"
    PEOPLE = "people"
    THE_PERSON = "the person"
    DOES = "does"
    DID = "did"
    OTHER = "other"


_NO_DEED = (
    r"(?!(?:retired|self-employed|unemployed|licen[sc]ed|certified|registered|trained|qualified"
    r"|employed|disabled|skilled|unskilled|salaried|tenured)\b)"
)
# `She drew charts for the office`: what somebody did, where no name of an occupation can stand.
_DID = re.compile(
    rf"{_NO_DEED}(?:[a-z]{{3,}}ed|drew|taught|drove|ran|built|made|sold|bought|kept|wrote|sang|flew|led"
    r"|dug|cut|caught|bred|grew|wove|swept|rode)(?:\s+\w|$)"
)
_DOES = re.compile(
    r"(?:works|draws|teaches|drives|runs|builds|makes|sells|buys|keeps|writes|sings|flies|leads"
    r"|manages|owns|cleans|sews|farms|paints|grows|cooks|trades|repairs|designs|tends|bartends"
    r"|bar-backs|crews|lays|hangs|grinds|stocks|roofs|welds|bakes|packs|picks|sorts|loads|hauls"
    r"|delivers|waits|fixes|mends|tunes|guides|coaches|mows|plows|shears|milks|trims|codes|edits"
    r"|busks|nannies|babysits|temps|fishes|logs|clerks|hosts|serves|installs|operates|tutors|plays"
    r"|raises|breeds|trains|scans|scoops|shines|weaves|knits|carves|casts|melts|tests|films)"
    r"(?:\s+\w|$)"
)
_DONE_ELSEWHERE = re.compile(
    r"(?:hace|hacía|vende|carga|remonta|cuida|limpia|conduce|reparte|recoge|corta|cose|monta|lleva"
    r"|fa|guida(?=\s(?:il|lo|la|un|una|i|le)\s)|cura|pulisce|cuce|raccoglie|lavora|säljer|kör|odlar|städar|bakar"
    r"|[a-z]{3,}(?:aba|ava|eva|ade))\s+\w"
)
_ACRONYM = 4
_CUT = re.compile(
    r"\s(?:of|at|for|in|with|on|from|to|and|w|i|på|vid|hos|av|till|för|inom)\b|[,(/&]"
)
# How words for people end, and words of their own.
_ENDINGS = {
    "en": re.compile(
        r".+(?:er|or|ist|ian|yst|eer|man|woman|person|hand|jack|boy|girl|lady|smith|wright|herd|ward"
        r"|monger|keep|mason|guard|maid|nik|crat|ess|(?<!aur)(?<!pl)ant|(?<!m)ent|gogue|naut|ee)"
    ),
    "es": re.compile(
        r".+(?:or|ora|ero|era|ista|ario|aria|ante|ente|nta|ogo|oga|ico|ica|ano|ana|ino|ina|ón|án|iz"
        r"|ado|ada|afo|afa|ta|tra|dre|il|eta)"
    ),
    "it": re.compile(
        r".+(?:ore|ora|rice|iere|iera|aio|aia|aro|ara|ista|ario|aria|ante|ente|essa|ogo|oga|ico|ica|ano"
        r"|ana|ino|ina|one|ato|ata|afo|afa|ta|tto|tta|uoco|uoca|olo|ola|ivo|iva)"
    ),
    "sv": re.compile(
        r".+(?:are|ör|ist|man|log|ant|ent|iker|ska|inna|or|är|graf|nom|tekt|bonde|smed|bud|värd|vakt"
        r"|kock|chef|arbete?|biträde|elev|student|ledare|präst|pilot|hjälp|anställd|matros|purser)"
    ),
}
_WORDS = frozenset(
    (
        "actuary", "aide", "albañil", "alcalde", "apprentice", "architect", "artista", "athlete",
        "atleta", "au-pair", "auxiliary", "badante", "bailiff", "baker", "bard", "barista",
        "barkeep", "bedel", "bedela", "bellhop", "bookie", "boss", "boy", "bracciante", "busker",
        "cabbie", "cadet", "canon", "cantor", "captain", "carhop", "casaro", "chancellor",
        "chef", "chief", "chofer", "chófer", "cleric", "clerk", "clown", "coach", "cochero",
        "colf", "colonel", "comic", "concejal", "concierge", "cook", "cop", "corporal", "critic",
        "crossing-guard", "croupier", "cura", "deacon", "dean", "deputy", "detective",
        "diplomat", "diva", "dj", "docent", "doula", "ebanista", "executive", "fabbro", "fiscal",
        "frate", "general", "girl", "giudice", "goalie", "goalkeeper", "guard", "guarda",
        "guardia", "guide", "hand", "handy", "hawk", "host", "hostess", "imam", "intern",
        "janitress", "jock", "judge", "juez", "jueza", "keeper", "lady", "lead", "liaison",
        "lieutenant", "lifeguard", "lookout", "luthier", "maid", "man", "marine", "marshal",
        "mason", "mate", "mayor", "mechanic", "medic", "medico", "men", "midwife", "militar",
        "miller", "mime", "minister", "missionary", "model", "monaco", "monja", "monk", "moza",
        "mozo", "nanny", "notaio", "nun", "nurse", "ombudsman", "op", "orderly", "oste", "page",
        "pair", "paralegal", "paramedic", "parroco", "pastor", "person", "peón", "pharmacist",
        "physician", "pilot", "piloto", "poet", "poeta", "policía", "porter", "priest", "pupil",
        "rabbi", "rector", "rep", "rider", "rigger", "roadie", "roughneck", "roundsman",
        "roustabout", "sacerdote", "sage", "sales-rep", "sandhog", "sastra", "sastre", "sawyer",
        "scout", "scribe", "secretary", "sergeant", "sheriff", "sindaco", "spy", "stevedore",
        "steward", "sub", "suora", "super", "swineherd", "tailor", "tech", "temp", "umpire",
        "usherette", "vet", "woman", "women",
    )
)  # fmt: skip
_NOT_PEOPLE = {
    "en": re.compile(
        r".+(?:ing|ment|tion|ness|ship|ery|ology|ics|work|trade|sales|roll)|degree|diploma|course|studies"
    ),
    "es": re.compile(
        r".+(?:aje|ing|ería|eria|ción|cion|miento|mento|dad|ura|ncia|os|as|es|sco)|exent[oa]"
    ),
    "it": re.compile(r".+(?:aggio|ing|eria|(?<!sta)zione|mento|tà|ura|nza|ificio)"),
    "sv": re.compile(
        r".+(?:ing|ingen|eri|eriet|bruk|bruket|vård|vården|skola|skolan|handel|handeln|fabrik|fabriken"
        r"|industri|industrin|butik|butiken|affär|affären|tjänst|tjänsten|[^k]ar|ologi|teknik|farmaci)"
    ),
}
_SEVERAL = re.compile(r".+(?:[^s]s|men|women|people)")
_THE_SWEDISH = re.compile(
    r"(.+(?:are|ör|ist|man|iker|ant|ent|log))(?:e?n|nen)$|(.+sk)an$|(.+bond)en$"
)


def form_of(literal: str, language: str, *, known: bool = False) -> Form:
    """The form of a phrase in a text of this language; `known`: its class is."""
    lower = literal.casefold()
    head = head_of(lower, language)
    if language == "en":
        if known and literal.isupper() and len(literal) <= _ACRONYM:
            return Form.PERSON  # `CNA`
        return _done(lower) or _english(lower.split() or [lower], head)
    if _DONE_ELSEWHERE.match(lower):
        return Form.OTHER
    if language == "sv" and _THE_SWEDISH.fullmatch(head):
        return Form.THE_PERSON
    somebody = _is_somebody(head, language) or (known and not _NOT_PEOPLE[language].fullmatch(head))
    return Form.PERSON if somebody else Form.OTHER


def _english(words: Sequence[str], head: str) -> Form:
    if _is_somebody(head, "en") or ("and" in words and _is_somebody(words[-1], "en")):
        return Form.PERSON  # `tool and die maker`
    first, *more = words
    if more and first.endswith("ing"):
        return Form.OTHER
    if more and first.endswith("s") and not first.endswith("ss"):
        return Form.DOES  # `shucks oysters`
    if _SEVERAL.fullmatch(head) and _is_somebody(_singular(head), "en"):
        return Form.PEOPLE
    return Form.OTHER


def head_of(phrase: str, language: str) -> str:
    """The word that says what somebody is: the last one in English and Swedish, else the first."""
    cut = _CUT.split(phrase.strip(), maxsplit=1)[0] or phrase
    words = cut.split() or [phrase]
    return words[-1] if language in ("en", "sv") else words[0]


def several(job: str) -> str:
    """The plural of an English occupation: `salesman` → `salesmen`."""
    if job.endswith("man"):
        return f"{job[:-2]}en"
    return f"{job[:-1]}ies" if job.endswith("y") and job[-2] not in "aeiou" else f"{job}s"


def the_one(job: str) -> str:
    """The definite form of a Swedish occupation: `bagare` → `bagaren`; empty where unsure."""
    for ending, definite in (("are", "aren"), ("ör", "ören"), ("man", "mannen"), ("ist", "isten")):
        if job.endswith(ending):
            return f"{job.removesuffix(ending)}{definite}"
    if job.endswith(("iker", "ska", "bonde")):
        return f"{job}n"
    return f"{job}en" if job.endswith(("ant", "ent", "log", "kock", "präst")) else ""


def _done(lower: str) -> Form | None:
    if _DID.match(lower):
        return Form.DID
    return Form.DOES if _DOES.match(lower) else None


def _is_somebody(head: str, language: str) -> bool:
    plain = re.sub(r"[^\w-]", "", head)
    if plain in _heads(language) or plain in _WORDS or plain.rpartition("-")[2] in _WORDS:
        return True
    if _NOT_PEOPLE[language].fullmatch(plain):
        return False
    return _ENDINGS[language].fullmatch(plain) is not None


def _singular(head: str) -> str:
    if head.endswith("men"):
        return f"{head[:-2]}an"
    return head.removesuffix("s")


@cache
def _heads(language: str) -> frozenset[str]:
    """The heads of all occupations that are known by name."""
    listed = (
        form.casefold()
        for one in occupations(language).values()
        for job in one.jobs
        for form in job
    )
    return frozenset(head_of(job, language) for job in listed)
