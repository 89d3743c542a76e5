"""Labels of a corpus to subcategories of the schema."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine.domain.labels import schema
from app.errors import Corrupt

Labels = Mapping[str, str | None]
"""A corpus's label to a subcategory, or to None where it marks no identifier."""


def own_labels() -> Labels:
    """The schema's own names."""
    return {name: name for name in schema().subcategories}


def schema_labels(name: str) -> Labels:
    """The map of another schema, as in `resources/labels.toml`. Raises `KeyError`."""
    return dict(schema().schemas[name])


def translated(label: str, labels: Labels, where: str) -> str | None:
    """The subcategory of `label`. Raises `Corrupt`, naming `where`, for a label not in `labels`."""
    if label not in labels:
        raise Corrupt(
            f"{where}: a label that this corpus format does not know.",
            hint="Check that the format fits the files, or translate their labels.",
        )
    return labels[label]
