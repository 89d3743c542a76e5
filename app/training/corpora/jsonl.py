"""JSON lines: one document a line, with everything that the value holds."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from operator import index
from pathlib import PurePath

from app.engine.domain.document import Span
from app.errors import Corrupt
from app.training.corpora.documents import (
    GoldSpan,
    LabelledDocument,
    Labels,
    disjoint,
    is_native,
    own_labels,
    translated,
)


def parse(lines: str, id_: str, *, labels: Labels | None = None) -> tuple[LabelledDocument, ...]:
    """Read documents: `id`, `text`, `spans` of `start`, `end`, `subcategory`.

    Also reads what `incognote scan` prints, where `findings` stand for spans and the name of the
    `path` without its ending is the id. Raises `Corrupt` for lines of another shape.
    """
    known = own_labels() if labels is None else labels
    documents = []
    for number, line in enumerate(lines.split("\n"), 1):
        if line.strip():
            where = f"{id_}, line {number}"
            try:
                documents.append(_document(json.loads(line), known, where))
            except (ValueError, KeyError, TypeError, AttributeError):
                raise Corrupt(f"{where}: not a labelled document.") from None
    return tuple(documents)


def serialise(documents: Iterable[LabelledDocument]) -> str:
    """Write documents, one a line; nothing is lost."""
    return "".join(json.dumps(_record(d), ensure_ascii=False) + "\n" for d in documents)


def _document(record: Mapping[str, object], labels: Labels, where: str) -> LabelledDocument:
    name = str(record["id"]) if "id" in record else PurePath(str(record["path"])).stem
    entries = record["spans"] if "spans" in record else record["findings"]
    if not isinstance(entries, list) or not isinstance(record["text"], str):
        raise TypeError
    spans = []
    for entry in entries:
        subcategory = translated(entry["subcategory"], labels, where)
        if subcategory is not None:
            span = Span(index(entry["start"]), index(entry["end"]))
            spans.append(GoldSpan(span, subcategory, entry.get("entity"), entry.get("form")))
    language, genre = str(record.get("language", "en")), str(record.get("genre", ""))
    return LabelledDocument(
        name, record["text"], disjoint(spans), language, genre, native=is_native(labels)
    )


def _record(document: LabelledDocument) -> dict[str, object]:
    return {
        "id": document.id,
        "language": document.language,
        "genre": document.genre,
        "text": document.text,
        "spans": [
            {
                "start": marked.span.start,
                "end": marked.span.end,
                "subcategory": marked.subcategory,
                "entity": marked.entity,
                "form": marked.form,
            }
            for marked in document.spans
        ],
    }
