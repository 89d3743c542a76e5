"""In a wheel the program is `incognote._app`: no package called `app` is installed or needed."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Raises where anything of the program is still imported from `app`.
_WITHOUT_APP = """
import sys
sys.modules["app"] = None
from incognote.__main__ import main
sys.argv = ["incognote", *sys.argv[1:]]
if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.fixture(scope="module")
def relocate() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging" / "wheel"))
        return importlib.import_module("relocate")


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("from app.errors import AppError\n", "from incognote._app.errors import AppError\n"),
        ("from app import settings\n", "from incognote._app import settings\n"),
        ("import app\nprint(app.x)\n", "from incognote import _app as app\nprint(app.x)\n"),
        ("import app.errors as known\n", "import incognote._app.errors as known\n"),
        (
            "def f():\n    from app.errors import (\n        A,\n    )\n    return A\n",
            "def f():\n    from incognote._app.errors import (\n        A,\n    )\n    return A\n",
        ),
        ("ä = 1; from app.errors import A\n", "ä = 1; from incognote._app.errors import A\n"),
        ("from apple import app\nimport apple.app\n", "from apple import app\nimport apple.app\n"),
        ('"""See `app.errors`."""\n', '"""See `app.errors`."""\n'),
    ],
)
def test_imports_change_and_nothing_else(relocate: ModuleType, source: str, made: str) -> None:
    assert relocate.relocated(source, "here.py") == made


@pytest.mark.parametrize(
    "source",
    [
        'ROOMS = ("app.engine.",)\n',
        'import_module("app.errors")\n',
        'getLogger("app")\n',
        "import app.errors\nprint(app.errors)\n",
        "import app, os\n",
    ],
)
def test_what_may_mean_the_old_name_stops_the_build(relocate: ModuleType, source: str) -> None:
    with pytest.raises(relocate.StillNamed, match=r"here\.py:[12]"):
        relocate.relocated(source, "here.py")


@pytest.mark.slow
def test_the_relocated_program_works_without_a_package_called_app(
    relocate: ModuleType, tmp_path: Path
) -> None:
    package = tmp_path / "site" / "incognote"
    relocate.copy(ROOT / "incognote", package)
    relocate.copy(ROOT / "app", package / "_app")
    for name in ("resources", "models"):
        (package / "_app" / name).symlink_to(ROOT / name)
    (tmp_path / "site" / "program.py").write_text(_WITHOUT_APP, encoding="utf-8")
    note = tmp_path / "note.txt"
    note.write_text("Seen by Dr. Jane Miller, phone 617-555-0143.\n", encoding="utf-8")
    line = [sys.executable, tmp_path / "site" / "program.py", "redact", note, "-o", tmp_path]
    done = subprocess.run(
        list(map(str, line)),
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    exported = (tmp_path / "note.deid.txt").read_text("utf-8")
    assert "Miller" not in exported
    assert "555" not in exported
