"""A file that was cut off is refused, or told of: it never passes as a whole document."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from support.sampling import crossed

from app.errors import InputError
from app.formats.base import Options
from app.formats.registry import detect
from app.notices import NoticeCode
from app.paths import RESOURCES
from app.progress import NullReporter

SAMPLES = RESOURCES / "samples"
SHARES = (0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99)


def cut(source: Path, share: float, folder: Path) -> Path:
    target = folder / source.name
    content = source.read_bytes()
    target.write_bytes(content[: int(len(content) * share)])
    return target


@pytest.mark.parametrize(
    ("share", "name"), crossed(SHARES, ["sample-summary.pdf", "sample-stay.pdf"], 4)
)
def test_a_pdf_that_was_cut_off_is_refused_or_told_of(
    name: str, share: float, tmp_path: Path
) -> None:
    whole = detect(SAMPLES / name).read(SAMPLES / name, Options(), NullReporter())
    path = cut(SAMPLES / name, share, tmp_path)
    try:
        document = detect(path).read(path, Options(), NullReporter())
    except InputError:
        return
    assert NoticeCode.PDF_RECOVERED in {notice.code for notice in document.notices}
    assert all(page.words for page in document.pages)
    assert len(document.pages) == len(whole.pages)


def test_a_whole_pdf_is_not_called_damaged() -> None:
    path = SAMPLES / "sample-summary.pdf"
    document = detect(path).read(path, Options(), NullReporter())
    assert NoticeCode.PDF_RECOVERED not in {notice.code for notice in document.notices}


@pytest.mark.parametrize("share", SHARES)
def test_a_word_document_that_was_cut_off_is_refused(share: float, tmp_path: Path) -> None:
    path = cut(SAMPLES / "sample-letter.docx", share, tmp_path)
    with pytest.raises(InputError):
        detect(path).read(path, Options(), NullReporter())


@pytest.mark.parametrize("share", SHARES)
def test_an_archive_that_was_cut_off_is_refused(share: float, tmp_path: Path) -> None:
    whole = shutil.make_archive(str(tmp_path / "notes"), "zip", SAMPLES)
    with pytest.raises(InputError):
        detect(cut(Path(whole), share, tmp_path / ".."))


@pytest.mark.parametrize("share", [0.3, 0.9])
@pytest.mark.parametrize(
    ("suffix", "options"),
    [(".png", {}), (".jpg", {}), (".tiff", {}), (".tiff", {"compression": "tiff_lzw"})],
)
def test_a_picture_that_was_cut_off_is_refused(
    suffix: str, options: dict[str, str], share: float, tmp_path: Path
) -> None:
    picture = Image.new("RGB", (600, 400), "white")
    ImageDraw.Draw(picture).text((20, 20), "Patient: Thaddeus Okonkwo", "black", font_size=40)
    whole = tmp_path / f"scan{suffix}"
    picture.save(whole, **options)
    path = cut(whole, share, tmp_path / "..")
    with pytest.raises(InputError):
        detect(path).read(path, Options(), NullReporter())


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_a_text_that_was_cut_inside_a_character_is_refused(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_bytes("Seen by Dr. Åsa Öberg in Malmö".encode(encoding)[:-1])
    with pytest.raises(InputError):
        detect(path).read(path, Options(), NullReporter())
