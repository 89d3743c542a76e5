"""What notices say, for tests that look for words in them."""

from __future__ import annotations

from collections.abc import Iterable

from app.notices import Notice, english


def told(notices: Iterable[Notice]) -> str:
    """All of them in English, a line each."""
    return "\n".join(map(english, notices))
