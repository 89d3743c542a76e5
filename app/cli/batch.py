"""Commands over many files: one after the other or several at once, with their lines in order."""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeAlias

from app.cli.terminal import Progress, RunProgress, print_error, print_note, printable
from app.errors import AppError, InputError, LanguageUnserved, unexpected
from app.formats import unsupported
from app.progress import Cancelled, NullReporter, Reporter, Stage
from app.sandbox import handover
from app.sandbox.temp_dirs import PrivateFolder
from app.workflow.folders import FolderContents, documents_in

# A file, how to name it, and why it is not even tried.
Input: TypeAlias = tuple[Path, str, AppError | None]
_UNKNOWN = "of a type that cannot be read"
_SHUT = InputError("The folder could not be opened.")
_LINK = InputError(
    "The folder is a link, which is not followed.", hint="Name the folder to which it leads."
)
# Results that wait for the one before them; a slow file must not make the others stand still.
_AHEAD = 32


@dataclass(frozen=True, slots=True)
class Done:
    """What came of one file.

    Attributes:
        line: what is printed of it; nothing where that is empty.
        unserved: its languages without a model.
        details: what `--json` says of it.
        before: it was finished by an earlier run.
    """

    line: str
    unserved: LanguageUnserved | None = None
    details: Mapping[str, object] = field(default_factory=dict, hash=False)
    before: bool = False


One: TypeAlias = Callable[[Path, str, Reporter], Done]


@dataclass(frozen=True, slots=True)
class First:
    """What is done before all else: `one` with every file, then `all` together."""

    one: One
    all: Callable[[], None]


def add_json(parser: argparse.ArgumentParser) -> None:
    """Let a command tell other programs of its progress."""
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object for each event (begin, progress, file, end) instead of lines",
    )


def each(
    given: list[str],
    one: One,
    jobs: int = 1,
    came: Callable[[int, Path, AppError | None], None] | None = None,
    first: First | None = None,
    *,
    begin: Callable[[Sequence[Path]], None] | None = None,
    as_json: bool = False,
) -> int:
    """Do `one` for every file and print its line; the exit status of the worst failure.

    Files in languages without a model are named together at the end. `came` is told of each file
    in turn: its number from 1, its path, and why it failed; `begin` of all files before anything.
    At most `jobs` files are worked on at once, and the results of a bounded number wait.
    """
    worst, failed = 0, 0
    unserved: list[tuple[AppError, str]] = []
    with _inputs(given) as items, ThreadPoolExecutor(jobs) as pool:
        if begin is not None:
            begin([path for path, _, refused in items if refused is None])
        events = _Events(len(items)) if as_json else None
        run = RunProgress(sum(map(_size, items)), len(items), visible=not as_json)
        ready = items if first is None else _prepared(pool, first, items, jobs, events)
        results = _in_turn(pool, partial(_done, one, run, events), ready, jobs)
        for number, ((path, shown, _), (done, error)) in enumerate(results, start=1):
            told = error or done.unserved
            if came is not None:
                came(number, path, told)
            if events is not None:
                events.file(number, shown, done, told, run.seconds_left)
            elif done.line:
                print(printable(done.line), flush=True)
            if isinstance(told, LanguageUnserved):
                unserved.append((told, shown))
            elif told is not None:
                failed += 1
                print_error(told, shown)
                worst = max(worst, told.exit_code)
        status = worst or (LanguageUnserved.exit_code if unserved else 0)
        if events is not None:
            events.tell("end", files=len(items), failed=failed, status=status)
    for told, shown in unserved:
        print_error(told, shown)
    return status


def _prepared(
    pool: ThreadPoolExecutor, first: First, items: list[Input], jobs: int, events: _Events | None
) -> list[Input]:
    """The files after what is done first with them, those that failed with the reason."""
    run = RunProgress(sum(map(_size, items)), len(items), visible=events is None)
    results = _in_turn(pool, partial(_done, first.one, run, events), items, jobs)
    prepared = [(path, shown, error) for (path, shown, _), (_, error) in results]
    first.all()
    return prepared


def _done(
    one: One, run: RunProgress, events: _Events | None, item: Input
) -> tuple[Done, AppError | None]:
    """What came of a file, and why it failed."""
    path, shown, refused = item
    size, done, failure = _size(item), Done(""), refused
    try:
        if refused is None and events is not None:
            done = one(path, shown, events.of_file(shown))
        elif refused is None:
            with Progress(shown, run) as progress:
                done = one(path, shown, progress)
    except AppError as error:
        failure = error
    except Cancelled:
        raise
    except Exception as error:  # noqa: BLE001 - a failure belongs to its file, others go on
        failure = unexpected(error)
    if done.before:
        run.skip(size)
    run.did(size)
    return done, failure


def _in_turn(
    pool: ThreadPoolExecutor,
    work: Callable[[Input], tuple[Done, AppError | None]],
    items: Iterable[Input],
    jobs: int,
) -> Iterator[tuple[Input, tuple[Done, AppError | None]]]:
    """Each item with what came of it, in their order."""
    if jobs == 1:
        # In the main thread, which can be interrupted.
        yield from ((item, work(item)) for item in items)
        return
    waiting: deque[tuple[Input, Future[tuple[Done, AppError | None]]]] = deque()
    try:
        for item in items:
            waiting.append((item, pool.submit(work, item)))
            while waiting and (waiting[0][1].done() or len(waiting) >= jobs * _AHEAD):
                first, future = waiting.popleft()
                yield first, future.result()
        while waiting:
            first, future = waiting.popleft()
            yield first, future.result()
    finally:
        # Whoever stops a run waits for what was begun, and not for the rest.
        for _, future in waiting:
            future.cancel()


class _Events:
    """Prints a JSON object a line for other programs."""

    def __init__(self, files: int) -> None:
        self._turn = threading.Lock()
        self._last = 0.0
        self.tell("begin", files=files)

    def tell(self, event: str, **details: object) -> None:
        """Print one."""
        line = json.dumps({"event": event, **details}, ensure_ascii=True)
        with self._turn:
            print(line, flush=True)

    def of_file(self, shown: str) -> Reporter:
        """Tells how far a file is, once a second for all of them."""
        return _FileEvents(self, shown)

    def file(
        self,
        number: int,
        shown: str,
        done: Done,
        error: AppError | None,
        seconds_left: float | None,
    ) -> None:
        """Tell what came of a file."""
        details: dict[str, object] = dict(done.details)
        if error is not None:
            details |= {"error": error.code, "message": error.message, "hint": error.hint}
            details.setdefault("status", "failed")
        left = None if seconds_left is None else round(seconds_left)
        self.tell("file", number=number, path=shown, **details, seconds_left=left)

    def is_due(self) -> bool:
        """Whether a second passed since this was so."""
        now = time.monotonic()
        with self._turn:
            due = now - self._last >= 1.0
            if due:
                self._last = now
            return due


class _FileEvents:
    """A reporter whose steps are events."""

    def __init__(self, events: _Events, shown: str) -> None:
        self._events = events
        self._shown = shown

    def step(self, stage: Stage, done: int, total: int) -> None:
        """As `app.progress.Reporter.step`."""
        if self._events.is_due():
            self._events.tell(
                "progress", path=self._shown, stage=stage.value, done=done, total=total
            )


def _size(item: Input) -> int:
    """Bytes of a file, which say how long it takes; at least one."""
    try:
        return 1 if item[2] is not None else max(1, item[0].stat().st_size)
    except OSError:
        return 1


@contextmanager
def _inputs(given: list[str]) -> Iterator[list[Input]]:
    """Files to work on; directories are walked, `-` is standard input."""
    items: list[Input] = []
    if given.count("-") > 1:
        raise InputError("Standard input (-) is named twice.", hint="Name it once.")
    with PrivateFolder() as private, ExitStack() as stack:
        for name in given:
            if name == "-":
                path = private.path / "stdin.txt"
                stack.enter_context(_kept_for_the_run(path, sys.stdin.buffer.read()))
                items.append((path, "-", None))
                continue
            found = documents_in([Path(name)], NullReporter())
            items += ((path, str(path), None) for path in found.paths)
            items += ((path, str(path), error) for path, error in refusals(found))
            tell_passed_over(len(found.passed_over))
        yield items


@contextmanager
def _kept_for_the_run(path: Path, text: bytes) -> Iterator[None]:
    """Let `path` show `text`: in memory where the system can, else a file until the end."""
    if not handover.possible():
        path.write_bytes(text)
        yield
        return
    descriptor = handover.in_memory(iter((text,)))
    path.symlink_to(f"/proc/self/fd/{descriptor}")
    try:
        yield
    finally:
        os.close(descriptor)


def refusals(found: FolderContents) -> Iterator[tuple[Path, AppError]]:
    """What is in a folder and is not even tried, with the reason."""
    for path in found.others:
        yield path, unsupported.refusal(unsupported.by_suffix(path.suffix.lower()) or _UNKNOWN)
    for path in found.shut:
        yield path, _LINK if path.is_symlink() else _SHUT


def tell_passed_over(count: int) -> None:
    """Say that documents in a folder are left alone, so that nobody takes them for done."""
    if count:
        what = "1 file that is" if count == 1 else f"{count} files that are"
        print_note(f"{what} hidden, or called .deid as copies are, left alone")
