"""The command that writes redacted copies."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TypeAlias

from app import __version__
from app.cli.batch import Done, First, each
from app.cli.cases import LinkedDocuments
from app.cli.documents import (
    hold_to_policy,
    language_of,
    start_scanner,
    surrogate_key_of,
    unserved,
)
from app.cli.policies import chosen
from app.cli.terminal import Progress, password_of
from app.engine.domain.document import Document
from app.engine.domain.export import Layout
from app.engine.domain.policy import policy_of
from app.engine.domain.review import Review
from app.engine.redaction.report import Report
from app.engine.redaction.summary import Line, Result
from app.errors import AppError, InputError, LanguageUnserved, VerificationFailed
from app.formats.base import Options
from app.key_files import report_key
from app.key_purposes import new_root
from app.notices import NoticeCode, page_ranges
from app.progress import Reporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.detector_process import LoadedPack
from app.workflow.export import Exported, export, write_reports, write_summary
from app.workflow.manifest import Entry, Manifest
from app.workflow.naming import export_name
from app.workflow.scan import open_document
from app.workflow.second_try import further_pages, trying_pictures
from app.workflow.signed_reports import Signer
from app.workflow.targets import Targets

_Children: TypeAlias = tuple[ConfinedScanner, Worker]

_WAY_ON = (
    " With --retry-as-pictures the pages that failed ({pages}) become pictures, which text "
    "recognition searches, and which are painted over and verified."
)


def redact(options: argparse.Namespace) -> int:
    """Write a verified copy of every file, and a summary line each."""
    _refuse_to_resume(options)
    hold_to_policy(options)
    run = _Run(options)
    with ExitStack() as ending:
        # Each child gets ready while the other does.
        for _ in range(options.jobs):
            scanner = ending.enter_context(start_scanner(options))
            run.children.put((scanner, ending.enter_context(Worker(READER))))
        run.begin(*_keys_of(options))
        ending.callback(run.linked.close)
        manifest = run.keep_account(scanner.pack)  # without a model no file is read
        ending.callback(lambda: manifest.close(complete=False))
        first = First(run.search, run.settle) if run.linked.are_cases else None
        status = each(
            options.paths,
            run.redact,
            options.jobs,
            run.came,
            first,
            begin=run.leave_finished,
            as_json=options.json,
        )
        manifest.close(complete=True)
        if options.summary:
            write_summary(run.lines, options.output, run.signer, neutral_date=options.neutral_dates)
        return status


def _refuse_to_resume(options: argparse.Namespace) -> None:
    """Raise `InputError` where a run cannot be continued file by file."""
    if not options.resume:
        return
    if options.summary:
        raise InputError(
            "A summary is about one whole run, and --resume continues one.",
            hint="Leave out --summary; --report writes a report for each file.",
        )
    if options.cases or options.vault or options.irreversible:
        raise InputError(
            "A run with --cases, --vault or --irreversible makes all its exports together.",
            hint="Start it again without --resume.",
        )


def _keys_of(options: argparse.Namespace) -> tuple[bytes, bytes]:
    """The root of what is made, and that of the signatures, which others must know again."""
    if not options.irreversible:
        key = surrogate_key_of(options)
        return key, key
    made = new_root()
    signs = options.report or options.summary
    return made, surrogate_key_of(options) if signs else made


class _Run:
    """One call of the command. As many files are worked on at a time as there are `children`."""

    linked: LinkedDocuments
    signer: Signer
    _key: bytes
    _manifest: Manifest

    def __init__(self, options: argparse.Namespace) -> None:
        self.children: SimpleQueue[_Children] = SimpleQueue()
        self.lines: list[Line] = []
        self._options = options
        self._read = Options(options.encoding, password_of(options))
        self._policy = chosen(options)
        self._layout = Layout(options.exact_places, not options.no_text_layer)
        self._targets = Targets(options.output)
        self._reports: dict[Path, tuple[str, Report]] = {}

    def begin(self, key: bytes, signing: bytes) -> None:
        """Use these root keys, the second one to sign. Raises as `LinkedDocuments`."""
        self._key, self.signer = key, Signer(signing)
        self.linked = LinkedDocuments(self._options, self._policy, key)

    def keep_account(self, pack: LoadedPack) -> Manifest:
        """Note from now on which files are finished."""
        options = self._options
        known = options.known and hashlib.sha256(options.known.read_bytes()).hexdigest()
        # All that changes what an export looks like, beside the file and the key.
        choices = (
            __version__,
            policy_of(self._policy).sha256,
            *(pack.sha256, pack.served, pack.threshold),
            *(options.language, options.encoding, known),
            *(options.date_shift, options.neutral_names, options.neutral_dates),
            *(self._layout.exact_places, self._layout.text_layer, options.retry_as_pictures),
            options.report,
        )
        self._manifest = Manifest(
            options.output, report_key(self._key), json.dumps(choices), resume=options.resume
        )
        return self._manifest

    def leave_finished(self, paths: Sequence[Path]) -> None:
        """Settle the names of exports; nobody gets that of one that an earlier run finished."""
        self._targets.plan(paths, self._manifest.settle(paths))

    def came(self, number: int, path: Path, error: AppError | None) -> None:
        """Note a file for the summary, where one is wanted."""
        copy, report = self._reports.pop(path, ("", None))
        if not self._options.summary:
            return
        result = Result.EXPORTED if report is not None else Result.FAILED
        if isinstance(error, LanguageUnserved) and report is not None:
            result = Result.UNVERIFIED
        self.lines.append(Line(number, result, copy, report, error.code if error else ""))

    def search(self, path: Path, _shown: str, progress: Reporter) -> Done:
        """Search a file whose case is to be settled before it is written."""
        with self._child() as (scanner, worker):
            self._searched(path, progress, scanner, worker)
        return Done("")

    def settle(self) -> None:
        """Settle all cases."""
        with self._child() as (scanner, _), Progress("cases") as progress:
            self.linked.settle(scanner, progress)

    def redact(self, path: Path, shown: str, progress: Reporter) -> Done:
        """Write the copy of a file, unless an earlier run did."""
        options = self._options
        if (entry := self._manifest.finished(path)) is not None:
            return _done_before(shown, options.output / entry.copy, entry)
        with self._child() as (scanner, worker):
            if self.linked.are_cases:
                review = self.linked.found(path)
            else:
                review = self._searched(path, progress, scanner, worker)
            document = review.document
            secret = report_key(self._key)
            name = export_name(review, path, neutral=options.neutral_names, secret=secret)
            target = self._targets.claim(path, name)
            planner = partial(scanner.plan_export, date_shift=options.date_shift, reporter=progress)
            attempt = partial(
                export,
                review,
                path,
                target,
                self._policy,
                key=self._key,
                options=self._read,
                pack=scanner.pack,
                worker=worker,
                reporter=progress,
                neutral_date=options.neutral_dates,
                planner=self.linked.plan(path, planner),
                reviewers=tuple(options.reviewer[:2]),
            )
            exported = _with_way_on(
                lambda layout: attempt(layout=layout),
                document,
                self._layout,
                retry=options.retry_as_pictures,
            )
        report = exported.report
        self._reports[path] = target.name, report
        if options.report:
            write_reports(report, target, self.signer)
        told = unserved(review)
        removed = report.removed if report.kept else len(review.redacted)
        if told is None and not self.linked.are_cases and not options.irreversible:
            # One that is not verified is done again, and told of again, by a run that goes on.
            self._manifest.add(path, target.name, report.export_sha256, removed, report.kept)
        return _done(shown, target, review, report, removed, told)

    def _searched(
        self, path: Path, progress: Reporter, scanner: ConfinedScanner, worker: Worker
    ) -> Review:
        document = open_document(path, self._read, worker, progress)
        language = language_of(self._options, document)
        return self.linked.search(path, document, scanner, language, progress)

    @contextmanager
    def _child(self) -> Iterator[_Children]:
        children = self.children.get()
        try:
            yield children
        finally:
            self.children.put(children)


def _done(
    shown: str,
    target: Path,
    review: Review,
    report: Report,
    removed: int,
    told: LanguageUnserved | None,
) -> Done:
    """What is said of a file whose copy is in place."""
    checked = "verified" if told is None else "not verified: no model for the language"
    if any(one.code is NoticeCode.PDF_RECOVERED for one in review.document.notices):
        checked += "; the original is damaged, parts may be missing"
    if pictures := report.made_pictures:
        checked += f"; pages that became pictures: {page_ranges(pictures)}"
    stay = f", {report.kept} kept by the policy" if report.kept else ""
    details = {
        "status": "verified" if told is None else "unverified",
        "copy": str(target),
        "removed": removed,
        "kept": report.kept,
        "pictures": list(pictures),
    }
    return Done(f"{shown} -> {target}: {removed} redacted{stay}, {checked}", told, details)


def _done_before(shown: str, copy: Path, entry: Entry) -> Done:
    """What is said of a file that an earlier run finished."""
    stay = f", {entry.kept} kept by the policy" if entry.kept else ""
    details = {
        "status": "verified",
        "before": True,
        "copy": str(copy),
        "removed": entry.removed,
        "kept": entry.kept,
    }
    line = f"{shown} -> {copy}: {entry.removed} redacted{stay}, verified by an earlier run"
    return Done(line, None, details, before=True)


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
