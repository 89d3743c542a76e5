"""A place where text can lie in a file, and how a person is put there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from attack.person import Person

Make = Callable[[Path, Person, Person], object]
"""Writes a file to a path that shows the first person, and has the second in the place."""

SECOND_LINE = "Seen on the ward with chest pain and discharged in good condition."


@dataclass(frozen=True, slots=True)
class Place:
    """One row of the table.

    `shown` says that a reader of the document sees what lies there, so that it is for the detectors
    to find; `pixels`, that only pictures tell it, so that the export is read as such.
    """

    name: str
    suffix: str
    make: Make
    shown: bool = False
    pixels: bool = False


def lines(person: Person) -> tuple[str, str]:
    """What every planted file shows, so that there is something to remove."""
    return person.line, SECOND_LINE
