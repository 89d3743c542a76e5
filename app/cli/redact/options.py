"""The commands redact and watch, and their options."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.batch import add_json
from app.cli.options import Command, add_inputs, add_key, add_search
from app.cli.redact.command import redact
from app.cli.redact.watch import watch
from app.engine.domain.export import DATE_SHIFTS, USUAL_DATE_SHIFT, Mode
from app.workflow.cases import CasesBy


def add_redact(command: Command) -> None:
    """The command redact."""
    parser = command("redact", "write a redacted, verified copy of each document")
    add_inputs(parser)
    _add_exporting(parser)
    _add_whole_runs(parser)
    _add_known(parser)
    _add_cases(parser, add_key(parser))
    parser.set_defaults(command=redact, unattended=False)


def add_watch(command: Command) -> None:
    """The command watch."""
    parser = command(
        "watch", "write a redacted, verified copy of each document that comes into a folder"
    )
    parser.add_argument("paths", nargs=1, metavar="FOLDER", help="the folder to watch")
    add_search(parser)
    _add_exporting(parser)
    _add_known(parser)
    add_key(parser)
    parser.set_defaults(command=watch, unattended=True, resume=True, summary=False, cluster=None)
    parser.set_defaults(cases=None, vault=None, irreversible=False)


def _add_exporting(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="DIR")
    parser.add_argument(
        "--mode",
        choices=[mode.value for mode in Mode],
        default=Mode.MASK.value,
        help="what replaces identifiers: black boxes (box), labels such as [PATIENT] (mask, the "
        "default), numbered labels such as [PATIENT-1] that stand for one person throughout "
        "a file (numbered), or surrogates (surrogate)",
    )
    parser.add_argument(
        "--policy",
        metavar="NAME|FILE",
        help="what is done with each kind of identifier, in place of --mode: a name that"
        " `incognote policies list` prints, or a file as `policies export` writes it",
    )
    parser.add_argument(
        "--date-shift",
        type=int,
        choices=DATE_SHIFTS,
        default=USUAL_DATE_SHIFT,
        help="where dates have surrogates: shift those of each patient by at most this many days",
    )
    parser.add_argument(
        "--report", action="store_true", help="write NAME.EXT.report.html, .pdf and .json, signed"
    )
    parser.add_argument(
        "--reviewer",
        action="append",
        default=[],
        metavar="NAME",
        help="name the reviewer in the reports; given twice, also the second reviewer",
    )
    parser.add_argument(
        "--jobs", type=_positive, default=1, metavar="N", help="process N files at a time"
    )
    add_json(parser)
    parser.add_argument(
        "--neutral-names",
        action="store_true",
        help="name every export document-CODE.deid.EXT, not only where NAME identifies somebody",
    )
    parser.add_argument(
        "--neutral-dates",
        action="store_true",
        help="date every export 1980-01-01, not only where today is a redacted date",
    )
    parser.add_argument(
        "--exact-places",
        action="store_true",
        help="PDF: keep text after redacted words exactly in place; their width can be measured",
    )
    parser.add_argument(
        "--no-text-layer",
        action="store_true",
        help="PDF: put no searchable text under pages that are pictures",
    )
    parser.add_argument(
        "--retry-as-pictures",
        action="store_true",
        help="export pages that fail verification as pictures without searchable text, paint "
        "over redacted text that text recognition can still read, and verify again",
    )


def _add_whole_runs(parser: argparse.ArgumentParser) -> None:
    """What a run over files that are known from the beginning can do."""
    parser.add_argument(
        "--summary",
        action="store_true",
        help="write summary.html, .pdf, .csv and .json about all files, without document text or "
        "original file names",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS|local:N",
        help="have the copies made by the workers of Dask at this address, or by N of them here;"
        " they must see the same folders (needs the extra `cluster`)",
    )
    parser.add_argument(
        "--resume",
        action="store_true",
        help="continue a run with the same options that was stopped or killed: files that it "
        "finished, and that have not changed, are not processed again",
    )


def _add_known(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--known",
        type=Path,
        metavar="FILE.csv",
        help="identifiers of patients, one patient a row, a heading for each column; they are found"
        " before any model searches, also in parts and with one error of spelling",
    )


def _add_cases(
    parser: argparse.ArgumentParser, which_key: argparse._MutuallyExclusiveGroup
) -> None:
    parser.add_argument(
        "--cases",
        choices=[by.value for by in CasesBy],
        help="give all documents of a patient the same surrogates and date shift: those in one"
        " folder (folder), or those that the list of --known names or that name a patient of it"
        " by number, or by name and birth date (list); others are refused",
    )
    parser.add_argument(
        "--vault",
        type=Path,
        metavar="FILE",
        help="keep the surrogates of the cases in this sealed file, for later runs and for"
        " `incognote cases`",
    )
    which_key.add_argument(
        "--irreversible",
        action="store_true",
        help="use a key for this run alone and forget it: nobody can continue the surrogates or"
        " verify by the reports, nor find out with a key who a surrogate is",
    )


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value
