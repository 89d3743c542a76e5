"""The few things that can be chosen."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.detection import Pack
from app.engine.operating import MISS_RATES, Threshold
from app.settings import Settings
from app.ui.backend import Backend
from app.ui.jobs import JobRunner, Lane
from app.ui.theme import GRID

_THEMES = {"system": "As the desktop", "light": "Light", "dark": "Dark"}
_MODES = {"mask": "Labels, such as [NAME]", "surrogate": "Invented values"}
_PROVIDERS = {"cuda": "NVIDIA graphics card", "directml": "Graphics card", "coreml": "Core ML"}
_PACKS_DEFAULT = "Bundled default"
_POINTS = {"balanced": "Balanced", "high": "High recall", "maximum": "Maximum recall"}


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
        self.threads = _combo(_counts(), settings.threads)
        self.min_score = _combo(_scores(settings.min_score), settings.min_score)
        form = QGridLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(GRID)
        form.setColumnStretch(1, 1)
        rows = (
            ("Colours", self.theme),
            ("Exports put in place", self.mode),
            ("Model pack", self.pack),
            ("Runs on", self.provider),
            ("Processor threads", self.threads),
            ("Lowest score shown", self.min_score),
        )
        for number, (title, field) in enumerate(rows):
            field.setAccessibleName(title)
            form.addWidget(QLabel(title), number, 0)
            form.addWidget(field, number, 1)
        note = QLabel(
            "A lower score shows more suggestions and misses fewer identifiers. How much may be "
            "missed is expected of notes like those the model was measured on. "
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
        job = runner.start(Lane.QUICK, backend.packs, done=self._offer_packs)
        self.finished.connect(lambda: runner.drop(job))

    def _offer_packs(self, names: tuple[str, ...]) -> None:
        for name in names:
            if self.pack.findData(name) < 0:
                self.pack.addItem(name, name)

    def _agree(self) -> None:
        self.chosen.emit(
            replace(
                self._settings,
                theme=self.theme.currentData(),
                mode=self.mode.currentData(),
                pack=self.pack.currentData(),
                provider=self.provider.currentData(),
                threads=self.threads.currentData(),
                min_score=self.min_score.currentData(),
            )
        )
        self.accept()


def _combo(choices: Mapping[Any, str], chosen: object) -> QComboBox:
    combo = QComboBox()
    for value, title in choices.items():
        combo.addItem(title, value)
    combo.setCurrentIndex(list(choices).index(chosen) if chosen in choices else 0)
    return combo


def _counts() -> dict[int, str]:
    return {0: "Automatic"} | {
        number: str(number) for number in range(1, (os.cpu_count() or 1) + 1)
    }


def _scores(stored: Threshold) -> dict[Threshold, str]:
    """Operating points, steps of a twentieth, and what is stored between them."""
    steps = {round(step / 20, 2) for step in range(1, 20)}
    if isinstance(stored, float):
        steps.add(stored)
    titles: dict[Threshold, str] = {None: "As the model advises"}
    titles |= {name: f"{_POINTS[name]} (misses up to {r:.0%})" for name, r in MISS_RATES.items()}
    titles |= {score: f"{score:.2f}" for score in sorted(steps)}
    return titles


def _providers(settings: Settings, pack: Pack | None) -> dict[str, str]:
    """Only what works here: the best one, which is in use, and the processor."""
    names = {"auto": "The fastest there is", "cpu": "Processor (CPU)"}
    for name in (settings.provider, pack.provider if pack else ""):
        if name in _PROVIDERS:
            names[name] = _PROVIDERS[name]
    return names
