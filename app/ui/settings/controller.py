"""The commands that change settings and keys, and what tells about the program."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services


class SettingsController(QObject):
    """Opens the dialog of settings, and stores what was chosen."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.settings)
        self._services = services
        services.commands.bind("settings", self.choose)
        services.commands.bind("keys", self.choose_keys)
        services.commands.bind("about", self.show_about)

    def choose(self) -> None:
        """Change settings and use them."""
        from app.ui.settings.settings_dialog import SettingsDialog  # noqa: PLC0415 - not at the start

        services = self._services
        dialog = SettingsDialog(
            services.settings.current,
            services.backend,
            services.jobs,
            services.model.pack,
            services.dialogs.window,
        )
        dialog.chosen.connect(services.settings.use)
        dialog.key_wanted.connect(self.make_new_key)
        services.dialogs.open(dialog)

    def make_new_key(self) -> None:
        """Make surrogates with another key from now on."""
        services = self._services
        told = tr("Exports get new surrogates and shifts from now on (key {code}).")
        services.jobs.start(
            Lane.QUICK,
            services.backend.make_new_key,
            done=lambda code: services.notifier.message.emit(told.format(code=code)),
            failed=services.notifier.fail,
        )

    def show_about(self) -> None:
        """Version, model packs and licences."""
        from app.ui.settings.about_dialog import AboutDialog  # noqa: PLC0415 - not at the start

        services = self._services
        dialog = AboutDialog(services.jobs, services.model.pack, services.dialogs.window)
        manual = services.commands["help"].trigger
        dialog.manual_wanted.connect(lambda: services.dialogs.later(manual))
        services.dialogs.open(dialog)

    def choose_keys(self) -> None:
        """Other keys for the commands."""
        from app.ui.settings.keys_dialog import KeysDialog  # noqa: PLC0415 - not at the start

        services = self._services
        dialog = KeysDialog(services.commands, services.dialogs.window)
        dialog.chosen.connect(lambda keys: services.settings.change(keys=keys))
        services.dialogs.open(dialog)
