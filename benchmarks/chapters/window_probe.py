"""Time the start of the window and watch its thread.

Prints seconds from process start to a visible window, to a ready tagger and to a scanned document,
and the longest pause of the GUI thread while the document is opened, scanned and accepted.
Run by budgets.py as: python benchmarks/chapters/window_probe.py START FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

from app.ui.core.backend import Backend


def main() -> None:
    """As the program begins. Its children import this file too: Qt must not come with it."""
    backend = Backend()
    backend.begin()
    from watched_window import watch  # noqa: PLC0415

    watch(backend, float(sys.argv[1]), Path(sys.argv[2]))


if __name__ == "__main__":
    main()
