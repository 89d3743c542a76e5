"""Brat standoff: a `.txt` file and an `.ann` file of text-bound annotations."""

from __future__ import annotations

import re

from app.errors import Corrupt
from app.training.corpora.documents import (
    GoldSpan,
    LabelledDocument,
    Labels,
    disjoint,
    is_native,
    own_labels,
    translated,
)
from app.training.corpora.repair import located

_LINE = re.compile(r"T(\d+)\t(\S+) (\d+ \d+(?:;\d+ \d+)*)(?:\t(.*))?")


def parse(
    text: str, annotations: str, id_: str, *, labels: Labels | None = None, language: str = "en"
) -> LabelledDocument:
    """Read one document. Relations, events, attributes and notes are passed over.

    A discontinuous annotation becomes one span a fragment, tied together by their `entity`.
    Raises `Corrupt` for broken lines, unknown labels and text that is not in the document.
    """
    known = own_labels() if labels is None else labels
    spans: list[GoldSpan] = []
    for number, line in enumerate(annotations.splitlines(), 1):
        if not line.startswith("T"):
            continue
        where = f"{id_}, annotation line {number}"
        match = _LINE.fullmatch(line)
        if match is None:
            raise Corrupt(f"{where}: not a text-bound annotation.")
        subcategory = translated(match[2], known, where)
        if subcategory is not None:
            spans += _fragments(text, match, subcategory, where)
    return LabelledDocument(id_, text, disjoint(spans), language, native=is_native(known))


def serialise(document: LabelledDocument) -> tuple[str, str]:
    """Text and annotations of one document. Entity numbers and forms have no place in them."""
    lines = []
    for number, marked in enumerate(document.spans, 1):
        covered = " ".join(re.split(r"[\r\n\t]", marked.span.of(document.text)))
        where = f"{marked.span.start} {marked.span.end}"
        lines.append(f"T{number}\t{marked.subcategory} {where}\t{covered}\n")
    return document.text, "".join(lines)


def _fragments(text: str, match: re.Match[str], subcategory: str, where: str) -> list[GoldSpan]:
    ranges = [tuple(map(int, fragment.split())) for fragment in match[3].split(";")]
    if len(ranges) == 1:
        (start, end), stated = ranges[0], match[4]
        wanted = text[start:end] if stated is None else stated
        return [GoldSpan(located(text, wanted, start, end, where), subcategory)]
    # Brat joins the fragments' texts by a space, so that they cannot be told apart again.
    return [
        GoldSpan(located(text, text[start:end], start, end, where), subcategory, entity=match[1])
        for start, end in ranges
    ]
