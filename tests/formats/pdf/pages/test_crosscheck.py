"""A page of which readers make different words is read as it looks, or refused."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from support.files import pdf_files
from support.files.embedded import EMBEDDED
from support.notice_words import told

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.engine.verification.verify import verify
from app.errors import Unsupported
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages.crosscheck import PdfiumReader, Readers, readers_agree
from app.paths import RESOURCES
from app.progress import NullReporter

PDF = PdfFormat()
LINES = ("Maria Johansson", "seen by Dr Keller", "on ward four today")
_PITCH, _SHIFT = 8.4, 1.3


def struck_twice(path: Path, *, told: bytes = b"") -> Path:
    """Lines whose letters are painted again a little to the right; `told` maps them to Unicode."""
    # The letters of an embedded font have no names that would contradict the map.
    font = "LiberationMono-Regular"
    pdfmetrics.registerFont(TTFont(font, str(RESOURCES / "fonts" / f"{font}.ttf")))
    page = pdf_files.page_canvas(path)
    page.setFont(font, 14)
    for row, line in enumerate(LINES):
        for shift in (0, _SHIFT):
            for column, letter in enumerate(line):
                page.drawString(72 + _PITCH * column + shift, 700 - 24 * row, letter.strip())
    page.save()
    if told:
        with pikepdf.open(path, allow_overwriting_input=True) as pdf:
            for value in pdf.objects:
                if isinstance(value, pikepdf.Dictionary) and "/ToUnicode" in value:
                    value.ToUnicode = pdf.make_stream(told)
            pdf.save(path)
    return path


@pytest.mark.slow
def test_letters_struck_twice_are_exported_as_a_picture_that_can_be_checked(
    tmp_path: Path,
) -> None:
    source, target = struck_twice(tmp_path / "a.pdf"), tmp_path / "b.pdf"
    document = PDF.read(source, Options(), NullReporter())
    assert document.text == "\n".join(LINES)
    assert "page 1 as a picture" in told(document.notices)
    start = document.text.index("Johansson")
    finding = Finding("f", Span(start, start + 9), "PATIENT", 1.0, "test")
    plan = RedactionPlan(document.id, Mode.MASK, (Edit(finding.span, "[PATIENT]", "PATIENT"),))
    PDF.write(source, Options(), plan, target, NullReporter())
    assert verify(
        plan, Review(document, (finding,)), PDF.extracts(target, NullReporter(), EMBEDDED)
    ).passed


def test_it_is_refused_where_text_recognition_sees_other_letters_than_the_file_names(
    tmp_path: Path,
) -> None:
    hangul = (
        b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def"
        b" /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange"
        b" 1 beginbfrange <21> <7E> <AC00> endbfrange endcmap end end"
    )
    with pytest.raises(Unsupported, match="different words"):
        PDF.read(struck_twice(tmp_path / "a.pdf", told=hangul), Options(), NullReporter())


@pytest.mark.parametrize(
    ("seen", "agrees"),
    [
        ("Johansson Maria was seen", True),
        ("J o h a n s s o n Maria", True),
        ("J\u00f2hansson Mari\u00e0", True),
        ("Jjoohhaannssssoonn Mmaarriiaa", False),
        ("JohanssonMaria", False),
        ("Johanssons Marias", False),
        ("", False),
    ],
)
def test_words_are_found_whole_or_in_pieces(seen: str, agrees: bool) -> None:
    assert readers_agree(seen, "Maria Johansson") is agrees


def test_the_second_reader_is_asked_where_the_first_reads_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = pdf_files.letter(tmp_path / "a.pdf").read_bytes()
    pdfium = PdfiumReader(file)
    readers = Readers(file, pdfium)
    monkeypatch.setattr(PdfiumReader, "text", lambda *_: "nothing of it")
    assert readers.agree(1, "\n".join(pdf_files.LETTER_LINES))
    assert not readers.agree(1, "words that stand nowhere")
    readers.close()
    pdfium.close()
