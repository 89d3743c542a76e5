"""The commands of the view: pages, sizes, page by page, and what else is in the file."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog

from app.ui.core.commands import shortcut_text
from app.ui.core.documents import OpenDocument
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.document.finder import Finder
from app.ui.document.hidden_content_dialog import HiddenContentDialog
from app.ui.views.pages.page_layout import Fit


class DocumentController(QObject):
    """Turns and sizes what is in view, and leaves what was begun in it.

    `stop_wanted` comes where what runs for the document is to be stopped, which leaving something
    never does; `view_changed` where pages, or their text, are in front now.
    """

    stop_wanted = Signal()
    view_changed = Signal()

    def __init__(self, services: Services, area: DocumentArea, finder: Finder) -> None:
        super().__init__(area)
        self._services = services
        self._area, self._finder = area, finder
        bind = services.commands.bind
        bind("stop", self.leave)
        bind("stop_search", self.stop_wanted.emit)
        bind("pages", self.switch_pages)
        bind("thumbnails", area.turn_thumbs)
        area.thumbs_turned.connect(services.commands["thumbnails"].setChecked)
        bind("turn_page", area.turn_page)
        bind("next_page", lambda: area.pages.step_page(1))
        bind("previous_page", lambda: area.pages.step_page(-1))
        bind("zoom_in", lambda: area.zoom(1))
        bind("zoom_out", lambda: area.zoom(-1))
        bind("zoom_reset", lambda: area.zoom(0))
        bind("fit_width", lambda: area.set_zoom(1.0))
        bind("fit_page", lambda: area.set_zoom(1.0, Fit.PAGE))
        bind("dropped", self.show_hidden)
        area.busy.stop_wanted.connect(self.stop_wanted)
        services.commands.keys_changed.connect(self._show_keys)
        self._show_keys()

    def switch_pages(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Pages, or their text."""
        self._area.show_pages(as_pages=on)
        self.view_changed.emit()

    def show_page(self, number: int) -> None:
        """Bring a page into view as it looks."""
        pages = self._services.commands["pages"]
        if not pages.isChecked():
            pages.trigger()
        self._area.pages.go_to_page(number)
        self._area.pages.setFocus()

    def look_for(self, words: str) -> None:
        """Look for words in the document in view."""
        self._finder.open()
        self._area.find_bar.field.setText(words)

    def leave(self) -> None:
        """Leave the box tool, the search for words or the selection."""
        area = self._area
        if area.pages.tool.on:
            area.pages.tool.stop()
            return
        selected = area.selection_bar.span is not None
        if self._finder.is_open and not selected:
            self._finder.close()
        else:
            area.clear_selection()

    def _show_keys(self) -> None:
        self._area.busy.show_key(shortcut_text(self._services.commands["stop_search"]))

    def show_hidden(self) -> None:
        """Show what the file in view says beside its text."""
        services, entry = self._services, self._services.documents.current
        if entry is not None and entry.document is not None:
            dialog = HiddenContentDialog(
                entry.document, services.commands["hide"], services.dialogs.window
            )
            dialog.find_wanted.connect(self.look_for)
            services.dialogs.open(dialog)

    def show_hidden_over(self, entry: OpenDocument, over: QDialog) -> None:
        """The same over the dialog that will drop it, which leaves with it."""
        if entry.document is not None:
            dialog = HiddenContentDialog(entry.document, self._services.commands["hide"], over)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.hidden.connect(over.reject)
            dialog.find_wanted.connect(over.reject)
            dialog.find_wanted.connect(self.look_for)
            dialog.open()
