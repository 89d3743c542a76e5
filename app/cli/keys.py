"""The commands around the keys: show, copy, rotate, remove, passphrase. No key is ever printed."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.options import Command
from app.cli.passphrase import add_passphrase, new_passphrase, unlock_keys
from app.cli.terminal import printable
from app.errors import SessionLocked, WriteFailed
from app.keys.key_files import (
    Place,
    copy_key,
    drop_passphrase,
    place_of,
    remove_key,
    rotate_key,
    set_passphrase,
    stored_keys,
    surrogate_key,
)
from app.keys.key_purposes import mark_of, mark_of_public, public_to_pem, signer_of
from app.paths import data_dir
from app.sessions import session_key

_PLACES = {
    Place.KEYRING: "in the system's keyring",
    Place.PASSPHRASE: "encrypted, behind a passphrase",
    Place.FILE: "in a file that only you may read, and nothing else protects",
}


def show(options: argparse.Namespace) -> int:
    """Where the keys lie, and their marks."""
    unlock_keys(options)
    used, *older = stored_keys()
    since = "" if used.since is None else f", in use since {used.since}"
    print(f"key {used.mark}: {_PLACES[place_of()]}{since}")
    for key in older:
        print(f"key {key.mark}: older, checks and continues what it made")
    return 0


def copy(options: argparse.Namespace) -> int:
    """Write the key to a file, for commands that run without a desktop."""
    unlock_keys(options)
    key = copy_key(options.file)
    print(printable(f"key {mark_of(key)}: copied to {options.file}; use it with --key-file"))
    return 0


def public(options: argparse.Namespace) -> int:
    """Print or write the public key, with which anybody can check signed reports."""
    unlock_keys(options)
    key = signer_of(surrogate_key())
    pem = public_to_pem(key)
    if options.file is None:
        print(pem, end="")
        return 0
    try:
        options.file.write_text(pem, encoding="ascii")
    except OSError as error:
        raise WriteFailed(f"The public key cannot be written: {error.strerror}.") from None
    print(printable(f"public key {mark_of_public(key)}: written to {options.file}"))
    return 0


def rotate(options: argparse.Namespace) -> int:
    """Make another key; the one before stays stored, goes into a file, or is lost."""
    unlock_keys(options)
    keep = options.keep is None and not options.discard
    before, new = rotate_key(options.keep, keep=keep)
    kept = "discarded" if options.discard else f"now in {options.keep}, for --key-file"
    kept = f"kept; `incognote keys remove {mark_of(before)}` removes it" if keep else kept
    print(printable(f"key {mark_of(before)}: {kept}"))
    print(
        f"key {mark_of(new)}: used from now on; surrogates and shifts differ from earlier exports"
    )
    return 0


def remove(options: argparse.Namespace) -> int:
    """Remove an older key for good."""
    unlock_keys(options)
    remove_key(options.mark)
    print(f"key {options.mark}: removed; what it made can be neither checked nor continued")
    return 0


def passphrase(options: argparse.Namespace) -> int:
    """Keep all keys, of surrogates and of saved work, behind a passphrase, or no longer."""
    given = unlock_keys(options)
    if options.remove:
        print(f"keys: {_PLACES[drop_passphrase()]}; saved work keeps its passphrase")
        return 0
    folder = data_dir() / "sessions"
    try:
        of_sessions = session_key.session_key(folder, given)
    except SessionLocked as locked:
        locked.hint = "Set it in the window, where saved work can be unlocked (Ctrl+Shift+P)."
        raise
    words = new_passphrase()
    # In this order: broken off between both, the window takes the other along when it starts.
    session_key.set_passphrase(folder, of_sessions, words)
    set_passphrase(words)
    print(f"keys: {_PLACES[Place.PASSPHRASE]}; the window asks for it when it starts")
    return 0


def add_keys(command: Command) -> None:
    """The command keys, with its actions."""
    parser = command(
        "keys", "show, copy or rotate the key for surrogates, date shifts and fingerprints"
    )
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    where = actions.add_parser(
        "show", help="show where the keys are stored, and codes that tell them apart"
    )
    where.set_defaults(command=show)
    copying = actions.add_parser("copy", help="write the key to a file that only you may read")
    copying.add_argument("file", type=Path, metavar="FILE")
    copying.set_defaults(command=copy)
    telling = actions.add_parser(
        "public", help="print the public key, or write it to a file: it checks signed reports"
    )
    telling.add_argument("file", nargs="?", type=Path, metavar="FILE")
    telling.set_defaults(command=public)
    rotating = actions.add_parser(
        "rotate",
        help="make a new key; surrogates and date shifts will then differ from those in earlier "
        "exports",
    )
    before = rotating.add_mutually_exclusive_group()
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
    rotating.set_defaults(command=rotate)
    removing = actions.add_parser("remove", help="remove an older key for good")
    removing.add_argument("mark", metavar="CODE", help="as `keys show` prints it")
    removing.set_defaults(command=remove)
    protect = actions.add_parser(
        "passphrase",
        help="ask for a new passphrase, which all keys, also that of saved work, need from then on",
    )
    protect.add_argument(
        "--remove", action="store_true", help="keep the keys without it: in the keyring, or a file"
    )
    protect.set_defaults(command=passphrase)
    for action in (where, copying, telling, rotating, removing, protect):
        add_passphrase(action)
