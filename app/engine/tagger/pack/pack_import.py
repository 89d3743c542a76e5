"""A Hugging Face token classifier to a model pack. Offline: a folder is copied.

Weights that are no ONNX graph are made one by `app.training.import_weights` first.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer

from app.digests import digest_of
from app.engine.domain.label_maps import LabelMap, label_map, names
from app.engine.tagger.pack.manifest import (
    CARD,
    MODEL,
    TOKENIZER,
    Decoder,
    Manifest,
    Pooling,
    write_manifest,
)
from app.engine.tagger.windows import Cut
from app.errors import PackInvalid, PackMismatch

_WINDOW, _CONTEXT, _THRESHOLD = 128, 31, 0.1
_LONGEST_WINDOW, _AROUND = 512, 32
"""Pieces of a window by sentences, and tokens around a sentence: the published procedure's."""

WEIGHTS, SHARDS = "model.safetensors", "model.safetensors.index.json"
_CARD = """\
# {name}

Imported from a Hugging Face token classifier in ONNX form. Its thresholds were not measured here:
measure it on notes of your own (`incognote models calibrate`) before you rely on it.

Licence named by the export: {licence}. SHA-256 of its files:

{hashes}
"""
_LICENCE = re.compile(r"license:[ \t]*[\"']?([^\s\"']+)")


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """What an import would make.

    Attributes:
        labels: what the model says, and the subcategory that it becomes.
        licence: what the front matter of the export's README names; empty where it names none.
        hashes: SHA-256 of the files with the graph or the weights, by their names.
        size: of those files, in bytes.
    """

    name: str
    labels: Mapping[str, str]
    licence: str
    hashes: Mapping[str, str]
    size: int

    def describe(self) -> str:
        """The plan in lines, labels first."""
        width = max(map(len, self.labels), default=0)
        return "\n".join(
            (
                *(f"{label:{width}} -> {name}" for label, name in self.labels.items()),
                f"name     {self.name}",
                f"licence  {self.licence or 'not named'}",
                f"size     {self.size / 1e6:.1f} MB",
                *(f"SHA-256  {sha256}  {name}" for name, sha256 in self.hashes.items()),
            )
        )


@dataclass(frozen=True, slots=True)
class Reading:
    """How an imported model is to read texts; values as in the manifest."""

    windows: Cut = Cut.PIECES
    group: int = 1
    pooling: Pooling = Pooling.FIRST
    decoder: Decoder = Decoder.LATTICE


_AS_USUAL = Reading()


def weights_of(source: Path) -> tuple[str, ...]:
    """Names of the files with the weights of a folder that has no graph; none where it has one.

    Raises `PackInvalid` for an index of shards that cannot be read.
    """
    if (source / MODEL).is_file():
        return ()
    if (source / WEIGHTS).is_file():
        return (WEIGHTS,)
    if not (source / SHARDS).is_file():
        return ()
    try:
        listed = json.loads((source / SHARDS).read_text(encoding="utf-8"))["weight_map"].values()
        names = sorted({str(name) for name in listed})
    except (OSError, ValueError, KeyError, AttributeError):
        raise PackInvalid(f"The file {SHARDS} cannot be read.") from None
    missing = [n for n in names if Path(n).name != n or not (source / n).is_file()]
    if missing or not names:
        raise PackInvalid(f"The export lacks the file {(*missing, WEIGHTS)[0]}.")
    return tuple(names)


def plan(source: Path, labels: LabelMap | None = None) -> ImportPlan:
    """What an import would make of `source`; nothing is written. Raises as `convert` does."""
    files = weights_of(source)
    if not files:
        _whole(source)
    read = {name: (source / name) for name in files or (MODEL,)}
    return ImportPlan(
        _name(source),
        _subcategories(_labels(_config(source)), labels),
        _licence(source),
        {name: digest_of(path) for name, path in read.items()},
        sum(path.stat().st_size for path in read.values()),
    )


def convert(
    source: Path,
    folder: Path,
    labels: LabelMap | None = None,
    reading: Reading = _AS_USUAL,
    origin: ImportPlan | None = None,
) -> Path:
    """Write a pack made of `source` below `folder`; returns the pack's own folder.

    `source` holds `config.json` with `id2label`, `tokenizer.json` and `model.onnx`. Labels of the
    program's own schema and of the maps in `resources/label_maps` are understood, or those of
    `labels`, with the prefixes of IOB, BILOU or BIOES. Windows of pieces hold 128, about 31 of
    context on either side; a sentence has 32 tokens around it, as the published model card wants
    it. `origin` is what the graph was made of, if not of itself. Raises `PackInvalid` and
    `PackMismatch`.
    """
    planned = origin or plan(source, labels)
    _whole(source)
    config = _config(source)
    name = planned.name
    special = _special(source / TOKENIZER)
    window, context = _sizes(config, special, reading.windows)
    manifest = Manifest(
        name=name,
        version="imported",
        language=str(config.get("language") or "en")[:2],
        labels=_labels(config),
        subcategories=planned.labels,
        window=window,
        context=context,
        special=special,
        features=0,
        threshold=_THRESHOLD,
        temperature=1.0,
        windows=reading.windows,
        group=reading.group,
        pooling=reading.pooling,
        decoder=reading.decoder,
    )
    draft = folder / name
    draft.mkdir()
    for file in (MODEL, TOKENIZER):
        shutil.copyfile(source / file, draft / file)
    hashes = "\n".join(f"- `{file}`: {sha256}" for file, sha256 in planned.hashes.items())
    card = _CARD.format(name=name, licence=planned.licence or "not named", hashes=hashes)
    (draft / CARD).write_text(card, encoding="utf-8")
    write_manifest(draft, manifest)
    return draft


def _whole(source: Path) -> None:
    if any(source.glob("*.onnx_data")) or any(source.glob("*.onnx.data")):
        raise PackInvalid(
            "The weights are stored outside the graph file.", hint="Export the model into one file."
        )
    if any(source.glob("*.bin")) and not (source / MODEL).is_file():
        raise PackInvalid(
            "The weights are in a form that can run programs, which is not read.",
            hint="Save the model as safetensors, or export it to ONNX.",
        )
    for file in (MODEL, TOKENIZER):
        if not (source / file).is_file():
            raise PackInvalid(
                f"The export lacks the file {file}.",
                hint="Export the model to ONNX, on a computer with the library `optimum`.",
            )


def _sizes(
    config: Mapping[str, Any], special: tuple[tuple[int, ...], tuple[int, ...]], cut: Cut
) -> tuple[int, int]:
    """Pieces of a window, and the context, in pieces or around a sentence in tokens."""
    most = int(config.get("max_position_embeddings") or _LONGEST_WINDOW)
    if str(config.get("model_type")) in _OFFSET:
        most -= 2  # Their positions count from two on.
    if cut is Cut.PIECES:
        return min(_WINDOW, most), _CONTEXT
    window = min(_LONGEST_WINDOW, most)
    room = window - sum(len(part) for part in special)
    return window, min(_AROUND, room // 4) if cut is Cut.SENTENCES else 0


_OFFSET = ("roberta", "xlm-roberta", "camembert")


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
