"""The commands of the list of findings: its filter and how it is grouped."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from app.engine.domain.review import Action
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services
from app.ui.findings.panel import FindingsPanel
from app.ui.review.grouping import Grouping

_BULK = {
    "accept": phrase("Accept"),
    "reject": phrase("Reject"),
    "kind": phrase("Change type…"),
    "own_words": phrase("Replace…"),
    "reset": phrase("Undecided"),
}
"""Commands for several findings at once, in a word or two."""


class FindingsController(QObject):
    """Moves the focus to the filter, and groups the list as the settings say."""

    def __init__(self, services: Services, panel: FindingsPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self._commands, self._settings = services.commands, services.settings
        bind = services.commands.bind
        bind("filter", panel.filter.take_focus)
        bind("filter_category", panel.chips.take_focus)
        names = {one: f"group_{one}" for one in Grouping}
        for grouping, name in names.items():
            bind(name, partial(self.group_by, grouping))
        panel.offer_groupings(services.commands.together(list(names.values())))
        self._bulk = [self._commands[name] for name in _BULK]
        panel.foot.offer((self._commands[name], tr(words)) for name, words in _BULK.items())
        services.commands.keys_changed.connect(self._show_keys)
        services.settings.follow(self._group, "grouping")
        self._group()

    def group_by(self, grouping: Grouping) -> None:
        """Put other findings together in the list, from now on."""
        self._settings.change(grouping=grouping.value)

    def _group(self) -> None:
        grouping = Grouping.named(self._settings.current.grouping)
        self._commands[f"group_{grouping}"].setChecked(True)
        self._panel.set_grouping(grouping)

    def _show_keys(self) -> None:
        words, key = tr("Filter findings by text ({key})"), shortcut_text(self._commands["filter"])
        self._panel.filter.setToolTip(with_key(words, key))
        self._panel.foot.show_keys(self._bulk)
        self._panel.tree.tips = {one: self._commands[one.value].toolTip() for one in Action}
        self._panel.add_key = shortcut_text(self._commands["add"])
