"""After a whole review, nothing of a document can be read in what the program keeps."""

from __future__ import annotations

import gzip
import logging
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import docx
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from reportlab.pdfgen.canvas import Canvas
from support.files.readable_bytes import readable
from support.known.known_window import press, review_of, saved, shown

from app import log
from app.engine.domain.document import Span
from app.paths import config_dir, data_dir, log_dir
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

MINUTE = 60_000
Key, Mod = Qt.Key, Qt.KeyboardModifier
# No part of them is a word that the program itself brings along.
PLANTED = ("Quillfeather", "Zephyrine", "Ravnsborgvej", "83-552-1079", "zq.feather@ravnsborg")
LINES = (
    "Patient: Zephyrine Quillfeather   MRN: 83-552-1079",
    "Address: 4418 Ravnsborgvej, Coos Landing. Mail: zq.feather@ravnsborg.example.org",
    "Mrs. Quillfeather was seen on 02/09/2025 by Dr. Okonkwo after a fall at home.",
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home and a folder for temporary files, which only this run uses."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    for folder in (home, temporary):
        folder.mkdir()
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home))
    for name in ("TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(name, str(temporary))
    monkeypatch.setattr(tempfile, "tempdir", None)
    hook, handler = sys.excepthook, log.begin()
    logger = logging.getLogger("app")
    level = logger.level
    yield tmp_path
    logger.removeHandler(handler)
    handler.close()
    logger.setLevel(level)
    sys.excepthook = hook


def documents(folder: Path) -> list[Path]:
    """A text, a Word document and a PDF; the name of the patient is in theirs, too."""
    folder.mkdir()
    text, word, pdf = (folder / f"quillfeather.{ending}" for ending in ("txt", "docx", "pdf"))
    text.write_text("\n".join(LINES), encoding="utf-8")
    document = docx.Document()
    for line in LINES:
        document.add_paragraph(line)
    document.save(str(word))
    canvas = Canvas(str(pdf))
    for row, line in enumerate(LINES):
        canvas.drawString(60, 760 - 20 * row, line)
    canvas.save()
    return [text, word, pdf]


def decide(qtbot: QtBot, window: MainWindow) -> None:
    """Accept, reject, mark by hand, replace by own words, put on a list, filter."""
    press(qtbot, window, Key.Key_A)
    press(qtbot, window, Key.Key_R)
    text = review_of(window).document.text
    start = text.index("fall")
    window.area.view.select(Span(start, start + 4))
    window.area.offer()
    press(qtbot, window.area.view, Key.Key_7)
    name = next(f for f in review_of(window).findings if "Quillfeather" in f.span.of(text))
    window.reviewer.focus.look_at(name.id)
    window.reviewer.replace_with("Zephyrine's neighbour", [name.id])
    window.services.commands["always"].trigger()
    window.findings.filter.setText("quillfeather")


def export(qtbot: QtBot, window: MainWindow, folder: Path) -> Path:
    window.reviewer.replace_with(None, [f.id for f in review_of(window).findings])
    window.exports.export()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled, timeout=MINUTE)
    dialog.choice.folder.setText(str(folder))
    target = dialog.choice.target
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome, timeout=MINUTE)
    assert dialog.outcome.title.text() == "Exported and verified", dialog.outcome.text
    dialog.outcome.report.click()
    dialog.accept()
    return target


@pytest.mark.slow
def test_nothing_of_a_document_is_readable_in_what_the_program_keeps(
    home: Path, qtbot: QtBot
) -> None:
    out, project = home / "out", home / "kept" / "study.incognote"
    out.mkdir()
    project.parent.mkdir()
    sources = documents(home / "originals")
    window = MainWindow(Backend(), Settings(theme="light"), SessionStore(data_dir() / "sessions"))
    window.look_as_before(config_dir() / "window.json")
    searched = [home / "home", home / "temporary", project.parent]
    with shown(qtbot, window):
        window.start(sources)
        exported = []
        for entry in tuple(window.services.documents.entries):
            window.services.documents.show(entry)
            qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=MINUTE)
            decide(qtbot, window)
            saved(qtbot, window)
            # While it is open, and while the children run.
            assert readable(searched, PLANTED) == []
            exported.append(export(qtbot, window, out))
        assert all(path.is_file() for path in exported)
        with qtbot.waitSignal(window.projects.changed, timeout=MINUTE):
            window.projects.begin(project)
        saved(qtbot, window)
        assert readable(searched, PLANTED) == []
    assert readable(searched, PLANTED) == []
    # There was something to be searched.
    assert (log_dir() / "incognote.log").stat().st_size > 0
    assert project.stat().st_size > 0
    assert list((data_dir() / "sessions").iterdir())
    assert {path.name for path in (home / "temporary").rglob("*") if path.is_file()} == set()


@pytest.mark.parametrize(
    "content",
    [
        b"Mrs. Quillfeather",
        "QUILLFEATHER".encode("utf-16-le"),
        "quillfeather".encode("utf-16"),
        b"head" + zlib.compress("Quillfeather".encode("utf-16-be")) + b"tail",
        gzip.compress(zlib.compress(b"Quillfeather"), mtime=0),
    ],
)
def test_the_search_finds_words_in_every_form(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    assert len(readable([tmp_path], ["Quillfeather", "Zephyrine"])) == 1


def test_the_search_finds_words_in_packages_and_names(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.zip", "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr("word/document.xml", "<w:t>Zephyrine</w:t>")
    (tmp_path / "quillfeather.lock").touch()
    assert len(readable([tmp_path], ["Quillfeather", "Zephyrine"])) == 2
