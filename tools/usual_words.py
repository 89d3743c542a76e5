"""Make the lists of words that name nobody, out of the notes written for this project.

Run: python tools/usual_words.py [CORPORA]

`resources/usual_words_en.txt` is what the tokeniser may remember: the stretches between white space
that stand, unmarked, in the most of the notes. `resources/everyday_CODE.txt`, of Spanish, Italian
and Swedish, is what a doubtful finding cannot be: words that no note marks and no list has as a
name, a town or an occupation. `resources/familiar_en.txt` is that for English: forms of words in
at least two notes, which no note marks. `resources/named_things.txt` is what bears the name of
somebody or sounds like one: eponyms, scales and products that no list has as a name. With CORPORA,
the folder of the corpora, its longer lists count too.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.names.gazetteer import first_names, last_names, lists
from app.engine.names.occupations import occupations
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import wordlist
from app.training.corpora.documents import LabelledDocument
from app.training.synthetic import authored, gazetteers

ROOT = Path(__file__).parents[1]
COUNT = 4000
LANGUAGES = ("es", "it", "sv")
# Shorter words are names in some language.
THINGS, SHORTEST_THING = ("eponym", "scale", "product"), 4
# In so many notes a word with capitals stands that is listed.
IN_CAPITALS = 2
_WORD = re.compile(r"[^\W\d_]+")
_PLACES = re.compile(r"<[^>]*>|\{[^}]*\}|&\w+;|&")


def unmarked(note: LabelledDocument) -> set[str]:
    """The words of `note` that no mark touches."""
    marked = _marked(note)
    words = re.finditer(r"\S+", note.text)
    return {word[0] for word in words if not any(marked[word.start() : word.end()])}


def everyday(
    notes: Iterable[LabelledDocument],
    others: Iterable[str],
    names: frozenset[str],
    foreign: frozenset[str],
) -> list[str]:
    """Words of `notes` and of `others`, texts without people, that never name anybody.

    In small letters where they stand so; with capitals where they always have them, in the middle
    of sentences. `names` are keys that are left out, `foreign` those that are with capitals.
    """
    small: set[str] = set()
    capitals: Counter[str] = Counter()
    named = set(names)
    for note in notes:
        marked = _marked(note)
        here: set[str] = set()
        for word in _WORD.finditer(note.text):
            if any(marked[word.start() : word.end()]):
                named.add(key_of(word[0]))
            elif word[0].islower():
                small.add(word[0])
            elif word[0].isupper() or not _begins(note.text, word.start()):
                here.add(word[0])
        capitals.update(here)
    for text in others:
        words = _WORD.findall(_PLACES.sub(" ", text))
        small.update(word for word in words if word.islower())
    known = {word for word in small if len(word) > 1}
    often = {
        word
        for word, count in capitals.items()
        if count >= IN_CAPITALS
        and len(word) > 1
        and word.lower() not in known
        and (word.isupper() or key_of(word) not in foreign)
    }
    return sorted(word for word in known | often if key_of(word) not in named)


def familiar(notes: Iterable[LabelledDocument]) -> list[str]:
    """Forms of words, all small or all capitals, that stand in two of `notes` and no mark touches.

    A name may be among them in another form: `fox`, though `Fox` is one.
    """
    seen: Counter[str] = Counter()
    named: set[str] = set()
    for note in notes:
        marked = _marked(note)
        here: set[str] = set()
        for word in _WORD.finditer(note.text):
            if any(marked[word.start() : word.end()]):
                named.add(word[0])
            elif len(word[0]) > 1 and (word[0].islower() or word[0].isupper()):
                here.add(word[0])
        seen.update(here)
    return sorted(form for form, count in seen.items() if count > 1 and form not in named)


def named_things(notes: Iterable[LabelledDocument], names: frozenset[str]) -> list[str]:
    """Keys of the words with a capital in our terms, less `names` and what `notes` mark."""
    named = set(names)
    for note in notes:
        for gold in note.spans:
            named.update(key_of(word) for word in _WORD.findall(gold.span.of(note.text)))
    folder = ROOT / "app" / "training" / "synthetic" / "terms_en"
    written = "\n".join((folder / f"{kind}.txt").read_text("utf-8") for kind in THINGS)
    words = (word for word in _WORD.findall(written) if len(word) >= SHORTEST_THING)
    return sorted({key_of(word) for word in words if word[0].isupper()} - named)


def _begins(text: str, start: int) -> bool:
    return re.search(r"(?:^|[.!?:;•–-]\s*|\n\s*)$", text[max(0, start - 4) : start]) is not None


def _marked(note: LabelledDocument) -> bytearray:
    marked = bytearray(len(note.text))
    for span in (gold.span for gold in note.spans):
        marked[span.start : span.end] = b"\1" * len(span)
    return marked


def texts_without_people(language: str) -> Iterator[str]:
    """Lines of the generator of labelled text, ordinary words, and the words of the window."""
    folder = ROOT / "app" / "training" / "synthetic"
    for kind in ("sentences", "negatives", "headers", "closings", "ordinary"):
        yield (folder / f"{kind}_{language}.txt").read_text(encoding="utf-8")
    window = ROOT / "resources" / "translations" / f"incognote_{language}.ts"
    yield from re.findall(r"<translation>([^<]*)</translation>", window.read_text("utf-8"))


def names(language: str, corpora: Path | None) -> frozenset[str]:
    """Keys of given and family names, towns and occupations."""
    found = {*first_names(), *last_names()}
    written = [*lists(language).cities, *lists(language).states]
    written += [form for one in occupations(language).values() for job in one.jobs for form in job]
    for training in (True, False):
        if corpora is None:
            break
        longer = gazetteers.load(corpora / "gazetteers", training=training, language=language)
        written += [*longer.native.given, *longer.native.surnames, *longer.occupations]
        written += [place.city for place in longer.places]
    return frozenset(found | {key_of(word) for text in written for word in _WORD.findall(text)})


def foreign_names(corpora: Path | None) -> frozenset[str]:
    """Keys of names that a word with a capital may be in any language: `Winter`, `Hoffmann`.

    Eponyms are among them, which the lists of family names leave out.
    """
    found = set(wordlist("eponyms"))
    if corpora is None:
        return frozenset(found)
    for language in ("en", *LANGUAGES):
        for training in (True, False):
            native = gazetteers.load(
                corpora / "gazetteers", training=training, language=language
            ).native
            found.update(
                key_of(word)
                for name in (*native.given, *native.surnames)
                for word in _WORD.findall(name)
            )
    return frozenset(found)


if __name__ == "__main__":
    folder = ROOT / "app" / "training" / "authored"
    seen = Counter(
        word for note in authored.read(folder, "train_en") for word in sorted(unmarked(note))
    )
    often = familiar(authored.read(folder, "train_en"))
    heading = "# Forms of words that name nobody in notes, made by tools/usual_words.py.\n"
    (ROOT / "resources" / "familiar_en.txt").write_text(heading + "\n".join(often) + "\n", "utf-8")
    usual = sorted(word for word, _ in seen.most_common(COUNT))
    (ROOT / "resources" / "usual_words_en.txt").write_text("\n".join(usual) + "\n", "utf-8")
    corpora = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    foreign = foreign_names(corpora)
    every = frozenset().union(*(names(language, corpora) for language in ("en", *LANGUAGES)))
    heading = "# Eponyms, scales and products that are no names, made by tools/usual_words.py.\n"
    things = named_things(authored.read(folder, "train_"), every)
    (ROOT / "resources" / "named_things.txt").write_text(
        heading + "\n".join(things) + "\n", "utf-8"
    )
    for language in LANGUAGES:
        kept = everyday(
            authored.read(folder, f"train_{language}"),
            texts_without_people(language),
            names(language, corpora),
            foreign,
        )
        heading = "# Words that name nobody, made by tools/usual_words.py.\n"
        path = ROOT / "resources" / f"everyday_{language}.txt"
        path.write_text(heading + "\n".join(kept) + "\n", "utf-8")
