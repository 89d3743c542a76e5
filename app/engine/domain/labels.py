"""The label schema as data: subcategories and their categories."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from app.paths import RESOURCES


@dataclass(frozen=True, slots=True)
class Category:
    """A group of subcategories as shown on screen. `colour` is `#RRGGBB`."""

    name: str
    title: str
    colour: str
    shortcut: str


@dataclass(frozen=True, slots=True)
class Subcategory:
    """One kind of identifier.

    Attributes:
        label: what stands for one in an export, in brackets: words in capitals.
        hipaa: letter of the Safe Harbor list (45 CFR 164.514(b)(2)(i)), empty if it names none.
        risk: 0 to 1, how far one leak of this kind alone narrows down a person.
        optional: whether it is searched for only where settings ask for it, and taught to no model.
    """

    name: str
    category: str
    title: str
    label: str
    hipaa: str
    risk: float
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Schema:
    """All labels that documents and findings may have."""

    categories: Mapping[str, Category]
    subcategories: Mapping[str, Subcategory]

    @property
    def usual(self) -> tuple[str, ...]:
        """Names of the subcategories that models learn and every search finds."""
        return tuple(name for name, kind in self.subcategories.items() if not kind.optional)

    def category_of(self, subcategory: str) -> Category:
        """The category that `subcategory` belongs to. Raises `KeyError` for an unknown name."""
        return self.categories[self.subcategories[subcategory].category]


def native_schema(labels: Iterable[str]) -> Schema:
    """The schema of a corpus with labels of its own: each is its own category, with equal risk."""
    names = sorted(set(labels))
    return Schema(
        categories={name: Category(name, name, "#999999", "") for name in names},
        subcategories={name: Subcategory(name, name, name, name, "", 1.0) for name in names},
    )


def label_of(subcategory: str) -> str:
    """What stands for one in an export, such as `[PATIENT]`. Raises `KeyError`."""
    return f"[{schema().subcategories[subcategory].label}]"


@cache
def schema() -> Schema:
    """The schema of `resources/labels.toml`."""
    data = tomllib.loads((RESOURCES / "labels.toml").read_text(encoding="utf-8"))
    return Schema(
        categories={n: Category(name=n, **entry) for n, entry in data["categories"].items()},
        subcategories={
            n: Subcategory(name=n, **entry) for n, entry in data["subcategories"].items()
        },
    )


@cache
def is_id(subcategory: str) -> bool:
    """Whether a kind is a number or code that stands for somebody. Raises `KeyError`."""
    return schema().category_of(subcategory).name == "ID"
