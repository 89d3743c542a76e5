"""The inline markup of authored notes: `[[LABEL#entity.form|text]]`, notes below `===` lines."""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.engine.domain.label_maps import NATIVE, label_map
from app.errors import Corrupt, Unsupported
from app.training.corpora.documents import (
    LabelledDocument,
    Labels,
    TextBuilder,
    is_native,
    own_labels,
    translated,
)

_HEAD = re.compile(r"^=== (.*)$", re.MULTILINE)
_HINT = "Give notes whose identifiers are marked, and their format with --format."
_MARK = re.compile(r"\[\[([A-Za-z][A-Za-z0-9_-]*)(?:#(\d+))?(?:\.([a-z_]+))?\|([^\[\]|]+)\]\]")


def parse(markup: str, id_: str, *, labels: Labels | None = None) -> tuple[LabelledDocument, ...]:
    """Read the notes of one file.

    Raises `Corrupt`, naming file and note, for text before the first head, heads without three
    parts, ids that occur twice, unknown labels, and markup that is not closed.
    """
    known = own_labels() if labels is None else labels
    before, *rest = _HEAD.split(markup.replace("\r\n", "\n"))
    if before.strip() or not rest:
        raise Corrupt(f"{id_}: does not begin with a line '=== id | language | genre'.", hint=_HINT)
    notes = [_note(h, body, id_, known) for h, body in zip(rest[::2], rest[1::2], strict=True)]
    if len({note.id for note in notes}) < len(notes):
        raise Corrupt(f"{id_}: two notes have the same id.")
    return tuple(notes)


def serialise(documents: Iterable[LabelledDocument]) -> str:
    """Write notes, an empty line between them.

    Line ends around a note's text are not kept. Raises `Unsupported` where text or id would read
    as markup.
    """
    return "\n".join(_markup(document) for document in documents)


def _note(head: str, body: str, file: str, labels: Labels) -> LabelledDocument:
    parts = [part.strip() for part in head.split("|")]
    if len(parts) != 3 or not parts[0]:
        raise Corrupt(f"{file}: a heading that is not '=== id | language | genre'.")
    id_, language, genre = parts
    builder, position, text = TextBuilder(), 0, body.strip("\n")
    for mark in _MARK.finditer(text):
        builder.add(text[position : mark.start()])
        label, entity, form, literal = mark.groups()
        subcategory = translated(label, labels, f"{file}, note {id_}")
        if subcategory is None:
            builder.add(literal)
        else:
            builder.mark(literal, subcategory, entity, form)
        position = mark.end()
    builder.add(text[position:])
    document = builder.document(id_, language, genre, native=is_native(labels))
    if "[[" in document.text or "]]" in document.text:
        raise Corrupt(f"{file}, note {id_}: broken markup.")
    return document


def _markup(document: LabelledDocument) -> str:
    head = (document.id, document.language, document.genre)
    parts, position = [f"=== {' | '.join(head)}\n"], 0
    for marked in document.spans:
        parts.append(document.text[position : marked.span.start])
        entity = f"#{marked.entity}" if marked.entity else ""
        form = f".{marked.form}" if marked.form else ""
        literal = marked.span.of(document.text)
        parts.append(f"[[{marked.subcategory}{entity}{form}|{literal}]]")
        position = marked.span.end
    written = "".join((*parts, document.text[position:], "\n"))
    # Reading it back is the one check that no part of the text is taken for markup.
    try:
        (again,) = parse(
            written, document.id, labels=label_map(NATIVE if document.native else "own").forward
        )
    except (Corrupt, ValueError):
        raise Unsupported(f"{document.id}: the text would be read as markup.") from None
    if again.spans != document.spans or again.text != document.text.strip("\n"):
        raise Unsupported(f"{document.id}: the text would be read as markup.")
    return written
