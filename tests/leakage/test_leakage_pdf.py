"""An identifier planted in any slot of a PDF is not in its export."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from leakage import search_programs
from leakage.planting import MODES, assert_nothing_left, exported
from leakage.slots import pdf_slots
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.errors import AppError, Encrypted, Unsupported
from app.formats.base import Options
from app.sandbox.worker import Worker

# Slots that no export can be made of, and how that is said.
REFUSED: dict[str, type[AppError]] = {
    "pattern made of text": Unsupported,
    "mask made of text": Unsupported,
}

# These show no more than every planted file.
PLAIN = ("plain text", "cells of a table")


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> int:
    """How often the search sees what every planted file shows."""
    return search_programs.sightings(pdf_slots.base(tmp_path_factory.mktemp("base") / "base.pdf"))


@pytest.mark.parametrize(("slot", "mode"), crossed(pdf_slots.SLOTS, MODES, 8, 2))
def test_nothing_planted_in_a_pdf_is_left(
    slot: str, mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    source = pdf_slots.SLOTS[slot](tmp_path / "source.pdf")
    assert_nothing_left(source, mode, worker, refused=REFUSED.get(slot))


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_left_of_a_protected_pdf_nor_of_its_password(
    mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    source, password = tmp_path / "source.pdf", "Quillfeather 99"
    with pikepdf.open(pdf_slots.SLOTS["document information"](tmp_path / "plain.pdf")) as pdf:
        pdf.save(source, encryption=pikepdf.Encryption(owner="other", user=password))
    with pytest.raises(Encrypted):
        exported(source, mode, worker)
    with pytest.raises(Encrypted) as caught:
        exported(source, mode, worker, Options(password="Quillfeather 98"))
    assert "Quillfeather" not in str(caught.value) + caught.value.hint
    export = exported(source, mode, worker, Options(password=password))
    assert search_programs.leaks(export.path) == []
    assert "is not encrypted" in export.reports
    assert b"Quillfeather" not in export.path.read_bytes() + export.reports.encode()
    assert password not in repr(Options(password=password))


@pytest.mark.parametrize("slot", [s for s in pdf_slots.SLOTS if s not in PLAIN])
def test_the_search_sees_what_is_planted_in_a_pdf(slot: str, usual: int, tmp_path: Path) -> None:
    assert search_programs.sightings(pdf_slots.SLOTS[slot](tmp_path / "source.pdf")) > usual
