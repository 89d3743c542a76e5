"""The line at the bottom: what is left to do, and what does the work."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QLabel,
    QStatusBar,
    QStyle,
    QStyleOption,
    QToolButton,
    QWidget,
)

from app.engine.domain.review import Action
from app.errors import AppError
from app.languages import NAMES
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.language import tr
from app.ui.core.messages import error_text
from app.ui.core.services import Services
from app.ui.core.theme import GRID
from app.ui.review.near_misses import may_be_missed
from app.workflow.detector_process import LoadedPack

_PROVIDERS = {"cpu": "CPU", "cuda": "CUDA", "directml": "DirectML", "coreml": "Core ML"}
_LEAST_MS, _LETTER_MS, _MOST_MS = 6000, 90, 30_000
"""A slow reader takes eleven letters a second, after a moment for looking there."""
_AGAIN_MS = 3000
"""For what was read with the pointer on it."""
_HASH_LETTERS = 4
_PADDING = GRID  # of labels here, as the stylesheet has it
_INDENT = 6  # with it words stand as far in as those of the list above
_ONE_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


class Status(QStatusBar):
    """Counts of the document in view; the model pack; that nothing is sent anywhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setAccessibleName(tr("Status"))
        self.counts = QLabel()
        self.counts.setIndent(_INDENT)
        self.counts.setToolTip(
            tr(
                "Estimated from the scores of what the model was unsure about. What it never "
                "considered is not included: a person must read the document."
            )
        )
        self._words = self._fewer = ""
        self.engine = QLabel()
        self.unkept = QLabel(tr("work is not saved"))
        self.unkept.hide()
        self.undo = QToolButton(self)
        self.undo.setText(tr("Undo"))
        self.undo.setProperty("role", "inline")
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.installEventFilter(self)
        self.undo.hide()
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._read)
        self._offline = QLabel(tr("offline"))
        self._offline.setToolTip(tr("The program opens no connection to any network"))
        self.addWidget(self.counts)
        self.addPermanentWidget(self.unkept)
        self.addPermanentWidget(self.engine)
        self.addPermanentWidget(self._offline)
        self._of_document = self._undoable = False
        self.messageChanged.connect(self._fit)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """As Qt does, but with what is told for a few seconds where the counts stand else."""
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        panel = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(panel, option, painter, self)
        # Messages are in full colour; the counts beside them are soft.
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self._room, _ONE_LINE, self._shown_words)
        painter.end()

    @property
    def _shown_words(self) -> str:
        """What is told, shortened where there is no room for all of it."""
        return self.fontMetrics().elidedText(
            self.currentMessage(), Qt.TextElideMode.ElideRight, self._room.width()
        )

    @property
    def _room(self) -> QRect:
        """Where words stand that are told for a few seconds."""
        ends = [part.x() for part in self._beside if part.isVisible()]
        left = self.counts.x() + _PADDING + _INDENT
        right = min([self.width(), *ends])
        return QRect(left, 0, right - left - self._undo_room, self.height())

    @property
    def _undo_room(self) -> int:
        """Pixels that *Undo* takes behind what is told."""
        offered = self._undoable and bool(self.currentMessage())
        return self.undo.sizeHint().width() + 2 * GRID if offered else 0

    @property
    def _beside(self) -> tuple[QLabel, ...]:
        return self.unkept, self.engine, self._offline

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What does the work gives way where there is no room for all: the settings say it too.

        Next are the numbers of what was decided, which the list tells.
        """
        self.counts.setText(self._words)
        message = self.fontMetrics().horizontalAdvance(self.currentMessage())
        message += self._room.left() + self._undo_room + GRID
        beside = [self.engine, self._offline, *([] if self.unkept.isHidden() else [self.unkept])]
        needed = sum(one.sizeHint().width() + GRID for one in beside)
        left = max(message, self.counts.sizeHint().width() + GRID)
        self.engine.setVisible(left + needed <= self.width())
        taken = sum(one.sizeHint().width() + GRID for one in (self.counts, *beside[1:]))
        if taken > self.width():
            self.counts.setText(self._fewer)
        self._place_undo()

    def _place_undo(self) -> None:
        """Behind what is told."""
        self.undo.setVisible(self._undo_room > 0)
        if not self.undo.isHidden():
            size = self.undo.sizeHint().boundedTo(self.size())
            words = self.fontMetrics().horizontalAdvance(self._shown_words)
            left = self._room.left() + words + GRID
            self.undo.setGeometry(
                QRect(left, (self.height() - size.height()) // 2, size.width(), size.height())
            )

    def show_entry(self, entry: OpenDocument | None) -> None:
        """Count what is to be reviewed."""
        if entry is None or entry.review is None:
            self._words = self._fewer = ""
            self._fit()
            return
        decided = entry.review.decisions.values()
        rejected = sum([one.action is Action.REJECT for one in decided])
        removed = len(entry.review.findings) - rejected - entry.undecided
        counts = [tr("%n to review", None, entry.undecided)]
        done = [tr("%n accepted", None, removed), tr("%n rejected", None, rejected)]
        boxes = len(entry.review.regions)
        if boxes:
            counts.append(tr("%n boxes", None, boxes))
        # Work from before near misses were kept has none, which does not mean that there are none.
        if entry.review.unserved:
            counts.append(tr("no estimate: no model for the language"))
        elif entry.review.candidates and entry.near:
            counts.append(may_be_missed(tuple(entry.near.values())))
        elif entry.review.candidates:
            counts.append(tr("%n near misses", None, 0))
        self._words = " · ".join([*counts[:1], *done, *counts[1:]])
        self._fewer = " · ".join(counts)
        self._fit()

    def show_unkept(self, error: AppError | None) -> None:
        """Say for as long as it is so that decisions are lost when the program ends."""
        self.unkept.setVisible(error is not None)
        self.unkept.setToolTip(" ".join(error_text(error)) if error else "")
        self._fit()

    def show_loading(self) -> None:
        """The detectors are being loaded."""
        self.engine.setText(tr("Loading the model…"))

    def show_pack(self, pack: LoadedPack | None) -> None:
        """The detectors that are loaded, if any."""
        if pack is None:
            self.engine.setText(tr("No model"))
            self._fit()
            return
        name = NAMES.get(pack.language)
        languages = tr(name) if name else pack.language
        provider = _PROVIDERS.get(pack.provider, pack.provider)
        self.engine.setText(
            tr("{language} model {version} {hash}… on {provider}").format(
                language=languages,
                version=pack.version,
                hash=pack.sha256[:_HASH_LETTERS],
                provider=provider,
            )
        )
        self.engine.setToolTip(
            tr("Model {name}, version {version}, SHA-256 {hash}").format(
                name=pack.name, version=pack.version, hash=pack.sha256
            )
        )
        self._fit()

    def say(self, message: str) -> None:
        """Tell something for as long as it takes to read it, whichever document is in view."""
        self._tell(message, of_document=False, undoable=False)

    def say_here(self, message: str) -> None:
        """Tell something of the document in view, at most while it is in view."""
        self._tell(message, of_document=True, undoable=False)

    def say_undoable(self, message: str) -> None:
        """The same of a step that can be taken back at once: *Undo* stands beside it."""
        self._tell(message, of_document=True, undoable=True)

    def end_undo(self) -> None:
        """What *Undo* would take back is another step by now, and what was told of it is over."""
        if self._undoable:
            self._undoable = False
            self.clearMessage()
        self._fit()

    def turn(self) -> None:
        """Another document is in view: what was told of the one before is no longer true."""
        if self._of_document:
            self.clearMessage()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._reading.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            self._reading.stop()
        elif event.type() is QEvent.Type.FocusOut:
            self._go_on()
        return super().eventFilter(watched, event)

    def _tell(self, message: str, *, of_document: bool, undoable: bool) -> None:
        self._undoable = undoable
        # Qt first announces that the message before is gone.
        self._of_document = False
        self.showMessage(message)
        self._of_document = of_document
        self._fit()
        self._reading.stop()
        if not self._held:
            self._reading.start(reading_ms(message))
        words = f"{message} {self.undo.toolTip()}" if undoable else message
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    @property
    def _held(self) -> bool:
        """Whether somebody reads it, or is about to press *Undo*."""
        return self.underMouse() or self.undo.hasFocus()

    def _go_on(self) -> None:
        if self.currentMessage() and not self._held:
            self._reading.start(_AGAIN_MS)

    def _read(self) -> None:
        self.clearMessage()
        self.end_undo()


def reading_ms(message: str) -> int:
    """How long a message stays, in milliseconds: as long as it takes to read it."""
    return min(_MOST_MS, max(_LEAST_MS, _AGAIN_MS + _LETTER_MS * len(message)))


class UndoOffer(QObject):
    """Lets the line at the bottom offer *Undo* until another step would be taken back."""

    def __init__(self, services: Services, status: Status) -> None:
        super().__init__(status)
        self._history, self._status = services.history, status
        self._undo = services.commands["undo"]
        self._step = 0
        services.notifier.undoable.connect(self._offer)
        services.history.undo_named.connect(self._look)
        services.commands.keys_changed.connect(self._show_key)
        status.undo.clicked.connect(self._take_back)
        self._show_key()

    def _offer(self, message: str) -> None:
        self._step = self._history.last_step
        self._status.say_undoable(message)

    def _look(self) -> None:
        if self._history.last_step != self._step:
            self._status.end_undo()

    def _take_back(self) -> None:
        self._status.clearMessage()
        self._status.end_undo()
        self._undo.trigger()

    def _show_key(self) -> None:
        words, key = tr("Undo ({key})"), shortcut_text(self._undo)
        self._status.undo.setToolTip(with_key(words, key))
        self._status.undo.setAccessibleName(self._status.undo.toolTip())
