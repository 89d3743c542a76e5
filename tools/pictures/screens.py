"""Take a picture of every main view, in every theme and language and at two sizes.

Run: python tools/pictures/screens.py FOLDER [--languages en,sv] [--scales 1,2,letters]
         [--themes dark] [--views 'review|pages.*'] [--screen 1366x768]
         [--eyes deuteranopia,protanopia,tritanopia]

Writes a PNG for each picture, and for each view a sheet on which all its pictures stand side by
side. Scale `letters` is a desktop whose letters are twice as large. `--eyes` writes each picture
again, as colour-blind people see it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image
from screen_views import recent, views, wait
from still_backend import StillBackend

from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.language import LANGUAGES
from app.ui.shell.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
THEMES = ("light", "dark", "high-light", "high-dark")
LETTERS = "letters"
EYES = {
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
    "tritanopia": (1.256, -0.077, -0.179, 0, -0.078, 0.931, 0.148, 0, 0.005, 0.691, 0.304, 0),
}
"""Machado, Oliveira and Fernandes 2009, full severity; for linear light."""
_SCREEN = {"name": "", "x": 0, "y": 0, "logicalDpi": 96, "dpr": 1}
_SHEET_WIDTH = 640
_GAP = 8


def main() -> None:
    """Every picture, each language and size in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--scales", default="1,2")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--views", default=".*", help="a pattern for the names of views")
    parser.add_argument("--screen", default="1920x1200", help="its pixels")
    parser.add_argument("--eyes", default="", help=f"for instance {','.join(EYES)}")
    parser.add_argument("--child", nargs=2, metavar=("LANGUAGE", "SCALE"))
    options = parser.parse_args()
    folder = options.folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    if options.child:
        _take(folder, options.child[0], options.child[1], options)
        return
    for scale in options.scales.split(","):
        for language in options.languages.split(","):
            _run(folder, language, scale, options)
    _sheets(folder)
    for name in filter(None, options.eyes.split(",")):
        _as_seen(folder, name)


def _run(folder: Path, language: str, scale: str, options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as home:
        screen = Path(home) / "screen.json"
        width, height = map(int, options.screen.split("x"))
        screen.write_text(json.dumps({"screens": [{**_SCREEN, "width": width, "height": height}]}))
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
            "QT_SCALE_FACTOR": "1" if scale == LETTERS else scale,
            "HOME": home,
            "XDG_CONFIG_HOME": f"{home}/config",
            "XDG_DATA_HOME": f"{home}/data",
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, __file__, str(folder), "--themes", options.themes]
        command += ["--views", options.views, "--child", language, scale]
        subprocess.run(command, env=environment, check=True)
    print(language, scale, flush=True)


def _take(folder: Path, language: str, scale: str, options: argparse.Namespace) -> None:
    application = make_application(["screens"], language)
    if scale == LETTERS:
        font = application.font()
        font.setPointSizeF(2 * font.pointSizeF())
        application.setFont(font)
    home, work = Path(os.environ["HOME"]), Path(os.environ["HOME"]) / "work"
    work.mkdir()
    themes = options.themes.split(",")
    for walk in (partial(views, folder=work), recent):
        used = Settings(theme=themes[0], language=language, reviewer="AB", tour_seen=True)
        window = MainWindow(StillBackend(), used, SessionStore(home / "sessions"))
        window.show()
        for view, look in walk(window):
            for theme in themes if re.fullmatch(options.views, view) else ():
                window.services.settings.change(theme=theme)
                widget = look()
                for _ in range(3):
                    application.processEvents()
                widget.grab().save(str(folder / f"{view}_{language}_{theme}_{scale}.png"))
                if window.services.dialogs.current is not None:
                    window.services.dialogs.current.reject()
        window.closing.leave()
        wait(lambda: window.closing.ended)  # noqa: B023 - it is waited for here
        window.deleteLater()


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


def _as_seen(folder: Path, eyes: str) -> None:
    """Each picture as someone with this kind of colour blindness sees it."""
    to_linear = [round(255 * (one / 255) ** 2.2) for one in range(256)]
    to_screen = [round(255 * (one / 255) ** (1 / 2.2)) for one in range(256)]
    for path in folder.glob("*_*_*_*.png"):
        linear = Image.open(path).convert("RGB").point(3 * to_linear)
        seen = linear.convert("RGB", EYES[eyes]).point(3 * to_screen)
        seen.save(folder / f"{eyes}-{path.stem.replace('_', '-')}.png")


if __name__ == "__main__":
    main()
