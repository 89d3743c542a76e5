"""Remove a random word from every file of a collection that others made, and compare the pages.

    python tools/robustness/collection.py FOLDER_OR_TAR... --out results.jsonl
    python tools/robustness/collection.py FOLDER_OR_TAR... --out results.jsonl [--whole-engine]
    python tools/robustness/collection.py --out results.jsonl          (only the table)

With `--whole-engine` everything that is found is removed, as by `incognote redact`; `--no-pages`
leaves out the comparison of pages, and says how long each file took as a whole.

One line of JSON a file; files that the output already names are left out, so that a run can be
broken off and resumed. Part N of M (`--part N/M`) shares the work between processes.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).parents[2]))

from one_word import Stopwatch, Trial, redact
from page_pairs import compared, pages_with_text

from app.engine.domain.document import Document, Page
from app.engine.domain.export import RedactionPlan
from app.engine.domain.geometry import Box
from app.errors import AppError, InputError, LimitExceeded
from app.notices import NoticeCode
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.settings import Settings
from app.workflow.scan import Scanner

Row = dict[str, Any]

_SUFFIXES = (".pdf", ".docx", ".dotx", ".docm")
_FEW_PIXELS = 20


def main() -> None:
    """Try the files that are not in the output yet, then print the table of all that are."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("collections", nargs="*", type=Path, metavar="FOLDER_OR_TAR")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, help="only so many, chosen by the seed")
    parser.add_argument("--part", default="1/1", metavar="N/M")
    parser.add_argument("--exact-places", action="store_true", help="as in `incognote redact`")
    parser.add_argument("--whole-engine", action="store_true", help="remove all that is found")
    parser.add_argument("--no-pages", action="store_true", help="do not compare pages")
    options = parser.parse_args()
    scanner = Scanner.load(Settings()) if options.whole_engine else None
    with ExitStack() as stack:
        folders = [_opened(path, stack) for path in options.collections]
        files = [(folder, path) for folder in folders for path in _files_in(folder)]
        Random(options.seed).shuffle(files)
        number, parts = map(int, options.part.split("/"))
        known = {row["file"] for row in _rows(options.out)}
        worker = stack.enter_context(Stopwatch())
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        with options.out.open("a", encoding="utf-8") as out:
            for folder, path in files[: options.count][number - 1 :: parts]:
                name = path.relative_to(folder).as_posix()
                if name not in known:
                    made = tried(
                        path,
                        scratch,
                        worker,
                        options.seed,
                        exact_places=options.exact_places,
                        scanner=scanner,
                        pages=not options.no_pages,
                    )
                    row = {"file": name, **made}
                    out.write(json.dumps(row) + "\n")
                    out.flush()
    print_table(list(_rows(options.out)))


def tried(
    path: Path,
    scratch: Path,
    worker: Stopwatch,
    seed: int,
    *,
    exact_places: bool = False,
    scanner: Scanner | None = None,
    pages: bool = True,
) -> Row:
    """What became of one file, and how many seconds that took without the comparison of pages."""
    target = scratch / f"export{path.suffix.lower()}"
    trial = Trial()
    worker.seconds.clear()
    row: Row = {"kind": path.suffix.lower()[1:]}
    started, used = time.perf_counter(), _processor_seconds()
    try:
        rng = Random(f"{seed}:{path.name}")
        redact(path, target, worker, rng, trial, exact_places=exact_places, scanner=scanner)
        row["outcome"] = "exported"
    except AppError as error:
        row |= {"outcome": _outcome(error), "code": error.code, "message": str(error)}
        row["places"] = list(getattr(error, "places", ()))
    except Exception as error:  # noqa: BLE001 - that is a result too
        row |= {"outcome": "failed", "code": "exception", "message": type(error).__name__}
    row["whole"] = round(time.perf_counter() - started, 3)
    row["processor"] = round(_processor_seconds() - used, 3)
    row["seconds"] = {name: round(taken, 3) for name, taken in worker.seconds.items()}
    row |= {"edits": 0, "pages": 0}
    if trial.document is not None and trial.plan is not None:
        row["edits"], row["pages"] = len(trial.plan.edits), len(trial.document.pages)
    try:
        if row["kind"] == "pdf" and pages:
            row |= _pages(path, target, row["outcome"], trial, worker)
    except AppError as error:
        row["not_compared"] = f"{error.code}: {error}"
    target.unlink(missing_ok=True)
    return row


def _processor_seconds() -> float:
    """What this process and all that it started have taken so far, those that ended too.

    Beside other work a file takes longer, but hardly more of the processor.
    """
    here = psutil.Process()
    seconds = 0.0
    for one in (here, *here.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):
            seconds += sum(one.cpu_times()[:4])
    return seconds


def _pages(path: Path, target: Path, outcome: str, trial: Trial, worker: Stopwatch) -> Row:
    row: Row = {"with_text": worker.call(pages_with_text, path, NullReporter())}
    if outcome != "exported" or trial.document is None or trial.plan is None:
        return row
    pictures = _as_pictures(trial.document)
    boxes = [_removed(page, trial.plan) for page in trial.document.pages]
    pairs = worker.call(compared, path, target, boxes, NullReporter())
    vector = [pair for number, pair in enumerate(pairs, start=1) if number not in pictures]
    return row | {
        "as_pictures": sorted(pictures),
        "pixels": [pixels for pixels, _, _ in vector],
        "elsewhere": [elsewhere for _, elsewhere, _ in vector],
        "letters": [letters for _, _, letters in vector],
    }


def _outcome(error: AppError) -> str:
    if str(error) == str(READER.died):
        return "crashed"
    if isinstance(error, LimitExceeded) and "too long" in str(error):
        return "hung"
    return "refused" if isinstance(error, InputError) else "failed"


def _as_pictures(document: Document) -> set[int]:
    told = (one for one in document.notices if one.code == NoticeCode.PDF_PAGES_AS_PICTURES)
    pages = (one.param("pages") for one in told)
    return {number for numbers in pages if isinstance(numbers, tuple) for number in numbers}


def _removed(page: Page, plan: RedactionPlan) -> list[Box]:
    spans = [edit.span for edit in plan.edits]
    return [word.box for word in page.words if any(span.overlaps(word.span) for span in spans)]


def print_table(rows: Sequence[Row]) -> None:
    """Counts of outcomes, the bars for PDF, and everything that was not exported by reason."""
    for kind in sorted({row["kind"] for row in rows}):
        own = [row for row in rows if row["kind"] == kind]
        counts = Counter(row["outcome"] for row in own)
        print(
            f"{kind}: {len(own)} files: " + ", ".join(f"{n} {what}" for what, n in counts.items())
        )
        if any("with_text" in row for row in own):
            _print_bars(own)
        _print_times(own)
        reasons = Counter(
            (row["outcome"], row["code"], re.sub(r"\d+", "N", row["message"]))
            for row in own
            if row["outcome"] != "exported"
        )
        for (outcome, code, message), count in reasons.most_common():
            print(f"  {count:4} {outcome}, {code}: {message}")


def _print_bars(rows: Sequence[Row]) -> None:
    pixels = [count for row in rows for count in row.get("pixels", ())]
    elsewhere = [count for row in rows for count in row.get("elsewhere", ())]
    letters = [count for row in rows for count in row.get("letters", ())]
    readable = [row for row in rows if row.get("with_text")]
    exported = [row for row in readable if "as_pictures" in row]
    pages = sum(len(row["with_text"]) for row in exported)
    pictures = sum(len({*row["with_text"]} & {*row["as_pictures"]}) for row in exported)
    refused = sum(row["outcome"] == "refused" for row in readable)
    bad = sum(row["outcome"] in {"failed", "hung", "crashed"} for row in rows)
    _bar("pages that look the same but for the word", _share(n < _FEW_PIXELS for n in pixels), 97)
    _bar("the same but for the line of the word", _share(n < _FEW_PIXELS for n in elsewhere), 97)
    _bar("pages with the same text but for the word", _share(n == 0 for n in letters), 99)
    _bar("pages with text exported as pictures", 100 * pictures / max(1, pages), 4, most=True)
    _bar("files with text that are refused", 100 * refused / max(1, len(readable)), 3, most=True)
    _bar("failed, hung or crashed (files)", bad, 0, most=True)


def _print_times(rows: Iterable[Row]) -> None:
    rows = list(rows)
    for measure, what in (("whole", "a file"), ("processor", "of the processor")):
        taken = sorted(row[measure] for row in rows if measure in row)
        if taken:
            late = taken[int(0.99 * len(taken))]
            print(
                f"  {what}: {median(taken):.1f} s in the middle, {late:.1f} in 99 %,"
                f" {taken[-1]:.1f} at most"
            )
    done = [row for row in rows if row["outcome"] == "exported"]
    for stage in ("read", "write", "verify_export"):
        each = [1000 * row["seconds"][stage] / max(1, row["pages"]) for row in done]
        if each:
            each.sort()
            late = each[int(0.95 * len(each))]
            print(f"  {stage:13} {median(each):8.0f} ms a page in the middle, {late:8.0f} in 95 %")


def _bar(what: str, value: float, limit: float, *, most: bool = False) -> None:
    met = value <= limit if most else value >= limit
    print(f"  {'ok  ' if met else 'MISS'} {what:44} {value:8.2f} ({'≤' if most else '≥'} {limit})")


def _share(each: Iterable[bool]) -> float:
    values = list(each)
    return 100 * sum(values) / max(1, len(values))


def _rows(path: Path) -> Iterator[Row]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def _files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix.lower() in _SUFFIXES)


def _opened(path: Path, stack: ExitStack) -> Path:
    """The folder itself, or one into which the archive is unpacked."""
    if path.is_dir():
        return path
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    with tarfile.open(path) as archive:
        archive.extractall(folder, filter="data")
    return folder


if __name__ == "__main__":
    main()
