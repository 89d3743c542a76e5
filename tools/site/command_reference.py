"""Every command with its options, as a page, made of the program's own parser.

Run: python tools/site/command_reference.py
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from unittest.mock import patch

from app.cli.parser import command_parser

_TOP = """# Every command and option

Made of the program's own parser; `incognote COMMAND --help` prints the same.
[The command line](../command-line.md) explains what they are for, and lists the exit statuses.
"""


def page() -> str:
    """The page, in Markdown."""
    with patch.dict(os.environ, COLUMNS="96"):
        return "\n".join([_TOP, *_command(command_parser(), "")])


def _command(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    if name:
        yield f"{'##' if ' ' not in name else '###'} {name}\n"
        yield _sentence(parser.description or "")
    yield f"```text\n{parser.format_usage().strip()}\n```\n"
    rows = [row for action in parser._actions if (row := _row(parser, action))]  # noqa: SLF001
    if rows:
        yield "| argument | meaning |\n|---|---|"
        yield from rows
        yield ""
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            helped = {one.dest: one.help for one in action._choices_actions}  # noqa: SLF001
            for word, command in action.choices.items():
                command.description = command.description or helped.get(word)
                yield from _command(command, f"{name} {word}".strip())


def _row(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):  # noqa: SLF001
        return ""
    value = action.metavar or ("" if action.nargs == 0 else action.dest.upper())
    names = ", ".join(action.option_strings)
    shown = f"{names} {value}".strip() if names else str(value)
    words = parser._get_formatter()._expand_help(action) if action.help else ""  # noqa: SLF001
    if action.choices and (not action.metavar or len(tuple(action.choices)) < 6):
        words += f"{'; ' if words else ''}one of " + ", ".join(f"`{one}`" for one in action.choices)
    if not words and not names:
        return ""
    code = f"`{shown}`".replace("|", "\\|")
    return f"| {code} | {_escaped(words)} |"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}.\n"


def _escaped(words: str) -> str:
    """Words that mean themselves in a cell of a table."""
    return words.replace("|", "\\|").replace("[", "\\[").replace("<", "&lt;")


if __name__ == "__main__":
    print(page())
