"""The line at the bottom: what is left to do, and what does the work."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from app.detection import Pack
from app.engine.types import Action
from app.errors import AppError
from app.ui.error_words import said
from app.ui.language import phrase, tr
from app.ui.session import Entry

_PROVIDERS = {"cpu": "CPU", "cuda": "CUDA", "directml": "DirectML", "coreml": "Core ML"}
_LANGUAGES = (
    phrase("English"),
    phrase("Spanish"),
    phrase("Italian"),
    phrase("Swedish"),
)
"""Of the packs, as Qt names them."""
_MESSAGE_MS = 6000


class Status(QStatusBar):
    """Counts of the document in view; the model pack; that nothing is sent anywhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setAccessibleName(tr("Status"))
        self.counts = QLabel()
        self.engine = QLabel()
        self.unkept = QLabel(tr("work is not kept"))
        self.unkept.hide()
        offline = QLabel(tr("offline"))
        offline.setToolTip(tr("The program opens no connection to any network"))
        self.addWidget(self.counts)
        self.addPermanentWidget(self.unkept)
        self.addPermanentWidget(self.engine)
        self.addPermanentWidget(offline)

    def show_entry(self, entry: Entry | None) -> None:
        """Count what is to be reviewed."""
        if entry is None or entry.review is None:
            self.counts.setText("")
            return
        decided = entry.review.decisions.values()
        rejected = sum([one.action is Action.REJECT for one in decided])
        removed = len(entry.review.findings) - rejected - entry.undecided
        counts = tr("{open} to review · {accepted} accepted · {rejected} rejected").format(
            open=entry.undecided, accepted=removed, rejected=rejected
        )
        boxes = len(entry.review.regions)
        if boxes:
            counts += " · " + tr("%n boxes", None, boxes)
        # Work from before near misses were kept has none, which does not mean that there are none.
        if entry.review.doubts:
            counts += " · " + tr("%n near misses", None, len(entry.near))
        self.counts.setText(counts)

    def show_unkept(self, error: AppError | None) -> None:
        """Say for as long as it is so that decisions are lost when the program ends."""
        self.unkept.setVisible(error is not None)
        self.unkept.setToolTip(" ".join(said(error)) if error else "")

    def show_loading(self) -> None:
        """The detectors are being loaded."""
        self.engine.setText(tr("Loading the model …"))

    def show_pack(self, pack: Pack | None) -> None:
        """The detectors that are loaded, if any."""
        if pack is None:
            self.engine.setText(tr("No model"))
            return
        language = QLocale.languageToString(QLocale(pack.language).language())
        provider = _PROVIDERS.get(pack.provider, pack.provider)
        self.engine.setText(
            tr("{language} pack {version} on {provider}").format(
                language=tr(language), version=pack.version, provider=provider
            )
        )
        self.engine.setToolTip(
            tr("Model pack {name}, version {version}").format(name=pack.name, version=pack.version)
        )

    def say(self, message: str) -> None:
        """Tell something for a few seconds."""
        self.showMessage(message, _MESSAGE_MS)
