"""A component for spaCy: `nlp.add_pipe("incognote")`.

It marks what the engine finds in `doc.spans["incognote"]`, whole tokens each, and in `doc.ents`,
where what others found gives way. Exact offsets, categories and scores are in the attributes of the
span group. Tokens are those of the pipeline; the engine sees the text, and needs no other
component.
"""

from __future__ import annotations

from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup
from spacy.util import filter_spans

from incognote.engine import Engine
from incognote.values import Finding

FINDINGS = "findings"


class IncognoteComponent:
    """Marks identifiers in documents. Loads its model with the first one, in each process."""

    def __init__(
        self,
        *,
        spans_key: str = "incognote",
        set_ents: bool = True,
        language: str | None = None,
        min_score: float | str | None = None,
        model: str | None = None,
    ) -> None:
        """As `make` says."""
        self._spans_key = spans_key
        self._set_ents = set_ents
        self._language = language
        self._engine_is = {"min_score": min_score, "model": model}
        self._engine: Engine | None = None

    def __call__(self, doc: Doc) -> Doc:
        """Mark what is found in `doc`, which is also returned. Raises `IncognoteError`."""
        if self._engine is None:
            self._engine = Engine(**self._engine_is)  # type: ignore[arg-type]
        findings = self._engine.scan(doc.text, language=self._language).findings
        spans = [_tokens(doc, one) for one in findings]
        told = [
            {
                "start": one.start,
                "end": one.end,
                "category": one.category,
                "subcategory": one.subcategory,
                "score": one.score,
                "detector": one.detector,
            }
            for one in findings
        ]
        group = SpanGroup(doc, name=self._spans_key, spans=spans, attrs={FINDINGS: told})
        doc.spans[self._spans_key] = group
        if self._set_ents:
            ours = filter_spans(spans)
            taken = {token.i for span in ours for token in span}
            others = [ent for ent in doc.ents if taken.isdisjoint(range(ent.start, ent.end))]
            doc.set_ents([*ours, *others])
        return doc

    def __getstate__(self) -> dict[str, Any]:
        # Another process loads an engine of its own.
        return {**self.__dict__, "_engine": None}


def _tokens(doc: Doc, finding: Finding) -> Span:
    """The tokens that hold a letter of an identifier."""
    span = doc.char_span(finding.start, finding.end, finding.subcategory, alignment_mode="expand")
    if span is None:
        raise ValueError("the tokens of the pipeline do not cover the text")
    return span


@Language.factory(
    "incognote",
    default_config={
        "spans_key": "incognote",
        "set_ents": True,
        "language": None,
        "min_score": None,
        "model": None,
    },
    assigns=["doc.ents", "doc.spans"],
)
def make(
    nlp: Language,  # noqa: ARG001 - spaCy names its arguments
    name: str,  # noqa: ARG001
    spans_key: str,
    set_ents: bool,  # noqa: FBT001
    language: str | None,
    min_score: float | str | None,
    model: str | None,
) -> IncognoteComponent:
    """The component of a pipeline.

    Args:
        nlp: the pipeline.
        name: of the component there.
        spans_key: the span group that is set.
        set_ents: also set `doc.ents`.
        language: code of the language of all documents; without, each passage is recognised.
        min_score: as of `incognote.Engine`.
        model: as of `incognote.Engine`.
    """
    return IncognoteComponent(
        spans_key=spans_key,
        set_ents=set_ents,
        language=language,
        min_score=min_score,
        model=model,
    )
