"""The command policies: list, show, check and copy what exports do with each kind."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.options import Command
from app.cli.terminal import printable
from app.engine.domain.labels import schema
from app.engine.domain.policy import (
    REPEATS_TITLES,
    TREATMENT_TITLES,
    Chosen,
    Policy,
    Repeats,
    Treatment,
    policy_of,
)
from app.engine.redaction.profiles import DESCRIPTIONS
from app.errors import WriteFailed
from app.workflow.policies import is_own, keep, named, policies, read, text_of, write

_YOURS = "your own"


def chosen(options: argparse.Namespace) -> Chosen:
    """What the command line says of an export. Raises `InputError`."""
    return named(options.policy if options.policy is not None else options.mode)


def list_all(_options: argparse.Namespace) -> int:
    """Print the names of all policies, and what each is for."""
    known = policies()
    width = max(map(len, known))
    for name in known:
        about = _YOURS if is_own(name) else DESCRIPTIONS.get(name, _YOURS)
        print(printable(f"{name:{width}}  {about}"))
    return 0


def show(options: argparse.Namespace) -> int:
    """Print what a policy does with each kind, and its hash. Raises `InputError`."""
    policy = policy_of(named(options.name))
    print(printable(f"{policy.name}  {policy.sha256}"))
    print(f"labels speak: {policy.labels_in}")
    for line in described(policy):
        print(printable(line))
    return 0


def export(options: argparse.Namespace) -> int:
    """Write a policy to a file, or print it. Raises `InputError` and `WriteFailed`."""
    policy = policy_of(named(options.name))
    if options.file is None:
        print(text_of(policy), end="")
        return 0
    try:
        write(policy, options.file)
    except OSError as error:
        raise WriteFailed(f"The policy could not be written: {error.strerror}.") from None
    return 0


def add(options: argparse.Namespace) -> int:
    """Store the policy of a file among the user's own. Raises `InputError` and `WriteFailed`."""
    policy = read(Path(options.file))
    try:
        keep(policy)
    except OSError as error:
        raise WriteFailed(f"The policy could not be stored: {error.strerror}.") from None
    print(printable(f"{policy.name}  {policy.sha256}"))
    return 0


def described(policy: Policy) -> list[str]:
    """A line a kind: its name, the treatment, and what else is said of it."""
    width = max(map(len, schema().subcategories))
    lines = []
    for kind in schema().subcategories:
        handling = policy.of(kind)
        parts = [f"{kind:{width}}  {TREATMENT_TITLES[handling.treatment].lower()}"]
        if handling.treatment is Treatment.SURROGATE and handling.repeats != Repeats.CONSISTENT:
            parts.append(REPEATS_TITLES[handling.repeats].lower())
        if handling.treatment is Treatment.BOX and handling.on_box:
            parts.append(f"“{handling.on_box}”")
        lines.append(", ".join(parts))
    return lines


def add_policies(command: Command) -> None:
    """The command policies, with its actions."""
    parser = command("policies", "list, show, copy and store policies of exports")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    actions.add_parser("list", help="list all policies").set_defaults(command=list_all)
    showing = actions.add_parser(
        "show", help="show what a policy does with each kind, and its hash"
    )
    showing.add_argument("name", metavar="NAME|FILE")
    showing.set_defaults(command=show)
    exporting = actions.add_parser(
        "export", help="write a policy to a file, to be edited or shared"
    )
    exporting.add_argument("name", metavar="NAME|FILE")
    exporting.add_argument("file", nargs="?", type=Path, metavar="FILE", help="else it is printed")
    exporting.set_defaults(command=export)
    importing = actions.add_parser("import", help="store the policy of a file under its name")
    importing.add_argument("file", metavar="FILE")
    importing.set_defaults(command=add)
