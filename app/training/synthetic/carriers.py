"""Reports without people in them, peopled: placeholders filled, sentences put in, dates marked."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from app.training.synthetic.gazetteers import held_out
from app.training.synthetic.parts import Part
from app.training.synthetic.templates import Filler, blocks, sentences
from app.training.synthetic.vocabulary import pattern

_PLACEHOLDERS = (
    (r"\b(D[Rr]s?\.?) ?(?:XYZ|Xyz|X+|Y|Z|ABCD?|[A-Z])(?![\w.])", r"\1 {doctor1.last}"),
    (r"\b(M(?:r|rs|s|iss)\.?) ?(?:XYZ|X+x*|ABCD?|Abcd?|Doe|[A-Z])(?![\w.])", r"\1 {patient.last}"),
    (r"\b(?:ABCD?|ABC Hospital|XYZ Hospital)\b", "{hospital.short}"),
    (r"\bXYZ\b", "{patient.last}"),
    (r"\b\d{1,2}/\d{1,2}/\d{2,4}\b", "{date.full}"),
    (r"\b(?:XX/XX/XX+|XXXX+|MM/DD/YYYY)\b", "{date.full}"),
    (r"_{4,}", "{date.part}"),
)
_SUBJECT = re.compile(r"\b(?:[Tt]he patient|[Tt]his patient|[Pp]atient|[Pp]t)\b(?!['’]s|:)")
_OWNER = re.compile(r"\b[Tt]he patient['’]s\b")
_SENTENCE_END = re.compile(r"(?<=[a-z)\d][.])(?=\s)")


@cache
def texts(folder: Path, name: str, *, training: bool) -> tuple[str, ...]:
    """Texts of `NAME.jsonl.gz`, only of the side of the split that is asked for.

    Case reports that name an institution or a region are left out: nobody has marked them.
    """
    institution = re.compile(pattern("unmarked_institutions", name.rsplit("_", 1)[1]))
    with gzip.open(folder / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return tuple(
        str(row["text"])
        for row in rows
        if held_out(row["id"]) != training
        and not (row["source"] == "e3c" and institution.search(row["text"]))
    )


def mark(
    text: str, countries: Iterable[str] = (), *, ages: bool = True, language: str = "en"
) -> list[Part]:
    """What patterns can find in text that nobody has marked: ages, dates, addresses, countries.

    `ages` is false for text about populations, whose ages identify nobody.
    """
    finds = _unmarked(language, tuple(countries))
    parts: list[Part] = []
    position = 0
    for found in finds.finditer(text):
        kind = found.lastgroup or ""
        kind = "" if kind == "AGE" and not ages else kind
        parts += [(text[position : found.start()], ""), (found[0], kind)]
        position = found.end()
    return [*parts, (text[position:], "")]


@cache
def _unmarked(language: str, countries: tuple[str, ...]) -> re.Pattern[str]:
    kinds = {
        "AGE": pattern("unmarked_ages", language),
        "DATE": pattern("unmarked_dates", language),
        "URL": r"\b(?:https?://|www\.)[^\s)>\]]+",
        "EMAIL": r"\b[\w.+-]+@[\w-]+\.[\w.]+\b",
        "PHONE": pattern("unmarked_phones", language),
        "COUNTRY": r"\b(?:" + "|".join(map(re.escape, countries)) + r")\b" if countries else "",
    }
    return re.compile("|".join(f"(?P<{kind}>{found})" for kind, found in kinds.items() if found))


def people(text: str, filler: Filler, rng: Random) -> list[Part]:
    """`text` with placeholders filled and identifying sentences, a header and a closing added."""
    language = filler.language
    text = text.replace("{", "(").replace("}", ")")
    for placeholder, slot in _PLACEHOLDERS if language == "en" else ():
        text = re.sub(placeholder, slot, text)
    if language == "en" and rng.random() < 0.3:
        text = _name_subject(text, rng)
    text = "".join(_insert(text, rng, rng.randint(1, 6), language))
    if rng.random() < 0.6:
        text = rng.choice(blocks(f"headers_{language}")) + rng.choice(["", "\n"]) + text
    if rng.random() < 0.6:
        text += rng.choice(blocks(f"closings_{language}"))
    return [
        part
        for content, kind in filler.fill(text)
        for part in ([(content, kind)] if kind else mark(content, language=language))
    ]


def _name_subject(text: str, rng: Random) -> str:
    share = rng.uniform(0.1, 0.6)
    forms: tuple[str, ...] = (
        "{patient.first}",
        "{patient.first}",
        "{patient.last}",
        "Mr. {patient.last}",
    )
    forms += ("Ms. {patient.last}", "{patient.full}", "Mrs {patient.last}", "{patient.nickname}")

    def choose(found: re.Match[str]) -> str:
        return rng.choice(forms) if rng.random() < share else found[0]

    text = _OWNER.sub(lambda m: rng.choice(forms) + "'s" if rng.random() < share else m[0], text)
    return _SUBJECT.sub(choose, text)


def _insert(text: str, rng: Random, count: int, language: str) -> Iterator[str]:
    ends = [found.end() for found in _SENTENCE_END.finditer(text)]
    chosen = sorted(rng.sample(ends, min(count, len(ends))))
    position = 0
    for end in chosen:
        yield text[position:end]
        pool = "negatives" if rng.random() < 0.2 else "sentences"
        yield rng.choice([" ", " ", "\n", "  "]) + rng.choice(sentences(f"{pool}_{language}"))
        position = end
    yield text[position:]
