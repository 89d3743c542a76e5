"""The command bench: the speed of this computer, and what each model is expected to miss."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

from app import settings
from app.cli.documents import start_scanner
from app.cli.options import Command
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.scan import open_document

# Where the samples of a language lie; those of others are in a folder called as it is.
_SAMPLES = {"en": ""}


def bench(options: argparse.Namespace) -> int:
    """Time each stage on the bundled samples on this machine, and each model on notes."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    options.min_score, options.special_categories = None, False
    started = time.perf_counter()
    with start_scanner(options) as scanner, Worker(READER) as worker:
        provider = scanner.pack.provider
        print(f"load engine  {time.perf_counter() - started:6.2f} s  ({provider})")
        for path in sorted(Path(RESOURCES / "samples").glob("sample-*")):
            started = time.perf_counter()
            document = open_document(path, Options(), worker, NullReporter())
            read = time.perf_counter()
            review = scanner.scan(document, NullReporter())
            found = time.perf_counter()
            words = len(document.text.split())
            print(
                f"{path.name:20} read {read - started:5.2f} s  detect {found - read:5.2f} s  "
                f"{words / (found - read):7.0f} words/s  {len(review.findings)} findings"
            )
        print(f"files are opened with: {worker.confinement}")
        used = _bench_models(scanner, frozenset())
    for info in packs.available():
        if info.name not in used:
            chosen = replace(settings.load(), pack=info.name, min_score=None)
            with ConfinedScanner(chosen) as scanner:
                used |= _bench_models(scanner, used)
    return 0


def _bench_models(scanner: ConfinedScanner, told: frozenset[str]) -> frozenset[str]:
    """Print a row for each language of the samples, but of packs that were told of before.

    Returns the packs that searched.
    """
    from app.engine.review.left_over import left_over  # noqa: PLC0415
    from app.engine.review.transitions import near_misses  # noqa: PLC0415
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    usual = scanner.pack
    others = packs.for_other_languages(packs.named(usual.name))
    print(f"\n{'model':22}{'language':10}{'speed':>14}   expected misses in 1,000 words")
    used = {usual.name}
    for language in usual.served:
        notes = sorted((RESOURCES / "samples" / _SAMPLES.get(language, language)).glob("*.txt"))
        info = others.get(language)
        name = usual.name if info is None else info.name
        version = usual.version if info is None else info.version
        used.add(name)
        if not notes or name in told:
            continue
        text = notes[0].read_text(encoding="utf-8")
        scanner.scan_text(text, NullReporter())  # loads the model
        started = time.perf_counter()
        review = scanner.scan_text(text, NullReporter())
        words = len(text.split())
        speed = f"{words / (time.perf_counter() - started):.0f} words/s"
        near = near_misses(review)
        left = left_over(review, near, f"{usual.name} {usual.version}", usual.threshold)
        misses = "never measured on notes"
        if left is not None:
            each = 1000 / words
            least, most = (f"{count * each:.0f}" for count in (left.least, left.most))
            misses = f"{left.expected * each:.1f} (95 %: {least} to {most})"
        print(f"{f'{name} {version}':22}{language:10}{speed:>14}   {misses}", flush=True)
    return frozenset(used)


def add_bench(command: Command) -> None:
    """The command bench."""
    command(
        "bench", "measure the speed of this computer, and what each model is expected to miss"
    ).set_defaults(command=bench)
