"""Says in plain words which package a benchmark lacks, and what installs it."""

from __future__ import annotations

import sys


def lacking(error: ModuleNotFoundError, extra: str) -> SystemExit:
    """What to raise where an import failed: names the command that installs `extra`.

    `python3 dev.py run` installs what the program itself needs, and no more. The exit status is 1.
    """
    return SystemExit(
        f"This benchmark needs {error.name}, which 'python3 dev.py run' does not install.\n"
        f"Install what is missing with:\n\n"
        f'    {sys.executable} -m pip install -e ".[{extra}]"\n'
    )
