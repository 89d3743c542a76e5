"""What lies between the members of an archive, and letters written as symbols, are seen."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from support.files.docx_files import extracts, layer, p, package

from app.engine.domain.export import Layer
from app.errors import VerificationFailed
from app.formats.docx.extraction.hidden_values import hidden_in


def with_a_gap(path: Path) -> None:
    """Put a packed member into the archive that its directory does not name."""
    hidden = io.BytesIO()
    with zipfile.ZipFile(hidden, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("secret.xml", "Thaddeus Okonkwo")
    with zipfile.ZipFile(path) as archive:
        members = [(name, archive.read(name)) for name in archive.namelist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members[:-1]:
            archive.writestr(name, data)
        assert archive.fp is not None
        archive.fp.write(hidden.getvalue()[: hidden.getvalue().index(b"PK\1\2")])
        archive.start_dir = archive.fp.tell()
        archive.writestr(*members[-1])


def test_data_between_the_members_fails_the_check(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("Visible"))
    assert extracts(path)
    with_a_gap(path)
    with pytest.raises(VerificationFailed, match="outside its parts"):
        extracts(path)


def test_an_archive_that_was_written_to_a_pipe_is_no_gap(tmp_path: Path) -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

    path = package(tmp_path / "a.docx", p("Visible"))
    piped = Pipe()
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(piped, "w") as target:
        for name in source.namelist():
            target.writestr(name, source.read(name))
    path.write_bytes(piped.getvalue())
    assert extracts(path)


@pytest.mark.parametrize("start", ["00", "F0"])
def test_letters_written_as_symbols_are_searched(tmp_path: Path, start: str) -> None:
    runs = "".join(
        f'<w:r><w:sym w:font="Arial" w:char="{start}{ord(letter):02X}"/></w:r>'
        for letter in "Okonkwo"
    )
    path = package(tmp_path / "a.docx", f"<w:p>{runs}</w:p>")
    assert "Okonkwo" in layer(path, Layer.HIDDEN)


def test_a_label_of_a_list_shows_no_digit_where_it_counts() -> None:
    namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    part = f'<w:numbering xmlns:w="{namespace}"><w:lvlText w:val="%1.%5, room 57"/></w:numbering>'
    assert hidden_in(part.encode()).labels == ["%.%, room 57"]


def test_a_letter_that_is_drawn_as_a_circle_is_no_initial() -> None:
    namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    levels = "".join(f'<w:lvlText w:val="{text}"/>' for text in ("o", "\uf0b7", "Okonkwo %1"))
    part = f'<w:numbering xmlns:w="{namespace}">{levels}</w:numbering>'
    assert hidden_in(part.encode()).labels == ["Okonkwo %"]
