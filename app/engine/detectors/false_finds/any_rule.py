"""Asks the rules of a module in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVarTuple

Ts = TypeVarTuple("Ts")


def any_holds(rules: Iterable[Callable[[*Ts], bool]], *subject: *Ts) -> bool:
    """Whether one of `rules` holds. A generator would cost a call more for each of them."""
    for rule in rules:  # noqa: SIM110
        if rule(*subject):
            return True
    return False
