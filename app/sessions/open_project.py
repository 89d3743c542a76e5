"""The project that is open: one reviewer's side of it, and its place in the list of projects."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from app.engine.domain.document import Document
from app.engine.domain.review import LanguageChoice, Review
from app.sessions.encrypted_lists import keep_recent, recent_projects
from app.sessions.events import Opened, Record, StepDone
from app.sessions.history import difference, searched, text_digest
from app.sessions.project import Member, Project
from app.sessions.storage import ADJUDICATION
from app.sessions.summary import RecentProject, Summary


class OpenProject:
    """Keeps the work of `reviewer` in `project`. All methods may raise `SessionError`."""

    def __init__(self, project: Project, reviewer: str, folder: Path, key: bytes) -> None:
        self.project = project
        self.reviewer = reviewer
        self._folder = folder
        self._key = key
        self.remember(left=True)

    @property
    def summaries(self) -> tuple[Summary, ...]:
        """What the reviewer left of each document, in the order of the project."""
        members = [(source, self.member(source)) for source in self.project.sources]
        if self.reviewer == ADJUDICATION:
            return tuple(member.summary for _, member in members if member is not None)
        return tuple(
            member.summary if member is not None else Summary("", source)
            for source, member in members
        )

    @property
    def unsaved(self) -> tuple[Path, ...]:
        """Documents whose file could not be written to."""
        return tuple(one.source for one in self.project.members if one.unsaved)

    @property
    def reviewers(self) -> tuple[str, ...]:
        """Who decided: the reviewer, or the two whose disagreements are settled; none unnamed."""
        if self.reviewer == ADJUDICATION:
            return self.project.reviewers[:2]
        return tuple(filter(None, (self.reviewer,)))

    def member(self, source: Path) -> Member | None:
        """The reviewer's work on a document."""
        return self.project.member(source, self.reviewer)

    def begun(self, source: Path) -> Member | None:
        """As `member`; where the reviewer did nothing yet, with what was found for another one.

        Two people review the same findings, each without seeing what the other decided.
        """
        member = self.member(source)
        if member is not None and member.log.found is None:
            first = self.project.found(source)
            member.write([] if first is None else [first])
        return member

    def reviews(self, source: Path, document: Document) -> Mapping[str, Review]:
        """What each reviewer who called a document reviewed made of it, by their names."""
        digest = text_digest(document)
        return {
            one.reviewer: one.log.work(document).review
            for one in self.project.members
            if one.source == source and one.reviewer != ADJUDICATION
            if one.log.worked.reviewed and one.log.found is not None
            if (one.log.found.sha256, one.log.found.text_sha256) == (document.sha256, digest)
        }

    def begin_adjudication(self, source: Path, review: Review, title: str) -> None:
        """Keep `review`, what two reviewers agree on, for whoever settles the rest.

        Where that was begun earlier, it goes on as it was left. `title` is the first step's.
        """
        if self.project.member(source, ADJUDICATION) is not None:
            return
        document = review.document
        plain = replace(review, decisions={}, regions=document.unread, languages=LanguageChoice())
        opens = next((one for one in review.findings if review.action(one) is None), None)
        focus = opens.id if opens is not None else None
        found = searched(review, focus)
        records: list[Record] = [Opened(source, None, time.time_ns()), found]
        if review != plain:
            records.append(StepDone(title, difference(plain, review), focus, focus))
        self.project.add(source, ADJUDICATION).write(records)

    def write(self, source: Path, records: list[Record]) -> None:
        """Add what the reviewer did; a document that was opened joins the project."""
        member = self.member(source)
        # Records before that are left over from another reviewer, whom this one follows.
        opened = next((n for n, one in enumerate(records) if isinstance(one, Opened)), None)
        if member is None and opened is not None:
            member = self.project.add(source, self.reviewer)
            records = records[opened:]
        if member is not None:
            member.write(records)

    def put_in_order(self, sources: Sequence[Path]) -> None:
        """The documents are to be reviewed in this order; disagreements have one of their own."""
        if self.reviewer != ADJUDICATION:
            self.project.put_in_order(sources)

    def add(self, source: Path, records: Iterable[Record]) -> None:
        """Take over the reviewer's work on a document from elsewhere."""
        self.project.add(source, self.reviewer).write(records)

    def remember(self, *, left: bool) -> None:
        """Put the project on the list of those that were open; `left` as for `RecentProject`."""
        members = self.project.members
        reviewed = {one.source for one in members if one.log.worked.reviewed}
        count = len(self.project.sources)
        path = self.project.path
        now = RecentProject(path, time.time_ns(), count, len(reviewed), left)
        others = [one for one in recent_projects(self._folder, self._key) if one.path != path]
        keep_recent(self._folder, self._key, [now, *others])

    def close(self) -> None:
        """Let go of the file."""
        self.project.close()
