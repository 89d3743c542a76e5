"""Words and abbreviations that say what kind of a place something is, and not which one."""

from __future__ import annotations

import re

from app.engine.detectors.structured.rotas import is_specialty
from app.engine.text.distinctive import is_common
from app.engine.text.folding import fold_word
from app.engine.text.vocabulary import exact_words

# Languages whose words are kinds in whatever language the name is.
_ABROAD = ("es", "it", "sv")
# What kind of a company or an authority it is: `A.O.`, `S.L.`, `S.p.A.`, `S.A.S.`; and `P.O. Box`.
_LEGAL = re.compile(
    r"(?<!\w)(?:S\.\s?A\.\s?[SUPB]\.?|S\.\s?(?:de\s)?R\.\s?L\.?|E\.\s?S\.\s?[EP]\.?"
    r"|[EI]\.\s?P\.\s?S\.?"
    r"|P\.\s?O\.(?=\s?Box)"
    r"|S\.\s?(?:[LACS]|p\.\s?A|r\.\s?l|n\.\s?c)\.?(?:\s?[ULA]\.)?"
    r"|[ACI]\.\s?[OCSU]\.(?:\s?[LPU]\.)?|U\.\s?[OS]\.)(?!\w)"
)
_ABBREVIATED = {
    "es": re.compile(r"(?<!\w)(?:H\.\s?(?:U\.|G\.|C\.)?(?=\s?[A-ZÀ-Þd])|[CU]\.\s?[PSE]\.)"),
    # Also roads: `C.so Nigra`, `P.zza Dante`.
    "it": re.compile(
        r"(?<!\w)(?:U\.\s?O\.\s?[CSD]\.(?:\s?D\.)?|P\.\s?S\.|S\.\s?[CS]\.(?:\s?D\.)?"
        r"|C\.so|[VP]\.le|P\.z?za|[LB]\.go|V\.lo|S\.da)(?!\w)"
    ),
}
# `Geriatrica`, `Cardiologico`: the branch of medicine, as it agrees with the word before.
_BRANCH = {
    "it": re.compile(r"[a-z]{2,}(?:ologic|iatric|optic|logopedic)(?:o|a|i|he)"),
    "es": re.compile(r"[a-z]{2,}(?:ologic|iatric|optic|logopedic)(?:o|a|os|as)"),
}
# `Hjärtmottagningen` and `korttidsboendet`, which no name is part of.
_SWEDISH = re.compile(
    r"(?:akut|rehab|hematolog|kardiolog|allergi|astma|barn|beroende|brost|cancer|demens|diabetes"
    r"|dialys|endokrin|familje?|fot"
    r"|geriatrik|gips|hjart|hjartsvikt|hud|infektion|kirurg|kvinno|lung|medicin|minnes|modra"
    r"|neuro(?:log)?|njur|onkolog|ortoped|psykiatri|reuma(?:tolog)?|sar|smart|stom|stroke|strok"
    r"|ungdoms|urolog|ogon|oron|skol|elev|foretags|hem|primar|palliativ)s?"
    r"(?:mottagning|mott|klinik|avdelning|avd|enhet|central|centrum|vard|halsovard|sjukvard|halsa|team)"
    r"(?:e?n|et)?"
    r"|(?:dagvards|hem|primarvards|vardcentrals)?rehab(?:ilitering(?:en)?)?"
    r"|(?:dermat|endokrin|gynek|hemat|immun|kardi|nefr|neur|onk|reumat|ur)olog(?:en|in|i)"
    r"|(?:aldre|demens|grupp|korttids|omsorgs|senior|service|trygghets|vard)"
    r"(?:boendet?|bostad(?:en)?|hem(?:met)?|hus(?:et)?)"
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
    branch = _BRANCH.get(language)
    if branch is not None and branch.fullmatch(folded):
        return True
    return language in _ABROAD and (
        folded in exact_words(f"place_kinds_{language}")
        or is_specialty(folded)
        or (language == "sv" and folded.removesuffix("s") in exact_words("place_kinds_sv"))
    )


def may_be_kind(folded: str, language: str) -> bool:
    """Whether a folded word of a name says the kind."""
    listed = folded in exact_words("place_kinds_en") or is_specialty(folded)
    return listed or is_kind(folded, language)


def is_abbreviated(literal: str, at: int, language: str) -> bool:
    """Whether a letter is of `S.L.`, `U.O.C.` or of the `H.` of a hospital."""
    forms = (_LEGAL, *((_ABBREVIATED[language],) if language in _ABBREVIATED else ()))
    found = (match for form in forms for match in form.finditer(literal))
    return any(match.start() <= at < match.end() for match in found)


def without_abbreviations(literal: str, language: str) -> str:
    """A literal without such abbreviations: `Clinica Geriatrica` of `U.O.C. Clinica Geriatrica`."""
    for form in (_LEGAL, _ABBREVIATED.get(language)):
        literal = form.sub(" ", literal) if form is not None else literal
    return literal


def is_abbreviation(literal: str, language: str) -> bool:
    """Whether a literal is nothing but such an abbreviation: `P.S.`."""
    form = _ABBREVIATED.get(language)
    return form is not None and form.fullmatch(literal) is not None


def is_everyday(word: str, language: str) -> bool:
    """Whether a small word is one of the lists of usual words, which have no names."""
    return is_common(fold_word(word)) or any(
        word in exact_words(one) for one in _EVERYDAY[language]
    )
