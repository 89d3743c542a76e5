"""Neutral names for resources: producers call them after files, and files after patients."""

from __future__ import annotations

_LETTERS = {
    "/Font": "F",
    "/XObject": "X",
    "/ExtGState": "G",
    "/Shading": "H",
    "/Pattern": "P",
    "/ColorSpace": "C",
    "/Properties": "L",
}


class ResourceNames:
    """The new names in one export, the same wherever a name is used."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, str], str] = {}

    def neutral(self, category: str, name: str) -> str:
        """What the resource `name` of a category is called from now on."""
        number = len(self._names) + 1
        return self._names.setdefault((category, name), f"/{_LETTERS[category]}{number}")
