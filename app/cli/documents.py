"""The commands that look at documents, and what all commands for documents share."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from app import settings
from app.cli.passphrase import unlock_keys
from app.cli.terminal import Progress, password_of, print_error, print_note, printable
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import LanguageChoice, Review
from app.engine.review.doubt import doubt
from app.engine.review.languages import language_notices
from app.errors import (
    AppError,
    InputError,
    LanguageUnserved,
    Unsupported,
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
from app.notices import english
from app.policy import policy
from app.progress import Cancelled, NullReporter
from app.sandbox import handover
from app.sandbox.reader_process import READER
from app.sandbox.temp_dirs import PrivateFolder
from app.sandbox.worker import Worker
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.folders import documents_in
from app.workflow.scan import open_document

# The line that is printed of a file, and what else there is to know of it.
Done: TypeAlias = tuple[str, LanguageUnserved | None]
Work: TypeAlias = Callable[[Path, str, Progress], Done]
# The same, or why the file failed, and how to name it.
_Result: TypeAlias = tuple[str, AppError | None, str]
# A file, how to name it, and why it is not even tried.
_Input: TypeAlias = tuple[Path, str, AppError | None]

_OPEN_KEYS = (
    "The keys of surrogates and fingerprints lie in a file that whoever uses your account, or reads"
    " this disk, can read: this computer has no keyring. `incognote keys passphrase` protects them."
)
_UNKNOWN = "of a type that cannot be read"
_SHUT = "The folder could not be opened."


def scan(options: argparse.Namespace) -> int:
    """Print one JSON object a document."""
    read = Options(options.encoding, password_of(options))
    # Each child gets ready while the other does.
    with start_scanner(options) as scanner, Worker(READER) as worker:
        scanner.pack  # noqa: B018 - without a model no file is read

        def one(path: Path, shown: str, progress: Progress) -> Done:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            line = json.dumps({"path": shown, **_described(review)}, ensure_ascii=False)
            return line, unserved(review)

        return each_document(options.paths, one)


def rank(options: argparse.Namespace) -> int:
    """Print the documents in the order in which reviewing them teaches most, the first one most."""
    read = Options(options.encoding, password_of(options))
    found: list[tuple[float, str]] = []
    with start_scanner(options) as scanner, Worker(READER) as worker:
        scanner.pack  # noqa: B018 - without a model no file is read

        def one(path: Path, shown: str, progress: Progress) -> Done:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            found.append((doubt(review), shown))
            return "", unserved(review)

        status = each_document(options.paths, one)
    for value, shown in sorted(found, key=lambda item: -item[0]):
        print(f"{value:8.3f} {printable(shown)}")
    return status


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


def each_document(
    given: list[str],
    one: Work,
    jobs: int = 1,
    came: Callable[[int, Path, AppError | None], None] | None = None,
    first: First | None = None,
) -> int:
    """Do `one` for every file and print its line; the exit status of the worst failure.

    Files in languages without a model are named together at the end. `came` is told of each file
    in turn: its number from 1, its path, and why it failed.
    """
    worst = 0
    unserved: list[tuple[AppError, str]] = []
    with _inputs(given) as found, ThreadPoolExecutor(jobs) as pool:
        each = map if jobs == 1 else pool.map
        items = found if first is None else first.of(found, each)
        results = each(partial(_guarded, one), items)
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


@dataclass(frozen=True, slots=True)
class First:
    """What is done before `each_document` begins: `one` with every file, then `all` together."""

    one: Work
    all: Callable[[], None]

    def of(self, items: list[_Input], each: Callable[..., Iterable[_Result]]) -> list[_Input]:
        """The files, those that failed with the reason."""
        results = each(partial(_guarded, self.one), items)
        done = [
            (path, shown, error)
            for (path, shown, _), (_, error, _) in zip(items, results, strict=True)
        ]
        self.all()
        return done


def _guarded(work: Work, item: _Input) -> _Result:
    path, shown, refused = item
    try:
        if refused is not None:
            raise refused
        with Progress(shown) as progress:
            return *work(path, shown, progress), shown
    except AppError as error:
        return "", error, shown
    except Cancelled:
        raise
    except Exception as error:  # noqa: BLE001 - a failure belongs to its file, others go on
        return "", unexpected(error), shown


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
