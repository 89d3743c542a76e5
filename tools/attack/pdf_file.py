"""Places of a PDF beside its pages: annotations, forms, catalog, metadata, files, bytes."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pikepdf
from pikepdf import Array, Dictionary, Name, String
from support.files import pdf_files

from attack.pdf_content import Plant, base, image, planted, text
from attack.person import Person
from attack.pictures import card
from attack.place import Place

Entries = Callable[[Person], dict[str, object]]


def _note(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person, *, entries: Entries) -> None:
    note = Dictionary(Type=Name.Annot, Rect=Array([300, 700, 320, 720]), F=4)
    for key, value in entries(who).items():
        note[f"/{key}"] = value
    page.obj.Annots = Array([pdf.make_indirect(note)])


_NOTES: dict[str, Entries] = {
    "pop-up note": lambda who: {"Subtype": Name.Text, "Contents": who.text},
    "author and id of a note": lambda who: {"Subtype": Name.Text, "T": who.text, "NM": who.token},
    "rich text and subject of a note": lambda who: {
        "Subtype": Name.Text,
        "RC": f"<p>{who.text}</p>",
        "Subj": who.text,
    },
    "address of a link": lambda who: {
        "Subtype": Name.Link,
        "A": Dictionary(S=Name.URI, URI=f"https://ehr.example/?n={who.token}"),
    },
    "link to another file": lambda who: {
        "Subtype": Name.Link,
        "A": Dictionary(S=Name.GoToR, F=f"{who.token}.pdf", D=who.text),
    },
    "launch of a program": lambda who: {
        "Subtype": Name.Link,
        "A": Dictionary(S=Name.Launch, F=f"{who.token}.exe"),
    },
    "text over a redaction mark": lambda who: {"Subtype": Name.Redact, "OverlayText": who.text},
    "title of a film": lambda who: {"Subtype": Name.Screen, "T": who.text, "MK": {"/CA": who.text}},
}


def _stamp(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person, *, subtype: str, flags: int) -> None:
    look = pdf_files.form_xobject(
        pdf,
        text(f"(Call {who.text}) Tj", "2 4 Td").encode(),
        Resources=Dictionary(Font=page.obj.Resources.Font),
        BBox=Array([0, 0, 300, 18]),
    )
    note = Dictionary(
        Type=Name.Annot,
        Subtype=Name(f"/{subtype}"),
        Contents=f"Call {who.text}",
        Rect=Array([100, 600, 400, 618]),
        AP=Dictionary(N=look),
        F=flags,
    )
    page.obj.Annots = Array([pdf.make_indirect(note)])


def _attached_to_a_note(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    file = Dictionary(F=pdf.make_stream(who.text.encode()))
    spec = Dictionary(Type=Name.Filespec, F=f"{who.token}.txt", EF=file)
    _note(pdf, page, who, entries=lambda _: {"Subtype": Name.FileAttachment, "FS": spec})


def _field(
    pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person, *, entries: Entries, drawn: bool = False
) -> None:
    fonts = Dictionary(Font=page.obj.Resources.Font)
    field = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Widget,
        FT=Name.Tx,
        T="field",
        Rect=Array([72, 600, 372, 618]),
        DA="/F1 9 Tf 0 g",
        F=4,
    )
    if drawn:
        look = text(f"({who.text}) Tj", "2 4 Td").encode()
        box = Array([0, 0, 300, 18])
        field.AP = Dictionary(N=pdf_files.form_xobject(pdf, look, Resources=fonts, BBox=box))
    for key, value in entries(who).items():
        field[f"/{key}"] = value
    page.obj.Annots = Array([pdf.make_indirect(field)])
    form = Dictionary(Fields=Array([page.obj.Annots[0]]), DR=fonts, DA="/F1 9 Tf 0 g")
    form.NeedAppearances = not drawn
    pdf.Root.AcroForm = form


def _xfa(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    _field(pdf, page, who, entries=lambda _: {"V": "yes"})
    data = f"<xdp><xfa:data><n>{who.text}</n></xfa:data></xdp>".encode()
    pdf.Root.AcroForm.XFA = Array(["datasets", pdf.make_stream(data)])


def _signature(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    signature = Dictionary(
        Type=Name.Sig,
        Name=who.text,
        Reason=who.text,
        Location=who.text,
        ContactInfo=who.text,
        Contents=String(who.text.encode() * 4),
        ByteRange=Array([0, 1, 2, 3]),
    )
    entry = pdf.make_indirect(signature)
    _field(pdf, page, who, entries=lambda _: {"FT": Name.Sig, "V": entry}, drawn=True)
    pdf.Root.AcroForm.SigFlags = 3
    pdf.Root.Perms = Dictionary(DocMDP=entry)


def _script_action(who: Person) -> Dictionary:
    return Dictionary(S=Name.JavaScript, JS=f'var n = "{who.text}"')


_FIELDS: dict[str, Entries] = {
    "value of a field": lambda who: {"V": who.text},
    "default and names of a field": lambda who: {
        "V": "x",
        "DV": who.text,
        "T": who.token,
        "TU": who.text,
        "TM": who.text,
    },
    "choices of a field": lambda who: {
        "FT": Name.Ch,
        "V": "yes",
        "Opt": Array([who.text, "yes"]),
    },
    "caption of a button": lambda who: {
        "FT": Name.Btn,
        "Ff": 65536,
        "MK": Dictionary(CA=who.text, RC=who.text, AC=who.text),
    },
    "script of a field": lambda who: {"V": "x", "AA": Dictionary(C=_script_action(who))},
    "rich value of a field": lambda who: {"V": "x", "RV": f"<p>{who.text}</p>"},
}


# The catalog, the page and the trailer


def _information(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person) -> None:
    pdf.docinfo["/Title"] = pdf.docinfo["/Author"] = who.text
    pdf.docinfo[f"/{who.token}"] = "a key of its own"


def _metadata(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    packet = f"<x:xmpmeta><dc:title>{who.text}</dc:title></x:xmpmeta>".encode()
    pdf.Root.Metadata = page.obj.Metadata = pdf.make_stream(packet)


def _outline(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person) -> None:
    with pdf.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem(who.text, 0))


def _destination(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    target = Array([page.obj, Name.Fit])
    pdf.Root.Dests = Dictionary({f"/{who.token}": target})
    pdf.Root.Names = Dictionary(Dests=Dictionary(Names=Array([who.text, target])))


def _labels(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person) -> None:
    label = Dictionary(P=f"{who.text}-", S=Name.D)
    pdf.Root.PageLabels = Dictionary(Nums=Array([0, label]))


def _layer(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    usage = Dictionary(CreatorInfo=Dictionary(Creator=who.text), User=Dictionary(Name=who.text))
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=who.text, Usage=usage))
    state = Dictionary(Name=who.text, Order=Array([who.text, layer]))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=state)
    page.obj.Resources.Properties = Dictionary(OC1=layer)


def _structure(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    element = Dictionary(S=Name(f"/{who.token}"), K=0, Pg=page.obj)
    for key in ("ActualText", "Alt", "E", "T", "ID", "Lang"):
        element[f"/{key}"] = who.text
    owner = Dictionary(N=who.text, V=who.text)
    element.A = Dictionary(O=Name.UserProperties, P=Array([owner]))
    root = Dictionary(K=pdf.make_indirect(element), IDTree=Dictionary(N=who.text))
    root.RoleMap = Dictionary({f"/{who.token}": Name.P})
    root.ClassMap = Dictionary({f"/{who.token}": Dictionary(O=Name.Layout)})
    pdf.Root.StructTreeRoot = pdf.make_indirect(root)
    page.obj.StructParents = 0


def _catalog(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person, *, entries: Entries) -> None:
    for key, value in entries(who).items():
        pdf.Root[f"/{key}"] = value


_CATALOG: dict[str, Entries] = {
    "language and preferences": lambda who: {
        "Lang": who.text,
        "ViewerPreferences": Dictionary({f"/{who.token}": who.text}),
    },
    "output intent": lambda who: {
        "OutputIntents": Array(
            [Dictionary(S=Name.GTS_PDFX, Info=who.text, OutputConditionIdentifier=who.text)]
        )
    },
    "portfolio": lambda who: {
        "Collection": Dictionary(Schema=Dictionary({f"/{who.token}": Dictionary(N=who.text)}))
    },
    "script of the document": lambda who: {
        "Names": Dictionary(
            JavaScript=Dictionary(Names=Array([who.token, _script_action(who)]))
        )
    },
    "action at opening": lambda who: {"OpenAction": _script_action(who)},
    "base of addresses": lambda who: {"URI": Dictionary(Base=f"https://{who.token}.example")},
    "web capture": lambda who: {"SpiderInfo": Dictionary(C=Array([who.text]))},
    "article threads": lambda who: {"Threads": Array([Dictionary(I=Dictionary(Title=who.text))])},
    "legal attestation and extensions": lambda who: {
        "Legal": Dictionary(Attestation=who.text),
        "Extensions": Dictionary({f"/{who.token}": Dictionary(URL=who.text)}),
        "Requirements": Array([Dictionary(S=Name(f"/{who.token}"))]),
    },
    "parts of a document of PDF 2": lambda who: {
        "DPartRoot": Dictionary(DPartRootNode=Dictionary(DPM=Dictionary(N=who.text)))
    },
    "unknown key": lambda who: {who.token: who.text},
}  # fmt: skip


def _page_entries(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    page.obj[f"/{who.token}"] = who.text
    page.obj.ID, page.obj.Trans = String(who.text), Dictionary(S=Name(f"/{who.token}"))
    page.obj.AA = Dictionary(O=_script_action(who))
    page.obj.Resources[f"/{who.token}"] = page.obj.Resources.Font.F1.Owner = who.text
    page.obj.BoxColorInfo = Dictionary({f"/{who.token}": who.text})
    page.obj.Thumb = pdf.make_stream(who.text.encode() * 8)


def _measure(_: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    scale = Dictionary(R=who.text, X=Array([Dictionary(U=who.text, C=1)]))
    page.obj.VP = Array([Dictionary(BBox=Array([0, 0, 9, 9]), Name=who.text, Measure=scale)])


def _private(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    entry = Dictionary(Private=Dictionary(N=who.text), LastModified=who.text)
    page.obj.PieceInfo = pdf.Root.PieceInfo = Dictionary({f"/{who.token}": entry})


def _attachment(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person) -> None:
    pdf.attachments[f"{who.token}.txt"] = who.text.encode("utf-16-le")


def _attached_pdf(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person) -> None:
    inner = BytesIO()
    with pikepdf.new() as other:
        other.add_blank_page()
        other.docinfo["/Title"] = who.text
        other.pages[0].obj.Contents = other.make_stream(text(f"({who.text}) Tj").encode())
        other.save(inner)
    pdf.attachments["letter.pdf"] = inner.getvalue()


def _associated(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    file = Dictionary(F=pdf.make_stream(who.text.encode()))
    spec = Dictionary(Type=Name.Filespec, F=who.token, Desc=who.text, EF=file)
    page.obj.AF = pdf.Root.AF = Array([pdf.make_indirect(spec)])


def _trailer(pdf: pikepdf.Pdf, _: pikepdf.Page, who: Person) -> None:
    pdf.trailer[f"/{who.token}"] = who.text


def _unused_object(pdf: pikepdf.Pdf, page: pikepdf.Page, who: Person) -> None:
    page.obj.Resources.XObject = Dictionary(Unused=image(pdf, card(who)))
    page.obj.Resources.Owner = pdf.make_indirect(Dictionary(N=who.text))


_PLANTS: dict[str, Plant] = {
    "file on a note": _attached_to_a_note,
    "XFA form": _xfa,
    "signature": _signature,
    "document information": _information,
    "XMP metadata": _metadata,
    "bookmark": _outline,
    "named destination": _destination,
    "page labels": _labels,
    "name of a layer": _layer,
    "structure tree": _structure,
    "entries of a page": _page_entries,
    "measures of a page": _measure,
    "private data of a program": _private,
    "attachment": _attachment,
    "attached PDF": _attached_pdf,
    "associated file": _associated,
    "entry of the trailer": _trailer,
    "object that is not used": _unused_object,
}


# Bytes


def _around(path: Path, shown: Person, hidden: Person) -> None:
    pdf_files.raw(path, base(shown))
    note = f"% {hidden.text}\n".encode()
    path.write_bytes(note + path.read_bytes() + b"\n" + note)


def _packed_behind(path: Path, shown: Person, hidden: Person) -> None:
    pdf_files.raw(path, base(shown))
    path.write_bytes(path.read_bytes() + zlib.compress(hidden.text.encode()))


def _between(path: Path, shown: Person, hidden: Person) -> None:
    pdf_files.raw(path, base(shown))
    data = path.read_bytes()
    place = data.index(b"endobj") + len(b"endobj\n")
    path.write_bytes(data[:place] + f"({hidden.text})\n".encode() + data[place:])


def _behind_a_stream(path: Path, shown: Person, hidden: Person) -> None:
    pdf_files.raw(path, base(shown))
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        packed = zlib.compress(base(shown)) + zlib.compress(hidden.text.encode())
        pdf.pages[0].Contents.write(packed, filter=Name.FlateDecode)
        level = pikepdf.StreamDecodeLevel.none
        pdf.save(path, compress_streams=False, stream_decode_level=level)


def _compressed(path: Path, shown: Person, hidden: Person) -> None:
    planted(path, shown, hidden, plant=_information)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.generate)


def _old_revision(path: Path, shown: Person, hidden: Person) -> None:
    """A first version that shows the person, and an update that replaces the page's content."""
    pdf_files.raw(path, base(shown) + text(f"({hidden.text}) Tj").encode())
    with pikepdf.open(path) as pdf:
        number, size = pdf.pages[0].obj.Contents.objgen[0], len(pdf.objects) + 1
        root = pdf.Root.objgen[0]
    before, now = path.read_bytes(), base(shown)
    start = int(before[before.rindex(b"startxref") + 9 : before.rindex(b"%%EOF")])
    stream = b"\n%d 0 obj\n<</Length %d>>\nstream\n%b\nendstream\nendobj\n"
    stream %= (number, len(now), now)
    table = b"xref\n%d 1\n%010d 00000 n \ntrailer\n<</Size %d/Root %d 0 R/Prev %d>>\n"
    table %= (number, len(before) + 1, size, root, start)
    end = b"startxref\n%d\n%%%%EOF\n" % (len(before) + len(stream))
    path.write_bytes(before + stream + table + end)


def _outside_the_crop(path: Path, shown: Person, hidden: Person) -> None:
    def plant(_: pikepdf.Pdf, page: pikepdf.Page, __: Person) -> None:
        page.obj.CropBox = Array([0, 300, 595, 842])

    planted(path, shown, hidden, content=text("(%T) Tj", "72 100 Td"), plant=plant)


def _annotation(name: str, subtype: str, flags: int) -> Place:
    plant = partial(_stamp, subtype=subtype, flags=flags)
    return Place(name, ".pdf", partial(planted, plant=plant), shown=True)


PLACES: tuple[Place, ...] = (
    _annotation("free text", "FreeText", 4),
    _annotation("stamp", "Stamp", 4),
    _annotation("hidden stamp", "Stamp", 2),
    _annotation("stamp that is not printed", "Stamp", 0),
    *(
        Place(name, ".pdf", partial(planted, plant=partial(_note, entries=entries)))
        for name, entries in _NOTES.items()
    ),
    *(
        Place(name, ".pdf", partial(planted, plant=partial(_field, entries=entries)))
        for name, entries in _FIELDS.items()
    ),
    *(Place(name, ".pdf", partial(planted, plant=plant)) for name, plant in _PLANTS.items()),
    *(
        Place(name, ".pdf", partial(planted, plant=partial(_catalog, entries=entries)))
        for name, entries in _CATALOG.items()
    ),
    Place("outside the crop box", ".pdf", _outside_the_crop, shown=True),
    Place("object streams", ".pdf", _compressed),
    Place("old revision", ".pdf", _old_revision),
    Place("comments around the file", ".pdf", _around),
    Place("packed behind the end", ".pdf", _packed_behind),
    Place("between objects", ".pdf", _between),
    Place("behind the end of a stream", ".pdf", _behind_a_stream),
)
