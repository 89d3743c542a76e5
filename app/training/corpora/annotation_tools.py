"""Exports of annotation tools: doccano's JSON lines and Label Studio's JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from operator import index
from typing import Any, NamedTuple

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
from app.training.corpora.repair import located


class _Mark(NamedTuple):
    start: int
    end: int
    label: str
    words: str | None = None


class _Task(NamedTuple):
    id: str
    text: str
    marks: list[_Mark]


def parse_doccano(
    lines: str, id_: str, *, labels: Labels | None = None, language: str = "en"
) -> tuple[LabelledDocument, ...]:
    """Read doccano's JSON lines of sequence labelling, with or without relations.

    Raises `Corrupt` for lines of another shape and for unknown labels.
    """
    return tuple(
        _document(line, _of_doccano, f"{id_}, line {number}", labels, language)
        for number, line in enumerate(lines.split("\n"), 1)
        if line.strip()
    )


def serialise_doccano(documents: Iterable[LabelledDocument]) -> str:
    """Write what doccano imports as JSON lines. Entity numbers and forms have no place in it."""
    records = (
        {
            "id": document.id,
            "text": document.text,
            "label": [[s.span.start, s.span.end, s.subcategory] for s in document.spans],
        }
        for document in documents
    )
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


def parse_label_studio(
    data: str, id_: str, *, labels: Labels | None = None, language: str = "en"
) -> tuple[LabelledDocument, ...]:
    """Read Label Studio's export as JSON. Of several annotations of a task the last one counts.

    A browser counts signs beyond the basic plane as two: offsets that do not fit the marked text
    are corrected to its nearest mention. Raises `Corrupt` for tasks of another shape.
    """
    try:
        tasks = [json.dumps(task) for task in list(json.loads(data))]
    except (ValueError, TypeError):
        raise Corrupt(f"{id_}: not a list of tasks.") from None
    return tuple(
        _document(task, _of_label_studio, f"{id_}, task {number}", labels, language)
        for number, task in enumerate(tasks, 1)
    )


def serialise_label_studio(documents: Iterable[LabelledDocument]) -> str:
    """Write tasks that Label Studio imports, each with its annotation."""
    tasks = [
        {
            "data": {"id": document.id, "text": document.text},
            "annotations": [{"result": list(_results(document))}],
        }
        for document in documents
    ]
    return json.dumps(tasks, ensure_ascii=False) + "\n"


def _document(
    record: str,
    read: Callable[[Any], _Task],
    where: str,
    labels: Labels | None,
    language: str,
) -> LabelledDocument:
    known = own_labels() if labels is None else labels
    try:
        task = read(json.loads(record))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError):
        raise Corrupt(f"{where}: not what this tool exports.") from None
    spans: list[GoldSpan] = []
    for mark in task.marks:
        subcategory = translated(mark.label, known, where)
        if subcategory is not None:
            words = task.text[mark.start : mark.end] if mark.words is None else mark.words
            spans.append(
                GoldSpan(located(task.text, words, mark.start, mark.end, where), subcategory)
            )
    return LabelledDocument(task.id, task.text, disjoint(spans), language, native=is_native(known))


def _of_doccano(record: Any) -> _Task:
    """Spans are lists in `label` or `labels`, or with relations objects in `entities`."""
    if "entities" in record:
        marks = [
            _Mark(index(one["start_offset"]), index(one["end_offset"]), str(one["label"]))
            for one in record["entities"]
        ]
    else:
        triples = record["label"] if "label" in record else record["labels"]
        marks = [_Mark(index(start), index(end), str(label)) for start, end, label in triples]
    return _Task(str(record["id"]), _text(record["text"]), marks)


def _of_label_studio(task: Any) -> _Task:
    """The text is that called `text` in `data`, or else the first one there."""
    data = task["data"]
    text = data["text"] if "text" in data else next(iter(data.values()))
    finished = [one for one in task["annotations"] if not one.get("was_cancelled")]
    results = finished[-1]["result"] if finished else []
    return _Task(
        str(data.get("id", task.get("id"))),
        _text(text),
        [
            _Mark(index(v["start"]), index(v["end"]), str(v["labels"][0]), v.get("text"))
            for v in (one["value"] for one in results if one["type"] == "labels")
        ],
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _results(document: LabelledDocument) -> Iterator[dict[str, object]]:
    for number, marked in enumerate(document.spans):
        yield {
            "id": f"r{number}",
            "type": "labels",
            "from_name": "label",
            "to_name": "text",
            "value": {
                "start": marked.span.start,
                "end": marked.span.end,
                "text": marked.span.of(document.text),
                "labels": [marked.subcategory],
            },
        }
