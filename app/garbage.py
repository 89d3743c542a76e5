"""When Python looks for garbage: not while the program and its libraries are imported."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collections() -> Iterator[None]:
    """Look for no garbage meanwhile, and never again among what is there at the end.

    For imports and for models: they make hundreds of thousands of objects that stay, and each
    collection goes through all of them.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
