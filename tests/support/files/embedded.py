"""The search of files in files, as the program does it."""

from __future__ import annotations

from app.formats.embedded import EmbeddedFiles
from app.formats.registry import detect

EMBEDDED = EmbeddedFiles(detect)
