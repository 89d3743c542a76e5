"""What a report holds: its published form, the 18 identifiers, who and when, and no text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from support.known.known_report import EMPTY_REPORT, REPORT
from support.report_files import said_in

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode, Verification
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.redaction.profiles import profiles
from app.engine.redaction.report import Circumstances, Report, make_report
from app.engine.redaction.report_page import to_html
from app.engine.redaction.summary import Line, Result, to_csv
from app.workflow.detector_process import LoadedPack
from app.workflow.export import write_reports, write_summary
from app.workflow.signed_reports import Signer

ROOT = Path(__file__).resolve().parents[2]
TEXT = "Seen by Dr. Adaeze Okonkwo, aged 47, of 06810 Danbury. Called on Tuesday."
FOUND = (("Adaeze Okonkwo", "DOCTOR"), ("47", "AGE"), ("06810", "ZIP"), ("Danbury", "CITY"))
PACK = LoadedPack("en-minilm", "1.3.0", "en", "0" * 64, "cpu", {}, 0.1, ("en",))


def made(*reviewers: str, policy: str = "Safe Harbor") -> Report:
    """A report of a note with four identifiers and a doubtful place."""

    def finding(literal: str, kind: str, score: float) -> Finding:
        start = TEXT.index(literal)
        return Finding(literal, Span(start, start + len(literal)), kind, score, "tagger")

    findings = tuple(finding(literal, kind, 0.9) for literal, kind in FOUND)
    near = (finding("Tuesday", "DATE", 0.3),)
    document = Document("d", "text", "0" * 64, TEXT)
    review = Review(document, findings, candidates=near, served=("en",))
    kept = frozenset(one.id for one in findings if one.subcategory == "AGE")
    review = replace(review, kept=kept)
    return make_report(
        review,
        plan(review, Mode.MASK, label),
        Verification((), {"text": 1}),
        notices=(),
        pack=PACK,
        export_sha256="1" * 64,
        secret=bytes(32),
        policy=profiles()[policy],
        about=Circumstances(0.1, "2026-05-02T10:15+02:00", reviewers),
    )


def schema_of(name: str) -> object:
    return json.loads((ROOT / "docs" / f"{name}.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("report", [made("A. Reviewer"), EMPTY_REPORT, REPORT])
def test_reports_and_summaries_have_the_published_form(report: Report, tmp_path: Path) -> None:
    signer = Signer(bytes(32))
    page = write_reports(report, tmp_path / "note.deid.txt", signer)
    jsonschema.validate(json.loads(page.with_suffix(".json").read_text()), schema_of("report"))
    lines = [Line(1, Result.EXPORTED, "note.deid.txt", report), Line(2, Result.FAILED, error="x")]
    page = write_summary(lines, tmp_path, signer)
    jsonschema.validate(json.loads(page.with_suffix(".json").read_text()), schema_of("summary"))


def test_a_report_says_what_may_be_left_and_what_it_most_likely_is() -> None:
    report = made()
    assert report.left is not None
    assert report.left_by_kind == {"DATE": round(report.left.expected, 4)}
    # A date is doubtful, which counts 0.4 of a telephone number and less where it is a part of one.
    risk = report.left_risk
    assert risk is not None
    assert 0 < risk.expected <= 0.4 * report.left.expected
    assert risk.most / risk.expected == pytest.approx(
        report.left.most / report.left.expected, rel=0.01
    )
    page = to_html(report)
    assert f"there are {report.left.least} to {report.left.most}" in page
    assert f"as much as {risk.expected:.2f} telephone numbers" in page
    assert "90 labelled notes held aside" in page
    assert "Date." in page
    assert "Nobody knows how much is left" in to_html(EMPTY_REPORT)
    row = to_csv([Line(1, Result.EXPORTED, "note.deid.txt", report)]).splitlines()[1]
    assert f",{round(report.left.expected, 3)},{report.left.least},{report.left.most}," in row


def test_all_18_identifiers_are_listed_with_what_was_done() -> None:
    report = made()
    lines = {one.letter: one for one in report.safe_harbor}
    assert "".join(lines) == "ABCDEFGHIJKLMNOPQR"
    assert (lines["A"].removed, lines["B"].removed) == (1, 2)
    assert (lines["C"].removed, lines["C"].staying) == (0, 1)
    assert lines["C"].treatments == ("over89", "year")
    assert lines["Q"].treatments == ()
    page = to_html(report)
    assert "A · Names" in page
    assert "Q · Photographs of the face" in page
    assert "censuses of 2000 and 2010" in page


def test_reviewers_are_named_unless_the_document_names_them() -> None:
    page = to_html(made("Adaeze Okonkwo", "B. Lindqvist"))
    assert "Okonkwo" not in page
    assert "B. Lindqvist" in page
    assert "2026-05-02 10:15" in page


def test_no_word_of_the_document_is_in_any_file(tmp_path: Path) -> None:
    signer = Signer(bytes(32))
    write_reports(made("Okonkwo, A."), tmp_path / "note.deid.txt", signer)
    write_summary([Line(1, Result.EXPORTED, "note.deid.txt", made())], tmp_path, signer)
    for path in tmp_path.iterdir():
        content = said_in(path)
        for literal, _ in (*FOUND, ("Tuesday", "")):
            if not literal.isdigit() or len(literal) > 2:
                assert literal not in content, path.name


def test_the_limits_are_told_with_the_figures_of_the_literature() -> None:
    page = to_html(made())
    for figure in ("i2b2 2014", "211 of 310", "Sweeney 2000", "GDPR"):
        assert figure in page
