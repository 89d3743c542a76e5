"""A copy to which somebody added the original, or words of it, is never called free of them."""

from __future__ import annotations

import base64
import bz2
import codecs
import gzip
import io
import lzma
import struct
import textwrap
import zipfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pikepdf
import pytest
from leakage.planting import LINES, NAME, NUMBER, exported, review_of
from leakage.slots import docx_slots, pdf_slots, picture_slots, xlsx_slots
from pikepdf import Array, Dictionary, Name, String
from PIL import Image, ImageDraw, ImageFont
from support.sampling import sampled

from app.engine.domain.export import Mode
from app.engine.redaction.plan import label, plan
from app.errors import AppError
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter
from app.sandbox import reader_process
from app.sandbox.worker import Worker
from app.workflow.scan import open_document

Add = Callable[[Path], None]


def _packed() -> bytes:
    """The planted lines as a ZIP archive, whose bytes spell none of them."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "\n".join(LINES) * 20)
    return target.getvalue()


def _pieces() -> list[str]:
    """The name in Base64, four letters each."""
    return textwrap.wrap(base64.b64encode(NAME.encode()).decode(), 4)


def _append(path: Path) -> None:
    path.write_bytes(path.read_bytes() + _packed())


def _prepend(path: Path) -> None:
    path.write_bytes(_packed() + path.read_bytes())


def _between_objects(path: Path) -> None:
    data = path.read_bytes()
    place = data.index(b"endobj") + len(b"endobj\n")
    path.write_bytes(data[:place] + _packed() + data[place:])


def _in_comments(path: Path) -> None:
    lines = base64.encodebytes(_packed() * 10).splitlines()
    path.write_bytes(path.read_bytes() + b"".join(b"%" + line + b"\n" for line in lines))


def _saved(path: Path, change: Callable[[pikepdf.Pdf], None]) -> None:
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        change(pdf)
        # Otherwise pikepdf writes metadata of its own.
        pdf.save(
            path,
            stream_decode_level=pikepdf.StreamDecodeLevel.none,
            compress_streams=False,
            fix_metadata_version=False,
        )


def _behind_a_stream(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        content = pdf.pages[0].Contents
        content.write(
            zlib.compress(content.read_bytes()) + zlib.compress(NAME.encode()),
            filter=Name.FlateDecode,
        )

    _saved(path, change)


def _split_over_information(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        letters = base64.b64encode(NAME.encode()).decode()
        pieces = [letters[start : start + 3] for start in range(0, len(letters), 3)]
        values = {f"/Key{number:02}": String(piece) for number, piece in enumerate(pieces)}
        pdf.trailer.Info = pdf.make_indirect(Dictionary(values))

    _saved(path, change)


def _spread_over_fields(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        fields = [
            pdf.make_indirect(Dictionary(FT=Name.Tx, T=String(f"field{number}"), V=String(piece)))
            for number, piece in enumerate(_pieces())
        ]
        pdf.Root.AcroForm = pdf.make_indirect(Dictionary(Fields=Array(fields)))

    _saved(path, change)


def _spread_over_properties(path: Path) -> None:
    """pikepdf sorts them by name, so that the last piece comes first."""

    def change(pdf: pikepdf.Pdf) -> None:
        pieces = _pieces()
        names = sorted((f"/K{number}" for number in range(len(pieces))), reverse=True)
        values = dict(zip(names, map(String, pieces), strict=True))
        pdf.trailer.Info = pdf.make_indirect(Dictionary(values))

    _saved(path, change)


def _in_base85(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        said = base64.b85encode(NAME.encode()).decode()
        pdf.trailer.Info = pdf.make_indirect(Dictionary(Subject=String(said)))

    _saved(path, change)


def _as_script(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        codes = ",".join(str(ord(letter)) for letter in NAME)
        script = f"app.alert(String.fromCharCode({codes}))"
        pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS=String(script))

    _saved(path, change)


def _as_numbers_of_letters(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        codes = ", ".join(str(ord(letter)) for letter in NAME)
        pdf.trailer.Info = pdf.make_indirect(Dictionary(Subject=String(codes)))

    _saved(path, change)


def _in_remarks_of_the_content(path: Path, *, said: bytes) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].contents_add(b"0 g\n% " + said + b"\n")

    _saved(path, change)


def _in_a_jpeg(path: Path) -> None:
    """Packed in the remark of a picture, which no reader of pictures unpacks."""
    target = io.BytesIO()
    Image.new("L", (64, 64), 128).save(target, "JPEG")
    remark = gzip.compress("\n".join(LINES).encode())
    data = target.getvalue()
    segment = b"\xff\xfe" + struct.pack(">H", len(remark) + 2) + remark

    def change(pdf: pikepdf.Pdf) -> None:
        pdf.Root.Picture = pikepdf.Stream(
            pdf,
            data[:2] + segment + data[2:],
            {
                "/Type": Name.XObject,
                "/Subtype": Name.Image,
                "/Width": 64,
                "/Height": 64,
                "/ColorSpace": Name.DeviceGray,
                "/BitsPerComponent": 8,
                "/Filter": Name.DCTDecode,
            },
        )

    _saved(path, change)


def _deflated(path: Path) -> None:
    packed = zlib.compress("\n".join(LINES).encode())[2:-4]
    _saved(path, lambda pdf: pdf.Root.__setitem__("/Data", pdf.make_stream(packed)))


def _behind_a_font_program(path: Path) -> None:
    program = (RESOURCES / "fonts" / "LiberationSans-Regular.ttf").read_bytes()

    def change(pdf: pikepdf.Pdf) -> None:
        packed = zlib.compress("\n".join(LINES).encode())
        pdf.Root.Font = Dictionary(FontFile2=pdf.make_stream(program + packed))

    _saved(path, change)


def _backwards_in_information(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        pdf.trailer.Info = pdf.make_indirect(Dictionary(Producer=String(f"Acme {NAME[::-1]}")))

    _saved(path, change)


def _in_rot13_in_xmp(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        with pdf.open_metadata() as metadata:
            metadata["xmp:CreatorTool"] = codecs.encode(NAME, "rot13")

    _saved(path, change)


def _in_xmp(path: Path, said: str) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        packet = f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>{said}</a></x:xmpmeta>'
        pdf.Root.Metadata = pdf.make_stream(packet.encode(), Type=Name.Metadata, Subtype=Name.XML)

    _saved(path, change)


def _in_xmp_packed(path: Path, pack: Callable[[bytes], bytes]) -> None:
    _in_xmp(path, base64.b64encode(pack("\n".join(LINES).encode())).decode())


def _in_xmp_escaped_twice(path: Path) -> None:
    _in_xmp(path, "".join(f"&amp;#{ord(letter)};" for letter in NAME))


def _in_private_data(path: Path) -> None:
    def change(pdf: pikepdf.Pdf) -> None:
        packed = pdf.make_stream(lzma.compress("\n".join(LINES).encode()))
        pdf.Root.PieceInfo = Dictionary(X=Dictionary(P=packed))

    _saved(path, change)


def _image(path: Path, rows: int, **entries: pikepdf.Object) -> None:
    """Add an image that names show in, in 120 rows of a bit for each pixel."""
    picture = Image.new("1", (704, 120), 1)
    face = ImageFont.load_default(28)
    ImageDraw.Draw(picture).text((20, 40), f"{NAME} {NUMBER}", fill=0, font=face)

    def change(pdf: pikepdf.Pdf) -> None:
        stream = pdf.make_stream(zlib.compress(picture.tobytes()), Filter=Name.FlateDecode)
        stream.Type, stream.Subtype = Name.XObject, Name.Image
        stream.Width, stream.Height, stream.BitsPerComponent = 704, rows, 1
        for key, value in {"ColorSpace": Name.DeviceGray, **entries}.items():
            stream[f"/{key}"] = value
        pdf.Root.PieceInfo = Dictionary(X=Dictionary(P=stream))

    _saved(path, change)


def _in_one_colour(path: Path) -> None:
    palette = Array([Name.Indexed, Name.DeviceGray, 1, String(b"\xff\xff")])
    _image(path, 120, ColorSpace=palette)


def _below_a_small_picture(path: Path) -> None:
    _image(path, 2)


def _in_a_gap_of_the_archive(path: Path, added: bytes) -> None:
    data = path.read_bytes()
    end = data.rindex(b"PK\5\6")
    directory = int.from_bytes(data[end + 16 : end + 20], "little")
    moved = (directory + len(added)).to_bytes(4, "little")
    path.write_bytes(
        data[:directory] + added + data[directory : end + 16] + moved + data[end + 20 :]
    )


def _as_unnamed_member(path: Path) -> None:
    packed = _packed()
    _in_a_gap_of_the_archive(path, packed[: packed.index(b"PK\1\2")])


def _with_members(path: Path, change: Callable[[int, zipfile.ZipInfo], None]) -> None:
    with zipfile.ZipFile(path) as archive:
        members = [(info.filename, archive.read(info)) for info in archive.infolist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, (name, data) in enumerate(members):
            info = zipfile.ZipInfo(name)
            change(number, info)
            archive.writestr(info, data)


def _in_an_extra_field(path: Path) -> None:
    hidden = bytes(letter ^ 0x55 for letter in NAME.encode())

    def change(number: int, info: zipfile.ZipInfo) -> None:
        if not number:
            info.extra = struct.pack("<HH", 0x7777, len(hidden)) + hidden

    _with_members(path, change)


def _behind_a_member(path: Path) -> None:
    """Behind the end of what is packed of the first member, within its length."""
    with zipfile.ZipFile(path) as archive:
        members = [(info.filename.encode(), archive.read(info)) for info in archive.infolist()]
    out, directory = io.BytesIO(), b""
    for number, (name, data) in enumerate(members):
        packing = zlib.compressobj(wbits=-15)
        packed = packing.compress(data) + packing.flush() + (b"" if number else _packed())
        sizes = zlib.crc32(data), len(packed), len(data), len(name), 0
        header = struct.pack("<5H3I2H", 20, 0, 8, 0, 33, *sizes)
        place = struct.pack("<3H2I", 0, 0, 0, 0, out.tell())
        directory += b"PK\1\2" + struct.pack("<H", 20) + header + place + name
        out.write(b"PK\3\4" + header + name + packed)
    counts = len(members), len(members), len(directory), out.tell(), 0
    path.write_bytes(out.getvalue() + directory + b"PK\5\6" + struct.pack("<4H2IH", 0, 0, *counts))


def _in_a_folder(path: Path) -> None:
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("media/", NAME)


def _in_sheet(path: Path, cells: str) -> None:
    row = f'<row r="90">{cells}</row></sheetData>'
    _replaced_in(path, "xl/worksheets/sheet1.xml", b"</sheetData>", row.encode())


def _replaced_in(path: Path, part: str, old: bytes, new: bytes) -> None:
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    members[part] = members.get(part, b"<sst></sst>").replace(old, new)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)


def _as_unused_string(path: Path) -> None:
    string = f"<si><t>{NAME}</t></si></sst>".encode()
    _replaced_in(path, "xl/sharedStrings.xml", b"</sst>", string)


def _in_part(path: Path, part: str, data: str) -> None:
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(part, data)


def _backwards_in_core_properties(path: Path) -> None:
    names = 'xmlns="http://purl.org/dc/elements/1.1/"'
    _in_part(path, "docProps/core.xml", f"<r {names}><creator>{NAME[::-1]}</creator></r>")


def _in_rot13_in_custom_properties(path: Path) -> None:
    said = codecs.encode(NAME, "rot13")
    _in_part(path, "docProps/custom.xml", f'<r><property name="{said}">1</property></r>')


def _as_custom_part(path: Path, piece: str) -> None:
    with zipfile.ZipFile(path, "a") as archive:
        within = "".join(map(piece.format, _pieces()))
        archive.writestr("customXml/item1.xml", f"<a>{within}</a>")


def _spread_over_json(path: Path) -> None:
    pieces = ", ".join(f'"key{number}": "{piece}"' for number, piece in enumerate(_pieces()))
    path.write_text(path.read_text().replace("{", f"{{{pieces}, ", 1))


def _spread_over_cells(path: Path) -> None:
    path.write_text(path.read_text() + "".join(f"A,{piece}\n" for piece in _pieces()))


def _backwards_in_json(path: Path) -> None:
    path.write_text(path.read_text().replace("{", f'{{"id": "{NAME[::-1]}", ', 1))


def _backwards_in_a_cell(path: Path) -> None:
    path.write_text(f"{path.read_text().rstrip()},{NAME[::-1]}\n")


def _backwards_in_hl7(path: Path) -> None:
    path.write_bytes(path.read_bytes() + f"ZID|1|{NAME[::-1]}\r".encode())


def _as_archive_comment(path: Path) -> None:
    with zipfile.ZipFile(path, "a") as archive:
        archive.comment = base64.b64encode(NAME.encode())


ARCHIVES: dict[str, Add] = {
    "gap before the directory": partial(_in_a_gap_of_the_archive, added=b"\x01\x3d\x34" * 20),
    "member that no directory names": _as_unnamed_member,
    "extra field": _in_an_extra_field,
    "behind a member": _behind_a_member,
    "content of a folder": _in_a_folder,
}
PDF: dict[str, Add] = {
    "picture of one colour": _in_one_colour,
    "rows below a small picture": _below_a_small_picture,
    "behind the end": _append,
    "before the start": _prepend,
    "between objects": _between_objects,
    "in comments": _in_comments,
    "after a stream": _behind_a_stream,
    "split over the information": _split_over_information,
    "spread over fields": _spread_over_fields,
    "spread over properties, the last first": _spread_over_properties,
    "Base85 without brackets": _in_base85,
    "script": _as_script,
    "Base64 in a remark of the content": partial(
        _in_remarks_of_the_content, said=base64.b64encode(NAME.encode())
    ),
    "hexadecimal in a remark of the content": partial(
        _in_remarks_of_the_content, said=NAME.encode().hex(" ").encode()
    ),
    "packed in the remark of a JPEG": _in_a_jpeg,
    "deflated": _deflated,
    "behind a font program": _behind_a_font_program,
    "numbers of letters": _as_numbers_of_letters,
    "backwards in the information": _backwards_in_information,
    "ROT13 in XMP": _in_rot13_in_xmp,
    "Base64 of gzip in XMP": partial(_in_xmp_packed, pack=gzip.compress),
    "Base64 of xz in XMP": partial(_in_xmp_packed, pack=lzma.compress),
    "Base64 of bzip2 in XMP": partial(_in_xmp_packed, pack=bz2.compress),
    "references escaped twice in XMP": _in_xmp_escaped_twice,
    "xz in private data": _in_private_data,
}
WORD: dict[str, Add] = {
    **ARCHIVES,
    "behind the end": _append,
    "before the start": _prepend,
    "comment of the archive": _as_archive_comment,
    "backwards in core properties": _backwards_in_core_properties,
    "ROT13 in custom properties": _in_rot13_in_custom_properties,
    "spread over elements": partial(_as_custom_part, piece="<p>{}</p>"),
    "spread over attributes": partial(_as_custom_part, piece='<p n="a" v="{}"/>'),
}
EXCEL: dict[str, Add] = {
    **ARCHIVES,
    "behind the end": _append,
    "string that no cell shows": _as_unused_string,
    "text of a cell that shows another": partial(
        _in_sheet, cells=f'<c r="A90" t="s"><is><t>{NAME}</t></is><v>0</v></c>'
    ),
    "formula of letter codes": partial(
        _in_sheet,
        cells=f'<c r="A90"><f>{"&amp;".join(f"CHAR({ord(one)})" for one in NAME)}</f><v>0</v></c>',
    ),
}
TEXTS: dict[str, dict[str, Add]] = {
    "json": {"backwards": _backwards_in_json, "spread over values": _spread_over_json},
    "csv": {"backwards": _backwards_in_a_cell, "spread over cells": _spread_over_cells},
    "hl7": {"backwards": _backwards_in_hl7},
}
PICTURE: dict[str, Add] = {"behind the end": _append}
CASES = [
    *(("pdf", added, add) for added, add in PDF.items()),
    *(("docx", added, add) for added, add in WORD.items()),
    *(("xlsx", added, add) for added, add in EXCEL.items()),
    *(("png", added, add) for added, add in PICTURE.items()),
    *((kind, added, add) for kind, ways in TEXTS.items() for added, add in ways.items()),
]


def _text(path: Path) -> Path:
    """A text file of the kind that its ending says."""
    line = f"Dr {NAME} saw the patient with chest pain and discharged in good condition"
    texts = {
        ".json": f'{{"note": "{line}"}}',
        ".csv": f"doctor,note\n{NAME},{line}\n",
        ".hl7": f"MSH|^~\\&|A\rPID|1||4||{NAME}\rNTE|1||{line}\r",
    }
    path.write_bytes(texts[path.suffix].encode())
    return path


SOURCES = {
    "pdf": pdf_slots.base,
    "docx": docx_slots.SLOTS["one run"],
    "xlsx": xlsx_slots.base,
    "png": picture_slots.SLOTS["PNG"][1],
    **dict.fromkeys(TEXTS, _text),
}


def is_called_free(source: Path, copy: Path, worker: Worker) -> bool:
    """Whether the check of any program's copy passes."""
    review = review_of(open_document(source, Options(), worker, NullReporter()))
    masks = plan(review, Mode.MASK, label)
    try:
        return worker.call(
            reader_process.verify_export, masks, review, copy, NullReporter(), predicted=False
        ).passed
    except AppError:
        return False


@pytest.mark.parametrize(
    ("kind", "add"),
    sampled([(kind, add) for kind, _, add in CASES], 6, 3),
    ids=[f"{kind}, {added}" for kind, added, _ in CASES],
)
def test_what_is_added_to_a_copy_is_told(
    kind: str, add: Add, worker: Worker, tmp_path: Path
) -> None:
    source = SOURCES[kind](tmp_path / f"source.{kind}")
    copy = exported(source, Mode.MASK, worker).path
    assert is_called_free(source, copy, worker)
    add(copy)
    assert not is_called_free(source, copy, worker)
