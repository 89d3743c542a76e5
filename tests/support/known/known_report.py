"""A report with every part, and one without any."""

from __future__ import annotations

from app.engine.redaction.fingerprints import Fingerprints
from app.engine.redaction.report import Report, Row
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
    rows=(Row("PATIENT", 1, 2, 3, 4),),
    boxes=2,
    detectors={
        "tagger": 3,
        "rules": 2,
        "fields": 1,
        "known": 1,
        "propagation": 1,
        "reviewer": 1,
        "list": 1,
    },
    lowest_score=0.5,
    checks={"text": 3, "hidden": 2, "raw": 1},
    notices=(Notice(NoticeCode.TABLE_BROKEN),),
)
EMPTY_REPORT = Report(
    program="incognote 1.0",
    pack="en-minilm 1.1.0",
    pack_sha256="0" * 64,
    kind="text",
    mode="box",
    fingerprints=Fingerprints("", "a1b2c3d4", (), ()),
    export_sha256="1" * 64,
    pages=0,
    words=1,
    rows=(),
    boxes=0,
    detectors={},
    lowest_score=None,
    checks={"text": 1},
    notices=(),
)
