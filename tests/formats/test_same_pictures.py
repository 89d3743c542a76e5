"""What a box covers is found on all pages, as it is stored and as it looks."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

import pytest
from support.files.scan_files import picture, scan
from support.widths.letterheads import LABEL, LARGER, LOGO, letterheads

from app.engine.domain.geometry import Box, SamePicture
from app.formats import same_pictures as on_pages
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.progress import Cancelled, NullReporter, Stage
from app.sandbox.reader_process import same_pictures
from app.sandbox.wire import decode, encode
from app.ui.queue.controller import samples


@pytest.fixture(scope="module")
def letter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return letterheads(tmp_path_factory.mktemp("letters") / "letter.pdf")


def looked(path: Path, number: int, box: Box) -> tuple[SamePicture, ...]:
    return same_pictures(path, Options(), number, box, NullReporter())


def is_near(one: Box, other: Box, by: float = 2.5) -> bool:
    return all(abs(a - b) <= by for a, b in zip(astuple(one), astuple(other), strict=True))


def test_a_letterhead_is_found_wherever_it_is_shown_also_larger(letter: Path) -> None:
    found = looked(letter, 1, LOGO)
    assert [(one.page, one.stored) for one in found] == [(2, True), (3, True)]
    assert is_near(found[0].box, LOGO, 0.1)
    assert is_near(found[1].box, LARGER, 0.1)
    assert found[0].size == (120, 50)
    assert len(found[0].rgb) == 3 * 120 * 50


def test_a_part_of_it_is_found_as_that_part(letter: Path) -> None:
    half = Box(LOGO.x0, LOGO.top, LOGO.x0 + 60, LOGO.bottom)
    first, second = looked(letter, 1, half)
    assert is_near(first.box, half, 0.1)
    assert is_near(second.box, Box(LARGER.x0, LARGER.top, LARGER.x0 + 90, LARGER.bottom), 0.1)


def test_a_label_that_was_scanned_anew_on_each_page_is_found_by_how_it_looks(letter: Path) -> None:
    found = looked(letter, 1, LABEL)
    assert [(one.page, one.stored) for one in found] == [(2, False), (4, False)]
    for one, (across, down) in zip(found, ((11.3, -7.6), (-4.5, 150.2)), strict=True):
        moved = Box(LABEL.x0 + across, LABEL.top + down, LABEL.x1 + across, LABEL.bottom + down)
        assert is_near(one.box, moved)
        assert one.box.x0 <= moved.x0 + 0.5
        assert one.box.x1 >= moved.x1 - 0.5


def test_blank_paper_is_found_nowhere(letter: Path) -> None:
    assert looked(letter, 1, Box(300, 600, 400, 650)) == ()


def test_lines_of_print_are_not_taken_for_each_other() -> None:
    stay = next(path for path in samples() if "stay" in path.name)
    assert all(one.stored or one.likeness > 0.95 for one in looked(stay, 2, Box(72, 200, 300, 240)))


def test_a_stamp_on_pages_that_are_one_picture_each_is_found(tmp_path: Path) -> None:
    stamp = picture(("Ward 4",)).resize((160, 24))
    pages = [picture(("Letter one", "Seen today", "Home soon")), picture(("Other", "", "Words"))]
    for page in pages:
        page.paste(stamp, (400, 90))
    path = scan(tmp_path / "scan.pdf", *pages)
    box = Box(400 * 0.36, 90 * 0.36, 560 * 0.36, 114 * 0.36)
    (found,) = looked(path, 1, box)
    assert found.page == 2
    assert is_near(found.box, box)


def test_it_can_be_stopped_and_passes_between_processes(letter: Path) -> None:
    class Stopped(NullReporter):
        def step(self, stage: Stage, done: int, total: int) -> None:
            if done == 3:
                raise Cancelled

    with pytest.raises(Cancelled):
        on_pages.same_pictures(PdfFormat(), letter, Options(), 1, LOGO, Stopped())
    found = looked(letter, 1, LOGO)
    assert decode(encode(found)) == found
