"""PDF pages that show a name by what is no outline of a word: strokes, shades, dots, signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pikepdf
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, ImageFont
from support.widths.drawn_words import FONT

SHORT, LONG = "E. HILL", "OKONKWO"
_LEFT, _FOOT = 90.0, 500.0
_BITMAP = 17  # rows of a letter

# Single strokes of letters on a grid of 4 by 6, as plotters write.
_STROKES = {
    "O": "10 30 41 45 36 16 05 01 10",
    "K": "00 06|46 03 40",
    "N": "00 06 40 46",
    "W": "06 10 24 30 46",
}


def bitmap(words: str, rows: int = _BITMAP) -> Image.Image:
    """Words in pixels that are set where there is ink."""
    font = ImageFont.truetype(str(FONT), rows)
    picture = Image.new("1", (round(font.getlength(words)) + 2, rows + 5))
    ImageDraw.Draw(picture).text((1, 0), words, fill=1, font=font)
    return picture


def _cells(picture: Image.Image) -> Iterator[tuple[int, int]]:
    for y in range(picture.height):
        for x in range(picture.width):
            if picture.getpixel((x, y)):
                yield x, y


def runs_of(picture: Image.Image) -> Iterator[tuple[int, int, int]]:
    """Left, row and length of what is inked in a row."""
    for row in range(picture.height):
        at = 0
        for ink, run in groupby(picture.getpixel((x, row)) for x in range(picture.width)):
            wide = len([*run])
            if ink:
                yield at, row, wide
            at += wide


def outline(words: str, size: float, x: float = _LEFT, y: float = _FOOT) -> list[str]:
    """The path of each letter, without painting it."""
    font = TTFont(FONT)
    glyphs, codes, em = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    paths = []
    for letter in words:
        pen = DecomposingRecordingPen(glyphs)
        glyphs[codes[ord(letter)]].draw(pen)
        drawn = []
        for step, points in pen.value:
            placed = [f"{x + a * em:.2f} {y + b * em:.2f}" for a, b in points]
            drawn += [f"{one} {'m' if step == 'moveTo' else 'l'}" for one in placed]
        paths.append(" ".join(drawn))
        x += glyphs[codes[ord(letter)]].width * em
    return paths


def few_segments(_: pikepdf.Pdf, __: pikepdf.Page) -> str:
    return f"0 g {' '.join(outline(SHORT, 24))} f"


def plotted(_: pikepdf.Pdf, __: pikepdf.Page, *, unit: float = 3) -> str:
    content = ["1.2 w 0 G"]
    for number, letter in enumerate(LONG):
        for stroke in _STROKES[letter].split("|"):
            points = [
                f"{_LEFT + unit * (6 * number + int(p[0]))} {_FOOT + unit * int(p[1])}"
                for p in stroke.split()
            ]
            for start, end in pairwise(points):
                content.append(f"{start} m {end} l S")
    return "\n".join(content)


def plotted_large(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    return plotted(pdf, page, unit=7)


def shaded(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    picture = bitmap(LONG)
    width, height = picture.size
    samples = bytes(
        255 * (not picture.getpixel((x, y))) for y in range(height) for x in range(width)
    )
    function = pdf.make_stream(
        samples,
        FunctionType=0,
        Domain=Array([0, 1, 0, 1]),
        Range=Array([0, 1]),
        Size=Array([width, height]),
        BitsPerSample=8,
    )
    shading = Dictionary(ShadingType=1, ColorSpace=Name.DeviceGray, Function=function)
    page.obj.Resources.Shading = Dictionary(S=pdf.make_indirect(shading))
    return f"q {width * 2} 0 0 {-height * 2} {_LEFT} {_FOOT} cm /S sh Q"


def meshed(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    """Two triangles for each run of ink."""
    data = bytearray()
    for left, row, wide in runs_of(bitmap(LONG)):
        corners = [(left, row), (left + wide, row), (left, row + 1), (left + wide, row + 1)]
        for number in (0, 1, 2, 1, 2, 3):
            x, y = corners[number]
            data += bytes((0, x, 255 - y, 0))
    shading = pdf.make_stream(
        bytes(data),
        ShadingType=4,
        ColorSpace=Name.DeviceGray,
        BitsPerCoordinate=8,
        BitsPerComponent=8,
        BitsPerFlag=8,
        Decode=Array([0, 255, 0, 255, 0, 1]),
    )
    page.obj.Resources.Shading = Dictionary(S=shading)
    return f"q 2 0 0 2 {_LEFT} {_FOOT - 450} cm /S sh Q"


def patterned(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    """A pattern for each letter."""
    page.obj.Resources.Pattern, content = Dictionary(), ["/Pattern cs"]
    for number, letter in enumerate(LONG):
        pattern = pdf.make_stream(
            f"0 g {outline(letter, 24, 0, 4)[0]} f".encode(),
            PatternType=1,
            PaintType=1,
            TilingType=1,
            BBox=Array([0, 0, 24, 30]),
            XStep=24,
            YStep=30,
            Matrix=Array([1, 0, 0, 1, _LEFT + 24 * number, _FOOT]),
            Resources=Dictionary(),
        )
        page.obj.Resources.Pattern[f"/P{number}"] = pattern
        content.append(f"/P{number} scn {_LEFT + 24 * number} {_FOOT} 24 30 re f")
    return "\n".join(content)


def masked(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    """A soft mask for each letter."""
    page.obj.Resources.ExtGState, content = Dictionary(), []
    for number, path in enumerate(outline(LONG, 24)):
        group = Dictionary(S=Name.Transparency, CS=Name.DeviceGray)
        mask = pdf.make_stream(
            f"1 g {path} f".encode(),
            Type=Name.XObject,
            Subtype=Name.Form,
            BBox=Array([0, 0, 600, 800]),
            Group=group,
            Resources=Dictionary(),
        )
        state = Dictionary(SMask=Dictionary(S=Name.Luminosity, G=mask))
        page.obj.Resources.ExtGState[f"/G{number}"] = state
        content.append(f"q /G{number} gs 0 g {_LEFT} {_FOOT - 5} 200 40 re f Q")
    return "\n".join(content)


def pictured(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    """A small image for each letter, apart from the next."""
    page.obj.Resources.XObject, content = Dictionary(), []
    for number, letter in enumerate(LONG):
        picture = bitmap(letter, 32).convert("L").point(lambda shade: 255 - shade)
        page.obj.Resources.XObject[f"/I{number}"] = pdf.make_stream(
            picture.tobytes(),
            Type=Name.XObject,
            Subtype=Name.Image,
            Width=picture.width,
            Height=picture.height,
            ColorSpace=Name.DeviceGray,
            BitsPerComponent=8,
        )
        width, height = picture.width * 0.6, picture.height * 0.6
        content.append(f"q {width} 0 0 {height} {_LEFT + 24 * number} {_FOOT} cm /I{number} Do Q")
    return "\n".join(content)


def _signs(code: str, font: str, size: float, pitch: float) -> str:
    placed = (
        f"BT {font} {size} Tf {_LEFT + pitch * x} {_FOOT - pitch * y} Td ({code}) Tj ET"
        for x, y in _cells(bitmap(LONG))
    )
    return "0 g\n" + "\n".join(placed)


def full_stops(_: pikepdf.Pdf, page: pikepdf.Page) -> str:
    return _signs(".", "/F", 8, 2.4)


def squares(pdf: pikepdf.Pdf, page: pikepdf.Page) -> str:
    page.obj.Resources.Font["/Z"] = Dictionary(
        Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.ZapfDingbats
    )
    return _signs("n", "/Z", 3, 2.3)


def number_signs(_: pikepdf.Pdf, __: pikepdf.Page) -> str:
    """Lines of number signs and blanks, as banners of printers are."""
    picture = bitmap(LONG, 13)
    rows = [
        "".join("#" if picture.getpixel((x, y)) else " " for x in range(picture.width)).rstrip()
        for y in range(picture.height)
    ]
    lines = "\n".join(f"({row}) Tj T*" for row in rows)
    return f"BT /C 6 Tf 6 TL {_LEFT} {_FOOT} Td\n{lines} ET"


def hatched_clip(_: pikepdf.Pdf, __: pikepdf.Page) -> str:
    lines = "\n".join(
        f"{_LEFT - 5} {_FOOT - 8 + y} m {_LEFT + 200} {_FOOT - 8 + y} l" for y in range(36)
    )
    return f"q {' '.join(outline(SHORT, 30))} W n 0.5 w 0 G {lines} S Q"


def hatched(_: pikepdf.Pdf, __: pikepdf.Page) -> str:
    """Each letter of short level lines with paper between."""
    pitch = 1.4
    lines = (
        f"{_LEFT + pitch * left} {_FOOT - pitch * row} m "
        f"{_LEFT + pitch * (left + wide)} {_FOOT - pitch * row} l S"
        for left, row, wide in runs_of(bitmap(LONG))
    )
    return "0.6 w 0 G\n" + "\n".join(lines)


def dots(_: pikepdf.Pdf, __: pikepdf.Page) -> str:
    """Small boxes that do not touch."""
    return "0 g\n" + "\n".join(
        f"{_LEFT + 2.6 * x} {_FOOT - 2.6 * y} 1.3 1.3 re f" for x, y in _cells(bitmap(LONG))
    )


Make = Callable[[pikepdf.Pdf, pikepdf.Page], str]
WAYS: tuple[Make, ...] = (
    few_segments,
    plotted,
    plotted_large,
    shaded,
    meshed,
    patterned,
    masked,
    pictured,
    full_stops,
    squares,
    number_signs,
    hatched_clip,
    hatched,
    dots,
)


def page(target: Path, make: Make) -> Path:
    """An ordinary page of text that shows the name in one of the ways."""
    with pikepdf.new() as pdf:
        sheet = pdf.add_blank_page(page_size=(595, 842))
        sheet.obj.Resources = Dictionary(
            Font=Dictionary(
                F=Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica),
                C=Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Courier),
            )
        )
        text = "\n".join(
            f"BT /F 11 Tf 72 {760 - 16 * n} Td (Seen on the ward, well, no fever, wound dry.) Tj ET"
            for n in range(9)
        )
        sheet.obj.Contents = pdf.make_stream(f"{text}\n{make(pdf, sheet)}\n".encode())
        pdf.save(target, static_id=True)
    return target
