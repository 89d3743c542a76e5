"""Documents name files that are there, and the tree of the architecture is the tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"^```.*?^```|`[^`]*`", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(
    r"(?<![\w/.])(?:app|benchmarks|docs|models|packaging|resources|tests|tools)/[\w/.-]*\w"
)
_FREE = re.compile(r"NAME|CODE|LANGUAGE")
_TREE_LINE = re.compile(r"^( +)([\w.]+/?) ", re.MULTILINE)
_HISTORY = {"CHANGELOG.md"}


def documents() -> list[Path]:
    folders = (".github", "benchmarks", "docs", "models", "packaging", "tests", "tools")
    within = (path for folder in folders for path in (ROOT / folder).rglob("*.md"))
    return sorted([*ROOT.glob("*.md"), *within])


def lost_links(path: Path, text: str) -> list[str]:
    """Relative links of a document that lead nowhere."""
    targets = [one.partition("#")[0] for one in _LINK.findall(_CODE.sub("", text))]
    return [
        one
        for one in targets
        if one and not re.match(r"[a-z]+:", one) and not (path.parent / one).exists()
    ]


def lost_paths(text: str) -> list[str]:
    """Modules, folders and other files that a document names and that are not there."""
    named = {one for one in _NAMED.findall(text) if not _FREE.search(one)}
    return sorted(one for one in named if not (ROOT / one).exists())


def named_in_tree(text: str) -> Iterator[Path]:
    """Every path of the tree in the architecture document, which begins with `app/`."""
    tree = text.partition("```\napp/\n")[2].partition("\nresources/")[0]
    above = ["app"]
    for indent, name in _TREE_LINE.findall(tree):
        above[len(indent) // 2 :] = [name.rstrip("/")]
        yield Path(*above)


def test_links_lead_somewhere() -> None:
    assert [
        (path.name, link)
        for path in documents()
        for link in lost_links(path, path.read_text("utf-8"))
    ] == []


def test_named_paths_are_there() -> None:
    assert [
        (path.name, named)
        for path in documents()
        if path.name not in _HISTORY
        for named in lost_paths(path.read_text("utf-8"))
    ] == []


def test_the_tree_names_every_package_and_nothing_else() -> None:
    named = set(named_in_tree((ROOT / "docs" / "architecture.md").read_text("utf-8")))
    packages = {path.parent.relative_to(ROOT) for path in (ROOT / "app").rglob("__init__.py")}
    assert sorted(packages - named - {Path("app")}) == []
    assert sorted(path for path in named if not (ROOT / path).exists()) == []


def test_every_decision_is_listed_once() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = _LINK.findall((folder / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in folder.glob("0*.md"))


def test_what_is_lost_is_seen() -> None:
    text = "[a](nowhere.md#part) [b](https://example.org) [c](test_layers.py) `[d](in_code.md)`"
    assert lost_links(Path(__file__), text) == ["nowhere.md"]
    text = "`app/nowhere.py`, `app/errors.py`, `tests/leakage`, tools/none, `app/formats/NAME/`"
    assert lost_paths(text) == ["app/nowhere.py", "tools/none"]
    tree = "```\napp/\n  one.py  x\n  two/  x\n    three/  x\n  four/  x\nresources/"
    assert [path.as_posix() for path in named_in_tree(tree)] == [
        "app/one.py",
        "app/two",
        "app/two/three",
        "app/four",
    ]
