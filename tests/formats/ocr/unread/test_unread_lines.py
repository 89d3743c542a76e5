"""Writing of which recognition makes no words is covered, until a reviewer takes the box away."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont
from support.files import pdf_files, scan_files
from support.files.embedded import EMBEDDED
from support.notice_words import told

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.engine.domain.geometry import UNREAD, Box, Region
from app.engine.domain.review import Review
from app.engine.redaction.plan import label, plan
from app.engine.review.regions import erase
from app.engine.verification.verify import verify
from app.formats.base import Format, Options
from app.formats.image.format import ImageFormat
from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture, words_to_check
from app.formats.pdf.format import PdfFormat
from app.paths import RESOURCES
from app.progress import NullReporter

pytestmark = pytest.mark.slow

SIGNATURE = (60, 196, 380, 256)


def signed() -> Image.Image:
    """A letter with a stroke below that runs like a signature."""
    picture = Image.new("L", (640, 264), 255)
    picture.paste(scan_files.picture(), (0, 0))
    turns = [step / 14 * 2 * math.pi for step in range(126)]
    points = [
        (60 + 2.4 * step + 10 * math.sin(1.3 * turn + 5), 226 + 20 * math.sin(turn))
        for step, turn in enumerate(turns)
    ]
    ImageDraw.Draw(picture).line(points, fill=20, width=4, joint="curve")
    return picture


def source_of(kind: str, picture: Image.Image, folder: Path) -> tuple[Format, Path]:
    source = folder / f"scan.{kind}"
    if kind == "pdf":
        return PdfFormat(), scan_files.scan(source, picture)
    picture.save(source, dpi=(200, 200))
    return ImageFormat(), source


def shown(used: Format, path: Path) -> Image.Image:
    page = used.render_page(path, Options(), 1, 200 / 72)
    return Image.frombytes("RGB", (page.width, page.height), page.rgb).convert("L")


def read(used: Format, source: Path) -> Document:
    return used.read(source, Options(), NullReporter())


@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_a_signature_is_covered_and_the_print_above_it_stays(kind: str, tmp_path: Path) -> None:
    used, source = source_of(kind, signed(), tmp_path)
    document = read(used, source)
    (region,) = document.unread
    assert (region.page, region.subcategory) == (1, UNREAD)
    assert "could not be read" in told(document.notices)
    review = Review(document, (), regions=document.unread)
    edits, target = plan(review, Mode.MASK, label), tmp_path / f"copy.{kind}"
    used.write(source, Options(), edits, target, NullReporter())
    assert verify(edits, review, used.extracts(target, NullReporter(), EMBEDDED)).passed
    assert not list(used.uncovered(target, edits.regions, NullReporter()))
    covered = shown(used, target).crop(SIGNATURE)
    assert sum(covered.histogram()[:64]) > 0.6 * covered.width * covered.height
    assert "Seen by Dr Keller" in scan_files.read_again(shown(used, target))


@pytest.mark.parametrize("mode", ["L", "RGB"])
def test_a_box_is_of_one_colour_on_a_grainy_page_too(mode: str, tmp_path: Path) -> None:
    shades = np.asarray(signed(), dtype=float)
    grain = np.random.default_rng(3).normal(0, 9, (*shades.shape, 3 if mode == "RGB" else 1))
    grainy = np.clip(shades[:, :, None] - 12 + grain, 0, 255).astype(np.uint8).squeeze()
    used, source = source_of("pdf", Image.fromarray(grainy), tmp_path)
    # Its edges lie amid blocks of JPEG.
    region = Region(1, Box(21.3, 50.1, 137.9, 92.7), UNREAD)
    review = Review(read(used, source), (), regions=(region,))
    edits, target = plan(review, Mode.MASK, label), tmp_path / "copy.pdf"
    used.write(source, Options(), edits, target, NullReporter())
    assert not list(used.uncovered(target, edits.regions, NullReporter()))


@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_a_signature_that_the_reviewer_uncovered_stays(kind: str, tmp_path: Path) -> None:
    used, source = source_of(kind, signed(), tmp_path)
    document = read(used, source)
    review = Review(document, (), regions=document.unread)
    review = erase(review, [one.id for one in review.regions])
    edits, target = plan(review, Mode.MASK, label), tmp_path / f"copy.{kind}"
    used.write(source, Options(), edits, target, NullReporter())
    left = shown(used, target).crop(SIGNATURE)
    assert 0 < sum(left.histogram()[:64]) < 0.3 * left.width * left.height


@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_print_is_not_covered(kind: str, tmp_path: Path) -> None:
    used, source = source_of(kind, scan_files.picture(), tmp_path)
    document = read(used, source)
    assert not document.unread
    assert "could not be read" not in told(document.notices)
    assert not list(unread_parts(read_picture(signed().crop((0, 0, 640, 190)), lambda: None)))


_SQUEEZED = 0.5
WRITTEN = (30, 210)


def written(before: str = "") -> Image.Image:
    """A letter with a name below whose letters run into each other, as handwriting does.

    `before` stands before the name, in letters that can be read.
    """
    face = RESOURCES / "fonts" / "LiberationSerif-Italic.ttf"
    letters = ImageFont.truetype(face, 60)
    name = Image.new("L", (560, 100), 255)
    left = 20.0
    ImageDraw.Draw(name).text((left, 10), before, font=letters, fill=20)
    left += letters.getlength(before)
    for letter in "Quillfeather":
        ImageDraw.Draw(name).text((left, 10), letter, font=letters, fill=20)
        left += letters.getlength(letter) * _SQUEEZED
    picture = Image.new("L", (640, 320), 255)
    picture.paste(scan_files.picture(), (0, 0))
    picture.paste(name, WRITTEN)
    return picture


def test_a_word_that_is_misread_with_certainty_is_unread() -> None:
    read = read_picture(written(), lambda: None)
    assert "Quillfeather" not in read.text
    assert min(read.certainties) > 0.8
    (corners,) = unread_parts(read)
    assert corners[:, 1].min() > WRITTEN[1] - 10


def test_no_word_beside_a_misread_one_is_vouched_for() -> None:
    read = read_picture(written("Ward "), lambda: None)
    doubted = [read.text[word.start : word.end] for word in read.words if word.doubted]
    assert doubted[0] == "Ward"
    assert len(doubted) > 1
    (corners,) = unread_parts(read)
    assert corners[:, 0].min() < WRITTEN[0] + 40
    assert corners[:, 1].min() > WRITTEN[1] - 10


def test_a_check_has_the_same_words_without_reading_any_twice() -> None:
    read, checked = (way(written(), lambda: None) for way in (read_picture, words_to_check))
    assert checked.text == read.text
    assert any(word.doubted for word in read.words)
    assert not any(word.doubted for word in checked.words)


def test_writing_in_a_picture_on_a_page_of_text_is_covered(tmp_path: Path) -> None:
    source = tmp_path / "note.pdf"
    page = pdf_files.page_canvas(source)
    page.drawString(72, 760, "Seen on the ward with chest pain.")
    page.drawInlineImage(written(), 72, 400, 230, 115)
    page.save()
    used = PdfFormat()
    document = read(used, source)
    (region,) = document.unread
    assert 842 - 400 - 60 < region.box.top < region.box.bottom < 842 - 400 + 5
    assert "could not be read" in told(document.notices)
    review = Review(document, (), regions=document.unread)
    edits, target = plan(review, Mode.MASK, label), tmp_path / "copy.pdf"
    used.write(source, Options(), edits, target, NullReporter())
    assert not list(used.uncovered(target, edits.regions, NullReporter()))
    assert "Seen on the ward" in used.read(target, Options(), NullReporter()).text
