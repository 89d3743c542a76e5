"""A walk through the riskiest places that are left, with the estimate before and after."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.review import transitions
from app.engine.review.redact_all import redact_all
from app.engine.review.second_look import Reason, RiskyPlace, left_of
from app.engine.text.search import Hits
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services
from app.ui.core.theme import GRID
from app.ui.document.area import DocumentArea
from app.ui.review.completion import others_wait
from app.ui.review.near_misses import may_be_missed
from app.ui.review.reviewer import MAIN_KIND, Reviewer
from app.ui.widgets.flow_layout import FlowLayout

_REASONS = {
    Reason.DOUBT: phrase("The model was unsure about it."),
    Reason.NAME: phrase("It is also a personal name."),
    Reason.BESIDE: phrase("Digits next to redacted text."),
    Reason.NUMBER: phrase("A long number."),
    Reason.UNKNOWN: phrase("A capitalised word that is on no list."),
}
_Key = Qt.Key


class SecondLookBar(QFrame):
    """Below the document while a second look lasts. It has the keyboard, and keys of its own.

    A redacts, a category's digit redacts as that, R leaves, Left goes back, Escape ends. In the
    end Return goes on, as the main button does.
    """

    redact_wanted = Signal(str)
    leave_wanted = Signal()
    back_wanted = Signal()
    end_wanted = Signal()
    export_wanted = Signal()
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = QLabel(wordWrap=True)
        self.title.setProperty("role", "heading")
        self.why = QLabel(wordWrap=True)
        self.why.setProperty("role", "soft")
        for label in (self.title, self.why):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.redact = _button(tr("Redact"), lambda: self.redact_wanted.emit(""))
        self.redact.setProperty("role", "main")
        self.leave = _button(tr("Keep (R)"), self.leave_wanted.emit)
        self.back = _button(tr("Back"), self.back_wanted.emit)
        self.export = _button(tr("Export…"), self.export_wanted.emit)
        self.export.setProperty("role", "main")
        self.next = _button(tr("Next document"), self.next_wanted.emit)
        self.end = _button(tr("Finish"), self.end_wanted.emit)
        buttons = QWidget()
        row = FlowLayout(buttons, GRID)
        row.setContentsMargins(0, GRID // 2, 0, 0)
        for button in (self.redact, self.leave, self.back, self.export, self.next, self.end):
            row.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        box.setSpacing(GRID // 2)
        for part in (self.title, self.why, buttons):
            box.addWidget(part)
        self._digits = {
            ord(one.shortcut): MAIN_KIND[name] for name, one in schema().categories.items()
        }
        self.hide()

    def show_place(self, number: int, total: int, words: str, place: RiskyPlace) -> None:
        """Ask about a place."""
        asked = tr("Second look {number} of {total}: “{words}”")
        self.title.setText(asked.format(number=number, total=total, words=words))
        kind = tr(schema().subcategories[place.subcategory].title)
        why = [tr(_REASONS[place.reason])]
        if len(place.spans) > 1:
            why.append(
                tr("It appears in %n places, which are decided together.", None, len(place.spans))
            )
        self.why.setText(" ".join(why))
        self.redact.setText(tr("Redact as {kind} (A)").format(kind=kind))
        for button in (self.redact, self.leave, self.back):
            button.show()
        self.offer(export=False, more=False)
        self.back.setEnabled(number > 1)
        self.end.setText(tr("Finish"))
        self._tell()

    def show_end(self, title: str, lines: str) -> None:
        """Say what came of it."""
        self.title.setText(title)
        self.why.setText(lines)
        for button in (self.redact, self.leave, self.back):
            button.hide()
        self.end.setText(tr("Close"))
        self._tell()

    def offer(self, *, export: bool, more: bool) -> None:
        """How to go on behind the end."""
        self.export.setVisible(export)
        self.next.setVisible(more)

    @property
    def is_asking(self) -> bool:
        """Whether there is a place to decide on."""
        return not self.redact.isHidden()

    def _press(self) -> None:
        """What Return means in the end: the button that has the keyboard, else the main one."""
        buttons = (self.next, self.end, self.export)
        focused = next((one for one in buttons if one.hasFocus()), None)
        (focused or (self.end if self.export.isHidden() else self.export)).click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asking = self.is_asking
        key = event.key()
        if key == _Key.Key_Escape:
            self.end_wanted.emit()
        elif not asking and key in (_Key.Key_Return, _Key.Key_Enter):
            self._press()
        elif asking and key == _Key.Key_A:
            self.redact_wanted.emit("")
        elif asking and key in self._digits:
            self.redact_wanted.emit(self._digits[key])
        elif asking and key in (_Key.Key_R, _Key.Key_Delete):
            self.leave_wanted.emit()
        elif asking and key == _Key.Key_Left:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = (*self._digits, _Key.Key_A, _Key.Key_R, _Key.Key_Delete, _Key.Key_Escape)
            own += (_Key.Key_Left, _Key.Key_Return, _Key.Key_Enter)
            if event.key() in own and not event.modifiers():
                event.accept()
                return True
        return super().event(event)

    def _tell(self) -> None:
        words = f"{self.title.text()} {self.why.text()}"
        self.setAccessibleName(words)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))


def _button(words: str, slot: Callable[[], object]) -> QPushButton:
    button = QPushButton(words)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(slot)
    return button


class SecondLook(QObject):
    """Finds the places off the GUI thread, asks about one after the other, and sums up.

    `turned` tells that it begins or ends.
    """

    turned = Signal(bool)

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._services, self._documents = services, services.documents
        self._area, self._reviewer = area, reviewer
        self._tell = services.notifier.document_message.emit
        self.bar = SecondLookBar()
        self._entry: OpenDocument | None = None
        self._places: Sequence[RiskyPlace] = ()
        self._at = self._seen = self._redacted = 0
        self._before = ""
        self._passed: dict[OpenDocument, set[str]] = {}
        self.bar.redact_wanted.connect(self.redact)
        self.bar.leave_wanted.connect(self.leave)
        self.bar.back_wanted.connect(lambda: self._go(self._at - 1))
        self.bar.end_wanted.connect(self.end)
        self.bar.export_wanted.connect(lambda: self._go_on("export"))
        self.bar.next_wanted.connect(lambda: self._go_on("finish"))
        services.commands.bind("second_look", self.begin)
        self._documents.updated.connect(lambda _: self._offer())
        self._documents.current_changed.connect(self._close)
        self._documents.removed.connect(lambda entry: self._passed.pop(entry, None))

    def begin(self) -> None:
        """Work out what to look at in the document in view."""
        entry, services = self._documents.current, self._services
        if entry is None or entry.review is None:
            return
        if self._area.previewing:
            services.commands["preview"].trigger()
        review, backend = entry.review, services.backend

        def done(places: Sequence[RiskyPlace]) -> None:
            if entry is self._documents.current and entry.review is not None:
                passed = self._passed.get(entry, set())
                left = left_of(places, entry.review)
                self._begin(entry, [one for one in left if self._words(one) not in passed])

        services.jobs.start(
            Lane.QUICK,
            lambda reporter: backend.risky_places(review, reporter),
            done=done,
            failed=services.notifier.fail,
        )

    def _begin(self, entry: OpenDocument, places: Sequence[RiskyPlace]) -> None:
        assert entry.review is not None  # noqa: S101 - for the type checker
        if not places:
            self._tell(tr("Nothing else stands out. A person must still read the document."))
            return
        self._entry, self._places = entry, places
        self._seen = self._redacted = 0
        self._before = _estimate(entry.review)
        self.turned.emit(True)  # noqa: FBT003
        self._go(0)

    def _go(self, number: int) -> None:
        """Show a place; behind the last one comes the sum."""
        if not 0 <= number < len(self._places):
            if number >= len(self._places):
                self._finish()
            return
        self._at = number
        place = self._places[number]
        hits = Hits([span.start for span in place.spans], [span.end for span in place.spans])
        self._area.clear_selection()
        self._area.view.reveal(place.span)
        self._area.view.show_hits(hits, place.span)
        self.bar.show_place(number + 1, len(self._places), self._words(place), place)

    def redact(self, subcategory: str = "") -> None:
        """Redact the place and all that is written like it, and go on."""
        review, place = self._review, self._places[self._at]
        if review is None:
            return
        kind = subcategory or place.subcategory
        after = redact_all(review, place.spans, kind)
        count = len(place.spans)
        title = tr("redact %n places from the second look", None, count)
        self._reviewer.do(after, title, self._reviewer.focus.at)
        self._services.notifier.undoable.emit(tr("%n places redacted.", None, count))
        self._reviewer.marked.emit(self._entry)
        self._redacted += count
        self._next()

    def leave(self) -> None:
        """Leave the place as it is: it is not asked about again, and counts no more as a doubt."""
        review, place = self._review, self._places[self._at]
        if review is None or self._entry is None:
            return
        self._passed.setdefault(self._entry, set()).add(self._words(place))
        if place.reason is Reason.DOUBT:
            near = [Finding("", one, place.subcategory, place.risk, "") for one in place.spans]
            after = transitions.dismiss_near_misses(review, near)
            self._reviewer.do(
                after, tr("keep a place from the second look"), self._reviewer.focus.at
            )
        self._next()

    def _next(self) -> None:
        self._seen += 1
        self._go(self._at + 1)

    def end(self) -> None:
        """Sum up; close where that was done."""
        if not self.bar.is_asking or not self._seen:
            self._close()
        else:
            self._finish()

    def _finish(self) -> None:
        review = self._review
        if review is None:
            self._close()
            return
        self._area.view.show_hits(Hits(), None)
        seen = tr("Second look: %n of {total} decided,", None, min(self._seen, len(self._places)))
        seen = seen.format(total=len(self._places))
        redacted = tr("%n places redacted.", None, self._redacted)
        lines = [
            tr("Before: {estimate}.").format(estimate=self._before),
            tr("Now: {estimate}.").format(estimate=_estimate(review)),
            tr("What the model never considered is not included."),
        ]
        self.bar.show_end(f"{seen} {redacted}", " ".join(lines))
        self._offer()

    def _offer(self) -> None:
        """The way on, once there is neither a place nor a finding left to decide on."""
        entry = self._entry
        if entry is None or self.bar.isHidden() or self.bar.is_asking:
            return
        over = not entry.undecided
        more = over and others_wait(self._documents, entry)
        self.bar.offer(export=over and not entry.is_exported, more=more)

    def _go_on(self, command: str) -> None:
        self._close()
        self._services.commands[command].trigger()

    def _close(self) -> None:
        if self.bar.isHidden():
            return
        self.bar.hide()
        self._area.view.show_hits(Hits(), None)
        self._places = ()
        self._area.view.setFocus()
        self.turned.emit(False)  # noqa: FBT003

    @property
    def _review(self) -> Review | None:
        return self._entry.review if self._entry is not None else None

    def _words(self, place: RiskyPlace) -> str:
        entry = self._documents.current
        text = entry.document.text if entry is not None and entry.document is not None else ""
        return " ".join(place.span.of(text).split())


def _estimate(review: Review) -> str:
    """What may be missed, in words."""
    if review.unserved:
        return tr("no estimate: no model for the language")
    near = transitions.near_misses(review)
    return may_be_missed(near) if near else tr("nothing left that the model was unsure about")
