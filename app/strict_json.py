"""JSON that people write by hand, and that says how much is redacted.

Readers take the last of two entries with one name, and people the first.
"""

from __future__ import annotations

import json
from collections.abc import Sequence


def loads(text: str) -> object:
    """What a text says. Raises `ValueError` for what is no JSON, or says something twice."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        raise ValueError("it has too many levels") from None


def _once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("one of its names stands twice")
    return made
