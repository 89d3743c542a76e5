"""Terms and words that somebody in the document is called like: they are masked, and get no name.

Of a patient called Fontaine `Fontaine IV` would become `Delgado IV`, and the sergeant Bullet wants
no `dwayne`. Where a name may be either, it goes, but a label makes no wrong fact of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from app.engine.detectors.base import PROPAGATED
from app.engine.domain.review import Action, Finding, Review
from app.engine.names.countries import is_city
from app.engine.names.gazetteer import first_names, is_listed
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, key_of
from app.engine.text.titles import title_before
from app.engine.text.vocabulary import exact_words

_NAMED = frozenset((*PERSONS, *PLACES))
_NEAR = 40  # characters
_CHAIN = re.compile(r"[^\W\d_]+(?:[-–][^\W\d_]+)+")
_TITLE = title_before("sister|rn|sgt|ofc|öl|inf|enf")
# What is always named after whoever described it, and what often is.
_ALWAYS = (
    r"disease|syndrome|sign|reflex|palsy|manoeuvre|maneuver|classification|criteri(?:a|on)|scale"
    r"|score|index|test|phenomenon|antigens?|antigene|antígeno|sjukdom|syndrom|tecken|prov"
    r"|rods?|bodies|conduit|chorea|fractures?(?! clinic)|lymphoma|sarcoma"
)
_OFTEN = (
    r"signs|contracture|deformity|formula|body|cells?(?!\s?[\d:#(])|stain"
    r"|phenotype|tumou?r|carcinoma|paralysis|ulcer|oesophagus|esophagus"
    r"|diverticulum|thyroiditis|gangrene|dementia|ataxia|purpura|fever|virus|triad|law|cath(?:eter)?"
    r"|tube|drain|frame|splint|brace|collar|forceps|clamp|retractor|needle|valve|pouch"
    r"|stoma|incision|approach|procedure|operation|repair|technique|method|ligament|canal|nodes?"
    r"|nodules?|hernia|membrane|duct|breathing|respiration|rule|lateralises|lateralizes|klass|skala"
    r"|fraktur|sår|kontraktur|kateter|drän"
)
_POSSESSED = re.compile(rf"(?:['’]?s|['’])?\s(?:{_ALWAYS}|{_OFTEN})(?!\w)", re.IGNORECASE)
_NAMED_SO = re.compile(rf"s?\s(?:{_ALWAYS})(?!\w)")
_FOUND = re.compile(
    r" ?(?:\([a-z]?[+−–-]|[a-z]?[+−](?=\s?(?:[.,;:)\n]|$))|\((?:neg|pos)"
    r"|:?\s?(?:neg|pos|norm|positiv|negativ)\w*(?!\w)|:?\s?(?:n/?a|n\.a\.|u\.?\s?a)\b)"
    r"| (?:I{1,3}|IV|V|VI)[ab]?(?![\w.])"
    r"| (?:central|midline)\b"
)
_STAINED = re.compile(r":\s?G(?:PR|NR|PC|NC|P|N)\b")
_SCORED = re.compile(
    r"[:\s]\s?\d{1,3}(?:/\d{1,3})?(?!\s?(?:[-–]?\s?(?:y|a[nñ]|år|m\b|f\b|h\b)|[./:]?\d))",
    re.IGNORECASE,
)
_SCALES = frozenset(
    (
        "norton", "hamilton", "epworth", "zung", "tinetti", "waterlow", "ranson", "caprini",
        "schober", "gleason", "glasgow", "framingham", "morse", "wells", "rockall", "schirmer",
    )
)  # fmt: skip
# Classifications that are called after a town, before a class or a score.
_TOWNS = frozenset(
    (
        "atlanta", "boston", "chicago", "lugano", "milan", "milano", "montreal", "nottingham",
        "paris", "parigi", "praga", "prague", "roma", "rome", "sydney", "tokyo", "toronto",
        "vienna", "wien",
    )
)  # fmt: skip
_CLASSED = re.compile(
    r":?\s?(?:\d(?:/\d){1,3}(?!\d)|0-I|(?:I{1,3}|IV|VI?)[a-c]?(?![\w.])|[A-D]\d?(?!\w))"
)
_TITRE = re.compile(r"(?:\s{2,12}[<>]?1:\d{2,4}|\s[<>]?1:\d{3,4})(?!\d)")
_ALWAYS_BEFORE = re.compile(
    r"(?<!\w)(?:(?:signo|s[ií]ndrome|sd\.?|maniobra|clasificaci[oó]n|reflejo|enfermedad|test)\sdel?"
    r"|(?:segno|sindrome|morbo|manovra|classificazione|malattia|test)\s(?:di|del)"
    r"|ces[aá]rea|mb|morbus|salmonella|shigella)\.?\s$"
    # `Piloromiotomía de Ramstedt`, `Emicolectomia sec. Hartmann`
    r"|\w{4}(?:tom[iíy]a?|plast[iíy]a?|rr?af[iíy]a|scop[iíy]a?|stom[iíy]a?|des[iy]s?)"
    r"\s(?:del?|di|sec\.?|secondo|seg[uú]n|enligt|ad modum)\s$",
    re.IGNORECASE,
)
_OFTEN_BEFORE = re.compile(
    r"(?<!\w)(?:(?:signos|s[ií]ndromes|escala|[ií]ndice|criterios|tiroiditis|es[oó]fago"
    r"|contractura|ganglio|incisi[oó]n|colgajo|fractura|aguja|f[oó]rmula|sonda"
    r"|tinci[oó]n|c[eé]lulas|cuerpos|pinzas?|tubo|par[aá]lisis|corea|t[eé]cnica|prueba|linfoma"
    r"|m[eé]todo|grado|clase|tipo)(?:\sde|\sdel)?"
    r"|(?:scala|indice|criteri|tiroidite|esofago|legamento|triangolo|cellule|frattura|ago|drenaggio"
    r"|cannula|riflesso|corpi|colorazione|tecnica|prova|metodo|classe)(?:\sdi|\sdel|\sd['’])?"
    r"|enl(?:igt|\.)?|ad\s?modum|a\.?m\.?|modified)\.?[\s-]$",
    re.IGNORECASE,
)
_HISTORY = re.compile(
    r"(?:\b(?:hx|history|dx|diagnosis|diagnosed|suffers|suspected|probable|possible|idiopathic|query)"
    r"(?:\s(?:of|with|from))?:?"
    r"|\b(?:PMHx?|r/o|Diagn[oó]sticos?|Diagnosi|Dg|Diagnos|Antecedentes|APP|APR):)\s$",
    re.IGNORECASE,
)
# `Uncle has Duchenne`: nobody has somebody.
_HAVING = re.compile(
    r"(?<!\w)(?:con|with|has|had|med|har|hade|tiene|ten[ií]a|ha|aveva|affett[oa] da)\s$",
    re.IGNORECASE,
)
_THE = re.compile(r"(?:(?<!\w)[Tt]he [\"'“‘]?|[\"“«‘'](?:il|lo|la|el|los|las) )$")
_NO = frozenset(("inga", "ingen", "inget", "no", "ningún", "nessun", "nessuna", "neg"))
_FROM = frozenset(("de", "da", "di", "från", "of"))
_BORN_BEFORE = re.compile(
    r"(?<!\w)(?:nat\.?|natural|nacid[oa]|nat[oa]|originari[oa]|oriund[oa]|born|född)\s$",
    re.IGNORECASE,
)
_CLASS_LETTER = re.compile(r"[A-F]")
_BESIDE = (
    re.compile(r"([A-ZÀ-Þ][^\W\d_]{2,})(?: ?[−+±])?[,;/] ?$"),
    re.compile(r"(?: ?[−+±])?[,;/] ?([A-ZÀ-Þ][^\W\d_]{2,})"),
)
# Diseases that are told by the name alone: `maken (Parkinson, 83 år)`.
_DISEASES = frozenset(
    (
        "addison", "alzheimer", "asperger", "basedow", "bechterew", "crohn", "cushing", "dupuytren",
        "hashimoto", "hodgkin", "huntington", "marfan", "meniere", "parkinson", "raynaud",
        "sjogren", "tourette",
    )
)  # fmt: skip
_BLOOD_GROUPS = frozenset(("duffy", "kell", "kidd", "lewis", "diego", "lutheran"))
_SURE = 0.9


class Namesakes:
    """What findings of a review are something else that has the name of somebody."""

    def __init__(self, review: Review) -> None:
        self._review, self._text = review, review.document.text
        named = [one.span.of(self._text) for one in review.findings if one.subcategory in _NAMED]
        self._written_large = frozenset(
            word for literal in named if not literal.islower() for word in fold(literal).words
        )

    @cached_property
    def _in_full_names(self) -> frozenset[str]:
        """Words of names of which the text has more than one word."""
        named = (
            fold(one.span.of(self._text)).words
            for one in self._review.findings
            if one.subcategory in PERSONS
        )
        return frozenset(word for words in named if len(words) > 1 for word in words)

    def hold(self, finding: Finding) -> bool:
        """Whether a finding is a term or a word; never what a reviewer took for a name."""
        literal = finding.span.of(self._text)
        if finding.subcategory not in _NAMED or self._review.action(finding) is Action.ACCEPT:
            return False
        words = fold(literal).words
        start, end = finding.span.start, finding.span.end
        before = self._text[max(0, start - _NEAR) : start]
        if not words or any(map(str.isdigit, literal)) or _TITLE.search(before):
            return False
        if len(words) == 1 and literal.islower():
            return self._is_word(finding, words[0])
        behind = self._text[end : end + _NEAR]
        told = (
            self._is_no_person(finding, literal, before),
            self._is_joined(finding),
            _TITRE.match(behind) is not None,
            self._is_called(finding, words),
        )
        if any(told):
            return True
        if len(words) == 2 and _CLASS_LETTER.fullmatch(literal.split()[-1]):
            return finding.score < _SURE and _is_eponym(words[0])  # `Balthazar C`
        return len(words) == 1 and self._is_named_so(words[0], before, behind)

    def _is_no_person(self, finding: Finding, literal: str, before: str) -> bool:
        """Whether it is a town, as in `Nat. de Chincheros`, or an eponym: `Inga Virchow`."""
        first, *more = literal.split()
        if finding.subcategory not in PERSONS:
            return False
        if more and fold(more[-1]).joined in _eponyms() and first.lower() in _NO:
            return True
        if more and first in _FROM and _BORN_BEFORE.search(before):
            return True
        key = key_of(literal)
        if key in _DISEASES and key not in self._in_full_names:
            return True
        return finding.score < _SURE and not is_listed(key) and is_city(literal)

    def _is_called(self, finding: Finding, words: Sequence[str]) -> bool:
        """Whether a word is called so, as in `hears "the Major"`, and is hardly somebody."""
        if finding.score >= _SURE or len(words) > 1 or finding.subcategory not in PERSONS:
            return False
        return _THE.search(finding.span.before(self._text, _NEAR)) is not None

    def _is_word(self, finding: Finding, word: str) -> bool:
        """Whether only a name that is written with a capital elsewhere tells of `misty`."""
        found = finding.detector != PROPAGATED and finding.score >= _SURE
        return not found and word in self._written_large

    def _is_joined(self, finding: Finding) -> bool:
        """The `Stokes` of `Cheyne-Stokes`."""
        start, end = finding.span.start, finding.span.end
        around = _CHAIN.finditer(self._text, max(0, start - _NEAR), end + _NEAR)
        return any(
            chain.start() <= start and end <= chain.end() and _is_chain(chain[0])
            for chain in around
        )

    def _is_named_so(self, key: str, before: str, behind: str) -> bool:
        if key in _TOWNS and _CLASSED.match(behind):
            return True
        if not _is_eponym(key):
            named_so = _ALWAYS_BEFORE.search(before) or _NAMED_SO.match(behind)
            return named_so is not None and key not in first_names()
        return (
            any(form.search(before) for form in (_ALWAYS_BEFORE, _OFTEN_BEFORE, _HISTORY))
            or any(form.match(behind) for form in (_POSSESSED, _FOUND))
            or (_HAVING.search(before) is not None and key not in first_names())
            or (key == "gram" and _STAINED.match(behind) is not None)
            or (key in _SCALES and _SCORED.match(behind) is not None)
            or self._is_listed(before, behind)
        )

    def _is_listed(self, before: str, behind: str) -> bool:
        """Whether a word beside is a term that is nobody's name here: `Giemsa, Wright`."""
        beside = (_BESIDE[0].search(before), _BESIDE[1].match(behind))
        keys = [key_of(one[1]) for one in beside if one is not None]
        return any(key in _eponyms() and key not in self._written_large for key in keys)


def _is_chain(joined: str) -> bool:
    key = "-".join(fold(joined).words)
    return key in _eponyms() or key in exact_words("joined_eponyms")


def _eponyms() -> frozenset[str]:
    return exact_words("eponyms")


def _is_eponym(key: str) -> bool:
    named = _eponyms()
    return (
        key in named
        or key in _BLOOD_GROUPS
        or (key.endswith("s") and (key[:-1] in named or key[:-1] in _BLOOD_GROUPS))
    )
