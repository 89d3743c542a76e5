"""The dialog that opens files offers every ending that a format reads."""

from __future__ import annotations

from app.formats.base import ENDINGS
from app.formats.registry import FORMATS


def test_every_ending_that_is_read_is_offered() -> None:
    assert {ending for known in FORMATS for ending in known.suffixes} <= set(ENDINGS)
