"""Every place of a PDF where only numbers and names of the format belong, each with a word in it.

The word may be a name that the page shows too, or one that stands nowhere else.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pikepdf
from leakage.planting import LINES
from pikepdf import Array, Dictionary, Name, String
from PIL import Image, ImageCms
from support.files import named_fonts, pdf_files

Plant = Callable[[pikepdf.Pdf, pikepdf.Page, str], object]

_BASE = (f"BT /F1 11 Tf 72 780 Td ({LINES[0]}) Tj 0 -18 Td ({LINES[1]}) Tj ET\n").encode()
_SQUARE = b"72 400 90 40 re f\n"

_CONTENT = {
    "surplus operand": b"/%s 0.5 G 72 400 m 200 400 l S\n",
    "surplus string": b"(%s) 0.5 G 72 400 m 200 400 l S\n",
    "nested array": b"[[[/%s]] 3] 0 d 72 400 m 200 400 l S [] 0 d\n",
    "rendering intent": b"/%s ri " + _SQUARE,
    "string before spacing": b'BT /F1 11 Tf 72 500 Td (%s) 1 0.4 (Seen) " ET\n',
    "string for spacing": b'BT /F1 11 Tf 72 500 Td (%s) 0.4 (Seen) " ET\n',
    "name among letters": b"BT /F1 11 Tf 72 500 Td [[(%s)] /%s (Seen)] TJ ET\n",
    "dictionary as operand": b"<</A (%s) /B /%s>> 2 w 72 400 m 200 400 l S\n",
    "name for a colour": b"/DeviceRGB cs /%s 0.5 0.2 0.2 scn " + _SQUARE,
    "intent of an inline image": (
        b"q 9 0 0 9 72 600 cm BI /W 1 /H 1 /BPC 8 /CS /G /Intent /%s ID \x80 EI Q\n"
    ),
    "numbers of an inline image": (
        b"q 9 0 0 9 72 600 cm BI /W 1 /H 1 /BPC 8 /CS /G /D [0 1 /%s] ID \x80 EI Q\n"
    ),
    "palette of an inline image": (
        b"q 9 0 0 9 72 600 cm BI /W 1 /H 1 /BPC 8 /CS [/I /RGB 0 (abc%s)] ID \0 EI Q\n"
    ),
}


def _content(path: Path, word: str, *, content: bytes) -> Path:
    return pdf_files.raw(path, _BASE + content.replace(b"%s", word.encode()))


def _planted(path: Path, word: str, *, plant: Plant, content: bytes) -> Path:
    def prepare(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        plant(pdf, page, word)

    return pdf_files.raw(path, _BASE + content.replace(b"%s", word.encode()), prepare=prepare)


def _described(pdf: pikepdf.Pdf, word: str, **entries: object) -> pikepdf.Object:
    described = pdf.make_indirect(
        Dictionary(
            Type=Name.FontDescriptor,
            FontName=Name(f"/ABCDEF+{word}"),
            FontFamily=String(word),
            FontStretch=Name(f"/{word}"),
            Flags=4,
            FontBBox=Array([0, 0, 600, 700]),
            ItalicAngle=0,
            Ascent=800,
            Descent=-200,
            CapHeight=700,
            StemV=80,
            CharSet=String(f"/{word}"),
        )
    )
    for key, value in entries.items():
        described[f"/{key}"] = value
    return described


def _simple_font(
    pdf: pikepdf.Pdf, page: pikepdf.Page, word: str, *, program: str, key: str, subtype: str
) -> None:
    """`A` is shown by a letter called `word`, in a program that has the word wherever it can."""
    data = getattr(named_fonts, program)(word)
    stream = pdf.make_stream(data, Length1=len(data))
    if key == "/FontFile3":
        stream.Subtype = Name.Type1C if program == "compact" else Name.OpenType
    elif program == "type1":
        stream.Length1 = data.index(b"eexec") + 6
        stream.Length3 = 64 * 8 + 8 + len("cleartomark\n")
        stream.Length2 = len(data) - stream.Length1 - stream.Length3
    page.obj.Resources.Font.F3 = pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name(f"/{subtype}"),
            BaseFont=Name(f"/ABCDEF+{word}"),
            Name=Name(f"/{word}"),
            FirstChar=65,
            LastChar=66,
            Widths=Array([600, 600, Name(f"/{word}")]),
            Encoding=Dictionary(
                Type=Name.Encoding, Differences=Array([65, Name(f"/{word}"), Name.B])
            ),
            FontDescriptor=_described(pdf, word, **{key[1:]: stream}),
            ToUnicode=pdf.make_stream(
                b"%% %b\n/CMapName /%b def begincmap 1 begincodespacerange <00> <FF> "
                b"endcodespacerange 1 beginbfchar <41> <0041> endbfchar endcmap"
                % (word.encode(), word.encode())
            ),
        )
    )


def _behind_tables(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    """The word behind what readers take of each table that has a length of its own."""
    _simple_font(pdf, page, "word", program="truetype", key="/FontFile2", subtype="TrueType")
    holder = page.obj.Resources.Font.F3.FontDescriptor
    data = holder.FontFile2.read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    place, entries, body = 12 + 16 * count, b"", b""
    for number in range(count):
        tag, _, start, size = struct.unpack_from(">4sIII", data, 12 + 16 * number)
        table = data[start : start + size]
        if tag not in (b"glyf", b"name", b"cmap", b"post"):
            table += word.encode()
        entries += struct.pack(">4sIII", tag, 0, place, len(table))
        table += b"\0" * (-len(table) % 4)
        body, place = body + table, place + len(table)
    holder.FontFile2 = pdf.make_stream(data[:12] + entries + body)


def _binary_in_the_clear(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    """What looks like an outline in the part of a Type 1 program that has none."""
    _simple_font(pdf, page, "word", program="type1", key="/FontFile", subtype="Type1")
    stream = page.obj.Resources.Font.F3.FontDescriptor.FontFile
    planted = f"{len(word)} RD {word} pop\n".encode()
    data = stream.read_bytes().replace(b"/FontName", planted + b"/FontName", 1)
    lengths = {f"/Length{n}": stream[f"/Length{n}"] for n in (1, 2, 3)}
    stream.write(data)
    for key, length in lengths.items():
        stream[key] = length + (len(planted) if key == "/Length1" else 0)


def _keys_of_known_strings(_: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    page.obj.Resources.Font.F1[f"/{word}"] = String("Adobe")
    page.obj.Resources.ExtGState = Dictionary(
        G1=Dictionary({"/LW": 2, f"/{word}": String("Identity")})
    )


def _composite_font(
    pdf: pikepdf.Pdf, page: pikepdf.Page, word: str, *, program: str, mapped: bool = True
) -> None:
    """The same as a composite font, with a table of codes of its own."""
    data = getattr(named_fonts, program)(word)
    key, kind = ("FontFile2", "2") if program == "truetype" else ("FontFile3", "0")
    stream = pdf.make_stream(data)
    if kind == "0":
        stream.Subtype = Name.CIDFontType0C
    codes = pdf.make_stream(
        b"%%!PS-Adobe-3.0 Resource-CMap\n%% %b\n/CIDInit /ProcSet findresource begin begincmap\n"
        b"/CIDSystemInfo << /Registry (%b) /Ordering (%b) /Supplement 0 >> def\n"
        b"/CMapName /%b def /Note (%b) def 1 begincodespacerange <0000> <ffff> endcodespacerange\n"
        b"1 begincidrange <0041> <0042> 1 endcidrange endcmap end" % ((word.encode(),) * 5)
    )
    codes.Type, codes.CMapName = Name.CMap, Name(f"/{word}")
    codes.CIDSystemInfo = Dictionary(Registry=word, Ordering=word, Supplement=0)
    descendant = Dictionary(
        Type=Name.Font,
        Subtype=Name(f"/CIDFontType{kind}"),
        BaseFont=Name(f"/{word}"),
        CIDSystemInfo=Dictionary(Registry=word, Ordering=word, Supplement=0),
        FontDescriptor=_described(pdf, word, **{key: stream}),
        DW=600,
        W=Array([1, Array([600, Name(f"/{word}")])]),
    )
    if kind == "2":
        descendant.CIDToGIDMap = Name.Identity
    page.obj.Resources.Font.F3 = pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            BaseFont=Name(f"/{word}"),
            Encoding=codes if mapped else Name("/Identity-H"),
            DescendantFonts=Array([pdf.make_indirect(descendant)]),
            ToUnicode=pdf.make_stream(
                b"/%b usecmap begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange "
                b"1 beginbfrange <0041> <0042> <0041> endbfrange %% %b\nendcmap"
                % (word.encode(), word.encode())
            ),
        )
    )


def _unembedded_font(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    font = pdf_files.base_font(pdf, f"{word}Hand-Bold")
    font.FirstChar, font.LastChar, font.Widths = 32, 126, Array([500] * 95)
    font.FontDescriptor = _described(pdf, f"{word}Hand-Bold")
    page.obj.Resources.Font.F3 = font


def _drawn_font(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    bar = pdf.make_stream(b"600 0 0 0 500 700 d1 50 0 400 700 re f")
    page.obj.Resources.Font.F3 = pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            Name=Name(f"/{word}"),
            FontBBox=Array([0, 0, 600, 700]),
            FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
            CharProcs=Dictionary({f"/{word}": bar}),
            Encoding=Dictionary(Type=Name.Encoding, Differences=Array([65, Name(f"/{word}")])),
            FirstChar=65,
            LastChar=65,
            Widths=Array([600]),
            ToUnicode=pdf.make_stream(
                b"begincmap 1 begincodespacerange <00> <FF> endcodespacerange "
                b"1 beginbfchar <41> <0041> endbfchar endcmap"
            ),
        )
    )


def _named_encoding(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    font = pdf_files.base_font(pdf, "Helvetica")
    font.Encoding = Dictionary(
        Type=Name(f"/{word}"),
        BaseEncoding=Name(f"/{word}"),
        Differences=Array([200, Name(f"/{word}")]),
    )
    page.obj.Resources.Font.F3 = font


def _space(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str, *, make: Callable[..., Array]) -> None:
    page.obj.Resources.ColorSpace = Dictionary(Cs1=make(pdf, word))


def _ramp() -> Dictionary:
    """Tint to colour: nothing of an ink is white."""
    return Dictionary(Domain=Array([0, 1]), C0=Array([1]), C1=Array([0]), FunctionType=2, N=1)


def _separation(_: pikepdf.Pdf, word: str) -> Array:
    return Array([Name.Separation, Name(f"/{word}"), Name.DeviceGray, _ramp(), String(word)])


def _several_inks(pdf: pikepdf.Pdf, word: str) -> Array:
    mixed = pdf.make_stream(f"{{ % {word}\n add 2 div 1 exch sub }} % {word}".encode())
    mixed.FunctionType = 4
    mixed.Domain, mixed.Range = Array([0, 1, 0, 1]), Array([0, 1])
    inks = Array([Name(f"/{word}"), Name.Black])
    attributes = Dictionary(
        Subtype=Name.NChannel,
        Colorants=Dictionary({f"/{word}": _separation(pdf, word)}),
        Process=Dictionary(Components=Array([Name(f"/{word}")])),
    )
    return Array([Name.DeviceN, inks, Name.DeviceGray, pdf.make_indirect(mixed), attributes])


def _sampled(pdf: pikepdf.Pdf, word: str) -> Array:
    samples = pdf.make_stream(b"\xff\0" + word.encode())
    samples.FunctionType, samples.BitsPerSample = 0, 8
    samples.Domain, samples.Range, samples.Size = Array([0, 1]), Array([0, 1]), Array([2])
    return Array([Name.Separation, Name.Black, Name.DeviceGray, pdf.make_indirect(samples)])


def _calibrated(_: pikepdf.Pdf, word: str) -> Array:
    white = Array([0.95, 1, 1.09, Name(f"/{word}")])
    return Array([Name.CalGray, Dictionary(WhitePoint=white, Gamma=Name(f"/{word}")), String(word)])


def _profiled(pdf: pikepdf.Pdf, word: str) -> Array:
    """An ICC profile that is called after somebody, of a space of its own."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    tags = struct.unpack_from(">I", profile, 128)[0]
    data = bytearray(profile)
    text = word.encode()
    for number in range(tags):
        kind, start, _ = struct.unpack_from(">4sII", data, 132 + 12 * number)
        if kind == b"rTRC":
            struct.pack_into(">4sIII", data, start, b"curv", 0, 1, 0x0180)  # gamma 1.5
        if kind in (b"desc", b"cprt"):
            struct.pack_into(">II", data, 132 + 12 * number + 4, len(data), 12 + len(text))
            data += b"text\0\0\0\0" + text + b"\0" * 4
            data += b"\0" * (-len(data) % 4)
    data[48:52] = text[:4]
    struct.pack_into(">I", data, 0, len(data))
    return Array([Name.ICCBased, pdf.make_stream(bytes(data) + text, N=3)])


def _adapted(pdf: pikepdf.Pdf, word: str) -> Array:
    """A profile whose matrix of adaptation goes on behind its nine numbers."""
    tags = {
        b"wtpt": struct.pack(">4sIIII", b"XYZ ", 0, 0xF6D6, 0x10000, 0xD32D),
        b"kTRC": struct.pack(">4sIIHH", b"curv", 0, 1, 0x0180, 0),
        b"chad": struct.pack(">4sI36s", b"sf32", 0, b"") + word.encode().ljust(40),
    }
    place, table, body = 128 + 4 + 12 * len(tags), b"", b""
    for tag, data in tags.items():
        table += struct.pack(">4sII", tag, place + len(body), len(data))
        body += data
    head = b"lcms\2\x20\0\0mntrGRAYXYZ ".ljust(32, b"\0") + b"acsp"
    head = head.ljust(64, b"\0") + struct.pack(">III", 0xF6D6, 0x10000, 0xD32D)
    data = head.ljust(124, b"\0") + struct.pack(">I", len(tags)) + table + body
    profile = pdf.make_stream(struct.pack(">I", len(data) + 4) + data, N=1)
    return Array([Name.ICCBased, profile])


def _index(pdf: pikepdf.Pdf, word: str) -> Array:
    del pdf
    return Array(
        [Name.Indexed, Name.DeviceRGB, 1, String(b"\x10\x80\x20\xf0\xf0\xf0" + word.encode())]
    )


def _image(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str, **entries: object) -> pikepdf.Object:
    picture = pdf.make_stream(b"\0\1\0\1")
    picture.Type, picture.Subtype = Name.XObject, Name.Image
    picture.Width = picture.Height = 2
    picture.BitsPerComponent, picture.ColorSpace = 8, Name.DeviceGray
    picture.Intent, picture.Decode = Name(f"/{word}"), Array([0, 1, Name(f"/{word}")])
    for key, value in entries.items():
        picture[f"/{key}"] = value
    page.obj.Resources.XObject = Dictionary(Fx=picture)
    return picture


def _palette(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str, *, encoding: str = "ascii") -> None:
    """Colours that no pixel has spell the word."""
    colours = bytes(range(6)) + word.encode(encoding).ljust(24)
    space = Array([Name.Indexed, Name.DeviceRGB, len(colours) // 3 - 1, pdf.make_stream(colours)])
    _image(pdf, page, word, ColorSpace=space, Decode=Array([0, 255]))


def _profile_of_a_jpeg(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    picture = _image(pdf, page, word, Width=8, Height=8, Decode=Array([0, 1]))
    data = BytesIO()
    profile = _profiled(pdf, word)[1].read_bytes()
    Image.linear_gradient("L").resize((8, 8)).save(data, "JPEG", icc_profile=profile)
    picture.write(data.getvalue(), filter=Name.DCTDecode)


def _lines_of_a_jpeg(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    """The segment for the number of lines goes on behind it."""
    picture = _image(pdf, page, word, Width=8, Height=8, Decode=Array([0, 1]))
    data = BytesIO()
    Image.linear_gradient("L").resize((8, 8)).save(data, "JPEG")
    start, rest = data.getvalue()[:2], data.getvalue()[2:]
    segment = struct.pack(">HHH", 0xFFDC, 4 + len(word), 8) + word.encode()
    picture.write(start + segment + rest, filter=Name.DCTDecode)


def _mesh(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    corners = ((0, 0), (255, 0), (128, 255))
    data = b"".join(struct.pack(">BBBB", 0, x, y, 9 * n) for n, (x, y) in enumerate(corners))
    mesh = pdf.make_stream(data + word.encode())
    mesh.ShadingType, mesh.ColorSpace = 4, Name.DeviceGray
    mesh.BitsPerCoordinate = mesh.BitsPerComponent = mesh.BitsPerFlag = 8
    mesh.Decode = Array([72, 300, 400, 600, 0, 1])
    mesh.Background = Array([Name(f"/{word}")])
    page.obj.Resources.Shading = Dictionary({f"/{word}": mesh})


def _mesh_of_words(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    mesh = pdf.make_stream(f"{word} 65-354-253 ".encode() * 4)
    mesh.ShadingType, mesh.ColorSpace = 5, Name.DeviceGray
    mesh.VerticesPerRow = 2
    mesh.BitsPerCoordinate = mesh.BitsPerComponent = 8
    mesh.Decode = Array([72, 300, 400, 600, 0, 1])
    page.obj.Resources.Shading = Dictionary(Sh1=mesh)


def _states(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    state = Dictionary(
        Type=Name(f"/{word}"),
        BM=Array([Name.Multiply, Name(f"/{word}")]),
        RI=Name(f"/{word}"),
        TR=Name(f"/{word}"),
        SMask=Name(f"/{word}"),
        D=Array([Array([3, Name(f"/{word}")]), 0]),
        LW=Name(f"/{word}"),
        Font=Array([page.obj.Resources.Font.F1, 11, Name(f"/{word}")]),
    )
    page.obj.Resources.ExtGState = Dictionary({f"/{word}": pdf.make_indirect(state)})


def _groups(pdf: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=word, Intent=Name(f"/{word}")))
    condition = Dictionary(
        Type=Name.OCMD, OCGs=layer, P=Name(f"/{word}"), VE=Array([Name(f"/{word}"), layer])
    )
    pdf.Root.OCProperties = Dictionary(
        OCGs=Array([layer]),
        D=Dictionary(
            Name=word, Order=Array([word, layer]), Locked=Array([layer]), Intent=Name(f"/{word}")
        ),
    )
    page.obj.Resources.Properties = Dictionary({f"/{word}": condition})
    page.obj.Group = Dictionary(S=Name(f"/{word}"), CS=Name(f"/{word}"), I=True, K=Name(f"/{word}"))
    form = pdf_files.form_xobject(
        pdf,
        b"0 0 9 9 re f",
        Group=Dictionary(S=Name.Transparency, CS=Name(f"/{word}")),
        Matrix=Array([1, 0, 0, 1, 72, 500]),
        Name=Name(f"/{word}"),
    )
    page.obj.Resources.XObject = Dictionary({f"/{word}": form})


def _named_space(_: pikepdf.Pdf, page: pikepdf.Page, word: str) -> None:
    space = Array([Name.CalGray, Dictionary(WhitePoint=Array([0.95, 1, 1.09]))])
    page.obj.Resources.ColorSpace = Dictionary({f"/{word}": space})


_SHOWN = b"BT /F3 12 Tf 72 500 Td (A) Tj ET\n"
_WIDE = b"BT /F3 12 Tf 72 500 Td <0041> Tj ET\n"
_DRAWN = b"q 90 0 0 90 72 400 cm /Fx Do Q\n"
_COLOURED = b"/Cs1 cs %d scn 72 500 9 9 re f\n"
_PLANTS: dict[str, tuple[Plant, bytes]] = {
    "compact font": (
        partial(_simple_font, program="compact", key="/FontFile3", subtype="Type1"),
        _SHOWN,
    ),
    "OpenType font": (
        partial(_simple_font, program="opentype", key="/FontFile3", subtype="Type1"),
        _SHOWN,
    ),
    "TrueType font": (
        partial(_simple_font, program="truetype", key="/FontFile2", subtype="TrueType"),
        _SHOWN,
    ),
    "Type 1 font": (
        partial(_simple_font, program="type1", key="/FontFile", subtype="Type1"),
        _SHOWN,
    ),
    "behind tables of a TrueType font": (_behind_tables, _SHOWN),
    "clear part of a Type 1 font": (_binary_in_the_clear, _SHOWN),
    "composite compact font": (partial(_composite_font, program="compact"), _WIDE),
    "composite TrueType font": (partial(_composite_font, program="truetype"), _WIDE),
    "map that refers to another": (
        partial(_composite_font, program="truetype", mapped=False),
        b"BT /F3 12 Tf 72 500 Td <0001> Tj ET\n",
    ),
    "font without a program": (_unembedded_font, b"BT /F3 12 Tf 72 500 Td (Seen) Tj ET\n"),
    "drawn font": (_drawn_font, _SHOWN),
    "encoding": (_named_encoding, b"BT /F3 12 Tf 72 500 Td (Seen) Tj ET\n"),
    "separation": (partial(_space, make=_separation), _COLOURED % 1),
    "several inks": (partial(_space, make=_several_inks), b"/Cs1 cs 1 0 scn 72 500 9 9 re f\n"),
    "sampled function": (partial(_space, make=_sampled), _COLOURED % 1),
    "calibrated colours": (partial(_space, make=_calibrated), b"/Cs1 cs 0.5 scn 72 500 9 9 re f\n"),
    "colour profile": (
        partial(_space, make=_profiled),
        b"/Cs1 cs 0.5 0.2 0.3 scn 72 500 9 9 re f\n",
    ),
    "adaptation of a colour profile": (
        partial(_space, make=_adapted),
        b"/Cs1 cs 0.5 scn 72 500 9 9 re f\n",
    ),
    "palette of colours": (partial(_space, make=_index), _COLOURED % 0),
    "palette of a picture": (_palette, _DRAWN),
    "palette with two bytes a letter": (partial(_palette, encoding="utf-16-be"), _DRAWN),
    "entries of a picture": (_image, _DRAWN),
    "profile in a JPEG": (_profile_of_a_jpeg, _DRAWN),
    "lines of a JPEG": (_lines_of_a_jpeg, _DRAWN),
    "mesh": (_mesh, b"/%s sh\n"),
    "mesh of words": (_mesh_of_words, b"/Sh1 sh\n"),
    "graphics state": (_states, b"/%s gs " + _SQUARE),
    "keys of strings of the standard": (_keys_of_known_strings, b"/G1 gs " + _SQUARE),
    "groups": (_groups, b"/OC /%s BDC /%s Do EMC\n"),
    "name of a space of an inline image": (
        _named_space,
        b"q 9 0 0 9 72 600 cm BI /W 1 /H 1 /BPC 8 /CS /%s ID \x80 EI Q\n",
    ),
}

SLOTS: dict[str, Callable[[Path, str], Path]] = {
    **{name: partial(_content, content=content) for name, content in _CONTENT.items()},
    **{name: partial(_planted, plant=plant, content=c) for name, (plant, c) in _PLANTS.items()},
}
