"""The lists of words that are always, or never, removed: to see, to add to, to take from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.labels import schema
from app.engine.wordlists.lists import SHORTEST, Scope, WordLists, name_of
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, give_room, theme_in_use
from app.ui.widgets.label_menu import swatch

_TEXT = phrase(
    "Capitals, accents and line breaks make no difference. “Always redact” takes precedence. "
    "“Never redact” applies only where the words stand alone: longer findings that contain them "
    "still need review, and you can still accept any finding."
)
_KEPT = phrase("The lists are saved encrypted on this computer, with your saved work.")


_SCOPES = {
    Scope.DOCUMENT: phrase("This document"),
    Scope.PROJECT: phrase("This project"),
    Scope.EVERYWHERE: phrase("All documents"),
}


class ListsDialog(QDialog):
    """`changed` brings a scope and its lists as soon as there is another word on one of them.

    `undo_wanted` asks to take the last change back.
    """

    changed = Signal(object, object)
    undo_wanted = Signal()

    def __init__(
        self,
        scopes: Sequence[Scope],
        lists: Callable[[Scope], WordLists],
        parent: QWidget | None = None,
    ) -> None:
        """`scopes` are those to choose from, the first one at once; `lists` are theirs now."""
        super().__init__(parent)
        self.setWindowTitle(tr("Word lists"))
        self._lists_of = lists
        self.scope = QComboBox()
        self.scope.setAccessibleName(tr("Lists for"))
        for scope in scopes:
            self.scope.addItem(tr(_SCOPES[scope]), scope)
        self.scope.currentIndexChanged.connect(self.show_lists)
        self.message = QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.undo = QPushButton(tr("Undo"))
        self.undo.setAutoDefault(False)
        self.undo.clicked.connect(self._take_back)
        self.always = WordList(
            tr("Always redact"),
            tr("Words that are redacted wherever they appear, such as the name of your ward."),
        )
        self.never = WordList(
            tr("Never redact"),
            tr("Words that stay wherever they stand alone, such as the name of a test."),
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
        box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        head = QHBoxLayout()
        head.setSpacing(3 * GRID)
        head.addWidget(self.scope)
        head.addWidget(self.message, 1)
        head.addWidget(self.undo)
        box.addLayout(head)
        box.addLayout(columns, 1)
        box.addWidget(_soft(f"{tr(_TEXT)} {tr(_KEPT)}"))
        box.addWidget(buttons)
        give_room(self, 96 * GRID, 64 * GRID)
        self.tell("")
        self.show_lists()
        self.always.field.setFocus()

    def tell(self, done: str) -> None:
        """What was changed and can be taken back; nothing where `done` is empty."""
        self.message.setText(done)
        self.undo.setVisible(bool(done))
        if done:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, done))

    @property
    def _scope(self) -> Scope:
        return Scope(self.scope.currentData())

    @property
    def _lists(self) -> WordLists:
        return self._lists_of(self._scope)

    def show_lists(self) -> None:
        """Show the lists of the scope that is chosen, as they are now."""
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
            self.always.say(tr("A single character would be redacted in every word."))
            return
        self._use(self._lists.with_always(text, self.kind.currentData()))

    def _add_never(self, text: str) -> None:
        self._use(self._lists.with_never(text))

    def _remove(self, text: str) -> None:
        self._use(self._lists.without(text))

    def _use(self, lists: WordLists) -> None:
        self.changed.emit(self._scope, lists)
        self.show_lists()

    def _take_back(self) -> None:
        self.tell("")
        self.undo_wanted.emit()
        self.always.field.setFocus()


def _soft(words: str) -> QLabel:
    label = QLabel(words, wordWrap=True)
    label.setProperty("role", "soft")
    return label


_USUAL_KIND = "PATIENT"


class WordList(QFrame):
    """Words and their kinds, with a field below. `entered` and `unwanted` bring words."""

    entered = Signal(str)
    unwanted = Signal(str)

    def __init__(self, title: str, purpose: str) -> None:
        """`purpose` stands in the list as long as it is empty."""
        super().__init__()
        heading = QLabel(title)
        heading.setProperty("role", "heading")
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setAccessibleDescription(purpose)
        self.purpose = QLabel(purpose, wordWrap=True)
        self.purpose.setProperty("role", "soft")
        self.purpose.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.purpose.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self.list)
        inside.setContentsMargins(3 * GRID, GRID, 3 * GRID, GRID)
        inside.addWidget(self.purpose)
        self.field = QLineEdit(placeholderText=tr("Words to add"))
        self.field.setAccessibleName(tr("Words to add to: {list}").format(list=title))
        self.add = QPushButton(tr("Add"))
        self.remove = QPushButton(tr("Remove"))
        self.problem = QLabel(wordWrap=True)
        self.problem.setProperty("role", "problem")
        self.problem.hide()
        for button in (self.add, self.remove):
            button.setAutoDefault(False)
            button.setAccessibleName(f"{button.text()}: {title}")
        self.field.returnPressed.connect(self._enter)
        self.field.textChanged.connect(self._typed)
        self.add.clicked.connect(self._enter)
        self.remove.clicked.connect(self._take)
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._take)
        self.list.currentRowChanged.connect(self._typed)
        self._row = QHBoxLayout()
        self._row.setSpacing(GRID)
        self._row.addStretch(1)
        self._row.addWidget(self.add)
        self._row.addWidget(self.remove)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(GRID)
        for part in (heading, self.list, self.field):
            box.addWidget(part)
        box.addLayout(self._row)
        box.addWidget(self.problem)
        self._typed()

    def add_row(self, part: QWidget) -> None:
        """Something to choose for what is added."""
        self._row.insertWidget(0, part)

    def show_words(self, words: list[tuple[str, str]]) -> None:
        """Show these words, each with what stands for it, in the order of the alphabet."""
        row = self.list.currentRow()
        self.list.clear()
        for text, shown in sorted(words, key=lambda pair: pair[1].casefold()):
            item = QListWidgetItem(shown)
            item.setData(Qt.ItemDataRole.UserRole, text)
            self.list.addItem(item)
        self.purpose.setVisible(not words)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._typed()

    def say(self, problem: str) -> None:
        """Tell why words were not added."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _typed(self) -> None:
        self.say("")
        self.add.setEnabled(bool(self.field.text().strip()))
        self.remove.setEnabled(self.list.currentItem() is not None)

    def _enter(self) -> None:
        text = self.field.text().strip()
        if text:
            self.field.clear()
            self.entered.emit(text)

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.unwanted.emit(item.data(Qt.ItemDataRole.UserRole))


def kinds_of_words() -> QComboBox:
    """Every kind, by category."""
    labels, combo = schema(), QComboBox()
    combo.setAccessibleName(tr("Type of identifier"))
    for category in labels.categories.values():
        for kind in labels.subcategories.values():
            if kind.category == category.name:
                combo.addItem(swatch(category, theme_in_use()), tr(kind.title), kind.name)
    combo.setCurrentIndex(combo.findData(_USUAL_KIND))
    policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    combo.setSizeAdjustPolicy(policy)
    combo.setMinimumContentsLength(16)
    return combo
