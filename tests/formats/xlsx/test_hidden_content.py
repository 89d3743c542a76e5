"""What an export of a workbook leaves out is shown to the reviewer, where it has words."""

from __future__ import annotations

from pathlib import Path

import pytest
from leakage.planting import NAME, SURNAME
from leakage.slots.xlsx_slots import SLOTS
from support.files.xlsx_files import MAIN, package, read, row

from app.engine.domain.document import Document
from app.engine.domain.hidden_content import Channel


def said(document: Document) -> dict[Channel, str]:
    return {one.channel: "\n".join(one.texts) for one in document.dropped}


@pytest.mark.parametrize(
    ("slot", "channel", "words"),
    [
        ("comment", Channel.COMMENTS, NAME),
        ("threaded comment", Channel.COMMENTS, NAME),
        ("person", Channel.PEOPLE, NAME),
        ("properties", Channel.PROPERTIES, NAME),
        ("custom property", Channel.PROPERTIES, NAME),
        ("external link", Channel.LINKS, NAME),
        ("table", Channel.NAMES, SURNAME),
        ("chart title", Channel.DESCRIPTIONS, NAME),
        ("text box", Channel.DESCRIPTIONS, NAME),
        ("cell below a merged one", Channel.COVERED, NAME),
        ("header and footer", Channel.OTHER, NAME),
        ("data validation", Channel.OTHER, NAME),
        ("scenario", Channel.OTHER, NAME),
        ("defined name", Channel.NAMES, NAME),
        ("hyperlink", Channel.LINKS, NAME),
        ("hyperlink", Channel.LINKS, f"https://example.org/{SURNAME}"),
        ("custom XML", Channel.OTHER, NAME),
        ("pivot cache", Channel.OTHER, NAME),
        ("connection", Channel.OTHER, NAME),
        ("revision log", Channel.OTHER, NAME),
    ],
)
def test_every_part_with_words_is_listed_under_its_kind(
    slot: str, channel: Channel, words: str, tmp_path: Path
) -> None:
    assert words in said(read(SLOTS[slot](tmp_path / "a.xlsx"))).get(channel, "")


def test_a_part_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    document = read(package(tmp_path, row(1, "x"), parts={"xl/comments1.xml": "<a>Okonkwo"}))
    assert [(one.channel, one.unread) for one in document.dropped] == [(Channel.COMMENTS, True)]


def test_a_bare_workbook_says_nothing_more(tmp_path: Path) -> None:
    assert not read(package(tmp_path, row(1, "x"), parts={"xl/theme.xml": f"<t {MAIN}/>"})).dropped
