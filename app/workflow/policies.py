"""The user's own policies: one file each, and those that the program brings along.

A file holds a name and a table, no word of a document. Who changes it in an editor gets it back
checked, or refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from app import strict_json
from app.atomic_files import write_atomically
from app.engine.domain.export import Mode
from app.engine.domain.policy import Chosen, Policy, for_mode, from_data, to_data
from app.engine.redaction.profiles import profiles
from app.errors import InputError
from app.paths import config_dir

_LARGEST = 1 << 20


def policies(folder: Path | None = None) -> Mapping[str, Policy]:
    """All policies by name: those of the program first, then the user's own.

    A file that is no policy, or has the name of one of the program, is passed over.
    """
    own: dict[str, Policy] = {}
    for path in sorted((folder or _folder()).glob("*.json")):
        try:
            policy = read(path)
        except InputError:
            continue
        if not is_reserved(policy.name):
            own[policy.name] = policy
    return {**profiles(), **own}


def named(name: str, folder: Path | None = None) -> Chosen:
    """A policy or a mode by its name, or the policy in a file of this path. Raises `InputError`."""
    known = {one.casefold(): policy for one, policy in policies(folder).items()}
    if name in set(Mode):
        return Mode(name)
    if name.casefold() in known:
        return known[name.casefold()]
    path = Path(name)
    if path.is_file():
        return _under_its_own_name(read(path))
    raise InputError(
        "There is no policy of this name, nor a file.",
        hint="`incognote policies list` names them.",
    )


def _under_its_own_name(policy: Policy) -> Policy:
    """Raise `InputError` for a policy that a report would take for one of the program."""
    ours = (*profiles().values(), *map(for_mode, Mode))
    if is_reserved(policy.name) and policy not in ours:
        raise InputError(
            "The program has a policy with this name, which says something else.",
            hint="Give yours another name.",
        )
    return policy


def read(path: Path) -> Policy:
    """The policy in a file. Raises `InputError` that says what is wrong with it."""
    try:
        if path.stat().st_size > _LARGEST:
            raise InputError("The file is too large for a policy.")
        return from_data(strict_json.loads(path.read_text(encoding="utf-8")))
    except OSError:
        raise InputError("The policy cannot be read.") from None
    except ValueError as error:
        told = "" if isinstance(error, UnicodeDecodeError | json.JSONDecodeError) else str(error)
        raise InputError(f"The policy cannot be used: {told or 'it is no JSON'}.") from None


def write(policy: Policy, path: Path) -> None:
    """Write a policy to a file, which holds the old or the new one after a crash.

    Raises `OSError`.
    """
    write_atomically(path, text_of(policy).encode())


def text_of(policy: Policy) -> str:
    """A policy as it is written to files."""
    return json.dumps(to_data(policy), indent=2, ensure_ascii=False) + "\n"


def keep(policy: Policy, folder: Path | None = None) -> None:
    """Store a policy of the user, in place of one of the same name.

    Raises `InputError` for a name that the program's own have, and `OSError`.
    """
    if is_reserved(policy.name):
        raise InputError("The program has a policy with this name. Give yours another name.")
    write(policy, _path(policy.name, folder))


def forget(name: str, folder: Path | None = None) -> None:
    """Remove a policy of the user. Raises `OSError`."""
    _path(name, folder).unlink(missing_ok=True)


def is_reserved(name: str) -> bool:
    """Whether a policy or a mode of the program is called so, which nobody may redefine."""
    return name.casefold() in {one.casefold() for one in (*profiles(), *Mode)}


def is_own(name: str, folder: Path | None = None) -> bool:
    """Whether the user stored a policy of this name."""
    return _path(name, folder).exists()


def _folder() -> Path:
    return config_dir() / "policies"


def _path(name: str, folder: Path | None) -> Path:
    # The name may hold signs that no file system has.
    return (folder or _folder()) / f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.json"
