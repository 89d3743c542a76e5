"""The program as another program calls it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping


def incognote(
    *arguments: object,
    stdin: str = "",
    pass_fds: tuple[int, ...] = (),
    env: Mapping[str, str] | None = None,
    umask: int = -1,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with these descriptors, environment and umask if given."""
    return subprocess.run(
        [sys.executable, "-m", "app", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        pass_fds=pass_fds,
        env=env,
        umask=umask,
    )
