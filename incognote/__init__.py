"""Find and remove identifiers in clinical documents, offline, from other programs.

    import incognote

    with incognote.Engine() as engine:
        for finding in engine.scan("Seen by Dr. Jane Miller, 617-555-0143.").findings:
            print(finding.start, finding.end, finding.subcategory, finding.text)

What this package exports is stable: `API_VERSION` follows semantic versioning, whatever the number
of the program. All else of an installation may change from one release to the next.
Importing it is cheap; the engine is loaded when it is used first.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from app import __version__

if TYPE_CHECKING:
    from app.errors import AppError as IncognoteError
    from incognote.engine import Engine
    from incognote.values import Check, Document, Export, Finding, Review, Scores

API_VERSION = "1.0"

__all__ = [
    "API_VERSION",
    "Check",
    "Document",
    "Engine",
    "Export",
    "Finding",
    "IncognoteError",
    "Review",
    "Scores",
    "__version__",
]

_VALUES = ("Check", "Document", "Export", "Finding", "Review", "Scores")


def __getattr__(name: str) -> object:
    """Load what is asked for; the command and its child processes need none of it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "IncognoteError":
        from app.errors import AppError  # noqa: PLC0415 - as this function says

        return AppError
    return getattr(import_module(f"{__name__}.{'values' if name in _VALUES else 'engine'}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
