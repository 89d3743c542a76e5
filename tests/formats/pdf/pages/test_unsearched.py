"""The check reads text that no reader of pages shows, and sees earlier versions of a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.files.embedded import EMBEDDED

from app.engine.text.search import occurrences
from app.errors import VerificationFailed
from app.formats.pdf.extraction.extractor import extracts
from app.progress import NullReporter

SECRET = "Quillfeather"
HARMLESS = b"BT /F1 11 Tf 72 700 Td (Harmless) Tj ET\n"
Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def places(path: Path) -> list[str]:
    return [
        e.place
        for e in extracts(path, NullReporter(), EMBEDDED)
        if any(occurrences(e.text, SECRET))
    ]


def own_codes(pdf: pikepdf.Pdf) -> tuple[pikepdf.Object, bytes]:
    """A font that numbers its letters itself, and the secret in it."""
    letters = sorted(set(SECRET))
    names = Array([1, *(Name(f"/{letter}") for letter in letters)])
    font = pdf_files.base_font(pdf, "Helvetica")
    font.Encoding = Dictionary(Type=Name.Encoding, Differences=names)
    shown = bytes(letters.index(letter) + 1 for letter in SECRET).hex().encode()
    return font, b"BT /F9 12 Tf 5 10 Td <" + shown + b"> Tj ET"


def form(pdf: pikepdf.Pdf) -> pikepdf.Stream:
    font, content = own_codes(pdf)
    return pdf_files.form_xobject(
        pdf, content, Resources=Dictionary(Font=Dictionary(F9=font)), BBox=Array([0, 0, 300, 40])
    )


def annotation(pdf: pikepdf.Pdf, page: pikepdf.Page, *, subtype: str, flags: int = 4) -> None:
    look = form(pdf)
    del look.Subtype
    note = Dictionary(Type=Name.Annot, Subtype=Name(subtype), Rect=Array([72, 400, 372, 440]))
    note.F, note.AP = flags, Dictionary(N=Dictionary(Off=look))
    page.obj.Annots = Array([note])


def pattern(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    tile = form(pdf)
    del tile.Subtype
    tile.PatternType = tile.PaintType = tile.TilingType = 1
    tile.XStep, tile.YStep = 300, 40
    page.obj.Resources.Pattern = Dictionary(P1=tile)


def soft_mask(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    mask = Dictionary(S=Name.Luminosity, G=form(pdf))
    page.obj.Resources.ExtGState = Dictionary(G1=Dictionary(SMask=mask))


def unused_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Resources.XObject = Dictionary(Fx=form(pdf))


def hidden_layer(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="L"))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))
    page.obj.Resources.Properties = Dictionary(OC1=layer)
    unused_form(pdf, page)


PLANTS: dict[str, tuple[Plant, bytes]] = {
    "stamp": (partial(annotation, subtype="/Stamp"), b""),
    "hidden stamp": (partial(annotation, subtype="/Stamp", flags=2), b""),
    "field": (partial(annotation, subtype="/Widget"), b""),
    "pattern": (pattern, b"/Pattern cs /P1 scn 72 400 90 40 re f\n"),
    "mask": (soft_mask, b"q /G1 gs 72 400 90 40 re f Q\n"),
    "unused form": (unused_form, b""),
    "form off the page": (unused_form, b"q 1 0 0 1 72 -400 cm /Fx Do Q\n"),
    "form in a hidden layer": (hidden_layer, b"/OC /OC1 BDC q /Fx Do Q EMC\n"),
}


@pytest.mark.parametrize("plant", PLANTS)
def test_text_in_a_font_of_its_own_is_decoded_wherever_it_is(plant: str, tmp_path: Path) -> None:
    prepare, content = PLANTS[plant]
    path = pdf_files.raw(tmp_path / "a.pdf", HARMLESS + content, prepare=prepare)
    assert any(place.startswith("text of object") for place in places(path))


def test_text_whose_letters_nobody_knows_cannot_be_checked(tmp_path: Path) -> None:
    def undecodable(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        unused_form(pdf, page)
        stamp = page.obj.Resources.XObject.Fx
        stamp.Resources.Font.F9.Encoding.Differences = Array(
            [1, *(Name(f"/g{number}") for number in range(40))]
        )
        stamp.BBox = Array([0, 0, 9000, 9000])

    path = pdf_files.raw(tmp_path / "a.pdf", HARMLESS, prepare=undecodable)
    with pytest.raises(VerificationFailed):
        list(extracts(path, NullReporter(), EMBEDDED))


@pytest.mark.parametrize(
    "written",
    [
        b"(\\376\\377" + b"".join(b"\\000%c" % c for c in SECRET.encode()) + b")",
        b"(" + b"".join(b"\\%03o" % c for c in SECRET.encode()) + b")",
        b"(Quill\\\nfeather)",
        b"<" + SECRET.encode("utf-16").hex().encode() + b">",
    ],
    ids=["octal UTF-16", "octal", "continued line", "hexadecimal UTF-16"],
)
@pytest.mark.parametrize("key", [b"Alt", b"ActualText", b"E"])
def test_what_marked_content_says_is_decoded(key: bytes, written: bytes, tmp_path: Path) -> None:
    content = b"/Span <</" + key + b" " + written + b">> BDC 0 g EMC\n"
    assert places(pdf_files.raw(tmp_path / "a.pdf", HARMLESS + content))

    def in_a_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.Resources.XObject = Dictionary(Fx=pdf_files.form_xobject(pdf, content))

    assert places(pdf_files.raw(tmp_path / "b.pdf", HARMLESS, prepare=in_a_form))


@pytest.mark.parametrize("key", ["/Length1", "/N"])
def test_stream_that_only_claims_to_be_a_font_or_profile_is_read(key: str, tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.Extra = pdf.make_stream(SECRET.encode() * 9)
        page.obj.Extra[key] = 3

    path = pdf_files.raw(tmp_path / "a.pdf", HARMLESS, prepare=plant)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.save(path, recompress_flate=True, compress_streams=True)
    assert places(path)


def test_fonts_and_profiles_are_not_searched(tmp_path: Path) -> None:
    path = pdf_files.embedded_letter(tmp_path / "a.pdf")
    read = [
        e.text for e in extracts(path, NullReporter(), EMBEDDED) if e.place.endswith("unpacked")
    ]
    assert not any("glyf" in text for text in read)


def updated(path: Path, mark: bytes, replaced: bytes) -> Path:
    """A file with an earlier version, the end of which is written in another way."""
    pdf_files.raw(path, HARMLESS)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.disable)
        root, size = pdf.Root.objgen[0], len(pdf.objects) + 1
    data = path.read_bytes()
    before = data.rstrip().split(b"startxref")[1].split()[0]
    data = data.replace(mark, replaced)
    table = len(data)
    data += b"xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size %d/Root %d 0 R/Prev %b>>\n" % (
        size,
        root,
        before,
    )
    path.write_bytes(data + b"startxref\n%d\n%%%%EOF\n" % table)
    return path


@pytest.mark.parametrize(
    ("mark", "replaced"),
    [
        (b"%%EOF", b"%%EOF"),
        (b"\n%%EOF", b" %%EOF"),
        (b"%%EOF", b"%%EO_"),
        (b"%%EOF", b""),
        (b"startxref", b"startxxxx"),
    ],
)
def test_earlier_version_fails_however_its_end_is_written(
    mark: bytes, replaced: bytes, tmp_path: Path
) -> None:
    with pytest.raises(VerificationFailed):
        list(extracts(updated(tmp_path / "a.pdf", mark, replaced), NullReporter(), EMBEDDED))


def test_table_for_readers_of_streams_is_no_later_version(tmp_path: Path) -> None:
    path = pdf_files.raw(tmp_path / "a.pdf", HARMLESS)
    with pikepdf.open(path) as pdf:
        root, size = pdf.Root.objgen[0], len(pdf.objects) + 1
    data = path.read_bytes()
    before = data.rstrip().split(b"startxref")[1].split()[0]
    end = b"xref\n0 0\ntrailer\n<</Size %d/Root %d 0 R/ID[<00><00>]/Prev %b/XRefStm %b>>\n"
    table = end % (size, root, before, before)
    path.write_bytes(data + table + b"startxref\n%d\n%%%%EOF\n" % len(data))
    list(extracts(path, NullReporter(), EMBEDDED))
    path.write_bytes(path.read_bytes() + b"%%EOF\n")
    with pytest.raises(VerificationFailed):
        list(extracts(path, NullReporter(), EMBEDDED))


def test_bookmarks_are_no_earlier_versions(tmp_path: Path) -> None:
    path = pdf_files.raw(tmp_path / "a.pdf", HARMLESS)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        with pdf.open_outline() as outline:
            outline.root += [pikepdf.OutlineItem(f"Part {n}", 0) for n in range(3)]
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    assert path.read_bytes().count(b"/Prev") == 2
    list(extracts(path, NullReporter(), EMBEDDED))
