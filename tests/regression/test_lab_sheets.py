"""Sheets of twenty invented laboratories in four languages: values, units, flags and terms stay.

The rules were made with these sheets in view, so they tell of what was reached, not of other ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from app.progress import NullReporter
from app.training.corpora.inline import parse
from app.workflow.scan import Scanner

KNOWN_FALSE_FINDS = {
    # Two readers would not agree on it.
    ("lab-en-1", "11/2"),
    ("tab-es-2", "2-7"),
    ("tab-sv-3", "ov.ca"),
    ("tab-sv-3", "1/1"),
}
# Ages of a newborn; the last is missed where a processor adds eight bits up in its own way.
KNOWN_MISSES = {("tab-sv-1", "49"), ("tab-sv-1", "5"), ("tab-sv-1", "2")}


@pytest.mark.parametrize("name", ["lab_sheets", "lab_tables"])
def test_no_false_find_or_miss_but_the_known_ones(engine: Scanner, name: str) -> None:
    sheets = parse(Path(__file__).with_name(f"{name}.txt").read_text("utf-8"), name)
    false_finds, misses = set(), set()
    for sheet in sheets:
        found = engine.scan_text(sheet.text, NullReporter()).findings
        marked = [gold.span for gold in sheet.spans]
        false_finds |= {
            (sheet.id, finding.span.of(sheet.text))
            for finding in found
            if not any(finding.span.overlaps(span) for span in marked)
        }
        misses |= {
            (sheet.id, span.of(sheet.text))
            for span in marked
            if not any(finding.span.overlaps(span) for finding in found)
        }
    assert len(sheets) == 10
    assert false_finds <= KNOWN_FALSE_FINDS
    assert misses <= KNOWN_MISSES
