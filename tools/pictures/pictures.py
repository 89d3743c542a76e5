"""Show what exports look like: seven documents before and after, side by side.

Run: python tools/pictures/pictures.py FOLDER [NAME…]

Makes a clinical letter, a report in two columns, a form, a fax and a laboratory report, the letter
and the last one in Word's format too; exports each in all modes by the command line; and writes a
PNG for each with the original, black boxes, labels and surrogates side by side. Word documents are
painted by LibreOffice and left out where `soffice` is not installed.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pypdfium2
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from picture_documents import make_all  # noqa: E402

from app.engine.domain.export import Mode  # noqa: E402

_SCALE = 1.6  # pixels a point
_GAP = 12


def main() -> None:
    """Make the documents and pictures that were asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", help="such as letter.pdf")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    every = make_all(options.folder)
    chosen = [path for path in every if not options.names or path.name in options.names]
    exports = {mode: _exported(chosen, mode, options.folder) for mode in Mode}
    for path in chosen:
        shown = [path, *(exported[path] for exported in exports.values())]
        pictures = [_picture(one) for one in shown]
        if None in pictures:
            print(f"{path.name}: not painted, soffice is not installed")
            continue
        beside = _beside([picture for picture in pictures if picture is not None])
        target = path.with_name(f"{path.stem}-{path.suffix[1:]}.png")
        beside.save(target)
        print(target)


def _exported(sources: list[Path], mode: str, folder: Path) -> dict[Path, Path]:
    target = folder / mode
    shutil.rmtree(target, ignore_errors=True)
    command = [sys.executable, "-m", "app", "redact", "--mode", mode, "--output", str(target)]
    done = subprocess.run(
        [*command, *(str(path.absolute()) for path in sources)], cwd=ROOT, check=False
    )
    if done.returncode:
        raise SystemExit("An export failed.")
    return {path: target / f"{path.stem}.deid{path.suffix}" for path in sources}


def _picture(path: Path) -> Image.Image | None:
    """The first page; None where LibreOffice is needed and missing."""
    if path.suffix == ".docx":
        if not shutil.which("soffice"):
            return None
        with tempfile.TemporaryDirectory() as profile:
            out = Path(profile) / "pdf"
            command = ["soffice", f"-env:UserInstallation=file://{profile}", "--headless"]
            command += ["--convert-to", "pdf", "--outdir", str(out), str(path)]
            subprocess.run(command, check=True, capture_output=True)
            return _painted(out / f"{path.stem}.pdf")
    return _painted(path)


def _painted(path: Path) -> Image.Image:
    document = pypdfium2.PdfDocument(path)
    try:
        document.init_forms()
        shown: Image.Image = document[0].render(scale=_SCALE).to_pil().convert("RGB")
        return shown
    finally:
        document.close()


def _beside(pictures: list[Image.Image]) -> Image.Image:
    width = sum(picture.width + _GAP for picture in pictures) - _GAP
    made = Image.new("RGB", (width, max(picture.height for picture in pictures)), "grey")
    left = 0
    for picture in pictures:
        made.paste(picture, (left, 0))
        left += picture.width + _GAP
    return made


if __name__ == "__main__":
    main()
