"""What the tagger takes for an identifier and what cannot be one, told by its form and its place.

The tagger would rather mark a word too many. Where a closed rule says that a finding names nobody
it goes: a title alone, `FEV1`, the 3 of `day 3`. Words are never judged by how usual they are: that
was tried, and lost as many names as it saved words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from app.engine.detectors.base import FIELDS, KNOWN, PROPAGATED
from app.engine.detectors.edges.edges import AREAS, number_without_edges, without_edges
from app.engine.detectors.edges.joined import JOINED, taken_apart
from app.engine.detectors.false_finds import (
    clinical,
    clocks,
    codes,
    counts,
    earlier_values,
    everyday,
    familiar,
    measurements,
    namesakes,
    numbered,
    quantities,
    shares,
    shorthand,
    terms,
)
from app.engine.detectors.false_finds.sheets.analyses import Sheets
from app.engine.domain.document import Document, Span
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding, finding_id
from app.engine.names.gazetteer import first_names
from app.engine.names.towns import region_named
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold, key_of
from app.engine.text.languages import OWN, Languages
from app.engine.text.titles import title_before
from app.engine.text.vocabulary import is_eponym, wordlist
from app.progress import Tick, silent, telling

_UNSURE = 0.75
_NEAR = 24

_TITLE = title_before()
_BEFORE_PROVINCE = re.compile(r"([^()\n]*[^\W\d_]{3}),?\s([A-Z]{2})")
_IN_BRACKETS = re.compile(r"([^()\n]+?)\s?\(([^()\n]+)\)?")
# A sentence ends behind a word in lower case that is no abbreviation.
_SENTENCE_END = re.compile(r"(?<=[a-zà-ÿ]{3})[.!?]\s+(?=[A-ZÀ-Þ])")
_SHORT_FORMS = frozenset(("messrs", "comdr"))
_LONGEST_SHORT_FORM = 4
_TWO_COLUMNS = re.compile(r"(\d{7,}) {1,3}(\d{1,3})")
_DAY_OF_ROTA = re.compile(r"(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\s+")
# `Florencia Bruzzone, "Flopi`
_NICKNAMED = re.compile(
    r"(?P<name>[^,\"“”«»()]+),?\s"
    r"(?:[\"“«](?P<quoted>[^,\"“”«»()]+)[\"”»]?|\((?P<short>[A-ZÀ-Þ][a-zß-ÿ]{2,})\)?)"
)


# `Yuleisy y Fatoumata Drammeh`; not `Ortega y Gasset`.
_JOINED = re.compile(
    r"([A-ZÀ-Þ][^\W\d_]+)\s(?:y|e|och|and|&)\s([A-ZÀ-Þ][^\W\d_]+\s[A-ZÀ-Þ][^\W\d_]+)"
)
_UNTOUCHED = (FIELDS, KNOWN, PROPAGATED)
# `m` of Swedish *med*, what is left of `v 23` kg; not `Ms k`, `n.` or a weekday before its day.
_FIGURES = frozenset("0123456789+")
_SMALL_LETTER = re.compile(r"[a-zß-ÿ]")
_LETTER_BEFORE = re.compile(r"(?<!\w)[a-zß-ÿ]\s$")
_WORD_BEHIND = re.compile(r" [a-zß-ÿ]{3}")
_DAY_BEHIND = re.compile(r"\.?,?\s?\d{1,2}(?:[/.-]\d|\s[^\W\d_]{3})|\.\s")
_CAPITALISED = re.compile(r"[A-ZÀ-Þ]['’]?\w*[a-zà-ÿ][\w'’-]*")


def plausible(
    findings: Iterable[Finding], document: Document, tick: Tick = silent
) -> tuple[Finding, ...]:
    """`findings` without what names nobody, and without titles and closing words at their edges.

    Fields know what they hold and are left alone. `findings` are sorted and disjoint, as `merge`
    gives them; so is the result. `tick` is called now and then.
    """
    found = tuple(findings)
    known = _surely_named(found, document.text)
    languages, sheets = Languages.of(document.passages), Sheets(document.text)
    return tuple(
        part
        for finding in telling(found, tick)
        for part in _parts(finding, document.text, languages.at(finding.span.start))
        if part.detector in _UNTOUCHED
        or not (
            _names_nobody(part, document.text, languages.at(part.span.start), known)
            or sheets.names_nobody(part, known)
        )
    )


def _surely_named(found: Iterable[Finding], text: str) -> frozenset[str]:
    """Words, in lower case, and initials, in capitals, of the people with full names here."""
    known: set[str] = set()
    for finding in found:
        if finding.subcategory in PERSONS:
            written = finding.span.of(text)
            words = fold(written).words
            # `Guillain-Barré`, which its own finding must not make somebody's name.
            titled = _TITLE.search(finding.span.before(text, _NEAR)) is not None
            if "-" in written and is_eponym("-".join(words)) and not titled:
                continue
            if len(words) > 1:
                known.add(familiar.initials(words))
            if len(words) > 1 and finding.score >= _UNSURE:
                known.update(word for word in words if len(word) > 1)
    return frozenset(known)


def _of_columns(finding: Finding, text: str) -> Iterator[Finding]:
    """A number, and apart from it what the next column holds: the age of `2240188 48`."""
    both = _TWO_COLUMNS.fullmatch(text, finding.span.start, finding.span.end)
    if both is None:
        yield finding
        return
    for part, kind in ((1, finding.subcategory), (2, "AGE")):
        span = Span(*both.span(part))
        yield replace(finding, id=finding_id(span, kind), span=span, subcategory=kind)


def _parts(finding: Finding, text: str, language: str) -> Iterator[Finding]:
    """A finding cut at the ends of sentences and between two people, each part trimmed."""
    if finding.detector in _UNTOUCHED:
        yield finding
        return
    if is_id(finding.subcategory):
        number = number_without_edges(finding.span, finding.subcategory, text)
        identity = finding_id(number, finding.subcategory)
        whole = finding if number == finding.span else replace(finding, id=identity, span=number)
        yield from _of_columns(whole, text)
        return
    if (placed := _town_and_region(finding, text, language)) is not None:
        yield from placed
        return
    if finding.subcategory in JOINED and (
        joined := tuple(taken_apart(finding.span, finding.subcategory, text))
    ):
        for kind, one in joined:
            part = replace(finding, id=finding_id(one, kind), span=one, subcategory=kind)
            yield from _parts(part, text, language)
        return
    for span in _sentences(finding, text):
        shown: Span | None = span
        if language in OWN:
            shown = everyday.without_titles(span, finding, text, language)
        if shown is not None:
            shown = without_edges(shown, finding.subcategory, text, language)
        if shown == finding.span:
            yield finding
        elif shown is not None:
            identity = finding_id(shown, finding.subcategory)
            start = finding.span.start
            if _DAY_OF_ROTA.fullmatch(text, start, shown.start):
                day = Span(start, start + len(text[start : shown.start].rstrip()))
                yield replace(finding, id=finding_id(day, "DATE"), span=day, subcategory="DATE")
            yield replace(finding, id=identity, span=shown)


def _town_and_region(finding: Finding, text: str, language: str) -> tuple[Finding, Finding] | None:
    """`Vigo (Pontevedra)` and `Empoli FI` as a town and a region, which have their surrogates."""
    if finding.subcategory not in AREAS:
        return None
    start, end = finding.span.start, finding.span.end
    found = _IN_BRACKETS.fullmatch(text, start, end)
    if found is None and language == "it":
        found = _BEFORE_PROVINCE.fullmatch(text, start, end)
    if found is None or not region_named(found[2], language):
        return None
    town, region = (
        replace(finding, id=finding_id(span, kind), span=span, subcategory=kind)
        for span, kind in ((Span(*found.span(1)), "CITY"), (Span(*found.span(2)), "STATE"))
    )
    return town, region


def _sentences(finding: Finding, text: str) -> Iterator[Span]:
    start = finding.span.start
    if finding.subcategory != "STREET":
        for end in _SENTENCE_END.finditer(text, start, finding.span.end):
            before = text[start : end.start()].split()
            if before and _is_whole(before[-1]):
                yield Span(start, end.start())
                start = end.end()
    last = Span(start, finding.span.end)
    yield from _people(last, text) if finding.subcategory in PERSONS else (last,)


def _is_whole(word: str) -> bool:
    """Whether a word before a full stop is no abbreviation, as `Mohd.` and `Univ.` are."""
    return word.islower() or (len(word) > _LONGEST_SHORT_FORM and key_of(word) not in _SHORT_FORMS)


def _people(span: Span, text: str) -> Iterator[Span]:
    """`Signe Okafor, Matthias Brandvold` are two; `Okafor, Signe Maria` is one.

    So are a name and what somebody is called, in quotation marks.
    """
    nicknamed = _NICKNAMED.fullmatch(text, span.start, span.end)
    if nicknamed is not None and len(nicknamed["name"].split()) > 1:
        yield Span(*nicknamed.span("name"))
        yield Span(*nicknamed.span("quoted" if nicknamed["quoted"] else "short"))
        return
    joined = _JOINED.fullmatch(text, span.start, span.end)
    if joined is not None:
        yield Span(*joined.span(1))
        yield Span(*joined.span(2))
        return
    left, comma, right = span.of(text).partition(",")
    # `Etxeandia Urrutikoetxea, Joseba Koldo` is one with two family names.
    if comma and _is_full_name(left) and _is_full_name(right) and not _is_ahead(left, right):
        yield Span(span.start, span.start + len(left))
        yield Span(span.end - len(right.lstrip()), span.end)
    else:
        yield span


def _is_ahead(left: str, right: str) -> bool:
    """Whether family names stand before given ones, as far as lists know."""
    first, second = (key_of(written.split()[0]) for written in (left, right))
    return first not in first_names() and second in first_names()


def _is_full_name(written: str) -> bool:
    """Whether it is a given name and a surname, as far as form tells."""
    words = written.split()
    behind = wordlist("degrees") | wordlist("particles") | wordlist("titles")
    return len(words) == 2 and all(
        _CAPITALISED.fullmatch(word) and key_of(word) not in behind for word in words
    )


def _is_small_letter(finding: Finding, text: str) -> bool:
    """Whether a finding is one letter that no weekday, initial or title makes somebody's."""
    span = finding.span
    return (
        _SMALL_LETTER.fullmatch(text, span.start, span.end) is not None
        and _DAY_BEHIND.match(text, span.end) is None
        and _TITLE.search(span.before(text, _NEAR)) is None
        # Somebody signs `k` at the end of a line, and as `m w`.
        and _LETTER_BEFORE.search(span.before(text, _NEAR)) is None
        and (finding.subcategory not in PERSONS or _WORD_BEHIND.match(text, span.end) is not None)
    )


def _names_nobody(finding: Finding, text: str, language: str, known: frozenset[str]) -> bool:
    start, end = finding.span.start, finding.span.end
    if end - start == 1 and _is_small_letter(finding, text):
        return True
    is_figure = text[start] in _FIGURES
    if language in OWN and everyday.names_nobody(finding, text, language, known):
        return True
    if language not in OWN and familiar.names_nobody(finding, text, known):
        return True
    return (
        clinical.names_nobody(finding, text, known)
        or namesakes.names_nobody(finding, text, known)
        or measurements.names_nobody(finding, text)
        or codes.names_nobody(finding, text)
        or clocks.names_nobody(finding, text)
        or numbered.names_nobody(finding, text)
        or counts.names_nobody(finding, text)
        or (finding.subcategory not in PERSONS and quantities.names_nobody(finding, text))
        or (
            is_figure
            and (
                earlier_values.names_nobody(finding, text)
                or shares.names_nobody(finding, text, language)
            )
        )
        or shorthand.names_nobody(finding, text, known)
        or terms.names_nobody(finding, text, known)
    )
