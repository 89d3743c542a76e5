"""What of a picture is turned to be searched for codes again."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pypdfium2
import pytest
import zxingcpp
from PIL import Image

from app.formats.raster.tilted import straightened
from app.paths import RESOURCES

_SAMPLES = sorted((RESOURCES / "samples").rglob("*.pdf"))


def pages() -> Iterator[npt.NDArray[np.uint8]]:
    for path in _SAMPLES:
        with pypdfium2.PdfDocument(path) as pdf:
            yield np.array(pdf[0].render(scale=300 / 72).to_pil().convert("L"))


@pytest.mark.parametrize("edge", [0, 11, 24])
def test_no_page_is_turned_for_letters_that_are_strewn_over_it(edge: int) -> None:
    for page in pages():
        assert not list(straightened(np.pad(page, edge, constant_values=255)))


def test_of_a_page_only_the_place_of_a_tilted_code_is_turned() -> None:
    made = zxingcpp.create_barcode("Thaddeus 40771", zxingcpp.BarcodeFormat.Code128)
    code = Image.fromarray(np.array(made.to_image(scale=3))).convert("L")
    code = code.rotate(17, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    for page in pages():
        corner = (page.shape[1] - code.width) // 2, page.shape[0] - code.height - 200
        picture = Image.fromarray(page)
        picture.paste(code, corner)
        parts = list(straightened(np.array(picture)))
        assert parts
        for one in parts:
            left, top, right, bottom = one.part.box
            assert left <= corner[0] < corner[0] + code.width <= right
            assert top <= corner[1] < corner[1] + code.height <= bottom
            assert (right - left) * (bottom - top) < page.size / 4
        assert any(zxingcpp.read_barcodes(one.pixels) for one in parts)
