"""What spaCy itself makes of a text with this program's rules: the record for the tokeniser."""

from __future__ import annotations

from functools import cache
from typing import cast

from spacy.language import Language
from spacy.tokenizer import Tokenizer
from spacy.util import (
    compile_infix_regex,
    compile_prefix_regex,
    compile_suffix_regex,
    get_lang_class,
)

from app.engine.tagger.tokens import tokeniser as rules


def bounds(language: str, text: str) -> tuple[list[int], list[int]]:
    """Where the visible tokens of `text` begin and end."""
    nlp = _blank(language)
    with nlp.memory_zone():
        tokens = [token for token in nlp.tokenizer(text) if not token.is_space]
        starts = [token.idx for token in tokens]
        return starts, [start + len(token) for start, token in zip(starts, tokens, strict=True)]


@cache
def _blank(language: str) -> Language:
    usual = get_lang_class(language)
    defaults = type("Defaults", (usual.Defaults,), {"tokenizer_exceptions": {}})
    without_cases = cast("type[Language]", type(usual.__name__, (usual,), {"Defaults": defaults}))
    nlp = without_cases.from_config({})
    tokenizer = cast("Tokenizer", nlp.tokenizer)
    url = tokenizer.url_match
    assert url is not None
    tokenizer.url_match = lambda word: None if rules.NO_URL.match(word) else url(word)
    prefixes, suffixes = nlp.Defaults.prefixes or (), nlp.Defaults.suffixes or ()
    tokenizer.infix_finditer = compile_infix_regex(rules.INFIXES).finditer
    tokenizer.prefix_search = compile_prefix_regex((*prefixes, *rules.PREFIXES)).search
    tokenizer.suffix_search = compile_suffix_regex((*suffixes, *rules.SUFFIXES)).search
    return nlp
