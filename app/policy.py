"""What an administrator set for everybody on this computer: defaults, locked settings, packs.

One JSON file, which only administrators can write (`app.paths.policy_file`):

    {"version": 1, "defaults": {"mode": "box"}, "locked": {"neutral_names": true},
     "packs": "/srv/incognote/packs"}

`defaults` hold until a user chooses something else, `locked` always; names and values are those of
`app.settings.Settings`. `packs` is a folder of model packs that all users have. A file that cannot
be read or understood stops the program: to go on without it would be to ignore what it locks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from app import paths, strict_json
from app.errors import PolicyInvalid

VERSION = 1
_KEYS = frozenset(("version", "defaults", "locked", "packs"))


@dataclass(frozen=True, slots=True)
class Policy:
    """What the file says. Values are checked where settings are made of them."""

    defaults: Mapping[str, object] = field(default_factory=dict, hash=False)
    locked: Mapping[str, object] = field(default_factory=dict, hash=False)
    packs: Path | None = None


def policy() -> Policy:
    """That of this computer; an empty one where there is no file. Raises `PolicyInvalid`."""
    return _read(paths.policy_file())


@cache
def _read(path: Path) -> Policy:
    try:
        stored = strict_json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Policy()
    except OSError:
        raise PolicyInvalid("The policy file cannot be read.") from None
    except ValueError:
        raise PolicyInvalid("The policy file is not valid JSON, or says something twice.") from None
    if not isinstance(stored, dict) or stored.get("version") != VERSION or stored.keys() - _KEYS:
        raise PolicyInvalid("The policy file is of another version, or has entries unknown here.")
    defaults, locked = stored.get("defaults", {}), stored.get("locked", {})
    packs = stored.get("packs", "")
    if not isinstance(defaults, dict) or not isinstance(locked, dict) or not isinstance(packs, str):
        raise PolicyInvalid("An entry of the policy file is of the wrong type.")
    return Policy(defaults, locked, Path(packs) if packs else None)
