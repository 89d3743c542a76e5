"""Whoever loads packs opens no socket, downloads nothing and does not wait for torch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LOADING = """
import sys
opened = []
sys.addaudithook(lambda event, _: opened.append(event) if event == "socket.__new__" else None)
from app.engine.tagger.tokens.spacy_patterns import abbreviations
from app.engine.tagger.tokens.tokeniser import tokeniser
assert len(tokeniser("es")("En www.aqui.es, hoy").starts) == 4
assert "spacy" not in sys.modules
abbreviations("en")
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


BESIDE_OTHERS = """
import sys
from app.engine.tagger.tokens.spacy_patterns import abbreviations
from app.engine.tagger.tokens.tokeniser import tokeniser
for language in ("en", "es", "it", "sv", "xx"):
    assert len(tokeniser(language)("Seen on Monday.").starts) == 4
    abbreviations(language)
print("a_stranger" in sys.modules)
import spacy
spacy.blank("en").add_pipe("strange")
print("a_stranger" in sys.modules)
"""
STRANGER = """
import spacy
@spacy.Language.component("strange")
def strange(doc):
    return doc
"""


@pytest.mark.slow
def test_what_other_packages_offer_spacy_is_not_imported(tmp_path: Path) -> None:
    """Whatever is installed beside: one opened a socket when it was imported."""
    (tmp_path / "a_stranger.py").write_text(STRANGER, encoding="utf-8")
    about = tmp_path / "a_stranger-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: a-stranger\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[spacy_factories]\nstrange = a_stranger:strange\n[spacy_languages]\nsv = a_stranger:sv\n"
    )
    room = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), *sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", BESIDE_OTHERS],
        capture_output=True,
        text=True,
        check=False,
        env=room,
    )
    assert done.stderr == ""
    assert done.stdout == "False\nTrue\n"
