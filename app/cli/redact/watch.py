"""The command that redacts what comes into a folder, until it is told to end."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TypeAlias

from app.cli.batch import each, refusals
from app.cli.documents import hold_to_policy, start_scanner, surrogate_key_of
from app.cli.policies import chosen
from app.cli.redact.run import Run
from app.cli.terminal import print_error, print_note
from app.errors import InputError
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow.folders import documents_in

SECONDS_BETWEEN = 2.0
"""Between two looks at the folder; a file that both find the same has been written whole.

Notifications of the system are no help: network drives, where scanners write, have none.
"""

_Stamp: TypeAlias = tuple[int, int]
"""Size and time of change of a file, in bytes and nanoseconds."""


def watch(options: argparse.Namespace) -> int:
    """Write a verified copy of every document that is there or comes; 0 when told to end."""
    (folder,) = map(Path, options.paths)
    if not folder.is_dir():
        raise InputError("This is no folder that can be watched.", hint="Name a folder.")
    hold_to_policy(options)
    run = Run(options, chosen(options))
    with ExitStack() as ending:
        for _ in range(options.jobs):
            scanner = ending.enter_context(start_scanner(options))
            run.children.put((scanner, ending.enter_context(Worker(READER))))
        key = surrogate_key_of(options)
        run.begin(key, key)
        manifest = run.keep_account(scanner.pack)
        ending.callback(lambda: manifest.close(complete=False))
        ending.callback(run.linked.close)
        print_note(f"watching {folder}; Ctrl+C ends it")
        with suppress(KeyboardInterrupt):  # what was not finished is done at the next start
            for new in _arrivals(folder):
                each(
                    new,
                    run.redact,
                    options.jobs,
                    begin=run.leave_finished,
                    as_json=options.json,
                )
    return 0


def _arrivals(folder: Path) -> Iterator[list[str]]:
    """Documents below a folder that are new or have changed, once they are whole.

    Says of what cannot be read why, once.
    """
    tried: dict[Path, _Stamp] = {}
    told: set[Path] = set()
    before: Mapping[Path, _Stamp] = {}
    while True:
        found = documents_in([folder], NullReporter())
        for path, error in refusals(found):
            if path not in told:
                told.add(path)
                print_error(error, path)
        now = _stamps(found.paths)
        whole = {path: stamp for path, stamp in now.items() if before.get(path) == stamp}
        if new := [path for path, stamp in whole.items() if tried.get(path) != stamp]:
            yield list(map(str, new))
        tried |= whole
        before = now
        time.sleep(SECONDS_BETWEEN)


def _stamps(paths: Iterable[Path]) -> dict[Path, _Stamp]:
    stamps = {}
    for path in paths:
        with suppress(OSError):  # taken away since
            stat = path.stat()
            stamps[path] = stat.st_size, stat.st_mtime_ns
    return stamps
