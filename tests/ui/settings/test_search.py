"""The search of the settings shows what it finds at the top, where the eye is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner
from app.ui.settings.settings_dialog import SettingsDialog


def test_what_is_found_stands_at_the_top_without_gaps(qtbot: QtBot) -> None:
    jobs = JobRunner()
    dialog = SettingsDialog(Settings(), Backend(), jobs, None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.search.setText(dialog.pack.accessibleName())

    def places() -> list[tuple[int, int]]:
        shown = [one for one in dialog.rows.findChildren(QWidget) if one.isVisible()]
        return sorted({(one.y(), one.y() + one.height()) for one in shown})

    def gaps() -> list[int]:
        bottom, found = 0, []
        for top, end in places():
            found.append(top - bottom)
            bottom = max(bottom, end)
        return found

    qtbot.waitUntil(lambda: max(gaps()) < 40)
    jobs.close()
    jobs.wait()
