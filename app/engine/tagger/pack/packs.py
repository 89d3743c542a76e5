"""Model packs: folders of data that the tagger runs on.

A pack is `manifest.json`, `README.md` (its model card), and what its kind of input needs: for word
pieces `model.onnx`, `tokenizer.json` and, if it was trained with them, `transitions.npy` of a CRF
and `lexicon.npy`; for features of words `features.npz`, `transitions.npy` and perhaps `lists.json`;
an ensemble names other packs. Nothing in it is executed but the ONNX graph.
"""

from __future__ import annotations

import hashlib
import io
import math
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from app import paths
from app.engine.tagger.bilou import allowed, tag_names
from app.engine.tagger.lexicon import Lexicon
from app.engine.tagger.linear_chain import Floats, Ints
from app.engine.tagger.pack.manifest import (
    CARD,
    LEXICON,
    MANIFEST,
    TRANSITIONS,
    Combination,
    Input,
    Manifest,
    parse,
    write_manifest,
)
from app.errors import PackInvalid, PackMismatch
from app.policy import policy

if TYPE_CHECKING:
    from app.engine.domain.label_maps import LabelMap
    from app.engine.tagger.pack.pack_import import ImportPlan, Reading

DEFAULT = "accurate-en"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_SPLIT = {"B": "BU", "I": "IL", "L": "L", "U": "U", "E": "L", "S": "U"}


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A pack on this machine, as listed. `sha256` is that of its manifest, which names the rest."""

    name: str
    version: str
    language: str
    path: Path
    sha256: str
    size: int
    manifest: Manifest = field(repr=False)

    @property
    def threshold(self) -> float:
        """The score from which it finds unless it is told otherwise."""
        return self.manifest.threshold

    @property
    def bundled(self) -> bool:
        """Whether it came with the program."""
        return self.path.parent == paths.MODELS


@dataclass(frozen=True, slots=True)
class Pack:
    """A verified pack in memory.

    Attributes:
        classes: subcategory of each class of the tag scheme; may repeat one.
        columns: the model output that scores each tag, in the order of `app.engine.tagger.bilou`.
        transitions: `(tags, tags)` scores, `-inf` where the scheme forbids.
        lexicon: the last feature of a model that was trained with one.
        contents: the files of the pack by their names.
        members: the packs of an ensemble.
    """

    info: PackInfo
    manifest: Manifest
    contents: Mapping[str, bytes] = field(repr=False)
    classes: tuple[str, ...]
    columns: Ints = field(repr=False)
    transitions: Floats = field(repr=False)
    lexicon: Lexicon | None = field(repr=False, default=None)
    members: tuple[Pack, ...] = ()


def available() -> tuple[PackInfo, ...]:
    """Every readable pack, the user's own first, then the computer's, then the bundled ones.

    Each name stands there once.
    """
    found: dict[str, PackInfo] = {}
    shared = policy().packs
    for folder in (paths.data_dir() / "models", *((shared,) if shared else ()), paths.MODELS):
        for manifest in sorted(folder.glob(f"*/{MANIFEST}")):
            try:
                info = describe(manifest.parent)
            except (PackInvalid, PackMismatch):
                continue
            found.setdefault(info.name, info)
    return tuple(found.values())


def for_other_languages(usual: PackInfo) -> dict[str, PackInfo]:
    """A pack for each language that some pack on this machine serves, and `usual` does not.

    Of the bundled ones, one of its kind: who chose the fast one wants no slow one for a letter in
    another language.
    """
    found: dict[str, PackInfo] = {}
    kind = usual.manifest.input
    for info in sorted(
        available(),
        key=lambda info: info.bundled and info.manifest.input is not kind,
    ):
        for language in info.manifest.served:
            if language not in usual.manifest.served:
                found.setdefault(language, info)
    return found


def describe(folder: Path) -> PackInfo:
    """Read a pack's manifest only. Raises `PackInvalid` and `PackMismatch`."""
    raw = _read(folder / MANIFEST)
    manifest = parse(raw)
    return PackInfo(
        name=manifest.name,
        version=manifest.version,
        language=manifest.language,
        path=folder,
        sha256=hashlib.sha256(raw).hexdigest(),
        size=sum(file.stat().st_size for file in folder.iterdir() if file.is_file()),
        manifest=manifest,
    )


def load(which: str | Path = "", at_hand: Sequence[Pack] = ()) -> Pack:
    """Load a pack by folder or by name; the bundled default for an empty name.

    Members that are `at_hand` are not read again. Raises `PackInvalid` where a file is missing or
    is not the one that the manifest names, and `PackMismatch` where this program cannot run the
    pack.
    """
    info = describe(which) if isinstance(which, Path) else named(which)
    manifest = info.manifest
    contents = {name: _read(info.path / name) for name in manifest.files}
    for name, content in contents.items():
        if hashlib.sha256(content).hexdigest() != manifest.files[name]:
            raise PackInvalid(f"The file {name} of the model {info.name} was changed.")
    return made(info, contents, tuple(_members(manifest, at_hand)))


def made(info: PackInfo, contents: Mapping[str, bytes], members: tuple[Pack, ...] = ()) -> Pack:
    """The pack that these files are. Raises `PackInvalid` and `PackMismatch`."""
    manifest = info.manifest
    kinds, columns = _columns(manifest)
    if members and manifest.combination is Combination.POOL:
        transitions = _pooled(members)
    else:
        transitions = _transitions(contents.get(TRANSITIONS), len(kinds))
    return Pack(
        info=info,
        manifest=manifest,
        contents=contents,
        members=members,
        classes=tuple(manifest.subcategories[kind] for kind in kinds),
        columns=columns,
        transitions=transitions,
        lexicon=Lexicon.parse(contents[LEXICON]) if LEXICON in contents else None,
    )


def import_pack(
    source: Path,
    models: Path,
    labels: LabelMap | None = None,
    reading: Reading | None = None,
    origin: ImportPlan | None = None,
) -> PackInfo:
    """Make a pack in the folder `models` of a Hugging Face export in the folder `source`.

    A folder that is a pack already, as training leaves it, is copied.

    See `app.engine.tagger.pack.pack_import.convert`. Raises `PackInvalid` and `PackMismatch`; then
    nothing is left behind.
    """
    from app.engine.tagger.pack.pack_import import Reading, convert  # noqa: PLC0415 - is rarely wanted

    models.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=models) as scratch:
        draft = _copied(source, Path(scratch)) or convert(
            source, Path(scratch), labels, reading or Reading(), origin
        )
        return _placed(draft, models)


def combine(name: str, members: Sequence[str], how: Combination, models: Path) -> PackInfo:
    """Make an ensemble of packs on this computer. Raises `PackInvalid` and `PackMismatch`.

    It is offered for the languages of its first member, which all of them must serve. The threshold
    of a union or vote, one half, stands where each member's own stands; that of a pool lies between
    theirs until it is measured on notes.
    """
    manifest = ensemble(name, [load(member) for member in members], how).manifest
    models.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=models) as scratch:
        draft = Path(scratch, name)
        draft.mkdir()
        listed = ", ".join(manifest.members)
        (draft / CARD).write_text(
            f"# {name}\n\n{how.capitalize()} of {listed}.\n", encoding="utf-8"
        )
        write_manifest(draft, manifest)
        return _placed(draft, models)


def ensemble(name: str, members: Sequence[Pack], how: Combination) -> Pack:
    """The ensemble of packs, in memory. Raises as `combine`."""
    if not _NAME.fullmatch(name):
        raise PackInvalid("The name of a model has letters, digits, dots and hyphens only.")
    loaded = tuple(members)
    first = loaded[0].manifest
    if any(
        pack.manifest.language != first.language
        and not set(first.served) <= set(pack.manifest.served)
        for pack in loaded
    ):
        raise PackMismatch("The models are for different languages, and have other tokens.")
    classes = tuple(dict.fromkeys(c for pack in loaded for c in pack.classes if c))
    manifest = Manifest(
        name=name,
        version="1.0.0",
        language=first.language,
        languages=first.languages,
        labels=tag_names(classes),
        subcategories={kind: kind for kind in classes},
        window=0,
        context=0,
        special=((), ()),
        features=0,
        threshold=_between(loaded) if how is Combination.POOL else 0.5,
        temperature=1.0,
        input=Input.ENSEMBLE,
        members={pack.info.name: pack.info.sha256 for pack in loaded},
        combination=how,
        trained_on_patients=any(pack.manifest.trained_on_patients for pack in loaded),
    )
    info = PackInfo(name, manifest.version, manifest.language, Path(), "", 0, manifest)
    return made(info, {}, loaded)


def _between(members: Sequence[Pack]) -> float:
    """The threshold of which the log odds are the mean of those of the members' own."""
    odds = [pack.manifest.threshold / (1.0 - pack.manifest.threshold) for pack in members]
    middle = math.prod(odds) ** (1.0 / len(odds))
    return round(middle / (1.0 + middle), 3)


def _placed(draft: Path, models: Path) -> PackInfo:
    """Put a finished pack where packs lie, once it has proved to load."""
    load(draft)
    target = models / draft.name
    if target.exists():
        raise PackInvalid(f"There is already a model named {draft.name}.")
    draft.rename(target)
    return describe(target)


def _copied(source: Path, scratch: Path) -> Path | None:
    """A copy of a folder that is a pack; None for another folder."""
    if not (source / MANIFEST).is_file():
        return None
    pack = load(source)
    draft = scratch / pack.info.name
    draft.mkdir(mode=0o700 if pack.manifest.trained_on_patients else 0o755)
    for file in (*pack.manifest.files, MANIFEST):
        shutil.copyfile(source / file, draft / file)
    return draft


def _pooled(members: Sequence[Pack]) -> Floats:
    """The mean of the members' transitions, each at its temperature. Raises `PackMismatch`."""
    kinds = {pack.classes for pack in members}
    if len(kinds) > 1 or not all(kinds.pop()):
        raise PackMismatch(
            "The models have different labels, so there is no mean of their scores.",
            hint="Join them by union or by vote.",
        )
    pooled: Floats = np.mean(
        [pack.transitions / pack.manifest.temperature for pack in members], axis=0
    )
    return pooled


def _members(manifest: Manifest, at_hand: Sequence[Pack]) -> Iterator[Pack]:
    listed = available() if manifest.members else ()
    known = {(pack.info.path, pack.info.sha256): pack for pack in at_hand}
    for name, sha256 in manifest.members.items():
        path = _named(name, listed).path
        member = known.get((path, sha256)) or load(path)
        if member.info.sha256 != sha256:
            raise PackInvalid(f"The model {name} is not the one that was combined.")
        if member.manifest.asks_each:
            raise PackInvalid("A union or vote cannot be a member of another.")
        yield member


def named(name: str) -> PackInfo:
    """The pack of a name; the bundled default for an empty one. Raises `PackInvalid`."""
    return _named(name or DEFAULT, available())


def _named(name: str, listed: Sequence[PackInfo]) -> PackInfo:
    for info in listed:
        if info.name == name:
            return info
    raise PackInvalid(f"There is no usable model named {name}.")


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise PackInvalid(f"The model lacks the file {path.name}.") from None


def _columns(manifest: Manifest) -> tuple[tuple[str, ...], Ints]:
    """The classes of the model, and the output that stands for each BILOU tag of each class."""
    outside: int | None = None
    tags: dict[tuple[str, str], int] = {}
    for column, label in enumerate(manifest.labels):
        prefix, dash, kind = label.partition("-")
        if label == "O":
            outside = column
        elif dash and prefix in _SPLIT and kind in manifest.subcategories:
            # An exact tag of the scheme overrides one that stands in for it.
            for part in _SPLIT[prefix]:
                if part == prefix or (kind, part) not in tags or prefix in "ES":
                    tags[kind, part] = column
        elif label in manifest.subcategories:
            tags.update({(label, part): column for part in "BILU"})
        else:
            raise PackMismatch("The model has labels without a subcategory.")
    kinds = tuple(dict.fromkeys(kind for kind, _ in tags))
    try:
        inner = [tags[kind, part] for kind in kinds for part in "BILU"]
    except KeyError:
        raise PackMismatch("The model's labels follow no known tag scheme.") from None
    if outside is None:
        raise PackMismatch("The model has no label for ordinary text.")
    return kinds, np.array([outside, *inner], dtype=np.int64)


def _transitions(stored: bytes | None, classes: int) -> Floats:
    permitted = allowed(classes)
    scores = np.zeros(permitted.shape, dtype=np.float32)
    if stored is not None:
        try:
            scores = np.load(io.BytesIO(stored), allow_pickle=False).astype(np.float32)
        except ValueError:
            raise PackInvalid("The transitions of the model cannot be read.") from None
    if scores.shape != permitted.shape or not np.isfinite(scores[permitted]).all():
        raise PackInvalid("The transitions of the model do not fit its labels.")
    return np.where(permitted, scores, -np.inf).astype(np.float32)
