"""What the JSON of a report tells scripts."""

from __future__ import annotations

import json
from dataclasses import replace

from app.engine.redaction.fingerprints import Fingerprints
from app.engine.redaction.report import Report, to_html, to_json
from app.notices import Notice, NoticeCode

REPORT = Report(
    program="incognote 1.0",
    pack="en-minilm 1.1.0",
    pack_sha256="0" * 64,
    kind="pdf",
    mode="mask",
    fingerprints=Fingerprints("", "a1b2c3d4", (), ()),
    export_sha256="1" * 64,
    pages=2,
    words=90,
    rows=(),
    boxes=0,
    detectors={},
    lowest_score=None,
    checks={"text": 3},
    notices=(),
)


def test_notices_are_told_in_english_and_as_codes() -> None:
    links = Notice(NoticeCode.PDF_LINKS)
    unread = Notice.of(NoticeCode.PDF_PICTURES_UNREAD, pages=[1, 3, 4])
    report = replace(REPORT, notices=(links, unread))
    stored = json.loads(to_json(report))
    assert stored["notices"] == [
        "Links and their addresses will be dropped from the export; the linked words stay.",
        "Pictures or drawings stay as they are and were not searched; look at pages 1, 3–4.",
    ]
    assert stored["notice_codes"] == [
        {"code": "pdf-links"},
        {"code": "pdf-pictures-unread", "pages": [1, 3, 4]},
    ]
    assert "look at pages 1, 3–4." in to_html(report)


def test_a_report_without_notices_has_empty_lists() -> None:
    stored = json.loads(to_json(REPORT))
    assert stored["notices"] == stored["notice_codes"] == []
