"""What is chosen in the settings can be read to its end, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner
from app.ui.core.language import LANGUAGES, use_language
from app.ui.settings.settings_dialog import SettingsDialog


def room(combo: QComboBox) -> int:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return combo.style().subControlRect(control, option, part, combo).width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_cut(language: str, qapp: QApplication, qtbot: QtBot) -> None:
    use_language(qapp, language)
    jobs = JobRunner()
    dialog = SettingsDialog(Settings(), Backend(), jobs, None)
    qtbot.addWidget(dialog)
    dialog.show()
    for combo in dialog.findChildren(QComboBox):
        words = [combo.itemText(at) for at in range(combo.count())]
        assert [
            one for one in words if combo.fontMetrics().horizontalAdvance(one) > room(combo)
        ] == []
    jobs.close()
    jobs.wait()
