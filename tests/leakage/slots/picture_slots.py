"""Every place of a file where an identifier can be shown by pixels, each as a small file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pikepdf
from leakage.planting import DOCTOR, LINES, NAME, NUMBER
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, ImageFont, ImageOps
from PIL.TiffImagePlugin import TiffImageFile
from support.files import docx_files, pdf_files

from app.paths import RESOURCES

Make = Callable[[Path], Path]
Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]

_RESOLUTION = 200
_FONT = RESOURCES / "fonts" / "LiberationSans-Regular.ttf"
_SHOWN = f"BT /F1 11 Tf 72 700 Td ({LINES[0]}) Tj 0 -18 Td ({LINES[1]}) Tj ET\n".encode()
_WIDTH, _HEIGHT = 300.0, 90.0  # of a picture on a page, in points


def card(*lines: str) -> Image.Image:
    """Grey letters on white, as scanned at 200 dots an inch."""
    made = Image.new("L", (840, 252), 255)
    letters = ImageFont.truetype(_FONT, 34)
    for row, line in enumerate(lines or (f"Seen: {NAME}", f"MRN {NUMBER}", "Ward 4 North")):
        ImageDraw.Draw(made).text((30, 24 + 72 * row), line, fill=20, font=letters)
    return made


def _page(*lines: str) -> Image.Image:
    """A page of its own."""
    made = Image.new("L", (1100, 420), 255)
    letters = ImageFont.truetype(_FONT, 28)
    for row, line in enumerate((*LINES, *lines)):
        ImageDraw.Draw(made).text((50, 40 + 70 * row), line, fill=20, font=letters)
    return made


def _marked_over() -> Image.Image:
    """A card under a marker as telephones draw it, which lets seven of 255 shades through."""
    made = card()
    mark = Image.new("L", made.size, 0)
    for row in range(2):
        ImageDraw.Draw(mark).rectangle((16, 18 + 72 * row, 620, 70 + 72 * row), fill=248)
    made.paste(0, (0, 0), mark)
    return made


def _ink(colour: tuple[int, int, int]) -> Image.Image:
    made = Image.new("RGBA", card().size, (*colour, 0))
    made.putalpha(ImageOps.invert(card()))
    return made


def _erased(shown: Image.Image) -> Image.Image:
    """A picture with a card below, which opacity hides, as eraser tools do."""
    made = Image.new("RGB", (shown.width, shown.height + card().height), "white")
    made.paste(shown, (0, 0))
    made.paste(card(), (0, shown.height))
    opacity = Image.new("L", made.size, 0)
    opacity.paste(255, (0, 0, *shown.size))
    made.putalpha(opacity)
    return made


def _erased_in_palette() -> Image.Image:
    """Letters and paper are two entries of a palette, neither of which is painted."""
    ink = card().point(lambda shade: int(shade < 128))
    made = Image.frombytes("P", ink.size, ink.tobytes())
    made.putpalette((255, 255, 255, 0, 0, 0))
    return made


def _saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    data = BytesIO()
    picture.save(data, kind, **options)
    return data.getvalue()


# PDF


def _image(pdf: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    made = pdf.make_stream(picture.tobytes())
    made.Type, made.Subtype = Name.XObject, Name.Image
    made.Width, made.Height = picture.size
    made.BitsPerComponent = 8
    made.ColorSpace = Name.DeviceGray if picture.mode == "L" else Name.DeviceRGB
    return made


def _stencil(pdf: pikepdf.Pdf) -> pikepdf.Object:
    mask = card().convert("1", dither=Image.Dither.NONE)
    made = pdf.make_stream(mask.tobytes())
    made.Type, made.Subtype, made.ImageMask = Name.XObject, Name.Image, True
    made.Width, made.Height, made.BitsPerComponent = *mask.size, 1
    return made


def _on_page(
    make: Callable[[pikepdf.Pdf], pikepdf.Object], pdf: pikepdf.Pdf, page: pikepdf.Page
) -> None:
    page.obj.Resources.XObject = Dictionary(Card=make(pdf))


def _see_through(pdf: pikepdf.Pdf, colour: tuple[int, int, int]) -> pikepdf.Object:
    ink = _ink(colour)
    made = _image(pdf, ink.convert("RGB"))
    made.SMask = _image(pdf, ink.getchannel("A"))
    return made


def _explicit_mask(pdf: pikepdf.Pdf) -> pikepdf.Object:
    made = _image(pdf, Image.new("RGB", (8, 8), (20, 20, 120)))
    made.Mask = _stencil(pdf)
    return made


def _colour_key(pdf: pikepdf.Pdf) -> pikepdf.Object:
    made = _image(pdf, card())
    made.Mask = Array([230, 255])
    return made


def _indexed(pdf: pikepdf.Pdf) -> pikepdf.Object:
    made = _image(pdf, card().point(lambda shade: int(shade < 128)))
    palette = pikepdf.String(bytes((255, 255, 240, 90, 0, 0)))
    made.ColorSpace = Array([Name.Indexed, Name.DeviceRGB, 1, palette])
    return made


def _jpeg(pdf: pikepdf.Pdf) -> pikepdf.Object:
    made = _image(pdf, card())
    made.write(_saved(card(), "JPEG", quality=85), filter=Name.DCTDecode)
    return made


def _fax(pdf: pikepdf.Pdf) -> pikepdf.Object:
    """Packed as fax machines do, by taking the only strip out of a TIFF file."""
    bilevel = card().convert("1", dither=Image.Dither.NONE)
    data = _saved(bilevel, "TIFF", compression="group4")
    with TiffImageFile(BytesIO(data)) as file:
        start, length = file.tag_v2[273][0], file.tag_v2[279][0]
    made = pdf.make_stream(b"")
    parameters = Dictionary(K=-1, Columns=bilevel.width, Rows=bilevel.height, BlackIs1=False)
    made.write(data[start : start + length], filter=Name.CCITTFaxDecode, decode_parms=parameters)
    made.Type, made.Subtype, made.ColorSpace = Name.XObject, Name.Image, Name.DeviceGray
    made.Width, made.Height, made.BitsPerComponent = *bilevel.size, 1
    return made


def _in_a_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    form = pdf_files.form_xobject(pdf, b"q %g 0 0 %g 40 -60 cm /Card Do Q" % (_WIDTH, _HEIGHT))
    form.Resources = Dictionary(XObject=Dictionary(Card=_image(pdf, card())))
    page.obj.Resources.XObject = Dictionary(Fm=form)


def _hidden_by_a_mask(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    shown = _erased(card("Ward 4 North"))
    picture = _image(pdf, shown.convert("RGB"))
    picture.SMask = _image(pdf, shown.getchannel("A"))
    page.obj.Resources.XObject = Dictionary(Card=picture)


def _as_a_letter(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    """A font in which the letter `a` is the card."""
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=Array([0, 0, 1000, 1000]),
        FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
        CharProcs=Dictionary(a=pdf.make_stream(b"1000 0 d0 q 1000 0 0 300 0 0 cm /Card Do Q")),
        Encoding=Dictionary(Type=Name.Encoding, Differences=Array([97, Name.a])),
        FirstChar=97,
        LastChar=97,
        Widths=Array([1000]),
        Resources=Dictionary(XObject=Dictionary(Card=_image(pdf, card()))),
    )
    page.obj.Resources.Font.F9 = pdf.make_indirect(font)


def _card_and_tile(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    tile = _image(pdf, Image.new("L", (20, 20), 200))
    page.obj.Resources.XObject = Dictionary(Card=_image(pdf, card()), Tile=tile)


def _tiles(count: int) -> bytes:
    """So many small pictures, none of which touches another."""
    places = ((20 + 18 * (i % 30), 20 + 20 * (i // 30)) for i in range(count))
    return b"".join(b"q 13 0 0 13 %d %d cm /Tile Do Q\n" % place for place in places)


def _large_unit(path: Path) -> Path:
    """A page of few units, each of which is ten points."""

    def prepare(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.UserUnit = 10
        page.obj.Resources.XObject = Dictionary(Card=_image(pdf, card()))

    content = b"q 0.1 0 0 0.1 0 0 cm " + _SHOWN + b"q 110 0 0 33 72 500 cm /Card Do Q Q\n"
    return pdf_files.raw(path, content, prepare=prepare, box=(0, 0, 59.5, 84.2))


def _text_page(path: Path, *, plant: Plant, content: bytes) -> Path:
    return pdf_files.raw(path, _SHOWN + content, prepare=plant)


_DO = b"q %g 0 0 %g 72 500 cm /Card Do Q\n" % (_WIDTH, _HEIGHT)
_SIMPLE: dict[str, tuple[Callable[[pikepdf.Pdf], pikepdf.Object], bytes]] = {
    "picture": (lambda pdf: _image(pdf, card()), _DO),
    "JPEG picture": (_jpeg, _DO),
    "fax picture": (_fax, _DO),
    "picture with a palette": (_indexed, _DO),
    "picture under a black box": (
        lambda pdf: _image(pdf, card()),
        _DO + b"0 g 72 500 %g %g re f\n" % (_WIDTH, _HEIGHT),
    ),
    "picture behind a clip": (
        lambda pdf: _image(pdf, card()),
        b"q 72 500 20 20 re W n " + _DO + b"Q\n",
    ),
    "upside down picture": (
        lambda pdf: _image(pdf, card()),
        b"q %g 0 0 %g 400 600 cm /Card Do Q\n" % (-_WIDTH, -_HEIGHT),
    ),
    "tilted picture": (
        lambda pdf: _image(pdf, card()),
        b"q %g %g %g %g 150 500 cm /Card Do Q\n" % (292.0, 68.0, -20.4, 87.6),
    ),
    "blue ink on nothing": (lambda pdf: _see_through(pdf, (20, 20, 160)), _DO),
    "white ink on a dark field": (
        lambda pdf: _see_through(pdf, (255, 255, 255)),
        b"0.1 0.2 0.4 rg 60 490 330 110 re f\n" + _DO,
    ),
    "stencil": (_stencil, b"0.6 0 0 rg " + _DO),
    "picture with a mask": (_explicit_mask, _DO),
    "picture with a colour that is not painted": (_colour_key, _DO),
}


def _inline(path: Path) -> Path:
    small = card().resize((420, 126))
    content = (
        b"q %g 0 0 %g 72 500 cm BI /W 420 /H 126 /BPC 8 /CS /G ID " % (_WIDTH, _HEIGHT)
        + small.tobytes()
        + b" EI Q\n"
    )
    return pdf_files.raw(path, _SHOWN + content)


def _scan(path: Path, *, hidden: bytes = b"", seen: bool = False) -> Path:
    """A page that is a picture, with hidden text, or followed by a page of text."""

    def prepare(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.Resources.XObject = Dictionary(Card=_image(pdf, _page(f"Dr {DOCTOR}")))
        if seen:
            pdf.pages.append(page)
            pdf.pages[1].obj.Contents = pdf.make_stream(_SHOWN)

    content = b"q 560 0 0 240 15 500 cm /Card Do Q\n" + hidden
    return pdf_files.raw(path, content, prepare=prepare, box=(0, 490, 595, 750))


# Word


def _word(path: Path, *, data: bytes) -> Path:
    body = "".join(docx_files.p(line) for line in LINES) + docx_files.blip("k")
    return docx_files.package(
        path,
        body,
        parts={"media/i.png": data},
        relations={"k": ("image", "media/i.png")},
    )


# Picture files


def _file(path: Path, *, kind: str) -> Path:
    path.write_bytes(_saved(_page(f"Dr {DOCTOR}"), kind, dpi=(_RESOLUTION, _RESOLUTION)))
    return path


def _erased_file(path: Path, *, kind: str) -> Path:
    path.write_bytes(_saved(_erased(_page()), kind, dpi=(_RESOLUTION, _RESOLUTION)))
    return path


def _tiff(path: Path) -> Path:
    first = _page().convert("1", dither=Image.Dither.NONE)
    second = _page(f"Dr {DOCTOR}").convert("1", dither=Image.Dither.NONE)
    options = {"save_all": True, "append_images": [second], "compression": "group4"}
    path.write_bytes(_saved(first, "TIFF", dpi=(_RESOLUTION, _RESOLUTION), **options))
    return path


_PDF: dict[str, Make] = {
    **{
        f"{name} on a page of text": partial(
            _text_page, plant=partial(_on_page, make), content=content
        )
        for name, (make, content) in _SIMPLE.items()
    },
    "inline picture on a page of text": _inline,
    "picture that is also shown very small": partial(
        _text_page, plant=_card_and_tile, content=_DO + b"q 10 0 0 3 72 300 cm /Card Do Q\n"
    ),
    "picture that is only shown very small": partial(
        _text_page, plant=_card_and_tile, content=b"q 10 0 0 3 72 300 cm /Card Do Q\n"
    ),
    "picture under another": partial(
        _text_page,
        plant=_card_and_tile,
        content=_DO + b"q %g 0 0 %g 70 498 cm /Tile Do Q\n" % (_WIDTH + 4, _HEIGHT + 4),
    ),
    "picture partly under another": partial(
        _text_page, plant=_card_and_tile, content=_DO + b"q 120 0 0 80 150 505 cm /Tile Do Q\n"
    ),
    "letters hidden by a mask": partial(_text_page, plant=_hidden_by_a_mask, content=_DO),
    "picture as a letter": partial(
        _text_page, plant=_as_a_letter, content=b"BT /F9 300 Tf 72 400 Td (a) Tj ET\n"
    ),
    "picture among many": partial(_text_page, plant=_card_and_tile, content=_DO + _tiles(320)),
    "picture on a page with a large unit": _large_unit,
    "picture in a form": partial(_text_page, plant=_in_a_form, content=b"/Fm Do\n"),
    "scanned page": _scan,
    "scanned page with hidden text": partial(
        _scan, hidden=b"BT 3 Tr /F1 11 Tf 40 600 Td (Thaddeus Okonkwo) Tj ET\n"
    ),
    "scanned page before a page of text": partial(_scan, seen=True),
}
_DOCX: dict[str, Make] = {
    "picture in Word": partial(_word, data=_saved(card(), "PNG")),
    "JPEG in Word": partial(_word, data=_saved(card(), "JPEG", quality=85)),
    "ink on nothing in Word": partial(_word, data=_saved(_ink((20, 20, 160)), "PNG")),
    "letters under a marker in Word": partial(_word, data=_saved(_marked_over(), "PNG")),
    "erased letters in Word": partial(_word, data=_saved(_erased(card("Ward 4 North")), "PNG")),
    "erased letters of a palette in Word": partial(
        _word, data=_saved(_erased_in_palette(), "PNG", transparency=b"\0\0")
    ),
    "erased letters of WebP in Word": partial(
        _word, data=_saved(_erased(card("Ward 4 North")), "WEBP", lossless=True, exact=True)
    ),
}
_FILES: dict[str, tuple[str, Make]] = {
    "PNG": ("source.png", partial(_file, kind="PNG")),
    "JPEG": ("source.jpg", partial(_file, kind="JPEG")),
    "TIFF of two pages": ("source.tiff", _tiff),
    "erased letters in PNG": ("source.png", partial(_erased_file, kind="PNG")),
    "erased letters in TIFF": ("source.tiff", partial(_erased_file, kind="TIFF")),
}

# The file name that each is to be made under.
SLOTS: dict[str, tuple[str, Make]] = {
    **{name: ("source.pdf", make) for name, make in _PDF.items()},
    **{name: ("source.docx", make) for name, make in _DOCX.items()},
    **_FILES,
}
