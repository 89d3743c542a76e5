"""The checks find an identifier wherever an export might still hold it."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.files.embedded import EMBEDDED
from support.sampling import sampled

from app.engine.domain.export import Edit, Layer, Mode, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.engine.text.folding import fold
from app.engine.text.search import occurrences
from app.engine.verification.verify import verify
from app.errors import VerificationFailed
from app.formats.base import Options
from app.formats.pdf.extraction.extractor import extracts
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.syntax.known_keys import KNOWN_KEYS
from app.formats.pdf.syntax.names import chosen_names
from app.progress import NullReporter, Stage

SECRET = "Theodora Quillfeather"
Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def found(path: Path, literal: str = SECRET) -> set[Layer]:
    return {
        extract.layer
        for extract in extracts(path, NullReporter(), EMBEDDED)
        if any(occurrences(extract.text, literal))
    }


def in_information(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.docinfo["/Title"] = SECRET


def in_information_as_utf16(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.docinfo["/Title"] = f"Ångström {SECRET}"


def in_outline(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    with pdf.open_outline() as outline:
        outline.root.append(pikepdf.OutlineItem(SECRET, 0))


def in_annotation(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Annots = Array(
        [Dictionary(Type=Name.Annot, Subtype=Name.Text, Contents=SECRET, Rect=Array([0, 0, 9, 9]))]
    )


def in_a_layer_name(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Resources.Properties = Dictionary(
        OC1=pdf.make_indirect(Dictionary(Type=Name.OCG, Name=SECRET))
    )


def in_a_resource_name(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Resources.Font[f"/{SECRET}"] = pdf_files.base_font(pdf, "Courier")


def in_a_font_name(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Resources.Font.F3 = pdf_files.base_font(pdf, f"{SECRET}-Bold")


def in_a_colorant(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    ramp = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1)
    page.obj.Resources.ColorSpace = Dictionary(
        Cs1=Array([Name.Separation, Name(f"/{SECRET}"), Name.DeviceGray, ramp])
    )


@pytest.mark.parametrize(
    "plant",
    [
        in_information,
        in_information_as_utf16,
        in_outline,
        in_annotation,
        in_a_layer_name,
        in_a_resource_name,
        in_a_font_name,
        in_a_colorant,
    ],
    ids=lambda plant: plant.__name__,
)
def test_hidden_places_are_searched(plant: Plant, tmp_path: Path) -> None:
    content = b"BT /F1 11 Tf 72 700 Td (Harmless) Tj ET"
    path = pdf_files.raw(tmp_path / "a.pdf", content, prepare=plant)
    assert Layer.HIDDEN in found(path)


def in_metadata(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    with pdf.open_metadata(set_pikepdf_as_editor=False) as metadata:
        metadata["dc:title"] = SECRET


def in_an_attachment(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.attachments["a.txt"] = SECRET.encode("utf-16-le")


def in_a_pattern(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    tile = pdf.make_stream(b"BT /F1 9 Tf [(Theodora )-20(Quill)10(feather)] TJ ET")
    tile.PatternType = 1
    page.obj.Resources.Pattern = Dictionary(P1=tile)


def in_a_comment_of_the_content(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Contents = pdf.make_stream(b"0 g % " + SECRET.encode())


def in_what_only_looks_like_a_font(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.Root.PieceInfo = pdf.make_stream(b"%!PS-Adobe-3.0\n% " + SECRET.encode())


def in_what_only_looks_like_a_profile(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    pdf.Root.PieceInfo = pdf.make_stream(b"%" * 36 + b"acsp " + SECRET.encode())


def in_what_is_only_used_as_a_font(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    program = pdf.make_stream(SECRET.encode())
    page.obj.Resources.Font.F1.FontDescriptor = Dictionary(FontFile2=program)


@pytest.mark.parametrize(
    "plant",
    [
        in_metadata,
        in_an_attachment,
        in_a_pattern,
        in_a_comment_of_the_content,
        in_what_only_looks_like_a_font,
        in_what_only_looks_like_a_profile,
        in_what_is_only_used_as_a_font,
    ],
    ids=lambda plant: plant.__name__,
)
def test_streams_are_unpacked_and_searched(plant: Plant, tmp_path: Path) -> None:
    content = b"BT /F1 11 Tf 72 700 Td (Harmless) Tj ET"
    path = pdf_files.raw(tmp_path / "a.pdf", content, prepare=plant)
    assert Layer.RAW in found(path)


@pytest.mark.parametrize(
    "make",
    [pdf_files.letter, pdf_files.embedded_letter, pdf_files.rotated, pdf_files.shared_form],
    ids=lambda make: make.__name__,
)
def test_both_readers_see_the_text_of_a_page(make: Callable[[Path], Path], tmp_path: Path) -> None:
    places = {
        extract.place
        for extract in extracts(make(tmp_path / "a.pdf"), NullReporter(), EMBEDDED)
        if extract.layer is Layer.TEXT and any(occurrences(extract.text, "Maria Johansson"))
    }
    assert {"pdfium page 1", "pdfplumber page 1"} <= places


def test_clean_file_is_not_accused(tmp_path: Path) -> None:
    assert found(pdf_files.letter(tmp_path / "a.pdf")) == set()


@pytest.mark.parametrize("name", ["Roman", "Times", "Page", "Black", "Georgia", "Adobe", "Span"])
def test_words_of_the_format_are_no_patients(name: str, tmp_path: Path) -> None:
    content = b"BT /F2 11 Tf 72 700 Td (Harmless) Tj ET"
    path = pdf_files.raw(tmp_path / "a.pdf", content)
    assert Layer.HIDDEN not in found(path, name)


@pytest.mark.parametrize(
    ("font", "words"),
    [
        ("/TimesNewRomanPS-BoldMT", ""),
        ("/ABCDEF+Helvetica-Oblique", ""),
        ("/Georgia-Bold", ""),
        ("/ABCDEF+QuillfeatherHand-Regular", "Quillfeather Hand"),
    ],
)
def test_only_chosen_parts_of_font_names_are_searched(font: str, words: str) -> None:
    value = Dictionary(Type=Name.Font, BaseFont=Name(font))
    assert " ".join(chosen_names(value, KNOWN_KEYS)) == words


@pytest.mark.parametrize("mode", sampled(Mode, 2))
def test_verification_tells_the_export_from_the_original(mode: Mode, tmp_path: Path) -> None:
    source, target = pdf_files.two_columns(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    pdf = PdfFormat()
    document = pdf.read(source, Options(), NullReporter())
    spans = [*occurrences(document.text, "Johansson"), *occurrences(document.text, "Ebba Lindgren")]
    findings = tuple(
        Finding(str(i), span, "PATIENT", 0.9, "test") for i, span in enumerate(sorted(spans))
    )
    by = "[PATIENT]" if mode is Mode.MASK else "Hofer"
    edits = tuple(Edit(finding.span, by, "PATIENT") for finding in findings)
    plan, review = RedactionPlan(document.id, mode, edits), Review(document, findings)
    pdf.write(source, Options(), plan, target, NullReporter())
    assert verify(plan, review, pdf.extracts(target, NullReporter(), EMBEDDED)).passed
    assert not verify(plan, review, pdf.extracts(source, NullReporter(), EMBEDDED)).passed


def test_file_with_two_revisions_fails(tmp_path: Path) -> None:
    path = pdf_files.letter(tmp_path / "a.pdf")
    path.write_bytes(path.read_bytes() + b"\n" + path.read_bytes()[-60:])
    with pytest.raises(VerificationFailed):
        list(extracts(path, NullReporter(), EMBEDDED))


def test_linearised_file_of_another_program_is_searched(tmp_path: Path) -> None:
    path = tmp_path / "fast.pdf"
    with pikepdf.open(pdf_files.letter(tmp_path / "a.pdf")) as pdf:
        pdf.save(path, linearize=True)
    assert path.read_bytes().count(b"%%EOF") == 2
    assert Layer.TEXT in found(path, "Johansson")
    later = path.read_bytes() + path.read_bytes()[-60:]
    for data in (later, later.replace(b"%%EOF", b"%%eof", 1)):
        path.write_bytes(data)
        with pytest.raises(VerificationFailed):
            list(extracts(path, NullReporter(), EMBEDDED))


def test_file_that_cannot_be_read_fails(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"%PDF-1.7 nothing")
    with pytest.raises(VerificationFailed) as caught:
        list(extracts(path, NullReporter(), EMBEDDED))
    assert caught.value.places == ("pdfium",)


def test_stream_that_cannot_be_unpacked_fails(tmp_path: Path) -> None:
    def damage(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        extra = pdf.make_stream(b"")
        extra.write(SECRET.encode(), filter=Name.LZWDecode)
        page.obj.Extra = extra

    path = pdf_files.raw(tmp_path / "a.pdf", b"", prepare=damage)
    with pytest.raises(VerificationFailed):
        list(extracts(path, NullReporter(), EMBEDDED))


def test_every_page_counts_as_progress(tmp_path: Path) -> None:
    class Counting:
        def __init__(self) -> None:
            self.stages: list[Stage] = []

        def step(self, stage: Stage, done: int, total: int) -> None:
            assert 0 < done <= total
            self.stages.append(stage)

    reporter = Counting()
    list(extracts(pdf_files.shared_form(tmp_path / "a.pdf"), reporter, EMBEDDED))
    assert set(reporter.stages) == {Stage.VERIFY}
    assert len(reporter.stages) >= 4


def test_words_of_the_format_itself_do_not_look_like_what_was_removed(tmp_path: Path) -> None:
    path = pdf_files.letter(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.pages[0].obj.Resources.Shading = Dictionary(Quillfeather=Dictionary(ShadingType=2))
        pdf.save(path)
    sources = [
        e.text for e in extracts(path, NullReporter(), EMBEDDED) if e.place.endswith("source")
    ]
    assert any("Quillfeather" in source for source in sources)
    assert not any(word in source for source in sources for word in ("Shading", "Contents"))


@pytest.mark.parametrize("word", ["Height", "Filter", "Length", "Columns", "Catalog"])
def test_nobody_called_as_a_key_of_the_format_is_seen_in_its_bytes(
    word: str, tmp_path: Path
) -> None:
    pixels = "q 20 0 0 20 72 600 cm BI /W 2 /H 1 /BPC 8 /CS /G ID \x7f\x7f EI Q"
    line = f"BT /F1 11 Tf 72 780 Td (Seen by Dr Elihu {word} today.) Tj ET {pixels}"
    source = pdf_files.raw(tmp_path / "source.pdf", line.encode())
    document = PdfFormat().read(source, Options(), NullReporter())
    span = next(occurrences(fold(document.text), word))
    edits = RedactionPlan(document.id, Mode.MASK, (Edit(span, "[DOCTOR]", "DOCTOR"),))
    target = tmp_path / "export.pdf"
    PdfFormat().write(source, Options(), edits, target, NullReporter())
    assert found(target, word) == set()


def test_words_of_every_character_map_do_not_look_like_what_was_removed(tmp_path: Path) -> None:
    path = pdf_files.ligatures(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        for stream in (o for o in pdf.objects if isinstance(o, pikepdf.Stream)):
            if b"begincmap" in stream.read_bytes():
                remark = b"%%DocumentNeededResources: none\n% made for Quillfeather\n"
                stream.write(remark + stream.read_bytes() + b"\n/CIDInit /ProcSet findresource")
        pdf.save(path)
    unpacked = [
        e.text for e in extracts(path, NullReporter(), EMBEDDED) if e.place.endswith("unpacked")
    ]
    assert any("Quillfeather" in text for text in unpacked)
    assert not any(word in text for text in unpacked for word in ("source", "Document"))


def test_the_check_unpacks_pictures_as_far_as_anything_else_is_packed_like_them(
    tmp_path: Path,
) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        picture = pdf.make_stream(b"")
        data = b"\xff\xd8\xff\xfe\0\x19 " + SECRET.encode() + b" \xff\xd9"
        picture.write(zlib.compress(data), filter=Array([Name.FlateDecode, Name.DCTDecode]))
        picture.Type, picture.Subtype = Name.XObject, Name.Image
        picture.Width = picture.Height = picture.BitsPerComponent = 8
        picture.ColorSpace = Name.DeviceGray
        page.obj.Resources.XObject = Dictionary(Fx=picture)

    source = pdf_files.raw(tmp_path / "s.pdf", b"BT /F1 9 Tf 9 9 Td (Seen) Tj ET", prepare=add)
    assert found(source) == {Layer.RAW}
