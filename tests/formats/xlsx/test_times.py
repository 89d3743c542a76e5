"""Dates and times are in an export what they were, to the second."""

from __future__ import annotations

import datetime as dt
import re
import zipfile
from pathlib import Path

import openpyxl
import pytest

from app.engine.domain.export import Mode, RedactionPlan
from app.formats.base import Options
from app.formats.xlsx.format import XlsxFormat
from app.progress import NullReporter

MINUTES = [dt.time(hour, minute) for hour in (0, 9, 10, 18) for minute in (1, 15, 30, 42)]
SECONDS_A_DAY = 86_400


def test_no_time_is_shown_as_the_second_before(tmp_path: Path) -> None:
    made = openpyxl.Workbook()
    for row, time in enumerate(MINUTES, 1):
        made.active.cell(row, 1, "seen")
        made.active.cell(row, 2, time)
        made.active.cell(row, 3, dt.datetime.combine(dt.date(2025, 2, 9), time))
    source, target = tmp_path / "a.xlsx", tmp_path / "b.xlsx"
    made.save(source)
    checked = XlsxFormat()
    document = checked.read(source, Options(), NullReporter())
    plan = RedactionPlan(document.id, Mode.MASK, ())
    checked.write(source, Options(), plan, target, NullReporter())
    assert checked.read(target, Options(), NullReporter()).text == document.text
    stored = _numbers(target)
    for time, (clock, moment) in zip(MINUTES, stored, strict=True):
        seconds = time.hour * 3600 + time.minute * 60
        # Calc shows the whole seconds of what is stored.
        assert clock * SECONDS_A_DAY == pytest.approx(seconds, abs=1e-9)
        assert moment % 1 * SECONDS_A_DAY == pytest.approx(seconds, abs=1e-6)


def _numbers(path: Path) -> list[tuple[float, float]]:

    sheet = zipfile.ZipFile(path).read("xl/worksheets/sheet1.xml").decode()
    rows = re.findall(r"<row .*?</row>", sheet)
    found = [[float(one) for one in re.findall(r"<v>([^<]*)</v>", row)] for row in rows]
    return [(one[0], one[1]) for one in found]
