"""An identifier that is shown by pixels is not in the pixels of the export."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from leakage import search_programs
from leakage.planting import exported
from leakage.search_pixels import seen_in_pixels
from leakage.slots.picture_slots import SLOTS

from app.engine.domain.export import Mode
from app.sandbox.worker import Worker

# All of them in one mode; what takes pixels away is the same in both.
_BOTH = ("picture on a page of text", "scanned page", "picture in Word", "TIFF of two pages")
# In the short run one, in the full one every twelfth picture, and one of each kind of document.
_SHORT, _FULL = "picture in Word", "scanned page"


def _mark(number: int, slot: str, mode: Mode) -> Any:
    if mode is Mode.SURROGATE and slot == _SHORT:
        return ()
    turn = (
        number % 12 == 0 or slot == _FULL
        if mode is Mode.SURROGATE
        else mode is list(Mode)[number % len(Mode)]
    )
    return pytest.mark.slow if turn else pytest.mark.exhaustive


_CASES = [
    pytest.param(slot, mode, marks=_mark(number, slot, mode))
    for number, slot in enumerate(SLOTS)
    for mode in Mode
    if mode is Mode.SURROGATE or slot in _BOTH
]


@pytest.mark.parametrize(("slot", "mode"), _CASES)
def test_nothing_planted_in_pixels_is_left(
    slot: str, mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    name, make = SLOTS[slot]
    source = make(tmp_path / name)
    assert any(seen_in_pixels(source)), "the search does not see what is planted"
    export = exported(source, mode, worker)
    assert list(seen_in_pixels(export.path)) == []
    assert search_programs.leaks(export.path) == []
    assert not search_programs.shows(export.reports)
