"""The settings in use: kept when they change, and done as they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from app.engine.domain.export import Mode
from app.errors import AppError, WriteFailed
from app.settings import Settings, save
from app.ui.core.commands import show_keys
from app.ui.core.jobs import Lane
from app.ui.core.theme import Theme, on_contrast_change, palette_of, stylesheet_of, theme_named
from app.ui.review.grouping import Grouping
from app.workflow.detector_process import LoadedPack

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_OF_THE_ENGINE = ("pack", "provider", "threads", "min_score")


class SettingsStore:
    """The settings of one window, and the model `pack` that they name once it is loaded."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self._window = window
        self.settings = settings
        self.pack: LoadedPack | None = None
        self._painted: Theme | None = None
        on_contrast_change(window, self.follow_desktop)

    @property
    def theme(self) -> Theme:
        """The colours that the settings name, here and now."""
        return theme_named(self.settings.theme)

    def begin(self) -> None:
        """Do all that the settings say but load the detectors, which takes its time."""
        self._show_grouping()
        self._window.commands.use_keys(self.settings.keys)
        show_keys(self._window)
        self.use_theme()

    def use(self, settings: Settings) -> None:
        """Keep these settings and do what they say."""
        window, before = self._window, self.settings
        self._keep(settings)
        window.commands.use_keys(settings.keys)
        show_keys(window)
        self.use_theme()
        if any(getattr(before, name) != getattr(settings, name) for name in _OF_THE_ENGINE):
            self.load_engine()
        if before.reviewer != settings.reviewer:
            window.projects.change_reviewer()
        if before.mode != settings.mode:
            self.preview(window.commands["preview"].isChecked())

    def use_keys(self, keys: Mapping[str, str]) -> None:
        """Other keys for the commands."""
        self.use(replace(self.settings, keys=keys))

    def group_by(self, grouping: Grouping) -> None:
        """Put other findings together in the list, from now on."""
        self._keep(replace(self.settings, grouping=grouping.value))
        self._show_grouping()

    def use_point(self, point: str) -> None:
        """Search documents at this operating point of the model from now on."""
        self.use(replace(self.settings, min_score=point))

    def note_key_told(self) -> None:
        """It was said that the key of saved work lies in a file, and is not said again."""
        self._keep(replace(self.settings, key_told=True))

    def preview(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """The document as exported, or the original."""
        self._window.preview.switch(on=on, mode=Mode(self.settings.mode))

    def load_engine(self) -> None:
        """Load the detectors that the settings name."""
        window, settings = self._window, self.settings
        window.status.show_loading()

        def loaded(pack: LoadedPack) -> None:
            self.pack = pack
            window.status.show_pack(pack)

        def failed(error: AppError) -> None:
            window.status.show_pack(None)
            window.workspace.banner.show_error(error, self.load_engine)

        window.runner.start(
            Lane.DETECT,
            lambda reporter: window.backend.load(settings, reporter),
            done=loaded,
            failed=failed,
        )

    def follow_desktop(self) -> None:
        """Other colours where those of the desktop changed and the settings follow it."""
        if self.settings.theme == "system" and self.theme is not self._painted:
            self.use_theme()

    def use_theme(self) -> None:
        """Paint everything in the colours that the settings name."""
        window, theme = self._window, self.theme
        self._painted = theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
            application.setStyleSheet(stylesheet_of(theme))
        for part in (
            window.commands,
            window.workspace,
            window.findings,
            window.documents,
            window.curtain,
        ):
            part.set_theme(theme)

    def _show_grouping(self) -> None:
        grouping = Grouping.named(self.settings.grouping)
        self._window.commands[f"group_{grouping}"].setChecked(True)
        self._window.entities.want(wanted=grouping is Grouping.ENTITY)
        self._window.findings.set_grouping(grouping)
        self._window.reviewer.least_certain_first = grouping is Grouping.CERTAINTY
        self._window.showing.telling_apart()

    def _keep(self, settings: Settings) -> None:
        self.settings = settings
        try:
            save(settings)
        except OSError as error:
            self._window.workspace.banner.show_error(
                WriteFailed(f"The settings could not be kept: {error.strerror}.")
            )
