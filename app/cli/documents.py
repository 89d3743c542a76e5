"""The commands that look at documents, and what all commands for documents share."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

from app import settings
from app.cli.batch import Done, each
from app.cli.options import Command, add_inputs
from app.cli.passphrase import unlock_keys
from app.cli.terminal import password_of, print_note, printable
from app.engine.detectors.base import TokenChance
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import LanguageChoice, Review
from app.engine.review.doubt import doubt
from app.engine.review.languages import language_notices
from app.engine.review.tokens import tagged_tokens
from app.errors import (
    LanguageUnserved,
)
from app.formats.base import Options
from app.keys.key_files import (
    given_key,
    key_of,
    report_key,
    report_keys,
    surrogate_key,
    tell_once,
)
from app.notices import english
from app.policy import policy
from app.progress import Reporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.scan import open_document

_OPEN_KEYS = (
    "The keys of surrogates and fingerprints lie in a file that whoever uses your account, or reads"
    " this disk, can read: this computer has no keyring. `incognote keys passphrase` protects them."
)


def scan(options: argparse.Namespace) -> int:
    """Print one JSON object a document."""
    read = Options(options.encoding, password_of(options))
    # Each child gets ready while the other does.
    with start_scanner(options) as scanner, Worker(READER) as worker:
        scanner.pack  # noqa: B018 - without a model no file is read

        def one(path: Path, shown: str, progress: Reporter) -> Done:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            described = _described(review)
            if options.tokens:
                chances = scanner.chances(document, progress, review.languages)
                described["tokens"] = _tokens(review, chances)
            line = json.dumps({"path": shown, **described}, ensure_ascii=False)
            return Done(line, unserved(review))

        return each(options.paths, one)


def rank(options: argparse.Namespace) -> int:
    """Print the documents in the order in which reviewing them teaches most, the first one most."""
    read = Options(options.encoding, password_of(options))
    found: list[tuple[float, str]] = []
    with start_scanner(options) as scanner, Worker(READER) as worker:
        scanner.pack  # noqa: B018 - without a model no file is read

        def one(path: Path, shown: str, progress: Reporter) -> Done:
            document = open_document(path, read, worker, progress)
            review = scanner.scan(document, progress, language_of(options, document))
            found.append((doubt(review), shown))
            return Done("", unserved(review))

        status = each(options.paths, one)
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


def search_settings(options: argparse.Namespace) -> Settings:
    """The stored settings, with what the command line says of the search."""
    chosen = settings.load()
    if options.special_categories and "special_categories" not in policy().locked:
        chosen = replace(chosen, special_categories=True)
    if options.min_score is not None and "min_score" not in policy().locked:
        chosen = replace(chosen, min_score=options.min_score)
    return chosen


def start_scanner(options: argparse.Namespace) -> ConfinedScanner:
    """The detectors of `search_settings`."""
    return ConfinedScanner(search_settings(options))


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


def _tokens(review: Review, chances: tuple[TokenChance, ...]) -> list[dict[str, object]]:
    return [
        {
            "start": token.span.start,
            "end": token.span.end,
            "tag": token.tag,
            "score": round(token.score, 4),
        }
        for token in tagged_tokens(review.findings, chances)
    ]


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


def add_scan(command: Command) -> None:
    """The command scan."""
    parser = command("scan", "print the findings of each document as one JSON object")
    add_inputs(parser)
    parser.add_argument(
        "--tokens",
        action="store_true",
        help="also tell each token: offsets, tag (O, or B-, I-, L-, U- and the kind), probability",
    )
    parser.set_defaults(command=scan)


def add_rank(command: Command) -> None:
    """The command rank."""
    parser = command("rank", "order documents by how much reviewing them would teach a model")
    add_inputs(parser)
    parser.set_defaults(command=rank)
