"""How a Word document sets its text is told for the text as it is, paragraph by paragraph."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import docx
import pytest
from support.files.docx_files import p, package, part, read
from support.files.set_documents import by_chance, letter

from app.engine.domain.composition import Cell, Composition, Paragraph, Section, Style
from app.engine.domain.document import Document
from app.sandbox.wire import decode, encode


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Document:
    return read(letter(tmp_path_factory.mktemp("letters") / "letter.docx"))


def named(document: Document, words: str) -> Paragraph:
    start = document.text.index(words)
    return next(one for one in document.composition if one.start <= start < one.end)


def test_sections_headings_and_alignment(document: Document) -> None:
    assert named(document, "Alma Hospital").section is Section.HEADER
    assert named(document, "Page of Okonkwo").section is Section.FOOTER
    assert [named(document, one).heading for one in ("Discharge", "History", "Seen")] == [1, 1, 0]
    assert named(document, "in the middle").align == 1


def test_lists_are_numbered_and_bulleted(document: Document) -> None:
    markers = [named(document, one).marker for one in ("first", "second", "a point", "Seen")]
    assert markers == ["1.", "2.", "•", ""]
    assert named(document, "first").level == 1


def test_cells_tell_their_table_row_and_columns(document: Document) -> None:
    cells = [named(document, one).cell for one in ("Wide", "Right", "Na", "142", "After")]
    assert cells == [Cell(1, 0, 0, 2), Cell(1, 0, 2), Cell(1, 1, 0), Cell(1, 1, 1), Cell()]


def test_a_table_in_a_cell_has_cells_too(tmp_path: Path) -> None:
    made = docx.Document()
    outer = made.add_table(1, 2)
    outer.cell(0, 1).add_table(2, 2).cell(1, 1).text = "inner"
    made.save(str(tmp_path / "a.docx"))
    one = named(read(tmp_path / "a.docx"), "inner")
    assert (one.cell, one.inner) == (Cell(1, 0, 1), Cell(2, 1, 1))


def test_runs_are_bold_italic_and_underlined(document: Document) -> None:
    looks = {document.text[one.start : one.end]: one.style for one in document.composition.looks}
    assert looks["Dr Keller"] is Style.BOLD
    assert looks[" and "] is Style.ITALIC
    assert looks["nurse Berg"] is Style.UNDERLINED


def test_numbers_of_lists_follow_their_levels(tmp_path: Path) -> None:
    def item(words: str, level: int) -> str:
        numbered = f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="3"/></w:numPr>'
        return f"<w:p><w:pPr>{numbered}</w:pPr><w:r><w:t>{words}</w:t></w:r></w:p>"

    def level(number: int, kind: str, label: str) -> str:
        return (
            f'<w:lvl w:ilvl="{number}"><w:start w:val="1"/><w:numFmt w:val="{kind}"/>'
            f'<w:lvlText w:val="{label}"/></w:lvl>'
        )

    levels = level(0, "upperRoman", "%1.") + level(1, "lowerLetter", "%1.%2.")
    numbering = (
        f'<w:abstractNum w:abstractNumId="1">{levels}</w:abstractNum>'
        '<w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>'
    )
    body = item("a", 0) + item("b", 1) + item("c", 1) + item("d", 0) + item("e", 1)
    made = package(
        tmp_path / "a.docx",
        body,
        parts={"n.xml": part("numbering", numbering)},
        relations={"r1": ("numbering", "n.xml")},
    )
    markers = [one.marker for one in read(made).composition]
    assert markers == ["I.", "I.a.", "I.b.", "II.", "II.a."]


def test_styles_that_lead_in_a_circle_end(tmp_path: Path) -> None:
    styles = "".join(
        f'<w:style w:styleId="{one}"><w:name w:val="{one}"/><w:basedOn w:val="{other}"/></w:style>'
        for one, other in (("Normal", "Title"), ("Title", "Normal"))
    )
    made = package(
        tmp_path / "a.docx",
        '<w:p><w:pPr><w:pStyle w:val="Normal"/></w:pPr><w:r><w:t>x</w:t></w:r></w:p>' + p("y"),
        parts={"s.xml": part("styles", styles)},
        relations={"r1": ("styles", "s.xml")},
    )
    assert len(read(made).composition) == 2


@pytest.mark.parametrize("seed", range(12))
def test_paragraphs_hold_the_whole_text_in_order(tmp_path: Path, seed: int) -> None:
    document = read(by_chance(tmp_path / "a.docx", seed))
    paragraphs = list(document.composition)
    assert paragraphs[0].start == 0
    assert all(after.start == before.end + 1 for before, after in pairwise(paragraphs))
    assert document.text[paragraphs[-1].end :] == ""
    assert all(document.text[one.end] == "\n" for one in paragraphs[:-1])
    assert decode(encode(document)) == document


def test_columns_of_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match="columns"):
        Composition(b"12345678")
    with pytest.raises(ValueError, match="marker"):
        Composition(bytes(8 * 15))
