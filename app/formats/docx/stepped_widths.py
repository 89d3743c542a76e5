"""Widths that Word fitted to a name go in steps, so that they do not tell it (decision 16).

Columns of a table are as wide as their longest content, to a twentieth of a point; so are frames,
and tab stops of converted documents.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from app.formats.docx.markup.tree import Element, every, qualified, remove

STEP = 120  # twips: 6 points
_WHOLE = re.compile(r"\d{1,5}")
_RUN, _PARAGRAPH, _TABLE = (qualified(name) for name in ("w:r", "w:p", "w:tbl"))
_WIDTH, _PLACE, _X = (qualified(name) for name in ("w:w", "w:pos", "w:x"))


def step_widths(around: Iterable[Element]) -> None:
    """Put into steps what was fitted to a text that `around`, all elements it stands in, held."""
    for above in around:
        if above.tag == _RUN:
            for fitted in every(above, "w:rPr/w:fitText"):
                remove(fitted)
        for element, attribute in _fitted(above):
            value = element.get(attribute, "")
            if _WHOLE.fullmatch(value):
                element.set(attribute, str(max(1, round(int(value) / STEP)) * STEP))


def _fitted(above: Element) -> Iterator[tuple[Element, str]]:
    if above.tag == _PARAGRAPH:
        for frame in every(above, "w:pPr/w:framePr"):
            yield from ((frame, _WIDTH), (frame, _X))
        yield from ((tab, _PLACE) for tab in every(above, "w:pPr/w:tabs/w:tab"))
    elif above.tag == _TABLE:
        yield from ((column, _WIDTH) for column in every(above, "w:tblGrid/w:gridCol"))
        yield from ((width, _WIDTH) for width in every(above, "w:tr/w:tc/w:tcPr/w:tcW"))
        yield from ((width, _WIDTH) for width in every(above, "w:tblPr/w:tblW"))
