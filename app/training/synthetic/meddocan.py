"""Spanish clinical cases of MEDDOCAN (CC BY 4.0), in line with the project's annotation guideline.

Marimon et al. 2019, "Automatic De-identification of Medical Texts in Spanish". Its names and
addresses are invented; the cases around them are real and published.
"""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from app.engine.domain.document import Span
from app.training.corpora import i2b2
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.synthetic.gazetteers import held_out

_ARCHIVE = "labelled/meddocan_es/train_xml.tar.xz"
_DIGITS = re.compile(r"\d+")
_FIELDS = {"first": re.compile(r"Nombre: *$"), "last": re.compile(r"Apellidos: *$")}


@cache
def cases(corpora: Path) -> tuple[LabelledDocument, ...]:
    """The cases of the training set that are not held out; none where the corpus is not there."""
    path = corpora / _ARCHIVE
    if not path.is_file():
        return ()
    with tarfile.open(path) as archive:
        members = [m for m in archive if m.isfile() and m.name.endswith(".xml")]
        contents = [(Path(m.name).stem, archive.extractfile(m)) for m in members]
        documents = [i2b2.parse_meddocan(file.read(), name) for name, file in contents if file]
    return tuple(to_guideline(document) for document in documents if not held_out(document.id))


def to_guideline(document: LabelledDocument) -> LabelledDocument:
    """A case marked as docs/annotation.md has it: no units of ages, no words for relatives."""
    spans = tuple(kept for span in document.spans for kept in _kept(span, document.text))
    return replace(document, spans=spans)


def _kept(marked: GoldSpan, text: str) -> Iterator[GoldSpan]:
    """`marked` as the guideline has it: of an age the number alone, no words for relatives."""
    literal = marked.span.of(text)
    if marked.subcategory == "AGE":
        for found in _DIGITS.finditer(literal):
            start = marked.span.start
            yield replace(marked, span=Span(start + found.start(), start + found.end()))
    elif marked.subcategory == "CITY" and literal.isdigit():
        yield replace(marked, subcategory="ZIP")
    elif marked.subcategory != "PATIENT" or not literal.islower():
        before = marked.span.before(text, 12)
        forms = [form for form, field in _FIELDS.items() if field.search(before)]
        yield replace(marked, form=forms[0] if forms else None)
