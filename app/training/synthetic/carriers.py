"""Reports without people in them, peopled: placeholders filled, sentences put in, dates marked."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from app.training.synthetic.dates import DAYS, MONTHS
from app.training.synthetic.gazetteers import held_out
from app.training.synthetic.parts import Part
from app.training.synthetic.templates import Filler, blocks, sentences

_PLACEHOLDERS = (
    (r"\b(D[Rr]s?\.?) ?(?:XYZ|Xyz|X+|Y|Z|ABCD?|[A-Z])(?![\w.])", r"\1 {doctor1.last}"),
    (r"\b(M(?:r|rs|s|iss)\.?) ?(?:XYZ|X+x*|ABCD?|Abcd?|Doe|[A-Z])(?![\w.])", r"\1 {patient.last}"),
    (r"\b(?:ABCD?|ABC Hospital|XYZ Hospital)\b", "{hospital.short}"),
    (r"\bXYZ\b", "{patient.last}"),
    (r"\b\d{1,2}/\d{1,2}/\d{2,4}\b", "{date.full}"),
    (r"\b(?:XX/XX/XX+|XXXX+|MM/DD/YYYY)\b", "{date.full}"),
    (r"_{4,}", "{date.part}"),
)
_FREE = re.compile(
    r"(?P<AGE>(?<![\d.])\b\d{1,3}"
    r"(?=(?: |-|–)?(?:years?|yrs?|y|months?|weeks?)(?: |-|\.|/)?(?:old|o)\b)"
    r"|(?<=\baged )\d{1,3}\b|(?<=\bage of )\d{1,3}\b|(?<=\bat age )\d{1,3}\b)"
    r"|(?P<DATE>\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b\d{1,2}-\d{1,2}-\d{4}\b"
    rf"|\b(?:{'|'.join(m for m in MONTHS if m not in ('May', 'March'))})\b"
    r"(?: \d{1,2}(?:st|nd|rd|th)?\b)?(?:,? (?:of )?(?:19|20)\d\d)?"
    r"|\b(?:May|March) (?:\d{1,2}(?:st|nd|rd|th)?\b)?(?:,? ?(?:19|20)\d\d)"
    r"|(?<![\d.,/-])(?<!EPI )(?<!ACR )(?<!OLD )(?<!IGO )\b(?:19[3-9]\d|20[0-3]\d)\b"
    r"(?![\d.,]\d|/| ?(?:[nmµup]?[gL]\b|m[mcLl]|cm|IU|U/|units|cells|patients|copies|steps|x ))"
    rf"|\b(?:{'|'.join(DAYS)})\b)"
    r"|(?P<URL>\b(?:https?://|www\.)[^\s)>\]]+)|(?P<EMAIL>\b[\w.+-]+@[\w-]+\.[\w.]+\b)"
    r"|(?P<PHONE>(?<!\d)(?:\+?1[- ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}\b)"
)
_INSTITUTION = re.compile(
    r"\b(?:Hospital|Universit|Institut|Province|province|[Vv]illage|[Cc]ity|District|Centre|Clinic\b"
    r"|College|School|Department of|Ministry|Region\b|living in|lives in|native of|originat)"
)
_SUBJECT = re.compile(r"\b(?:[Tt]he patient|[Tt]his patient|[Pp]atient|[Pp]t)\b(?!['’]s|:)")
_OWNER = re.compile(r"\b[Tt]he patient['’]s\b")
_SENTENCE_END = re.compile(r"(?<=[a-z)\d][.])(?=\s)")


@cache
def texts(folder: Path, name: str, *, training: bool) -> tuple[str, ...]:
    """Texts of `NAME.jsonl.gz`, only of the side of the split that is asked for.

    Case reports that name an institution or a region are left out: nobody has marked them.
    """
    with gzip.open(folder / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return tuple(
        str(row["text"])
        for row in rows
        if held_out(row["id"]) != training
        and not (row["source"] == "e3c" and _INSTITUTION.search(row["text"]))
    )


def mark(text: str, countries: Iterable[str] = (), *, ages: bool = True) -> list[Part]:
    """What patterns can find in text that nobody has marked: ages, dates, addresses, countries.

    `ages` is false for text about populations, whose ages identify nobody.
    """
    names = "|".join(re.escape(name) for name in countries)
    pattern = re.compile(f"{_FREE.pattern}|(?P<COUNTRY>\\b(?:{names})\\b)") if names else _FREE
    parts: list[Part] = []
    position = 0
    for found in pattern.finditer(text):
        kind = found.lastgroup or ""
        kind = "" if kind == "AGE" and not ages else kind
        parts += [(text[position : found.start()], ""), (found[0], kind)]
        position = found.end()
    return [*parts, (text[position:], "")]


def people(text: str, filler: Filler, rng: Random, *, language: str = "en") -> list[Part]:
    """`text` with placeholders filled and identifying sentences, a header and a closing added."""
    text = text.replace("{", "(").replace("}", ")")
    for pattern, slot in _PLACEHOLDERS:
        text = re.sub(pattern, slot, text)
    if rng.random() < 0.3:
        text = _name_subject(text, rng)
    text = "".join(_insert(text, rng, rng.randint(1, 6), language))
    if rng.random() < 0.6:
        text = rng.choice(blocks(f"headers_{language}")) + rng.choice(["", "\n"]) + text
    if rng.random() < 0.6:
        text += rng.choice(blocks(f"closings_{language}"))
    return [
        part
        for content, kind in filler.fill(text)
        for part in ([(content, kind)] if kind else mark(content))
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
