"""Going on with saved work, and forgetting it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.errors import AppError, SessionLocked
from app.formats.base import Options
from app.sessions.summary import Summary

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Recent:
    """What the start page's list does."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._told: AppError | None = None

    def resume(self) -> None:
        """Open what was open when the program last ended."""
        if self._window.session.entries:
            return
        view = self._window.workspace.empty.recent
        if view.left_project is not None:
            self._window.projects.open(view.left_project.path)
        else:
            self.open(view.left)

    def open(self, saved: Sequence[Summary]) -> None:
        """Open documents as they were left, in their order, and turn to the one looked at last."""
        behind = max((one.place + 1 for one in saved if one.place is not None), default=0)
        placed = {one: behind if one.place is None else one.place for one in saved}
        self.put(sorted(saved, key=lambda one: (placed[one], one.opened)))

    def put(self, saved: Sequence[Summary]) -> None:
        """As `open`, in this order."""
        window = self._window
        entries = {}
        for one in saved:
            if one.path is not None:
                entry = entries[one] = window.session.add(one.path, Options(one.encoding))
                # A long queue is not read only to see how far it is.
                entry.finished, entry.seconds = one.reviewed, one.seconds
        window.opener.retry(entries.values())
        if entries:
            window.session.show(entries[max(entries, key=lambda one: one.at)])

    def tell(self, error: AppError) -> None:
        """Say why work is not kept, and offer to unlock it where that is the reason."""
        self._told = error
        locked = isinstance(error, SessionLocked)
        self._window.workspace.banner.show_error(
            error, self._window.dialogs.passphrase if locked else None
        )

    def untell(self) -> None:
        """Work is kept: what was said of it is over."""
        banner = self._window.workspace.banner
        if self._told is not None and banner.error is self._told:
            banner.clear()
        self._told = None

    def forget(self, saved: Sequence[Summary]) -> None:
        """Delete what is saved of these documents."""
        self._window.autosave.forget(tuple(one.name for one in saved))

    def forget_current(self) -> None:
        """Close the current document and delete what is saved of it."""
        window, entry = self._window, self._window.session.current
        if entry is None:
            return
        # Nothing will be kept of it: the user is asked about what is in no export.
        entry.kept = False

        def close() -> None:
            window.opener.close(entry)
            window.autosave.forget_document(entry)

        window.closing.ask([entry], close)
