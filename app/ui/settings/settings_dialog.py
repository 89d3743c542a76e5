"""The few things that can be chosen, and a field to find one by its words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.engine.tagger.pack.operating_points import MISS_RATES, Threshold
from app.sessions.storage import ADJUDICATION
from app.settings import Settings, locked
from app.ui.core.backend import Backend
from app.ui.core.clear_button import add_clear_button
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import LANGUAGES, number, percent, phrase, tr
from app.ui.core.theme import GRID, give_room
from app.ui.settings.key_choice import KeyChoice
from app.workflow.detector_process import LoadedPack

_THEMES = {
    "system": phrase("Same as the system"),
    "light": phrase("Light"),
    "dark": phrase("Dark"),
    "high-light": phrase("High contrast, light"),
    "high-dark": phrase("High contrast, dark"),
}
_MODES = {
    "box": phrase("Black boxes"),
    "mask": phrase("Labels, such as [PATIENT]"),
    "numbered": phrase("Numbered labels, such as [PATIENT-1]"),
    "surrogate": phrase("Surrogates (invented values)"),
}
_SHIFTS = {
    60: phrase("Two months"),
    364: phrase("A year"),
    1095: phrase("Three years"),
}
_PLACES = {
    False: phrase("May shift slightly"),
    True: phrase("Stays exactly where it is"),
}
_LAYERS = {
    True: phrase("Can be searched and copied"),
    False: phrase("Is in the picture only"),
}
_SPECIAL = {
    False: phrase("Not searched for"),
    True: phrase("Found like identifiers"),
}
_RECENTS = {
    True: phrase("Lists earlier documents and projects"),
    False: phrase("Lists nothing"),
}
_NAMES = {
    False: phrase("Like the original, unless it identifies somebody"),
    True: phrase("Always neutral"),
}
_DATES = {
    False: phrase("The day of the export"),
    True: phrase("Always 1 January 1980"),
}
_PACKS = {
    "": phrase("Accurate: two models"),
    "en-minilm": phrase("Fast: one model, which misses more"),
}
_PROVIDERS = {
    "cuda": phrase("NVIDIA graphics card"),
    "directml": phrase("Graphics card"),
    "coreml": "Core ML",
}
_POINTS = {
    "balanced": phrase("Balanced"),
    "high": phrase("High recall"),
    "maximum": phrase("Maximum recall"),
}
_LONGEST_NAME = 40

# Row, column and how many of each a part of the grid takes.
_Place: TypeAlias = tuple[int, int, int, int]


class SettingsDialog(QDialog):
    """`chosen` brings the new settings when the user agrees; `key_wanted` comes for a new key."""

    chosen = Signal(object)
    key_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        backend: Backend,
        jobs: JobRunner,
        pack: LoadedPack | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self._settings = settings
        desktop = {"system": tr(_THEMES["system"])}
        self.language = _combo(desktop | LANGUAGES, settings.language)
        self.theme = _combo(_translated(_THEMES), settings.theme)
        self.recents = _combo(_translated(_RECENTS), settings.recents)
        self.mode = _combo(_translated(_MODES), settings.mode)
        self.shift = _combo(_translated(_SHIFTS), settings.date_shift)
        self.places = _combo(_translated(_PLACES), settings.exact_places)
        self.layer = _combo(_translated(_LAYERS), settings.text_layer)
        self.names = _combo(_translated(_NAMES), settings.neutral_names)
        self.dates = _combo(_translated(_DATES), settings.neutral_dates)
        self.provider = _combo(_providers(settings, pack), settings.provider)
        self.pack = _combo(_packs(settings.pack), settings.pack)
        self.threads = _combo(_counts(), settings.threads)
        self.min_score = _combo(_scores(settings.min_score), settings.min_score)
        self.special = _combo(_translated(_SPECIAL), settings.special_categories)
        self.key = KeyChoice(backend, jobs)
        self.reviewer = QLineEdit(settings.reviewer, maxLength=_LONGEST_NAME)
        self.search = QLineEdit()
        add_clear_button(self.search)
        self.search.setPlaceholderText(tr("Find a setting"))
        self.search.setAccessibleName(tr("Find a setting"))
        self.rows = self._rows()
        self._lock(locked())
        self.search.textChanged.connect(self.rows.show_those)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setAccessibleName(tr("Settings"))
        area.setWidget(self.rows)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.agree = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.agree.setProperty("role", "main")
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.search)
        box.addWidget(area, 1)
        box.addWidget(buttons)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        area.setMinimumWidth(self.rows.minimumSizeHint().width() + bar)
        give_room(self, 76 * GRID, 80 * GRID)
        job = jobs.start(Lane.QUICK, backend.added_packs, done=self._offer_packs)
        self.finished.connect(lambda: jobs.drop(job))
        self.finished.connect(lambda: jobs.drop(self.key.job))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The first Escape ends the search, the next one leaves."""
        escaped = event.key() == Qt.Key.Key_Escape
        if escaped and self.focusWidget() is self.search and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _rows(self) -> Rows:
        rows = Rows()
        rows.heading(tr("Window"))
        rows.add(
            tr("Language"),
            self.language,
            tr("Changes take effect the next time the program starts."),
        )
        rows.add(tr("Colours"), self.theme)
        rows.add(
            tr("Start page"),
            self.recents,
            tr("Changes take effect the next time the program starts."),
        )
        rows.heading(tr("Reviewing"))
        rows.add(
            tr("Reviewer"),
            self.reviewer,
            tr(
                "Name or initials, also for reports. In a project, reviewers work without seeing "
                "each other's decisions, and two can be compared."
            ),
        )
        rows.heading(tr("Finding identifiers"))
        rows.add(
            tr("Lowest score shown"),
            self.min_score,
            tr(
                "A lower score shows more findings and misses fewer identifiers. Estimates hold "
                "for notes like those the model was evaluated on."
            ),
        )
        rows.add(
            tr("Words of origin and religion"),
            self.special,
            tr("They identify nobody alone; the GDPR counts them among its special categories."),
        )
        rows.add(
            tr("Model"),
            self.pack,
            tr("Open documents keep their findings; new ones use the new settings."),
        )
        rows.add(tr("Runs on"), self.provider)
        rows.add(tr("Processor threads"), self.threads)
        rows.heading(tr("Exporting"))
        rows.add(tr("Replace identifiers with"), self.mode)
        rows.add(
            tr("Shift dates by up to"),
            self.shift,
            tr(
                "Each patient's dates shift by their own number of days: at least 15, and never "
                "whole weeks. Exports from before and after a change do not match."
            ),
        )
        rows.add(tr("Text of scanned PDF pages"), self.layer)
        rows.add(
            tr("Rest of the line in PDFs"),
            self.places,
            tr(
                "The exact width of a redacted name can reveal it. Text shifts by less than half a "
                "point."
            ),
        )
        rows.add(tr("File name of exports"), self.names)
        rows.add(
            tr("File date of exports"),
            self.dates,
            tr("The file date can reveal when a patient was here."),
        )
        rows.add(
            tr("Key of surrogates and reports"),
            self.key,
            tr(
                "With a new key, patients get other surrogates and shifts than in earlier exports. "
                "The old key is kept, so that reports of those still verify."
            ),
        )
        return rows

    def _lock(self, names: frozenset[str]) -> None:
        """Show what the policy of this computer sets, and let nobody choose anything else."""
        fields: dict[str, QComboBox | QLineEdit] = {
            "language": self.language,
            "theme": self.theme,
            "recents": self.recents,
            "reviewer": self.reviewer,
            "min_score": self.min_score,
            "special_categories": self.special,
            "pack": self.pack,
            "provider": self.provider,
            "threads": self.threads,
            "mode": self.mode,
            "date_shift": self.shift,
            "text_layer": self.layer,
            "exact_places": self.places,
            "neutral_names": self.names,
            "neutral_dates": self.dates,
        }
        for name in names & fields.keys():
            self.rows.lock(fields[name], tr("Locked by the administrator of this computer."))

    def _offer_packs(self, names: tuple[str, ...]) -> None:
        for name in names:
            if self.pack.findData(name) < 0:
                self.pack.addItem(name, name)

    def _agree(self) -> None:
        if self.key.is_new:
            self.key_wanted.emit()
        self.chosen.emit(
            replace(
                self._settings,
                language=self.language.currentData(),
                theme=self.theme.currentData(),
                recents=self.recents.currentData(),
                # The sign stands for the work on disagreements.
                reviewer=self.reviewer.text().replace(ADJUDICATION, "").strip(),
                mode=self.mode.currentData(),
                date_shift=self.shift.currentData(),
                exact_places=self.places.currentData(),
                text_layer=self.layer.currentData(),
                neutral_names=self.names.currentData(),
                neutral_dates=self.dates.currentData(),
                pack=self.pack.currentData(),
                provider=self.provider.currentData(),
                threads=self.threads.currentData(),
                min_score=self.min_score.currentData(),
                special_categories=self.special.currentData(),
            )
        )
        self.accept()


def _combo(choices: Mapping[Any, str], chosen: object) -> QComboBox:
    combo = QComboBox()
    for value, title in choices.items():
        combo.addItem(title, value)
    combo.setCurrentIndex(list(choices).index(chosen) if chosen in choices else 0)
    return combo


def _translated(choices: Mapping[Any, str]) -> dict[Any, str]:
    return {value: tr(title) for value, title in choices.items()}


def _packs(stored: str) -> dict[str, str]:
    """What comes with the program by its use, and any other pack by its name."""
    return _translated(_PACKS) | {name: name for name in (stored,) if name not in _PACKS}


def _counts() -> dict[int, str]:
    return {0: tr("Automatic")} | {one: str(one) for one in range(1, (os.cpu_count() or 1) + 1)}


def _scores(stored: Threshold) -> dict[Threshold, str]:
    """Operating points, steps of a twentieth, and what is stored between them."""
    steps = {round(step / 20, 2) for step in range(1, 20)}
    if isinstance(stored, float):
        steps.add(stored)
    titles: dict[Threshold, str] = {None: tr("Recommended by the model")}
    for name, missed in MISS_RATES.items():
        titles[name] = tr("{name} (misses up to {share})").format(
            name=tr(_POINTS[name]), share=percent(missed)
        )
    titles |= {score: number(score, 2) for score in sorted(steps)}
    return titles


def _providers(settings: Settings, pack: LoadedPack | None) -> dict[str, str]:
    """Only what works here: the best one, which is in use, and the processor."""
    names = {"auto": tr("Fastest available"), "cpu": tr("Processor (CPU)")}
    for name in (settings.provider, pack.provider if pack else ""):
        if name in _PROVIDERS:
            names[name] = tr(_PROVIDERS[name])
    return names


# Rows of the settings, and the search that filters them.


@dataclass(slots=True)
class _Row:
    """One setting under its heading, with all that it is found by."""

    heading: QLabel
    words: str
    field: QComboBox | QLineEdit
    parts: tuple[QWidget, ...]


class Rows(QWidget):
    """Headings and, below each, settings by name, field and a line that explains."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_Row] = []
        self._heading = QLabel()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(1, 1)
        self._nothing = QLabel(tr("No matching settings."))
        self._nothing.setProperty("role", "soft")
        self._nothing.hide()
        self._put(self._nothing)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, GRID, 0)
        box.addLayout(self._grid)
        box.addStretch(1)

    def heading(self, words: str) -> None:
        """What the settings after it are about."""
        self._heading = QLabel(words)
        self._heading.setProperty("role", "heading")
        self._heading.setContentsMargins(0, GRID, 0, 0)
        self._put(self._heading)

    def add(self, title: str, field: QComboBox | QLineEdit, note: str = "") -> None:
        """A setting under the last heading."""
        field.setAccessibleName(title)
        field.setAccessibleDescription(note)
        if isinstance(field, QComboBox):
            # A long choice must not make the whole dialog wide.
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            field.setSizeAdjustPolicy(policy)
            field.setMinimumContentsLength(24)
        name = QLabel(title)
        name.setBuddy(field)
        at = self._grid.rowCount()
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(field, at, 1)
        parts: tuple[QWidget, ...] = (name, field)
        if note:
            parts += (self._explain(field, note),)
        words = f"{self._heading.text()} {title} {note}".casefold()
        self._rows.append(_Row(self._heading, words, field, parts))

    def lock(self, field: QComboBox | QLineEdit, why: str) -> None:
        """Let a setting be read but not changed, and say why."""
        field.setEnabled(False)
        note = f"{why} {field.accessibleDescription()}".strip()
        field.setAccessibleDescription(note)
        for row in self._rows:
            if row.field is field:
                row.words += f" {why.casefold()}"
                name, _, *lines = row.parts
                if lines and isinstance(lines[0], QLabel):
                    lines[0].setText(note)
                else:
                    row.parts += (self._explain(field, note),)
                name.setToolTip(why)

    def _explain(self, field: QWidget, note: str) -> QLabel:
        place = self._grid.getItemPosition(self._grid.indexOf(field))
        at, column, *_ = cast("_Place", place)
        line = QLabel(note, wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        line.setProperty("role", "soft")
        self._grid.addWidget(line, at + 1, column)
        return line

    def show_those(self, typed: str) -> None:
        """Show the settings that have all these words in their name, line, heading or choices."""
        wanted = typed.casefold().split()
        shown: set[QLabel] = set()
        for row in self._rows:
            words = f"{row.words} {_choices(row.field).casefold()}"
            fits = all(word in words for word in wanted)
            for part in row.parts:
                part.setVisible(fits)
            if fits:
                shown.add(row.heading)
        for row in self._rows:
            row.heading.setVisible(row.heading in shown)
        self._nothing.setVisible(not shown)

    def _put(self, wide: QLabel) -> None:
        self._grid.addWidget(wide, self._grid.rowCount(), 0, 1, 2)


def _choices(field: QComboBox | QLineEdit) -> str:
    if isinstance(field, QLineEdit):
        return field.text()
    return " ".join(field.itemText(at) for at in range(field.count()))
