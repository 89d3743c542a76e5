"""Places like the marked one, by how they are written, each to take or to leave."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from app.engine.domain.types import Span
from app.engine.mentions.similar import Likeness, Similar
from app.ui.core.language import phrase, tr

_WORDS = {
    Likeness.SAME: phrase("the same"),
    Likeness.VARIANT: phrase("written otherwise"),
    Likeness.MISSPELT: phrase("one letter differs"),
}
_MOST_ROWS = 4


@dataclass(frozen=True, slots=True)
class Alike:
    """All places that are written in one way."""

    words: str = field(repr=False)
    likeness: Likeness
    spans: tuple[Span, ...]


def alike_of(found: Iterable[Similar], text: str) -> tuple[Alike, ...]:
    """What was found, by its words: the same first, then variants, then misspellings."""
    groups: dict[tuple[Likeness, str], list[Span]] = {}
    for one in found:
        words = " ".join(one.span.of(text).split())
        groups.setdefault((one.likeness, words), []).append(one.span)
    order = list(Likeness)
    return tuple(
        Alike(words, likeness, tuple(spans))
        for (likeness, words), spans in sorted(
            groups.items(), key=lambda group: order.index(group[0][0])
        )
    )


class AlikeList(QListWidget):
    """Hidden where all that is offered is written as what was marked.

    `changed` tells that other places are taken.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Other places like this"))
        self.setToolTip(tr("Check what is to be marked as well"))
        self._offered: tuple[Alike, ...] = ()
        self.itemChanged.connect(lambda _: self.changed.emit())
        self.hide()

    @property
    def taken(self) -> tuple[Span, ...]:
        """The places that are to be marked as well."""
        return tuple(
            span
            for row, one in enumerate(self._offered)
            if self.item(row).checkState() is Qt.CheckState.Checked
            for span in one.spans
        )

    def offer(self, offered: tuple[Alike, ...]) -> None:
        """Show these, all taken."""
        self._offered = ()
        self.clear()
        for one in offered:
            words = f"{one.words}  ×{len(one.spans)}  –  {tr(_WORDS[one.likeness])}"
            item = QListWidgetItem(words, self)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
        self._offered = offered
        self.setVisible(any(one.likeness is not Likeness.SAME for one in offered))
        rows = min(len(offered), _MOST_ROWS)
        self.setFixedHeight(rows * max(1, self.sizeHintForRow(0)) + 2 * self.frameWidth())
        self.changed.emit()

    def take_focus(self) -> None:
        """Let the keyboard choose."""
        self.setCurrentRow(0)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters to the window."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Below the last row come the categories.
        if event.key() == Qt.Key.Key_Down and self.currentRow() == self.count() - 1:
            self.focusNextChild()
            return
        super().keyPressEvent(event)
