"""What spaCy's tokenisers look for, read from its language data without loading the package.

spaCy is the tokeniser of record: its patterns are the rules, and tests hold that what
`app.engine.tagger.tokens.tokeniser` makes of them is what spaCy does. To import the package takes
longer than to open a model, and its pipelines are not needed.
"""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

from app.engine.tagger.tokens.offline_spacy import offline_spacy, without_entry_points

_ROOM = "spacy_language_data"
"""Under this name its modules stand beside the package, which others may import as usual."""
_READ = ("en", "es", "it", "sv", "xx")
_TURN = threading.Lock()


Match: TypeAlias = Callable[[str], re.Match[str] | None]


@dataclass(frozen=True, slots=True)
class Affixes:
    """The patterns of a language that take signs off the edges of a word, not yet compiled.

    Attributes:
        prefixes: regular expressions of what is cut off the beginning.
        suffixes: the same for the end.
        whole: what is not cut at all, in the few languages that have such words.
    """

    prefixes: Sequence[str]
    suffixes: Sequence[str]
    whole: Match | None = None


@cache
def affixes(language: str) -> Affixes:
    """Those of a language by its code in spaCy; raises `ImportError` for one it does not know."""
    if language not in _READ:
        defaults = _language(language).Defaults  # type: ignore[attr-defined]
        return Affixes(defaults.prefixes or (), defaults.suffixes or (), defaults.token_match)
    usual = _module("punctuation")
    # The language without rules of its own has no such module.
    own = usual if language == "xx" else _module(f"{language}.punctuation")
    return Affixes(
        getattr(own, "TOKENIZER_PREFIXES", usual.TOKENIZER_PREFIXES),
        getattr(own, "TOKENIZER_SUFFIXES", usual.TOKENIZER_SUFFIXES),
    )


@cache
def url_match() -> Match:
    """Whether a word is an address. The pattern is long: ask for it when a word has a full stop."""
    found: Match = _module("tokenizer_exceptions").URL_MATCH
    return found


@cache
def abbreviations(language: str) -> frozenset[str]:
    """Words with a full stop behind them that end no sentence. Loads spaCy."""
    exceptions = _language(language).Defaults.tokenizer_exceptions or {}  # type: ignore[attr-defined]
    return frozenset(word for word in exceptions if word.endswith("."))


def _language(code: str) -> type:
    with offline_spacy():
        from spacy.util import get_lang_class  # noqa: PLC0415 - it takes a third of a second
    with without_entry_points():
        return get_lang_class(code)


def _module(name: str) -> ModuleType:
    """A module of `spacy.lang` that is only data."""
    with _TURN:
        if _ROOM not in sys.modules:
            _make_room()
        return import_module(f"{_ROOM}.lang.{name}")


def _make_room() -> None:
    spacy = find_spec("spacy")
    assert spacy is not None and spacy.origin is not None  # noqa: PT018, S101 - a dependency
    folder = Path(spacy.origin).parent
    packages = {_ROOM: folder, f"{_ROOM}.lang": folder / "lang"}
    packages |= {f"{_ROOM}.lang.{code}": folder / "lang" / code for code in _READ}
    for name, place in packages.items():
        package = ModuleType(name)
        package.__path__ = [str(place)]
        sys.modules[name] = package
    # Two keys of tables that are not looked at.
    symbols = ModuleType(f"{_ROOM}.symbols")
    symbols.NORM, symbols.ORTH = "NORM", "ORTH"  # type: ignore[attr-defined]
    sys.modules[symbols.__name__] = symbols
