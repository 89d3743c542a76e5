"""Words that a program broke between two lines of a note, each line a field of its own.

Laboratories send notes in lines of one width, such as OBX-5 of one HL7 segment after the other, and
old ones break words wherever a line is full. Neither half is a name that anybody knows.
"""

from __future__ import annotations

from app.engine.domain.document import NO_NAME, Document, Field, Span
from app.engine.text.escapes import Undone

_FULL = 24  # characters; a line that is broken is longer
_NEAR = 40
_BREAK = f"\n{NO_NAME}\n"


def wrapped_lines(document: Document) -> Undone | None:
    """What stands around the ends of such lines, without a space between; None where none is."""
    texts: list[str] = []
    pieces: list[tuple[int, int, bool]] = []
    last: dict[str, Span] = {}
    for field in document.fields:
        before, last[field.name] = last.get(field.name), field.span
        if before is not None and _goes_on(document.text, before, field):
            end = Span(max(before.start, before.end - _NEAR), before.end)
            begin = Span(field.span.start, min(field.span.end, field.span.start + _NEAR))
            texts += (end.of(document.text), begin.of(document.text), _BREAK)
            pieces += (
                (end.start, end.end, True),
                (begin.start, begin.end, True),
                (begin.end, begin.end, False),
            )
    return Undone.of_parts(texts, pieces) if texts else None


def _goes_on(text: str, before: Span, field: Field) -> bool:
    """Whether a word may begin in one field and end in the next of this name."""
    if len(before) < _FULL or not field.span:
        return False
    end, begin = text[before.end - 1], text[field.span.start]
    return end.isalnum() and (begin.islower() or begin.isdecimal() or end.isupper())
