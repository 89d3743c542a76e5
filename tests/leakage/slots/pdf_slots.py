"""Every place of a PDF that can hold an identifier, each as a small file that has one there."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pikepdf
from leakage.planting import LINES, NAME, SURNAME
from pikepdf import Array, Dictionary, Name, String
from PIL import Image
from support.files import pdf_files

Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]
Make = Callable[[Path], Path]

_BASE = (f"BT /F1 11 Tf 72 780 Td ({LINES[0]}) Tj 0 -18 Td ({LINES[1]}) Tj ET\n").encode()
_SECRET = SURNAME.encode()


def base(path: Path) -> Path:
    """A page that shows what every planted file shows."""
    return pdf_files.raw(path, _BASE)


def _content(path: Path, *, content: bytes) -> Path:
    return pdf_files.raw(path, _BASE + content)


def _planted(path: Path, *, plant: Plant, content: bytes = b"") -> Path:
    return pdf_files.raw(path, _BASE + content, prepare=plant)


_INLINE = b"BI /W 1 /H 1 /BPC 8 /CS /G /Okonkwo (Okonkwo) ID \x80 EI\n"


def _text(shown: bytes, before: bytes = b"72 700 Td") -> bytes:
    return b"BT /F1 11 Tf " + before + b" " + shown + b" ET\n"


_CONTENT: dict[str, bytes] = {
    "kerned pieces": _text(b"[(Th)20(addeus)-300(Ok)30(on)-10(kwo)] TJ"),
    "quote operator": _text(b"14 TL (Seen) Tj (with Okonkwo) '"),
    "double quote operator": _text(b'14 TL (Seen) Tj 1 0.4 (with Okonkwo) "'),
    "hexadecimal string": _text(b"<4F6B6F6E6B776F> Tj"),
    "octal escapes": _text(b"(\\117k\\157nkwo) Tj"),
    "letter by letter": _text(b"(O) Tj (k) Tj (o) Tj (n) Tj (k) Tj (w) Tj (o) Tj"),
    "spaced letters": _text(b"5 Tc (OKONKWO) Tj"),
    "narrow letters": _text(b"40 Tz (Okonkwo) Tj"),
    "invisible text": _text(b"3 Tr (Okonkwo) Tj"),
    "clipping text": b"q " + _text(b"7 Tr (Okonkwo) Tj") + b"Q\n",
    "white text": b"1 1 1 rg " + _text(b"(Okonkwo) Tj") + b"0 g\n",
    "raised text": _text(b"5 Ts (Okonkwo) Tj 0 Ts"),
    "tilted text": _text(b"(Okonkwo) Tj", b"0.87 0.5 -0.5 0.87 200 500 Tm"),
    "mirrored text": _text(b"(Okonkwo) Tj", b"-1 0 0 1 400 500 Tm"),
    "tiny text": b"BT /F1 0.4 Tf 72 700 Td (Okonkwo) Tj ET\n",
    "huge text": b"BT /F1 130 Tf 20 300 Td (Okonkwo) Tj ET\n",
    "broken over two lines": _text(b"(Then to Thaddeus) Tj 0 -14 Td (Okonkwo at home.) Tj"),
    "hyphen at the end of a line": _text(b"(Then to Okon-) Tj 0 -14 Td (kwo at home.) Tj"),
    "painted out of order": _text(b"60 0 Td (Okonkwo) Tj -60 0 Td (Thaddeus) Tj"),
    "every other letter painted later": _text(
        b"(O) Tj 14.1 0 Td (o) Tj 12.2 0 Td (k) Tj 13.4 0 Td (o) Tj -31.1 0 Td (k) Tj"
        b" 11.6 0 Td (n) Tj 11.6 0 Td (w) Tj"
    ),
    "painted twice": _text(b"(Okonkwo) Tj 0.4 0 Td (Okonkwo) Tj"),
    "under a black box": _text(b"(Okonkwo) Tj") + b"0 g 60 690 200 30 re f\n",
    "clipped away": b"q 0 0 1 1 re W n " + _text(b"(Okonkwo) Tj") + b"Q\n",
    "below the page": _text(b"(Okonkwo) Tj", b"72 -90 Td"),
    "far from the page": _text(b"(Okonkwo) Tj", b"72 90000 Td"),
    "text without a font": b"BT 72 700 Td (Okonkwo) Tj ET\n",
    "operand that is not shown": _text(b"(Okonkwo) (Seen) Tj"),
    "unknown operator": b"(Okonkwo) nonsense\n",
    "compatibility section": b"BX (Okonkwo) nonsense EX\n",
    "data behind the pixels of an inline image": (
        b"q 4 0 0 4 72 600 cm BI /W 2 /H 1 /BPC 8 /CS /G ID \x80\x80 Okonkwo EI Q\n"
    ),
    "comment in the content": b"0 g % Okonkwo\n",
    "replacement text": b"/Span <</ActualText (Okonkwo)>> BDC " + _text(b"(him) Tj") + b"EMC\n",
    "replacement text in UTF-16": b"/Span <</ActualText <FEFF004F006B006F006E006B0077006F>>> BDC "
    + _text(b"(him) Tj")
    + b"EMC\n",
    "alternative text": b"/Figure <</Alt (Okonkwo)>> BDC 72 600 9 9 re f EMC\n",
    "expansion of an abbreviation": b"/Span <</E (Okonkwo)>> BDC " + _text(b"(O.) Tj") + b"EMC\n",
    "tag of marked content": b"/Okonkwo BMC " + _text(b"(him) Tj") + b"EMC\n",
    "marked point": b"/Okonkwo <</N (Okonkwo)>> DP /Okonkwo MP\n",
    "key of an inline image": b"q 4 0 0 4 72 600 cm " + _INLINE + b"Q\n",
}  # fmt: skip


def _information(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.docinfo["/Title"] = f"Report on {NAME}"
    pdf.docinfo["/Okonkwo"] = "a key of its own"


def _metadata(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    with pdf.open_metadata(set_pikepdf_as_editor=False) as metadata:
        metadata["dc:title"] = SURNAME


def _metadata_of_a_page(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Metadata = pdf.make_stream(b"<x:xmpmeta>Okonkwo</x:xmpmeta>")


def _outline(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    with pdf.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem(SURNAME, 0))


def _destination(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    pdf.Root.Dests = Dictionary(Okonkwo=Array([page.obj, Name.Fit]))
    pdf.Root.Names = Dictionary(
        Dests=Dictionary(Names=Array([SURNAME, Array([page.obj, Name.Fit])]))
    )


def _page_label(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(P="Okonkwo-", S=Name.D)]))


def _thread(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.Root.Threads = Array([pdf.make_indirect(Dictionary(I=Dictionary(Title=SURNAME)))])


def _language(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.Root.Lang = SURNAME
    pdf.Root.ViewerPreferences = Dictionary(Okonkwo=SURNAME)
    pdf.Root.OutputIntents = Array([Dictionary(S=Name.GTS_PDFX, Info=SURNAME)])


def _attachment(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.attachments["Okonkwo.txt"] = SURNAME.encode("utf-16-le")


def _associated_file(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    file = pdf.make_stream(_SECRET)
    page.obj.AF = Array(
        [pdf.make_indirect(Dictionary(Type=Name.Filespec, F=SURNAME, EF=Dictionary(F=file)))]
    )


def _portfolio(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.Root.Collection = Dictionary(Schema=Dictionary(Okonkwo=Dictionary(N=SURNAME)))


def _script(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    action = Dictionary(S=Name.JavaScript, JS='var n = "Okonkwo"')
    pdf.Root.Names = Dictionary(JavaScript=Dictionary(Names=Array(["js", action])))


def _opening_action(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS=pdf.make_stream(_SECRET))
    page.obj.AA = Dictionary(O=Dictionary(S=Name.URI, URI="https://ehr.example/Okonkwo"))


def _layer(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=f"Layer of {SURNAME}"))
    pdf.Root.OCProperties = Dictionary(
        OCGs=Array([layer]), D=Dictionary(OFF=Array([layer]), Order=Array([SURNAME, layer]))
    )
    page.obj.Resources.Properties = Dictionary(OC1=layer)


def _structure(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    element = pdf.make_indirect(
        Dictionary(
            S=Name("/Okonkwo"),
            K=0,
            ActualText=SURNAME,
            Alt=SURNAME,
            E=SURNAME,
            T=SURNAME,
            ID=SURNAME,
            Pg=page.obj,
            A=Dictionary(O=Name.UserProperties, P=Array([Dictionary(N=SURNAME, V=SURNAME)])),
        )
    )
    pdf.Root.StructTreeRoot = pdf.make_indirect(
        Dictionary(K=element, RoleMap=Dictionary(Okonkwo=Name.P), IDTree=Dictionary(N=SURNAME))
    )
    page.obj.StructParents = 0


def _properties_of_marked_content(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Resources.Properties = Dictionary(P1=Dictionary(ActualText=SURNAME, Alt=SURNAME))


def _private_data(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    private = Dictionary(Private=Dictionary(N=SURNAME), LastModified=SURNAME)
    page.obj.PieceInfo = pdf.Root.PieceInfo = Dictionary(Okonkwo=private)


def _thumbnail(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Thumb = pdf.make_stream(_SECRET * 8)


def _web_capture(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    pdf.Root.SpiderInfo = Dictionary(C=Array([SURNAME]))
    page.obj.ID = String(SURNAME)


def _unknown_keys(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Okonkwo = pdf.Root.Okonkwo = SURNAME
    page.obj.Resources.Okonkwo = SURNAME
    page.obj.Resources.Font.F1.Okonkwo = SURNAME
    pdf.trailer.Okonkwo = SURNAME


def _unused_object(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    form = pdf_files.form_xobject(pdf, _text(b"(Okonkwo) Tj"))
    page.obj.Resources.XObject = Dictionary(Unused=form)


def _resource_name(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Resources.Font.Okonkwo = page.obj.Resources.Font.F1


def _annotation(_: pikepdf.Pdf, page: pikepdf.Page, **entries: object) -> None:
    note = Dictionary(Type=Name.Annot, Rect=Array([300, 700, 320, 720]))
    for key, value in entries.items():
        note[f"/{key}"] = value
    page.obj.Annots = Array([note])


def _stamp(pdf: pikepdf.Pdf, page: pikepdf.Page, *, subtype: str, flags: int = 4) -> None:
    """An annotation whose appearance shows the name."""
    look = pdf_files.form_xobject(
        pdf,
        b"BT /F1 11 Tf 2 4 Td (Call Okonkwo) Tj ET",
        Resources=Dictionary(Font=page.obj.Resources.Font),
        BBox=Array([0, 0, 150, 18]),
    )
    page.obj.Annots = Array(
        [
            Dictionary(
                Type=Name.Annot,
                Subtype=Name(f"/{subtype}"),
                Contents="Call Okonkwo",
                Rect=Array([300, 600, 450, 618]),
                AP=Dictionary(N=look),
                F=flags,
            )
        ]
    )


def _field(pdf: pikepdf.Pdf, page: pikepdf.Page, *, shown: bool, **entries: object) -> None:
    """A form field; `shown` gives it an appearance with the name."""
    fonts = Dictionary(Font=page.obj.Resources.Font)
    field = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Widget,
        FT=Name.Tx,
        T="field",
        Rect=Array([72, 600, 222, 618]),
        DA="/F1 11 Tf 0 g",
        F=4,
    )
    if shown:
        field.AP = Dictionary(
            N=pdf_files.form_xobject(
                pdf,
                b"/Tx BMC BT /F1 11 Tf 2 4 Td (Okonkwo) Tj ET EMC",
                Resources=fonts,
                BBox=Array([0, 0, 150, 18]),
            )
        )
    for key, value in entries.items():
        field[f"/{key}"] = value
    page.obj.Annots = Array([pdf.make_indirect(field)])
    pdf.Root.AcroForm = Dictionary(Fields=Array([page.obj.Annots[0]]), DR=fonts, DA="/F1 11 Tf 0 g")
    if not shown:
        pdf.Root.AcroForm.NeedAppearances = True


def _check_box(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    state = pdf_files.form_xobject(pdf, b"0 0 9 9 re S")
    _field(pdf, page, shown=True, FT=Name.Btn, AS=Name("/Okonkwo"), V=Name("/Okonkwo"))
    page.obj.Annots[0].AP = Dictionary(N=Dictionary(Okonkwo=state))


def _xfa_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    _field(pdf, page, shown=False, V="yes")
    pdf.Root.AcroForm.XFA = pdf.make_stream(b"<xfa:data><n>Okonkwo</n></xfa:data>")


def _signature(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    signature = Dictionary(
        Type=Name.Sig,
        Name=SURNAME,
        Reason=SURNAME,
        Location=SURNAME,
        ContactInfo=SURNAME,
        Contents=String(_SECRET * 4),
        ByteRange=Array([0, 1, 2, 3]),
    )
    _field(pdf, page, shown=True, FT=Name.Sig, V=pdf.make_indirect(signature))
    pdf.Root.AcroForm.SigFlags = 3


def _form(pdf: pikepdf.Pdf, page: pikepdf.Page, **entries: object) -> None:
    form = pdf_files.form_xobject(
        pdf, _text(b"(Mr Okonkwo) Tj", b"0 0 Td"), Resources=page.obj.Resources, **entries
    )
    page.obj.Resources = Dictionary(Font=page.obj.Resources.Font, XObject=Dictionary(Fx=form))


def _nested_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    _form(pdf, page)
    outer = pdf_files.form_xobject(
        pdf, b"q /Fx Do Q", Resources=Dictionary(XObject=page.obj.Resources.XObject)
    )
    page.obj.Resources.XObject = Dictionary(Fx=outer)


def _entries_of_a_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    _form(
        pdf,
        page,
        Okonkwo=SURNAME,
        Name=Name("/Okonkwo"),
        PieceInfo=Dictionary(P=SURNAME),
        Metadata=pdf.make_stream(_SECRET),
        LastModified=SURNAME,
        OPI=Dictionary(F=SURNAME),
    )


def _picture(pdf: pikepdf.Pdf, page: pikepdf.Page, *, jpeg: bool) -> None:
    """A small picture with the name in its dictionary, or in the metadata of its file."""
    exif, data = Image.Exif(), BytesIO()
    exif[0x010E] = f"Photo of {SURNAME}"
    Image.linear_gradient("L").save(data, "JPEG", exif=exif, comment=_SECRET)
    picture = pdf.make_stream(b"\x80" * 65536)
    if jpeg:
        picture.write(data.getvalue(), filter=Name.DCTDecode)
    else:
        picture.Okonkwo = picture.Alternates = SURNAME
        picture.Name = Name("/Okonkwo")
        picture.Metadata = pdf.make_stream(_SECRET)
    picture.Type, picture.Subtype = Name.XObject, Name.Image
    picture.Width = picture.Height = 256
    picture.BitsPerComponent, picture.ColorSpace = 8, Name.DeviceGray
    page.obj.Resources.XObject = Dictionary(Fx=picture)


def _packed_twice(pdf: pikepdf.Pdf, page: pikepdf.Page, *, flate: bool) -> None:
    """A JPEG with the name in its metadata and behind its end, packed as text or once more."""
    _picture(pdf, page, jpeg=True)
    picture = page.obj.Resources.XObject.Fx
    data = picture.read_raw_bytes() + _SECRET
    packed = zlib.compress(data) if flate else base64.a85encode(data) + b"~>"
    outer = Name.FlateDecode if flate else Name.ASCII85Decode
    picture.write(packed, filter=Array([outer, Name.DCTDecode]))


def _behind_pixels(pdf: pikepdf.Pdf, page: pikepdf.Page, *, packed: bool) -> None:
    """More data than an image needs; `packed` as well as its pixels, or behind them."""
    _picture(pdf, page, jpeg=False)
    picture = page.obj.Resources.XObject.Fx
    for key in ("/Okonkwo", "/Alternates", "/Name", "/Metadata"):
        del picture[key]
    pixels = bytes(range(256)) * 256
    data = zlib.compress(pixels + _SECRET) if packed else zlib.compress(pixels) + _SECRET
    picture.write(data, filter=Name.FlateDecode)


def _drawn_font(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    """A Type 3 font whose glyphs are rectangles that read as the letters of the name."""
    bar = pdf.make_stream(b"600 0 0 0 500 700 d1 50 0 400 700 re f")
    letters = sorted(set("Okonkwo"))
    page.obj.Resources.Font.F3 = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=Array([0, 0, 600, 700]),
        FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
        CharProcs=Dictionary({f"/{letter}": bar for letter in letters}),
        Encoding=Dictionary(
            Type=Name.Encoding,
            Differences=Array([x for c in letters for x in (ord(c), Name(f"/{c}"))]),
        ),
        FirstChar=79,
        LastChar=119,
        Widths=Array([600] * 41),
        Resources=Dictionary(),
        Okonkwo=SURNAME,
    )


def _font_name(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    font = pdf_files.base_font(pdf, "OkonkwoHand-Bold")
    font.FirstChar, font.LastChar, font.Widths = 32, 126, Array([500] * 95)
    font.FontDescriptor = Dictionary(
        Type=Name.FontDescriptor, FontName=Name("/OkonkwoHand-Bold"), Flags=32
    )
    page.obj.Resources.Font.F3 = font


def _colorant(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    ramp = Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=Array([1]), C1=Array([0]), N=1)
    page.obj.Resources.ColorSpace = Dictionary(
        Cs1=Array([Name.Separation, Name("/Okonkwo"), Name.DeviceGray, ramp])
    )


def _pattern(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    tile = pdf.make_stream(_text(b"(Okonkwo) Tj", b"0 0 Td"))
    tile.PatternType = tile.PaintType = tile.TilingType = 1
    tile.BBox, tile.XStep, tile.YStep = Array([0, 0, 60, 20]), 60, 20
    tile.Resources = Dictionary(Font=page.obj.Resources.Font)
    page.obj.Resources.Pattern = Dictionary(P1=tile)


def _inline_in_a_pattern(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    tile = pdf.make_stream(_INLINE)
    tile.PatternType = tile.PaintType = tile.TilingType = 1
    tile.BBox, tile.XStep, tile.YStep = Array([0, 0, 60, 20]), 60, 20
    tile.Resources = Dictionary()
    page.obj.Resources.Pattern = Dictionary(P1=tile)


def _soft_mask(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    group = pdf_files.form_xobject(
        pdf,
        _text(b"(Okonkwo) Tj", b"0 0 Td"),
        Resources=Dictionary(Font=page.obj.Resources.Font),
        Group=Dictionary(S=Name.Transparency, CS=Name.DeviceGray),
    )
    mask = Dictionary(S=Name.Luminosity, G=group)
    page.obj.Resources.ExtGState = Dictionary(G1=Dictionary(SMask=mask))


def _crop(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.CropBox = Array([0, 300, 595, 842])


_PLANTS: dict[str, tuple[Plant, bytes]] = {
    "document information": (_information, b""),
    "XMP metadata": (_metadata, b""),
    "XMP metadata of a page": (_metadata_of_a_page, b""),
    "bookmark": (_outline, b""),
    "named destination": (_destination, b""),
    "page label": (_page_label, b""),
    "article thread": (_thread, b""),
    "language, preferences and output intent": (_language, b""),
    "attachment": (_attachment, b""),
    "associated file": (_associated_file, b""),
    "portfolio": (_portfolio, b""),
    "script": (_script, b""),
    "automatic actions": (_opening_action, b""),
    "layer name": (_layer, b"/OC /OC1 BDC " + _text(b"(Seen) Tj") + b"EMC\n"),
    "hidden layer": (_layer, b"/OC /OC1 BDC " + _text(b"(Okonkwo) Tj") + b"EMC\n"),
    "structure tree": (_structure, b""),
    "marked content with properties": (
        _properties_of_marked_content,
        b"/Span /P1 BDC " + _text(b"(him) Tj") + b"EMC\n",
    ),
    "private data of a program": (_private_data, b""),
    "thumbnail": (_thumbnail, b""),
    "web capture": (_web_capture, b""),
    "unknown keys": (_unknown_keys, b""),
    "unused form": (_unused_object, b""),
    "resource name": (_resource_name, b"BT /Okonkwo 11 Tf 72 600 Td (Seen) Tj ET\n"),
    "pop-up note": (partial(_annotation, Subtype=Name.Text, Contents=SURNAME), b""),
    "author of a note": (partial(_annotation, Subtype=Name.Text, T=SURNAME, NM=SURNAME), b""),
    "rich text of a note": (
        partial(_annotation, Subtype=Name.Text, RC=f"<p>{SURNAME}</p>", Subj=SURNAME),
        b"",
    ),
    "link address": (
        partial(
            _annotation,
            Subtype=Name.Link,
            A=Dictionary(S=Name.URI, URI="https://ehr.example/?n=Okonkwo"),
        ),
        b"",
    ),
    "link to another file": (
        partial(
            _annotation, Subtype=Name.Link, A=Dictionary(S=Name.GoToR, F="Okonkwo.pdf", D=SURNAME)
        ),
        b"",
    ),
    "free text": (partial(_stamp, subtype="FreeText"), b""),
    "free text without a drawing": (
        partial(
            _annotation,
            Subtype=Name.FreeText,
            Contents=f"Call {SURNAME}",
            DA="/Helv 11 Tf 0 g",
            F=4,
        ),
        b"",
    ),
    "stamp": (partial(_stamp, subtype="Stamp"), b""),
    "stamp that is only printed": (partial(_stamp, subtype="Stamp", flags=4 | 32), b""),
    "hidden stamp": (partial(_stamp, subtype="Stamp", flags=2), b""),
    "stamp that is only seen on the screen": (partial(_stamp, subtype="Stamp", flags=0), b""),
    "form field": (partial(_field, shown=True, V=SURNAME), b""),
    "form field without appearance": (partial(_field, shown=False, V=SURNAME), b""),
    "names and defaults of a field": (
        partial(_field, shown=False, V="x", DV=SURNAME, T=SURNAME, TU=SURNAME, TM=SURNAME),
        b"",
    ),
    "choices of a field": (
        partial(_field, shown=False, FT=Name.Ch, V="yes", Opt=Array([SURNAME, "yes"])),
        b"",
    ),
    "state of a check box": (_check_box, b""),
    "XFA form": (_xfa_form, b""),
    "signature": (_signature, b""),
    "form XObject": (_form, b"q 1 0 0 1 72 400 cm /Fx Do Q\n"),
    "form XObject used twice": (
        _form,
        b"q 1 0 0 1 72 400 cm /Fx Do Q q 1 0 0 1 72 300 cm /Fx Do Q\n",
    ),
    "nested form XObject": (_nested_form, b"q 1 0 0 1 72 400 cm /Fx Do Q\n"),
    "entries of a form XObject": (_entries_of_a_form, b"q 1 0 0 1 72 400 cm /Fx Do Q\n"),
    "entries of a picture": (
        partial(_picture, jpeg=False),
        b"q 30 0 0 30 72 400 cm /Fx Do Q\n",
    ),
    "metadata of a picture": (
        partial(_picture, jpeg=True),
        b"q 30 0 0 30 72 400 cm /Fx Do Q\n",
    ),
    "metadata of a picture packed as text": (
        partial(_packed_twice, flate=False),
        b"q 30 0 0 30 72 400 cm /Fx Do Q\n",
    ),
    "metadata of a picture packed twice": (
        partial(_packed_twice, flate=True),
        b"q 30 0 0 30 72 400 cm /Fx Do Q\n",
    ),
    "data with the pixels of a picture": (
        partial(_behind_pixels, packed=True),
        b"q 30 0 0 30 72 400 cm /Fx Do Q\n",
    ),
    "data behind a packed picture": (
        partial(_behind_pixels, packed=False),
        b"q 30 0 0 30 72 400 cm /Fx Do Q\n",
    ),
    "drawn font": (_drawn_font, b"BT /F3 12 Tf 72 500 Td (Okonkwo) Tj ET\n"),
    "font name": (_font_name, b"BT /F3 12 Tf 72 500 Td (Seen) Tj ET\n"),
    "colour name": (_colorant, b"/Cs1 cs 1 scn 72 500 9 9 re f\n"),
    "pattern made of text": (_pattern, b"/Pattern cs /P1 scn 72 400 90 40 re f\n"),
    "key of an inline image in a pattern": (
        _inline_in_a_pattern,
        b"/Pattern cs /P1 scn 72 400 90 40 re f\n",
    ),
    "mask made of text": (_soft_mask, b"q /G1 gs 72 400 90 40 re f Q\n"),
    "outside the crop box": (_crop, _text(b"(Okonkwo) Tj", b"72 100 Td")),
}


def _two_columns(path: Path) -> Path:
    page = pdf_files.page_canvas(path)
    page.setFont("Times-Roman", 10)
    left = (LINES[0], "He was then taken over by Thaddeus", "Okonkwo, his brother, who lives")
    right = ("near the hospital. A letter to Mr", "Okonkwo was sent in the second", "week of May.")
    for column, lines in ((72, left), (320, right)):
        for row, line in enumerate(lines):
            page.drawString(column, 760 - row * 12, line)
    page.save()
    return path


def _table(path: Path) -> Path:
    rows = (("First name", "Surname", "Number"), ("Thaddeus", "Okonkwo", "40-771-926"))
    return pdf_files.table(path, rows)


def _embedded_font(path: Path) -> Path:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    from app.paths import RESOURCES

    name = "LiberationSerif-Regular"
    pdfmetrics.registerFont(TTFont(name, str(RESOURCES / "fonts" / f"{name}.ttf")))
    page = pdf_files.page_canvas(path)
    page.setFont(name, 11)
    for row, line in enumerate((*LINES, "Signed: Åse Jönssønbråten")):
        page.drawString(72, 780 - row * 18, line)
    page.save()
    return path


def _rotated(path: Path) -> Path:
    return pdf_files.raw(path, _BASE + _text(b"(Okonkwo) Tj"), rotate=90)


def _old_revision(path: Path) -> Path:
    """A first version that shows the name, and an update that replaces its page content."""
    pdf_files.raw(path, _BASE + _text(b"(Okonkwo was here) Tj"))
    with pikepdf.open(path) as pdf:
        number, size = pdf.pages[0].obj.Contents.objgen[0], len(pdf.objects) + 1
        root = pdf.Root.objgen[0]
    before = path.read_bytes()
    start = int(before[before.rindex(b"startxref") + 9 : before.rindex(b"%%EOF")])
    stream = b"\n%d 0 obj\n<</Length %d>>\nstream\n%b\nendstream\nendobj\n" % (
        number,
        len(_BASE),
        _BASE,
    )
    table = b"xref\n%d 1\n%010d 00000 n \ntrailer\n<</Size %d/Root %d 0 R/Prev %d>>\n" % (
        number,
        len(before) + 1,
        size,
        root,
        start,
    )
    end = b"startxref\n%d\n%%%%EOF\n" % (len(before) + len(stream))
    path.write_bytes(before + stream + table + end)
    return path


def _around_the_file(path: Path) -> Path:
    base(path)
    path.write_bytes(b"% Okonkwo\n" + path.read_bytes() + b"\n% Okonkwo\n")
    return path


def _object_streams(path: Path) -> Path:
    base(path)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.docinfo["/Title"] = SURNAME
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return path


_FILES: dict[str, Make] = {
    "plain text": base,
    "two columns": _two_columns,
    "cells of a table": _table,
    "embedded font": _embedded_font,
    "rotated page": _rotated,
    "old revision": _old_revision,
    "bytes around the file": _around_the_file,
    "compressed objects": _object_streams,
}

SLOTS: dict[str, Make] = {
    **_FILES,
    **{name: partial(_content, content=content) for name, content in _CONTENT.items()},
    **{name: partial(_planted, plant=plant, content=c) for name, (plant, c) in _PLANTS.items()},
}
