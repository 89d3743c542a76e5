"""Hints that name a key name the one in use, which the user may have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.commands import keys_of
from app.ui.core.language import tr

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


def with_key(words: str, key: str) -> str:
    """`words` with `key` in the place of {key}; without the brackets where there is none."""
    return words.format(key=key).replace(" ()", "")


def show_keys(window: MainWindow) -> None:
    """Name the keys in use on the parts of a window."""
    space, panel = window.workspace, window.findings
    keys = {name: keys_of(window.commands[name]) for name in ("accept", "add")}
    for part, words, name in (
        (space.add_bar.more, tr("Choose the exact kind ({key})"), "kind"),
        (space.empty.open, tr("Open documents ({key})"), "open"),
        (
            space.empty.recent.resume,
            tr("Open what was open when the program last ended ({key})"),
            "resume",
        ),
        (panel.filter, tr("Filter findings by text ({key})"), "filter"),
    ):
        part.setToolTip(with_key(words, keys_of(window.commands[name])))
    space.add_bar.accept_key = keys["accept"]
    panel.add_key = keys["add"]
