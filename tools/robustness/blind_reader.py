"""The child that reads files, without the recognition of text: scans are refused, which is faster.

In a module of its own: a child imports what its role names, and cannot import what is run.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType
from typing import cast

from app.sandbox import reader_process
from app.sandbox.reader_process import READER


def preload_blindly() -> None:
    """Import every parser, in a child that cannot recognise text in pictures."""
    sys.modules["rapidocr"] = cast("ModuleType", None)  # as if it were not installed
    reader_process.preload()


BLIND_READER = replace(READER, preload=preload_blindly)
