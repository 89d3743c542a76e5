"""What is dropped from a Word document is shown to the reviewer, wherever it hides."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.docx_files import p, package, part, read
from support.files.docx_hiding_places import IN_THE_BODY, PARTS, SECRET

from app.engine.domain.document import Document
from app.engine.domain.hidden_content import Channel

# What is in the text of the document, and what is no text.
SHOWN = {"text outside a paragraph", "branch that needs another program"}
NO_TEXT = {"workbook", "object", "macros", "printer", "picture that is not shown"}
# Form that is made anew, and a part that nothing shows although it is like those that are shown.
NOT_SAID = {"list", "theme", "fonts", "web settings", "header that is not shown"}
VENDOR = "https://example.org/vendor"  # every test package declares it


def said(document: Document) -> str:
    return "\n".join(text for one in document.dropped for text in one.texts)


@pytest.mark.parametrize("slot", sorted({*IN_THE_BODY} - SHOWN))
def test_every_hidden_place_in_the_body_is_listed(tmp_path: Path, slot: str) -> None:
    document = read(package(tmp_path / "a.docx", p("Visible") + IN_THE_BODY[slot]))
    assert SECRET in said(document)


@pytest.mark.parametrize("slot", sorted({*PARTS} - NO_TEXT - NOT_SAID))
def test_every_other_part_is_listed(tmp_path: Path, slot: str) -> None:
    step, target, data = PARTS[slot]
    path = package(
        tmp_path / "a.docx",
        p("Visible"),
        parts={} if ":" in target else {target: data},
        relations={"rId9": (step, target)},
    )
    assert SECRET in said(read(path))


def test_each_kind_stands_under_its_own_heading(tmp_path: Path) -> None:
    comment = f"<w:comment w:author='Dr Wanda' w:initials='W'>{p('Ask ', 'Quigley')}</w:comment>"
    core = (
        "<cp:coreProperties xmlns:cp='c' xmlns:dc='d'><dc:creator>Roy</dc:creator>"
        "</cp:coreProperties>"
    )
    path = package(
        tmp_path / "a.docx",
        p("Visible")
        + "<w:p><w:moveFrom><w:r><w:t>moved </w:t></w:r></w:moveFrom>"
        + "<w:del w:author='Eva'><w:r><w:delText>and deleted</w:delText></w:r></w:del></w:p>",
        parts={"c.xml": part("comments", comment), "embeddings/b.xlsx": b"PK"},
        relations={"r1": ("comments", "c.xml"), "r2": ("hyperlink", "https://x.example/Roy")},
        more={"docProps/core.xml": core},
    )
    found = {one.channel: one.texts for one in read(path).dropped}
    assert found[Channel.COMMENTS] == ("Ask Quigley",)
    assert set(found[Channel.PEOPLE]) == {"Dr Wanda", "W", "Eva"}
    assert found[Channel.DELETED] == ("moved and deleted",)
    assert found[Channel.PROPERTIES] == ("creator: Roy",)
    assert found[Channel.LINKS] == ("https://x.example/Roy",)
    assert found[Channel.ATTACHMENTS] == ("b.xlsx",)


def test_a_part_that_cannot_be_read_is_said_and_does_not_stop_the_reader(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("Visible"), more={"customXml/i.xml": "<a>Okonkwo"})
    document = read(path)
    assert document.text.strip() == "Visible"
    assert [(one.channel, one.unread) for one in document.dropped] == [(Channel.OTHER, True)]


def test_a_plain_document_says_nothing_more(tmp_path: Path) -> None:
    assert said(read(package(tmp_path / "a.docx", p("Visible")))) == VENDOR
