"""Who imports whom, read from the source: also imports inside functions and for types alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

Graph = Mapping[str, frozenset[str]]
"""What each module imports, by dotted names."""


def module_name(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def imported(source: str) -> Iterator[str]:
    """Dotted names as they are written; `from a import b` gives `a.b`, which may be no module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph_of(sources: Mapping[str, str]) -> Graph:
    """Imports among the modules of `sources`, from name to source code."""

    def module(name: str) -> str | None:
        return next((one for one in (name, name.rpartition(".")[0]) if one in sources), None)

    return {
        name: frozenset(one for one in map(module, imported(source)) if one) - {name}
        for name, source in sources.items()
    }


def package_sources(folder: Path) -> dict[str, str]:
    """The source of every module in a package, by its dotted name."""
    paths = sorted(folder.rglob("*.py"))
    return {module_name(path, folder.parent): path.read_text("utf-8") for path in paths}


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def reached(graph: Graph, module: str) -> frozenset[str]:
    """What a module imports, itself or by way of others."""
    found: set[str] = set()
    ahead = [module]
    while ahead:
        new = graph.get(ahead.pop(), frozenset()) - found
        found |= new
        ahead += new
    return frozenset(found - {module})


def circles(graph: Graph) -> list[frozenset[str]]:
    """The largest sets of modules each of which imports, by way of others, all of its set."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[frozenset[str]] = []

    def visit(name: str) -> None:  # Tarjan's algorithm
        number[name] = lowest[name] = len(number)
        path.append(name)
        for target in sorted(graph.get(name, ())):
            if target not in number:
                visit(target)
                lowest[name] = min(lowest[name], lowest[target])
            elif target in path:
                lowest[name] = min(lowest[name], number[target])
        if lowest[name] == number[name]:
            position = path.index(name)
            if len(path) - position > 1:
                found.append(frozenset(path[position:]))
            del path[position:]

    for name in sorted(graph):
        if name not in number:
            visit(name)
    return found


def siblings(graph: Graph, package: str) -> Graph:
    """The modules and packages that stand directly in `package`, and which of them each imports."""

    def child(name: str) -> str:
        return ".".join(name.split(".")[: package.count(".") + 2])

    inside = package + "."
    children: dict[str, set[str]] = {}
    for name, targets in graph.items():
        if name.startswith(inside):
            known = children.setdefault(child(name), set())
            known |= {child(one) for one in targets if one.startswith(inside)} - {child(name)}
    return {name: frozenset(targets) for name, targets in children.items()}
