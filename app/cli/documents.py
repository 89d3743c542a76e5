"""The commands that users script: scan, redact, verify."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

from app import settings
from app.cli.passphrase import unlock_keys
from app.cli.policies import chosen
from app.cli.terminal import Progress, password_of, print_error, print_note, printable
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import Layout
from app.engine.domain.labels import schema
from app.engine.domain.review import LanguageChoice, Review
from app.engine.redaction.report import Report
from app.engine.redaction.summary import Line, Result
from app.engine.review.doubt import doubt
from app.engine.review.languages import language_notices
from app.errors import (
    AppError,
    InputError,
    LanguageUnserved,
    Unsupported,
    VerificationFailed,
    unexpected,
)
from app.formats import unsupported
from app.formats.base import Options
from app.key_files import (
    given_key,
    key_of,
    report_key,
    report_keys,
    surrogate_key,
    tell_once,
)
from app.notices import NoticeCode, english, page_ranges
from app.policy import policy
from app.progress import Cancelled, NullReporter
from app.sandbox import handover
from app.sandbox.reader_process import READER
from app.sandbox.temp_dirs import PrivateFolder
from app.sandbox.worker import Worker
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.export import Exported, export, write_reports, write_summary
from app.workflow.folders import documents_in
from app.workflow.naming import export_name
from app.workflow.scan import open_document
from app.workflow.second_try import further_pages, trying_pictures

# The line that is printed of a file, and what else there is to know of it.
_Done: TypeAlias = tuple[str, LanguageUnserved | None]
# A file, how to name it, and why it is not even tried.
_Input: TypeAlias = tuple[Path, str, AppError | None]

_OPEN_KEYS = (
    "The keys of surrogates and fingerprints lie in a file that whoever uses your account, or reads"
    " this disk, can read: this computer has no keyring. `incognote keys passphrase` protects them."
)
_UNKNOWN = "of a type that cannot be read"
_WAY_ON = (
    " With --retry-as-pictures the pages that failed ({pages}) become pictures, which text "
    "recognition searches, and which are painted over and verified."
)
_SHUT = "The folder could not be opened."


def scan(options: argparse.Namespace) -> int:
    """Print one JSON object a document."""
    read = Options(options.encoding, password_of(options))
    # Each child gets ready while the other does.
    with start_scanner(options) as scanner, Worker(READER) as worker:
        scanner.pack  # noqa: B018 - without a model no file is read

        def one(path: Path, shown: str, progress: Progress) -> _Done:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            line = json.dumps({"path": shown, **_described(review)}, ensure_ascii=False)
            return line, unserved(review)

        return _each(options.paths, one)


def rank(options: argparse.Namespace) -> int:
    """Print the documents in the order in which reviewing them teaches most, the first one most."""
    read = Options(options.encoding, password_of(options))
    found: list[tuple[float, str]] = []
    with start_scanner(options) as scanner, Worker(READER) as worker:
        scanner.pack  # noqa: B018 - without a model no file is read

        def one(path: Path, shown: str, progress: Progress) -> _Done:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            found.append((doubt(review), shown))
            return "", unserved(review)

        status = _each(options.paths, one)
    for value, shown in sorted(found, key=lambda item: -item[0]):
        print(f"{value:8.3f} {printable(shown)}")
    return status


def redact(options: argparse.Namespace) -> int:
    """Write a verified copy of every file, and a summary line each."""
    read = Options(options.encoding, password_of(options))
    hold_to_policy(options)
    handling = chosen(options)
    layout = Layout(options.exact_places, not options.no_text_layer)
    targets = _Targets(options.output)
    children: SimpleQueue[tuple[ConfinedScanner, Worker]] = SimpleQueue()
    reports: dict[Path, tuple[str, Report]] = {}
    lines: list[Line] = []

    def came(number: int, path: Path, error: AppError | None) -> None:
        copy, report = reports.get(path, ("", None))
        result = Result.EXPORTED if report is not None else Result.FAILED
        if isinstance(error, LanguageUnserved) and report is not None:
            result = Result.UNVERIFIED
        lines.append(Line(number, result, copy, report, error.code if error else ""))

    def one(path: Path, shown: str, progress: Progress) -> _Done:
        scanner, worker = children.get()
        try:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            name = export_name(review, path, neutral=options.neutral_names, secret=report_key(key))
            target = targets.claim(name)
            attempt = partial(
                export,
                review,
                path,
                target,
                handling,
                key=key,
                options=read,
                pack=scanner.pack,
                worker=worker,
                reporter=progress,
                neutral_date=options.neutral_dates,
                planner=partial(
                    scanner.plan_export, date_shift=options.date_shift, reporter=progress
                ),
            )
            exported = _with_way_on(
                lambda layout: attempt(layout=layout),
                document,
                layout,
                retry=options.retry_as_pictures,
            )
        finally:
            children.put((scanner, worker))
        reports[path] = target.name, exported.report
        if options.report:
            write_reports(exported.report, target)
        told = unserved(review)
        checked = "verified" if told is None else "not verified: no model for the language"
        if any(one.code is NoticeCode.PDF_RECOVERED for one in document.notices):
            checked += "; the original is damaged, parts may be missing"
        if pictures := exported.report.made_pictures:
            checked += f"; pages that became pictures: {page_ranges(pictures)}"
        kept = exported.report.kept
        removed = exported.report.removed if kept else len(review.redacted)
        stay = f", {kept} kept by the policy" if kept else ""
        return f"{shown} -> {target}: {removed} redacted{stay}, {checked}", told

    with ExitStack() as ending:
        # Each child gets ready while the other does.
        for _ in range(options.jobs):
            scanner = ending.enter_context(start_scanner(options))
            children.put((scanner, ending.enter_context(Worker(READER))))
        key = surrogate_key_of(options)
        scanner.pack  # noqa: B018 - without a model no file is read
        status = _each(options.paths, one, options.jobs, came)
        if options.summary:
            write_summary(lines, options.output, neutral_date=options.neutral_dates)
        return status


def _with_way_on(
    attempt: Callable[[Layout], Exported], document: Document, layout: Layout, *, retry: bool
) -> Exported:
    """What `attempt` makes; where its check fails, `retry` with pictures, or say that one can."""
    if retry:
        return trying_pictures(attempt, document, layout)
    try:
        return attempt(layout)
    except VerificationFailed as failed:
        if pages := further_pages(failed, document, layout):
            failed.hint += _WAY_ON.format(pages=page_ranges(pages))
        raise


def hold_to_policy(options: argparse.Namespace) -> None:
    """Export as the policy of this computer demands, and say what that changes."""
    held = policy().locked
    stored = settings.load()
    wanted = {name: getattr(stored, name) for name in _EXPORTING if name in held}
    if "mode" in held and options.policy is not None:
        wanted["policy"] = None
    if "text_layer" in held:
        wanted["no_text_layer"] = not stored.text_layer
    for name, value in wanted.items():
        if getattr(options, name) != value:
            shown = name.replace("_", "-")
            told = f"sets {shown}: {value}" if value is not None else f"allows no --{shown}"
            print(f"incognote: the policy of this computer {told}", file=sys.stderr)
            setattr(options, name, value)


_EXPORTING = ("mode", "date_shift", "exact_places", "neutral_names", "neutral_dates")


def start_scanner(options: argparse.Namespace) -> ConfinedScanner:
    """The detectors of the stored settings, with the threshold given on the command line."""
    chosen = settings.load()
    if options.min_score is not None and "min_score" not in policy().locked:
        chosen = replace(chosen, min_score=options.min_score)
    return ConfinedScanner(chosen)


def surrogate_key_of(options: argparse.Namespace) -> bytes:
    """The surrogate key: of the file or mark on the command line, else that in use here."""
    if options.key_file is not None:
        return given_key(options.key_file)
    unlock_keys(options)
    key = surrogate_key() if options.key is None else key_of(options.key)
    if tell_once():
        print_note(_OPEN_KEYS)
    return key


def report_keys_of(options: argparse.Namespace) -> tuple[bytes, ...]:
    """The secrets that may have made a report: of the key that is named, else of all here."""
    if options.key_file is not None or options.key is not None:
        return (report_key(surrogate_key_of(options)),)
    unlock_keys(options)
    return report_keys()


def language_of(options: argparse.Namespace, document: Document) -> LanguageChoice:
    """What the command line says of the language of a document."""
    if options.language is None:
        return LanguageChoice()
    whole = Span(0, max(1, len(document.text)))
    return LanguageChoice((Passage(whole, options.language, 1.0),))


def unserved(review: Review) -> LanguageUnserved | None:
    """What to tell of languages of a document without a model; None where there are none."""
    notices = language_notices(review)
    return LanguageUnserved(" ".join(map(english, notices))) if notices else None


def _described(review: Review) -> dict[str, object]:
    document, labels = review.document, schema()
    return {
        "kind": document.kind,
        "sha256": document.sha256,
        "text": document.text,
        "languages": [
            {
                "start": passage.span.start,
                "end": passage.span.end,
                "language": passage.language,
                "certainty": round(passage.certainty, 4),
                "model": passage not in review.unserved,
            }
            for passage in review.passages
        ],
        "findings": [
            {
                "start": finding.span.start,
                "end": finding.span.end,
                "category": labels.subcategories[finding.subcategory].category,
                "subcategory": finding.subcategory,
                "score": round(finding.score, 4),
                "detector": finding.detector,
            }
            for finding in review.findings
        ],
    }


def _each(
    given: list[str],
    one: Callable[[Path, str, Progress], _Done],
    jobs: int = 1,
    came: Callable[[int, Path, AppError | None], None] | None = None,
) -> int:
    """Do `one` for every file and print its line; the exit status of the worst failure.

    Files in languages without a model are named together at the end. `came` is told of each file
    in turn: its number from 1, its path, and why it failed.
    """

    def guarded(item: _Input) -> tuple[str, AppError | None, str]:
        path, shown, refused = item
        try:
            if refused is not None:
                raise refused
            with Progress(shown) as progress:
                return *one(path, shown, progress), shown
        except AppError as error:
            return "", error, shown
        except Cancelled:
            raise
        except Exception as error:  # noqa: BLE001 - a failure belongs to its file, others go on
            return "", unexpected(error), shown

    worst = 0
    unserved: list[tuple[AppError, str]] = []
    with _inputs(given) as items, ThreadPoolExecutor(jobs) as pool:
        results = map(guarded, items) if jobs == 1 else pool.map(guarded, items)
        for number, ((path, *_), (line, error, shown)) in enumerate(
            zip(items, results, strict=True), start=1
        ):
            if came is not None:
                came(number, path, error)
            if line:
                print(printable(line), flush=True)
            if isinstance(error, LanguageUnserved):
                unserved.append((error, shown))
            elif error is not None:
                print_error(error, shown)
                worst = max(worst, error.exit_code)
    for told, shown in unserved:
        print_error(told, shown)
    return worst or (LanguageUnserved.exit_code if unserved else 0)


@contextmanager
def _inputs(given: list[str]) -> Iterator[list[_Input]]:
    """Files to work on; directories are walked, `-` is standard input."""
    items: list[_Input] = []
    with PrivateFolder() as private, ExitStack() as stack:
        for name in given:
            if name == "-":
                path = private.path / "stdin.txt"
                stack.enter_context(_kept_for_the_run(path, sys.stdin.buffer.read()))
                items.append((path, "-", None))
                continue
            found = documents_in([Path(name)], NullReporter())
            items += ((path, str(path), None) for path in found.paths)
            items += ((path, str(path), _refusal(path)) for path in found.others)
            items += ((path, str(path), InputError(_SHUT)) for path in found.shut)
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


def _refusal(path: Path) -> Unsupported:
    return unsupported.refusal(unsupported.by_suffix(path.suffix.lower()) or _UNKNOWN)


class _Targets:
    """Output files of this run: two inputs of the same name never share one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken: set[str] = set()

    def claim(self, name: str) -> Path:
        """A path in the folder that no other input of this run has."""
        stem, dot, rest = name.partition(".deid")
        number, free = 1, name
        while free in self._taken:
            number += 1
            free = f"{stem}-{number}{dot}{rest}"
        self._taken.add(free)
        return self._folder / free
