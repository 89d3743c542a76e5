"""Findings whose own words are clinical: they are masked in surrogate exports, and get no name.

`(Low)` that was taken for a name would become `(Kim)`, and 17.4 that was taken for a number would
become another result. A label loses no identifier and says that something stood there.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.engine.detectors.base import TAGGER
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.names.evidence import NameEvidence
from app.engine.names.gazetteer import is_listed
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, fold_word, key_of
from app.engine.text.titles import title_before
from app.engine.text.vocabulary import exact_words, wordlist

_NAMED = frozenset((*PERSONS, *PLACES, "USERNAME", "PROFESSION"))
_UNIT = (
    r"(?:mg|mcg|µg|μg|ug|ng|kg|g|ml|mL|dl|dL|L|mmol|µmol|μmol|nmol|mEq|IU|UI|IE|U|mmHg|kPa|cm|mm"
    r"|kcal|bpm|%|°C|°F)"
)
_FIGURES = r"[<>≤≥=~]?\d{1,4}(?:[.,]\d{1,3})?"
_VALUE = re.compile(
    rf"{_FIGURES}\s?{_UNIT}(?:/\w+)?|[<>≤≥]{_FIGURES}|\d{{1,4}}[.,]\d{{1,2}}|\d{{2,3}}/\d{{2,3}}"
    rf"|{_FIGURES}/{_FIGURES}\s?{_UNIT}"
)
# What counts: the 4/7 of `2 g (4/7)`, the fourth day of seven, and of `Sesión 4/7`.
_COUNTED = re.compile(
    rf"(?:\d\s?{_UNIT}|/\d{{1,2}}\s?h|\bx\s?\d)\s?\($"
    r"|(?<!\w)(?:session|cycle|attempt|attended|missed|sesi[oó]n|ciclo|dosis|absentismo"
    r"|contaje|conta|räkning ok|counts? correct|intervenci[oó]n n\.º"
    r"|seduta|intervento|assenze|besök|cykel|kur|åtgärd|frånvaro)\s?:?\s?$",
    re.IGNORECASE,
)
_SHARE = re.compile(r"\d{1,2}/\d{1,3}")
# A dose in the morning, at noon and at night, which is written as a day is: `Baclofen 5-5-10`.
_DOSES = re.compile(r"\d{1,3}([-/])\d{1,3}(?:\1\d{1,3})?")
_MEDICINE_BEFORE = re.compile(r"([^\W\d_]\w*(?:-\w+)?)(?:\s\d{1,4}(?:[.,]\d{1,2})?(?:\s?m?g)?)?\s$")
# Days, months and weeks of a year: `in 6/12`, `for 3/7`, `every 2/52`.
_PERIOD = re.compile(r"\d{1,2}/(?:7|12|52)")
_PERIOD_BEFORE = re.compile(r"(?<!\w)(?:in|of|for|every|last|past|next|over|x)\s$", re.IGNORECASE)
_GENOTYPE = re.compile(r"[A-Z]\d{2,4}[A-Z](?:/[A-Z]\d{2,4}[A-Z])+")
_FROM_TO = re.compile(r"([01]?\d|2[0-3])([.:]?)[0-5]\d\s?[-–]\s?([01]?\d|2[0-3])\2[0-5]\d")
_BEHIND = re.compile(rf"\s?{_UNIT}(?![^\W\d_])")
_FLAGS = frozenset(
    (
        "low", "high", "normal", "abnormal", "critical", "positive", "negative", "pos", "neg",
        "today", "yesterday", "tomorrow", "tonight", "pending", "final", "stable", "unchanged",
        "improved", "worse", "mild", "moderate", "severe", "elevated", "reduced", "trace", "none",
        "bajo", "baja", "alto", "alta", "critico", "positivo", "negativo", "hoy", "ayer",
        "pendiente", "estable", "leve", "moderado", "grave", "elevado", "basso", "bassa",
        "normale", "oggi", "ieri", "domani", "stabile", "lieve", "moderato", "elevato", "lag",
        "lagt", "hog", "hogt", "normalt", "positiv", "negativ", "idag", "igar", "stabil", "latt",
        "mattlig", "forhojd", "mod", "sev", "zero", "cero", "noll", "varon", "mujer", "hombre",
        "masculino", "femenino", "femenina", "maschio", "femmina", "maschile", "femminile", "male",
        "female", "kvinna", "lillebror", "lillasyster", "storebror", "storasyster", "mormor",
        "morfar", "farmor", "farfar", "abuelita", "abuelito", "nonna", "nonno", "grandma",
        "grandpa", "granny",
    )
)  # fmt: skip
_DRUGS = frozenset(
    (
        "acetaminophen", "albuterol", "amiodarone", "aspirin", "aspirina", "ativan", "augmentin",
        "carbidopa", "coumadin", "digoxin", "eliquis", "fentanyl", "haldol", "ibuprofen",
        "ibuprofeno", "insulin", "insulina", "keppra", "lasix", "levodopa", "levothyroxine",
        "lipitor", "lithium", "methotrexate", "morphine", "morfina", "naloxone", "ozempic",
        "paracetamol", "paracetamolo", "plavix", "prednisolone", "prednisone", "salbutamol",
        "seroquel", "tamoxifen", "trelegy", "tylenol", "waran", "xarelto", "zofran", "zosyn",
        # As they are called on wards.
        "benzo", "benzos", "carbo", "carboplat", "cef", "ceftaz", "ceftriax", "chlordiaz", "cipro",
        "clari", "clinda", "coamox", "cyclo", "dex", "dexa", "dexameth", "diaz", "doxy", "enox",
        "erythro", "fluclox", "furo", "gaba", "gent", "halo", "hydrocort", "levetirac", "levo",
        "levothyrox", "lithio", "loraz", "mero", "metformin", "methotrex", "metoclop", "metro",
        "midaz", "mirtaz", "morph", "nitrofur", "olanz", "omep", "ondans", "oxy", "paracet", "pen",
        "pip", "pred", "prednis", "pregab", "quetiap", "rispere", "risper", "sertral", "spiro",
        "tazo", "temaz", "tramad", "trimeth", "vanc", "vanco", "venlafax", "zopi", "zopic",
        # And diseases and operations.
        "adeno", "appy", "bronch", "cabbage", "cauda", "cholang", "chole", "colonosc", "cyst",
        "diverti", "endo", "gastro", "hemi", "hystero", "lap", "mening", "osteo", "panc", "peri",
        "pneumo", "pyelo", "rheum", "strep", "staph", "tonsill",
    )
)  # fmt: skip
# So short that only doses behind them tell what they are.
_SHORT_DRUGS = frozenset(
    ("hc", "mst", "ltg", "vpa", "cbz", "lev", "mtx", "aza", "pred", "baclofen")
)
# Stems of the international nonproprietary names, and endings of diseases and procedures.
_ENDINGS = re.compile(
    r".{2,}(?:olol|sartan|opril|statin[ae]?|prazole?|prazol|conazole?|cillina?|mycin|micina|floxacin\w?"
    r"|azepam|zolam|gliptin[ae]?|gliflozin\w?|formina?|parina?|farina?|xaban|dipine?|dipina|triptan"
    r"|setron|thiazide|tiazida|semida?e?|oxetine?|oxetina|lukast|dronate|tinib|lizumab|umab|ximab"
    r"|itis|osis|emia|aemia|opathy|algia|ectomy|otomy|oscopy|carcinoma|lymphoma|sarcoma|adenoma"
    r"|melanoma|myeloma|hematoma|haematoma|plegia|paresis|pnea|pnoea|uria)"
)
_TITLE = title_before()
_BEFORE, _FAR = 16, 24
# As in capitals only: `Åsa` is somebody.
_WRITTEN_DRUGS = frozenset(("ASA", "AAS", "GTN", "NSAID", "COCP", "HRT"))
_EVERYDAY = {
    "en": "familiar_en",
    "es": "everyday_es",
    "it": "everyday_it",
    "sv": "everyday_sv",
}
# Who has a gene, and no work.
_CARRIERS = frozenset(
    (
        "carrier", "carriers", "portador", "portadora", "portadores", "portadoras", "portatore",
        "portatrice", "portatori", "portatrici", "barare", "anlagsbarare",
    )
)  # fmt: skip
# Who works at home: any other work would be a fact of its own.
_AT_HOME = frozenset(
    (
        "amadecasa", "amasdecasa", "suslabores", "casalinga", "casalinghe", "hemmafru", "housewife",
        "househusband", "homemaker", "stayathomemum", "stayathomemom", "stayathomedad",
    )
)  # fmt: skip
# `Bergs balansskala`, of which no surrogate tells which scale it is.
_SCALE = re.compile(
    r".*\s(?:\w*skala(?:n)?|scale|scala|escala|index|[ií]ndice|score|(?:classi|clasi|klassi)fi[ck]\w+)",
    re.IGNORECASE,
)
_SHORTEST = 2
# Rules take the `Front Desk` behind `Cc:` for somebody.
_GUESSED = frozenset((TAGGER, "rules"))
# Hospitals, firms and streets bear everyday words, and occupations are some.
_NAMED_BY_WORDS = frozenset(("HOSPITAL", "ORGANIZATION", "LOCATION_OTHER", "STREET", "PROFESSION"))
_VERY_SURE, _UNSURE = 0.98, 0.9
_LETTERS = re.compile(r"[^\W\d_]+")
_SUFFIX = re.compile(r"(?<=[A-ZÀ-Þ]{2})-[a-zß-ÿ]+$")


class Terms:
    """What findings of a text are clinical words and values."""

    def __init__(
        self, text: str, evidence: NameEvidence, language_at: Callable[[int], str]
    ) -> None:
        """`evidence` tells the names of people who are named in full: Anna Low is one."""
        self._text, self._language_at = text, language_at
        self._named = frozenset(part.key for person in evidence.people for part in person)

    def hold(self, finding: Finding) -> bool:
        """Whether a finding has nothing but clinical words, flags or a value in it."""
        literal = finding.span.of(self._text)
        kind = finding.subcategory
        if kind == "PROFESSION" and key_of(literal) in _CARRIERS | _AT_HOME:
            return True
        if kind in _NAMED:
            if finding.detector in _GUESSED and self._is_worded(finding, literal):
                return True
            return _VALUE.fullmatch(literal) is not None or self._is_term(finding, literal)
        if is_id(kind) or kind == "ZIP":
            forms = (_VALUE, _GENOTYPE, _FROM_TO)
            return any(form.fullmatch(literal) for form in forms)
        if kind == "DATE" and self._is_counted(finding, literal):
            return True
        is_pair = kind == "DATE" and re.fullmatch(rf"{_FIGURES}(?:/{_FIGURES})?", literal)
        return bool(is_pair) and _BEHIND.match(self._text, finding.span.end) is not None

    def _is_counted(self, finding: Finding, literal: str) -> bool:
        """Whether a day may be a dose, a session or a time that something lasts."""
        before = finding.span.before(self._text, _FAR)
        if _SHARE.fullmatch(literal) and _COUNTED.search(before):
            return True
        if _PERIOD.fullmatch(literal) and _PERIOD_BEFORE.search(before):
            return True
        medicine = _MEDICINE_BEFORE.search(before) if _DOSES.fullmatch(literal) else None
        return medicine is not None and _is_medicine(key_of(medicine[1]))

    def _is_term(self, finding: Finding, literal: str) -> bool:
        words = fold(literal).words
        start = finding.span.start
        if (
            not words
            or self._named.intersection(words)
            or _TITLE.search(self._text, max(0, start - _BEFORE), start)
        ):
            return False
        if all(word in _FLAGS for word in words):
            return True
        listed = exact_words("clinical_abbreviations")
        bare = _SUFFIX.sub("", literal)  # `ECT-beh`
        if literal in listed or bare in listed or literal in _WRITTEN_DRUGS:
            return True
        if finding.detector == TAGGER and self._is_everyday(finding, literal):
            return True
        is_person = finding.subcategory in PERSONS
        if is_person and any(map(is_listed, words)):
            return False
        return all(
            _ENDINGS.fullmatch(word) or word in _DRUGS or word in wordlist("medicines")
            for word in words
        )

    def _is_worded(self, finding: Finding, literal: str) -> bool:
        """Whether a name is a scale, or has words of notes in it: `Mia ahah`, `Front Desk`."""
        if finding.subcategory != "STREET" and _SCALE.fullmatch(literal):
            return True
        if finding.subcategory not in PERSONS:
            return False
        words, language = _LETTERS.findall(literal), self._language_at(finding.span.start)
        small = [word for word in words if word.islower()]
        if len(small) < len(words) and any(_is_of_notes(word, language) for word in small):
            return True
        return (
            language == "en"
            and len(words) > 1
            and finding.score < _VERY_SURE
            and all(word.istitle() and _is_of_notes(word.lower(), language) for word in words)
        )

    def _is_everyday(self, finding: Finding, literal: str) -> bool:
        """Whether `Andnöd` and `myelom`, which the tagger took for people, are words of notes.

        The lists of such words have no name, no town and no occupation.
        """
        words, language = _LETTERS.findall(literal), self._language_at(finding.span.start)
        listed = exact_words(_EVERYDAY[language])
        if finding.score >= _VERY_SURE or finding.subcategory in _NAMED_BY_WORDS:
            return False
        return (
            bool(words)
            and not any(map(str.isdigit, literal))
            and all(
                word in listed
                # English ones have `hope`, but not `Hope`.
                or (language != "en" and word.istitle() and word.lower() in listed)
                # `Giudizio: IDONEO`
                or (finding.score < _UNSURE and word.isupper() and word.lower() in listed)
                for word in words
            )
        )


def _is_of_notes(word: str, language: str) -> bool:
    """Whether a small word is one of notes, and no name, title or particle."""
    key = fold_word(word)
    if is_listed(key) or len(word) < _SHORTEST:
        return False
    if any(key in wordlist(apart) for apart in ("particles", "titles", "degrees")):
        return False
    usual = language == "en" and word in exact_words("usual_words_en")
    return usual or word in exact_words(_EVERYDAY[language])


def _is_medicine(word: str) -> bool:
    return (
        word in _DRUGS
        or word in _SHORT_DRUGS
        or word in wordlist("medicines")
        or _ENDINGS.fullmatch(word) is not None
    )
