"""Letters that text recognition reads as digits: the `0` of `Gustafss0n`."""

from __future__ import annotations

import re

from app.engine.domain.document import NO_NAME
from app.engine.text.escapes import Undone

_LETTERS = {"0": "o", "1": "l", "5": "s", "8": "b"}
_LETTER = r"[^\W\d_]"
_WITHIN = re.compile(
    rf"(?<={_LETTER})(?:[01]{{1,2}}|[58])(?={_LETTER})|(?<!\w)[015](?={_LETTER}{{3}})"
)
# With letters and digits, both.
_MIXED = re.compile(r"(?<![^\W_])(?=[^\W\d_]*\d)(?=\d*[^\W\d_])[^\W_]{4,40}(?![^\W_])")
_BREAK = f" {NO_NAME} "
_AT_END = re.compile(rf"(?<={_LETTER}{{3}})[01](?!\w)")


def with_letters(name: str, *, at_end: bool = False) -> str:
    """A name with letters for the digits in its words; `at_end`: also for one that ends a word.

    The number of `Ward1` is one, that of `Emanue1` none.
    """
    read = _WITHIN.sub(_letters, name)
    return _AT_END.sub(_letters, read) if at_end else read


def misread_words(text: str) -> Undone | None:
    """The words of `text` in which digits may stand for letters, with these; None without any."""
    parts: list[str] = []
    pieces: list[tuple[int, int, bool]] = []
    for match in _MIXED.finditer(text):
        read = with_letters(match[0], at_end=True)
        if read.isalpha():
            parts += [read, _BREAK]
            pieces += [(match.start(), match.end(), True), (match.end(), match.end(), False)]
    return Undone.of_parts(parts, pieces) if parts else None


def _letters(digits: re.Match[str]) -> str:
    start, end, text = digits.start(), digits.end(), digits.string
    before, behind = text[:start][-1:], text[end : end + 1]
    letters = "".join(_LETTERS[digit] for digit in digits[0])
    if before.isalpha():
        is_capital = before.isupper() and not behind.islower()
    else:
        is_capital = behind.upper().isupper()
    return letters.upper() if is_capital else letters
