"""Whoever loads packs opens no socket for the internet, and does not wait for torch."""

from __future__ import annotations

import subprocess
import sys

LOADING = """
import socket, sys
opened = []
def note(event, arguments):
    if event == "socket.__new__" and arguments[1] != socket.AF_UNIX:
        opened.append(arguments[1])
sys.addaudithook(note)
import app.engine.tagger.tokeniser
assert "spacy" in sys.modules and "torch" not in sys.modules
print(len(opened))
try:
    import torch
except ModuleNotFoundError as error:
    assert error.name == "torch", "hidden from spaCy alone"
"""


def test_loading_spacy_opens_no_socket_and_no_torch() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "0\n"
