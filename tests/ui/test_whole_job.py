"""The whole job in the window with the bundled model and the real reader, writer and checks."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import docx
import pdfplumber
import pikepdf
import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of, shown, texts
from support.sampling import sampled

from app.engine.domain.document import Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Action
from app.paths import RESOURCES
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.export.dialog import ExportDialog
from app.ui.export.result import ReportView
from app.ui.shell.main_window import MainWindow

MINUTE = 60_000
# What the samples say about their fictional patients.
PATIENTS = {
    "sample-note.txt": ("Okonkwo", "40-771-926", "Coos Landing"),
    "sample-letter.docx": ("Achterberg", "943 476 5919", "Lower Aldham"),
    "sample-summary.pdf": ("Delacroix", "HB-2093817", "Dominic"),
}


@pytest.fixture(params=sampled(sorted(PATIENTS), 3))
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copy(RESOURCES / "samples" / request.param, tmp_path))


@pytest.fixture
def real(qtbot: QtBot) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(Backend(), Settings(theme="light"))) as window:
        yield window


def content_of(path: Path) -> str:
    """Everything that a reader of the export could see, by programs that did not write it."""
    if path.suffix == ".pdf":
        with pdfplumber.open(path) as pdf:
            text = [page.extract_text() for page in pdf.pages]
        text += [page.get_textpage().get_text_bounded() for page in PdfDocument(path)]
        with pikepdf.open(path) as inside:
            streams = [o.read_bytes() for o in inside.objects if isinstance(o, pikepdf.Stream)]
        return "\n".join((*text, *(raw.decode("latin-1") for raw in (*streams, path.read_bytes()))))
    if path.suffix == ".docx":
        with zipfile.ZipFile(path) as package:
            parts = [package.read(name) for name in package.namelist()]
        body = "\n".join(p.text for p in docx.Document(str(path)).paragraphs)
        return body + b"\n".join(parts).decode(errors="replace")
    return path.read_text(encoding="utf-8")


def export(window: MainWindow, qtbot: QtBot, *, surrogate: bool, name: str) -> Path:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled, timeout=MINUTE)
    mode = Mode.SURROGATE if surrogate else Mode.MASK
    dialog.choice.replace_by.buttons[mode].click()
    dialog.choice.name.setText(name)
    target = dialog.choice.target
    press(qtbot, dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome, timeout=MINUTE)
    assert dialog.outcome.title.text() == "Exported and verified", dialog.outcome.text
    dialog.outcome.report.click()
    report = dialog.findChild(ReportView)
    assert report is not None
    assert "De-identification report" in report.page.toPlainText()
    report.reject()
    dialog.accept()
    return target


def test_a_file_is_opened_reviewed_and_exported_both_ways(
    real: MainWindow, sample: Path, qtbot: QtBot
) -> None:
    real.start([sample])
    qtbot.waitUntil(lambda: real.reviewer.review is not None, timeout=MINUTE)
    assert real.status.engine.text().startswith("English model")
    found = " ".join(texts(real, lambda *_: True))
    for name in PATIENTS[sample.name]:
        assert name in found
    view = real.area.view
    qtbot.waitUntil(lambda: bool(view.boxes_of(view.marks[0])))

    kept = next(f for f in review_of(real).findings if f.subcategory == "DATE")
    text = review_of(real).document.text
    real.reviewer.focus.look_at(kept.id)
    press(qtbot, real, Qt.Key.Key_R)
    real.reviewer.focus.look_at(review_of(real).findings[0].id)
    press(qtbot, real, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    real.reviewer.focus.look_at(review_of(real).findings[0].id)
    press(qtbot, real, Qt.Key.Key_6)
    assert review_of(real).findings[0].subcategory == "IDNUM"
    press(qtbot, real, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, real, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)

    word = next(w for w in ("Parkinson", "lymphoma", "lawyer", "abscess") if w in text)
    view.select(Span(text.index(word), text.index(word) + len(word)))
    real.area.offer()
    press(qtbot, view, Qt.Key.Key_7)
    review = review_of(real)
    assert any(word in f.span.of(text) and f.detector == "reviewer" for f in review.findings)
    assert review.action(kept) is Action.REJECT

    kept_text = kept.span.of(text)
    removed = {f.span.of(text) for f in review.redacted if len(f.span) > 5}
    left = list(text)
    for finding in review.redacted:
        left[finding.span.start : finding.span.end] = "\0" * len(finding.span)
    # A removed word may stay where it is another word, as the name May and the verb.
    removed = {literal for literal in removed if literal not in "".join(left)}
    shifted = {f.span.of(text) for f in review.redacted if f.subcategory in ("DATE", "AGE")}
    for surrogate in (False, True):
        target = export(
            real, qtbot, surrogate=surrogate, name=f"{int(surrogate)}.deid{sample.suffix}"
        )
        exported = content_of(target)
        # A shifted date may be another date of the document.
        gone = removed - shifted if surrogate else removed
        assert not [literal for literal in gone if literal in exported]
        assert word not in exported
        assert kept_text in exported
        assert ("[ID]" in exported) is not surrogate
        report = target.with_name(f"{int(surrogate)}{target.suffix}.report.html").read_text(
            encoding="utf-8"
        )
        assert PATIENTS[sample.name][0] not in report
    assert sample.read_bytes() == (RESOURCES / "samples" / sample.name).read_bytes()


@pytest.mark.slow
def test_pages_are_drawn_by_the_child_process(
    real: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = Path(shutil.copy(RESOURCES / "samples" / "sample-summary.pdf", tmp_path))
    real.start([path])
    pictures = real.area.pages.pictures
    qtbot.waitUntil(lambda: pictures.get(1) is not None, timeout=MINUTE)
    image = pictures.get(1)
    assert image is not None
    shades = {
        image.pixelColor(x, y).lightness()
        for x in range(0, image.width(), 5)
        for y in range(0, image.height(), 5)
    }
    assert min(shades) < 100 < max(shades)


@pytest.mark.parametrize(
    "content", sampled([b"%PDF-1.7 broken", b"PK\x03\x04 broken", bytes(range(256))], 3)
)
def test_a_damaged_file_ends_in_a_banner_with_a_next_step(
    real: MainWindow, tmp_path: Path, qtbot: QtBot, content: bytes
) -> None:
    bad = tmp_path / "bad.pdf"
    bad.write_bytes(content)
    real.start([bad])
    qtbot.waitUntil(real.area.banner.isVisible, timeout=MINUTE)
    assert real.area.banner.error is not None
    assert real.area.banner.error.hint in real.area.banner.text
