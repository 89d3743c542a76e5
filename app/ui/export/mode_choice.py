"""The choice of what replaces identifiers: a mode for all of them, or a policy for each kind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.export import USUAL_DATE_SHIFT, Mode
from app.engine.domain.policy import Chosen, Policy, Treatment
from app.engine.redaction.profiles import DESCRIPTIONS
from app.policy import policy
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID
from app.ui.export.policy_dialog import PolicyDialog
from app.workflow.policies import policies

_WORDS = {
    Mode.BOX: phrase("Black boxes: even the type of an identifier is hidden"),
    Mode.MASK: phrase("Labels: identifiers become [PATIENT], [DATE] and so on"),
    Mode.NUMBERED: phrase("Numbered labels: the same person is [PATIENT-1] throughout"),
    Mode.SURROGATE: phrase("Surrogates: invented values that keep the intervals between dates"),
}


class ModeChoice(QWidget):
    """One button a mode, in `buttons`, and one for policies. `changed` brings what was chosen."""

    changed = Signal(object)

    def __init__(self, chosen: Chosen) -> None:
        super().__init__()
        self.dates = QLabel(wordWrap=True)
        self.dates.setProperty("role", "soft")
        self.dates.setContentsMargins(3 * GRID, 0, 0, 0)
        self.show_date_shift(USUAL_DATE_SHIFT)
        self.buttons = {mode: QRadioButton(tr(words)) for mode, words in _WORDS.items()}
        self.by_policy = QRadioButton(tr("A policy for each type:"))
        self.policies = QComboBox()
        self.policies.setAccessibleName(tr("Policy"))
        self.edit = QPushButton(tr("Edit…"))
        self.edit.setAccessibleName(tr("Edit the policy"))
        self.about = QLabel(wordWrap=True)
        self.about.setProperty("role", "soft")
        self.about.setContentsMargins(3 * GRID, 0, 0, 0)
        self._arrange()
        held = policy().locked.get("mode")
        chosen = chosen if held is None else Mode(str(held))
        self._offer(chosen if isinstance(chosen, Policy) else None)
        self._check(chosen)
        if held is not None:
            self._lock(chosen)
        self._show()
        for button in (*self.buttons.values(), self.by_policy):
            button.toggled.connect(self._tell)
        self.policies.currentIndexChanged.connect(lambda _: self._tell(chosen=True))
        self.edit.clicked.connect(self._edit)

    def show_date_shift(self, longest: int) -> None:
        """Say by how many days dates of invented values move at most."""
        words = tr("Each patient's dates shift by 15 to {days} days (see Settings).")
        self.dates.setText(words.format(days=longest))

    @property
    def chosen(self) -> Chosen:
        """The mode or the policy that is chosen."""
        if self.by_policy.isChecked():
            return self._known[self.policies.currentIndex()]
        return next(mode for mode, button in self.buttons.items() if button.isChecked())

    @property
    def mode(self) -> Mode:
        """The mode that is chosen, or that of the policy."""
        return self.chosen if isinstance(self.chosen, Mode) else self.chosen.mode

    @property
    def button(self) -> QRadioButton:
        """The one that is checked."""
        chosen = self.chosen
        return self.buttons[chosen] if isinstance(chosen, Mode) else self.by_policy

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.by_policy)
        row.addWidget(self.policies, 1)
        row.addWidget(self.edit)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        for button in self.buttons.values():
            box.addWidget(button)
        box.addLayout(row)
        box.addWidget(self.about)
        box.addWidget(self.dates)

    def _offer(self, of_project: Policy | None) -> None:
        """All policies; that of the project too, which may be stored nowhere else."""
        known = list(policies().values())
        if of_project is not None and of_project not in known:
            known.append(of_project)
        self._known = known
        self.policies.blockSignals(True)  # noqa: FBT003 - Qt
        self.policies.clear()
        self.policies.addItems([one.name for one in known])
        if of_project is not None:
            self.policies.setCurrentIndex(known.index(of_project))
        self.policies.blockSignals(False)  # noqa: FBT003 - Qt

    def _check(self, chosen: Chosen) -> None:
        button = self.buttons[chosen] if isinstance(chosen, Mode) else self.by_policy
        button.setChecked(True)

    def _lock(self, chosen: Chosen) -> None:
        why = tr("Locked by the administrator of this computer.")
        self.setAccessibleDescription(why)
        for mode, button in self.buttons.items():
            button.setEnabled(mode is chosen)
            button.setToolTip(why)
        self.by_policy.setEnabled(False)
        self.by_policy.setToolTip(why)

    def _show(self) -> None:
        chosen, by_policy = self.chosen, self.by_policy.isChecked()
        self.policies.setEnabled(by_policy)
        self.edit.setEnabled(by_policy)
        told = ""
        if isinstance(chosen, Policy):
            told = tr(DESCRIPTIONS[chosen.name]) if chosen.name in DESCRIPTIONS else ""
        self.about.setText(told)
        self.about.setVisible(bool(told))
        moved = (
            chosen is Mode.SURROGATE
            if isinstance(chosen, Mode)
            else chosen.of("DATE").treatment is Treatment.SURROGATE
        )
        self.dates.setVisible(moved)

    def _tell(self, chosen: bool) -> None:  # noqa: FBT001 - a slot of `toggled`
        if chosen:
            self._show()
            self.changed.emit(self.chosen)

    def _edit(self) -> None:
        chosen = self.chosen
        if isinstance(chosen, Policy):
            dialog = PolicyDialog(chosen, self.window())
            dialog.saved.connect(self._saved)
            dialog.forgotten.connect(self._saved)
            dialog.open()

    def _saved(self, chosen: Policy | None) -> None:
        self._offer(chosen)
        self._tell(chosen=True)
