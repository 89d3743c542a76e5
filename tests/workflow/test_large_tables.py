"""A long table keeps telling that it is worked on, and stays what it was: a child is not ended."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.formats.base import Options
from app.keys.key_purposes import planning_key
from app.progress import NullReporter, Repeater
from app.sandbox import reader_process
from app.settings import Settings
from app.workflow import detector_process

ROWS = 60
GIVEN = ("Ada", "Beatriz", "Carl", "Dora", "Emil")


def table() -> str:
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(("mrn", "family_name", "given_name", "visit_date", "note"))
    for row in range(ROWS):
        family, given = f"Quill{chr(97 + row % 26)}{chr(97 + row // 26)}er", GIVEN[row % 5]
        day = f"20{row % 20 + 5:02}-{row % 12 + 1:02}-{row % 28 + 1:02}"
        note = f"{given} {family} was seen on {day} with chest pain; potassium 4.1 mmol/L."
        rows.writerow((f"{4_000_000 + 37 * row}", family, given, day, note))
    return written.getvalue()


def test_every_step_tells_that_it_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[None] = []
    monkeypatch.setattr(Repeater, "again", lambda _self: told.append(None))

    def taken() -> int:
        """How often it was told since this was asked last."""
        count = len(told)
        told.clear()
        return count

    source, target = tmp_path / "table.csv", tmp_path / "copy.csv"
    source.write_text(table(), encoding="utf-8")
    unheard = NullReporter()
    document = reader_process.read(source, Options(), unheard)
    assert taken() > 2 * ROWS
    found, candidates, served = detector_process.scan(Settings(), document, unheard)
    assert taken() > 10 * len(found)
    review = Review(document, found, candidates=candidates, served=served)
    key = planning_key(bytes(range(32)))
    findings, decisions, plan = detector_process.plan(review, Mode.SURROGATE, key, 365, unheard)
    assert taken() > 5 * len(found)
    review = Review(document, findings, decisions, candidates=candidates, served=served)
    reader_process.write(source, Options(), document, plan, target, unheard)
    assert taken() > 4 * ROWS
    checked = reader_process.verify_export(plan, review, target, unheard, predicted=True)
    assert checked.passed
    assert taken() > 4 * len(found)
    # In another encoding than the original's it would have to be checked in all that there are.
    assert target.read_bytes().isascii()
