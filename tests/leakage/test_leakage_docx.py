"""An identifier planted in any slot of a Word document is not in its export."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from leakage import search_programs
from leakage.planting import MODES, assert_nothing_left, exported
from leakage.slots import docx_slots
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.errors import AppError, Unsupported
from app.sandbox.worker import Worker

# Slots that no export can be made of, and how that is said.
REFUSED: dict[str, type[AppError]] = {
    "merged document": Unsupported,
    "SmartArt": Unsupported,
    "document with macros": Unsupported,
}
# These show no more than every planted file, or in a way that only a person puts together.
PLAIN = ("template", "document with macros", "symbol inside")


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> int:
    """How often the search sees what every planted file shows."""
    return search_programs.sightings(docx_slots.base(tmp_path_factory.mktemp("base") / "base.docx"))


@pytest.mark.parametrize(("slot", "mode"), crossed(docx_slots.SLOTS, MODES, 8, 2))
def test_nothing_planted_in_a_word_document_is_left(
    slot: str, mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    source = docx_slots.SLOTS[slot](tmp_path / "source.docx")
    assert_nothing_left(source, mode, worker, refused=REFUSED.get(slot))


@pytest.mark.parametrize("slot", [s for s in docx_slots.SLOTS if s not in PLAIN])
def test_the_search_sees_what_is_planted_in_a_word_document(
    slot: str, usual: int, tmp_path: Path
) -> None:
    assert search_programs.sightings(docx_slots.SLOTS[slot](tmp_path / "source.docx")) > usual


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("lowriter") is None, reason="LibreOffice Writer is not installed")
def test_libreoffice_shows_nothing_that_was_planted(worker: Worker, tmp_path: Path) -> None:
    exports = [docx_slots.base(tmp_path / "planted.docx")]
    for slot in docx_slots.SLOTS.keys() - REFUSED.keys():
        name = slot.replace("/", " ")
        (tmp_path / name).mkdir()
        copy = exported(docx_slots.SLOTS[slot](tmp_path / name / "source.docx"), Mode.MASK, worker)
        exports.append(copy.path.rename(tmp_path / f"{name}.docx"))
    folder = tmp_path / "shown"
    folder.mkdir()
    assert search_programs.leaks_by_libreoffice(sorted(exports), folder) == ["planted"]
