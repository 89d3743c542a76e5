"""Asks the rules of a module in turn, and rules that are patterns alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import TypeVarTuple

from app.engine.domain.review import Finding

Ts = TypeVarTuple("Ts")


def any_holds(rules: Iterable[Callable[[*Ts], bool]], *subject: *Ts) -> bool:
    """Whether one of `rules` holds. A generator would cost a call more for each of them."""
    for rule in rules:  # noqa: SIM110
        if rule(*subject):
            return True
    return False


@dataclass(frozen=True, slots=True)
class Shaped:
    """A rule on what a finding looks like, and on what stands beside it.

    Attributes:
        form: of the whole finding.
        kinds: subcategories that it judges; empty for all.
        before, behind: what has to stand there; `before` is searched, `behind` begins there.
        unless: what must not stand behind.
        near: how many characters `before` sees.
    """

    form: re.Pattern[str]
    kinds: Collection[str] = ()
    before: re.Pattern[str] | None = None
    behind: re.Pattern[str] | None = None
    unless: re.Pattern[str] | None = None
    near: int = 0

    def __call__(self, finding: Finding, text: str) -> bool:
        """Whether the rule holds for a finding in `text`."""
        span = finding.span
        return (
            (not self.kinds or finding.subcategory in self.kinds)
            and self.form.fullmatch(text, span.start, span.end) is not None
            and (self.before is None or bool(self.before.search(span.before(text, self.near))))
            and (self.behind is None or bool(self.behind.match(text, span.end)))
            and (self.unless is None or not self.unless.match(text, span.end))
        )
