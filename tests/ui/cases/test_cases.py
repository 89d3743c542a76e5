"""Documents of one patient in the window: assigned by mouse and keyboard, grouped, undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, TIMEOUT, KnownBackend, press, saved, shown, wait_ready

from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.cases.patient_dialog import PatientDialog
from app.ui.shell.main_window import MainWindow
from app.workflow.cases import patients_in

Key, Mod = Qt.Key, Qt.KeyboardModifier


def rest(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)


def paths(tmp_path: Path) -> list[Path]:
    """A note of one patient, one of another, and another one of the first."""
    made = []
    for name in ("p1/a.txt", "p2/b.txt", "p1/c.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{name} {NOTE}")
        made.append(path)
    return made


@pytest.fixture
def ward(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    window.start(paths(tmp_path))
    wait_ready(qtbot, window)
    rest(qtbot, window)
    return window


def cases(window: MainWindow) -> list[tuple[str, str]]:
    return [(one.path.name, one.case) for one in window.services.documents.entries]


def name_patient(qtbot: QtBot, window: MainWindow, label: str) -> None:
    window.services.commands["same_patient"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, PatientDialog)
    dialog.name.setCurrentText(label)
    press(qtbot, dialog, Key.Key_Return)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_selected_rows_become_one_patient_s_stand_together_and_one_undo_parts_them(
    ward: MainWindow, qtbot: QtBot
) -> None:
    rows = ward.documents.list
    place = rows.visualRect(rows.model().index(2, 0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, Mod.ControlModifier, place)
    assert [one.path.name for one in ward.documents.selected] == ["a.txt", "c.txt"]
    name_patient(qtbot, ward, "Bed 7")
    assert cases(ward) == [("a.txt", "Bed 7"), ("c.txt", "Bed 7"), ("b.txt", "")]
    model = rows.model()
    told = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("c.txt, Bed 7, ")
    first, second = (rows.visualRect(model.index(row, 0)).height() for row in (0, 1))
    assert first > second, "the patient stands above the first of the documents"
    backend = ward.services.backend
    assert isinstance(backend, KnownBackend)
    assert set(backend.together.labels.values()) == {"bed 7"}
    assert len(backend.together.reviews["bed 7"]) == 2
    assert ward.services.commands["undo"].toolTip().startswith("Undo assign documents")
    press(qtbot, ward, Key.Key_Z, Mod.ControlModifier)
    assert cases(ward) == [("a.txt", ""), ("b.txt", ""), ("c.txt", "")]
    assert backend.together.labels == {}
    press(qtbot, ward, Key.Key_Y, Mod.ControlModifier)
    assert cases(ward) == [("a.txt", "Bed 7"), ("c.txt", "Bed 7"), ("b.txt", "")]


def test_folders_are_patients_and_a_document_can_be_taken_out_by_keys(
    ward: MainWindow, qtbot: QtBot
) -> None:
    ward.services.commands["by_folder"].trigger()
    assert cases(ward) == [("a.txt", "p1"), ("c.txt", "p1"), ("b.txt", "p2")]
    press(qtbot, ward, Key.Key_U, Mod.ControlModifier | Mod.AltModifier)
    assert cases(ward) == [("a.txt", ""), ("c.txt", "p1"), ("b.txt", "p2")]


def test_who_names_a_known_patient_for_sure_is_that_patient_s(
    ward: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    ward.services.commands["by_list"].trigger()
    assert "Known identifiers" in ward.status.currentMessage()
    later = tmp_path / "later.txt"
    later.write_text("Nobody in particular.")
    ward.opener.open([later])
    wait_ready(qtbot, ward)
    ward.cases.use_known(patients_in("case,MRN\nbed 7,40-771-926\n"))
    rest(qtbot, ward)
    ward.services.commands["by_list"].trigger()
    rest(qtbot, ward)
    assert dict(cases(ward)) == {
        "a.txt": "bed 7",
        "b.txt": "bed 7",
        "c.txt": "bed 7",
        "later.txt": "",
    }
    assert "1 document names no known patient" in ward.status.currentMessage()


def test_a_project_brings_the_patients_back_and_has_a_vault_of_its_own(
    tmp_path: Path, qtbot: QtBot
) -> None:
    given, folder = paths(tmp_path), tmp_path / "sessions"
    with shown(qtbot, MainWindow(KnownBackend(), Settings(), SessionStore(folder))) as window:
        window.start(given)
        wait_ready(qtbot, window)
        rest(qtbot, window)
        window.services.commands["by_folder"].trigger()
        window.projects.begin(tmp_path / "ward.incognote")
        qtbot.waitUntil(lambda: window.projects.path is not None, timeout=TIMEOUT)
        rest(qtbot, window)
        saved(qtbot, window)
        project = window.projects.path
        assert project is not None
    backend = KnownBackend()
    with shown(qtbot, MainWindow(backend, Settings(), SessionStore(folder))) as window:
        window.start()
        window.projects.open(project)
        qtbot.waitUntil(lambda: bool(backend.together.labels), timeout=TIMEOUT)
        assert {one.case for one in window.services.documents.entries} == {"p1", "p2"}
        assert backend.together.vault == project.with_suffix(".cases")
