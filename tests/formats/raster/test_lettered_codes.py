"""A text that draws a machine-readable code with characters is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import zxingcpp
from support.files.docx_files import p, package

from app.errors import Unsupported
from app.formats.base import Options
from app.formats.docx.format import DocxFormat
from app.formats.raster.lettered_codes import refuse_lettered_codes
from app.formats.text.format import TextFormat
from app.progress import NullReporter

Modules = npt.NDArray[np.bool_]


def modules() -> Modules:
    code = zxingcpp.create_barcode("Quillfeather 14/03/1961", zxingcpp.BarcodeFormat.QRCode)
    shades = np.asarray(code.to_image(scale=1))
    dark = (shades if shades.ndim == 2 else shades[..., 0]) < 128
    return np.pad(dark, [(0, -side % 4) for side in dark.shape])


def by_cells(modules: Modules, rows: int, columns: int, signs: Callable[[int], str]) -> str:
    """Each cell of so many modules as a character, told by its modules row by row."""
    lines = []
    for top in range(0, modules.shape[0], rows):
        line = ""
        for left in range(0, modules.shape[1], columns):
            cell = modules[top : top + rows, left : left + columns].ravel()
            line += signs(sum(int(one) << bit for bit, one in enumerate(cell)))
        lines.append(line)
    return "\n".join(lines)


def braille(cell: int) -> str:
    return chr(0x2800 + sum((cell >> bit & 1) << dot for bit, dot in enumerate(DOTS)))


DOTS = (0, 3, 1, 4, 2, 5, 6, 7)
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
WAYS: dict[str, tuple[int, int, Callable[[int], str]]] = {
    "halves": (2, 1, " ▀▄█".__getitem__),
    "light on dark": (2, 1, "█▄▀ ".__getitem__),
    "quarters": (2, 2, QUARTERS.__getitem__),
    "Braille": (4, 2, braille),
    "blocks": (1, 1, ("  ", "██").__getitem__),
    "signs": (1, 1, ("  ", "##").__getitem__),
    "squares": (1, 1, "⬜⬛".__getitem__),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_text_with_a_code_is_refused(
    way: tuple[int, int, Callable[[int], str]], tmp_path: Path
) -> None:
    drawn = by_cells(modules(), *way)
    source = tmp_path / "note.txt"
    source.write_text(f"Seen on the ward.\n{drawn}\nNo allergies.\n", encoding="utf-8")
    with pytest.raises(Unsupported, match="machine-readable code"):
        TextFormat().read(source, Options(), NullReporter())


def test_a_word_document_with_a_code_in_its_lines_is_refused(tmp_path: Path) -> None:
    lines = by_cells(modules(), *WAYS["halves"]).split("\n")
    source = package(tmp_path / "note.docx", p("Seen on the ward.") + "".join(map(p, lines)))
    with pytest.raises(Unsupported, match="machine-readable code"):
        DocxFormat().read(source, Options(), NullReporter())


def test_a_code_in_a_quotation_and_one_of_bars_in_a_line_are_refused() -> None:
    quoted = "\n".join("> " + line for line in by_cells(modules(), *WAYS["halves"]).split("\n"))
    code = zxingcpp.create_barcode("QUILL140361", zxingcpp.BarcodeFormat.Code128)
    shades = np.asarray(code.to_image(scale=1))
    bars = "".join(" █"[int(one < 128)] for one in shades.reshape(*shades.shape[:2], -1)[5, :, 0])
    for text in (quoted, bars):
        with pytest.raises(Unsupported):
            refuse_lettered_codes(text)


@pytest.mark.parametrize(
    "text",
    [
        "## Plan\n" * 50,
        "Pain  ████████░░ 8/10\nSleep ████░░░░░░ 4/10\n" * 20,
        "\n".join("#" * 60 for _ in range(30)),
        "□ male ■ female □ smoker ■ alcohol □ drugs\n" * 30,
        "▁▂▃▄▅▆▇█▇▆▅▄▃▂▁ heart rate",
        "@" * 5000,
    ],
)
def test_other_drawings_of_characters_are_no_codes(text: str) -> None:
    refuse_lettered_codes(text)
