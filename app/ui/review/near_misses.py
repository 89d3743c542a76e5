"""Near misses in words: what the tagger thought of and nothing covers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from PySide6.QtCore import QObject

from app.engine.domain.review import Finding
from app.engine.tagger.pack.operating_points import likely_range
from app.ui.core.language import number, tr
from app.ui.core.services import Services
from app.ui.review.focus import ReviewFocus

_EXACT_BELOW = 9.9


def expected_among(near: Iterable[Finding]) -> str:
    """How many identifiers are expected among near misses, never too few, in plain words."""
    exact = _rounded_up(sum([finding.score for finding in near]))
    text = _number_text(exact)
    if exact == 1:
        return tr("about {number} identifier expected among them").format(number=text)
    return tr("about {number} identifiers expected among them").format(number=text)


def may_be_missed(near: Sequence[Finding]) -> str:
    """The same for the line at the bottom, with the range in which it is for most documents."""
    exact = _rounded_up(sum([finding.score for finding in near]))
    least, most = likely_range(near)
    if exact == 1:
        words = tr("about {number} identifier may be missed ({least}–{most})")
    else:
        words = tr("about {number} identifiers may be missed ({least}–{most})")
    return words.format(number=_number_text(exact), least=least, most=most)


def never_fewer(expected: float) -> str:
    """A number of expected identifiers as it is said: never too few."""
    return _number_text(_rounded_up(expected))


def _rounded_up(expected: float) -> float:
    # Sums of tenths are slightly too large in binary, and would be rounded up once more.
    total = round(expected, 6)
    return ceil(10 * total) / 10 if total <= _EXACT_BELOW else float(ceil(total))


def _number_text(exact: float) -> str:
    return number(exact, 0 if exact == int(exact) else 1)


def shorter(words: str) -> str:
    """`expected_among` in fewer words, which the heading above them makes clear enough."""
    return words.removesuffix(tr(" expected among them"))


class NearMissToggle(QObject):
    """Shows or hides the near misses, for command, list and views alike."""

    def __init__(self, services: Services, focus: ReviewFocus) -> None:
        super().__init__(focus)
        self._focus = focus
        self._documents = services.documents
        self._command = services.commands["near_misses"]
        self._tell = services.notifier.document_message.emit
        services.commands.bind("near_misses", self.turn)
        services.documents.near_open_changed.connect(self._command.setChecked)

    def turn(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Show them and go to the first, or hide them."""
        entry = self._documents.current
        if on and (entry is None or not entry.near):
            self._command.setChecked(False)
            self._tell(tr("There are no near misses here."))
            return
        self.follow(on)
        if entry is not None and (on or self._focus.near_misses):
            self._focus.look_at(next(iter(entry.near)) if on else None)

    def follow(self, opened: bool) -> None:  # noqa: FBT001 - a slot
        """They were opened, or shut, in the list: stay at what is looked at."""
        self._documents.show_near(opened=opened)
