"""Exports: plan, write, verify, put in place, write the reports. No Qt.

Files are only ever touched through a `Worker`; text is only ever kept in values. The window imports
this module in its own process: what loads slowly is imported inside the functions that the window
has done in a child (`app.workflow.detector_process`).
"""

from __future__ import annotations

import hashlib
import hmac
import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from app.atomic_files import draft_of
from app.digests import digest_of
from app.engine.domain.export import (
    USUAL_DATE_SHIFT,
    USUAL_LAYOUT,
    Layout,
    RedactionPlan,
    Verification,
)
from app.engine.domain.policy import Chosen, policy_of
from app.engine.domain.review import Review
from app.engine.redaction.plan import Replacer
from app.engine.redaction.report import (
    Circumstances,
    Report,
    UsedPack,
    content_of,
    make_report,
)
from app.engine.redaction.report_page import ENGLISH, Wording, to_html
from app.engine.redaction.summary import Line, to_csv
from app.engine.redaction.summary import content_of as summary_content
from app.engine.redaction.summary import to_html as summary_page
from app.engine.review.transitions import add_unflagged_mentions
from app.errors import SourceMissing, VerificationFailed, WriteFailed
from app.formats.base import Options
from app.keys.key_files import report_key
from app.keys.key_purposes import surrogates_and_shifts
from app.notices import Notice, NoticeCode
from app.pdf_pages import pdf_of
from app.progress import Reporter, Stage, Tick, silent
from app.sandbox import reader_process
from app.sandbox.temp_dirs import PrivateFolder
from app.sandbox.worker import Worker
from app.workflow.naming import removes_day
from app.workflow.signed_reports import Signer

if TYPE_CHECKING:
    from app.engine.domain.case import Case
    from app.engine.mentions.patients import Patients

# Noon, so that it is the first day of 1980 in every time zone; that of files in a ZIP archive.
NEUTRAL_TIME = 315_576_000


@dataclass(frozen=True, slots=True)
class Exported:
    """A finished export that passed its checks."""

    path: Path
    report: Report


def plan_export(
    review: Review,
    chosen: Chosen,
    key: bytes,
    date_shift: int = USUAL_DATE_SHIFT,
    tick: Tick = silent,
    *,
    case: Case | None = None,
) -> tuple[Review, RedactionPlan]:
    """What an export changes, and the review with the mentions that nobody had marked yet.

    `chosen` is a policy or a mode, which is the shorthand of one. `key`, a root or what
    `planning_key` makes of it, makes surrogates consistent between documents of the same patient,
    whose dates move by up to `date_shift` days. `tick` is called now and then. `case` is what
    `app.engine.surrogates.cases` settled for all documents of the patient.
    """
    from app.engine.redaction.by_policy import planned  # noqa: PLC0415 - its lists load slowly

    policy = policy_of(chosen)

    def surrogates(review: Review) -> Replacer:
        from app.engine.mentions.patients import Patients  # noqa: PLC0415 - as above
        from app.engine.surrogates.cases import case_key  # noqa: PLC0415
        from app.engine.surrogates.generator import SurrogateGenerator  # noqa: PLC0415

        patients = Patients.of(review, tick)
        invented, shifts = surrogates_and_shifts(key)
        return SurrogateGenerator(
            key_of_patient(patients, review, invented)
            if case is None
            else case_key(case, invented),
            review,
            date_shift,
            patients=patients,
            shift_key=shifts,
            repeats={name: one.repeats for name, one in policy.handlings.items()},
            case=case,
            tick=tick,
        )

    return planned(add_unflagged_mentions(review, tick), policy, surrogates, tick)


Planner: TypeAlias = Callable[[Review, Chosen, bytes], tuple[Review, RedactionPlan]]


def export(
    review: Review,
    source: Path,
    target: Path,
    chosen: Chosen,
    *,
    key: bytes,
    options: Options,
    pack: UsedPack,
    worker: Worker,
    reporter: Reporter,
    layout: Layout = USUAL_LAYOUT,
    neutral_date: bool = False,
    planner: Planner = plan_export,
    reviewers: tuple[str, ...] = (),
    replaces: bool = True,
) -> Exported:
    """Plan and write the redacted copy, read it again with other eyes, then put it in place.

    The report is made, not written: `write_reports` does that where it is wanted.

    `key` is that of `plan_export`, which may be done elsewhere by `planner`; the checks fail where
    an edit is missing in its plan. `worker` reads files. The file is dated 1980 with
    `neutral_date`, and where today is among the removed dates. `reviewers` are named in the report.
    What is at `target`, even what came while the copy was checked, stays unless this `replaces` it.

    Of the pages that `layout` names nothing but a picture stays, which is searched by recognition:
    a way on where the check failed on them (`app.workflow.second_try`).

    Raises `ExportError` and `Cancelled`; then nothing is at `target` that was not there before.
    """
    review, edits = planner(review, chosen, key)
    edits = replace(edits, layout=layout)
    source, target = source.absolute(), target.absolute()
    if not source.is_file():
        raise SourceMissing("The original is no longer where it was opened.")
    if target.exists() and target.samefile(source):
        raise WriteFailed("The export would overwrite the original.")
    # Beside the target nothing lies that was not checked, even if the program is killed.
    with _appearing(target, "export", replaces=replaces) as draft, PrivateFolder() as folder:
        copy = folder.path / f"copy{target.suffix}"
        edits, notices = _written(review, edits, source, copy, options, worker, reporter)
        verification = worker.call(
            reader_process.verify_export, edits, review, copy, reporter, predicted=True
        )
        _require_passed(verification)
        digest = digest_of(copy)
        shutil.copyfile(copy, draft)
        now = datetime.now().astimezone()
        is_neutral = neutral_date or removes_day(review, now)
        if is_neutral:
            os.utime(draft, (NEUTRAL_TIME, NEUTRAL_TIME))
        reporter.step(Stage.REPORT, 1, 1)
    searched_by = review.searched_by or pack
    report = make_report(
        review,
        edits,
        verification,
        notices=notices,
        pack=searched_by,
        export_sha256=digest,
        secret=report_key(key),
        policy=policy_of(chosen),
        about=Circumstances(
            searched_by.threshold,
            "" if is_neutral else now.isoformat(timespec="minutes"),
            reviewers,
        ),
    )
    return Exported(target, report)


def write_draft(
    review: Review,
    source: Path,
    target: Path,
    chosen: Chosen,
    *,
    key: bytes,
    options: Options,
    worker: Worker,
    reporter: Reporter,
    layout: Layout = USUAL_LAYOUT,
    planner: Planner = plan_export,
) -> None:
    """Write what `export` would write now, unchecked: to be looked at, never to be given away.

    Raises as `export` does, and leaves nothing at `target` then.
    """
    review, edits = planner(review, chosen, key)
    edits = replace(edits, layout=layout)
    try:
        _write(review, edits, source, target, options, worker, reporter)
    except OSError as error:
        target.unlink(missing_ok=True)
        raise WriteFailed(f"The export could not be written: {error.strerror}.") from None


def _written(
    review: Review,
    edits: RedactionPlan,
    source: Path,
    target: Path,
    options: Options,
    worker: Worker,
    reporter: Reporter,
) -> tuple[RedactionPlan, tuple[Notice, ...]]:
    """Write the redacted copy; the edits with the boxes over what pictures still show, notices."""
    notices = _write(review, edits, source, target, options, worker, reporter)
    pictures = edits.layout.pictures
    if pictures:
        rest = worker.call(reader_process.boxes_over_rest, review, target, pictures, reporter)
        if rest:
            edits = replace(edits, regions=(*edits.regions, *rest))
            notices = _write(review, edits, source, target, options, worker, reporter)
        notices += (Notice.of(NoticeCode.PAGES_MADE_PICTURES, pages=pictures),)
    return edits, notices


def _write(
    review: Review,
    edits: RedactionPlan,
    source: Path,
    target: Path,
    options: Options,
    worker: Worker,
    reporter: Reporter,
) -> tuple[Notice, ...]:
    """Have the child write a copy, and take it out of the only folder that the child can write."""
    made = worker.outbox / target.name
    try:
        notices = worker.call(
            reader_process.write, source, options, review.document, edits, made, reporter
        )
        shutil.copyfile(made, target)
    finally:
        made.unlink(missing_ok=True)
    return notices


def _require_passed(verification: Verification) -> None:
    if not verification.passed:
        raise VerificationFailed(
            "The finished export still contained something that should have been redacted.",
            places=tuple(sorted({leak.place for leak in verification.leaks})),
            pages=tuple(sorted({leak.page for leak in verification.leaks} - {0})),
            offsets=tuple(sorted({leak.offset for leak in verification.leaks} - {-1})),
        )


def key_of_patient(patients: Patients, review: Review, key: bytes) -> bytes:
    """The key of one patient, however documents name whoever they are about.

    Surrogates are the same in all of them, and tell nothing of those in other patients' documents.
    """
    case = patients.foremost or review.document.id
    return hmac.new(key, case.encode(), hashlib.sha256).digest()


def write_reports(
    report: Report, exported: Path, signer: Signer, wording: Wording = ENGLISH
) -> Path:
    """Write `NAME.EXT.report.html`, `.pdf` and `.json` beside an export; the path of the page.

    Page and PDF speak as `wording` does, the JSON, which `signer` signs, English. The name has the
    ending of the export, so that copies of `note.pdf` and `note.docx` have a report each. Raises
    `WriteFailed`.
    """
    stem, _, ending = exported.name.rpartition(".deid")
    page = exported.with_name(f"{stem}{ending}.report.html")
    with signer.next() as signing:
        files = _to_read(to_html(report, wording, signed=signing.place))
        signed = signing.sign(content_of(report), files)
        _write_beside(page, "report", {**files, "json": signed.encode()}, _is_neutral(exported))
    return page


def write_summary(
    lines: Sequence[Line],
    folder: Path,
    signer: Signer,
    wording: Wording = ENGLISH,
    *,
    neutral_date: bool = False,
) -> Path:
    """Write `summary.html`, `.pdf`, `.csv` and `.json` of a batch; the path of the page.

    Nothing in the folder is replaced. Page and PDF speak as `wording` does, the rest English.
    `signer` is that of the reports of the batch, whose last the JSON is. They are dated 1980 with
    `neutral_date`, and where one of the reports is. Raises `WriteFailed`.
    """
    number, page = 1, folder / "summary.html"
    while any(page.with_suffix(f".{ending}").exists() for ending in ("html", "pdf", "csv", "json")):
        number += 1
        page = folder / f"summary-{number}.html"
    with signer.next() as signing:
        files = {
            **_to_read(summary_page(lines, wording, signed=signing.place)),
            "csv": to_csv(lines).encode(),
        }
        signed = signing.sign(summary_content(lines), files)
        reports = (line.report for line in lines if line.report is not None)
        is_neutral = neutral_date or not all(report.about.made for report in reports)
        _write_beside(page, "summary", {**files, "json": signed.encode()}, is_neutral)
    return page


def _to_read(page: str) -> dict[str, bytes]:
    return {"html": page.encode(), "pdf": pdf_of(page)}


def _write_beside(
    page: Path,
    what: str,
    files: Mapping[str, bytes],
    neutral_date: bool,  # noqa: FBT001
) -> None:
    """Write files that differ by their endings from `page`. Raises `WriteFailed`."""
    for ending, content in files.items():
        with _appearing(page.with_suffix(f".{ending}"), what) as draft:
            draft.write_bytes(content)
            if neutral_date:
                os.utime(draft, (NEUTRAL_TIME, NEUTRAL_TIME))


def _is_neutral(exported: Path) -> bool:
    return exported.is_file() and exported.stat().st_mtime == NEUTRAL_TIME


@contextmanager
def _appearing(target: Path, what: str, *, replaces: bool = True) -> Iterator[Path]:
    """A draft beside `target` that takes its place only if the block succeeds.

    Raises `WriteFailed` for every `OSError`.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with draft_of(target, replaces=replaces) as draft:
            yield draft
    except OSError as error:
        raise WriteFailed(f"The {what} could not be written: {error.strerror}.") from None
