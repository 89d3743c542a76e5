"""Documents of structured files, made of their fields."""

from __future__ import annotations

from app.engine.domain.document import Document, Fields


def with_fields(*named: tuple[str, str]) -> Document:
    """A value a line, between barriers, each behind the name of its field."""
    text = "\n".join(value for _, value in named)
    start, fields = 0, []
    for name, value in named:
        fields.append((start, start + len(value), name))
        start += len(value) + 1
    edges = tuple(sorted({edge for begin, end, _ in fields for edge in (begin, end)} - {0}))
    return Document("d", "text", "", text, barriers=edges, fields=Fields.of(fields))
