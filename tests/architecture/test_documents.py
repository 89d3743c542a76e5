"""Documents name files that are there, and the tree of the architecture is the tree."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from app.cli.parser import command_parser

ROOT = Path(__file__).resolve().parents[2]
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"^```.*?^```|`[^`]*`", re.MULTILINE | re.DOTALL)
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(
    r"(?<![\w/.])(?:app|benchmarks|docs|models|packaging|resources|tests|tools)/[\w/.-]*\w"
)
_FREE = re.compile(r"NAME|CODE|LANGUAGE")
_TREE_LINE = re.compile(r"^( +)([\w.]+/?) ", re.MULTILINE)
_HISTORY = {"CHANGELOG.md"}


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "site"))


@pytest.fixture
def site_links(tools: None) -> ModuleType:
    return importlib.import_module("site_links")


def documents() -> list[Path]:
    folders = (".github", "benchmarks", "docs", "models", "packaging", "tests", "tools")
    within = (path for folder in folders for path in (ROOT / folder).rglob("*.md"))
    return sorted([*ROOT.glob("*.md"), *within])


def lost_links(path: Path, text: str) -> list[str]:
    """Relative links of a document that lead to no file, or to no heading of it."""
    return [
        one
        for one in _LINK.findall(_CODE.sub("", text))
        if not re.match(r"[a-z]+:", one) and not _leads_somewhere(path, text, one)
    ]


def _leads_somewhere(path: Path, text: str, link: str) -> bool:
    name, _, heading = link.partition("#")
    target = path.parent / name if name else path
    if not target.exists() or not heading:
        return target.exists()
    return heading in anchors(target.read_text("utf-8") if name else text)


def anchors(text: str) -> set[str]:
    """By what the headings of a document are linked, on the site and where the repository is."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", _FENCED.sub("", text), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower())
        slug = plain.strip().replace(" ", "-")
        same = sum(re.fullmatch(rf"{re.escape(slug)}(-\d+)?", one) is not None for one in found)
        found.add(f"{slug}-{same}" if same else slug)
    return found


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


def test_the_site_has_every_document_once(site_links: ModuleType) -> None:
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    listed = re.findall(r"^ +- [^:]+: (\S+\.md)$", settings, re.MULTILINE)
    docs = ROOT / "docs"
    own = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    # Listed by the page of all decisions.
    own -= {one for one in own if one.startswith("decisions/0")}
    made = {"reference/commands.md", "reference/python.md"}
    assert sorted(listed) == sorted(own | made | set(site_links.MOVED.values()))


def test_the_site_fetches_nothing_from_elsewhere() -> None:
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "\n  font: false\n" in settings
    # The plugin `offline` has pages load a script from a server.
    assert re.findall(r"https?://|- offline", settings) == []


def test_links_are_turned_for_the_site(site_links: ModuleType) -> None:
    text = (
        "[a](../evaluation.md#scores) [b](../../SECURITY.md) [c](../../dev.py) [d](#here)\n"
        "[e](../../README.md#try-it) [f](https://example.org) `[g](x.md)` ![h](../window.png)"
    )
    assert site_links.turned(text, "how-to/page.md") == (
        "[a](../evaluation.md#scores) [b](../reporting.md) c [d](#here)\n"
        "[e](../index.md) [f](https://example.org) `[g](x.md)` ![h](../window.png)"
    )
    manual = "[a](../docs/python.md) [b](../CONTRIBUTING.md#test)"
    assert site_links.turned(manual, "manual.md") == "[a](python.md) [b](contributing.md#test)"


def test_the_reference_names_every_option(tools: None) -> None:
    page = importlib.import_module("command_reference").page()
    listed = re.findall(r"^    (\w+)(?:  |$)", command_parser().format_help(), re.MULTILINE)
    assert [one for one in listed if f"\n## {one}\n" not in page] == []
    assert "| `--date-shift DATE_SHIFT` |" in page
    assert "### models calibrate" in page


def test_what_is_lost_is_seen() -> None:
    text = (
        "# One, *two*: `three`\n# One two three\n[a](nowhere.md#part) [b](https://example.org)"
        " [c](test_layers.py) `[d](in.md)` [e](#one-two-three) [f](#one-two-three-1) [g](#four)"
    )
    assert lost_links(Path(__file__), text) == ["nowhere.md#part", "#four"]
    text = "`app/nowhere.py`, `app/errors.py`, `tests/leakage`, tools/none, `app/formats/NAME/`"
    assert lost_paths(text) == ["app/nowhere.py", "tools/none"]
    tree = "```\napp/\n  one.py  x\n  two/  x\n    three/  x\n  four/  x\nresources/"
    assert [path.as_posix() for path in named_in_tree(tree)] == [
        "app/one.py",
        "app/two",
        "app/two/three",
        "app/four",
    ]
