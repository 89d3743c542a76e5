"""The user's choices: one frozen value, stored as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from app.atomic_files import write_atomically
from app.errors import PolicyInvalid
from app.paths import config_dir
from app.policy import policy

VERSION = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that outlives the program.

    Attributes:
        pack: name of the model pack in use; empty for the bundled default.
        provider: `auto` or an ONNX Runtime provider: `cuda`, `directml`, `coreml`, `cpu`.
        threads: processor threads of the tagger; 0 for as many as there are cores, at most 4.
        min_score: findings below this probability are not shown; also the name of an operating
            point, or None for what the pack advises.
        special_categories: whether words of origin and religion are findings too.
        mode: how exports replace identifiers when the dialog opens, by the value of a `Mode`.
        date_shift: days by which dates of invented values move at most.
        exact_places, text_layer: as in `Layout`.
        neutral_names: whether no export is named after its original, whatever that is called.
        neutral_dates: whether exports are dated 1980, so that they do not tell when they were made.
        theme: name of one of the themes of the window, or `system`.
        key_told: whether it was said that the key of saved work lies in a file.
        reviewer: name or initials of who reviews, by which a project tells reviewers apart.
        language: of the window, by its code such as `en`, or `system`.
        key_hints: whether a line below the document names the keys that are used most.
        tour_seen: whether the tour was put away, so that it comes no more by itself.
        grouping: what stands together in the list of findings: `entity`, `category`, `page`, or
            nothing, in the order of `certainty` or of the `document`.
        recents: whether the start page lists documents and projects of before.
        keys: the first key of each command that has another one than usual, by its name; an empty
            one for none.
    """

    pack: str = ""
    provider: str = "auto"
    threads: int = 0
    min_score: float | str | None = None
    special_categories: bool = False
    mode: str = "mask"
    date_shift: int = 364
    exact_places: bool = False
    text_layer: bool = True
    neutral_names: bool = False
    neutral_dates: bool = False
    theme: str = "system"
    language: str = "system"
    key_hints: bool = True
    tour_seen: bool = False
    key_told: bool = False
    reviewer: str = ""
    grouping: str = "entity"
    recents: bool = True
    keys: Mapping[str, str] = field(default_factory=dict, hash=False)


def load(path: Path | None = None) -> Settings:
    """The stored settings; defaults for what is missing, unknown or no value of its setting.

    The defaults are those of this computer's policy, and what that locks holds in any case. Raises
    `PolicyInvalid`.
    """
    usual = Settings(**_of_policy(policy().defaults))
    return held(_stored(path or config_dir() / "settings.json", usual))


def held(settings: Settings) -> Settings:
    """These settings, with what the policy of this computer locks. Raises `PolicyInvalid`."""
    return replace(settings, **_of_policy(policy().locked))


def locked() -> frozenset[str]:
    """Names of the settings that the policy of this computer locks. Raises `PolicyInvalid`."""
    return frozenset(policy().locked)


def _of_policy(stated: Mapping[str, object]) -> dict[str, Any]:
    for name, value in stated.items():
        if name not in Settings.__slots__ or not _fits(name, value):
            raise PolicyInvalid(f"The policy file sets {name!r}, which is unknown or misspelt.")
    return dict(stated)


CHOICES: Mapping[str, tuple[object, ...]] = {
    "mode": ("box", "mask", "numbered", "surrogate"),
    "date_shift": (60, 364, 1095),
}
"""Values of settings of which not every one means something."""


def _stored(path: Path, default: Settings) -> Settings:
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return default
    if not isinstance(stored, dict) or stored.pop("version", None) != VERSION:
        return default
    keys = stored.get("keys")
    if isinstance(keys, dict):
        stored["keys"] = {name: key for name, key in keys.items() if isinstance(key, str)}
    names = (one.name for one in fields(Settings) if one.name in stored)
    fitting = {name: stored[name] for name in names if _fits(name, stored[name])}
    return replace(default, **fitting)


def save(settings: Settings, path: Path | None = None) -> None:
    """Store the settings so that a crash leaves either the old or the new ones.

    Raises `OSError` where the folder cannot be written.
    """
    stored = json.dumps({"version": VERSION, **asdict(settings)}, indent=2)
    write_atomically(path or config_dir() / "settings.json", stored.encode())


def _fits(name: str, value: object) -> bool:
    """Whether a value is one that a setting may have: no number where it is yes or no."""
    usual = getattr(Settings(), name)
    if isinstance(value, bool) is not isinstance(usual, bool):
        return False
    types = (float, int, str, type(None)) if usual is None else (type(usual),)
    if not isinstance(value, types) or value not in CHOICES.get(name, (value,)):
        return False
    # Above all scores nothing is found, and with what is no number neither.
    return name != "min_score" or not isinstance(value, float | int) or 0.0 <= value <= 1.0
