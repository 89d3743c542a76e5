"""What hatchling runs to build a wheel: puts the program, its resources and models in place."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import relocate


class WheelHook(BuildHookInterface):
    """Leaves editable installs alone: there the program is imported from the repository."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the program as `incognote._app`."""
        if version == "editable":
            return
        root = Path(self.root)
        self._folder = tempfile.TemporaryDirectory(prefix="incognote-wheel-")
        made = Path(self._folder.name)
        place = made.joinpath(*relocate.NEW.split("."))
        relocate.copy(root / place.parent.name, place.parent)
        relocate.copy(root / relocate.OLD, place)
        inside = relocate.NEW.replace(".", "/")
        build_data["force_include"] |= {
            str(place.parent): place.parent.name,
            str(root / "resources"): f"{inside}/resources",
            str(root / "models"): f"{inside}/models",
        }

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact: str) -> None:
        """Remove the copy."""
        if version != "editable":
            self._folder.cleanup()
