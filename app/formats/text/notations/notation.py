"""The seam for notations: the own parser that edits, and another reader that checks it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from app.formats.text.notations.slots import Sheet


class Nest(Protocol):
    """Recognises a value that is itself in some notation, such as the XHTML in FHIR JSON."""

    def __call__(self, value: str) -> tuple[Notation, Nest] | None:
        """The notation, and what recognises the values in it. Raises `LimitExceeded`."""


class Notation(Protocol):
    """How values are spelled in a text. Implementations hold nothing of a document."""

    @property
    def name(self) -> str:
        """What a user calls it."""

    def parse(self, text: str, nest: Nest) -> Sheet:
        """Where the values stand in a text that `read` took. May raise `InputError` too."""

    def read(self, text: str, nest: Nest) -> Reading:
        """The values by a reader that shares nothing with `parse`. Raises `InputError`."""

    def escaped(self, character: str) -> str | None:
        """How a value spells a character that the encoding of its file lacks; None if it cannot."""


@dataclass(slots=True)
class Reading:
    """What an independent reader finds in a text, in order.

    Attributes:
        values: everything that is shown to a reviewer.
        names: what a standard calls its fields.
        repeated: how often a key stands in an object that already has it.
        running: text as it runs on over marks inside words.
        observed: values of observations, as they follow each other.
        attached: files in letters, which no reviewer sees and no export holds.
    """

    values: list[str] = field(default_factory=list, repr=False)
    names: list[str] = field(default_factory=list, repr=False)
    repeated: int = 0
    running: list[str] = field(default_factory=list, repr=False)
    observed: list[str] = field(default_factory=list, repr=False)
    attached: list[str] = field(default_factory=list, repr=False)

    def add(self, value: str, nest: Nest, *, attached: bool) -> None:
        """Take in a value: what a notation inside it says, and an attachment on its own."""
        if attached:
            self.attached.append(value)
            return
        found = nest(value)
        if found is None:
            self.values.append(value)
            return
        notation, deeper = found
        inner = notation.read(value, deeper)
        self.values += inner.values
        self.names += inner.names
        self.repeated += inner.repeated
        self.running += inner.running
        self.observed += inner.observed
        self.attached += inner.attached


# Names of values, as in `app.engine.domain.document.Field`: those that no standard gives.
OWN = "$"
# What the names of elements and keys are called that no standard gives, where they are shown.
NAME = "<>"
# A hostile file nests deeply and has long keys: names as long as all around them would fill memory.
DEEPEST, _LONGEST = 10, 80


def path_of(names: Sequence[str], *, own: bool) -> str:
    """The name of the value to which `names` lead; `own`: they are from no standard."""
    near = ".".join(name[:_LONGEST] for name in names[-DEEPEST:])
    return f"{OWN}.{near}" if own else near
