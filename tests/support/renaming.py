"""A disk on which a file or folder cannot be given its name the first time."""

from __future__ import annotations

from pathlib import Path

import pytest


def break_renaming_to(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse the first renaming to `target`; what undoes others may go on."""
    usual, refused = Path.rename, [target]

    def rename(path: Path, to: Path) -> Path:
        if to in refused:
            refused.remove(to)
            raise PermissionError(13, "Permission denied")
        return usual(path, to)

    monkeypatch.setattr(Path, "rename", rename)
