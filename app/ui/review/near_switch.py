"""Whether near misses are shown: the command, the list and the views say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.language import tr

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class NearSwitch:
    """Shows the near misses of a window, or hides them."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def turn(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Show them and go to the first, or hide them."""
        window = self._window
        entry = window.session.current
        if on and (entry is None or not entry.near):
            window.commands["near_misses"].setChecked(False)
            window.status.say_here(tr("There are no near misses here."))
            return
        self.put_back(on=on)
        if entry is not None and (on or window.reviewer.near):
            window.reviewer.look_at(next(iter(entry.near)) if on else None)

    def put_back(self, *, on: bool) -> None:
        """Show or hide them, and stay at what is looked at."""
        self._window.findings.open_near(opened=on)
        self.follow(on)

    def follow(self, opened: bool) -> None:  # noqa: FBT001 - a slot
        """They were opened, or shut, in the list."""
        window = self._window
        window.session.near_open = opened
        window.commands["near_misses"].setChecked(opened)
        window.workspace.show_near(opened=opened)
