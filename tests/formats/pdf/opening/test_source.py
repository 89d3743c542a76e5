"""A file that could not be redacted exactly is refused before anybody reviews it."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.notice_words import told
from support.sampling import crossed

from app.engine.domain.export import Mode, RedactionPlan
from app.errors import Corrupt, Encrypted, InputError, LimitExceeded, NeedsOcr, Unsupported
from app.formats.base import Options
from app.formats.pdf.content import text_showing
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.opening import source
from app.formats.pdf.pages import page_pictures, scans
from app.formats.pdf.renderer import render_page
from app.progress import NullReporter
from app.sandbox.reader_process import READER, read
from app.sandbox.worker import Worker

PDF = PdfFormat()

needs_recognition = pytest.mark.usefixtures("without_recognition")


@pytest.fixture
def without_recognition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scans, "is_installed", lambda: False)


def refusal(path: Path) -> InputError:
    with pytest.raises(InputError) as caught:
        PDF.read(path, Options(), NullReporter())
    assert "Johansson" not in caught.value.message
    return caught.value


def test_password_is_asked_for(tmp_path: Path) -> None:
    assert isinstance(refusal(pdf_files.encrypted(tmp_path / "a.pdf", user="secret")), Encrypted)


def test_protected_file_without_a_password_opens_and_says_so(tmp_path: Path) -> None:
    path, target = pdf_files.encrypted(tmp_path / "a.pdf", user=""), tmp_path / "b.pdf"
    document = PDF.read(path, Options(), NullReporter())
    assert "The file is protected; the export is not encrypted." in told(document.notices)
    PDF.write(path, Options(), RedactionPlan(document.id, Mode.MASK, ()), target, NullReporter())
    with pikepdf.open(target) as pdf:
        assert not pdf.is_encrypted


@pytest.mark.parametrize("content", [b"", b"%PDF-1.7\n", b"Dear Dr Johansson", b"%PDF-1.7\nJoh"])
def test_empty_and_damaged_files_are_corrupt(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(content)
    assert isinstance(refusal(path), Corrupt)


def test_missing_file_is_no_crash(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.pdf").code == "input"


def test_file_without_pages_is_corrupt(tmp_path: Path) -> None:
    with pikepdf.new() as pdf:
        pdf.save(tmp_path / "a.pdf")
    assert isinstance(refusal(tmp_path / "a.pdf"), Corrupt)


def test_too_many_pages_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "MAX_PAGES", 1)
    assert isinstance(refusal(pdf_files.shared_form(tmp_path / "a.pdf")), LimitExceeded)


def test_page_that_multiplies_itself_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        form = pdf_files.form_xobject(
            pdf, b"BT /F1 1 Tf (Johansson) Tj ET", Resources=page.obj.Resources
        )
        for _ in range(6):
            form = pdf_files.form_xobject(
                pdf, b"/X Do " * 8, Resources=Dictionary(XObject=Dictionary(X=form))
            )
        page.obj.Resources = Dictionary(XObject=Dictionary(X=form))

    monkeypatch.setattr(text_showing, "MAX_GLYPHS", 10_000)
    path = pdf_files.raw(tmp_path / "a.pdf", b"/X Do", prepare=add)
    assert isinstance(refusal(path), LimitExceeded)


def test_form_that_paints_itself_ends(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        form = pdf_files.form_xobject(
            pdf, b"BT /F1 11 Tf 72 700 Td (Johansson) Tj ET /X Do", Resources=page.obj.Resources
        )
        page.obj.Resources.XObject = Dictionary(X=pdf.make_indirect(form))

    path = pdf_files.raw(tmp_path / "a.pdf", b"/X Do", prepare=add)
    document = PDF.read(path, Options(), NullReporter())
    assert document.text == "Johansson"
    PDF.write(
        path,
        Options(),
        RedactionPlan(document.id, Mode.MASK, ()),
        tmp_path / "b.pdf",
        NullReporter(),
    )


@pytest.mark.parametrize(
    ("number", "operator"),
    crossed(
        ["9" * 400, "-" + "9" * 200, "0." + "0" * 300 + "1", "0"],
        ["cm", "Tm", "Tf", "Tc", "Tr", "Td"],
    ),
)
def test_absurd_numbers_end_in_text_or_a_refusal(
    number: str, operator: str, tmp_path: Path
) -> None:
    operands = {"cm": 6, "Tm": 6, "Td": 2}.get(operator, 1)
    font = b"/F1 " if operator == "Tf" else b""
    odd = font + f"{number} ".encode() * operands + operator.encode()
    content = b"BT /F1 11 Tf 72 700 Td (Seen) Tj " + odd + b" (Johansson) Tj (again) Tj ET"
    path, target = pdf_files.raw(tmp_path / "a.pdf", content), tmp_path / "b.pdf"
    try:
        document = PDF.read(path, Options(), NullReporter())
    except InputError:
        return
    PDF.write(path, Options(), RedactionPlan(document.id, Mode.MASK, ()), target, NullReporter())
    assert "Seen" in PDF.read(target, Options(), NullReporter()).text


@needs_recognition
def test_scan_needs_text_recognition(tmp_path: Path) -> None:
    path = pdf_files.with_picture(tmp_path / "a.pdf", width=595, height=842)
    refused = refusal(path)
    assert isinstance(refused, NeedsOcr)
    assert "pip install rapidocr" in refused.hint


@needs_recognition
def test_scan_in_strips_needs_text_recognition(tmp_path: Path) -> None:
    page = pdf_files.page_canvas(tmp_path / "a.pdf")
    for strip in range(40):
        page.drawImage(pdf_files.picture_of("x", 400, 20), 0, strip * 21, 595, 21)
    page.drawString(72, 780, "Patient")
    page.save()
    assert isinstance(refusal(tmp_path / "a.pdf"), NeedsOcr)


@needs_recognition
def test_recognised_text_on_a_small_scan_needs_text_recognition(tmp_path: Path) -> None:
    assert isinstance(refusal(pdf_files.scan_with_hidden_text(tmp_path / "a.pdf")), NeedsOcr)


@needs_recognition
def test_picture_painted_over_text_needs_text_recognition(tmp_path: Path) -> None:
    page = pdf_files.page_canvas(tmp_path / "a.pdf")
    page.drawString(80, 610, "Johansson")
    page.drawImage(pdf_files.picture_of("Johansson", 400, 60), 72, 600, 200, 30)
    page.save()
    assert isinstance(refusal(tmp_path / "a.pdf"), NeedsOcr)


def test_logo_that_is_not_read_stays_and_the_reviewer_is_sent_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_pictures, "is_installed", lambda: False)
    path = pdf_files.with_picture(tmp_path / "a.pdf", width=120, height=40)
    notices = PDF.read(path, Options(), NullReporter()).notices
    assert "were not searched: check page 1." in told(notices)


@needs_recognition
def test_drawn_words_without_text_need_text_recognition(tmp_path: Path) -> None:
    content = b"72 700 m " + b"80 710 90 710 99 700 c " * 9 + b"S"
    assert isinstance(refusal(pdf_files.raw(tmp_path / "a.pdf", content)), NeedsOcr)


def test_page_with_a_rule_only_is_blank(tmp_path: Path) -> None:
    path = pdf_files.raw(tmp_path / "a.pdf", b"72 700 m 500 700 l S 72 100 400 1 re f")
    assert PDF.read(path, Options(), NullReporter()).text == ""


@needs_recognition
def test_shading_without_text_needs_text_recognition(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        ramp = Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=Array([0]), C1=Array([1]), N=1)
        page.obj.Resources.Shading = Dictionary(
            Sh=Dictionary(
                ShadingType=2,
                ColorSpace=Name.DeviceGray,
                Coords=Array([0, 0, 595, 0]),
                Function=ramp,
            )
        )

    path = pdf_files.raw(tmp_path / "a.pdf", b"/Sh sh", prepare=add)
    assert isinstance(refusal(path), NeedsOcr)


def test_text_inside_a_pattern_is_refused(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        tile = pdf.make_stream(b"BT /F1 9 Tf (Johansson) Tj ET")
        for key, value in {
            "/PatternType": 1,
            "/PaintType": 1,
            "/TilingType": 1,
            "/BBox": Array([0, 0, 60, 20]),
            "/XStep": 60,
            "/YStep": 20,
            "/Resources": page.obj.Resources,
        }.items():
            tile[key] = value
        page.obj.Resources = Dictionary(Font=page.obj.Resources.Font, Pattern=Dictionary(P1=tile))

    content = b"/Pattern cs /P1 scn 72 600 200 40 re f BT /F1 11 Tf 72 700 Td (Harmless) Tj ET"
    path = pdf_files.raw(tmp_path / "a.pdf", content, prepare=add)
    assert isinstance(refusal(path), Unsupported)


@needs_recognition
def test_vertical_writing_is_refused(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        descendant = Dictionary(
            Type=Name.Font,
            Subtype=Name.CIDFontType2,
            BaseFont=Name("/HeiseiMin-W3"),
            CIDSystemInfo=Dictionary(Registry="Adobe", Ordering="Japan1", Supplement=2),
        )
        page.obj.Resources.Font.F3 = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            BaseFont=Name("/HeiseiMin-W3-UniJIS-UTF16-V"),
            Encoding=Name("/UniJIS-UTF16-V"),
            DescendantFonts=Array([descendant]),
        )

    content = b"BT /F3 12 Tf 300 700 Td <5C715C715C71> Tj ET"
    path = pdf_files.raw(tmp_path / "a.pdf", content, prepare=add)
    assert isinstance(refusal(path), Unsupported)


@needs_recognition
def test_font_that_does_not_say_its_letters_needs_text_recognition(tmp_path: Path) -> None:
    path = pdf_files.embedded_letter(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        for font in pdf.pages[0].obj.Resources.Font.values():
            if "/ToUnicode" in font:
                font.ToUnicode = pdf.make_stream(
                    b"1 begincodespacerange <00> <FF> endcodespacerange"
                    b" 1 beginbfrange <00> <FF> <E000> endbfrange"
                )
        pdf.save(path)
    assert isinstance(refusal(path), NeedsOcr)


def test_unreadable_content_is_corrupt(tmp_path: Path) -> None:
    def damage(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.Contents.write(b"not compressed", filter=Name.DCTDecode)

    path = pdf_files.raw(tmp_path / "a.pdf", b"", prepare=damage)
    assert isinstance(refusal(path), Corrupt)


def test_large_page_with_a_drawing_only_is_refused_before_its_export_could_not_be_checked(
    tmp_path: Path,
) -> None:
    rules = b"50 50 3950 350 re f"
    large = pdf_files.raw(tmp_path / "a.pdf", rules, box=(0, 0, 4000, 400))
    assert isinstance(refusal(large), NeedsOcr)
    small = pdf_files.raw(tmp_path / "b.pdf", rules, box=(0, 0, 400, 400))
    assert PDF.read(small, Options(), NullReporter()).text == ""


def with_names(path: Path, source: bytes) -> Path:
    """A page whose resources are written as in `source`; pikepdf cannot make such names."""

    def prepare(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        resources = pikepdf.Object.parse(source)
        page.obj.Resources = pdf.make_indirect(resources)

    return pdf_files.raw(
        path, b"/CS0 cs 1 scn 9 9 99 99 re f BT /F1 11 Tf 72 700 Td (Seen) Tj ET", prepare=prepare
    )


def test_an_ink_whose_name_cannot_be_written_is_painted_under_another(tmp_path: Path) -> None:
    path, target = tmp_path / "a.pdf", tmp_path / "b.pdf"
    with_names(
        path,
        b"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>"
        b"/ColorSpace<</CS0[/Separation/Cyan#c2/DeviceRGB"
        b"<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>]>>>>",
    )
    document = PDF.read(path, Options(), NullReporter())
    PDF.write(path, Options(), RedactionPlan(document.id, Mode.MASK, ()), target, NullReporter())
    assert render_page(target, 1, 1.0).rgb == render_page(path, 1, 1.0).rgb
    with pikepdf.open(target) as pdf:
        (space,) = pdf.pages[0].obj.Resources.ColorSpace.as_dict().values()
        assert space[1] == "/Ink1"


@needs_recognition
def test_a_font_whose_letters_have_names_that_cannot_be_written_needs_text_recognition(
    tmp_path: Path,
) -> None:
    path = with_names(
        tmp_path / "a.pdf",
        b"<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica"
        b"/Encoding<</Type/Encoding/Differences[65/A/caf#e9]>>>>>>>>",
    )
    assert isinstance(refusal(path), Unsupported)


def test_damage_that_viewers_mend_in_another_way_is_refused_instead_of_an_empty_page(
    tmp_path: Path,
) -> None:
    content = b"BT /F1 24 Tf 72 720 Td (Seen by Dr Johansson) Tj ET"
    objects = (
        b"1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n",
        b"2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n",
        b"3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R"
        b" /Resources << /Font << /F1 5 0 R >> >> >> endobj\n",
        b"4 0 obj << /Length %d >>\nstream\n%s\nenxstream\nenxobj\n" % (len(content), content),
        b"5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendstream\nendobj\n",
    )
    file, table = b"%PDF-1.3\n", b"xref\n0 6\n0000000000 65535 f \n"
    for written in objects:
        table += b"%010d 00000 n \n" % len(file)
        file += written
    end = b"trailer << /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % len(file)
    path = tmp_path / "a.pdf"
    path.write_bytes(file + table + end)
    assert isinstance(refusal(path), Corrupt)


def test_damage_that_changes_no_page_is_read(tmp_path: Path) -> None:
    path = pdf_files.letter(tmp_path / "a.pdf")
    text = PDF.read(path, Options(), NullReporter()).text
    path.write_bytes(path.read_bytes().replace(b"startxref", b"startXref"))
    assert PDF.read(path, Options(), NullReporter()).text == text


def test_page_whose_content_is_packed_as_a_picture_is_called_damaged(tmp_path: Path) -> None:
    """A confined child may not start the program that unpacks it, and must not say so."""
    path = tmp_path / "a.pdf"
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        packed = pikepdf.Stream(pdf, b"\0" * 100, Filter=Name.JBIG2Decode)
        pdf.pages[0].obj.Contents = pdf.make_indirect(packed)
        pdf.save(path)
    with Worker(READER) as child, pytest.raises(Corrupt) as caught:
        child.call(read, path, Options(), NullReporter())
    assert caught.value.message == "The content of page 1 is damaged."
    assert "save it again" in caught.value.hint
