"""spaCy is imported without what it loads for others: torch, and its own command line.

thinc asks for torch by importing it, which takes every process a second where training is
installed. The command line of spaCy downloads models: of what it loads, urllib3 opens a socket to
see whether there is IPv6, and this program opens none at all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType


@contextmanager
def offline_spacy() -> Iterator[None]:
    """The block that imports spaCy for the first time."""
    command = ModuleType("spacy.cli.info")
    command.info = None  # type: ignore[attr-defined]
    instead = {"torch": None, "spacy.cli": ModuleType("spacy.cli"), command.__name__: command}
    hidden = {name: module for name, module in instead.items() if name not in sys.modules}
    sys.modules.update(hidden)  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in hidden:
            del sys.modules[name]
