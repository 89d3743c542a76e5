"""Places of a PDF in what a page paints: strings, marked content, forms, fonts, pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pikepdf
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageCms
from support.files import pdf_files

from app.paths import RESOURCES
from attack.person import Person
from attack.pictures import card, jpeg_with, qr
from attack.place import Place, lines

Plant = Callable[[pikepdf.Pdf, pikepdf.Page, Person], None]

_UNITS = 2048  # of the typeface whose letters are drawn as shapes


def base(person: Person) -> bytes:
    """The two lines that every planted page shows."""
    first, second = lines(person)
    return f"BT /F1 11 Tf 72 780 Td ({first}) Tj 0 -18 Td ({second}) Tj ET\n".encode()


def planted(
    path: Path, shown: Person, hidden: Person, *, content: str | bytes = b"", plant: Plant | None
) -> None:
    """A page with further content, in which `%T`, `%N`, `%K` and `%H` stand for the person."""
    if isinstance(content, str):
        letters = hidden.text
        content = (
            content.replace("%T", letters)
            .replace("%K", hidden.token)
            .replace("%H", letters.encode().hex())
            .replace("%U", f"FEFF{letters.encode('utf-16-be').hex()}")
            .replace("%J", " ".join(f"({letter}) Tj" for letter in letters))
            .replace("%P", "".join(f"({letter})-20" for letter in letters))
            .replace("%O", "".join(f"\\{ord(letter):03o}" for letter in letters))
            .replace("%R", letters[::-1])
        ).encode()
    prepare = None if plant is None else lambda pdf, page: plant(pdf, page, hidden)
    pdf_files.raw(path, base(shown) + content, prepare=prepare)


def text(shown: str, before: str = "72 700 Td") -> str:
    """A line of text on a page."""
    return f"BT /F1 9 Tf {before} {shown} ET\n"


_SHOWN = {
    "plain text": text("(%T) Tj"),
    "pieces with kerning": text("[%P] TJ"),
    "hexadecimal string": text("<%H> Tj"),
    "octal escapes": text("(%O) Tj"),
    "letter by letter": text("%J"),
    "invisible text": text("3 Tr (%T) Tj 0 Tr"),
    "clipping text": "q " + text("7 Tr (%T) Tj") + "Q\n",
    "white text": "1 1 1 rg " + text("(%T) Tj") + "0 g\n",
    "tilted text": text("(%T) Tj", "0.87 0.5 -0.5 0.87 100 400 Tm"),
    "mirrored text": text("(%T) Tj", "-1 0 0 1 400 500 Tm"),
    "tiny text": "BT /F1 0.4 Tf 72 700 Td (%T) Tj ET\n",
    "under a black box": text("(%T) Tj") + "0 g 60 690 400 30 re f\n",
    "clipped away": "q 0 0 1 1 re W n " + text("(%T) Tj") + "Q\n",
    "below the page": text("(%T) Tj", "72 -90 Td"),
    "far from the page": text("(%T) Tj", "72 90000 Td"),
}
_INLINE = "q 4 0 0 4 72 600 cm BI /W "
_HIDDEN = {
    "replacement text": "/Span <</ActualText (%T)>> BDC " + text("(him) Tj") + "EMC\n",
    "replacement text in UTF-16": "/Span <</ActualText <%U>>> BDC " + text("(him) Tj") + "EMC\n",
    "alternative text": "/Figure <</Alt (%T)>> BDC 72 600 9 9 re f EMC\n",
    "expansion of an abbreviation": "/Span <</E (%T)>> BDC " + text("(Q.) Tj") + "EMC\n",
    "tag of marked content": "/%K BMC " + text("(him) Tj") + "EMC\n",
    "marked point": "/%K <</N (%T)>> DP /%K MP\n",
    "comment": "0 g % %T\n",
    "unknown operator": "(%T) nonsense\n",
    "compatibility section": "BX (%T) nonsense EX\n",
    "surplus operand": text("(%T) (Seen) Tj"),
    "nested array": text("[[(%T)] (Seen)] TJ"),
    "string for a number": text("(Seen) Tj (%T) Tc"),
    "text without a font": "BT 72 700 Td (%T) Tj ET\n",
    "key of an inline image": _INLINE + "1 /H 1 /BPC 8 /CS /G /%K (%T) ID \x7f EI Q\n",
    "behind the pixels of an inline image": (
        _INLINE + "2 /H 1 /BPC 8 /CS /G ID \x7f\x7f %T EI Q\n"
    ),
    "spelled backwards in a comment": "0 g % %R\n",
}


def _xobject(page: pikepdf.Page, value: pikepdf.Object) -> None:
    page.obj.Resources.XObject = Dictionary(Fx=value)


def _form(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    content = text(f"({who.text}) Tj", "0 0 Td").encode()
    _xobject(page, pdf_files.form_xobject(pdf, content, Resources=page.obj.Resources))


def _nested_form(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    _form(pdf, page, who)
    inner = Dictionary(XObject=page.obj.Resources.XObject)
    _xobject(page, pdf_files.form_xobject(pdf, b"q /Fx Do Q", Resources=inner))


def _entries_of_a_form(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    form = pdf_files.form_xobject(pdf, b"0 0 9 9 re f")
    form[f"/{who.token}"] = form.LastModified = who.text
    form.Name = Name(f"/{who.token}")
    form.PieceInfo = Dictionary(P=Dictionary(Private=who.text))
    form.Metadata = pdf.make_stream(who.text.encode())
    form.OPI = Dictionary(F=who.text)
    form.Ref = Dictionary(F=who.text, Page=0)
    _xobject(page, form)


def _unused_form(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    content = text(f"({who.text}) Tj").encode()
    page.obj.Resources.XObject = Dictionary(Unused=pdf_files.form_xobject(pdf, content))


def _postscript(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    made = pdf.make_stream(f"({who.text}) show".encode())
    made.Type, made.Subtype = Name.XObject, Name.PS
    _xobject(page, made)


def _properties(_: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    page.obj.Resources.Properties = Dictionary(P1=Dictionary(ActualText=who.text, Alt=who.text))


def _layer(pdf: pikepdf.Pdf, page: pikepdf.Page, _: Person) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="Layer"))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))
    page.obj.Resources.Properties = Dictionary(OC1=layer)


def _pattern(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person, *, used: bool) -> None:
    tile = pdf.make_stream(text(f"({who.text}) Tj", "0 0 Td").encode())
    tile.PatternType = tile.PaintType = tile.TilingType = 1
    tile.BBox, tile.XStep, tile.YStep = Array([0, 0, 300, 20]), 300, 20
    tile.Resources = Dictionary(Font=page.obj.Resources.Font)
    page.obj.Resources.Pattern = Dictionary({"/P1" if used else "/P2": tile})


def _soft_mask(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    group = pdf_files.form_xobject(
        pdf,
        text(f"({who.text}) Tj", "0 0 Td").encode(),
        Resources=Dictionary(Font=page.obj.Resources.Font),
        Group=Dictionary(S=Name.Transparency, CS=Name.DeviceGray),
    )
    page.obj.Resources.ExtGState = Dictionary(
        G1=Dictionary(SMask=Dictionary(S=Name.Luminosity, G=group))
    )


def _state(_: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    state = Dictionary(Type=Name.ExtGState, CA=0.5, BM=Name(f"/{who.token}"), HTP=who.text)
    page.obj.Resources.ExtGState = Dictionary(G1=state)


def _resource(_: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    page.obj.Resources.Font[f"/{who.token}"] = page.obj.Resources.Font.F1


def _font_name(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    font = pdf_files.base_font(pdf, who.token)
    font.FirstChar, font.LastChar, font.Widths = 32, 126, Array([500] * 95)
    font.FontDescriptor = Dictionary(
        Type=Name.FontDescriptor,
        FontName=Name(f"/{who.token}"),
        FontFamily=who.text,
        CharSet=f"/{who.token}",
        Flags=32,
    )
    page.obj.Resources.Font.F3 = font


def _character_map(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    font = pdf_files.base_font(pdf, "Helvetica")
    font.ToUnicode = pdf.make_stream(
        f"% {who.text}\n/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        f"/CIDSystemInfo << /Registry ({who.text}) /Ordering (UCS) /Supplement 0 >> def\n"
        f"/CMapName /{who.token} def 1 begincodespacerange <00> <FF> endcodespacerange\n"
        "1 beginbfrange <20> <7E> <0020> endbfrange endcmap end end".encode()
    )
    page.obj.Resources.Font.F3 = font


def _glyph_names(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    font = pdf_files.base_font(pdf, "Helvetica")
    font.Encoding = Dictionary(
        BaseEncoding=Name.WinAnsiEncoding, Differences=Array([1, Name(f"/{who.token}")])
    )
    page.obj.Resources.Font.F3 = font


def _drawn_font(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    bar = pdf.make_stream(f"600 0 0 0 500 700 d1 % {who.text}\n50 0 400 700 re f".encode())
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=Array([0, 0, 600, 700]),
        FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
        CharProcs=Dictionary({"/S": bar, f"/{who.token}": bar}),
        Encoding=Dictionary(Type=Name.Encoding, Differences=Array([83, Name.S])),
        FirstChar=83,
        LastChar=83,
        Widths=Array([600]),
        Resources=Dictionary(),
    )
    font[f"/{who.token}"] = who.text
    page.obj.Resources.Font.F3 = pdf.make_indirect(font)


def _function(pdf: pikepdf.Pdf, who: Person) -> pikepdf.Object:
    made = pdf.make_stream(f"{{ % {who.text}\n pop 0.5 }}".encode())
    made.FunctionType, made.Domain, made.Range = 4, Array([0, 1]), Array([0, 1])
    return made


def _colour_space(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person, *, named: bool) -> None:
    name = Name(f"/{who.token}") if named else Name("/Spot")
    ramp = _function(pdf, who) if not named else Dictionary(FunctionType=2, Domain=[0, 1], N=1)
    space = Array([Name.Separation, name, Name.DeviceGray, ramp])
    page.obj.Resources.ColorSpace = Dictionary(Cs1=space)


def _profile(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    profile = pdf.make_stream(data + who.text.encode())
    profile.N = 3
    page.obj.Resources.ColorSpace = Dictionary(Cs1=Array([Name.ICCBased, profile]))


def _shading(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    mesh = pdf.make_stream(who.text.encode() * 4)
    mesh.ShadingType, mesh.ColorSpace = 4, Name.DeviceGray
    mesh.BitsPerCoordinate = mesh.BitsPerComponent = mesh.BitsPerFlag = 8
    mesh.Decode = Array([0, 300, 0, 300, 0, 1])
    page.obj.Resources.Shading = Dictionary(Sh1=mesh)


def image(pdf: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Stream:
    """An image XObject with these pixels."""
    made = pdf.make_stream(picture.convert("L").tobytes())
    made.Type, made.Subtype = Name.XObject, Name.Image
    made.Width, made.Height = picture.size
    made.BitsPerComponent, made.ColorSpace = 8, Name.DeviceGray
    return made


def _palette(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    made = image(pdf, Image.linear_gradient("L").point(lambda shade: shade // 128))
    table = (b"\0\0\0\xff\xff\xff" + who.text.encode()).ljust(768, b"\0")
    made.ColorSpace = Array([Name.Indexed, Name.DeviceRGB, 255, pdf.make_stream(table)])
    _xobject(page, made)


def _entries_of_a_picture(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    made = image(pdf, Image.linear_gradient("L"))
    made[f"/{who.token}"] = made.Alternates = who.text
    made.Name, made.ID = Name(f"/{who.token}"), who.text
    made.Metadata = pdf.make_stream(who.text.encode())
    _xobject(page, made)


def _jpeg(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    made = image(pdf, Image.linear_gradient("L"))
    made.write(jpeg_with(who.text), filter=Name.DCTDecode)
    _xobject(page, made)


def _behind_pixels(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    made = image(pdf, Image.linear_gradient("L"))
    made.write(made.read_bytes() + who.text.encode())
    _xobject(page, made)


def _picture(
    pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person, *, draw: Callable[[Person], Image.Image]
) -> None:
    _xobject(page, image(pdf, draw(who)))


def _hidden_by_a_mask(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    made = image(pdf, card(who))
    made.SMask = image(pdf, Image.new("L", card(who).size, 0))
    _xobject(page, made)


class _Operators(BasePen):  # type: ignore[misc]
    """Draws glyphs as operators of a page, `across` points from the left."""

    def __init__(self, glyphs: object, across: float, size: float) -> None:
        super().__init__(glyphs)
        self.written: list[str] = []
        self._across, self._scale = across, size / _UNITS

    def _add(self, operator: str, *points: tuple[float, float]) -> None:
        scaled = (
            f"{self._across + x * self._scale:.2f} {600 + y * self._scale:.2f}" for x, y in points
        )
        self.written.append(" ".join((*scaled, operator)))

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - of the base
        self._add("m", point)

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - of the base
        self._add("l", point)

    def _curveToOne(  # noqa: N802 - of the base
        self, first: tuple[float, float], second: tuple[float, float], end: tuple[float, float]
    ) -> None:
        self._add("c", first, second, end)

    def _closePath(self) -> None:  # noqa: N802 - of the base
        self._add("h")


def _outlines(path: Path, shown: Person, hidden: Person) -> None:
    """The person's letters as shapes; nothing in the file says which letters they are."""
    font = TTFont(RESOURCES / "fonts" / "LiberationSans-Regular.ttf")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    across, content = 72.0, ["0 g"]
    for letter in hidden.text:
        glyph = glyphs[names[ord(letter)]]
        pen = _Operators(glyphs, across, 14)
        glyph.draw(pen)
        content += [*pen.written, "f"] if pen.written else []
        across += glyph.width * 14 / _UNITS
    planted(path, shown, hidden, content="\n".join(content).encode(), plant=None)


def _codes(path: Path, shown: Person, hidden: Person) -> None:
    """A QR code drawn as rectangles."""
    modules = qr(hidden, scale=1)
    squares = (
        b"%d %d 3 3 re" % (72 + 3 * x, 500 - 3 * y)
        for x in range(modules.width)
        for y in range(modules.height)
        if not modules.getpixel((x, y))
    )
    planted(path, shown, hidden, content=b"0 g " + b"\n".join(squares) + b" f", plant=None)


_S3 = "BT /F3 12 Tf 72 500 Td (S) Tj ET\n"
_FX = "q 200 0 0 60 72 400 cm /Fx Do Q\n"
_PATTERN = "/Pattern cs /P1 scn 72 400 300 40 re f\n"
_FILLED = "/Cs1 cs 1 scn 72 500 9 9 re f\n"
_SHOWN_PLANTS: dict[str, tuple[Plant, str]] = {
    "form XObject": (_form, "q 1 0 0 1 72 400 cm /Fx Do Q\n"),
    "nested form XObject": (_nested_form, "q 1 0 0 1 72 400 cm /Fx Do Q\n"),
    "hidden layer": (_layer, "/OC /OC1 BDC " + text("(%T) Tj") + "EMC\n"),
    "pattern made of text": (partial(_pattern, used=True), _PATTERN),
    "mask made of text": (_soft_mask, "q /G1 gs 72 400 300 40 re f Q\n"),
}
_HIDDEN_PLANTS: dict[str, tuple[Plant, str]] = {
    "entries of a form XObject": (_entries_of_a_form, "/Fx Do\n"),
    "form that is not used": (_unused_form, ""),
    "PostScript XObject": (_postscript, "/Fx Do\n"),
    "properties of marked content": (_properties, "/Span /P1 BDC " + text("(him) Tj") + "EMC\n"),
    "pattern that is not used": (partial(_pattern, used=False), ""),
    "graphics state": (_state, "/G1 gs\n"),
    "name of a resource": (_resource, "BT /%K 11 Tf 72 600 Td (Seen) Tj ET\n"),
    "name of a font": (_font_name, _S3),
    "character map of a font": (_character_map, _S3),
    "names of glyphs": (_glyph_names, _S3),
    "procedures of a drawn font": (_drawn_font, _S3),
    "comment of a function": (partial(_colour_space, named=False), _FILLED),
    "name of a colour": (partial(_colour_space, named=True), _FILLED),
    "colour profile": (_profile, "/Cs1 cs 1 0 0 scn 72 500 9 9 re f\n"),
    "shading mesh": (_shading, "/Sh1 sh\n"),
    "palette": (_palette, _FX),
    "entries of a picture": (_entries_of_a_picture, _FX),
    "metadata of a picture": (_jpeg, _FX),
    "behind the pixels of a picture": (_behind_pixels, _FX),
}
_PIXELS: dict[str, tuple[Plant, str]] = {
    "picture of letters": (partial(_picture, draw=card), _FX),
    "picture under a black box": (partial(_picture, draw=card), _FX + "0 g 60 390 300 90 re f\n"),
    "picture behind a clip": (partial(_picture, draw=card), f"q 72 400 9 9 re W n {_FX}Q\n"),
    "picture upside down": (partial(_picture, draw=card), "q -400 0 0 -120 480 540 cm /Fx Do Q\n"),
    "letters hidden by a mask": (_hidden_by_a_mask, _FX),
    "QR code": (partial(_picture, draw=qr), "q 150 0 0 150 72 400 cm /Fx Do Q\n"),
}


def _of(found: dict[str, str], *, shown: bool = False) -> tuple[Place, ...]:
    return tuple(
        Place(name, ".pdf", partial(planted, content=content, plant=None), shown)
        for name, content in found.items()
    )


def _planting(
    found: dict[str, tuple[Plant, str]], *, shown: bool = False, pixels: bool = False
) -> tuple[Place, ...]:
    return tuple(
        Place(name, ".pdf", partial(planted, content=content, plant=plant), shown, pixels)
        for name, (plant, content) in found.items()
    )


PLACES: tuple[Place, ...] = (
    *_of(_SHOWN, shown=True),
    *_planting(_SHOWN_PLANTS, shown=True),
    *_of(_HIDDEN),
    *_planting(_HIDDEN_PLANTS),
    *_planting(_PIXELS, shown=True, pixels=True),
    Place("letters drawn as shapes", ".pdf", _outlines, shown=True, pixels=True),
    Place("QR code drawn as shapes", ".pdf", _codes, pixels=True),
)
