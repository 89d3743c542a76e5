"""The command line: one parser, one function a command, exit statuses from the errors."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType

from app import __version__
from app.cli import corpora, documents, lab
from app.cli.bench import add_bench
from app.cli.completion import add_completion
from app.cli.keys import add_keys
from app.cli.models import add_models
from app.cli.passphrase import taken_variable
from app.cli.policies import add_policies
from app.cli.redact.options import add_redact, add_watch
from app.cli.terminal import print_error, print_note
from app.cli.vault import add_vault
from app.cli.verify import add_verify
from app.errors import AppError, unexpected
from app.log import places_of
from app.paths import NAME
from app.progress import Cancelled
from app.sandbox.temp_dirs import remove_stale_dirs

INTERRUPTED = 130
STOPPED_READING = 141


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status, 0 only when everything succeeded."""
    options = command_parser().parse_args(arguments)
    options.passphrase_variable = taken_variable()
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
    except Exception as error:  # noqa: BLE001 - what Python would print may hold text of a file
        told = unexpected(error)
        print_error(told)
        print_note(f"at {places_of(error.__traceback__)}")
        return told.exit_code


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

    # In the order in which `--help` lists them.
    command("open", "open files in the window").add_argument("paths", nargs="*", metavar="FILE")
    documents.add_scan(command)
    documents.add_rank(command)
    add_redact(command)
    add_watch(command)
    add_vault(command)
    add_verify(command)
    lab.add_evaluate(command)
    corpora.add_convert(command)
    corpora.add_corpus(command)
    corpora.add_agree(command)
    corpora.add_results(command)
    corpora.add_vectors(command)
    add_models(command)
    add_policies(command)
    add_keys(command)
    lab.add_train(command)
    add_bench(command)
    add_completion(command, parser)
    return parser


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
