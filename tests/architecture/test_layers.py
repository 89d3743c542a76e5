"""Imports point one way: ui → pipeline → engine, formats. Qt, torch and sockets have rooms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BASE = {"app.errors", "app.progress", "app.paths"}
DOMAIN = {"app.engine.domain"}

# The first entry whose prefix fits a module says what of `app` it may import.
MAY_IMPORT: list[tuple[str, set[str]]] = [
    ("app.errors", set()),
    ("app.progress", set()),
    ("app.paths", set()),
    ("app.key_files", BASE),
    ("app.settings", BASE | {"app.engine"}),
    ("app.sandbox.confinement", set()),
    ("app.sandbox.wire", BASE | DOMAIN),
    ("app.sandbox.temp_dirs", BASE),
    ("app.sandbox.worker", BASE | {"app.sandbox"}),
    ("app.sandbox.reader_process", BASE | {"app.engine", "app.formats"}),
    ("app.engine.domain", BASE | DOMAIN),
    ("app.engine", BASE | {"app.engine"}),
    ("app.formats", BASE | DOMAIN | {"app.formats"}),
    ("app.workflow.folders", BASE | {"app.formats.base", "app.sessions.storage"}),
    (
        "app.workflow",
        BASE
        | {"app.engine", "app.formats", "app.sandbox", "app.workflow"}
        | {"app.settings", "app.key_files"},
    ),
    (
        "app.sessions",
        BASE | DOMAIN | {"app.engine.wordlists.lists"} | {"app.key_files", "app.sessions"},
    ),
    # Also the window writes labelled data, and nothing else of the lab is loaded for that.
    ("app.training.corpora", BASE | {"app.engine", "app.training.corpora"}),
    ("app.training", BASE | {"app.engine", "app.training"}),
    (
        "app.ui",
        BASE
        | {"app.engine", "app.formats", "app.sandbox", "app.workflow", "app.sessions"}
        | {"app.settings", "app.key_files", "app.training.corpora", "app.ui"},
    ),
    ("app.cli", {"app"}),
    ("app.__main__", {"app.cli", "app.ui"}),
]
ONLY_IN = {
    "PySide6": ("app.ui",),
    "torch": ("app.training",),
    "transformers": ("app.training",),
    "onnxruntime": ("app.__main__", "app.engine.tagger.tagger", "app.training"),
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
