"""Where the program's own files and the user's files lie."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

NAME = "Incognote"

_PACKAGE = Path(__file__).resolve().parent


def _shipped(folder: str) -> Path:
    """`app/<folder>` in an installed copy, `<folder>` beside `app` in a checkout."""
    inside = _PACKAGE / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


RESOURCES = _shipped("resources")
MODELS = _shipped("models")


def config_dir() -> Path:
    """Folder of the user's settings."""
    return Path(platformdirs.user_config_dir(NAME, appauthor=False))


def policy_file() -> Path:
    """What an administrator set for everybody here (`app.policy`); there need be none."""
    if sys.platform == "win32":
        return Path(os.environ.get("PROGRAMDATA", "C:/ProgramData")) / NAME / "policy.json"
    if sys.platform == "darwin":
        return Path("/Library/Application Support") / NAME / "policy.json"
    return Path("/etc/incognote/policy.json")


def data_dir() -> Path:
    """Folder of imported model packs."""
    return Path(platformdirs.user_data_dir(NAME, appauthor=False))


def export_dir(source: Path) -> Path:
    """The folder that is offered for exports of a document: its own, or else the user's documents.

    Else, because a sample lies among the program's files, and some folders can only be read.
    """
    folder = source.parent
    if folder.is_relative_to(RESOURCES) or not os.access(folder, os.W_OK):
        return Path(platformdirs.user_documents_dir())
    return folder


def log_dir() -> Path:
    """Folder of the log, which holds no document text."""
    return Path(platformdirs.user_log_dir(NAME, appauthor=False))
