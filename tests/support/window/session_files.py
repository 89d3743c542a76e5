"""What lies in the folder of saved sessions."""

from __future__ import annotations

import json
from pathlib import Path


def needs_passphrase(folder: Path) -> bool:
    """Whether the user has set a passphrase."""
    stored = folder / "key.json"
    return stored.exists() and json.loads(stored.read_bytes())["kept"] == "passphrase"
