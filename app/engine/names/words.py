"""The words of a person's name, apart from titles, particles and degrees."""

from __future__ import annotations

from app.engine.text.folding import Folded, fold
from app.engine.text.vocabulary import wordlist

_VOWELS = frozenset("aeiouy")
_WORDS = (
    *("common_words", "usual_words_en", "familiar_en"),
    *(f"{kind}_{code}" for code in ("es", "it", "sv") for kind in ("common_words", "everyday")),
)


def name_words(literal: Folded) -> tuple[int, ...]:
    """Numbers of the words in `literal` that are names: `Dr. Ana de la Cruz, MD` → `Ana`, `Cruz`.

    Initials are left out. A literal of nothing else gives nothing.
    """
    titles, particles, degrees = map(wordlist, ("titles", "particles", "degrees"))
    return tuple(
        number
        for number, word in enumerate(literal.words)
        if len(word) > 1
        and not (word in titles or word in particles or word in degrees)
        and not word.isdigit()
    )


def initials(literal: str) -> str | None:
    """The initials that `literal` is or that its person signs with, in their usual order.

    `TLM`, `t.l.m.` and `Moreau, Tess L.` all give `TLM`; None for a single name.
    """
    folded = fold(literal)
    others = wordlist("titles") | wordlist("degrees")
    words = [word for word in folded.words if word.isalpha() and word not in others]
    if len(words) == 1 and 2 <= len(words[0]) <= 4 and not set(words[0]) & _VOWELS:
        return words[0].upper()
    if "," in literal:
        family = sum(word in words for word in fold(literal.partition(",")[0]).words)
        words = words[family:] + words[:family]
    letters = "".join(
        word[0] for word in words if word not in wordlist("particles") or len(word) == 1
    )
    return letters.upper() if 2 <= len(letters) <= 4 else None


def is_word_or_name(key: str) -> bool:
    """Whether a folded word is one of any language served, or a name that many people have."""
    # The lists of names load slowly, and are seldom asked for.
    from app.engine.names.gazetteer import is_listed  # noqa: PLC0415

    return is_listed(key) or any(key in wordlist(name) for name in _WORDS)
