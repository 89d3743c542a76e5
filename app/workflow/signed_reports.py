"""Reports that show later changes: signed, and in a run each bound to the one before.

A signed report is JSON in exactly one form, so that each byte of it counts, and says the hashes of
the files that were written with it. Its signature (Ed25519, RFC 8032) is by a key of this computer;
who has the public key can check it anywhere. Each report names the hash of the one before, and the
summary of a batch comes last: what was taken out, put in or put elsewhere does not fit.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import threading
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from pathlib import Path

from app.digests import digest_of
from app.errors import InputError
from app.keys.key_purposes import mark_of_public, sign, signed_by, signer_of

ENDING = ".report.json"
_SUMMARY = re.compile(r"summary(?:-\d+)?\.json")
_CONTEXT = b"incognote report 1\n"
_ALGORITHM = "Ed25519"
_MOST_BYTES = 64 * 2**20


@dataclass(frozen=True, slots=True)
class Place:
    """Where a report stands: the `number`th of a run, from 1, behind the one of that hash.

    `key`: eight signs by which to tell public keys apart.
    """

    run: str
    number: int
    previous: str
    key: str


class Signer:
    """Signs the reports of one run, one at a time, whichever threads make them."""

    def __init__(self, root: bytes) -> None:
        """`root`: as of `app.keys.key_files.surrogate_key`."""
        self._root = root
        self.public = signer_of(root)
        self._run, self._number, self._previous = secrets.token_hex(8), 0, ""
        self._turn = threading.Lock()

    @contextmanager
    def next(self) -> Iterator[Signing]:
        """What signs the next report; it counts as the next only where the block succeeds."""
        with self._turn:
            place = Place(self._run, self._number + 1, self._previous, mark_of_public(self.public))
            signing = Signing(place, self.public, self._root)
            yield signing
            if signing.text:
                self._number += 1
                self._previous = hashlib.sha256(signing.text.encode()).hexdigest()


@dataclass
class Signing:
    """Signs one report."""

    place: Place
    public: bytes
    _root: bytes = field(repr=False)
    text: str = field(default="", repr=False)

    def sign(self, content: Mapping[str, object], files: Mapping[str, bytes]) -> str:
        """The JSON of a report with its signature; `files` are written with it, by name ending."""
        place = self.place
        signature: dict[str, object] = {
            "algorithm": _ALGORITHM,
            "public_key": self.public.hex(),
            "run": place.run,
            "number": place.number,
            "previous": place.previous,
            "files": {name: hashlib.sha256(each).hexdigest() for name, each in files.items()},
        }
        value = sign(self._root, _signed_part({**content, "signature": signature}))
        self.text = _canonical({**content, "signature": {**signature, "value": value.hex()}})
        return self.text


class Fault(StrEnum):
    """What is wrong with a report."""

    UNREADABLE = "unreadable"
    UNSIGNED = "unsigned"
    CHANGED = "changed"
    UNKNOWN_KEY = "unknown key"
    FILE_CHANGED = "file changed"
    FILE_MISSING = "file missing"
    EXPORT_CHANGED = "export changed"
    OUT_OF_ORDER = "out of order"
    MISSING = "missing"


FAULTS: Mapping[Fault, str] = {
    Fault.UNREADABLE: "is no report",
    Fault.UNSIGNED: "is not signed",
    Fault.CHANGED: "was changed after it was signed",
    Fault.UNKNOWN_KEY: "is signed with a key that is not trusted here: {detail}",
    Fault.FILE_CHANGED: "{detail}, which belongs to it, was changed",
    Fault.FILE_MISSING: "{detail}, which belongs to it, is missing",
    Fault.EXPORT_CHANGED: "{detail}, which it is about, was changed",
    Fault.OUT_OF_ORDER: "does not follow the report before it",
    Fault.MISSING: "report {detail} of its run is missing",
}


SAYS_NOTHING = frozenset((Fault.UNREADABLE, Fault.CHANGED, Fault.UNKNOWN_KEY))
"""What a report with such a fault says may be somebody else's word."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, with which report, and with what of it."""

    path: Path
    fault: Fault
    detail: str = ""

    def __str__(self) -> str:
        return FAULTS[self.fault].format(detail=self.detail)


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of reports found.

    `open_runs` have no summary as their end: whether their last reports are missing, nobody can
    tell. Of `unseen` reports the export does not lie beside them under its own name: whether it was
    changed, nobody can tell either.
    """

    reports: int
    runs: int
    open_runs: int
    unseen: int
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Read:
    path: Path
    place: Place
    sha256: str
    is_sound: bool
    closes: bool
    is_unseen: bool


def reports_in(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The reports among files and in folders. Raises `InputError` where there are none."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            jsons = sorted(path.rglob("*.json"))
            found += (p for p in jsons if p.name.endswith(ENDING) or _SUMMARY.fullmatch(p.name))
        else:
            found.append(path)
    if not found:
        raise InputError("There are no reports here.", hint="Name reports (NAME.report.json).")
    return tuple(dict.fromkeys(found))


def check(paths: Sequence[Path], trusted: Collection[bytes]) -> Checked:
    """Hold reports against their signatures, files and exports, and against one another.

    `trusted` are public keys. Raises `InputError` for a file that cannot be opened.
    """
    problems: list[Problem] = []
    runs: dict[tuple[str, str], list[_Read]] = defaultdict(list)
    for path in paths:
        read = _checked(path, trusted, problems)
        if read is not None:
            runs[read.place.key, read.place.run].append(read)
    for run in runs.values():
        problems += _in_order(sorted(run, key=lambda one: one.place.number))
    return Checked(
        len(paths),
        len(runs),
        sum(not any(one.closes for one in run) for run in runs.values()),
        sum(read.is_unseen for run in runs.values() for read in run),
        tuple(problems),
    )


def is_signed_report(untrusted_json: str) -> bool:
    """Whether a report says of itself that it is signed; those of earlier versions do not."""
    try:
        return "signature" in json.loads(untrusted_json)
    except (ValueError, TypeError):
        return False


def _checked(path: Path, trusted: Collection[bytes], problems: list[Problem]) -> _Read | None:
    try:
        with path.open("rb") as file:
            untrusted = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"The report cannot be opened: {error.strerror}.") from None
    try:
        content = json.loads(untrusted)
        if "signature" not in content:
            problems.append(Problem(path, Fault.UNSIGNED))
            return None
        signature = content["signature"]
        value = bytes.fromhex(signature["value"])
        public = bytes.fromhex(signature["public_key"])
        files = {str(name): str(each) for name, each in signature["files"].items()}
        place = Place(
            str(signature["run"]),
            int(signature["number"]),
            str(signature["previous"]),
            mark_of_public(public),
        )
        rest = {name: each for name, each in signature.items() if name != "value"}
        signed = _signed_part({**content, "signature": rest})
        is_sound = (
            signature["algorithm"] == _ALGORITHM
            and _canonical(content).encode() == untrusted
            and signed_by(signed, value, public)
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        # A byte of the form itself was changed, or it never was a report.
        known = b'"signature"' in untrusted
        problems.append(Problem(path, Fault.CHANGED if known else Fault.UNREADABLE))
        return None
    if not is_sound:
        problems.append(Problem(path, Fault.CHANGED))
    elif public not in trusted:
        problems.append(Problem(path, Fault.UNKNOWN_KEY, place.key))
    else:
        problems += _files_of(path, files, str(content.get("export_sha256", "")))
    sha256 = hashlib.sha256(untrusted).hexdigest()
    closes = is_sound and "export_sha256" not in content
    return _Read(
        path, place, sha256, is_sound, closes, not closes and not _export_of(path).is_file()
    )


def _files_of(path: Path, files: Mapping[str, str], export_sha256: str) -> Iterator[Problem]:
    for ending, sha256 in files.items():
        beside = path.with_suffix(f".{ending}")
        if not beside.is_file():
            yield Problem(path, Fault.FILE_MISSING, beside.name)
        elif digest_of(beside) != sha256:
            yield Problem(path, Fault.FILE_CHANGED, beside.name)
    export = _export_of(path)
    is_beside = bool(export_sha256) and export.is_file()
    if is_beside and digest_of(export) != export_sha256:
        yield Problem(path, Fault.EXPORT_CHANGED, export.name)


def _export_of(report: Path) -> Path:
    stem = Path(report.name.removesuffix(ENDING))
    return report.with_name(f"{stem.stem}.deid{stem.suffix}")


def _in_order(run: Sequence[_Read]) -> Iterator[Problem]:
    """Whether each report of a run follows the one before; a changed one is told of already."""
    sound = [read for read in run if read.is_sound]
    known = {read.place.number for read in run}
    last = sound[-1].place.number if sound else 0
    for missing in sorted({*range(1, last + 1)} - known):
        behind = next(read for read in sound if read.place.number > missing)
        yield Problem(behind.path, Fault.MISSING, str(missing))
    for before, read in pairwise(sound):
        step = read.place.number - before.place.number
        if step == 0 or (step == 1 and read.place.previous != before.sha256):
            yield Problem(read.path, Fault.OUT_OF_ORDER)


def _signed_part(content: Mapping[str, object]) -> bytes:
    return _CONTEXT + _canonical(content).encode()


def _canonical(content: Mapping[str, object]) -> str:
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"
