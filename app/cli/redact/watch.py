"""The command that redacts what comes into a folder, until it is told to end."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TypeAlias

from app.cli.batch import each, refusals
from app.cli.documents import hold_to_policy, start_scanner, surrogate_key_of
from app.cli.policies import chosen
from app.cli.redact.run import Run
from app.cli.terminal import print_error, print_note
from app.digests import digest_if_readable
from app.errors import AppError, InputError
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
_Identity: TypeAlias = tuple[_Stamp, int, int]
"""The same with the file's number and when that changed, which no program sets."""
_PASSED_OVER = InputError(
    "The document is hidden, or called .deid as copies are.", hint="Give it another name."
)


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
        inbox = Inbox(folder, options.output)
        with suppress(KeyboardInterrupt):  # what was not finished is done at the next start
            while True:
                if new := inbox.arrivals():
                    each(
                        new,
                        run.redact,
                        options.jobs,
                        inbox.came,
                        begin=run.leave_finished,
                        as_json=options.json,
                    )
                time.sleep(SECONDS_BETWEEN)
    return 0


class Inbox:
    """A folder into which documents come. Says of what is not redacted why, once."""

    def __init__(self, folder: Path, output: Path) -> None:
        self._folder = folder
        self._output = output.absolute()
        self._before: Mapping[Path, _Stamp] = {}
        self._tried: dict[Path, _Identity] = {}
        self._digests: dict[Path, str] = {}
        self._done: dict[Path, str] = {}
        self._told: set[Path] = set()

    def arrivals(self) -> list[str]:
        """Documents that are new or have changed since the last look, once they are whole."""
        found = documents_in([self._folder], NullReporter())
        for path, error in refusals(found):
            self._tell(path, error)
        for path in found.passed_over:
            if not path.absolute().is_relative_to(self._output):
                self._tell(path, _PASSED_OVER)
        now = {path: one for path in found.paths if (one := self._identity(path)) is not None}
        whole = {path: one for path, one in now.items() if self._before.get(path) == one[0]}
        self._before = {path: stamp for path, (stamp, *_) in now.items()}
        new = [path for path, one in whole.items() if self._tried.get(path) != one]
        self._tried |= whole
        # Copying may give a file the size and time of the one before; drives may renumber files.
        self._digests |= {path: digest_if_readable(path) for path in new}
        return [str(path) for path in new if self._done.get(path) != self._digests[path]]

    def came(self, _number: int, path: Path, error: AppError | None) -> None:
        """Note what came of a document: one that was refused is tried when anything changes."""
        if error is None:
            self._done[path] = self._digests[path]
        else:
            self._done.pop(path, None)

    def _identity(self, path: Path) -> _Identity | None:
        try:
            stat = path.stat()
        except OSError as error:
            if path.is_symlink():
                self._tell(path, InputError(f"The link leads nowhere: {error.strerror}."))
            return None  # taken away since
        return (stat.st_size, stat.st_mtime_ns), stat.st_ino, stat.st_ctime_ns

    def _tell(self, path: Path, error: AppError) -> None:
        if path not in self._told:
            self._told.add(path)
            print_error(error, path)
