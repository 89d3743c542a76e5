"""Letters that only a font of its own shows: a text of which no reader sees what eyes see."""

from __future__ import annotations

import re

from app.errors import Unsupported

# Signs of lists and boxes to tick stand alone, or are all the same.
_FEWEST = 3
_RUN = re.compile(f"[\ue000-\uf8ff]{{{_FEWEST},}}")


def refuse_private_letters(text: str) -> None:
    """Raise `Unsupported` where several of Unicode's private use areas stand side by side."""
    if any(len(set(run)) >= _FEWEST for run in _RUN.findall(text)):
        raise Unsupported(
            "The document has words in letters that only a font of its own shows.",
            hint="Set them in an ordinary font, or save the document as PDF, and open it again.",
        )
