"""Run by the build's own Python: the manual page `incognote(1)`, made of the program's parser."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

from app import __version__
from app.cli.parser import command_parser

STATUS = {
    0: "Everything succeeded.",
    1: "Something unexpected happened with a file; nothing was written for it.",
    2: "Wrong usage.",
    3: "A file is missing or may not be read.",
    4: "A kind of file, or a part of one, that cannot be redacted safely.",
    5: "A password is needed.",
    6: "Damaged, empty, or not what its name says.",
    7: "Too large or too slow.",
    8: "A page is only a picture, and text recognition is not installed or does not help.",
    9: "A library is missing.",
    10: "The model cannot be used.",
    11: "The export could not be written.",
    12: "The export still contained something, or could not be verified.",
    13: "Saved work, a project or the vault of cases is in use, locked or damaged.",
    14: "There is no model for a language of a file; its export is written and not verified.",
    15: "The policy of this computer cannot be used.",
    16: "It is not clear which patient a file is about.",
    130: "Stopped by the user.",
}
_FILES = {
    "/etc/incognote/policy.json": "Settings for everybody on this computer; some of them locked.",
    "~/.config/Incognote/settings.json": "Settings of the user.",
    "~/.local/share/Incognote": "Saved work, word lists, imported models; without a keyring, keys.",
    "~/.local/state/Incognote/log": "The log, which holds no text of a document.",
}


def page(top: argparse.ArgumentParser, day: str) -> str:
    """The page, in the language of man(7)."""
    lines = [
        f'.TH INCOGNOTE 1 "{day}" "Incognote {__version__}" "User Commands"',
        ".SH NAME",
        r"incognote \- find and redact identifiers in clinical documents, offline",
        ".SH SYNOPSIS",
        ".B incognote",
        ".br",
        r".B incognote open [\fIFILE\fR ...]",
        ".br",
        r".B incognote \fICOMMAND\fR [\fIOPTIONS\fR]",
        ".SH DESCRIPTION",
        "Without a command the window opens. All work is done on this computer; the program opens",
        "no network connection. An export is read again by other programs before it appears: where",
        "anything is left that was to be redacted, none is written.",
        ".SH OPTIONS",
        *_options(top),
        ".SH COMMANDS",
        *_commands(top, ""),
        ".SH EXIT STATUS",
    ]
    for number, words in STATUS.items():
        lines += [".TP", f".B {number}", _text(words)]
    lines.append(".SH FILES")
    for path, words in _FILES.items():
        lines += [".TP", f".I {_text(path)}", _text(words)]
    lines += [
        ".SH SEE ALSO",
        r"The manual is in the window (F1) and in \fI/usr/share/doc/incognote\fR.",
    ]
    return "\n".join(lines) + "\n"


def _commands(parent: argparse.ArgumentParser, before: str) -> Iterator[str]:
    for action in parent._actions:  # noqa: SLF001 - argparse has no other way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for name, command in action.choices.items():
                full = f"{before}{name}"
                places = " ".join(
                    f"\\fI{_text(str(one.metavar or one.dest))}\\fR"
                    for one in command._actions  # noqa: SLF001
                    if not one.option_strings and not isinstance(one, argparse._SubParsersAction)  # noqa: SLF001
                )
                yield f".SS {full} {places}".rstrip()
                yield _text((command.description or "") + ".")
                yield from _options(command)
                yield from _commands(command, f"{full} ")


def _options(of: argparse.ArgumentParser) -> Iterator[str]:
    for action in of._actions:  # noqa: SLF001
        if action.option_strings:
            value = action.metavar or ("|".join(map(str, action.choices)) if action.choices else "")
            if action.nargs != 0 and not value:
                value = action.dest.upper()
            yield ".TP"
            names = ", ".join(f"\\fB{_text(one)}\\fR" for one in action.option_strings)
            yield f"{names} \\fI{_text(str(value))}\\fR" if value else names
            yield _text(of._get_formatter()._expand_help(action) if action.help else "")  # noqa: SLF001


def _text(words: str) -> str:
    """Words as they are, none of which roff takes for something else."""
    plain = words.replace("\\", r"\e").replace("-", r"\-").replace("`", "'").replace("~", r"\(ti")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


if __name__ == "__main__":
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    sys.stdout.write(
        page(command_parser(), datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%d"))
    )
