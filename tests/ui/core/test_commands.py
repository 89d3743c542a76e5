import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.ui.core.commands import COMMANDS, CommandRegistry, Need


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def commands(window: QMainWindow) -> CommandRegistry:
    return CommandRegistry(window)


def test_a_command_is_bound_once(commands: CommandRegistry) -> None:
    done: list[str] = []
    commands.bind("next", lambda: done.append("next"))
    commands["next"].trigger()
    assert done == ["next"]
    assert "next" not in commands.unbound
    with pytest.raises(ValueError, match="next"):
        commands.bind("next", lambda: None)


def test_only_commands_are_bound(commands: CommandRegistry) -> None:
    with pytest.raises(ValueError, match="nothing"):
        commands.bind("nothing", lambda: None)


def test_every_command_is_unbound_at_first(commands: CommandRegistry) -> None:
    names = {command.name for command in COMMANDS}
    assert commands.unbound == names | {f"category_{name}" for name in commands.categories}


def test_a_command_is_allowed_where_all_is_there_that_it_needs(commands: CommandRegistry) -> None:
    commands.enable(Need.DOCUMENT, Need.REVIEW)
    allowed = {command.name for command in COMMANDS if commands[command.name].isEnabled()}
    assert {"close_document", "export", "open"} <= allowed
    assert not {"accept", "box"} & allowed
    commands.enable(Need.DOCUMENT, Need.REVIEW, Need.PAGES)
    assert commands["box"].isEnabled()
    commands.enable()
    assert not commands["export"].isEnabled()
    assert commands["open"].isEnabled()


def test_parts_hear_of_other_keys(commands: CommandRegistry, qtbot: QtBot) -> None:
    with qtbot.waitSignal(commands.keys_changed):
        commands.use_keys({"next": "F9"})
    assert commands["next"].shortcut().toString() == "F9"
