"""What is dropped from a PDF is shown to the reviewer, and nowhere else."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.notice_words import told

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.engine.domain.hidden_content import LONGEST, MOST, Channel
from app.engine.domain.review import Review
from app.engine.redaction.report import make_report, to_json
from app.engine.redaction.report_page import to_html
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.wire import decode, encode
from app.sandbox.worker import Worker
from app.workflow.detector_process import LoadedPack

SECRET = "Johansson"


def read(path: Path) -> Document:
    return PdfFormat().read(path, Options(), NullReporter())


def found(document: Document) -> dict[Channel, tuple[str, ...]]:
    return {one.channel: one.texts for one in document.dropped}


def changed(path: Path, **root: object) -> Path:
    """A letter whose catalogue has further entries."""
    pdf_files.raw(path, b"BT /F1 11 Tf 72 700 Td (Letter) Tj ET")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        for key, value in root.items():
            pdf.Root[f"/{key}"] = value
        pdf.save(path)
    return path


@pytest.mark.parametrize(
    "channel",
    [
        *("comments", "people", "properties", "bookmarks", "names", "layers", "descriptions"),
        *("attachments", "links", "scripts", "other"),
    ],
)
def test_what_is_planted_is_listed_under_its_heading(tmp_path: Path, channel: str) -> None:
    listed = found(read(pdf_files.side_channels(tmp_path / "a.pdf")))
    assert any(SECRET in text for text in listed[Channel(channel)])


def test_names_and_values_of_fields_are_listed(tmp_path: Path) -> None:
    listed = found(read(pdf_files.filled_form(tmp_path / "a.pdf")))
    assert "surname" in listed[Channel.FIELDS]
    assert "Call Johansson" in listed[Channel.COMMENTS]


def test_pop_ups_rich_text_signers_and_the_data_of_a_form_are_listed(tmp_path: Path) -> None:
    path = changed(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        rect = Array([10, 10, 40, 40])
        note = Dictionary(
            Type=Name.Annot, Subtype=Name.Popup, Rect=rect, RC="<p>Ask <b>Quigley</b></p>"
        )
        pdf.pages[0].obj.Annots = Array([pdf.make_indirect(note)])
        data = pdf.make_stream(b"<data><patient mrn='40-771'>Okonkwo</patient></data>")
        pdf.Root.AcroForm = Dictionary(Fields=Array(), XFA=data)
        signature = Dictionary(ByteRange=Array([0, 1, 2, 3]), Name="Eva Ek", Reason="I wrote it")
        pdf.Root.Perms = Dictionary(DocMDP=pdf.make_indirect(signature))
        pdf.save(path)
    listed = found(read(path))
    assert set(listed[Channel.COMMENTS]) == {"Ask Quigley", "I wrote it"}
    assert listed[Channel.PEOPLE] == ("Eva Ek",)
    assert listed[Channel.FIELDS] == ("mrn: 40-771", "patient: Okonkwo")


def test_very_many_and_very_long_texts_are_cut(tmp_path: Path) -> None:
    places = Dictionary({f"/{number} Okonkwo": Array() for number in range(MOST + 7)})
    scripts = Dictionary(S=Name.JavaScript, JS="x" * 3 * LONGEST)
    document = read(changed(tmp_path / "a.pdf", Dests=places, OpenAction=scripts))
    names = next(one for one in document.dropped if one.channel is Channel.NAMES)
    assert (len(names.texts), names.more) == (MOST, 7)
    assert found(document)[Channel.SCRIPTS] == ("x" * LONGEST + "…",)


def test_signs_that_turn_or_hide_others_are_left_out(tmp_path: Path) -> None:
    scripts = Dictionary(S=Name.JavaScript, JS="a\u202egro.live\u200b\n\n b\x00")
    document = read(changed(tmp_path / "a.pdf", OpenAction=scripts))
    assert found(document)[Channel.SCRIPTS] == ("a gro.live b",)


def test_what_cannot_be_read_is_said_and_does_not_stop_the_reader(tmp_path: Path) -> None:
    path = changed(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        packet = pdf.make_stream(b"<x:xmpmeta", Type=Name.Metadata, Subtype=Name.XML)
        pdf.Root.Metadata = pdf.make_indirect(packet)
        pdf.save(path, fix_metadata_version=False)
    document = read(path)
    assert document.text == "Letter"
    assert any(one.unread for one in document.dropped)


def test_names_that_lead_in_circles_end(tmp_path: Path) -> None:
    path = changed(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        node = pdf.make_indirect(Dictionary(Names=Array(["Okonkwo", Array()])))
        node.Kids = Array([node])
        pdf.Root.Names = Dictionary(Dests=node)
        pdf.save(path)
    assert found(read(path)) == {Channel.NAMES: ("Okonkwo",)}


@pytest.mark.slow
def test_it_comes_out_of_the_child_and_is_in_no_words_about_the_document(tmp_path: Path) -> None:
    path = pdf_files.side_channels(tmp_path / "a.pdf")
    with Worker(READER) as worker:
        document = worker.call(reader_process.read, path, Options(), NullReporter())
    assert document.dropped == read(path).dropped
    assert decode(encode(document)) == document
    assert SECRET not in repr(document)
    assert SECRET not in told(document.notices)


def test_it_is_in_no_report(tmp_path: Path) -> None:
    review = Review(read(pdf_files.side_channels(tmp_path / "a.pdf")), ())
    plan: Any = SimpleNamespace(mode=Mode.MASK, edits=())
    checked: Any = SimpleNamespace(checks={"text": 1})
    report = make_report(
        review,
        plan,
        checked,
        notices=(),
        pack=LoadedPack("en-minilm", "0.1", "en", "0" * 64, "cpu"),
        export_sha256="0" * 64,
        secret=b"0" * 32,
    )
    assert any(SECRET in text for one in review.document.dropped for text in one.texts)
    assert SECRET not in to_json(report) + to_html(report)
