"""The languages of a document: a bar that tells of those without a model, and how to say others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from app.engine.domain.document import Passage, Span
from app.engine.domain.review import LanguageChoice, Review
from app.engine.review.languages import (
    forget_languages,
    go_on,
    language_notices,
    tell_language,
)
from app.languages import NAMES
from app.notices import NoticeCode
from app.ui.core.documents import OpenDocument
from app.ui.core.language import tr
from app.ui.core.messages import notice_text
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer
from app.ui.widgets.message_bar import MessageBar

_AT_HAND = ("en", "es", "it", "sv")
"""Languages that are offered first, beside those of the document."""
_MOST_PASSAGES = 6
"""As many as a menu names; others are chosen by selecting them."""


class LanguageBar(MessageBar):
    """Above the document, for as long as there is no model for one of its languages."""

    go_on_wanted = Signal()
    change_wanted = Signal()
    show_wanted = Signal()

    def __init__(self) -> None:
        self.show_it = QPushButton(tr("Show passage"))
        self.change = QPushButton(tr("Change language…"))
        self.go_on = QPushButton(tr("Continue without a model"))
        super().__init__("notice", (self.show_it, self.change, self.go_on))
        self.show_it.clicked.connect(self.show_wanted)
        self.change.clicked.connect(self.change_wanted)
        self.go_on.clicked.connect(self.go_on_wanted)

    def tell(self, review: Review) -> None:
        """Say what there is to know of the languages of a review; hidden where that is nothing."""
        notices = language_notices(review)
        if not notices:
            self.hide()
            self.setAccessibleName("")
            return
        goes_on = review.languages.goes_on
        names = [tr(NAMES[str(notice.param("language"))]) for notice in notices]
        self.title.setText(tr("No model for {languages}").format(languages=", ".join(names)))
        said = [notice_text(notice) for notice in notices]
        # It was read: what remains is a reminder, in one line.
        self.line.setText(
            tr("Reports say that exports of this document are not verified.")
            if goes_on
            else " ".join((*said, tr("Read the whole text yourself; exports are not verified.")))
        )
        self.line.setProperty("role", "soft" if goes_on else "")
        self.line.style().polish(self.line)
        self.go_on.setVisible(not goes_on)
        self.show_it.setVisible(
            NoticeCode.LANGUAGE_OF_ALL not in {notice.code for notice in notices}
        )
        self.announce()


class LanguageController(QObject):
    """Keeps the bar up to date, and lets the reviewer say what the language is."""

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._services, self._area, self._reviewer = services, area, reviewer
        self.bar = LanguageBar()
        self.bar.change_wanted.connect(self.choose)
        self.bar.go_on_wanted.connect(self.go_on)
        self.bar.show_wanted.connect(self.show_passage)
        services.commands.bind("language", self.choose)
        services.commands.bind("go_on", self.go_on)
        for signal in (services.documents.current_changed, services.documents.updated):
            signal.connect(self._look)

    def go_on(self) -> None:
        """Note that the reviewer goes on without a model; the notice stays on exports."""
        review = self._reviewer.review
        if review is None:
            return
        if not review.unserved:
            words = tr("There is a model for every language recognised here.")
            self._services.notifier.document_message.emit(words)
        elif not review.languages.goes_on:
            self._reviewer.do(
                go_on(review), tr("continue without a model"), self._reviewer.focus.at
            )
            words = tr("Continuing without a model. Exports are marked as not verified.")
            self._services.notifier.undoable.emit(words)

    def show_passage(self) -> None:
        """Go to the first passage without a model."""
        review = self._reviewer.review
        if review is not None and review.unserved:
            start = review.unserved[0].span.start
            self._area.view.reveal(Span(start, start + 1))

    def choose(self) -> QMenu | None:
        """Ask for the language: of the selected lines, else of the document or a passage."""
        review = self._reviewer.review
        if review is None:
            return None
        menu = QMenu(self._services.dialogs.window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        selected = self._area.view.selection()
        title = (
            tr("Language of the document")
            if selected is None
            else tr("Language of the selected lines")
        )
        menu.setAccessibleName(title)
        menu.addAction(title).setEnabled(False)
        self._fill(menu, review, selected)
        if selected is None and not _is_whole(review):
            menu.addSeparator()
            for passage in review.unserved[:_MOST_PASSAGES]:
                inner = menu.addMenu(_named(review, passage))
                self._fill(inner, review, passage.span)
        menu.addSeparator()
        forget = menu.addAction(tr("As recognised"))
        forget.setEnabled(review.languages != LanguageChoice())
        forget.triggered.connect(self.forget)
        menu.popup(self._place())
        return menu

    def tell(self, language: str, span: Span | None = None) -> None:
        """Let the document, or the lines around `span`, be in this language."""
        review = self._reviewer.review
        if review is None:
            return
        name = tr(NAMES[language]) if language else tr("no language")
        if span is None:
            words = tr("Language of the document: {language}.").format(language=name)
        else:
            words = tr("Language of the lines: {language}.").format(language=name)
        title = tr("set the language to {language}").format(language=name)
        self._reviewer.do(tell_language(review, language, span), title, self._reviewer.focus.at)
        self._services.notifier.undoable.emit(words)

    def forget(self) -> None:
        """Take the languages as they were recognised."""
        review = self._reviewer.review
        if review is not None:
            title = tr("use the recognised language")
            self._reviewer.do(forget_languages(review), title, self._reviewer.focus.at)
            self._services.notifier.undoable.emit(tr("The recognised language is used again."))

    def _fill(self, menu: QMenu, review: Review, span: Span | None) -> None:
        known = dict.fromkeys(
            (*_AT_HAND, *(one.language for one in review.passages if one.language))
        )
        current = _languages_in(review, span)
        self._offer(menu, known, current, span)
        others = menu.addMenu(tr("Other languages"))
        self._offer(others, (code for code in NAMES if code not in known), current, span)
        none = menu.addAction(tr("No language: a table or a list"))
        none.triggered.connect(partial(self._choose, "", span))

    def _offer(
        self, menu: QMenu, codes: Iterable[str], current: frozenset[str], span: Span | None
    ) -> None:
        for name, code in sorted((_title(code), code) for code in codes):
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(current == {code})
            action.triggered.connect(partial(self._choose, code, span))

    def _choose(self, language: str, span: Span | None, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot of `triggered`
        self.tell(language, span)

    def _place(self) -> QPoint:
        button: QWidget = self.bar.change if self.bar.isVisible() else self._area
        corner = button.rect().bottomLeft() if button is self.bar.change else button.rect().center()
        return button.mapToGlobal(corner)

    def _look(self, entry: OpenDocument | None) -> None:
        if entry is not self._services.documents.current:
            return
        if entry is None or entry.review is None:
            self.bar.hide()
        else:
            self.bar.tell(entry.review)


def _is_whole(review: Review) -> bool:
    return len(review.passages) <= 1


def _title(code: str) -> str:
    name = tr(NAMES[code])
    return name[:1].upper() + name[1:]


def _named(review: Review, passage: Passage) -> str:
    """Where a passage is, and in which language, without a word of it."""
    document, start = review.document, passage.span.start
    page = document.page_of(start)
    if page is not None:
        words = tr("Passage on page {number}: {language}")
        return words.format(number=page, language=_title(passage.language))
    line = document.text.count("\n", 0, start) + 1
    words = tr("Passage from line {number} on: {language}")
    return words.format(number=line, language=_title(passage.language))


def _languages_in(review: Review, span: Span | None) -> frozenset[str]:
    passages = review.passages
    inside = passages if span is None else [one for one in passages if one.span.overlaps(span)]
    return frozenset(one.language for one in inside)
