"""What the installers are told to contain is there, and their texts agree with the program."""

from __future__ import annotations

import ast
import importlib
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from app.cli.parser import command_parser
from app.engine.tagger.pack.packs import DEFAULT
from app.paths import MODELS

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
# Those that `packaging/freeze/contents.py` names for other systems than the one of this test.
ELSEWHERE = {"keyring.backends.macOS", "keyring.backends.Windows"}


@pytest.fixture
def packaging(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("freeze.contents")


def test_modules_that_are_imported_by_name_exist(packaging: ModuleType) -> None:
    named = {
        one.replace(packaging.PROGRAM, "app", 1) for one in packaging.IMPORTED_BY_NAME
    } - ELSEWHERE
    assert [name for name in sorted(named) if find_spec(name) is None] == []


def test_data_that_is_collected_exists(packaging: ModuleType) -> None:
    lost: list[tuple[str, str]] = []
    for package, patterns in packaging.DATA_OF.items():
        if package == packaging.PROGRAM:
            continue  # a wheel has what a source tree keeps beside it
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        folder = Path(spec.origin).parent
        lost += [(package, one) for one in patterns if next(folder.glob(one), None) is None]
    assert lost == []
    assert (MODELS / DEFAULT / "manifest.json").is_file()


def test_nothing_is_left_out_that_the_program_imports(packaging: ModuleType) -> None:
    out = [name for name in packaging.LEFT_OUT if name.startswith(packaging.PROGRAM)]
    assert all(find_spec(name.replace(packaging.PROGRAM, "app", 1)) for name in out)
    kept = [name for name in packaging.IMPORTED_BY_NAME if name.startswith(tuple(out))]
    assert kept == []


def imported_by(module: str) -> set[str]:
    """The program's modules that a module imports, in functions too, and those that they import."""
    seen: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if name in seen or not path.is_file():
            continue
        seen.add(name)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                waiting += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
            elif isinstance(node, ast.Import):
                waiting += [one.name for one in node.names]
    return {name for name in seen if name.startswith("app.")}


def test_what_teaches_a_local_model_is_not_left_out(packaging: ModuleType) -> None:
    out = tuple(one.replace(packaging.PROGRAM, "app", 1) + "." for one in packaging.LEFT_OUT)
    assert "app.training.baselines.train" in imported_by("app.training.refresh")
    assert [
        name for name in imported_by("app.training.refresh") if f"{name}.".startswith(out)
    ] == []
    locked = (PACKAGING / "locks" / "linux-x86_64-cp311.txt").read_text("ascii")
    assert "\npython-crfsuite==" in locked


@pytest.mark.usefixtures("packaging")
def test_packages_of_whoever_builds_are_not_frozen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    importlib.import_module("build").forget_other_packages()
    told = subprocess.run(
        [sys.executable, "-c", "import sys; print(sys.path)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=PACKAGING,
    )
    assert str(tmp_path) not in ast.literal_eval(told.stdout)


def test_no_file_says_where_a_build_lay(packaging: ModuleType, tmp_path: Path) -> None:
    told = tmp_path / "_internal" / "numpy-2.4.6.dist-info"
    told.mkdir(parents=True)
    for name in ("RECORD", "direct_url.json", "METADATA"):
        (told / name).write_text(str(tmp_path), encoding="utf-8")
    importlib.import_module("stages.tree").cut(tmp_path, packaging.NOT_SHIPPED, ())
    assert [path.name for path in told.iterdir()] == ["METADATA"]


def test_versions_are_locked_with_hashes() -> None:
    lines = (PACKAGING / "locks" / "linux-x86_64-cp311.txt").read_text("ascii").splitlines()[1:]
    assert all(re.fullmatch(r"[\w.-]+==[\w.!+]+ --hash=sha256:[0-9a-f]{64}", one) for one in lines)
    names = {line.partition("==")[0].replace("_", "-") for line in lines}
    assert {"spacy", "onnxruntime", "pyinstaller", "cyclonedx-bom", "nfpm"} <= names
    assert not names & {"torch", "transformers"}


def test_the_menu_entry_opens_every_kind_of_document() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / "incognote.desktop", encoding="utf-8")
    kinds = set(entry["Desktop Entry"]["MimeType"].strip(";").split(";"))
    assert {"application/pdf", "text/csv", "image/tiff", "application/x-hl7"} <= kinds
    assert entry["Desktop Entry"]["Exec"] == "incognote open %F"
    for language in ("es", "it", "sv"):
        assert entry["Desktop Entry"][f"Comment[{language}]"]


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_menu_entry_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", str(LINUX / "incognote.desktop")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    "path",
    [*LINUX.glob("*.xml"), *PACKAGING.glob("windows/*.wxs"), *PACKAGING.glob("macos/*.plist")],
    ids=lambda path: path.name,
)
def test_descriptions_in_xml_are_well_formed(path: Path) -> None:
    assert ET.parse(path).getroot().tag


def test_the_manual_page_names_every_option_of_every_command(
    packaging: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    page = importlib.import_module("stages.manual_page").page(command_parser(), "2026-01-01")
    sections = re.findall(r"^\.SS ([a-z -]+?)(?: *\\f.*)?$", page, re.MULTILINE)
    listed = re.findall(r"^    (\w+)  ", command_parser().format_help(), re.MULTILINE)
    assert set(listed) <= set(sections)
    assert len(listed) > 5
    written = set(re.findall(r"\\fB(-[^\\]*(?:\\-[^\\]*)*)", page.replace("\\-", "-")))
    for section in ("", *sections):
        with pytest.raises(SystemExit):
            command_parser().parse_args([*section.split(), "--help"])
        helped = re.findall(r"(?<![\w-])--[a-z][a-z0-9-]*", capsys.readouterr().out)
        assert set(helped) <= written, section


def test_exit_statuses_of_the_manual_page_are_those_of_the_documentation(
    packaging: ModuleType,
) -> None:
    listed = importlib.import_module("stages.manual_page").STATUS
    table = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert sorted(listed) == sorted(map(int, re.findall(r"^\| (\d+) \|", table, re.MULTILINE)))


def test_packages_leave_users_folders_alone(packaging: ModuleType, tmp_path: Path) -> None:
    packages = importlib.import_module("stages.linux_packages")
    told = packages.described(tmp_path, tmp_path, "1.2.3", 0)
    places = [one["dst"] for one in told["contents"]]
    assert all(one.startswith(("/usr/", "/etc/incognote")) for one in places)
    assert "scripts" not in told
    assert json.loads(json.dumps(told)) == told


NEEDS_BINUTILS = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("as", "ld", "readelf"))),
    reason="needs binutils",
)


@NEEDS_BINUTILS
def test_libraries_that_the_building_computer_lacks_are_named(
    packaging: ModuleType, tmp_path: Path
) -> None:
    tree = importlib.import_module("stages.tree")
    program, system = tmp_path / "program", tmp_path / "system"
    for folder in (program, system):
        folder.mkdir()
    linked("libxcb-icccm.so.4", system)
    linked("libGL.so.1", system)
    linked("libqxcb.so", program, system / "libxcb-icccm.so.4", system / "libGL.so.1")
    assert tree.lacking(program, ("libGL.so.1",)) == ["libxcb-icccm.so.4"]
    shutil.copy(system / "libxcb-icccm.so.4", program)
    assert tree.lacking(program, ("libGL.so.1",)) == []


def linked(name: str, folder: Path, *needs: Path) -> None:
    """A shared library without anything in it."""
    source = folder / "empty.s"
    source.touch()
    for line in (
        ["as", "-o", folder / "empty.o", source],
        ["ld", "-shared", "-soname", name, "-o", folder / name, folder / "empty.o", *needs],
    ):
        subprocess.run(list(map(str, line)), check=True)


def test_packages_ask_for_all_that_is_left_to_the_system(packaging: ModuleType) -> None:
    packages = importlib.import_module("stages.linux_packages")
    of_c = re.compile(r"lib(c|m|dl|pthread|rt)\.so|ld-linux")
    left = {name for name in packages.LEFT_TO_THE_SYSTEM if not of_c.match(name)}
    assert left == {one.partition("(")[0] for one in packages.NEEDED_RPM[1:]}
    assert len(packages.NEEDED_DEB) == len(packages.NEEDED_RPM)


@NEEDS_BINUTILS
def test_a_shell_has_the_names_that_are_asked_for(packaging: ModuleType, tmp_path: Path) -> None:
    stubs = importlib.import_module("stages.stubs")
    shapely = find_spec("shapely")
    assert shapely is not None
    assert shapely.origin is not None
    folder = Path(shapely.origin).parent
    (user,) = folder.glob("lib.*.so")
    (library,) = folder.parent.glob("shapely.libs/libgeos_c-*")
    shell = tmp_path / library.name
    shell.write_bytes(library.read_bytes())
    stubs.put(shell, [user])

    def names(path: Path, *, elsewhere: bool) -> set[str]:
        return {name for _, place, name, _ in stubs.symbols(path) if (place == "UND") == elsewhere}

    asked = names(user, elsewhere=True) & names(library, elsewhere=False)
    assert len(asked) > 20
    assert names(shell, elsewhere=False) == asked
    assert names(shell, elsewhere=True) == set()
    assert shell.stat().st_size < 40_000
    # In this process the real one could not be loaded any more: both have the same name.
    loading = [sys.executable, "-c", "import ctypes, sys; ctypes.CDLL(sys.argv[1])", str(shell)]
    subprocess.run(loading, check=True, timeout=60)


def test_no_library_is_hollowed_that_a_module_of_the_program_calls(packaging: ModuleType) -> None:
    assert all(one.startswith("opencv_python_headless.libs/") for one in packaging.NEVER_CALLED)
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "app").rglob("*.py"))
    assert not re.search(r"VideoCapture|VideoWriter|imread\(|imdecode\(", sources)


def test_modules_that_stand_in_are_there(packaging: ModuleType) -> None:
    assert [one for one in packaging.STAND_INS if not (PACKAGING / "freeze" / one).is_file()] == []
    ops = find_spec("thinc.backends.numpy_ops")
    assert ops is not None
    assert ops.origin is not None
    asked = (Path(ops.origin).parent / "numpy_ops.pyx").read_text("utf-8")
    # It may use the module only in products of matrices, and has to begin without it otherwise.
    assert "import blis.py\n    has_blis = True" in asked
