"""Marked content that is open at a place in a content stream, and the layers that show it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pikepdf

from app.formats.pdf.content.glyphs import Layers
from app.formats.pdf.syntax.operators import Operands


@dataclass(slots=True)
class MarkedContent:
    """The marks that a content stream opened, from the outside in.

    Attributes:
        outside: the layers that show the stream as a whole.
    """

    outside: Layers = ()
    _open: list[pikepdf.Object | None] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self._open)

    @property
    def layers(self) -> Layers:
        """What shows the content that follows."""
        return (*self.outside, *(mark for mark in self._open if mark is not None))

    def open(self, layer: pikepdf.Object | None) -> None:
        """Operators `BMC` and `BDC`; `layer` is None for a mark that hides nothing."""
        self._open.append(layer if isinstance(layer, pikepdf.Dictionary) else None)

    def close(self) -> bool:
        """Operator `EMC`. Returns whether there was anything to close."""
        if not self._open:
            return False
        self._open.pop()
        return True


def names_layer(operands: Operands) -> bool:
    """Whether the operands are those of a `BDC` that opens content of a layer."""
    return len(operands) == 2 and operands[0] == "/OC"
