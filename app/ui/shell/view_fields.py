"""The fields of the tool bar: the page in view, and how large it is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from app.ui.core.commands import CommandRegistry
from app.ui.core.language import percent, tr
from app.ui.core.theme import GRID
from app.ui.document.area import LEAST_SIZE, MOST_SIZE, DocumentArea

_PUT_AWAY = Qt.Key.Key_Escape
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SIZES = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 4.0)
_FITS = ("fit_width", "fit_page")


class PageField(QWidget):
    """The number of the page in view, to be typed over, and how many there are."""

    wanted = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._page = self._total = 0
        self.field = QLineEdit(alignment=Qt.AlignmentFlag.AlignRight)
        self.field.setAccessibleName(tr("Page"))
        self.field.returnPressed.connect(self._go)
        self.field.editingFinished.connect(self._show)
        self.field.installEventFilter(self)
        self.total = QLabel()
        # A bar gives what room is left to whatever would take it.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID // 2)
        row.addWidget(self.field)
        row.addWidget(self.total)

    def show_page(self, number: int, total: int) -> None:
        """Another page is in view."""
        self._page, self._total = number, total
        self.total.setText(f"/ {total}")
        self.field.setToolTip(tr("Go to page: type a number (1 to {total})").format(total=total))
        digits = self.field.fontMetrics().horizontalAdvance("0" * max(2, len(str(total))))
        self.field.setFixedWidth(digits + 3 * GRID)
        if not self.field.hasFocus():
            self._show()

    def begin(self) -> None:
        """Take the keyboard, to be typed over."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return _left_by_key(event, self._leave) or super().eventFilter(watched, event)

    def _go(self) -> None:
        typed = self.field.text().strip()
        if typed.isdecimal():
            self.wanted.emit(min(max(1, int(typed)), self._total))
        self._leave()

    def _leave(self) -> None:
        self._show()
        self.left.emit()

    def _show(self) -> None:
        self.field.setText(str(self._page))


class SizeBox(QComboBox):
    """How large the document is shown, in percent: typed or chosen; or what it is fitted to.

    `wanted` brings a size, 1 for the usual one; `fit_wanted` the name of a command.
    """

    wanted = Signal(float)
    fit_wanted = Signal(str)
    left = Signal()

    def __init__(self, commands: CommandRegistry) -> None:
        super().__init__()
        self._shown, self._goes_on = "", False
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("Zoom"))
        self.setEditable(True)
        self.setLineEdit(self.field)
        self.setCompleter(None)  # type: ignore[arg-type]
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(tr("Zoom"))
        self.setToolTip(tr("Zoom in percent: type or choose it"))
        for name in _FITS:
            self.addItem(commands[name].text(), name)
        self.insertSeparator(len(_FITS))
        for size in _SIZES:
            self.addItem(percent(size), size)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(5)
        words = max(self.fontMetrics().horizontalAdvance(self.itemText(at)) for at in (0, 1))
        self.view().setMinimumWidth(words + 5 * GRID)
        self.field.returnPressed.connect(self._typed)
        self.field.editingFinished.connect(self._show)
        self.field.installEventFilter(self)
        self.activated.connect(self._chosen)

    def show_size(self, size: float, *, paged: bool) -> None:
        """The document has this size now; only pages can be fitted."""
        self._shown = percent(size)
        model = self.model()
        for row in range(len(_FITS)):
            flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            model.setData(
                model.index(row, 0), flags if paged else None, Qt.ItemDataRole.UserRole - 1
            )
        if not self.field.hasFocus():
            self._show()

    def begin(self) -> None:
        """Take the keyboard, to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return _left_by_key(event, self._leave) or super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # Qt says that what is shown was chosen when the keyboard goes on to the next control.
        self._goes_on = True
        super().focusOutEvent(event)
        self._goes_on = False
        self._show()

    def _typed(self) -> None:
        digits = "".join(one for one in self.currentText() if one.isdecimal())
        if digits:
            self.wanted.emit(min(MOST_SIZE, max(LEAST_SIZE, int(digits[:4]) / 100)))
        self._leave()

    def _chosen(self, row: int) -> None:
        if self._goes_on:
            return
        data = self.itemData(row)
        if isinstance(data, str):
            self.fit_wanted.emit(data)
        elif isinstance(data, float):
            self.wanted.emit(data)
        self._leave()

    def _leave(self) -> None:
        self._show()
        self.left.emit()

    def _show(self) -> None:
        self.setCurrentIndex(-1)
        self.setEditText(self._shown)


class ViewFields(QObject):
    """Joins both fields, their commands, and the document in view."""

    def __init__(
        self, commands: CommandRegistry, area: DocumentArea, page: PageField, size: SizeBox
    ) -> None:
        super().__init__(area)
        self._area, self._size = area, size
        commands.bind("go_to_page", page.begin)
        commands.bind("zoom_to", size.begin)
        page.wanted.connect(area.pages.go_to_page)
        size.wanted.connect(area.set_size)
        size.fit_wanted.connect(lambda name: commands[name].trigger())
        for field in (page, size):
            field.left.connect(lambda: self._area.view.setFocus())  # noqa: PLW0108 - the view of then
        for signal in (area.sized, area.turned):
            signal.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._size.show_size(self._area.magnification, paged=self._area.view is self._area.pages)


def _left_by_key(event: QEvent, leave: Callable[[], None]) -> bool:
    """Leave a field at Escape, and keep it and Enter from the commands of the window."""
    if not isinstance(event, QKeyEvent) or event.key() not in (_PUT_AWAY, *_TAKE):
        return False
    if event.type() is QEvent.Type.ShortcutOverride:
        event.accept()
        return True
    if event.type() is QEvent.Type.KeyPress and event.key() == _PUT_AWAY:
        leave()
        return True
    return False
