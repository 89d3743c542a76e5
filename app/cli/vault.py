"""The command that tells from a case vault who a surrogate is."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from app.cli.documents import surrogate_key_of
from app.cli.options import Command, add_key
from app.errors import InputError
from app.keys.key_purposes import cases_key
from app.sessions.case_vault import CaseVault


def show(options: argparse.Namespace) -> int:
    """Print who stands for whom, one JSON object a case."""
    if not options.vault.is_file():
        raise InputError("There is no such case vault.")
    vault = CaseVault(options.vault, cases_key(surrogate_key_of(options)))
    vault.close()
    wanted = options.find.casefold() if options.find else ""
    for kept in sorted(vault.cases.values(), key=lambda one: one.label):
        listed = [
            [one.subcategory, one.original, one.surrogate]
            for one in sorted(kept.replaced)
            if wanted in one.surrogate.casefold()
        ]
        if listed or not wanted:
            print(json.dumps({"case": kept.label, "replaced": listed}, ensure_ascii=False))
    return 0


def add_vault(command: Command) -> None:
    """The command cases."""
    parser = command("cases", "print from a case vault whom each surrogate stands for")
    parser.add_argument("vault", type=Path, metavar="VAULT")
    parser.add_argument("--find", metavar="TEXT", help="only surrogates with this text in them")
    add_key(parser)
    parser.set_defaults(command=show)
