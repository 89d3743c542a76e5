"""How many words of handwriting are misread unseen, and how many printed ones are marked unread.

Draws names and notes with the typefaces of a folder, warped and blurred as writing on a scan is,
and reads the pages as scans are read. Typefaces that look written are in Debian's packages
fonts-kristi, fonts-dkg-handwriting, fonts-breip, fonts-femkeklaver, fonts-rufscript and
fonts-joscelyn; for print give ordinary ones and `--print`.

Run: python benchmarks/attacks/handwriting.py FOLDER [--print] [--pages 1]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.formats.ocr.layout import RecognisedText, unread_parts
from app.formats.ocr.page_reader import read_picture

_GIVEN = ("Thaddeus", "Marisol", "Ingrid", "Dominic", "Henrik", "Beatrix", "Walter", "Ruth")
_FAMILY = ("Okonkwo", "Delacroix", "Venkataraman", "Lindqvist", "Marchetti", "Meyer", "Petersen")
_NOTES = ("seen on ward", "chest pain since Monday", "lives in Ashford", "no allergies")
_SIZE = 1654, 1100
_LARGE, _SMALL = 52, 27  # pixels, of writing and of print at 200 dots an inch


@dataclass(slots=True)
class Count:
    """Of the words drawn: misread ones, those of them that nothing marks, well-read ones marked."""

    words: int = 0
    misread: int = 0
    unseen: int = 0
    marked: int = 0


def main() -> None:
    """Print a line a typeface and one for all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--print", action="store_true", dest="printed")
    parser.add_argument("--pages", type=int, default=1, help="of each typeface")
    options = parser.parse_args()
    whole = Count()
    for path in sorted(options.folder.rglob("*.[ot]tf")):
        own = Count()
        for seed in range(options.pages):
            _count(own, path, seed, printed=options.printed)
        print(f"{path.stem}: {own}", flush=True)
        for name in Count.__slots__:
            setattr(whole, name, getattr(whole, name) + getattr(own, name))
    print(f"all: {whole}")


def _count(count: Count, path: Path, seed: int, *, printed: bool) -> None:
    picture, truth = page(path, seed, printed=printed)
    read = read_picture(picture, lambda: None)
    boxes = [(*c.min(axis=0), *c.max(axis=0)) for c in unread_parts(read)]
    for word, (left, top, right, bottom) in truth:
        x, y = (left + right) / 2, (top + bottom) / 2
        is_marked = any(a <= x <= c and b <= y <= d for a, b, c, d in boxes)
        is_read = _letters(word) in _line_at(read, x, y)
        count.words += 1
        count.misread += not is_read
        count.unseen += not is_read and not is_marked
        count.marked += is_read and is_marked


def _line_at(read: RecognisedText, x: float, y: float) -> str:
    near = {
        word.line
        for word in read.words
        if word.quad[:, 1].min() <= y <= word.quad[:, 1].max()
        and word.quad[:, 0].min() - _LARGE <= x <= word.quad[:, 0].max() + _LARGE
    }
    return _letters("".join(read.text[w.start : w.end] for w in read.words if w.line in near))


def _letters(text: str) -> str:
    return "".join(one for one in text.casefold() if one.isalnum())


def page(
    path: Path, seed: int, *, printed: bool
) -> tuple[Image.Image, list[tuple[str, tuple[float, float, float, float]]]]:
    """A page in one typeface, and its words with their places."""
    rng = np.random.default_rng(seed)
    size = _SMALL if printed else _LARGE
    face = ImageFont.truetype(path, size)
    made, truth = Image.new("L", _SIZE, 255), []
    draw = ImageDraw.Draw(made)
    for top in range(40, _SIZE[1] - 2 * size, int(1.9 * size)):
        left = 60.0
        for word in _words(rng, 3 if printed else 1):
            place = draw.textbbox((left, top), word, font=face)
            if place[2] > _SIZE[0] - 40:
                break
            draw.text((left, top), word, font=face, fill=int(rng.integers(15, 60)))
            truth.append((word, place))
            left = place[2] + 0.33 * size
    shades = np.asarray(made if printed else _warped(made, rng), dtype=float)
    shades = np.clip(shades + rng.normal(size=shades.shape) * 4, 0, 255)
    return Image.fromarray(shades.astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.6)), truth


def _words(rng: np.random.Generator, phrases: int) -> Iterator[str]:
    for _ in range(phrases):
        if rng.random() < 2 / 3:
            yield from (str(rng.choice(_GIVEN)), str(rng.choice(_FAMILY)))
        else:
            yield from str(rng.choice(_NOTES)).split()


def _warped(picture: Image.Image, rng: np.random.Generator) -> Image.Image:
    """Lines that waver as a hand does."""
    shades = np.asarray(picture)
    height, width = shades.shape
    moves = []
    for reach in (1.6, 1.3):
        field = np.zeros((height, width), np.float32)
        for cell, share in ((30, 1.0), (90, 1.5)):
            steps = rng.normal(size=(height // cell + 3, width // cell + 3)).astype(np.float32)
            grown = Image.fromarray(steps).resize((width, height), Image.Resampling.BICUBIC)
            field += reach * share * np.asarray(grown)
        moves.append(field)
    down, across = np.indices(shades.shape)
    rows = np.clip(down + moves[1], 0, height - 1).round().astype(int)
    columns = np.clip(across + moves[0], 0, width - 1).round().astype(int)
    return Image.fromarray(shades[rows, columns])


if __name__ == "__main__":
    main()
