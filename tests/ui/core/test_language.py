"""Every word of the window is there in every language, with its places and its plurals."""

from __future__ import annotations

import ast
import re
import runpy
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot
from support.known.known_report import REPORT
from support.known.known_window import KnownBackend, leave, wait_ready

from app import errors
from app.engine.domain.labels import schema
from app.engine.redaction.report_page import to_html
from app.errors import AppError, Corrupt
from app.notices import TEMPLATES, Notice, NoticeCode, english
from app.paths import RESOURCES
from app.settings import Settings
from app.ui.core.language import LANGUAGES, number, percent, tr, use_language
from app.ui.core.messages import (
    LocalisedWording,
    error_text,
    notice_text,
)
from app.ui.shell.main_window import MainWindow
from app.ui.widgets.label_menu import TITLES

FOLDER = RESOURCES / "translations"
ROOT = Path(__file__).resolve().parents[3]
WINDOW = sorted((ROOT / "app" / "ui").rglob("*.py"))
PLACE = re.compile(r"%n|\{\w*\}")
EVERY = pytest.mark.parametrize("language", LANGUAGES)
FOREIGN = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])


COMMON = ("Program",)
"""What is one word in English and in another language."""


def every_notice() -> list[Notice]:
    """One of each code."""
    values: dict[str, str | int | tuple[int, ...]]
    values = {
        "pages": (1, 3, 4),
        "encoding": "windows-1252",
        "count": 7,
        "language": "es",
        "lines": (2, 9),
    }
    return [
        Notice.of(code, **{name: values[name] for name in re.findall(r"\{(\w+)\}", template)})
        for code, template in TEMPLATES.items()
    ]


def lines_of(page: str) -> set[str]:
    """What stands on a page of HTML."""
    words = re.sub(r"<style>.*?</style>|<[^>]+>", "\n", page, flags=re.DOTALL)
    return {line.strip() for line in words.split("\n")}


def source_of(language: str) -> Path:
    return FOLDER / f"incognote_{language}.ts"


def messages(language: str) -> Iterator[tuple[str, list[str]]]:
    """Each source text with its translation, or the forms of its plural."""
    for message in ET.parse(source_of(language)).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message.findtext("source", ""), forms or [translation.text or ""]


@EVERY
def test_the_translations_have_the_words_of_the_code(language: str, tmp_path: Path) -> None:
    updated = tmp_path / source_of(language).name
    shutil.copy(source_of(language), updated)
    runpy.run_path(str(ROOT / "tools" / "translations.py"))["update"](updated)
    assert updated.read_text("utf-8") == source_of(language).read_text("utf-8"), (
        "run tools/translations.py"
    )


@EVERY
def test_every_word_is_translated(language: str) -> None:
    text = source_of(language).read_text(encoding="utf-8")
    assert "unfinished" not in text
    assert [source for source, forms in messages(language) if not all(forms)] == []


@EVERY
def test_translations_have_the_same_places_as_the_source(language: str) -> None:
    for source, forms in messages(language):
        for form in forms:
            assert Counter(PLACE.findall(form)) == Counter(PLACE.findall(source)), (source, form)
            assert source.endswith("…") == form.endswith("…"), (source, form)


def test_no_english_word_of_the_window_reads_as_if_it_were_translated() -> None:
    """Phrases that a native editor struck, and the program's terms in the place of the field's."""
    struck = re.compile(
        r"\b(are taken|given the kind|kind of an identifier|put in place|reviewed after all)\b",
        re.IGNORECASE,
    )
    assert [source for source, _ in messages("es") if struck.search(source)] == []


@pytest.mark.parametrize(
    ("language", "remove"),
    [
        ("es", r"elimin|quit(ar|a|e)\b"),
        ("it", r"rimuov|rimoss|rimozion"),
        ("sv", r"\bta(s|r)?( \w+)? bort\b|borttag"),
    ],
)
def test_what_is_redacted_is_not_said_to_be_removed(language: str, remove: str) -> None:
    """As docs/words.md has it: to redact all of a search must not read as to delete all of it."""
    wrong = [
        text
        for source, texts in messages(language)
        for text in texts
        if "redact" in source.lower() and not re.search("remove|delete", source.lower())
        if re.search(remove, text, re.IGNORECASE)
    ]
    assert wrong == []


@EVERY
def test_the_compiled_words_are_those_of_the_source(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(source_of(language).with_suffix(".qm")))
    for source, forms in messages(language):
        counts = (1, 2) if len(forms) == 2 else (-1,)
        for form, count in zip(forms, counts, strict=True):
            assert translator.translate("", source, None, count) == form, (
                "run tools/translations.py"
            )


def test_counts_choose_the_form(qapp: QApplication) -> None:
    use_language(qapp, "en")
    assert tr("%n near misses", None, 1) == "1 near miss"
    assert tr("%n near misses", None, 0) == "0 near misses"
    use_language(qapp, "sv")
    assert tr("%n near misses", None, 1) == "1 tveksamt fall"


def test_numbers_are_written_as_the_language_writes_them(qapp: QApplication) -> None:
    use_language(qapp, "es")
    assert number(0.5, 2) == "0,50"
    assert percent(0.05) == "5 %"
    use_language(qapp, "en")
    assert number(0.5, 2) == "0.50"
    assert percent(0.05) == "5%"


def test_another_language_of_the_desktop_is_english(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de"))
    use_language(qapp, "system")
    assert tr("Settings") == "Settings"
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("es_MX"))
    use_language(qapp, "system")
    assert tr("Settings") == "Ajustes"


@FOREIGN
def test_the_buttons_of_qt_speak_the_language(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    use_language(qapp, language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() not in ("Cancel", "&Cancel")


def test_keys_are_called_as_on_keyboards(qapp: QApplication) -> None:
    """Qt's Spanish word for Backspace means to delete, and its word for Delete to redact."""
    use_language(qapp, "es")
    keys = [QKeySequence(key) for key in ("Ctrl+Shift+E", "Return", "Backspace", "Del")]
    native = QKeySequence.SequenceFormat.NativeText
    assert [key.toString(native) for key in keys] == ["Ctrl+Mayús+E", "Intro", "Retroceso", "Supr"]


def test_every_label_and_every_error_has_words_to_translate() -> None:
    labels = schema()
    titles = {one.title for one in labels.categories.values()}
    assert titles | {one.title for one in labels.subcategories.values()} == set(TITLES)
    kinds = [one for one in vars(errors).values() if isinstance(one, type)]
    classes = [one for one in kinds if issubclass(one, AppError)]
    assert {one.code for one in classes} == set(errors.SENTENCES)
    assert {one.hint for one in classes} <= {source for source, _ in messages("es")}


def test_an_error_is_told_in_the_language_and_keeps_what_happened(qapp: QApplication) -> None:
    error = Corrupt("The PDF could not be read (ValueError).")
    assert error_text(error) == (error.message, error.hint)
    use_language(qapp, "it")
    message, hint = error_text(error)
    assert "danneggiato" in message
    assert "Aprilo" in hint
    assert error.message in hint


@FOREIGN
@pytest.mark.parametrize("notice", every_notice(), ids=lambda notice: notice.code)
def test_what_the_formats_tell_is_translated(
    language: str, notice: Notice, qapp: QApplication
) -> None:
    assert notice_text(notice) == english(notice)
    use_language(qapp, language)
    told = notice_text(notice)
    assert told != english(notice)
    for kept in ("windows-1252", "1, 3–4", "7"):
        assert (kept in told) is (kept in english(notice))


def test_pages_are_told_in_the_language(qapp: QApplication) -> None:
    use_language(qapp, "es")
    assert "la página 1" in notice_text(Notice.of(NoticeCode.OCR_EMPTY, pages=[1]))
    assert "las páginas 1–2" in notice_text(Notice.of(NoticeCode.OCR_EMPTY, pages=[1, 2]))


@FOREIGN
def test_a_report_speaks_the_language(language: str, qapp: QApplication) -> None:
    use_language(qapp, language)
    same = lines_of(to_html(REPORT, LocalisedWording())) & lines_of(to_html(REPORT))
    # Numbers, names and digests; and words that both languages share.
    left = {line for line in same if re.search(r"[A-Za-z]{3}", line)}
    assert left <= {"incognote 1.0", "en-minilm 1.1.0", "0" * 64, "1" * 64, "a1b2c3d4", *COMMON}
    assert f'<html lang="{language}">' in to_html(REPORT, LocalisedWording())
    assert to_html(REPORT, LocalisedWording()).count("90") == 1


@FOREIGN
def test_the_window_works_in_every_language(
    language: str, qapp: QApplication, qtbot: QtBot, note: Path
) -> None:
    use_language(qapp, language)
    window = MainWindow(KnownBackend(), Settings(theme="light"))
    window.show()
    window.start([note])
    wait_ready(qtbot, window)
    assert window.services.commands["accept"].text() == tr("Accept: redact on export")
    assert window.services.commands["accept"].text() != "Accept: redact on export"
    window.services.commands["accept"].trigger()
    review = window.reviewer.review
    assert review is not None
    assert len(review.decisions) == 1
    leave(qtbot, window)


# What a reader could see and is in no call of these is a word that nobody can translate.
TRANSLATED = {"tr", "phrase"}
UNSEEN = {
    *("setProperty", "setObjectName", "setDesktopFileName", "setStyle", "compile", "getLogger"),
    *("debug", "info", "warning", "error", "exception", "tr", "phrase"),
}
SEEN = re.compile(r"[^\W\d_]{2,}[,.:;]? [^\W\d_]+|^[A-Z][^\W\d_A-Z]+[ ….:]*$")
NAMES = {"Return", "Enter", "Backspace", "Esc", "Del", "Fusion", "Core ML", "CPU", "English"}
NAMES |= {"Liberation Sans", "Monospace", "Sans Serif", "Serif"}  # fonts
NAMES |= set(LANGUAGES.values())


def untranslatable(path: Path) -> Iterator[str]:
    """Strings that read like words and are neither translated nor documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            # Errors are told by `said`.
            if name in UNSEEN or name in vars(errors):
                passed.update(id(part) for part in ast.walk(node))
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "_SHEET":
            passed.update(id(part) for part in ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and id(node) not in passed:
            parts = [part for part in node.values if isinstance(part, ast.Constant)]
            passed.update(id(part) for part in parts)
            text = "\0".join(str(part.value) for part in parts)
            if re.search(r"[^\W\d_]{2,} | [^\W\d_]{2,}", text):
                yield f"{path.name}:{node.lineno}: {text}"
        elif isinstance(node, ast.Constant) and id(node) not in passed:
            text = node.value if isinstance(node.value, str) else ""
            if SEEN.search(text) and text not in NAMES:
                yield f"{path.name}:{node.lineno}: {text}"


@pytest.mark.parametrize("path", WINDOW, ids=lambda path: path.stem)
def test_no_word_of_the_window_is_out_of_reach_of_translation(path: Path) -> None:
    assert list(untranslatable(path)) == []


def test_a_word_out_of_reach_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text('label.setText("Save it")\nbar.say(f"{n} files done")\n', encoding="utf-8")
    assert len(list(untranslatable(path))) == 2
