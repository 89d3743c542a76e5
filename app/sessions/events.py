"""What a session file says, one record after the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from typing import Any

from app.engine.domain.document import Passage, Span
from app.engine.domain.geometry import Box, Region
from app.engine.domain.review import (
    Action,
    Decision,
    Finding,
    LanguageChoice,
    ListedWords,
    SearchedBy,
)
from app.errors import SessionDamaged
from app.languages import SERVED_BEFORE


@dataclass(frozen=True, slots=True)
class Opened:
    """A document was opened. `at` is nanoseconds since 1970."""

    path: Path = field(repr=False)
    encoding: str | None
    at: int


@dataclass(frozen=True, slots=True)
class ScanResult:
    """What a search of the document found; all work on it begins here, or begins again.

    `text_sha256` is that of the text as it was read: another version of the program may read the
    same file differently, and offsets would point elsewhere. Older files have no `candidates`.
    `served` are the languages for which the packs are made that searched it, `searched_by` is the
    pack for most of it; older files do not tell.
    """

    sha256: str
    text_sha256: str
    findings: tuple[Finding, ...]
    focus: str | None
    candidates: tuple[Finding, ...] = ()
    served: tuple[str, ...] = ()
    searched_by: SearchedBy | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What makes one state of a review another: ids that go, values that come or are replaced.

    `struck` are numbers of candidates that go, `candidates` those that come behind the others.
    `regions` are all boxes afterwards, `listed` all words on the document's lists, `languages` all
    that is said of languages; None where they are as before. Older files have none of these.
    """

    without: tuple[str, ...]
    findings: tuple[Finding, ...]
    undecided: tuple[str, ...]
    decisions: tuple[Decision, ...]
    struck: tuple[int, ...] = ()
    candidates: tuple[Finding, ...] = ()
    regions: tuple[Region, ...] | None = None
    listed: tuple[ListedWords, ...] | None = None
    languages: LanguageChoice | None = None


@dataclass(frozen=True, slots=True)
class StepDone:
    """The reviewer's next step; what was undone before cannot be redone any more."""

    title: str
    change: Change
    focus_before: str | None
    focus_after: str | None


@dataclass(frozen=True, slots=True)
class StepExtended:
    """More changes joined the last step: one undo takes back all of it."""

    change: Change


@dataclass(frozen=True, slots=True)
class StepMoved:
    """Undo or redo: `index` steps are done now."""

    index: int
    focus: str | None


@dataclass(frozen=True, slots=True)
class ViewPosition:
    """Where the reviewer is. `at` is when the document was turned to, as in `Opened`.

    `exported` tells that an export holds the review as it is. `top` is where the view begins: an
    offset of the text, or the pages above with the part of the first that is out of sight. None
    where the document has not been looked at, which will begin at its focus. `categories` are
    those that are listed, all where there are none. `zoom` goes by what `fit` says: the width of
    the view, all of a page, or its own size; older files have none.
    """

    focus: str | None
    at: int
    exported: bool
    as_pages: bool
    zoom: float
    top: float | None
    filter: str = field(repr=False)
    only_undecided: bool
    near_open: bool = False
    categories: tuple[str, ...] = ()
    fit: str = "width"


@dataclass(frozen=True, slots=True)
class WorkProgress:
    """Whether the reviewer called the document reviewed, and how many seconds it took so far.

    `looked` are the pages that were seen, those that text recognition read to their end, and
    `checked` those of the latter that were ticked as compared with their picture. Older files have
    none of these, or `looked` alone, which then holds ticked pages too. `of_all` tells that pages
    were followed that are not recognised, too, which older files know nothing of.
    """

    reviewed: bool = False
    seconds: int = 0
    looked: tuple[int, ...] = ()
    checked: tuple[int, ...] = ()
    of_all: bool = True


@dataclass(frozen=True, slots=True)
class Closed:
    """The document was closed by the user."""


_AT_ONCE = 100
_dumps = json.JSONEncoder(separators=(",", ":")).encode

Record = (
    Opened | ScanResult | StepDone | StepExtended | StepMoved | ViewPosition | WorkProgress | Closed
)


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return _json([_TAGS[type(record)], *_fields(record)]).encode()


def decode(content: bytes) -> Record:
    """The record that `encode` was given. Raises `SessionDamaged` for what it cannot have made."""
    try:
        kind, *values = json.loads(content)
        return _MAKERS[kind](*values)
    except (ValueError, KeyError, TypeError, IndexError):
        raise SessionDamaged("The saved work was made by another version of the program.") from None


def _json(value: Any) -> str:
    """As `json.dumps` in its shortest form.

    A long list is encoded slice by slice: one call keeps the interpreter's lock from the window
    until its end, and a document may have ten thousand findings and candidates.
    """
    if not isinstance(value, list | tuple):
        return _dumps(value)
    if len(value) > _AT_ONCE:
        slices = (value[at : at + _AT_ONCE] for at in range(0, len(value), _AT_ONCE))
        return f"[{','.join([_dumps(some)[1:-1] for some in slices])}]"
    return f"[{','.join(map(_json, value))}]"


def _fields(record: Record) -> list[Any]:
    match record:
        case Opened(path, encoding, at):
            return [str(path), encoding, at]
        case ScanResult(sha256, text_sha256, findings, focus, candidates, served, searched_by):
            found, others = (list(map(_of_finding, some)) for some in (findings, candidates))
            later: list[Any] = [] if served == SERVED_BEFORE and searched_by is None else [served]
            later += [] if searched_by is None else [astuple(searched_by)]
            return [sha256, text_sha256, found, focus, others, *later]
        case StepDone(title, change, before, after):
            return [title, _of_change(change), before, after]
        case StepExtended(change):
            return [_of_change(change)]
        case _:
            return list(astuple(record))


def _to_scan_result(
    sha256: str,
    text_sha256: str,
    findings: list[Any],
    focus: str | None,
    candidates: Sequence[Any] = (),
    served: Sequence[str] = SERVED_BEFORE,
    searched_by: Sequence[Any] | None = None,
) -> ScanResult:
    return ScanResult(
        sha256,
        text_sha256,
        tuple(map(_to_finding, findings)),
        focus,
        tuple(map(_to_finding, candidates)),
        tuple(map(str, served)),
        None if searched_by is None else SearchedBy(*searched_by),
    )


def _of_finding(finding: Finding) -> list[Any]:
    span = finding.span
    parts = (finding.id, span.start, span.end)
    return [*parts, finding.subcategory, finding.score, finding.detector]


def _to_finding(values: list[Any]) -> Finding:
    name, start, end, subcategory, score, detector = values
    return Finding(name, Span(start, end), subcategory, score, detector)


def _of_change(change: Change) -> list[Any]:
    return [
        change.without,
        [_of_finding(finding) for finding in change.findings],
        change.undecided,
        [(one.finding_id, one.action.value, one.replacement) for one in change.decisions],
        change.struck,
        [_of_finding(candidate) for candidate in change.candidates],
        None if change.regions is None else list(map(astuple, change.regions)),
        *_later(change),
    ]


def _later(change: Change) -> list[Any]:
    """Only what is needed: older versions of the program read the rest."""
    listed = None if change.listed is None else list(map(astuple, change.listed))
    if change.languages is not None:
        return [listed, _of_choice(change.languages)]
    return [] if listed is None else [listed]


def _to_change(values: list[Any]) -> Change:
    without, findings, undecided, decisions, *rest = values
    struck, candidates, regions, listed, languages = (*rest, *_LATER[len(rest) :])
    return Change(
        tuple(without),
        tuple(map(_to_finding, findings)),
        tuple(undecided),
        tuple(Decision(name, Action(action), text) for name, action, text in decisions),
        tuple(map(int, struck)),
        tuple(map(_to_finding, candidates)),
        None if regions is None else tuple(map(_to_region, regions)),
        None if listed is None else tuple(_to_listed(*one) for one in listed),
        None if languages is None else _to_choice(languages),
    )


def _of_choice(choice: LanguageChoice) -> list[Any]:
    told = [(one.span.start, one.span.end, one.language, one.certainty) for one in choice.chosen]
    return [told, choice.goes_on]


def _to_choice(values: list[Any]) -> LanguageChoice:
    told, goes_on = values
    passages = (Passage(Span(start, end), str(code), sure) for start, end, code, sure in told)
    return LanguageChoice(tuple(passages), bool(goes_on))


def _to_listed(text: str, subcategory: str | None) -> ListedWords:
    return ListedWords(str(text), None if subcategory is None else str(subcategory))


def _to_place(*values: Any) -> ViewPosition:
    first, later = values[:_PLACE], values[_PLACE:]
    categories, fit = (*later, *_LATER_PLACE[len(later) :])
    return replace(ViewPosition(*first), categories=tuple(categories), fit=str(fit))


def _to_region(values: list[Any]) -> Region:
    page, edges, subcategory = values
    return Region(int(page), Box(*map(float, edges)), subcategory)


_LATER: tuple[Any, ...] = ((), (), None, None, None)
"""What changes of older files lack."""

_PLACE = 9
"""Values of a place before those that older files lack."""
_LATER_PLACE: tuple[Any, ...] = ((), "width")

# What stands on disk, whatever the classes are called.
_TAGS: dict[type[Record], str] = {
    Opened: "Opened",
    ScanResult: "Found",
    StepDone: "Did",
    StepExtended: "Joined",
    StepMoved: "Went",
    ViewPosition: "Place",
    WorkProgress: "Worked",
    Closed: "Closed",
}

_MAKERS: dict[str, Callable[..., Record]] = {
    "Opened": lambda path, encoding, at: Opened(Path(path), encoding, at),
    "Found": _to_scan_result,
    "Did": lambda title, change, before, after: StepDone(title, _to_change(change), before, after),
    "Joined": lambda change: StepExtended(_to_change(change)),
    "Went": StepMoved,
    "Place": _to_place,
    "Worked": lambda reviewed, seconds, looked=(), checked=(), of_all=False: WorkProgress(
        reviewed, seconds, tuple(map(int, looked)), tuple(map(int, checked)), of_all
    ),
    "Closed": Closed,
}
