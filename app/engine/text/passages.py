"""In which language each passage of a text is written.

py3langid says of some words how likely they are to be of each language. Clinical text is full of
what belongs to none: abbreviations, drugs, results, names. So a whole text is looked at together:
the likeliest sequence of languages is taken in which a change costs something (Viterbi), and what
is not sure then is not told, but for a text of which nothing is sure. Decision 26 has the figures
behind the numbers below.
"""

from __future__ import annotations

import re
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from app.engine.domain.document import Passage, Span
from app.engine.text.languages import OWN, USUAL
from app.errors import LimitExceeded
from app.languages import NAMES

if TYPE_CHECKING:
    from py3langid.langid import LanguageIdentifier

_LANGUAGES = tuple(sorted(NAMES))
_PLACES = {language: place for place, language in enumerate(_LANGUAGES)}
_UNIT = 40
"""Letters that are looked at together, or more: a line, or several short ones."""
_BEFORE_GAP = 20
"""So many letters before an empty line, or at the end of a page, stand alone."""
_CHANGE = 3.0
"""What it costs to change the language, in nats."""
_DOUBT = 0.02
"""Share of units that are of no language, as far as the likelihoods can say."""
_SURE = 0.95
_LEAST = 20
"""Letters in words without capitals: names and headings alone say little about a passage."""
_LEAST_OF_TEXT = 30
"""As many in a text of which no passage is sure."""
_CAPITALS = 6
"""So many letters in other words count as one of them."""

_BETWEEN_TICKS = 100  # units

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_NOBODY: frozenset[str] = frozenset()
_PIECE = re.compile(
    r"[^\n\f]{1,200}?(?<=[.!?;])\s|[^\n\f]{1,200}(?:\s|$)|[^\n\f]{1,200}"  # of a line
)
_LOADING = threading.Lock()

_Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Unit:
    """Some words in a row; `letters` as in `_LEAST`."""

    start: int
    end: int
    words: str
    letters: float


def preload() -> None:
    """Load the model."""
    _identifier()


def passages(
    text: str, edges: Iterable[int] = (), tick: Callable[[], None] = lambda: None
) -> tuple[Passage, ...]:
    """The passages of `text` whose language is known, in order and disjoint.

    `edges` are offsets at which pages begin. `tick` is called now and then. Tables, lists of
    results and other text without a language belong to the passages around them; where there are
    none, nobody knows.
    """
    units: list[_Unit] = []
    shares: list[list[float]] = []
    names = _names(text)
    for number, unit in enumerate(_units(text, frozenset(edges), names)):
        units.append(unit)
        shares.append(_shares(unit.words))
        if number % _BETWEEN_TICKS == 0:
            tick()
    if not units:
        return ()
    likelihoods = np.log((1 - _DOUBT) * np.array(shares) + _DOUBT / len(_LANGUAGES))
    return _sure_passages(units, likelihoods)


def _sure_passages(units: list[_Unit], likelihoods: _Scores) -> tuple[Passage, ...]:
    found: list[Passage] = []
    for language, first, end in _runs(likelihoods):
        certainty = _certainty(likelihoods[first:end].sum(axis=0), language)
        letters = sum(unit.letters for unit in units[first:end])
        if certainty < _SURE or letters < _LEAST:
            continue
        span = Span(units[first].start, units[end - 1].end)
        name = _LANGUAGES[language]
        if found and found[-1].language == name:
            # What stands between them is of no language that is known.
            before = found.pop()
            span = Span(before.span.start, span.end)
            certainty = min(certainty, before.certainty)
        found.append(Passage(span, name, round(certainty, 4)))
    return tuple(found or _supposed(units, likelihoods))


def _supposed(units: list[_Unit], likelihoods: _Scores) -> Iterator[Passage]:
    """A text of which nothing is sure as one passage, if of the languages served only one fits.

    Shorthand is a little like many languages. It is searched better as Spanish, which is likelier
    than any other, than as English, which it is not.
    """
    evidence = likelihoods.sum(axis=0)
    language = int(evidence.argmax())
    served = [_PLACES[code] for code in sorted((USUAL, *OWN))]
    letters = sum(unit.letters for unit in units)
    if _LANGUAGES[language] not in OWN or letters < _LEAST_OF_TEXT:
        return
    certainty = _certainty(evidence[served], served.index(language))
    if certainty >= _SURE:
        span = Span(units[0].start, units[-1].end)
        yield Passage(span, _LANGUAGES[language], round(certainty, 4))


def _names(text: str) -> frozenset[str]:
    """Words that a text has several times and never in small letters, which most others are in.

    As they are written. `Vandersloot` makes no letter Dutch.
    """
    written = _WORD.findall(text)
    if not written:
        return _NOBODY
    small: set[str] = set()
    others: defaultdict[str, list[str]] = defaultdict(list)
    for word, lower in zip(written, " ".join(written).lower().split(" "), strict=True):
        if word == lower:
            small.add(lower)
        else:
            others[lower].append(word)
    if 2 * sum(map(len, others.values())) > len(written):
        return _NOBODY
    repeated = (words for lower, words in others.items() if len(words) > 1 and lower not in small)
    return frozenset(word for words in repeated for word in words)


def _units(text: str, edges: frozenset[int], names: frozenset[str]) -> Iterator[_Unit]:
    start = end = -1
    words: list[str] = []
    small = others = 0
    for piece in _PIECE.finditer(text):
        found = [word for word in _WORD.findall(piece.group()) if word not in names]
        at = piece.start()
        apart = at in edges or text.startswith("\n\n", at - 2)
        if apart and small + others >= _BEFORE_GAP:
            yield _Unit(start, end, " ".join(words).lower(), small + others / _CAPITALS)
            start, words, small, others = -1, [], 0, 0
        if not found:
            continue
        end = piece.end()
        start = piece.start() if start < 0 else start
        words += found
        lower = sum(len(word) for word in found if word == word.lower())
        small += lower
        others += sum(map(len, found)) - lower
        if small + others >= _UNIT:
            yield _Unit(start, end, " ".join(words).lower(), small + others / _CAPITALS)
            start, words, small, others = -1, [], 0, 0
    if words:
        yield _Unit(start, end, " ".join(words).lower(), small + others / _CAPITALS)


def _shares(words: str) -> list[float]:
    """How likely each language is, in the order of `_LANGUAGES`."""
    shares = [0.0] * len(_LANGUAGES)
    for language, share in _identifier().rank(words):
        shares[_PLACES[language]] = share
    return shares


def _runs(likelihoods: _Scores) -> list[tuple[int, int, int]]:
    """Language, first unit and end of each stretch of the likeliest sequence."""
    count = len(_LANGUAGES)
    same = np.arange(count)
    best = likelihoods[0]
    came_from = np.zeros(likelihoods.shape, dtype=np.int64)
    for at in range(1, len(likelihoods)):
        other = int(best.argmax())
        changed = best[other] - _CHANGE
        came_from[at] = np.where(best >= changed, same, other)
        best = np.maximum(best, changed) + likelihoods[at]
    language = int(best.argmax())
    runs: list[tuple[int, int, int]] = []
    end = len(likelihoods)
    for at in range(len(likelihoods) - 1, -1, -1):
        before = int(came_from[at][language])
        if at == 0 or before != language:
            runs.append((language, at, end))
            language, end = before, at
    return runs[::-1]


def _certainty(evidence: _Scores, language: int) -> float:
    return float(1 / np.exp(np.minimum(evidence - evidence[language], 700)).sum())


def _identifier() -> LanguageIdentifier:
    with _LOADING:
        return _loaded()


@cache
def _loaded() -> LanguageIdentifier:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier  # noqa: PLC0415 - loads slowly

    try:
        identifier = LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
    except OSError:
        raise LimitExceeded(
            "There is no space for temporary files.", hint="Free some disk space and try again."
        ) from None
    identifier.set_languages(_LANGUAGES)
    # Stored in half precision, which numpy computes with by converting it each time.
    identifier.nb_ptc = identifier.nb_ptc.astype(np.float32)
    return identifier
