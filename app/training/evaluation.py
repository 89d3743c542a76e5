"""Evaluation of files: reads gold standard and predictions, compares them, writes reports."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from app.engine.domain.document import Span
from app.engine.domain.label_maps import LabelMap
from app.engine.domain.labels import native_schema
from app.engine.evaluation.evaluate import Evaluation, Result, evaluate
from app.engine.evaluation.report_html import to_html
from app.engine.evaluation.report_json import to_json
from app.engine.evaluation.units import Labelled, Pair, View
from app.errors import InputError, WriteFailed
from app.training.corpora.documents import GoldSpan, LabelledDocument, disjoint
from app.training.corpora.files import read_corpus, write_corpus

JSON_NAME, HTML_NAME = "evaluation.json", "evaluation.html"
MISTAKES_NAME = "mistakes.csv"
"""A row a mistake, with a column in which a person says what is debatable."""


@dataclass(frozen=True, slots=True)
class PredictedSpan:
    """An identifier that a system found in a text."""

    span: Span
    subcategory: str


Predictor = Callable[[str], Sequence[Labelled]]


def run(
    gold: Sequence[Path],
    *,
    pred: Path | None = None,
    against: Path | None = None,
    file_format: str = "inline",
    predictor: Predictor | None = None,
    out: Path | None = None,
    keep: Path | None = None,
    include_text: bool = True,
    labels: LabelMap | None = None,
    training: Sequence[Path] = (),
) -> Evaluation:
    """Evaluate the predictions in `pred`, or else those of `predictor`, on `gold`.

    Args:
        gold: files and folders of the gold standard.
        pred: a file or folder with the same documents as a system labelled them.
        against: the same documents under another system, for McNemar's test.
        file_format: a name in `corpora.files.FORMATS`, of gold and predictions alike.
        predictor: maps a text to spans in it; used where `pred` is None.
        out: folder for `evaluation.json` and `evaluation.html`; nothing is written without.
        keep: folder for what the predictor finds, as JSON lines with the texts; `pred` or `against`
            of another comparison.
        labels: the map of labels in gold and predictions; without, that of the format. What a
            predictor finds is compared with what they become in the program's schema.
        include_text: whether those show the mistakes, which hold corpus text.
        training: the corpus that the system learnt from, by which causes of mistakes are told.

    Raises `InputError` for files that cannot be read, and for predictions that lack a document of
    the gold standard or hold another text; `WriteFailed` if the reports cannot be written;
    `ValueError` with neither `pred` nor `predictor`.
    """
    forward = None if labels is None else labels.forward
    if labels is not None and labels.native and pred is None:
        raise InputError("Native labels can be compared with predictions in files alone.")
    documents = read_corpus(gold, file_format, forward)
    if pred is not None:
        predicted = _predictions(documents, read_corpus([pred], file_format, forward))
    elif predictor is not None:
        predicted = [predictor(document.text) for document in documents]
        if keep is not None:
            write_corpus(_marked(documents, predicted), keep, "jsonl")
    else:
        raise ValueError("neither predictions nor a predictor")
    others = None
    if against is not None:
        others = _predictions(documents, read_corpus([against], file_format, forward))
    learnt = read_corpus(training, file_format, forward) if training else None
    evaluation = compared(documents, predicted, others, learnt)
    if out is not None:
        write_reports(evaluation, out, include_text=include_text)
    return evaluation


def compared(
    documents: Sequence[LabelledDocument],
    predicted: Sequence[Sequence[Labelled]],
    others: Sequence[Sequence[Labelled]] | None = None,
    training: Sequence[LabelledDocument] | None = None,
) -> Evaluation:
    """Evaluate what was found in each of `documents`, and compare it with what `others` found.

    Native documents are compared by their own labels, each a category of its own.
    """
    known = None
    if any(document.native for document in documents):
        found = (marked for spans in (*predicted, *(others or ())) for marked in spans)
        used = (label for document in documents for label in document.labels)
        known = native_schema((*used, *(marked.subcategory for marked in found)))
    against = None if others is None else _pairs(documents, others)
    return evaluate(_pairs(documents, predicted), against, known=known, training=training)


def _write_mistakes(evaluation: Evaluation, rows: _Rows) -> None:
    rows.writerow(
        ("document", "start", "kind", "label", "predicted", "causes", "debatable", "text")
    )
    for one in evaluation.mistakes:
        causes = " ".join(one.causes)
        said = (one.kind.value, one.subcategory, one.predicted or "", causes, "", one.text)
        # A table must not take text for a formula.
        safe = (f"'{cell}" if cell[:1] in tuple("=+-@\t") else cell for cell in said)
        rows.writerow((one.document_id, one.span.start, *safe))


class _Rows(Protocol):
    def writerow(self, row: Iterable[object], /) -> object: ...


def table(evaluation: Evaluation) -> str:
    """The main figures for a terminal, without any text of the documents."""
    head = f"{'':30}{'precision':>10}{'recall':>10}{'F1':>10}"
    rows = [_row(result) for result in evaluation.results]
    leak = evaluation.leakage
    figures = (
        ("identifying tokens leaked", leak.total.rate),
        ("risk leaked", leak.total.risk_rate),
        ("risk leaked, by rarity", leak.total.rare_risk_rate),
        ("identifying characters covered", leak.total.character_recall),
    )
    lines = [f"{name:34}{'-' if value is None else f'{value:.2%}'}" for name, value in figures]
    lines.append(
        f"{'documents that leak something':34}{leak.leaking_documents} of {evaluation.documents}"
    )
    if evaluation.comparison is not None:
        lines += [
            f"McNemar, {granularity.value:25}chi2 {test.statistic:.2f}, p {test.p:.2g}"
            for granularity, test in evaluation.comparison.mcnemar.items()
        ]
    return "\n".join((head, *rows, "", *lines))


def _row(result: Result) -> str:
    view = "HIPAA " if result.view is View.HIPAA else ""
    name = f"{view}{result.level.value} {result.granularity.value}"
    scores = result.micro.scores
    return f"{name:30}{scores.precision:10.4f}{scores.recall:10.4f}{scores.f1:10.4f}"


def _predictions(
    gold: Iterable[LabelledDocument], predicted: Iterable[LabelledDocument]
) -> list[Sequence[Labelled]]:
    by_id: Mapping[str, LabelledDocument] = {document.id: document for document in predicted}
    found: list[Sequence[Labelled]] = []
    for document in gold:
        other = by_id.get(document.id)
        # A document without predictions is not one in which nothing was found.
        if other is None:
            raise InputError(f"{document.id}: no such document among the predictions.")
        if other.text != document.text:
            raise InputError(f"{document.id}: another text in the predictions than in the gold.")
        found.append(other.spans)
    return found


def _marked(
    documents: Sequence[LabelledDocument], predicted: Sequence[Sequence[Labelled]]
) -> list[LabelledDocument]:
    """The documents with what was found in the place of what is so."""
    return [
        replace(document, spans=disjoint(GoldSpan(one.span, one.subcategory) for one in found))
        for document, found in zip(documents, predicted, strict=True)
    ]


def _pairs(
    documents: Iterable[LabelledDocument], predicted: Iterable[Sequence[Labelled]]
) -> list[Pair]:
    return [
        Pair(document.id, document.text, document.spans, spans)
        for document, spans in zip(documents, predicted, strict=True)
    ]


def write_reports(evaluation: Evaluation, folder: Path, *, include_text: bool) -> None:
    """Write `evaluation.json` and `evaluation.html`. Raises `WriteFailed`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, render in ((JSON_NAME, to_json), (HTML_NAME, to_html)):
            text = render(evaluation, include_text=include_text)
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
        if include_text:
            with (folder / MISTAKES_NAME).open("w", encoding="utf-8", newline="") as file:
                _write_mistakes(evaluation, csv.writer(file))
    except OSError:
        raise WriteFailed("The evaluation reports could not be written.") from None
