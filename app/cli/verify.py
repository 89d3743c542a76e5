"""The command verify."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import date
from operator import attrgetter
from pathlib import Path

from app.cli.documents import (
    language_of,
    report_keys_of,
    start_scanner,
    surrogate_key_of,
    unserved,
)
from app.cli.options import Command, add_key, add_language, add_reading, add_threshold
from app.cli.passphrase import unlock_keys
from app.cli.terminal import Progress, password_of, print_error, print_note, printable
from app.digests import digest_of
from app.engine.domain.document import Document
from app.engine.domain.export import DATE_SHIFTS, Mode, Verification
from app.engine.domain.review import Review
from app.engine.redaction.fingerprints import Fingerprints
from app.engine.redaction.plan import label, plan
from app.engine.redaction.report import export_sha256_in, fingerprints_in, language_notices_in
from app.engine.verification.other_notations import without_leaks
from app.errors import (
    AppError,
    Corrupt,
    InputError,
    LanguageUnserved,
    VerificationFailed,
    unexpected,
)
from app.formats.base import Options
from app.keys.key_files import stored_keys
from app.keys.key_purposes import public_from_pem, signer_of
from app.languages import SERVED_BEFORE
from app.notices import english
from app.progress import Cancelled
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow import detector_process
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.detector_process import COMPARER
from app.workflow.right_way_round import refuse_export_as_original, refuse_other_identifiers
from app.workflow.scan import open_document
from app.workflow.signed_reports import SAYS_NOTHING, check, is_signed_report, reports_in


def verify(options: argparse.Namespace) -> int:
    """Search an export, made by any program, for identifiers of the original.

    They are those that a report names by their fingerprints, or all that the engine finds. Or hold
    reports against their signatures.
    """
    try:
        if options.reports:
            return _verify_reports(options)
        if options.original is None or options.export is None:
            raise InputError(
                "Two files are needed.", hint="Name an original and its export, or use --reports."
            )
        return _verify(options)
    except (AppError, Cancelled, BrokenPipeError):
        raise
    except Exception as error:  # noqa: BLE001 - what Python would print may hold text of the file
        raise unexpected(error) from None


def _verify(options: argparse.Namespace) -> int:
    read = Options(options.encoding, password_of(options))
    report = None if options.report is None else _text_of(options.report)
    signed = report is None or _is_sound(options, report)
    days: frozenset[date] = frozenset()
    reviews: list[Review] = []
    with ExitStack() as ending:
        progress = ending.enter_context(Progress(str(options.original)))
        known = None if report is None else fingerprints_in(report)
        # Each child gets ready while the others do.
        all_found = known is None or not signed
        scanner = ending.enter_context(start_scanner(options)) if all_found else None
        comparer = None if known is None else ending.enter_context(Worker(COMPARER))
        worker = ending.enter_context(Worker(READER))
        document = open_document(options.original, read, worker, progress)
        if known is not None and comparer is not None:
            review, days = _recognised(options, known, comparer, progress, document)
            reviews.append(review)
        exported = None
        if known is None:
            exported = open_document(options.export, read, worker, progress)
            refuse_export_as_original(options.original, document, options.export, exported)
        if scanner is not None:
            # What could not be read is no identifier, and a reviewer may have uncovered it.
            found = scanner.scan(document, progress, language_of(options, document))
            reviews.append(replace(found, regions=()))
            if exported is not None:
                _refuse_other_identifiers(options, scanner, progress, reviews[-1], exported)
        plans = [plan(review, Mode.MASK, label) for review in reviews]
        checked = _together(
            [
                worker.call(
                    reader_process.verify_export,
                    masks,
                    review,
                    options.export,
                    progress,
                    predicted=False,
                    moved_onto=days,
                )
                for masks, review in zip(plans, reviews, strict=True)
            ]
        )
    sought = len({edit.span for masks in plans for edit in masks.edits})
    if report is not None and signed:
        _tell_another_copy(options.export, report)
    told = _unserved_by(report, reviews[0]) if report and signed else unserved(reviews[-1])
    for one in checked.suspicions:
        print(f"{one.subcategory} may be left in {one.place}", file=sys.stderr)
    if checked.passed and not (options.strict and checked.suspicions):
        count = sum(checked.checks.values())
        if told is not None:
            line = (
                f"not verified: none of {sought} identifiers of {options.original.name}"
                f" is left in {count} extracts of {options.export.name}, but there is no model for"
                " the language"
            )
            print(printable(line))
            print_error(told, options.original)
            return told.exit_code
        line = (
            f"nothing left: searched {count} extracts of {options.export.name} for"
            f" {sought} identifiers of {options.original.name}"
        )
        print(printable(line))
        return 0
    for leak in checked.leaks:
        print(f"{leak.subcategory} left in {leak.place}")
    if not checked.passed and not checked.leaks:
        print("the export contains nothing that could be searched", file=sys.stderr)
    return 12


def _is_sound(options: argparse.Namespace, report: str) -> bool:
    """Whether a report is as it was signed; where it is not signed, nobody knows.

    Raises `Corrupt` for a signed one that says something else: less may be searched for.
    """
    if not is_signed_report(report):
        print_note(
            "The report is not signed, so it may have been changed: all else that is found is"
            " searched for too, what it says was kept included."
        )
        return False
    for problem in check((options.report,), _trusted(options)).problems:
        if problem.fault in SAYS_NOTHING:
            raise Corrupt(f"The report {problem}.", hint="Use the report as it was written.")
    return True


def _tell_another_copy(export: Path, report: str) -> None:
    if export_sha256_in(report) != digest_of(export):
        print_note(
            f"The report is about another copy than {export.name}: this one was changed since, or"
            " made otherwise. What the report says was kept is not searched for."
        )


def _together(searches: Sequence[Verification]) -> Verification:
    """What several searches of one export found."""
    first, *others = searches
    leaks, suspicions = set(first.leaks), set(first.suspicions)
    for other in others:
        leaks |= set(other.leaks)
        suspicions |= set(other.suspicions)
    by_place = attrgetter("place", "subcategory")
    return Verification(
        tuple(sorted(leaks, key=by_place)),
        first.checks,
        tuple(sorted(without_leaks(suspicions, leaks), key=by_place)),
    )


def _verify_reports(options: argparse.Namespace) -> int:
    """Say which reports were changed, or that none was."""
    paths = reports_in(options.reports)
    checked = check(paths, _trusted(options))
    for problem in checked.problems:
        print(printable(f"{problem.path}: {problem}"))
    if checked.problems:
        return VerificationFailed.exit_code
    one = checked.reports == 1
    reports = "1 report is as it was" if one else f"{checked.reports} reports are as they were"
    runs = "1 run" if checked.runs == 1 else f"{checked.runs} runs"
    print(f"{reports} signed, in {runs}")
    if checked.open_runs:
        have = "has" if checked.open_runs == 1 else "have"
        print_note(
            f"{checked.open_runs} of the runs {have} no summary as the end: whether reports behind"
            " the last one are missing cannot be known."
        )
    if checked.unseen:
        are = "is" if checked.unseen == 1 else "are"
        print_note(
            f"{checked.unseen} of the copies {are} not beside the report under the name that it was"
            " given: whether they were changed was not checked."
        )
    return 0


def _trusted(options: argparse.Namespace) -> frozenset[bytes]:
    """The public keys that are believed: those that are named, else of the keys of here."""
    if options.signer:
        return frozenset(map(_public_key, options.signer))
    if options.key_file is not None or options.key is not None:
        return frozenset((signer_of(surrogate_key_of(options)),))
    unlock_keys(options)
    return frozenset(signer_of(key.root) for key in stored_keys())


def _public_key(path: Path) -> bytes:
    try:
        return public_from_pem(path.read_bytes())
    except OSError as error:
        raise InputError(f"The public key cannot be opened: {error.strerror}.") from None
    except ValueError:
        raise InputError(
            "The file holds no public key that signs reports.",
            hint="Make one on the computer that signs: incognote keys public FILE.",
        ) from None


def _recognised(
    options: argparse.Namespace,
    known: Fingerprints,
    comparer: Worker,
    progress: Progress,
    document: Document,
) -> tuple[Review, frozenset[date]]:
    """What a report lists, and the days that a copy holds since other dates were moved there."""
    secrets = report_keys_of(options)
    findings, decisions, days = comparer.call(
        detector_process.recognise, document, known, secrets, progress
    )
    languages = language_of(options, document)
    review = Review(document, findings, decisions, served=SERVED_BEFORE, languages=languages)
    return review, frozenset(map(date.fromisoformat, days))


def _refuse_other_identifiers(
    options: argparse.Namespace,
    scanner: ConfinedScanner,
    progress: Progress,
    review: Review,
    exported: Document,
) -> None:
    """Raise `VerificationFailed` where the export is not one of the original that was reviewed."""

    def surrogates() -> str:
        # It does not say by how many days its dates were allowed to move.
        key, made = surrogate_key_of(options), []
        for days in DATE_SHIFTS:
            whole, edits = scanner.plan_export(review, Mode.SURROGATE, key, days, progress)
            made.append(edits.apply(whole.document.text))
        return "\n".join(made)

    found = scanner.scan(exported, progress)
    refuse_other_identifiers(review, found, options.export, surrogates)


def _unserved_by(report: str, review: Review) -> LanguageUnserved | None:
    """As `unserved`, by what the report says; older ones do not say it."""
    notices = language_notices_in(report)
    if notices is None:
        return unserved(review)
    return LanguageUnserved(" ".join(map(english, notices))) if notices else None


def _text_of(report: Path) -> str:
    try:
        return report.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise InputError("The report cannot be read.") from None


def add_verify(command: Command) -> None:
    """The command verify."""
    parser = command("verify", "verify that nothing found in ORIGINAL is left in EXPORT")
    parser.add_argument("original", type=Path, nargs="?", metavar="ORIGINAL")
    parser.add_argument("export", type=Path, nargs="?", metavar="EXPORT")
    parser.add_argument(
        "--reports",
        type=Path,
        nargs="+",
        default=[],
        metavar="PATH",
        help="instead, check the signatures of these reports, or of those in a folder, and say"
        " which were changed, removed or put elsewhere",
    )
    parser.add_argument(
        "--signer",
        type=Path,
        action="append",
        metavar="FILE",
        help="trust this public key, as written by `keys public`, and no other",
    )
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="search for what this report (NAME.EXT.report.json) lists, instead of all findings",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="also fail where an identifier may be left in other words, such as an age",
    )
    add_reading(parser)
    add_key(parser)
    add_language(parser)
    add_threshold(parser)
    parser.set_defaults(command=verify)
