"""Run by the build's own Python: every package there, its licence and the names it imports by."""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, distributions

from incognote._app.workflow.licences import licence_of


def _described(one: Distribution) -> dict[str, object]:
    found = licence_of(one)
    parts = [file.parts for file in one.files or () if ".." not in file.parts]
    own = {part[0] for part in parts if len(part) > 1 and not part[0].endswith(".dist-info")}
    single = {part[0].split(".")[0] for part in parts if len(part) == 1}
    tops = {name for name in own | single if re.fullmatch(r"\w+", name)}
    return {
        "package": found.package,
        "version": found.version,
        "name": found.name,
        "text": found.text,
        "tops": sorted(tops - {"__pycache__"}),
        "own": sorted(own - {"__pycache__"}),
    }


told = sorted(map(_described, distributions()), key=lambda one: str(one["package"]).lower())
json.dump(told, sys.stdout)
