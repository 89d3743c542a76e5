"""An identifier planted in any slot of a Word document is not in its export."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from leakage import docx_slots, search_programs
from leakage.planting import MODES, assert_nothing_left

from app.engine.domain.export import Mode
from app.errors import AppError, Unsupported, VerificationFailed
from app.sandbox.worker import Worker

# Slots that no export can be made of, and how that is said.
REFUSED: dict[str, type[AppError]] = {
    "merged document": Unsupported,
    "SmartArt": Unsupported,
    "document with macros": Unsupported,
    "font name": VerificationFailed,
    "style of a shape": VerificationFailed,
    "kind of a break": VerificationFailed,
    "language": VerificationFailed,
    "colour": VerificationFailed,
}
# These show no more than every planted file, or in a way that only a person puts together.
PLAIN = ("template", "document with macros", "symbol inside")


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> int:
    """How often the search sees what every planted file shows."""
    return search_programs.sightings(docx_slots.base(tmp_path_factory.mktemp("base") / "base.docx"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the exports of the tests of this module are kept for the last of them."""
    return tmp_path_factory.mktemp("exports")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("slot", docx_slots.SLOTS)
def test_nothing_planted_in_a_word_document_is_left(
    slot: str, mode: Mode, worker: Worker, tmp_path: Path, kept: Path
) -> None:
    source = docx_slots.SLOTS[slot](tmp_path / "source.docx")
    export = assert_nothing_left(source, mode, worker, refused=REFUSED.get(slot))
    if export is not None and mode is Mode.MASK:
        shutil.copy(export, kept / f"{slot.replace('/', ' ')}.docx")


@pytest.mark.parametrize("slot", [s for s in docx_slots.SLOTS if s not in PLAIN])
def test_the_search_sees_what_is_planted_in_a_word_document(
    slot: str, usual: int, tmp_path: Path
) -> None:
    assert search_programs.sightings(docx_slots.SLOTS[slot](tmp_path / "source.docx")) > usual


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_libreoffice_shows_nothing_that_was_planted(kept: Path, tmp_path: Path) -> None:
    exports = sorted(kept.iterdir())
    if not exports:
        pytest.skip("the tests that export were not run")
    planted = docx_slots.base(tmp_path / "planted.docx")
    folder = tmp_path / "shown"
    folder.mkdir()
    assert search_programs.leaks_by_libreoffice([*exports, planted], folder) == ["planted"]
