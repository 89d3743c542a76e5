"""What a list shows of a saved session, and of a project."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from app.errors import SessionError
from app.sessions.history import EventLog


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of sessions shows. `name` is that of the file, made at random.

    `opened` and `at`, when it was last turned to, are nanoseconds since 1970. `place` is that in
    the queue, where it is known. With an `error`, nothing else but the name is known.
    """

    name: str
    path: Path | None = field(default=None, repr=False)
    closed: bool = False
    exported: bool = False
    findings: int = 0
    undecided: int = 0
    opened: int = 0
    at: int = 0
    encoding: str | None = None
    reviewed: bool = False
    seconds: int = 0

    @classmethod
    def of(cls, name: str, path: Path, log: EventLog) -> Summary:
        """What `log` says of the work on the document at `path`.

        Raises `SessionDamaged` where its records contradict each other.
        """
        findings, undecided = log.counts()
        return cls(
            name,
            path,
            log.closed,
            log.place is not None and log.place.exported,
            findings,
            undecided,
            log.opened.at if log.opened else 0,
            log.place.at if log.place else 0,
            log.opened.encoding if log.opened else None,
            log.worked.reviewed,
            log.worked.seconds,
        )

    error: SessionError | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class RecentProject:
    """What a list shows of a project. `at`, when it was last open, is nanoseconds since 1970.

    `left` tells that it was open when the program last ended.
    """

    path: Path = field(repr=False)
    at: int
    documents: int
    reviewed: int
    left: bool = False
