"""Whoever loads packs opens no socket, downloads nothing and does not wait for torch."""

from __future__ import annotations

import subprocess
import sys

LOADING = """
import sys
opened = []
sys.addaudithook(lambda event, _: opened.append(event) if event == "socket.__new__" else None)
import app.engine.tagger.tokeniser
print(opened, "spacy" in sys.modules, "requests" in sys.modules, "torch" in sys.modules)
from spacy.cli import info
assert callable(info), "hidden only while spaCy is imported"
"""


def test_loading_spacy_opens_no_socket_and_loads_nothing_that_downloads() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "[] True False False\n"
