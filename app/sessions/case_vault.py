"""The case vault of a project: which surrogates stand for whom, in one sealed file.

It keeps later runs to what earlier ones settled, and tells whoever holds the key who a surrogate
is. It is sealed with a key of its own, derived from the root of the surrogates, so that it opens
on every computer that has that root, and nowhere else. Work in progress is not in it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from filelock import FileLock, Timeout

from app.atomic_files import write_atomically
from app.engine.domain.case import Case, NamedPerson, Pin
from app.errors import SessionDamaged, SessionError, SessionInUse
from app.keys.encryption import SALT_BYTES, Altered, Vault

MAGIC = b"Incognote cases 1\n"
_PLACE = b"cases"


@dataclass(frozen=True, slots=True, order=True)
class Replaced:
    """An original and what an export has in its place."""

    subcategory: str
    original: str = field(repr=False)
    surrogate: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class KeptCase:
    """A case with the label by which the user knows it, and everything that was replaced."""

    label: str = field(repr=False)
    case: Case
    replaced: frozenset[Replaced] = frozenset()


class CaseVault:
    """A vault that one process holds from the beginning to `close`.

    Attributes:
        cases: by their ids.
        date_shift: by how many days dates move at most; None in a new vault.
    """

    def __init__(self, path: Path, key: bytes) -> None:
        """Open a vault, or begin one where there is no file.

        Raises `SessionInUse`, `SessionDamaged` for another key, and `SessionError`.
        """
        self._path, self._key = path, key
        self.cases: dict[str, KeptCase] = {}
        self.date_shift: int | None = None
        self._lock = FileLock(path.with_name(f".{path.name}.lock"), blocking=False)
        try:
            self._lock.acquire()
            if path.exists():
                self._take(_opened(path.read_bytes(), key))
        except Timeout:
            raise SessionInUse(
                "The case vault is in use.", hint="Wait until the other command has ended."
            ) from None
        except OSError as error:
            self.close()
            raise _failed("opened", error) from None
        except SessionDamaged:
            self.close()
            raise

    def keep(self, cases: Iterable[KeptCase], date_shift: int) -> None:
        """Add cases to the file, in place of those with the same ids. Raises `SessionError`."""
        self.cases.update({one.case.id: one for one in cases})
        self.date_shift = date_shift
        stored = ["Cases", 1, date_shift, [_stored(one) for _, one in sorted(self.cases.items())]]
        salt = secrets.token_bytes(SALT_BYTES)
        content = json.dumps(stored, separators=(",", ":")).encode()
        sealed = Vault(self._key, salt).seal(content, _PLACE)
        try:
            write_atomically(self._path, MAGIC + salt + sealed)
        except OSError as error:
            raise _failed("written", error) from None

    def close(self) -> None:
        """Let others have it."""
        self._lock.release()

    def _take(self, content: bytes) -> None:
        try:
            match json.loads(content):
                case ["Cases", 1, int(date_shift), list(cases)]:
                    read = [_read(*one) for one in cases]
                case _:
                    raise _damaged()
        except (ValueError, TypeError, KeyError):
            raise _damaged() from None
        self.cases = {one.case.id: one for one in read}
        self.date_shift = date_shift


def with_replaced(kept: KeptCase, replaced: Iterable[Replaced]) -> KeptCase:
    """A case that tells of more originals."""
    return replace(kept, replaced=kept.replaced | frozenset(replaced))


def _opened(untrusted: bytes, key: bytes) -> bytes:
    head = len(MAGIC) + SALT_BYTES
    if not untrusted.startswith(MAGIC):
        raise _damaged()
    try:
        return Vault(key, untrusted[len(MAGIC) : head]).open(untrusted[head:], _PLACE)
    except Altered:
        raise _damaged() from None


def _stored(kept: KeptCase) -> list[object]:
    case = kept.case
    return [
        kept.label,
        [case.id, case.attempt, case.patient],
        [[one.text, one.subcategory] for one in case.people],
        [[pin.kind, pin.key, pin.surrogate, pin.named] for pin in case.pins],
        [list(one) for one in case.births],
        list(case.identities),
        [[one.subcategory, one.original, one.surrogate] for one in sorted(kept.replaced)],
    ]


def _read(
    label: str,
    head: list[object],
    people: list[list[str]],
    pins: list[list[str]],
    births: list[list[str]],
    identities: list[str],
    replaced: list[list[str]],
) -> KeptCase:
    match head:
        case [str(case_id), int(attempt), str(patient)]:
            pass
        case _:
            raise _damaged()
    case = Case(
        case_id,
        attempt,
        patient,
        tuple(NamedPerson(str(text), str(kind)) for text, kind in people),
        tuple(Pin(str(kind), str(key), str(made), bool(named)) for kind, key, made, named in pins),
        tuple((str(day), str(moved)) for day, moved in births),
        tuple(map(str, identities)),
    )
    return KeptCase(str(label), case, frozenset(Replaced(*map(str, one)) for one in replaced))


def _damaged() -> SessionDamaged:
    return SessionDamaged(
        "The case vault is damaged, or was made with another key.",
        hint="Use the key with which it was made (`incognote keys show`, --key, --key-file).",
    )


def _failed(done: str, error: OSError) -> SessionError:
    return SessionError(
        f"The case vault could not be {done}: {error.strerror}.",
        hint="Check that you may read and write the file and its folder.",
    )
