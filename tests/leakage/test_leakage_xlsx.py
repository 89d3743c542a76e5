"""An identifier planted in any slot of a workbook is not in its export."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from leakage import search_programs
from leakage.planting import MODES, assert_nothing_left, exported
from leakage.slots import xlsx_slots
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.errors import AppError, Unsupported
from app.sandbox.worker import Worker

REFUSED: dict[str, type[AppError]] = {"macros": Unsupported}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> int:
    """How often the search sees what every planted file shows."""
    return search_programs.sightings(xlsx_slots.base(tmp_path_factory.mktemp("base") / "base.xlsx"))


@pytest.mark.parametrize(("slot", "mode"), crossed(xlsx_slots.SLOTS, MODES, 4, 2))
def test_nothing_planted_in_a_workbook_is_left(
    slot: str, mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    source = xlsx_slots.SLOTS[slot](tmp_path / "source.xlsx")
    assert_nothing_left(source, mode, worker, refused=REFUSED.get(slot))


@pytest.mark.parametrize("slot", [s for s in xlsx_slots.SLOTS if s != "picture with EXIF"])
def test_the_search_sees_what_is_planted_in_a_workbook(
    slot: str, usual: int, tmp_path: Path
) -> None:
    assert search_programs.sightings(xlsx_slots.SLOTS[slot](tmp_path / "source.xlsx")) > usual


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("localc") is None, reason="LibreOffice Calc is not installed")
def test_libreoffice_shows_nothing_that_was_planted_in_workbooks(
    worker: Worker, tmp_path: Path
) -> None:
    exports = [xlsx_slots.base(tmp_path / "planted.xlsx")]
    for slot in xlsx_slots.SLOTS.keys() - REFUSED.keys():
        name = slot.replace("/", " ")
        (tmp_path / name).mkdir()
        copy = exported(xlsx_slots.SLOTS[slot](tmp_path / name / "source.xlsx"), Mode.MASK, worker)
        exports.append(copy.path.rename(tmp_path / f"{name}.xlsx"))
    folder = tmp_path / "shown"
    folder.mkdir()
    # As a flat spreadsheet it gives all that it read.
    assert search_programs.leaks_by_libreoffice(sorted(exports), folder, "fods") == ["planted"]
