"""How many word pieces groups of sentences have, and how many of them a window cuts.

    python benchmarks/pieces.py CORPUS --format meddocan --language es --groups 1:256 11:512

Counts as `windows = "groups"` of the recipe `encoder` does, whose windows hold two special pieces.
Without --tokenizer with the pieces of the MiniLM of the extra `train`. Prints no text. Source of
the two sizes: Catelli, Tables 4.3 and 4.4.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.tagger.inputs import Encoded, Encoder
from app.training.corpora.files import FORMATS, read_corpus

_SPECIAL = 2


def main() -> None:
    """Print a row for each size of group."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--format", default="inline", choices=FORMATS)
    parser.add_argument("--language", default="en")
    parser.add_argument("--tokenizer", type=Path)
    parser.add_argument("--groups", nargs="+", default=["1:256", "11:512"])
    options = parser.parse_args()
    tokenizer = options.tokenizer or _bundled()
    encoder = Encoder(Tokenizer.from_file(str(tokenizer)), options.language, None, by_sentence=True)
    notes = read_corpus([options.corpus], options.format, None, options.language)
    encoded = [encoder(note.text, note.barriers) for note in notes]
    print("| sentences in a group | groups | largest, pieces | window | groups that are cut |")
    print("| --- | --- | --- | --- | --- |")
    for told in options.groups:
        group, window = map(int, told.split(":"))
        found = np.array([*pieces(encoded, group)]) + _SPECIAL
        cut = int((found > window).sum())
        print(f"| {group} | {len(found)} | {found.max()} | {window} | {cut} |")


def pieces(encoded: Sequence[Encoded], group: int) -> Iterator[int]:
    """Word pieces of each group of so many sentences, none of which reaches into the next note."""
    for one in encoded:
        if len(one.counts):
            yield from np.add.reduceat(one.counts.astype(np.int64), one.sentences[::group])


def _bundled() -> Path:
    from app.training.tagger.recipe import bundled_encoder  # noqa: PLC0415 - torch loads slowly

    return bundled_encoder() / "tokenizer.json"


if __name__ == "__main__":
    main()
