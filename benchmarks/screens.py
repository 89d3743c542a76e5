"""Take a picture of every main view, in every theme and language and at two sizes.

Run: python benchmarks/screens.py FOLDER [--languages en,sv] [--scales 1,2] [--themes dark]

Writes a PNG for each picture, and for each view a
sheet on which all its pictures stand side by side.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget
from still_backend import StillBackend

from app.errors import Corrupt
from app.settings import Settings
from app.ui.application import make_application
from app.ui.export_dialog import ExportDialog
from app.ui.language import LANGUAGES
from app.ui.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[1]
THEMES = ("light", "dark", "high-light", "high-dark")
_LIMIT_SECONDS = 240.0
_SHEET_WIDTH = 640
_GAP = 8


def main() -> None:
    """Every picture, each language and size in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--scales", default="1,2")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--child", nargs=2, metavar=("LANGUAGE", "SCALE"))
    options = parser.parse_args()
    folder = options.folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    if options.child:
        _take(folder, options.child[0], options.child[1], options.themes.split(","))
        return
    for scale in options.scales.split(","):
        for language in options.languages.split(","):
            _run(folder, language, scale, options.themes)
    _sheets(folder)


def _run(folder: Path, language: str, scale: str, themes: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": scale,
            "HOME": home,
            "XDG_CONFIG_HOME": f"{home}/config",
            "XDG_DATA_HOME": f"{home}/data",
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, __file__, str(folder), "--themes", themes]
        subprocess.run([*command, "--child", language, scale], env=environment, check=True)
    print(language, scale, flush=True)


def _take(folder: Path, language: str, scale: str, themes: list[str]) -> None:
    application = make_application(["screens"], language)
    window = MainWindow(StillBackend(), Settings(theme=themes[0], language=language))
    window.show()
    for theme in themes:
        window.preferences.use(replace(window.preferences.settings, theme=theme))
        for view, widget in _views(window, first=theme == themes[0]):
            for _ in range(3):
                application.processEvents()
            widget.grab().save(str(folder / f"{view}_{language}_{theme}_{scale}.png"))
    window.closing.leave()
    _wait(lambda: window.closing.ended)


def _views(window: MainWindow, *, first: bool) -> Iterator[tuple[str, QWidget]]:
    """The views, by name, one after the other; the samples are opened by the first round."""
    if first:
        yield "empty", window
        window.start()
        window.open_samples()
        entries = window.session.entries
        _wait(lambda: all(one.review for one in entries) and not window.runner.busy)
    window.session.show(window.session.entries[0])
    window.commands["next_undecided"].trigger()
    for name in ("accept", "next", "reject", "next"):
        window.commands[name].trigger()
    yield "review", window
    window.commands["near_misses"].trigger()
    yield "near", window
    window.commands["near_misses"].trigger()
    for _ in window.session.entries[0].review.decisions if window.session.entries[0].review else ():
        window.commands["undo"].trigger()
    window.session.show(window.session.entries[-1])
    _wait(lambda: not window.runner.busy)
    yield "pages", window
    window.workspace.banner.show_error(Corrupt("The PDF could not be read (ValueError)."), print)
    yield "banner", window
    window.workspace.banner.clear()
    window.commands["tour"].trigger()
    tour = window.help.tour
    for number in range(4):
        yield f"tour{number + 1}", window
        if tour is not None:
            tour.next.click()
    for name in ("settings", "shortcuts", "keys", "palette", "passphrase"):
        window.commands[name].trigger()
        dialog = window.dialogs.current
        if dialog is not None:
            yield name, dialog
            dialog.reject()
    yield from _export(window)


def _export(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    window.commands["export"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, ExportDialog)
    _wait(lambda: bool(dialog.choice.name.text()))
    yield "export", dialog
    with tempfile.TemporaryDirectory() as folder:
        dialog.choice.folder.setText(folder)
        dialog.choice.export.click()
        _wait(lambda: dialog.pages.currentWidget() is dialog.outcome)
        yield "exported", dialog
    dialog.reject()


def _wait(done: Callable[[], bool]) -> None:
    loop, end = QEventLoop(), time.monotonic() + _LIMIT_SECONDS
    timer = QTimer(interval=20)
    timer.timeout.connect(lambda: loop.quit() if done() or time.monotonic() > end else None)
    timer.start()
    if not done():
        loop.exec()
    if not done():
        raise SystemExit("It takes too long.")


def _sheets(folder: Path) -> None:
    """For each view all its pictures: a row for each theme and size, a column for each language."""
    names = [path.stem.rsplit("_", 3) for path in folder.glob("*_*_*_*.png")]
    for view in sorted({name[0] for name in names}):
        own = [name for name in names if name[0] == view]
        columns = [one for one in LANGUAGES if any(name[1] == one for name in own)]
        rows = sorted({(name[3], THEMES.index(name[2]), name[2]) for name in own})
        pictures: dict[tuple[int, int], Image.Image] = {}
        for _, language, theme, scale in own:
            picture = Image.open(folder / f"{view}_{language}_{theme}_{scale}.png").convert("RGB")
            height = round(picture.height * _SHEET_WIDTH / picture.width)
            place = columns.index(language), rows.index((scale, THEMES.index(theme), theme))
            pictures[place] = picture.resize((_SHEET_WIDTH, height), Image.Resampling.LANCZOS)
        tallest = max(picture.height for picture in pictures.values())
        size = (len(columns) * (_SHEET_WIDTH + _GAP), len(rows) * (tallest + _GAP))
        sheet = Image.new("RGB", size, "#888888")
        for (column, row), picture in pictures.items():
            sheet.paste(picture, (column * (_SHEET_WIDTH + _GAP), row * (tallest + _GAP)))
        sheet.save(folder / f"sheet-{view}.png")


if __name__ == "__main__":
    main()
