"""The line at the bottom: what is left to do, and what does the work."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QStyle, QStyleOption, QWidget

from app.engine.domain.review import Action
from app.errors import AppError
from app.ui.core.documents import OpenDocument
from app.ui.core.language import phrase, tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID
from app.ui.review.near_misses import may_be_missed
from app.workflow.detector_process import LoadedPack

_PROVIDERS = {"cpu": "CPU", "cuda": "CUDA", "directml": "DirectML", "coreml": "Core ML"}
_LANGUAGES = (
    phrase("English"),
    phrase("Spanish"),
    phrase("Italian"),
    phrase("Swedish"),
)
"""Of the packs, as Qt names them."""
_MESSAGE_MS = 6000
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
                "Expected of what the model was in doubt about, from its scores. What it never "
                "thought of is not in these numbers: a person has to read the document."
            )
        )
        self._words = self._fewer = ""
        self.engine = QLabel()
        self.unkept = QLabel(tr("work is not kept"))
        self.unkept.hide()
        self._offline = QLabel(tr("offline"))
        self._offline.setToolTip(tr("The program opens no connection to any network"))
        self.addWidget(self.counts)
        self.addPermanentWidget(self.unkept)
        self.addPermanentWidget(self.engine)
        self.addPermanentWidget(self._offline)
        self._of_document = False
        self.messageChanged.connect(self._fit)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """As Qt does, but with what is told for a few seconds where the counts stand else."""
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        panel = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(panel, option, painter, self)
        painter.setPen(self.counts.palette().windowText().color())
        painter.drawText(self._room, _ONE_LINE, self.currentMessage())
        painter.end()

    @property
    def _room(self) -> QRect:
        """Where words stand that are told for a few seconds."""
        ends = [part.x() for part in self._beside if part.isVisible()]
        left = self.counts.x() + _PADDING + _INDENT
        return QRect(left, 0, min([self.width(), *ends]) - left, self.height())

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
        message += self._room.left() + GRID
        beside = [self.engine, self._offline, *([] if self.unkept.isHidden() else [self.unkept])]
        needed = sum(one.sizeHint().width() + GRID for one in beside)
        left = max(message, self.counts.sizeHint().width() + GRID)
        self.engine.setVisible(left + needed <= self.width())
        taken = sum(one.sizeHint().width() + GRID for one in (self.counts, *beside[1:]))
        if taken > self.width():
            self.counts.setText(self._fewer)

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
        if entry.review.candidates and entry.near:
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
        self.engine.setText(tr("Loading the model …"))

    def show_pack(self, pack: LoadedPack | None) -> None:
        """The detectors that are loaded, if any."""
        if pack is None:
            self.engine.setText(tr("No model"))
            self._fit()
            return
        language = QLocale.languageToString(QLocale(pack.language).language())
        provider = _PROVIDERS.get(pack.provider, pack.provider)
        self.engine.setText(
            tr("{language} pack {version} {hash}… on {provider}").format(
                language=tr(language),
                version=pack.version,
                hash=pack.sha256[:_HASH_LETTERS],
                provider=provider,
            )
        )
        self.engine.setToolTip(
            tr("Model pack {name}, version {version}, SHA-256 {hash}").format(
                name=pack.name, version=pack.version, hash=pack.sha256
            )
        )
        self._fit()

    def say(self, message: str) -> None:
        """Tell something for a few seconds, whichever document is in view."""
        self._of_document = False
        self.showMessage(message, _MESSAGE_MS)

    def say_here(self, message: str) -> None:
        """Tell something of the document in view for a few seconds, while it is in view."""
        self.showMessage(message, _MESSAGE_MS)
        self._of_document = True

    def turn(self) -> None:
        """Another document is in view: what was told of the one before is no longer true."""
        if self._of_document:
            self.clearMessage()
