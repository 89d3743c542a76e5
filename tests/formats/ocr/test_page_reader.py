"""Words are read from pixels, wherever they stand, and painted over without a trace."""

from __future__ import annotations

import importlib
from types import ModuleType

import numpy as np
import pytest
from PIL import Image
from support.files import scan_files
from support.notice_words import told
from support.sampling import sampled

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode
from app.errors import DependencyMissing, LimitExceeded
from app.formats.ocr import page_reader, recogniser
from app.formats.ocr.layout import RecognisedText, laid_out
from app.formats.ocr.page_reader import notices, read_picture
from app.formats.ocr.painting.painter import painted
from app.formats.ocr.word_boxes import PlacedLine, PlacedWord
from app.progress import Cancelled


def scanned(shown: Image.Image) -> RecognisedText:
    return read_picture(shown, lambda: None)


def edit(text: str, literal: str, by: str) -> Edit:
    start = text.index(literal)
    return Edit(Span(start, start + len(literal)), by, "PATIENT")


def line(words: str, x: float, y: float, *, confidence: float = 1.0) -> PlacedLine:
    """A line of 20 pixels' height with words of 10 pixels a letter."""

    def quad(left: float, right: float) -> recogniser.Quad:
        return np.array([(left, y), (right, y), (right, y + 20), (left, y + 20)], dtype=float)

    placed, left = [], x
    for word in words.split():
        placed.append(PlacedWord(word, quad(left, left + 10 * len(word))))
        left += 10 * len(word) + 10
    return PlacedLine(tuple(placed), quad(x, left - 10), confidence)


def test_letter_is_read_word_for_word() -> None:
    assert scanned(scan_files.picture()).text == "\n".join(scan_files.LETTER)


def test_swedish_spanish_and_italian_letters_are_kept() -> None:
    shown = scan_files.picture(scan_files.FOREIGN)
    assert scanned(shown).text == "\n".join(scan_files.FOREIGN)


@pytest.mark.slow
@pytest.mark.parametrize("quarters", sampled([1, 2, 3], 3))
def test_page_that_lies_on_its_side_or_head_is_read(quarters: int) -> None:
    turned = scan_files.picture().rotate(90 * quarters, expand=True)
    found = scanned(turned)
    assert found.text == "\n".join(scan_files.LETTER)
    result = painted(turned, found, 0, [edit(found.text, "Keller", "[DOCTOR]")], Mode.MASK)
    assert "Keller" not in scanned(result.picture).text
    assert "Maria Johansson" in scanned(result.picture).text


def test_words_stand_where_their_ink_is() -> None:
    shown = scan_files.picture()
    found = scanned(shown)
    result = painted(shown, found, 0, [edit(found.text, "Maria", "")], Mode.MASK)
    changed = np.argwhere(np.asarray(shown) != np.asarray(result.picture))
    # Beside the word nothing that was dark has changed, and of the word nothing is left.
    word = next(word for word in found.words if found.text[word.start : word.end] == "Maria")
    (left, top), (right, bottom) = word.quad.min(axis=0), word.quad.max(axis=0)
    expected = 30 + scan_files.letters(31).getlength("Patient: ")
    assert abs(left - expected) < 8
    assert abs(right - expected - scan_files.letters(31).getlength("Maria")) < 8
    assert left - 1 <= changed[:, 1].min() <= changed[:, 1].max() <= right + 1
    again = scanned(result.picture).text
    assert "Maria" not in again
    assert "Patient:" in again
    assert "Johansson, ward 4" in again
    assert bottom > top


@pytest.mark.parametrize("angle", [-3.0, 2.0])
def test_name_on_a_crooked_scan_is_painted_over(angle: float) -> None:
    shown = scan_files.picture().rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    found = scanned(shown)
    result = painted(shown, found, 0, [edit(found.text, "Keller", "Weber")], Mode.SURROGATE)
    again = scanned(result.picture).text
    assert "Keller" not in again
    assert "Seen by" in again


def test_surrogate_is_written_in_the_colours_of_the_page() -> None:
    shown = scan_files.picture(paper=210, ink=60)
    found = scanned(shown)
    result = painted(shown, found, 0, [edit(found.text, "Keller", "Weber")], Mode.SURROGATE)
    assert result.all_drawn
    assert "Seen by Dr Weber for chest pain." in scanned(result.picture).text
    assert np.asarray(result.picture).min() >= 50
    assert "Weber" in [word.text for word in result.words]


def test_rest_of_a_word_is_drawn_again() -> None:
    shown = scan_files.picture()
    found = scanned(shown)
    result = painted(shown, found, 0, [edit(found.text, "Johansson", "Lindqvist")], Mode.SURROGATE)
    assert "Maria Lindqvist, ward" in scanned(result.picture).text


@pytest.mark.parametrize("by", ["Bartholomew Featherstonehaugh-Cholmondeley", "Ли Вэй 李伟"])
def test_box_stays_black_where_a_surrogate_cannot_be_drawn(by: str) -> None:
    shown = scan_files.picture()
    found = scanned(shown)
    result = painted(shown, found, 0, [edit(found.text, "Dr Keller", by)], Mode.SURROGATE)
    assert not result.all_drawn
    assert "Keller" not in scanned(result.picture).text


def test_name_broken_over_lines_goes_on_both() -> None:
    shown = scan_files.picture(("Seen with her mother Maria", "Johansson in the clinic."))
    found = scanned(shown)
    change = edit(found.text, "Maria\nJohansson", "[RELATIVE]")
    result = painted(shown, found, 0, [change], Mode.MASK)
    again = scanned(result.picture).text
    assert "Maria" not in again
    assert "Johansson" not in again
    assert "in the clinic." in again


def test_edits_that_share_a_word_are_made_together() -> None:
    shown = scan_files.picture(("Born 12/04/1985-Johansson here",))
    found = scanned(shown)
    edits = [edit(found.text, "12/04/1985", "[DATE]"), edit(found.text, "Johansson", "[NAME]")]
    result = painted(shown, found, 0, edits, Mode.MASK)
    assert "[DATE]-[NAME]" in [word.text for word in result.words]
    assert "Johansson" not in scanned(result.picture).text


def test_same_pixels_are_recognised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = scanned(scan_files.picture())
    monkeypatch.setattr(page_reader, "recognise_all", None)
    assert scanned(scan_files.picture()) is first


def test_nothing_is_downloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    recogniser.load_engine()
    download = importlib.import_module("rapidocr.utils.download_file")

    def refuse(*_: object) -> None:
        raise AssertionError("text recognition wanted to download")

    assert not hasattr(download.requests, "get")
    monkeypatch.setattr(download.DownloadFile, "run", refuse)
    recogniser.load_engine.cache_clear()
    assert recogniser.recognise(scan_files.picture(("Not seen before",)), lambda: None)


def test_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        if name == "rapidocr":
            raise ImportError
        return importlib.import_module(name)

    monkeypatch.setattr(recogniser, "import_module", missing)
    recogniser.load_library.cache_clear()
    recogniser.load_engine.cache_clear()
    with pytest.raises(DependencyMissing, match="not installed") as caught:
        recogniser.recognise(scan_files.picture(), lambda: None)
    assert "pip install rapidocr" in caught.value.hint


def test_the_library_is_given_one_piece_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    class Library:
        class _Part:
            session = recogniser.TickingSession(None)

        text_det = text_rec = _Part

        def __call__(self, pixels: np.ndarray) -> Library:
            given.append(pixels)
            return self

        txts = None
        blank = ()

    monkeypatch.setattr(recogniser, "load_engine", Library)
    recogniser.recognise(Image.new("RGB", (3, 2), (255, 0, 1)), lambda: None)
    (pixels,) = given
    assert pixels.flags.c_contiguous
    assert pixels[0, 0].tolist() == [1, 0, 255]


def test_progress_is_told_before_and_after_a_model_works() -> None:
    ticks: list[int] = []
    model = recogniser.TickingSession(lambda _: len(ticks))
    model.tick = lambda: ticks.append(1)
    assert model(np.zeros(1, np.float32)) == 1
    assert len(ticks) == 2


def test_work_ends_when_the_user_cancels() -> None:
    def cancel() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        recogniser.recognise(scan_files.picture(), cancel)


def test_picture_too_large_for_its_letters_is_refused() -> None:
    with pytest.raises(LimitExceeded):
        scanned(Image.new("L", (9000, 40)))


@pytest.mark.slow
def test_columns_of_a_faxed_table_stay_apart() -> None:
    found = scanned(scan_files.faxed_table()).text.split()
    assert {"22/04/25", "121", "4.8", "27/10/25", "128", "5.6"} <= set(found)


def test_slender_strip_is_read() -> None:
    strip = Image.new("L", (1800, 60), 255)
    strip.paste(scan_files.picture(("Maria Johansson",)).crop((0, 10, 640, 70)), (0, 0))
    assert scanned(strip).text == "Maria Johansson"


def test_blank_picture_has_no_words() -> None:
    assert scanned(Image.new("L", (300, 200), 255)).text == ""


def test_line_without_known_letters_is_one_word() -> None:
    from app.formats.ocr.word_boxes import placed

    quad = np.array([(0, 0), (100, 0), (100, 20), (0, 20)], dtype=float)
    read = recogniser.RecognisedLine("Maria Johansson", 0.9, quad, ())
    (word,) = placed(read, Image.new("L", (120, 30), 255)).words
    assert word.text == "Maria Johansson"


def test_cells_are_separated_and_lines_are_not() -> None:
    found = laid_out(
        [
            line("Johansson", 300, 2),
            line("Name", 10, 0),
            line("the first line of", 10, 60),
            line("a paragraph", 10, 85),
            line("far below", 10, 300),
        ]
    )
    assert found.text == "Name\tJohansson\n\nthe first line of\na paragraph\n\nfar below"
    first, *_ = found.barriers
    assert found.text[first:].startswith("Johansson")
    assert found.text.index("a paragraph") not in found.barriers
    assert found.text.index("far below") in found.barriers


def test_columns_of_running_text_are_read_one_by_one() -> None:
    left = [line(f"left column has line {row}", 10, 100 + 25 * row) for row in range(5)]
    right = [line(f"right column has line {row}", 300, 104 + 25 * row) for row in range(5)]
    text = laid_out([line("One heading over both of the columns of", 10, 0), *right, *left]).text
    assert text.startswith("One heading")
    assert text.index("left column has line 4") < text.index("right column has line 0")


def test_rows_of_a_table_are_read_across() -> None:
    cells = [line(f"{side} {row}", x, 25 * row) for row in range(6) for side, x in CELLS]
    assert laid_out(cells).text.split("\n")[2] == "name 2\tborn 2"


CELLS = (("name", 10), ("born", 200))


def test_doubt_and_silence_are_told() -> None:
    sure, unsure = laid_out([line("plain", 0, 0)]), laid_out([line("plain", 0, 0, confidence=0.5)])
    silent = laid_out([])
    said = told(notices({1: [sure], 2: [unsure], 4: [silent]}))
    assert "read the words on pages 1–2" in said
    assert "page 2 were read with low certainty" in said
    assert "found no words in the picture on page 4" in said
    assert notices({}) == ()


def test_recognised_words_are_not_shown_by_repr() -> None:
    found = scanned(scan_files.picture())
    assert "Johansson" not in repr(found)


def test_a_word_broken_at_the_foot_of_a_column_goes_on_in_the_next() -> None:
    left = [line(f"left column has line {row}", 10, 100 + 25 * row) for row in range(5)]
    right = [line(f"right column has line {row}", 300, 104 + 25 * row) for row in range(1, 6)]
    broken, rest = line("she was seen by Okon-", 10, 225), line("kwo in the clinic", 300, 104)
    found = laid_out([*right, rest, *left, broken])
    assert "Okon-\nkwo" in found.text
    assert found.text.index("kwo in") not in found.barriers


def test_a_word_broken_in_a_narrow_column_goes_on_below() -> None:
    cells = [("seen by Okon-", "pulse 78"), ("kwo today", "no fever"), ("and went", "well")]
    blocks = [
        line(cell, 10 + 250 * column, 100 + 25 * row)
        for row, cells_of_row in enumerate(cells)
        for column, cell in enumerate(cells_of_row)
    ]
    found = laid_out(blocks)
    assert "Okon-\nkwo" in found.text
    assert found.text.index("kwo today") not in found.barriers
