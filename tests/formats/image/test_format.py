"""Picture files are redacted in their pixels and lose everything beside them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, PngImagePlugin, TiffImagePlugin
from support.files import scan_files
from support.files.embedded import EMBEDDED
from support.notice_words import told
from support.sampling import sampled

from app.engine.domain.document import Document
from app.engine.domain.export import Layer, Mode, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.engine.verification.verify import verify
from app.errors import Corrupt, ExportError, LimitExceeded, NeedsOcr, SourceChanged
from app.formats.base import Options
from app.formats.image import frames
from app.formats.image import reader as image_reader
from app.formats.image.format import ImageFormat
from app.formats.ocr import page_reader
from app.formats.ocr.recogniser import RecognisedLine, Tick, recognise
from app.formats.registry import detect
from app.progress import NullReporter
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker

IMAGE = ImageFormat()
NAME = "Johansson"
SECRET = "Theodora Quillfeather"


def saved(path: Path) -> Path:
    """The letter in the type of file that the name of `path` says, with metadata."""
    picture = scan_files.picture()
    match path.suffix:
        case ".png":
            said = PngImagePlugin.PngInfo()
            said.add_text("Author", SECRET)
            said.add_itxt("Comment", f"by {SECRET}")
            picture.convert("RGB").save(path, pnginfo=said, dpi=(200, 200))
        case ".jpg":
            exif = Image.Exif()
            exif[0x013B] = SECRET
            picture.convert("RGB").save(
                path, quality=95, exif=exif, comment=SECRET, icc_profile=SECRET.encode() * 20
            )
        case _:
            tags = TiffImagePlugin.ImageFileDirectory_v2()
            tags[270] = tags[315] = SECRET
            other = scan_files.picture(("Second page, no name here",))
            picture.save(path, save_all=True, append_images=[other], tiffinfo=tags, dpi=(200, 200))
    return path


def read(path: Path) -> Document:
    return IMAGE.read(path, Options(), NullReporter())


def write(source: Path, plan: RedactionPlan) -> Path:
    target = source.with_name(f"export{source.suffix}")
    IMAGE.write(source, Options(), plan, target, NullReporter())
    return target


@pytest.fixture(params=["a.png", "a.jpg", "a.tif"])
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return saved(tmp_path / str(request.param))


def test_a_check_reads_each_page_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[Image.Image] = []

    def read(picture: Image.Image, tick: Tick) -> list[RecognisedLine]:
        looked_at.append(picture)
        return recognise(picture, tick)

    monkeypatch.setattr(page_reader, "recognise_all", read)
    source = tmp_path / "a.png"
    # What no other test of this process has read.
    scan_files.picture((f"Patient: {NAME}", "Read once and no more")).save(source)
    assert any(NAME in found.text for found in IMAGE.extracts(source, NullReporter(), EMBEDDED))
    assert len(looked_at) == 1


@pytest.mark.parametrize("mode", sampled(Mode, 4))
def test_name_is_gone_from_pixels_metadata_and_bytes(source: Path, mode: Mode) -> None:
    document = read(source)
    assert document.text.startswith("\n".join(scan_files.LETTER))
    by = "[PATIENT]" if mode is Mode.MASK else "Lindqvist"
    plan = scan_files.plan_without(document, NAME, mode=mode, by=by)
    target = write(source, plan)
    found = list(IMAGE.extracts(target, NullReporter(), EMBEDDED))
    assert not any(NAME in extract.text for extract in found)
    assert not any("Quillfeather" in extract.text for extract in found)
    assert not any(extract.layer is Layer.HIDDEN for extract in found)
    text = "\n".join(extract.text for extract in found if extract.layer is Layer.TEXT)
    assert text.count(by) == 2
    assert "Seen by Dr Keller for chest pain." in text
    findings = tuple(
        Finding(str(number), edit.span, "PATIENT", 0.9, "test")
        for number, edit in enumerate(plan.edits)
    )
    review = Review(document, findings)
    assert verify(plan, review, found).passed
    assert not verify(plan, review, IMAGE.extracts(source, NullReporter(), EMBEDDED)).passed


def test_export_is_a_file_of_the_same_type_and_size(source: Path) -> None:
    target = write(source, scan_files.plan_without(read(source), NAME))
    with Image.open(source) as before, Image.open(target) as after:
        assert after.format == before.format
        assert after.size == before.size
        assert getattr(after, "n_frames", 1) == getattr(before, "n_frames", 1)
        assert not after.getexif().get(270)
        assert "icc_profile" not in after.info


def test_metadata_is_seen_before_it_is_dropped(source: Path) -> None:
    assert "Picture metadata" in told(read(source).notices)
    hidden = [
        e.text for e in IMAGE.extracts(source, NullReporter(), EMBEDDED) if e.layer is Layer.HIDDEN
    ]
    assert any(SECRET in text for text in hidden)


def test_pages_of_a_tiff_are_pages(tmp_path: Path) -> None:
    document = read(saved(tmp_path / "a.tif"))
    assert [page.number for page in document.pages] == [1, 2]
    second = document.pages[1]
    assert document.text[second.start : second.end] == "Second page, no name here"
    assert second.start in document.barriers
    assert second.width == pytest.approx(640 * 72 / 200)


def test_fax_stays_black_and_white(tmp_path: Path) -> None:
    path = tmp_path / "fax.tiff"
    scan_files.picture().convert("1").save(path, compression="group4", dpi=(200, 200))
    document = read(path)
    target = write(path, scan_files.plan_without(document, NAME))
    with Image.open(target) as after:
        assert after.mode == "1"
        assert after.info["compression"] == "group4"
    assert NAME not in read(target).text


def test_words_below_transparent_pixels_do_not_survive(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    picture = scan_files.picture().convert("RGBA")
    pixels = np.asarray(picture).copy()
    pixels[: 24 + 50, :, 3] = 0
    Image.fromarray(pixels).save(path)
    document = read(path)
    assert "Maria" not in document.text
    with Image.open(write(path, scan_files.plan_without(document, "Keller"))) as after:
        assert after.mode == "RGB"
        assert after.crop((0, 0, 640, 70)).getextrema() == ((255, 255),) * 3


def test_picture_with_many_shades_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.tif"
    shades = np.asarray(scan_files.picture()).astype(np.uint16) * 10 + 300
    Image.fromarray(shades).save(path)
    assert NAME in read(path).text


@pytest.mark.parametrize("hot", [65_535, 1e9, np.inf])
def test_a_few_pixels_of_a_damaged_sensor_hide_no_picture(tmp_path: Path, hot: float) -> None:
    """All other shades would be one black, and what it says would be removed by nobody."""
    path = tmp_path / "a.tif"
    shades = np.asarray(scan_files.picture()).astype(np.float32) * 4 + 300
    shades[0, :3] = hot
    Image.fromarray(shades).save(path)
    assert NAME in read(path).text


def test_photo_is_turned_as_its_camera_says(tmp_path: Path) -> None:
    path = tmp_path / "a.jpg"
    exif = Image.Exif()
    exif[0x0112] = 6
    scan_files.picture().rotate(90, expand=True).save(path, quality=95, exif=exif)
    document = read(path)
    assert document.pages[0].width > document.pages[0].height
    target = write(path, scan_files.plan_without(document, "Keller"))
    with Image.open(target) as after:
        assert after.size == scan_files.picture().size


def test_other_pictures_of_an_animation_are_dropped_and_told(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    second = scan_files.picture((SECRET,)).resize(scan_files.picture().size)
    scan_files.picture().save(path, save_all=True, append_images=[second])
    document = read(path)
    assert "animation" in told(document.notices)
    with Image.open(write(path, scan_files.plan_without(document, NAME))) as after:
        assert getattr(after, "n_frames", 1) == 1


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.tif"])
def test_damaged_picture_is_corrupt(name: str, tmp_path: Path) -> None:
    path = saved(tmp_path / name)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 3])
    with pytest.raises(Corrupt):
        read(path)


def test_huge_picture_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "LARGEST", 1000)
    with pytest.raises(LimitExceeded):
        read(saved(tmp_path / "a.png"))


def test_file_with_too_many_pages_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "MOST_PAGES", 1)
    with pytest.raises(LimitExceeded):
        read(saved(tmp_path / "a.tif"))


def test_without_text_recognition_the_error_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path / "a.png")
    monkeypatch.setattr(image_reader, "is_installed", lambda: False)
    with pytest.raises(NeedsOcr) as caught:
        read(path)
    assert "pip install rapidocr" in caught.value.hint


def test_plan_for_another_file_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.png")
    plan = scan_files.plan_without(read(path), NAME)
    saved(tmp_path / "a.tif").rename(path)
    with pytest.raises(SourceChanged):
        write(path, plan)
    last = RedactionPlan(read(path).id, Mode.MASK, plan.edits[-1:])
    other = tmp_path / "b.png"
    Image.new("L", (90, 90), 255).save(other)
    with pytest.raises(ExportError):
        write(other, RedactionPlan(read(other).id, Mode.MASK, last.edits))


def test_pages_are_shown_in_the_window(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.tif")
    page = read(path).pages[1]
    shown = reader_process.render_page(path, Options(), 2, 2.0, NullReporter())
    assert (shown.width, shown.height) == (round(page.width * 2), round(page.height * 2))
    assert len(shown.rgb) == 3 * shown.width * shown.height
    with pytest.raises(Corrupt):
        reader_process.render_page(path, Options(), 3, 2.0, NullReporter())


def test_picture_is_recognised_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "scan.JPEG"
    scan_files.picture().save(path, "JPEG")
    assert detect(path).kind == "image"


@pytest.mark.slow
def test_text_recognition_works_within_the_limits_of_the_child(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.png")
    with Worker(READER) as worker:
        document = worker.call(reader_process.read, path, Options(), NullReporter())
    assert document.text == "\n".join(scan_files.LETTER)
