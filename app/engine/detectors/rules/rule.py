"""One rule: what it looks for, what that is called, and what else must hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from app.engine.domain.document import Span

_CAPITALS = re.compile(r"\\.|\(\?P|[A-Z]")
_GUARDED = re.compile(
    r"\(\?<!(?P<guard>\[(?:\\.|[^\]])+\])\)(?P<group>(?:\(\?P<id>)?)"
    r"(?P<first>\\d|\[(?:\\.|[^\]])+\])(?:\{(?P<least>\d+)(?:,(?P<most>\d+))?\})?(?![?*+{])"
)


Source = str | Callable[[], str]
EVERYWHERE: frozenset[str] = frozenset()
"""Languages of a rule that holds whatever the language around it is."""
ENGLISH = frozenset(("en",))
"""Also text whose language nobody knows, or that has no rules of its own."""


def _always(_identifier: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Text:
    """A text as written, and in lower case with the same offsets."""

    written: str
    lower: str

    @classmethod
    def of(cls, written: str) -> Text:
        """`written` with its lower case; characters that would change their length stay."""
        lower = written.lower()
        if len(lower) != len(written):
            lower = "".join(c.lower() if len(c.lower()) == 1 else c for c in written)
        return cls(written, lower)


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern and a check.

    Attributes:
        name: stable, for tests and for measuring.
        source: the pattern, or what makes it; the identifier is its group `id`, or the whole match
            where there is none.
        case: whether the pattern is for the text as written; otherwise it is for lower case,
            where it is several times as fast as one that ignores case.
        score: how sure the rule is, 0 to 1, from the precision measured on the authored notes.
        check: whether a matched identifier, as written, is one after all.
        languages: of the passages in which the rule holds, by their codes; empty for all.
    """

    name: str
    subcategory: str
    source: Source
    case: bool
    score: float
    check: Callable[[str], bool]
    languages: frozenset[str] = EVERYWHERE

    def spans(self, text: Text) -> Iterator[Span]:
        """Where the rule finds identifiers."""
        pattern, group = _compiled(self.source, self.case)
        for match in pattern.finditer(text.written if self.case else text.lower):
            start, end = match.span(group)
            if start < end and self.check(text.written[start:end]):
                yield Span(start, end)


def rule(
    name: str,
    subcategory: str,
    source: Source,
    score: float,
    check: Callable[[str], bool] = _always,
    *,
    case: bool = False,
    languages: frozenset[str] = EVERYWHERE,
) -> Rule:
    """A rule from the source of its pattern; `case`: capitals matter."""
    return Rule(name, subcategory, source, case, score, check, languages)


@cache
def _compiled(source: Source, case: bool) -> tuple[re.Pattern[str], str | int]:  # noqa: FBT001 - a key of the cache
    """The compiled pattern, and its group that is the identifier.

    It is compiled at the first search, while the model computes: to compile all of them takes a
    fifth of the time that loading the detectors takes.
    """
    pattern = source if isinstance(source, str) else source()
    if not case:
        pattern = _CAPITALS.sub(lambda m: m[0].lower() if len(m[0]) == 1 else m[0], pattern)
    compiled = re.compile(_hastened(pattern), re.MULTILINE)
    return compiled, "id" if "id" in compiled.groupindex else 0


def _hastened(pattern: str) -> str:
    r"""`(?<![ab])\d{3}` as `\d(?<![ab]\d)\d{2}`, which means the same.

    The engine skips to the first character of a pattern much faster than it tries a look-behind.
    """
    found = _GUARDED.match(pattern)
    if found is None:
        return pattern
    guard, group, first, least, most = found.groups()
    rest = ""
    if most:
        rest = f"{first}{{{int(least) - 1},{int(most) - 1}}}"
    elif least:
        rest = f"{first}{{{int(least) - 1}}}"
    return f"{group}{first}(?<!{guard}{first}){rest}{pattern[found.end() :]}"
