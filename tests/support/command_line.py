"""The program as another program calls it."""

from __future__ import annotations

import subprocess
import sys


def incognote(*arguments: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "app", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
