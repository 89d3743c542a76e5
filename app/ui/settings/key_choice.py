"""Which key makes surrogates, shifts and fingerprints from now on: the one in use, or a new one."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox

from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import phrase, tr

_PLACES = {
    "keyring": phrase("Keep {code} (in the system's keyring)"),
    "passphrase": phrase("Keep {code} (behind the passphrase)"),
    "file": phrase("Keep {code} (in an unprotected file)"),
}


class KeyChoice(QComboBox):
    """Begins with the key in use, of which it tells the code and the place once they are known."""

    def __init__(self, backend: Backend, jobs: JobRunner) -> None:
        super().__init__()
        self.addItem(tr("Keep the one in use"))
        self.addItem(tr("Make a new one"))
        self.job = jobs.start(Lane.QUICK, backend.key_in_use, done=self._show)

    @property
    def is_new(self) -> bool:
        """Whether the user wants another one."""
        return self.currentIndex() == 1

    def _show(self, found: tuple[str, str]) -> None:
        code, place = found
        self.setItemText(0, tr(_PLACES[place]).format(code=code))
