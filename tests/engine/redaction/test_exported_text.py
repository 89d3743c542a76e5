"""The text of an export keeps the paragraphs, tables and looks of its document."""

from __future__ import annotations

from app.engine.domain.composition import Cell, Composition, Paragraph, Run, Section, Style
from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.redaction.exported_text import exported_text

LINES = ("Letter", "Seen: Ann Lee", "Dr. Bo", "label Ann")


def document() -> Document:
    text, paragraphs = "", []
    for number, line in enumerate(LINES):
        section = Section.LIST_LABELS if number == 3 else Section.BODY
        cell = Cell(1, 0, 0) if number == 2 else Cell()
        end = len(text) + len(line)
        paragraphs.append(Paragraph(len(text), end, section, int(number == 0), cell=cell))
        text += line + "\n"
    bold = Run(text.index("Ann Lee"), text.index("Ann Lee") + 7, Style.BOLD)
    return Document("d", "docx", "0" * 64, text, composition=Composition.of(paragraphs, [bold]))


def planned(*edits: tuple[str, str]) -> RedactionPlan:
    text = document().text
    spans = [(Span(text.index(one), text.index(one) + len(one)), new) for one, new in edits]
    return RedactionPlan("d", Mode.MASK, tuple(Edit(span, new, "PATIENT") for span, new in spans))


def test_paragraphs_stand_where_their_words_are() -> None:
    made = exported_text(document(), planned(("Ann Lee", "[PATIENT]"), ("Bo", "")))
    assert made is not None
    said = [made.text[one.start : one.end] for one in made.composition]
    assert said == ["Letter", "Seen: [PATIENT]", "Dr. ", "label Ann"]
    looks = [one[2:] for one in document().composition]
    assert [one[2:] for one in made.composition] == looks
    (bold,) = made.composition.looks
    assert made.text[bold.start : bold.end] == "[PATIENT]"


def test_nothing_that_an_export_drops_is_shown() -> None:
    made = exported_text(document(), planned(("Ann Lee", "X")))
    assert made is not None
    assert not made.dropped


def test_what_goes_over_paragraphs_or_into_labels_of_lists_is_not_told() -> None:
    assert exported_text(document(), planned(("Lee\nDr.", "X"))) is None
    assert exported_text(document(), planned(("label Ann", "X"))) is None
