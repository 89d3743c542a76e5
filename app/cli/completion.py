"""The command completion: what a shell reads to complete commands, options and file names."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from app.cli.options import Command

SHELLS = ("bash", "zsh", "fish")
# What arguments that take paths are called, beside those of the type Path.
_FILES = {"FILE", "PATH", "MAP", "NAME|FILE"}
_FOLDERS = {"DIR", "FOLDER"}


def completion(options: argparse.Namespace) -> int:
    """Print the script of a shell."""
    print(script(options.parser(), options.shell))
    return 0


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """What `shell`, one of `SHELLS`, reads to complete the commands of `parser`.

    It names everything itself: completing a word starts no program.
    """
    import shtab  # noqa: PLC0415 - only this command needs it

    for action in _paths_in(parser):
        kind = shtab.DIRECTORY if action.metavar in _FOLDERS else shtab.FILE
        action.complete = kind  # type: ignore[attr-defined]  # where shtab looks for it
    return str(shtab.complete(parser, shell))


def _paths_in(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Options and arguments that take files or folders, also those of all commands below."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for command in action.choices.values():
                yield from _paths_in(command)
        elif action.type is Path or action.metavar in _FILES | _FOLDERS:
            yield action


def add_completion(command: Command, parser: argparse.ArgumentParser) -> None:
    """The command completion, for the commands of `parser`."""
    own = command("completion", "print what a shell needs to complete commands and options")
    own.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))
    own.set_defaults(command=completion, parser=lambda: parser)
