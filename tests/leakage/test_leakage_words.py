"""No word stays where a file has no reason for any: in names, programs, choices and numbers.

The page looks as before all the same.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from leakage import search_programs
from leakage.planting import SURNAME, exported
from leakage.slots import docx_word_slots, word_slots
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.sandbox.worker import Worker

# Shown on the page and redacted; or in the slot alone, so that no search knows it.
WORDS = (SURNAME, "Quillfeather")
# In content streams PDFium ends an array where the first one in it ends.
_VIEWERS_DIFFER = ("nested array", "name among letters")
# Words instead of numbers draw something, too, and the copy leaves them out.
_DRAWN_BY_WORDS = ("mesh of words",)
_LINES = 120  # pixels from the top, where the words of the page stand


@pytest.mark.parametrize(("slot", "word"), crossed(word_slots.SLOTS, WORDS, 8, 2))
def test_no_word_stays_where_none_belongs(
    slot: str, word: str, worker: Worker, tmp_path: Path
) -> None:
    source = word_slots.SLOTS[slot](tmp_path / "source.pdf", word)
    copy = exported(source, Mode.MASK, worker).path
    assert search_programs.traces(copy, word) == []
    if slot not in _VIEWERS_DIFFER + _DRAWN_BY_WORDS:
        np.testing.assert_allclose(_shown(copy), _shown(source), atol=2)


@pytest.mark.parametrize("slot", word_slots.SLOTS)
def test_the_search_sees_the_words_that_are_planted(slot: str, tmp_path: Path) -> None:
    source = word_slots.SLOTS[slot](tmp_path / "source.pdf", WORDS[1])
    assert search_programs.traces(source, WORDS[1])


@pytest.mark.parametrize(("slot", "word"), crossed(docx_word_slots.SLOTS, WORDS, 4, 2))
def test_no_word_stays_where_none_belongs_in_a_word_document(
    slot: str, word: str, worker: Worker, tmp_path: Path
) -> None:
    source = docx_word_slots.SLOTS[slot](tmp_path / "source.docx", word)
    copy = exported(source, Mode.MASK, worker).path
    assert search_programs.traces(copy, word) == []


@pytest.mark.parametrize("slot", docx_word_slots.SLOTS)
def test_the_search_sees_the_words_in_a_word_document(slot: str, tmp_path: Path) -> None:
    source = docx_word_slots.SLOTS[slot](tmp_path / "source.docx", WORDS[1])
    assert search_programs.traces(source, WORDS[1])


def _shown(path: Path) -> np.ndarray:
    document = pypdfium2.PdfDocument(path)
    try:
        return np.asarray(document[0].render(scale=1.5).to_numpy(), dtype=int)[_LINES:]
    finally:
        document.close()
