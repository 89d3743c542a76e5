"""The lists of words that are in use: the user's and those of the open project."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.wordlists.lists import WordLists

SHORTEST = 2
"""Letters and digits of what is always removed: a single letter stands nearly everywhere."""


@dataclass(frozen=True, slots=True)
class ActiveWordLists:
    """The user's lists and those of the open project."""

    own: WordLists = field(default_factory=WordLists)
    of_project: WordLists = field(default_factory=WordLists)

    @property
    def joined(self) -> WordLists:
        """What is to be followed."""
        return self.own.joined(self.of_project)

    def changed(self, before: ActiveWordLists, after: ActiveWordLists) -> ActiveWordLists:
        """These lists with the change that leads from one state to another."""
        own = self.own.instead(before.own.beyond(after.own), after.own.beyond(before.own))
        lost = before.of_project.beyond(after.of_project)
        return ActiveWordLists(
            own, self.of_project.instead(lost, after.of_project.beyond(before.of_project))
        )
