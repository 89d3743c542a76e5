"""What a corpus holds, in the tables of the papers: documents, tokens and entities by label."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.engine.domain.labels import schema
from app.engine.evaluation.units import words
from app.training.corpora.documents import LabelledDocument


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts of one part of a corpus, such as its training documents; nothing of their text.

    Attributes:
        tokens: runs of letters and digits, cut at the edges of entities.
        entities: by label.
        entity_tokens: tokens inside entities, by label.
    """

    documents: int
    tokens: int
    entities: Mapping[str, int]
    entity_tokens: Mapping[str, int]

    @classmethod
    def of(cls, documents: Sequence[LabelledDocument]) -> Statistics:
        """Count `documents`."""
        entities: Counter[str] = Counter()
        inside: Counter[str] = Counter()
        tokens = 0
        for document in documents:
            tokens += len(words(document.text, [marked.span for marked in document.spans]))
            for marked in document.spans:
                entities[marked.subcategory] += 1
                inside[marked.subcategory] += len(words(marked.span.of(document.text), ()))
        return cls(len(documents), tokens, dict(entities), dict(inside))

    @property
    def figures(self) -> dict[str, float]:
        """Totals and averages, by name."""
        count, documents = sum(self.entities.values()), max(self.documents, 1)
        return {
            "documents": self.documents,
            "tokens": self.tokens,
            "entities": count,
            "identifying tokens": sum(self.entity_tokens.values()),
            "tokens a document": self.tokens / documents,
            "entities a document": count / documents,
            "tokens an entity": sum(self.entity_tokens.values()) / max(count, 1),
        }


def table(parts: Mapping[str, Statistics]) -> str:
    """A column for each part, a row for each label and figure, and their total."""
    names = list(parts)
    counts = [parts[name].entities for name in names]
    labels = sorted({label for entities in counts for label in entities})
    categories = {label: _category(label) for label in labels}
    rows = [(label, [float(c.get(label, 0)) for c in counts]) for label in labels]
    if len(set(categories.values())) < len(labels):
        rows += [
            (
                f"{category} (category)",
                [
                    float(sum(c.get(label, 0) for label in labels if categories[label] == category))
                    for c in counts
                ],
            )
            for category in sorted(set(categories.values()))
        ]
    figures = [parts[name].figures for name in names]
    width = max(36, *(len(label) for label, _ in rows)) if rows else 36
    head = f"{'':{width}}" + "".join(f"{name[:13]:>14}" for name in names) + f"{'total':>14}"
    lines = [_line(name, [f[name] for f in figures], width) for name in figures[0]]
    return "\n".join((head, *lines, "", *(_line(label, row, width) for label, row in rows)))


def to_json(parts: Mapping[str, Statistics]) -> str:
    """The same as one JSON object, parts by name."""
    data = {
        name: {
            **part.figures,
            "by label": {
                label: {"entities": count, "tokens": part.entity_tokens.get(label, 0)}
                for label, count in sorted(part.entities.items())
            },
        }
        for name, part in parts.items()
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _category(label: str) -> str:
    known = schema().subcategories.get(label)
    return label if known is None else known.category


def _line(name: str, values: Sequence[float], width: int) -> str:
    whole = all(value == int(value) for value in values) and " a" not in name
    total = f"{int(sum(values)):14d}" if whole else ""
    cells = "".join(f"{int(v):14d}" if whole else f"{v:14.2f}" for v in values)
    return f"{name:{width}}{cells}{total}"
