"""Each language has the whole manual, which names commands and keys as its window does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.paths import RESOURCES
from app.ui.core.language import LANGUAGES, tr, use_language
from app.ui.help.manual_dialog import ManualDialog, manual_in

TRANSLATED = sorted(set(LANGUAGES) - {"en"})
# Names in the window stand in italics, keys and what is typed in code, states of a page in bold.
CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
ITALICS = re.compile(r"\*([^*]+)\*")
NUMBER = re.compile(r"\d+")


def blocks(manual: Path) -> list[str]:
    """Headings, paragraphs and single points of a list, each on one line."""
    text = re.sub(r"\n +", " ", manual.read_text(encoding="utf-8"))
    whole = re.sub(r"\n(?=- |\d\. )", "\n\n", text)
    return [" ".join(block.split()) for block in whole.split("\n\n")]


def kind_of(block: str) -> str:
    marker = re.match(r"#+|-|\d\.", block)
    return marker.group() if marker else "paragraph"


def names(block: str) -> list[str]:
    return ITALICS.findall(BOLD.sub("", CODE.sub("", block)))


def in_window(name: str) -> str:
    """An English name as the window has it; a number in it stands for any."""
    number = NUMBER.search(name)
    if number is None:
        return tr(name)
    return tr(NUMBER.sub("{number}", name)).replace("{number}", number.group())


@pytest.mark.parametrize("code", TRANSLATED)
def test_translated_manual_has_headings_keys_and_names_of_the_english_one(
    qapp: QCoreApplication, code: str
) -> None:
    english, other = blocks(manual_in("en")), blocks(manual_in(code))
    assert [kind_of(block) for block in other] == [kind_of(block) for block in english]
    use_language(qapp, code)
    for there, here in zip(english, other, strict=True):
        assert CODE.findall(here) == CODE.findall(there)
        assert len(BOLD.findall(here)) == len(BOLD.findall(there))
        assert names(here) == [in_window(name) for name in names(there)]


def test_names_in_the_english_manual_are_words_of_the_window() -> None:
    translations = (RESOURCES / "translations" / "incognote_es.ts").read_text(encoding="utf-8")
    for block in blocks(manual_in("en")):
        for name in names(block):
            assert f"<source>{NUMBER.sub('{number}', name)}</source>" in translations, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_opens_the_manual_in_the_language_of_the_window(
    qapp: QCoreApplication, qtbot: QtBot, code: str
) -> None:
    use_language(qapp, code)
    dialog = ManualDialog()
    qtbot.addWidget(dialog)
    heading = manual_in(code).read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    shown = dialog.text.toPlainText()
    assert shown.startswith(heading)
    assert tr("Try the samples") in " ".join(shown.split())


def test_a_language_without_a_manual_has_the_english_one() -> None:
    assert manual_in("fi") == manual_in("en") == RESOURCES / "manual.md"
