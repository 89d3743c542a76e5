"""What a pack finds in a run's documents, with the labels that it learnt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.engine.domain.document import Document
from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack.packs import Pack
from app.progress import NullReporter
from app.training.config import Config
from app.training.corpora.documents import GoldSpan, LabelledDocument

Finder = Callable[[LabelledDocument], tuple[GoldSpan, ...]]
"""Finds spans in a document's text without a look at its gold spans."""


def finder(pack: Pack, settings: Config) -> Finder:
    """What the pack finds in a document, with the labels that were learnt, in its language."""
    learnt = with_learnt_labels(pack)
    taggers: dict[str, LatticeTagger[Any]] = {}

    def find(document: LabelledDocument) -> tuple[GoldSpan, ...]:
        language = document.language
        if language not in taggers:
            spoken = replace(learnt, manifest=replace(learnt.manifest, language=language))
            taggers[language] = load_tagger(spoken, "cpu", min_score=settings.model.min_score)
        read = Document(document.id, "text", "", document.text, barriers=document.barriers)
        found = taggers[language].examine(read, NullReporter()).findings
        return tuple(GoldSpan(finding.span, finding.subcategory) for finding in found)

    return find


def with_learnt_labels(pack: Pack) -> Pack:
    """The pack with its labels themselves as classes, whatever they mean to the program."""
    return replace(pack, classes=tuple(pack.manifest.subcategories))
