"""Columns: a token a line, its label last, an empty line after a sentence.

The text is put together from the tokens, one space between them and a line a sentence: the
format does not keep the original spaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from app.engine.domain.document import Span
from app.errors import Corrupt, Unsupported
from app.training.corpora.documents import (
    GoldSpan,
    LabelledDocument,
    Labels,
    is_native,
    own_labels,
    translated,
)
from app.training.corpora.tag_schemes import Chunk, chunks, has_prefix, tagged

_DOCUMENT = "-DOCSTART-"
_TOKEN = re.compile(r"[^\W_](?:[^\W_]|[\u0300-\u036f])*|\S")


class _Row(NamedTuple):
    token: str
    label: str
    line: int


def parse(
    columns: str, id_: str, *, labels: Labels | None = None, language: str = "en"
) -> tuple[LabelledDocument, ...]:
    """Read one file: BIO, IOB, BILOU and BIOES labels, or plain ones.

    With plain labels neighbours of the same label are one span. `-DOCSTART-` begins a new
    document; several documents are numbered. Raises `Corrupt` for lines with one column and for
    unknown labels.
    """
    known = own_labels() if labels is None else labels
    documents = [block for block in _documents(columns, id_) if any(block)]
    return tuple(
        _document(block, id_ if len(documents) == 1 else f"{id_}-{number}", known, language)
        for number, block in enumerate(documents, 1)
    )


def serialise(documents: Iterable[LabelledDocument], scheme: str = "iob2") -> str:
    """Write documents as token, tabulator, label; tokens are words and single other marks.

    Raises `Unsupported` for a document without a token, which the format cannot hold.
    """
    return "".join(f"{_DOCUMENT}\tO\n\n{_columns(document, scheme)}\n" for document in documents)


def _documents(columns: str, id_: str) -> Iterator[list[list[_Row]]]:
    sentences: list[list[_Row]] = [[]]
    for number, line in enumerate(columns.split("\n"), 1):
        cells = line.strip("\r").split("\t" if "\t" in line else None)
        if not line.strip():
            sentences.append([])
        elif cells[0] == _DOCUMENT:
            yield [sentence for sentence in sentences if sentence]
            sentences = [[]]
        elif len(cells) < 2 or not cells[0]:
            raise Corrupt(f"{id_}, line {number}: a token without a label.")
        else:
            sentences[-1].append(_Row(cells[0], cells[-1], number))
    yield [sentence for sentence in sentences if sentence]


def _document(
    sentences: Sequence[Sequence[_Row]], id_: str, labels: Labels, language: str
) -> LabelledDocument:
    spans: list[GoldSpan] = []
    lines: list[str] = []
    offset = 0
    for sentence in sentences:
        starts = [offset]
        for row in sentence:
            starts.append(starts[-1] + len(row.token) + 1)
        for first, last, label in chunks([row.label for row in sentence]):
            where = f"{id_}, line {sentence[first].line}"
            sure = has_prefix(sentence[first].label)
            subcategory = translated(label, labels, where, named=sure)
            if subcategory is not None:
                spans.append(GoldSpan(Span(starts[first], starts[last + 1] - 1), subcategory))
        lines.append(" ".join(row.token for row in sentence))
        offset = starts[-1]
    text, native = "\n".join(lines), is_native(labels)
    return LabelledDocument(id_, text, tuple(spans), language, native=native)


def _columns(document: LabelledDocument, scheme: str) -> str:
    lines: list[list[str]] = [[]]
    found: list[list[Chunk]] = [[]]
    previous = 0
    for region, subcategory in _regions(document):
        tokens = list(_TOKEN.finditer(document.text, region.start, region.end))
        for number, token in enumerate(tokens):
            # A line end within an entity is no sentence's end: it would cut the entity.
            ends = subcategory is None or number == 0
            if lines[-1] and ends and "\n" in document.text[previous : token.start()]:
                lines.append([])
                found.append([])
            lines[-1].append(token[0])
            previous = token.end()
        if subcategory is not None and tokens:
            last = len(lines[-1]) - 1
            found[-1].append((last + 1 - len(tokens), last, subcategory))
    if not lines[0]:
        raise Unsupported(f"{document.id}: no token to write.")
    return "\n".join(
        "".join(
            f"{token}\t{label}\n"
            for token, label in zip(line, tagged(marked, len(line), scheme), strict=True)
        )
        for line, marked in zip(lines, found, strict=True)
    )


def _regions(document: LabelledDocument) -> Iterator[tuple[Span, str | None]]:
    """The text cut into what is marked and what stands between."""
    position = 0
    for marked in document.spans:
        if position < marked.span.start:
            yield Span(position, marked.span.start), None
        yield marked.span, marked.subcategory
        position = marked.span.end
    if position < len(document.text):
        yield Span(position, len(document.text)), None
