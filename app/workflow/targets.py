"""Where the exports of a run go: two inputs never share one, and who gets which name is settled.

Files that are worked on at once finish in any order. So a name follows from the list of inputs and
what is in them, never from which file was first: a run that is repeated, or killed and continued,
gives every file the same name.
"""

from __future__ import annotations

import threading
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from unicodedata import normalize

from app.digests import digest_if_readable
from app.workflow.naming import usual_name


class Targets:
    """Names of exports in one folder, for the inputs of one run. May be used by several threads.

    Where `replace` is false, what lies in the folder keeps its name, whatever it was made from.
    """

    def __init__(self, folder: Path, *, replace: bool = True) -> None:
        self._folder = folder
        self._turn = threading.Lock()
        self._inputs: Sequence[Path] = ()
        self._before: Mapping[str, Path] = {}
        self._taken = set() if replace else _names_in(folder)
        self._usual: defaultdict[Path, deque[str]] = defaultdict(deque)
        self._earlier: Mapping[Path, int] | None = None

    def plan(self, inputs: Sequence[Path], finished: Mapping[Path, str]) -> None:
        """Give each input, in their order, its usual name, whether it will need it or not.

        `finished` are the exports that an earlier run made: nobody else gets their names.
        """
        self._inputs = inputs
        self._before = {_same(copy): path for path, copy in finished.items()}
        for path in inputs:
            self._usual[path].append(self._free(usual_name(path), path))

    def claim(self, source: Path, name: str) -> Path:
        """The path of the export of an input that is to be called `name`, or nearly so."""
        with self._turn:
            if name == usual_name(source) and self._usual[source]:
                return self._folder / self._usual[source].popleft()
            # A neutral name follows from what is in a file, and files may be the same.
            return self._folder / self._free(name, source, self._same_before(source))

    def _free(self, name: str, source: Path, number: int = 0) -> str:
        """`name`, or with the first number behind it, from that of `number`, that is free."""
        stem, dot, rest = name.partition(".deid")
        while True:
            number += 1
            free = f"{stem}-{number}{dot}{rest}" if number > 1 else name
            key = _same(free)
            if key not in self._taken and self._before.get(key, source) == source:
                self._taken.add(key)
                return free

    def _same_before(self, source: Path) -> int:
        """How many inputs before this one hold the same bytes."""
        if self._earlier is None:
            self._earlier = dict(_counted(self._inputs))
        return self._earlier.get(source, 0)


def _names_in(folder: Path) -> set[str]:
    try:
        return {_same(path.name) for path in folder.iterdir()}
    except FileNotFoundError:
        return set()


def _counted(inputs: Sequence[Path]) -> Iterator[tuple[Path, int]]:
    """Inputs that have the same bytes as others before them, and how many these are."""
    sizes: defaultdict[int, list[Path]] = defaultdict(list)
    for path in dict.fromkeys(inputs):
        sizes[_size(path)].append(path)
    for alike in sizes.values():
        seen: defaultdict[str, int] = defaultdict(int)
        for path in alike if len(alike) > 1 else ():
            digest = digest_if_readable(path)
            yield path, seen[digest]
            seen[digest] += 1


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _same(name: str) -> str:
    """Equal for names that are one file to some file systems."""
    return normalize("NFC", name).casefold()
