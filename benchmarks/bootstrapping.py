"""Corrections a document while reviewers' decisions teach a local model, round by round.

    python benchmarks/bootstrapping.py CORPUS --format meddocan --language es --beside multi-e5

The gold standard stands in for reviewers. In each round the model of the rounds before suggests,
what would have to be corrected is counted (spans missed, partly missed, wrongly labelled or marked
in vain), and all documents so far teach the next model. Prints no text of any document.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.domain.document import Document
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.progress import NullReporter
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus, write_corpus
from app.training.evaluation import compared
from app.training.refresh import refresh

_NAME = "local"


def main() -> None:
    """Print a line a round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--format", default="inline")
    parser.add_argument("--language", default="en")
    parser.add_argument("--beside", default=packs.DEFAULT)
    parser.add_argument("--batch", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    read = read_corpus([options.corpus], options.format)
    documents = [replace(one, language=options.language) for one in read]
    with tempfile.TemporaryDirectory() as scratch:
        os.environ["XDG_DATA_HOME"] = scratch
        models = Path(scratch, "Incognote", "models")
        which = options.beside
        for number in range(options.rounds):
            first = number * options.batch
            part = documents[first : first + options.batch]
            print(f"round {number + 1}: {corrections(which, part) / len(part):.2f} a document")
            decisions = Path(scratch, f"decisions-{number}")
            write_corpus(documents[: first + options.batch], decisions, "jsonl")
            done = refresh(
                _NAME,
                [decisions],
                "jsonl",
                None,
                beside=options.beside,
                language=options.language,
                models=models,
                reporter=NullReporter(),
            )
            kept = "kept" if done.kept else "refused"
            print(
                f"  learnt from {done.learnt}, {kept}: recall {done.before.recall:.4f} ->"
                f" {done.after.recall:.4f}, precision {done.before.precision:.4f} ->"
                f" {done.after.precision:.4f} on {done.aside}",
                flush=True,
            )
            which = _NAME if (models / _NAME).is_dir() else options.beside


def corrections(model: str, documents: Sequence[LabelledDocument]) -> int:
    """How many spans a reviewer would have to put right."""
    tagger = load_tagger(packs.load(model), "cpu")
    found = [
        tagger.examine(Document(one.id, "text", "", one.text), NullReporter()).findings
        for one in documents
    ]
    return len(compared(documents, found).mistakes)


if __name__ == "__main__":
    main()
