"""An identifier planted in any kind of text file is not in its export."""

from __future__ import annotations

from pathlib import Path

import pytest
from leakage import search_programs
from leakage.planting import MODES, assert_nothing_left
from leakage.slots.text_slots import SLOTS
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.sandbox.worker import Worker


@pytest.mark.parametrize(("slot", "mode"), crossed(SLOTS, MODES, 3))
def test_nothing_planted_in_a_text_file_is_left(
    slot: str, mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    name, data = SLOTS[slot]
    source = tmp_path / name
    source.write_bytes(data)
    assert search_programs.sightings(source)
    assert_nothing_left(source, mode, worker)
