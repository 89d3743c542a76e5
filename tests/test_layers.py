"""Imports point one way: ui → pipeline → engine, formats. Qt, torch and sockets have rooms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BASE = {"app.errors", "app.job", "app.paths"}

# The first entry whose prefix fits a module says what of `app` it may import.
MAY_IMPORT: list[tuple[str, set[str]]] = [
    ("app.errors", set()),
    ("app.job", set()),
    ("app.paths", set()),
    ("app.keys", BASE),
    ("app.settings", BASE | {"app.engine"}),
    ("app.confine", set()),
    ("app.answers", BASE | {"app.engine.types"}),
    ("app.private_folder", BASE),
    ("app.folders", BASE | {"app.formats.endings", "app.sessions.files"}),
    (
        "app.isolate",
        BASE | {"app.answers", "app.confine", "app.private_folder", "app.untrusted"},
    ),
    ("app.untrusted", BASE | {"app.engine", "app.formats"}),
    (
        "app.detection",
        BASE | {"app.engine", "app.isolate", "app.pipeline", "app.settings"},
    ),
    ("app.engine.geometry", set()),
    ("app.engine.dropped", set()),
    ("app.engine.types", {"app.engine.dropped", "app.engine.geometry"}),
    ("app.engine.exports", {"app.engine.geometry", "app.engine.types"}),
    ("app.engine", BASE | {"app.engine"}),
    (
        "app.formats",
        BASE
        | {"app.engine.dropped", "app.engine.exports", "app.engine.geometry", "app.engine.types"}
        | {"app.formats"},
    ),
    (
        "app.pipeline",
        BASE
        | {"app.engine", "app.formats", "app.isolate", "app.untrusted"}
        | {"app.settings", "app.keys"},
    ),
    (
        "app.sessions",
        BASE
        | {"app.engine.geometry", "app.engine.types", "app.engine.lists"}
        | {"app.keys", "app.sessions"},
    ),
    # Also the window writes labelled data, and nothing else of the lab is loaded for that.
    ("app.training.corpora", BASE | {"app.engine", "app.training.corpora"}),
    ("app.training", BASE | {"app.engine", "app.training"}),
    (
        "app.ui",
        BASE
        | {"app.engine", "app.formats", "app.pipeline", "app.isolate", "app.untrusted"}
        | {
            "app.detection",
            "app.folders",
            "app.private_folder",
            "app.settings",
            "app.keys",
            "app.sessions",
            "app.training.corpora",
            "app.ui",
        },
    ),
    ("app.cli", {"app"}),
    ("app.__main__", {"app.cli", "app.ui"}),
]
ONLY_IN = {
    "PySide6": ("app.ui",),
    "torch": ("app.training",),
    "transformers": ("app.training",),
    "onnxruntime": ("app.__main__", "app.engine.tagger", "app.training"),
    "cryptography": ("app.sessions",),
    "keyring": ("app.sessions",),
    "pdfplumber": ("app.formats",),
    "pikepdf": ("app.formats",),
    "docx": ("app.formats",),
    "rapidocr": ("app.formats.ocr",),
    "socket": (),
    "ssl": (),
    "http": (),
    "urllib.request": (),
    "requests": (),
}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative import"
            yield node.module or ""


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


MODULES = sorted((ROOT / "app").rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_module_imports_only_what_its_layer_may(path: Path) -> None:
    name = module_name(path)
    allowed = next((may for prefix, may in MAY_IMPORT if within(name, prefix)), {"app"})
    for target in imported(path):
        if within(target, "app"):
            assert any(within(target, a) for a in allowed) or within(name, target), target
        for package, rooms in ONLY_IN.items():
            if within(target, package):
                assert any(within(name, room) for room in rooms), f"{target} in {name}"
