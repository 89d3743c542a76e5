"""Spoil real documents in thousands of ways: each is exported and checked, or refused with a code.

    python tools/robustness/fuzz.py --count 20000 --seed 1
    python tools/robustness/fuzz.py FOLDER... --count 20000 --seed 1 --from 10000 --keep violations

Mutants are made of the bundled samples, of the files that the tests build and of the PDF, Word and
Excel files in the given folders. A violation is: an exception that is no `AppError`, an unexpected
one in the child, the end of the child, a file left behind by a failure, a second child, or a call
that outlasts its limit.
Mutant N of a seed is the same in every run, so that several processes can share the work.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from blind_reader import BLIND_READER
from mutants import members_of, mutant, packed
from one_word import Stopwatch, Trial, redact

from app.errors import AppError, ExportError
from app.paths import RESOURCES
from app.sandbox.reader_process import READER
from app.sandbox.role import Role

_TESTS = Path(__file__).resolve().parents[2] / "tests"
_SUFFIXES = (".pdf", ".docx", ".xlsx")
# Silence ends a call after the reader's limit; work with progress may take longer.
_SECONDS = 3 * READER.limits.quiet_seconds


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one mutant: `exported`, or the code and message of its error.

    `violation` says what must never happen, and is empty where nothing of it did. `late` tells that
    the file was read and then refused by the export or its checks.
    """

    verdict: str
    violation: str
    late: bool


def main() -> int:
    """Try a range of mutants, print what became of them; the exit status is 1 after violations."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Plain)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--only", choices=[suffix[1:] for suffix in _SUFFIXES])
    parser.add_argument("--without-recognition", action="store_true", help="refuse scans: faster")
    parser.add_argument("--largest", type=int, default=200, help="originals, in KiB")
    parser.add_argument("--keep", type=Path, help="folder for violations and late refusals")
    options = parser.parse_args()
    verdicts: Counter[str] = Counter()
    violations = 0
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        originals = gathered(Path(name), options.folders, options.largest << 10)
        if options.only:
            originals = [each for each in originals if each[0] == f".{options.only}"]
        role = BLIND_READER if options.without_recognition else READER
        numbers = range(options.first, options.first + options.count)
        for number, suffix, data, outcome in tried(originals, options.seed, numbers, role):
            verdicts[outcome.verdict] += 1
            if outcome.violation:
                violations += 1
                print(f"VIOLATION {number}{suffix}: {outcome.violation}", flush=True)
            if options.keep and (outcome.violation or outcome.late):
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{options.seed}-{number}{suffix}").write_bytes(data)
            if (number + 1) % 500 == 0:
                pace = verdicts.total() / (time.monotonic() - started)
                print(f"{number + 1}: {pace:.1f} a second, {violations} violations", flush=True)
    for verdict, count in verdicts.most_common():
        print(f"{count:7} {verdict}")
    print(f"{verdicts.total()} mutants of {len(originals)} files, {violations} violations")
    return 1 if violations else 0


def gathered(scratch: Path, folders: Iterable[Path], largest: int) -> list[tuple[str, bytes]]:
    """Endings and bytes of the originals, each once, in the order of their names."""
    _build(scratch)
    paths = [path for folder in (RESOURCES / "samples", scratch, *folders) for path in _in(folder)]
    found = {path.read_bytes(): path.suffix.lower() for path in paths}
    return [(suffix, data) for data, suffix in found.items() if 0 < len(data) <= largest]


def tried(
    originals: list[tuple[str, bytes]], seed: int, numbers: Iterable[int], role: Role
) -> Iterator[tuple[int, str, bytes, Outcome]]:
    """Every mutant by number, with its ending and bytes, and what became of it."""
    with tempfile.TemporaryDirectory() as name, Stopwatch(role=role) as worker:
        for number in numbers:
            rng = Random(f"{seed}:{number}")
            suffix = rng.choice(sorted({suffix for suffix, _ in originals}))
            original = rng.choice([data for ending, data in originals if ending == suffix])
            data = mutant(original, rng)
            yield number, suffix, data, outcome_of(data, suffix, Path(name), worker, rng)


def outcome_of(data: bytes, suffix: str, folder: Path, worker: Stopwatch, rng: Random) -> Outcome:
    """Take one mutant through the whole job in `folder`, which is left empty."""
    source, target = folder / f"mutant{suffix}", folder / f"export{suffix}"
    source.write_bytes(data)
    worker.seconds.clear()
    found: list[str] = []
    late = False
    try:
        redact(source, target, worker, rng, Trial())
        verdict = "exported"
    except AppError as error:
        verdict, late = f"{error.code}: {error}", isinstance(error, ExportError)
        if type(error) is AppError:
            found.append(f"unexpected in the child: {error}")
        if str(error) == str(READER.died):
            found.append("the child died")
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        verdict = type(error).__name__
        found.append("".join(traceback.format_exception(error)[-3:]))
    left = {path.name for path in (*folder.iterdir(), *worker.outbox.iterdir())} - {source.name}
    if (left == {target.name}) != (verdict == "exported"):
        found.append(f"left behind: {sorted(left)}")
    if len(multiprocessing.active_children()) > 1:
        found.append("a child outlived its call")
    seconds = max(worker.seconds.values(), default=0.0)
    if seconds > _SECONDS:
        found.append(f"took {seconds:.0f} s")
    for path in folder.iterdir():
        path.unlink()
    return Outcome(verdict, "; ".join(found), late)


def _in(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.suffix.lower() in _SUFFIXES)


def _build(folder: Path) -> None:
    """The files that the tests of the formats build."""
    sys.path.append(str(_TESTS))
    from leakage.slots import xlsx_slots  # noqa: PLC0415 - found by this path
    from support.files import docx_files, docx_hiding_places, pdf_files  # noqa: PLC0415 - as above

    for make in (
        pdf_files.embedded_letter,
        pdf_files.operators,
        pdf_files.shared_form,
        pdf_files.unbalanced,
        pdf_files.ligatures,
        pdf_files.filled_form,
        pdf_files.side_channels,
    ):
        make(folder / f"{make.__name__}.pdf")
    for number, body in enumerate(docx_hiding_places.IN_THE_BODY.values()):
        path = docx_files.package(folder / f"{number}.docx", docx_files.p("Seen today.") + body)
        path.write_bytes(packed(members_of(path.read_bytes())))  # without the time of day
    for number, make_book in enumerate(xlsx_slots.SLOTS.values()):
        path = make_book(folder / f"{number}.xlsx")
        path.write_bytes(packed(members_of(path.read_bytes())))


class _Plain(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the description."""


if __name__ == "__main__":
    sys.exit(main())
