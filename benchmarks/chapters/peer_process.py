"""Runs one other program over texts, in a Python that has it and nothing of this project.

Reads `{"peer": NAME, "texts": [...]}`, writes the spans of each text and the processor seconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

Spans = list[tuple[int, int]]


def presidio() -> Callable[[str], Spans]:
    """Its recognisers by pattern, without a language model."""
    from presidio_analyzer import PatternRecognizer, RecognizerRegistry  # noqa: PLC0415

    registry = RecognizerRegistry()
    registry.load_predefined_recognizers(languages=["en"])
    by_pattern = [one for one in registry.recognizers if isinstance(one, PatternRecognizer)]

    def find(text: str) -> Spans:
        return [
            (result.start, result.end)
            for one in by_pattern
            for result in one.analyze(text, one.supported_entities, None)
        ]

    return find


def scrubadub() -> Callable[[str], Spans]:
    """With the detectors that are on when nobody chooses."""
    scrubber = import_module("scrubadub").Scrubber()
    return lambda text: [(one.beg, one.end) for one in scrubber.iter_filth(text)]


def philter() -> Callable[[str], Spans]:
    """Philter as `philter-lite` packs it. It needs a tagger that NLTK downloads."""
    library = import_module("philter_lite")

    folder = Path(str(library.__file__)).parent
    filters = library.load_filters(str(folder / "configs" / "philter_delta.toml"))

    def find(text: str) -> Spans:
        _, _, found = library.detect_phi(text, filters)
        return [(one.start, one.stop) for one in found.phi]

    return find


PEERS = {"presidio": presidio, "scrubadub": scrubadub, "philter": philter}


def main() -> None:
    """Load, search once to warm up, and search."""
    given = json.load(sys.stdin)
    find = PEERS[given["peer"]]()
    find(given["texts"][0])
    started = time.process_time()
    spans = [find(text) for text in given["texts"]]
    json.dump({"spans": spans, "seconds": time.process_time() - started}, sys.stdout)


if __name__ == "__main__":
    main()
