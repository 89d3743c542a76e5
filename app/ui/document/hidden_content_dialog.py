"""What else is in the file: all that it says beside its text, before an export drops it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.document import Document
from app.engine.domain.hidden_content import Channel, HiddenContent
from app.ui.core.commands import leaves_letter
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, give_room

HEADINGS = {
    Channel.COMMENTS: phrase("Comments and notes"),
    Channel.PEOPLE: phrase("Authors, editors and signers"),
    Channel.DELETED: phrase("Deleted text"),
    Channel.FIELDS: phrase("Form fields and field codes"),
    Channel.COVERED: phrase("Cells below merged ones"),
    Channel.PROPERTIES: phrase("Document properties"),
    Channel.BOOKMARKS: phrase("Bookmarks"),
    Channel.NAMES: phrase("Names of destinations, pages and styles"),
    Channel.LAYERS: phrase("Layers"),
    Channel.DESCRIPTIONS: phrase("Descriptions of pictures and objects"),
    Channel.ATTACHMENTS: phrase("Attached files"),
    Channel.LINKS: phrase("Addresses of links"),
    Channel.SCRIPTS: phrase("Scripts"),
    Channel.PICTURE: phrase("Picture metadata"),
    Channel.CODES: phrase("Machine-readable codes"),
    Channel.OTHER: phrase("Other hidden data"),
}


class _Words(QTextEdit):
    """Text to be read and selected, by keys as well."""

    def event(self, event: QEvent) -> bool:
        # One of them hides all.
        return False if leaves_letter(event) else super().event(event)


class HiddenContentDialog(QDialog):
    """Shows it by kinds. `find_wanted` brings selected words that are to be found in the text.

    The action `hide`, which covers the window, closes this too: it lies before the cover.
    """

    find_wanted = Signal(str)
    hidden = Signal()

    def __init__(self, document: Document, hide: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Hidden content of this file"))
        text_label = QLabel(_summary_text(document), wordWrap=True)
        self.words = _Words(readOnly=True)
        self.words.setAccessibleName(tr("Hidden content"))
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.words.setTabChangesFocus(True)
        self.words.document().setDocumentMargin(2 * GRID)
        self.find_it = QPushButton(tr("Find the selection in the text"))
        self.find_it.setEnabled(False)
        self.find_it.setAutoDefault(False)
        self.find_it.clicked.connect(self._find)
        self.close_it = QPushButton(tr("Close"))
        self.close_it.setDefault(True)
        self.close_it.clicked.connect(self.reject)
        self.words.copyAvailable.connect(self.find_it.setEnabled)
        self._write(document)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addWidget(self.find_it)
        buttons.addStretch(1)
        buttons.addWidget(self.close_it)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(text_label)
        box.addWidget(self.words, 1)
        box.addLayout(buttons)
        shown = bool(document.dropped)
        self.words.setVisible(shown)
        self.find_it.setVisible(shown)
        self.addAction(hide)
        hide.triggered.connect(self._hide)
        give_room(self, 80 * GRID, 64 * GRID if shown else 16 * GRID)
        (self.words if shown else self.close_it).setFocus()

    def _write(self, document: Document) -> None:
        """As plain text only: what comes from the file must not be taken for markup."""
        cursor = QTextCursor(self.words.document())
        block, plain, bold, soft = (
            QTextBlockFormat(),
            QTextCharFormat(),
            QTextCharFormat(),
            QTextCharFormat(),
        )
        bold.setFontWeight(QFont.Weight.DemiBold)
        soft.setFontItalic(True)
        for number, one in enumerate(document.dropped):
            block.setTopMargin(2 * GRID if number else 0)
            block.setLeftMargin(0)
            _add(cursor, tr(HEADINGS[one.channel]), block, bold)
            block.setTopMargin(GRID / 2)
            block.setLeftMargin(2 * GRID)
            for text in one.texts:
                _add(cursor, text, block, plain)
            for rest in _rest(one):
                _add(cursor, rest, block, soft)
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self.words.setTextCursor(cursor)

    def _find(self) -> None:
        words = " ".join(self.words.textCursor().selectedText().split())
        self.reject()
        if words:
            self.find_wanted.emit(words)

    def _hide(self) -> None:
        self.reject()
        self.hidden.emit()


def _add(cursor: QTextCursor, text: str, block: QTextBlockFormat, look: QTextCharFormat) -> None:
    if cursor.position():
        cursor.insertBlock(block, look)
    else:
        cursor.setBlockFormat(block)
    cursor.insertText(text, look)


def _summary_text(document: Document) -> str:
    if document.dropped:
        return tr(
            "All of this will be removed from the export. Anything that the document also shows, "
            "such as the value of a form field, is part of its text: review it there."
        )
    return tr("No hidden content was found in this file.")


def _rest(one: HiddenContent) -> list[str]:
    lines = [tr("and %n more", None, one.more)] if one.more else []
    if one.unread:
        lines.append(tr("Part of it could not be read. That part will be removed too."))
    return lines
