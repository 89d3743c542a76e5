"""Show that the leakage tests notice when the handling of a slot is taken away.

    python tests/leakage/mutate.py [SLOT…]

For each mutant, a copy of the program with one edit, the test of its slot is run twice: as it is,
and with a verification that passes everything, so that only the search by other programs is left.
Prints a table; the exit status is 1 if a mutant lives. Run by hand: it takes some minutes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_PDF = "tests/leakage/test_leakage_pdf.py::test_nothing_planted_in_a_pdf_is_left"
_DOCX = "tests/leakage/test_leakage_docx.py::test_nothing_planted_in_a_word_document_is_left"
_PIXELS = "tests/leakage/test_leakage_pictures.py::test_nothing_planted_in_pixels_is_left"
_BLIND = (
    "app/engine/verification/verify.py",
    "return Verification(found, dict(checks), suspected)",
    "return Verification((), dict(checks))",
)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One edit of one file that takes away what protects a slot."""

    test: str
    slot: str
    file: str
    old: str
    new: str
    mode: str = "mask"


MUTANTS = (
    Mutant(_PDF, "tag of marked content", "app/formats/pdf/content/clean.py",
           "yield self._mark(operator, operands)", "yield instruction(operator, *operands)"),
    Mutant(_PDF, "resource name", "app/formats/pdf/content/clean.py",
           "return Name(self._rename(category, original))", "return Name(original)"),
    Mutant(_PDF, "operand that is not shown", "app/formats/pdf/content/clean.py",
           "string(operands[-1] if operands else None)", "*operands"),
    Mutant(_PDF, "key of an inline image in a pattern", "app/formats/pdf/content/clean.py",
           "[bare(parsed, cleaner.space)]", "[parsed]"),
    Mutant(_PDF, "metadata of a picture", "app/formats/raster/jpeg_segments.py",
           "payload if marker in _PIXEL_SEGMENTS else None", "payload"),
    Mutant(_PDF, "entries of a form XObject", "app/formats/pdf/syntax/entries.py",
           "known in NAMES.get(key, ())", '(key == "/Name" or known in NAMES.get(key, ()))'),
    Mutant(_PDF, "layer name", "app/formats/pdf/redaction/layers.py",
           'Name=f"Layer {number}"', "Name=str(layer.Name)"),
    Mutant(_PDF, "below the page", "app/formats/pdf/redaction/writer.py",
           "cut = set(page.unseen)", "cut: set[int] = set()"),
    Mutant(_PIXELS, "picture on a page of text", "app/formats/pdf/images/erase.py",
           "        ImageDraw.Draw(on_white).polygon(corners, fill=paper)\n", ""),
    Mutant(_PIXELS, "blue ink on nothing on a page of text", "app/formats/pdf/images/erase.py",
           "ImageDraw.Draw(opacity).polygon(corners, fill=0)", "pass", "surrogate"),
    Mutant(_PIXELS, "stencil on a page of text", "app/formats/pdf/images/erase.py",
           "ImageDraw.Draw(mask).polygon(corners, fill=255)", "pass", "surrogate"),
    Mutant(_PIXELS, "scanned page", "app/formats/ocr/painting/painter.py",
           "self._canvas.polygon([(float(x), float(y)) for x, y in box], fill=colour)", "pass"),
    Mutant(_PIXELS, "TIFF of two pages", "app/formats/image/writer.py",
           "pictures.append((frame, _as_before(frame, bare_of_codes)))",
           "pictures.append((frame, frame.picture))"),
    Mutant(_PIXELS, "picture in Word", "app/formats/docx/picture_text.py",
           "        changed = result.picture\n", "        changed = before\n"),
    Mutant(_DOCX, "bookmark", "app/formats/docx/cleaning/scrub.py",
           "        _rename_bookmarks(root, renamed)", "        pass"),
    Mutant(_DOCX, "part: settings", "app/formats/docx/cleaning/styles.py",
           "if child.tag not in _KEPT:", "if False:"),
    Mutant(_DOCX, "part: style", "app/formats/docx/cleaning/styles.py",
           "for name in names if custom else ():", "for name in ():"),
    Mutant(_DOCX, "part: theme", "app/formats/docx/cleaning/styles.py",
           'element.set("name", "Office")', "pass"),
    Mutant(_DOCX, "name of a non-visual property", "app/formats/docx/cleaning/scrub.py",
           '*("descr", "title", "alt", ', "*("),
    Mutant(_DOCX, "shape", "app/formats/docx/cleaning/scrub.py",
           "    _rename_shapes(root)\n    _clear", "    _clear"),
    Mutant(_DOCX, "table description", "app/formats/docx/cleaning/scrub.py",
           "w:tblCaption w:tblDescription w:divId", "w:divId"),
    Mutant(_DOCX, "metadata of a JPEG picture", "app/formats/docx/cleaning/pictures.py",
           "if _is_bare(untrusted_data, picture):", "if True:"),
    Mutant(_DOCX, "label and formula of a chart", "app/formats/docx/cleaning/charts.py",
           "formula.text = FORMULA", "pass"),
)  # fmt: skip


def main(slots: list[str]) -> int:
    """Run the mutants of these slots, or all; 1 if one of them is not noticed."""
    chosen = [mutant for mutant in MUTANTS if not slots or mutant.slot in slots]
    if _outcome(chosen, []) != "lives":
        raise SystemExit("A test fails without a mutation.")
    lives = 0
    print(f"{'slot':32} {'file':34} {'whole program':22} search by other programs")
    for mutant in chosen:
        edit = (mutant.file, mutant.old, mutant.new)
        whole, search = _outcome([mutant], [edit]), _outcome([mutant], [edit, _BLIND])
        lives += "lives" in (whole, search)
        print(f"{mutant.slot:32} {mutant.file:34} {whole:22} {search}", flush=True)
    print(f"{len(chosen)} mutants, {lives} not noticed")
    return int(lives > 0)


def _outcome(mutants: list[Mutant], edits: list[tuple[str, str, str]]) -> str:
    """How the tests of the slots end in a copy of the program with the edits made."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("app", "tests"):
            shutil.copytree(
                ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "ui")
            )
        shutil.copy(ROOT / "pyproject.toml", copy)
        for name in ("resources", "models"):
            (copy / name).symlink_to(ROOT / name, target_is_directory=True)
        for name, old, new in edits:
            text = (copy / name).read_text(encoding="utf-8")
            if text.count(old) != 1:
                raise SystemExit(f"A mutant does not fit {name}.")
            (copy / name).write_text(text.replace(old, new), encoding="utf-8")
        tests = [f"{mutant.test}[{mutant.slot}-{mutant.mode}]" for mutant in mutants]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *tests],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode == 0:
        return "lives"
    refused = "E   " in done.stdout and "app.errors.VerificationFailed" in done.stdout
    return "verification refuses" if refused else "test fails"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
