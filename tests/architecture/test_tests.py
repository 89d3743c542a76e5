"""What tests do not do: sleep, import each other, reach for what is private."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from support.imports import imported

TESTS = Path(__file__).resolve().parents[1]
SOURCES = {
    path.relative_to(TESTS).as_posix(): path.read_text("utf-8")
    for path in sorted(TESTS.rglob("*.py"))
}
MAY_SLEEP = "support/waiting.py"
_SLEEPS = {("time", "sleep"), ("qtbot", "wait"), ("QTest", "qWait"), ("QTest", "qSleep")}

# How often tests of a folder reach for what is private, at most. No number is ever raised.
PRIVATE = {
    "engine": 2,
    "leakage": 1,
    "sandbox": 1,
    "sessions": 3,
    "support": 2,
    "ui": 34,
}


def naps(source: str) -> Iterator[int]:
    """Lines that let some time pass, instead of waiting until something is so."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)):
                if (owner, name) in _SLEEPS:
                    yield node.lineno
            case ast.ImportFrom(module="time", names=names):
                if "sleep" in {one.name for one in names}:
                    yield node.lineno


def borrowed(source: str) -> set[str]:
    """The test modules that a module imports."""
    parts = {name: name.split(".") for name in imported(source)}
    return {
        name
        for name, of in parts.items()
        if of[0] != "app" and any(one.startswith("test_") or one == "conftest" for one in of)
    }


def private(folder: Path) -> Counter[str]:
    """How often the tests in each folder of `folder` use names that begin with `_` of others."""
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "SLF"]
    done = subprocess.run(
        [*command, "--exit-zero", "--no-cache", "--output-format", "json", folder],
        capture_output=True,
        text=True,
        check=True,
    )
    places = [Path(one["filename"]).relative_to(folder) for one in json.loads(done.stdout)]
    return Counter(place.parts[0] if len(place.parts) > 1 else "" for place in places)


def test_no_test_sleeps() -> None:
    found = {path: list(naps(source)) for path, source in SOURCES.items() if path != MAY_SLEEP}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_test_module_imports_another() -> None:
    found = {path: borrowed(source) for path, source in SOURCES.items()}
    assert {path: names for path, names in found.items() if names} == {}


def test_tests_reach_for_what_is_private_ever_less() -> None:
    counted = private(TESTS)
    assert {folder: n for folder, n in counted.items() if n > PRIVATE.get(folder, 0)} == {}


def test_planted_breaches_are_seen(tmp_path: Path) -> None:
    assert list(naps("import time\ntime.sleep(1)\nqtbot.wait(5)\nQTest.qWait(9)")) == [2, 3, 4]
    assert list(naps("from time import sleep")) == [1]
    assert list(naps("gate.wait(5)\nqtbot.waitUntil(ready)")) == []
    assert borrowed("import leakage.test_mutants\nfrom tests import test_log") == {
        "leakage.test_mutants",
        "tests.test_log",
    }
    assert borrowed("from app import test_tube\nfrom support import pointer") == set()
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "test_view.py").write_text("view._marks\nself._own\n", "utf-8")
    assert private(tmp_path) == {"ui": 1}
