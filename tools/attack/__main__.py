"""Plant a person in every place of every format, export by the command line, search the result.

    python tools/attack --out table.md
    python tools/attack --only PDF --columns mask surrogate --place layer --keep FOLDER
    python tools/attack --only Word --results cells.jsonl --out table.md    (adds to earlier runs)

For each place a file is made that shows an invented person and has the person there as well, and is
exported in every mode; where a reader does not see the place, also one in which another person
stands only there. The result is searched for name, number and day of birth by programs that share
no code with this one (`search.py`). The exit status is 1 if anything is left. Programs that are not
installed are named; Debian has them in qpdf, mupdf-tools, poppler-utils, libimage-exiftool-perl,
zbar-tools, tesseract-ocr and unzip.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
# What the tests share makes the packages of files.
sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

from attack import pdf_content, pdf_file, pictures, texts, word
from attack.place import Place
from attack.search import missing
from attack.trial import ALONE, MODES, Cell, note, noted, table, tried

FORMATS: dict[str, tuple[Place, ...]] = {
    "PDF": (*pdf_content.PLACES, *pdf_file.PLACES),
    "Word": word.PLACES,
    "Text": texts.PLACES,
    "Pictures": pictures.PLACES,
}


def main() -> int:
    """Try what is chosen and print the table; 1 where something was left."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=FORMATS, action="append", help="of these formats")
    parser.add_argument("--columns", nargs="+", choices=(ALONE, *MODES), default=(ALONE, *MODES))
    parser.add_argument("--place", nargs="+", default=[""], help="whose names hold one of these")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth place")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the table here as well")
    parser.add_argument("--results", type=Path, help="JSON lines to which cells are added")
    parser.add_argument("--keep", type=Path, help="folder for the files")
    options = parser.parse_args()
    if lacking := missing():
        print(f"not searched with {', '.join(lacking)}: not installed", file=sys.stderr)
    cells: list[Cell] = []
    folder = options.keep or Path(tempfile.mkdtemp())
    try:
        for name in options.only or FORMATS:
            places = [
                place
                for place in FORMATS[name]
                if any(part in place.name for part in options.place)
            ][:: options.every]
            for column in options.columns:
                made = tried(name, places, column, folder / name / column, options.seed)
                cells += made
                if options.results:
                    note(options.results, made)
                counted = Counter(cell.verdict.split(" ")[0] for cell in made)
                print(f"{name}, {column}: {dict(counted)}", file=sys.stderr, flush=True)
    finally:
        if options.keep is None:
            shutil.rmtree(folder)
    written = table(noted(options.results) if options.results else cells)
    print(written)
    if options.out:
        options.out.write_text(written, encoding="utf-8")
    return int(any(cell.left for cell in cells))


if __name__ == "__main__":
    sys.exit(main())
