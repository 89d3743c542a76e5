"""Options that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from app.cli.passphrase import add_passphrase
from app.cli.terminal import add_password
from app.engine.tagger.pack.operating_points import MISS_RATES
from app.languages import NAMES

Command: TypeAlias = Callable[[str, str], argparse.ArgumentParser]
"""Makes the parser of a command, of its name and what it does."""

CORPUS_FORMATS = (
    *("i2b2", "brat", "conll", "inline", "jsonl", "meddocan"),
    *("doccano", "label-studio"),
)


def add_inputs(parser: argparse.ArgumentParser) -> None:
    """Let a command take documents, and say how they are read and searched."""
    parser.add_argument(
        "paths", nargs="+", metavar="PATH", help="files, directories, or - for standard input"
    )
    add_search(parser)


def add_search(parser: argparse.ArgumentParser) -> None:
    """Let a command be told how its documents are read and searched."""
    add_reading(parser)
    add_language(parser)
    add_threshold(parser)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Let a command open text of another encoding, and protected files."""
    parser.add_argument("--encoding", help="encoding of text files")
    add_password(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be told the language of its documents."""
    parser.add_argument(
        "--language",
        choices=sorted(NAMES),
        metavar="CODE",
        help="language of the documents, such as en or es, in place of the recognised one",
    )


def add_threshold(parser: argparse.ArgumentParser) -> None:
    """Let a command find more or less."""
    parser.add_argument(
        "--min-score",
        type=threshold,
        metavar="X",
        help=f"lowest score of findings, 0 to 1 (lower finds more), or {', '.join(MISS_RATES)}",
    )
    parser.add_argument(
        "--special-categories",
        action="store_true",
        help="find words of origin and religion too",
    )


def threshold(text: str) -> float | str:
    """A score, or the name of an operating point. Raises what argparse takes for wrong usage."""
    if text in MISS_RATES:
        return text
    value = float(text)
    if not 0.0 <= value <= 1.0:
        raise argparse.ArgumentTypeError("must be between 0 and 1")
    return value


def add_key(parser: argparse.ArgumentParser) -> argparse._MutuallyExclusiveGroup:
    """Let a command use another key than that of this computer."""
    add_passphrase(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--key", metavar="CODE", help="use an older key, by its code in `keys show`")
    which.add_argument(
        "--key-file",
        type=Path,
        metavar="FILE",
        help="use the key in this file, as written by `keys copy`, where there is no keyring",
    )
    return which


def add_labels(parser: argparse.ArgumentParser) -> None:
    """Let a command be told what the labels of a corpus mean."""
    parser.add_argument(
        "--labels",
        metavar="MAP",
        help="what labels mean: i2b2, meddocan, roberta_i2b2, stockholm, own, native "
        "(unchanged), or a file ending in .toml; default: the usual meaning in the format",
    )
