"""The few things that can be chosen."""

from __future__ import annotations

import os
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.settings import Settings
from app.ui.backend import Backend, Pack
from app.ui.jobs import JobRunner, Lane
from app.ui.theme import GRID

_THEMES = {"system": "As the desktop", "light": "Light", "dark": "Dark"}
_MODES = {"mask": "Labels, such as [NAME]", "surrogate": "Invented values"}
_PROVIDERS = {"cuda": "NVIDIA graphics card", "directml": "Graphics card", "coreml": "Core ML"}
_PACKS_DEFAULT = "Bundled default"


class SettingsDialog(QDialog):
    """`chosen` brings the new settings when the user agrees."""

    chosen = Signal(object)

    def __init__(
        self,
        settings: Settings,
        backend: Backend,
        runner: JobRunner,
        pack: Pack | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Settings")
        self.setMinimumWidth(56 * GRID)
        self._settings = settings
        self.theme = _combo(_THEMES, settings.theme)
        self.mode = _combo(_MODES, settings.mode)
        self.provider = _combo(_providers(settings, pack), settings.provider)
        self.pack = _combo(
            {"": _PACKS_DEFAULT} | ({settings.pack: settings.pack} if settings.pack else {}),
            settings.pack,
        )
        self.threads = QSpinBox(minimum=0, maximum=os.cpu_count() or 1)
        self.threads.setSpecialValueText("Automatic")
        self.threads.setValue(settings.threads)
        self.min_score = QDoubleSpinBox(minimum=0.0, maximum=0.99, singleStep=0.05, decimals=2)
        self.min_score.setSpecialValueText("As the model advises")
        self.min_score.setValue(settings.min_score or 0.0)
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(GRID)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for title, field in (
            ("Colours", self.theme),
            ("Exports put in place", self.mode),
            ("Model pack", self.pack),
            ("Runs on", self.provider),
            ("Processor threads", self.threads),
            ("Lowest score shown", self.min_score),
        ):
            field.setAccessibleName(title)
            form.addRow(title, field)
        note = QLabel(
            "A lower score shows more suggestions and misses fewer identifiers. "
            "Documents that are open keep their findings; new ones use the new settings.",
            wordWrap=True,
        )
        note.setProperty("role", "soft")
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addLayout(form)
        box.addWidget(note)
        box.addStretch(1)
        box.addWidget(buttons)
        job = runner.start(Lane.QUICK, lambda _: backend.packs(), done=self._offer_packs)
        self.finished.connect(lambda: runner.drop(job))

    def _offer_packs(self, names: tuple[str, ...]) -> None:
        for name in names:
            if self.pack.findData(name) < 0:
                self.pack.addItem(name, name)

    def _agree(self) -> None:
        score = round(self.min_score.value(), 2)
        self.chosen.emit(
            replace(
                self._settings,
                theme=self.theme.currentData(),
                mode=self.mode.currentData(),
                pack=self.pack.currentData(),
                provider=self.provider.currentData(),
                threads=self.threads.value(),
                min_score=score or None,
            )
        )
        self.accept()


def _combo(choices: dict[str, str], chosen: str) -> QComboBox:
    combo = QComboBox()
    for value, title in choices.items():
        combo.addItem(title, value)
    combo.setCurrentIndex(max(0, combo.findData(chosen)))
    return combo


def _providers(settings: Settings, pack: Pack | None) -> dict[str, str]:
    """Only what works here: the best one, which is in use, and the processor."""
    names = {"auto": "The fastest there is", "cpu": "Processor (CPU)"}
    for name in (settings.provider, pack.provider if pack else ""):
        if name in _PROVIDERS:
            names[name] = _PROVIDERS[name]
    return names
