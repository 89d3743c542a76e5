"""What the values of a structured file are called, as in `engine.types.Field`."""

from __future__ import annotations

from collections.abc import Sequence

# Names that no standard gives.
OWN = "$"
# What the names of elements and keys are called that no standard gives, where they are shown.
NAME = "<>"
# A hostile file nests deeply and has long keys: names as long as all around them would fill memory.
DEEPEST, _LONGEST = 10, 80


def path_of(names: Sequence[str], *, own: bool) -> str:
    """The name of the value to which `names` lead; `own`: they are from no standard."""
    near = ".".join(name[:_LONGEST] for name in names[-DEEPEST:])
    return f"{OWN}.{near}" if own else near
