"""How fast packs are in the program, beside the first of them.

    python benchmarks/packs.py TEXTS PACK... --format meddocan --language es

Of each: the size, and words a second of processor time for the whole engine and for the model by
itself, on one thread, each after a first text that is not counted. The whole is given as a ratio to
the first pack's too, which other computers have alike. Prints no text of any document.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document
from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack.packs import load
from app.progress import NullReporter, Reporter
from app.training.corpora.files import FORMATS, read_corpus
from app.workflow.scan import Scanner


def main() -> None:
    """Print a row for each pack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", type=Path)
    parser.add_argument("packs", nargs="+", type=Path)
    parser.add_argument("--format", default="inline", choices=FORMATS)
    parser.add_argument("--language", default="en")
    parser.add_argument("--count", type=int, default=20)
    options = parser.parse_args()
    corpus = read_corpus([options.texts], options.format, None, options.language)
    texts = [document.text for document in corpus[: options.count]]
    usual = 0.0
    print("| pack | kB | words a second, engine | of the first | the model alone |")
    print("| --- | --- | --- | --- | --- |")
    for folder in options.packs:
        pack = load(folder)
        tagger = load_tagger(pack, "cpu", threads=1)
        scanner = Scanner(tagger, RuleDetector(), pack.info, "cpu")
        whole = speed(scanner.scan_text, texts)
        alone = speed(partial(_tagged, tagger), texts)
        usual = usual or whole
        size = sum(file.stat().st_size for file in folder.iterdir()) / 1000
        print(f"| {folder.name} | {size:.0f} | {whole:.0f} | {whole / usual:.2f} | {alone:.0f} |")


def speed(search: Callable[[str, Reporter], Any], texts: Sequence[str]) -> float:
    """Words that `search` gets through in a second of the processor."""
    search(texts[0], NullReporter())
    started = time.process_time()
    for text in texts:
        search(text, NullReporter())
    return sum(len(text.split()) for text in texts) / (time.process_time() - started)


def _tagged(tagger: LatticeTagger[Any], text: str, reporter: Reporter) -> object:
    return tagger.examine(Document("", "text", "", text), reporter)


if __name__ == "__main__":
    main()
