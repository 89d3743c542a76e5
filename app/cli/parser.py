"""The command line: one parser, one function a command, exit statuses from the errors."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType

from app import __version__
from app.cli import corpora, documents, keys, lab, policies, vault
from app.cli.batch import add_json
from app.cli.passphrase import add_passphrase
from app.cli.redact import redact as redact_command
from app.cli.terminal import add_password, print_error
from app.cli.verify import verify as verify_command
from app.engine.domain.export import DATE_SHIFTS, USUAL_DATE_SHIFT, Mode
from app.engine.tagger.operating_points import MISS_RATES
from app.errors import AppError
from app.languages import NAMES
from app.paths import NAME
from app.progress import Cancelled
from app.sandbox.temp_dirs import remove_stale_dirs
from app.workflow.cases import CasesBy

INTERRUPTED = 130
STOPPED_READING = 141


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status, 0 only when everything succeeded."""
    options = command_parser().parse_args(arguments)
    _clean_up_when_told_to_end()
    remove_stale_dirs()
    try:
        return int(options.command(options))
    except BrokenPipeError:
        # Who reads the output has seen enough; Python would complain at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return STOPPED_READING
    except AppError as error:
        print_error(error)
        return error.exit_code
    except (KeyboardInterrupt, Cancelled):
        print("incognote: stopped; no incomplete file was left behind", file=sys.stderr)
        return INTERRUPTED


def _clean_up_when_told_to_end() -> None:
    """End as when the user stops a command, so that temporary files are removed."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # A signal that whoever started this program has it ignore stays ignored.
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            with suppress(ValueError):  # not in the main thread
                signal.signal(number, stop)


def command_parser() -> argparse.ArgumentParser:
    """The parser of all commands; the manual page is made of it too."""
    parser = argparse.ArgumentParser(
        prog="incognote",
        description="Find and redact identifiers in clinical documents, offline.",
        epilog="Without a command, the window opens.",
    )
    _add_about(parser)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, help_: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=help_, description=help_)

    command("open", "open files in the window").add_argument("paths", nargs="*", metavar="FILE")

    scan = command("scan", "print the findings of each document as one JSON object")
    _add_inputs(scan)
    scan.set_defaults(command=documents.scan)

    rank = command("rank", "order documents by how much reviewing them would teach a model")
    _add_inputs(rank)
    rank.set_defaults(command=documents.rank)

    redact = command("redact", "write a redacted, verified copy of each document")
    _add_inputs(redact)
    _add_exporting(redact)
    _add_cases(redact)
    redact.set_defaults(command=redact_command)
    _add_vault(command("cases", "print from a case vault whom each surrogate stands for"))

    verify = command("verify", "verify that nothing found in ORIGINAL is left in EXPORT")
    verify.add_argument("original", type=Path, metavar="ORIGINAL")
    verify.add_argument("export", type=Path, metavar="EXPORT")
    verify.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="search for what this report (NAME.EXT.report.json) lists, instead of all findings",
    )
    verify.add_argument(
        "--strict",
        action="store_true",
        help="also fail where an identifier may be left in other words, such as an age",
    )
    _add_reading(verify)
    _add_key(verify)
    _add_language(verify)
    _add_threshold(verify)
    verify.set_defaults(command=verify_command)

    evaluate = command("evaluate", "compare findings with a gold standard")
    evaluate.add_argument("gold", nargs="+", type=Path, metavar="GOLD")
    evaluate.add_argument(
        "--pred", type=Path, metavar="DIR", help="use the predictions in this folder"
    )
    evaluate.add_argument(
        "--against",
        type=Path,
        metavar="DIR",
        help="also compare with the predictions in this folder",
    )
    evaluate.add_argument(
        "--format",
        choices=_FORMATS,
        default="inline",
    )
    _add_labels(evaluate)
    evaluate.add_argument(
        "--no-text", action="store_true", help="leave out mistakes, which show document text"
    )
    evaluate.add_argument(
        "-o", "--output", type=Path, metavar="DIR", help="write JSON and HTML reports"
    )
    _add_threshold(evaluate)
    evaluate.set_defaults(command=lab.evaluate)

    _add_corpora(command)

    _add_models(command)

    _add_policies(command("policies", "list, show, copy and store policies of exports"))
    _add_keys(
        command("keys", "show, copy or rotate the key for surrogates, date shifts and fingerprints")
    )

    train = command(
        "train", "train a model (classical ones need the extra `crf`, others the extra `train`)"
    )
    train.add_argument("recipe", metavar="RECIPE")
    train.add_argument("--config", type=Path, required=True, metavar="FILE")
    train.add_argument(
        "--curve",
        type=_shares,
        metavar="10,20,100",
        help="learn from these shares of the labelled documents, in percent, and draw the recall",
    )
    train.set_defaults(command=lab.train)

    command("bench", "measure the speed of this computer on the samples").set_defaults(
        command=lab.bench
    )
    return parser


_FORMATS = (
    *("i2b2", "brat", "conll", "inline", "jsonl", "meddocan"),
    *("doccano", "label-studio"),
)


def _add_corpora(command: Callable[[str, str], argparse.ArgumentParser]) -> None:
    convert = command("convert", "write a labelled corpus in another format")
    convert.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    convert.add_argument(
        "--from",
        dest="source",
        required=True,
        choices=(*_FORMATS, "mimic", "mtsamples"),
        help="format of the files; mimic and mtsamples are texts with placeholders, which are "
        "filled",
    )
    convert.add_argument(
        "--to",
        dest="target",
        default="jsonl",
        choices=[name for name in _FORMATS if name != "meddocan"],
    )
    convert.add_argument("-o", "--output", type=Path, metavar="DIR")
    _add_labels(convert)
    convert.add_argument(
        "--to-labels", metavar="MAP", help="write the labels of this map, named as for `--labels`"
    )
    convert.add_argument(
        "--dry-run",
        action="store_true",
        help="show what the maps do, without reading or writing anything",
    )
    convert.add_argument(
        "--scheme",
        choices=("iob", "iob2", "bioes", "bilou"),
        default="iob2",
        help="tag scheme of CoNLL files",
    )
    convert.add_argument(
        "--space-entities",
        action="store_true",
        help="separate entities from words they are glued to",
    )
    convert.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="seed for the values that fill placeholders",
    )
    convert.add_argument(
        "--language", metavar="CODE", help="language of the documents, such as en or es"
    )
    convert.set_defaults(command=corpora.convert)

    corpus = command("corpus", "count the documents, tokens and entities of labelled corpora")
    corpus.add_argument(
        "gold", nargs="+", type=Path, metavar="PATH", help="files or folders; each becomes a column"
    )
    corpus.add_argument("--format", choices=_FORMATS, default="inline")
    corpus.add_argument("--json", action="store_true")
    _add_labels(corpus)
    corpus.set_defaults(command=corpora.corpus)

    results = command("results", "record training runs, and make a page of the records")
    results.add_argument("file", type=Path, metavar="FILE", help="the records, as JSON lines")
    results.add_argument("-o", "--output", type=Path, metavar="PAGE", help="write the page there")
    results.add_argument("--add", type=Path, metavar="RUN", help="record this run instead")
    results.add_argument(
        "--compare", type=Path, nargs=2, metavar="RUN", help="record a comparison of two runs"
    )
    results.add_argument("--data", metavar="TEXT", help="what was learnt from and tested on")
    results.add_argument(
        "--system",
        nargs="+",
        default=[],
        metavar="TEXT",
        help="name in the table instead of the recipe; of a comparison, one for each run",
    )
    results.add_argument("--named", metavar="FILE", help="the configuration's name on the page")
    results.set_defaults(command=corpora.results)


def _add_models(command: Callable[[str, str], argparse.ArgumentParser]) -> None:
    models = command("models", "list, show, choose and import models")
    actions = models.add_subparsers(required=True, metavar="ACTION")
    actions.add_parser("list", help="list the models on this computer").set_defaults(
        command=lab.list_models
    )
    for name, help_, function in (
        ("info", "show the card of a model", lab.show_model),
        ("use", "use a model from now on", lab.use_model),
    ):
        action = actions.add_parser(name, help=help_)
        action.add_argument("name", metavar="NAME")
        action.set_defaults(command=function)
    importing = actions.add_parser(
        "import", help="import a model trained with this program, or a Hugging Face ONNX model"
    )
    importing.add_argument("folder", type=Path, metavar="FOLDER")
    _add_labels(importing)
    importing.add_argument(
        "--dry-run",
        action="store_true",
        help="show what its labels become, licence and hash, and import nothing",
    )
    importing.set_defaults(command=lab.import_model)

    combining = actions.add_parser("combine", help="combine several models into one")
    combining.add_argument("name", metavar="NAME", help="name of the new model")
    combining.add_argument("members", nargs="+", metavar="MODEL")
    combining.add_argument(
        "--by",
        choices=("union", "vote"),
        default="union",
        help="keep what any model finds (union, the default) or what most of them find (vote)",
    )
    combining.set_defaults(command=lab.combine_models)

    calibrating = actions.add_parser(
        "calibrate", help="measure an imported model on labelled notes of your own"
    )
    calibrating.add_argument("name", metavar="NAME")
    calibrating.add_argument("gold", nargs="+", type=Path, metavar="GOLD")
    calibrating.add_argument("--format", choices=_FORMATS, default="inline")
    _add_labels(calibrating)
    calibrating.set_defaults(command=lab.calibrate_model)


def _add_labels(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--labels",
        metavar="MAP",
        help="what labels mean: i2b2, meddocan, roberta_i2b2, stockholm, own, native "
        "(unchanged), or a file ending in .toml; default: the usual meaning in the format",
    )


def _add_about(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    # `app.__main__` does it, which may load the window as well.
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="test every format and mode, the search of exports, the confinement of child "
        "processes and the window on this computer, with the program's own documents; takes "
        "a minute or two",
    )


def _add_exporting(redact: argparse.ArgumentParser) -> None:
    redact.add_argument("-o", "--output", type=Path, required=True, metavar="DIR")
    redact.add_argument(
        "--mode",
        choices=[mode.value for mode in Mode],
        default=Mode.MASK.value,
        help="what replaces identifiers: black boxes (box), labels such as [PATIENT] (mask, the "
        "default), numbered labels such as [PATIENT-1] that stand for one person throughout "
        "a file (numbered), or surrogates (surrogate)",
    )
    redact.add_argument(
        "--policy",
        metavar="NAME|FILE",
        help="what is done with each kind of identifier, in place of --mode: a name that"
        " `incognote policies list` prints, or a file as `policies export` writes it",
    )
    redact.add_argument(
        "--date-shift",
        type=int,
        choices=DATE_SHIFTS,
        default=USUAL_DATE_SHIFT,
        help="where dates have surrogates: shift those of each patient by at most this many days",
    )
    redact.add_argument(
        "--report", action="store_true", help="write NAME.EXT.report.html and .json"
    )
    redact.add_argument(
        "--summary",
        action="store_true",
        help="write summary.html and .csv about all files, without document text or original "
        "file names",
    )
    redact.add_argument(
        "--jobs", type=_positive, default=1, metavar="N", help="process N files at a time"
    )
    redact.add_argument(
        "--resume",
        action="store_true",
        help="continue a run with the same options that was stopped or killed: files that it "
        "finished, and that have not changed, are not processed again",
    )
    add_json(redact)
    redact.add_argument(
        "--neutral-names",
        action="store_true",
        help="name every export document-CODE.deid.EXT, not only where NAME identifies somebody",
    )
    redact.add_argument(
        "--neutral-dates",
        action="store_true",
        help="date every export 1980-01-01, not only where today is a redacted date",
    )
    redact.add_argument(
        "--exact-places",
        action="store_true",
        help="PDF: keep text after redacted words exactly in place; their width can be measured",
    )
    redact.add_argument(
        "--no-text-layer",
        action="store_true",
        help="PDF: put no searchable text under pages that are pictures",
    )
    redact.add_argument(
        "--retry-as-pictures",
        action="store_true",
        help="export pages that fail verification as pictures without searchable text, paint "
        "over redacted text that text recognition can still read, and verify again",
    )


def _add_vault(cases: argparse.ArgumentParser) -> None:
    cases.add_argument("vault", type=Path, metavar="VAULT")
    cases.add_argument("--find", metavar="TEXT", help="only surrogates with this text in them")
    _add_key(cases)
    cases.set_defaults(command=vault.show)


def _add_cases(redact: argparse.ArgumentParser) -> None:
    which_key = _add_key(redact)
    redact.add_argument(
        "--known",
        type=Path,
        metavar="FILE.csv",
        help="identifiers of patients, one patient a row, a heading for each column; they are found"
        " before any model searches, also in parts and with one error of spelling",
    )
    redact.add_argument(
        "--cases",
        choices=[by.value for by in CasesBy],
        help="give all documents of a patient the same surrogates and date shift: those in one"
        " folder (folder), or those that the list of --known names or that name a patient of it"
        " by number, or by name and birth date (list); others are refused",
    )
    redact.add_argument(
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


def _add_keys(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    where = actions.add_parser(
        "show", help="show where the keys are stored, and codes that tell them apart"
    )
    where.set_defaults(command=keys.show)
    copy = actions.add_parser("copy", help="write the key to a file that only you may read")
    copy.add_argument("file", type=Path, metavar="FILE")
    copy.set_defaults(command=keys.copy)
    rotate = actions.add_parser(
        "rotate",
        help="make a new key; surrogates and date shifts will then differ from those in earlier "
        "exports",
    )
    before = rotate.add_mutually_exclusive_group()
    before.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="save the old key to FILE; without this or --discard it stays stored, to verify and "
        "continue earlier exports",
    )
    before.add_argument(
        "--discard",
        action="store_true",
        help="delete the old key; surrogates of earlier exports can then not be continued, nor "
        "their reports verified",
    )
    rotate.set_defaults(command=keys.rotate)
    remove = actions.add_parser("remove", help="remove an older key for good")
    remove.add_argument("mark", metavar="CODE", help="as `keys show` prints it")
    remove.set_defaults(command=keys.remove)
    protect = actions.add_parser(
        "passphrase",
        help="ask for a new passphrase, which all keys, also that of saved work, need from then on",
    )
    protect.add_argument(
        "--remove", action="store_true", help="keep the keys without it: in the keyring, or a file"
    )
    protect.set_defaults(command=keys.passphrase)
    for action in (where, copy, rotate, remove, protect):
        add_passphrase(action)


def _add_policies(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    actions.add_parser("list", help="list all policies").set_defaults(command=policies.list_all)
    show = actions.add_parser("show", help="show what a policy does with each kind, and its hash")
    show.add_argument("name", metavar="NAME|FILE")
    show.set_defaults(command=policies.show)
    export = actions.add_parser("export", help="write a policy to a file, to be edited or shared")
    export.add_argument("name", metavar="NAME|FILE")
    export.add_argument("file", nargs="?", type=Path, metavar="FILE", help="else it is printed")
    export.set_defaults(command=policies.export)
    add = actions.add_parser("import", help="store the policy of a file under its name")
    add.add_argument("file", metavar="FILE")
    add.set_defaults(command=policies.add)


def _add_key(parser: argparse.ArgumentParser) -> argparse._MutuallyExclusiveGroup:
    add_passphrase(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--key", metavar="CODE", help="use an older key, by its code in `keys show`")
    which.add_argument(
        "--key-file",
        type=Path,
        metavar="FILE",
        help="use the key in this file, as written by `keys copy`, where there is no keyring",
    )
    return which


def _add_reading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--encoding", help="encoding of text files")
    add_password(parser)


def _add_inputs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="PATH", help="files, directories, or - for standard input"
    )
    _add_reading(parser)
    _add_language(parser)
    _add_threshold(parser)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=sorted(NAMES),
        metavar="CODE",
        help="language of the documents, such as en or es, in place of the recognised one",
    )


def _add_threshold(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--min-score",
        type=_threshold,
        metavar="X",
        help=f"lowest score of findings, 0 to 1 (lower finds more), or {', '.join(MISS_RATES)}",
    )


def _threshold(text: str) -> float | str:
    if text in MISS_RATES:
        return text
    value = float(text)
    if not 0.0 <= value <= 1.0:
        raise argparse.ArgumentTypeError("must be between 0 and 1")
    return value


def _shares(text: str) -> list[int]:
    values = [int(one) for one in text.split(",")]
    if not all(0 < value <= 100 for value in values):
        raise argparse.ArgumentTypeError("must be percents, such as 10,50,100")
    return values


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value
