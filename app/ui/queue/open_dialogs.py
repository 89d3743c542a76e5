"""Asks in which encoding a text file is to be read again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QListWidget, QListWidgetItem, QWidget

from app.errors import Unsupported
from app.notices import NoticeCode
from app.ui.core.documents import OpenDocument
from app.ui.core.language import phrase, tr
from app.ui.widgets.question_dialog import AskDialog, secret, text_label

_KINDS = {
    phrase("Unicode"): ("utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"),
    phrase("Western European"): (
        *("cp1252", "iso8859-1", "iso8859-15"),
        *("cp850", "cp437", "mac-roman"),
    ),
    phrase("Central European"): ("cp1250", "iso8859-2", "cp852"),
    phrase("Cyrillic"): ("cp1251", "iso8859-5", "koi8-r", "cp866"),
    phrase("Greek"): ("cp1253", "iso8859-7"),
    phrase("Turkish"): ("cp1254", "iso8859-9"),
    phrase("Hebrew"): ("cp1255",),
    phrase("Arabic"): ("cp1256",),
    phrase("Baltic"): ("cp1257",),
    phrase("Vietnamese"): ("cp1258",),
    phrase("Japanese"): ("shift-jis", "euc-jp"),
    phrase("Chinese"): ("gb18030", "big5"),
    phrase("Korean"): ("euc-kr",),
}
_OF = {name: kind for kind, names in _KINDS.items() for name in names}
_LINES = 12


class EncodingDialog(AskDialog):
    """`chosen` brings the name of an encoding, or None for the one that the file seems to have."""

    chosen = Signal(object)

    def __init__(self, entry: OpenDocument, parent: QWidget | None = None) -> None:
        from app.formats.text.encoding import ENCODINGS  # noqa: PLC0415 - loads all of these codecs

        super().__init__(tr("Read with another encoding"), tr("Read again"), parent)
        self._used = entry.options.encoding
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Encodings"))
        for name in (None, *ENCODINGS):
            item = QListWidgetItem(self._words(name, _guessed(entry)))
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.list.addItem(item)
            if name == self._used:
                self.list.setCurrentItem(item)
        self.list.setMinimumHeight(_LINES * self.list.sizeHintForRow(0))
        self.list.currentItemChanged.connect(self._look)
        self.list.itemActivated.connect(self.answer)
        self.add(
            text_label(
                tr("If letters look wrong, choose how {name} was saved:").format(
                    name=entry.path.name
                )
            )
        )
        self.warning = text_label(
            tr("The document will be searched again, and your decisions will be lost."), "problem"
        )
        review = entry.review
        self.warning.setVisible(
            bool(review and (review.decisions or review.regions != review.document.unread))
        )
        self.finish(self.list, self.warning)
        self.list.setFocus()
        self._look()

    def answer(self) -> None:
        if self.agree.isEnabled():
            self.accept()
            self.chosen.emit(self._at)

    @property
    def _at(self) -> str | None:
        name: str | None = self.list.currentItem().data(Qt.ItemDataRole.UserRole)
        return name

    def _look(self) -> None:
        self.agree.setEnabled(self._at != self._used)

    def _words(self, name: str | None, guessed: str) -> str:
        if name is None:
            words = tr("Detect automatically")
            words = f"{words} ({guessed})" if guessed else words
        else:
            words = f"{name} – {tr(_OF[name])}" if name in _OF else name
        return tr("{name} (in use)").format(name=words) if name == self._used else words


def has_encoding(entry: OpenDocument) -> bool:
    """Whether an encoding can be chosen: for texts, and for what could not be read as one."""
    if entry.document is None:
        return isinstance(entry.error, Unsupported)
    return entry.document.kind == "text"


def _guessed(entry: OpenDocument) -> str:
    """The encoding that a file was taken to have, where that was a guess."""
    notices = entry.document.notices if entry.document is not None else ()
    guesses = (one for one in notices if one.code == NoticeCode.ENCODING_GUESSED)
    return next((str(one.param("encoding")) for one in guesses), "")


_WRONG = phrase("This password does not open the document.")
_TEXT = phrase(
    "The password is used while the document is open and is not stored. Exports will not need it."
)


class PasswordDialog(AskDialog):
    """Asks for the password of a protected document; `given` brings it.

    `wrong`: a password was tried that does not open the document.
    """

    given = Signal(str)

    def __init__(self, name: str, *, wrong: bool, parent: QWidget | None = None) -> None:
        super().__init__(tr("Password needed"), tr("Open"), parent)
        self.problem = text_label(tr(_WRONG), "problem")
        self.problem.setVisible(wrong)
        self.field = secret(tr("Password of {name}").format(name=name))
        self.field.setPlaceholderText(tr("Password"))
        self.field.setAccessibleDescription(tr(_WRONG if wrong else _TEXT))
        self.shown = QCheckBox(tr("Show the password"))
        self.shown.toggled.connect(self._show)
        self.agree.setEnabled(False)
        self.field.textChanged.connect(lambda text: self.agree.setEnabled(bool(text)))
        self.add(text_label(tr("{name} is protected.").format(name=name), "heading"))
        if wrong:
            self.add(self.problem)
        self.finish(self.field, self.shown, text_label(tr(_TEXT), "soft"))
        self.field.setFocus()

    def answer(self) -> None:
        password = self.field.text()
        self.field.clear()
        self.accept()
        self.given.emit(password)

    def _show(self, on: bool) -> None:  # noqa: FBT001 - a slot
        mode = QLineEdit.EchoMode
        self.field.setEchoMode(mode.Normal if on else mode.Password)
