"""What names stand for in the files of sessions and projects."""

from __future__ import annotations

PROJECT = ".incognote"
ADJUDICATION = "*"
"""Stands where a reviewer's name would, for the work on what two of them disagree about."""
