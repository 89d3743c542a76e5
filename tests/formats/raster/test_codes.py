"""Machine-readable codes are found in pictures and painted over whole."""

from __future__ import annotations

import numpy as np
import pypdfium2
import pytest
import zxingcpp
from PIL import Image, ImageDraw
from support.files import scan_files
from support.sampling import crossed, sampled, thinned

from app.errors import VerificationFailed
from app.formats.raster.codes import require_no_codes, without_codes
from app.paths import RESOURCES

_SAID = "Thaddeus Okonkwo 40771"
_TEXTS = {
    "QRCode": _SAID,
    "DataMatrix": _SAID,
    "Aztec": _SAID,
    "PDF417": _SAID,
    "Code128": _SAID,
    "Code93": "OKONKWO 40",
    "Code39": "OKONKWO 40",
    "EAN13": "407719261234",
    "ITF": "40771926",
    "Codabar": "A40771926B",
}
_PLACE = (300, 400)


def code(kind: str, scale: int = 3) -> Image.Image:
    made = zxingcpp.create_barcode(_TEXTS[kind], getattr(zxingcpp.BarcodeFormat, kind))
    return Image.fromarray(np.array(made.to_image(scale=scale))).convert("L")


def on_page(picture: Image.Image) -> Image.Image:
    page = Image.new("RGB", (1240, 1240), "white")
    page.paste(picture, _PLACE)
    return page


def is_clean(picture: Image.Image) -> bool:
    grey = picture.convert("L")
    larger = grey.resize((2 * grey.width, 2 * grey.height))
    return not any(zxingcpp.read_barcodes(np.array(one)) for one in (grey, larger))


@pytest.mark.parametrize(("kind", "turn"), crossed(_TEXTS, [0, 90, 180, 3]))
def test_every_kind_of_code_is_painted_over_whole(kind: str, turn: int) -> None:
    turned = code(kind).rotate(turn, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    page = on_page(turned)
    with pytest.raises(VerificationFailed, match="machine-readable"):
        require_no_codes(page, "picture")
    clean, codes = without_codes(page)
    assert codes
    assert _TEXTS[kind][:8] in codes[0].text
    assert is_clean(clean)
    require_no_codes(clean, "picture")
    # Nothing of the bars stands out beside the paint.
    grey = np.asarray(clean.convert("L"))
    if turn in (0, 90, 180):
        left, top = _PLACE
        shades = grey[top : top + turned.height, left : left + turned.width]
        assert all(np.count_nonzero(np.diff(row.astype(int))) <= 2 for row in shades)


@pytest.mark.parametrize("kind", ["QRCode", "DataMatrix", "Code128"])
@pytest.mark.parametrize("ink", [(243, 243, 243), (255, 255, 120), (120, 120, 255)])
def test_a_faint_or_coloured_code_is_found(kind: str, ink: tuple[int, int, int]) -> None:
    shape = code(kind, 4)
    page = Image.new("RGB", (1500, 1240), "white")
    page.paste(ink, _PLACE, shape.point(lambda shade: 255 - shade))
    clean, codes = without_codes(page)
    assert codes
    shades = np.asarray(clean).reshape(-1, 3)
    assert not (shades == np.array(ink)).all(axis=1).any()


@pytest.mark.parametrize("kind", ["DataMatrix", "Aztec", "QRCode", "PDF417"])
@pytest.mark.parametrize("at", [0, 11])
def test_a_faint_code_of_two_pixels_a_module_is_found(kind: str, at: int) -> None:
    page = Image.new("L", (900, 700), 255)
    page.paste(code(kind, 2).point([243 if shade < 128 else 255 for shade in range(256)]), (at, at))
    assert [one.text for one in without_codes(page)[1]] == [_TEXTS[kind]]
    with pytest.raises(VerificationFailed):
        require_no_codes(page, "picture")


def test_a_code_of_one_pixel_a_module_without_a_margin_is_found() -> None:
    made = zxingcpp.create_barcode(_SAID, zxingcpp.BarcodeFormat.QRCode)
    small = Image.fromarray(np.array(made.to_image(scale=1, add_quiet_zones=False))).convert("L")
    clean, codes = without_codes(small)
    assert [one.text for one in codes] == [_SAID]
    assert clean.getextrema() == (0, 0)
    with pytest.raises(VerificationFailed):
        require_no_codes(small, "picture")


def test_bars_that_are_one_pixel_high_are_found() -> None:
    bars = code("Code128", 2)
    line = bars.crop((0, bars.height // 2, bars.width, bars.height // 2 + 1))
    clean, codes = without_codes(line)
    assert [one.text for one in codes] == [_SAID]
    assert not without_codes(clean)[1]


def test_several_codes_on_one_page_are_all_found() -> None:
    page = Image.new("L", (1240, 1240), 255)
    page.paste(code("QRCode"), (50, 50))
    page.paste(code("EAN13"), (600, 50))
    page.paste(code("DataMatrix"), (50, 700))
    clean, codes = without_codes(page)
    assert len(codes) == 3
    assert is_clean(clean)


def test_a_picture_without_codes_is_left_as_it_is() -> None:
    page = Image.new("RGB", (600, 400), "white")
    for row in range(8):
        ImageDraw.Draw(page).text((40, 30 + 40 * row), "Seen on the ward, III lll ||| 1111", fill=0)
    clean, codes = without_codes(page)
    assert clean is page
    assert codes == ()
    require_no_codes(page, "picture")


@pytest.mark.slow
@pytest.mark.parametrize("name", thinned(["sample-summary.pdf", "sample-stay.pdf"], 2))
def test_no_code_is_found_on_pages_of_text(name: str) -> None:
    with pypdfium2.PdfDocument(RESOURCES / "samples" / name) as pdf:
        for page in pdf:
            for dots in (150, 200, 240, 300):
                picture = page.render(scale=dots / 72).to_pil().convert("RGB")
                assert without_codes(picture)[1] == ()


@pytest.mark.parametrize(("angle", "kind"), crossed([7, 17, 38], ["Code128", "PDF417"]))
def test_a_tilted_bar_code_is_found_where_it_stands(kind: str, angle: int) -> None:
    made = zxingcpp.create_barcode("Anna Svensson 19610314", getattr(zxingcpp.BarcodeFormat, kind))
    code = Image.fromarray(np.array(made.to_image(scale=3))).convert("L")
    tilted = code.rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    page = Image.new("L", (1240, 1000), 255)
    page.paste(scan_files.picture(), (100, 40))
    page.paste(tilted, (200, 260))
    with pytest.raises(VerificationFailed):
        require_no_codes(page, "picture")
    bare, found = without_codes(page)
    assert {one.text for one in found} == {"Anna Svensson 19610314"}
    require_no_codes(bare, "picture")
    middle = np.array((200 + tilted.width / 2, 260 + tilted.height / 2))
    assert np.linalg.norm(found[0].corners.mean(axis=0) - middle) < 30
    above = (100, 40, 740, 230)
    assert bare.crop(above).tobytes() == page.crop(above).tobytes()


@pytest.mark.parametrize("angle", sampled([9, 4, 6, 8, 12], 5))
def test_a_small_tilted_code_of_rows_is_found(angle: int) -> None:
    tilted = code("PDF417", 2).rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    page = Image.new("L", (1240, 1000), 255)
    page.paste(scan_files.picture(), (100, 40))
    page.paste(tilted, (200, 260))
    with pytest.raises(VerificationFailed):
        require_no_codes(page, "picture")
    bare, found = without_codes(page)
    # It may be found and not be read.
    assert {one.text for one in found} <= {_SAID, ""}
    assert found
    require_no_codes(bare, "picture")
