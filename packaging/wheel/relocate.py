"""Gives the program its place in the wheel: the package `app` becomes `incognote._app`.

In the repository the program is the package `app`. Installed, a package of that name would collide
with anybody else's, so the wheel holds it below `incognote`, with every import rewritten. Only the
names of modules in import statements change. What could still mean the old name, a text or the
bare name `app`, stops the build.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

OLD, NEW = "app", "incognote._app"
_TEXT = re.compile(r"app(\.[a-z_]+)+\.?")


class StillNamed(Exception):
    """Something in a module names the package in a way that is not rewritten."""


def relocated(source: str, where: str) -> str:
    """The source of a module with its imports from `OLD` taken from `NEW`.

    Raises `StillNamed`, which says `where` and in which line.
    """
    tree = ast.parse(source)
    lines = source.encode().splitlines(keepends=True)
    for line, column, old, new in sorted(_changes(tree, where), reverse=True):
        before = lines[line - 1]
        start = before.index(old, column)
        lines[line - 1] = before[:start] + new + before[start + len(old) :]
    made = b"".join(lines).decode()
    _refuse_leftovers(ast.parse(made), where)
    return made


def copy(package: Path, target: Path) -> None:
    """Copy a package, with its imports rewritten, into a folder."""
    for path in sorted(package.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        made = target / path.relative_to(package)
        made.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".py":
            text = relocated(path.read_text("utf-8"), path.relative_to(package).as_posix())
            made.write_text(text, encoding="utf-8", newline="\n")
        else:
            made.write_bytes(path.read_bytes())


def _changes(tree: ast.AST, where: str) -> Iterator[tuple[int, int, bytes, bytes]]:
    """Line, column from which to look, old and new name of a module in an import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and not node.level and _is_ours(node.module or ""):
            module = (node.module or "").encode()
            yield node.lineno, node.col_offset + len("from"), module, _moved(module)
        elif isinstance(node, ast.Import):
            for one in node.names:
                if not _is_ours(one.name):
                    continue
                if one.name == OLD and one.asname is None:
                    # `import app` binds that name, and the module goes on to use it.
                    parent, _, own = NEW.rpartition(".")
                    new = f"from {parent} import {own} as {OLD}".encode()
                    if len(node.names) > 1:
                        raise StillNamed(f"{where}:{node.lineno}: import {OLD} alone")
                    yield node.lineno, node.col_offset, f"import {OLD}".encode(), new
                else:
                    yield one.lineno, one.col_offset, one.name.encode(), _moved(one.name.encode())


def _is_ours(module: str) -> bool:
    return module == OLD or module.startswith(f"{OLD}.")


def _moved(module: bytes) -> bytes:
    return NEW.encode() + module[len(OLD) :]


def _refuse_leftovers(tree: ast.Module, where: str) -> None:
    bound = any(
        (one.asname or one.name) == OLD
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for one in node.names
    )
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if any(_is_ours(one.name) for one in names):
                raise StillNamed(f"{where}:{node.lineno}: an import of {OLD}")
            case ast.ImportFrom(module=str(module), level=0) if _is_ours(module):
                raise StillNamed(f"{where}:{node.lineno}: an import from {OLD}")
            case ast.Name(id=name) if name == OLD and not bound:
                raise StillNamed(f"{where}:{node.lineno}: the name {OLD}, which is not imported")
            case ast.Constant(value=str(text)) if _TEXT.fullmatch(text) or text == OLD:
                raise StillNamed(f"{where}:{node.lineno}: the text {text!r}")
