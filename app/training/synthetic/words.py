"""Lists of words that belong to the generator itself, from `words_en.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


@cache
def words(name: str) -> tuple[str, ...]:
    """The entries of one list, in order."""
    lists = tomllib.loads((Path(__file__).parent / "words_en.toml").read_text(encoding="utf-8"))
    joined = str(lists[name]).strip()
    if "|" not in joined:
        return tuple(joined.split())
    return tuple(word for word in joined.replace("\n", "").split("|") if word)
