"""Which literals tell an identifier from an ordinary word or number wherever they stand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.engine.domain.labels import schema
from app.engine.text.folding import fold, is_long
from app.engine.text.vocabulary import wordlist

PERSONS = frozenset(("PATIENT", "DOCTOR"))
PLACES = frozenset(
    ("HOSPITAL", "ORGANIZATION", "STREET", "CITY", "STATE", "COUNTRY", "LOCATION_OTHER")
)


def is_distinctive(subcategory: str, literal: str, languages: Collection[str] = ()) -> bool:
    """Whether `literal`, in any case and spacing, means the identifier wherever it stands.

    Never so for ages, weekdays and other dates without day, month and year, short numbers, state
    codes, words of the language (`May`, `Long`), names made of generic words (`Medical Center`) and
    one letter repeated (`XXXX`), which stands where somebody else removed something. `languages`
    are those of the document beside English.
    """
    return is_telling(subcategory, fold(literal).words, languages)


def is_telling(subcategory: str, folded: Sequence[str], languages: Collection[str] = ()) -> bool:
    """As `is_distinctive`, of the folded words of a literal."""
    words = [word for word in folded if word]
    key = "".join(words)
    if key.isalpha() and len(set(key)) == 1:
        return False
    if subcategory in PERSONS:
        return _names_person(words, languages)
    if subcategory in PLACES:
        return _names_place(subcategory, words, languages)
    return _IS_TELLING.get(subcategory, _never)(words)


def is_common(word: str, languages: Collection[str] = ()) -> bool:
    """Whether a folded word is also one of English or of `languages`, or an abbreviation."""
    return word in wordlist("common_words") or any(
        word in wordlist(f"common_words_{language}") for language in languages
    )


def _names_person(words: list[str], languages: Collection[str]) -> bool:
    key = "".join(words)
    long = [word for word in words if len(word) > 1]
    if len(long) >= 2:
        return is_long(key) and not set(long) <= wordlist("generic_words")
    return len(key) >= 4 and key.isalpha() and not is_common(key, languages)


def _names_place(subcategory: str, words: list[str], languages: Collection[str]) -> bool:
    generic = wordlist("generic_words")
    telling = any(
        len(word) >= 4
        and word not in generic
        and (len(words) > 1 or not is_common(word, languages))
        for word in words
    )
    if subcategory == "STREET":
        return len(words) >= 2 and len("".join(words)) >= 8 and (telling or _digits(words) > 0)
    return telling


def _names_day(words: list[str]) -> bool:
    digits = _digits(words)
    return digits >= 8 or (digits >= 5 and any(w.isalpha() and len(w) > 2 for w in words))


def _names_work(words: list[str]) -> bool:
    return sum(len(word) > 2 for word in words) >= 2 and len("".join(words)) >= 12


def _is_login(words: list[str]) -> bool:
    return len("".join(words)) >= 4 and not set(words) <= wordlist("common_words")


def _is_number(words: list[str]) -> bool:
    digits = _digits(words)
    return digits >= 5 or (digits >= 3 and len("".join(words)) >= 5)


def _never(_words: list[str]) -> bool:
    return False


def _digits(words: list[str]) -> int:
    return sum(c.isdigit() for word in words for c in word)


_NUMBERS = tuple(n for n, s in schema().subcategories.items() if s.category in ("ID", "CONTACT"))
_IS_TELLING = dict.fromkeys(("ZIP", *_NUMBERS), _is_number) | {
    "DATE": _names_day,
    "PROFESSION": _names_work,
    "USERNAME": _is_login,
    "EMAIL": _is_login,
    "URL": _is_login,
}
