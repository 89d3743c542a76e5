"""A run of `redact`: the verified copy of each file, its name, its report, the account of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol, TypeAlias

from app import __version__
from app.cli.batch import Done
from app.cli.cases import LinkedDocuments
from app.cli.documents import (
    language_of,
    unserved,
)
from app.cli.terminal import Progress, password_of
from app.digests import digest_of
from app.engine.domain.document import Document
from app.engine.domain.export import Layout
from app.engine.domain.policy import Chosen, policy_of
from app.engine.domain.review import Review
from app.engine.redaction.report import Report
from app.engine.redaction.summary import Line, Result
from app.errors import (
    AppError,
    LanguageUnserved,
    Unsupported,
    VerificationFailed,
    WriteFailed,
)
from app.formats.base import Options
from app.keys.key_files import report_key
from app.notices import NoticeCode, page_ranges
from app.progress import Reporter
from app.sandbox.worker import Worker
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.detector_process import LoadedPack
from app.workflow.export import Exported, export, write_reports
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


@dataclass(frozen=True, slots=True)
class Made:
    """A verified copy.

    Attributes:
        name: what it is to be called.
        path: where it lies.
        original_sha256: of the original as it was read.
        removed: how many findings it lacks.
        unserved: its languages without a model.
        recovered: parts of the original may be missing, which is damaged.
    """

    name: str
    path: Path
    report: Report
    original_sha256: str
    removed: int
    unserved: LanguageUnserved | None
    recovered: bool


class Cluster(Protocol):
    """Other processes that make copies, here or on other computers."""

    def begin(self, paths: Sequence[Path]) -> None:
        """Have the copies of these files made."""

    def made(self, path: Path) -> Made:
        """Wait for a copy; raises why there is none."""


class Run:
    """One call of the command. As many files are worked on at a time as there are `children`."""

    linked: LinkedDocuments
    signer: Signer
    _key: bytes
    _manifest: Manifest

    def __init__(self, options: argparse.Namespace, policy: Chosen) -> None:
        self.children: SimpleQueue[_Children] = SimpleQueue()
        self.lines: list[Line] = []
        self._options = options
        self._read = Options(options.encoding, password_of(options))
        self._policy = policy
        self._layout = Layout(options.exact_places, not options.no_text_layer)
        self._unattended = options.unattended
        self._targets = Targets(options.output, replace=not options.unattended)
        self._reports: dict[Path, tuple[str, Report]] = {}
        self.cluster: Cluster | None = None

    def begin(self, key: bytes, signing: bytes) -> None:
        """Use these root keys, the second one to sign. Raises as `LinkedDocuments`."""
        self._key, self.signer = key, Signer(signing)
        self.linked = LinkedDocuments(self._options, self._policy, key)

    def keep_account(self, pack: LoadedPack) -> Manifest:
        """Note from now on which files are finished."""
        options = self._options
        known = options.known and digest_of(options.known)
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
        if self.cluster is not None:
            self.cluster.begin([one for one in paths if self._manifest.finished(one) is None])

    def came(self, number: int, path: Path, error: AppError | None) -> None:
        """Note a file for the summary, where one is wanted."""
        if not self._options.summary:
            return
        copy, report = self._reports.pop(path, ("", None))
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
        if (entry := self._manifest.finished(path)) is not None:
            return _done_before(shown, self._options.output / entry.copy, entry)
        self._manifest.hold()
        if self.cluster is not None:
            made = self._settled(path, self.cluster.made(path))
        else:
            made = self.make(path, progress, partial(self._targets.claim, path))
        return self._finish(path, shown, made)

    def make(self, path: Path, progress: Reporter, place: Callable[[str], Path]) -> Made:
        """Write the verified copy of a file where `place` says of the name it is to have."""
        options = self._options
        with self._child() as (scanner, worker):
            if self.linked.are_cases:
                review = self.linked.found(path)
            else:
                review = self._searched(path, progress, scanner, worker)
            if self._unattended:
                _refuse_unserved(review)
            document = review.document
            secret = report_key(self._key)
            name = export_name(review, path, neutral=options.neutral_names, secret=secret)
            target = place(name)
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
                replaces=not self._unattended,
            )
            exported = _with_way_on(
                lambda layout: attempt(layout=layout),
                document,
                self._layout,
                retry=options.retry_as_pictures,
            )
        report = exported.report
        removed = report.removed if report.kept else len(review.redacted)
        recovered = any(one.code is NoticeCode.PDF_RECOVERED for one in document.notices)
        return Made(name, target, report, document.sha256, removed, unserved(review), recovered)

    def _settled(self, path: Path, made: Made) -> Made:
        """A copy that a computer of the cluster made, under the name that it has in this run."""
        target = self._targets.claim(path, made.name)
        try:
            made.path.replace(target)
        except OSError as error:
            raise WriteFailed(f"The export cannot be put in place: {error.strerror}.") from None
        return replace(made, path=target)

    def _finish(self, path: Path, shown: str, made: Made) -> Done:
        """Note a copy that is in place, and write its report."""
        if self._options.summary:
            self._reports[path] = made.path.name, made.report
        if self._options.report:
            write_reports(made.report, made.path, self.signer)
        if made.unserved is None and not self.linked.are_cases and not self._options.irreversible:
            # One that is not verified is done again, and told of again, by a run that goes on.
            report = made.report
            self._manifest.add(
                path,
                made.original_sha256,
                made.path.name,
                report.export_sha256,
                made.removed,
                report.kept,
            )
        return _done(shown, made)

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


def _refuse_unserved(review: Review) -> None:
    """Raise `Unsupported` for languages without a model, where nobody is told at once."""
    if (told := unserved(review)) is not None:
        raise Unsupported(
            told.message,
            hint="Nothing was written. A person can redact it with `incognote redact` or in the "
            "window. If the language is wrong, set it with --language.",
        )


def _done(shown: str, made: Made) -> Done:
    """What is said of a file whose copy is in place."""
    checked = "verified" if made.unserved is None else "not verified: no model for the language"
    if made.recovered:
        checked += "; the original is damaged, parts may be missing"
    if pictures := made.report.made_pictures:
        checked += f"; pages that became pictures: {page_ranges(pictures)}"
    kept = made.report.kept
    stay = f", {kept} kept by the policy" if kept else ""
    details = {
        "status": "verified" if made.unserved is None else "unverified",
        "copy": str(made.path),
        "removed": made.removed,
        "kept": kept,
        "pictures": list(pictures),
    }
    line = f"{shown} -> {made.path}: {made.removed} redacted{stay}, {checked}"
    return Done(line, made.unserved, details)


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
