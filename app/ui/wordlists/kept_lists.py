"""The lists of words that are in use: the user's and those of the open project."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.wordlists.lists import Lists

SHORTEST = 2
"""Letters and digits of what is always removed: a single letter stands nearly everywhere."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The user's lists and those of the open project."""

    own: Lists = field(default_factory=Lists)
    of_project: Lists = field(default_factory=Lists)

    @property
    def joined(self) -> Lists:
        """What is to be followed."""
        return self.own.joined(self.of_project)

    def changed(self, before: Kept, after: Kept) -> Kept:
        """These lists with the change that leads from one state to another."""
        own = self.own.instead(before.own.beyond(after.own), after.own.beyond(before.own))
        lost = before.of_project.beyond(after.of_project)
        return Kept(own, self.of_project.instead(lost, after.of_project.beyond(before.of_project)))
