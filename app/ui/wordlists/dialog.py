"""The lists of words that are always, or never, removed: to see, to add to, to take from."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.labels import schema
from app.engine.wordlists.lists import Lists, name_of
from app.ui.core.language import phrase, tr
from app.ui.core.room import give_room
from app.ui.core.theme import GRID
from app.ui.wordlists.kept_lists import SHORTEST, Kept
from app.ui.wordlists.word_list import WordList, kinds_of_words

_TOLD = phrase(
    "Capitals, accents and line breaks make no difference. What is always removed counts for "
    "more. What is never removed stays only where it stands by itself: a longer finding that "
    "holds it is still to be reviewed, and you can accept each one all the same."
)
_KEPT = phrase("The lists are kept encrypted on this computer, with your saved work.")


class ListsDialog(QDialog):
    """`changed` brings the lists as soon as there is another word on one of them."""

    changed = Signal(object)

    def __init__(self, kept: Kept, parent: QWidget | None = None, *, in_project: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Words that are always or never removed"))
        self._kept = kept
        self.scope = QComboBox()
        self.scope.setAccessibleName(tr("Whose lists"))
        self.scope.addItem(tr("This project"), "of_project")
        self.scope.addItem(tr("All my documents"), "own")
        self.scope.setCurrentIndex(0 if in_project else 1)
        self.scope.setVisible(in_project)
        self.scope.currentIndexChanged.connect(self._show)
        self.always = WordList(
            tr("Always removed"),
            tr("Words that are removed wherever they stand, such as the name of your ward."),
        )
        self.never = WordList(
            tr("Never removed by itself"),
            tr("Words that stay wherever they stand by themselves, such as the name of a test."),
        )
        self.kind = kinds_of_words()
        self.always.add_row(self.kind)
        self.always.entered.connect(self._add_always)
        self.never.entered.connect(self._add_never)
        for part in (self.always, self.never):
            part.unwanted.connect(self._remove)
        columns = QHBoxLayout()
        columns.setSpacing(3 * GRID)
        columns.addWidget(self.always, 1)
        columns.addWidget(self.never, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            # Enter adds the word that was typed.
            button.setAutoDefault(False)  # type: ignore[attr-defined]
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.scope, 0, Qt.AlignmentFlag.AlignLeft)
        box.addLayout(columns, 1)
        box.addWidget(_soft(tr(_TOLD)))
        box.addWidget(_soft(tr(_KEPT)))
        box.addWidget(buttons)
        give_room(self, 96 * GRID, 64 * GRID)
        self._show()
        self.always.field.setFocus()

    def show_kept(self, kept: Kept) -> None:
        """The lists are other ones: undone, or read only now."""
        self._kept = kept
        self._show()

    @property
    def _lists(self) -> Lists:
        lists: Lists = getattr(self._kept, self.scope.currentData())
        return lists

    def _show(self) -> None:
        kinds = schema().subcategories
        self.always.show_words(
            [
                (one.text, f"{one.text}  –  {tr(kinds[one.subcategory].title)}")
                for one in self._lists.always
            ]
        )
        self.never.show_words([(text, text) for text in self._lists.never])

    def _add_always(self, text: str) -> None:
        if len(name_of(text)) < SHORTEST:
            self.always.say(tr("A single letter or sign would be removed in every word."))
            return
        self._use(self._lists.with_always(text, self.kind.currentData()))

    def _add_never(self, text: str) -> None:
        self._use(self._lists.with_never(text))

    def _remove(self, text: str) -> None:
        self._use(self._lists.without(text))

    def _use(self, lists: Lists) -> None:
        self._kept = replace(self._kept, **{self.scope.currentData(): lists})
        self._show()
        self.changed.emit(self._kept)


def _soft(words: str) -> QLabel:
    label = QLabel(words, wordWrap=True)
    label.setProperty("role", "soft")
    return label
