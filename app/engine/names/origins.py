"""From which part of the world a name comes, as far as lists tell.

The lists are those of Faker (MIT licence) for countries whose names it has in Latin letters; Korean
names are a short list of our own. A name of the document's own language tells nothing, nor does one
that several parts of the world share; it takes the origin of the names beside it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from app.engine.names.gazetteer import lists
from app.engine.names.given_names import origins_of, sex_at
from app.engine.text.folding import fold_word

_LOCALES: Mapping[str, tuple[str, ...]] = {
    "english": ("en_US", "en_GB", "en_IE"),
    "spanish": ("es_ES", "es_MX"),
    "italian": ("it_IT",),
    "swedish": ("sv_SE",),
    "south asian": ("en_IN",),
    "chinese": ("zh_TW", "zh_CN"),
    "japanese": ("ja_JP",),
    "vietnamese": ("vi_VN",),
    "arabic": ("fr_DZ",),
    "west african": ("yo_NG", "ig_NG", "tw_GH"),
    "east african": ("sw",),
    "south african": ("zu_ZA",),
    "turkish": ("tr_TR",),
    "slavic": ("pl_PL", "cs_CZ", "hr_HR"),
    "portuguese": ("pt_PT", "pt_BR"),
    "german": ("de_DE",),
    "french": ("fr_FR",),
    "dutch": ("nl_NL",),
    "nordic": ("no_NO", "da_DK"),
    "finnish": ("fi_FI",),
    "hungarian": ("hu_HU",),
    "romanian": ("ro_RO",),
}
# Drawn from, but not asked: half of the world is in this list.
_DRAWN_ONLY: Mapping[str, tuple[str, ...]] = {"malay": ("id_ID",)}
_KOREAN = (
    "Eunji Minji Soyeon Jiyoung Hyejin Sumin Yuna Jihye Seoyeon Hana Mikyung Sunhee",
    "Minho Jihoon Sungmin Donghyun Jaehyun Seungwoo Kyungsoo Taeyang Hyunwoo Joonho Sangho Youngho",
    "Kim Park Choi Jung Kang Cho Yoon Jang Lim Seo Shin Kwon Hwang Ahn Song Yoo Hong Moon Bae Baek",
)
# Asked where those lists have nothing: the name is of the language, or of this sex.
_MORE: Mapping[str, tuple[str, ...]] = {
    "en": ("en", "en_NZ"),
    "es": ("es_CL", "es_CO", "es_AR"),
    "it": (),
    "sv": (),
}
# Men's names that Italian lists lack, and others have as women's.
_MEN = {"it": frozenset(("andrea", "nicola", "simone", "elia", "mattia", "enea", "tobia", "luca"))}
_ELSEWHERE = ("en_KE", "en_NG", "ga_IE", "de_AT", "sl_SI", "sk_SK", "lv_LV", "uz_UZ", "id_ID")
_HOME = {"en": "english", "es": "spanish", "it": "italian", "sv": "swedish"}
# All of the world is in the lists of these countries: that such a list has a name tells little.
_MIXED = frozenset(("english", "swedish", "german", "french", "dutch", "nordic"))
_NORTHERN = frozenset(("swedish", "german", "nordic"))
_SOUTHERN = frozenset(("spanish", "italian"))
_MIXED_ENGLISH, _OWN_ENGLISH = "en_US", ("en_GB", "en_IE")
_EUROPEAN = frozenset(
    ("italian", "spanish", "slavic", "portuguese", "finnish", "hungarian", "romanian")
)
# Of these, given names are borne in all of Europe and America.
_BORNE_EVERYWHERE = frozenset(_HOME.values())
_FEWEST_EITHER = 12
_NEIGHBOURS = _MIXED | {"finnish", "hungarian", "romanian"}
# Names that neighbours share, of which their lists tell nothing.
_NEAR = {
    "en": frozenset[str](),
    "es": frozenset(("italian", "portuguese")),
    "it": frozenset(("spanish", "portuguese")),
    "sv": frozenset(("nordic",)),
}
_KNOWN: Mapping[str, str] = {
    name: origin
    for origin, names in (
        (
            "arabic",
            "mohammed mohamed muhammad ahmed ahmad ali hassan hussein omar ibrahim yusuf youssef"
            " fatima aisha khadija amina abdirahman jamal saleh bilal hamid salim said mustafa"
            " karim rashid rachid tariq khalid khaled samira layla leila yasmin yasmine nour noor"
            " zubair imran parveen shabana nasreen rukhsana shazia faisal adnan mahmoud mohammad"
            " mohamad mohammadi mohamud ahmadi jafari hosseini hasan ismail issa abdullah abdul"
            " abdi amin anas mahdi mariam maryam zahra yousef sami reza",
        ),
        ("vietnamese", "nguyen tran pham huynh hoang thi van truong dang bui"),
        (
            "chinese",
            "chan chang cheng chong chen wang zhang zhao huang zhou liu yang xu wu wei li ling mei"
            " tan lim wong goh teo koh chua lam lau ong cheung leung kwok tsang toh yeo xiang",
        ),
        (
            "malay",
            "nurul siti norhayati mohd muhd azman azlan faizal rosli syafiq aisyah norliza zulkifli"
            " shahrul kamariah",
        ),
        (
            "south african",
            "lwazi thabo sipho nomsa gugu zanele bongani themba nomvula siyabonga lerato tebogo"
            " kagiso mpho thandeka nokuthula sibusiso",
        ),
        ("korean", "kim park choi kang yoon hwang kwon seo"),
        ("south asian", "khan singh patel kumar sharma kaur gupta reddy das"),
        (
            "spanish",
            "garcia rodriguez lopez martinez hernandez gonzalez perez sanchez ramirez torres"
            " flores rivera gomez diaz cruz ortiz gutierrez jose juan jesus luis carlos jorge"
            " miguel pedro guadalupe lupe",
        ),
        (
            "slavic",
            "kowalski nowak wisniewski grazyna jadwiga jolanta danuta zbigniew agnieszka malgorzata"
            " katarzyna krzysztof andrzej tomasz marcin pawel piotr",
        ),
        ("turkish", "yilmaz sahin kaya demir celik mehmet"),
    )
    for name in names.split()
}
# Their lists have `Graham` and `Quincy` among the given names.
_WITH_ENGLISH = frozenset(("south asian", "west african"))
# Names that no list has; a name has at least this many letters before the ending.
_ENDINGS = (
    ("slavic", re.compile(r"\w{3,}(?:ski|ska|cki|(?<!ba)cka|czyk|wicz|ovic|enko|chuk|ova|kova)")),
    (
        "south asian",
        re.compile(r"\w{3,}(?:swamy|swami|murthy|raman|nathan|preet|inder|deep|walla|jee|jot|jit)"),
    ),
    (
        "west african",
        re.compile(
            r"(?:chukwu|nwa|okon|olu|ade|ngo|ifea|ogo|ayo)\w{3,}"
            r"|\w{3,}(?:chukwu|wale|kunle|tunde)"
        ),
    ),
    ("arabic", re.compile(r"(?:abdu|abd)\w{2,}|\w{4,}(?:ullah|uddin|eddine|aoui|oussi)")),
    ("turkish", re.compile(r"\w{3,}(?:oglu)")),
    ("vietnamese", re.compile(r"nguyen|tran|pham|huynh|truong")),
    ("romanian", re.compile(r"\w{3,}(?:escu)")),
    ("hungarian", re.compile(r"\w{3,}(?:falvy|szky)")),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class OriginNames:
    """Names to draw surrogates from. All sorted and without repetition."""

    female: tuple[str, ...]
    male: tuple[str, ...]
    given: tuple[str, ...]
    last: tuple[str, ...]


def origin_of(key: str, language: str) -> str | None:
    """The origin of one folded name in a text of this language.

    Empty where it is of the language's own, None where nothing tells it.
    """
    home, near = _HOME[language], _NEAR[language]
    known = "" if home in origins_of(key) else _KNOWN.get(key)
    if known is not None:
        return "" if known == home or known in near else known
    found = _origins().get(key, frozenset())
    if home in found:
        far = _far_of(key, home, found)
        return next(iter(far)) if len(far) == 1 and not far & near else ""
    if key in _more(language) and (home != "english" or found <= _NEIGHBOURS):
        return ""
    given = origins_of(key) - near - _BORNE_EVERYWHERE
    others = (found - _MIXED or given or found) - {home} - near
    if len(found & _NORTHERN - {home}) > 1 and found - _MIXED <= _SOUTHERN:
        others = frozenset()  # `Ingrid`, whom Spanish lists have as well
    for told in (others, given):
        if len(told) == 1:
            return next(iter(told))
    return None if found or given else _by_ending(key)


def _far_of(key: str, home: str, found: frozenset[str]) -> frozenset[str]:
    """From where a name may be that the lists of home have as well, and may have from there."""
    if home == "english":
        return frozenset() if key in _english() else found - _MIXED
    # Italian and Spanish lists have `Bassi`, who may be Indian, as one of their own.
    is_own = home not in _MIXED or (found - {home}) & _EUROPEAN
    return frozenset() if is_own else found - _MIXED - _EUROPEAN


@cache
def _by_ending(key: str) -> str | None:
    return next((name for name, ending in _ENDINGS if ending.fullmatch(key)), None)


def sex_of(key: str, language: str = "") -> str:
    """`f`, `m`, or empty where lists differ or do not have the name.

    Those of `language` say it first, then those of all origins.
    """
    own = sex_at_home(key, language) if language else ""
    if own:
        return own
    known = _sexes().get(key)
    listed = _sexes_elsewhere().get(key, "") if known is None else known
    return listed or sex_at(key, _HOME.get(language, ""))


def sex_at_home(key: str, language: str) -> str:
    """As `sex_of`, by the lists of the language alone."""
    return _sexes_at_home(language).get(key) or sex_at(key, _HOME[language]) * (
        _HOME[language] in origins_of(key)
    )


def is_given_only(key: str) -> bool:
    """Whether some list has a folded name as a given name and none as a family name."""
    listed = key in _sexes() or any(key in _more(language) for language in _MORE)
    listed = listed or bool(origins_of(key))
    return listed and key not in _families()


@cache
def of_either_sex(language: str) -> tuple[str, ...]:
    """Given names of the language that women and men have, sorted; none where it has few."""
    listed = [_listed(locale) for locale in _MORE[language]]
    women, men = (frozenset(fold_word(n) for one in listed for n in one[part]) for part in (0, 1))
    keys = {fold_word(name): name for name in names_of(_HOME[language]).given}
    told = _sexes()
    either = sorted(keys[key] for key in keys.keys() & women & men if not told.get(key))
    return tuple(either) if len(either) >= _FEWEST_EITHER else ()


@cache
def names_of(origin: str) -> OriginNames:
    """Names of one origin. Raises `KeyError` for an unknown one."""
    if origin == "korean":
        female, male, last = (frozenset(names.split()) for names in _KOREAN)
    else:
        parts = [_listed(locale) for locale in {**_LOCALES, **_DRAWN_ONLY}[origin]]
        female, male, last = (frozenset().union(*lists) for lists in zip(*parts, strict=True))
        if origin in _WITH_ENGLISH:
            english = names_of("english")
            female, male = (
                given.difference(english.female, english.male) for given in (female, male)
            )
    women, men = sorted(female), sorted(male)
    return OriginNames(tuple(women), tuple(men), (*women, *men), tuple(sorted(last)))


@cache
def names_at_home(language: str) -> OriginNames:
    """Names to draw for those of a language: its lists without names of elsewhere.

    Faker's American and Swedish lists have `Nguyen` and `Khan`, which no `Hale` should become.
    """
    own = lists(language)
    women, men, last = (
        tuple(name for name in names if not _is_from_elsewhere(fold_word(name), language))
        for names in (own.female, own.male, own.last)
    )
    return OriginNames(women, men, (*women, *men), last)


def _is_from_elsewhere(key: str, language: str) -> bool:
    if origin_of(key, language):
        return True
    home, found = _HOME[language], _origins().get(key, frozenset())
    if home == "english":
        return key not in _english() and bool(found & _SOUTHERN)  # `Roberto`
    # `Alberto` of Swedish lists, whom no neighbour's have.
    return home in _NORTHERN and bool(found & _SOUTHERN) and not found & _NORTHERN - {home}


@cache
def _origins() -> Mapping[str, frozenset[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for origin in (*_LOCALES, "korean"):
        names = names_of(origin)
        for name in (*names.female, *names.male, *names.last):
            found[fold_word(name)].add(origin)
    return {key: frozenset(origins) for key, origins in found.items()}


@cache
def _english() -> frozenset[str]:
    """Names that are English wherever they stand."""
    own = {fold_word(n) for locale in _OWN_ENGLISH for part in _listed(locale) for n in part}
    mixed = {fold_word(n) for part in _listed(_MIXED_ENGLISH) for n in part}
    return frozenset(own | {n for n in mixed if _origins().get(n, frozenset()) <= {"english"}})


@cache
def _sexes() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for origin in (*_LOCALES, "korean"):
        names = names_of(origin)
        for sex, listed in (("f", names.female), ("m", names.male)):
            for name in map(fold_word, listed):
                found[name] = sex if found.get(name, sex) == sex else ""
    return found


@cache
def _sexes_at_home(language: str) -> Mapping[str, str]:
    """By the usual lists of a language, and where they have nothing by its other ones."""
    listed = _sexes_in(_MORE[language]) | _sexes_in(_LOCALES[_HOME[language]])
    return listed | dict.fromkeys(_MEN.get(language, ()), "m")


@cache
def _sexes_elsewhere() -> Mapping[str, str]:
    return _sexes_in((*(one for more in _MORE.values() for one in more), *_ELSEWHERE))


def _sexes_in(locales: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for locale in locales:
        for sex, listed in zip("fm", _listed(locale), strict=False):
            for name in map(fold_word, listed):
                found[name] = sex if found.get(name, sex) == sex else ""
    return found


@cache
def _more(language: str) -> frozenset[str]:
    """Folded given names of a language that its usual lists do not have."""
    return frozenset(_sexes_in(_MORE[language]))


@cache
def _families() -> frozenset[str]:
    """Folded family names of all origins."""
    origins = (*_LOCALES, "korean")
    return frozenset(fold_word(name) for origin in origins for name in names_of(origin).last)


@cache
def _listed(locale: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Given names of women and men and family names of one of Faker's lists, a word each."""
    provider = import_module(f"faker.providers.person.{locale}").Provider
    return (
        _words(provider, "first_romanized_names_female", "first_names_female"),
        _words(provider, "first_romanized_names_male", "first_names_male"),
        _words(provider, "last_romanized_names", "unisex_last_names", "last_names"),
    )


def _words(provider: type, *attributes: str) -> frozenset[str]:
    """Of the first of these lists that the provider has, names of one word in Latin letters."""
    listed = next((getattr(provider, a) for a in attributes if getattr(provider, a, None)), ())
    words = (name.replace("-", "").title() if name.isupper() else name for name in listed)
    return frozenset(w for w in words if len(w) > 1 and w.isalpha() and fold_word(w).isascii())
