"""Fictional texts to measure with: plain notes, and one that is dense in identifiers."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus

_AUTHORED = Path(__file__).resolve().parents[2] / "app" / "training" / "authored"
_FINDINGS_A_VISIT = 5
_FIRST = ("Thaddeus", "Marisol", "Ingrid", "Dominic", "Priya", "Henrik", "Oluwaseun", "Beatrix")
_LAST = ("Okonkwo", "Delacroix", "Achterberg", "Venkataraman", "Lindqvist", "Marchetti", "Szabo")


@cache
def notes(name: str = "test_ordinary_en") -> tuple[LabelledDocument, ...]:
    """Marked notes that were written for this project."""
    return tuple(read_corpus([_AUTHORED / f"{name}.txt"], "inline"))


def long_text(findings: int) -> str:
    """Visits of many patients, with about so many identifiers."""
    return "\n".join(map(visit, range(findings // _FINDINGS_A_VISIT)))


def visit(number: int) -> str:
    """Four lines with five identifiers."""
    first, last = _FIRST[number % len(_FIRST)], _LAST[number * 5 % len(_LAST)]
    doctor = _LAST[(number + 3) % len(_LAST)]
    return (
        f"Patient: {first} {last}   MRN: 40-{100 + number % 900}-{number:04}\n"
        f"Seen {number % 12 + 1:02}/{number % 28 + 1:02}/2025 by Dr. {doctor} after a fall.\n"
        f"Blood pressure 120/80, no fever; takes insulin and metformin and sleeps well again.\n"
        f"Please call (555) 010-{number:04} with questions about the next visit.\n"
    )
