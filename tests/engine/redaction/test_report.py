"""What the JSON of a report tells scripts."""

from __future__ import annotations

import json
from dataclasses import replace

from support.known.known_report import EMPTY_REPORT, REPORT

from app.engine.redaction.report import to_json
from app.engine.redaction.report_page import to_html
from app.notices import Notice, NoticeCode


def test_notices_are_told_in_english_and_as_codes() -> None:
    links = Notice(NoticeCode.PDF_LINKS)
    unread = Notice.of(NoticeCode.PDF_PICTURES_UNREAD, pages=[1, 3, 4])
    report = replace(REPORT, notices=(links, unread))
    stored = json.loads(to_json(report))
    assert stored["notices"] == [
        "Links and their addresses are removed; the linked words stay.",
        "Pictures or drawings stay as they are and were not searched: check pages 1, 3–4.",
    ]
    assert stored["notice_codes"] == [
        {"code": "pdf-links"},
        {"code": "pdf-pictures-unread", "pages": [1, 3, 4]},
    ]
    assert "check pages 1, 3–4." in to_html(report)


def test_figures_are_sums_of_rows_and_checks() -> None:
    page = to_html(REPORT)
    assert "PDF document, 2 pages, 90 words, identifiers replaced with labels." in page
    for figure in ("<b>6</b> redacted", "<b>4</b> kept", "<b>2</b> redacted", "<b>6</b> extracts"):
        assert figure in page
    assert "<td>1</td><td>2</td><td>3</td><td>4</td></tr>" in page
    assert "<li>the model: 3</li>" in page
    assert "<li>names of fields: 1</li>" in page
    assert "<li>the list of known identifiers: 1</li>" in page
    assert "<li>3 × text, as other programs read it</li>" in page
    assert "0.50" in page


def test_others_may_style_a_page() -> None:
    assert "<style>" in to_html(REPORT)
    assert "style" not in to_html(EMPTY_REPORT, styled=False)


def test_a_report_of_nothing_says_so() -> None:
    stored = json.loads(to_json(EMPTY_REPORT))
    assert stored["notices"] == stored["notice_codes"] == []
    page = to_html(EMPTY_REPORT)
    assert "<li>None.</li>" in page
    assert "Text, 1 words, identifiers covered with black boxes." in page
    assert "Lowest score among the redacted findings: –" in page
