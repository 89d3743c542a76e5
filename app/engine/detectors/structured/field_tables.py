"""What is known of the fields of structured files, and how their names are written."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from app.paths import RESOURCES

# Begins names that no standard gives; see `engine.types.Field`.
OWN = "$."
NESTED = " > "
# Of a field that is itself the name of fields: an element of XML, a key of JSON.
FIELD_NAME = "<>"
HL7_PLACE = re.compile(r"([A-Z][A-Z0-9]{2})-(\d+)\.(\d+)")


@cache
def known_fields() -> dict[str, Any]:
    """The tables of `resources/fields.toml`."""
    return tomllib.loads((RESOURCES / "fields.toml").read_text(encoding="utf-8"))
