"""A text in letters of the private use areas is refused: nobody knows what its font shows."""

from __future__ import annotations

from pathlib import Path

import docx
import pytest

from app.errors import Unsupported
from app.formats.base import Options
from app.formats.docx.format import DocxFormat
from app.formats.private_letters import refuse_private_letters
from app.formats.text.format import TextFormat
from app.progress import NullReporter

NAME = "".join(chr(0xF000 + ord(letter)) for letter in "Zephyrina")


def test_a_name_in_letters_of_a_symbol_font_is_refused(tmp_path: Path) -> None:
    document, path = docx.Document(), tmp_path / "a.docx"
    document.add_paragraph("Seen on the ward: ").add_run(NAME).font.name = "Code39"
    document.save(str(path))
    with pytest.raises(Unsupported):
        DocxFormat().read(path, Options(), NullReporter())


def test_so_is_a_text(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text(f"Name {NAME}\n", encoding="utf-8")
    with pytest.raises(Unsupported):
        TextFormat().read(path, Options(), NullReporter())


@pytest.mark.parametrize(
    "text", ["\uf0b7 first\n\uf0b7 second", "\uf0a8\uf0a8\uf0a8\uf0a8", "a\uf04ab"]
)
def test_signs_of_lists_and_boxes_are_no_words(text: str) -> None:
    refuse_private_letters(text)
