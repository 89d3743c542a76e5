"""What a list shows of a saved session."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from app.errors import SessionError


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of sessions shows. `name` is that of the file, made at random.

    `opened` and `at`, when it was last turned to, are nanoseconds since 1970. With an `error`,
    nothing else but the name is known.
    """

    name: str
    path: Path | None = field(default=None, repr=False)
    closed: bool = False
    exported: bool = False
    findings: int = 0
    undecided: int = 0
    opened: int = 0
    at: int = 0
    encoding: str | None = None
    reviewed: bool = False
    seconds: int = 0
    error: SessionError | None = None
