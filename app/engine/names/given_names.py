"""Given names that the lists of Faker lack, with origin and sex: `Sonsoles`, `Ermete`, `Usha`.

Written down for this project in `resources/given_names.txt`. They tell what a name is; surrogates
are not drawn from them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from app.paths import RESOURCES

_SEXES = ("f", "m")


def origins_of(key: str) -> frozenset[str]:
    """Where a folded name is a given name, as `origins` names it; empty for one not listed."""
    return frozenset(_listed().get(key, ()))


def sex_at(key: str, origin: str) -> str:
    """`f` or `m` where a name comes from `origin`, else where all do; empty where they differ."""
    named = _listed().get(key, {})
    if origin in named:
        return named[origin]
    sexes = set(named.values())
    return sexes.pop() if len(sexes) == 1 else ""


@cache
def _listed() -> Mapping[str, Mapping[str, str]]:
    """Sexes by name and origin."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for line in (RESOURCES / "given_names.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        words = line.split()
        at = next(number for number, word in enumerate(words) if word in _SEXES)
        for name in words[at + 1 :]:
            found[name][" ".join(words[:at])] = words[at]
    return dict(found)
