"""Takes planted files through the command line and says what became of each."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from attack.person import Person
from attack.place import Place
from attack.search import told

ROOT = Path(__file__).resolve().parents[2]
ALONE = "only there"
MODES = ("box", "mask", "numbered", "surrogate")
_CODE = re.compile(r"(\d{4})\.\w+: .*\[([\w-]+)\]$")
_SECONDS = 3 * 3600


@dataclass(frozen=True, slots=True)
class Cell:
    """What became of one file: left are the facts and means, `code` says why it was refused."""

    format: str
    place: str
    column: str
    code: str = ""
    left: tuple[str, ...] = ()
    unseen: bool = False

    @property
    def verdict(self) -> str:
        """As the table says it."""
        if self.left:
            return "**LEFT**"
        if self.code:
            return f"refused `{self.code}`"
        return "not seen" if self.unseen else "removed"


@dataclass(frozen=True, slots=True)
class _Planted:
    place: Place
    path: Path
    shown: Person
    hidden: Person
    unseen: bool


def tried(
    format_: str, places: Sequence[Place], column: str, folder: Path, seed: int
) -> list[Cell]:
    """One cell a place. `column` is a mode, or `ALONE`: labels, the person nowhere else."""
    source, target = folder / "source", folder / "out"
    source.mkdir(parents=True)
    wanted = [place for place in places if column != ALONE or not place.shown]
    files = [
        _planted(place, number, source, seed, alone=column == ALONE)
        for number, place in enumerate(wanted)
    ]
    codes = redacted(source, target, "mask" if column == ALONE else column) if files else {}
    return [_cell(format_, column, one, target, codes) for one in files]


def redacted(source: Path, target: Path, mode: str) -> dict[str, str]:
    """Run `incognote redact`; number of a refused file → code of its error."""
    command = [sys.executable, "-m", "app", "redact", str(source), "-o", str(target)]
    done = subprocess.run(
        [*command, "--mode", mode, "--report"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=_SECONDS,
    )
    found = (_CODE.search(line) for line in done.stderr.splitlines())
    return {match[1]: match[2] for match in found if match}


def _planted(place: Place, number: int, folder: Path, seed: int, *, alone: bool) -> _Planted:
    rng = Random(f"{seed}:{place.suffix}:{place.name}")
    shown, other = Person.drawn(rng), Person.drawn(rng)
    hidden = other if alone else shown
    path = folder / f"{number:04}{place.suffix}"
    place.make(path, shown, other)
    unseen = not told(path, other, pixels=place.pixels)
    if not alone:
        place.make(path, shown, hidden)
    return _Planted(place, path, shown, hidden, unseen)


def _cell(format_: str, column: str, one: _Planted, target: Path, codes: dict[str, str]) -> Cell:
    export = target / f"{one.path.stem}.deid{one.path.suffix}"
    if not export.exists():
        code = codes.get(one.path.stem, "no export and no error")
        return Cell(format_, one.place.name, column, code)
    people = {one.shown, one.hidden}
    left = [what for who in people for what in told(export, who, pixels=one.place.pixels)]
    reports = "".join(path.read_text("utf-8") for path in target.glob(f"{export.name}.report.*"))
    left += [f"{what} (report)" for who in people for what in who.told_by(reports)]
    return Cell(format_, one.place.name, column, left=tuple(sorted(set(left))), unseen=one.unseen)


def note(path: Path, cells: Iterable[Cell]) -> None:
    """Add cells to a file of JSON lines."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(asdict(cell)) + "\n" for cell in cells)


def noted(path: Path) -> list[Cell]:
    """All cells of such a file; the last one of each place and column holds."""
    rows = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    cells = (Cell(**{**row, "left": tuple(row["left"])}) for row in rows)
    last = {(cell.format, cell.place, cell.column): cell for cell in cells}
    return list(last.values())


def table(cells: Iterable[Cell]) -> str:
    """The cells as Markdown, one section a format, and what was left at the end."""
    lines: list[str] = []
    rows: dict[tuple[str, str], dict[str, Cell]] = {}
    for cell in cells:
        rows.setdefault((cell.format, cell.place), {})[cell.column] = cell
    columns = (ALONE, *MODES)
    format_ = ""
    for (of, place), row in rows.items():
        if of != format_:
            format_ = of
            lines += ["", f"## {of}", "", "| place | " + " | ".join(columns) + " |"]
            lines.append("|---" * (len(columns) + 1) + "|")
        verdicts = (row[name].verdict if name in row else "" for name in columns)
        lines.append(f"| {place} | " + " | ".join(verdicts) + " |")
    left = [cell for row in rows.values() for cell in row.values() if cell.left]
    if left:
        lines += ["", "## What was left", ""]
        lines += [
            f"- {cell.format}, {cell.place}, {cell.column}: {'; '.join(cell.left)}" for cell in left
        ]
    return "\n".join(lines) + "\n"
