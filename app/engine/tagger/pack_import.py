"""A Hugging Face token classifier in ONNX form to a model pack. Offline: a folder is copied."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer

from app.engine.domain.label_maps import LabelMap, label_map, names
from app.engine.tagger.manifest import CARD, MODEL, TOKENIZER, Manifest, write_manifest
from app.errors import PackInvalid, PackMismatch

_WINDOW, _CONTEXT, _THRESHOLD = 128, 31, 0.1
_CARD = """\
# {name}

Imported from a Hugging Face token classifier in ONNX form. Its thresholds were not measured here:
measure it on notes of your own (`incognote models calibrate`) before you rely on it.

Licence named by the export: {licence}. SHA-256 of its graph: {sha256}.
"""
_LICENCE = re.compile(r"license:[ \t]*[\"']?([^\s\"']+)")


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What an import would make.

    Attributes:
        labels: what the model says, and the subcategory that it becomes.
        licence: what the front matter of the export's README names; empty where it names none.
        sha256: of the graph.
        size: of the graph, in bytes.
    """

    name: str
    labels: Mapping[str, str]
    licence: str
    sha256: str
    size: int

    def describe(self) -> str:
        """The plan in lines, labels first."""
        width = max(map(len, self.labels), default=0)
        return "\n".join(
            (
                *(f"{label:{width}} -> {name}" for label, name in self.labels.items()),
                f"name     {self.name}",
                f"licence  {self.licence or 'not named'}",
                f"graph    {self.size / 1e6:.1f} MB, SHA-256 {self.sha256}",
            )
        )


def plan(source: Path, labels: LabelMap | None = None) -> ImportPlan:
    """What `convert` would make of `source`; nothing is written. Raises as it does."""
    _whole(source)
    graph = (source / MODEL).read_bytes()
    return ImportPlan(
        _name(source),
        _subcategories(_labels(_config(source)), labels),
        _licence(source),
        hashlib.sha256(graph).hexdigest(),
        len(graph),
    )


def convert(source: Path, folder: Path, labels: LabelMap | None = None) -> Path:
    """Write a pack made of `source` below `folder`; returns the pack's own folder.

    `source` holds `config.json` with `id2label`, `tokenizer.json` and `model.onnx`. Labels of the
    program's own schema and of the maps in `resources/label_maps` are understood, or those of
    `labels`, with the prefixes of IOB, BILOU or BIOES. Windows are those of the published model
    card: 128 pieces, about 32 of context. Raises `PackInvalid` and `PackMismatch`.
    """
    planned = plan(source, labels)
    config = _config(source)
    name = planned.name
    manifest = Manifest(
        name=name,
        version="imported",
        language=str(config.get("language") or "en")[:2],
        labels=_labels(config),
        subcategories=planned.labels,
        window=min(_WINDOW, int(config.get("max_position_embeddings") or _WINDOW)),
        context=_CONTEXT,
        special=_special(source / TOKENIZER),
        features=0,
        threshold=_THRESHOLD,
        temperature=1.0,
    )
    draft = folder / name
    draft.mkdir()
    for file in (MODEL, TOKENIZER):
        shutil.copyfile(source / file, draft / file)
    card = _CARD.format(name=name, licence=planned.licence or "not named", sha256=planned.sha256)
    (draft / CARD).write_text(card, encoding="utf-8")
    write_manifest(draft, manifest)
    return draft


def _whole(source: Path) -> None:
    if any(source.glob("*.onnx_data")) or any(source.glob("*.onnx.data")):
        raise PackInvalid(
            "The weights are stored outside the graph file.", hint="Export the model into one file."
        )
    for file in (MODEL, TOKENIZER):
        if not (source / file).is_file():
            raise PackInvalid(
                f"The export lacks the file {file}.",
                hint="Export the model to ONNX, on a computer with the library `optimum`.",
            )


def _name(source: Path) -> str:
    return re.sub(r"[^A-Za-z0-9._-]+", "-", source.resolve().name).strip("-.") or "imported"


def _licence(source: Path) -> str:
    """The licence in the front matter of the README, between its two lines of hyphens."""
    try:
        card = (source / CARD).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    parts = card.split("---\n", 2)
    front = parts[1] if card.startswith("---\n") and len(parts) > 2 else ""
    found = _LICENCE.search(front)
    return found[1] if found else ""


def _config(source: Path) -> Mapping[str, Any]:
    try:
        config = json.loads((source / "config.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise PackInvalid("The export lacks a readable config.json.") from None
    if not isinstance(config, dict):
        raise PackInvalid("The export lacks a readable config.json.")
    return config


def _labels(config: Mapping[str, Any]) -> tuple[str, ...]:
    try:
        by_number = {int(number): str(label) for number, label in config["id2label"].items()}
        return tuple(by_number[number] for number in range(len(by_number)))
    except (KeyError, ValueError, AttributeError):
        raise PackInvalid("The export's config.json names no labels.") from None


def _subcategories(labels: tuple[str, ...], told: LabelMap | None) -> dict[str, str]:
    """What the map that was `told`, or else the first that knows them all, says of the labels."""
    kinds = {re.sub(r"^[BILUES]-", "", label) for label in labels} - {"O"}
    for known in (told.forward,) if told else [label_map(n).forward for n in ("own", *names())]:
        if all(known.get(kind) for kind in kinds):
            return {kind: str(known[kind]) for kind in sorted(kinds)}
    raise PackMismatch(
        "No label map has all labels of the model.",
        hint="Give one with --labels; docs/evaluation.md says how to write one.",
    )


def _special(tokenizer: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Pieces that the tokenizer puts before and after a text."""
    try:
        read = Tokenizer.from_file(str(tokenizer))
    except Exception:  # noqa: BLE001 - the library raises nothing narrower
        raise PackInvalid("The export lacks a readable tokenizer.json.") from None
    read.no_truncation()
    read.no_padding()
    encoding = read.encode("a")
    own = [i for i, special in enumerate(encoding.special_tokens_mask) if not special]
    if not own:
        raise PackInvalid("The export's tokenizer cannot be used.")
    return tuple(encoding.ids[: own[0]]), tuple(encoding.ids[own[-1] + 1 :])
