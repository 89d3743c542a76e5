"""A list of words with a field below it, and the kinds that words may be of."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
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
from app.ui.core.language import tr
from app.ui.core.theme import GRID, theme_in_use
from app.ui.widgets.label_menu import swatch

_USUAL_KIND = "PATIENT"


class WordList(QFrame):
    """A list with a field below it. `entered` and `unwanted` bring words."""

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
    combo.setAccessibleName(tr("Kind of what is always removed"))
    for category in labels.categories.values():
        for kind in labels.subcategories.values():
            if kind.category == category.name:
                combo.addItem(swatch(category, theme_in_use()), tr(kind.title), kind.name)
    combo.setCurrentIndex(combo.findData(_USUAL_KIND))
    policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    combo.setSizeAdjustPolicy(policy)
    combo.setMinimumContentsLength(16)
    return combo
