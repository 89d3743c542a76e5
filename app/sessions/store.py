"""Keeps the work on every open document, in the folder of the sessions or in a project.

What encrypts is imported inside the functions that need it: the window only makes a `Keeper`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.wordlists.lists import Lists
from app.errors import SessionError
from app.sessions.saving import Saving
from app.sessions.summary import RecentProject, Summary

if TYPE_CHECKING:  # loads the cipher, for which no window should wait
    from app.sessions.open_project import OpenProject


class Keeper(Saving):
    """Where work is kept: projects, and the lists of words. Saving itself is as `Saving`.

    The methods come one after the other, as those of `Saving` that may not be called anywhere.
    """

    def open_project(
        self, path: Path, reviewer: str, passphrase: str | None = None
    ) -> tuple[Summary, ...]:
        """Keep all work in this project from now on; what the reviewer left of each document.

        Raises `SessionError`, of which `ProjectLocked` asks for a passphrase or another one; then
        nothing changes.
        """
        from app.sessions.open_project import OpenProject  # noqa: PLC0415 - see the docstring
        from app.sessions.project import Project  # noqa: PLC0415

        self.save()
        key, before = self._unlocked_key, self._project
        same = before is not None and before.project.path == path
        project = (
            before.project if before and same else Project.open(path, key, self._folder, passphrase)
        )
        self._use(OpenProject(project, reviewer, self._folder, key))
        return self._project.summaries if self._project is not None else ()

    def begin_project(
        self,
        path: Path,
        reviewer: str,
        sources: Iterable[Path],
        passphrase: str | None = None,
    ) -> None:
        """Keep all work in a new project from now on; that on `sources` moves into it.

        Whoever knows the `passphrase` can open it; without one, only this user can. Raises
        `SessionError`; then nothing changes.
        """
        from app.sessions.open_project import OpenProject  # noqa: PLC0415 - see the docstring
        from app.sessions.project import Project  # noqa: PLC0415

        self.save()
        key = self._unlocked_key
        project = Project.begin(path, key, self._folder, passphrase)
        moved = []
        try:
            begun = OpenProject(project, reviewer, self._folder, key)
            for source in sources:
                kept = self._kept(source)
                begun.add(source, kept.log.records if kept is not None else ())
                moved += [source] if kept is not None and self._project is None else []
            begun.remember(left=True)
        except SessionError:
            project.close()
            raise
        self._use(begun)
        for source in moved:
            self._files.drop(source)

    def share_project(self, passphrase: str) -> None:
        """Let whoever knows this passphrase open the project. Raises `SessionError`."""
        self.save()
        if self._project is not None:
            self._project.project.share(passphrase)

    def close_project(self) -> None:
        """Keep work in the folder again. Raises `SessionError`."""
        self.save()
        if self._project is not None:
            self._project.remember(left=False)
        self._use(None)

    def projects(self) -> tuple[RecentProject, ...]:
        """Those that were open lately, the latest first."""
        from app.sessions.recent_projects import recent_projects  # noqa: PLC0415 - as above

        return () if self._key is None else recent_projects(self._folder, self._key)

    def forget_project(self, path: Path) -> tuple[RecentProject, ...]:
        """Take a project off the list, as `projects`; the file stays. Raises `SessionError`."""
        from app.sessions.open_project import list_projects  # noqa: PLC0415 - as above

        rest = [one for one in self.projects() if one.path != path]
        list_projects(self._folder, self._unlocked_key, rest)
        return tuple(rest)

    def lists(self) -> tuple[Lists, Lists]:
        """What the user, and the open project, wants always or never removed.

        Raises `SessionError`.
        """
        from app.sessions.word_lists import read_lists  # noqa: PLC0415 - see the docstring

        own = read_lists(self._folder, self._unlocked_key)
        return own, self._project.project.lists if self._project is not None else Lists()

    def keep_lists(self, own: Lists, of_project: Lists) -> None:
        """Store what `lists` gave, as it is now. Raises `SessionError`."""
        from app.sessions.word_lists import keep_lists  # noqa: PLC0415 - see the docstring

        keep_lists(self._folder, self._unlocked_key, own)
        if self._project is not None and self._project.project.lists != of_project:
            self._project.project.keep_lists(of_project)

    def _use(self, project: OpenProject | None) -> None:
        before, self._project = self._project, project
        if before is not None and (project is None or project.project is not before.project):
            before.close()
        self._elsewhere.clear()
