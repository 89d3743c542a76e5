"""The cells of a delimited table (CSV, TSV), so that a finding never crosses a delimiter."""

from __future__ import annotations

import re

_CANDIDATES = ",;\t|"
_QUOTED = re.compile(r'"(?:[^"]|"")*"')


def delimiter_of(text: str, suffix: str) -> str:
    """The delimiter: a tab in `.tsv`, else the candidate most frequent in the first line."""
    if suffix == ".tsv":
        return "\t"
    first = _QUOTED.sub("", text.lstrip().split("\n", 1)[0])
    return max(_CANDIDATES, key=first.count)


def boundaries(text: str, delimiter: str) -> tuple[int, ...]:
    """Sorted offsets of all cell edges, the quotes of quoted cells left outside."""
    edge = re.escape(delimiter)
    # A quote opens a quoted cell only where the cell begins; elsewhere it is a character.
    pattern = rf'(?:\A|(?<=[{edge}\r\n]))"((?:[^"]|"")*)"|([{edge}]|\r\n|\r|\n)'
    found = (match.span(match.lastindex or 0) for match in re.finditer(pattern, text))
    return tuple(sorted({offset for span in found for offset in span}))


def quoted_safely(replacement: str, delimiter: str) -> str:
    """`replacement` without anything that would open, close or split a cell."""
    return re.sub(f'[{re.escape(delimiter)}"\r\n]+', " ", replacement)
