"""What is stamped over print in the same colour, cut off or laid under it is covered or read."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import Mock

import pytest
from PIL import Image, ImageChops, ImageDraw
from support.files import scan_files
from support.sampling import thinned

from app.formats.ocr.layout import RecognisedText, unread_parts
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import recognise
from app.formats.ocr.unread import overprint

pytestmark = pytest.mark.slow

LINES = (
    "The patient was admitted with chest pain and cough.",
    "Lungs were clear on both sides, there was no fever.",
    "Blood pressure was stable and the pulse regular.",
    "Aspirin and a statin were started on the ward.",
    "The wound healed well, the stitches were taken out.",
    "Walking with a stick was possible after a week.",
)
Area = tuple[int, int, int, int]


def page(lines: tuple[str, ...] = LINES) -> Image.Image:
    made = Image.new("L", (1000, 700), 255)
    for number, line in enumerate(lines):
        ImageDraw.Draw(made).text((60, 60 + 58 * number), line, font=scan_files.letters(31), fill=0)
    return made


def lettering(text: str, size: int, angle: float, *, bolder: int = 2) -> Image.Image:
    """A stencil of turned letters, of strokes that are `bolder` by some pixels at each side."""
    font = scan_files.letters(size)
    made = Image.new("L", (int(font.getlength(text)) + 20, int(1.4 * size)), 0)
    middle = made.width / 2, made.height / 2
    ImageDraw.Draw(made).text(middle, text, font=font, fill=255, anchor="mm", stroke_width=bolder)
    return made.rotate(angle, expand=True, resample=Image.Resampling.BICUBIC)


def stamped(angle: float, ink: int) -> tuple[Image.Image, Area]:
    made = page()
    stencil = lettering("QUILLFEATHER", 64, angle)
    left, top = 560 - stencil.width // 2, 220 - stencil.height // 2
    made.paste(ink, (left, top, left + stencil.width, top + stencil.height), stencil)
    first_x, first_y, last_x, last_y = stencil.getbbox() or (0, 0, 0, 0)
    return made, (left + first_x, top + first_y, left + last_x, top + last_y)


def unread(read: RecognisedText) -> Image.Image:
    covered = Image.new("1", (1000, 700), 0)
    for corners in unread_parts(read):
        (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
        ImageDraw.Draw(covered).rectangle((left, top, right, bottom), fill=1)
    return covered


def share(covered: Image.Image, area: Area) -> float:
    part = covered.crop(area)
    return sum(part.convert("L").histogram()[128:]) / (part.width * part.height)


@pytest.mark.parametrize(("angle", "ink"), thinned([(12, 0), (30, 0), (-20, 0), (30, 100)], 2))
def test_a_black_stamp_over_text_is_unread(angle: float, ink: int) -> None:
    made, area = stamped(angle, ink)
    assert share(unread(read_picture(made, lambda: None)), area) > 0.9


def test_a_line_beside_a_stamp_is_read() -> None:
    made, _ = stamped(12, 0)
    text = read_picture(made, lambda: None).text
    assert all(" ".join(line.split()[:3]) in text for line in LINES)


def test_a_large_pale_name_under_text_is_read() -> None:
    stencil = lettering("OKONKWO", 150, 24)
    pale = Image.new("L", (1000, 700), 255)
    pale.paste(224, (20, 20, 20 + stencil.width, 20 + stencil.height), stencil)
    made = ImageChops.darker(page(), pale)
    assert "OKONKWO" in read_picture(made, lambda: None).text


def test_a_pale_name_no_larger_than_two_lines_is_read() -> None:
    stencil = lettering("OKONKWO", 62, 0, bolder=0)
    pale = Image.new("L", (1000, 700), 255)
    pale.paste(205, (300, 190, 300 + stencil.width, 190 + stencil.height), stencil)
    made = ImageChops.darker(page(), pale)
    assert "OKONKWO" in read_picture(made, lambda: None).text


def cut_at_the_right(made: Image.Image) -> None:
    ImageDraw.Draw(made).text((860, 600), "Quillfeather", font=scan_files.letters(34), fill=0)


def cut_at_the_bottom(made: Image.Image) -> None:
    ImageDraw.Draw(made).text((300, 674), "Quillfeather", font=scan_files.letters(34), fill=0)


def cut_between_two_letters(made: Image.Image) -> None:
    across = 1000 - round(scan_files.letters(34).getlength("Quillfeat"))
    ImageDraw.Draw(made).text((across, 600), "Quillfeather", font=scan_files.letters(34), fill=0)


@pytest.mark.parametrize("cut", [cut_at_the_right, cut_at_the_bottom, cut_between_two_letters])
def test_a_word_that_an_edge_cuts_is_unread(cut: Callable[[Image.Image], None]) -> None:
    made = page()
    cut(made)
    read = read_picture(made, lambda: None)
    assert any(word.doubted for word in read.words)
    assert list(unread_parts(read))


def test_letters_that_an_edge_cuts_lengthwise_are_unread() -> None:
    made = page()
    stencil = lettering("QUILLFEATHER", 30, 90)
    left = 1000 - stencil.width // 2 + 2
    made.paste(0, (left, 200, left + stencil.width, 200 + stencil.height), stencil)
    assert share(unread(read_picture(made, lambda: None)), (left + 14, 230, 1000, 400)) > 0.9


def test_a_word_near_an_edge_is_not_cut() -> None:
    made = page()
    across = 985 - round(scan_files.letters(34).getlength("stitches"))
    ImageDraw.Draw(made).text((across, 600), "stitches", font=scan_files.letters(34), fill=0)
    assert not list(unread_parts(read_picture(made, lambda: None)))


def plain(made: Image.Image) -> None:
    ImageDraw.Draw(made).text((60, 560), "Seen at the clinic.", font=scan_files.letters(60), fill=0)


def ruled(made: Image.Image) -> None:
    for row in range(7):
        ImageDraw.Draw(made).line((50, 50 + 58 * row, 950, 50 + 58 * row), fill=0, width=3)
    for column in range(4):
        x = 50 + 300 * column
        ImageDraw.Draw(made).line((x, 50, x, 398), fill=0, width=3)


@pytest.mark.parametrize("draw", [plain, ruled])
def test_headings_and_rules_lie_over_nothing(draw: Callable[[Image.Image], None]) -> None:
    made = page()
    draw(made)
    assert not any(
        corners[:, 1].max() - corners[:, 1].min() > 80
        for corners in unread_parts(read_picture(made, lambda: None))
    )


def test_page_of_which_every_line_was_read_is_not_read_again_for_its_labels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = page()
    for top in (60, 118, 176):
        ImageDraw.Draw(made).rectangle((400, top - 4, 620, top + 40), fill=0)
        where = (510, top + 18)
        ImageDraw.Draw(made).text(
            where, "[PATIENT]", fill=255, font=scan_files.letters(36), anchor="mm"
        )
    look = Mock(return_value=[])
    monkeypatch.setattr(overprint, "recognise_part", look)
    lines = recognise(made, lambda: None)
    assert list(overprint.overprints(made, lines))
    assert not list(overprint.lost_lines(made, lines, lambda: None))
    look.assert_not_called()
