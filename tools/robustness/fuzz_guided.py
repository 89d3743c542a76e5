"""Fuzz the engine guided by coverage: Atheris (libFuzzer) keeps what reaches new code of it.

Every input is a small file of a text format. It is read, searched by the rules, with all mentions
and labels, and an export is planned in every mode and written in one: the way of a document but for
the model, which looks at each word in the same way. A refusal with a code is an end; any other
exception, more than `--seconds` for an input and more than `--megabytes` are findings, and the
input is kept. 1 second is 20 times what these inputs take.

The first byte chooses the format. A byte 0x0E repeats the eight bytes before it as often as the
byte behind it says, so that runs of thousands of signs take three bytes.

Run: pip install '.[fuzz]'   (Linux)
     python tools/robustness/fuzz_guided.py FOLDER [--minutes 10] [--inputs 1000] [--seed 1]
     python tools/robustness/fuzz_guided.py FOLDER --show FILE   (what a kept input is)

FOLDER keeps what reached new code; a later run goes on from there. Exit status 0: no findings.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import atheris
from support.files.torture_texts import UNITS, texts

with atheris.instrument_imports(include=["app.engine", "app.formats.text", "app.workflow"]):
    from app.engine.detectors.base import Detection, Reached
    from app.engine.detectors.rules.detector import RuleDetector
    from app.engine.domain.document import Document
    from app.engine.domain.export import Mode
    from app.engine.tagger.pack.packs import available
    from app.errors import AppError
    from app.formats.base import Options
    from app.formats.text.format import TextFormat
    from app.progress import NullReporter, Reporter
    from app.workflow.export import plan_export
    from app.workflow.scan import Scanner

SUFFIXES = (".txt", ".csv", ".json", ".xml", ".hl7", ".md", ".tsv", ".ndjson")
_AGAIN, _REPEATED = 0x0E, 8
_LONGEST = 4096  # bytes of an input, before runs
_SEEDS = 200
_NOTES = Path(__file__).resolve().parents[2] / "resources" / "self-test"


class _NoModel:
    """Finds nothing."""

    def examine(
        self,
        document: Document,  # noqa: ARG002
        reporter: Reporter,  # noqa: ARG002
        reached: Reached | None = None,  # noqa: ARG002
    ) -> Detection:
        return Detection(())


class Target:
    """What is done with every input, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._scanner = Scanner(_NoModel(), RuleDetector(), available()[0], "none")
        self._source, self._copy = folder / "note", folder / "copy"

    def __call__(self, data: bytes) -> None:
        """Take it through; raises what is a finding."""
        if len(data) < 2:
            return
        suffix, used = SUFFIXES[data[0] % len(SUFFIXES)], TextFormat()
        source, copy = self._source.with_suffix(suffix), self._copy.with_suffix(suffix)
        source.write_bytes(spread(data[1:]))
        try:
            document = used.read(source, Options(), NullReporter())
            review = self._scanner.scan(document, NullReporter())
            for mode in Mode:
                review, plan = plan_export(review, mode, bytes(32))
            used.write(source, Options(), plan, copy, NullReporter())
        except AppError:
            return
        finally:
            copy.unlink(missing_ok=True)


def spread(data: bytes) -> bytes:
    """The bytes of a file, its runs written out."""
    out = bytearray()
    values = iter(data)
    for value in values:
        if value == _AGAIN:
            out += bytes(out[-_REPEATED:]) * next(values, 0)
        else:
            out.append(value)
    return bytes(out)


def seeds(folder: Path, seed: int) -> None:
    """Begin with notes of all formats and texts of long runs."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, suffix in enumerate(SUFFIXES):
        note = _NOTES / f"note{suffix}"
        if note.exists():
            (folder / f"seed{suffix[1:]}").write_bytes(bytes((number,)) + note.read_bytes())
    for number, text in enumerate(islice(texts(Random(seed), 200), _SEEDS)):
        (folder / f"seed{number}").write_bytes(bytes((number % len(SUFFIXES),)) + text.encode())


def dictionary(path: Path) -> None:
    """Tell the fuzzer pieces of which identifiers are made."""
    escaped = ("".join(f"\\x{byte:02x}" for byte in unit.encode()) for unit in UNITS)
    path.write_text("".join(f'"{unit}"\n' for unit in escaped), encoding="ascii")


def main() -> None:
    """Fuzz until the time or the number is over; the exit status is libFuzzer's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--inputs", type=int, default=-1, help="end after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=20, help="of one input")
    parser.add_argument("--megabytes", type=int, default=2048, help="of the whole process")
    parser.add_argument("--show", type=Path, help="print what this input is, and end")
    options = parser.parse_args()
    if options.show:
        data = options.show.read_bytes()
        print(SUFFIXES[data[0] % len(SUFFIXES)], spread(data[1:]))
        return
    corpus, words = options.folder / "corpus", options.folder / "words.dict"
    seeds(corpus, options.seed)
    dictionary(words)
    with tempfile.TemporaryDirectory() as folder:
        flags = {
            "runs": options.inputs,
            "max_total_time": round(60 * options.minutes),
            "seed": options.seed,
            "timeout": options.seconds,
            "rss_limit_mb": options.megabytes,
            "max_len": _LONGEST,
            "dict": words,
            "artifact_prefix": f"{options.folder}/",
            "print_final_stats": 1,
        }
        given = [sys.argv[0], *(f"-{name}={value}" for name, value in flags.items()), str(corpus)]
        atheris.Setup(given, Target(Path(folder)))
        atheris.Fuzz()


if __name__ == "__main__":
    main()
