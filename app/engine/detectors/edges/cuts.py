"""Where an identifier begins and ends without what a pattern tells is beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from app.engine.text.folding import key_of
from app.engine.text.languages import OWN
from app.engine.text.vocabulary import exact_words, wordlist

# `TERNI` above `Gravidanza`, the first word of the next line.
NEXT_LINE = re.compile(r"[ \t]*\r?\n\s*([A-ZÀ-Þ][^\W\d_]{3,})$")
_LABEL_BEHIND = re.compile(
    r"\s+(?:[NM][º°.]\s?Col|Col(?:egiad[oa])?|E-?mail|Correo|Mail|Mejl|E-?post|Tel|Tel[eé]fono|Telefon|Tfno|Tlfn?o?"
    r"|Fax|M[oó]vil|Mobile?|Cell|Phone|Web|NHC|DNI|NIE|C\.?P|C\.?F)$",
    re.IGNORECASE,
)
_COLON_BEHIND = re.compile(r"\.?(?:[ \t](?:[Ee]lectr[oó]nico|[Aa]utora?))?\.?[ \t]?:")
NEAR = 40
"""Characters before a finding that tell what it is."""


def is_heading(text: str, end: int, language: str) -> bool:
    """Whether the last word before a place is one of headings, and ends no name of a place.

    `Central de` goes on in the next line, `TERNI` does not.
    """
    *above, word = text[max(0, end - NEAR) : end].split()
    if above and key_of(above[-1]) in wordlist("particles"):
        return False
    listed = language in OWN and word.lower() in exact_words(f"everyday_{language}")
    return listed or key_of(word) in wordlist("note_headings") - wordlist("generic_words")


def end_before_label(start: int, end: int, text: str) -> int:
    """The end without the label of what stands behind: the `NºCol` before `: 28 70973`."""
    return end_before(
        _LABEL_BEHIND, start, end, text, lambda at: _COLON_BEHIND.match(text, at) is not None
    )


def start_behind(patterns: Iterable[re.Pattern[str]], start: int, end: int, text: str) -> int:
    """The start without what each of `patterns` matches there, in turn."""
    for pattern in patterns:
        found = pattern.match(text, start, end)
        start = found.end() if found else start
    return start


def end_before(
    pattern: re.Pattern[str],
    start: int,
    end: int,
    text: str,
    holds: Callable[[int], object] = bool,
) -> int:
    """The end without what `pattern` finds up to it, where `holds` is true of the end."""
    found = pattern.search(text, start, end)
    return found.start() if found and holds(end) else end
