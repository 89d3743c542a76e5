"""An edit replaces exactly its text, across whatever runs it is spread over, and nothing else."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import docx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.docx_files import export, members, p, package, read, strict

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.errors import ExportError, SourceChanged
from app.formats.base import Options
from app.formats.docx.format import DocxFormat
from app.progress import NullReporter

RUNS = st.lists(st.text("abcd -é😀", min_size=0, max_size=6), min_size=1, max_size=6)


@settings(max_examples=40, deadline=None)
@given(paragraphs=st.lists(RUNS, min_size=1, max_size=4), data=st.data())
def test_any_edits_over_any_runs_change_only_their_text(
    paragraphs: list[list[str]], data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        path = package(Path(folder) / "a.docx", "".join(p(*runs) for runs in paragraphs))
        document = read(path)
        edits = []
        position = 0
        for block in document.text.split("\n"):
            if block:
                start = data.draw(st.integers(0, len(block) - 1))
                end = data.draw(st.integers(start + 1, len(block)))
                edits.append(Edit(Span(position + start, position + end), "[X]", "PATIENT"))
            position += len(block) + 1
        plan = RedactionPlan(document.id, Mode.MASK, tuple(edits))
        target = Path(folder) / "b.docx"
        DocxFormat().write(path, Options(), plan, target, NullReporter())
        assert read(target).text == plan.apply(document.text)


def test_the_first_run_takes_the_replacement_and_every_run_keeps_its_format(tmp_path: Path) -> None:
    made = docx.Document()
    paragraph = made.add_paragraph("Patient ")
    for text, bold in (("Thad", True), ("deus Ok", False), ("onkwo, 71", True)):
        paragraph.add_run(text).bold = bold
    made.save(str(tmp_path / "a.docx"))
    runs = docx.Document(str(export(tmp_path / "a.docx", "Thaddeus Okonkwo"))).paragraphs[0].runs
    assert [(run.text, run.bold) for run in runs] == [
        ("Patient ", None), ("[NAME]", True), ("", False), (", 71", True),
    ]  # fmt: skip


def test_a_replacement_keeps_its_blanks(tmp_path: Path) -> None:
    body = "<w:p><w:r><w:t>Thaddeus</w:t></w:r><w:r><w:t>Okonkwo</w:t></w:r></w:p>"
    target = export(package(tmp_path / "a.docx", body), "Thaddeus", replacement="Ann ")
    assert b'<w:t xml:space="preserve">Ann </w:t>' in members(target)["word/document.xml"]


@pytest.mark.parametrize("between", ["tab", "br", "noBreakHyphen", "softHyphen", "sym"])
def test_tabs_breaks_and_symbols_inside_an_edit_go_with_it(tmp_path: Path, between: str) -> None:
    glyph = f'<w:{between} w:char="00F6"/>'
    inside = f"<w:p><w:r><w:t>Thaddeus</w:t>{glyph}<w:t>Okonkwo!</w:t></w:r></w:p>"
    path = package(tmp_path / "a.docx", inside)
    name = read(path).text.removesuffix("!")
    target = export(path, name)
    assert read(target).text == "[NAME]!"
    assert f"<w:{between}".encode() not in members(target)["word/document.xml"]


def test_a_symbol_alone_can_be_replaced(tmp_path: Path) -> None:
    body = '<w:p><w:r><w:t>a</w:t><w:sym w:char="00F6"/><w:t>b</w:t></w:r></w:p>'
    assert read(export(package(tmp_path / "a.docx", body), "ö")).text == "a[NAME]b"


def test_word_art_and_list_labels_are_replaced_in_their_attributes(tmp_path: Path) -> None:
    shape = '<v:shape><v:textpath string="for Okonkwo"/></v:shape>'
    body = f"<w:p><w:r><w:pict>{shape}</w:pict></w:r></w:p>"
    target = export(package(tmp_path / "a.docx", body), "Okonkwo")
    assert b'string="for [NAME]"' in members(target)["word/document.xml"]


def test_characters_that_xml_cannot_hold_become_blanks(tmp_path: Path) -> None:
    target = export(
        package(tmp_path / "a.docx", p("Okonkwo")), "Okonkwo", replacement="A\x00B\nC\ud800"
    )
    assert read(target).text == "A B C "


def test_a_plan_of_another_file_is_refused(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("Okonkwo"))
    plan = RedactionPlan("0" * 16, Mode.MASK, ())
    with pytest.raises(SourceChanged):
        DocxFormat().write(path, Options(), plan, tmp_path / "b.docx", NullReporter())


def test_an_edit_outside_the_text_is_refused(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("Okonkwo"))
    plan = RedactionPlan(read(path).id, Mode.MASK, (Edit(Span(5, 50), "x", "PATIENT"),))
    with pytest.raises(ExportError):
        DocxFormat().write(path, Options(), plan, tmp_path / "b.docx", NullReporter())


def test_edits_work_in_a_strict_document_and_it_stays_strict(tmp_path: Path) -> None:
    target = export(strict(tmp_path), "Okonkwo")
    xml = members(target)["word/document.xml"]
    assert b"purl.oclc.org" in xml
    assert b"schemas.openxmlformats.org/wordprocessingml" not in xml
    assert read(target).text == "Thaddeus [NAME]"


def _fitted_to(width: int) -> str:
    """A table, a frame, a tab stop and a run as wide as a name."""
    name = "<w:r><w:rPr><w:fitText w:val='{0}' w:id='1'/></w:rPr><w:t>Okonkwo</w:t></w:r>"
    paragraph = (
        "<w:p><w:pPr><w:framePr w:w='{0}' w:wrap='around' w:x='{0}'/>"
        "<w:tabs><w:tab w:val='left' w:pos='{0}'/></w:tabs></w:pPr>" + name + "</w:p>"
    )
    table = (
        "<w:tbl><w:tblPr><w:tblW w:w='{0}' w:type='dxa'/></w:tblPr>"
        "<w:tblGrid><w:gridCol w:w='{0}'/></w:tblGrid>"
        "<w:tr><w:tc><w:tcPr><w:tcW w:w='{0}' w:type='dxa'/></w:tcPr>"
        + paragraph
        + "</w:tc></w:tr>"
        "<w:tr><w:tc><w:tcPr><w:tcW w:w='{0}' w:type='dxa'/></w:tcPr><w:p/></w:tc></w:tr></w:tbl>"
    )
    return (paragraph + table + "<w:p/>").format(width)


def test_what_was_fitted_to_a_name_does_not_tell_its_width(tmp_path: Path) -> None:
    shown = set()
    for width in (1237, 1241):
        source = package(tmp_path / f"{width}.docx", _fitted_to(width))
        shown.add(members(export(source, "Okonkwo"))["word/document.xml"])
    assert len(shown) == 1
