"""Corpora from one format to another, with labels translated and placeholders filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.engine.domain.label_maps import LabelMap
from app.errors import InputError, WriteFailed
from app.training.corpora import placeholders
from app.training.corpora.documents import LabelledDocument, relabelled
from app.training.corpora.files import FORMATS, read_corpus, write_corpus
from app.training.corpora.repair import Move, noting_moves, spaced
from app.training.corpora.tag_schemes import SCHEMES
from app.training.corpora.texts import read_texts
from app.training.synthetic.surrogates import Surrogates

PLACEHOLDERS = {
    "mimic": placeholders.convert_mimic,
    "mtsamples": placeholders.convert_mtsamples,
}
"""Sources whose placeholders are filled, by the name of their notation."""

SOURCES = (*FORMATS, *PLACEHOLDERS)
TARGETS = tuple(name for name, known in FORMATS.items() if known.write is not None)


@dataclass(frozen=True, slots=True)
class Converted:
    """What came of a conversion.

    Attributes:
        moves: annotations whose offsets did not fit.
        spaces: spaces put in at the edges of glued entities.
        lost: spans whose label the map back lacks.
    """

    documents: int
    spans: int
    moves: tuple[Move, ...]
    spaces: int
    lost: int


def convert(
    sources: Sequence[Path],
    folder: Path,
    *,
    source: str,
    target: str,
    labels: LabelMap | None = None,
    back: LabelMap | None = None,
    scheme: str = SCHEMES[1],
    space_entities: bool = False,
    language: str | None = None,
    seed: int = 1,
) -> Converted:
    """Read `sources` in the format `source` and write them into `folder` in the format `target`.

    Args:
        sources: files and folders.
        folder: made where it is missing.
        source: one of `SOURCES`.
        target: one of `TARGETS`.
        labels: the map of their labels; without, that of the format.
        back: a map whose labels are written instead of subcategories.
        scheme: of the labels of tokens.
        space_entities: whether entities are parted from what they are glued to.
        language: of the documents; without, what the format says.
        seed: of the values that placeholders are filled with.

    Raises `InputError` for what cannot be read, `Unsupported` for what the target cannot hold and
    `WriteFailed`.
    """
    with noting_moves() as moves:
        if source in PLACEHOLDERS:
            documents = _filled(sources, source, seed)
        else:
            forward = None if labels is None else labels.forward
            documents = read_corpus(sources, source, forward, language)
    spaces = 0
    if space_entities:
        parted = tuple(map(spaced, documents))
        spaces = sum(len(a.text) - len(b.text) for a, b in zip(parted, documents, strict=True))
        documents = parted
    spans = sum(len(document.spans) for document in documents)
    if back is not None:
        if any(document.native for document in documents):
            raise InputError("Native labels cannot be translated: give their map with --labels.")
        documents = tuple(relabelled(document, back) for document in documents)
    left = sum(len(document.spans) for document in documents)
    try:
        write_corpus(documents, folder, target, scheme)
    except OSError:
        raise WriteFailed("The corpus could not be written.") from None
    return Converted(len(documents), left, tuple(moves), spaces, spans - left)


def _filled(sources: Sequence[Path], source: str, seed: int) -> tuple[LabelledDocument, ...]:
    fill, made = Surrogates(seed), []
    for id_, text in read_texts(sources):
        # Each document has its own, whatever else is converted with it.
        fill.begin(f"{seed} {id_}")
        made.append(PLACEHOLDERS[source](text, id_, fill))
    return tuple(made)
