"""Label maps: the labels of a corpus or a model to subcategories of the schema, and back.

A map is a TOML file, as those in `resources/label_maps`: the table `labels` has a subcategory for
each label, or an empty one where the label marks no identifier; the table `back`, which may be
missing, has a label for each subcategory.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.engine.domain.labels import schema
from app.errors import InputError
from app.paths import RESOURCES

NATIVE = "native"
"""Name of the map that leaves labels as they are."""

_FOLDER = RESOURCES / "label_maps"


@dataclass(frozen=True, slots=True)
class LabelMap:
    """How labels are translated.

    Attributes:
        forward: a label's subcategory; None for one that marks no identifier.
        back: a subcategory's label; what has none falls away.
        native: labels stay as they are, and belong to no schema of the program.
    """

    name: str
    forward: Mapping[str, str | None]
    back: Mapping[str, str]
    native: bool = False

    def describe(self) -> str:
        """The map for a person to check, a line a label."""
        if self.native:
            return "labels stay as they are"
        lost = [name for name in schema().subcategories if name not in self.back]
        lines = [f"{label:36} -> {name or '(no identifier)'}" for label, name in _sorted(self)]
        lines += [f"{name:36} -> {label}" for name, label in sorted(self.back.items())]
        return "\n".join((*lines, *(f"{name:36} falls away on the way back" for name in lost)))


class _AsTheyAre(Mapping[str, str]):
    """Every label stands for itself."""

    def __getitem__(self, label: str) -> str:
        return label

    def __contains__(self, label: object) -> bool:
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


_AS_THEY_ARE = _AsTheyAre()


def label_map(which: str | Path) -> LabelMap:
    """The map of a name in `names`, or that in a file. Raises `InputError`.

    A path counts as a name where it has no ending.
    """
    name = str(which)
    if name == NATIVE:
        return LabelMap(NATIVE, _AS_THEY_ARE, _AS_THEY_ARE, native=True)
    if name == "own":
        own = {one: one for one in schema().subcategories}
        return LabelMap(name, own, own)
    if name in names():
        return _read(_FOLDER / f"{name}.toml")
    if not Path(which).suffix:
        raise InputError(
            f"There is no label map {name}.",
            hint=f"There are {', '.join(names())}, own, native, and files that end in .toml.",
        )
    return _read(Path(which))


@cache
def names() -> tuple[str, ...]:
    """Names of the maps that the program has."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


def _read(path: Path) -> LabelMap:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise InputError(f"The label map {path.name} cannot be read.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(
            f"The label map {path.name} is not TOML: {error}.",
            hint='Write a line such as STAFF = "DOCTOR" below [labels] for each label.',
        ) from None
    labels, back = tables.get("labels"), tables.get("back", {})
    if not isinstance(labels, dict) or not isinstance(back, dict) or set(tables) - _TABLES:
        raise InputError(
            f"The label map {path.name} needs a table [labels], and may have [back].",
            hint="Copy one of the program's own and change it.",
        )
    forward = {label: str(name) or None for label, name in labels.items()}
    unknown = (
        {name for name in forward.values() if name} | back.keys()
    ) - schema().subcategories.keys()
    if unknown:
        raise InputError(
            f"The label map {path.name} names unknown subcategories: {', '.join(sorted(unknown))}.",
            hint=f"There are {', '.join(schema().subcategories)}.",
        )
    return LabelMap(path.stem, forward, {k: str(v) for k, v in back.items()} or _inverse(forward))


_TABLES = {"labels", "back"}


def _inverse(forward: Mapping[str, str | None]) -> dict[str, str]:
    """Where only one label became a subcategory, it goes back."""
    counts = Counter(forward.values())
    return {name: label for label, name in forward.items() if name and counts[name] == 1}


def _sorted(map_: LabelMap) -> list[tuple[str, str | None]]:
    return sorted(map_.forward.items())
