"""Files that lie in an export, opened and searched like an export of their own.

An export of this program has none. What is attached to a file of another program may be the
original itself.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from app.engine.domain.export import Extract, Layer
from app.errors import VerificationFailed
from app.formats.base import Format
from app.progress import Cancelled, Reporter

_DEEPEST = 3


@dataclass(frozen=True, slots=True)
class EmbeddedFiles:
    """An `EmbeddedSearch` in every format that `detect` knows, `depth` files deep already."""

    detect: Callable[[Path], Format]
    depth: int = 0

    def extracts(self, part: str, untrusted_data: bytes, reporter: Reporter) -> Iterator[Extract]:
        """As `EmbeddedSearch.extracts`; a file in a fourth file is not read."""
        if self.depth >= _DEEPEST:
            raise unread(part, "too deep")
        deeper = replace(self, depth=self.depth + 1)
        with tempfile.TemporaryDirectory(prefix="incognote-") as folder:
            path = Path(folder) / "attached"
            path.write_bytes(untrusted_data)
            try:
                for extract in self.detect(path).extracts(path, reporter, deeper):
                    layer = Layer.HIDDEN if extract.layer is Layer.TEXT else extract.layer
                    inside = (part, *extract.inside)
                    yield replace(extract, inside=inside, layer=layer, page=0)
            except (Cancelled, GeneratorExit):
                raise
            except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
                raise unread(part, type(error).__name__) from None


def unread(part: str, why: str) -> VerificationFailed:
    """What is raised for a file in `part` of an export that could not be searched."""
    return VerificationFailed(
        f"A file attached to the export could not be searched ({why}).",
        places=(part,),
        hint="Remove the attached files from the export and verify it again.",
    )
