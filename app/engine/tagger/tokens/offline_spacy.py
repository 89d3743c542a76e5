"""spaCy is used without what it loads for others: torch, its own command line, other packages.

thinc asks for torch by importing it, which takes every process a second where training is
installed. The command line of spaCy downloads models: of what it loads, urllib3 opens a socket to
see whether there is IPv6, and this program opens none at all. And a pipeline, however small,
imports every package beside it that offers spaCy components, among them some that download.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

_TURN = threading.Lock()


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


@contextmanager
def without_entry_points() -> Iterator[None]:
    """The block in which spaCy takes nothing that other installed packages offer it."""
    from spacy.util import registry  # noqa: PLC0415 - `offline_spacy` is around the first import

    with _TURN:
        offered = [
            one
            for kind in registry.__mro__
            for one in vars(kind).values()
            if getattr(one, "entry_points", False) is True
        ]
        for one in offered:
            one.entry_points = False
        try:
            yield
        finally:
            for one in offered:
                one.entry_points = True
