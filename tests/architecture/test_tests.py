"""What tests do not do: sleep, import each other, reach for what is private."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from support.imports import imported

TESTS = Path(__file__).resolve().parents[1]
SOURCES = {
    path.relative_to(TESTS).as_posix(): path.read_text("utf-8")
    for path in sorted(TESTS.rglob("*.py"))
}
MAY_SLEEP = "support/window/waiting.py"
_SLEEPS = {("time", "sleep"), ("qtbot", "wait"), ("QTest", "qWait"), ("QTest", "qSleep")}

# How often tests of a folder reach for what is private. Whoever takes one away lowers the number;
# none is ever raised.
PRIVATE = {
    "engine": 1,
    "sessions": 3,
    "support": 2,
    "ui": 22,
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


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def reaches(source: str) -> Iterator[str]:
    """The private names of others that a module reads, imports or replaces."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls" | "os" | "sys")):
                pass
            case ast.Attribute(attr=name) if is_private(name):
                yield name
            case ast.ImportFrom(names=names):
                yield from (one.name for one in names if is_private(one.name))
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[target, *rest]):
                named = (one.value for one in (target, *rest[:1]) if isinstance(one, ast.Constant))
                last = (one.rpartition(".")[2] for one in named if isinstance(one, str))
                yield from (name for name in last if is_private(name))


def private(sources: Mapping[str, str]) -> Counter[str]:
    """How often the tests in each folder use private names of others."""
    counted: Counter[str] = Counter()
    for path, source in sources.items():
        counted[path.partition("/")[0]] += len(list(reaches(source)))
    return counted


def test_no_test_sleeps() -> None:
    found = {path: list(naps(source)) for path, source in SOURCES.items() if path != MAY_SLEEP}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_test_module_imports_another() -> None:
    found = {path: borrowed(source) for path, source in SOURCES.items()}
    assert {path: names for path, names in found.items() if names} == {}


def test_tests_reach_for_what_is_private_ever_less() -> None:
    counted = {folder: number for folder, number in private(SOURCES).items() if number}
    assert counted == PRIVATE, "lower the number in PRIVATE, or use what is public"


def test_planted_breaches_are_seen() -> None:
    assert list(naps("import time\ntime.sleep(1)\nqtbot.wait(5)\nQTest.qWait(9)")) == [2, 3, 4]
    assert list(naps("from time import sleep")) == [1]
    assert list(naps("gate.wait(5)\nqtbot.waitUntil(ready)")) == []
    assert borrowed("import leakage.test_mutants\nfrom tests import test_log") == {
        "leakage.test_mutants",
        "tests.test_log",
    }
    assert borrowed("from app import test_tube\nfrom support import pointer") == set()
    planted = (
        "from app.log import _words",
        "view._marks",
        "self._own.__class__",
        "patch.setattr(view, '_marks', 1)",
        "patch.setattr('app.log._words', 1)",
        "patch.setattr(view, 'marks', '_x')",
    )
    assert private({"ui/test_view.py": "\n".join(planted)}) == {"ui": 4}
