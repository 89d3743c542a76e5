"""The command that teaches a local model, and what follows from it for the model in use."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.ui.core.services import Services


class LocalModelController(QObject):
    """Opens the dialog, and loads the model in use again where its files changed."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.settings)
        self._services = services
        services.commands.bind("teach", self.teach)

    def teach(self) -> None:
        """Ask what a local model is to learn from."""
        from app.ui.local_model.dialog import LocalModelDialog  # noqa: PLC0415 - not at the start

        services = self._services
        beside = services.settings.current.pack
        dialog = LocalModelDialog(services.jobs, beside, services.dialogs.window)
        dialog.changed.connect(self._changed)
        dialog.removed.connect(self._removed)
        dialog.wanted.connect(lambda name: services.settings.change(pack=name))
        services.dialogs.open(dialog)

    def _changed(self, name: str) -> None:
        if self._services.settings.current.pack == name:
            self._services.model.load()

    def _removed(self, name: str) -> None:
        if self._services.settings.current.pack == name:
            self._services.settings.change(pack="")
