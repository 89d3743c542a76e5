"""Loads the detectors that the settings name."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.errors import AppError
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.settings_store import SettingsStore
from app.workflow.detector_process import LoadedPack


class ModelLoader(QObject):
    """Loads them when told to, and again when settings of theirs change.

    `pack` is the model that was loaded last. `loading` comes when it is begun; `loaded` brings the
    pack, `failed` the error.
    """

    loading = Signal()
    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self, settings: SettingsStore, jobs: JobRunner, backend: Backend) -> None:
        super().__init__(settings)
        self._settings = settings
        self._jobs = jobs
        self._backend = backend
        self.pack: LoadedPack | None = None
        settings.follow(self.load, "pack", "provider", "threads", "min_score", "special_categories")

    def load(self) -> None:
        """Load the detectors, which takes its time."""
        settings = self._settings.current
        self.loading.emit()
        self._jobs.start(
            Lane.DETECT,
            lambda reporter: self._backend.load(settings, reporter),
            done=self._loaded,
            failed=self._failed,
        )

    def _loaded(self, pack: LoadedPack) -> None:
        self.pack = pack
        self.loaded.emit(pack)

    def _failed(self, error: AppError) -> None:
        self.failed.emit(error)
