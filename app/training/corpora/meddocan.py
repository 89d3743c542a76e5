"""MEDDOCAN 2019 (Spanish): i2b2-style XML with its own labels, and the way to this guideline."""

from __future__ import annotations

import re
from dataclasses import replace

from app.engine.domain.types import Span
from app.training.corpora import i2b2
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.corpora.translate import Labels, schema_labels

_ZIP = re.compile(r"\d{5}")
_AGE = re.compile(r"\d+|.+?(?=\s+(?:años?|meses|mes|semanas?|días?|horas?)\b|$)", re.DOTALL)


def meddocan_labels() -> Labels:
    """MEDDOCAN's labels. The patient's sex is annotated there and is no identifier here."""
    return {**schema_labels("meddocan"), "SEXO_SUJETO_ASISTENCIA": None}


def parse(data: bytes, id_: str) -> LabelledDocument:
    """Read one file with its spans as annotated. Raises `Corrupt` like the i2b2 reader."""
    return i2b2.parse(data, id_, labels=meddocan_labels(), language="es")


def to_guideline(document: LabelledDocument) -> LabelledDocument:
    """The document with spans as docs/annotation.md wants them, for training.

    MEDDOCAN marks ages with their unit (`79 años`), relations without a name (`madre`), and postal
    codes as places.
    """
    spans = (_adapted(marked, document.text) for marked in document.spans)
    return replace(document, spans=tuple(marked for marked in spans if marked is not None))


def _adapted(marked: GoldSpan, text: str) -> GoldSpan | None:
    covered = marked.span.of(text)
    if marked.subcategory == "AGE" and (number := _AGE.match(covered)):
        return replace(marked, span=Span(marked.span.start, marked.span.start + number.end()))
    if marked.subcategory == "PATIENT" and covered.islower():
        return None
    if marked.subcategory == "CITY" and _ZIP.fullmatch(covered):
        return replace(marked, subcategory="ZIP")
    return marked
