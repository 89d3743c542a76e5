"""spaCy is imported without what it looks for by the way: torch, and whether there is IPv6.

thinc asks for torch by importing it, which takes every process a second where training is
installed. urllib3, which spaCy's own command line loads, opens a socket for IPv6; this program
opens none at all.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def offline_spacy() -> Iterator[None]:
    """The block that imports spaCy for the first time."""
    has_ipv6, socket.has_ipv6 = socket.has_ipv6, False
    hidden = "torch" not in sys.modules
    if hidden:
        sys.modules["torch"] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        socket.has_ipv6 = has_ipv6
        if hidden:
            del sys.modules["torch"]
