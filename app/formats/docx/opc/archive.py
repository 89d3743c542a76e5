"""The ZIP container: read within limits, written without times, comments or extra fields."""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from app.errors import Corrupt, Encrypted, LimitExceeded, Unsupported

MIB = 1024 * 1024
MAX_FILE = 200 * MIB
MAX_MEMBERS = 5000
MAX_INFLATED = 512 * MIB
MAX_XML = 128 * MIB
# Real documents stay under 100; only over this size is a higher ratio suspicious.
MAX_RATIO = 300
RATIO_MATTERS = 32 * MIB
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, ValueError, KeyError, IndexError,
    OverflowError, NotImplementedError, RuntimeError, OSError,
)  # fmt: skip


class Archive(Mapping[str, bytes]):
    """The members of a package by name. Names are looked up as OPC does, without regard to case.

    Nothing is ever unpacked to disk, so that a name with `..` in it is only a name.
    """

    def __init__(self, members: Iterable[tuple[str, bytes]]) -> None:
        self._members: dict[str, bytes] = {}
        for name, data in members:
            key = _key(name)
            if key in self._members:
                raise Corrupt("The ZIP archive contains two members with the same name.")
            self._members[key] = data

    def __getitem__(self, name: str) -> bytes:
        return self._members[_key(name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)


def read_archive(untrusted_source: Path) -> Archive:
    """Everything in the archive.

    Raises `Corrupt`, `Encrypted` for members with a password, `LimitExceeded`, and `Unsupported`
    for compression methods that OPC (ISO/IEC 29500-2) does not know.
    """
    if untrusted_source.stat().st_size > MAX_FILE:
        raise LimitExceeded(f"The document is larger than {MAX_FILE // MIB} MB.")
    try:
        with zipfile.ZipFile(untrusted_source) as untrusted_zip:
            infos = [info for info in untrusted_zip.infolist() if not info.is_dir()]
            _check(infos, untrusted_source.stat().st_size)
            return Archive((info.filename, untrusted_zip.read(info)) for info in infos)
    except _DAMAGED:
        raise Corrupt("The file is a damaged ZIP archive.") from None


def _check(infos: list[zipfile.ZipInfo], size: int) -> None:
    if len(infos) > MAX_MEMBERS:
        raise LimitExceeded("The document has too many parts.")
    if any(info.flag_bits & 1 for info in infos):
        raise Encrypted("The document is protected by a password.")
    if any(info.compress_type not in _METHODS for info in infos):
        raise Unsupported("The document is compressed in a way that Word does not use.")
    # `zipfile` reads no more of a member than its directory entry declares.
    inflated = sum(info.file_size for info in infos)
    xml = sum(info.file_size for info in infos if _key(info.filename).endswith((".xml", ".rels")))
    if (
        inflated > MAX_INFLATED
        or xml > MAX_XML
        or (inflated > RATIO_MATTERS and inflated > MAX_RATIO * size)
    ):
        raise LimitExceeded("The document is too large when unpacked.")


def write_archive(target: Path, members: Iterable[tuple[str, bytes]]) -> None:
    """Write members in the given order; the same members give the same bytes."""
    with zipfile.ZipFile(target, "w") as package:
        for name, data in members:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system = 0
            info.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(info, data)


def _key(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").lower()
