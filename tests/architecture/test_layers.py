"""Imports point one way, from floor to floor down; Qt, torch and sockets have rooms.

Imports inside functions and for types alone count as all others do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from support.imports import (
    Graph,
    circles,
    graph_of,
    imported,
    package_sources,
    reached,
    siblings,
    within,
)

ROOT = Path(__file__).resolve().parents[2]
SOURCES = package_sources(ROOT / "app")
GRAPH = graph_of(SOURCES)

# From the top. A module stands where the longest name that fits it stands, and may import what
# stands on lower floors, or beneath the same name.
FLOORS: tuple[tuple[str, ...], ...] = (
    ("app.__main__",),
    ("app.self_test",),
    ("app.cli", "app.ui.application"),
    ("app.ui.shell",),
    ("app.ui.local_model",),
    ("app.training",),
    ("app.ui.adjudication",),
    ("app.ui.wordlists", "app.ui.cases", "app.ui.export", "app.ui.sessions", "app.ui.search"),
    ("app.ui.findings", "app.ui.document", "app.ui.queue"),
    ("app.ui.review", "app.ui.help"),
    ("app.ui.views", "app.ui.widgets", "app.ui.settings"),
    ("app.ui.core",),
    ("app.workflow", "app.training.corpora"),
    ("app.sandbox", "app.sessions"),
    ("app.formats",),
    ("app.engine.surrogates",),
    ("app.engine.redaction", "app.engine.wordlists"),
    ("app.engine.review", "app.engine.verification"),
    ("app.engine.tagger", "app.engine.mentions"),
    ("app.engine.detectors",),
    ("app.engine.names",),
    ("app.engine.evaluation",),
    ("app.engine.text",),
    ("app.engine.domain",),
    ("app.settings", "app.keys.key_files", "app.log", "app.html_pages", "app.pdf_pages"),
    ("app.keys.key_purposes", "app.keys.system_keyring", "app.policy"),
    ("app.keys.encryption",),
    (
        "app.atomic_files",
        "app.digests",
        "app.errors",
        "app.file_kinds",
        "app.garbage",
        "app.notices",
        "app.paths",
        "app.progress",
        "app.strict_json",
        "app.utf8_words",
    ),
    ("app.languages",),
    ("app.phrases",),
    ("app",),
)

BASE = {
    "app",
    "app.atomic_files",
    "app.digests",
    "app.errors",
    "app.file_kinds",
    "app.languages",
    "app.notices",
    "app.phrases",
    "app.progress",
    "app.paths",
    "app.policy",
    "app.strict_json",
    "app.utf8_words",
}
DOMAIN = {"app.engine.domain"}


def _area(name: str, window: str, program: str = "") -> tuple[str, set[str]]:
    """What an area of the window may import, of the window and of the rest of the program."""
    rooms = {f"app.ui.{one}" for one in window.split()} | {f"app.{one}" for one in program.split()}
    return f"app.ui.{name}", BASE | rooms | {f"app.ui.{name}"}


# The first entry whose prefix fits a module says what of `app` it may import.
MAY_IMPORT: list[tuple[str, set[str]]] = [
    ("app.atomic_files", set()),
    ("app.digests", set()),
    ("app.phrases", set()),
    ("app.errors", {"app.phrases"}),
    ("app.languages", {"app.phrases"}),
    ("app.notices", {"app.languages", "app.phrases"}),
    ("app.progress", set()),
    ("app.file_kinds", set()),
    ("app.garbage", set()),
    ("app.paths", set()),
    ("app.strict_json", set()),
    ("app.utf8_words", set()),
    ("app.html_pages", BASE),
    ("app.pdf_pages", BASE),
    ("app.keys.system_keyring", {"app.paths"}),
    ("app.policy", {"app", "app.errors", "app.paths", "app.strict_json"}),
    ("app.keys.encryption", set()),
    ("app.keys.key_purposes", {"app.keys.encryption"}),
    (
        "app.keys.key_files",
        BASE | {"app.keys.encryption", "app.keys.key_purposes", "app.keys.system_keyring"},
    ),
    ("app.settings", BASE),
    ("app.log", BASE),
    ("app.sandbox.kernel", set()),
    ("app.sandbox.landlock", {"app.sandbox.kernel"}),
    ("app.sandbox.private_memory", {"app.sandbox.kernel"}),
    ("app.sandbox.memory_reuse", {"app.sandbox.kernel"}),
    ("app.sandbox.call_filter", {"app.sandbox.kernel"}),
    ("app.sandbox.readable", {"app", "app.paths", "app.policy"}),
    (
        "app.sandbox.confinement",
        {f"app.sandbox.{one}" for one in ("kernel", "landlock", "call_filter", "readable")},
    ),
    ("app.sandbox.probe", BASE | {"app.sandbox.kernel"}),
    ("app.sandbox.handover", BASE),
    ("app.sandbox.wire", BASE | DOMAIN),
    ("app.sandbox.temp_dirs", BASE),
    ("app.sandbox.children", set()),
    ("app.sandbox.patience", set()),
    ("app.sandbox.role", BASE),
    (
        "app.sandbox.serving",
        BASE
        | {"app.garbage"}
        | {
            f"app.sandbox.{one}"
            for one in ("children", "confinement", "handover", "memory_reuse", "role", "wire")
        },
    ),
    (
        "app.sandbox.worker",
        BASE
        | {
            f"app.sandbox.{one}"
            for one in (
                *("children", "confinement", "handover", "patience", "role", "serving"),
                *("temp_dirs", "wire"),
            )
        },
    ),
    ("app.sandbox.reader_process", BASE | {"app.engine", "app.formats", "app.sandbox.role"}),
    ("app.engine.domain", BASE | DOMAIN),
    ("app.engine.evaluation", BASE | DOMAIN | {"app.engine.evaluation", "app.html_pages"}),
    ("app.engine", BASE | {"app.engine", "app.html_pages"}),
    ("app.formats", BASE | DOMAIN | {"app.formats"}),
    ("app.workflow.folders", BASE | {"app.formats.base", "app.sessions.storage"}),
    (
        "app.workflow",
        BASE
        | {"app.engine", "app.formats", "app.sandbox", "app.workflow"}
        | {"app.settings", "app.keys.key_files", "app.keys.key_purposes", "app.pdf_pages"}
        # The cases of a window are kept as those of a command.
        | {"app.sessions.case_vault"},
    ),
    (
        "app.sessions",
        BASE
        | DOMAIN
        | {"app.engine.wordlists.lists"}
        | {"app.keys.encryption", "app.keys.key_files", "app.sessions", "app.keys.system_keyring"},
    ),
    # Also the window writes labelled data, and nothing else of the lab is loaded for that.
    ("app.training.corpora", BASE | {"app.engine", "app.training.corpora"}),
    ("app.training", BASE | {"app.engine", "app.training"}),
    _area(
        "core",
        "",
        "engine.domain engine.surrogates.people engine.wordlists"
        " engine.mentions engine.redaction engine.review workflow sandbox"
        " sessions settings keys.key_files formats.base",
    ),
    _area("widgets", "core", "engine.domain"),
    _area("views", "core", "engine.domain engine.review engine.text formats.base"),
    _area("settings", "core", "engine.tagger settings sessions workflow"),
    _area("help", "core", "log"),
    _area("review", "core widgets views", "engine"),
    _area("document", "core widgets views review", "engine"),
    _area("findings", "core widgets views review", "engine.domain"),
    _area("search", "core widgets review document", "engine"),
    _area(
        "queue",
        "core widgets views review",
        "engine workflow sessions formats.base formats.text.encoding",
    ),
    _area("wordlists", "core widgets review document", "engine sessions"),
    _area("cases", "core widgets review", "engine workflow sessions"),
    _area("export", "core widgets views review document queue", "engine workflow training.corpora"),
    _area(
        "sessions",
        "core widgets review document findings queue",
        "engine sessions formats.base",
    ),
    _area("local_model", "core", "training.refresh sandbox.private_memory paths"),
    _area("adjudication", "core review findings sessions", "engine sessions formats.base"),
    _area(
        "shell",
        "core widgets views settings help review document findings search queue wordlists cases"
        " export sessions adjudication local_model",
        "engine sessions settings workflow",
    ),
    _area("application", "core shell", "log settings sessions"),
    ("app.ui", set()),
    (
        "app.cli",
        BASE
        | {
            "app.cli",
            "app.garbage",
            "app.engine",
            "app.formats",
            "app.sandbox",
            "app.workflow",
            "app.training",
        }
        | {"app.settings", "app.keys.key_files", "app.log"}
        # One passphrase protects all keys; commands keep cases as projects do.
        | {"app.keys.key_purposes", "app.sessions.session_key", "app.sessions.case_vault"},
    ),
    (
        "app.self_test",
        BASE
        | {
            f"app.{one}"
            for one in ("cli.terminal", "engine", "formats.base", "sandbox", "settings")
        }
        | {"app.ui.application", "app.workflow"},
    ),
    (
        "app.__main__",
        {"app.cli", "app.garbage", "app.self_test", "app.ui", "app.sandbox.private_memory"},
    ),
    ("app", set()),
]

# What looks at an export with other eyes shares nothing with what wrote it, nor do those of which
# it makes use.
_PAINTING = ("app.formats.ocr.painting.edits", "app.formats.ocr.painting.painter")
WALLS: list[tuple[str, tuple[str, ...]]] = [
    (
        "app.formats.pdf.extraction",
        ("app.formats.pdf.redaction", "app.formats.pdf.images.erase", *_PAINTING),
    ),
    (
        "app.formats.docx.extraction",
        (
            *("app.formats.docx.cleaning", "app.formats.docx.writer"),
            *("app.formats.docx.picture_text", *_PAINTING),
        ),
    ),
    ("app.formats.image.extractor", ("app.formats.image.writer", *_PAINTING)),
    (
        "app.formats.xlsx.extractor",
        ("app.formats.xlsx.writer", "app.formats.xlsx.reader", "app.formats.xlsx.values"),
    ),
    ("app.formats.text.notations.xml_reader", ("app.formats.text.notations.edits",)),
    ("app.engine.verification", ("app.engine.redaction", "app.engine.surrogates")),
]

ONLY_IN = {
    "PySide6": ("app.ui",),
    "torch": ("app.training",),
    "transformers": ("app.training",),
    "onnxruntime": ("app.__main__", "app.engine.tagger.tagger", "app.training"),
    "cryptography": ("app.keys.encryption",),
    "fpdf": ("app.pdf_pages",),
    "jinja2": ("app.html_pages",),
    "keyring": ("app.keys.system_keyring",),
    "py3langid": ("app.engine.text.passages",),
    "pdfplumber": ("app.formats",),
    "pikepdf": ("app.formats",),
    "docx": ("app.formats",),
    "openpyxl": ("app.formats.xlsx.reader",),
    "rapidocr": ("app.formats.ocr",),
    "shtab": ("app.cli.completion",),
    "dask": ("app.cli.redact.cluster",),
    "distributed": ("app.cli.redact.cluster",),
    "socket": (),
    "ssl": (),
    "http": (),
    "urllib.request": (),
    "requests": (),
}


def _place(module: str) -> tuple[int, str]:
    """The number of a module's floor, from the top, and the name that puts it there."""
    places = [
        (len(name), number, name)
        for number, names in enumerate(FLOORS)
        for name in names
        if within(module, name) and (name != "app" or module == "app")
    ]
    assert places, f"{module} stands on no floor"
    _, number, name = max(places)
    return number, name


def runs_up(module: str, target: str) -> bool:
    floor, name = _place(module)
    target_floor, target_name = _place(target)
    return name != target_name and floor >= target_floor


def goes_beyond(module: str, target: str) -> bool:
    allowed = next(may for prefix, may in MAY_IMPORT if within(module, prefix))
    fits = (within(target, one) if one != "app" else target == "app" for one in allowed)
    return not any(fits)


def breaks_a_wall(module: str, target: str) -> bool:
    return any(
        within(module, one) and within(target, other) for one, others in WALLS for other in others
    )


def upward(graph: Graph) -> Iterator[tuple[str, str]]:
    """Imports that no floor, row or wall lets through."""
    for module, targets in graph.items():
        for target in targets:
            arrow = (module, target)
            if runs_up(*arrow) or goes_beyond(*arrow) or breaks_a_wall(*arrow):
                yield arrow


def knots(graph: Graph) -> list[frozenset[str]]:
    """Circles among what stands in one package, modules and packages alike; so also of modules."""
    packages = {module.rpartition(".")[0] for module in graph} - {""}
    return [circle for package in sorted(packages) for circle in circles(siblings(graph, package))]


def detours(graph: Graph) -> Iterator[tuple[str, str]]:
    """What stands before a wall, and what it imports from beyond by way of others."""
    for one, others in WALLS:
        for module in graph:
            if within(module, one):
                for target in sorted(reached(graph, module)):
                    if any(within(target, other) for other in others):
                        yield module, target


def test_every_arrow_runs_down() -> None:
    assert sorted(set(upward(GRAPH))) == []


def test_no_detour_leads_around_a_wall() -> None:
    assert list(detours(GRAPH)) == []


def test_a_planted_detour_is_seen() -> None:
    eyes, middle = "app.formats.pdf.extraction.extractor", "app.formats.pdf.pages.scans"
    painter = "app.formats.ocr.painting.painter"
    planted = {eyes: frozenset({middle}), middle: frozenset({painter}), painter: frozenset[str]()}
    assert list(detours(planted)) == [(eyes, painter)]


def test_nothing_imports_itself_by_way_of_others() -> None:
    assert [sorted(circle) for circle in knots(GRAPH)] == []


def test_the_interface_stands_on_the_program_without_its_window_and_commands() -> None:
    """What other programs import may be moved or dropped, and the program works without it."""
    assert [name for name, source in SOURCES.items() if "incognote" in imported(source)] == []
    used = set().union(*map(imported, package_sources(ROOT / "incognote").values()))
    shown = {name for name in used if within(name, "app.ui") or within(name, "app.cli")}
    assert shown == set()


def test_only_the_shell_knows_a_main_window() -> None:
    """Everything else is given what it uses; a bare widget is enough to put a dialog over."""
    knowing = [module for module, source in SOURCES.items() if "MainWindow" in source]
    assert [
        module
        for module in knowing
        if not within(module, "app.ui.shell") and module != "app.ui.application"
    ] == []


def strangers(sources: Mapping[str, str]) -> list[tuple[str, str]]:
    """Modules with a library that has no room there."""
    return [
        (module, name)
        for module, source in sources.items()
        for target in imported(source)
        for name, rooms in ONLY_IN.items()
        if within(target, name) and not any(within(module, room) for room in rooms)
    ]


def test_libraries_stay_in_their_rooms() -> None:
    assert strangers(SOURCES) == []


def test_a_library_out_of_its_room_is_seen() -> None:
    planted = {"app.formats.base": "def send():\n    import urllib.request"}
    assert strangers(planted) == [("app.formats.base", "urllib.request")]


@pytest.mark.parametrize(
    ("module", "target"),
    [
        ("app.engine.domain.labels", "app.engine.text.folding"),
        ("app.engine.evaluation.scores", "app.engine.text.folding"),
        ("app.engine.verification.verify", "app.engine.surrogates.table"),
        ("app.errors", "app.paths"),
        ("app.formats.base", "app.engine.text.folding"),
        ("app.formats.docx.extraction.extractor", "app.formats.docx.cleaning.clean"),
        ("app.formats.image.extractor", "app.formats.image.writer"),
        ("app.formats.pdf.extraction.extractor", "app.formats.pdf.redaction.writer"),
        ("app.sessions.store", "app.engine.review.regions"),
        ("app.training.run", "app.workflow.scan"),
        ("app.ui.core.theme", "app.ui.views.marks"),
        ("app.ui.findings.panel", "app.ui.queue.panel"),
        ("app.ui.sessions.autosave", "app.ui.shell.main_window"),
        ("app.workflow.scan", "app.ui.core.theme"),
        ("app.cli.parser", "app.ui.application"),
    ],
)
def test_a_planted_breach_is_seen(module: str, target: str) -> None:
    assert (module, target) not in set(upward(GRAPH))
    assert list(upward({module: frozenset({target}), target: frozenset()})) == [(module, target)]


def test_planted_circles_are_seen() -> None:
    planted = graph_of(
        {
            "p": "",
            "p.a": "def later():\n    from p.b import x",
            "p.b": "import p.c",
            "p.c": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p import a",
            "p.d": "from p.a import x",
            "p.one.x": "from p.two import y",
            "p.two.y": "",
            "p.two.z": "import p.one.x",
        }
    )
    assert circles(planted) == [{"p.a", "p.b", "p.c"}]
    assert knots(planted) == [{"p.a", "p.b", "p.c"}, {"p.one", "p.two"}]
