"""The archive that runs from any place: sorted, owned by nobody, dated like the commit."""

from __future__ import annotations

import gzip
import tarfile
from pathlib import Path


def pack(program: Path, share: Path, target: Path, epoch: int) -> Path:
    """`program`, with `share` in it, as one compressed file below a folder `incognote`."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        return entry

    with (
        target.open("wb") as raw,
        # A name or a date in its head would differ.
        gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for folder, below in ((program, "incognote"), (share, "incognote/share")):
            archive.add(folder, below, recursive=False, filter=plain)
            for path in sorted(folder.rglob("*")):
                name = f"{below}/{path.relative_to(folder).as_posix()}"
                archive.add(path, name, recursive=False, filter=plain)
    return target
